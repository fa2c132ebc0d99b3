//! Paths that are counted, and the first of them.

/// How many paths there are, and the first of them.
pub(crate) struct Listed<M> {
    pub(crate) count: u64,
    most: usize,
    pub(crate) paths: Vec<Vec<M>>,
}

impl<M: Clone> Listed<M> {
    /// None yet; the first `most` will be kept, at least one.
    pub(crate) fn new(most: usize) -> Listed<M> {
        Listed { count: 0, most: most.max(1), paths: Vec::new() }
    }

    /// Counts a path.
    pub(crate) fn add(&mut self, path: &[M]) {
        self.count += 1;
        if self.paths.len() < self.most {
            self.paths.push(path.to_vec());
        }
    }
}
