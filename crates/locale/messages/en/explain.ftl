# How the estimate of a board was made up.

explain-title = { $heuristic } says h = { $h } of { $board }, with the goal { $goal }
explain-part = { $heuristic }: h = { $h }
explain-stopped = The heuristic needs a table of distances, and a limit was reached before that was built. Raise the limit, or take another heuristic.
explain-one-picture = A picture shows one board; give one board, or another format.
explain-unreachable = `{ $heuristic }` reads true distances, and from this board there is none: the goal cannot be reached. Take a heuristic that needs no table.
explain-does-not-know = The goal cannot be reached from this board, however long the path; the heuristic does not know that.
explain-at-least = It never says too much: every path to the goal has at least { $h ->
    [one] 1 slide
   *[other] { $h } slides
 }.
explain-may-overestimate = It may say too much: the shortest path may have fewer slides than that.

explain-row = row { $row }
explain-column = column { $column }
explain-the-blank = blank
explain-up-and-down = Slides up and down
explain-left-and-right = Slides to the left and right

explain-tile = Tile { $tile }: from row { $row }, column { $column } to row { $home_row }, column { $home_column }: { $rows } + { $columns } = { $distance }
explain-misplaced-tile = Tile { $tile } is in row { $row }, column { $column } and belongs into row { $home_row }, column { $home_column }: 1
explain-home = In their goal cells: { $tiles }
explain-manhattan = Manhattan distance: { $sum }
explain-zero = It says 0 of every board: a search that is guided by it searches blindly.
explain-misplaced = { $count ->
    [0] No tile is misplaced.
    [one] 1 tile is misplaced: { $tiles }
   *[other] { $count } tiles are misplaced: { $tiles }
 }
explain-conflict = In { $line } the tiles { $tiles } are at home and have to come into the order { $order }: { $count ->
    [one] { $removed } has to step aside and back, +{ $slides }
   *[other] { $removed } have to step aside and back, +{ $slides }
 }
explain-no-conflicts = No tiles stand in each other's way in a row or column: h = { $h }
explain-with-conflicts = Manhattan distance { $distance } + conflicts { $slides } = { $h }
explain-cycle = Cycle { $name }: { $tiles }. { $cells } cells without the blank: it has to come in, so { $cells } + 1 = { $exchanges } exchanges.
explain-cycle-of-the-blank = Cycle { $name }: { $tiles }. { $cells } cells, the blank's among them: each exchange brings a tile home, so { $cells } - 1 = { $exchanges ->
    [one] 1 exchange
   *[other] { $exchanges } exchanges
 }.
explain-exchanges = Exchanges: { $sum }
explain-into-rows = Tiles in each row, counted by the row into which they belong:
explain-into-columns = Tiles in each column, counted by the column into which they belong:
explain-walk = { $way }, if nothing else mattered: { $slides } (Manhattan distance counts { $manhattan })
explain-no-walk = { $way }: { $slides }, as for Manhattan distance (the table of walking distance would be too large)
explain-both = { $rows } + { $columns } = { $h }
explain-by-rows = Read row by row:
explain-by-columns = Read column by column:
explain-read = {"  "}{ $read }   (in the goal: { $goal })
explain-pairs = {"  "}{ $count ->
    [0] no pair is in the wrong order
    [one] 1 pair is in the wrong order: { $pairs }
   *[other] { $count } pairs are in the wrong order: { $pairs }
 }
explain-order = { $way }: each undoes { $passes } of the { $inversions } inversions at most, so { $least } at least; the blank is { $lines ->
    [one] 1 line
   *[other] { $lines } lines
 } from its goal, so their number is { $parity ->
    [even] even
   *[odd] odd
 }: { $slides }
explain-inversions = Each pair counts 1: h = { $h }
explain-followed-by = Tile { $tile } is followed by { $found }, not by { $right }: { $score }
explain-in-the-middle = Tile { $tile } is in the middle, where it does not belong: { $score }
explain-not-in-the-middle = Tile { $tile } is followed by { $found } and belongs into the middle: { $score }
explain-score = Manhattan distance { $distance } + 3 x sequence score { $score } = { $h }
explain-group = Group { $name }, the tiles { $tiles }: their own slides alone are at least { $slides }
explain-other-division = Divided as { $groups }: { $sum }
explain-groups = No slide counts in two groups, so they add up: { $sum }
explain-landmark = Landmark { $landmark }: { $board ->
    [one] 1 slide
   *[other] { $board } slides
 } from the board, { $goal } from the goal, difference { $bound }
explain-strongest = The strongest landmark is { $landmark }: the board is { $board ->
    [one] 1 slide
   *[other] { $board } slides
 } from it, the goal { $goal }. If the board were nearer to the goal than { $bound }, one of these ways would be shorter.
explain-exact = A shortest path has { $distance ->
    [one] 1 slide
   *[other] { $distance } slides
 }: the true distance, from a table of all boards.
explain-largest = The largest is { $heuristic }: h = { $h }

picture-board = Board
picture-landmark = Landmark
picture-distance = slides to the goal cell
picture-home = in its goal cell
picture-misplaced = not in its goal cell
picture-conflict = tiles in each other's way
picture-removed = has to step aside
picture-cycle = cycle: each into the next cell
picture-group = the group of the tile
picture-score = 3 x sequence score
picture-inversion = in the wrong order
picture-lines = the row and column it belongs into
picture-blank = the line of the blank
picture-away = tiles in a wrong line

help-explain = Say how the estimate h of a board is made up: every distance, conflict, cycle, pair
help-explain-heuristic = Heuristic, as in linear-conflict or max(manhattan,gaschnig), see `jiugong list` [default: manhattan]
help-explain-format = text, json (one object a line) or svg (a picture) [default: by the ending of the output file, or text]
help-explain-output = Write it to this file
help-explain-more =
    Examples:
      jiugong explain "2 8 3/1 6 4/7 0 5" --goal snail
      jiugong explain "8 0 7/6 5 4/3 2 1" --goal zero --heuristic linear-conflict --output conflicts.svg

    Exit codes: 0 explained, 2 wrong input, 10 the goal is not reachable, 20 to 23 stopped while a table was built.
