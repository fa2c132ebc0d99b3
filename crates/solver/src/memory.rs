//! How much memory a search may take where nobody says.

use std::fs;

use sysinfo::System;

/// The part of the memory available now that a search may hold: half, because a hash table that grows, and
/// whatever else the machine does meanwhile, take more.
const PART: u64 = 2;

/// The limit that holds where none is given, in bytes; `None` where the system does not say how much there is.
///
/// Limits of a container count, and those that a shell sets (`ulimit -v`, `ulimit -d`), where the system tells them
/// (Linux does).
pub fn default_memory_limit() -> Option<u64> {
    let mut system = System::new().ok()?;
    system.refresh_memory();
    let available = match system.cgroup_limits() {
        Some(group) => group.free_memory.min(system.available_memory()),
        None => system.available_memory(),
    };
    let left = left_of_process();
    (available > 0).then_some(available.min(left.unwrap_or(available)) / PART)
}

/// What the limits of the process leave of its address space and of its data, in bytes; `None` without limits.
fn left_of_process() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let left = |limit: &str, used: &str| {
        let most = after(&limits, limit)?.parse::<u64>().ok()?;
        let kibibytes = after(&status, used)?.parse::<u64>().ok()?;
        Some(most.saturating_sub(kibibytes * 1024))
    };
    [left("Max address space", "VmSize:"), left("Max data size", "VmData:")].into_iter().flatten().min()
}

/// The first word behind a name at the start of a line.
fn after<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(name))?.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::after;

    #[test]
    fn the_soft_limit_is_the_first_word() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units\n\
            Max data size             unlimited            unlimited            bytes\n\
            Max address space         409600000            unlimited            bytes\n";
        assert_eq!(after(limits, "Max address space"), Some("409600000"));
        assert_eq!(after(limits, "Max data size"), Some("unlimited"));
        assert_eq!(after(limits, "Max stack size"), None);
    }
}
