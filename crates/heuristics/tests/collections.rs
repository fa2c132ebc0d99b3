//! Collections of patterns with several partitions: which views are chosen, and what they promise.

use std::ops::ControlFlow;

use jiugong_heuristics::Tiles;
use jiugong_heuristics::pattern::{
    Building, Collection, Damage, FileError, MOST_CARRIED, MOST_VIEWS, Patterns, Tables,
};
use jiugong_puzzle::{Board, Direction, GoalName, Size};

/// Three ways to divide the tiles 1 to 7 by three ways to divide the others.
const OF_4X4: &str = "4,5,6/1,2,3,7/1,2,3/4,5,6,7/3,6,7/1,2,4,5/\
                      8,9,12,13/10,11,14,15/8,9,10,11/12,13,14,15/8,12,13,14/9,10,11,15";

fn build(collection: Collection) -> Tables {
    let mut watch = |_| ControlFlow::Continue(());
    Tables::build(collection, &mut Building { threads: 2, memory: None, watch: &mut watch }).unwrap()
}

fn zero(width: usize, height: usize) -> Board {
    GoalName::Zero.board(Size::new(width, height).unwrap())
}

/// A board that is `slides` pseudo-random slides from the goal.
fn walked(goal: &Board, slides: u64, mut seed: u64) -> Tiles {
    let mut board = goal.clone();
    for _ in 0..slides {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        board.slide(Direction::ALL[(seed >> 62) as usize]);
    }
    Tiles::new(&board).unwrap()
}

/// The sum of each view.
fn sums(patterns: &Patterns, tiles: &Tiles) -> Vec<u32> {
    let parts = patterns.parts(tiles);
    patterns
        .views()
        .iter()
        .map(|view| parts[view.parts()].iter().map(|part| u32::from(part.h())).sum())
        .collect()
}

/// The patterns with each partition alone, in order.
fn one_by_one(collection: &Collection, goal: &Board) -> Vec<Patterns> {
    let alone = |partition: &Vec<usize>| {
        let patterns = partition.iter().map(|&number| collection.patterns()[number]).collect();
        let alone = Collection::of_cells(collection.size(), collection.blank(), patterns).unwrap();
        Patterns::new(goal, &[build(alone)]).unwrap()
    };
    collection.partitions().iter().map(alone).collect()
}

#[test]
fn the_views_with_the_largest_h_are_chosen_and_of_equal_ones_the_first() {
    let goal = zero(4, 4);
    let collection = Collection::parse(OF_4X4, &goal).unwrap();
    assert_eq!((collection.patterns().len(), collection.partitions().len()), (12, 9));
    let alone = one_by_one(&collection, &goal);
    let tables = build(collection);
    let patterns = Patterns::new(&goal, std::slice::from_ref(&tables)).unwrap();
    // A set of tables is kept once, however many views there are.
    assert_eq!(patterns.bytes(), tables.bytes());
    for seed in 0..20 {
        let tiles = walked(&goal, 300, seed);
        let in_order: Vec<u32> = alone.iter().flat_map(|patterns| sums(patterns, &tiles)).collect();
        assert_eq!(in_order.len(), 18);
        let mut largest = in_order.clone();
        largest.sort_by_key(|&h| std::cmp::Reverse(h));
        let best = patterns.best_for(&tiles);
        assert_eq!(sums(&best, &tiles), largest[..MOST_VIEWS]);
        assert_eq!((best.estimate(&tiles), patterns.estimate(&tiles)), (largest[0], largest[0]));
        // Those chosen for another board are admissible here, too, and once chosen they stay.
        let others = patterns.best_for(&walked(&goal, 300, seed + 100));
        assert!(others.estimate(&tiles) <= largest[0]);
        assert_eq!(sums(&best.best_for(&walked(&goal, 9, seed)), &tiles), largest[..MOST_VIEWS]);
        // At the goal all are 0.
        let first = patterns.best_for(&Tiles::new(&goal).unwrap());
        assert_eq!(sums(&first, &tiles), in_order[..MOST_VIEWS]);
        // Without a choice, a node carries the first views that fit, and a search would use the first eight.
        assert_eq!(sums(&patterns, &tiles), in_order[..MOST_VIEWS]);
    }
    let first = patterns.views()[1].parts().end;
    assert!(first <= MOST_CARRIED && patterns.fit_nodes().is_ok());
}

#[test]
fn what_fits_is_used_as_it_is_and_mirror_images_once() {
    let goal = zero(3, 3);
    let views = |text: &str| {
        let collection = Collection::parse(text, &goal).unwrap();
        let patterns = Patterns::new(&goal, &[build(collection)]).unwrap();
        let chosen = patterns.best_for(&walked(&goal, 100, 1)).views().len();
        assert_eq!(chosen, patterns.views().len());
        chosen
    };
    assert_eq!(views("4-4"), 2);
    assert_eq!(views("1,2,3,4/5,6,7,8/1,2/3,4"), 4);
    // The second of these partitions is the mirror image of the first; with six more views they are too many.
    assert_eq!(views("1,2,3,4/5,6,7,8/1,3,4,6/2,5,7,8"), 4);
    let three = "1,2,3,4/5,6,7,8/1,2/3,4/1,2,5,6/3,4,7,8";
    assert_eq!(views(&format!("{three}/1,3,4,6/2,5,7,8")), 8);
    assert_eq!(views(&format!("{three}/1,3,4,6/2,5,7,8/1,5,7,8/2,3,4,6")), 8);
}

#[test]
fn a_file_of_a_collection_is_read_back_and_its_damage_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let goal = zero(3, 3);
    let collection = Collection::parse("1,2,3,4/5,6,7,8/1,2/3,4/5,6/7,8", &goal).unwrap();
    assert_eq!(collection.partitions().len(), 4);
    let built = build(collection.clone());
    let name = Tables::file_name(&collection);
    assert_eq!(name, "3x3-0-1e-1e0-6-18-60-180.patterns");
    assert_eq!(Tables::collection_of_file_name(&name), Some(collection.clone()));
    assert_eq!(Tables::collection_of_file_name("3x3-0-1e-1e0-6.patterns"), None);
    let path = folder.path().join(&name);
    built.save(&path).unwrap();
    let loaded = Tables::load(&path).unwrap();
    assert_eq!(loaded.collection(), &collection);
    let estimates = [&built, &loaded].map(|tables| {
        let patterns = Patterns::new(&goal, std::slice::from_ref(tables)).unwrap();
        (0..50).map(|seed| patterns.estimate(&walked(&goal, 200, seed))).collect::<Vec<_>>()
    });
    assert_eq!(estimates[0], estimates[1]);
    let right = std::fs::read(&path).unwrap();
    for (place, what) in [(16, Damage::Header), (37, Damage::Header), (right.len() - 70, Damage::Tables)] {
        let mut wrong = right.clone();
        wrong[place] ^= 2;
        std::fs::write(&path, &wrong).unwrap();
        let error = Tables::load(&path).unwrap_err();
        assert!(matches!(error, FileError::Damaged { what: found, .. } if found == what), "{error}");
    }
}
