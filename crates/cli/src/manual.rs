//! `jiugong man`: the manual pages, made from the same command line that the program reads.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man;
use jiugong_locale::{Language, say};

use crate::ending::{Ending, Failure};
use crate::output::Output;

/// What `man` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// Writes one page a subcommand into the folder, or prints the program's page without one.
pub fn run(options: &Options, command: &Command, language: Language) -> Result<Ending, Failure> {
    let Some(folder) = &options.folder else {
        let mut output = Output::standard();
        output.write_all(page(command, language)?.as_bytes())?;
        output.flush()?;
        return Ok(Ending::Done);
    };
    write_pages(folder, command, language).map_err(|error| Failure::unwritten(folder, &error, language))?;
    Ok(Ending::Done)
}

fn write_pages(folder: &Path, command: &Command, language: Language) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let name = command.get_display_name().unwrap_or_else(|| command.get_name());
    fs::write(folder.join(format!("{name}.1")), page(command, language)?)?;
    command.get_subcommands().try_for_each(|subcommand| write_pages(folder, subcommand, language))
}

/// One page in roff, its headings in the language.
fn page(command: &Command, language: Language) -> io::Result<String> {
    let mut roff = Vec::new();
    Man::new(command.clone()).render(&mut roff)?;
    let mut page = String::from_utf8_lossy(&roff).into_owned();
    let headings = [
        ("NAME", say!(language, "manual-name")),
        ("SYNOPSIS", say!(language, "manual-synopsis")),
        ("DESCRIPTION", say!(language, "manual-description")),
        ("OPTIONS", say!(language, "manual-options")),
        ("SUBCOMMANDS", say!(language, "manual-subcommands")),
        ("EXTRA", say!(language, "manual-extra")),
        ("VERSION", say!(language, "manual-version")),
    ];
    for (heading, word) in headings {
        page = page.replace(&format!("\n.SH {heading}\n"), &format!("\n.SH {word}\n"));
    }
    Ok(page)
}
