//! The files of the page become part of a release; other builds read them from the disk and need not be made anew.

fn main() {
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if is_release { "page" } else { "build.rs" });
}
