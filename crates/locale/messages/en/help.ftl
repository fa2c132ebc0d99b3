# The texts of --help, of the completions and of the manual pages.

help-heading-usage = Usage:
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands

value-command = COMMAND
value-options = OPTIONS
value-language = LANGUAGE
value-shell = SHELL
value-folder = FOLDER

help-program = Solves sliding-tile puzzles of every size, shows how, explains why
help-program-more =
    Exit codes:
      0   solved; yes
      1   no: the path is wrong, or an algorithm that may fail found nothing
      2   wrong usage or input
      3   the results could not be written
      10  the goal is not reachable
      20  time limit reached
      21  node limit reached
      22  memory limit reached
      23  cancelled
    With many boards it is the worst of them, and all are answered.

help-help = Show this help
help-version = Show the version
help-lang = Language: en or zh [default: that of the environment]

help-completions = Print a script that completes the command line in a shell
help-shell = bash, elvish, fish, powershell or zsh
help-man = Print the manual page, or write all of them into a folder
help-folder = Write one page for each subcommand here
