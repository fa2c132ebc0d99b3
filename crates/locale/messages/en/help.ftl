# The texts of --help, of the completions and of the manual pages.

help-heading-usage = Usage:
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands

value-command = COMMAND
value-options = OPTIONS
value-language = LANGUAGE
value-shell = SHELL
value-folder = FOLDER

help-program = Solves sliding-tile puzzles of every size, shows how, explains why
help-program-more =
    Exit codes:
      0   solved; yes
      1   no: the path is wrong, or an algorithm that may fail found nothing
      2   wrong usage or input
      3   the results could not be written
      10  the goal is not reachable
      20  time limit reached
      21  node limit reached
      22  memory limit reached
      23  cancelled
    With many boards it is the worst of them, and all are answered.

help-help = Show this help
help-version = Show the version
help-lang = Language: en or zh [default: that of the environment]

help-completions = Print a script that completes the command line in a shell
help-shell = bash, elvish, fish, powershell or zsh
help-man = Print the manual page, or write all of them into a folder
help-folder = Write one page for each subcommand here

value-board = BOARD
value-board-or-link = BOARD|LINK
value-file = FILE
value-size = SIZE
value-goal = GOAL
value-algorithm = ALGORITHM
value-heuristic = HEURISTIC
value-time = TIME
value-count = COUNT
value-memory = MEMORY
value-metric = METRIC
value-notation = NOTATION
value-seed = SEED
value-format = FORMAT
value-path = PATH
value-link = LINK
value-what = LIST

help-boards = Boards, as in "8 0 3/2 1 4/7 6 5", in any format; - for standard input
help-file = Read boards from a file, one a line or one a block; - for standard input
help-size = Width x height, as in 4x3, where the text does not show it
help-goal = standard, zero, snail, or a board [default: standard, or the goal that the text gives]
help-json = Print one JSON object a line
help-algorithm = Algorithm, as in a-star or weighted-a-star(weight=2), see `jiugong list` [default: the fastest optimal one for the size]
help-heuristic = Heuristic, as in manhattan or max(manhattan,gaschnig), see `jiugong list`; algorithms that use none ignore it and say so [default: the best for the size]
help-time-limit = Stop each search after this time: 90, 500ms, 5m, 2h
help-node-limit = Stop each search after so many expanded nodes: 20M; several threads may expand some more
help-memory-limit = Stop a search before all that run at once hold more: 2G [default: half of what is free]

help-solve = Solve one board or many, and show every step
help-metric = What counts one in lengths: stm, every slide of one tile, or mtm, tiles of one row or column slid at once [default: stm]
help-solve-jobs = How many boards to solve at once [default: as many as there are cores]
help-solve-moves = Print the moves alone, a line a board: blank-moves (ullddr), tile-moves (DR2U2) or tile-numbers (4 1 5)
help-solve-more =
    Examples:
      jiugong solve "8 0 3/2 1 4/7 6 5" --goal snail
      jiugong solve 283104765 --algorithm a-star --heuristic linear-conflict
      jiugong solve --file boards.txt --json --time-limit 60

    Exit codes: 0 solved, 1 nothing found, 2 wrong input, 3 output not written, 10 not reachable,
    20 time limit, 21 node limit, 22 memory limit, 23 cancelled; with many boards the worst of them.
help-check = Say whether the goal can be reached, and why
help-check-more = Exit codes: 0 reachable, 2 wrong input, 10 not reachable.
help-scramble = Make random boards from a seed
help-scramble-size = Width x height [default: 3x3]
help-scramble-goal = The goal that can be reached from them: standard, zero, snail, or a board [default: standard]
help-seed = The same seed gives the same boards on every machine [default: a random one, which is shown]
help-count = How many boards [default: 1]
help-walk = Boards at the end of a random walk of so many slides from the goal, instead of all boards equally likely
help-unsolvable = Boards from which the goal cannot be reached
help-format = The format to write, see `jiugong list formats` [default: rows]
help-verify = Say whether a path is right, and whether it is a shortest one
help-verify-board = The board where the path begins, or a replay link
help-verify-path = The path, in any notation: ullddr, DR2U2, or "4 1 5"
help-notation = The notation of the path, where it is to be no other: blank-moves, tile-moves or tile-numbers
help-verify-more = Exit codes: 0 right, 1 wrong, 2 wrong input, 20 to 23 right but stopped before it was known whether a shorter path exists.
help-convert = Convert boards and paths between all formats
help-to = The format of the boards, see `jiugong list formats` [default: rows]
help-convert-path = Convert this path, which begins at the board, instead of the board
help-convert-moves = The notation to write the path in: blank-moves, tile-moves or tile-numbers [default: blank-moves]
help-link = Write the path as a replay link of the players' community
help-replay = Read a replay link: prints its board and its path
help-list = Show the catalogue: algorithms and heuristics with their guarantees, goals, formats, notations
help-what = Only this list: algorithms, heuristics, goals, formats or notations; or the name of an algorithm or heuristic: all about it [default: all lists]
help-distance = Boards whose shortest path to the goal has exactly so many slides (or pushes, with --metric mtm) (sizes with a table of distances, such as 3x3 and 3x4)

value-number = NUMBER

