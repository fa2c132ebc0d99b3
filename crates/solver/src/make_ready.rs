//! From the name of a heuristic to one that is ready to search with.

use std::cmp::Reverse;
use std::num::NonZero;
use std::sync::Arc;

use jiugong_heuristics::pattern::Patterns;
use jiugong_heuristics::{
    Gaschnig, InversionDistance, Inversions, Key, LinearConflict, MOST_PUSH_PATTERNS, Manhattan, Maximum,
    Misplaced, Nilsson, Part, PushEstimate, PushManhattan, PushPart, PushPatterns, PushTables, Slides,
    WalkingDistance,
};
use jiugong_puzzle::{Board, Metric};
use jiugong_search::{Heuristic, Zero};

use crate::dispatch::WideSlides;
use crate::ready::{Ready, ReadyTiles, Task, Unready};
use crate::ready_patterns::ReadyPatterns;
use crate::ready_pushes::ReadyPushes;
use crate::{Arguments, HeuristicChoice, HeuristicName, PatternSet, SolveError};

/// Makes the chosen heuristic ready for a goal.
pub(crate) fn make_ready(
    choice: &HeuristicChoice,
    goal: &Board,
    task: &Task<'_>,
) -> Result<Arc<dyn Ready>, Unready> {
    if goal.size().cells() <= u64::MOST_CELLS {
        with_key::<u64>(choice, goal, task)
    } else {
        with_key::<u128>(choice, goal, task)
    }
}

fn with_key<K: Key>(
    choice: &HeuristicChoice,
    goal: &Board,
    task: &Task<'_>,
) -> Result<Arc<dyn Ready>, Unready> {
    if task.metric == Metric::MultiTile {
        return pushes::<K>(choice, goal, task);
    }
    let (name, arguments) = match choice {
        HeuristicChoice::One { name, arguments } => (*name, arguments),
        HeuristicChoice::Maximum(parts) => return maximum::<K>(parts, goal, task),
    };
    match name {
        HeuristicName::Zero => ready::<K, _>(goal, task, |_, _| Ok(Zero)),
        HeuristicName::Misplaced => ready::<K, _>(goal, task, |goal, _| Ok(Misplaced::new(goal))),
        HeuristicName::Manhattan => ready::<K, _>(goal, task, |goal, _| Ok(Manhattan::new(goal))),
        HeuristicName::LinearConflict => ready::<K, _>(goal, task, |goal, _| Ok(LinearConflict::new(goal))),
        HeuristicName::Gaschnig => ready::<K, _>(goal, task, |goal, _| Ok(Gaschnig::new(goal))),
        HeuristicName::WalkingDistance => ready::<K, _>(goal, task, |goal, _| Ok(WalkingDistance::new(goal))),
        HeuristicName::InversionDistance => {
            ready::<K, _>(goal, task, |goal, _| Ok(InversionDistance::new(goal)))
        }
        HeuristicName::Inversions => ready::<K, _>(goal, task, |goal, _| Ok(Inversions::new(goal))),
        HeuristicName::Nilsson => ready::<K, _>(goal, task, |goal, _| Ok(Nilsson::new(goal))),
        HeuristicName::Landmarks => {
            let count = count_of_landmarks(arguments);
            ready::<K, _>(goal, task, move |goal, task| {
                Ok(task.tables.landmarks(goal, count, task.building())?)
            })
        }
        HeuristicName::Pattern => patterns::<K>(vec![name.patterns(arguments, "set")], goal, task),
        HeuristicName::Exact => ready::<K, _>(goal, task, |goal, task| {
            Ok(task.tables.exact(Metric::SingleTile, goal, task.building())?)
        }),
    }
}

/// Makes the chosen heuristic ready to estimate pushes.
fn pushes<K: Key>(
    choice: &HeuristicChoice,
    goal: &Board,
    task: &Task<'_>,
) -> Result<Arc<dyn Ready>, Unready> {
    let choices = match choice {
        HeuristicChoice::One { .. } => vec![choice.clone()],
        HeuristicChoice::Maximum(parts) => parts.clone(),
    };
    let make = move |goal: &Board, task: &Task<'_>| {
        let wrong =
            || SolveError::WrongMaximum { heuristic: HeuristicChoice::Maximum(choices.clone()).to_string() };
        let parts = choices.iter().map(|choice| match choice {
            HeuristicChoice::One { name, arguments } => push_part(*name, arguments, goal, task),
            HeuristicChoice::Maximum(_) => Err(wrong().into()),
        });
        let longest = goal.size().width().max(goal.size().height()) as u32 - 1;
        let parts = parts.collect::<Result<Vec<_>, _>>()?;
        Ok(PushEstimate::new(parts, longest).map_err(|_| wrong())?)
    };
    Ok(Arc::new(ReadyPushes::<K>::new(goal, task, Arc::new(make))?))
}

