//! The program `jiugong`.
fn main() {}
