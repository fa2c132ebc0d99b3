//! Paths in the three notations, written and read.

mod samples;

use jiugong_puzzle::{Board, Direction, GoalName, Notation, OffTheEdge, Path, PathError, Size};
use samples::board;

const BLANK_MOVES: &str = "ullddrurdllurdruldr";
const TILE_MOVES: &str = "DR2U2LDLUR2DLULDRUL";

fn start() -> Board {
    board(3, 3, "2 3 4/1 5 0/7 6 8")
}

#[test]
fn one_path_in_two_habits() {
    let (path, notation) = Path::read(BLANK_MOVES, &start()).unwrap();
    assert_eq!(notation, Notation::BlankMoves);
    assert_eq!(Path::read(TILE_MOVES, &start()), Ok((path.clone(), Notation::TileMoves)));
    assert_eq!((path.single_tile_length(), path.multi_tile_length()), (19, 16));
    assert_eq!(path.apply(&start()).unwrap(), GoalName::Standard.board(start().size()));
    assert_eq!(Notation::BlankMoves.write(&path, &start()).unwrap(), BLANK_MOVES);
    assert_eq!(Notation::TileMoves.write(&path, &start()).unwrap(), TILE_MOVES);
    let numbers = Notation::TileNumbers.write(&path, &start()).unwrap();
    assert_eq!(&numbers[..8], "4 3 2 1 ");
    assert_eq!(Path::read(&numbers, &start()), Ok((path, Notation::TileNumbers)));
}

#[test]
fn other_ways_to_write_the_same() {
    let expected = Notation::TileMoves.read("DR2U2", &start()).unwrap();
    for text in
        ["D R R U U", " D, R2\nU2 ", "DR2D2'", "U'L'2 D’2", "D、R2，U2", "ＤＲ２　Ｕ２", "\u{feff}DRRUU\r\n"]
    {
        assert_eq!(Path::read(text, &start()), Ok((expected.clone(), Notation::TileMoves)), "{text}");
    }
    // Whoever names the notation may use either case.
    assert_eq!(Notation::BlankMoves.read("ULLDD", &start()).unwrap(), expected);
    assert_eq!(Notation::TileMoves.read("dr2u2", &start()).unwrap(), expected);
    assert_eq!(Notation::BlankMoves.read("ul2d2", &start()).unwrap(), expected);
    assert_eq!(Path::read(" \n", &start()).unwrap().0, Path::default());
}

#[test]
fn every_notation_of_a_walk_is_read_back() {
    let size = Size::new(7, 5).unwrap();
    let start = GoalName::Snail.board(size);
    let (mut board, mut slides, mut random) = (start.clone(), Vec::new(), 7u64);
    while slides.len() < 3_000 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let direction = Direction::ALL[(random >> 62) as usize];
        if board.slide(direction).is_some() {
            slides.push(direction);
        }
    }
    let path = Path::new(slides);
    assert_eq!(path.apply(&start).unwrap(), board);
    for notation in Notation::ALL {
        let text = notation.write(&path, &start).unwrap();
        assert_eq!(notation.read(&text, &start).as_ref(), Ok(&path));
        assert_eq!(Path::read(&text, &start), Ok((path.clone(), notation)));
    }
}

#[test]
fn errors_name_the_place_the_move_and_the_remedy() {
    let error = |text: &str| Path::read(text, &start()).unwrap_err();
    let edge = OffTheEdge { number: 2, direction: Direction::Up, row: 1, column: 3 };
    assert_eq!(error("u u"), PathError::Edge { position: 3, symbol: "u".into(), edge });
    let edge = OffTheEdge { number: 3, direction: Direction::Left, row: 2, column: 1 };
    assert_eq!(
        error("R99999999999999999999999"),
        PathError::Edge { position: 1, symbol: "R99999999999999999999999".into(), edge }
    );
    let can_slide = vec![4, 5, 8];
    assert_eq!(error("2"), PathError::NotBesideTheBlank { position: 1, tile: 2, can_slide });
    assert_eq!(error("5 9"), PathError::NoSuchTile { position: 3, tile: 9, largest: 8 });
    assert_eq!(error("0"), PathError::NoSuchTile { position: 1, tile: 0, largest: 8 });
    assert_eq!(error("uq"), PathError::UnknownSymbol { position: 2, symbol: 'q' });
    assert_eq!(error("R0"), PathError::RepeatedZeroTimes { position: 1, symbol: "R0".into() });
    let (first, second) = (Notation::BlankMoves, Notation::TileMoves);
    assert_eq!(error("ulD2"), PathError::Mixed { position: 3, symbol: "D2".into(), first, second });
    assert!(matches!(error("D 2"), PathError::Mixed { second: Notation::TileNumbers, .. }));
    let told = Notation::TileNumbers.read("5 u", &start()).unwrap_err();
    assert!(matches!(told, PathError::OtherNotation { position: 3, .. }));
    for text in ["u u", "2", "5 9", "uq", "R0", "ulD2"] {
        let said = error(text).to_string();
        assert!(said.contains("character") && said.len() > 40, "{said}");
    }
}
