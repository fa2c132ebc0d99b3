//! Why a goal can be reached, or not.

use jiugong_puzzle::{BlankPart, Reachability};

use crate::{Language, Say, say};

/// The reasons, one a line: the inversions, the blank's part, what follows; where the goal is
/// out of reach also the named goals that are not, and the swap that would help.
impl Say for Reachability {
    fn say(&self, language: Language) -> String {
        let width = self.size.width();
        let mut lines = vec![say!(
            language,
            "reachability-inversions",
            start = self.start_inversions.to_string(),
            goal = self.goal_inversions.to_string()
        )];
        let difference = self.start_inversions.abs_diff(self.goal_inversions) + self.blank.rows() as u64;
        let parity = if difference.is_multiple_of(2) { "even" } else { "odd" };
        let inversions = self.start_inversions.abs_diff(self.goal_inversions);
        let sum = difference.to_string();
        lines.push(match self.blank {
            BlankPart::DoesNotCount => {
                say!(language, "reachability-odd-width", width = width, difference = sum, parity = parity)
            }
            BlankPart::Rows { start, goal } => say!(
                language,
                "reachability-even-width",
                width = width,
                start = start + 1,
                goal = goal + 1,
                rows = self.blank.rows(),
                inversions = inversions.to_string(),
                sum = sum,
                parity = parity
            ),
        });
        if self.reachable {
            lines.push(say!(language, "reachability-yes"));
            return lines.join("\n");
        }
        lines.push(say!(language, "reachability-no"));
        let names: Vec<&str> = self.named_goals.iter().map(|goal| goal.name()).collect();
        lines.push(match names.as_slice() {
            [] => say!(language, "reachability-no-named-goals"),
            names => say!(language, "reachability-named-goals", names = names.join(", ")),
        });
        if let Some((one, other)) = self.swap {
            lines.push(say!(language, "reachability-swap", one = one, other = other));
        }
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::{Board, GoalName};

    use super::*;

    #[test]
    fn the_reasons_name_their_numbers() {
        let board = Board::from_rows("1 2 3/4 5 6/8 7 0").unwrap();
        let goal = GoalName::Standard.board(board.size());
        let said = Reachability::new(&board, &goal).unwrap().say(Language::English);
        assert!(said.contains(": 1 in the board, 0 in the goal"), "{said}");
        assert!(said.contains("cannot be reached"), "{said}");
        assert!(said.contains("snail"), "{said}");
        assert!(said.contains("tiles 7 and 8"), "{said}");
    }

    #[test]
    fn where_the_width_is_even_the_rows_of_the_blank_count() {
        let board = Board::from_rows("1 2 3 4/5 6 7 0").unwrap();
        let goal = Board::from_rows("1 2 3 0/5 6 7 4").unwrap();
        let said = Reachability::new(&board, &goal).unwrap().say(Language::Chinese);
        assert!(said.contains("宽度 4 是偶数"), "{said}");
        assert!(said.contains("目标可达"), "{said}");
    }
}
