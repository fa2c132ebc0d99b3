//! The router without a socket: every route, asked well and badly.

mod asking;
mod bounds;
mod description;
mod hosts;
mod methods;
mod routes;
mod staged;
mod stream_schemas;
mod streams;
mod wrong;
