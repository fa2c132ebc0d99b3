//! `jiugong completions`: scripts that complete the command line in a shell.

use std::io::Write;

use clap::{Args, Command};
use clap_complete::Shell;

use crate::ending::{Ending, Failure};
use crate::output::Output;

/// What `completions` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Prints the script, made from the same command line that the program reads.
pub fn run(options: &Options, mut command: Command) -> Result<Ending, Failure> {
    let mut script = Vec::new();
    let name = command.get_name().to_owned();
    clap_complete::generate(options.shell, &mut command, name, &mut script);
    let mut output = Output::standard();
    output.write_all(&script)?;
    output.flush()?;
    Ok(Ending::Done)
}
