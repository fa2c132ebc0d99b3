//! What the description of the API begins with.

use jiugong_locale::{Language, say};
use utoipa::OpenApi;
use utoipa::openapi::path::Operation;
use utoipa::openapi::schema::{Object, Ref, Schema, Type};
use utoipa::openapi::{ContentBuilder, OpenApi as Description, RefOr, ResponseBuilder};

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

/// Why a request with a body may be refused before it is read.
const OF_BODIES: [(&str, &str); 4] = [
    ("400", "The body is no JSON"),
    ("408", "The body did not come in time"),
    ("413", "The body is too large"),
    ("415", "The body is of another kind than application/json"),
];

/// Why any request may be refused; an operation that says more of one of them keeps that.
const OF_ALL: [(&str, &str); 3] = [
    ("403", "Asked for under a name that is not this server's"),
    ("405", "The path has no such method; the header Allow says which it has"),
    ("422", "A field of the request is wrong"),
];

/// Adds to every operation the refusals that all have, and to those with a body the refusals of bodies.
pub(super) fn with_refusals(mut description: Description) -> Description {
    for operation in operations(&mut description) {
        let of_bodies = OF_BODIES.iter().filter(|_| operation.request_body.is_some());
        for &(status, why) in of_bodies.chain(&OF_ALL) {
            if operation.responses.responses.contains_key(status) {
                continue;
            }
            let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
            let response =
                ResponseBuilder::new().description(why).content("application/problem+json", content);
            operation.responses.responses.insert(status.to_owned(), RefOr::T(response.build()));
        }
    }
    description
}

/// Says what the operations do in a language; the rest of the description is English.
pub(super) fn in_language(mut description: Description, language: Language) -> Description {
    for operation in operations(&mut description) {
        if let Some(name) = &operation.operation_id {
            operation.summary = Some(summary(name, language));
        }
    }
    description
}

/// What an operation does, in a few words.
fn summary(name: &str, language: Language) -> String {
    match name {
        "messages" => say!(language, "api-messages"),
        "catalogue" => say!(language, "api-catalogue"),
        "check" => say!(language, "api-check"),
        "solve" => say!(language, "api-solve"),
        "scramble" => say!(language, "api-scramble"),
        "convert" => say!(language, "api-convert"),
        "hint" => say!(language, "api-hint"),
        "explain" => say!(language, "api-explain"),
        "trace" => say!(language, "api-trace"),
        "compare" => say!(language, "api-compare"),
        "demonstrations" => say!(language, "api-demonstrations"),
        "demonstrate" => say!(language, "api-demonstrate"),
        "landscape" => say!(language, "api-landscape"),
        "replay" => say!(language, "api-replay"),
        "qr" => say!(language, "api-qr"),
        name => name.to_owned(),
    }
}

fn operations(description: &mut Description) -> impl Iterator<Item = &mut Operation> {
    description.paths.paths.values_mut().flat_map(|item| [&mut item.get, &mut item.post]).flatten()
}
