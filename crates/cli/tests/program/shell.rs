//! Completions and manual pages.

use std::fs;

use crate::running::run;

#[test]
fn completions_know_the_catalogue() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let outcome = run(&["completions", shell]);
        assert_eq!(outcome.code, 0);
        for word in ["solve", "--algorithm", "time-limit"] {
            assert!(outcome.output.contains(word.trim_start_matches('-')), "{shell}: {word}");
        }
    }
    let bash = run(&["completions", "bash"]).output;
    assert!(bash.contains("ida-star") && bash.contains("linear-conflict"));
}

#[test]
fn manual_pages_in_both_languages() {
    let page = run(&["man"]).output;
    assert!(page.contains(".SH NAME") && page.contains("the goal is not reachable"), "{page}");
    let folder = std::env::temp_dir().join(format!("jiugong-man-{}", std::process::id()));
    let outcome = run(&["man", folder.to_str().unwrap(), "--lang", "zh"]);
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    let solve = fs::read_to_string(folder.join("jiugong-solve.1")).unwrap();
    assert!(solve.contains(".SH 名称") && solve.contains("求解"), "{solve}");
    let build = fs::read_to_string(folder.join("jiugong-tables-build.1")).unwrap();
    assert!(build.contains("1,2,3/4,5,6,7,8"), "{build}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 22);
    fs::remove_dir_all(folder).unwrap();
}
