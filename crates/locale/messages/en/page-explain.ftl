# The page in the browser: watching a search.

page-algorithm = Algorithm
page-heuristic = Heuristic
page-parameter-ties = Among equal f (ties)
page-parameter-weight = Weight on h (weight)
page-parameter-limit = Depth at most (limit)
page-parameter-width = Nodes kept of a layer (width)
page-parameter-seed = Seed (seed)
page-parameter-restarts = Restarts at most (restarts)
page-parameter-walk = Random slides at most (walk)
page-parameter-hottest = First temperature (hottest)
page-parameter-coldest = Last temperature (coldest)
page-parameter-steps = Steps of a round (steps)
page-parameter-rounds = Rounds (rounds)
page-parameter-step = Weight less a round (step)
page-parameter-count = Landmarks (count)
page-parameter-set = Tiles of the patterns (set)
page-word-first-made = put in first, goes first
page-word-larger-g = larger g goes first
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
page-happening-begin-stack = The start is made.
page-did-best = Expansion { $number }: the node with g = { $g }, h = { $h }, f = { $f } is taken out of open and put into closed; { $made ->
    [0] it has no new successors
    [1] 1 successor is made and put into open
   *[other] { $made } successors are made and put into open
 }.
page-did-rounds = Expansion { $number }: the node with g = { $g }, h = { $h }, f = { $f } is taken out of open and put into closed; { $made ->
    [0] it has no new successors
    [1] 1 successor is made
   *[other] { $made } successors are made
 }.
page-did-queue = Expansion { $number }: the node at depth { $g } is taken from the head of open, a queue here, and put into closed; { $made ->
    [0] it has no new successors
    [1] 1 successor goes to the end of the queue
   *[other] { $made } successors go to the end of the queue
 }.
page-did-sides = Expansion { $number }: the node at depth { $g } of its side is closed; { $made ->
    [0] it has no new successors
    [1] 1 successor joins the next layer
   *[other] { $made } successors join the next layer
 }.
page-did-ends = Expansion { $number }: the node with g = { $g }, h = { $h }, priority { $f } is taken out of the open list of its side and put into closed; { $made ->
    [0] it has no new successors
    [1] 1 successor is made
   *[other] { $made } successors are made
 }.
page-did-stack = Expansion { $number }: the search goes down to a node at depth { $g } and puts it on the stack; its successors are made one by one.
page-did-bounded = Expansion { $number }: the search goes down to the node with g = { $g }, h = { $h }, f = { $f } and puts it on the stack; its successors are made one by one.
page-did-recursive = Expansion { $number }: the search goes down to the node with g = { $g }, h = { $h }, f = { $f } and puts it on the stack; { $made ->
    [0] it has no successors
    [1] 1 successor is made
   *[other] { $made } successors are made
 }.
page-did-layers = Expansion { $number }: the node with h = { $h } in layer { $g }; { $made ->
    [0] it has no new successors
    [1] 1 successor is made for the next layer
   *[other] { $made } successors are made for the next layer
 }.
page-did-climb = Expansion { $number }: the search stands on a board with h = { $h } and looks at its { $made ->
    [0] successors
    [1] 1 successor
   *[other] { $made } successors
 }.
page-did-chance = Expansion { $number }: the search stands on a board with h = { $h } and draws one of the slides at random.
page-did-table = Expansion { $number }: { $h ->
    [0] the board
   *[other] the board, whose distance is { $h },
 } is on the way down the table of distances.
page-did-take-goal = The goal, { $sign } = { $f }, is taken out of open.
page-also-improved = { $count ->
    [1] To 1 board in open a cheaper way is found: it is put in anew.
   *[other] To { $count } boards in open a cheaper way is found: they are put in anew.
 }
page-also-reopened = { $count ->
    [1] To 1 closed board a cheaper way is found: it is opened again.
   *[other] To { $count } closed boards a cheaper way is found: they are opened again.
 }
page-also-cheaper = { $count ->
    [1] To 1 board a cheaper way is found: if it is open, it is put in anew; if it is closed, it waits for the next round.
   *[other] To { $count } boards a cheaper way is found: those in open are put in anew, closed ones wait for the next round.
 }
page-also-known = { $count ->
    [1] 1 way leads to a board that is known already, no cheaper: dropped.
   *[other] { $count } ways lead to boards that are known already, no cheaper: dropped.
 }
page-also-over = { $count ->
    [1] 1 successor has an f over the bound and is dropped.
   *[other] { $count } successors have an f over the bound and are dropped.
 }
page-also-deep = { $count ->
    [1] 1 successor is on the path already, or too deep, and is dropped.
   *[other] { $count } successors are on the path already, or too deep, and are dropped.
 }
page-also-left = { $count ->
    [1] No way is left out of 1 node: the search goes back over it.
   *[other] No way is left out of { $count } nodes: the search goes back over them.
 }
