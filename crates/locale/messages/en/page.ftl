# The page in the browser: what all views share, and playing.

page-title = { $view } – jiugong
page-skip = To the content
page-views = Views
page-play = Play
page-explain = Explain
page-compare = Compare
page-theme = Light or dark
page-link-wrong = In the link, { $name } cannot be “{ $value }”; taken instead: { $used }.
page-link-wrong-because = In the link, { $name } cannot be “{ $value }” ({ $why }); taken instead: { $used }.
page-link-unknown = The link has “{ $name }”, which is not read here; what is read: { $known }.
page-link-unknown-name = there are: { $known }
page-link-parameter = { $parameter } has to be { $allowed }
page-link-no-parameter = { $name } has no { $parameter }
page-link-others = the others, or the usual ones
page-link-none = none
page-link-any = any
page-no-server = The server does not answer. Is `jiugong serve` still running?
page-too-large = A board of { $size } does not fit the page: it shows 2x2 to 10x10.

page-beside = Goal, moves, boards
page-board = Board, { $size }
page-tile = Tile { $tile }, row { $row }, column { $column }
page-tile-home = , at home
page-tile-away = , { $distance } from home
page-blank-at = Blank, row { $row }, column { $column }
page-blank = blank
page-moves-made = slides made
page-moves-net = net of undone
page-time = seconds
page-pace = slides a second
page-start = Start
page-random = Random board
page-demonstrate = Demonstration
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-best = Best moves
page-overlay = Distances
page-way-u = down
page-way-d = up
page-way-l = right
page-way-r = left
page-moved = { $count ->
    [1] Tile { $tile } { $way }
   *[other] { $count } tiles { $way }
 }
page-restarted = The board is as at the start.
page-already-there = This is the goal already.
page-searching = Searching for a shortest path …
page-searching-at = Searching … { $expanded } boards expanded; a shortest path has at least { $bound ->
    [1] 1 slide
   *[other] { $bound } slides
 }
page-demonstration-of = { $optimal ->
    [yes] A shortest path: { $length ->
    [1] 1 slide
   *[other] { $length } slides
 }
   *[no] A path of { $length ->
    [1] 1 slide
   *[other] { $length } slides
 }; it is not proven that none is shorter
 }
page-demonstration-at = Demonstration: slide { $at } of { $length }
page-not-solved = No path was found within the server's limits.
page-speed = Speed
page-step-back = Back
page-step-forward = Forward
page-pause = Pause
page-go-on = Go on
page-play-on = Play on from here
page-no-hint = No hint for this board.
page-hint-is = Slide { $tile } { $way }: { $distance } left before it
page-hint-begins = Slide { $tile } { $way }: so begins a way that is known; a shorter one may begin otherwise
page-left-unknown = How far it is, is not known.
page-left-asking = How far is it? …
page-left = { $distance ->
    [0] At the goal
    [1] 1 slide left on the shortest way
   *[other] { $distance } slides left on the shortest way
 }
page-left-between = estimate: { $least } to { $most } slides left
page-no-help = Distances, hints, best moves and demonstrations are for boards of at most 25 cells.
page-goal = Goal
page-goal-standard = in rows, blank last
page-goal-snail = snail, around the middle
page-goal-zero = in rows, blank first
page-goal-own = a board of your own
page-unreachable = The goal cannot be reached from this board.
page-take-goal = Take the goal “{ $name }”
page-swap-goal = Exchange { $one } and { $other } in the goal
page-win = Solved: { $moves ->
    [1] 1 slide
   *[other] { $moves } slides
 } in { $seconds } s
page-win-resumed = Solved, with the moves of the link: { $moves ->
    [1] 1 slide
   *[other] { $moves } slides
 }
page-win-shown = At the goal, with help
page-win-shortest = No path is shorter. Well played!
page-win-longer = The shortest path has { $distance ->
    [1] 1 slide
   *[other] { $distance } slides
 }, { $more } fewer.
page-win-unknown = How long the shortest path is, is not known.

page-moves = Moves
page-moves-note = The tile that was slid, where it went, and how far the goal is then.
page-judged-nearer = nearer, { $distance } left
page-judged-farther = farther, { $distance } left
page-not-judged = not judged

page-new-board = New board
page-columns = Columns
page-rows = Rows
page-difficulty = Difficulty
page-difficulty-any = any, all equally likely
page-difficulty-exact = exactly so far from the goal
page-difficulty-walk = a random walk from the goal
page-difficulty-unsolvable = out of reach, on purpose
page-slides = Slides
page-seed = Seed (empty: any)
page-seed-is = Seed of this board: { $seed }
page-seed-name = Seed
page-number-wrong = { $field } has to be a whole number from { $least } to { $most }.
page-make = Make the board
page-random-made = A random board, seed { $seed }

page-given = Paste or edit
page-paste = A board in any format, a replay link, or a link to this page
page-paste-note = Spaces, slashes, brackets, digits in one go such as 2831x4765, game IDs, PDDL, comments: what people write is read.
page-take = Take it
page-taken = Taken: { $board }
page-edit-board = Edit the board
page-edit-goal = Edit the goal
page-edit-help = Drag a tile onto another to exchange them, or press one and then the other. Keys: arrows to go, digits to put that tile here, Enter to pick up.
page-edit-done = Done
page-edit-cancel = Cancel

