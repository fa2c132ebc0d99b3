//! The board with what each tile adds.

use std::fmt;

use jiugong_puzzle::{Board, Size};

use super::canvas::{Canvas, Corner};
use super::words::PictureWords;
use crate::explain::{Breakdown, Cycle, Explanation, Group, Line, LineConflict, Place, TileDistance};
use crate::trace::markup::{Length as L, width_of};

/// The side of a cell.
const CELL: f64 = 92.0;
/// Between the tile and the side of its cell.
const INSET: f64 = 5.0;
/// Above a board, for its caption.
pub(super) const CAPTION: f64 = 26.0;
/// The side of a cell of a small board.
pub(super) const SMALL_CELL: f64 = 34.0;

/// Colours of arrows: of distances first, then of cycles.
const COLOURS: [&str; 6] = ["#1d5fa6", "#b93a0a", "#2f7a3c", "#6b2fa0", "#8a6a00", "#0b7285"];

/// A large board.
pub(super) struct BoardPicture<'a> {
    board: &'a Board,
    goal: &'a Board,
    how: &'a Breakdown,
    words: &'a PictureWords,
}

impl<'a> BoardPicture<'a> {
    pub(super) fn new(explanation: &'a Explanation, how: &'a Breakdown, words: &'a PictureWords) -> Self {
        BoardPicture { board: &explanation.board, goal: &explanation.goal, how, words }
    }

    /// Draws it, and gives its width.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, corner: Corner) -> Result<f64, fmt::Error> {
        let size = self.board.size();
        canvas.text("caption", corner.x, corner.y + 14.0, &self.words.board);
        let corner = Corner { y: corner.y + CAPTION, ..corner };
        for (cell, &tile) in self.board.cells().iter().enumerate() {
            self.tile(canvas, corner, cell, tile);
        }
        let mut right = corner.x + CELL * size.width() as f64;
        let mut bottom = corner.y + CELL * size.height() as f64;
        match self.how {
            Breakdown::Manhattan { tiles } | Breakdown::Nilsson { tiles, .. } => {
                arrows(canvas, corner, tiles);
            }
            Breakdown::LinearConflict { tiles, conflicts } => {
                for conflict in conflicts {
                    let end = self.band(canvas, corner, conflict);
                    (right, bottom) = (right.max(end.x), bottom.max(end.y));
                }
                arrows(canvas, corner, tiles);
            }
            Breakdown::Gaschnig { cycles } => {
                for (number, cycle) in cycles.iter().enumerate() {
                    turns(canvas, corner, cycle, number);
                }
            }
            _ => {}
        }
        for (cell, &tile) in self.board.cells().iter().enumerate().filter(|&(_, &tile)| tile != 0) {
            let (x, y) = middle(corner, Place::new(size, cell));
            canvas.number(x, y, 27.0, &tile.to_string());
        }
        self.signs(canvas, corner);
        canvas.reach(right, bottom);
        Ok(right - corner.x)
    }

    fn tile(&self, canvas: &mut Canvas<'_>, corner: Corner, cell: usize, tile: u16) {
        let place = Place::new(self.board.size(), cell);
        let class = match tile {
            0 => "hole",
            tile if self.goal.cells()[cell] == tile => "home",
            _ => "tile",
        };
        let (x, y) = middle(corner, place);
        let side = CELL - 2.0 * INSET;
        canvas.box_of(class, Corner { x: x - side / 2.0, y: y - side / 2.0 }, (side, side), 12.0);
        if class == "home" {
            canvas.text("check", x - 27.0, y - 21.0, "✓");
        }
    }

    /// A dashed band round a line, and what it adds; gives how far that reaches.
    fn band(&self, canvas: &mut Canvas<'_>, corner: Corner, conflict: &LineConflict) -> Corner {
        let size = self.board.size();
        let (width, height) = (CELL * size.width() as f64, CELL * size.height() as f64);
        let adds = |name: &str| format!("{name}  +{}", conflict.slides);
        match conflict.line {
            Line::Row(row) => {
                let y = corner.y + CELL * (row - 1) as f64;
                canvas.box_of(
                    "band",
                    Corner { x: corner.x + 1.0, y: y + 1.0 },
                    (width - 2.0, CELL - 2.0),
                    16.0,
                );
                let text = adds(&self.words.rows[row - 1]);
                canvas.text("alarm", corner.x + width + 8.0, y + CELL / 2.0 + 5.0, &text);
                Corner { x: corner.x + width + 10.0 + width_of(&text, 15.0), y: corner.y + height }
            }
            Line::Column(column) => {
                let x = corner.x + CELL * (column - 1) as f64;
                canvas.box_of(
                    "band",
                    Corner { x: x + 1.0, y: corner.y + 1.0 },
                    (CELL - 2.0, height - 2.0),
                    16.0,
                );
                let text = adds(&self.words.columns[column - 1]);
                canvas.text("alarm middle", x + CELL / 2.0, corner.y + height + 18.0, &text);
                Corner { x: corner.x + width, y: corner.y + height + 22.0 }
            }
        }
    }

    /// What each tile adds, in the corners of the tiles.
    fn signs(&self, canvas: &mut Canvas<'_>, corner: Corner) {
        let at = |place: Place| middle(corner, place);
        match self.how {
            Breakdown::Misplaced { tiles } => {
                for tile in tiles {
                    let (x, y) = at(tile.at);
                    draw_sign(canvas, Sign::Misplaced, x + 27.0, y - 27.0, "1");
                }
            }
            Breakdown::Manhattan { tiles } => distances(canvas, corner, tiles),
            Breakdown::LinearConflict { tiles, conflicts } => {
                distances(canvas, corner, tiles);
                for tile in tiles {
                    let removed = conflicts.iter().filter(|conflict| conflict.removed.contains(&tile.tile));
                    let (x, y) = at(tile.at);
                    for (number, _) in removed.enumerate() {
                        let x = x + 26.0 - 54.0 * number as f64;
                        draw_sign(canvas, Sign::Removed, x, y + 25.0, "+2");
                    }
                }
            }
            Breakdown::Gaschnig { cycles } => {
                for (number, cycle) in cycles.iter().enumerate() {
                    for &place in &cycle.cells {
                        let (x, y) = at(place);
                        draw_sign(canvas, Sign::Letter(number), x + 27.0, y - 27.0, &letter(number));
                    }
                }
            }
            Breakdown::Pattern { divisions, largest } => {
                let size = self.board.size();
                let groups = divisions.get(*largest).map(|division| division.groups.as_slice());
                for (cell, &tile) in self.board.cells().iter().enumerate().filter(|&(_, &tile)| tile != 0) {
                    let (x, y) = at(Place::new(size, cell));
                    let is_of = |group: &Group| group.tiles.contains(&(tile as u8));
                    if let Some(number) = groups.unwrap_or_default().iter().position(is_of) {
                        draw_sign(canvas, Sign::Letter(number), x + 27.0, y - 27.0, &letter(number));
                    }
                }
            }
            Breakdown::Nilsson { tiles, scores } => {
                distances(canvas, corner, tiles);
                for score in scores.iter().filter(|score| score.score > 0) {
                    let (x, y) = at(score.at);
                    draw_sign(canvas, Sign::Score, x + 24.0, y + 27.0, &format!("+{}", 3 * score.score));
                }
            }
            Breakdown::WalkingDistance { .. } => {
                let size = self.board.size();
                for (cell, &tile) in self.board.cells().iter().enumerate().filter(|&(_, &tile)| tile != 0) {
                    let home = self.goal.cells().iter().position(|&home| home == tile).unwrap_or(cell);
                    let (Place { row, column }, (x, y)) =
                        (Place::new(size, home), at(Place::new(size, cell)));
                    canvas.text("caption middle", x, y + 32.0, &format!("↕{row} ↔{column}"));
                }
            }
            _ => {}
        }
    }
}

