//! The Fluent files as the tests read them: with the parser, not with the program's bundle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use jiugong_locale::Language;

/// One message: its literal text (every variant's, without variables) and its variables.
#[derive(Default)]
pub struct Message {
    pub text: String,
    pub variables: BTreeSet<String>,
}

/// All messages of a language by key. Panics at a file that is not right, or a key twice.
pub fn messages(language: Language) -> BTreeMap<String, Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(language.tag());
    let mut messages = BTreeMap::new();
    for file in fs::read_dir(&folder).expect("the folder of the language exists") {
        let path = file.expect("the folder can be read").path();
        let source = fs::read_to_string(&path).expect("the file can be read");
        let resource = parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(entry) => {
                    let mut message = Message::default();
                    let pattern = entry.value.expect("every message has a text");
                    read_pattern(&pattern, &mut message);
                    let key = entry.id.name.to_owned();
                    assert!(messages.insert(key.clone(), message).is_none(), "{key} is there twice");
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => panic!("{}: {entry:?}", path.display()),
            }
        }
    }
    messages
}

fn read_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.text.push_str(value),
            PatternElement::Placeable { expression } => read_expression(expression, message),
        }
    }
}

fn read_expression(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, message),
        Expression::Select { selector, variants } => {
            read_inline(selector, message);
            for variant in variants {
                read_pattern(&variant.value, message);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { value } => message.text.push_str(value),
        InlineExpression::NumberLiteral { .. } => {}
        other => panic!("messages use variables and selections alone, not {other:?}"),
    }
}