page-share = Share
page-link = Link to the board and the moves
page-copy = Copy link
page-copied = Copied
page-copy-by-hand = The text is selected; press Ctrl+C.
page-replay = Replay link of the players' community
page-replay-write = Write replay link
page-replay-goal-written = A replay link carries no goal: it is read with the goal “in rows, blank last”, and yours is another.
page-replay-goal-read = A replay link carries no goal: it is read with the goal “in rows, blank last”, in place of the one before.
page-code = QR code of the link
page-share-note = The link holds start, goal and moves. On another device it opens if that device can reach this server.

page-results = Best results
page-results-of = Best times on { $size }
page-no-results = No win on { $size } yet. Wins with hints or a demonstration are not counted.
page-shortest = shortest
page-board-word = board
page-export = Save as file
page-import = Load file
page-forget = Forget all
page-import-nothing = nothing
page-import-no-json = The file { $file } cannot be read: it is not whole, or not JSON. Choose a file that was saved here with “Save as file”.
page-import-no-list = The file { $file } holds no list `results`. Choose a file that was saved here with “Save as file”.
page-import-schema = The file { $file } has `schema` “{ $value }”, but only 1 can be read. Choose a file that was saved here with “Save as file”.
page-import-too-large = The file { $file } is too large: { $value } KiB, at most { $most }. Divide it.
page-import-too-many = The file { $file } holds { $value } results, at most { $most } are read at once. Divide it.
page-import-refused = { $count ->
    [1] 1 entry was refused; correct it in the file and load it again:
   *[other] { $count } entries were refused; correct them in the file and load it again:
 }
page-import-more = … and { $count } more.
page-import-unkept = The browser does not keep it: its storage is full or switched off. What was there before is still there.
page-result-wrong-entry = Entry { $entry } is “{ $value }”, not a result. A result has `start`, `goal`, `size`, `moves`, `distance`, `milliseconds` and `date`.
page-result-wrong-board = Entry { $entry }: `{ $field }` is “{ $value }”, not a board of 2x2 to 10x10. Write its rows with slashes, as in 2 8 3/1 0 4/7 6 5.
page-result-wrong-size = Entry { $entry }: `{ $field }` is “{ $value }”, but `start` has size { $right }. Correct one of them.
page-result-wrong-unreachable = Entry { $entry }: the goal “{ $value }” cannot be reached from the start. Correct one of them.
page-result-wrong-number = Entry { $entry }: `{ $field }` is “{ $value }”. It has to be a whole number from { $least } to { $most }.
page-result-wrong-parity = Entry { $entry }: `{ $field }` is “{ $value }”. From this start to this goal it has to be { $parity ->
    [even] an even number
   *[odd] an odd number
 }.
page-result-wrong-distance = Entry { $entry }: `distance` is “{ $value }”. The shortest path has { $right } slides: write that.
page-result-wrong-date = Entry { $entry }: `date` is “{ $value }”. Write a date that has been, as in 2026-03-01T12:00:00.000Z.
page-imported = { $count ->
    [0] Nothing new in it
    [1] 1 result added
   *[other] { $count } results added
 }

page-preferences = Keys and preferences
page-arrows = Arrow keys and WASD move
page-arrows-tile = the tile
page-arrows-gap = the gap
page-show-distance = Show how far the goal is
page-keys = Keys: arrows or WASD slide, U or Ctrl+Z undo, Y redo, R start over, N random board, H hint. Click or tap any tile in the blank's row or column, or swipe.

# What algorithms and heuristics are called, beside their names in the catalogue.
page-named = { $title } ({ $name })
page-name-breadth-first = Breadth-first search
page-name-bidirectional-breadth-first = Bidirectional breadth-first search
page-name-depth-first = Depth-first search
page-name-iterative-deepening = Iterative deepening
page-name-uniform-cost = Uniform-cost search
page-name-greedy = Greedy best-first search
page-name-a-star = A*
page-name-weighted-a-star = Weighted A*
page-name-ida-star = IDA*
page-name-rbfs = Recursive best-first search
page-name-beam = Beam search
page-name-hill-climbing = Hill climbing
page-name-simulated-annealing = Simulated annealing
page-name-mm = Meet in the middle
page-name-ara-star = Anytime repairing A*
page-name-table = Distance table
page-name-zero = Zero
page-name-misplaced = Misplaced tiles
page-name-manhattan = Manhattan distance
page-name-linear-conflict = Linear conflict
page-name-gaschnig = Gaschnig's exchanges
page-name-walking-distance = Walking distance
page-name-inversion-distance = Inversion distance
page-name-inversions = Inversions
page-name-nilsson = Nilsson's sequence score
page-name-landmarks = Landmarks
page-name-exact = Exact distance
page-name-pattern = Pattern databases
page-name-max = The largest of several
