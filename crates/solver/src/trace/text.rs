//! A trace as a textbook prints it.

use std::io::{self, Write};
use std::sync::Arc;

use jiugong_puzzle::Board;
use jiugong_search::Side;

use super::player::Player;
use super::recording::Recording;
use super::span::Span;
use super::step::{Step, What};
use super::words::TraceWords;

/// Whether the contents of open and closed are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lists {
    /// Only the expansions.
    #[default]
    Hidden,
    /// With every expansion both lists, as they are when it is over, in order.
    Shown,
}

/// Writes every expansion of a span: its number, the board, f, g and h, and on request open and closed.
///
/// # Errors
/// What the output says.
pub fn write_text(
    output: &mut dyn Write,
    recording: &Arc<Recording>,
    span: Span,
    lists: Lists,
    words: &TraceWords,
) -> io::Result<()> {
    writeln!(output, "{}", words.title)?;
    let mut text = Text { output, words, recording, lists };
    let mut player = Player::new(recording.clone());
    for expansion in span.parts(recording) {
        let is_shown = span.shows(expansion, recording);
        let (mut begun, mut after) = (recording.expanded(expansion).is_none(), Vec::new());
        while player.at() < recording.steps_until(expansion) {
            let Some(step) = player.forward() else { break };
            begun |= step.what == What::Expanded;
            match begun {
                true => after.push(step),
                false if is_shown => text.note(step, &player)?,
                false => {}
            }
        }
        if is_shown {
            text.expansion(&player, expansion)?;
            after.into_iter().try_for_each(|step| text.note(step, &player))?;
        }
    }
    if recording.is_cut() {
        writeln!(text.output, "\n{}", words.cut)?;
    }
    Ok(())
}

struct Text<'a> {
    output: &'a mut dyn Write,
    words: &'a TraceWords,
    recording: &'a Recording,
    lists: Lists,
}

impl Text<'_> {
    /// A line for a new bound, weight, layer or restart; the goal that was reached.
    fn note(&mut self, step: Step, player: &Player) -> io::Result<()> {
        let number = step.of;
        let (word, value) = match step.what {
            What::Bound => (&self.words.bound, number.to_string()),
            What::Weight => (&self.words.weight, (f64::from(number) / 1000.0).to_string()),
            What::Layer => (&self.words.layer, number.to_string()),
            What::Restart => (&self.words.restart, number.to_string()),
            What::Solution => {
                let word = if self.recording.is_two_sided() { &self.words.meeting } else { &self.words.goal };
                return self.node(word, number, player);
            }
            _ => return Ok(()),
        };
        writeln!(self.output, "\n{word} {value}")
    }

    fn expansion(&mut self, player: &Player, expansion: usize) -> io::Result<()> {
        let Some(node) = self.recording.expanded(expansion) else { return Ok(()) };
        self.node(&format!("{expansion}"), node, player)?;
        if self.lists == Lists::Hidden {
            return Ok(());
        }
        let sides = if self.recording.is_two_sided() {
            [Some(&self.words.from_start), Some(&self.words.from_goal)]
        } else {
            [None, None]
        };
        let expanded = if self.recording.backtracks() { &self.words.stack } else { &self.words.closed };
        for (side, of_side) in [Side::Forward, Side::Backward].into_iter().zip(sides) {
            if side == Side::Backward && of_side.is_none() {
                continue;
            }
            self.list(&self.words.open, of_side, player.open(side).collect(), player)?;
            self.list(expanded, of_side, player.closed(side).collect(), player)?;
        }
        Ok(())
    }

    /// A board as a square with the figures beside it.
    fn node(&mut self, label: &str, number: u32, player: &Player) -> io::Result<()> {
        let node = self.recording.node(number);
        let origin = match (node.parent, node.by) {
            (Some(parent), Some(by)) => {
                let parent = self.recording.node(parent).number.unwrap_or_default();
                format!("{} {parent} · {}", self.words.parent, self.words.way(by))
            }
            _ if node.side == Side::Backward => self.words.from_goal.clone(),
            _ => self.words.start.clone(),
        };
        let figures = [
            format!("f = {:<4} {origin}", player.f(number)),
            format!("g = {}", node.g),
            format!("h = {}", node.h),
        ];
        let rows = square(&self.recording.board(number), "_");
        let width = rows[0].len();
        writeln!(self.output)?;
        for line in 0..rows.len().max(figures.len()) {
            let label = if line == 0 { label } else { "" };
            let row = rows.get(line).map_or("", String::as_str);
            let figure = figures.get(line).map_or("", String::as_str);
            let text = format!("{label:>6}  {row:<width$}   {figure}");
            writeln!(self.output, "{}", text.trim_end())?;
        }
        Ok(())
    }

    fn list(
        &mut self,
        word: &str,
        of_side: Option<&String>,
        nodes: Vec<u32>,
        player: &Player,
    ) -> io::Result<()> {
        let side = of_side.map(|side| format!(" · {side}")).unwrap_or_default();
        let [opening, closing] = &self.words.brackets;
        writeln!(self.output, "        {word}{side}{opening}{}{closing}", nodes.len())?;
        for number in nodes {
            let (node, board) = (self.recording.node(number), self.recording.board(number));
            writeln!(
                self.output,
                "          {board}   f = {}, g = {}, h = {}",
                player.f(number),
                node.g,
                node.h
            )?;
        }
        Ok(())
    }
}

/// The rows of a board with the tiles under each other, with a sign for the blank.
pub(super) fn square(board: &Board, blank: &str) -> Vec<String> {
    let digits = (board.size().cells() - 1).to_string().len();
    let row = |row: &[u16]| {
        let tiles: Vec<_> = row
            .iter()
            .map(|&tile| match tile {
                0 => format!("{blank:>digits$}"),
                tile => format!("{tile:>digits$}"),
            })
            .collect();
        tiles.join(" ")
    };
    board.cells().chunks(board.size().width()).map(row).collect()
}
