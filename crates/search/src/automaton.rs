//! Words of moves that are never of use, learnt from the space and recognised while searching.

use std::hash::Hash;

use crate::repeats::Repeats;
use crate::{Run, Space, Stop};

/// An automaton that reads the moves of a path and refuses those that complete a *duplicate*: a row of moves
/// that leads where a shorter row leads, or one of the same length that comes earlier in the order of moves.
///
/// A depth-first search cannot see that it has been at a state before; with this it does not even go there
/// again by a short detour (Taylor & Korf 1993). No optimal solution is lost but for another that is as
/// short: of all shortest paths to a goal, the first in the order of moves contains no duplicate, because
/// what replaces it would give a shorter or an earlier path.
///
/// The moves mean the same in all states of a *class* (for sliding tiles: the blank is in the same cell), so
/// a row of moves is looked at from one state of each class. The rows that are no duplicates are closed under
/// taking parts of them; so a row is only lengthened as long as it is none, and one whose end without its
/// first move is a duplicate need not be looked at. What is left are the shortest duplicates; these make a
/// trie for each class, joined by links to the longest end that is in a trie too (Aho & Corasick 1975).
#[derive(Clone, Debug)]
pub struct Automaton {
    next: Vec<[u32; MOST_MOVES]>,
    begin: Vec<u32>,
    duplicates: usize,
    depth: usize,
}

/// The most moves out of a state.
pub const MOST_MOVES: usize = 4;

/// The longest rows that can be learnt.
pub const MOST_DEPTH: usize = 32;

/// No state of the automaton: the move is impossible or completes a duplicate.
pub const REFUSED: u32 = u32::MAX;

impl Automaton {
    /// Learns the duplicates of at most `depth` moves, without limits.
    ///
    /// # Panics
    /// As [`learn_within`](Self::learn_within).
    pub fn learn<S: Space>(
        space: &S,
        states: &[S::State],
        class: impl Fn(&S::State) -> usize,
        number: impl Fn(S::Move) -> usize,
        depth: usize,
    ) -> Automaton {
        let learnt = Automaton::learn_within(space, states, class, number, depth, &mut Run::default());
        learnt.expect("nothing stops what has no limits")
    }

    /// Learns the duplicates of at most `depth` moves, within the limits of a run: all memory is noted there, and given
    /// back but for the automaton's. Where the memory does not allow all, only shorter ones and some of the longest are
    /// learnt; that loses no solution, because each duplicate is refused for itself.
    ///
    /// There is one state for each class in `states`, in the order of the classes; `class` tells the class of a state, and `number` that of
    /// a move, below [`MOST_MOVES`] and increasing in the order of [`Space::moves`]. Each move can be taken
    /// back. Time grows with the states within `depth` moves of each class, memory with those within one less.
    ///
    /// # Errors
    /// [`Stop::Time`], [`Stop::Cancelled`], or [`Stop::Memory`] if there is no room even for an automaton that refuses next
    /// to nothing.
    ///
    /// # Panics
    /// If `depth` is more than [`MOST_DEPTH`], or a class or move has a number that is too large.
    pub fn learn_within<S: Space, O>(
        space: &S,
        states: &[S::State],
        class: impl Fn(&S::State) -> usize,
        number: impl Fn(S::Move) -> usize,
        depth: usize,
        run: &mut Run<O>,
    ) -> Result<Automaton, Stop> {
        assert!(depth <= MOST_DEPTH, "rows of at most {MOST_DEPTH} moves can be learnt");
        let mut learning = Learning {
            tries: Tries::new(states.len()),
            layer: Vec::new(),
            before: Vec::new(),
            longer: Vec::new(),
            made: Vec::new(),
            repeats: Repeats::default(),
        };
        run.grow(learning.tries.bytes())?;
        let learnt = learning.begin(space, states, run).and_then(|()| {
            for length in 0..depth {
                learning.lengthen(space, &class, &number, (length, depth), run)?;
            }
            Ok(())
        });
        run.shrink(learning.bytes_of_lists());
        let tries = learning.into_tries();
        let whole = match learnt {
            Ok(()) => depth,
            // Without the rows of one move it is not known which moves are possible.
            Err(Stop::Memory) if tries.longest > 0 => tries.longest,
            Err(stop) => return Err(stop),
        };
        tries.linked(whole, run)
    }

    /// The most moves of duplicates of which all were learnt.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// The state before any move, in a state of this class.
    pub fn begin(&self, class: usize) -> u32 {
        self.begin[class]
    }

