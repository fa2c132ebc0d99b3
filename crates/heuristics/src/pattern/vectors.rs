//! Lookups with the vector instructions of x86-64, where the processor has them.
//!
//! One of the three places of this library with `unsafe` (the others map table files and send for memory): a function
//! that the compiler translates with these instructions may be called only where the processor has them.

use crate::pattern::look::Look;
use crate::pattern::lookup_node::LookupNode;
use crate::pattern::lookups::Lookups;
use crate::pattern::patterns::MOST_PARTS;

/// That the processor has the instructions AVX2, BMI1 and BMI2.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vectors(());

impl Vectors {
    /// `None` where it does not have them.
    pub(crate) fn detected() -> Option<Vectors> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2");
        has_all.then_some(Vectors(()))
    }

    /// [`Lookups::ask`], of the same source and with the same answers as without these instructions.
    pub(crate) fn ask<const VIEWS: usize>(
        self,
        lookups: &mut Lookups<VIEWS>,
        count: usize,
        round: usize,
        nodes: &[LookupNode<VIEWS>],
        tables: &[Look<'_>; MOST_PARTS],
    ) -> usize {
        #[target_feature(enable = "avx2,bmi1,bmi2")]
        fn ask<const VIEWS: usize>(
            lookups: &mut Lookups<VIEWS>,
            count: usize,
            round: usize,
            nodes: &[LookupNode<VIEWS>],
            tables: &[Look<'_>; MOST_PARTS],
        ) -> usize {
            lookups.ask_in_passes(count, round, nodes, tables)
        }
        // SAFETY: this value exists only where the processor has them.
        unsafe { ask(lookups, count, round, nodes, tables) }
    }
}
