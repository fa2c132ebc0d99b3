//! A measurement for people.

use std::io::{self, Write};

use jiugong_figures::Table;
use jiugong_locale::{Language, bytes, grouped, say, seconds};

use super::measurement::Measurement;

/// Writes a row a board, then the sums.
pub fn write(output: &mut impl Write, measurement: &Measurement, language: Language) -> io::Result<()> {
    let heuristic = measurement.heuristic.clone().unwrap_or_default();
    let title = say!(
        language,
        "bench-title",
        suite = measurement.suite.as_str(),
        algorithm = measurement.algorithm.as_str(),
        heuristic = heuristic
    );
    let headings = [
        say!(language, "bench-number"),
        say!(language, "bench-status"),
        say!(language, "bench-length"),
        say!(language, "bench-published"),
        say!(language, "bench-expanded"),
        say!(language, "bench-generated"),
        say!(language, "bench-seconds"),
    ];
    let or_dash = |length: Option<u64>| length.map_or_else(|| "-".to_owned(), grouped);
    let rows = measurement.boards.iter().map(|board| {
        vec![
            board.number.to_string(),
            board.status.name().to_owned(),
            or_dash(board.length.map(|length| length as u64)),
            or_dash(board.published_length.map(u64::from)),
            grouped(board.expanded),
            grouped(board.generated),
            format!("{:.4}", board.seconds),
        ]
    });
    Table { title, headings: headings.to_vec(), rows: rows.collect(), words: 2 }.write_text(output)?;
    let (preparation, search) = (measurement.preparation, measurement.search);
    let sums = [
        say!(
            language,
            "bench-solved",
            solved = grouped(measurement.solved as u64),
            boards = grouped(measurement.asked as u64),
            length = grouped(measurement.length as u64),
            metric = measurement.metric
        ),
        say!(
            language,
            "bench-nodes",
            expanded = grouped(measurement.expanded),
            generated = grouped(measurement.generated),
            speed = grouped(measurement.generated_per_second as u64)
        ),
        say!(
            language,
            "bench-preparation",
            time = seconds(preparation.seconds),
            cpu = seconds(preparation.cpu_seconds)
        ),
        say!(language, "bench-search", time = seconds(search.seconds), cpu = seconds(search.cpu_seconds)),
        say!(
            language,
            "bench-memory",
            held = bytes(measurement.held_bytes),
            peak = measurement.peak_bytes.map_or_else(|| "-".to_owned(), bytes)
        ),
    ];
    writeln!(output, "\n{}", sums.join("\n"))?;
    output.flush()
}