/// The sign at a tile; each has a shape of its own.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    /// A disc.
    Distance,
    /// A square.
    Misplaced,
    /// A diamond.
    Removed,
    /// A lying rectangle.
    Score,
    /// A ring with the letter of a cycle or a group, in the colour of the cycle's arrows.
    Letter(usize),
}

pub(super) fn draw_sign(canvas: &mut Canvas<'_>, sign: Sign, x: f64, y: f64, text: &str) {
    let mut class = "sign";
    match sign {
        Sign::Distance => canvas.box_of("distance", Corner { x: x - 12.0, y: y - 12.0 }, (24.0, 24.0), 12.0),
        Sign::Misplaced => canvas.box_of("misplaced", Corner { x: x - 12.0, y: y - 12.0 }, (24.0, 24.0), 2.0),
        Sign::Score => canvas.box_of("score", Corner { x: x - 15.0, y: y - 11.0 }, (30.0, 22.0), 3.0),
        Sign::Removed => canvas.markup(format_args!(
            r#"<path class="removed" d="M{} {}l18 -18l18 18l-18 18z"/>"#,
            L(x - 18.0),
            L(y)
        )),
        Sign::Letter(number) => {
            class = "middle key";
            let colour = COLOURS[number % COLOURS.len()];
            canvas.markup(format_args!(
                r##"<circle cx="{}" cy="{}" r="12" fill="#fff" stroke="{colour}" stroke-width="3"/>"##,
                L(x),
                L(y)
            ));
        }
    }
    canvas.text(class, x, y + 5.0, text);
}

