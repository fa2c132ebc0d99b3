//! Reading a path from any of its notations.

use thiserror::Error;

use crate::format::plain;
use crate::{Board, Direction, Notation, OffTheEdge, Path};

/// Why a text is no path on a board. Every position counts characters from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PathError {
    /// A character that no notation has.
    #[error(
        "`{symbol}` at character {position} is no move; write blank moves (ullddr), tile moves (DR2U2) or tile numbers (4 1 5)"
    )]
    UnknownSymbol {
        /// Its place.
        position: usize,
        /// The character.
        symbol: char,
    },
    /// Two notations in one text.
    #[error(
        "`{symbol}` at character {position} reads as {second}, but the path began as {first}; small letters say where the blank goes, capitals where the tile goes, numbers which tile: write one kind throughout, or name the notation"
    )]
    Mixed {
        /// The place of the first move of another notation.
        position: usize,
        /// That move.
        symbol: String,
        /// The notation in which the text began.
        first: Notation,
        /// The notation of that move.
        second: Notation,
    },
    /// A move that the notation that was asked for does not have.
    #[error(
        "`{symbol}` at character {position} is not written as {notation}; give the path as {notation}, or name its own notation"
    )]
    OtherNotation {
        /// Its place.
        position: usize,
        /// The move.
        symbol: String,
        /// The notation that was asked for.
        notation: Notation,
    },
    /// A move is repeated no times.
    #[error(
        "`{symbol}` at character {position} repeats a move no times; leave it out, or write a number from 1 on"
    )]
    RepeatedZeroTimes {
        /// Its place.
        position: usize,
        /// The move.
        symbol: String,
    },
    /// A letter that leads off the board.
    #[error("`{symbol}` at character {position} cannot be made: {edge}")]
    Edge {
        /// Its place.
        position: usize,
        /// The move.
        symbol: String,
        /// Where the blank was, and where it was to go.
        edge: OffTheEdge,
    },
    /// A tile that is not beside the blank.
    #[error(
        "tile {tile} at character {position} is not beside the blank; the tiles that can slide there are {}; is this the board that the path was made for?",
        list(.can_slide)
    )]
    NotBesideTheBlank {
        /// Its place.
        position: usize,
        /// The tile.
        tile: u64,
        /// The tiles beside the blank.
        can_slide: Vec<u16>,
    },
    /// A number that no tile of the board has.
    #[error("there is no tile {tile} (character {position}); the tiles of this board are 1 to {largest}")]
    NoSuchTile {
        /// Its place.
        position: usize,
        /// The number.
        tile: u64,
        /// The largest tile of the board.
        largest: usize,
    },
}

fn list(tiles: &[u16]) -> String {
    tiles.iter().map(u16::to_string).collect::<Vec<_>>().join(", ")
}

impl Notation {
    /// Reads a path in this notation that begins at `start`.
    ///
    /// Blanks and commas may stand between moves; full-width signs are understood. A letter may be followed by a number (made so
    /// often) and by `'` (made the other way). As the notation is known, letters may be small or capital.
    ///
    /// # Errors
    /// A [`PathError`] that names the place, the move and the remedy.
    pub fn read(self, text: &str, start: &Board) -> Result<Path, PathError> {
        let moves = moves(text)?;
        if let Some(other) = moves.iter().find(|made| !made.fits(self)) {
            let (position, symbol) = (other.position, other.text.clone());
            return Err(PathError::OtherNotation { position, symbol, notation: self });
        }
        follow(&moves, self, start)
    }

    /// The notation in which a text is written: small letters are blank moves, capitals tile moves, numbers
    /// tile numbers. A text without moves counts as blank moves.
    ///
    /// # Errors
    /// [`PathError::Mixed`] where it has more than one; the errors of the letters themselves.
    pub fn detect(text: &str) -> Result<Notation, PathError> {
        notation_of(&moves(text)?)
    }
}

impl Path {
    /// Reads a path that begins at `start` in whichever notation it is written, and says which it was.
    ///
    /// # Errors
    /// A [`PathError`] that names the place, the move and the remedy.
    pub fn read(text: &str, start: &Board) -> Result<(Path, Notation), PathError> {
        let moves = moves(text)?;
        let notation = notation_of(&moves)?;
        Ok((follow(&moves, notation, start)?, notation))
    }
}

/// One move of a text, not yet on a board.
struct Move {
    position: usize,
    text: String,
    what: What,
}

enum What {
    /// A letter, in the direction that it says, whoever goes there.
    Letter {
        capital: bool,
        direction: Direction,
        times: u64,
    },
    Number(u64),
}

