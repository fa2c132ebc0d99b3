//! Drawn trees.

use std::collections::HashSet;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use jiugong_solver::ALGORITHMS;
use jiugong_solver::trace::{MOST_DRAWN, Recording, Span, Tree, write_dot, write_svg};
use roxmltree::{Document, Node};

use crate::sample::{record, request, words};

/// A title with everything that XML and DOT read as markup.
const TITLE: &str = "a < b & \"c\" \\ > 九宫";

fn svg(tree: &Tree) -> String {
    let mut svg = Vec::new();
    write_svg(&mut svg, tree, &words(TITLE)).unwrap();
    String::from_utf8(svg).unwrap()
}

fn dot(tree: &Tree) -> String {
    let mut dot = Vec::new();
    write_dot(&mut dot, tree, &words(TITLE)).unwrap();
    String::from_utf8(dot).unwrap()
}

/// A recording of every algorithm.
fn recordings() -> impl Iterator<Item = Arc<Recording>> {
    ALGORITHMS.iter().map(|entry| {
        let mut request = request("8 1 3/2 4 5/0 7 6", entry.name, "misplaced");
        request.limits.nodes = Some(300);
        record(&request).1
    })
}

fn of_class<'a>(document: &'a Document, class: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    let has =
        move |node: &Node| node.attribute("class").is_some_and(|all| all.split(' ').any(|it| it == class));
    document.descendants().filter(has)
}

#[test]
fn every_algorithm_has_a_well_formed_picture_with_all_nodes() {
    for recording in recordings() {
        for span in [Span::default(), Span { from: 1, to: 3 }, Span { from: 6, to: 9 }] {
            let tree = Tree::new(&recording, span, MOST_DRAWN);
            let svg = svg(&tree);
            let document = Document::parse(&svg).unwrap();
            let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
            assert_eq!(title.text(), Some(TITLE));
            assert_eq!(of_class(&document, "tiles").count(), 3 * tree.drawn());
            assert_eq!(of_class(&document, "figures").count(), tree.drawn());
            assert!(tree.drawn() > 0 && tree.drawn() + tree.folded() <= recording.nodes());
        }
    }
}

#[test]
fn what_is_shown_of_the_first_board_of_the_textbooks() {
    let (_, recording) = record(&request("2 8 3/1 0 4/7 6 5", "a-star", "misplaced"));
    let tree = Tree::new(&recording, Span::default(), MOST_DRAWN);
    let svg = svg(&tree);
    let document = Document::parse(&svg).unwrap();
    let texts = |class| of_class(&document, class).filter_map(|node| node.text()).collect::<Vec<_>>();
    // The legend has one number of its own.
    assert_eq!(texts("number"), ["1", "1", "2", "3", "4", "5"]);
    assert_eq!((texts("w-Closed").len(), texts("w-Open").len(), texts("w-Goal").len()), (5, 6, 1));
    assert_eq!(texts("root"), ["start"]);
    // The five nodes of the solution, and the four edges between them with the line of the legend.
    assert_eq!((of_class(&document, "halo").count(), of_class(&document, "path").count()), (5, 5));
}

#[test]
fn what_is_not_drawn_is_counted() {
    let (_, recording) = record(&request("1 5 2/3 6 4/8 0 7", "a-star", "misplaced"));
    for most in [1, 10, 100, 1000] {
        let tree = Tree::new(&recording, Span::default(), most);
        assert_eq!(tree.drawn() + tree.folded(), recording.nodes());
        // Besides so many, those of the solution are always there.
        assert!((most..most + 32).contains(&tree.drawn()), "{} of {most}", tree.drawn());
    }
    let late = Tree::new(&recording, Span { from: 200, to: 210 }, 300);
    let last = recording.expanded(210).unwrap();
    assert!(svg(&late).contains(&format!("210: {}", recording.board(last))));
}

#[test]
fn dot_names_every_node_once_and_closes_every_quote() {
    for recording in recordings() {
        let tree = Tree::new(&recording, Span::default(), 60);
        let dot = dot(&tree);
        let mut named = HashSet::new();
        for line in dot.lines().map(str::trim) {
            let quotes = line.replace("\\\\", "").replace("\\\"", "").matches('"').count();
            assert_eq!(quotes % 2, 0, "{line}");
            match line.split_once(" [").map(|(name, _)| name.split(" -> ").collect::<Vec<_>>()) {
                Some(ends) if ends.len() == 2 => {
                    assert!(ends.iter().all(|&end| named.contains(end)), "{line}")
                }
                Some(name) => assert!(named.insert(name[0]), "{line}"),
                None => {}
            }
        }
        assert!(named.len() >= tree.drawn());
        draw_with_graphviz(&dot);
    }
}

/// Lets Graphviz read it. On a machine without Graphviz this asks nothing; where all is to be checked (`CI` is set, as
/// `.ci/run` does), it has to be there.
fn draw_with_graphviz(dot: &str) {
    let started = Command::new("dot").args(["-Tcanon", "-o", "/dev/null"]).stdin(Stdio::piped()).spawn();
    let mut child = match started {
        Ok(child) => child,
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "Graphviz is not installed: {error}");
            return;
        }
    };
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), dot.as_bytes()).unwrap();
    assert!(child.wait().unwrap().success(), "{dot}");
}

#[test]
fn a_thousand_nodes_are_drawn_in_a_tenth_of_a_second() {
    let (_, recording) = record(&request("1 5 2/3 6 4/8 0 7", "breadth-first", "zero"));
    let mut times: Vec<_> = (0..5)
        .map(|_| {
            let started = Instant::now();
            let tree = Tree::new(&recording, Span { from: 1, to: 600 }, 1000);
            assert!(tree.drawn() >= 1000 && svg(&tree).len() > 500_000);
            started.elapsed()
        })
        .collect();
    times.sort();
    println!("{times:?}");
    assert!(times[0] < Duration::from_millis(100), "{times:?}");
}
