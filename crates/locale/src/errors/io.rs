//! [`io::Error`]: what the system says, as far as it is what people meet.

use std::io::{self, ErrorKind};

use crate::{Language, Say, say};

impl Say for io::Error {
    fn say(&self, language: Language) -> String {
        io_sentence(self.kind(), &self.to_string(), language)
    }
}

/// The sentence for a kind of error; of the others only the system's `text` is known, in its words.
pub(crate) fn io_sentence(kind: ErrorKind, text: &str, language: Language) -> String {
    let name = match kind {
        ErrorKind::NotFound => "not-found",
        ErrorKind::PermissionDenied => "permission-denied",
        ErrorKind::AlreadyExists => "already-exists",
        ErrorKind::IsADirectory => "is-a-folder",
        ErrorKind::NotADirectory => "not-a-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "storage-full",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::AddrInUse => "address-in-use",
        ErrorKind::AddrNotAvailable => "address-not-available",
        ErrorKind::OutOfMemory => "out-of-memory",
        _ => "other",
    };
    say!(language, "io-error", kind = name, text = text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_meet_is_said_in_their_language() {
        let error = io::Error::from(ErrorKind::NotFound);
        assert_eq!(error.say(Language::English), "there is no such file or folder");
        assert_eq!(error.say(Language::Chinese), "没有这个文件或文件夹");
        assert_eq!(io::Error::other("the moon").say(Language::Chinese), "the moon");
    }
}
