//! What a recording is a sequence of.

/// What happened in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum What {
    /// A node was made and is open.
    Made,
    /// An open node was expanded; it is closed, or on the stack of a search that backtracks.
    Expanded,
    /// A cheaper way to an open node: this node is open in place of the earlier one of the same board. Where
    /// the earlier one is closed and the search does not open it again at once, this one waits.
    Improved,
    /// A cheaper way to a closed node: this node is open in place of the earlier one of the same board.
    Reopened,
    /// A search that backtracks has left the earlier node of the same board; it is open again, with the f learnt below it.
    BackedUp,
    /// A node was made and dropped at once.
    Dropped,
    /// A search that backtracks has left a node.
    Left,
    /// An open node was given up.
    Forgotten,
    /// A goal was reached.
    Solution,
    /// A round with a new bound began.
    Bound,
    /// A round with a new weight of h, in thousandths, began: open is sorted anew.
    Weight,
    /// A layer began.
    Layer,
    /// A local search began again.
    Restart,
}

impl What {
    /// Whether [`Step::of`] is a node.
    pub fn is_of_a_node(self) -> bool {
        !matches!(self, What::Bound | What::Weight | What::Layer | What::Restart)
    }
}

/// One step of a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// What happened.
    pub what: What,
    /// The node that it happened to; for a bound, a weight, a layer and a restart the number of these.
    pub of: u32,
}
