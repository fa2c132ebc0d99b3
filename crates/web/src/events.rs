//! Answers as streams of events.

use std::convert::Infallible;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Serialize;
use tokio::sync::mpsc::Receiver;

use crate::problem::Problem;

/// An event with a value as JSON.
pub(crate) fn event(name: &'static str, value: &impl Serialize) -> Event {
    match serde_json::to_string(value) {
        Ok(text) => Event::default().event(name).data(text),
        Err(error) => {
            tracing::error!(%error, "an event could not be written");
            Event::default().event("problem")
        }
    }
}

/// The last event: what came out, or what is wrong.
pub(crate) fn last(end: Result<Event, Problem>) -> Event {
    end.unwrap_or_else(|problem| event("problem", &problem))
}

/// A stream of events; when the client goes away, it is dropped, and what it holds with it.
pub(crate) fn stream(events: impl Stream<Item = Event> + Send + 'static) -> Response {
    use futures_util::StreamExt;
    let events = events.map(Ok::<Event, Infallible>);
    Sse::new(events).keep_alive(KeepAlive::default()).into_response()
}

/// The events that another thread makes.
pub(crate) fn received(events: Receiver<Event>) -> impl Stream<Item = Event> + Send {
    unfold(events, async |mut events| events.recv().await.map(|event| (event, events)))
}
