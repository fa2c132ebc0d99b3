//! The text form of a game in play.
//!
//! `start=2 8 3/1 0 4/7 6 5;goal=1 2 3/8 0 4/7 6 5;moves=u l dd;undone=r;made=7` - the moves and the undone moves, the
//! next to be made again first, are blank moves; what was pushed at once is one word. `moves`, `undone` and `made` may
//! be left out; `made` is then as many as the moves and undone moves have.

use std::fmt;

use thiserror::Error;

use crate::{Board, Direction, Game, OffTheEdge, Path, Push, RowsError, SizesDiffer};

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// Something that is not a name, `=` and a value.
    #[error(
        "`{text}` is no part of a game; the parts are start=, goal=, moves=, undone= and made=, with ; between them"
    )]
    UnknownPart {
        /// What was written.
        text: String,
    },
    /// A part is there twice.
    #[error("the part {part}= is there twice; leave one out")]
    PartTwice {
        /// Its name.
        part: &'static str,
    },
    /// The start or the goal is not there.
    #[error(
        "the part {part}= is missing; a game is written as start=2 8 3/1 0 4/7 6 5;goal=1 2 3/8 0 4/7 6 5;moves=u l"
    )]
    MissingPart {
        /// Its name.
        part: &'static str,
    },
    /// The start or the goal is no board.
    #[error("in {part}=: {error}")]
    Board {
        /// Its name.
        part: &'static str,
        /// What is wrong with it.
        error: RowsError,
    },
    /// The start and the goal are of two sizes.
    #[error(transparent)]
    Sizes(#[from] SizesDiffer),
    /// A word is not one blank move or several equal ones.
    #[error(
        "in {part}=: `{word}` (word {number}) is no move; write u, d, l or r for the blank's way, once for each tile, as in u l dd"
    )]
    NotAMove {
        /// The name of the part.
        part: &'static str,
        /// Which word, from 1.
        number: usize,
        /// The word.
        word: String,
    },
    /// A move leads off the board.
    #[error("in moves= and undone=, taken together: {0}")]
    Edge(#[from] OffTheEdge),
    /// The count is no number or smaller than the moves that are there.
    #[error("made={text} is not possible; it counts the moves ever made, so write a number from {least} on")]
    Made {
        /// What was written.
        text: String,
        /// The moves and undone moves that are there.
        least: usize,
    },
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = words(self.pushes().iter().copied());
        write!(f, "start={};goal={};moves={moves}", self.start(), self.goal())?;
        write!(f, ";undone={};made={}", words(self.undone()), self.moves_made())
    }
}

fn words(pushes: impl Iterator<Item = Push>) -> String {
    let word = |push: Push| Path::new(vec![push.direction; push.tiles]).to_string();
    pushes.map(word).collect::<Vec<_>>().join(" ")
}

impl std::str::FromStr for Game {
    type Err = GameError;

    fn from_str(text: &str) -> Result<Game, GameError> {
        const NAMES: [&str; 5] = ["start", "goal", "moves", "undone", "made"];
        let mut values = [None; 5];
        for part in text.trim().split(';') {
            let unknown = || GameError::UnknownPart { text: part.to_owned() };
            let (name, value) = part.split_once('=').ok_or_else(unknown)?;
            let place = NAMES.iter().position(|known| *known == name.trim()).ok_or_else(unknown)?;
            if values[place].replace(value).is_some() {
                return Err(GameError::PartTwice { part: NAMES[place] });
            }
        }
        let [start, goal, moves, undone, made] = values;
        let game = Game::new(board("start", start)?, board("goal", goal)?)?;
        let moves = pushes("moves", moves.unwrap_or_default())?;
        let undone = pushes("undone", undone.unwrap_or_default())?;
        let slides = moves.iter().chain(&undone);
        let slides = slides.flat_map(|push| std::iter::repeat_n(push.direction, push.tiles));
        let path: Path = slides.collect();
        path.apply(game.start())?;
        let least = path.single_tile_length();
        let made = match made {
            None => least,
            Some(text) => {
                let impossible = || GameError::Made { text: text.to_owned(), least };
                text.trim().parse().ok().filter(|made| *made >= least).ok_or_else(impossible)?
            }
        };
        Ok(game.resume(&moves, &undone, made))
    }
}

fn board(part: &'static str, text: Option<&str>) -> Result<Board, GameError> {
    let text = text.ok_or(GameError::MissingPart { part })?;
    Board::from_rows(text).map_err(|error| GameError::Board { part, error })
}

fn pushes(part: &'static str, text: &str) -> Result<Vec<Push>, GameError> {
    let push = |(number, word): (usize, &str)| {
        let direction = match word.as_bytes()[0] {
            b'u' => Some(Direction::Up),
            b'l' => Some(Direction::Left),
            b'r' => Some(Direction::Right),
            b'd' => Some(Direction::Down),
            _ => None,
        };
        let equal = word.bytes().all(|letter| letter == word.as_bytes()[0]);
        let direction = direction.filter(|_| equal);
        let direction =
            direction.ok_or_else(|| GameError::NotAMove { part, number, word: word.to_owned() })?;
        Ok(Push { direction, tiles: word.len() })
    };
    (1..).zip(text.split_whitespace()).map(push).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "start=2 8 3/1 0 4/7 6 5;goal=1 2 3/8 0 4/7 6 5;moves=u l dd;undone=r;made=7";

    #[test]
    fn a_text_is_read_and_written_back() {
        let game: Game = TEXT.parse().unwrap();
        assert_eq!(game.to_string(), TEXT);
        assert_eq!((game.pushes().len(), game.undone().count(), game.moves_made()), (3, 1, 7));
        let short: Game = " goal=1 2/3 0 ; start=0 1/3 2 \n".parse().unwrap();
        assert_eq!(short.to_string(), "start=0 1/3 2;goal=1 2/3 0;moves=;undone=;made=0");
    }

    #[test]
    fn errors_name_the_part() {
        let error = |text: &str| text.parse::<Game>().unwrap_err();
        let with = |more: &str| error(&format!("start=1 2/3 0;goal=1 2/3 0{more}"));
        assert!(matches!(error("hello"), GameError::UnknownPart { .. }));
        assert!(matches!(with(";name=x"), GameError::UnknownPart { .. }));
        assert_eq!(error("start=1 2/3 0"), GameError::MissingPart { part: "goal" });
        assert!(matches!(error("start=1 2/3;goal=1"), GameError::Board { part: "start", .. }));
        assert!(matches!(error("start=1 2/3 0;goal=1 2/3 4/5 0"), GameError::Sizes(_)));
        assert_eq!(with(";goal=1 2/3 0"), GameError::PartTwice { part: "goal" });
        let word = |word: &str, number| GameError::NotAMove { part: "moves", number, word: word.into() };
        assert_eq!(with(";moves=u lr"), word("lr", 2));
        assert_eq!(with(";moves=é"), word("é", 1));
        assert!(matches!(with(";moves=u;undone=l l"), GameError::Edge(edge) if edge.number == 3));
        assert_eq!(with(";moves=u l;made=1"), GameError::Made { text: "1".into(), least: 2 });
        assert!(matches!(with(";made=-1"), GameError::Made { .. }));
    }
}
