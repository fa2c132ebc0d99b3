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

