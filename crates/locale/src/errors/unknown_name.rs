//! Names that are none: [`UnknownFormat`], [`UnknownMetric`], [`UnknownNotation`].

use jiugong_puzzle::{Format, UnknownFormat, UnknownMetric, UnknownNotation};

use crate::{Language, Say, say};

impl Say for UnknownFormat {
    fn say(&self, language: Language) -> String {
        let known = Format::ALL.map(Format::name).join(", ");
        say!(language, "format-unknown", text = self.0.as_str(), known = known)
    }
}

impl Say for UnknownMetric {
    fn say(&self, language: Language) -> String {
        say!(language, "metric-unknown", text = self.text.as_str())
    }
}

impl Say for UnknownNotation {
    fn say(&self, language: Language) -> String {
        say!(language, "notation-unknown", text = self.text.as_str())
    }
}
