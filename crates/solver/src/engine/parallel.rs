//! IDA* with pattern databases, in several threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{self, Builder};
use std::time::Duration;

use jiugong_heuristics::pattern::{MOST_PARTS, MOST_VIEWS, Part, Patterns};
use jiugong_heuristics::{Key, Slides, Tiles};
use jiugong_puzzle::Direction;
use jiugong_search::{Answer, Automaton, Limits, Problem, Run, Stop, Watch};

use super::pattern_search::PatternSearch;
use super::walk::{Here, Walk};

/// Expansions of a round from which on the next one is shared: it takes some milliseconds, against which
/// starting threads is nothing.
const EXPANSIONS_TO_SHARE: u64 = 20_000;

/// Tasks for each thread, so that the last ones do not leave the others idle for long.
const TASKS_A_THREAD: usize = 64;

/// The longest time between two looks at the limits.
const LOOK: Duration = Duration::from_millis(5);

/// A node at which a thread goes on, in the order in which one thread alone would come to it.
struct Task<const VIEWS: usize> {
    here: Here<VIEWS>,
    tiles: Tiles,
    parts: [Part; MOST_PARTS],
    trail: Vec<Direction>,
    /// Expanded and generated above the tasks until one thread alone would come here.
    expanded_before: u64,
    generated_before: u64,
}

/// What came of a task.
struct Done {
    expanded: u64,
    generated: u64,
    pruned: bool,
    path: Option<Vec<Direction>>,
}

impl PatternSearch {
    /// The same search in so many threads: the same path, and the same numbers of nodes, for any number of threads.
    ///
    /// The nodes of each longer round are those to a small depth and the trees below these, which the threads take
    /// one after the other. Of the paths found, the one counts that one thread would have found first; so the trees
    /// before it are finished and those behind it given up. What was expanded in the latter is not counted.
    ///
    /// # Errors
    /// The limit that stopped it; then everything that was expanded is counted. A limit of nodes may be exceeded by
    /// what the threads expand in five milliseconds.
    pub fn search_in_threads<K: Key>(
        &self,
        problem: &Problem<Slides<K>, Patterns>,
        run: &mut Run,
        threads: usize,
    ) -> Answer<Direction> {
        let automaton = self.automaton();
        let patterns = problem.heuristic.best_for(&problem.start);
        let problem = &Problem { heuristic: &*patterns, ..*problem };
        match patterns.views().len() {
            0 | 1 => rounds::<K, 1>(problem, automaton, run, threads),
            2 => rounds::<K, 2>(problem, automaton, run, threads),
            3 | 4 => rounds::<K, 4>(problem, automaton, run, threads),
            _ => rounds::<K, MOST_VIEWS>(problem, automaton, run, threads),
        }
    }
}

fn rounds<K: Key, const VIEWS: usize>(
    problem: &Problem<Slides<K>, Patterns>,
    automaton: &Automaton,
    run: &mut Run,
    mut threads: usize,
) -> Answer<Direction> {
    let here = Walk::<K, (), VIEWS>::new(problem, automaton, run).start();
    let (mut bound, mut generated, mut last) = (here.h(), 1, 0);
    loop {
        run.statistics.generated = generated;
        run.raise_bound(bound.into());
        run.hold_path(bound.into());
        let root = here.under(bound);
        let before = run.statistics.expanded;
        let shared = match threads > 1 && last > EXPANSIONS_TO_SHARE {
            true => share(problem, automaton, run, root, threads)?,
            false => None,
        };
        let done = match shared {
            Some(done) => done,
            None => {
                if last > EXPANSIONS_TO_SHARE {
                    threads = 1;
                }
                alone(problem, automaton, run, root)?
            }
        };
        generated += done.generated;
        last = run.statistics.expanded - before;
        run.statistics.generated = generated;
        // One thread alone would have stopped on the way.
        run.check_nodes()?;
        if done.path.is_some() {
            return Ok(done.path);
        }
        if !done.pruned {
            return Ok(None);
        }
        bound += 2;
    }
}

