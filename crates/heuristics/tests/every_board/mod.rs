//! Every board of a size, without a table.

use std::num::NonZero;

use jiugong_heuristics::{Slides, Tiles};
use jiugong_puzzle::{Board, BoardNumbering, Direction, GoalName, Size};
use jiugong_search::{Heuristic, Space};

pub const ONE_THREAD: NonZero<usize> = NonZero::<usize>::MIN;

pub fn size(width: usize, height: usize) -> Size {
    Size::new(width, height).unwrap()
}

/// A goal whose blank went from the standard one the given ways.
pub fn goal_after(size: Size, ways: &[Direction]) -> Board {
    let mut goal = GoalName::Standard.board(size);
    ways.iter().for_each(|&way| _ = goal.slide(way).unwrap());
    goal
}

/// Three goals on 3x3: the blank in a corner, at an edge, in the centre.
pub fn three_goals() -> [Board; 3] {
    let ways = [Direction::Up, Direction::Left];
    [0, 1, 2].map(|count| goal_after(size(3, 3), &ways[..count]))
}

/// The distance of every board by number, found by a plain breadth-first search of boards.
pub fn flood(start: &Board) -> Vec<u32> {
    let numbering = BoardNumbering::new(start).unwrap();
    let number = |board: &Board| numbering.number_of(board).unwrap() as usize;
    let mut distances = vec![u32::MAX; numbering.count() as usize];
    distances[number(start)] = 0;
    let mut queue = std::collections::VecDeque::from([start.clone()]);
    while let Some(board) = queue.pop_front() {
        for direction in Direction::ALL {
            let mut next = board.clone();
            if next.slide(direction).is_some() && distances[number(&next)] == u32::MAX {
                distances[number(&next)] = distances[number(&board)] + 1;
                queue.push_back(next);
            }
        }
    }
    distances
}

/// Checks, along every slide of every board, that the memo made from the parent's is as good as a fresh one.
pub fn follows_every_slide<H: Heuristic<Slides<u64>>>(
    heuristic: &H,
    goal: &Board,
    check: impl Fn(&Board, u32, &H),
) {
    let slides = Slides::<u64>::new(goal.size()).unwrap();
    let numbering = BoardNumbering::new(goal).unwrap();
    let fresh: Vec<u32> = (0..numbering.count())
        .map(|number| {
            let board = numbering.board(number).unwrap();
            let h = heuristic.value(heuristic.fresh(&Tiles::new(&board).unwrap()));
            check(&board, h, heuristic);
            h
        })
        .collect();
    for (number, &h) in fresh.iter().enumerate() {
        let mut tiles = Tiles::new(&numbering.board(number as u64).unwrap()).unwrap();
        let memo = heuristic.fresh(&tiles);
        for made in slides.moves(&tiles, None) {
            let slid = slides.change(&tiles, made);
            let after = heuristic.value(heuristic.after(memo, &tiles, slid));
            slides.apply(&mut tiles, slid);
            assert_eq!(after, fresh[slides.number(&tiles)]);
            assert!(after.abs_diff(h) <= 1, "consistent");
            slides.undo(&mut tiles, slid);
        }
    }
}
