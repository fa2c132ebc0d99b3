//! The three habits in which people write a path.

use std::fmt;

use thiserror::Error;

use crate::{Board, Direction, OffTheEdge, Path};

/// A habit of writing a path. The direction of a letter is ambiguous until it is said whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `ullddr`: where the blank goes; the habit of textbooks and of online judges.
    BlankMoves,
    /// `DR2U2`: where the tile goes, with a number for a repetition; the habit of players.
    TileMoves,
    /// `4 1 5 2`: the number of each tile that slides.
    TileNumbers,
}

/// A text is not the name of a notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{text}` is no notation; there are blank-moves (ullddr), tile-moves (DR2U2) and tile-numbers (4 1 5)"
)]
pub struct UnknownNotation {
    /// What was written.
    pub text: String,
}

impl Notation {
    /// All of them.
    pub const ALL: [Notation; 3] = [Notation::BlankMoves, Notation::TileMoves, Notation::TileNumbers];

    /// The name, as the user writes it.
    pub fn name(self) -> &'static str {
        match self {
            Notation::BlankMoves => "blank-moves",
            Notation::TileMoves => "tile-moves",
            Notation::TileNumbers => "tile-numbers",
        }
    }

    /// The text of a path that begins at `start`.
    ///
    /// # Errors
    /// [`OffTheEdge`] where the path leaves the board.
    pub fn write(self, path: &Path, start: &Board) -> Result<String, OffTheEdge> {
        let mut board = start.clone();
        let mut tiles = Vec::with_capacity(path.single_tile_length());
        for (place, &direction) in path.slides().iter().enumerate() {
            let edge = OffTheEdge::new(place + 1, direction, &board);
            tiles.push(board.slide(direction).ok_or(edge)?.to_string());
        }
        Ok(match self {
            Notation::BlankMoves => path.to_string(),
            Notation::TileMoves => {
                path.runs().map(|(direction, times)| tile_moves(direction, times)).collect()
            }
            Notation::TileNumbers => tiles.join(" "),
        })
    }
}

/// `D` for one slide of the blank up, `D2` for two.
fn tile_moves(direction: Direction, times: usize) -> String {
    let letter = match direction {
        Direction::Up => 'D',
        Direction::Left => 'R',
        Direction::Right => 'L',
        Direction::Down => 'U',
    };
    match times {
        1 => letter.to_string(),
        _ => format!("{letter}{times}"),
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl std::str::FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Notation, UnknownNotation> {
        let named = Notation::ALL.into_iter().find(|notation| notation.name() == text);
        named.ok_or_else(|| UnknownNotation { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GoalName, Size};

    #[test]
    fn names_are_read_back() {
        for notation in Notation::ALL {
            assert_eq!(notation.name().parse(), Ok(notation));
        }
        let error = "blank".parse::<Notation>().unwrap_err();
        assert!(error.to_string().contains("`blank`"), "{error}");
    }

    #[test]
    fn a_path_that_leaves_the_board_is_not_written() {
        let start = GoalName::Standard.board(Size::new(2, 2).unwrap());
        for notation in Notation::ALL {
            assert!(notation.write(&Path::new(vec![Direction::Right]), &start).is_err());
        }
    }
}
