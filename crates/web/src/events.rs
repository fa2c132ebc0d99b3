//! Answers as streams of events.

use std::convert::Infallible;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::sync::mpsc::Receiver;

/// An event of a stream, as the description of the API has it: its name and its data, as JSON.
#[derive(Deserialize)]
struct Described<'a> {
    event: &'a str,
    #[serde(borrow)]
    data: &'a RawValue,
}

/// The event that an object with the fields `event` and `data` describes: what is described and what is sent are made from
/// one type.
pub(crate) fn event(described: &impl Serialize) -> Event {
    let sent = serde_json::to_string(described).and_then(|text| {
        let Described { event, data } = serde_json::from_str(&text)?;
        Ok(Event::default().event(event).data(data.get()))
    });
    sent.unwrap_or_else(|error| {
        tracing::error!(%error, "an event could not be written");
        Event::default().comment("an event could not be written")
    })
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
