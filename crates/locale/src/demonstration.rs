//! The texts of the demonstrations of mistakes.

use jiugong_solver::demonstrations::{Right, Staged};

use crate::{Language, say};

/// What a demonstration shows, in one line.
pub fn demonstration_title(name: &str, language: Language) -> String {
    language.say(&format!("demonstration-{name}-title"), &[])
}

/// What went wrong in a demonstration, and why.
pub fn demonstration_text(name: &str, language: Language) -> String {
    language.say(&format!("demonstration-{name}-text"), &[])
}

/// What was run in an attempt of a demonstration.
pub fn demonstration_attempt(name: &str, language: Language) -> String {
    language.say(&format!("demonstration-attempt-{}", name.replace('.', "-")), &[])
}

/// What a run that was an attempt is called where it is shown: loudly, where it is wrong on purpose.
pub fn demonstration_run(staged: &Staged, language: Language) -> String {
    let attempt = demonstration_attempt(staged.attempt, language);
    match staged.right {
        Right::Wrong => say!(language, "demonstration-run-wrong", attempt = attempt),
        Right::Right | Right::Legitimate => say!(language, "demonstration-run", attempt = attempt),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jiugong_solver::Solver;
    use jiugong_solver::demonstrations::DEMONSTRATIONS;

    use super::*;

    #[test]
    fn every_demonstration_has_its_texts_in_every_language() {
        let (solver, watch) = (Solver::new(), Arc::default());
        for demonstration in &DEMONSTRATIONS {
            let shown = demonstration.show(&solver, &watch).unwrap();
            for language in Language::ALL {
                let mut texts = vec![
                    demonstration_title(demonstration.name, language),
                    demonstration_text(demonstration.name, language),
                ];
                texts.extend(
                    shown.attempts.iter().map(|attempt| demonstration_attempt(attempt.name, language)),
                );
                for text in texts {
                    assert!(!text.contains('‹'), "{}: {text}", demonstration.name);
                }
            }
        }
    }
}