    /// The state after a move of this number, or [`REFUSED`].
    #[inline(always)]
    pub fn after(&self, state: u32, number: usize) -> u32 {
        self.next[state as usize][number % MOST_MOVES]
    }

    /// The states after each move, by number, or [`REFUSED`].
    #[inline(always)]
    pub fn row(&self, state: u32) -> [u32; MOST_MOVES] {
        self.next[state as usize]
    }

    /// All rows.
    #[inline(always)]
    pub fn rows(&self) -> &[[u32; MOST_MOVES]] {
        &self.next
    }

    /// The number of duplicates that it recognises.
    pub fn duplicates(&self) -> usize {
        self.duplicates
    }

    /// Bytes in memory.
    pub fn bytes(&self) -> u64 {
        size_of_val(&*self.next) as u64
    }
}

const NONE: u32 = u32::MAX;
const NO_LONGER: [u32; MOST_MOVES] = [NONE; MOST_MOVES];

/// A row of moves that is no duplicate.
#[derive(Clone, Copy)]
struct Row<K> {
    /// Where it leads from the state of its class.
    key: K,
    /// Its moves, two bits each, the first lowest.
    word: u64,
    class: u32,
    /// The place, in the layer of shorter rows, of the row without the first move.
    end: u32,
    /// The places, in the layer of longer rows, of the rows with one more move.
    longer: [u32; MOST_MOVES],
}

/// A row with one more move, which may be a duplicate.
struct Made<K> {
    key: K,
    /// The place of the row without that move among those of its class.
    row: u32,
    letter: u32,
    /// The place of the row without the first move.
    end: u32,
}

/// What is at hand while rows are lengthened.
struct Learning<K> {
    tries: Tries,
    /// The rows that are no duplicates, all of one length, by class.
    layer: Vec<Row<K>>,
    /// Those that are one move shorter, and one move longer.
    before: Vec<Row<K>>,
    longer: Vec<Row<K>>,
    /// The longer rows of one class, which may be duplicates.
    made: Vec<Made<K>>,
    repeats: Repeats,
}

impl<K: Copy + Eq + Hash> Learning<K> {
    /// The rows of no move.
    fn begin<S: Space<Key = K>, O>(
        &mut self,
        space: &S,
        states: &[S::State],
        run: &mut Run<O>,
    ) -> Result<(), Stop> {
        for (class, state) in states.iter().enumerate() {
            let (key, class) = (space.pack(state), class as u32);
            run.push(&mut self.layer, Row { key, word: 0, class, end: NONE, longer: NO_LONGER })?;
        }
        Ok(())
    }

    /// From the rows of `length` moves to those of one more; those of `depth` are not kept.
    fn lengthen<S: Space<Key = K>, O>(
        &mut self,
        space: &S,
        class: &impl Fn(&S::State) -> usize,
        number: &impl Fn(S::Move) -> usize,
        (length, depth): (usize, usize),
        run: &mut Run<O>,
    ) -> Result<(), Stop> {
        let Learning { tries, layer, before, longer, made, repeats } = self;
        let mut other_classes = &**before;
        for rows in layer.chunk_by_mut(|one, other| one.class == other.class) {
            run.check()?;
            let of_class = rows[0].class;
            made.clear();
            for (place, row) in (0..).zip(&*rows) {
                // The rows without the first move; of one move, nothing is left of it.
                let ends = if length > 0 { before[row.end as usize].longer } else { [0; MOST_MOVES] };
                for letter_made in space.moves_of(row.key, None) {
                    let letter = number(letter_made);
                    if ends[letter] != NONE {
                        let change = space.change_of(row.key, letter_made);
                        let key = space.key_after(row.key, change);
                        let letter_number = letter as u32;
                        run.push(made, Made { key, row: place, letter: letter_number, end: ends[letter] })?;
                    }
                }
            }
            // A move leads at most one layer back, because it can be taken back.
            let count = other_classes.partition_point(|row| row.class == of_class);
            let (of_before, rest) = other_classes.split_at(count);
            other_classes = rest;
            let sorting = Repeats::bytes::<K>(of_before.len() + rows.len(), made.len());
            run.grow(sorting)?;
            let known = of_before.iter().chain(&*rows).map(|row| row.key);
            let repeated = repeats.among(known, made.iter().map(|made| made.key));
            for (made, &is_repeated) in made.iter().zip(repeated) {
                let (row, letter) = (&mut rows[made.row as usize], made.letter as usize);
                let word = row.word | (letter as u64) << (2 * length);
                let mut end = made.end;
                if length == 0 {
                    end = class(&space.unpack(made.key)) as u32;
                    tries.after[of_class as usize][letter] = end;
                }
                let added = if is_repeated {
                    tries.insert(of_class, word, length + 1, run)
                } else if length + 1 < depth {
                    row.longer[letter] = longer.len() as u32;
                    let longer_row = Row { key: made.key, word, class: of_class, end, longer: NO_LONGER };
                    run.push(longer, longer_row)
                } else {
                    Ok(())
                };
                if let Err(stop) = added {
                    run.shrink(sorting);
                    return Err(stop);
                }
            }
            run.shrink(sorting);
        }
        tries.longest = length + 1;
        run.shrink(capacity_bytes(before));
        *before = std::mem::replace(layer, std::mem::take(longer));
        Ok(())
    }

