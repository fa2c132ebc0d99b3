//! A trace as a table of comma-separated values.

use std::io::{self, Write};
use std::sync::Arc;

use jiugong_search::Side;

use super::json_lines::blank_moves;
use super::player::Player;
use super::recording::Recording;
use super::span::Span;

/// Writes a row for every expansion of a span, below the names of the columns.
///
/// The columns: `number` (from 1), `board`, `g`, `h`, `f`, `parent` (the number of its expansion), `move` (where the
/// blank went, a letter a slide), `side`
/// (`start` or `goal`), `open` and `closed` (their sizes when the successors have been made), `bound`, `weight` (in
/// thousandths), `layer`,
/// `restart`. What an algorithm does not have is empty. No value needs quotes.
///
/// # Errors
/// What the output says.
pub fn write_csv(output: &mut dyn Write, recording: &Arc<Recording>, span: Span) -> io::Result<()> {
    writeln!(output, "number,board,g,h,f,parent,move,side,open,closed,bound,weight,layer,restart")?;
    let mut player = Player::new(recording.clone());
    for expansion in span.from.max(1)..=recording.expansions().min(span.to) {
        player.go_to_expansion(expansion);
        let Some(number) = recording.expanded(expansion) else { break };
        let node = recording.node(number);
        let parent = node.parent.and_then(|parent| recording.node(parent).number);
        let side = match node.side {
            Side::Forward => "start",
            Side::Backward => "goal",
        };
        let by = node.by.map(blank_moves).unwrap_or_default();
        write!(
            output,
            "{expansion},{},{},{},{},",
            recording.board(number),
            node.g,
            node.h,
            player.f(number)
        )?;
        write!(output, "{},{by},{side},", value(parent))?;
        write!(output, "{},{},", player.open_nodes(), player.closed_nodes())?;
        let restarts = Some(player.restarts()).filter(|&restarts| restarts > 0);
        write!(output, "{},{},", value(player.bound()), value(player.weight()))?;
        writeln!(output, "{},{}", value(player.layer()), value(restarts))?;
    }
    Ok(())
}

fn value(number: Option<u32>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}
