//! Tables in a file.
//!
//! All numbers are little-endian. The header has [`HEADER`] bytes; what is not named in it is 0.
//!
//! | bytes | meaning |
//! |---|---|
//! | 0..8 | `JIUGONGP` |
//! | 8..12 | version of the format: 1 |
//! | 12, 13, 14 | width, height, and the cell of the goal's blank |
//! | 15 | number of patterns, at most 30 |
//! | 16..136 | for each pattern four bytes, a bit for each goal cell of its tiles; patterns may have tiles in common, but each is in a partition |
//! | 136..144 | bytes of the whole file |
//! | 144..148 | CRC-32 (ISO-HDLC) of everything behind the header |
//! | 148..152 | CRC-32 of the header up to here |
//!
//! Behind it come the tables in the order of the patterns, each filled up with zeros to a multiple of 64 bytes. A
//! table has for every rank of an order of the tiles, one after the other, a slab of ceil(components / 8) bytes; bit
//! `component % 8` of byte `component / 8` of the slab is (h >> 1) & 1. Components are numbered by their set of cells
//! as a binary number, then by the first cell of the blank's region; orders by their lexicographic rank.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use jiugong_puzzle::Size;
use memmap2::Mmap;

use crate::pattern::bits::{self, Bits};
use crate::pattern::collection::Collection;
use crate::pattern::file_error::{Damage, FileError};
use crate::pattern::layout::slab_bytes;
use crate::pattern::partitions::MOST_PATTERNS;
use crate::pattern::patterns::Tables;
use crate::pattern::shape::Shape;
use crate::pattern::table::Table;

/// Bytes of the header.
pub const HEADER: usize = 192;

const MAGIC: &[u8; 8] = b"JIUGONGP";
pub(crate) const VERSION: u32 = 1;
const ALIGNMENT: usize = 64;

impl Tables {
    /// Writes the tables to the file at `path`: beside it first, and moved there when it is complete and on the
    /// disk. So whoever looks finds the old file, or none, or the new one, whatever happens in between.
    ///
    /// # Errors
    /// [`FileError::Io`], after which nothing is left of it.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        self.write(folder, path).map_err(|error| FileError::Io { path: path.to_owned(), error })
    }

    fn write(&self, folder: &Path, path: &Path) -> io::Result<()> {
        remove_left_over(folder);
        let mut file = tempfile::Builder::new().prefix(BEGIN).suffix(END).tempfile_in(folder)?;
        let mut sum = crc32fast::Hasher::new();
        let mut length = HEADER;
        for table in &self.tables {
            let bytes = table.bits.bytes();
            sum.update(bytes);
            sum.update(&[0; ALIGNMENT][..filling(bytes.len())]);
            length += bytes.len() + filling(bytes.len());
        }
        file.write_all(&header(&self.collection, length as u64, sum.finalize()))?;
        for table in &self.tables {
            let bytes = table.bits.bytes();
            file.write_all(bytes)?;
            file.write_all(&[0; ALIGNMENT][..filling(bytes.len())])?;
        }
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    }

    /// Maps the file at `path` and checks all of it, which takes as long as reading it once.
    ///
    /// # Errors
    /// A [`FileError`] unless it is, to the last bit, what was written.
    pub fn load(path: &Path) -> Result<Tables, FileError> {
        let failed = |error| FileError::Io { path: path.to_owned(), error };
        let damaged = |what| FileError::Damaged { path: path.to_owned(), what };
        // Opening a pipe would wait for whoever writes to it.
        let kind = fs::metadata(path).map_err(failed)?.file_type();
        if !kind.is_file() && !kind.is_dir() {
            return Err(FileError::Foreign(path.to_owned()));
        }
        let file = File::open(path).map_err(failed)?;
        let length = file.metadata().map_err(failed)?.len();
        let mut begin = Vec::new();
        (&file).take(HEADER as u64).read_to_end(&mut begin).map_err(failed)?;
        let mut header = [0; HEADER];
        header[..begin.len()].copy_from_slice(&begin);
        if header[..8] != *MAGIC {
            return Err(FileError::Foreign(path.to_owned()));
        }
        let version = number(&header, 8);
        if version != VERSION {
            return Err(FileError::Version { path: path.to_owned(), version });
        }
        if begin.len() < HEADER {
            return Err(damaged(Damage::Length));
        }
        if number(&header, 148) != crc32fast::hash(&header[..148]) {
            return Err(damaged(Damage::Header));
        }
        let said = u64::from(number(&header, 136)) | u64::from(number(&header, 140)) << 32;
        if said != length {
            return Err(damaged(Damage::Length));
        }
        let collection = collection(&header).ok_or(damaged(Damage::Contents))?;
        let mapped = bits::map(&file).map_err(failed)?;
        if mapped.len() as u64 != length {
            return Err(damaged(Damage::Length));
        }
        if crc32fast::hash(&mapped[HEADER..]) != number(&header, 144) {
            return Err(damaged(Damage::Tables));
        }
        tables(collection, mapped).map_err(damaged)
    }

    /// How the names of such files end.
    pub const ENDING: &'static str = ".patterns";

    /// A name for the file of a collection's tables: `4x4-0-13e-ccc-e000.patterns`, that is the size, the cell of the
    /// blank, and the patterns as hexadecimal numbers.
    pub fn file_name(collection: &Collection) -> String {
        let patterns: Vec<_> = collection.patterns().iter().map(|pattern| format!("{pattern:x}")).collect();
        let (size, blank) = (collection.size(), collection.blank());
        format!("{size}-{blank}-{}{}", patterns.join("-"), Tables::ENDING)
    }

    /// The collection whose tables a file of this name holds; `None` if it is not such a name.
    pub fn collection_of_file_name(name: &str) -> Option<Collection> {
        let mut parts = name.strip_suffix(Tables::ENDING)?.split('-');
        let (size, blank) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let patterns = parts.map(|pattern| u32::from_str_radix(pattern, 16).ok());
        let collection = Collection::of_cells(size, blank, patterns.collect::<Option<_>>()?)?;
        (Tables::file_name(&collection) == name).then_some(collection)
    }
}

