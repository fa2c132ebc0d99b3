//! What is said about each text.

/// The text, the size asked for, the error.
pub const WRONG: &[(&str, &str, &str)] = &[
    ("", "", "line 1, column 1: there is no board here; write one as in `2 8 3/1 0 4/7 6 5`"),
    ("  \n# nothing\n", "", "line 2, column 1: there is no board here; write one as in `2 8 3/1 0 4/7 6 5`"),
    (
        "1 2 3 4 5 6 7 7 0",
        "",
        "line 1, column 15: tile 7 is there twice, first at line 1, column 13; tile 8 is missing; replace one of the two",
    ),
    (
        "1 2 3/4 5 6/7 7 0",
        "",
        "line 1, column 15: tile 7 is there twice, first at line 1, column 13; tile 8 is missing; replace one of the two",
    ),
    (
        "1 2 3\n4 5 6\n7 7 0",
        "",
        "line 3, column 3: tile 7 is there twice, first at line 3, column 1; tile 8 is missing; replace one of the two",
    ),
    (
        "283#04765",
        "",
        "line 1, column 5: this is a second blank, the first is at line 1, column 4; tile 1 is missing; put it in one of the two",
    ),
    (
        "1 2 3 4 5 6 7 8 8",
        "",
        "line 1, column 17: this 3x3 board has no blank; write 0 for it: 8 is one too many",
    ),
    (
        "1 2 3 4 5 6 7 8 9",
        "",
        "line 1, column 17: this 3x3 board has no blank; write 0 for it: 9 is one too many",
    ),
    ("1 2 3 4 5 6 7 8", "", "line 1, column 15: 8 tiles are here, but no blank; write 0 where it is"),
    (
        "1 2 3 4 5 6 8 0",
        "",
        "line 1, column 15: tile 7 is missing; a 3x3 board has the tiles 1 to 8 and a blank",
    ),
    (
        "1 2 3 4 5 6 7 9 0",
        "",
        "line 1, column 15: a 3x3 board has the tiles 1 to 8, not 9; tile 8 is missing; replace 9 or give another size",
    ),
    (
        "1 2 3 4 5 6 7 8 0 9",
        "3x3",
        "line 1, column 19: a 3x3 board has 9 cells, but here are 10; add or remove some, or give another size",
    ),
    (
        "1 2 3 4 5 6 7",
        "3x3",
        "line 1, column 13: a 3x3 board has 9 cells, but here are 7; add or remove some, or give another size",
    ),
    (
        "1 2 3 4 5 6 8 0",
        "3x3",
        "line 1, column 15: tile 7 is missing; a 3x3 board has the tiles 1 to 8 and a blank",
    ),
    (
        "1 2 3 4 5 6 7",
        "",
        "line 1, column 1: no board has 7 cells; boards have 2 to 100 rows of 2 to 100 cells, as in `2 8 3/1 0 4/7 6 5`",
    ),
    (
        "1 2 3 4 5 6 7 8 9 10 11 0",
        "",
        "line 1, column 1: 12 cells can be a board of 4x3 or 3x4 or 6x2 or 2x6; give one of these sizes, or write the rows with slashes, as many cells in each",
    ),
    (
        "12345670",
        "",
        "line 1, column 1: 8 cells can be a board of 4x2 or 2x4; give one of these sizes, or write the rows with slashes, as many cells in each",
    ),
    (
        "283 104 765",
        "",
        "line 1, column 1: `283` can be one number or several tiles; write spaces between the tiles and slashes between the rows",
    ),
    (
        "12 30",
        "",
        "line 1, column 1: `12` can be one number or several tiles; write spaces between the tiles and slashes between the rows",
    ),
    (
        "1234567891011121314150",
        "",
        "line 1, column 1: `1234567891011121314150` can be one number or several tiles; write spaces between the tiles and slashes between the rows",
    ),
    (
        "1 2 3/4 0 5",
        "2x3",
        "line 1, column 1: this is a 3x2 board, but 2x3 is asked for; ask for 3x2 or give another board",
    ),
    (
        "1 2 3 4 5 6 7 8 0",
        "4x4",
        "line 1, column 17: a 4x4 board has 16 cells, but here are 9; add or remove some, or give another size",
    ),
    (
        "I3\n1 2 3\n0 7 6\n5 4 8",
        "",
        "line 1, column 1: `I3` is neither a tile nor a blank; write numbers, 0 for the blank",
    ),
    ("I3", "", "line 1, column 1: `I3` is neither a tile nor a blank; write numbers, 0 for the blank"),
    (
        "I4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0",
        "",
        "line 1, column 1: `I4` is neither a tile nor a blank; write numbers, 0 for the blank",
    ),
    ("hello", "", "line 1, column 1: `hello` is neither a tile nor a blank; write numbers, 0 for the blank"),
    (
        "hello world",
        "",
        "line 1, column 1: `hello` is neither a tile nor a blank; write numbers, 0 for the blank",
    ),
    (
        "1 2 3/4 y 5/7 8 0",
        "",
        "line 1, column 9: `y` is neither a tile nor a blank; write numbers, 0 for the blank",
    ),
    (
        "example",
        "",
        "line 1, column 1: `example` is neither a tile nor a blank; write numbers, 0 for the blank",
    ),
    (
        "1 2 3\n4 5\n7 8 0",
        "",
        "line 2, column 1: row 2 has 2 cells where 3 are due; all rows must have the same length",
    ),
    (
        "1 2 3/4 5/7 8 0",
        "",
        "line 1, column 7: row 2 has 2 cells where 3 are due; all rows must have the same length",
    ),
    (
        "1 2 3 4\n5 6 7\n9 10 11 12\n13 14 15 0",
        "",
        "line 2, column 1: row 2 has 3 cells where 4 are due; all rows must have the same length",
    ),
    (
        "1 2 3//4 5 0",
        "",
        "line 1, column 7: row 2 has 0 cells where 3 are due; all rows must have the same length",
    ),
    (
        "1 2 3 99999 4 5 6 7 8",
        "",
        "line 1, column 7: `99999` is too large; the largest board has tiles up to 9999",
    ),
    (
        "1/2/3",
        "",
        "line 1, column 1: no board has 3 cells; boards have 2 to 100 rows of 2 to 100 cells, as in `2 8 3/1 0 4/7 6 5`",
    ),
    ("200x3:1,2", "", "line 1, column 1: a board has 2 to 100 columns and rows, not 200x3"),
    ("1x2:1,0", "", "line 1, column 1: a board has 2 to 100 columns and rows, not 1x2"),
    ("5", "", "line 1, column 1: the board ends too early: 0 of 5 rows are here; add the rest"),
    ("1", "", "line 1, column 1: the board ends too early: 0 of 1 rows are here; add the rest"),
    ("150", "", "line 1, column 1: the board ends too early: 0 of 150 rows are here; add the rest"),
    (
        "3\n1 2 3\n4 5 6\n",
        "",
        "line 3, column 1: the board ends too early: 2 of 3 rows are here; add the rest",
    ),
    (
        "3\n1 2 3\n4 5 6\n\n2 8 3 1 0 4 7 6 5",
        "",
        "line 3, column 1: the board ends too early: 2 of 3 rows are here; add the rest",
    ),
    (
        "3\n1 2 3\n4 5\n7 8 0",
        "",
        "line 3, column 1: row 2 has 2 cells where 3 are due; all rows must have the same length",
    ),
    (
        "3\n1 2 3\n4 5 6\n7 8 0",
        "4x4",
        "line 1, column 1: this is a 3x3 board, but 4x4 is asked for; ask for 3x3 or give another board",
    ),
    (
        "3\n1 2\n3 0",
        "",
        "line 2, column 1: row 1 has 2 cells where 3 are due; all rows must have the same length",
    ),
    ("0\n1 2 3", "", "line 1, column 1: a board has 2 to 100 columns and rows, not 0x0"),
    (
        "2\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0",
        "",
        "line 5, column 1: the board ends too early: 1 of 2 boards are here; add the rest",
    ),
    (
        "3\n8 1 3\n0 2 4\n7 I 5",
        "",
        "line 4, column 3: `I` is neither a tile nor a blank; write numbers, 0 for the blank",
    ),
    ("[[1,2,3],[4,0,5]", "", "line 1, column 1: this `[` is never closed; add the closing bracket"),
    (
        "[[1,2,3],[4,0,5)]",
        "",
        "line 1, column 16: `)` is not expected here; write rows of cells, as in [[2,8,3],[1,0,4],[7,6,5]]",
    ),
    (
        "[[[1,2],[3,0]]]",
        "",
        "line 1, column 3: `[` is not expected here; write rows of cells, as in [[2,8,3],[1,0,4],[7,6,5]]",
    ),
    (
        "[[1,2],3,0]",
        "",
        "line 1, column 8: this cell is in no row; write all rows in brackets, as in [[2,8,3],[1,0,4],[7,6,5]]",
    ),
    (
        "[[1,2],[3,0]] x",
        "",
        "line 1, column 15: this cell is in no row; write all rows in brackets, as in [[2,8,3],[1,0,4],[7,6,5]]",
    ),
    (
        "[[1,2],[3]]",
        "",
        "line 1, column 9: row 2 has 1 cell where 2 are due; all rows must have the same length",
    ),
    ("[]", "", "line 1, column 1: a board has 2 to 100 columns and rows, not 0x0"),
    ("[", "", "line 1, column 1: this `[` is never closed; add the closing bracket"),
    ("]", "", "line 1, column 1: `]` is neither a tile nor a blank; write numbers, 0 for the blank"),
    (
        "[1,2,3,0]]",
        "",
        "line 1, column 10: `]` is not expected here; write rows of cells, as in [[2,8,3],[1,0,4],[7,6,5]]",
    ),
    (
        "[1,[2,3,0]]",
        "",
        "line 1, column 2: this cell is in no row; write all rows in brackets, as in [[2,8,3],[1,0,4],[7,6,5]]",
    ),
    (
        "4 4\nstarting positions for each tile:\n0\n1\n2\n",
        "",
        "line 5, column 1: the board ends too early: 3 of 16 positions are here; add the rest",
    ),
    (
        "2 2\nstarting positions for each tile:\n0\n1\n2\n2\n",
        "",
        "line 6, column 1: this cell already has a tile, given at line 5, column 1; give every tile a cell of its own",
    ),
    (
        "2 2\nstarting positions for each tile:\n0\n1\n2\n4\n",
        "",
        "line 6, column 1: a 2x2 board has the cells 0 to 3, not 4",
    ),
    (
        "starting positions for each tile:\n0\n1\n2\n3",
        "",
        "line 1, column 1: the width and height are missing; write them in the line before, as in `4 4`",
    ),
    (
        "2 2\nstarting positions for each tile:\n0\n1\n2\n3\ngoal positions:\n0\n1",
        "",
        "line 9, column 1: the board ends too early: 2 of 4 positions are here; add the rest",
    ),
    (
        "(define (problem p) (:init (at t1 p1 p1) (at t2 p2 p1) (at t3 p1 p2)))",
        "",
        "line 1, column 1: 3 tiles are here, but no blank; write 0 where it is",
    ),
    (
        "(define (problem p) (:init))",
        "",
        "line 1, column 1: there is no fact about a tile here, as (at t1 p1 p1) or (tile-at tile1 row1 col1)",
    ),
    (
        "(define (domain d) (:predicates (at ?t ?x ?y)))",
        "",
        "line 1, column 1: there is no fact about a tile here, as (at t1 p1 p1) or (tile-at tile1 row1 col1)",
    ),
    (
        "(define (problem p) (:init (at t1 p1 p1)",
        "",
        "line 1, column 21: this `(` is never closed; add the closing bracket",
    ),
    (
        "(at t1 p1 p1) (at t2 p1 p1) (blank p2 p2) (at t3 p1 p2)",
        "",
        "line 1, column 19: this cell already has a tile, given at line 1, column 5; give every tile a cell of its own",
    ),
    (
        "(at t1 p1 p1) (at tx p2 p1) (blank p2 p2) (at t3 p1 p2)",
        "",
        "line 1, column 19: `tx` is neither a tile nor a blank; write numbers, 0 for the blank",
    ),
    (
        "1 2/3 0\n\n1 2/3 0",
        "",
        "line 3, column 1: a second board begins here, where only one is expected; remove it",
    ),
    ("1_2_3_4_5_6_7_8", "", "line 1, column 15: 8 tiles are here, but no blank; write 0 where it is"),
    ("-2 1 3 0", "", "line 1, column 1: `-2` is neither a tile nor a blank; write numbers, 0 for the blank"),
    (
        "1 2 3 0 # 5 6 7 8",
        "",
        "line 1, column 9: this is a second blank, the first is at line 1, column 7; tile 4 is missing; put it in one of the two",
    ),
    (
        "1 2 3 # 1\n4 5\n7 8 0",
        "",
        "line 2, column 1: row 2 has 2 cells where 5 are due; all rows must have the same length",
    ),
    (
        "1 2 3 0 # # # x y",
        "",
        "line 1, column 1: 6 cells can be a board of 3x2 or 2x3; give one of these sizes, or write the rows with slashes, as many cells in each",
    ),
    (
        "standard",
        "",
        "line 1, column 1: `standard` is neither a tile nor a blank; write numbers, 0 for the blank",
    ),
    (
        "/",
        "",
        "line 1, column 1: no board has 0 cells; boards have 2 to 100 rows of 2 to 100 cells, as in `2 8 3/1 0 4/7 6 5`",
    ),
    (
        "|",
        "",
        "line 1, column 1: no board has 0 cells; boards have 2 to 100 rows of 2 to 100 cells, as in `2 8 3/1 0 4/7 6 5`",
    ),
    (
        ",",
        "",
        "line 1, column 1: no board has 1 cell; boards have 2 to 100 rows of 2 to 100 cells, as in `2 8 3/1 0 4/7 6 5`",
    ),
    (";", "", "line 1, column 1: there is no board here; write one as in `2 8 3/1 0 4/7 6 5`"),
    (
        "x",
        "",
        "line 1, column 1: no board has 1 cell; boards have 2 to 100 rows of 2 to 100 cells, as in `2 8 3/1 0 4/7 6 5`",
    ),
    (
        "_____",
        "",
        "line 1, column 1: no board has 5 cells; boards have 2 to 100 rows of 2 to 100 cells, as in `2 8 3/1 0 4/7 6 5`",
    ),
    (
        "1 57 276361933\n14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 10",
        "",
        "line 2, column 37: tile 10 is there twice, first at line 2, column 34; tile 3 is missing; replace one of the two",
    ),
    (
        "9 1 2 3 4 5 6 7 8 0\n",
        "",
        "line 1, column 1: 10 cells can be a board of 5x2 or 2x5; give one of these sizes, or write the rows with slashes, as many cells in each",
    ),
];
