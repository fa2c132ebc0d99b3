//! Many boards: in order, within bounds, and each on its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_solver::{Progress, Report, Request, SolveError, Solver, Status, Watch, batch};

fn size() -> Size {
    Size::new(3, 3).unwrap()
}

/// Boards of different lengths, some of them out of reach: the first tiles turned, the blank walked.
fn board(number: usize) -> Board {
    let mut board = GoalName::Standard.board(size());
    let mut seed = number;
    for _ in 0..number % 50 {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        board.slide(jiugong_puzzle::Direction::ALL[(seed >> 33) % 4]);
    }
    let mut cells = board.cells().to_vec();
    if number % 7 == 3 {
        let tiles: Vec<_> = (0..9).filter(|&cell| cells[cell] != 0).collect();
        cells.swap(tiles[0], tiles[1]);
    }
    Board::new(size(), cells).unwrap()
}

fn prepare(number: usize) -> Result<Request, SolveError> {
    match number % 11 {
        5 => Err(SolveError::TooLarge { size: size() }),
        _ => Ok(Request::new(board(number), GoalName::Standard.board(size()))),
    }
}

#[test]
fn answers_come_in_order_and_one_bad_request_stops_nothing() {
    let mut expected = 0;
    let outcome = batch(&Solver::new(), 0..300, 3, &Arc::default(), prepare, |answer, progress| {
        let Progress { taken, answered } = progress;
        assert_eq!(answered as usize, expected + 1);
        assert!(taken >= answered && taken <= 300);
        match answer {
            Err(_) => assert_eq!(expected % 11, 5),
            Ok(Report { board: answered, status, .. }) => {
                assert_eq!(answered, board(expected));
                let wanted = if expected % 7 == 3 { Status::Unreachable } else { Status::Solved };
                assert_eq!(status, wanted, "{answered}");
            }
        }
        expected += 1;
        Ok::<_, ()>(())
    });
    assert_eq!((outcome, expected), (Ok(()), 300));
}

#[test]
fn no_more_input_is_taken_than_is_needed() {
    let taken = AtomicUsize::new(0);
    let endless = (0..).inspect(|_| {
        taken.fetch_add(1, Ordering::Relaxed);
    });
    let mut answered = 0;
    let outcome = batch(&Solver::new(), endless, 2, &Arc::default(), prepare, |_, _| {
        answered += 1;
        let waiting = taken.load(Ordering::Relaxed) - answered;
        assert!(waiting <= 64, "{waiting} boards are in memory");
        if answered == 500 { Err("enough") } else { Ok(()) }
    });
    assert_eq!(outcome, Err("enough"));
}

#[test]
fn one_watch_cancels_all() {
    let watch = Arc::new(Watch::default());
    watch.cancel();
    let mut cancelled = 0;
    let items = (0..40).map(|number| number * 77 + 50);

    batch(&Solver::new(), items, 2, &watch, prepare, |answer, _| {
        cancelled += usize::from(answer.is_ok_and(|report| report.status == Status::Cancelled));
        Ok::<_, ()>(())
    })
    .unwrap();
    assert_eq!(cancelled, 40);
}

#[test]
fn an_empty_input_has_no_answers() {
    let none = std::iter::empty::<usize>();
    let outcome = batch(&Solver::new(), none, 4, &Arc::default(), prepare, |_, _| Err("an answer"));
    assert_eq!(outcome, Ok(()));
}
