//! SVG as PNG.

use std::io;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The letters, so that the picture is the same on a machine without fonts; see `fonts/README.md`.
static FONT: &[u8] = include_bytes!("../../fonts/pictures.otf");

/// The font's own name.
const FAMILY: &str = "Noto Sans CJK SC";

/// How many pixels there are to a unit of the drawing.
const PIXELS_A_UNIT: f32 = 1.5;

/// The most pixels of a picture: 64 MB while it is drawn.
const MOST_PIXELS: f32 = 16e6;

/// Draws an SVG picture as PNG; one that is very large is drawn smaller.
///
/// # Errors
/// A text that is no picture, or one too large to draw.
pub fn png(svg: &str) -> io::Result<Vec<u8>> {
    let mut options = Options { font_family: FAMILY.to_owned(), ..Options::default() };
    let fonts = options.fontdb_mut();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family(FAMILY);
    let tree = Tree::from_str(svg, &options).map_err(io::Error::other)?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = PIXELS_A_UNIT.min((MOST_PIXELS / (width * height)).sqrt());
    let size = tree.size().to_int_size().scale_by(scale);
    let pixels = size.and_then(|size| Pixmap::new(size.width(), size.height()));
    let mut pixels = pixels.ok_or_else(|| io::Error::other("the picture has no size that can be drawn"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts of demonstrations that pictures have.
    const ATTEMPTS: [&str; 2] = ["demonstration-attempt-", "demonstration-run"];

    /// Every character of the pictures' texts in both languages has its shape in the font.
    #[test]
    fn the_font_has_every_character() {
        let face = ttf_parser::Face::parse(FONT, 0).unwrap();
        let texts = [
            include_str!("../../../locale/messages/en/compare.ftl"),
            include_str!("../../../locale/messages/zh-CN/compare.ftl"),
            include_str!("../../../locale/messages/en/program.ftl"),
            include_str!("../../../locale/messages/zh-CN/program.ftl"),
        ];
        let attempts = include_str!("../../../locale/messages/zh-CN/demonstrations.ftl").lines();
        let attempts = attempts.filter(|line| ATTEMPTS.iter().any(|key| line.starts_with(key)));
        let missing: String = texts
            .into_iter()
            .chain(attempts)
            .flat_map(str::chars)
            .filter(|character| !character.is_control() && !"“”".contains(*character))
            .filter(|&character| face.glyph_index(character).is_none())
            .collect();
        assert_eq!(missing, "", "make the font anew, see fonts/README.md");
    }

    #[test]
    fn a_picture_with_letters_has_black_in_it() {
        let svg = |text: &str| {
            format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text y="24" font-size="24" font-family="sans-serif">{text}</text></svg>"#
            )
        };
        let pixels = |text: &str| Pixmap::decode_png(&png(&svg(text)).unwrap()).unwrap();
        let black = |text: &str| pixels(text).pixels().iter().filter(|pixel| pixel.alpha() > 200).count();
        assert!(black("") == 0 && black("abc") > 50 && black("展开") > 50);
        assert!(png("no picture").is_err());
    }
}
