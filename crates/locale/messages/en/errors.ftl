# What is wrong with what a user gave: the place, the value, and the remedy.

language-unknown = “{ $text }” is not a language of this program; write en (English) or zh (Chinese)

size-out-of-range = a board has 2 to { $most } columns and rows, not { $width }x{ $height }
size-not-a-size = “{ $text }” is not a size; write width x height, as in 4x3

board-wrong-count = a { $size } board has { $cells } cells, but { $found } { $found ->
    [one] is
   *[other] are
 } given
board-duplicate = tile { $tile } is there twice, in cells { $first } and { $second } (counted from 1); tile { $missing } is missing
board-duplicate-no-blank = tile { $tile } is there twice, in cells { $first } and { $second } (counted from 1), and there is no blank
board-two-blanks = there are two blanks, in cells { $first } and { $second } (counted from 1); tile { $missing } is missing
board-unknown-tile = cell { $cell } (counted from 1) holds { $tile }, but the tiles of a { $size } board are 1 to { $largest }

# The text of a board.
read-error = line { $line }, column { $column }: { $fault }
read-place = line { $line }, column { $column }
read-empty = there is no board here; write one as in `2 8 3/1 0 4/7 6 5`
read-second-board = a second board begins here, where only one is expected; remove it
read-duplicate-tile = tile { $tile } is there twice, first at { $first }; tile { $missing } is missing; replace one of the two
read-two-blanks = this is a second blank, the first is at { $first }; tile { $missing } is missing; put it in one of the two
read-no-blank = this { $size } board has no blank; write 0 for it: { $twice ->
    [twice] tile { $surplus } is there twice
   *[once] there is no tile { $surplus }
 }
read-blank-left-out = { $tiles ->
    [one] 1 tile is
   *[other] { $tiles } tiles are
 } here, but no blank; write 0 where it is
read-missing-tile = tile { $missing } is missing; a { $size } board has the tiles 1 to { $largest } and a blank
read-no-such-tile = a { $size } board has the tiles 1 to { $largest }, not { $tile }; tile { $missing } is missing; replace { $tile } or give another size
read-wrong-count = a { $size } board has { $cells } cells, but { $found } { $found ->
    [one] is
   *[other] are
 } here; add or remove some, or give another size
read-no-such-count = { $found ->
    [one] 1 cell makes
   *[other] { $found } cells make
 } no board; a board has 2 to { $most } rows of 2 to { $most } cells, as in `2 8 3/1 0 4/7 6 5`
read-ambiguous-shape = { $found } cells can be a board of several sizes ({ $sizes }); give one of these sizes, or write the rows with slashes, as many cells in each
read-ambiguous-digits = “{ $text }” can be one number or several tiles; write spaces between the tiles and slashes between the rows
read-does-not-fit = this is a { $found } board, but { $expected } is asked for; ask for { $found } or give another board
read-unknown-symbol = “{ $symbol }” is neither a tile nor a blank; write numbers, 0 for the blank
read-number-too-large = “{ $number }” is too large; the largest board has tiles up to { $most }
read-unequal-rows = row { $row } has { $found ->
    [one] 1 cell
   *[other] { $found } cells
 } where { $expected } are due; all rows must have the same length
read-truncated = the board ends too early: { $found } of { $expected } { $unit } { $found ->
    [one] is
   *[other] are
 } here; add the rest
read-unclosed = this “{ $bracket }” is never closed; add the closing bracket
read-unexpected-bracket = “{ $bracket }” is not expected here; write rows of cells, as in `[[2,8,3],[1,0,4],[7,6,5]]`
read-cell-taken = this cell already has a tile, given at { $first }; give every tile a cell of its own
read-cell-outside-row = this cell is in no row; write all rows in brackets, as in `[[2,8,3],[1,0,4],[7,6,5]]`
read-no-such-cell = a { $size } board has the cells 0 to { $largest }, not { $cell }
read-size-left-out = the width and height are missing; write them in the line before, as in `4 4`
read-no-facts = there is no fact about a tile here, as `(at t1 p1 p1)` or `(tile-at tile1 row1 col1)`
read-partial-goal = the goal names the tiles of { $found } cells out of { $cells }; name all, the blank may be left out
read-line-too-long = this line is longer than { $limit } bytes; write one board a line
read-input = reading failed: { $message }

rows-not-a-number = “{ $text }” in row { $row }, place { $place }, is no number; write rows by slash and the blank as 0, as in `2 8 3/1 0 4/7 6 5`

