# What the program says while it runs, and about how it was called.

error = {"error: "}

usage-unknown-argument = `{ $argument }` is not expected here
usage-board-behind-dashes = {"; put "}`--` before a board that begins with `-`, and write a goal that does as `--goal="-1 .."`
usage-unknown-subcommand = there is no subcommand `{ $name }`
usage-wrong-value = { $argument }: { $reason }
usage-no-value = `{ $argument }` needs a value
usage-unknown-value = `{ $argument }` does not know “{ $value }”
usage-wrong-number-of-values = `{ $argument }` has too few or too many values
usage-given-twice = `{ $argument }` is given twice
usage-conflict = `{ $argument }` and `{ $other }` do not go together
usage-missing = this has to be given: { $argument }
usage-missing-subcommand = a subcommand has to be given
usage-not-unicode = the command line is not valid Unicode text
usage-other = { $text }
usage-possible-values = {"; possible: "}{ $values }
usage-did-you-mean = {"; did you mean "}`{ $name }`?
usage-see-help = More with --help.

file-not-written = cannot write `{ $path }`: { $reason }
output-not-written = the results could not be written: { $reason }

manual-name = NAME
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-options = OPTIONS
manual-subcommands = SUBCOMMANDS
manual-extra = NOTES
manual-version = VERSION


# Whether a goal can be reached.
reachability-inversions = Inversions (pairs of tiles of which the larger stands first, the blank left out): { $start } in the board, { $goal } in the goal.
reachability-odd-width = The width { $width } is odd: a slide changes the number of inversions by an even number, wherever the blank is. The difference { $difference } is { $parity ->
    [even] even
   *[odd] odd
 }.
reachability-even-width = The width { $width } is even: each row that the blank goes up or down changes the number of inversions by an odd number. The blank is in row { $start }, in the goal in row { $goal }: the difference of inversions { $inversions } and the rows { $rows } together are { $sum }, which is { $parity ->
    [even] even
   *[odd] odd
 }.
reachability-yes = So the goal can be reached.
reachability-no = So the goal cannot be reached.
reachability-named-goals = Goals that can be reached: { $names }.
reachability-no-named-goals = None of the goals with a name can be reached either.
reachability-swap = Exchanging tiles { $one } and { $other } would make the goal reachable.

# Answers.
report-solved = Solved in { $metric ->
    [mtm] { $length ->
        [one] 1 push
       *[other] { $length } pushes
     }, { $slides ->
        [one] 1 slide
       *[other] { $slides } slides
     }
   *[stm] { $length ->
        [one] 1 slide
       *[other] { $length } slides
     }
 }.
report-optimal = No path is shorter.
report-at-least = Every path has at least { $metric ->
    [mtm] { $least ->
        [one] 1 push
       *[other] { $least } pushes
     }
   *[stm] { $least ->
        [one] 1 slide
       *[other] { $least } slides
     }
 }: that is proven.
report-at-least-and-factor = Every path has at least { $metric ->
    [mtm] { $least ->
        [one] 1 push
       *[other] { $least } pushes
     }
   *[stm] { $least ->
        [one] 1 slide
       *[other] { $least } slides
     }
 }, so this one is at most { $factor } times the shortest.
report-not-proven = Whether there is a shorter path is not known.
report-best-path = The best path known so far has { $metric ->
    [mtm] { $length ->
        [one] 1 push
       *[other] { $length } pushes
     }
   *[stm] { $length ->
        [one] 1 slide
       *[other] { $length } slides
     }
 }.
report-time-limit = Stopped at the time limit.
report-node-limit = Stopped at the node limit.
report-memory-limit = Stopped at the memory limit.
report-cancelled = Cancelled.
report-improvement = Solution { $number }: { $length } { $metric ->
    [mtm] pushes
   *[stm] slides
 }, { $factor ->
    [none] of which nothing is proven
   *[other] at most { $factor } times the shortest
 }; after { $nodes } nodes, { $time }
report-not-found = { $algorithm } has found no path; it is not sure to find one.
report-invalid = This cannot be solved as it was asked.
report-pair = { $algorithm } with { $heuristic }
report-effort = { $pair }: { $nodes ->
    [one] 1 node expanded
   *[other] { $expanded } nodes expanded
 }, { $generated } generated, { $time }

quantity-not-a-time = “{ $text }” is not a time; write seconds, or 500ms, 90s, 5m, 2h
quantity-not-a-count = “{ $text }” is not a count; write a whole number, or 500k, 20M, 1G
quantity-not-whole = “{ $text }” is not a whole number from { $least } to { $most }
quantity-not-memory = “{ $text }” is not an amount of memory; write bytes, or 500M, 2G, 1.5GiB

