# What a student should know of each algorithm. b: successors of a board on average; d: slides of a shortest path.

algorithm-breadth-first-idea = Ink spreads over paper the same way: first every board one slide from the start, then every board two slides away, and so on. Whatever is reached first is reached by the shortest way.
algorithm-breadth-first-guarantee = Complete and, since every slide costs the same, optimal: a board in layer k was not in any earlier layer, so no path to it is shorter than k.
algorithm-breadth-first-cost = Time and memory both O(b^d): every board that was made has to be remembered. On the 8-puzzle b is about 1.7 if no slide is taken back at once, and the 181,440 boards set an end to it.
algorithm-breadth-first-use = When there are few boards, when no heuristic is at hand, or when the distances of all boards are wanted at once.
algorithm-breadth-first-fails = Memory runs out long before patience: the 15-puzzle has ten million million boards, and nothing tells the search in which direction to look.

algorithm-bidirectional-breadth-first-idea = Two half circles cover less ground than one whole: search from the start and from the goal, always growing the smaller side by one layer, until the two touch. Slides can be undone, so searching backward is as easy as forward.
algorithm-bidirectional-breadth-first-guarantee = Complete and optimal, because whole layers are made: the first layer that touches the other side touches it at the least possible sum of depths.
algorithm-bidirectional-breadth-first-cost = Time and memory O(b^(d/2)), twice: at depth 30 the square root of a very large number.
algorithm-bidirectional-breadth-first-use = When both ends are known and no good heuristic is: it is the strongest of the blind searches.
algorithm-bidirectional-breadth-first-fails = Half the depth of a hard 15-puzzle is still 25 to 40 slides, too many boards to hold. A good heuristic from one end usually beats it.

algorithm-depth-first-idea = The rule for mazes: take the first way that is open, again and again; at a dead end go back to the last fork. Here it also turns back at the depth limit, and never steps on a board that is already on its path.
algorithm-depth-first-guarantee = It finds a path if there is one within the limit, but any path, not a short one: the first branch is followed to the bottom before the second is looked at.
algorithm-depth-first-cost = Memory O(limit), just one path. Time up to O(b^limit): the same board may be met again on every path that leads to it.
algorithm-depth-first-use = To see why order matters, as the engine of iterative deepening, and where any solution will do and solutions are everywhere.
algorithm-depth-first-fails = With a generous limit it wanders: a board one slide from the goal can get a solution of a hundred slides. Without a limit, on the 8-puzzle, its path may run through tens of thousands of boards.

algorithm-iterative-deepening-idea = Search depth-first with limit 0, then with limit 1, then 2. Starting over sounds like a waste, but the last round costs more than all before it together, so little is lost, and the memory of depth-first search is enough for the answer of breadth-first search.
algorithm-iterative-deepening-guarantee = Complete and optimal: when round d finds a path, round d - 1 has shown that none is shorter.
algorithm-iterative-deepening-cost = Memory O(d). Time O(b^d); repeating the shallow rounds adds only a factor of about b / (b - 1). Boards that are reached along several paths are searched several times.
algorithm-iterative-deepening-use = When there is no heuristic and no memory to spare; as the step from depth-first search to IDA*.
algorithm-iterative-deepening-fails = Every slide more multiplies the time by b; beyond some 25 slides it needs patience, where a heuristic would prune almost everything.

algorithm-uniform-cost-idea = Breadth-first search for moves of different cost: instead of the oldest open node, expand the one that is cheapest to reach.
algorithm-uniform-cost-guarantee = Complete and optimal: nodes are expanded in the order of g, so when the goal's turn comes, no cheaper way to it is left.
algorithm-uniform-cost-cost = Time and memory O(b^d), with the work of a priority queue on top. Since every slide costs 1, it expands the layers of breadth-first search and goes on into the next one, as it recognises the goal only when the goal's turn comes.
algorithm-uniform-cost-use = When moves differ in cost. Here it shows that A* with h = 0 is Dijkstra's algorithm.
algorithm-uniform-cost-fails = It knows the past and not the future: boards behind the start are as good to it as boards before the goal.

