//! The program as its users run it: arguments and input in, output and exit code out.

mod ask;
mod bench;
mod check;
mod compare;
mod convert;
mod demonstrate;
mod documents;
mod explain;
mod explore;
mod formats;
mod languages;
mod list;
mod metric;
mod pictures;
mod pipes;
mod running;
mod scramble;
mod serve;
mod shell;
mod solve;
mod tables;
mod threads;
mod trace;
mod verify;
mod wrong_input;
