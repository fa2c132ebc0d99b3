//! Where the nodes of a tree are drawn.
//!
//! The layout of Reingold & Tilford 1981 for any number of children by Walker 1990, in linear time by Buchheim, Jünger &
//! Leipert 2002 ("Improving Walker's Algorithm to Run in Linear Time"): nodes of one depth are at least 1 apart, a node is
//! in the middle above its children, equal subtrees look equal, and the mirror image of a tree is drawn mirrored.
//! Here without recursion, so that a path of any length can be drawn.

/// A tree to be laid out: every node's children, first to last. Node 0 is the root, and children come after their parents.
pub(super) struct Tidy<'a> {
    children: &'a [Vec<usize>],
    nodes: Vec<Place>,
}

#[derive(Clone)]
struct Place {
    parent: usize,
    /// Which child of its parent it is.
    rank: usize,
    /// Where it is, relative to what its ancestors are moved by.
    x: f64,
    /// What its descendants are moved by.
    moved: f64,
    /// By how much more each earlier sibling is moved, and from here on all of them.
    change: f64,
    shift: f64,
    /// The next node of a contour, where it leads out of the subtree.
    thread: Option<usize>,
    ancestor: usize,
    /// The subtree that is moved where no ancestor of a conflict is a sibling.
    default_ancestor: usize,
}

/// The horizontal place of each node, the leftmost at 0.
pub(super) fn tidy(children: &[Vec<usize>]) -> Vec<f64> {
    let place = Place {
        parent: 0,
        rank: 0,
        x: 0.0,
        moved: 0.0,
        change: 0.0,
        shift: 0.0,
        thread: None,
        ancestor: 0,
        default_ancestor: 0,
    };
    let mut nodes = vec![place; children.len()];
    for (node, children) in children.iter().enumerate() {
        nodes[node].ancestor = node;
        nodes[node].default_ancestor = children.first().copied().unwrap_or(node);
        for (rank, &child) in children.iter().enumerate() {
            (nodes[child].parent, nodes[child].rank) = (node, rank);
        }
    }
    let mut tidy = Tidy { children, nodes };
    for node in below_first(children) {
        tidy.place(node);
        if node != 0 {
            tidy.make_room(node);
        }
    }
    tidy.absolute()
}

/// The nodes, each after its children, which come in their order.
fn below_first(children: &[Vec<usize>]) -> Vec<usize> {
    let mut order = Vec::with_capacity(children.len());
    let mut stack = if children.is_empty() { Vec::new() } else { vec![0] };
    // Above first with the children from the right is, read backwards, below first from the left.
    while let Some(node) = stack.pop() {
        order.push(node);
        stack.extend(&children[node]);
    }
    order.reverse();
    order
}