impl Move {
    fn notation(&self) -> Notation {
        match self.what {
            What::Number(_) => Notation::TileNumbers,
            What::Letter { capital: true, .. } => Notation::TileMoves,
            What::Letter { capital: false, .. } => Notation::BlankMoves,
        }
    }

    fn fits(&self, notation: Notation) -> bool {
        matches!(self.what, What::Number(_)) == (notation == Notation::TileNumbers)
    }
}

fn notation_of(moves: &[Move]) -> Result<Notation, PathError> {
    let first = moves.first().map_or(Notation::BlankMoves, Move::notation);
    match moves.iter().find(|made| made.notation() != first) {
        None => Ok(first),
        Some(other) => Err(PathError::Mixed {
            position: other.position,
            symbol: other.text.clone(),
            first,
            second: other.notation(),
        }),
    }
}

fn is_separator(symbol: char) -> bool {
    matches!(symbol, ' ' | ',' | ';')
}

fn is_quote(symbol: char) -> bool {
    matches!(symbol, '\'' | '’' | '′')
}

fn moves(text: &str) -> Result<Vec<Move>, PathError> {
    let mut symbols = text.chars().map(plain).zip(1..).peekable();
    let mut moves = Vec::new();
    while let Some((symbol, position)) = symbols.next() {
        if is_separator(symbol) {
            continue;
        }
        let mut text = symbol.to_string();
        let mut more = |wanted: fn(char) -> bool| {
            let mut found = String::new();
            while let Some((symbol, _)) = symbols.next_if(|&(symbol, _)| wanted(symbol)) {
                found.push(symbol);
            }
            text.push_str(&found);
            found
        };
        let what = if symbol.is_ascii_digit() {
            let digits = symbol.to_string() + &more(|symbol| symbol.is_ascii_digit());
            What::Number(saturating(&digits))
        } else {
            let direction = match symbol.to_ascii_lowercase() {
                'u' => Direction::Up,
                'd' => Direction::Down,
                'l' => Direction::Left,
                'r' => Direction::Right,
                _ => return Err(PathError::UnknownSymbol { position, symbol }),
            };
            let mut quotes = more(is_quote);
            let digits = more(|symbol| symbol.is_ascii_digit());
            quotes += &more(is_quote);
            let back = quotes.chars().count() % 2 == 1;
            let direction = if back { direction.opposite() } else { direction };
            let times = if digits.is_empty() { 1 } else { saturating(&digits) };
            What::Letter { capital: symbol.is_ascii_uppercase(), direction, times }
        };
        if matches!(what, What::Letter { times: 0, .. }) {
            return Err(PathError::RepeatedZeroTimes { position, symbol: text });
        }
        moves.push(Move { position, text, what });
    }
    Ok(moves)
}

/// A number that is too large for the type is too large for any board, too.
fn saturating(digits: &str) -> u64 {
    digits.parse().unwrap_or(u64::MAX)
}

fn follow(moves: &[Move], notation: Notation, start: &Board) -> Result<Path, PathError> {
    let mut board = start.clone();
    let mut slides = Vec::new();
    for Move { position, text, what } in moves {
        let (direction, times) = match *what {
            What::Number(tile) => (beside_the_blank(&board, tile, *position)?, 1),
            What::Letter { direction, times, .. } if notation == Notation::TileMoves => {
                (direction.opposite(), times)
            }
            What::Letter { direction, times, .. } => (direction, times),
        };
        // However large the number, the edge ends this.
        for _ in 0..times {
            if board.slide(direction).is_none() {
                let edge = OffTheEdge::new(slides.len() + 1, direction, &board);
                return Err(PathError::Edge { position: *position, symbol: text.clone(), edge });
            }
            slides.push(direction);
        }
    }
    Ok(Path::new(slides))
}

/// Where the blank has to go to make a tile slide.
fn beside_the_blank(board: &Board, tile: u64, position: usize) -> Result<Direction, PathError> {
    let largest = board.cells().len() - 1;
    if tile == 0 || tile > largest as u64 {
        return Err(PathError::NoSuchTile { position, tile, largest });
    }
    let beside = |direction: &Direction| board.neighbour(*direction).map(|cell| board.cells()[cell]);
    let found = Direction::ALL.into_iter().find(|direction| beside(direction).map(u64::from) == Some(tile));
    found.ok_or_else(|| {
        let can_slide = Direction::ALL.iter().filter_map(beside).collect();
        PathError::NotBesideTheBlank { position, tile, can_slide }
    })
}
