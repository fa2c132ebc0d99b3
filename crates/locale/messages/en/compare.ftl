# Comparisons: what was compared, the tables, what their words mean.

compare-random-boards = { $boards ->
    [one] 1 random board
   *[other] { $boards } random boards
 } of { $size } to the goal { $goal }, from seed { $seed }.
compare-given-boards = { $boards ->
    [one] 1 given board
   *[other] { $boards } given boards
 } of { $size } to the goal { $goal }.
compare-in-pushes = Tiles of one row or column slid at once count one, in distances and lengths.
compare-distances-by-table = Distances are true ones, from the exact table of all boards of the size.
compare-distances-by-search = Distances are true ones, each from an optimal search, as there is no table of this size. Random boards at a distance are ends of random walks, so not all of them are equally likely.
compare-mean-of = { $measure }: mean at each distance
compare-overall = All boards: means
compare-spreads = All boards: how the figures lie
compare-distance = distance
compare-board = board
compare-boards = boards
compare-contestant = search
compare-solved = solved
compare-optimal = optimal
compare-measure = figure
compare-mean = mean
compare-least = least
compare-lower-quartile = lower quartile
compare-median = median
compare-upper-quartile = upper quartile
compare-most = most
compare-length = { $metric ->
   *[other] length
 }
compare-excess = { $metric ->
   *[other] too long by
 }
compare-expanded = expanded
compare-generated = generated
compare-largest-open = largest open
compare-held = held
compare-branching-factor = b*
compare-penetrance = penetrance
compare-seconds = time
compare-speed-up-expanded = speed-up (expanded)
compare-speed-up-seconds = speed-up (time)
compare-unsolved = { $contestant }: { $count } of { $boards ->
    [one] 1 board
   *[other] { $boards } boards
 } not solved ({ $reasons }).
compare-lower-bounds = ≥: some searches were stopped before their end; what they had cost until then is counted. Length, b* and penetrance are of the solved boards.
compare-definitions = Expanded: nodes whose successors were made. Generated: nodes made, the start included; a move straight back is never made. Largest open: the most nodes made and not yet expanded at one time. Held: the most nodes in memory at one time. b*: the effective branching factor, N + 1 = 1 + b* + b*^2 + .. + b*^d for a path of length d, with N = generated - 1, the nodes generated without the start. Penetrance: d / N.
compare-baseline = Speed-up: what { $baseline } took, in multiples of what the search took, over the boards that both solved.
compare-unknown-baseline = “{ $given }” is not one of the searches that are compared; they are: { $known }
compare-goals-differ = its goal is { $other }, that of the boards before is { $first }; give one goal for all
distances-not-read = “{ $text }” is no list of distances; write 20, or 2..24 (both included), or 2..24/2 (every second), or 4,8,12

compare-ended-unreachable = goal out of reach
compare-ended-time-limit = time limit
compare-ended-node-limit = node limit
compare-ended-memory-limit = memory limit
compare-ended-cancelled = cancelled
compare-ended-not-found = nothing found
compare-ended-invalid = cannot be searched so

compare-chart-bars = { $measure }: { $boards ->
    [one] one board
   *[other] mean over { $boards } boards
 }
compare-chart-boards = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
 } of { $size }, goal { $goal }
compare-chart-in-pushes = { $boards }; tiles slid at once count one
compare-chart-seed = { $boards }; seed { $seed }
compare-and = {", "}
compare-chart-distance = distance: { $metric ->
    [mtm] pushes
   *[stm] slides
 } of a shortest path
compare-chart-logarithmic = { $measure } (logarithmic axis)
