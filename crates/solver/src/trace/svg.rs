//! A search tree as a picture.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::io::{self, Write};

use jiugong_heuristics::Reach;
use jiugong_puzzle::Board;

use super::frame::{Frame, STYLE, draw_frame};
use super::legend::draw_legend;
use super::markup::{Length as L, escaped, width_of};
use super::tidy::tidy;
use super::tree::{Look, Shape, Tree};
use super::words::TraceWords;

/// The side of a cell of a small board.
const CELL: f64 = 17.0;
/// Between a board and its frame.
const PADDING: f64 = 5.0;
/// Around the whole picture.
const MARGIN: f64 = 28.0;
/// The size of the figures below a board.
const SMALL: f64 = 10.5;
/// What stands below a frame: the figures and a word.
const CAPTION: f64 = 34.0;
/// Between what stands below a node and the nodes below it.
const GAP: f64 = 40.0;

pub(crate) const FONTS: &str = "system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans CJK SC','PingFang SC','Microsoft YaHei','DejaVu Sans',sans-serif";

/// Writes the tree as an SVG file that needs nothing else: nodes as small boards with g, h and f and the number of the
/// expansion, what became of each told by shape, word and colour, and a legend.
///
/// # Errors
/// What the output says.
pub fn write_svg(output: &mut dyn Write, tree: &Tree, words: &TraceWords) -> io::Result<()> {
    let mut svg = String::with_capacity(2000 * tree.nodes.len());
    Picture::new(tree, words).draw(&mut svg).map_err(io::Error::other)?;
    output.write_all(svg.as_bytes())
}

struct Picture<'a> {
    tree: &'a Tree,
    words: &'a TraceWords,
    /// The middle and the top of each node's frame.
    places: Vec<(f64, f64)>,
    /// The frame of a node.
    frame: (f64, f64),
    width: f64,
    height: f64,
}

