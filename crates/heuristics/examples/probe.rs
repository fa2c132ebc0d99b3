use jiugong_heuristics::*;
use jiugong_puzzle::*;
use jiugong_search::*;
use std::time::Instant;
// hand-written loop
struct Hand {
    dist: [[i8; 16]; 16],
    b: [u8; 16],
    made: u64,
}
impl Hand {
    fn dfs(&mut self, blank: usize, last: usize, g: i32, h: i32, bound: i32) -> bool {
        const N: [[i8; 4]; 16] = {
            let mut n = [[-1i8; 4]; 16];
            let mut c = 0;
            while c < 16 {
                if c >= 4 {
                    n[c][0] = (c - 4) as i8;
                }
                if c % 4 > 0 {
                    n[c][1] = (c - 1) as i8;
                }
                if c % 4 < 3 {
                    n[c][2] = (c + 1) as i8;
                }
                if c < 12 {
                    n[c][3] = (c + 4) as i8;
                }
                c += 1;
            }
            n
        };
        for d in 0..4 {
            if d + last == 3 {
                continue;
            }
            let to = N[blank][d];
            if to < 0 {
                continue;
            }
            let to = to as usize;
            let t = self.b[to] as usize;
            let nh = h + (self.dist[t][blank] - self.dist[t][to]) as i32;
            self.made += 1;
            if g + 1 + nh <= bound {
                if nh == 0 {
                    return true;
                }
                self.b[blank] = t as u8;
                if self.dfs(to, d, g + 1, nh, bound) {
                    return true;
                }
                self.b[to] = t as u8;
            }
        }
        false
    }
}
fn main() {
    let text = std::fs::read_to_string("/work/shared/korf15.tsv").unwrap();
    let size = Size::new(4, 4).unwrap();
    let goal = GoalName::Zero.board(size);
    let slides = Slides::<u64>::new(size).unwrap();
    let m = Manhattan::new(&goal);
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let f: Vec<_> = line.split('\t').collect();
        let n: u64 = f[3].parse().unwrap();
        if n > 40_000_000 {
            continue;
        }
        let b = Board::new(size, f[1].split(' ').map(|x| x.parse().unwrap()).collect()).unwrap();
        let p = Problem {
            space: &slides,
            heuristic: &m,
            start: Tiles::new(&b).unwrap(),
            goal: Tiles::new(&goal).unwrap(),
        };
        let t = Instant::now();
        let mut run = Run::default();
        let path = IdaStar.search(&p, &mut run).unwrap().unwrap();
        let a = t.elapsed();
        let t = Instant::now();
        let mut h = Hand { dist: [[0; 16]; 16], b: [0; 16], made: 1 };
        for i in 1..16usize {
            for c in 0..16usize {
                h.dist[i][c] = ((i / 4).abs_diff(c / 4) + (i % 4).abs_diff(c % 4)) as i8;
            }
        }
        for (i, &x) in b.cells().iter().enumerate() {
            h.b[i] = x as u8;
        }
        let mut hh = 0i32;
        for c in 0..16 {
            hh += h.dist[h.b[c] as usize][c] as i32;
        }
        let mut bound = hh;
        let start = h.b;
        while !{
            h.b = start;
            h.dfs(b.blank(), 9, 0, hh, bound)
        } {
            bound += 2;
        }
        let c = t.elapsed();
        println!(
            "{} len {} {} generated {} {} hand {} {:?} {:?} ratio {:.2} rate {:.0}M/s",
            f[0],
            path.len(),
            path.len().to_string() == f[2],
            run.statistics.generated,
            run.statistics.generated == n,
            h.made == n,
            a,
            c,
            a.as_secs_f64() / c.as_secs_f64(),
            n as f64 / a.as_secs_f64() / 1e6
        );
    }
    // A* 3x3
    let size = Size::new(3, 3).unwrap();
    let goal = GoalName::Standard.board(size);
    let s3 = Slides::<u64>::new(size).unwrap();
    let m = Manhattan::new(&goal);
    let b = Board::new(size, vec![8, 6, 7, 2, 5, 4, 3, 0, 1]).unwrap();
    for ties in [Ties::FirstMade, Ties::LargerG] {
        let p = Problem {
            space: &s3,
            heuristic: &m,
            start: Tiles::new(&b).unwrap(),
            goal: Tiles::new(&goal).unwrap(),
        };
        let t = Instant::now();
        let mut run = Run::default();
        let path = AStar { ties }.search(&p, &mut run).unwrap().unwrap();
        println!("{} {:?} {:?}", path.len(), t.elapsed(), run.statistics);
        let p = Problem {
            space: &s3,
            heuristic: &Zero,
            start: Tiles::new(&b).unwrap(),
            goal: Tiles::new(&goal).unwrap(),
        };
        let t = Instant::now();
        let mut run = Run::default();
        let path = AStar { ties }.search(&p, &mut run).unwrap().unwrap();
        println!("{} {:?} {:?}", path.len(), t.elapsed(), run.statistics);
    }
}
