//! `jiugong tables`.

use std::fs;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use crate::running::{Outcome, program, run};

/// A folder of this test alone.
fn folder(name: &str) -> String {
    let folder = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

const FAR: &str = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3";

#[test]
fn built_listed_verified_used_removed() {
    let folder = folder("whole");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder]].concat());
    assert_eq!(with(&["tables", "path"]).output.trim(), folder);
    assert_eq!(with(&["tables", "list"]).output, "");
    let built = with(&["tables", "build", "5-5-5", "--goal", "zero"]);
    assert_eq!(built.code, 0, "{}", built.errors);
    assert!(built.errors.contains("Building 5-5-5: "), "{}", built.errors);
    assert!(fs::metadata(built.output.trim()).is_ok());
    assert!(with(&["tables", "list"]).output.starts_with("5-5-5, 4x4, "));
    let verified = with(&["tables", "verify"]);
    assert!(verified.code == 0 && verified.output.starts_with("right: "), "{}", verified.output);
    let solved = with(&["solve", FAR, "--goal", "zero", "--json"]);
    assert_eq!(solved.json()[0]["heuristic"], "pattern(5-5-5)");
    assert_eq!((&solved.json()[0]["length"], solved.errors.as_str()), (&57.into(), ""));
    others_use_what_is_kept(&folder, built.output.trim());
    assert_eq!(with(&["tables", "remove", "5-5-5"]).code, 0);
    assert_eq!(with(&["tables", "remove", "5-5-5"]).code, 1);
    let solved = with(&["solve", FAR, "--goal", "zero", "--json"]);
    assert_eq!(solved.json()[0]["heuristic"], "pattern(6-6-3)");
}

/// Not only `solve` reads the file, and what is built anew says the same.
fn others_use_what_is_kept(folder: &str, file: &str) {
    let path = run(&["solve", FAR, "--goal", "zero", "--json"]).json()[0]["blank_moves"].clone();
    let commands: [&[&str]; 4] = [
        &["explain", FAR, "--heuristic", "pattern(5-5-5)", "--format", "json"],
        &[
            "trace",
            FAR,
            "--algorithm",
            "ida-star",
            "--heuristic",
            "pattern(5-5-5)",
            "--to",
            "3",
            "--format",
            "csv",
        ],
        &["compare", FAR, "--algorithms", "ida-star", "--heuristics", "pattern(5-5-5)", "--format", "csv"],
        &["verify", FAR, path.as_str().unwrap(), "--heuristic", "pattern(5-5-5)"],
    ];
    let bytes = fs::read(file).unwrap();
    for command in commands {
        let with_tables = [command, &["--goal", "zero", "--tables", folder]].concat();
        let used = run(&with_tables);
        assert_eq!((used.code, used.errors.as_str()), (0, ""), "{command:?}");
        // That a damaged file is complained of shows that the file was read.
        let mut damaged = bytes.clone();
        damaged[100_000] ^= 4;
        fs::write(file, &damaged).unwrap();
        let anew = run(&with_tables);
        fs::write(file, &bytes).unwrap();
        assert!(anew.errors.contains("Kept tables were not used"), "{command:?}: {}", anew.errors);
        assert_eq!((anew.code, anew.output), (0, used.output), "{command:?}");
    }
}

#[test]
fn a_damaged_file_is_named_and_never_used() {
    let folder = folder("damaged");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder]].concat());
    let path = with(&["tables", "build", "6-6-3"]).output.trim().to_owned();
    let mut bytes = fs::read(&path).unwrap();
    bytes[100_000] ^= 4;
    fs::write(&path, &bytes).unwrap();
    let verified = with(&["tables", "verify"]);
    assert!(verified.code == 1 && verified.errors.contains(&path), "{}", verified.errors);
    let solved = with(&["solve", FAR, "--goal", "zero", "--json"]);
    assert_eq!((&solved.json()[0]["length"], solved.code), (&57.into(), 0));
    assert!(solved.errors.contains("Kept tables were not used") && solved.errors.contains(&path));
    assert_eq!(with(&["tables", "build", "6-6-3"]).code, 0);
    assert_eq!(with(&["tables", "verify"]).code, 0);
}

