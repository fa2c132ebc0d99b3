//! English and Chinese, by option and by environment.

use crate::running::{program, run};

/// What the program says with these variables of the environment.
fn said(variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let output = program().envs(variables.iter().copied()).args(arguments).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_environment_chooses_and_the_option_decides() {
    let check = ["check", "2 8 3/1 0 4/7 6 5", "--goal", "snail"];
    let chinese = |variables: &[(&str, &str)], more: &[&str]| {
        said(variables, &[&check[..], more].concat()).contains("目标可达")
    };
    assert!(chinese(&[("LANG", "zh_CN.UTF-8")], &[]));
    assert!(chinese(&[("LANG", "en_US.UTF-8"), ("LC_ALL", "zh_CN.UTF-8")], &[]));
    assert!(!chinese(&[("LANG", "fr_FR.UTF-8")], &[]));
    assert!(!chinese(&[("LANG", "zh_CN.UTF-8")], &["--lang", "en"]));
    assert!(chinese(&[("LANG", "C")], &["--lang=zh_Hans"]));
}

#[test]
fn every_subcommand_has_help_in_both_languages() {
    let subcommands =
        ["solve", "check", "scramble", "verify", "convert", "explain", "list", "serve", "completions", "man"];
    for subcommand in subcommands {
        let english = run(&[subcommand, "--help"]);
        let chinese = run(&[subcommand, "--help", "--lang", "zh"]);
        assert_eq!((english.code, chinese.code), (0, 0));
        assert!(english.output.contains("Usage:") && english.output.is_ascii(), "{}", english.output);
        assert!(chinese.output.contains("用法："), "{}", chinese.output);
    }
    assert!(run(&["--help"]).output.contains("10  the goal is not reachable"));
    assert!(run(&["--help", "--lang", "zh"]).output.contains("10  目标不可达"));
}

#[test]
fn solutions_in_chinese() {
    let outcome = run(&["solve", "8 0 3/2 1 4/7 6 5", "--goal", "snail", "--lang", "zh"]);
    assert!(outcome.output.contains("已解出，共 5 步。"), "{}", outcome.output);
    assert!(outcome.output.contains("起始") && outcome.output.contains("目标"), "{}", outcome.output);
}

#[test]
fn help_by_its_name_in_either_language() {
    let asked = run(&["solve", "--help", "--lang", "zh"]).output;
    for arguments in [
        &["help", "solve", "--lang", "zh"][..],
        &["--lang", "zh", "help", "solve"],
        &["--lang=zh", "help", "solve"],
    ] {
        assert_eq!(run(arguments).output, asked, "{arguments:?}");
    }
    assert_eq!(run(&["help"]).output, run(&["--help"]).output);
    assert_eq!(run(&["help", "help"]).output, run(&["--help"]).output);
}
