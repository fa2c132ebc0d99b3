# Threads, all shortest paths, benchmarks.
help-solve-threads = Threads that search one board: the same path and counts for any number [default: 1]
help-solve-all-shortest = Count all shortest paths and list so many of them; 0 counts only [without a number: 100]
threads-not-used = Only ida-star with pattern databases searches one board in several threads, in slides and for one shortest path; one thread is used here.
compare-refused = { $search }: { $reason }
solve-not-all-shortest = All shortest paths are found by ida-star with pattern databases, not by { $algorithm } with this heuristic; leave out both
shortest-paths = Shortest paths in all: { $count }.
shortest-paths-listed = The first { $listed } of them, each letter the way that the blank goes:

help-bench = Measure how fast boards are solved, and check the lengths against the published ones
help-bench-suite = korf15 (the hundred boards of Korf 1985), korf24 (the fifty of Korf and Felner 2002), far15 (15-puzzle boards 80 slides away, the most there are), or random [default: korf15]
help-bench-size = Width x height of random boards [default: 4x4]
help-bench-goal = The goal of random boards: standard, zero, snail, or a board [default: standard]
help-bench-count = How many random boards [default: 100]
help-bench-seed = What draws the random boards: the same seed, the same boards [default: 1]
help-bench-boards = Only these boards, by their numbers: 38,40,25,44
help-bench-jobs = How many boards to solve at once [default: 1]
help-bench-threads = Threads that search one board [default: 1]
help-bench-format = table, csv (a line a board) or json (one object) [default: table]
help-bench-tables = The folder of kept tables, see `jiugong tables` [default: in the user's cache directory]
help-compare-tables = The folder of kept tables, see `jiugong tables` [default: in the user's cache directory]
help-verify-tables = The folder of kept tables, see `jiugong tables` [default: in the user's cache directory]
help-trace-tables = The folder of kept tables, see `jiugong tables` [default: in the user's cache directory]
help-explain-tables = The folder of kept tables, see `jiugong tables` [default: in the user's cache directory]
help-bench-more =
    Examples:
      jiugong bench
      jiugong bench korf15 --heuristic "pattern(7-8)" --format json
      jiugong bench korf24 --boards 38,40,25,44 --threads 2
      jiugong bench random --size 3x3 --count 1000

    Exit codes: 0 done, 1 a length is wrong, 2 wrong input, 3 output not written, 20 time limit,
    21 node limit, 22 memory limit, 23 cancelled; with many boards the worst of them.
value-suite = SUITE
value-numbers = NUMBERS
bench-title = Benchmark { $suite }: { $algorithm } { $heuristic }
bench-number = board
bench-status = status
bench-length = length
bench-published = published
bench-expanded = expanded
bench-generated = generated
bench-seconds = seconds
bench-solved = Solved { $solved } of { $boards }; { $length } { $metric ->
        [mtm] pushes
       *[stm] slides
    } in all.
bench-nodes = { $expanded } nodes expanded, { $generated } generated: { $speed } generated in a second of processor time.
bench-preparation = To get ready: { $time }, of processor time { $cpu }.
bench-search = To search: { $time }, of processor time { $cpu }.
bench-memory = Memory: { $held } held by a search at most, { $peak } by the program at its peak.
bench-wrong = The lengths of these boards are not the published ones: { $numbers }
bench-no-such-board = There is no board { $number }: they are numbered from 1 to { $most }

# The whole space.
explore-takes = { $boards } boards of { $size } take { $takes } of memory; { $allowed } are allowed.
explore-takes-unlimited = { $boards } boards of { $size } take { $takes } of memory.

# What is made ready before a search, and a goal that lost its quotes.
report-not-begun = The search had not begun: { $status ->
    [memory] what { $pair } needs first does not fit; allow more memory, or take another heuristic.
   *[time] what { $pair } needs first was not ready.
 }
goal-without-quotes = the goal is only “{ $goal }”; put quotes around it, as in --goal "1 2 3/4 5 6/7 8 0"
progress-ready = getting ready (tables, if the search takes any)

# A folder of tables without any, and files in it that are none of this program's.
tables-none-kept = No tables are kept in { $path }
tables-no-such-folder = There is no folder { $path }, so no tables are kept there
tables-not-a-folder = { $path } is no folder; name a folder with --tables
tables-ignored = { $path } is ignored: a file of tables has a name as in 4x4-15-b3-cc00-734c.patterns
tables-ignored-readable = Ignored because of its name: { $reason }

# Benchmarks that were not asked for rightly, or not begun.
bench-other-size = --size { $size } does not fit: the boards of { $suite } are { $own }; leave it out, or measure with random boards, as in `jiugong bench random --size { $size }`
bench-other-goal = --goal "{ $goal }" does not fit: the goal of { $suite } is { $own }; leave it out, or measure with random boards, as in `jiugong bench random --goal "{ $goal }"`
bench-only-random = { $option } is for random boards, as in `jiugong bench random { $option } { $value }`; of { $suite }, choose boards by their numbers, as in --boards 1,2,3
bench-not-begun = Boards begun: 0 of { $boards }: { $status ->
    [memory_limit] what { $pair } needs first (tables) does not fit into the memory that is allowed
    [cancelled] it was cancelled while what { $pair } needs first (tables) was made ready
   *[time_limit] the time limit came while what { $pair } needs first (tables) was made ready
 }

# A server without threads.
serve-no-threads = the system has no room for the threads of a server ({ $reason }); allow more, as with `ulimit -u`, or end other programs

# A goal that is wrong for many boards.
goal-wrong-for-more = the goal is wrong in the same way for { $count ->
    [one] 1 more board
   *[other] { $count } more boards
 }

# A dialogue without an answer.
ask-unanswered = the input ended before a { $what ->
    [goal] goal
   *[start] board
 } was given
