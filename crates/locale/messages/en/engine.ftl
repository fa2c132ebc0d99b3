# Threads, all shortest paths, benchmarks.
help-solve-threads = Threads that search one board: the same path and counts for any number [default: 1]
help-solve-all-shortest = Count all shortest paths and list so many of them; 0 counts only [without a number: 100]
threads-not-used = Only ida-star with pattern databases searches one board in several threads; one is used here.
solve-not-all-shortest = All shortest paths are found by ida-star with pattern databases, not by { $algorithm } with this heuristic; leave out both
shortest-paths = Shortest paths in all: { $count }.
shortest-paths-listed = The first { $listed } of them, each letter the way that the blank goes:
