//! Texts that are no boards, and exactly what is said about them.

mod errors;

use errors::WRONG;
use jiugong_puzzle::{Boards, Place, ReadError, ReadFault, Size, read_board};

fn size(text: &str) -> Option<Size> {
    (!text.is_empty()).then(|| text.parse().unwrap())
}

#[test]
fn errors_name_the_place_the_value_and_the_remedy() {
    for (text, asked, expected) in WRONG {
        let error = read_board(text, size(asked)).expect_err(text);
        assert_eq!(error.to_string(), *expected, "{text:?}");
    }
}

#[test]
fn errors_are_values() {
    let error = read_board("1 2 3/4 5 6/7 7 0", None).unwrap_err();
    let first = Place { line: 1, column: 13 };
    let fault = ReadFault::DuplicateTile { tile: 7, first, missing: 8 };
    assert_eq!(error, ReadError { line: 1, column: 15, fault });
    let blanks = read_board("283#04765", None).unwrap_err();
    let fault = ReadFault::TwoBlanks { first: Place { line: 1, column: 4 }, missing: 1 };
    assert_eq!(blanks, ReadError { line: 1, column: 5, fault });
}

/// The boards of a text by line, errors as `!`.
fn outcome(text: &str, asked: &str) -> String {
    let items = Boards::new(text.as_bytes(), size(asked)).map(|item| match item {
        Ok(read) => format!("{}: {}", read.line, read.board),
        Err(error) => format!("{}!", error.line),
    });
    items.collect::<Vec<_>>().join(", ")
}

#[test]
fn one_wrong_board_loses_no_other() {
    let good = "2 8 3 1 0 4 7 6 5";
    let shown = "2 8 3/1 0 4/7 6 5";
    for wrong in [
        "2 8 3 1 0 4 7 6 6",
        "2 8 3 1 0 4 7 6",
        "2 8 3 1 0 4 7 6 5 5",
        "2 8 3 1 0 4 7 6 99999",
        "1 2 3 4 5 6 7 8 9",
        "nonsense",
        "more nonsense here",
        "2 8 3/1 0/4 7 6 5",
        "283#04765",
        "2x1:0,1",
        "[[2,8,3],[1,0,4],[7,6,6]]",
        "[[2,8,3],[1,0,4],[7,6,5]",
        "[[2,8,3],[1,0,4],[7,6,5)]",
        "[[[2,8],[3,0]]]",
        "[2,[8,3,0]]",
        "[[2,8],3,0]",
        "]",
        "(at t1 p1 p1)",
        "\u{1F600}",
    ] {
        for asked in ["", "3x3"] {
            let text = format!("{good}\n{wrong}\n{good}\n\n{wrong}\n\n{good}\n");
            assert_eq!(
                outcome(&text, asked),
                format!("1: {shown}, 2!, 3: {shown}, 5!, 7: {shown}"),
                "{wrong:?}"
            );
        }
    }
}

#[test]
fn one_wrong_block_loses_no_other() {
    let good = "1 2 3\n4 5 6\n7 8 0\n";
    let shown = "1 2 3/4 5 6/7 8 0";
    for wrong in [
        "1 2 3\n4 5 6\n7 8 8\n",
        "1 2 3\n4 5 6 7\n8 0\n",
        "1 2 3\n4 5\n7 8 0\n",
        "1 2 3\nx y z\n7 8 0\n",
        "I3\n1 2 3\n4 5 6\n7 8 0\n",
        "3\n1 2 3\n4 5 6\n",
        "3\n1 2 3\n4 5 6\n7 8 8\n",
        "[[1,2,3],\n[4,5,6],\n[7,8,0]\n",
        "(define (problem p)\n(:init (at t1 p1 p1))\n)\n",
        "(define (problem p)\n(:init (at t1 p1 p1)\n",
        "[[[1,2,3],\n[4,5,6],\n[7,8,0]]]\n",
        "3 3\nstarting positions for each tile:\n0\n1\ngoal positions:\n0\n",
        "3 3\nstarting positions for each tile:\n0\n1\n1\n3\n4\n5\n6\n7\n8\n",
    ] {
        let lines = wrong.lines().count();
        let text = format!("{good}\n{wrong}\n{good}\n{wrong}");
        let items: Vec<_> = Boards::new(text.as_bytes(), None).collect();
        let found: Vec<_> = items.iter().map(|item| item.as_ref().map(|read| read.line)).collect();
        assert!(
            matches!(found.as_slice(), [Ok(1), Err(_), Ok(line), Err(_)] if *line == 6 + lines),
            "{wrong:?}: {found:?}"
        );
        assert_eq!(items[2].as_ref().map(|read| read.board.to_string()), Ok(shown.to_owned()));
    }
}

#[test]
fn bytes_that_are_no_text_and_endless_lines() {
    let mut bytes = b"1 2/3 0\n\xff\xfe\n1 2/3 0\n".to_vec();
    bytes.extend(std::iter::repeat_n(b'1', 3_000_000));
    bytes.extend(b"\n0 1/2 3\n");
    let items: Vec<_> = Boards::new(bytes.as_slice(), None).map(|item| item.map(|read| read.line)).collect();
    let faults: Vec<_> =
        items.iter().filter_map(|item| item.as_ref().err()).map(|error| &error.fault).collect();
    assert_eq!(items.iter().filter_map(|item| item.as_ref().ok()).collect::<Vec<_>>(), [&1, &3, &5]);
    let unknown = ReadFault::UnknownSymbol { symbol: "\u{FFFD}\u{FFFD}".to_owned() };
    assert_eq!(faults, [&unknown, &ReadFault::LineTooLong { limit: 1_000_000 }]);
}
