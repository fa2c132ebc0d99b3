//! Traces of two boards of the textbooks, to the goal 1 2 3/8 0 4/7 6 5, checked by hand once.
//!
//! Successors are made in the order up, left, right, down of the blank, without the one that goes back.

use jiugong_solver::trace::{Lists, Span, write_csv, write_text};

use crate::sample::{record, request, words};

const FIRST: &str = "2 8 3/1 0 4/7 6 5";
const SECOND: &str = "8 0 3/2 1 4/7 6 5";

/// Board, g, h, f, the number of the parent's expansion, the sizes of open and closed, for each expansion.
fn expansions(start: &str, algorithm: &str, heuristic: &str) -> Vec<String> {
    let (_, recording) = record(&request(start, algorithm, heuristic));
    let mut table = Vec::new();
    write_csv(&mut table, &recording, Span::default()).unwrap();
    let table = String::from_utf8(table).unwrap();
    let chosen = |row: &str| {
        let fields: Vec<_> = row.split(',').collect();
        [1, 2, 3, 4, 5, 8, 9].map(|field| fields[field]).join(" ")
    };
    table.lines().skip(1).map(chosen).collect()
}

/// Three tiles (2, 8, 1) are misplaced at first. Up and left leave three misplaced and have f = 1 + 3; right and
/// down take a tile from its place and have f = 1 + 4. Up was made before left, so it is expanded first; its child by
/// left was made after the start's child by left, so that one comes between. Then every slide puts a tile in its place.
#[test]
fn a_star_with_misplaced_tiles() {
    let expected = [
        "2 8 3/1 0 4/7 6 5 0 3 3  4 1",
        "2 0 3/1 8 4/7 6 5 1 3 4 1 5 2",
        "2 8 3/0 1 4/7 6 5 1 3 4 1 6 3",
        "0 2 3/1 8 4/7 6 5 2 2 4 2 6 4",
        "1 2 3/0 8 4/7 6 5 3 1 4 4 7 5",
    ];
    assert_eq!(expansions(FIRST, "a-star", "misplaced"), expected);
    // Misplaced are 8, 1, 2; the second way, down, is the right one, but nothing tells it from left before f = 5.
    let expected = [
        "8 0 3/2 1 4/7 6 5 0 3 3  3 1",
        "0 8 3/2 1 4/7 6 5 1 3 4 1 3 2",
        "8 1 3/2 0 4/7 6 5 1 3 4 1 5 3",
        "8 3 0/2 1 4/7 6 5 1 4 5 1 5 4",
        "2 8 3/0 1 4/7 6 5 2 3 5 2 6 5",
        "8 1 3/0 2 4/7 6 5 2 3 5 3 7 6",
        "0 1 3/8 2 4/7 6 5 3 2 5 6 7 7",
        "1 0 3/8 2 4/7 6 5 4 1 5 7 8 8",
    ];
    assert_eq!(expansions(SECOND, "a-star", "misplaced"), expected);
}

/// 2 is one slide from its place, 8 two, 1 one: h = 4, and the shortest path has 4 slides, each of which lowers h
/// by 1. So f is 4 along the path and 6 beside it, and nothing is expanded that is not on it. The same with
/// 8 (1), 1 (2), 2 (2) for the second board.
#[test]
fn a_star_with_manhattan_distance() {
    let expected = [
        "2 8 3/1 0 4/7 6 5 0 4 4  4 1",
        "2 0 3/1 8 4/7 6 5 1 3 4 1 5 2",
        "0 2 3/1 8 4/7 6 5 2 2 4 2 5 3",
        "1 2 3/0 8 4/7 6 5 3 1 4 3 6 4",
    ];
    assert_eq!(expansions(FIRST, "a-star", "manhattan"), expected);
    let expected = [
        "8 0 3/2 1 4/7 6 5 0 5 5  3 1",
        "8 1 3/2 0 4/7 6 5 1 4 5 1 5 2",
        "8 1 3/0 2 4/7 6 5 2 3 5 2 6 3",
        "0 1 3/8 2 4/7 6 5 3 2 5 3 6 4",
        "1 0 3/8 2 4/7 6 5 4 1 5 4 7 5",
    ];
    assert_eq!(expansions(SECOND, "a-star", "manhattan"), expected);
}

