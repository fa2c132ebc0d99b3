//! What the description of the API begins with.

use utoipa::OpenApi;

/// The description; the routes are added where they are made.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "jiugong",
        description = "Solves sliding-tile puzzles of every size, shows how, explains why. Boards are texts in any \
                       known format, as in `8 0 3/2 1 4/7 6 5`; 0 is the blank."
    ),
    servers((url = "/api/v1"))
)]
struct Document;

pub(super) fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}
