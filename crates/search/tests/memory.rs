//! How many bytes A* holds a node.

use jiugong_search::*;

/// The points of a large plane, with a key of 64 bits; a move goes one point in one of four directions.
struct Plane;

impl Space for Plane {
    type State = (i32, i32);
    type Move = u8;
    type Change = u8;
    type Moves = std::vec::IntoIter<u8>;
    type Key = u64;

    fn moves(&self, _state: &(i32, i32), previous: Option<u8>) -> Self::Moves {
        (0..4).filter(|&made| Some(made ^ 1) != previous).collect::<Vec<_>>().into_iter()
    }

    fn change(&self, _state: &(i32, i32), made: u8) -> u8 {
        made
    }

    fn apply(&self, state: &mut (i32, i32), change: u8) {
        let step = if change & 1 == 0 { 1 } else { -1 };
        *(if change < 2 { &mut state.0 } else { &mut state.1 }) += step;
    }

    fn undo(&self, state: &mut (i32, i32), change: u8) {
        self.apply(state, change ^ 1);
    }

    fn inverse(&self, made: u8) -> u8 {
        made ^ 1
    }

    fn pack(&self, state: &(i32, i32)) -> u64 {
        u64::from(state.0 as u32) << 32 | u64::from(state.1 as u32)
    }

    fn key_after(&self, key: u64, change: u8) -> u64 {
        let mut state = self.unpack(key);
        self.apply(&mut state, change);
        self.pack(&state)
    }

    fn unpack(&self, key: u64) -> (i32, i32) {
        ((key >> 32) as i32, key as i32)
    }
}

/// Half the distance to the origin.
struct Half;

impl Heuristic<Plane> for Half {
    type Memo = u16;

    fn fresh(&self, state: &(i32, i32)) -> u16 {
        ((state.0.unsigned_abs() + state.1.unsigned_abs()) / 2) as u16
    }

    fn after(&self, _memo: u16, state: &(i32, i32), change: u8) -> u16 {
        let mut state = *state;
        Plane.apply(&mut state, change);
        self.fresh(&state)
    }

    fn value(&self, memo: u16) -> u32 {
        memo.into()
    }
}

#[test]
fn a_star_holds_at_most_32_bytes_a_node() {
    for start in [(500, 200), (520, 310), (700, 600)] {
        let problem = Problem { space: &Plane, heuristic: &Half, start, goal: (0, 0) };
        let mut run = Run::default();
        let path = AStar::default().search(&problem, &mut run).expect("no limit").expect("a way");
        assert_eq!(path.len() as i32, start.0 + start.1);
        let Statistics { held, held_bytes, .. } = run.statistics;
        assert!(held > 250_000 && held_bytes <= 32 * held, "{held_bytes} bytes for {held} nodes");
    }
}
