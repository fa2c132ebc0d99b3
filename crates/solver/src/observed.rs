//! A search that somebody observes.

use jiugong_heuristics::{Key, Pushed, Pushes, Reach, Reaches, Slides, Tiles};
use jiugong_puzzle::{Direction, Metric, Size};
use jiugong_search::{Event, Heuristic, Observer, Observing, Problem, Run, Space};

use crate::dispatch::search_either;
use crate::ready::{Outcome, Ready, Task, tiles};
use crate::ready_pushes::in_slides;
use crate::{Ends, SolveError};

/// The space in which a search that somebody observes takes place: it holds boards of every size that is searched, and
/// its moves are those of a metric: slides (each a [`Reach`] of one tile), or pushes.
#[derive(Clone, Debug)]
pub struct ObservedSpace {
    slides: Slides<u128>,
    pushes: Pushes<u128>,
    metric: Metric,
}

impl ObservedSpace {
    /// The space of boards of `size`.
    ///
    /// # Errors
    /// [`SolveError::TooLarge`] for a size that cannot be searched.
    pub fn new(size: Size, metric: Metric) -> Result<ObservedSpace, SolveError> {
        let spaces = Slides::new(size).zip(Pushes::new(size));
        let (slides, pushes) = spaces.ok_or(SolveError::TooLarge { size })?;
        Ok(ObservedSpace { slides, pushes, metric })
    }

    /// Width and height of the boards.
    pub fn size(&self) -> Size {
        self.slides.size()
    }

    /// What counts one.
    pub fn metric(&self) -> Metric {
        self.metric
    }
}

/// The moves out of a board.
#[derive(Clone, Debug)]
pub enum ObservedMoves {
    /// Slides.
    Slides(<Slides<u128> as Space>::Moves),
    /// Pushes.
    Pushes(Reaches),
}

impl Iterator for ObservedMoves {
    type Item = Reach;

    fn next(&mut self) -> Option<Reach> {
        match self {
            ObservedMoves::Slides(slides) => slides.next().map(slide),
            ObservedMoves::Pushes(pushes) => pushes.next(),
        }
    }
}

/// A slide, as a push of one tile.
fn slide(direction: Direction) -> Reach {
    Reach { direction, tiles: 1 }
}

impl Space for ObservedSpace {
    type State = Tiles;
    type Move = Reach;
    type Moves = ObservedMoves;
    type Change = Pushed;
    type Key = u128;

    fn moves(&self, state: &Tiles, previous: Option<Reach>) -> ObservedMoves {
        match self.metric {
            Metric::SingleTile => {
                ObservedMoves::Slides(self.slides.moves(state, previous.map(|previous| previous.direction)))
            }
            Metric::MultiTile => ObservedMoves::Pushes(self.pushes.moves(state, previous)),
        }
    }

    fn change(&self, state: &Tiles, made: Reach) -> Pushed {
        self.pushes.change(state, made)
    }

    fn apply(&self, state: &mut Tiles, pushed: Pushed) {
        self.pushes.apply(state, pushed);
    }

    fn undo(&self, state: &mut Tiles, pushed: Pushed) {
        self.pushes.undo(state, pushed);
    }

    fn inverse(&self, made: Reach) -> Reach {
        self.pushes.inverse(made)
    }

    fn pack(&self, state: &Tiles) -> u128 {
        self.pushes.pack(state)
    }

    fn key_after(&self, key: u128, pushed: Pushed) -> u128 {
        self.pushes.key_after(key, pushed)
    }

    fn unpack(&self, key: u128) -> Tiles {
        self.pushes.unpack(key)
    }

    fn count(&self) -> Option<usize> {
        self.pushes.count()
    }

    fn number(&self, state: &Tiles) -> usize {
        self.pushes.number(state)
    }

    fn number_after(&self, number: usize, after: u128, pushed: Pushed) -> usize {
        self.pushes.number_after(number, after, pushed)
    }
}

/// An observer that hears of a search in whichever space that takes place.
pub(crate) struct Told<'a>(pub(crate) &'a mut dyn Observing<ObservedSpace>);

impl Observer<ObservedSpace> for Told<'_> {
    fn event(&mut self, event: Event<'_, ObservedSpace>) {
        self.0.hear(event);
    }
}

impl<K: Key> Observer<Slides<K>> for Told<'_> {
    fn event(&mut self, event: Event<'_, Slides<K>>) {
        self.0.hear(event.in_space(slide));
    }
}

impl<K: Key> Observer<Pushes<K>> for Told<'_> {
    fn event(&mut self, event: Event<'_, Pushes<K>>) {
        self.0.hear(event.in_space(|reach| reach));
    }
}

/// Searches and tells the observer of every event.
///
/// Whoever looks on sets the pace, so here, and here alone, the heuristic is called anew for every node, and each
/// algorithm is compiled once for all of them.
pub(crate) fn search_observed(ready: &dyn Ready, task: &Task<'_>, run: &mut Run<Told<'_>>) -> Outcome {
    if let Some(outcome) = ready.own_search(task, run) {
        return outcome;
    }
    let space = ObservedSpace::new(task.start.size(), task.metric)?;
    let reverse = match task.algorithm.name.entry().ends {
        Ends::One => None,
        Ends::Both => Some(ready.backward(task)?),
    };
    let backward = || Ok(Estimate(reverse.as_deref().unwrap_or(ready)));
    let (start, goal) = (tiles(task.start)?, tiles(ready.goal())?);
    let problem = Problem { space: &space, heuristic: &Estimate(ready), start, goal };
    in_slides(search_either(task.algorithm, &problem, &problem, &backward, run)?)
}

/// A heuristic of which nothing is known but its value.
struct Estimate<'a>(&'a dyn Ready);

impl Heuristic<ObservedSpace> for Estimate<'_> {
    /// The value.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        self.0.carried_estimate(tiles)
    }

    fn after(&self, _value: u32, tiles: &Tiles, pushed: Pushed) -> u32 {
        self.0.carried_estimate(&tiles.after_push(pushed))
    }

    fn value(&self, value: u32) -> u32 {
        value
    }
}
