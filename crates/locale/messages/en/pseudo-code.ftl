# Pseudo-code. ← sets; OPEN and CLOSED are the nodes made and the nodes expanded; c(n, n') is the cost of a move, here
# always 1; path(n) follows the parents back to the start.

pseudo-code-breadth-first =
    OPEN ← queue with start;  SEEN ← start
    while OPEN is not empty:
        n ← take the first of OPEN
        for each successor n' of n not in SEEN:
            parent(n') ← n
            if n' = goal: return path(n')
            add n' to SEEN and at the end of OPEN
    return no path
pseudo-code-bidirectional-breadth-first =
    LAYER(A) ← start;  LAYER(B) ← goal
    repeat:
        X ← the side, A or B, with the smaller LAYER
        NEXT ← empty
        for each n in LAYER(X), each successor n' of n not seen by side X:
            parent(X, n') ← n;  add n' to NEXT
        if the other side has seen some n' in NEXT: return path(A, n') joined with path(B, n')
        if NEXT is empty: return no path
        LAYER(X) ← NEXT
pseudo-code-depth-first =
    visit(n, depth):
        if n = goal: return path(n)
        if depth = limit: return nothing
        for each successor n' of n that is not on path(n):
            found ← visit(n', depth + 1)
            if found: return found
        return nothing
    return visit(start, 0)
pseudo-code-iterative-deepening =
    for limit ← 0, 1, 2, ..:
        found ← depth-first search within limit
        if found: return found
pseudo-code-uniform-cost =
    OPEN ← start with g = 0;  CLOSED ← empty
    while OPEN is not empty:
        n ← take the node of OPEN with the smallest g
        if n = goal: return path(n)
        add n to CLOSED
        for each successor n' of n:
            if n' is new, or g(n) + c(n, n') < g(n'):
                g(n') ← g(n) + c(n, n');  parent(n') ← n;  put n' into OPEN
    return no path
pseudo-code-greedy =
    OPEN ← start
    while OPEN is not empty:
        n ← take the node of OPEN with the smallest h
        if n = goal: return path(n)
        for each successor n' of n that was never made:
            parent(n') ← n;  put n' into OPEN
    return no path
pseudo-code-a-star =
    OPEN ← start with g = 0;  CLOSED ← empty
    while OPEN is not empty:
        n ← take the node of OPEN with the smallest f = g + h
        if n = goal: return path(n)
        add n to CLOSED
        for each successor n' of n:
            if n' is new, or g(n) + c(n, n') < g(n'):
                g(n') ← g(n) + c(n, n');  parent(n') ← n
                put n' into OPEN (taking it out of CLOSED: reopened)
    return no path
pseudo-code-weighted-a-star =
    as A*, but
        n ← take the node of OPEN with the smallest f = g + w · h,   w ≥ 1
pseudo-code-ida-star =
    bound ← h(start)
    repeat:
        next ← ∞
        found ← visit(start, 0)
        if found: return found
        if next = ∞: return no path
        bound ← next
    visit(n, g):
        f ← g + h(n)
        if f > bound: next ← min(next, f); return nothing
        if n = goal: return path(n)
        for each successor n' of n but the one just left:
            found ← visit(n', g + c(n, n'))
            if found: return found
        return nothing
pseudo-code-rbfs =
    visit(n, F(n), bound):
        if n = goal: return path(n)
        for each successor n' of n:
            F(n') ← f(n') = g + h;  if n was visited before (f(n) < F(n)): F(n') ← max(F(n), f(n'))
        while the smallest F of the successors is finite and ≤ bound:
            best ← the successor with the smallest F
            second ← the second smallest F, or ∞
            found, F(best) ← visit(best, F(best), min(bound, second))
            if found: return found
        return nothing and the smallest F of the successors
    return visit(start, f(start), ∞)
pseudo-code-beam =
    LAYER ← start
    while LAYER is not empty:
        NEXT ← empty
        for each n in LAYER, each successor n' of n that was never kept:
            parent(n') ← n
            if n' = goal: return path(n')
            add n' to NEXT
        LAYER ← the width nodes of NEXT with the smallest h
    return nothing found
pseudo-code-hill-climbing =
    best ← n ← start
    repeat restarts + 1 times:
        while some successor n' of n has h(n') < h(n):
            n ← the successor with the smallest h
        if n = goal: return the walk from start to n without its loops
        if h(n) < h(best): best ← n
        n ← the end of a random walk from best
    return nothing found
pseudo-code-simulated-annealing =
    n ← start
    repeat rounds times:
        for T ← hottest, falling by the same factor down to coldest, in as many steps as asked:
            if n = goal: return the walk from start to n without its loops
            n' ← a random successor of n;  d ← h(n') - h(n)
            if d ≤ 0, or with the chance e^(-d / T):  n ← n'
    return nothing found
pseudo-code-mm =
    OPEN(A) ← start;  OPEN(B) ← goal;  U ← ∞;  e ← cost of the cheapest move
    while both OPEN are not empty:
        pr(n) = max(g + h, 2 g + e) on the side of n;  C ← the smallest pr of both sides
        if U ≤ max(C, smallest f of A, smallest f of B, smallest g of A + smallest g of B + e):
            return the path of cost U
        n ← a node with pr(n) = C;  X ← its side
        for each successor n' of n that is new to X or was reached more cheaply:
            put n' into OPEN(X)
            if the other side has n': U ← min(U, g(A, n') + g(B, n'))
    return the path of cost U, or no path
pseudo-code-ara-star =
    U ← ∞;  OPEN ← start;  w ← first weight
    repeat:
        CLOSED ← empty;  LATER ← empty
        while the smallest g + w · h of OPEN < U:
            n ← take it;  add n to CLOSED
            for each successor n' of n reached more cheaply than before:
                if n' = goal: U ← g(n')
                put n' into OPEN, or into LATER if n' is in CLOSED
        report the path of cost U, proven within U / smallest (g + h) of OPEN and LATER
        if w = 1: return the path of cost U
        w ← max(1, w - step);  OPEN ← OPEN and LATER, sorted anew