/// How the names of files begin and end that are not complete.
const BEGIN: &str = ".pattern-";
const END: &str = ".partial";

/// A program that has been writing a file for so long was killed.
const LEFT_OVER: Duration = Duration::from_secs(24 * 60 * 60);

/// Removes what killed programs left behind. What cannot be removed is as harmless as before: nobody reads it.
fn remove_left_over(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_partial = name.to_str().is_some_and(|name| name.starts_with(BEGIN) && name.ends_with(END));
        let written = entry.metadata().and_then(|metadata| metadata.modified()).ok();
        if is_partial && written.is_some_and(|at| at.elapsed().is_ok_and(|age| age > LEFT_OVER)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Bytes that are missing to a multiple of the alignment.
fn filling(length: usize) -> usize {
    length.next_multiple_of(ALIGNMENT) - length
}

fn number(header: &[u8; HEADER], at: usize) -> u32 {
    u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
}

fn header(collection: &Collection, length: u64, sum: u32) -> [u8; HEADER] {
    let size = collection.size();
    let mut header = [0; HEADER];
    header[..8].copy_from_slice(MAGIC);
    header[8..12].copy_from_slice(&VERSION.to_le_bytes());
    header[12..16].copy_from_slice(&[
        size.width() as u8,
        size.height() as u8,
        collection.blank(),
        collection.patterns().len() as u8,
    ]);
    for (place, pattern) in header[16..136].chunks_exact_mut(4).zip(collection.patterns()) {
        place.copy_from_slice(&pattern.to_le_bytes());
    }
    header[136..144].copy_from_slice(&length.to_le_bytes());
    header[144..148].copy_from_slice(&sum.to_le_bytes());
    let own = crc32fast::hash(&header[..148]);
    header[148..152].copy_from_slice(&own.to_le_bytes());
    header
}

fn collection(header: &[u8; HEADER]) -> Option<Collection> {
    let size = Size::new(header[12].into(), header[13].into()).ok()?;
    let count = usize::from(header[15]);
    let patterns = (0..count.min(MOST_PATTERNS)).map(|place| number(header, 16 + 4 * place)).collect();
    Collection::of_cells(size, header[14], patterns).filter(|_| count <= MOST_PATTERNS)
}

fn tables(collection: Collection, mapped: Mmap) -> Result<Tables, Damage> {
    let mapped = Arc::new(mapped);
    let mut shapes: Vec<Arc<Shape>> = Vec::new();
    let mut tables = Vec::new();
    let mut begin = HEADER;
    for &pattern in collection.patterns() {
        let tiles = pattern.count_ones() as usize;
        let known = shapes.iter().find(|shape| shape.tiles == tiles).cloned();
        let shape = match known {
            Some(shape) => shape,
            None => Arc::new(Shape::new(collection.size(), tiles).map_err(|_| Damage::Contents)?),
        };
        let length = slab_bytes(shape.components) * shape.orders.count();
        let range = begin..begin + length;
        begin = range.end + filling(length);
        if begin > mapped.len() {
            return Err(Damage::Length);
        }
        let bits = Bits::Mapped(Arc::clone(&mapped), range);
        tables.push(Arc::new(Table::new(Arc::clone(&shape), pattern, collection.blank(), bits)));
        shapes.push(shape);
    }
    if begin != mapped.len() {
        return Err(Damage::Length);
    }
    Ok(Tables { collection, tables })
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use jiugong_puzzle::GoalName;

    use super::*;
    use crate::pattern::Building;

    fn built() -> Tables {
        let goal = GoalName::Zero.board(Size::new(3, 3).unwrap());
        let collection = Collection::parse("4-4", &goal).unwrap();
        let mut watch = |_| ControlFlow::Continue(());
        Tables::build(collection, &mut Building { threads: 1, memory: None, watch: &mut watch }).unwrap()
    }

    #[test]
    fn what_is_saved_is_loaded() {
        let folder = tempfile::tempdir().unwrap();
        let built = built();
        let path = folder.path().join(Tables::file_name(built.collection()));
        assert!(path.ends_with("3x3-0-1e-1e0.patterns"));
        let name = Tables::file_name(built.collection());
        assert_eq!(Tables::collection_of_file_name(&name).as_ref(), Some(built.collection()));
        for wrong in ["3x3-0-1e.patterns", "3x3-0-1e-1e0", "3x3-9-1e-1e0.patterns", "3x3-0-1E-1e0.patterns"] {
            assert_eq!(Tables::collection_of_file_name(wrong), None, "{wrong}");
        }
        built.save(&path).unwrap();
        built.save(&path).unwrap();
        let loaded = Tables::load(&path).unwrap();
        assert_eq!(loaded.collection(), built.collection());
        for (one, other) in loaded.tables.iter().zip(&built.tables) {
            assert_eq!(one.bits.bytes(), other.bits.bytes());
        }
        let names: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
        assert_eq!(names.len(), 1, "nothing is left beside it");
    }

    #[test]
    fn every_changed_byte_and_every_length_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables");
        built().save(&path).unwrap();
        let right = std::fs::read(&path).unwrap();
        let used = 152;
        let places = (0..used).chain((HEADER..right.len()).step_by(397)).chain([right.len() - 1]);
        for place in places {
            let mut wrong = right.clone();
            wrong[place] ^= 1 << (place % 8);
            std::fs::write(&path, &wrong).unwrap();
            let error = Tables::load(&path).unwrap_err();
            match place {
                0..8 => assert!(matches!(error, FileError::Foreign(_))),
                8..12 => assert!(matches!(error, FileError::Version { .. })),
                12..152 => {
                    assert!(matches!(error, FileError::Damaged { what: Damage::Header, .. }))
                }
                _ => assert!(matches!(error, FileError::Damaged { what: Damage::Tables, .. })),
            }
            assert!(error.to_string().contains(path.to_str().unwrap()), "{error}");
        }
        for length in [0, 7, 12, HEADER - 1, HEADER, right.len() - 64, right.len() - 1] {
            std::fs::write(&path, &right[..length]).unwrap();
            assert!(Tables::load(&path).is_err(), "{length} bytes");
        }
        std::fs::write(&path, [right.as_slice(), &[0]].concat()).unwrap();
        assert!(matches!(Tables::load(&path).unwrap_err(), FileError::Damaged { what: Damage::Length, .. }));
    }

    #[cfg(unix)]
    #[test]
    fn what_is_neither_file_nor_folder_is_not_opened() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables");
        let _socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
        assert!(matches!(Tables::load(&path).unwrap_err(), FileError::Foreign(_)));
    }

    #[test]
    fn what_a_killed_program_left_behind_goes_when_it_is_a_day_old() {
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (folder.path().join(".pattern-a.partial"), folder.path().join(".pattern-b.partial"));
        for (path, hours) in [(&old, 25), (&new, 1)] {
            let at = std::time::SystemTime::now() - Duration::from_secs(hours * 3600);
            File::create(path).unwrap().set_modified(at).unwrap();
        }
        built().save(&folder.path().join("tables")).unwrap();
        assert_eq!((old.exists(), new.exists()), (false, true));
    }

    #[test]
    fn a_folder_that_is_not_there_is_named() {
        let error = built().save(Path::new("no/such/folder/tables")).unwrap_err();
        assert!(error.to_string().contains("no/such/folder"), "{error}");
        assert!(Tables::load(Path::new("no/such/tables")).is_err());
    }
}
