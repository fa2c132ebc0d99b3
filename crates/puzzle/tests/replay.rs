//! Replay links, written and read.

mod samples;

use std::io::Write;

use base64::{Engine, engine::general_purpose::STANDARD};
use flate2::{Compression, write::ZlibEncoder};
use jiugong_puzzle::{GoalName, LARGEST_REPLAY, Notation, Path, RandomWalks, Replay, ReplayError, Size};
use samples::board;

/// Made by Python's json, zlib and base64, as the community's programs do.
const WITH_TIMES: &str = "https://slidysim.github.io/replay?r=eNodzDEOACEIBMCvEGuTAwQ9e0srEytz%2F%2F%2FGrTSTDQucNJZunWPupWCOtWfKZM05U1IqZI%2BQEz%2BNKr2oDgpRoBWYAHfP1Bipc0ErHDv3hVjvsMak9XvGLDBaNTMYp4VDvxry9%2F3Uyx6Q";
const WITHOUT_TIMES: &str = "https://slidysim.github.io/replay?r=eNqLVnIJMgo18nHxCQ0yAhI%2BLkGhPko6CibmpgY6CkpGCsYKJvqGCqYKBvrmCmYKFkApXcNYAGFJC7E%3D";

/// A link that holds these bytes.
fn link(bytes: &[u8]) -> String {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).unwrap();
    let data = STANDARD.encode(encoder.finish().unwrap());
    format!("https://slidysim.github.io/replay?r={}", data.replace('+', "%2B").replace('/', "%2F"))
}

#[test]
fn links_of_other_programs_are_read() {
    let replay = Replay::read_link(WITH_TIMES).unwrap();
    assert_eq!(replay.start, board(3, 3, "2 3 4/1 5 0/7 6 8"));
    assert_eq!(replay.path.to_string(), "ullddrurdllurdruldr");
    assert_eq!(replay.path.apply(&replay.start).unwrap(), GoalName::Standard.board(replay.start.size()));
    assert_eq!(replay.moves_in_1000_seconds, 4_750);
    let times = replay.times.clone().unwrap();
    assert_eq!((times.len(), times[1], times[18]), (19, 120, 4_000));
    let without = Replay::read_link(WITHOUT_TIMES).unwrap();
    assert_eq!(without, Replay { times: None, ..replay });
    let elsewhere =
        WITHOUT_TIMES.replace("https://slidysim.github.io/replay?", "other.site/lb?x=1&") + "#top";
    assert_eq!(Replay::read_link(&elsewhere), Ok(without.clone()));
    let spaces = WITHOUT_TIMES.replace("%2B", " ").replace("%3D", "");
    assert_eq!(Replay::read_link(&spaces), Ok(without));
}

#[test]
fn what_is_written_is_read_back() {
    let goal = GoalName::Standard.board(Size::new(6, 5).unwrap());
    for (walk, place) in RandomWalks::new(&goal, 400, 4).zip(0..10) {
        let start = walk.apply(&goal).unwrap();
        let times = (place % 2 == 0).then(|| (0..400).map(|slide| slide * 71 % 997).collect());
        let replay = Replay { start, path: walk.reversed(), moves_in_1000_seconds: 14_085 + place, times };
        let link = replay.write_link().unwrap();
        let safe = |c: char| c.is_ascii_alphanumeric() || "-_.~%".contains(c);
        assert!(link.strip_prefix("https://slidysim.github.io/replay?r=").unwrap().chars().all(safe));
        assert_eq!(Replay::read_link(&link), Ok(replay));
    }
}

#[test]
fn a_path_that_leaves_the_board_is_no_link() {
    let start = board(2, 2, "1 2/3 0");
    let path = Path::new(vec![jiugong_puzzle::Direction::Down]);
    let replay = Replay { start, path, moves_in_1000_seconds: 1, times: None };
    assert!(replay.write_link().is_err());
}

#[test]
fn what_unfolds_without_end_is_an_error() {
    let bomb = link(&vec![b'['; 64 << 20]);
    assert!(bomb.len() < 100_000);
    assert_eq!(Replay::read_link(&bomb), Err(ReplayError::TooLarge));
    assert!(matches!(
        Replay::read_link(&link(&vec![b'['; LARGEST_REPLAY])),
        Err(ReplayError::NotJson { .. })
    ));
}

#[test]
fn every_layer_has_its_error() {
    let error = |bytes: &str| Replay::read_link(&link(bytes.as_bytes())).unwrap_err();
    assert_eq!(Replay::read_link("hello"), Err(ReplayError::NoData));
    assert_eq!(Replay::read_link("https://slidysim.github.io/replay?q=1"), Err(ReplayError::NoData));
    assert!(matches!(Replay::read_link("x?r=*"), Err(ReplayError::NotBase64 { .. })));
    assert!(matches!(Replay::read_link("x?r=AAAA"), Err(ReplayError::NotZlib { .. })));
    assert!(matches!(
        Replay::read_link(&WITH_TIMES[..90]),
        Err(ReplayError::NotZlib { .. } | ReplayError::NotBase64 { .. })
    ));
    assert!(matches!(error("[1,"), ReplayError::NotJson { .. }));
    assert_eq!(error("{}"), ReplayError::NotFourParts { found: 0 });
    assert_eq!(error("[{},1,2,3,4,5,6,7,8,9]"), ReplayError::NotFourParts { found: 10 });
    let part = |text: &str| match error(text) {
        ReplayError::WrongPart { part, .. } => part,
        other => panic!("{other}"),
    };
    assert_eq!(part(r#"["", 1, 7, -1]"#), "scramble");
    assert_eq!(part(r#"[null, 1, "1 2/3 0", -1]"#), "solution");
    assert_eq!(part(r#"["", -1, "1 2/3 0", -1]"#), "moves a second");
    assert_eq!(part(r#"["", 1, "1 2/3 0", -2]"#), "list of times");
    assert_eq!(part(r#"["", 1, "1 2/3 0", [1, "2"]]"#), "list of times");
    assert!(matches!(error(r#"["", 1, "1 2/3", -1]"#), ReplayError::Scramble(_)));
    assert!(matches!(error(r#"["U", 1, "1 2/3 0", -1]"#), ReplayError::Solution(_)));
    assert!(Replay::read_link(&link(br#"["D", 1.5, "1 2/3 0", [12.25]]"#)).is_ok());
}

#[test]
fn damaged_links_never_panic_and_never_read_as_another_path_off_the_board() {
    for place in 36..WITH_TIMES.len() {
        for other in ["A", "%", "", "é"] {
            let damaged = format!("{}{other}{}", &WITH_TIMES[..place], &WITH_TIMES[place + 1..]);
            if let Ok(replay) = Replay::read_link(&damaged) {
                assert!(Notation::TileMoves.write(&replay.path, &replay.start).is_ok());
            }
        }
    }
}