# What the system says.
io-error = { $kind ->
    [not-found] there is no such file or folder
    [permission-denied] permission denied
    [already-exists] it exists already
    [is-a-folder] it is a folder
    [not-a-folder] a part of the path is no folder
    [storage-full] there is no room left
    [read-only] it can only be read
    [address-in-use] the address is in use
    [address-not-available] this machine does not have the address
    [out-of-memory] there is not enough memory
   *[other] { $text }
 }

# Formats of boards.
format-unknown = “{ $text }” is no format; there are { $known }
format-too-large = { $format } has one character a tile, so it ends at { $most } cells, and a { $size } board has { $cells }; write it as { $instead }
format-not-square = { $format } can only write square boards, not { $size }; write it as { $instead }
format-only-read = { $format } is only read; write it as { $instead }
sizes-differ = the start is { $start } (width x height) but the goal is { $goal }; give both in the same size

# Paths.
direction-up = up
direction-left = left
direction-right = right
direction-down = down
notation-blank-moves = blank moves
notation-tile-moves = tile moves
notation-tile-numbers = tile numbers
metric-unknown = “{ $text }” is no metric; there are `stm` (every slide of one tile counts one) and `mtm` (tiles of one row or column slid at once count one)
notation-unknown = “{ $text }” is no notation; there are `blank-moves` (ullddr), `tile-moves` (DR2U2) and `tile-numbers` (4 1 5)
path-off-the-edge = slide { $number } takes the blank { $direction } from row { $row }, column { $column }, off the board; is this the board that the path was made for?
path-unknown-symbol = “{ $symbol }” at character { $position } is no move; write blank moves (`ullddr`), tile moves (`DR2U2`) or tile numbers (`4 1 5`)
path-mixed = “{ $symbol }” at character { $position } reads as { $second }, but the path began as { $first }; small letters say where the blank goes, capitals where the tile goes, numbers which tile: write one kind throughout, or name the notation
path-other-notation = “{ $symbol }” at character { $position } is not written as { $notation }; give the path as { $notation }, or name its own notation
path-repeated-zero-times = “{ $symbol }” at character { $position } repeats a move no times; leave it out, or write a number from 1 on
path-edge = “{ $symbol }” at character { $position } cannot be made: { $edge }
path-not-beside-the-blank = tile { $tile } at character { $position } is not beside the blank; the tiles that can slide there are { $tiles }; is this the board that the path was made for?
path-no-such-tile = there is no tile { $tile } (character { $position }); the tiles of this board are 1 to { $largest }

# Replay links.
replay-no-data = this is no replay link: it has no `?r=` part; a link begins with `https://slidysim.github.io/replay?r=`
replay-not-base64 = the data of the link are damaged; copy the whole link
replay-not-zlib = the data of the link cannot be unpacked; copy the whole link
replay-too-large = the data of the link unfold to more than { $most } bytes; that is no replay
replay-not-json = the link does not hold what a replay link holds; copy the whole link
replay-not-four-parts = the link holds { $found ->
    [one] 1 part
   *[other] { $found } parts
 }, but a replay of one solve has four: solution, moves a second, scramble, times
replay-wrong-part = in the link, { $part ->
    [scramble] the scramble
    [solution] the solution
    [moves-a-second] the number of moves a second
   *[list-of-times] the list of times
 } is not { $expected ->
    [a-text] a text
    [a-number-from-0-on] a number from 0 on
   *[a-list-of-milliseconds-or--1] a list of milliseconds or -1
 }
replay-scramble = the scramble in the link: { $error }
replay-solution = the solution in the link: { $error }

# The text of a game in play.
game-unknown-part = “{ $text }” is no part of a game; the parts are `start=`, `goal=`, `moves=`, `undone=` and `made=`, with `;` between them
game-part-twice = the part `{ $part }=` is there twice; leave one out
game-missing-part = the part `{ $part }=` is missing; a game is written as `start=2 8 3/1 0 4/7 6 5;goal=1 2 3/8 0 4/7 6 5;moves=u l`
game-board = in `{ $part }=`: { $error }
game-not-a-move = in `{ $part }=`: “{ $word }” (word { $number }) is no move; write `u`, `d`, `l` or `r` for the blank's way, once for each tile, as in `u l dd`
game-edge = in `moves=` and `undone=`, taken together: { $edge }
game-made = `made={ $text }` is not possible; it counts the moves ever made, so write a number from { $least } on