/// A round, or what is below a task, in one thread.
fn alone<K: Key, const VIEWS: usize>(
    problem: &Problem<Slides<K>, Patterns>,
    automaton: &Automaton,
    run: &mut Run,
    root: Here<VIEWS>,
) -> Result<Done, Stop> {
    let mut walk = Walk::<K, (), VIEWS>::new(problem, automaton, run);
    walk.begin(root.left);
    let ended = walk.search_below(root, None);
    walk.done(ended)
}

impl<K: Key, const VIEWS: usize> Walk<'_, K, (), VIEWS> {
    fn done(self, ended: bool) -> Result<Done, Stop> {
        match self.stopped {
            Some(stop) => {
                self.run.statistics.generated += self.generated;
                Err(stop)
            }
            None => Ok(Done {
                expanded: 0,
                generated: self.generated,
                pruned: self.pruned,
                path: ended.then_some(self.trail),
            }),
        }
    }

    /// Gathers the nodes that are `depth` slides below `here`, and the goal where it is nearer.
    fn gather(&mut self, here: Here<VIEWS>, depth: u16, expanded: u64, tasks: &mut Vec<Task<VIEWS>>) -> bool {
        let at_goal = self.is_at_goal(here);
        if depth == 0 || at_goal {
            tasks.push(Task {
                here,
                tiles: self.tiles,
                parts: self.parts,
                trail: self.trail_to(here).to_vec(),
                expanded_before: self.run.statistics.expanded - expanded,
                generated_before: self.generated,
            });
            return at_goal; // Nothing behind it would be looked at.
        }
        if let Err(stop) = self.run.expand() {
            self.stopped = Some(stop);
            return true;
        }
        self.for_each_child(here, |walk, child, _| walk.gather(child, depth - 1, expanded, tasks))
    }
}

/// A round in several threads; `None`, with nothing counted, where the system has no room for any.
fn share<K: Key, const VIEWS: usize>(
    problem: &Problem<Slides<K>, Patterns>,
    automaton: &Automaton,
    run: &mut Run,
    root: Here<VIEWS>,
    threads: usize,
) -> Result<Option<Done>, Stop> {
    let (expanded, generated) = (run.statistics.expanded, run.statistics.generated);
    let mut tasks = Vec::new();
    let mut above = Done { expanded: 0, generated: 0, pruned: false, path: None };
    for depth in 1..=root.left {
        // Begin again one deeper: what is above the tasks is a small part of the round.
        run.statistics.expanded = expanded;
        tasks.clear();
        let mut walk = Walk::<K, (), VIEWS>::new(problem, automaton, run);
        walk.begin(root.left);
        walk.gather(root, depth, expanded, &mut tasks);
        above = walk.done(false)?;
        if tasks.len() >= threads * TASKS_A_THREAD || tasks.is_empty() {
            break;
        }
    }
    let above_expanded = run.statistics.expanded - expanded;
    run.statistics.generated += above.generated;
    let Some(results) = work(problem, automaton, run, &tasks, threads, root.left)? else {
        (run.statistics.expanded, run.statistics.generated) = (expanded, generated);
        return Ok(None);
    };
    let mut round = Done { expanded: above_expanded, ..above };
    let (mut below_expanded, mut below_generated) = (0, 0);
    for (task, done) in tasks.iter().zip(results) {
        let Some(done) = done else { break };
        below_expanded += done.expanded;
        below_generated += done.generated;
        round.pruned |= done.pruned;
        if done.path.is_some() {
            (round.expanded, round.generated) = (task.expanded_before, task.generated_before);
            round.path = done.path;
            break;
        }
    }
    run.statistics.expanded = expanded + round.expanded + below_expanded;
    Ok(Some(Done { generated: round.generated + below_generated, ..round }))
}

