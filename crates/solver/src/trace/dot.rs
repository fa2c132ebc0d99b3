//! A search tree for Graphviz.

use std::io::{self, Write};

use super::text::square;
use super::tree::{Look, Shape, Tree};
use super::words::TraceWords;

/// Writes the tree in the DOT language, to be drawn by `dot`.
///
/// # Errors
/// What the output says.
pub fn write_dot(output: &mut dyn Write, tree: &Tree, words: &TraceWords) -> io::Result<()> {
    let recording = tree.player.recording();
    writeln!(output, "digraph search {{")?;
    writeln!(
        output,
        "  graph [label={}, labelloc=t, fontname=\"sans-serif\", ordering=out]",
        quoted(&words.title)
    )?;
    writeln!(output, "  node [shape=box, fontname=\"monospace\", fontsize=11, margin=\"0.12,0.06\"]")?;
    writeln!(output, "  edge [fontname=\"sans-serif\", fontsize=9, arrowsize=0.6, color=\"#8a94a3\"]")?;
    for (place, drawn) in tree.nodes.iter().enumerate() {
        let (label, style, edge) = match drawn.shape {
            Shape::Fold(count) => {
                (format!("+{count}"), "shape=plaintext", String::from("style=dotted, arrowhead=none"))
            }
            Shape::Node { number, look, on_solution } => {
                let node = recording.node(number);
                let mut lines = square(&recording.board(number), "·");
                let f = tree.player.f(number);
                lines.push(format!("g {}  h {}  f {f}", node.g, node.h));
                if let Some(number) = node.number.filter(|&number| number as usize <= tree.player.expanded())
                {
                    lines.push(format!("#{number}"));
                }
                if node.parent.is_none() {
                    lines.insert(0, tree.heading(number, words));
                }
                lines.push(tree.word(look, words).to_owned());
                let by = node.by.map(|by| words.way(by)).unwrap_or_default();
                let thick = if on_solution { ", penwidth=3, color=\"#1a7f4b\"" } else { "" };
                (lines.join("\n"), style(look), format!("label={}{thick}", quoted(&by)))
            }
        };
        writeln!(output, "  n{place} [label={}, {style}]", quoted(&label))?;
        if let Some(parent) = drawn.parent {
            writeln!(output, "  n{parent} -> n{place} [{edge}]")?;
        }
    }
    if tree.folded() > 0 {
        writeln!(output, "  fold [label={}, shape=plaintext]", quoted(&format!("+n: {}", words.folded)))?;
    }
    if recording.is_cut() {
        writeln!(output, "  cut [label={}, shape=note]", quoted(&words.cut))?;
    }
    writeln!(output, "}}")
}

fn style(look: Look) -> &'static str {
    match look {
        Look::Closed => "shape=box, style=filled, fillcolor=\"#eef1f5\", color=\"#55617a\"",
        Look::Open => "shape=box, style=rounded, color=\"#1f6fb5\"",
        Look::Next => "shape=house, style=bold, color=\"#b25e00\"",
        Look::Goal => "shape=doubleoctagon, style=filled, fillcolor=\"#e4f5ea\", color=\"#1a7f4b\"",
        Look::Dropped => "shape=box, style=dashed, color=\"#777777\", fontcolor=\"#555555\"",
        Look::Replaced => "shape=box, style=dotted, color=\"#7a3fa0\", fontcolor=\"#555555\"",
        Look::Left => "shape=note, color=\"#55617a\", fontcolor=\"#444444\"",
        Look::Forgotten => "shape=box, style=\"rounded,dashed\", color=\"#777777\", fontcolor=\"#555555\"",
        Look::Waiting => "shape=box, style=\"rounded,dotted\", color=\"#1f6fb5\"",
    }
}

/// A string of the DOT language.
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{text}\"")
}
