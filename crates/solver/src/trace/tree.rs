//! The search tree at a place of a recording, as it is to be drawn.

use std::sync::Arc;

use jiugong_search::Side;

use super::player::{Player, State};
use super::record::NONE;
use super::recording::Recording;
use super::span::Span;
use super::step::{Step, What};
use super::words::TraceWords;

/// The most nodes that are drawn unless another limit is given.
pub const MOST_DRAWN: usize = 250;

/// A search tree, or several: one from each end, or one for each round. What is too much is folded, with its count.
pub struct Tree {
    pub(super) player: Player,
    pub(super) nodes: Vec<Drawn>,
    rounds: Vec<(u32, Step)>,
}

/// What is drawn in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Drawn {
    /// The place of its parent among all that is drawn.
    pub(super) parent: Option<usize>,
    pub(super) shape: Shape,
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A node.
    Node {
        number: u32,
        look: Look,
        /// Whether the solution leads over it.
        on_solution: bool,
    },
    /// So many nodes that are not drawn.
    Fold(usize),
}

/// How a node looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Look {
    Closed,
    Open,
    Next,
    Goal,
    Dropped,
    Replaced,
    Left,
    Forgotten,
    Waiting,
}

impl Tree {
    /// The tree as it is when the successors of the last expansion of a span have been made.
    ///
    /// At most `most_nodes` nodes are drawn, besides those of the solution: those that were made first, or, if the span
    /// begins later, first of all those that were made in it.
    pub fn new(recording: &Arc<Recording>, span: Span, most_nodes: usize) -> Tree {
        let mut player = Player::new(recording.clone());
        let is_end = span.to >= recording.expansions();
        player.go_to(if is_end { usize::MAX } else { recording.steps_until(span.to) });
        let solution = on_solution(&player);
        let kept = kept(&player, &solution, span, most_nodes);
        let nodes = drawn(&player, &solution, &kept);
        let rounds = rounds(recording);
        Tree { player, nodes, rounds }
    }

    /// The nodes that are drawn.
    pub fn drawn(&self) -> usize {
        self.nodes.iter().filter(|drawn| matches!(drawn.shape, Shape::Node { .. })).count()
    }

    /// The word for a look.
    pub(super) fn word<'w>(&self, look: Look, words: &'w TraceWords) -> &'w str {
        match look {
            Look::Closed if self.player.recording().backtracks() => &words.stack,
            Look::Closed => &words.closed,
            Look::Open => &words.open,
            Look::Next => &words.next,
            Look::Goal if self.player.recording().is_two_sided() => &words.meeting,
            Look::Goal => &words.goal,
            Look::Dropped => &words.dropped,
            Look::Replaced => &words.replaced,
            Look::Left => &words.left,
            Look::Forgotten => &words.forgotten,
            Look::Waiting => &words.waiting,
        }
    }

    /// What stands above a root.
    pub(super) fn heading(&self, root: u32, words: &TraceWords) -> String {
        let end = match self.player.recording().node(root).side {
            Side::Forward => &words.start,
            Side::Backward => &words.from_goal,
        };
        match self.round_of(root) {
            Some(Step { what: What::Bound, of }) => format!("{end} · {} {of}", words.bound),
            Some(Step { what: What::Restart, of }) => format!("{} {of}", words.restart),
            _ => end.clone(),
        }
    }

    /// The bound or the restart of the round that begins with a root.
    fn round_of(&self, root: u32) -> Option<Step> {
        let place = self.rounds.binary_search_by_key(&root, |&(root, _)| root).ok()?;
        Some(self.rounds[place].1)
    }

    /// The nodes that are not drawn.
    pub fn folded(&self) -> usize {
        let count = |drawn: &Drawn| match drawn.shape {
            Shape::Fold(count) => count,
            Shape::Node { .. } => 0,
        };
        self.nodes.iter().map(count).sum()
    }
}

