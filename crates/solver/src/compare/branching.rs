//! The effective branching factor.

/// How near the result is to the solution of the equation.
const PRECISION: f64 = 1e-6;

/// The effective branching factor b*: a uniform tree of depth `depth` in which every node has b* children holds
/// `nodes` nodes besides its root, `nodes` + 1 = 1 + b* + b*^2 + .. + b*^depth.
///
/// `nodes` is N, the nodes generated without the start. `None` at depth 0, where every b* fits. Found by bisection, to
/// 10^-6. (Russell & Norvig: Artificial Intelligence, A Modern Approach, on the effect of heuristic accuracy.)
pub fn effective_branching_factor(nodes: u64, depth: u32) -> Option<f64> {
    if depth == 0 {
        return None;
    }
    let target = nodes as f64 + 1.0;
    // 1 + b is no more than the sum, so that b is no more than N.
    let (mut low, mut high) = (0.0, (nodes as f64).max(1.0));
    while high - low > PRECISION / 2.0 {
        let middle: f64 = f64::midpoint(low, high);
        if middle <= low || middle >= high {
            break; // no number lies between them
        }
        if uniform_tree(middle, depth) < target {
            low = middle;
        } else {
            high = middle;
        }
    }
    Some(f64::midpoint(low, high))
}

/// The nodes of a uniform tree, by Horner's rule; infinite where they are too many to count.
fn uniform_tree(branching: f64, depth: u32) -> f64 {
    (0..depth).fold(1.0, |sum, _| sum * branching + 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_textbook() {
        // "If A* finds a solution at depth 5 using 52 nodes, then the effective branching factor is 1.92."
        let found = effective_branching_factor(52, 5).unwrap();
        assert!((found - 1.92).abs() < 0.005, "{found}");
    }

    #[test]
    fn solves_its_equation() {
        for (nodes, depth) in [(1, 1), (3, 3), (2, 3), (10, 2), (3_644_035, 12), (1_000_000_007, 80), (7, 1)]
        {
            let found = effective_branching_factor(nodes, depth).unwrap();
            let around = [found - 1e-6, found + 1e-6].map(|branching| uniform_tree(branching, depth));
            let target = nodes as f64 + 1.0;
            assert!(around[0] <= target && target <= around[1], "{nodes} at {depth}: {found}");
        }
        assert!((effective_branching_factor(24, 24).unwrap() - 1.0).abs() < 1e-6, "a line of nodes");
        assert_eq!(effective_branching_factor(0, 0), None);
    }
}
