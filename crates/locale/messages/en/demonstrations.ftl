# What goes wrong, on purpose.

demonstrations = Demonstrations of classic mistakes; show one by `jiugong demonstrate NAME`
demonstration-name = name
demonstration-shows = shows
demonstration-attempts = What was tried
demonstration-attempt = search or estimate
demonstration-right = is
demonstration-outcome = outcome
demonstration-estimate = h of the board
demonstration-reopened = reopened
demonstration-is-right = right
demonstration-is-wrong = WRONG
demonstration-is-legitimate = not optimal
demonstration-no-attempt = the demonstration has no attempt “{ $attempt }”; it has: { $known }
demonstration-run = Demonstration: { $attempt }
demonstration-run-wrong = DELIBERATELY WRONG: { $attempt }
demonstration-distance = A shortest path has { $distance ->
    [one] one slide
   *[other] { $distance } slides
 }.
demonstration-out-of-reach = The goal cannot be reached: the two boards differ in parity.

demonstration-attempt-misplaced-with-blank = misplaced tiles, the blank counted
demonstration-attempt-misplaced = misplaced tiles
demonstration-attempt-two-a-pair = 2 for each pair in conflict
demonstration-attempt-linear-conflict = linear conflict
demonstration-attempt-a-star-visited-when-made = A*, visited when made, Manhattan
demonstration-attempt-a-star-manhattan = A*, Manhattan
demonstration-attempt-a-star-not-reopened = A*, not reopening, inconsistent h
demonstration-attempt-a-star-reopened = A*, reopening, inconsistent h
demonstration-attempt-greedy-manhattan = greedy, f = h, Manhattan
demonstration-attempt-a-star-inversions = A*, inversions
demonstration-attempt-breadth-first-without-parity = breadth-first, parity not asked
demonstration-attempt-a-star-without-parity = A*, Manhattan, parity not asked
demonstration-attempt-depth-first-unbounded = depth-first, no bound
demonstration-attempt-depth-first-bounded = depth-first, at most 10 slides
demonstration-attempt-iterative-deepening = iterative deepening
demonstration-attempt-breadth-first = breadth-first
demonstration-attempt-weight-0 = w = 0: uniform cost
demonstration-attempt-weight-1 = w = 1: A*
demonstration-attempt-weight-1-5 = w = 1.5
demonstration-attempt-weight-2 = w = 2
demonstration-attempt-weight-3 = w = 3
demonstration-attempt-weight-5 = w = 5
demonstration-attempt-weight-infinite = f = h: greedy
demonstration-attempt-h-zero = h = 0
demonstration-attempt-h-misplaced = h < h*: misplaced tiles
demonstration-attempt-h-manhattan = h < h*: Manhattan
demonstration-attempt-h-linear-conflict = h < h*: linear conflict
demonstration-attempt-h-exact = h = h*: the true distance
demonstration-attempt-h-inversions = h > h* in places: inversions
demonstration-attempt-h-nilsson = h > h*: Nilsson's sequence score

demonstration-blank-counted-title = Misplaced tiles with the blank counted among them
demonstration-blank-counted-text =
    One slide moves a tile and the blank at once. Who counts the blank, too, says 2 for this board, and it is 1 slide
    from the goal: the estimate is above the true distance and not admissible, and the proof that A* finds a shortest
    path no longer holds. That it finds one nevertheless is luck of this puzzle: the estimate is at most 1 too
    high, and all paths between two boards are of odd length, or all of even length, so that the next longer one is
    2 longer. Another puzzle, or a second mistake, has no such luck. The blank is not a tile.
demonstration-two-a-pair-title = 2 for each pair of tiles as linear conflict
demonstration-two-a-pair-text =
    Three tiles of a line in the reverse order form three pairs in conflict, yet it is enough that two of them step
    aside: 4 slides more than Manhattan distance, not 6. Who adds 2 a pair says 29 here, and 27 slides do. Right is 2
    for each tile that has to leave the line, and of those as few as possible: all but a longest increasing
    subsequence.
