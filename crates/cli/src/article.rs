//! All about one algorithm or heuristic, as wide as the terminal but no wider than is pleasant to read.

use std::io::{self, Write};

use jiugong_locale::{Text, lines};

/// The most columns of a line that the eye follows easily.
const MOST_COLUMNS: usize = 92;

/// Columns where the terminal does not say how many it has.
const USUAL_COLUMNS: usize = 80;

/// Before every line below a heading.
const INDENT: &str = "  ";

/// Writes the name, what the catalogue says of it, and each text below its heading.
pub fn write(output: &mut impl Write, name: &str, summary: &[String], texts: &[Text]) -> io::Result<()> {
    let columns = terminal_size::terminal_size().map_or(USUAL_COLUMNS, |(width, _)| width.0.into());
    let columns = columns.min(MOST_COLUMNS).saturating_sub(INDENT.len());
    let bold = anstyle::Style::new().bold();
    writeln!(output, "{bold}{name}{bold:#}")?;
    for sentence in summary {
        write_indented(output, &lines(sentence, columns))?;
    }
    for Text { heading, text, is_code } in texts {
        writeln!(output, "\n{bold}{heading}{bold:#}")?;
        if *is_code {
            for line in text.lines() {
                writeln!(output, "{INDENT}{INDENT}{line}")?;
            }
        } else {
            write_indented(output, &lines(text, columns))?;
        }
    }
    Ok(())
}

fn write_indented(output: &mut impl Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(output, "{INDENT}{line}"))
}
