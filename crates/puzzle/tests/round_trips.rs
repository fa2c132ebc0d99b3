//! What is written is read again, and reading never panics.

use std::time::{Duration, Instant};

use jiugong_puzzle::{Board, Boards, Format, FormatError, GoalName, Size, read_board};
use proptest::prelude::*;

/// Boards of all sizes up to 7x7, the tiles in any order.
fn any_board() -> impl Strategy<Value = Board> {
    (2usize..8, 2usize..8).prop_flat_map(|(width, height)| {
        let cells: Vec<u16> = (0..(width * height) as u16).collect();
        let size = Size::new(width, height).unwrap();
        Just(cells).prop_shuffle().prop_map(move |cells| Board::new(size, cells).unwrap())
    })
}

/// Whether what this format writes tells the shape of any board.
fn shows_shape(format: Format) -> bool {
    !matches!(format, Format::Spaces | Format::Url | Format::Compact | Format::Judges | Format::Korf)
}

proptest! {
    #[test]
    fn every_board_round_trips(board in any_board(), goal_name in 0usize..3) {
        let size = board.size();
        let square = size.width() == size.height();
        let goal = GoalName::ALL[goal_name].board(size);
        for format in Format::ALL {
            let text = match format.write_with_goal(&board, &goal) {
                Ok(text) => text,
                Err(FormatError::OnlyRead { .. }) => {
                    prop_assert!(!format.is_writable());
                    continue;
                }
                Err(FormatError::NotSquare { .. }) => {
                    prop_assert!(!square);
                    continue;
                }
                Err(error) => {
                    let too_large = matches!(error, FormatError::TooLarge { most: 27, .. });
                    prop_assert!(format == Format::Compact && size.cells() > 27 && too_large);
                    continue;
                }
            };
            let asked = if square || shows_shape(format) { vec![None, Some(size)] } else { vec![Some(size)] };
            for asked in asked {
                let read: Vec<_> = Boards::new(text.as_bytes(), asked).collect();
                prop_assert_eq!(read.len(), 1, "{}", text);
                let read = read[0].as_ref().unwrap();
                prop_assert_eq!(&read.board, &board, "{}", text);
                let written = if format == Format::Korf { Format::Spaces } else { format };
                prop_assert_eq!(read.format, written);
                prop_assert_eq!(read.goal.as_ref(), (format == Format::Pddl).then_some(&goal));
            }
        }
    }

    #[test]
    fn boards_one_after_the_other(boards in prop::collection::vec((any_board(), 0..Format::ALL.len()), 1..8)) {
        let written = boards.iter().filter_map(|(board, format)| {
            let format = Format::ALL[*format];
            let text = format.write(board).ok().filter(|_| shows_shape(format))?;
            Some((text, board.clone()))
        });
        let (texts, boards): (Vec<_>, Vec<_>) = written.unzip();
        let read: Result<Vec<_>, _> = Boards::new(texts.join("\n\n").as_bytes(), None).collect();
        let read: Vec<_> = read.unwrap().into_iter().map(|read| read.board).collect();
        prop_assert_eq!(read, boards);
    }

    #[test]
    fn any_text_is_boards_or_errors(text in any::<String>(), bytes in any::<Vec<u8>>()) {
        let size = Size::new(3, 3).ok();
        for asked in [None, size] {
            let _ = read_board(&text, asked);
            prop_assert!(Boards::new(bytes.as_slice(), asked).count() <= bytes.len());
        }
    }

    #[test]
    fn texts_of_the_right_signs_are_boards_or_errors(text in "([0-9]{1,2}|[ ,;/|#_.xX*\\n\\[\\](){}-]|null|goal positions:|starting positions:|\\(at t1 p1 p1\\)){0,40}") {
        for asked in [None, Size::new(2, 2).ok()] {
            for read in Boards::new(text.as_bytes(), asked).flatten() {
                prop_assert!(asked.is_none_or(|asked| read.board.size() == asked));
            }
        }
    }
}

#[test]
fn the_formats_as_they_are_written() {
    let board = read_board("2 8 3/1 0 4/7 6 5", None).unwrap();
    let written = |format: Format| format.write(&board).unwrap();
    assert_eq!(written(Format::Spaces), "2 8 3 1 0 4 7 6 5");
    assert_eq!(written(Format::Rows), "2 8 3/1 0 4/7 6 5");
    assert_eq!(written(Format::Url), "2_8_3_1_0_4_7_6_5");
    assert_eq!(written(Format::Compact), "283104765");
    assert_eq!(written(Format::Judges), "2  8  3  1  x  4  7  6  5");
    assert_eq!(written(Format::Princeton), "3\n2 8 3\n1 0 4\n7 6 5\n");
    assert_eq!(written(Format::FortyTwo), "# 3x3 board\n3\n2 8 3\n1 0 4\n7 6 5\n");
    assert_eq!(written(Format::Json), "[[2,8,3],[1,0,4],[7,6,5]]");
    assert_eq!(written(Format::Tatham), "3x3:2,8,3,1,0,4,7,6,5");
    assert_eq!(written(Format::Korf), "2 8 3 1 0 4 7 6 5");
    let small = read_board("1 0/3 2", None).unwrap();
    let problem = "(define (problem sliding-tile)
  (:domain strips-sliding-tile)
  (:objects t1 t2 t3 p1 p2)
  (:init
    (tile t1) (tile t2) (tile t3) (position p1) (position p2)
    (inc p1 p2) (dec p2 p1)
    (at t1 p1 p1) (blank p2 p1)
    (at t3 p1 p2) (at t2 p2 p2))
  (:goal (and
    (at t1 p1 p1) (at t2 p2 p1)
    (at t3 p1 p2) (blank p2 p2))))
";
    assert_eq!(Format::Pddl.write(&small).unwrap(), problem);
    let large = GoalName::Standard.board(Size::new(6, 5).unwrap());
    assert_eq!(
        Format::Compact.write(&large).unwrap_err().to_string(),
        "compact has one character a tile, so it ends at 27 cells, and a 6x5 board has 30; write it as rows"
    );
    assert_eq!(
        Format::Princeton.write(&large).unwrap_err().to_string(),
        "princeton can only write square boards, not 6x5; write it as rows"
    );
}

/// Time enough for a slow machine, and far too little for work that grows with the square of the cells.
const WELL_UNDER_A_SECOND: Duration = Duration::from_millis(500);

#[test]
fn the_largest_boards_are_read_at_once() {
    let board = GoalName::Snail.board(Size::new(100, 100).unwrap());
    for format in Format::ALL.into_iter().filter(|format| format.is_writable() && *format != Format::Compact)
    {
        let text = format.write(&board).unwrap();
        let start = Instant::now();
        assert_eq!(read_board(&text, None).as_ref(), Ok(&board), "{format}");
        assert!(start.elapsed() < WELL_UNDER_A_SECOND, "{format}: {:?}", start.elapsed());
    }
    let hashes = "#".repeat(900_000) + "\n" + &"1 # ".repeat(200_000) + "\n" + &"(".repeat(900_000);
    let start = Instant::now();
    assert!(Boards::new(hashes.as_bytes(), None).all(|read| read.is_err()));
    assert!(start.elapsed() < WELL_UNDER_A_SECOND * 4, "{:?}", start.elapsed());
}
