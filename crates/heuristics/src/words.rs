//! Memory of large tables.

use std::ops::{Deref, DerefMut};

use memmap2::MmapMut;

/// Many numbers, all 0 at first, in the large pages of the system where it has them (Linux) and they are many.
///
/// A search looks here and there in its tables, so that with pages of four kilobytes it waits for the address of the
/// page as well: with eight views of 6-6-6-6 (363 MB) a third of the time; and building 7-8 takes a quarter less.
#[derive(Debug)]
pub(crate) enum Words {
    /// In pages of their own.
    Pages(MmapMut),
    /// Among other things.
    Heap(Vec<u32>),
}

/// Two large pages, below which it is not worth the while.
const WORDS_FOR_PAGES: usize = 1 << 20;

impl Words {
    /// So many zeros.
    pub(crate) fn zeros(count: usize) -> Words {
        let pages =
            if count < WORDS_FOR_PAGES { None } else { MmapMut::map_anon(count * size_of::<u32>()).ok() };
        // What the heap says to it when there is no memory is said there.
        let Some(pages) = pages else { return Words::Heap(vec![0; count]) };
        // A wish, whose refusal changes nothing but the time that is taken.
        #[cfg(target_os = "linux")]
        let _ = pages.advise(memmap2::Advice::HugePage);
        Words::Pages(pages)
    }

    /// So many times the same number.
    pub(crate) fn filled(count: usize, word: u32) -> Words {
        let mut words = Words::zeros(count);
        words.fill(word);
        words
    }

    /// The same as bytes.
    #[inline(always)]
    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            Words::Pages(pages) => pages,
            Words::Heap(words) => bytemuck::cast_slice(words),
        }
    }

    /// The same as bytes.
    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        match self {
            Words::Pages(pages) => pages,
            Words::Heap(words) => bytemuck::cast_slice_mut(words),
        }
    }
}

impl Deref for Words {
    type Target = [u32];

    #[inline(always)]
    fn deref(&self) -> &[u32] {
        bytemuck::cast_slice(self.bytes())
    }
}

impl DerefMut for Words {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [u32] {
        bytemuck::cast_slice_mut(self.bytes_mut())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_words_are_kept() {
        for count in [0, 1, 1000, WORDS_FOR_PAGES, WORDS_FOR_PAGES + 3] {
            let mut words = Words::zeros(count);
            assert_eq!(words.len(), count);
            assert!(words.iter().all(|&word| word == 0));
            words.iter_mut().zip(7..).for_each(|(word, number)| *word = number);
            assert!(words.iter().copied().eq((7..).take(count)));
            assert_eq!(words.bytes().len(), 4 * count);
            assert!(Words::filled(count, 5).iter().all(|&word| word == 5));
        }
    }
}
