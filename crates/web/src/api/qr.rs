//! `GET /qr`: a text as a QR code.

use axum::extract::Query;
use jiugong_locale::say;
use qrcode::render::svg::Color;
use qrcode::{EcLevel, QrCode};
use serde::Deserialize;

use crate::json::{Answer, typed};
use crate::language::Wanted;
use crate::problem::Problem;

/// What the code is to say.
#[derive(Deserialize)]
pub(crate) struct QrQuery {
    text: Option<String>,
}

/// The most bytes that a QR code holds (ISO/IEC 18004: version 40, the lowest level of correction).
const MOST_BYTES: usize = 2953;

/// The side of the picture, in pixels.
const SIDE: u32 = 256;

/// A text as a QR code.
#[utoipa::path(
    get,
    path = "/qr",
    params(
        ("text" = String, Query, description = "at most 2953 bytes"),
        ("lang" = Option<String>, Query, description = "en or zh")
    ),
    responses(
        (status = 200, body = String, content_type = "image/svg+xml"),
        (status = 422, body = Problem, content_type = "application/problem+json")
    )
)]
pub(crate) async fn qr(Wanted(language): Wanted, Query(query): Query<QrQuery>) -> Answer {
    let text = query.text.filter(|text| !text.is_empty());
    let text = text.ok_or_else(|| {
        Problem::field(language, "text", say!(language, "problem-missing-field", field = "text"))
    })?;
    let code = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::L)
        .map_err(|_| Problem::too_much(language, "text", MOST_BYTES))?;
    let picture = code.render::<Color>().min_dimensions(SIDE, SIDE).build();
    Ok(typed("image/svg+xml", picture))
}