    /// The tries; all else is given back.
    fn into_tries(self) -> Tries {
        self.tries
    }

    /// What all but the tries takes.
    fn bytes_of_lists(&self) -> usize {
        let rows = [&self.layer, &self.before, &self.longer].map(capacity_bytes);
        rows.iter().sum::<usize>() + capacity_bytes(&self.made)
    }
}

fn capacity_bytes<T>(list: &Vec<T>) -> usize {
    list.capacity() * size_of::<T>()
}

/// The beginnings of duplicates: for each class a trie, its root at the number of the class.
struct Tries {
    nodes: Vec<[Child; MOST_MOVES]>,
    /// The class after a move, by class and move.
    after: Vec<[u32; MOST_MOVES]>,
    duplicates: usize,
    /// The moves of the longest rows of which all were looked at.
    longest: usize,
}

#[derive(Clone, Copy)]
enum Child {
    None,
    Node(u32),
    Duplicate,
}

impl Tries {
    fn new(classes: usize) -> Tries {
        Tries {
            nodes: vec![[Child::None; MOST_MOVES]; classes],
            after: vec![[NONE; MOST_MOVES]; classes],
            duplicates: 0,
            longest: 0,
        }
    }

    fn bytes(&self) -> usize {
        capacity_bytes(&self.nodes) + capacity_bytes(&self.after)
    }

    /// Adds a duplicate. Shorter ones come first, and no other duplicate is a part of it.
    fn insert<O>(&mut self, class: u32, word: u64, length: usize, run: &mut Run<O>) -> Result<(), Stop> {
        let letter = |place: usize| (word >> (2 * place)) as usize % MOST_MOVES;
        let mut node = class as usize;
        for place in 0..length - 1 {
            node = match self.nodes[node][letter(place)] {
                Child::Node(child) => child as usize,
                Child::Duplicate => return Ok(()),
                Child::None => {
                    let child = self.nodes.len();
                    run.push(&mut self.nodes, [Child::None; MOST_MOVES])?;
                    self.nodes[node][letter(place)] = Child::Node(child as u32);
                    child
                }
            };
        }
        self.nodes[node][letter(length - 1)] = Child::Duplicate;
        self.duplicates += 1;
        Ok(())
    }

    /// Fills in, level by level, where a move leads that does not lengthen a beginning: to the longest
    /// beginning that is an end of what was read.
    fn linked<O>(self, depth: usize, run: &mut Run<O>) -> Result<Automaton, Stop> {
        let classes = self.after.len();
        let nodes = self.nodes.len();
        let (kept, meanwhile) =
            (nodes * size_of::<[u32; MOST_MOVES]>(), nodes * (size_of::<u32>() + size_of::<usize>()));
        run.check()?;
        run.grow(kept + meanwhile)?;
        let mut next = vec![[REFUSED; MOST_MOVES]; self.nodes.len()];
        // The root's end is nothing; what follows it is the root of the next class.
        let mut end = vec![NONE; self.nodes.len()];
        let mut queue: Vec<usize> = Vec::with_capacity(nodes);
        queue.extend(0..classes);
        let mut taken = 0;
        while let Some(&node) = queue.get(taken) {
            taken += 1;
            for (letter, &child) in self.nodes[node].iter().enumerate() {
                let through_end = match node < classes {
                    true => self.after[node][letter],
                    false => next[end[node] as usize][letter],
                };
                next[node][letter] = match child {
                    Child::Node(longer) => {
                        end[longer as usize] = through_end;
                        queue.push(longer as usize);
                        longer
                    }
                    Child::Duplicate => REFUSED,
                    Child::None => through_end,
                };
            }
        }
        run.shrink(self.bytes() + meanwhile);
        let begin = (0..classes as u32).collect();
        Ok(Automaton { next, begin, duplicates: self.duplicates, depth })
    }
}
