//! The patterns that were chosen by hand, and those that are cut where none were.

use jiugong_puzzle::Size;

use crate::CELLS;
use crate::pattern::grid::Grid;

/// Partitions that were chosen by hand, for a blank in the first cell: the pattern of each cell, row by row.
///
/// None is its own mirror image, so that the mirrored view knows something else. This holds of the 6-6-6-6 of Korf
/// and Felner (2002) as well, but the one here, which Clausecker (2020) lists as the best alone, takes fewer nodes:
/// on their boards 38, 40, 25 and 44, 132 million expansions instead of 181.
pub(crate) const CHOSEN: [(&str, &str); 5] = [
    ("6-6-3", ".122 1122 1122 1333"),
    ("7-8", ".122 1122 1122 1122"),
    ("7-7-1", ".122 1122 1122 1123"),
    ("5-5-5", ".111 2211 2233 2333"),
    ("6-6-6-6", ".1122 11222 11233 44433 44433"),
];

/// Collections that were chosen by hand, named by how many patterns there are and how many tiles each has: their
/// partitions, drawn like those above. A pattern that is in several of them is one.
///
/// That for 5x5 was found by simulated annealing over the exact covers of connected patterns: of 48,000 nodes below 200
/// boards, random ones and the fifty of Korf and Felner, it lets the fewest through. The eight of its twelve views with the
/// largest h at the start take 48.2 million expansions on their boards 38, 40, 25 and 44.
pub(crate) const COLLECTIONS: [(&str, &[&str]); 1] = [(
    "18x6",
    &[
        ".1122 11222 11233 44433 44433",
        ".1122 11332 11332 44332 44442",
        ".1222 11222 13344 13344 13344",
        ".1222 11222 11333 14333 44444",
        ".1223 11223 11223 14443 44433",
        ".1222 11222 31144 31344 33344",
    ],
)];

/// The patterns of the chosen collection of this name and size.
pub(crate) fn collection(name: &str, size: Size) -> Option<Vec<u32>> {
    COLLECTIONS.iter().filter(|&&(known, _)| known == name).find_map(|(_, pictures)| {
        let mut patterns = Vec::new();
        for picture in *pictures {
            for pattern in drawn(picture, size)? {
                if !patterns.contains(&pattern) {
                    patterns.push(pattern);
                }
            }
        }
        Some(patterns)
    })
}

/// The names of the chosen collections, with the sizes that they are for.
pub(crate) fn named() -> impl Iterator<Item = (&'static str, Size)> {
    COLLECTIONS.iter().filter_map(|(name, pictures)| {
        let rows: Vec<&str> = pictures.first()?.split(' ').collect();
        Some((*name, Size::new(rows[0].len(), rows.len()).ok()?))
    })
}

/// The chosen partition of these sizes, in any order.
pub(crate) fn partition(sizes: &[usize], size: Size) -> Option<Vec<u32>> {
    let mut wanted = sizes.to_vec();
    wanted.sort_unstable();
    CHOSEN.iter().find_map(|(name, picture)| {
        let mut offered: Vec<usize> = name.split('-').filter_map(|count| count.parse().ok()).collect();
        offered.sort_unstable();
        if offered == wanted { drawn(picture, size) } else { None }
    })
}

/// The patterns of a picture, if it is one of this size.
fn drawn(picture: &str, size: Size) -> Option<Vec<u32>> {
    let rows: Vec<&str> = picture.split(' ').collect();
    if (rows[0].len(), rows.len()) != (size.width(), size.height()) {
        return None;
    }
    let mut patterns = Vec::new();
    for (cell, pattern) in rows.concat().bytes().enumerate().filter(|&(_, byte)| byte != b'.') {
        let number = usize::from(pattern - b'1');
        patterns.resize(patterns.len().max(number + 1), 0);
        patterns[number] |= 1 << cell;
    }
    Some(patterns)
}

/// Cuts a walk through the cells, in strips two rows high, to patterns of these sizes: each is in one piece.
pub(crate) fn cut(sizes: &[usize], size: Size, grid: Grid) -> Vec<u32> {
    let (width, height) = (size.width(), size.height());
    let mut walk = Vec::with_capacity(CELLS);
    for (strip, top) in (0..height).step_by(2).enumerate() {
        for step in 0..width {
            let column = if strip % 2 == 0 { step } else { width - 1 - step };
            walk.extend((top..height.min(top + 2)).map(|row| row * width + column));
        }
    }
    let mut walk = walk.into_iter().filter(|&cell| grid.all >> cell & 1 == 1 && cell != 0);
    sizes
        .iter()
        .map(|&count| walk.by_ref().take(count).fold(0, |pattern, cell| pattern | 1 << cell))
        .collect()
}

/// Patterns for a blank in the first cell, for one in the cell `blank`: the first cell takes that one's place, which is next
/// to it or near to it.
pub(crate) fn beside(blank: u8, patterns: Vec<u32>) -> Vec<u32> {
    let exchange = |pattern: u32| match pattern >> blank & 1 {
        1 if blank > 0 => pattern ^ 1 ^ (1 << blank),
        _ => pattern,
    };
    patterns.into_iter().map(exchange).collect()
}