algorithm-greedy-idea = Always expand the board that looks nearest to the goal. What it took to get there is water under the bridge.
algorithm-greedy-guarantee = Complete where boards are finitely many, since none is made twice; not optimal, because a long path is never weighed against a short one.
algorithm-greedy-cost = At worst every board, in time and memory; with a good h often only a few hundred nodes.
algorithm-greedy-use = When any solution is wanted quickly and h is trustworthy.
algorithm-greedy-fails = Its paths wind: lowering h now can cost many slides later. Solutions of the 8-puzzle often come out several times as long as they need be.

algorithm-a-star-idea = Add what is known to what is hoped: f = g + h, the slides made and the slides that are left at least. The open node with the smallest f is the best candidate for a short path, so expand that.
algorithm-a-star-guarantee = Complete; optimal if h is admissible. Why: some node of a shortest path is always open, and its f is at most the true length C*. A goal by a longer path has a larger f, so its turn cannot come first. If h is consistent, no node is ever expanded twice; otherwise a cheaper way to a closed node reopens it.
algorithm-a-star-cost = It expands every node with f < C* and some with f = C*. No algorithm with the same consistent h and the same optimality can skip the former. Memory is the same number of nodes, and that is what ends it.
algorithm-a-star-use = The first choice for optimal solutions as long as the nodes fit the memory: the 8-puzzle always, easy 15-puzzles with a good h.
algorithm-a-star-fails = Hard 15-puzzles fill the memory (use IDA*). If h overestimates, the answer may be too long; if h is weak, it is uniform-cost search in disguise.

algorithm-weighted-a-star-idea = Believe h more than it deserves: f = g + w h with w > 1. The search leans towards the goal and no longer checks every rival.
algorithm-weighted-a-star-guarantee = Complete; with an admissible h the path is at most w times as long as a shortest one. Why: for an open node of a shortest path, g + w h ≤ w (g + h) ≤ w C*, and the goal was taken before it.
algorithm-weighted-a-star-cost = Usually a small fraction of A*'s nodes, in time and memory; how small nobody can promise.
algorithm-weighted-a-star-use = When A* is too slow and a few slides too many do no harm; w = 1.5 or 2 is a good beginning.
algorithm-weighted-a-star-fails = A larger w is not always faster: beyond some point it becomes greedy search, with winding paths and sometimes more nodes than before.

algorithm-ida-star-idea = A* without the lists: search depth-first, but turn back as soon as f = g + h goes over a bound. If nothing was found, raise the bound to the smallest f that was over it, and search again.
algorithm-ida-star-guarantee = Complete; optimal if h is admissible: the bound never goes over the true length before a solution is found, for the same reason as in A*.
algorithm-ida-star-cost = Memory O(d): one path. Time as for A* on a tree, plus the earlier rounds, which add little because each round is several times larger than the one before (f rises by 2 on sliding tiles). No priority queue, no hashing: millions of nodes a second.
algorithm-ida-star-use = The classic for the 15-puzzle: it solved Korf's hundred boards in 1985, the first optimal solutions of random 15-puzzles.
algorithm-ida-star-fails = Boards reached along many paths are searched along each of them. Where costs are all different, every round adds a single node. Without a good h it is iterative deepening.

algorithm-rbfs-idea = Follow the best path, but keep in mind the second best way at every fork. As soon as the path has become worse than that, go back to it, and write down at the fork how good the abandoned subtree turned out to be.
algorithm-rbfs-guarantee = Complete where there is a path; optimal if h is admissible. New nodes are expanded in best-first order, even where f falls along a path.
algorithm-rbfs-cost = Memory O(b d): one path with the siblings along it. Time: subtrees are made again whenever the search changes its mind, which it may do often.
algorithm-rbfs-use = When memory is short and f is not monotone, or to see best-first search with the memory of a single path.
algorithm-rbfs-fails = Two subtrees that improve on each other by turns are regenerated again and again. Like IDA* it does not notice boards that it met on other paths.

