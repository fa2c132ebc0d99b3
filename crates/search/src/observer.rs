//! Who is told what a search does.

use crate::{Space, Weight};

/// A node of the search tree as an event shows it.
pub struct Node<'a, S: Space> {
    /// The state.
    pub state: &'a S::State,
    /// The move by which it was made; `None` for the root of the tree.
    pub by: Option<S::Move>,
    /// The cost of the path from the root.
    pub g: u32,
    /// The estimate of the cost that is left.
    pub h: u32,
    /// What the algorithm orders its nodes by, the smallest first: g + h, or what it takes instead.
    pub f: u32,
    /// The tree it belongs to.
    pub side: Side,
}

impl<'a, S: Space> Node<'a, S> {
    /// A node of the tree that grows from the start.
    pub fn forward(state: &'a S::State, by: Option<S::Move>, g: u32, h: u32) -> Node<'a, S> {
        Node { state, by, g, h, f: g.saturating_add(h), side: Side::Forward }
    }

    /// The same node in a search that orders by another f than g + h.
    pub fn ordered_by(self, f: u32) -> Node<'a, S> {
        Node { f, ..self }
    }

    /// The same node in a search that orders by h alone.
    pub fn by_estimate(self) -> Node<'a, S> {
        Node { f: self.h, ..self }
    }

    /// The same node in the tree of a side.
    pub fn on(self, side: Side) -> Node<'a, S> {
        Node { side, ..self }
    }

    /// The same node in another space of the same states, whose moves are called otherwise.
    fn in_space<T: Space<State = S::State>>(self, call: impl FnOnce(S::Move) -> T::Move) -> Node<'a, T> {
        let Node { state, by, g, h, f, side } = self;
        Node { state, by: by.map(call), g, h, f, side }
    }
}

/// From which end a node was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// From the start.
    Forward,
    /// From the goal, in a search from both ends.
    Backward,
}

/// What happened.
pub enum Event<'a, S: Space> {
    /// A node was made and is open.
    Made(Node<'a, S>),
    /// A node was taken from open; its successors come next.
    Expanded(Node<'a, S>),
    /// A cheaper way to a node that is still open was found.
    Improved(Node<'a, S>),
    /// A cheaper way to a closed node was found, so that it is open again.
    Reopened(Node<'a, S>),
    /// A node was made that is known already, or that leads nowhere within the bound, and was dropped.
    Dropped(Node<'a, S>),
    /// A search that backtracks has left a node; its f is what was learnt below it, if the search goes by that.
    Left(Node<'a, S>),
    /// A round with a new bound on f or depth begins.
    Bound(u32),
    /// A round with a new weight of h begins: what was open, and what waited for it, is open.
    Weight(Weight),
    /// The next layer of a search that goes layer by layer begins, at this depth.
    Layer(u32),
    /// A local search begins again, for the nth time.
    Restart(u32),
    /// A goal was reached.
    Solution(Node<'a, S>),
}

impl<'a, S: Space> Event<'a, S> {
    /// The same event in another space of the same states, whose moves are called otherwise: for an observer of that
    /// space.
    pub fn in_space<T: Space<State = S::State>>(self, call: impl FnOnce(S::Move) -> T::Move) -> Event<'a, T> {
        match self {
            Event::Made(node) => Event::Made(node.in_space(call)),
            Event::Expanded(node) => Event::Expanded(node.in_space(call)),
            Event::Improved(node) => Event::Improved(node.in_space(call)),
            Event::Reopened(node) => Event::Reopened(node.in_space(call)),
            Event::Dropped(node) => Event::Dropped(node.in_space(call)),
            Event::Left(node) => Event::Left(node.in_space(call)),
            Event::Solution(node) => Event::Solution(node.in_space(call)),
            Event::Bound(bound) => Event::Bound(bound),
            Event::Weight(weight) => Event::Weight(weight),
            Event::Layer(depth) => Event::Layer(depth),
            Event::Restart(time) => Event::Restart(time),
        }
    }
}

/// Is told of every event of a search.
pub trait Observer<S: Space> {
    /// Whether anybody listens: where not, no event is even put together.
    const LISTENS: bool = true;

    /// Hears of one event.
    fn event(&mut self, event: Event<'_, S>);
}

/// Nobody.
impl<S: Space> Observer<S> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn event(&mut self, _event: Event<'_, S>) {}
}

impl<S: Space> Observer<S> for &mut dyn Observing<S> {
    fn event(&mut self, event: Event<'_, S>) {
        self.hear(event);
    }
}

/// An [`Observer`] as a trait object, so that each search is compiled for one kind of listener only.
pub trait Observing<S: Space> {
    /// Hears of one event.
    fn hear(&mut self, event: Event<'_, S>);
}
