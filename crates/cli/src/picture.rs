//! Boards as pictures of characters: the steps of a path side by side with the goal.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Metric, OffTheEdge, Path};
use unicode_width::UnicodeWidthStr;

/// Columns where the terminal does not say how many it has.
const USUAL_COLUMNS: usize = 80;

/// What stands between two pictures.
const GAP: &str = "   ";

/// What stands between the steps and the goal.
const BAR: &str = " | ";

/// One picture: a caption, and below it the rows of a board.
pub struct Picture {
    lines: Vec<(String, usize)>,
    width: usize,
}

impl Picture {
    /// The board; tiles in their goal cell are green, those that have just slid are bold.
    pub fn new(caption: String, board: &Board, goal: &Board, slid: &[u16]) -> Picture {
        let columns = board.size().width();
        let digits = (board.cells().len() - 1).to_string().len();
        let caption_width = caption.width();
        let mut lines = vec![(caption, caption_width)];
        for (row, tiles) in board.cells().chunks(columns).enumerate() {
            let mut line = String::new();
            for (column, &tile) in tiles.iter().enumerate() {
                let at_home = goal.cells()[row * columns + column] == tile;
                let style = style(tile, at_home, slid.contains(&tile));
                let text = if tile == 0 { ".".to_owned() } else { tile.to_string() };
                line.push_str(&format!(" {style}{text:>digits$}{style:#}"));
            }
            lines.push((line, columns * (digits + 1)));
        }
        let width = lines.iter().map(|(_, width)| *width).max().unwrap_or_default();
        Picture { lines, width }
    }

    /// A line of it, filled up with spaces to `columns`.
    fn line(&self, number: usize, columns: usize) -> String {
        let (text, width) = &self.lines[number];
        format!("{text}{}", " ".repeat(columns.saturating_sub(*width)))
    }
}

fn style(tile: u16, at_home: bool, slid: bool) -> Style {
    match (tile, at_home) {
        (0, _) => Style::new().dimmed(),
        (_, true) => Style::new().fg_color(Some(AnsiColor::Green.into())).effects(emphasis(slid)),
        (_, false) => Style::new().effects(emphasis(slid)),
    }
}

fn emphasis(slid: bool) -> anstyle::Effects {
    if slid { anstyle::Effects::BOLD } else { anstyle::Effects::new() }
}

/// Writes the start, each numbered step and, at the right of every line of pictures, the goal. What counts one in the
/// metric is one step.
pub fn write_steps(
    output: &mut impl Write,
    (start, goal): (&Board, &Board),
    path: &Path,
    metric: Metric,
    language: Language,
) -> io::Result<()> {
    let pictures = steps((start, goal), path, metric, language).map_err(io::Error::other)?;
    let goal = Picture::new(say!(language, "picture-goal"), goal, goal, &[]);
    let widest = pictures.iter().map(|picture| picture.width).max().unwrap_or_default();
    let columns = terminal_size::terminal_size().map_or(USUAL_COLUMNS, |(width, _)| width.0.into());
    let room = columns.saturating_sub(goal.width + BAR.len() + 1);
    let in_a_line = ((room + GAP.len()) / (widest + GAP.len())).max(1);
    for (number, band) in pictures.chunks(in_a_line).enumerate() {
        if number > 0 {
            writeln!(output)?;
        }
        for line in 0..goal.lines.len() {
            let mut parts: Vec<String> = band.iter().map(|picture| picture.line(line, widest)).collect();
            parts.resize(in_a_line.min(pictures.len()), " ".repeat(widest));
            let text = format!("{}{BAR}{}", parts.join(GAP), goal.line(line, goal.width));
            writeln!(output, "{}", text.trim_end())?;
        }
    }
    Ok(())
}

fn steps(
    (start, goal): (&Board, &Board),
    path: &Path,
    metric: Metric,
    language: Language,
) -> Result<Vec<Picture>, OffTheEdge> {
    let mut pictures = vec![Picture::new(say!(language, "picture-start"), start, goal, &[])];
    let runs: Vec<_> = match metric {
        Metric::SingleTile => path.slides().iter().map(|&direction| (direction, 1)).collect(),
        Metric::MultiTile => path.runs().collect(),
    };
    let mut boards = path.boards(start);
    let mut before = boards.next().transpose()?;
    for (number, (direction, slides)) in (1..).zip(runs) {
        let mut slid = Vec::new();
        for _ in 0..slides {
            let after = boards.next().transpose()?;
            slid.extend(before.iter().zip(&after).map(|(before, after)| after.cells()[before.blank()]));
            before = after;
        }
        let Some(board) = &before else { break };
        let tiles: Vec<String> = slid.iter().map(u16::to_string).collect();
        let (tiles, way) = (tiles.join(" "), direction.opposite().say(language));
        let caption = say!(language, "picture-step", number = number, tile = tiles, direction = way);
        pictures.push(Picture::new(caption, board, goal, &slid));
    }
    Ok(pictures)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stand_beside_the_goal() {
        let start = Board::from_rows("1 2 3/4 5 6/0 7 8").unwrap();
        let goal = Board::from_rows("1 2 3/4 5 6/7 8 0").unwrap();
        for language in Language::ALL {
            let mut bytes = Vec::new();
            let path = Path::read("rr", &start).unwrap().0;
            write_steps(&mut bytes, (&start, &goal), &path, Metric::SingleTile, language).unwrap();
            let text = anstream::adapter::strip_str(&String::from_utf8(bytes).unwrap()).to_string();
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), 4, "{text}");
            let bar = |line: &str| line[..line.find('|').expect("every line has a bar")].width();
            assert!(lines.iter().all(|line| bar(line) == bar(lines[0])), "{text}");
            let rest: String = lines[3].split_whitespace().collect();
            assert_eq!(rest, ".787.878.|78.");
        }
    }

    #[test]
    fn a_push_is_one_step() {
        let start = Board::from_rows("1 2 3/4 5 6/0 7 8").unwrap();
        let goal = Board::from_rows("1 2 3/4 5 6/7 8 0").unwrap();
        let path = Path::read("rr", &start).unwrap().0;
        let mut bytes = Vec::new();
        write_steps(&mut bytes, (&start, &goal), &path, Metric::MultiTile, Language::English).unwrap();
        let text = anstream::adapter::strip_str(&String::from_utf8(bytes).unwrap()).to_string();
        assert!(text.contains("1: 7 8 left") && !text.contains("2:"), "{text}");
    }
}
