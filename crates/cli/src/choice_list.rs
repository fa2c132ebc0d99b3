//! Several algorithms or heuristics in one text.

use std::str::FromStr;

use jiugong_solver::ChoiceError;

/// Choices with commas between them: `a-star,weighted-a-star(weight=2)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceList<T>(pub Vec<T>);

impl<T: FromStr<Err = ChoiceError>> FromStr for ChoiceList<T> {
    type Err = ChoiceError;

    /// Takes the text apart at the commas that stand in no brackets.
    fn from_str(text: &str) -> Result<ChoiceList<T>, ChoiceError> {
        let mut depth = 0_usize;
        let parts = text.split(|character| {
            match character {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            character == ',' && depth == 0
        });
        parts.map(str::parse).collect::<Result<_, _>>().map(ChoiceList)
    }
}

#[cfg(test)]
mod tests {
    use jiugong_solver::{AlgorithmChoice, HeuristicChoice};

    use super::*;

    #[test]
    fn commas_in_brackets_do_not_part() {
        let list: ChoiceList<HeuristicChoice> =
            "max(manhattan,misplaced), landmarks(count=4),zero".parse().unwrap();
        let names: Vec<String> = list.0.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["max(manhattan,misplaced)", "landmarks(count=4)", "zero"]);
        assert!("a-star,,ida-star".parse::<ChoiceList<AlgorithmChoice>>().is_err());
    }
}
