//! The verdict on reachability against what slides really reach.

mod samples;

use jiugong_puzzle::{Board, Direction, GoalName, Reachability, Size, unrank};
use samples::{board, flood, goal};

/// All boards of a size, of both halves.
fn all_boards(size: Size) -> Vec<Board> {
    let count: u64 = (1..=size.cells() as u64).product();
    let of_rank = |rank| {
        let mut cells = vec![0; size.cells()];
        unrank(rank, &mut cells);
        Board::new(size, cells.iter().map(|&tile| u16::from(tile)).collect()).unwrap()
    };
    (0..count).map(of_rank).collect()
}

#[test]
fn the_verdict_is_what_a_flood_finds_for_every_pair_of_boards() {
    for (width, height) in [(2, 2), (2, 3), (3, 2)] {
        let size = Size::new(width, height).unwrap();
        let boards = all_boards(size);
        // The flood from one board is the flood from every board in it, so two floods cover all starts.
        let first = flood(&boards[0]);
        let outside = boards.iter().find(|board| !first.contains(board)).expect("another half");
        let second = flood(outside);
        assert_eq!((first.len(), second.len()), (boards.len() / 2, boards.len() / 2));
        let partners: Vec<_> = boards.iter().step_by(if size.cells() == 4 { 1 } else { 7 }).collect();
        for start in &boards {
            for goal in &partners {
                let found = Reachability::new(start, goal).unwrap();
                assert_eq!(
                    found.reachable,
                    first.contains(start) == first.contains(goal),
                    "{start} to {goal}"
                );
                assert_eq!(found.swap.is_none(), found.reachable);
                if let Some((one, other)) = found.swap {
                    let swapped = exchange(start, one, other);
                    assert!(first.contains(&swapped) == first.contains(goal), "{swapped} to {goal}");
                }
                for name in GoalName::ALL {
                    let named = first.contains(&name.board(size)) == first.contains(start);
                    assert_eq!(found.named_goals.contains(&name), named, "{start} to {name}");
                }
            }
        }
    }
}

fn exchange(start: &Board, one: u16, other: u16) -> Board {
    assert!(one != 0 && other != 0 && one != other, "two tiles");
    let mut board = start.clone();
    board.exchange(one, other);
    board
}

#[test]
fn walks_stay_in_reach_and_exchanges_leave_it() {
    for (width, height) in [(3, 3), (4, 4), (5, 4), (4, 5), (2, 12), (12, 2), (100, 100), (99, 100)] {
        let size = Size::new(width, height).unwrap();
        for name in GoalName::ALL {
            let goal = name.board(size);
            let mut walker = goal.clone();
            let mut random = 1u64;
            for step in 0..2_000 {
                random =
                    random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                walker.slide(Direction::ALL[(random >> 62) as usize]);
                if step % (size.cells() / 4) == 0 {
                    assert!(Reachability::new(&walker, &goal).unwrap().reachable, "{walker} to {goal}");
                    let found = Reachability::new(&exchange(&walker, 1, 3), &goal).unwrap();
                    assert!(!found.reachable, "{walker} with 1 and 3 exchanged to {goal}");
                }
            }
        }
    }
}

#[test]
fn the_known_cases() {
    let mut cases = 0;
    for line in include_str!("data/cases-small.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [size, start, goal_text, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns: {line}");
        };
        let size: Size = size.parse().unwrap();
        let start = board(size.width(), size.height(), start);
        let found = Reachability::new(&start, &goal(size, goal_text)).unwrap();
        assert_eq!(found.reachable, moves != "unsolvable", "{line}");
        cases += 1;
    }
    assert_eq!(cases, 46);
}
