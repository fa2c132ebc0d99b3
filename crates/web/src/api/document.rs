//! What the description of the API begins with.

use utoipa::OpenApi;
use utoipa::openapi::schema::{Object, Schema, Type};
use utoipa::openapi::{OpenApi as Description, RefOr};

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

pub(super) fn document() -> Description {
    Document::openapi()
}

/// Adds to every request the field that all have.
pub(super) fn with_language(mut description: Description) -> Description {
    let schemas = description.components.iter_mut().flat_map(|components| components.schemas.iter_mut());
    for (name, schema) in schemas {
        if let RefOr::T(Schema::Object(object)) = schema
            && name.ends_with("Request")
        {
            let mut field = Object::with_type(Type::String);
            field.description = Some("The language of the answer: en or zh.".to_owned());
            object.properties.insert("lang".to_owned(), RefOr::T(Schema::Object(field)));
        }
    }
    description
}