/// Several ways to divide the tiles, in one file.
#[test]
fn a_collection_is_built_listed_and_used() {
    let folder = folder("collection");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder]].concat());
    let set = "1,2,3,4/5,6,7,8/1,2/3,4/5,6/7,8/1,3/2,4/5,7/6,8";
    let built = with(&["tables", "build", set, "--size", "3x3", "--goal", "zero"]);
    assert_eq!(built.code, 0, "{}", built.errors);
    assert!(
        built.output.trim().ends_with("3x3-0-1e-1e0-6-18-60-180-a-14-a0-140.patterns"),
        "{}",
        built.output
    );
    let listed = with(&["tables", "list"]).output;
    assert!(
        listed.starts_with(&format!("{set}, 3x3, --goal \"zero\", blank of the goal in cell 1, ")),
        "{listed}"
    );
    assert_eq!(with(&["tables", "verify"]).code, 0);
    let heuristic = format!("pattern({set})");
    let far = "8 0 6/5 4 7/2 3 1";
    for more in [&["--threads", "2"][..], &["--all-shortest"], &["--algorithm", "a-star"]] {
        let solve = ["solve", far, "--goal", "zero", "--heuristic", &heuristic, "--json"];
        let solved = with(&[&solve, more].concat());
        assert_eq!(solved.json()[0]["length"], 31, "{more:?}: {}", solved.errors);
    }
    let explained = with(&["explain", far, "--goal", "zero", "--heuristic", &heuristic, "--format", "json"]);
    let explained = &explained.json()[0];
    let divisions = explained["how"]["divisions"].as_array().unwrap();
    assert_eq!(divisions.len(), 8);
    let largest = divisions.iter().map(|division| division["slides"].as_u64()).max().unwrap();
    assert_eq!(explained["h"].as_u64(), largest);
    assert_eq!(with(&["tables", "remove", set, "--size", "3x3", "--goal", "zero"]).code, 0);
    assert_eq!(with(&["tables", "list"]).output, "");
}

/// As `list` says it, a set is removed: that one and no other.
#[test]
fn what_is_listed_is_what_is_removed() {
    let folder = folder("listed");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder, "--size", "3x3"]].concat());
    let list = || run(&["tables", "list", "--tables", &folder]).output;
    let blank_in_the_edge = "1 0 2/3 4 5/6 7 8";
    let built = [
        ("4-4", "standard"),
        ("1,3,5,7/2,4,6,8", "standard"),
        ("1,3,5,7/2,4,6,8", "zero"),
        ("1,2,3,4/8,7,6,5/1,2/3,4", "snail"),
        ("1,2,3/4,5,6,7,8", blank_in_the_edge),
    ];
    for (set, goal) in built {
        let built = with(&["tables", "build", set, "--goal", goal]);
        assert_eq!(built.code, 0, "{}", built.errors);
    }
    for left in (0..built.len()).rev() {
        let listed = list();
        let line = listed.lines().last().unwrap();
        let (set, path) = (line.split(", ").next().unwrap(), line.rsplit_once(": ").unwrap().1);
        let goal =
            line.split_once("--goal \"").map_or("standard", |(_, rest)| rest.split('"').next().unwrap());
        assert!(built.contains(&(set, goal)), "{line}");
        assert!(fs::exists(path).unwrap());
        let removed = with(&["tables", "remove", set, "--goal", goal]);
        assert_eq!(removed.code, 0, "{line}: {}", removed.errors);
        assert!(!fs::exists(path).unwrap(), "{line}");
        assert_eq!(list().lines().count(), left);
    }
}

#[test]
fn a_file_in_place_of_the_folder_is_told_before_anything_is_built() {
    let folder = folder("no-folder");
    fs::create_dir(&folder).unwrap();
    let file = format!("{folder}/file");
    fs::write(&file, "").unwrap();
    let below = format!("{file}/below");
    let tasks: [&[&str]; 4] = [&["build", "6-6-3"], &["list"], &["verify"], &["remove", "6-6-3"]];
    for (task, path) in tasks.iter().flat_map(|task| [(task, &file), (task, &below)]) {
        let outcome = run(&[&["tables"], *task, &["--tables", path]].concat());
        let said = format!("error: {file} is no folder; name a folder with --tables\n");
        assert_eq!((outcome.code, outcome.output.as_str(), outcome.errors), (2, "", said), "{task:?} {path}");
    }
    let chinese = run(&["tables", "build", "6-6-3", "--tables", &file, "--lang", "zh"]);
    assert_eq!(chinese.errors, format!("错误：{file} 不是目录；请用 --tables 指定一个目录\n"));
}

