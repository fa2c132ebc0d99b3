//! How an algorithm goes about its nodes, as far as its lists are to be shown.

use crate::AlgorithmName::{
    Beam, DepthFirst, HillClimbing, IdaStar, IterativeDeepening, Mm, Rbfs, SimulatedAnnealing,
};
use crate::{AlgorithmChoice, Memory};

/// How an algorithm goes about its nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Manner {
    order: Order,
    /// Whether it holds one path and goes back along it, so that what is expanded is a stack.
    pub(crate) backtracks: bool,
    /// Whether it goes from node to node and gives up the neighbours that it does not go to.
    pub(crate) is_local: bool,
    /// Whether what it drops may be a node that is open already.
    pub(crate) cuts: bool,
}

/// Which open node is expanded first: always the one with the smallest f, and among these ..
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// .. the one that was made first.
    FirstMade,
    /// .. the one with the smallest h, which is for f = g + h the one with the largest g.
    SmallerH,
    /// .. the one with the smallest g.
    SmallerG,
    /// Before all, those of the layer with the smallest g; in it by f.
    Layers,
}

impl Manner {
    pub(crate) fn of(choice: &AlgorithmChoice) -> Manner {
        let order = match choice.name {
            Beam => Order::Layers,
            Mm => Order::SmallerG,
            _ if prefers_larger_g(choice) => Order::SmallerH,
            _ => Order::FirstMade,
        };
        Manner {
            order,
            backtracks: matches!(choice.name, DepthFirst | IterativeDeepening | IdaStar | Rbfs),
            is_local: matches!(choice.name, HillClimbing | SimulatedAnnealing),
            // Whoever holds all nodes looks for every board among them.
            cuts: choice.name.entry().memory != Memory::Nodes,
        }
    }

    /// The place in the order of expansion of a node; smaller ones come first.
    pub(crate) fn place(&self, f: u32, g: u32, h: u32, node: u32) -> Place {
        match self.order {
            Order::FirstMade => (f, 0, node),
            Order::SmallerH => (f, h, node),
            Order::SmallerG => (f, g, node),
            Order::Layers => (g, f, node),
        }
    }
}

/// What open nodes are sorted by; the last part is the number of the node.
pub(crate) type Place = (u32, u32, u32);

fn prefers_larger_g(choice: &AlgorithmChoice) -> bool {
    choice.name.entry().parameters.iter().any(|parameter| parameter.name == "ties")
        && choice.word("ties") == "larger-g"
}
