//! Words of moves that are never of use, learnt from the space and recognised while searching.

use crate::Space;
use crate::repeats::Repeats;

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
}

/// The most moves out of a state.
pub const MOST_MOVES: usize = 4;

/// The longest rows that can be learnt.
pub const MOST_DEPTH: usize = 32;

/// No state of the automaton: the move is impossible or completes a duplicate.
pub const REFUSED: u32 = u32::MAX;

impl Automaton {
    /// Learns the duplicates of at most `depth` moves.
    ///
    /// There is one state for each class in `states`, in the order of the classes; `class` tells the class of a state, and `number` that of
    /// a move, below [`MOST_MOVES`] and increasing in the order of [`Space::moves`]. Each move can be taken
    /// back. Time grows with the states within `depth` moves of each class, memory with those within one less.
    ///
    /// # Panics
    /// If `depth` is more than [`MOST_DEPTH`], or a class or move has a number that is too large.
    pub fn learn<S: Space>(
        space: &S,
        states: &[S::State],
        class: impl Fn(&S::State) -> usize,
        number: impl Fn(S::Move) -> usize,
        depth: usize,
    ) -> Automaton {
        assert!(depth <= MOST_DEPTH, "rows of at most {MOST_DEPTH} moves can be learnt");
        let mut tries = Tries::new(states.len());
        let begin = |(class, state): (usize, &S::State)| Row {
            key: space.pack(state),
            word: 0,
            class: class as u32,
            end: NONE,
            longer: NO_LONGER,
        };
        let mut layer: Vec<Row<S::Key>> = states.iter().enumerate().map(begin).collect();
        let mut before: Vec<Row<S::Key>> = Vec::new();
        let (mut made, mut repeats) = (Vec::new(), Repeats::default());
        for length in 0..depth {
            let mut longer = Vec::new();
            let mut other_classes = &*before;
            for rows in layer.chunk_by_mut(|one, other| one.class == other.class) {
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
                            made.push(Made { key, row: place, letter: letter as u32, end: ends[letter] });
                        }
                    }
                }
                // A move leads at most one layer back, because it can be taken back.
                let count = other_classes.partition_point(|row| row.class == of_class);
                let (of_before, rest) = other_classes.split_at(count);
                other_classes = rest;
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
                    if is_repeated {
                        tries.insert(of_class, word, length + 1);
                    } else if length + 1 < depth {
                        row.longer[letter] = longer.len() as u32;
                        longer.push(Row { key: made.key, word, class: of_class, end, longer: NO_LONGER });
                    }
                }
            }
            before = std::mem::replace(&mut layer, longer);
        }
        tries.linked()
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

/// The beginnings of duplicates: for each class a trie, its root at the number of the class.
struct Tries {
    nodes: Vec<[Child; MOST_MOVES]>,
    /// The class after a move, by class and move.
    after: Vec<[u32; MOST_MOVES]>,
    duplicates: usize,
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
        }
    }

    /// Adds a duplicate. Shorter ones come first, and no other duplicate is a part of it.
    fn insert(&mut self, class: u32, word: u64, length: usize) {
        let letter = |place: usize| (word >> (2 * place)) as usize % MOST_MOVES;
        let mut node = class as usize;
        for place in 0..length - 1 {
            node = match self.nodes[node][letter(place)] {
                Child::Node(child) => child as usize,
                Child::Duplicate => return,
                Child::None => {
                    let child = self.nodes.len();
                    self.nodes.push([Child::None; MOST_MOVES]);
                    self.nodes[node][letter(place)] = Child::Node(child as u32);
                    child
                }
            };
        }
        self.nodes[node][letter(length - 1)] = Child::Duplicate;
        self.duplicates += 1;
    }

    /// Fills in, level by level, where a move leads that does not lengthen a beginning: to the longest
    /// beginning that is an end of what was read.
    fn linked(self) -> Automaton {
        let classes = self.after.len();
        let mut next = vec![[REFUSED; MOST_MOVES]; self.nodes.len()];
        // The root's end is nothing; what follows it is the root of the next class.
        let mut end = vec![NONE; self.nodes.len()];
        let mut queue: Vec<usize> = (0..classes).collect();
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
        Automaton { next, begin: (0..classes as u32).collect(), duplicates: self.duplicates }
    }
}