#[test]
fn what_is_wrong_is_said() {
    let folder = folder("wrong");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder]].concat());
    let wrong = with(&["tables", "build", "6-6-4"]);
    assert!(wrong.code == 2 && wrong.errors.contains("has 16 tiles"), "{}", wrong.errors);
    let wrong = with(&["tables", "build", "18x6"]);
    let said = "there is no 18x6 for 4x4, only 18x6 (5x5)";
    assert!(wrong.code == 2 && wrong.errors.contains(said), "{}", wrong.errors);
    let wrong = with(&["tables", "build", "18x6", "--lang", "zh"]);
    assert!(wrong.code == 2 && wrong.errors.contains("4x4 没有 18x6，只有 18x6 (5x5)"), "{}", wrong.errors);
    let wrong = with(&["tables", "build", "5-6-6-6-6", "--size", "6x5"]);
    assert!(wrong.code == 2 && wrong.errors.contains("searches take at most 25"), "{}", wrong.errors);
    let wrong = with(&["solve", FAR, "--goal", "zero", "--heuristic", "pattern(6x6)"]);
    assert!(wrong.code == 2 && wrong.errors.contains("there is no 6x6 for 4x4"), "{}", wrong.errors);
    let large = with(&["tables", "build", "18x6", "--size", "5x5", "--memory-limit", "400M"]);
    assert!(large.code == 22 && large.errors.contains("388.4 MiB are kept"), "{}", large.errors);
    assert_eq!(with(&["tables", "build", "6-6-3", "--memory-limit", "1M"]).code, 22);
    assert_eq!(with(&["tables", "build", "7-8", "--time-limit", "1ms"]).code, 20);
    assert!(fs::read_dir(&folder).is_err(), "nothing is left behind");
}

/// The files of tables in a folder, whole or not.
fn files(folder: &str) -> Vec<String> {
    let names = fs::read_dir(folder).into_iter().flatten();
    names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_program_killed_while_it_builds_leaves_no_wrong_table() {
    let folder = folder("killed");
    fs::create_dir(&folder).unwrap();
    for milliseconds in [5, 30, 60, 90, 120, 160, 200, 300] {
        let mut child = program()
            .args(["tables", "build", "6-6-3", "--tables", &folder])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(milliseconds));
        child.kill().unwrap();
        child.wait().unwrap();
        let verified = run(&["tables", "verify", "--tables", &folder]);
        let is_quiet = verified.errors.is_empty() || verified.errors.starts_with("No tables are kept");
        assert!(verified.code == 0 && is_quiet, "after {milliseconds} ms: {}", verified.errors);
    }
    let built = run(&["tables", "build", "6-6-3", "--tables", &folder]);
    assert_eq!(built.code, 0, "{}", built.errors);
    assert_eq!(run(&["tables", "verify", "--tables", &folder]).output.lines().count(), 1);
}

#[test]
fn programs_that_build_at_once_leave_one_right_table() {
    let folder = folder("at-once");
    let build = || run(&["tables", "build", "5-5-5", "--tables", &folder]).code;
    thread::scope(|scope| {
        let builds: Vec<_> = (0..3).map(|_| scope.spawn(build)).collect();
        assert!(builds.into_iter().all(|build| build.join().unwrap() == 0));
    });
    assert_eq!(files(&folder).len(), 1);
    assert_eq!(run(&["tables", "verify", "--tables", &folder]).code, 0);
}

#[test]
fn kept_tables_serve_every_command_and_a_wrong_file_is_named_and_not_used() {
    let folder = folder("every-command");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder]].concat());
    let near = "0 2 3 4/1 6 7 8/5 10 11 12/9 13 14 15";
    let path = with(&["tables", "build", "5-5-5"]).output.trim().to_owned();
    let compare = ["compare", near, "-a", "ida-star", "-H", "pattern(5-5-5)", "--measures", "expanded"];
    let commands: [&[&str]; 4] = [
        &compare,
        &["verify", near, "dddrrr", "-H", "pattern(5-5-5)"],
        &["trace", near, "-a", "ida-star", "-H", "pattern(5-5-5)"],
        &["explain", near, "-H", "pattern(5-5-5)"],
    ];
    let right: Vec<_> = commands.iter().map(|command| with(command)).collect();
    for (outcome, command) in right.iter().zip(commands) {
        assert_eq!((outcome.code, outcome.errors.as_str()), (0, ""), "{command:?}");
    }
    let whole = fs::read(&path).unwrap();
    let mut version = whole.clone();
    version[8] = 9;
    let mut damaged = whole.clone();
    damaged[whole.len() / 2] ^= 1;
    let wrong = [
        (version, "is in version 9"),
        (damaged, "is damaged"),
        (whole[..whole.len() / 2].to_vec(), "is damaged"),
        (b"something else".to_vec(), "is no file of pattern databases"),
    ];
    for (bytes, reason) in wrong {
        fs::write(&path, bytes).unwrap();
        for (command, right) in commands.iter().zip(&right) {
            let outcome = with(command);
            assert!(outcome.errors.contains(&path) && outcome.errors.contains(reason), "{}", outcome.errors);
            let counts = |outcome: &Outcome| outcome.output.lines().count();
            assert_eq!((outcome.code, counts(&outcome)), (0, counts(right)), "{command:?}");
        }
        assert_eq!(with(&["tables", "verify"]).code, 1);
    }
    assert_eq!(with(&["tables", "build", "5-5-5"]).code, 0);
    assert_eq!(with(&["explain", near, "-H", "pattern(5-5-5)"]).errors, "");
}

