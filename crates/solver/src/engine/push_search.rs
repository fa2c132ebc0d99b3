//! IDA* with pattern databases where a push counts one.

use jiugong_heuristics::{MOST_PUSH_PATTERNS, PushLine, PushPatterns, PushSpots, Pushes, Reach, Tiles};
use jiugong_puzzle::Direction;
use jiugong_search::{Answer, Event, Observer, Run, Space, Stop};

/// IDA* (Korf 1985) for [`PushPatterns`], which finds a shortest path of pushes.
///
/// A path takes turns between pushes along rows and along columns. So its length and the axis of its first push say
/// along which line of the goal its last push goes, and each round looks for paths of one length that begin along one
/// axis: then the line along which the next push goes has to be as near to that line of the goal as pushes are left,
/// which is more than the estimate of the board alone says.
pub(crate) struct PushSearch<'a> {
    pub(crate) space: &'a Pushes<u64>,
    pub(crate) patterns: &'a PushPatterns,
    pub(crate) goal: Tiles,
}

/// The distances of a line in each pattern.
type Distances = [u8; MOST_PUSH_PATTERNS];

/// Where the tiles of each pattern are.
type Spots = [PushSpots; MOST_PUSH_PATTERNS];

/// The most pushes along one line of a board of up to 16 cells.
const MOST_PUSHES: usize = 7;

impl PushSearch<'_> {
    /// Looks for a shortest path from `start`.
    pub(crate) fn search<O: Observer<Pushes<u64>>>(&self, start: &Tiles, run: &mut Run<O>) -> Answer<Reach> {
        run.statistics.generated += 1;
        if *start == self.goal {
            return Ok(Some(Vec::new()));
        }
        let memo = self.patterns.fresh(start);
        let spots = std::array::from_fn(|pattern| match pattern < self.patterns.count() {
            true => self.patterns.spots(pattern, start),
            false => PushSpots::default(),
        });
        for length in self.patterns.value(&memo).max(1)..u32::from(u8::MAX) {
            run.raise_bound(length);
            run.tell(|| Event::Bound(length));
            for axis in 0..2 {
                let end = if length % 2 == 1 { axis } else { 1 - axis };
                let distances = memo.map(|of_pattern| of_pattern[end][axis]);
                if self.most(&distances) > length as u8 {
                    continue;
                }
                let mut walk = Walk { search: self, end, trail: Vec::new(), run };
                if walk.visit(start, &spots, axis, &distances, length as u8)? {
                    return Ok(Some(walk.trail));
                }
            }
        }
        Ok(None)
    }

    fn most(&self, distances: &Distances) -> u8 {
        distances[..self.patterns.count()].iter().copied().max().unwrap_or_default()
    }
}

/// A walk through the lines within one length.
struct Walk<'a, 'b, O> {
    search: &'a PushSearch<'a>,
    /// Along which of the goal's lines the path is to end.
    end: usize,
    trail: Vec<Reach>,
    run: &'b mut Run<O>,
}

/// A push after which only those along an axis are of use: 0 for rows.
const BEFORE: [Option<Reach>; 2] = [
    Some(Reach { direction: Direction::Up, tiles: 1 }),
    Some(Reach { direction: Direction::Left, tiles: 1 }),
];

impl<O> Walk<'_, '_, O> {
    /// Whether a path of `left` pushes, the next along `axis`, leads from the board to the goal: the trail then does.
    fn visit(
        &mut self,
        board: &Tiles,
        spots: &Spots,
        axis: usize,
        distances: &Distances,
        left: u8,
    ) -> Result<bool, Stop> {
        self.run.expand()?;
        let PushSearch { space, patterns, goal } = self.search;
        let moves = space.moves(board, BEFORE[axis]);
        if left == 1 {
            for made in moves {
                self.run.statistics.generated += 1;
                if board.after_push(space.change(board, made)) == *goal {
                    self.trail.push(made);
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        // The lines of all children in the first pattern before the first is looked up, so that one look need not wait
        // for the other.
        let mut lines = [PushLine::default(); MOST_PUSHES];
        for (line, made) in lines.iter_mut().zip(moves) {
            let pushed = space.change(board, made);
            let spots = patterns.spots_after(0, spots[0], board, pushed);
            *line = patterns.line(0, 1 - axis, spots, pushed.from);
        }
        'pushes: for (line, made) in lines.into_iter().zip(moves) {
            self.run.statistics.generated += 1;
            let mut after = *distances;
            after[0] = patterns.beside(0, self.end, 1 - axis, after[0], line);
            if after[0] >= left {
                continue;
            }
            let pushed = space.change(board, made);
            let mut spots = *spots;
            for (pattern, spots) in spots.iter_mut().enumerate().take(patterns.count()) {
                *spots = patterns.spots_after(pattern, *spots, board, pushed);
                if pattern > 0 {
                    let line = patterns.line(pattern, 1 - axis, *spots, pushed.from);
                    after[pattern] = patterns.beside(pattern, self.end, 1 - axis, after[pattern], line);
                    if after[pattern] >= left {
                        continue 'pushes;
                    }
                }
            }
            let child = board.after_push(pushed);
            self.trail.push(made);
            if self.visit(&child, &spots, 1 - axis, &after, left - 1)? {
                return Ok(true);
            }
            self.trail.pop();
        }
        Ok(false)
    }
}