# Boards that are handed in, and the search for an answer.
no-board-given = no board is given; write one as in `jiugong solve "8 0 3/2 1 4/7 6 5"`, or name a file with --file
link-and-path = the link holds a path; leave out the other one
no-path-given = no path is given; write it behind the board, as in `jiugong verify "1 2 3/4 5 6/7 0 8" r`
file-not-read = cannot read `{ $path }`: { $reason }
input-not-read = the input cannot be read: { $reason }
size-option = { "" } (as in --size { $size })
board-number = board { $number }: { $sentence }
goal-is-wrong = in the goal (a board, or one of the names `standard`, `zero` and `snail`): { $error }
from-to = From { $board } to { $goal }:
larger-tables = From board { $number } on with { $heuristic }: the batch is long enough to repay larger tables.
may-take-very-long = For { $size } boards a shortest path may take very long. Faster, but not always shortest: --algorithm { $algorithm } --heuristic { $heuristic }. Ctrl-C ends the search with what is known.
progress = bound { $bound }, nodes { $nodes }, { $speed } a second, { $memory }
progress-answered = { $count } answered; { $text }
progress-of = { $count } of { $total } done; { $text }
seed = Seed: { $seed }
no-use-of-heuristic = { $algorithm } uses no heuristic; { $heuristic } is ignored.

picture-start = Start
picture-goal = Goal
picture-step = { $number }: { $tile } { $direction }

verify-right = The path is right: { $length ->
    [one] 1 slide
   *[other] { $length } slides
 }, { $pushes } if a row or column pushed at once counts one.
verify-wrong = The path is wrong: { $reason }
verify-shorter = It is not a shortest one: there is a path of { $metric ->
    [mtm] { $length ->
        [one] 1 push
       *[other] { $length } pushes
     }
   *[stm] { $length ->
        [one] 1 slide
       *[other] { $length } slides
     }
 }.

list-algorithms = Algorithms
list-heuristics = Heuristics
list-goals = Goals
list-formats = Formats of boards
list-notations = Notations of paths
list-guarantees = { $complete }; { $optimal }; memory { $memory }
list-blind = uses no heuristic
list-properties = { $admissible }, { $consistent }
list-admissible = admissible
list-not-admissible = not admissible (may overestimate)
list-consistent = consistent
list-not-consistent = not consistent
list-parameter = parameter { $name }: { $allowed } [default: { $default }]
list-source = source: { $source }
list-only-read = (only read)

ask-welcome = Write boards row by row with / between the rows, 0 for the blank, as in 2 8 3/1 0 4/7 6 5.
ask-start = {"Start: "}
ask-goal = {"Goal (a board, standard, zero or snail; empty: standard): "}
ask-row = {"Row "}{ $row } of { $rows }{" (empty: no more): "}
no-board-at-distance = no { $size } board is { $distance } { $metric ->
    [mtm] pushes
   *[stm] slides
 } from the goal; take a smaller distance

# Traces.
trace-title = { $pair }, from { $board } to { $goal }{ $metric ->
    [mtm] ; tiles slid at once count one
   *[stm] {""}
 }
trace-start = start
trace-open = open
trace-closed = closed
trace-opening = {" ("}
trace-closing = )
trace-stack = on the stack
trace-next = next
trace-goal = goal
trace-meeting = meeting
trace-solution = solution
trace-dropped = dropped
trace-replaced = replaced
trace-left = gone back
trace-forgotten = given up
trace-waiting = waiting
trace-bound = bound
trace-weight = weight
trace-layer = layer
trace-restart = restart
trace-from-start = from the start
trace-from-goal = from the goal
trace-parent = from
trace-up = blank up
trace-left-move = blank left
trace-right = blank right
trace-down = blank down
trace-number = expanded as number 1, 2, ..
trace-folded = so many nodes are not drawn
trace-cut = The recording is full: the search was stopped here, and there is no solution yet.
trace-shown = Shown: the expansions { $from } to { $to } of { $all }; --from, --to and --limit choose others.
trace-not-drawn = Nodes that are not drawn: { $folded } of { $all }; --limit draws more.
trace-lists-need-text = --lists is for --format text
trace-empty-span = --from { $from } comes after --to { $to }

# The whole space.
explored = { $boards } boards can reach { $goal }; the farthest are { $radius } { $metric ->
    [mtm] pushes
   *[stm] slides
 } away.
explored-farthest = Farthest:

# Pattern databases that are kept.
tables-building = Building { $set }: { $bytes } are kept, { $memory } of memory are needed meanwhile.
tables-progress = table { $table } of { $tables }: { $part }%, about { $left } left
tables-kept = { $set }, { $size }, { $goal ->
    [standard] {""}
   *[other] --goal "{ $goal }",{" "}
 }blank of the goal in cell { $blank }, { $bytes }: { $path }
tables-right = right: { $path }
tables-not-there = { $path } is not there
tables-no-folder = this system names no folder for such files; name one with --tables
tables-not-used = Kept tables were not used: { $reason }
