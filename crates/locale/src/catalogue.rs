//! The catalogue in words: what each algorithm and heuristic does, and what may be relied on.

use jiugong_solver::{AlgorithmEntry, Complete, HeuristicEntry, InPushes, Memory, Optimal, Sizes};

use crate::{Language, Say, say};

/// One line on what the algorithm does; it stands in the files as `algorithm-` and its name.
pub fn algorithm_summary(entry: &AlgorithmEntry, language: Language) -> String {
    language.say(&format!("algorithm-{}", entry.name), &[])
}

/// One line on what the heuristic counts; it stands in the files as `heuristic-` and its name.
pub fn heuristic_summary(entry: &HeuristicEntry, language: Language) -> String {
    language.say(&format!("heuristic-{}", entry.name), &[])
}

impl Say for Complete {
    fn say(&self, language: Language) -> String {
        match self {
            Complete::Always => say!(language, "complete-always"),
            Complete::WithinDepth => say!(language, "complete-within-depth"),
            Complete::Never => say!(language, "complete-never"),
        }
    }
}

impl Say for Optimal {
    fn say(&self, language: Language) -> String {
        match self {
            Optimal::Always => say!(language, "optimal-always"),
            Optimal::IfAdmissible => say!(language, "optimal-if-admissible"),
            Optimal::WithinWeight => say!(language, "optimal-within-weight"),
            Optimal::Never => say!(language, "optimal-never"),
        }
    }
}

impl Say for Memory {
    fn say(&self, language: Language) -> String {
        match self {
            Memory::Path => say!(language, "memory-path"),
            Memory::Beam => say!(language, "memory-beam"),
            Memory::Nodes => say!(language, "memory-nodes"),
            Memory::Boards => say!(language, "memory-boards"),
        }
    }
}

impl Say for InPushes {
    fn say(&self, language: Language) -> String {
        match self {
            InPushes::Same => say!(language, "in-pushes-same"),
            InPushes::Divided => say!(language, "in-pushes-divided"),
            InPushes::DividedByAxis => say!(language, "in-pushes-divided-by-axis"),
            InPushes::OwnTable => say!(language, "in-pushes-own-table"),
        }
    }
}

impl Say for Sizes {
    fn say(&self, language: Language) -> String {
        match self {
            Sizes::All => say!(language, "sizes-all"),
            Sizes::Table => say!(language, "sizes-table"),
        }
    }
}
