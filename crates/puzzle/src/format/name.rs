//! The names of the formats.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// A habit of writing a board down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The cells in one line: `2 8 3 1 0 4 7 6 5`. The shape is not shown.
    Spaces,
    /// Rows by slash, `2 8 3/1 0 4/7 6 5`, or by line: the players' habit, and the canonical form.
    Rows,
    /// The players' links, `_` for space and slash: `2_8_3_1_0_4_7_6_5`. The shape is not shown.
    Url,
    /// One character a tile: `283104765`, `2831x4765`, `eabf.cdgh`. The shape is not shown.
    Compact,
    /// The programming judges' habit, `2  8  3  1  x  4  7  6  5`. The shape is not shown.
    Judges,
    /// The width of a square board in a line of its own, then its rows (the Princeton course).
    Princeton,
    /// The same with comments after `#` (the school 42).
    FortyTwo,
    /// A JSON array of rows: `[[2,8,3],[1,0,4],[7,6,5]]`.
    Json,
    /// A game identity of Simon Tatham's puzzles: `3x3:2,8,3,1,0,4,7,6,5`.
    Tatham,
    /// Korf's lists: the cells in one line, led by the number of the board where it has one. The shape is
    /// not shown.
    Korf,
    /// A planning problem with the predicates `at` and `blank`, or `tile-at` and `is-blank`.
    Pddl,
    /// A count of boards, then four lines for each (UVa 10181). Only read.
    Uva,
    /// Bars between rows or dashes between cells: `2 8 6|7 1 3|-1 5 4`, `1-2-3`. Only read.
    Bars,
    /// Python literals: `((1,2,3),(4,5,6),(7,8,None))`. Only read.
    Python,
    /// Ruml's and Burns's instances, which give the cell of every tile. Only read.
    Ruml,
}

impl Format {
    /// All of them, those that can be written first.
    pub const ALL: [Format; 15] = [
        Format::Spaces,
        Format::Rows,
        Format::Url,
        Format::Compact,
        Format::Judges,
        Format::Princeton,
        Format::FortyTwo,
        Format::Json,
        Format::Tatham,
        Format::Korf,
        Format::Pddl,
        Format::Uva,
        Format::Bars,
        Format::Python,
        Format::Ruml,
    ];

    /// The name, as the user writes it.
    pub fn name(self) -> &'static str {
        match self {
            Format::Spaces => "spaces",
            Format::Rows => "rows",
            Format::Url => "url",
            Format::Compact => "compact",
            Format::Judges => "judges",
            Format::Princeton => "princeton",
            Format::FortyTwo => "forty-two",
            Format::Json => "json",
            Format::Tatham => "tatham",
            Format::Korf => "korf",
            Format::Pddl => "pddl",
            Format::Uva => "uva",
            Format::Bars => "bars",
            Format::Python => "python",
            Format::Ruml => "ruml",
        }
    }

    /// Whether boards can be written in it, too.
    pub fn is_writable(self) -> bool {
        !matches!(self, Format::Uva | Format::Bars | Format::Python | Format::Ruml)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no format has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no format; there are {names}", names = Format::ALL.map(Format::name).join(", "))]
pub struct UnknownFormat(pub String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Format, UnknownFormat> {
        let wanted = text.trim().to_ascii_lowercase();
        let found = Format::ALL.into_iter().find(|format| format.name() == wanted);
        found.ok_or_else(|| UnknownFormat(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for format in Format::ALL {
            assert_eq!(format.name().parse(), Ok(format));
            assert_eq!(format.name().to_uppercase().parse(), Ok(format));
        }
        let error = "csv".parse::<Format>().unwrap_err();
        assert!(error.to_string().starts_with("`csv` is no format; there are spaces, rows, url,"), "{error}");
    }
}
