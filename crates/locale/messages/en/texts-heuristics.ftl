# What a student should know of each heuristic.

heuristic-zero-idea = Say nothing. Every board seems to be at the goal already.
heuristic-zero-guarantee = Admissible and consistent, since no distance is below 0. It is the weakest of all admissible heuristics.
heuristic-zero-cost = Nothing.
heuristic-zero-use = As the measuring stick: what a search expands with it, and not with another, is what the other saves. A* becomes Dijkstra's algorithm, IDA* iterative deepening.
heuristic-zero-fails = It cannot tell the way to the goal from any other way.

heuristic-misplaced-idea = Count the tiles that are not where they belong. It is the exact number of moves of an easier puzzle, in which a tile may be lifted out and put down in its cell.
heuristic-misplaced-guarantee = Admissible: every misplaced tile has to move at least once, and a slide moves one tile. Consistent: a slide changes the count by 1 at most. The blank must not be counted; if it is, a board one slide from the goal has h = 2.
heuristic-misplaced-cost = O(1) a slide: one comparison before and one after.
heuristic-misplaced-use = For the first lesson, and as the weak one in comparisons.
heuristic-misplaced-fails = It does not care how far a tile is from its cell; on 4x4 it says 15 at most, where distances go up to 80.

heuristic-manhattan-idea = Each tile has to go so many rows and so many columns, as a taxi in a city of square blocks. Add it all up, as if the tiles could pass through each other.
heuristic-manhattan-guarantee = Admissible: a slide brings one tile one cell nearer at most. Consistent: it changes by exactly 1 with every slide, so it is odd or even as the true distance is.
heuristic-manhattan-cost = O(1) a slide: two look-ups in a small table.
heuristic-manhattan-use = The standard. Never below the number of misplaced tiles, hardly dearer, and enough to solve the 15-puzzle with IDA*.
heuristic-manhattan-fails = It believes that tiles do not get in each other's way. Two neighbours that have to change places count 2, and take far more.

heuristic-linear-conflict-idea = Two tiles in the row where both belong, but in the wrong order, cannot pass each other inside it: one has to step out and come back. That is two slides up and down that Manhattan distance does not know of.
heuristic-linear-conflict-guarantee = Admissible: for each line the fewest tiles are counted whose leaving lets the others pass, and their two extra slides go across the line, where nothing else counts them. Counting 2 for each pair in conflict would be too much: of 3 2 1 three pairs are in conflict, but two tiles stepping aside are enough. Consistent.
heuristic-linear-conflict-cost = A few operations on one line a slide (a longest increasing subsequence of the tiles that are at home in it).
heuristic-linear-conflict-use = Nearly always in place of Manhattan distance: on random 15-puzzles the nodes of IDA* fall from a mean of 401 million to 40 million (Korf and Felner 2002).
heuristic-linear-conflict-fails = Conflicts exist only between tiles that have already come to their own line. In a well mixed board these are few.

heuristic-gaschnig-idea = Relax the rules in another way: the blank may change places with any tile, wherever it is. How many exchanges would that take? It is sorting with one empty place.
heuristic-gaschnig-guarantee = Admissible and consistent: every slide is such an exchange. For each cycle of misplaced tiles it takes one exchange a tile, and one more if the blank has to come in from outside. Never below the number of misplaced tiles.
heuristic-gaschnig-cost = A walk along one cycle a slide.
heuristic-gaschnig-use = To learn how relaxing rules makes heuristics; in a maximum with Manhattan distance.
heuristic-gaschnig-fails = Like the misplaced tiles it does not know distances; on its own it is seldom above Manhattan distance.

heuristic-walking-distance-idea = Look at rows alone: forget which tile is which, and keep only the row where each one belongs. A slide up or down exchanges the blank with some tile of the next row. How many such slides at least? The same for columns; add the two.
heuristic-walking-distance-guarantee = Admissible: slides up and down and slides to the sides are different slides, and each part is an exact distance in an easier puzzle. Never below Manhattan distance, since it also knows that a tile can only go where the blank is. Consistent.
heuristic-walking-distance-cost = Two tables made beforehand (4x4: 24,964 entries each), then one step of a table a slide. Boards with many lines would need tables that are too large; such an axis counts its part of Manhattan distance.
heuristic-walking-distance-use = The 15-puzzle without pattern databases: usually stronger than linear conflict.
heuristic-walking-distance-fails = Within a line all tiles are alike to it: their order it does not see. Taking the maximum with linear conflict brings a little more.

