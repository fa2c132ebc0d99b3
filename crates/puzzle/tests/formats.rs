//! Boards as people write them down, one table of examples for all formats.

use jiugong_puzzle::{Board, Boards, Format, GoalName, ReadBoard, ReadFault, Size, read_board, read_goal};

fn size(text: &str) -> Option<Size> {
    (!text.is_empty()).then(|| text.parse().unwrap())
}

/// All boards of a text, as rows by slash; the text must be right.
fn boards(text: &str, asked: &str) -> Vec<ReadBoard> {
    let read: Result<Vec<_>, _> = Boards::new(text.as_bytes(), size(asked)).collect();
    read.unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// One board: the text, the size asked for, the canonical form, the format.
const ONE: &[(&str, &str, &str, Format)] = &[
    ("2 8 3 1 0 4 7 6 5", "", "2 8 3/1 0 4/7 6 5", Format::Spaces),
    ("  2 8\t3 1 0 4 7 6 5  \n\n", "3x3", "2 8 3/1 0 4/7 6 5", Format::Spaces),
    ("2,8,3,1,0,4,7,6,5", "", "2 8 3/1 0 4/7 6 5", Format::Spaces),
    ("2, 8, 3, 1, , 4, 7, 6, 5", "", "2 8 3/1 0 4/7 6 5", Format::Spaces),
    ("1 2 3 4 5 6 7 8 9 10 11 0", "4x3", "1 2 3 4/5 6 7 8/9 10 11 0", Format::Spaces),
    ("5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15", "", "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15", Format::Rows),
    ("5 3 8 9\n0 2 4 1\n7 10 14 13\n12 11 6 15\n", "", "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15", Format::Rows),
    ("5_3_8_9_0_2_4_1_7_10_14_13_12_11_6_15", "", "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15", Format::Url),
    ("2_8_3_1___4_7_6_5", "", "2 8 3/1 0 4/7 6 5", Format::Url),
    ("1_2_3_4_5_6_7_8__", "", "1 2 3/4 5 6/7 8 0", Format::Url),
    ("__1_2_3_4_5", "3x2", "0 1 2/3 4 5", Format::Url),
    ("1 2 3/4 0 5", "", "1 2 3/4 0 5", Format::Rows),
    ("1 2/3 4/0 5", "", "1 2/3 4/0 5", Format::Rows),
    ("/1 2 3/4 0 5/", "3x2", "1 2 3/4 0 5", Format::Rows),
    ("1 2 3; 4 5 6; 7 8 0", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("0 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 14 15", "", "0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15", Format::Rows),
    ("283104765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("2831x4765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("2831_4765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("2831#4765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("2831-4765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("2831.4765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("2831*4765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("283/104/765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("283\n104\n765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("12\n30", "", "1 2/3 0", Format::Compact),
    ("123450", "3x2", "1 2 3/4 5 0", Format::Compact),
    ("eabf.cdgh", "", "5 1 2/6 0 3/4 7 8", Format::Compact),
    ("fg.jacoheldnibmk", "", "6 7 0 10/1 3 15 8/5 12 4 14/9 2 13 11", Format::Compact),
    (
        "abcdefghijklmnopqrstuvwx.",
        "",
        "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0",
        Format::Compact,
    ),
    ("123456789abcdef0", "", "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0", Format::Compact),
    ("2  3  4  1  5  x  7  6  8", "", "2 3 4/1 5 0/7 6 8", Format::Judges),
    ("2 3 4 1 5 X 7 6 8", "", "2 3 4/1 5 0/7 6 8", Format::Judges),
    ("3\n 1  2  3 \n 0  7  6 \n 5  4  8 \n", "", "1 2 3/0 7 6/5 4 8", Format::Princeton),
    ("3\n\n 1  2  3 \n\n 0  7  6 \n 5  4  8 \n\n", "3x3", "1 2 3/0 7 6/5 4 8", Format::Princeton),
    ("2\n1 2\n3 0", "", "1 2/3 0", Format::Princeton),
    ("2\n1 2 3 0\n", "", "1 2/3 0", Format::Princeton),
    ("3\n1 2 3 4 5 6 7 8 0\n", "", "1 2 3/4 5 6/7 8 0", Format::Princeton),
    (
        "# This puzzle is solvable\n3\n8 1 3 # a comment\n4 0 2#another\n# and\n7 6 5 #\n",
        "",
        "8 1 3/4 0 2/7 6 5",
        Format::FortyTwo,
    ),
    ("2 8 6|7 1 3|-1 5 4", "", "2 8 6/7 1 3/0 5 4", Format::Bars),
    ("1-2-3\n4-5-6\n7-8-_", "", "1 2 3/4 5 6/7 8 0", Format::Bars),
    ("1-2-3-4-5-6-7-8--", "", "1 2 3/4 5 6/7 8 0", Format::Bars),
    ("| 1 | 2 | 3 |\n|---|---|---|\n| 4 |   | 5 |\n| 7 | 8 | 6 |", "", "1 2 3/4 0 5/7 8 6", Format::Bars),
    ("1 | 2 | 3\n---------\n4 | 5 | 6\n---------\n7 | 8 |", "", "1 2 3/4 5 6/7 8 0", Format::Bars),
    ("┌───┬───┐\n│ 1 │ 2 │\n├───┼───┤\n│ 3 │   │\n└───┴───┘", "", "1 2/3 0", Format::Bars),
    ("[[1,2,3],[4,0,5]]", "", "1 2 3/4 0 5", Format::Json),
    ("[[1, 2, 3],\n [4, 0, 5]]", "3x2", "1 2 3/4 0 5", Format::Json),
    ("[\n  [1, 2, 3],\n  [4, 5, 6],\n  [7, 8, null],\n]", "", "1 2 3/4 5 6/7 8 0", Format::Json),
    ("[1,2,3,null,4,5,6,7,8]", "", "1 2 3/0 4 5/6 7 8", Format::Json),
    ("[1,\n2,\n3,\n0]", "", "1 2/3 0", Format::Json),
    ("((1,2,3),(4,5,6),(7,8,None))", "", "1 2 3/4 5 6/7 8 0", Format::Python),
    ("(None, 1, 2, 3)", "", "0 1/2 3", Format::Python),
    ("[['1','2',' '],['3','4','5']]", "", "1 2 0/3 4 5", Format::Json),
    ("[[1 2 3]\n [4 5 6]\n [7 8 0]]", "", "1 2 3/4 5 6/7 8 0", Format::Json),
    ("[1 2 3; 4 5 6; 7 8 0]", "", "1 2 3/4 5 6/7 8 0", Format::Json),
    ("{{1,2,3},{4,0,5}};", "", "1 2 3/4 0 5", Format::Json),
    (
        "4x4:8,11,3,6,14,13,4,2,0,9,12,10,5,1,7,15",
        "",
        "8 11 3 6/14 13 4 2/0 9 12 10/5 1 7 15",
        Format::Tatham,
    ),
    ("2x3:1,2,3,4,5,0", "2x3", "1 2/3 4/5 0", Format::Tatham),
    ("3x2 1 2 3 4 5 0", "", "1 2 3/4 5 0", Format::Tatham),
    ("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "", "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3", Format::Spaces),
    ("1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "", "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3", Format::Korf),
    (
        "1 57 276361933\n14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3",
        "",
        "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3",
        Format::Korf,
    ),
    ("12: 3 1 2 0", "", "3 1/2 0", Format::Korf),
    ("7 3 1 2 0", "2x2", "3 1/2 0", Format::Korf),
    ("１２３４５６７８０", "", "1 2 3/4 5 6/7 8 0", Format::Compact),
    ("２，８，３；１，０，４；７，６，５", "", "2 8 3/1 0 4/7 6 5", Format::Rows),
    ("2、8、3、1、0、4、7、6、5", "", "2 8 3/1 0 4/7 6 5", Format::Spaces),
    ("【2，8，3，1，0，4，7，6，5】", "", "2 8 3/1 0 4/7 6 5", Format::Json),
    ("\u{FEFF}2 8 3\r\n1 0 4\r\n7 6 5\r\n", "", "2 8 3/1 0 4/7 6 5", Format::Rows),
    ("# start\r\n2　8　3　1　0　4　7　6　5", "", "2 8 3/1 0 4/7 6 5", Format::Spaces),
    ("2 8 3/1 # 4/7 6 5 # my board", "", "2 8 3/1 0 4/7 6 5", Format::Rows),
    ("# 1 2/3 4 5/6 7 8", "", "0 1 2/3 4 5/6 7 8", Format::Rows),
    ("2 8 3\n1 # 4\n7 6 5", "", "2 8 3/1 0 4/7 6 5", Format::Rows),
    ("1,2,3\n4,5,6\n7,8,", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("1,2,3,\n4,5,6,\n7,8,0,", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    (",1,2\n3,4,5\n6,7,8", "", "0 1 2/3 4 5/6 7 8", Format::Rows),
    ("1 2 3 * 4 5 6 7 8", "", "1 2 3/0 4 5/6 7 8", Format::Spaces),
    ("1 2 3 . 4 5 6 7 8", "", "1 2 3/0 4 5/6 7 8", Format::Spaces),
    ("1 2 3 - 4 5 6 7 8", "", "1 2 3/0 4 5/6 7 8", Format::Spaces),
    ("1 2 3 -1 4 5 6 7 8", "", "1 2 3/0 4 5/6 7 8", Format::Spaces),
    ("1 2 3 _ 4 5 6 7 8", "", "1 2 3/0 4 5/6 7 8", Format::Spaces),
    ("1 2 3 # 4 5 6 7 8", "", "1 2 3/0 4 5/6 7 8", Format::Spaces),
    ("01 02 03 00", "", "1 2/3 0", Format::Spaces),
    ("1 2 3 # x\n4 5 6\n7 8 0\n", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("1 2 3\n4 5 6 # -\n7 8 0 #3\n", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("1 2 3 # 1\n4 5 6 # 2\n7 8 0 # 3\n", "3x3", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("1,2,3, # 1\n4,5,6,\n7,8,0,\n", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("1 # 3/4 5 6/7 8 2 # 12", "", "1 0 3/4 5 6/7 8 2", Format::Rows),
    ("8 6 7 2 5 4 3 0 1 # 31", "", "8 6 7/2 5 4/3 0 1", Format::Spaces),
    ("1 2 3 # 4 5\n4 5 6\n7 8 0\n", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("1 2 3 # 4 5\n4 5 6 # 7\n7 8 #\n", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("1 2 3\n4 5 6 # 4 5\n7 8 0\n", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("1 2 3\n4 5 6\n7 8 0 # 4 5", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("0 1 2 # 1\n3 4 5 # 2\n6 7 8 # 3\n", "", "0 1 2/3 4 5/6 7 8", Format::Rows),
    ("0 1 2\n3 4 5\n6 7 8 # 5\n", "", "0 1 2/3 4 5/6 7 8", Format::Rows),
    (
        "1 2 3 4 # 5 6 7\n5 6 7 8\n9 10 11 12\n13 14 15 0",
        "",
        "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
        Format::Rows,
    ),
    ("1 2 3 # 4 5 6 7 7\n4 5 6\n7 8 0", "", "1 2 3/4 5 6/7 8 0", Format::Rows),
    ("283 # 104\n104\n765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("283\n104 # 283\n765", "", "2 8 3/1 0 4/7 6 5", Format::Compact),
    ("3\n1 2 3 # 4 5\n4 5 6 # 1\n7 8 0\n", "", "1 2 3/4 5 6/7 8 0", Format::Princeton),
    ("3\n1 2 3 # 4 5 6 7 8\n", "", "1 2 3/0 4 5/6 7 8", Format::Princeton),
    ("867254301 # 31", "", "8 6 7/2 5 4/3 0 1", Format::Compact),
    ("4x3:1,2,3,4,5,6,7,8,9,10,11,0 # 0", "", "1 2 3 4/5 6 7 8/9 10 11 0", Format::Tatham),
];

#[test]
fn every_habit_is_read_without_being_told() {
    for (text, asked, canonical, format) in ONE {
        let read = boards(text, asked);
        let [read] = read.as_slice() else { panic!("{text:?} is {} boards", read.len()) };
        assert_eq!((read.board.to_string().as_str(), read.format), (*canonical, *format), "{text:?}");
        assert_eq!(read_board(text, size(asked)).unwrap().to_string(), *canonical, "{text:?}");
        // The size that is there changes nothing when it is asked for, too.
        assert_eq!(read_board(text, Some(read.board.size())).unwrap().to_string(), *canonical, "{text:?}");
    }
}

#[test]
fn goals_are_names_or_boards() {
    let three = "3x3".parse().unwrap();
    assert_eq!(read_goal(" Snail\n", three).unwrap().to_string(), "1 2 3/8 0 4/7 6 5");
    assert_eq!(read_goal("STANDARD", three).unwrap(), GoalName::Standard.board(three));
    assert_eq!(read_goal("zero", three).unwrap(), GoalName::Zero.board(three));
    assert_eq!(read_goal("1 2 3 8 0 4 7 6 5", three).unwrap(), GoalName::Snail.board(three));
    assert!(read_goal("1 2/3 0", three).is_err());
}

#[test]
fn the_uva_list() {
    let text = "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
    let read = boards(text, "");
    let found: Vec<_> = read.iter().map(|read| (read.board.to_string(), read.format, read.line)).collect();
    let expected = [
        ("2 3 4 0/1 5 7 8/9 6 10 12/13 14 11 15".to_owned(), Format::Uva, 2),
        ("13 1 2 4/5 0 3 7/9 6 10 12/15 8 11 14".to_owned(), Format::Uva, 6),
    ];
    assert_eq!(found, expected);
    // A count of 4 can be the width, too; the rows that follow tell.
    let board = "2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n";
    assert_eq!(boards(&format!("4\n{board}{board}{board}{board}"), "").len(), 4);
    assert_eq!(boards(&format!("4\n{board}4\n{board}\n{board}"), "4x4").len(), 3);
    assert_eq!(boards(&format!("1\n{board}"), "").len(), 1);
}

#[test]
fn many_judges_cases_until_the_end() {
    let text = "2  3  4  1  5  x  7  6  8\n1 2 3 4 5 6 7 8 x\nx 1 2 3 4 5 6 7 8";
    let read: Vec<_> = boards(text, "").iter().map(|read| read.board.to_string()).collect();
    assert_eq!(read, ["2 3 4/1 5 0/7 6 8", "1 2 3/4 5 6/7 8 0", "0 1 2/3 4 5/6 7 8"]);
}

#[test]
fn korf_lists() {
    let text = "1 57 276361933\n14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\n2 55 15300442\n13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6\n";
    let read = boards(text, "");
    let facts: Vec<_> = read.iter().map(|read| (read.id, read.optimum, read.nodes, read.line)).collect();
    assert_eq!(facts, [(Some(1), Some(57), Some(276_361_933), 1), (Some(2), Some(55), Some(15_300_442), 3)]);
    assert!(read.iter().all(|read| read.goal == Some(GoalName::Zero.board(read.board.size()))));
    // With the number in the line of the board; 9 and 3 are also the ones that could be tiles.
    let text = "8 1 2 3 4 5 6 7 8 0\n9 1 2 3 4 5 6 7 0 8\n10 8 1 2 3 4 5 6 7 0\n";
    let ids: Vec<_> = boards(text, "").iter().map(|read| read.id).collect();
    assert_eq!(ids, [Some(8), Some(9), Some(10)]);
}

/// By hand: tile 0 is in cell 4, tile 1 in cell 3, tile 2 in cell 0, tile 3 in cell 2, 4 in 5, 5 in 8, 6 in 7,
/// 7 in 6 and 8 in 1, so the cells are 2 8 3/1 0 4/7 6 5.
#[test]
fn ruml_gives_the_cell_of_each_tile() {
    let text = "3 3\nstarting positions for each tile:\n4\n3\n0\n2\n5\n8\n7\n6\n1\ngoal positions:\n0\n1\n2\n3\n4\n5\n6\n7\n8\n";
    let read = boards(&format!("{text}{text}\n{text}"), "");
    assert_eq!(read.len(), 3);
    for (read, line) in read.iter().zip([1, 22, 44]) {
        assert_eq!(read.board.to_string(), "2 8 3/1 0 4/7 6 5");
        assert_eq!(read.goal.as_ref().map(Board::to_string).as_deref(), Some("0 1 2/3 4 5/6 7 8"));
        assert_eq!((read.format, read.line), (Format::Ruml, line));
    }
    let wide = "3 2\nstarting positions for each tile:\n5 0 1\n2 3 4\ngoal positions:\n0 1 2 3 4 5";
    assert_eq!(boards(wide, "3x2")[0].board.to_string(), "1 2 3/4 5 0");
    // Korf's first board, as in Ruml's collection.
    let positions = "9 11 10 15 12 7 8 3 13 6 14 4 5 1 0 2".replace(' ', "\n");
    let text = format!(
        "4 4\nstarting positions for each tile:\n{positions}\ngoal positions:\n0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"
    );
    assert_eq!(boards(&text, "")[0].board.to_string(), "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3");
}

#[test]
fn planning_problems_in_both_dialects() {
    let column_first = ";; a comment\n(define (problem p)\n (:domain strips-sliding-tile)\n (:objects t1 t2 t3 t4 t5 p1 p2 p3)\n
  (:init (tile t1) (inc p1 p2) (dec p2 p1)
    (at t4 p1 p1) (at t1 p2 p1) (at t2 p3 p1) ; first row
    (at t5 p1 p2) (blank p2 p2)
    (at t3 p3 p2))\n
  (:goal (and (at t1 p1 p1) (at t2 p2 p1) (at t3 p3 p1) (at t4 p1 p2) (at t5 p2 p2))))\n";
    let row_first = "(define (problem q) (:init (IS-TILE tile1)\n(tile-at tile4 row1 col1) (tile-at tile1 row1 col2) (tile-at tile2 row1 col3)
    (tile-at tile5 row2 col1) (is-blank row2 col2) (tile-at tile3 row2 col3))
  (:goal (and (tile-at tile1 row1 col1) (tile-at tile2 row1 col2) (tile-at tile3 row1 col3)
     (tile-at tile4 row2 col1) (tile-at tile5 row2 col2))))";
    let read = boards(&format!("{column_first}{row_first}\n\n1 2/3 0\n"), "");
    assert_eq!(read.len(), 3);
    for read in &read[..2] {
        assert_eq!(read.board.to_string(), "4 1 2/5 0 3");
        assert_eq!(read.goal.as_ref().map(Board::to_string).as_deref(), Some("1 2 3/4 5 0"));
        assert_eq!(read.format, Format::Pddl);
    }
    let loose = "(at t1 p1 p1) (at t2 p2 p1)\n(at t3 p1 p2) (blank p2 p2)\n";
    assert_eq!(boards(loose, "")[0].board.to_string(), "1 2/3 0");
    let from_zero = "(at t1 x0 y0) (at t2 x1 y0) (at t3 x0 y1) (blank x1 y1)";
    assert_eq!(boards(from_zero, "")[0].board.to_string(), "1 2/3 0");
}

#[test]
fn mixed_boards_come_in_order() {
    let text = "2 8 3/1 0 4/7 6 5\n283104765\n\n1 2 3\n4 0 5\n\n4x2:1,2,3,4,5,6,7,0\n3\n1 2 3\n4 5 6\n7 8 0\n[[1,2],\n[3,0]]\n[[1,2],[3,0]]\n1 2 3 4 5 6 7 0 8\n";
    let read: Vec<_> = boards(text, "").iter().map(|read| (read.line, read.board.to_string())).collect();
    let expected = [
        (1, "2 8 3/1 0 4/7 6 5"),
        (2, "2 8 3/1 0 4/7 6 5"),
        (4, "1 2 3/4 0 5"),
        (7, "1 2 3 4/5 6 7 0"),
        (8, "1 2 3/4 5 6/7 8 0"),
        (12, "1 2/3 0"),
        (14, "1 2/3 0"),
        (15, "1 2 3/4 5 6/7 0 8"),
    ];
    assert_eq!(read, expected.map(|(line, board)| (line, board.to_owned())));
}

#[test]
fn blocks_without_an_empty_line_between_them() {
    let read: Vec<_> = boards("1 2 3\n4 5 6\n7 8 0\n1 2 3\n4 5 6\n7 0 8\n", "")
        .into_iter()
        .map(|read| read.board.to_string())
        .collect();
    assert_eq!(read, ["1 2 3/4 5 6/7 8 0", "1 2 3/4 5 6/7 0 8"]);
    assert_eq!(boards("1 2 3\n4 5 0\n1 2 3\n4 0 5\n", "3x2").len(), 2);
    assert_eq!(boards("1230\n1203\n1230\n", "").len(), 3);
}

#[test]
fn numbers_behind_rows_of_several_boards() {
    let board = "1 2 3 # 4 5\n4 5 6\n7 8 0\n";
    assert_eq!(boards(&board.repeat(3), "").len(), 3);
    let uva = "2 3 4 0 # 5 6\n1 5 7 8\n9 6 10 12 # 1\n13 14 11 15\n";
    assert_eq!(boards(&format!("3\n{}", uva.repeat(3)), "").len(), 3);
    // Boards in one line with a `#` for the blank, one of them wrong, are boards of their own.
    let lines = "1 2 3 # 4 5 6 7 9\n1 2 3 # 5 6 7 8 9 10 11 12 13 14 15 4\n1 2 3 # 4 5 6 7 8\n";
    let read: Vec<_> = Boards::new(lines.as_bytes(), None).map(|read| read.is_ok()).collect();
    assert_eq!(read, [false, true, true]);
}

#[test]
fn every_example_is_read() {
    for format in Format::ALL {
        let text = format.example();
        let read = boards(&text, "");
        assert_eq!(read.len(), 1, "{format}: {text}");
        assert_eq!(read[0].board, GoalName::Snail.board(read[0].board.size()), "{format}: {text}");
        // Without the number of a board, Korf's lists are the plain cells.
        let expected = if format == Format::Korf { Format::Spaces } else { format };
        assert_eq!(read[0].format, expected, "{text}");
    }
}

#[test]
fn a_goal_in_pddl_stands_alone_with_or_without_its_blank() {
    let size = Size::new(3, 3).unwrap();
    let tiles = "(at t1 p1 p1) (at t2 p2 p1) (at t3 p3 p1) (at t4 p1 p2) (at t5 p2 p2) (at t6 p3 p2)";
    for goal in [
        format!("(:goal (and {tiles} (at t7 p1 p3) (at t8 p2 p3)))"),
        format!("(and {tiles}\n (at t7 p1 p3) (at t8 p2 p3))"),
        format!("{tiles} (at t7 p1 p3) (at t8 p2 p3) (blank p3 p3)"),
    ] {
        assert_eq!(read_goal(&goal, size).unwrap(), GoalName::Standard.board(size), "{goal}");
    }
    let fault = |goal: &str| read_goal(goal, size).unwrap_err().fault;
    assert_eq!(fault(&format!("(and {tiles} (at t7 p1 p3))")), ReadFault::PartialGoal { found: 7, size });
    assert_eq!(fault(&format!("(and {tiles}")), ReadFault::Unclosed { bracket: '(' });
    assert_eq!(fault("(and (on a b))"), ReadFault::NoFacts);
}
