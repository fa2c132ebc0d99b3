//! The page on which to play, and the HTTP API below it.
//!
//! [`router`] makes a router of an [`App`] that tests call without a socket; [`serve`] puts it behind one. What a
//! request may use is in [`Bounds`]. What is wrong with a request is said as a problem of RFC 9457, in its language.

mod api;
mod app;
mod asked;
mod boards;
mod bounds;
mod effort;
mod events;
mod gate;
mod guard;
mod held;
mod host;
mod json;
mod language;
mod metrics;
mod observe;
mod page;
mod places;
mod problem;
mod router;
mod running;
mod serve;
mod server;

pub use app::App;
pub use bounds::Bounds;
pub use host::Hosts;
pub use router::router;
pub use serve::{Stop, log_to_standard_error, serve};
pub use server::{NotListening, Server};
