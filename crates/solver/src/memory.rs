//! How much memory a search may take where nobody says.

use sysinfo::System;

/// The part of the memory available now that a search may hold: half, because a hash table that grows, and
/// whatever else the machine does meanwhile, take more.
const PART: u64 = 2;

/// The limit that holds where none is given, in bytes; `None` where the system does not say how much there is.
///
/// Limits of a container count.
pub fn default_memory_limit() -> Option<u64> {
    let mut system = System::new().ok()?;
    system.refresh_memory();
    let available = match system.cgroup_limits() {
        Some(group) => group.free_memory.min(system.available_memory()),
        None => system.available_memory(),
    };
    (available > 0).then_some(available / PART)
}