heuristic-inversion-distance-idea = Read the board row by row. A slide to the side does not change the order; a slide up or down takes one tile past w - 1 others on a board of width w, and so undoes w - 1 inversions at most. Divide, round up, do the same column by column, and add.
heuristic-inversion-distance-guarantee = Admissible: the two parts count different slides, and each is a lower bound, made sharper by parity: the blank has to come back to its row. Consistent.
heuristic-inversion-distance-cost = Comparing w - 1 tiles a slide; no tables.
heuristic-inversion-distance-use = In a maximum with walking distance: it sees the order of tiles, and that does not.
heuristic-inversion-distance-fails = A few inversions of tiles far from home weigh little; alone it is often below Manhattan distance.

heuristic-inversions-idea = Count the pairs of tiles that are in the wrong order when the board is read row by row: how unsorted is it?
heuristic-inversions-guarantee = None: a single slide can put w - 1 pairs right, so h may be larger than the true distance. It is 0 for some boards that are not the goal.
heuristic-inversions-cost = Comparing w - 1 tiles a slide.
heuristic-inversions-use = To watch what an inadmissible heuristic does to A*: quick answers, some of them too long. Divided rightly it becomes inversion distance.
heuristic-inversions-fails = With it A* promises nothing.
source-inversions = W. W. Johnson and W. E. Story, “Notes on the ‘15’ puzzle”, American Journal of Mathematics 2, 1879, count inversions to tell which boards can be reached. As an estimate of the slides left we know them from no publication; they stand here as an example of an estimate that is not admissible.

heuristic-nilsson-idea = Manhattan distance P says how far the tiles are; the score S says whether they follow each other as they should. Going clockwise round the border, count 2 for every tile not followed by its right successor, and 1 for a wrong tile in the middle: h = P + 3 S.
heuristic-nilsson-guarantee = None: one slide from the goal, h can be 13 (1 2 3/4 5 6/7 0 8). It is meant to guide, not to prove.
heuristic-nilsson-cost = O(1) a slide: the neighbours in the ring of two cells.
heuristic-nilsson-use = The textbook example of a heuristic that gives up optimality for speed: it finds its way with very few nodes.
heuristic-nilsson-fails = The paths are often longer than need be. Beyond 3x3 it is our generalisation to rings, of which the books say nothing.

heuristic-landmarks-idea = If Rome is 1000 miles from you and 300 from me, we are at least 700 apart. Choose a few boards as landmarks, compute the distances of all boards to them, and take the largest difference.
heuristic-landmarks-guarantee = Admissible and consistent by the triangle inequality, whatever the landmarks are.
heuristic-landmarks-cost = One byte a board and landmark, and a breadth-first search for each landmark beforehand; then one look-up a landmark.
heuristic-landmarks-use = Where a graph has no geometry at all, as in road networks, whose route planners it has made fast.
heuristic-landmarks-fails = It needs a table of all boards, and where that fits, the exact distance fits too. On the 8-puzzle it is weaker than Manhattan distance: a mean of 11.6 with eight landmarks, against 14.0, where the truth is 22.0.

heuristic-exact-idea = The perfect heuristic: look the true distance up.
heuristic-exact-guarantee = Admissible and consistent; no admissible heuristic is larger. A* goes straight to the goal: it expands no board beside the shortest paths, and with ties=larger-g only those of one of them.
heuristic-exact-cost = A breadth-first search over all boards beforehand, 2 bits a board; then a look-up for each slide.
heuristic-exact-use = To see the end of the road h = h*, and to measure how much other heuristics fall short.
heuristic-exact-fails = Only where all boards of the size fit the memory: 3x3 at once, 4x3 with patience, 4x4 not.

heuristic-pattern-idea = Divide the tiles into groups. For each group alone, as if the others were alike, the fewest slides of its own tiles can be computed for all arrangements, once and for all. Look each group up, and add. Several ways to divide the tiles can be used at once, with groups in common: the largest sum counts.
heuristic-pattern-guarantee = Admissible: each slide moves a tile of one group, and only that group counts it; so the sums never count a slide twice. Consistent.
heuristic-pattern-cost = Tables made beforehand (the groups of 7 and 8 tiles of 4x4 have 58 and 519 million entries); a look-up a group and slide. 18x6 on 5x5 is eighteen groups of 6 tiles (408 MB) that make up all tiles in several ways; for each board, the search uses the eight that estimate most, mirror images among them.
heuristic-pattern-use = The strongest for the 15-puzzle and the 24-puzzle: random 15-puzzles take milliseconds.
heuristic-pattern-fails = It knows nothing of what the groups do to each other; and larger groups need tables that grow by an order of magnitude for every tile.