demonstration-visited-when-made-title = A board marked as visited when it is made
demonstration-visited-when-made-text =
    In breadth-first search it is right to mark a board when it is made: the first way to it is a shortest. A* meets
    boards in the order of f, and the first way to a board need not be its shortest. Who throws a later, shorter way
    away returns 13 slides here, and 11 do. The board is settled when it is taken out of open, not when it is put in;
    a shorter way found before that replaces the longer one.
demonstration-not-reopened-title = Closed boards not opened again, with an inconsistent h
demonstration-not-reopened-text =
    This h is Manhattan distance, but 0 while the blank is in the middle, as from a table with a hole in it. It never
    overestimates, so it is admissible; but a slide into the middle makes it fall by more than 1, so it is not
    consistent. A* may then close a board by a way that is too long. Who never opens a closed board again keeps that
    way and returns 15 slides, and 13 do. Opening it again when a shorter way is found, even once as here, mends it. With
    a consistent h, such as Manhattan distance without the hole, it never happens.
demonstration-by-h-alone-title = Ordering by h alone
demonstration-by-h-alone-text =
    Greedy search asks only how near a board looks, not how far it is from the start. It expands 20 boards here, A* 21,
    and it finds a path of 17 slides, where 11 do. f = g + h weighs what a path has cost already against what it may still cost; that,
    with an admissible h, is why A* returns a shortest one.
demonstration-inversions-title = Inversions as an estimate of the slides left
demonstration-inversions-text =
    A slide across a row can change the number of inversions by 2 in a 3x3 board, and a slide within a row leaves it
    as it is: inversions are not slides. For many boards there are more inversions than slides left: `1 5 0/4 8 2/7 6 3`
    has 12 and is 8 slides from the goal. On this board the estimate is below the true distance at the start, yet
    above it on the way, which is enough: A* returns 20 slides, and 18 do. Inversions say whether a goal can be
    reached, not how soon.
demonstration-parity-not-asked-title = A goal out of reach, searched for to the end
demonstration-parity-not-asked-text =
    Tiles 7 and 8 are exchanged, and no path leads to the goal. A search cannot know that before it has closed
    all 9!/2 = 181,440 boards in reach, and no heuristic helps. Counting inversions says so at once: on an odd width no
    slide changes whether their number is even. On 4x4 the same mistake costs 10,461,394,944,000 boards.
demonstration-unbounded-depth-title = Depth-first search without a bound
demonstration-unbounded-depth-text =
    The goal is 1 slide away, but the first slide tried is another one, and depth-first search goes on from there: it
    returns a path of 2,869 slides. Nothing is wrong with each of its steps; no board comes twice on the path. From
    `0 2 3/1 5 6/4 7 8`, 4 slides from the goal, it has not ended after five million boards. With a bound on the depth
    it must find a path within the bound if there is one, but not a shortest; iterative deepening raises the bound by one
    at a time and finds a shortest in as little memory.
demonstration-weights-title = What a weight on h buys and costs
demonstration-weights-text =
    f = g + w h. With w = 0 the estimate is not used: uniform-cost search. With w = 1 it is A*, and the path is a shortest.
    With a larger w the search believes the estimate more: it expands fewer nodes, as a rule, and the path may be longer,
    but never more than w times the shortest. Without g, as if w were infinite, there is no promise left.
demonstration-accuracy-title = h below, equal to, and above the true distance h*
demonstration-accuracy-text =
    h < h*: A* is sure to find a shortest path, and the nearer h is to h*, the fewer nodes it expands. h = h*: it goes
    straight to the goal and expands nothing beside the path (of nodes with equal f the one farther from the start is
    taken first). h > h*: fewer nodes, perhaps, but a shortest path is no longer assured; inversions cost 2 slides here.