algorithm-beam-idea = Breadth-first search with a narrow view: of each layer keep only the `width` boards with the smallest h, and forget the rest for good.
algorithm-beam-guarantee = None: what was thrown away may have been the only way. A wider beam is more likely to find a solution, and a shorter one.
algorithm-beam-cost = Time and memory O(width x length of the path): for once not exponential.
algorithm-beam-use = Large boards (5x5 and more), where optimal search is hopeless and any solution is welcome.
algorithm-beam-fails = It may come home empty-handed, and with a narrow beam the paths are long. A solution missed is not proof that there is none.

algorithm-hill-climbing-idea = Stand somewhere, look at the neighbours, step to the best one if it is better. On a peak that is not the goal, take a random walk from the best board so far and try again.
algorithm-hill-climbing-guarantee = None. Each climb ends in a local minimum of h; the restarts are many chances, not a promise.
algorithm-hill-climbing-cost = Memory O(length of the walk), nothing is remembered but the way. Time is what you allow.
algorithm-hill-climbing-use = To see what a local minimum is, on a board where every reader can check it. In other problems, where the state and not the path is wanted, it is a serious method.
algorithm-hill-climbing-fails = The tiles are full of local minima and plateaus: often no slide lowers h, although the goal is a few slides away.

algorithm-simulated-annealing-idea = A smith lets hot metal cool slowly, so that its atoms find good places. Slide at random; accept a worse board with the chance e^(-d / T), where d is by how much it is worse; let the temperature T fall.
algorithm-simulated-annealing-guarantee = None in finite time. The theory promises the best state only for cooling so slow that trying everything would be quicker.
algorithm-simulated-annealing-cost = Memory O(length of the walk). Time is the number of steps asked for; each considers one neighbour.
algorithm-simulated-annealing-use = To compare with hill climbing: it leaves the small local minima in which that gets stuck.
algorithm-simulated-annealing-fails = Too hot it wanders, too cold it freezes in the next local minimum. The path found is a random walk with its loops cut out, and long.

algorithm-mm-idea = A* from both ends, with one new thought: give a node the priority max(f, 2 g + 1). A node beyond the middle has a 2 g larger than the length of a shortest path, so its turn never comes, and the two searches meet in the middle.
algorithm-mm-guarantee = Complete; optimal if both heuristics are admissible. It ends only when no pair of open nodes can make a path shorter than the best one found.
algorithm-mm-cost = No side goes deeper than half of a shortest path: O(b^(d/2)) nodes at worst. Both sides have to be held in memory.
algorithm-mm-use = When h is weak: then A* spends most of its nodes beyond the middle, and those are what MM saves.
algorithm-mm-fails = With a strong h, A* alone expands few nodes beyond the middle, and the second search is a burden.

algorithm-ara-star-idea = A good answer now, a better one soon, the best in the end: weighted A* with a large weight finds a first path quickly, then the weight is lowered step by step, and each round goes on from the work of the last.
algorithm-ara-star-guarantee = Complete, and optimal once the weight is 1, if h is admissible. At every moment it can say by how much the path is too long at most.
algorithm-ara-star-cost = Time and memory of A* in the end, if it is let to run; a first answer after a small part of that.
algorithm-ara-star-use = When the time is limited and not known beforehand: stop it whenever you like.
algorithm-ara-star-fails = If only the optimal path counts, the early rounds are a detour; and memory is spent as in A*.

algorithm-table-idea = Do all the searching beforehand: one breadth-first search from the goal gives the distance of every board. Afterwards a solution is read off, each slide to a neighbour that is one nearer.
algorithm-table-guarantee = Complete and optimal, and no search at all: the distances are exact.
algorithm-table-cost = Once: time and memory in proportion to all boards of the size (181,440 for 3x3, 239,500,800 for 4x3, at 2 bits a board). Then microseconds an answer.
algorithm-table-use = Whenever the boards of the size fit the memory and many questions are asked: hints while playing, checking of homework, drawing boards at an exact distance.
algorithm-table-fails = The boards of 4x4 would need some 2.6 terabytes even at 2 bits each.

# Headings of the texts on algorithms and heuristics.
texts-idea = Idea
texts-pseudo-code = Pseudo-code
texts-guarantee = Guarantee, and why
texts-cost = Cost in time and memory
texts-use = When to use it
texts-fails = When it fails
texts-source = Source
