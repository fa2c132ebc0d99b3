//! `jiugong serve`: the page on which to play, and the HTTP API below it.

use std::io::Write;

use clap::Args;
use jiugong_locale::{Language, Say, say};
use jiugong_web::{Bounds, NotListening, Server, Stop, log_to_standard_error};

use crate::ending::{Ending, Failure};
use crate::notice;
use crate::output::Output;

/// What `serve` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8008")]
    listen: String,
    #[arg(long)]
    open: bool,
}

/// Serves until Ctrl-C or SIGTERM.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    log_to_standard_error();
    let refused = |error: NotListening| {
        Failure::Input(match error {
            NotListening::NoThreads(error) => {
                say!(language, "serve-no-threads", reason = error.say(language))
            }
            NotListening::NoAddress(error) => {
                let (address, reason) = (options.listen.as_str(), error.say(language));
                say!(language, "serve-not-listening", address = address, reason = reason)
            }
        })
    };
    let server = Server::listen(&options.listen, Bounds::default()).map_err(refused)?;
    let url = server.url();
    let mut output = Output::standard();
    writeln!(output, "{}", say!(language, "serve-listening", url = url.as_str()))?;
    output.flush()?;
    drop(output);
    if options.open
        && let Err(error) = open::that_detached(&url)
    {
        notice::remark(&say!(language, "serve-not-opened", url = url.as_str(), reason = error.say(language)));
    }
    server.run(Stop::AtSignal)?;
    Ok(Ending::Done)
}
