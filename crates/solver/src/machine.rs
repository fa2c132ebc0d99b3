//! On what machine this runs, and what the program has taken of it.

use sysinfo::{CpuRefreshKind, System};

/// The processor's name, where the system tells it.
pub fn processor() -> Option<String> {
    let mut system = System::new().ok()?;
    system.refresh_cpu_list(CpuRefreshKind::nothing());
    let brand = system.cpus().first()?.brand().trim().to_owned();
    (!brand.is_empty()).then_some(brand)
}

/// The most bytes that the program had in memory at one time, mapped files included, where the system tells it
/// (Linux does).
pub fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}
