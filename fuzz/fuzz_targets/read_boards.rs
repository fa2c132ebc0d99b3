//! Any bytes are boards or errors, never a panic; what is read can be written and read again.

#![no_main]

use jiugong_puzzle::{Boards, Format, Size, read_board};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // The first two bytes ask for a size, or for none.
    let (asked, text) = match bytes {
        [width, height, text @ ..] => (Size::new(*width as usize % 12, *height as usize % 12).ok(), text),
        _ => (None, bytes),
    };
    for read in Boards::new(text, asked).flatten() {
        let size = read.board.size();
        assert!(asked.is_none_or(|asked| asked == size));
        assert!(read.goal.is_none_or(|goal| goal.size() == size));
        for format in Format::ALL {
            if let Ok(written) = format.write(&read.board) {
                assert_eq!(read_board(&written, Some(size)).as_ref(), Ok(&read.board), "{format}: {written}");
            }
        }
    }
});
