//! The slow way to the same numbers.

use std::collections::{HashMap, VecDeque};

use jiugong_puzzle::{Size, rank};

use super::grid::{Grid, members};
use super::{BuildError, Builder, Building};

/// By the cells of the tiles and of the blank: the fewest slides of these tiles from the goal.
fn distances(size: Size, pattern: u32, blank: u32) -> HashMap<(Vec<u32>, u32), u32> {
    let grid = Grid::new(size).unwrap();
    let goal = (members(pattern).collect::<Vec<_>>(), blank);
    let mut distances = HashMap::from([(goal.clone(), 0)]);
    let mut queue = VecDeque::from([goal]);
    while let Some((tiles, blank)) = queue.pop_front() {
        let distance = distances[&(tiles.clone(), blank)];
        for to in members(grid.grown(1 << blank) & !(1 << blank)) {
            let moved = tiles.iter().position(|&cell| cell == to);
            let mut child = (tiles.clone(), to);
            moved.iter().for_each(|&tile| child.0[tile] = blank);
            let cost = distance + moved.is_some() as u32;
            if distances.get(&child).is_none_or(|&known| known > cost) {
                distances.insert(child.clone(), cost);
                if moved.is_some() { queue.push_back(child) } else { queue.push_front(child) }
            }
        }
    }
    distances
}

fn agrees(width: usize, height: usize, pattern: &[u32], blank: u8, threads: usize) {
    let size = Size::new(width, height).unwrap();
    let cells = pattern.iter().fold(0, |set, cell| set | 1 << cell);
    let builder = Builder::new(size, pattern.len()).unwrap();
    let mut done = 0;
    let mut watch = |progress: super::Progress| {
        done = progress.done;
        std::ops::ControlFlow::Continue(())
    };
    let mut building = Building { threads, memory: None, watch: &mut watch };
    let table = builder.build(cells, blank, &mut building).unwrap();
    let slow = distances(size, cells, blank.into());
    let mut entries = std::collections::HashSet::new();
    for ((tiles, blank), distance) in &slow {
        let set = tiles.iter().fold(0, |set, cell| set | 1 << cell);
        let mut order: Vec<u8> = (0..tiles.len() as u8).collect();
        order.sort_by_key(|&tile| tiles[tile as usize]);
        let rank = rank(&order) as u16;
        let part = table.part(set, rank, *blank as u8).expect("an entry that was reached");
        assert_eq!(u32::from(part.h()), *distance, "{size} {pattern:?}: {tiles:?}, blank {blank}");
        entries.insert((table.shape.component(set, *blank), rank));
    }
    assert_eq!(entries.len() as u64, done, "{size} {pattern:?}");
}

#[test]
fn the_builder_agrees_with_the_slow_one_entry_for_entry() {
    agrees(2, 2, &[1, 2, 3], 0, 1);
    agrees(3, 2, &[0, 2, 4], 5, 2);
    agrees(3, 3, &[1, 2, 3, 4], 0, 3);
    agrees(3, 3, &[0, 2, 5, 7, 8], 4, 2);
    agrees(4, 2, &[0, 1, 2, 3, 4, 5], 7, 2);
    agrees(2, 4, &[1, 2, 3, 4, 5, 6, 7], 0, 2);
    agrees(2, 7, &[1, 2, 3, 4], 13, 2);
    agrees(7, 2, &[3, 4, 5, 6], 0, 1);
    agrees(3, 4, &[1, 4, 5, 8], 0, 2);
    agrees(4, 4, &[13, 14, 15], 0, 2);
    agrees(3, 3, &[0, 1, 2, 3, 5, 6], 8, 2);
}

#[test]
fn the_table_does_not_depend_on_the_threads() {
    let builder = Builder::new(Size::new(4, 4).unwrap(), 5).unwrap();
    let build = |threads| {
        let mut watch = |_| std::ops::ControlFlow::Continue(());
        let mut building = Building { threads, memory: Some(builder.peak_bytes()), watch: &mut watch };
        builder.build(0b11_0011_0010, 0, &mut building).unwrap().bits.bytes().to_vec()
    };
    let one = build(1);
    assert!([2, 3, 7].iter().all(|&threads| build(threads) == one));
}

#[test]
fn too_little_memory_is_refused_before_it_starts_and_stopping_stops() {
    let builder = Builder::new(Size::new(4, 4).unwrap(), 4).unwrap();
    let mut told = 0;
    let mut watch = |_| {
        told += 1;
        std::ops::ControlFlow::Break(())
    };
    let (needed, allowed) = (builder.peak_bytes(), builder.peak_bytes() - 1);
    let mut building = Building { threads: 1, memory: Some(allowed), watch: &mut watch };
    let refused = builder.build(0b1_1110, 0, &mut building).unwrap_err();
    assert_eq!(refused, BuildError::Memory { needed, allowed });
    building.memory = None;
    assert_eq!(builder.build(0b1_1110, 0, &mut building).unwrap_err(), BuildError::Cancelled);
    assert_eq!(told, 1);
}
