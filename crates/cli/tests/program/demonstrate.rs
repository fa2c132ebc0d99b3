//! `jiugong demonstrate`.

use crate::running::run;

#[test]
fn lists_shows_and_names_what_is_wrong_in_both_languages() {
    let list = run(&["demonstrate"]);
    assert_eq!(list.code, 0);
    for name in ["blank-counted", "two-a-pair", "visited-when-made", "parity-not-asked", "weights"] {
        assert!(list.output.contains(name), "{name}: {}", list.output);
    }
    let english = run(&["demonstrate", "visited-when-made"]);
    for part in ["A shortest path has 11 slides.", "WRONG", "13", "settled when it is taken out of open"] {
        assert!(english.output.contains(part), "{part}: {}", english.output);
    }
    let chinese = run(&["demonstrate", "parity-not-asked", "--lang", "zh"]);
    for part in ["目标不可达", "错误", "181,440", "逆序"] {
        assert!(chinese.output.contains(part), "{part}: {}", chinese.output);
    }
}

#[test]
fn json_has_all_or_one() {
    let all = run(&["demonstrate", "--json"]).json();
    assert_eq!(all.len(), 10);
    let one = run(&["demonstrate", "by-h-alone", "--json"]).json();
    assert_eq!(one[0], *all.iter().find(|record| record["name"] == "by-h-alone").unwrap());
    assert_eq!((&one[0]["distance"], &one[0]["attempts"][0]["length"]), (&11.into(), &17.into()));
    assert_eq!(run(&["demonstrate", "typo"]).code, 2);
}

#[test]
fn a_wrong_run_is_watched_step_by_step_and_says_that_it_is_wrong() {
    let wrong = run(&["demonstrate", "visited-when-made", "--watch", "a-star-visited-when-made"]);
    assert_eq!(wrong.code, 0, "{}", wrong.errors);
    assert!(wrong.output.contains("DELIBERATELY WRONG: A*, visited when made"), "{}", wrong.output);
    assert!(wrong.output.contains("13 slides"), "{}", wrong.output);
    let chinese =
        run(&["demonstrate", "not-reopened", "--watch", "a-star-not-reopened", "--lang", "zh"]).output;
    assert!(chinese.contains("故意写错"), "{chinese}");
    let events = run(&["demonstrate", "weights", "--watch", "weight-2", "--json"]).json();
    assert_eq!(events[0]["demonstration"]["attempt"], "weight-2");
    assert_eq!((&events[0]["event"], &events.last().unwrap()["event"]), (&"begin".into(), &"end".into()));
    let unknown = run(&["demonstrate", "weights", "--watch", "a-star-reopened"]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.errors.contains("weight-1.5"), "{}", unknown.errors);
}
