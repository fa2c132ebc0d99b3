# What is wrong with what a user gave: the place, the value, and the remedy.

language-unknown = “{ $text }” is not a language of this program; write en (English) or zh (Chinese)

size-out-of-range = a board has 2 to { $most } columns and rows, not { $width }x{ $height }
size-not-a-size = “{ $text }” is not a size; write width x height, as in 4x3

board-wrong-count = a { $size } board has { $cells } cells, but { $found } are given
board-duplicate = tile { $tile } is there twice, in cells { $first } and { $second } (counted from 1); tile { $missing } is missing
board-duplicate-no-blank = tile { $tile } is there twice, in cells { $first } and { $second } (counted from 1), and there is no blank
board-two-blanks = there are two blanks, in cells { $first } and { $second } (counted from 1); tile { $missing } is missing
board-unknown-tile = cell { $cell } (counted from 1) holds { $tile }, but the tiles of a { $size } board are 1 to { $largest }
