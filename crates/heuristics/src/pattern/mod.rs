//! Pattern databases: exact distances of a few tiles, added up.
//!
//! A [`Collection`] has the patterns into which the tiles of a goal are divided, in one or several ways; [`Tables`] are
//! built for it, pattern by pattern; and [`Patterns`] is the estimate that they give for every goal that they fit.

mod bits;
mod build;
mod candidates;
mod chosen;
mod collection;
mod collection_error;
pub(crate) mod exchange;
mod file;
mod file_error;
mod grid;
mod layout;
mod look;
mod lookup_node;
mod lookups;
mod neighbours;
mod orders;
mod partitions;
mod passing;
mod patterns;
mod pull;
mod shape;
mod step;
mod symmetry;
mod table;
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "the third named exception: vector instructions")]
mod vectors;
mod view;

#[cfg(test)]
mod slow;

pub use build::{BuildError, Builder, Building, Progress};
pub use collection::Collection;
pub use collection_error::CollectionError;
pub use file_error::{Damage, FileError};
pub use look::Look;
pub use lookup_node::{Child, LookupNode, MOST_PATTERNS_OF_VIEW};
pub use lookups::{Lookups, MOST_LOOKUPS};
pub use orders::MOST_TILES;
pub use partitions::{MOST_PARTITIONS, MOST_PATTERNS};
pub use patterns::{MOST_CARRIED, MOST_PARTS, MOST_VIEWS, Needs, Patterns, PatternsError, Tables};
pub use shape::ShapeError;
pub use step::Step;
pub use symmetry::Symmetry;
pub use table::{Part, Table};
pub use view::{Member, View};