# Solving.
solve-too-large = a { $size } board has { $cells } cells, and searches take at most { $most }; it can be checked, scrambled and played
solve-no-table = a { $size } board has too many cells for a table of distances; take a heuristic and an algorithm that need none
solve-wrong-maximum = "{ $heuristic }" cannot be done: a maximum takes 2 to { $most } heuristics, none of them a maximum
solve-wrong-path = internal error: { $algorithm } with { $heuristic } gave a path that is wrong ({ $failure }); please report it with the board
check-off-the-board = slide { $number } takes the blank off the board
check-wrong-end = the path ends at another board than the goal: cell { $cell } (counted from 1) holds { $found }, not { $expected }
check-no-boards = the start and the goal are no boards of one size
choice-unknown-algorithm = there is no algorithm `{ $given }`; { $nearest ->
    [none] there are
   *[other] did you mean `{ $nearest }`? There are
 } { $known }
choice-unknown-heuristic = there is no heuristic `{ $given }`; { $nearest ->
    [none] there are
   *[other] did you mean `{ $nearest }`? There are
 } { $known }, max(.., ..)
choice-unknown-parameter = `{ $of }` has no parameter `{ $given }`; { $count ->
    [0] it has none{ $known }
   *[other] it has: { $known }
 }
choice-wrong-value = `{ $parameter }` of `{ $of }` cannot be “{ $given }”; give { $allowed }
choice-given-twice = `{ $parameter }` of `{ $of }` is given twice; give it once
choice-malformed = “{ $text }” is not of the form `name` or `name(parameter=value, ..)`
choice-count-of-maximum = a maximum takes 2 to { $most } heuristics, as in `max(manhattan,walking-distance)`, not { $found }
domain-range = { $least } to { $most }
domain-words = one of { $words }
table-too-many-cells = a { $size } board has { $cells } cells, too many for a table of distances; take a smaller size, such as 3x4
table-memory = a table of { $size } boards takes { $memory } while it is built, more than is allowed or there; allow more memory or take a smaller size
table-stopped = The table of distances was not finished. { $reason }
table-other-goal = the table does not hold the distances to { $goal }
domain-patterns = sizes as in 6-6-3, tiles as in 1,2,3/4,5,6,7,8, or a collection as in 18x6

# Pattern databases.
patterns-too-many-cells = pattern databases are for boards of at most { $most } cells, and { $size } has { $cells }
patterns-tile-count = a pattern on this board has 1 to { $most } tiles, not { $found }; give sizes that make { $tiles } in all, as in { $example }
collection-malformed = “{ $text }” names no patterns; write their sizes as in 6-6-3, their tiles as in 1,2,3/4,5,6,7,8, or the name of a collection as in 18x6
collection-sum = { $text } has { $sum ->
    [one] 1 tile
   *[other] { $sum } tiles
 }, and a { $size } board has { $tiles }
collection-no-tile = there is no tile { $tile } on a { $size } board
collection-twice = tile { $tile } is there twice; each tile belongs to one pattern
collection-missing = tile { $tile } is in no pattern; each tile belongs to one
collection-none-of-this-name = there is no { $name } for { $size }, only { $known }; or write the tiles of the patterns, as in 1,2,3/4,5,6,7,8
collection-superfluous = pattern { $number } is there twice, or no others make up all tiles together with it; leave it out
collection-too-many-patterns = a collection has at most { $most } patterns, not { $found }
collection-too-many-partitions = these patterns make up all tiles in more than { $most } ways; leave some out
patterns-other-goal = these pattern databases are for another goal: theirs is { $size } with its blank in cell { $blank } (counted from 1), or an image of that
patterns-none = at least one set of pattern databases is needed
patterns-too-many = at most { $most } pattern databases can be used together, not { $found }
patterns-too-many-to-carry = at most { $carried } pattern databases can be used together here, not { $found }; with ida-star { $most }, if no other heuristic is beside them
patterns-memory = building these pattern databases takes { $needed } of memory, and { $allowed } are allowed; allow more or take smaller patterns
patterns-cancelled = the building of the pattern databases was stopped
damage-length = its length is wrong
damage-header = the checksum of its header is wrong
damage-tables = the checksum of its tables is wrong
damage-contents = its header makes no sense
tables-file-io = { $path }: { $reason }
tables-file-foreign = { $path } is no file of pattern databases; move it away
tables-file-misnamed = { $path } holds the tables of another set: { $set } on { $size }, blank of the goal in cell { $blank } (counted from 1); their file is called { $name }
tables-file-version = { $path } is in version { $version } of the format, which this program does not read; build it again
tables-file-damaged = { $path } is damaged ({ $what }); build it again