/// The nodes over which the last solution leads, one flag a node.
fn on_solution(player: &Player) -> Vec<bool> {
    let recording = player.recording();
    let mut on_solution = vec![false; recording.nodes()];
    let Some(&solution) = player.solutions().last() else { return on_solution };
    let end = &recording.records[solution as usize];
    // A search from both ends goes on from here in the other tree.
    let in_other_tree = |number: &u32| {
        let record = &recording.records[*number as usize];
        record.side() != end.side() && record.key() == end.key() && player.state(*number) != State::Dropped
    };
    let other = (0..recording.nodes() as u32).rev().find(in_other_tree);
    for number in [Some(solution), other].into_iter().flatten() {
        let line = std::iter::successors(Some(number), |&number| recording.node(number).parent);
        line.for_each(|number| on_solution[number as usize] = true);
    }
    on_solution
}

/// Which nodes are drawn; with a node its parent is.
fn kept(player: &Player, solution: &[bool], span: Span, most_nodes: usize) -> Vec<bool> {
    let recording = player.recording();
    let before = recording.steps_until(span.from.saturating_sub(1));
    let made = |what: What| {
        matches!(what, What::Made | What::Dropped | What::Improved | What::Reopened | What::BackedUp)
    };
    let first = match span.from {
        0 | 1 => 0,
        _ => recording.steps()[..before].iter().filter(|step| made(step.what)).count() as u32,
    };
    let mut kept = solution.to_vec();
    let mut room = most_nodes.max(1);
    let expanded =
        (span.from..=span.to.min(recording.expansions())).filter_map(|number| recording.expanded(number));
    let expanded: Vec<_> = if first > 0 { expanded.take(room).collect() } else { Vec::new() };
    for number in expanded.into_iter().chain(first..recording.nodes() as u32) {
        if player.state(number) == State::Unmade {
            continue;
        }
        let line: Vec<_> = std::iter::successors(Some(number), |&number| recording.node(number).parent)
            .take_while(|&number| !kept[number as usize])
            .collect();
        if line.len() > room {
            break;
        }
        room -= line.len();
        line.into_iter().for_each(|number| kept[number as usize] = true);
    }
    kept
}

/// What is drawn, parents before their children, folds last.
fn drawn(player: &Player, solution: &[bool], kept: &[bool]) -> Vec<Drawn> {
    let recording = player.recording();
    let next = player.next();
    let mut nodes = Vec::new();
    // The place of each node that is drawn, and of the nearest one above each that is not.
    let mut places = vec![NONE; recording.nodes()];
    let mut folded = vec![0; recording.nodes()];
    let mut folded_roots = 0;
    for number in 0..recording.nodes() as u32 {
        let state = player.state(number);
        if state == State::Unmade {
            continue;
        }
        let above = recording.node(number).parent.map_or(NONE, |parent| places[parent as usize]);
        if !kept[number as usize] {
            places[number as usize] = above;
            match folded.get_mut(above as usize) {
                Some(count) => *count += 1,
                None => folded_roots += 1,
            }
            continue;
        }
        let look = match state {
            _ if player.solutions().contains(&number) => Look::Goal,
            State::Open if next == Some(number) => Look::Next,
            State::Open | State::Unmade => Look::Open,
            State::Closed => Look::Closed,
            State::Waiting => Look::Waiting,
            State::Replaced => Look::Replaced,
            State::Dropped => Look::Dropped,
            State::Forgotten => Look::Forgotten,
            State::Left => Look::Left,
        };
        let shape = Shape::Node { number, look, on_solution: solution[number as usize] };
        places[number as usize] = nodes.len() as u32;
        nodes.push(Drawn { parent: (above != NONE).then_some(above as usize), shape });
    }
    let folds = folded.into_iter().take(nodes.len()).enumerate().filter(|&(_, count)| count > 0);
    nodes.extend(folds.map(|(place, count)| Drawn { parent: Some(place), shape: Shape::Fold(count) }));
    if folded_roots > 0 {
        nodes.push(Drawn { parent: None, shape: Shape::Fold(folded_roots) });
    }
    nodes
}

/// The bound or restart in which each root was made, where there is one.
fn rounds(recording: &Recording) -> Vec<(u32, Step)> {
    let mut round = None;
    let mut rounds = Vec::new();
    for &step in recording.steps() {
        match step.what {
            What::Bound | What::Restart => round = Some(step),
            What::Made if recording.records[step.of as usize].parent == NONE => {
                rounds.extend(round.map(|round| (step.of, round)));
            }
            _ => {}
        }
    }
    rounds
}
