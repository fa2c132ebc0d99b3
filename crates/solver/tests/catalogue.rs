//! Names are unique, and what they write is read back.

use jiugong_solver::{
    ALGORITHMS, AlgorithmChoice, ChoiceError, Domain, HEURISTICS, HeuristicChoice, Parameter, Value,
};

#[test]
fn names_are_unique_and_every_entry_is_in_its_place() {
    let mut names: Vec<_> = ALGORITHMS.iter().map(|entry| entry.name).collect();
    names.extend(HEURISTICS.iter().map(|entry| entry.name));
    names.push("max");
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
    for name in names {
        assert!(name.bytes().all(|byte| byte == b'-' || byte.is_ascii_lowercase()), "{name}");
    }
    for entry in &ALGORITHMS {
        assert_eq!(entry.id.entry().name, entry.name);
        assert!(!entry.source.is_empty());
    }
    for entry in &HEURISTICS {
        assert_eq!(entry.id.entry().name, entry.name);
        assert!(!entry.source.is_empty());
        assert!(entry.admissible || !entry.consistent, "{} is consistent, so it is admissible", entry.name);
    }
}

/// A value of the parameter that is not its default.
fn another(parameter: &Parameter) -> String {
    match parameter.domain {
        Domain::Whole { default, least, most } => (if default == most { least } else { most }).to_string(),
        Domain::Decimal { default, most, .. } => Value::Thousandths(default.midpoint(most)).to_string(),
        Domain::Word(words) => words[1].to_owned(),
        Domain::Patterns => "1,2,3,4/5,6,7,8".to_owned(),
    }
}

#[test]
fn choices_are_read_back_as_they_are_written() {
    for entry in &ALGORITHMS {
        let plain: AlgorithmChoice = entry.name.parse().unwrap();
        assert_eq!((plain.clone(), plain.to_string()), (entry.id.into(), entry.name.to_owned()));
        for parameter in entry.parameters {
            let default = parameter.domain.default();
            assert_eq!(
                parameter.domain.read(&default.to_string()),
                Some(default.clone()),
                "{}",
                parameter.name
            );
            let text = format!("{}({}={})", entry.name, parameter.name, another(parameter));
            let choice: AlgorithmChoice = text.parse().unwrap();
            assert_eq!(choice.to_string(), text);
            assert_eq!(choice.value(parameter.name).to_string(), another(parameter));
            let text = format!(" {} ( {} = {} )", entry.name, parameter.name, default);
            assert_eq!(text.parse::<AlgorithmChoice>().unwrap(), plain);
        }
    }
    for entry in &HEURISTICS {
        let plain: HeuristicChoice = entry.name.parse().unwrap();
        assert_eq!((plain.clone(), plain.to_string()), (entry.id.into(), entry.name.to_owned()));
        assert_eq!((plain.is_admissible(), plain.is_consistent()), (entry.admissible, entry.consistent));
        for parameter in entry.parameters {
            let text = format!("max({}({}={}),manhattan)", entry.name, parameter.name, another(parameter));
            let short = text.replace("set=", "");
            assert_eq!(text.parse::<HeuristicChoice>().unwrap().to_string(), short);
            assert_eq!(text.parse(), short.parse::<HeuristicChoice>());
        }
    }
}

#[test]
fn a_wrong_choice_is_refused_with_what_would_be_right() {
    let algorithm = |text: &str| text.parse::<AlgorithmChoice>().unwrap_err();
    let heuristic = |text: &str| text.parse::<HeuristicChoice>().unwrap_err();
    let ChoiceError::UnknownAlgorithm { given, nearest, known } = algorithm("a-stra") else {
        panic!("a name that does not exist");
    };
    assert_eq!((given.as_str(), nearest, known.len()), ("a-stra", Some("a-star"), ALGORITHMS.len()));
    assert!(matches!(
        heuristic("manhatan"),
        ChoiceError::UnknownHeuristic { nearest: Some("manhattan"), .. }
    ));
    assert!(matches!(algorithm("a-star(tie=first-made)"), ChoiceError::UnknownParameter { .. }));
    assert!(matches!(algorithm("a-star(ties=last)"), ChoiceError::WrongValue { parameter: "ties", .. }));
    for text in
        ["a-star(", "a-star)", "a-star()", "a-star(ties)", "a-star(ties=larger-g)x", "a-star((ties=1)"]
    {
        assert!(matches!(algorithm(text), ChoiceError::Malformed(_)), "{text}");
    }
    assert_eq!(heuristic("max(zero)"), ChoiceError::CountOfMaximum(1));
    assert_eq!(heuristic("max(zero,zero,zero,zero,zero)"), ChoiceError::CountOfMaximum(5));
    assert!(matches!(heuristic("max(zero,max(zero,manhattan))"), ChoiceError::Malformed(_)));
}
