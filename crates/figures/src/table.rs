//! A table, for the terminal or as Markdown.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

/// Headings and rows of as many cells.
pub struct Table {
    /// What it shows.
    pub title: String,
    /// The names of the columns.
    pub headings: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
    /// How many columns from the left hold words; the others hold numbers and are aligned to the right.
    pub words: usize,
}

impl Table {
    /// Writes it in columns.
    pub fn write_text(&self, output: &mut impl Write) -> io::Result<()> {
        let bold = anstyle::Style::new().bold();
        writeln!(output, "{bold}{}{bold:#}", self.title)?;
        let width = |column: usize| {
            let cells = self.rows.iter().chain([&self.headings]).filter_map(|row| row.get(column));
            cells.map(|cell| cell.width()).max().unwrap_or_default()
        };
        let widths: Vec<usize> = (0..self.headings.len()).map(width).collect();
        for row in [&self.headings].into_iter().chain(&self.rows) {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
                let filling = " ".repeat(width - cell.width());
                if column < self.words { format!("{cell}{filling}") } else { format!("{filling}{cell}") }
            });
            writeln!(output, "  {}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }

    /// Writes it as a Markdown table under its title.
    pub fn write_markdown(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "**{}**\n\n| {} |", self.title, self.headings.join(" | "))?;
        let rule = |column: usize| if column < self.words { "---" } else { "---:" };
        let rules: Vec<_> = (0..self.headings.len()).map(rule).collect();
        writeln!(output, "| {} |", rules.join(" | "))?;
        for row in &self.rows {
            writeln!(output, "| {} |", row.join(" | "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_also_under_wide_characters() {
        let table = Table {
            title: "T".to_owned(),
            headings: ["算法", "n"].map(str::to_owned).to_vec(),
            rows: vec![["a", "1,000"].map(str::to_owned).to_vec()],
            words: 1,
        };
        let (mut text, mut markdown) = (Vec::new(), Vec::new());
        table.write_text(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.ends_with("  算法      n\n  a     1,000\n"), "{text}");
        table.write_markdown(&mut markdown).unwrap();
        let markdown = String::from_utf8(markdown).unwrap();
        assert_eq!(markdown, "**T**\n\n| 算法 | n |\n| --- | ---: |\n| a | 1,000 |\n");
    }
}
