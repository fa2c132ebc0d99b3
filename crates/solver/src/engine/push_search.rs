//! IDA* with pattern databases where a push counts one.

use jiugong_heuristics::{MOST_PUSH_PATTERNS, PushLine, PushPatterns, PushSpots, Pushes, Reach, Tiles};
use jiugong_puzzle::Direction;
use jiugong_search::{Answer, Event, Node, Observer, Run, Space, Stop, Stopped};

use super::listed::Listed;

/// IDA* (Korf 1985) for [`PushPatterns`], which finds a shortest path of pushes, or counts all of them.
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
    ///
    /// # Errors
    /// The limit that stopped it.
    pub(crate) fn search<O: Observer<Pushes<u64>>>(&self, start: &Tiles, run: &mut Run<O>) -> Answer<Reach> {
        let found = self.rounds(start, 1, AtGoal::Stop, run)?;
        Ok(found.and_then(|found| found.paths.into_iter().next()))
    }

    /// Counts the shortest paths from `start` and lists the first `most`, at least one.
    ///
    /// # Errors
    /// The limit that stopped it, with the first shortest path if one was found: then not all are counted.
    pub(crate) fn all_shortest(
        &self,
        start: &Tiles,
        most: usize,
        run: &mut Run,
    ) -> Result<Option<Listed<Reach>>, Stopped<Reach>> {
        self.rounds(start, most, AtGoal::Count, run)
    }

    fn rounds<O: Observer<Pushes<u64>>>(
        &self,
        start: &Tiles,
        most: usize,
        at_goal: AtGoal,
        run: &mut Run<O>,
    ) -> Result<Option<Listed<Reach>>, Stopped<Reach>> {
        run.statistics.generated += 1;
        let mut found = Listed::new(most);
        if *start == self.goal {
            run.tell(|| Event::Solution(Node::forward(start, None, 0, 0)));
            found.add(&[]);
            return Ok(Some(found));
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
                let mut walk =
                    Walk { search: self, end, trail: Vec::new(), at_goal, found: &mut found, run: &mut *run };
                match walk.visit(start, &spots, axis, &distances, length as u8) {
                    Ok(true) => return Ok(Some(found)),
                    Ok(false) => {}
                    Err(by) => return Err(Stopped { by, best: found.paths.into_iter().next() }),
                }
            }
            if found.count > 0 {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    fn most(&self, distances: &Distances) -> u8 {
        distances[..self.patterns.count()].iter().copied().max().unwrap_or_default()
    }
}

/// What to do at the goal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AtGoal {
    /// The walk ends.
    Stop,
    /// It goes on and counts.
    Count,
}

/// A walk through the lines within one length.
struct Walk<'a, 'b, O> {
    search: &'a PushSearch<'a>,
    /// Along which of the goal's lines the path is to end.
    end: usize,
    trail: Vec<Reach>,
    at_goal: AtGoal,
    found: &'b mut Listed<Reach>,
    run: &'b mut Run<O>,
}

/// A push after which only those along an axis are of use: 0 for rows.
const BEFORE: [Option<Reach>; 2] = [
    Some(Reach { direction: Direction::Up, tiles: 1 }),
    Some(Reach { direction: Direction::Left, tiles: 1 }),
];

impl<O: Observer<Pushes<u64>>> Walk<'_, '_, O> {
    /// Whether the walk ends at or below a board: at the goal, to which a path of `left` pushes, the next along `axis`,
    /// leads from the board.
    fn visit(
        &mut self,
        board: &Tiles,
        spots: &Spots,
        axis: usize,
        distances: &Distances,
        left: u8,
    ) -> Result<bool, Stop> {
        self.run.expand()?;
        let PushSearch { space, patterns, .. } = self.search;
        let (g, by) = (self.trail.len() as u32, self.trail.last().copied());
        self.run.tell(|| Event::Expanded(Node::forward(board, by, g, self.search.most(distances).into())));
        let moves = space.moves(board, BEFORE[axis]);
        if left == 1 {
            return Ok(self.visit_last(board, moves, distances));
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
                self.drop(board, made, after[0]);
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
                        self.drop(board, made, after[pattern]);
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
        self.leave(board, distances);
        Ok(false)
    }

    /// Whether the walk ends with one push, the last one, from a board.
    fn visit_last(
        &mut self,
        board: &Tiles,
        moves: impl Iterator<Item = Reach>,
        distances: &Distances,
    ) -> bool {
        let PushSearch { space, goal, .. } = self.search;
        for made in moves {
            self.run.statistics.generated += 1;
            let child = board.after_push(space.change(board, made));
            if child != *goal {
                self.drop(board, made, 1);
                continue;
            }
            self.trail.push(made);
            let g = self.trail.len() as u32;
            self.run.tell(|| Event::Solution(Node::forward(&child, Some(made), g, 0)));
            self.found.add(&self.trail);
            if self.at_goal == AtGoal::Stop {
                return true;
            }
            self.trail.pop();
        }
        self.leave(board, distances);
        false
    }

    /// Tells of a child that is too far from the goal, with the distance of the line along which its next push would go.
    #[inline(always)]
    fn drop(&mut self, board: &Tiles, made: Reach, distance: u8) {
        if O::LISTENS {
            let child = board.after_push(self.search.space.change(board, made));
            let g = self.trail.len() as u32 + 1;
            self.run.tell(|| Event::Dropped(Node::forward(&child, Some(made), g, distance.into())));
        }
    }

    #[inline(always)]
    fn leave(&mut self, board: &Tiles, distances: &Distances) {
        let (g, by) = (self.trail.len() as u32, self.trail.last().copied());
        self.run.tell(|| Event::Left(Node::forward(board, by, g, self.search.most(distances).into())));
    }
}