page-also-backed = { $count ->
    [1] Another node has a smaller f: the search goes back over 1 node, and keeps with it the smallest f below it.
   *[other] Another node has a smaller f: the search goes back over { $count } nodes, and keeps with the highest of them the smallest f below it.
 }
page-also-not-kept = { $count ->
    [1] 1 node is dropped: known already, or not among the best of its layer.
   *[other] { $count } nodes are dropped: known already, or not among the best of their layer.
 }
page-also-refused = The successor drawn is turned down.
page-also-goal = The goal is among them. It is only put into open: the search stops when it is taken out.

page-next-start = Next: the start, the only node there is.
page-next-only = Next: the only node in open, { $sign } = { $least }.
page-next-smallest = Next: of all nodes in open, the one with the smallest { $sign }, { $least }.
page-next-first-made = Next: { $count } nodes in open have the smallest { $sign }, { $least }; of these, the one that was put in first goes first.
page-next-larger-g = Next: { $count } nodes in open have the smallest f, { $least }; of these, the one with the largest g, { $g }, and so the smallest h, goes first.
page-next-larger-g-first-made = Next: { $count } nodes in open have the smallest f, { $least }, and { $same } of these have the largest g, { $g }; the one that was put in first goes first.
page-next-in-line = Next: { $count } nodes in open have the smallest f, { $least }; of these, the first in line since open was last sorted goes first.
page-next-better = Next: of the nodes in open with g + h below the length of the best path, the one with the smallest f, { $least }.
page-next-queue = Next: the oldest node in open; first in, first out.
page-next-sides = Next: the oldest node of the layer at work, searched from the { $side ->
    [goal] goal
   *[start] start
 }; the side with the smaller outermost layer has its turn.
page-next-ends = Next: of both sides the node with the smallest priority, max(g + h, 2g + 1) = { $f }{ $count ->
    [1] {""}
   *[other] ; of { $count } such nodes those of the start's side go first, then the smaller g, then the one put in first
 }.
page-next-stack = Next: the newest node, just made; depth first.
page-next-stack-back = Next: back at expansion { $parent }, its next successor that has not been tried.
page-next-bounded = Next: the first successor with f = { $f } within the bound { $bound }; depth first.
page-next-bounded-back = Next: back at expansion { $parent }, its next successor within the bound { $bound }: f = { $f }.
page-next-recursive = Next: of the successors of expansion { $parent } the one with the smallest f, { $f }{ $count ->
    [1] {""}
   *[other] ; { $count } have it, and the first of them goes first
 }.
page-next-recursive-back = Next: back at expansion { $parent }, the successor that now has the smallest f, { $f }.
page-next-layers = Next: in this layer the one with the smallest h that is left, { $h }; among equals the one made first.
page-next-climb = Next: the successor with the smallest h, { $h }, which is smaller than here.
page-next-walk = Next: no successor is better, so it goes on from the best board so far, by slides at random.
page-next-chance = Next: the board drawn, h = { $h }; what does not raise h is always taken.
page-next-chance-worse = Next: the board drawn, h = { $h }: worse, yet taken by chance, which shrinks as the temperature falls.
page-next-table = Next: the successor that the table says is one slide nearer.
page-next-goal = It is the goal: the search stops when it has its turn.
page-next-met = The two sides have met.
page-next-round-bounded = The round is over; the bound is raised to the smallest f that was over it.
page-next-round-stack = The round is over; the bound is raised by one.
page-next-round-climb = No successor has a smaller h: the search begins again, at random, from the best board so far.
page-next-round-chance = It is at its coldest: the search is heated up again.
page-next-round-rounds = The round is over; h is given a smaller weight, and open is sorted anew.
page-next-solution = The goal has been made: this search need not wait until it has its turn.
page-stops-taken = It stops now that the goal is taken out of open, and not when it was made: as long as another node in open has a smaller { $sign }, a shorter path might lead over it.
page-stops-greedy = It stops when the goal is taken out of open. How long the path is was never asked.
page-stops-rounds = The rounds are over: nothing in open can lead to a shorter path.
page-stops-queue = It stops as soon as the goal is made: layer by layer, the first way to it is a shortest one.
page-stops-sides = It stops where the two sides meet: layer by layer, the first meeting is on a shortest path.
page-stops-ends = It stops when the two sides have met and no node in open can be on a shorter path.
page-stops-stack = It stops as soon as the goal is made; the path is the stack.
page-stops-bounded = It stops when the goal is reached within the bound; the path is the stack.
page-stops-recursive = It stops when the goal has its turn, with the smallest f of all; the path is the stack.
page-stops-layers = It stops as soon as the goal is made. What was dropped on the way is lost.
page-stops-climb = It stops on the goal. The path is what was walked, without its loops.
page-stops-chance = It stops on the goal. The path is what was walked, without its loops.
page-stops-table = It stops on the goal.
page-happening-better = A path of { $length ->
    [1] 1 slide
   *[other] { $length } slides
 } is found after { $expanded ->
    [1] 1 expansion
   *[other] { $expanded } expansions
 }; the search goes on, for a shorter one.
