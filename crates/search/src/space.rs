//! States joined by moves.

use std::fmt::Debug;
use std::hash::Hash;

/// A space to search: states, and moves that lead from one to another and back.
///
/// A state is worked on in place ([`apply`](Space::apply), [`undo`](Space::undo)) and packed
/// into a small key when it has to be remembered.
pub trait Space {
    /// A state that moves are applied to.
    type State: Clone + PartialEq;
    /// One way out of a state.
    type Move: Copy + Eq + Debug;
    /// What a move changed, for heuristics that follow along.
    type Change: Copy;
    /// The moves out of a state, one after the other.
    type Moves: Iterator<Item = Self::Move>;
    /// A state in few bytes.
    type Key: Copy + Eq + Hash;

    /// The moves out of `state`, in the order in which searches try them, without those that
    /// are never of use right after `previous`: at least the one that takes it back.
    fn moves(&self, state: &Self::State, previous: Option<Self::Move>) -> Self::Moves;

    /// What a move that [`moves`](Space::moves) offered would change.
    fn change(&self, state: &Self::State, made: Self::Move) -> Self::Change;

    /// Makes a change.
    fn apply(&self, state: &mut Self::State, change: Self::Change);

    /// Takes back the change that was made last.
    fn undo(&self, state: &mut Self::State, change: Self::Change);

    /// The move that takes `made` back.
    fn inverse(&self, made: Self::Move) -> Self::Move;

    /// What a move costs, at least 1.
    fn cost(&self, _made: Self::Move) -> u32 {
        1
    }

    /// What the cheapest move costs, or less: at least 1.
    fn least_cost(&self) -> u32 {
        1
    }

    /// The key of a state; different states have different keys.
    fn pack(&self, state: &Self::State) -> Self::Key;

    /// The key of the state that `change` makes of the state with this key.
    fn key_after(&self, key: Self::Key, change: Self::Change) -> Self::Key;

    /// The state of a key.
    fn unpack(&self, key: Self::Key) -> Self::State;

    /// The [`moves`](Space::moves) out of the state of a key, where the state itself is not needed.
    #[inline(always)]
    fn moves_of(&self, key: Self::Key, previous: Option<Self::Move>) -> Self::Moves {
        self.moves(&self.unpack(key), previous)
    }

    /// The [`change`](Space::change) of the state of a key, where the state itself is not needed.
    #[inline(always)]
    fn change_of(&self, key: Self::Key, made: Self::Move) -> Self::Change {
        self.change(&self.unpack(key), made)
    }

    /// How many states there are, if they are so few that each can have a place in an array.
    fn count(&self) -> Option<usize> {
        None
    }

    /// The place of a state, below [`count`](Space::count). Different states that a path joins have different
    /// places.
    ///
    /// Only called where `count` gives a number.
    fn number(&self, _state: &Self::State) -> usize {
        unreachable!("a space that counts its states numbers them")
    }

    /// The place of the state of the key `after`, which `change` made of the state whose place is `number`.
    ///
    /// Only called where `count` gives a number.
    fn number_after(&self, _number: usize, after: Self::Key, _change: Self::Change) -> usize {
        self.number(&self.unpack(after))
    }
}