#[test]
fn a_folder_without_tables_is_told_from_one_that_is_not_there() {
    let folder = folder("none");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder]].concat());
    for (command, code) in [("list", 0), ("verify", 1)] {
        let missing = with(&["tables", command]);
        let said = format!("There is no folder {folder}, so no tables are kept there\n");
        assert_eq!((missing.code, missing.output.as_str(), missing.errors), (code, "", said), "{command}");
    }
    let removed = with(&["tables", "remove", "6-6-3"]);
    let said = format!("There is no folder {folder}, so no tables are kept there\n");
    assert_eq!((removed.code, removed.output.as_str(), removed.errors), (1, "", said));
    let solved = with(&["solve", "1 2 3/4 5 6/7 0 8"]);
    assert!(solved.code == 0 && solved.errors.starts_with("There is no folder "), "{}", solved.errors);
    fs::create_dir(&folder).unwrap();
    for command in ["list", "verify"] {
        let empty = with(&["tables", command]);
        let said = format!("No tables are kept in {folder}\n");
        assert_eq!((empty.code, empty.output.as_str(), empty.errors), (0, "", said), "{command}");
        let chinese = with(&["tables", command, "--lang", "zh"]);
        assert!(chinese.errors.ends_with(" 中没有保存的表\n"), "{}", chinese.errors);
    }
    let file = format!("{folder}/file");
    fs::write(&file, "").unwrap();
    let no_folder = run(&["tables", "list", "--tables", &file]);
    assert!(no_folder.code == 2 && no_folder.errors.contains(&file), "{}", no_folder.errors);
    // Nobody has named this one.
    let own = run(&["tables", "verify"]);
    assert!(own.code == 0 && own.errors.contains("no tables are kept"), "{}", own.errors);
}

#[test]
fn tables_under_another_name_are_named() {
    let folder = folder("names");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder]].concat());
    let path = with(&["tables", "build", "4-4", "--size", "3x3"]).output.trim().to_owned();
    let name = path.rsplit_once('/').unwrap().1;
    let (other, own, text) = (
        format!("{folder}/3x3-0-1fe.patterns"),
        format!("{folder}/mine.patterns"),
        format!("{folder}/text.patterns"),
    );
    fs::copy(&path, &other).unwrap();
    fs::copy(&path, &own).unwrap();
    fs::write(&text, "something else").unwrap();
    let is = format!(
        "holds the tables of another set: 4-4 on 3x3, blank of the goal in cell 1 (counted from 1); \
         their file is called {name}"
    );
    let verified = with(&["tables", "verify"]);
    for sentence in [
        format!("error: {other} {is}\n"),
        format!("Ignored because of its name: {own} {is}\n"),
        format!("{text} is ignored: "),
    ] {
        assert!(verified.errors.contains(&sentence), "{sentence}: {}", verified.errors);
    }
    assert_eq!((verified.code, verified.output), (1, format!("right: {path}\n")));
    let listed = with(&["tables", "list"]);
    assert_eq!((listed.code, listed.output.lines().count(), listed.errors.lines().count()), (0, 2, 2));
    for ignored in [own, text] {
        assert!(listed.errors.contains(&format!("{ignored} is ignored: ")), "{}", listed.errors);
    }
    let used = with(&["solve", "867254301", "--goal", "zero", "-H", "pattern(8)"]);
    assert!(used.code == 0 && used.errors.contains(&is), "{}", used.errors);
    let chinese = with(&["tables", "verify", "--lang", "zh"]);
    assert!(chinese.errors.contains(&format!("文件名应为 {name}")), "{}", chinese.errors);
}