/// The start, its 4 successors, their 8, of which the first has the board before the goal as its child: when that one,
/// the 14th, is expanded, the goal is made. In the first layers no board comes twice, so that open grows by
/// the number of successors less one.
#[test]
fn breadth_first() {
    let expected = [
        "2 8 3/1 0 4/7 6 5 0 0 0  4 1",
        "2 0 3/1 8 4/7 6 5 1 0 1 1 5 2",
        "2 8 3/0 1 4/7 6 5 1 0 1 1 6 3",
        "2 8 3/1 4 0/7 6 5 1 0 1 1 7 4",
        "2 8 3/1 6 4/7 0 5 1 0 1 1 8 5",
        "0 2 3/1 8 4/7 6 5 2 0 2 2 8 6",
        "2 3 0/1 8 4/7 6 5 2 0 2 2 8 7",
        "0 8 3/2 1 4/7 6 5 2 0 2 3 8 8",
        "2 8 3/7 1 4/0 6 5 2 0 2 3 8 9",
        "2 8 0/1 4 3/7 6 5 2 0 2 4 8 10",
        "2 8 3/1 4 5/7 6 0 2 0 2 4 8 11",
        "2 8 3/1 6 4/0 7 5 2 0 2 5 8 12",
        "2 8 3/1 6 4/7 5 0 2 0 2 5 8 13",
        "1 2 3/0 8 4/7 6 5 3 0 3 6 8 14",
    ];
    assert_eq!(expansions(FIRST, "breadth-first", "zero"), expected);
    // The goal is 5 slides away: 1 + 3 + 5 + 10 boards of the first layers, and 9 of the next, come before its parent.
    let second = expansions(SECOND, "breadth-first", "zero");
    assert_eq!(second.len(), 28);
    assert_eq!(second[27], "1 0 3/8 2 4/7 6 5 4 0 4 14 23 28");
}

/// To the left the board before the goal lies four slides deep, so depth-first search within 4 slides finds it at
/// once on the first board; on the second it tries all 19 nodes above its limit and finds nothing.
#[test]
fn depth_first_within_four_slides() {
    let expected = [
        "2 8 3/1 0 4/7 6 5 0 0 0  1 1",
        "2 0 3/1 8 4/7 6 5 1 0 1 1 1 2",
        "0 2 3/1 8 4/7 6 5 2 0 2 2 1 3",
        "1 2 3/0 8 4/7 6 5 3 0 3 3 1 4",
    ];
    assert_eq!(expansions(FIRST, "depth-first(limit=4)", "zero"), expected);
    let second = expansions(SECOND, "depth-first(limit=4)", "zero");
    assert_eq!(second.len(), 1 + 3 + 5 + 10);
    let depths: Vec<_> = second.iter().map(|row| row.split(' ').rev().take(1).collect::<String>()).collect();
    assert_eq!(depths.concat(), "1234423442344344344");
}

#[test]
fn a_step_with_its_lists_as_text() {
    let (_, recording) = record(&request(FIRST, "a-star", "misplaced"));
    let mut text = Vec::new();
    let span = Span { from: 2, to: 2 };
    write_text(&mut text, &recording, span, Lists::Shown, &words("A* with misplaced tiles")).unwrap();
    let expected = "\
A* with misplaced tiles

     2  2 _ 3   f = 4    from 1 · up
        1 8 4   g = 1
        7 6 5   h = 3
        open (5)
          2 8 3/0 1 4/7 6 5   f = 4, g = 1, h = 3
          0 2 3/1 8 4/7 6 5   f = 4, g = 2, h = 2
          2 8 3/1 4 0/7 6 5   f = 5, g = 1, h = 4
          2 8 3/1 6 4/7 0 5   f = 5, g = 1, h = 4
          2 3 0/1 8 4/7 6 5   f = 6, g = 2, h = 4
        closed (2)
          2 8 3/1 0 4/7 6 5   f = 3, g = 0, h = 3
          2 0 3/1 8 4/7 6 5   f = 4, g = 1, h = 3
";
    assert_eq!(String::from_utf8(text).unwrap(), expected);
}
