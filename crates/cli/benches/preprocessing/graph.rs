//! The boards of a size as a graph.

use fast_paths::InputGraph;
use jiugong_puzzle::{Board, BoardNumbering, Direction, GoalName, Size};

/// All boards that can reach the goal, each a node with its number, and an edge of weight 1 for each slide.
pub struct Graph {
    numbering: BoardNumbering,
    pub input: InputGraph,
}

impl Graph {
    /// The graph of a size.
    pub fn new(size: Size) -> Graph {
        let numbering = BoardNumbering::new(&GoalName::Standard.board(size)).expect("the boards are small");
        let mut input = InputGraph::new();
        for number in 0..numbering.count() {
            let board = numbering.board(number).expect("a number below the count");
            for direction in Direction::ALL {
                let mut neighbour = board.clone();
                if neighbour.slide(direction).is_some() {
                    let to = numbering.number_of(&neighbour).expect("a slide stays in the graph");
                    input.add_edge(number as usize, to as usize, 1);
                }
            }
        }
        input.freeze();
        Graph { numbering, input }
    }

    /// The node of a board.
    pub fn node(&self, board: &Board) -> usize {
        self.numbering.number_of(board).expect("every board can reach the goal") as usize
    }
}
