//! Small spaces whose shortest paths are found by plain means.
#![allow(dead_code, reason = "no test file uses all of them")]

use std::collections::{BTreeMap, BinaryHeap};

use jiugong_search::{Heuristic, Space};

/// Numbers from a seed, for building test cases.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(end)) as u32
    }
}

/// An edge of a [`Graph`], gone along in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: u32,
    pub to: u32,
    pub cost: u32,
}

/// Points joined by edges with costs, each of which can be gone along both ways.
pub struct Graph {
    pub edges: Vec<Vec<Edge>>,
    pub numbered: bool,
}

impl Graph {
    pub fn new(points: u32, edges: &[(u32, u32, u32)]) -> Graph {
        let mut graph = Graph { edges: vec![Vec::new(); points as usize], numbered: false };
        for &(from, to, cost) in edges {
            graph.edges[from as usize].push(Edge { from, to, cost });
            graph.edges[to as usize].push(Edge { from: to, to: from, cost });
        }
        graph
    }

    /// A graph with random edges, which may be in several parts.
    pub fn random(dice: &mut Dice, points: u32, edges: u32, dearest: u32) -> Graph {
        let mut joined = BTreeMap::new();
        for _ in 0..edges {
            let (from, to) = (dice.below(points), dice.below(points));
            if from < to {
                joined.insert((from, to), 1 + dice.below(dearest));
            }
        }
        let edges: Vec<_> = joined.into_iter().map(|((from, to), cost)| (from, to, cost)).collect();
        Graph::new(points, &edges)
    }

    /// A grid of a width whose cells are `#` or free; the points are its cells.
    pub fn grid(rows: &[&str]) -> Graph {
        let width = rows[0].len();
        let free = |cell: usize| rows[cell / width].as_bytes()[cell % width] != b'#';
        let mut edges = Vec::new();
        for cell in (0..width * rows.len()).filter(|&cell| free(cell)) {
            if (cell + 1) % width > 0 && free(cell + 1) {
                edges.push((cell as u32, cell as u32 + 1, 1));
            }
            if cell + width < width * rows.len() && free(cell + width) {
                edges.push((cell as u32, (cell + width) as u32, 1));
            }
        }
        Graph { numbered: true, ..Graph::new((width * rows.len()) as u32, &edges) }
    }

    /// The cost of a cheapest path from every point to `goal`; `u32::MAX` where there is none.
    pub fn distances(&self, goal: u32) -> Vec<u32> {
        let mut distances = vec![u32::MAX; self.edges.len()];
        let mut queue = BinaryHeap::from([(std::cmp::Reverse(0), goal)]);
        while let Some((std::cmp::Reverse(distance), point)) = queue.pop() {
            if distance < distances[point as usize] {
                distances[point as usize] = distance;
                let edges = self.edges[point as usize].iter();
                queue.extend(edges.map(|edge| (std::cmp::Reverse(distance + edge.cost), edge.to)));
            }
        }
        distances
    }
}

impl Space for Graph {
    type State = u32;
    type Move = Edge;
    type Change = Edge;
    type Moves = std::vec::IntoIter<Edge>;
    type Key = u32;

    fn moves(&self, state: &u32, previous: Option<Edge>) -> Self::Moves {
        let edges = self.edges[*state as usize].iter().copied();
        let back = previous.map(|previous| previous.from);
        edges.filter(|edge| Some(edge.to) != back).collect::<Vec<_>>().into_iter()
    }

    fn change(&self, _state: &u32, made: Edge) -> Edge {
        made
    }

    fn apply(&self, state: &mut u32, change: Edge) {
        assert_eq!(*state, change.from, "a move is made where it begins");
        *state = change.to;
    }

    fn undo(&self, state: &mut u32, change: Edge) {
        assert_eq!(*state, change.to, "a move is taken back where it ends");
        *state = change.from;
    }

    fn inverse(&self, made: Edge) -> Edge {
        Edge { from: made.to, to: made.from, cost: made.cost }
    }

    fn cost(&self, made: Edge) -> u32 {
        made.cost
    }

    fn pack(&self, state: &u32) -> u32 {
        *state
    }

    fn key_after(&self, _key: u32, change: Edge) -> u32 {
        change.to
    }

    fn unpack(&self, key: u32) -> u32 {
        key
    }

    fn count(&self) -> Option<usize> {
        self.numbered.then_some(self.edges.len())
    }

    fn number(&self, state: &u32) -> usize {
        *state as usize
    }
}

/// An estimate that is looked up, by point.
pub struct Estimates(pub Vec<u32>);

impl Estimates {
    /// A random share of the true distances: admissible and in general inconsistent. A point from which there is no
    /// way has 7, so that searches have to find that out.
    pub fn random(dice: &mut Dice, distances: &[u32]) -> Estimates {
        let share = |&distance: &u32| if distance == u32::MAX { 7 } else { dice.below(distance + 1) };
        Estimates(distances.iter().map(share).collect())
    }
}

