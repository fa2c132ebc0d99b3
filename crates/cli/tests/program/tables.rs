//! `jiugong tables`.

use std::fs;

use crate::running::run;

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
    assert_eq!((with(&["tables", "list"]).output.as_str(), with(&["tables", "verify"]).code), ("", 0));
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
    assert_eq!(with(&["tables", "remove", "5-5-5"]).code, 0);
    assert_eq!(with(&["tables", "remove", "5-5-5"]).code, 1);
    let solved = with(&["solve", FAR, "--goal", "zero", "--json"]);
    assert_eq!(solved.json()[0]["heuristic"], "pattern(6-6-3)");
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

#[test]
fn what_is_wrong_is_said() {
    let folder = folder("wrong");
    let with = |arguments: &[&str]| run(&[arguments, &["--tables", &folder]].concat());
    let wrong = with(&["tables", "build", "6-6-4"]);
    assert!(wrong.code == 2 && wrong.errors.contains("has 16 tiles"), "{}", wrong.errors);
    assert_eq!(with(&["tables", "build", "6-6-3", "--memory-limit", "1M"]).code, 22);
    assert_eq!(with(&["tables", "build", "7-8", "--time-limit", "1ms"]).code, 20);
    assert!(fs::read_dir(&folder).is_err(), "nothing is left behind");
}
