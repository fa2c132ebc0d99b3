# What the program says while it runs, and about how it was called.

error = {"error: "}

usage-unknown-argument = there is no option `{ $argument }` here
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