impl Tidy<'_> {
    /// Puts a node beside its left sibling and in the middle above its children, which have their places.
    fn place(&mut self, node: usize) {
        self.spread(node);
        let beside = self.left_sibling(node).map(|left| self.nodes[left].x + 1.0);
        let children = &self.children[node];
        let middle = match (children.first(), children.last()) {
            (Some(&first), Some(&last)) => (self.nodes[first].x + self.nodes[last].x) / 2.0,
            _ => 0.0,
        };
        let place = &mut self.nodes[node];
        place.x = beside.unwrap_or(middle);
        if beside.is_some() && !children.is_empty() {
            place.moved = place.x - middle;
        }
    }

    /// Moves the children by what was noted when room was made between them.
    fn spread(&mut self, node: usize) {
        let (mut shift, mut change) = (0.0, 0.0);
        for &child in self.children[node].iter().rev() {
            let place = &mut self.nodes[child];
            place.x += shift;
            place.moved += shift;
            change += place.change;
            shift += place.shift + change;
        }
    }

    fn left_sibling(&self, node: usize) -> Option<usize> {
        let Place { parent, rank, .. } = self.nodes[node];
        Some(self.children[parent][rank.checked_sub(1)?])
    }

    /// The next node of the left contour.
    fn left(&self, node: usize) -> Option<usize> {
        self.children[node].first().copied().or(self.nodes[node].thread)
    }

    /// The next node of the right contour.
    fn right(&self, node: usize) -> Option<usize> {
        self.children[node].last().copied().or(self.nodes[node].thread)
    }

    /// Moves the subtree of a node to the right as far as the subtrees of its left siblings demand.
    fn make_room(&mut self, node: usize) {
        let Some(sibling) = self.left_sibling(node) else { return };
        let parent = self.nodes[node].parent;
        let moved = |tidy: &Self, node: usize| tidy.nodes[node].moved;
        // The contours: inner left, inner right, outer left, outer right; and what each is moved by.
        let (mut inner_left, mut inner_right) = (sibling, node);
        let (mut outer_left, mut outer_right) = (self.children[parent][0], node);
        let (mut by_inner_left, mut by_inner_right) = (moved(self, sibling), moved(self, node));
        let (mut by_outer_left, mut by_outer_right) = (moved(self, outer_left), moved(self, node));
        let (mut next_left, mut next_right) = (self.right(inner_left), self.left(inner_right));
        while let (Some(left), Some(right)) = (next_left, next_right) {
            (inner_left, inner_right) = (left, right);
            // The outer contours are at least as long as the inner ones.
            outer_left = self.left(outer_left).unwrap_or(outer_left);
            outer_right = self.right(outer_right).unwrap_or(outer_right);
            self.nodes[outer_right].ancestor = node;
            let gap = (self.nodes[left].x + by_inner_left) - (self.nodes[right].x + by_inner_right) + 1.0;
            if gap > 0.0 {
                let ancestor = self.nodes[left].ancestor;
                let from = if self.nodes[ancestor].parent == parent && ancestor != 0 {
                    ancestor
                } else {
                    self.nodes[parent].default_ancestor
                };
                self.shift(from, node, gap);
                by_inner_right += gap;
                by_outer_right += gap;
            }
            by_inner_left += moved(self, inner_left);
            by_inner_right += moved(self, inner_right);
            by_outer_left += moved(self, outer_left);
            by_outer_right += moved(self, outer_right);
            (next_left, next_right) = (self.right(inner_left), self.left(inner_right));
        }
        if next_left.is_some() && self.right(outer_right).is_none() {
            self.nodes[outer_right].thread = next_left;
            self.nodes[outer_right].moved += by_inner_left - by_outer_right;
        }
        if next_right.is_some() && self.left(outer_left).is_none() {
            self.nodes[outer_left].thread = next_right;
            self.nodes[outer_left].moved += by_inner_right - by_outer_left;
            self.nodes[parent].default_ancestor = node;
        }
    }

    /// Moves a subtree to the right, and notes that those between it and `from` share in the room.
    fn shift(&mut self, from: usize, node: usize, by: f64) {
        let share = by / (self.nodes[node].rank - self.nodes[from].rank) as f64;
        self.nodes[from].change += share;
        let place = &mut self.nodes[node];
        place.change -= share;
        place.shift += by;
        place.x += by;
        place.moved += by;
    }

    fn absolute(&self) -> Vec<f64> {
        let mut by = vec![0.0; self.nodes.len()];
        let mut places = Vec::with_capacity(self.nodes.len());
        for (node, place) in self.nodes.iter().enumerate() {
            places.push(place.x + by[node]);
            for &child in &self.children[node] {
                by[child] = by[node] + place.moved;
            }
        }
        let leftmost = places.iter().copied().fold(f64::INFINITY, f64::min);
        places.iter_mut().for_each(|place| *place -= leftmost);
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The depth of each node.
    fn depths(children: &[Vec<usize>]) -> Vec<usize> {
        let mut depths = vec![0; children.len()];
        for (node, children) in children.iter().enumerate() {
            children.iter().for_each(|&child| depths[child] = depths[node] + 1);
        }
        depths
    }

    /// Every node hangs below one that a sequence of numbers chooses among those before it.
    fn random_tree(nodes: usize, mut seed: u64) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); nodes];
        for node in 1..nodes {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let back = 1 + (seed >> 33) as usize % 7.min(node);
            children[node - back].push(node);
        }
        children
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-6
    }

    #[test]
    fn nodes_of_one_depth_are_apart_and_parents_stand_in_the_middle() {
        for seed in 0..200 {
            let children = random_tree(3 + seed as usize, seed);
            let (places, depths) = (tidy(&children), depths(&children));
            for (node, children) in children.iter().enumerate() {
                if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
                    assert!(close(places[node], (places[first] + places[last]) / 2.0), "seed {seed}");
                }
            }
            // From left to right: by the order of the children of the nodes above.
            let mut order: Vec<_> = below_first(&children);
            order.reverse();
            for depth in 0..=depths.iter().copied().max().unwrap_or_default() {
                let row: Vec<_> = order.iter().rev().filter(|&&node| depths[node] == depth).collect();
                let apart = |pair: &[&usize]| places[*pair[1]] - places[*pair[0]] > 1.0 - 1e-6;
                assert!(row.windows(2).all(apart), "seed {seed}, depth {depth}");
            }
        }
    }

    #[test]
    fn the_mirror_image_of_a_tree_is_drawn_mirrored() {
        for seed in 0..100 {
            let children = random_tree(60, seed);
            let mirrored: Vec<Vec<_>> =
                children.iter().map(|children| children.iter().rev().copied().collect()).collect();
            let (places, mirrored) = (tidy(&children), tidy(&mirrored));
            let width = places.iter().copied().fold(0.0, f64::max);
            assert!(places.iter().zip(&mirrored).all(|(&one, &other)| close(one, width - other)), "{seed}");
        }
    }

    #[test]
    fn a_known_tree_and_long_ones() {
        // A root with a leaf, a node with three leaves, and a leaf.
        let children = [vec![1, 2, 3], vec![], vec![4, 5, 6], vec![], vec![], vec![], vec![]];
        assert_eq!(tidy(&children), [1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0]);
        assert_eq!(tidy(&[]), Vec::<f64>::new());
        let path: Vec<Vec<_>> =
            (1..=200_000).map(|next| if next < 200_000 { vec![next] } else { vec![] }).collect();
        assert!(tidy(&path).iter().all(|&place| place == 0.0));
    }
}
