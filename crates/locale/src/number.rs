//! Numbers as people read them; the same in both languages.

/// A count with its digits in threes: `1,234,567`.
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// An amount of memory in the largest binary unit that it fills: `1.5 GiB`.
pub fn bytes(amount: u64) -> String {
    const UNITS: [&str; 5] = ["B", "KiB", "MiB", "GiB", "TiB"];
    let mut unit = 0;
    let mut scaled = amount as f64;
    while scaled >= 1024.0 && unit + 1 < UNITS.len() {
        scaled /= 1024.0;
        unit += 1;
    }
    if unit == 0 { format!("{amount} B") } else { format!("{scaled:.1} {}", UNITS[unit]) }
}

/// A time in the unit that suits it: `35 µs`, `1.2 ms`, `0.50 s`, `3 min 20 s`.
pub fn seconds(time: f64) -> String {
    match time {
        t if t < 0.001 => format!("{:.0} µs", t * 1e6),
        t if t < 0.1 => format!("{:.1} ms", t * 1e3),
        t if t < 100.0 => format!("{t:.2} s"),
        t => format!("{} min {:.0} s", (t / 60.0) as u64, (t % 60.0).floor()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_in_threes() {
        let texts = [0, 999, 1_000, 181_440, 276_361_933].map(grouped);
        assert_eq!(texts, ["0", "999", "1,000", "181,440", "276,361,933"]);
    }

    #[test]
    fn units_that_suit() {
        assert_eq!([0, 1023, 1536, 3 << 30].map(bytes), ["0 B", "1023 B", "1.5 KiB", "3.0 GiB"]);
        assert_eq!([0.000035, 0.0012, 0.5, 200.0].map(seconds), ["35 µs", "1.2 ms", "0.50 s", "3 min 20 s"]);
    }
}
