//! The words of a picture.

/// The words that a picture is written with, in whatever language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each word says itself what it stands for")]
pub struct PictureWords {
    /// The heuristic and its value.
    pub title: String,
    /// The language's tag, as in `en` and `zh-CN`.
    pub language: String,
    /// What the numbers say, in lines that are not too long; they stand below the picture.
    pub notes: Vec<String>,
    pub board: String,
    pub goal: String,
    pub landmark: String,
    /// The name of each row, from the top.
    pub rows: Vec<String>,
    /// The name of each column, from the left.
    pub columns: Vec<String>,
    /// Above the columns of a table that counts tiles by the rows into which they belong.
    pub into_rows: String,
    /// The same for columns.
    pub into_columns: String,
    /// How the tiles are read.
    pub by_rows: String,
    pub by_columns: String,
    /// The sign of the slides between a tile and its goal cell.
    pub distance: String,
    pub home: String,
    pub misplaced: String,
    /// The sign of a line in which tiles stand in each other's way.
    pub conflict: String,
    /// The sign of a tile that has to leave its line.
    pub removed: String,
    pub cycle: String,
    /// The sign of the group of a tile.
    pub group: String,
    /// The sign of what the sequence score adds.
    pub score: String,
    pub inversion: String,
    /// The sign of the row and the column into which a tile belongs.
    pub lines: String,
    /// The sign of the line that the blank is in.
    pub blank: String,
    /// The sign of tiles that are not in the line into which they belong.
    pub away: String,
}