impl<'a> Picture<'a> {
    fn new(tree: &'a Tree, words: &'a TraceWords) -> Picture<'a> {
        let recording = tree.player.recording();
        let size = recording.size();
        let frame = (CELL * size.width() as f64 + 2.0 * PADDING, CELL * size.height() as f64 + 2.0 * PADDING);
        // All roots hang below one node that is not drawn.
        let mut children = vec![Vec::new(); tree.nodes.len() + 1];
        let mut depths = vec![0usize; tree.nodes.len()];
        for (place, drawn) in tree.nodes.iter().enumerate() {
            children[drawn.parent.map_or(0, |parent| parent + 1)].push(place + 1);
            depths[place] = drawn.parent.map_or(0, |parent| depths[parent] + 1);
        }
        let captions = tree.nodes.iter().map(|drawn| match drawn.shape {
            Shape::Node { number, look, .. } => {
                let node = recording.node(number);
                let figures = format!("g {}  h {}  f {}", node.g, node.h, tree.player.f(number));
                let word = tree.word(look, words);
                width_of(&figures, SMALL).max(width_of(word, SMALL)) + 14.0
            }
            Shape::Fold(count) => width_of(&format!("+{count}"), 13.0) + 14.0,
        });
        let column = captions.fold(frame.0 + 20.0, f64::max);
        let row = frame.1 + CAPTION + GAP;
        let columns = tidy(&children);
        let places = depths
            .iter()
            .zip(&columns[1..])
            .map(|(&depth, &place)| (place * column + column / 2.0, depth as f64 * row))
            .collect();
        let width = (columns.iter().copied().fold(0.0, f64::max) + 1.0) * column;
        let height = (depths.iter().copied().max().unwrap_or_default() + 1) as f64 * row - GAP;
        Picture { tree, words, places, frame, width, height }
    }

    fn draw(&self, svg: &mut String) -> fmt::Result {
        let title = escaped(&self.words.title);
        let width = self.width.max(width_of(&self.words.title, 18.0)).max(560.0) + 2.0 * MARGIN;
        let mut head = String::new();
        let top = draw_legend(&mut head, &self.looks(), self.tree, self.words, width - 2.0 * MARGIN)?;
        let height = MARGIN + top + self.height + 2.0 * MARGIN;
        write!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" lang="{}" role="img" font-family="{FONTS}" font-size="12">"#,
            escaped(&self.words.language),
            w = L(width),
            h = L(height),
        )?;
        write!(svg, "\n<title>{title}</title>\n<style>\n{STYLE}{}</style>\n", TEXT_STYLE)?;
        self.define_board(svg)?;
        write!(svg, r##"<rect width="100%" height="100%" fill="#fff"/>"##)?;
        writeln!(svg, r#"<g transform="translate({m} {m})">"#, m = L(MARGIN))?;
        svg.push_str(&head);
        let left = ((width - 2.0 * MARGIN - self.width) / 2.0).max(0.0);
        writeln!(svg, r#"<g transform="translate({} {})">"#, L(left), L(top))?;
        self.edges(svg)?;
        for (place, drawn) in self.tree.nodes.iter().enumerate() {
            match drawn.shape {
                Shape::Node { number, look, on_solution } => {
                    self.node(svg, place, number, look, on_solution)?
                }
                Shape::Fold(count) => self.fold(svg, place, count)?,
            }
        }
        svg.push_str("</g></g></svg>\n");
        Ok(())
    }

    /// The looks that occur.
    fn looks(&self) -> BTreeSet<Look> {
        let look = |shape| match shape {
            Shape::Node { look, .. } => Some(look),
            Shape::Fold(_) => None,
        };
        self.tree.nodes.iter().filter_map(|drawn| look(drawn.shape)).collect()
    }

    /// The empty board that every node uses.
    fn define_board(&self, svg: &mut String) -> fmt::Result {
        let size = self.tree.player.recording().size();
        svg.push_str(r#"<defs><path id="b" class="tile" d=""#);
        for cell in 0..size.cells() {
            let (row, column) = (cell / size.width(), cell % size.width());
            let (x, y) = (column as f64 * CELL + 1.0, row as f64 * CELL + 1.0);
            write!(svg, "M{} {}h{s}v{s}h-{s}z", L(x), L(y), s = L(CELL - 2.0))?;
        }
        svg.push_str("\"/></defs>\n");
        Ok(())
    }

    fn edges(&self, svg: &mut String) -> fmt::Result {
        for (place, drawn) in self.tree.nodes.iter().enumerate() {
            let Some(parent) = drawn.parent else { continue };
            let (from, to) = (self.places[parent], self.places[place]);
            let (start, end) = (from.1 + self.frame.1 + CAPTION - 1.0, to.1 - 2.0);
            let class = match drawn.shape {
                Shape::Node { on_solution: true, .. } => "edge path",
                Shape::Node { look: Look::Dropped, .. } | Shape::Fold(_) => "edge faint",
                Shape::Node { .. } => "edge",
            };
            let middle = (start + end) / 2.0;
            let (x, y, to_x) = (L(from.0), L(start), L(to.0));
            writeln!(
                svg,
                r#"<path class="{class}" d="M{x} {y}C{x} {m} {to_x} {m} {to_x} {}"/>"#,
                L(end),
                m = L(middle)
            )?;
        }
        Ok(())
    }

    fn node(
        &self,
        svg: &mut String,
        place: usize,
        number: u32,
        look: Look,
        on_solution: bool,
    ) -> fmt::Result {
        let recording = self.tree.player.recording();
        let node = recording.node(number);
        let board = recording.board(number);
        let (middle, y) = self.places[place];
        let (width, height) = self.frame;
        let frame = Frame { x: middle - width / 2.0, y, width, height };
        let word = escaped(self.tree.word(look, self.words));
        let f = self.tree.player.f(number);
        let expansion = node.number.filter(|&number| number as usize <= self.tree.player.expanded());
        let said = expansion.map(|number| format!("{number}: ")).unwrap_or_default();
        write!(svg, "<g><title>{said}{board}, g {}, h {}, f {f}, {word}</title>", node.g, node.h)?;
        if on_solution {
            let Frame { x, y, width, height } = frame;
            write!(
                svg,
                r#"<rect class="halo" x="{}" y="{}" width="{}" height="{}" rx="12"/>"#,
                L(x - 5.0),
                L(y - 5.0),
                L(width + 10.0),
                L(height + 10.0)
            )?;
        }
        draw_frame(svg, frame, look)?;
        self.board(svg, &board, node.by, frame)?;
        if let Some(number) = expansion {
            let digits = number.to_string().len() as f64;
            let (w, x) = (9.0 + 6.6 * digits, frame.x - 9.0);
            write!(
                svg,
                r#"<rect class="badge" x="{}" y="{}" width="{}" height="16" rx="8"/>"#,
                L(x),
                L(y - 12.0),
                L(w)
            )?;
            write!(svg, r#"<text class="number" x="{}" y="{}">{number}</text>"#, L(x + w / 2.0), L(y))?;
        }
        if node.parent.is_none() {
            let heading = escaped(&self.tree.heading(number, self.words));
            write!(svg, r#"<text class="root" x="{}" y="{}">{heading}</text>"#, L(middle), L(y - 17.0))?;
        }
        let below = y + height;
        write!(
            svg,
            r#"<text class="figures" x="{}" y="{}">g {} <tspan dx="4">h {}</tspan> <tspan dx="4" class="f">f {f}</tspan></text>"#,
            L(middle),
            L(below + 17.0),
            node.g,
            node.h
        )?;
        writeln!(
            svg,
            r#"<text class="word w-{look:?}" x="{}" y="{}">{word}</text></g>"#,
            L(middle),
            L(below + 29.5)
        )
    }

    /// The tiles; those that slid have a colour.
    fn board(&self, svg: &mut String, board: &Board, by: Option<Reach>, frame: Frame) -> fmt::Result {
        let columns = board.size().width();
        let (left, top) = (frame.x + PADDING, frame.y + PADDING);
        write!(svg, r##"<use href="#b" x="{}" y="{}"/>"##, L(left), L(top))?;
        let slid = slid(board, by).into_iter().map(|cell| (cell, "slid"));
        for (cell, class) in std::iter::once((board.blank(), "blank")).chain(slid) {
            let (x, y) = ((cell % columns) as f64 * CELL + left, (cell / columns) as f64 * CELL + top);
            write!(
                svg,
                r#"<rect class="{class}" x="{}" y="{}" width="{s}" height="{s}"/>"#,
                L(x + 1.0),
                L(y + 1.0),
                s = L(CELL - 2.0)
            )?;
        }
        for (row, tiles) in board.cells().chunks(columns).enumerate() {
            write!(svg, r#"<text class="tiles" y="{}">"#, L(top + (row as f64 + 0.5) * CELL + 4.2))?;
            for (column, &tile) in tiles.iter().enumerate().filter(|&(_, &tile)| tile != 0) {
                write!(svg, r#"<tspan x="{}">{tile}</tspan>"#, L(left + (column as f64 + 0.5) * CELL))?;
            }
            svg.push_str("</text>");
        }
        Ok(())
    }

    fn fold(&self, svg: &mut String, place: usize, count: usize) -> fmt::Result {
        let (middle, y) = self.places[place];
        let text = format!("+{count}");
        let width = width_of(&text, 13.0) + 12.0;
        write!(
            svg,
            r#"<rect class="folded" x="{}" y="{}" width="{}" height="22" rx="11"/>"#,
            L(middle - width / 2.0),
            L(y),
            L(width)
        )?;
        writeln!(svg, r#"<text class="fold" x="{}" y="{}">{text}</text>"#, L(middle), L(y + 15.5))
    }
}

/// The cells of the tiles that slid: those between where the blank is and where it was, and the latter.
fn slid(board: &Board, by: Option<Reach>) -> Vec<usize> {
    let Some(Reach { direction, tiles }) = by else { return Vec::new() };
    let (mut board, back) = (board.clone(), direction.opposite());
    let cells = (0..tiles).map_while(|_| {
        let cell = board.neighbour(back);
        board.slide(back);
        cell
    });
    cells.collect()
}

/// How texts, tiles and edges look.
const TEXT_STYLE: &str = "\
text{fill:#1d2733;text-anchor:middle}
.tile{fill:#fff;stroke:#c3cad5;stroke-width:.8}
.blank{fill:#c9d1dc}
.slid{fill:#ffe6a0;stroke:#c9a23a;stroke-width:.8}
.tiles{font-size:12px}
.figures{font-size:10.5px;fill:#3a4556}
.f{font-weight:700;fill:#1d2733}
.word{font-size:10.5px;fill:#3a4556}
.w-Open,.w-Waiting{fill:#1a5e9a}
.w-Next{fill:#955000;font-weight:700}
.w-Goal{fill:#12683c;font-weight:700}
.w-Replaced{fill:#6a338c}
.root{font-size:11.5px;font-weight:700}
.badge{fill:#2d3748}
.number{font-size:11px;font-weight:700;fill:#fff}
.edge{fill:none;stroke:#9aa5b5;stroke-width:1.3}
.faint{stroke-dasharray:4 3;stroke:#b4bcc8}
.path{stroke:#1a7f4b;stroke-width:3.4}
.halo{fill:none;stroke:#1a7f4b;stroke-width:2.2;opacity:.55}
.folded{fill:#f4f5f7;stroke:#9aa5b5;stroke-width:1;stroke-dasharray:2 2}
.fold{font-size:12.5px;fill:#3a4556}
.title{font-size:17px;font-weight:700;text-anchor:start}
.key{font-size:12px;text-anchor:start}
";
