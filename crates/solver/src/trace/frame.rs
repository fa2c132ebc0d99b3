//! The frames by which nodes of a drawn tree are told apart: each look has a shape, a line and a colour of its own.

use std::fmt::{self, Write};

use super::markup::Length as L;
use super::tree::Look;

/// A rectangle to draw a frame around.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Look {
    fn class(self) -> &'static str {
        match self {
            Look::Closed => "closed",
            Look::Open => "open",
            Look::Next => "next",
            Look::Goal => "goal",
            Look::Dropped => "dropped",
            Look::Replaced => "replaced",
            Look::Left => "left",
            Look::Forgotten => "forgotten",
            Look::Waiting => "waiting",
        }
    }
}

/// How the classes of the frames look.
pub(super) const STYLE: &str = "\
.closed{fill:#edf0f5;stroke:#55617a;stroke-width:1.4}
.open{fill:#fff;stroke:#1f6fb5;stroke-width:1.6}
.next{fill:#fff6e5;stroke:#b25e00;stroke-width:2.6}
.goal{fill:#e3f5e9;stroke:#1a7f4b;stroke-width:2.6}
.dropped{fill:#fff;stroke:#8a8f98;stroke-width:1.3;stroke-dasharray:5 3}
.replaced{fill:#faf5fd;stroke:#7a3fa0;stroke-width:1.5;stroke-dasharray:1.5 3;stroke-linecap:round}
.left{fill:#fff;stroke:#55617a;stroke-width:1.2}
.forgotten{fill:#fff;stroke:#8a8f98;stroke-width:1.3;stroke-dasharray:5 3}
.waiting{fill:#eff6fc;stroke:#1f6fb5;stroke-width:1.6;stroke-dasharray:1.5 3;stroke-linecap:round}
.sign{fill:#fff;stroke:#6b717b;stroke-width:1.2}
.arrow{fill:#b25e00}
";

/// Draws the frame of a look.
pub(super) fn draw_frame(svg: &mut String, frame: Frame, look: Look) -> fmt::Result {
    let Frame { x, y, width, height } = frame;
    let (right, bottom) = (x + width, y + height);
    let class = look.class();
    let corner = (height / 5.0).min(10.0);
    match look {
        Look::Goal => {
            let (w, h, c) = (width - 2.0 * corner, height - 2.0 * corner, corner);
            write!(
                svg,
                r#"<path class="{class}" d="M{} {}h{}l{c} {c}v{}l-{c} {c}h-{}"#,
                L(x + c),
                L(y),
                L(w),
                L(h),
                L(w),
                c = L(c)
            )?;
            write!(svg, r#"l-{c} -{c}v-{}z"/>"#, L(h), c = L(c))?;
        }
        Look::Left => {
            let c = L(corner);
            write!(
                svg,
                r#"<path class="{class}" d="M{} {}H{}l{c} {c}V{}H{}z"#,
                L(x),
                L(y),
                L(right - corner),
                L(bottom),
                L(x)
            )?;
            write!(svg, r#"M{} {}v{c}h{c}"/>"#, L(right - corner), L(y))?;
        }
        _ => {
            let round =
                if matches!(look, Look::Closed | Look::Dropped | Look::Replaced) { 1.5 } else { corner };
            write!(
                svg,
                r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="{}"/>"#,
                L(x),
                L(y),
                L(width),
                L(height),
                L(round)
            )?;
        }
    }
    let sign = match look {
        Look::Dropped => "m-2.6 -2.6l5.2 5.2m0 -5.2l-5.2 5.2",
        Look::Replaced => "m-2.6 2.6l5.2 -5.2",
        Look::Forgotten => "m-3 0h6",
        _ => "",
    };
    if !sign.is_empty() {
        write!(
            svg,
            r#"<path class="sign" d="M{} {}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0m6 0{sign}"/>"#,
            L(right - 6.0),
            L(y)
        )?;
    }
    if look == Look::Next {
        write!(svg, r#"<path class="arrow" d="M{} {}h12l-6 7z"/>"#, L(x + width / 2.0 - 6.0), L(y - 10.0))?;
    }
    Ok(())
}
