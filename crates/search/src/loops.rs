//! A path without its loops.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::{Run, Space, Stop};

/// Leaves out of a path from `start` what lies between two visits of the same state.
///
/// # Errors
/// [`Stop::Memory`] if there is no room for the states on the path.
pub(crate) fn cut_loops<S: Space, O>(
    space: &S,
    start: &S::State,
    path: Vec<S::Move>,
    run: &mut Run<O>,
) -> Result<Vec<S::Move>, Stop> {
    let mut state = start.clone();
    let mut keys = Vec::new();
    run.push(&mut keys, space.pack(&state))?;
    // Seven places in eight may be taken, and there is one control byte a place.
    let places = (path.len() * 8 / 7 + 4).next_power_of_two();
    let bytes = places * (size_of::<(S::Key, usize)>() + 1) + path.len() * size_of::<S::Move>();
    run.grow(bytes)?;
    let mut visits = HashMap::with_capacity_and_hasher(path.len() + 1, FxBuildHasher);
    visits.insert(keys[0], 0);
    let mut straight = Vec::with_capacity(path.len());
    for made in path {
        let change = space.change(&state, made);
        space.apply(&mut state, change);
        let key = space.pack(&state);
        if let Some(&visit) = visits.get(&key) {
            for left in keys.drain(visit + 1..) {
                visits.remove(&left);
            }
            straight.truncate(visit);
        } else {
            straight.push(made);
            visits.insert(key, straight.len());
            run.push(&mut keys, key)?;
        }
    }
    run.shrink(bytes);
    Ok(straight)
}