/// The name of a cycle or a group: A, B, ..
fn letter(number: usize) -> String {
    char::from(b'A' + (number % 26) as u8).to_string()
}

/// The middle of a cell.
fn middle(corner: Corner, place: Place) -> (f64, f64) {
    let along = |number: usize| CELL * (number as f64 - 0.5);
    (corner.x + along(place.column), corner.y + along(place.row))
}

fn distances(canvas: &mut Canvas<'_>, corner: Corner, tiles: &[TileDistance]) {
    for tile in tiles.iter().filter(|tile| tile.distance > 0) {
        let (x, y) = middle(corner, tile.at);
        draw_sign(canvas, Sign::Distance, x + 27.0, y - 27.0, &tile.distance.to_string());
    }
}

/// An arrow from each tile to its goal cell.
fn arrows(canvas: &mut Canvas<'_>, corner: Corner, tiles: &[TileDistance]) {
    for tile in tiles.iter().filter(|tile| tile.distance > 0) {
        draw_arrow(canvas, middle(corner, tile.at), middle(corner, tile.home), COLOURS[0]);
    }
}

/// An arrow from each cell of a cycle to the next.
fn turns(canvas: &mut Canvas<'_>, corner: Corner, cycle: &Cycle, number: usize) {
    let next = cycle.cells.iter().cycle().skip(1);
    for (&from, &to) in cycle.cells.iter().zip(next) {
        draw_arrow(canvas, middle(corner, from), middle(corner, to), COLOURS[number % COLOURS.len()]);
    }
}

/// A slightly bent arrow, so that the ways of two tiles that change places lie apart.
fn draw_arrow(canvas: &mut Canvas<'_>, (x, y): (f64, f64), (to_x, to_y): (f64, f64), colour: &str) {
    let length = (to_x - x).hypot(to_y - y);
    let (across, down) = ((to_x - x) / length, (to_y - y) / length);
    let bend = 0.08 * length + 10.0;
    let (bend_x, bend_y) = ((x + to_x) / 2.0 - down * bend, (y + to_y) / 2.0 + across * bend);
    let (from_x, from_y) = (x + 21.0 * across - 6.0 * down, y + 21.0 * down + 6.0 * across);
    let (tip_x, tip_y) = (to_x - 23.0 * across - 6.0 * down, to_y - 23.0 * down + 6.0 * across);
    let turn = (tip_x - bend_x).hypot(tip_y - bend_y);
    let (along, beside) = ((tip_x - bend_x) / turn, (tip_y - bend_y) / turn);
    let (neck_x, neck_y) = (tip_x - 9.0 * along, tip_y - 9.0 * beside);
    let way = format!("M{} {}Q{} {} {} {}", L(from_x), L(from_y), L(bend_x), L(bend_y), L(neck_x), L(neck_y));
    canvas.markup(format_args!(r#"<path class="halo" d="{way}"/>"#));
    canvas.markup(format_args!(r#"<path class="arrow" stroke="{colour}" d="{way}"/>"#));
    canvas.markup(format_args!(
        r#"<path fill="{colour}" d="M{} {}L{} {}L{} {}z"/>"#,
        L(tip_x),
        L(tip_y),
        L(neck_x - 5.5 * beside),
        L(neck_y + 5.5 * along),
        L(neck_x + 5.5 * beside),
        L(neck_y - 5.5 * along)
    ));
}

/// A small board with its caption.
pub(super) fn draw_small_board(
    canvas: &mut Canvas<'_>,
    corner: Corner,
    caption: &str,
    board: &Board,
) -> fmt::Result {
    canvas.text("caption", corner.x, corner.y + 14.0, caption);
    let size = board.size();
    for (cell, &tile) in board.cells().iter().enumerate() {
        let x = corner.x + SMALL_CELL * (cell % size.width()) as f64;
        let y = corner.y + CAPTION + SMALL_CELL * (cell / size.width()) as f64;
        let class = if tile == 0 { "hole" } else { "tile" };
        let side = SMALL_CELL - 2.0;
        canvas.box_of(class, Corner { x: x + 1.0, y: y + 1.0 }, (side, side), 5.0);
        if tile != 0 {
            canvas.number(x + SMALL_CELL / 2.0, y + SMALL_CELL / 2.0, 15.0, &tile.to_string());
        }
    }
    let (width, height) = small_board(size);
    canvas.reach(corner.x + width.max(width_of(caption, 14.0)), corner.y + height);
    Ok(())
}

/// Width and height of a small board with its caption.
pub(super) fn small_board(size: Size) -> (f64, f64) {
    (SMALL_CELL * size.width() as f64, CAPTION + SMALL_CELL * size.height() as f64)
}
