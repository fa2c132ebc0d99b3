# The algorithms and heuristics of the catalogue, one line each, and what may be relied on.

algorithm-breadth-first = Layer by layer, until the goal is in one
algorithm-bidirectional-breadth-first = Layer by layer from both ends, until the layers meet
algorithm-depth-first = As deep as the limit allows, then back, without coming to a board of the same path again
algorithm-iterative-deepening = Depth-first with limits 0, 1, 2, ..
algorithm-uniform-cost = The cheapest open node first
algorithm-greedy = The node that looks nearest to the goal first
algorithm-a-star = The node with the smallest sum of slides made and slides estimated first
algorithm-weighted-a-star = A* that trusts the estimate `weight` times as much as the slides made
algorithm-ida-star = Depth-first within a bound on A*'s sum that grows round by round; needs hardly any memory
algorithm-rbfs = Best first in the memory of one path, remembering the best way not taken
algorithm-beam = Layer by layer, keeping only the best few nodes of each
algorithm-hill-climbing = Always to a better neighbour, from a new random walk where there is none
algorithm-simulated-annealing = At random, to worse neighbours ever more rarely
algorithm-mm = A* from both ends that is sure to meet in the middle
algorithm-ara-star = Weighted A* with a weight that shrinks: better and better solutions
algorithm-table = Reads a shortest path off the exact distances of all boards

heuristic-zero = Always 0: no help
heuristic-misplaced = The tiles that are not in their goal cell
heuristic-manhattan = The rows and columns between each tile and its goal cell, summed
heuristic-linear-conflict = Manhattan, and two for each tile that has to leave its goal line to let others pass
heuristic-gaschnig = The fewest swaps of any tile with the blank
heuristic-walking-distance = The fewest slides if only the row of each tile counted, and the same for columns
heuristic-inversion-distance = The slides across that undo all inversions, row by row and column by column
heuristic-inversions = The inversions relative to the goal; may say too much
heuristic-nilsson = Manhattan, and three times a score of tiles out of sequence; says too much
heuristic-landmarks = Differences of exact distances to a few chosen boards
heuristic-exact = The true distance, from a table of all boards
heuristic-pattern = Exact distances of groups of tiles, summed

complete-always = always finds a path
complete-within-depth = finds a path within its depth limit
complete-never = may give up
optimal-always = shortest path
optimal-if-admissible = shortest path if the heuristic is admissible
optimal-within-weight = at most `weight` times the shortest if the heuristic is admissible
optimal-never = any path
memory-path = grows with the path
memory-beam = grows with the path times the width
memory-nodes = grows with the nodes made
memory-boards = grows with the boards of the size
sizes-all = every size that can be searched
sizes-table = only sizes whose table of all boards fits the memory, such as 3x3

# What becomes of a heuristic where a row or column slid at once counts one.
in-pushes-same = in the metric mtm: the same
in-pushes-divided = in the metric mtm: divided by the most tiles that slide at once, so that it is as admissible there
in-pushes-divided-by-axis = in the metric mtm: rows and columns each divided by the most tiles that slide at once there, so that it is as admissible there
in-pushes-own-table = in the metric mtm: from a table of its own for that metric