help-trace = Show a search step by step: expansions, open and closed, the search tree
help-trace-board = The board from which the search begins
help-trace-format = text, jsonl, csv, dot (Graphviz) or svg [default: by the ending of the output file, or text]
help-trace-output = Write it to this file
help-trace-lists = With every expansion the contents of open and closed, in the order of expansion
help-trace-from = The first expansion to show, counted from 1
help-trace-to = The last expansion to show; the search ends there, and a tree is drawn as it is then
help-trace-limit = Show at most so many expansions [default: all], or draw so many nodes [default: 250] and those of the solution
help-trace-more =
    Examples:
      jiugong trace "2 8 3/1 0 4/7 6 5" --goal snail --algorithm a-star --heuristic misplaced --lists
      jiugong trace "8 0 3/2 1 4/7 6 5" --goal snail --algorithm ida-star --output tree.svg
      jiugong trace "8 0 3/2 1 4/7 6 5" --goal snail --algorithm breadth-first --format jsonl --to 10

    Open and closed are shown as they are when the successors of the expansion have been made.
    At most a million steps are recorded. Exit codes are those of `jiugong solve`.

value-algorithms = ALGORITHMS
value-heuristics = HEURISTICS
value-distances = DISTANCES
value-contestant = SEARCH
value-measures = FIGURES

help-compare = Compare algorithms and heuristics on the same boards
help-algorithms = Algorithms with commas between them [default: a-star]
help-heuristics = Heuristics with commas between them; each algorithm that uses one is run with each [default: misplaced,manhattan]
help-random = Take so many random boards, at each distance if --depths is given
help-depths = True distances of the random boards: 20, or 2..24 (both included), 2..24/2 (every second), or 4,8,12
help-compare-seed = The same seed gives the same boards on every machine [default: a random one, which is shown]
help-compare-size = Width x height, where the text does not show it [default for random boards: 3x3]
help-baseline = The search that speed-ups refer to, as in "a-star misplaced" [default: the first]
help-measures = Figures that get a table of their own: length, excess, expanded, generated, largest_open, held, branching_factor, penetrance, seconds [default: expanded,generated,branching_factor]
help-seconds = Measure time, too: one run at a time, nothing beside it
help-compare-jobs = How many runs at once [default: as many as there are cores]
help-compare-format = table, csv, json, markdown, or a chart of the first figure as svg or png [default: as the ending of the file says, else table]
value-chart = CHART
help-chart = curves against the distance, or bars over all boards [default: curves if there are several distances]
help-compare-output = Write into this file
help-compare-more =
    Examples:
      jiugong compare --random 100 --depths 2..24/2 --goal zero --seed 1
      jiugong compare "8 6 7/2 5 4/3 0 1" --algorithms a-star,ida-star,breadth-first --seconds
      jiugong compare --random 50 --depths 2..26/2 --algorithms a-star,breadth-first --output chart.png
      jiugong compare --file boards.txt --heuristics manhattan,linear-conflict --format csv

    What is not solved within the limits is counted and no failure: exit code 0; 2 wrong input, 3 output not written,
    23 cancelled.

value-name = NAME

help-demonstrate = Show classic mistakes of search, each on a small board with its figures and why
help-name = The demonstration [default: list all of them]
help-scramble-json = Print one JSON object with the seed and all boards (at most 1,000,000)
help-list-json = Print the same, and all texts, as one JSON object
value-attempt = ATTEMPT
help-demonstrate-watch = Show one of its attempts step by step, also one that is wrong on purpose; with --json an object for each event. At most 10,000 expansions
help-demonstrate-json = Print one JSON object for each demonstration

value-set = SET
value-address = ADDRESS

help-serve = Serve the page to play, watch and compare on, and the HTTP API below it
help-serve-listen = Where to listen, as host:port [default: 127.0.0.1:8008, this machine alone]
help-serve-open = Open the page in the browser
help-serve-more =
    Stops at Ctrl-C. RUST_LOG=warn makes the log short.
    The API is described under /api/v1/, health is under /healthz, figures for Prometheus under /metrics.

help-explore = All boards of a size by their distance to a goal: how many at each, and the farthest
help-explore-size = Width x height: 3x3 at once, up to 3x4 and 2x6 in seconds [default: 3x3]
help-explore-goal = standard, zero, snail or a board [default: standard]
help-explore-more = Exit codes: 0 done, 2 wrong input or too many cells, 20 time limit, 22 memory limit, 23 cancelled.
help-tables = Build pattern databases once and keep them: what is kept is used by `solve`, `verify`, `trace`, `compare`, `explain` and `bench`
help-tables-build = Build a set and keep it
help-tables-list = Show the sets that are kept
help-tables-verify = Read every file to its end and say whether it is right
help-tables-remove = Remove a set, written as `list` shows it
help-tables-path = Print the folder
help-set = Tiles in each pattern, as in 7-8; a collection by its patterns and their tiles, 18x6 (for 5x5); or the tiles themselves, as in 1,2,3/4,5,6,7,8
help-tables-build-size = Width x height [default: 4x4]
help-tables-remove-size = Width x height [default: 4x4]
help-tables-build-goal = The goal: its blank decides which tables; standard, zero, snail or a board [default: standard]
help-tables-remove-goal = The goal: its blank decides which tables; standard, zero, snail or a board [default: standard]
help-tables-build-tables = The folder of kept tables [default: in the user's cache directory]
help-tables-more =
    Exit codes: 0 done; 1 a file is damaged or has the name of another set (`verify`), or is not there
    (`remove`; `verify`, of a folder named with --tables); 2 wrong input; 3 not written; `build` also
    20 time limit, 22 memory limit, 23 cancelled.
help-tables-list-tables = The folder of kept tables [default: in the user's cache directory]
help-tables-verify-tables = The folder of kept tables [default: in the user's cache directory]
help-tables-remove-tables = The folder of kept tables [default: in the user's cache directory]
help-tables-path-tables = The folder of kept tables [default: in the user's cache directory]
help-solve-tables = The folder of kept tables, see `jiugong tables` [default: in the user's cache directory]
