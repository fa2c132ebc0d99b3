//! The help in the user's language: every text of the command line comes from the Fluent files.
//!
//! The command line itself is declared once, by the options of each subcommand. Its texts are
//! put in here by key: `help-solve` for a subcommand, `help-solve-goal` for an option of one
//! (or `help-goal`, where it means the same everywhere), `help-solve-more` for what stands
//! below the options, `value-board` for the name of a value.

use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command};
use jiugong_locale::{Language, say};

/// The command with all its texts in this language.
pub fn in_language(command: Command, language: Language) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command.disable_version_flag(true).disable_help_subcommand(true).arg(version);
    let mut command = texts(command, "", language);
    command.build();
    usage(command, language)
}

/// The key of a subcommand's texts: `help-solve`; `help-program` for the program itself.
fn key(path: &str) -> String {
    if path.is_empty() { "help-program".to_owned() } else { format!("help-{path}") }
}

fn texts(command: Command, path: &str, language: Language) -> Command {
    let key = key(path);
    let headings = (say!(language, "help-heading-arguments"), say!(language, "help-heading-options"));
    let help_flag = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .disable_help_flag(true)
        .arg(help_flag)
        .about(language.say(&key, &[]))
        .help_template(template(language))
        .subcommand_help_heading(say!(language, "help-heading-commands"))
        .subcommand_value_name(say!(language, "value-command"))
        .mut_args(|arg| argument(arg, path, &headings, language));
    let more = format!("{key}-more");
    if language.knows(&more) {
        command = command.after_help(language.say(&more, &[]));
    }
    command.mut_subcommands(|subcommand| {
        let path = if path.is_empty() {
            subcommand.get_name().to_owned()
        } else {
            format!("{path}-{}", subcommand.get_name())
        };
        texts(subcommand, &path, language)
    })
}

fn argument(arg: Arg, path: &str, headings: &(String, String), language: Language) -> Arg {
    let name = arg.get_id().to_string().replace('_', "-");
    let own = format!("{}-{name}", key(path));
    let text = if language.knows(&own) { own } else { format!("help-{name}") };
    let heading = if arg.is_positional() { &headings.0 } else { &headings.1 };
    let values: Vec<String> = arg
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .map(|value| language.say(&format!("value-{}", value.to_lowercase().replace('_', "-")), &[]))
        .collect();
    let arg = arg.help(language.say(&text, &[])).help_heading(heading.clone());
    let takes_value = arg.get_action().takes_values();
    let arg = if takes_value { arg.hide_possible_values(true).hide_default_value(true) } else { arg };
    // So that the value is what is wrong with `--seed -1`.
    let arg = if takes_value && !arg.is_positional() { arg.allow_negative_numbers(true) } else { arg };
    if values.is_empty() { arg } else { arg.value_names(values) }
}

/// Clap's template of a help page, with our word for "Usage:".
fn template(language: Language) -> StyledStr {
    let heading = say!(language, "help-heading-usage");
    let bold = anstyle::Style::new().bold().underline();
    format!("{{about-with-newline}}\n{bold}{heading}{bold:#} {{usage}}\n\n{{all-args}}{{after-help}}").into()
}

/// Clap's own usage lines, with our words in them.
fn usage(mut command: Command, language: Language) -> Command {
    let line = command.render_usage().to_string();
    let line = line
        .trim_start_matches("Usage: ")
        .replace("[OPTIONS]", &format!("[{}]", say!(language, "value-options")));
    command.override_usage(line).mut_subcommands(|subcommand| usage(subcommand, language))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::program;

    /// Everything that a user may read of a command: its texts and those of its options.
    fn texts_of(command: &Command) -> Vec<String> {
        let mut texts = vec![command.clone().render_long_help().to_string()];
        texts.extend(command.get_subcommands().flat_map(texts_of));
        texts
    }

    #[test]
    fn the_command_line_holds_together() {
        for language in Language::ALL {
            program::command(language).debug_assert();
        }
    }

    #[test]
    fn every_text_of_the_command_line_is_in_the_files() {
        for language in Language::ALL {
            for text in texts_of(&program::command(language)) {
                assert!(!text.contains(['‹', '{']), "a text is missing:\n{text}");
            }
        }
    }

    /// Puts in every key that the help of a command may ask for.
    fn keys_of(command: &Command, path: &str, keys: &mut BTreeSet<String>) {
        let own = key(path);
        keys.extend([own.clone(), format!("{own}-more")]);
        for arg in command.get_arguments() {
            let name = arg.get_id().to_string().replace('_', "-");
            let specific = format!("{own}-{name}");
            let known = Language::English.knows(&specific);
            keys.insert(if known { specific } else { format!("help-{name}") });
            let values = arg.get_value_names().unwrap_or_default().iter();
            keys.extend(values.map(|value| format!("value-{}", value.to_lowercase().replace('_', "-"))));
        }
        for subcommand in command.get_subcommands() {
            let below = if path.is_empty() { String::new() } else { format!("{path}-") };
            keys_of(subcommand, &format!("{below}{}", subcommand.get_name()), keys);
        }
    }

    #[test]
    fn no_text_of_the_help_is_left_over() {
        let mut keys = BTreeSet::from(
            [
                "help-help",
                "help-version",
                "help-heading-arguments",
                "help-heading-options",
                "help-heading-commands",
                "help-heading-usage",
                "value-command",
                "value-options",
            ]
            .map(str::to_owned),
        );
        keys_of(&program::without_texts(), "", &mut keys);
        let files = [
            include_str!("../../locale/messages/en/help.ftl"),
            include_str!("../../locale/messages/en/explain.ftl"),
        ];
        let written = files.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" ="));
        let left_over: Vec<&str> = written
            .map(|(key, _)| key)
            .filter(|key| key.starts_with("help-") || key.starts_with("value-"))
            .filter(|key| !keys.contains(*key))
            .collect();
        assert!(left_over.is_empty(), "no option has these texts: {left_over:?}");
    }

    #[test]
    fn chinese_help_has_no_english_headings() {
        for text in texts_of(&program::command(Language::Chinese)) {
            for word in
                ["Usage", "Options", "OPTIONS", "Arguments", "Commands", "[default", "possible values"]
            {
                assert!(!text.contains(word), "{word} is left over in:\n{text}");
            }
        }
    }
}
