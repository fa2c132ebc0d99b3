# The page in the browser: watching a search.

page-algorithm = Algorithm
page-heuristic = Heuristic
page-largest = the largest of several
page-explain-board = Board (any format)
page-record = Expansions recorded at most
page-start-board = Start
page-searching-trace = Searching and recording …
page-admissible = never overestimates (admissible)
page-not-admissible = may overestimate (not admissible)
page-consistent = consistent
page-not-consistent = not consistent
page-memory = memory { $memory }

page-stepping = Steps
page-to-begin = To the beginning
page-step-one = One step
page-step-ten = Ten steps
page-run = Run
page-to-end = To the end
page-step = Step
page-step-at = Step { $at } of { $last }
page-happening-begin = The start is made and put into open.
page-happening-expand = Expansion { $number }: the node with g = { $g }, h = { $h }, f = { $f } leaves open; { $made ->
    [0] it has no new successors
    [1] 1 successor is made
   *[other] { $made } successors are made
 }.
page-happening-bound = A round begins: nodes up to f = { $value } are searched, depth first.
page-happening-weight = A round begins with the weight { $value } on h; open is sorted anew.
page-happening-layer = Layer { $value } begins.
page-happening-restart = Restart { $value }: from another board, reached at random.
page-happening-solution = The goal is reached after { $expanded } expansions: a path of { $length } slides{ $optimal ->
    [yes] , and none is shorter
   *[no] ; it is not proven that none is shorter
 }.
page-happening-end = The recording ends here, after { $expanded } expansions{ $status ->
    [solved] : the goal is reached
    [unreachable] : the goal is out of reach
    [not_found] : nothing was found
   *[other] : the search is not at its end
 }.

page-tree = Search tree. Arrow keys go from node to node, Enter folds, plus and minus zoom.
page-tree-help = Click a node to look at it, double-click or Enter to fold what is below; drag to move, wheel to zoom; keys: arrows, plus, minus, 0.
page-legend = Signs of the tree
page-zoom-in = Larger
page-zoom-out = Smaller
page-fit = All
page-follow = Follow
page-state-current = just expanded
page-state-next = next
page-state-open = open
page-state-closed = closed
page-state-path = solution
page-state-goal = goal
page-state-left = gone back over
page-state-replaced = cheaper way found
page-state-dropped = dropped
page-state-forgotten = given up
page-state-waiting = waits for the next round
page-state-unmade = not made yet

page-counts = Counters
page-count-expanded = expanded
page-count-expanded-means = nodes whose successors were made
page-count-generated = generated
page-count-generated-means = nodes made, the start included
page-count-open = open
page-count-open-means = made and not yet expanded
page-count-closed = closed
page-count-closed-means = expanded and kept
page-count-depth = depth
page-count-depth-means = slides from the start to the node just expanded
page-count-bound = bound
page-count-bound-means = the largest f that this round lets through
page-count-weight = weight
page-count-weight-means = what h is multiplied by in this round
page-count-layer = layer
page-count-layer-means = slides from the start to the boards of this layer

page-list-open = Open ({ $count })
page-list-closed = Closed ({ $count })
page-list-stack = Stack ({ $count })
page-column-board = board
page-column-number = expansion
page-column-made = made as
page-column-g = g
page-column-h = h
page-column-f = f
page-more-rows = and { $count } more

page-node = Node
page-node-none = Point at a node, or choose one in the tree or in a list.
page-node-choose = Click it to see how h was made up.
page-node-path = Path, { $length } slides (where the blank goes):
page-node-is = { $board }; g { $g }, h { $h }, f { $f }
page-side-goal = searched from the goal
page-how = h = { $h } by { $heuristic }
page-how-tiles = Tiles and their distances
page-how-tile = tile
page-how-at = at
page-how-home = home
page-how-rows = rows
page-how-columns = columns
page-how-distance = sum
page-how-walk-rows = in row, into row
page-how-walk-columns = in column, into column
page-how-slides = { $slides } slides (Manhattan distance { $manhattan })
page-how-pairs = { $count } pairs in the wrong order: at least { $slides } slides
page-how-scores = { $distance } + 3 × { $score } = { $h }
page-how-exact = The true distance, from a table of all boards: { $distance }

page-files = This run as a file
page-file-jsonl = JSON
page-file-csv = CSV
page-file-dot = DOT
page-file-svg = SVG
page-file-png = PNG

page-articles = About the algorithm and the heuristic
page-text-idea = Idea
page-text-pseudo-code = Pseudo-code
page-text-guarantee = Guarantee, and why
page-text-cost = Cost in time and memory
page-text-when = When to use it
page-text-fails = When it fails
page-text-source = Source

page-examples = Examples
page-example-first = 2 8 3/1 0 4/7 6 5 · A*, misplaced tiles
page-example-second = 8 0 3/2 1 4/7 6 5 · A*, Manhattan
page-example-breadth = The first, breadth-first
page-example-ida = The second, IDA*
page-example-nilsson = Nilsson 1971 · A*, misplaced tiles
page-example-modern = Russell & Norvig · A*, 26 slides
page-example-greedy = Greedy search astray
page-mistakes = Classic mistakes and what comes of them
page-mistake-runs = Running both the wrong and the right one …
page-mistake-board = Board { $board }, goal { $goal }, true distance { $distance }
page-mistake-watch = Watch a search on this board
page-attempt = what was run
page-verdict = verdict
page-verdict-right = right
page-verdict-wrong = wrong, on purpose
page-verdict-legitimate = right, not optimal
page-estimate = h of the board
