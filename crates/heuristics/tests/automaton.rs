//! The automaton that refuses duplicates loses no shortest path.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use jiugong_heuristics::{CELLS, Slides, Tiles};
use jiugong_puzzle::Size;
use jiugong_search::{Automaton, Limits, REFUSED, Run, Space, Stop, Watch};

fn distinct(size: Size, blank: usize) -> Tiles {
    let mut cells = [0; CELLS];
    (0..size.cells()).filter(|&cell| cell != blank).zip(1..).for_each(|(cell, tile)| cells[cell] = tile);
    Tiles { cells, blank: blank as u8 }
}

/// Walks, layer by layer, the boards together with what the automaton has read on a shortest path to them, and
/// compares with the boards alone. As tiles can be renamed, one start for each cell of the blank stands for all
/// pairs of start and goal.
fn loses_nothing(width: usize, height: usize, depth: usize, layers: u32) -> u64 {
    loses_nothing_within(Limits::default(), (width, height), depth, layers)
}

fn loses_nothing_within(limits: Limits, (width, height): (usize, usize), depth: usize, layers: u32) -> u64 {
    let size = Size::new(width, height).unwrap();
    let space = Slides::<u64>::new(size).unwrap();
    let starts: Vec<Tiles> = (0..size.cells()).map(|blank| distinct(size, blank)).collect();
    let mut run = Run::new(limits, Arc::default());
    let class = |tiles: &Tiles| tiles.blank.into();
    let automaton =
        Automaton::learn_within(&space, &starts, class, |made| made as usize, depth, &mut run).unwrap();
    let is_whole = automaton.depth() == depth;
    assert_eq!(is_whole, limits.memory.is_none(), "{} of {depth}", automaton.depth());
    assert!(limits.memory.is_none_or(|memory| run.statistics.held_bytes <= memory));
    let mut reached = 0;
    for (class, start) in starts.iter().enumerate() {
        let mut distances = HashMap::from([(space.pack(start), 0)]);
        let mut boards = vec![*start];
        let mut layer = HashSet::from([(space.pack(start), automaton.begin(class))]);
        for distance in 1..=layers {
            let mut next_boards = Vec::new();
            for board in boards {
                for made in space.moves(&board, None) {
                    let mut child = board;
                    space.apply(&mut child, space.change(&board, made));
                    distances.entry(space.pack(&child)).or_insert_with(|| {
                        next_boards.push(child);
                        distance
                    });
                }
            }
            let mut next = HashSet::new();
            for &(key, read) in &layer {
                let board = space.unpack(key);
                for made in space.moves(&board, None) {
                    let read = automaton.after(read, made as usize);
                    let mut child = board;
                    space.apply(&mut child, space.change(&board, made));
                    if read != REFUSED && distances[&space.pack(&child)] == distance {
                        next.insert((space.pack(&child), read));
                    }
                }
            }
            let found: HashSet<u64> = next.iter().map(|&(key, _)| key).collect();
            assert_eq!(found.len(), next_boards.len(), "{size} from cell {class}, {distance} slides");
            reached += found.len() as u64;
            (boards, layer) = (next_boards, next);
        }
    }
    reached
}

#[test]
fn from_every_start_to_every_goal_on_3x3() {
    assert_eq!(loses_nothing(3, 3, 12, 31), 9 * 181_439);
    assert_eq!(loses_nothing(2, 3, 14, 21), 6 * 359);
}

#[test]
fn to_every_board_of_3x4_within_eighteen_slides() {
    assert!(loses_nothing(3, 4, 12, 18) > 100_000);
}

/// With less memory less is refused, and still nothing is lost.
#[test]
fn where_the_memory_does_not_allow_all_shorter_duplicates_are_learnt() {
    for kibibytes in [4, 16, 64] {
        let limits = Limits { memory: Some(kibibytes << 10), ..Limits::default() };
        assert_eq!(loses_nothing_within(limits, (3, 3), 14, 31), 9 * 181_439);
    }
}

#[test]
fn learning_keeps_to_its_limits_and_can_be_cancelled() {
    let size = Size::new(5, 5).unwrap();
    let space = Slides::<u128>::new(size).unwrap();
    let starts: Vec<Tiles> = (0..size.cells()).map(|blank| distinct(size, blank)).collect();
    let learn = |limits: Limits, watch: Watch| {
        let mut run = Run::new(limits, Arc::new(watch));
        let class = |tiles: &Tiles| tiles.blank.into();
        let learnt = Automaton::learn_within(&space, &starts, class, |made| made as usize, 14, &mut run);
        (learnt.map(|automaton| automaton.depth()), run.statistics.held_bytes)
    };
    let time = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
    assert_eq!(learn(time, Watch::default()).0, Err(Stop::Time));
    let cancelled = Watch::default();
    cancelled.cancel();
    assert_eq!(learn(Limits::default(), cancelled).0, Err(Stop::Cancelled));
    let none = Limits { memory: Some(100), ..Limits::default() };
    assert_eq!(learn(none, Watch::default()).0, Err(Stop::Memory));
    let (whole, all) = learn(Limits::default(), Watch::default());
    let (shorter, some) = learn(Limits { memory: Some(8 << 20), ..Limits::default() }, Watch::default());
    assert_eq!(whole, Ok(14));
    assert!(all > 100 << 20, "what it takes is noted: {all}");
    assert!(shorter.is_ok_and(|depth| (4..14).contains(&depth)) && some <= 8 << 20, "{shorter:?} {some}");
}

/// On 2x2 the blank can only go around: twelve boards in a circle, which six slides one way and six the other
/// lead half around. Of these two ways the later one is refused. Seven slides the earlier way are a duplicate
/// too, but contain a refused way of six except where two cells in a row have the same earlier way, which is
/// so for two of the four.
#[test]
fn on_2x2_only_the_circle_of_twelve_and_going_back_are_refused() {
    let size = Size::new(2, 2).unwrap();
    let space = Slides::<u64>::new(size).unwrap();
    let starts: Vec<Tiles> = (0..4).map(|blank| distinct(size, blank)).collect();
    let learn =
        |depth| Automaton::learn(&space, &starts, |tiles| tiles.blank.into(), |made| made as usize, depth);
    assert_eq!(learn(5).duplicates(), 8, "two ways to go and come back from each cell");
    assert_eq!(learn(6).duplicates(), 12, "and from each cell one of two ways half around");
    assert_eq!(learn(7).duplicates(), 14, "and seven slides of the way that comes first");
    assert_eq!(learn(20).duplicates(), 14);
}
