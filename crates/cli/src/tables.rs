//! `jiugong tables`: pattern databases that are built once and kept.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::thread;

use clap::{Args, Subcommand};
use directories::ProjectDirs;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use jiugong_locale::{Language, Say, bytes, say, seconds};
use jiugong_puzzle::Size;
use jiugong_solver::pattern::{BuildError, Building, Collection, FileError, Tables};
use jiugong_solver::{KeptTables, MOST_CELLS, PatternSet, SolveError, Solver, TableFolder};

use crate::ending::{Ending, Failure};
use crate::input::goal_of_random;
use crate::limits::MakingOptions;
use crate::output::Output;
use crate::{interrupt, names, notice};

/// What `tables` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[command(subcommand)]
    task: Task,
}

/// Where tables are kept.
#[derive(Debug, Default, Args)]
pub struct FolderOptions {
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
}

/// What to do with the tables.
#[derive(Debug, Subcommand)]
enum Task {
    Build(BuildOptions),
    List(FolderOptions),
    Verify(FolderOptions),
    Remove(SetOptions),
    Path(FolderOptions),
}

/// Which tables.
#[derive(Debug, Args)]
struct SetOptions {
    #[arg(value_name = "SET")]
    set: String,
    #[arg(short, long, value_name = "SIZE")]
    size: Option<Size>,
    #[arg(short, long, value_name = "GOAL", value_parser = names::goal(), default_value = "standard")]
    goal: String,
    #[command(flatten)]
    folder: FolderOptions,
}

/// Which tables to build, and within what.
#[derive(Debug, Args)]
struct BuildOptions {
    #[command(flatten)]
    set: SetOptions,
    #[command(flatten)]
    limits: MakingOptions,
}

impl FolderOptions {
    /// The folder that was asked for, else the one in the user's cache directory; `None` where the system has none.
    pub fn folder(&self) -> Option<TableFolder> {
        let own = || Some(ProjectDirs::from("", "", "jiugong")?.cache_dir().join("tables"));
        self.tables.clone().or_else(own).map(TableFolder::new)
    }

    /// Whether a folder was named that is not there.
    fn is_missing(&self) -> bool {
        self.tables.as_ref().is_some_and(|path| !path.exists())
    }

    /// A solver that uses what is kept there; says so where there is no such folder.
    pub fn solver(&self, language: Language) -> Solver {
        if let Some(path) = self.tables.as_ref().filter(|_| self.is_missing()) {
            let path = path.display().to_string();
            notice::remark(&say!(language, "tables-no-such-folder", path = path));
        }
        self.folder().map_or_else(Solver::new, Solver::with_tables)
    }
}

/// Says which kept tables were not used, and why.
pub fn complain_of_unused(solver: &Solver, language: Language) {
    for error in solver.unused_files() {
        notice::remark(&say!(language, "tables-not-used", reason = error.say(language)));
    }
}

/// Does what was asked for.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    match &options.task {
        Task::Build(options) => build(options, language),
        Task::List(options) => list(&working_folder(options, language)?, language),
        Task::Verify(options) => {
            let verified = verify(&working_folder(options, language)?, language)?;
            // Whoever names a folder wants what is in it verified.
            Ok(if options.is_missing() { verified.worst(Ending::No) } else { verified })
        }
        Task::Remove(options) => remove(options, language),
        Task::Path(options) => {
            let mut output = Output::standard();
            writeln!(output, "{}", folder(options, language)?.path().display())?;
            output.flush()?;
            Ok(Ending::Done)
        }
    }
}

fn folder(options: &FolderOptions, language: Language) -> Result<TableFolder, Failure> {
    options.folder().ok_or_else(|| Failure::Input(say!(language, "tables-no-folder")))
}

/// The folder to work in, which need not be there; an error where something else stands in its way.
fn working_folder(options: &FolderOptions, language: Language) -> Result<TableFolder, Failure> {
    let folder = folder(options, language)?;
    match folder.path().ancestors().find(|path| path.exists()) {
        Some(path) if !path.is_dir() => {
            let path = path.display().to_string();
            Err(Failure::Input(say!(language, "tables-not-a-folder", path = path)))
        }
        _ => Ok(folder),
    }
}

fn failure(error: FileError, language: Language) -> Failure {
    match error {
        FileError::Io { .. } => Failure::Stopped(error.say(language), Ending::Unwritten),
        _ => Failure::Input(error.say(language)),
    }
}

impl SetOptions {
    fn collection(&self, language: Language) -> Result<Collection, Failure> {
        let goal = goal_of_random(&self.goal, self.size, 4, language)?;
        let collection = self.set.parse::<PatternSet>().and_then(|set| set.collection(&goal));
        collection.map_err(|error| Failure::Input(error.say(language)))
    }
}

