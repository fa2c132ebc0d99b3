//! IDA* with pattern databases.

use jiugong_heuristics::pattern::{MOST_VIEWS, Patterns};
use jiugong_heuristics::{CELLS, Key, Slides, Tiles};
use jiugong_puzzle::{Direction, Size};
use jiugong_search::{Algorithm, Answer, Automaton, Event, Observer, Problem, Run, Stop};

use super::walk::Walk;

/// IDA* (Korf 1985) for [`Patterns`], which finds a shortest path as [`IdaStar`](jiugong_search::IdaStar) does.
///
/// Three things make it a search of its own. Where the tiles of each pattern stand is carried along, so that a
/// slide costs one look-up and no ranking. Of several views the one with the largest h is asked first, of all children
/// at once, and the next only where that does not prune. And rows of slides that a shorter or an earlier row replaces are refused by an [`Automaton`]: with
/// 6-6-3, Korf's hundred boards take 12.9 million expansions where only going back is refused, 9.2 million with
/// duplicates of ten slides and 8.6 million with those of twelve.
///
/// Expanded and generated are counted as everywhere; a child that the automaton refuses is not made.
#[derive(Clone, Debug)]
pub struct PatternSearch {
    automaton: Automaton,
}

impl PatternSearch {
    /// A search of boards in `space` that refuses duplicates of at most `depth` slides.
    ///
    /// On 4x4, learning those of ten slides takes half a hundredth of a second and those of twelve two hundredths; on
    /// 5x5 those of fourteen take most of a second and a fifth of a gigabyte.
    pub fn new<K: Key>(space: &Slides<K>, depth: usize) -> PatternSearch {
        let learnt = PatternSearch::new_within(space, depth, &mut Run::default());
        learnt.expect("nothing stops what has no limits")
    }

    /// The same, learnt within the limits of a run: only shorter duplicates where the memory does not allow all.
    ///
    /// # Errors
    /// As those of [`Automaton::learn_within`].
    pub fn new_within<K: Key>(space: &Slides<K>, depth: usize, run: &mut Run) -> Result<PatternSearch, Stop> {
        let size = space.size();
        let states: Vec<Tiles> = (0..size.cells()).map(|blank| distinct(size, blank)).collect();
        let class = |tiles: &Tiles| tiles.blank.into();
        let automaton = Automaton::learn_within(space, &states, class, |made| made as usize, depth, run)?;
        Ok(PatternSearch { automaton })
    }

    /// What refuses the duplicates.
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }
}

/// A board with its blank in a cell.
fn distinct(size: Size, blank: usize) -> Tiles {
    let mut cells = [0; CELLS];
    let others = (0..size.cells()).filter(|&cell| cell != blank);
    others.zip(1..).for_each(|(cell, tile)| cells[cell] = tile);
    Tiles { cells, blank: blank as u8 }
}

impl<K: Key> Algorithm<Slides<K>, Patterns> for PatternSearch {
    fn search<O: Observer<Slides<K>>>(
        &self,
        problem: &Problem<Slides<K>, Patterns>,
        run: &mut Run<O>,
    ) -> Answer<Direction> {
        let patterns = problem.heuristic.best_for(&problem.start);
        let problem = &Problem { heuristic: &*patterns, ..*problem };
        match patterns.views().len() {
            0 | 1 => rounds::<K, O, 1>(&self.automaton, problem, run),
            2 => rounds::<K, O, 2>(&self.automaton, problem, run),
            3 | 4 => rounds::<K, O, 4>(&self.automaton, problem, run),
            _ => rounds::<K, O, MOST_VIEWS>(&self.automaton, problem, run),
        }
    }
}

/// One walk after the other, each within a larger bound.
fn rounds<K: Key, O: Observer<Slides<K>>, const VIEWS: usize>(
    automaton: &Automaton,
    problem: &Problem<Slides<K>, Patterns>,
    run: &mut Run<O>,
) -> Answer<Direction> {
    let mut walk = Walk::<K, O, VIEWS>::new(problem, automaton, run);
    let here = walk.start();
    walk.generated = 1;
    let mut bound = here.h();
    loop {
        walk.run.raise_bound(bound.into());
        walk.run.hold_path(bound.into());
        walk.run.tell(|| Event::Bound(bound.into()));
        walk.begin(bound);
        let ended = walk.search_below(here.under(bound), None);
        walk.run.statistics.generated = walk.generated;
        if let Some(stop) = walk.stopped {
            return Err(stop.into());
        }
        if ended {
            return Ok(Some(walk.trail));
        }
        if !walk.pruned {
            return Ok(None);
        }
        // A slide changes each sum by one, so that what was pruned was over the bound by two.
        bound += 2;
    }
}