/// Lets the threads take the tasks, and returns what came of each up to the first with a path; `None` where not even one
/// could be started.
fn work<K: Key, const VIEWS: usize>(
    problem: &Problem<Slides<K>, Patterns>,
    automaton: &Automaton,
    run: &mut Run,
    tasks: &[Task<VIEWS>],
    threads: usize,
    bound: u16,
) -> Result<Option<Vec<Option<Done>>>, Stop> {
    let (next, winner) = (AtomicUsize::new(0), AtomicUsize::new(usize::MAX));
    let watches: Vec<Arc<Watch>> = (0..threads).map(|_| Arc::default()).collect();
    let at: Vec<AtomicUsize> = (0..threads).map(|_| AtomicUsize::new(0)).collect();
    let mut results: Vec<Option<Done>> = tasks.iter().map(|_| None).collect();
    let expanded = run.statistics.expanded;
    let (made_expanded, made_generated) = (AtomicU64::new(0), AtomicU64::new(0));
    let (send, receive) = mpsc::channel();
    let ended = thread::scope(|scope| {
        for thread in 0..threads {
            let (send, next, winner, watches, at) = (send.clone(), &next, &winner, &watches, &at);
            let (made_expanded, made_generated) = (&made_expanded, &made_generated);
            let take_tasks = move || {
                let mut own = Run::new(Limits::default(), Arc::clone(&watches[thread]));
                loop {
                    let number = next.fetch_add(1, Ordering::SeqCst);
                    at[thread].store(number, Ordering::SeqCst);
                    if number >= tasks.len() || number > winner.load(Ordering::SeqCst) {
                        return;
                    }
                    let before = own.statistics;
                    let done = below(problem, automaton, &mut own, &tasks[number], bound);
                    made_expanded.fetch_add(own.statistics.expanded - before.expanded, Ordering::SeqCst);
                    made_generated.fetch_add(own.statistics.generated - before.generated, Ordering::SeqCst);
                    let Ok(done) = done else { return };
                    if done.path.is_some() {
                        winner.fetch_min(number, Ordering::SeqCst);
                        let behind =
                            watches.iter().zip(at).filter(|(_, at)| at.load(Ordering::SeqCst) > number);
                        behind.for_each(|(watch, _)| watch.cancel());
                    }
                    if send.send((number, done)).is_err() {
                        return;
                    }
                }
            };
            // Where the system has no room for more threads, those that are there do it.
            if Builder::new().spawn_scoped(scope, take_tasks).is_err() {
                if thread == 0 {
                    return Ok(None);
                }
                break;
            }
        }
        drop(send);
        loop {
            match receive.recv_timeout(LOOK) {
                Ok((number, done)) => results[number] = Some(done),
                Err(RecvTimeoutError::Disconnected) => return Ok(Some(results)),
                Err(RecvTimeoutError::Timeout) => {}
            }
            run.statistics.expanded = expanded + watches.iter().map(|watch| watch.expanded()).sum::<u64>();
            if let Err(stop) = run.check() {
                watches.iter().for_each(|watch| watch.cancel());
                return Err(stop);
            }
        }
    });
    if ended.is_err() {
        run.statistics.expanded = expanded + made_expanded.into_inner();
        run.statistics.generated += made_generated.into_inner();
    }
    ended
}

/// What is below one task.
fn below<K: Key, const VIEWS: usize>(
    problem: &Problem<Slides<K>, Patterns>,
    automaton: &Automaton,
    own: &mut Run,
    task: &Task<VIEWS>,
    bound: u16,
) -> Result<Done, Stop> {
    let before = own.statistics.expanded;
    let mut walk = Walk::<K, (), VIEWS>::new(problem, automaton, own);
    walk.begin(bound);
    (walk.tiles, walk.parts) = (task.tiles, task.parts);
    walk.trail[..task.trail.len()].copy_from_slice(&task.trail);
    let ended = walk.search_below(task.here, task.trail.last().copied());
    let expanded = walk.run.statistics.expanded - before;
    let done = walk.done(ended)?;
    own.statistics.generated += done.generated;
    Ok(Done { expanded, ..done })
}