pseudo-code-table =
    once:  breadth-first from the goal over all boards;  d(board) ← its layer
    n ← start
    while n is not the goal:
        n ← a successor of n with d one smaller
    return the walk from start to n

pseudo-code-zero =
    h(n) = 0, whatever the board
pseudo-code-misplaced =
    h(n) = number of tiles t with cell(t, n) ≠ cell(t, goal)
pseudo-code-manhattan =
    h(n) = Σ over tiles t of |row(t, n) - row(t, goal)| + |column(t, n) - column(t, goal)|
pseudo-code-linear-conflict =
    h ← Manhattan distance
    for each row, and for each column:
        S ← its tiles that belong into it, in the order in which they stand
        L ← length of the longest subsequence of S that is in the order of the goal
        h ← h + 2 · (length of S - L)
pseudo-code-gaschnig =
    h ← 0
    while the board is not the goal:
        if the blank is not in its goal cell: exchange it with the tile that belongs into its cell
        else: exchange it with any tile out of place
        h ← h + 1
pseudo-code-walking-distance =
    A(i, j) = number of tiles in row i that belong into row j;  the row of the blank
    a step: the blank goes from row i to a row k beside it, and a tile of row k, of any kind, to row i
    R(A) = steps from the goal's matrix to A, by breadth-first search, once and for all
    C = the same for columns
    h(n) = R(rows of n) + C(columns of n)
pseudo-code-inversion-distance =
    I = pairs read row by row, without the blank, in another order than in the goal
    R = the least number with R · (width - 1) ≥ I, odd or even as the rows between the blank and its goal
    C = the same column by column, with height - 1
    h(n) = R + C
pseudo-code-inversions =
    h(n) = number of pairs of tiles read row by row, without the blank, in another order than in the goal
pseudo-code-nilsson =
    P = Manhattan distance
    S = 2 for each tile of a ring not followed, clockwise, by what follows it in the goal
        + 1 if the middle cell holds a wrong tile
    h(n) = P + 3 · S
pseudo-code-landmarks =
    once:  d(L, board) for a few landmarks L and all boards, by breadth-first search from each L
    h(n) = max over L of |d(L, n) - d(L, goal)|
pseudo-code-exact =
    once:  d(board) for all boards, by breadth-first search from the goal
    h(n) = d(n)
pseudo-code-pattern =
    groups G of tiles that share no tile
    once, for each G:  d(G, cells) = fewest slides of tiles of G that bring them home; other tiles are alike, and their slides are free
    h(n) = Σ over G of d(G, cells of G in n)
