# The page in the browser: comparing.

page-algorithms = Algorithms
page-heuristics = Heuristics
page-more-algorithms = With parameters
page-more-heuristics = With parameters, or the largest of several
page-add = Add to the list
page-boards = Boards
page-boards-from = Where from
page-boards-random = random, at given distances
page-boards-given = my own
page-boards-list = One board a line, any format
page-board-wrong = Board { $number } (“{ $board }”): { $why }
page-board-cells = it has size { $size }, and searches take boards of at most { $most } cells; give a smaller one
page-board-size = it has size { $size }, the goal { $right }; give boards of the goal's size, or another goal
page-own-goal = Goal (any format)
page-size = Size
page-depths = Distances (2..20/2: every second)
page-each = Boards at each distance
page-compare-run = Compare
page-compare-stop = Stop
page-compare-running = { $count } of { $total } runs …
page-compare-done = { $count } runs
page-compare-stopped = Stopped after { $count } of { $total } runs
page-compare-nothing = Choose at least one algorithm, and a heuristic if it uses one.
page-compare-table = Means over all boards
page-contestant = search
page-solved = solved
page-optimal = optimal
page-measure = Chart of
page-measure-expanded = expanded
page-measure-generated = generated
page-measure-branching_factor = b*
page-measure-seconds = seconds
page-measure-held_bytes = memory, KiB
page-measure-length = slides
page-measure-excess = beyond shortest
page-distance = distance
page-by-distance = Means by distance

page-landscape = The landscape: all boards by distance
page-landscape-says = { $boards } boards; the farthest are { $radius } slides away, { $farthest ->
    [1] and there is 1 of them
   *[other] and there are { $farthest } of them
 }.
page-landscape-table = The numbers