impl Heuristic<Graph> for Estimates {
    type Memo = u32;

    fn fresh(&self, state: &u32) -> u32 {
        self.0[*state as usize]
    }

    fn after(&self, _memo: u32, state: &u32, change: Edge) -> u32 {
        assert_eq!(*state, change.from, "the state before the change");
        self.0[change.to as usize]
    }

    fn value(&self, memo: u32) -> u32 {
        memo
    }
}

/// The points of a line, from 0 on; a move goes one to the right or to the left.
pub struct Line {
    pub points: u64,
    pub cost: u32,
}

impl Space for Line {
    type State = u64;
    type Move = i8;
    type Change = i8;
    type Moves = std::vec::IntoIter<i8>;
    type Key = u64;

    fn moves(&self, state: &u64, previous: Option<i8>) -> Self::Moves {
        let mut moves = vec![1, -1];
        moves.retain(|&made| Some(-made) != previous);
        moves.retain(|&made| state.checked_add_signed(made.into()).is_some_and(|point| point < self.points));
        moves.into_iter()
    }

    fn change(&self, _state: &u64, made: i8) -> i8 {
        made
    }

    fn apply(&self, state: &mut u64, change: i8) {
        *state = state.wrapping_add_signed(change.into());
    }

    fn undo(&self, state: &mut u64, change: i8) {
        *state = state.wrapping_add_signed(-i64::from(change));
    }

    fn inverse(&self, made: i8) -> i8 {
        -made
    }

    fn cost(&self, _made: i8) -> u32 {
        self.cost
    }

    fn least_cost(&self) -> u32 {
        self.cost
    }

    fn pack(&self, state: &u64) -> u64 {
        *state
    }

    fn key_after(&self, key: u64, change: i8) -> u64 {
        key.wrapping_add_signed(change.into())
    }

    fn unpack(&self, key: u64) -> u64 {
        key
    }
}

/// A stack of pancakes, the sizes from the top; a move turns the topmost ones over.
pub struct Pancakes(pub u8);

pub const MOST_PANCAKES: usize = 8;

impl Space for Pancakes {
    type State = [u8; MOST_PANCAKES];
    type Move = u8;
    type Change = u8;
    type Moves = std::vec::IntoIter<u8>;
    type Key = [u8; MOST_PANCAKES];

    fn moves(&self, _state: &Self::State, previous: Option<u8>) -> Self::Moves {
        (2..=self.0).filter(|&made| Some(made) != previous).collect::<Vec<_>>().into_iter()
    }

    fn change(&self, _state: &Self::State, made: u8) -> u8 {
        made
    }

    fn apply(&self, state: &mut Self::State, change: u8) {
        state[..change as usize].reverse();
    }

    fn undo(&self, state: &mut Self::State, change: u8) {
        state[..change as usize].reverse();
    }

    fn inverse(&self, made: u8) -> u8 {
        made
    }

    fn pack(&self, state: &Self::State) -> Self::Key {
        *state
    }

    fn key_after(&self, mut key: Self::Key, change: u8) -> Self::Key {
        key[..change as usize].reverse();
        key
    }

    fn unpack(&self, key: Self::Key) -> Self::State {
        key
    }
}

/// The stack in order.
pub const IN_ORDER: [u8; MOST_PANCAKES] = [1, 2, 3, 4, 5, 6, 7, 8];

/// Neighbours in a stack of `pancakes` that are none in the goal, the plate included (Helmert 2010): one move
/// mends one at most.
pub struct Gaps {
    pub pancakes: u8,
    pub goal: [u8; MOST_PANCAKES],
}

impl Heuristic<Pancakes> for Gaps {
    type Memo = u8;

    fn fresh(&self, state: &[u8; MOST_PANCAKES]) -> u8 {
        let pancakes = self.pancakes as usize;
        let place = |pancake: u8| {
            self.goal[..pancakes].iter().position(|&other| other == pancake).expect("a pancake of the stack")
        };
        let places: Vec<_> =
            state[..pancakes].iter().map(|&pancake| place(pancake)).chain([pancakes]).collect();
        places.windows(2).filter(|pair| pair[0].abs_diff(pair[1]) > 1).count() as u8
    }

    fn after(&self, _memo: u8, state: &[u8; MOST_PANCAKES], change: u8) -> u8 {
        let mut state = *state;
        state[..change as usize].reverse();
        self.fresh(&state)
    }

    fn value(&self, memo: u8) -> u32 {
        memo.into()
    }
}

/// Follows a path from `start`, checking that each of its moves is offered; returns where it ends and its cost.
pub fn follow<S: Space>(space: &S, start: &S::State, path: &[S::Move]) -> (S::State, u32) {
    let (mut state, mut cost) = (start.clone(), 0);
    for &made in path {
        assert!(space.moves(&state, None).any(|offered| offered == made), "{made:?} is no way out");
        let change = space.change(&state, made);
        space.apply(&mut state, change);
        cost += space.cost(made);
    }
    (state, cost)
}