page-happening-bound = A round begins: nodes up to f = { $value } are searched, depth first.
page-happening-depth = A round begins: down to depth { $value }, depth first.
page-happening-weight = A round begins with the weight { $value } on h; open is sorted anew.
page-happening-layer = Layer { $value } begins.
page-happening-restart = Restart { $value }: from another board, reached at random.
page-happening-solution = The goal is reached after { $expanded ->
    [1] 1 expansion
   *[other] { $expanded } expansions
 }: a path of { $length ->
    [1] 1 slide
   *[other] { $length } slides
 }{ $optimal ->
    [yes] , and none is shorter
   *[no] ; it is not proven that none is shorter
 }.
page-happening-end = The recording ends here, after { $expanded ->
    [1] 1 expansion
   *[other] { $expanded } expansions
 }{ $status ->
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
page-state-stacked = on the stack
page-state-path = solution
page-state-goal = goal
page-state-left = gone back over
page-state-replaced = cheaper way found
page-state-dropped = dropped
page-state-forgotten = given up
page-state-waiting = waits for the next round
page-state-unmade = not made yet

page-counts = Counters
page-letters-g = slides from the start to the node
page-letters-h = what the heuristic estimates from the node to the goal
page-letters-f = what decides whose turn it is: g + h in A*
page-count-expanded = expanded
page-count-expanded-means = nodes whose successors were made
page-count-generated = generated
page-count-generated-means = nodes made, the start included
page-count-open = open
page-count-open-means = made and not yet expanded
page-count-closed = closed
page-count-closed-means = expanded and kept
page-count-stack = on the stack
page-count-stack-means = expanded, and not gone back over: the path at work
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
page-column-made = put in as
page-column-g = g
page-column-h = h
page-column-f = f
page-more-rows = and { $count } more

page-node = Node
page-node-none = Point at a node, or choose one in the tree or in a list.
page-node-path = Path, { $length ->
    [1] 1 slide
   *[other] { $length } slides
 } (where the blank goes):
page-f-best = Open is ordered by f = g + { $weight } × h here, rounded down; by h alone in greedy search.
page-f-rounds = In this round f = g + { $weight } × h, rounded down.
page-f-recursive = f is the smallest f known below this node, kept when the search went back over it.
page-f-ends = f is the priority max(g + h, 2g + 1).
page-f-layers = f is h here: a layer is sorted by h.
page-f-climb = f is h here: only h is looked at.
page-f-chance = f is h here: only h is looked at.
page-f-table = f is the distance in the table.
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
page-how-slides = { $slides ->
    [1] 1 slide
   *[other] { $slides } slides
 } (Manhattan distance { $manhattan })
page-how-pairs = { $count ->
    [1] 1 pair
   *[other] { $count } pairs
 } in the wrong order: at least { $slides ->
    [1] 1 slide
   *[other] { $slides } slides
 }
page-how-scores = { $distance } + 3 × { $score } = { $h }
page-how-exact = The true distance, from a table of all boards: { $distance }

page-files = This run as a file
page-file-json = JSON
page-file-jsonl = JSON Lines
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
page-mistake-watch = Watch
page-mistake-watch-of = Watch: { $what }
page-staged-wrong = This run is DELIBERATELY WRONG: { $attempt }
page-staged-right = This run is as it should be: { $attempt }
page-staged-legitimate = This run promises no shortest path: { $attempt }
page-staged-of = From the demonstration “{ $title }”. { $distance ->
    [none] The goal is out of reach.
    [1] A shortest path has 1 slide.
   *[other] A shortest path has { $distance } slides.
 }
page-staged-runs = The runs of this demonstration
page-staged-go = To where it goes wrong
page-fault-out-of-reach = Here it goes wrong: the goal is out of reach, which the parity of the two boards says at once, and nobody asked. The search will expand every board that it can reach, 181,440, to find nothing.
page-fault-too-large = Here it goes wrong: h of the start is { $h }, and { $distance ->
    [1] 1 slide is enough
   *[other] { $distance } slides are enough
 }. An h above the true distance is not admissible: that the first path taken from open is a shortest one is no longer proven.
page-fault-thrown-away = Here it goes wrong: a way of { $g } slides to a board is thrown away, and one of { $kept } is kept, because the board { $state ->
    [closed] is closed already and is not opened again
   *[open] counts as visited since it was made
 }.
page-fault-too-deep = The mistake has its price: this node is { $g } slides deep, and the goal only { $distance } from the start. No shortest path leads through it.
page-fault-too-long = The wrong end: a path of { $length } slides, and { $distance ->
    [1] 1 slide is enough
   *[other] { $distance } slides are enough
 }.
page-how-uncatalogued = This h is part of the demonstration and in no catalogue, so that it is not taken apart here.
page-attempt = what was run
page-verdict = verdict
page-verdict-right = as it should be
page-verdict-wrong = the mistake
page-verdict-legitimate = not sure to be shortest
page-estimate = h of the board
