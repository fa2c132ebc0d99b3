//! Memory that is sent for before it is needed.

/// Sends for an entry of a list, so that it is nearer to the processor when it is read. Nothing happens where there is
/// no such entry, or on processors for which there is no instruction.
///
/// One of the three places of this library with `unsafe` (see also `pattern/bits.rs` and `pattern/vectors.rs`): the instruction takes any address
/// whatsoever, reads nothing that the program could see, and never fails.
#[inline(always)]
#[cfg_attr(target_arch = "x86_64", expect(unsafe_code, reason = "the second named exception: prefetching"))]
pub fn prefetch<T>(list: &[T], place: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: see above.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(list.as_ptr().wrapping_add(place).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (list, place);
}