fn build(options: &BuildOptions, language: Language) -> Result<Ending, Failure> {
    let collection = options.set.collection(language)?;
    let size = collection.size();
    if size.cells() > MOST_CELLS {
        return Err(Failure::Input(SolveError::TooLarge { size }.say(language)));
    }
    let folder = working_folder(&options.set.folder, language)?;
    let failed = |error: BuildError| Failure::Input(error.say(language));
    let limits = options.limits.limits();
    let needs = Tables::needs(&collection).map_err(|error| failed(error.into()))?;
    notice::remark(&say!(
        language,
        "tables-building",
        set = options.set.set.as_str(),
        bytes = bytes(needs.kept),
        memory = bytes(needs.peak)
    ));
    let watch = interrupt::watch();
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    bar.set_style(ProgressStyle::default_spinner());
    let started = std::time::Instant::now();
    let in_time = || limits.time.is_none_or(|time| started.elapsed() < time);
    let (mut table, tables) = (0, collection.patterns().len());
    let mut report = |progress: jiugong_solver::pattern::Progress| {
        table += usize::from(progress.level == 1);
        let left = progress.remaining().map_or_else(String::new, |left| seconds(left.as_secs_f64()));
        let part = progress.done * 100 / progress.entries.max(1);
        bar.set_message(say!(
            language,
            "tables-progress",
            table = table,
            tables = tables,
            part = part,
            left = left
        ));
        bar.tick();
        if watch.is_cancelled() || !in_time() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut building = Building { threads, memory: limits.memory, watch: &mut report };
    let built = Tables::build(collection, &mut building);
    bar.finish_and_clear();
    let built = match built {
        Ok(built) => built,
        Err(error) => {
            notice::complain(&error.say(language), language);
            return Ok(match error {
                BuildError::Cancelled if watch.is_cancelled() => Ending::Cancelled,
                BuildError::Cancelled => Ending::TimeLimit,
                BuildError::Memory { .. } => Ending::MemoryLimit,
                BuildError::Shape(_) => Ending::Invalid,
            });
        }
    };
    let path = folder.save(&built).map_err(|error| failure(error, language))?;
    let mut output = Output::standard();
    writeln!(output, "{}", path.display())?;
    output.flush()?;
    Ok(Ending::Done)
}

fn list(folder: &TableFolder, language: Language) -> Result<Ending, Failure> {
    let mut output = Output::standard();
    let unread = |error: FileError| Failure::Input(error.say(language));
    let kept = folder.kept().map_err(unread)?;
    remark_of_none(folder, &kept, language);
    for path in folder.ignored().map_err(unread)? {
        notice::remark(&say!(language, "tables-ignored", path = path.display().to_string()));
    }
    for kept in kept {
        let (set, goal) = kept.written();
        let line = say!(
            language,
            "tables-kept",
            set = set.to_string(),
            goal = goal,
            size = kept.collection.size().to_string(),
            blank = kept.collection.blank() + 1,
            bytes = bytes(kept.bytes),
            path = kept.path.display().to_string()
        );
        writeln!(output, "{line}")?;
    }
    output.flush()?;
    Ok(Ending::Done)
}

/// Says that there are no tables where there are none.
fn remark_of_none(folder: &TableFolder, kept: &[KeptTables], language: Language) {
    let path = folder.path().display().to_string();
    match kept {
        [_, ..] => {}
        [] if folder.path().exists() => notice::remark(&say!(language, "tables-none-kept", path = path)),
        [] => notice::remark(&say!(language, "tables-no-such-folder", path = path)),
    }
}

/// Reads every file to its end.
fn verify(folder: &TableFolder, language: Language) -> Result<Ending, Failure> {
    let mut output = Output::standard();
    let mut ending = Ending::Done;
    let unread = |error: FileError| Failure::Input(error.say(language));
    let kept = folder.kept().map_err(unread)?;
    remark_of_none(folder, &kept, language);
    for path in folder.ignored().map_err(unread)? {
        let remark = match Tables::load(&path) {
            Ok(tables) => {
                let reason = FileError::misnamed(path, &tables).say(language);
                say!(language, "tables-ignored-readable", reason = reason)
            }
            Err(_) => say!(language, "tables-ignored", path = path.display().to_string()),
        };
        notice::remark(&remark);
    }
    for kept in kept {
        let path = kept.path.display().to_string();
        match folder.load(&kept.collection) {
            Ok(_) => writeln!(output, "{}", say!(language, "tables-right", path = path))?,
            Err(error) => {
                notice::complain(&error.say(language), language);
                ending = Ending::No;
            }
        }
    }
    output.flush()?;
    Ok(ending)
}

fn remove(options: &SetOptions, language: Language) -> Result<Ending, Failure> {
    let collection = options.collection(language)?;
    let folder = working_folder(&options.folder, language)?;
    if folder.remove(&collection).map_err(|error| failure(error, language))? {
        return Ok(Ending::Done);
    }
    if !folder.path().exists() {
        remark_of_none(&folder, &[], language);
        return Ok(Ending::No);
    }
    let path = folder.file(&collection).display().to_string();
    notice::complain(&say!(language, "tables-not-there", path = path), language);
    Ok(Ending::No)
}