/// A heuristic as an estimate of pushes, in the way that its [`InPushes`](crate::InPushes) says.
fn push_part(
    name: HeuristicName,
    arguments: &Arguments,
    goal: &Board,
    task: &Task<'_>,
) -> Result<PushPart, Unready> {
    Ok(match name {
        HeuristicName::Zero => Zero.into(),
        HeuristicName::Manhattan => PushManhattan::new(goal).into(),
        HeuristicName::Exact => task.tables.exact(Metric::MultiTile, goal, task.building())?.into(),
        HeuristicName::Pattern if PushTables::fit(goal.size()) => {
            let set = name.patterns(arguments, "set");
            let collection = set.collection(goal).map_err(SolveError::from)?;
            let mut patterns = collection.patterns_around(goal.blank() as u8);
            // The largest count, where there are more than can be used.
            patterns.sort_by_key(|pattern| Reverse(pattern.count_ones()));
            patterns.truncate(MOST_PUSH_PATTERNS);
            let tables = task.tables.push_patterns(goal, patterns, task.building())?;
            PushPatterns::new(&tables, goal)?.into()
        }
        _ => part(name, arguments, goal, task)?.into(),
    })
}

fn ready<K: Key, H>(
    goal: &Board,
    task: &Task<'_>,
    make: impl Fn(&Board, &Task<'_>) -> Result<H, Unready> + Send + Sync + 'static,
) -> Result<Arc<dyn Ready>, Unready>
where
    H: Heuristic<Slides<K>> + Heuristic<WideSlides> + Send + Sync + 'static,
{
    Ok(Arc::new(ReadyTiles::<K, H>::new(goal, task, Arc::new(make))?))
}

fn maximum<K: Key>(
    parts: &[HeuristicChoice],
    goal: &Board,
    task: &Task<'_>,
) -> Result<Arc<dyn Ready>, Unready> {
    if let Some(sets) = parts.iter().map(pattern_set).collect() {
        return patterns::<K>(sets, goal, task);
    }
    let parts = parts.to_vec();
    ready::<K, _>(goal, task, move |goal, task| {
        let wrong =
            || SolveError::WrongMaximum { heuristic: HeuristicChoice::Maximum(parts.clone()).to_string() };
        let made = parts.iter().map(|choice| match choice {
            HeuristicChoice::One { name, arguments } => part(*name, arguments, goal, task),
            HeuristicChoice::Maximum(_) => Err(wrong().into()),
        });
        let made = made.collect::<Result<Vec<_>, _>>()?;
        Ok(Maximum::new(made).map_err(|_| wrong())?)
    })
}

/// A heuristic as a part of a maximum.
pub(crate) fn part(
    name: HeuristicName,
    arguments: &Arguments,
    goal: &Board,
    task: &Task<'_>,
) -> Result<Part, Unready> {
    Ok(match name {
        HeuristicName::Zero => Zero.into(),
        HeuristicName::Misplaced => Misplaced::new(goal).into(),
        HeuristicName::Manhattan => Manhattan::new(goal).into(),
        HeuristicName::LinearConflict => LinearConflict::new(goal).into(),
        HeuristicName::Gaschnig => Gaschnig::new(goal).into(),
        HeuristicName::WalkingDistance => WalkingDistance::new(goal).into(),
        HeuristicName::InversionDistance => InversionDistance::new(goal).into(),
        HeuristicName::Inversions => Inversions::new(goal).into(),
        HeuristicName::Nilsson => Nilsson::new(goal).into(),
        HeuristicName::Pattern => {
            let patterns = made_patterns(&[name.patterns(arguments, "set")], goal, task)?;
            patterns.fit_nodes().map_err(SolveError::from)?;
            patterns.into()
        }
        HeuristicName::Landmarks => {
            task.tables.landmarks(goal, count_of_landmarks(arguments), task.building())?.into()
        }
        HeuristicName::Exact => task.tables.exact(Metric::SingleTile, goal, task.building())?.into(),
    })
}

fn count_of_landmarks(arguments: &Arguments) -> NonZero<usize> {
    let count = HeuristicName::Landmarks.number(arguments, "count") as usize;
    NonZero::new(count).unwrap_or(NonZero::<usize>::MIN)
}

/// The set of pattern databases that a choice is, if it is one.
fn pattern_set(choice: &HeuristicChoice) -> Option<PatternSet> {
    match choice {
        HeuristicChoice::One { name: name @ HeuristicName::Pattern, arguments } => {
            Some(name.patterns(arguments, "set"))
        }
        _ => None,
    }
}

/// Pattern databases alone have a search of their own.
fn patterns<K: Key>(sets: Vec<PatternSet>, goal: &Board, task: &Task<'_>) -> Result<Arc<dyn Ready>, Unready> {
    let make = move |goal: &Board, task: &Task<'_>| made_patterns(&sets, goal, task);
    Ok(Arc::new(ReadyPatterns::<K>::new(ReadyTiles::new(goal, task, Arc::new(make))?)))
}

fn made_patterns(sets: &[PatternSet], goal: &Board, task: &Task<'_>) -> Result<Patterns, Unready> {
    let made: Result<Vec<_>, Unready> = sets
        .iter()
        .map(|set| {
            let collection = set.collection(goal).map_err(SolveError::from)?;
            task.tables.patterns(collection, task.building())
        })
        .collect();
    Ok(Patterns::new(goal, &made?).map_err(SolveError::from)?)
}
