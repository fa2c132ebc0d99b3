# Where each algorithm and heuristic was published; the same in both languages (but for source-inversions, which stands
# with the texts).

source-breadth-first = E. F. Moore, “The shortest path through a maze”, Proceedings of an International Symposium on the Theory of Switching, 1957, Harvard University Press 1959
source-bidirectional-breadth-first = I. Pohl, “Bi-directional and heuristic search in path problems”, thesis, Stanford University, SLAC-104, 1969
source-depth-first = R. E. Tarjan, “Depth-first search and linear graph algorithms”, SIAM Journal on Computing 1(2), 1972; É. Lucas, Récréations mathématiques I, 1882 (the rule for mazes, by Trémaux)
source-iterative-deepening = D. J. Slate and L. R. Atkin, “CHESS 4.5”, in Chess Skill in Man and Machine, Springer 1977; R. E. Korf, “Depth-first iterative-deepening: an optimal admissible tree search”, Artificial Intelligence 27(1), 1985
source-uniform-cost = E. W. Dijkstra, “A note on two problems in connexion with graphs”, Numerische Mathematik 1, 1959
source-greedy = J. E. Doran and D. Michie, “Experiments with the Graph Traverser program”, Proceedings of the Royal Society A 294, 1966
source-a-star = P. E. Hart, N. J. Nilsson and B. Raphael, “A formal basis for the heuristic determination of minimum cost paths”, IEEE Transactions on Systems Science and Cybernetics 4(2), 1968
source-weighted-a-star = I. Pohl, “Heuristic search viewed as path finding in a graph”, Artificial Intelligence 1, 1970
source-ida-star = R. E. Korf, “Depth-first iterative-deepening: an optimal admissible tree search”, Artificial Intelligence 27(1), 1985
source-rbfs = R. E. Korf, “Linear-space best-first search”, Artificial Intelligence 62(1), 1993
source-beam = B. T. Lowerre, “The HARPY speech recognition system”, thesis, Carnegie Mellon University 1976; R. Bisiani, “Beam search”, in Encyclopedia of Artificial Intelligence, Wiley 1987
source-hill-climbing = S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, 4th edition 2020, section 4.1; O. Martin, S. W. Otto and E. W. Felten, “Large-step Markov chains for the traveling salesman problem”, Complex Systems 5, 1991
source-simulated-annealing = S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, “Optimization by simulated annealing”, Science 220, 1983
source-mm = R. C. Holte, A. Felner, G. Sharon and N. R. Sturtevant, “Bidirectional search that is guaranteed to meet in the middle”, AAAI 2016
source-ara-star = M. Likhachev, G. Gordon and S. Thrun, “ARA*: anytime A* with provable bounds on sub-optimality”, NIPS 2003
source-table = P. D. A. Schofield, “Complete solution of the ‘Eight-Puzzle’”, Machine Intelligence 1, 1967; A. Reinefeld, “Complete solution of the eight-puzzle and the benefit of node ordering in IDA*”, IJCAI 1993
source-zero = E. W. Dijkstra, “A note on two problems in connexion with graphs”, Numerische Mathematik 1, 1959
source-misplaced = J. E. Doran and D. Michie, “Experiments with the Graph Traverser program”, Proceedings of the Royal Society A 294, 1966
source-manhattan = J. E. Doran and D. Michie, “Experiments with the Graph Traverser program”, Proceedings of the Royal Society A 294, 1966
source-linear-conflict = O. Hansson, A. Mayer and M. Yung, “Criticizing solutions to relaxed models yields powerful admissible heuristics”, Information Sciences 63(3), 1992
source-gaschnig = J. Gaschnig, “A problem similarity approach to devising heuristics: first results”, IJCAI 1979
source-walking-distance = Takahashi Ken’ichirō (takaken), 「１５パズル自動解答プログラムの作り方」, http://www.ic-net.or.jp/home/takaken/nt/slide/solve15.html
source-inversion-distance = Takahashi Ken’ichirō (takaken), 「１５パズル自動解答プログラムの作り方」, http://www.ic-net.or.jp/home/takaken/nt/slide/solve15.html
source-nilsson = N. J. Nilsson, Problem-Solving Methods in Artificial Intelligence, McGraw-Hill 1971; Principles of Artificial Intelligence, Tioga 1980
source-landmarks = A. V. Goldberg and C. Harrelson, “Computing the shortest path: A* search meets graph theory”, SODA 2005; N. R. Sturtevant, A. Felner, M. Barrer, J. Schaeffer and N. Burch, “Memory-based heuristics for explicit state spaces”, IJCAI 2009
source-exact = P. D. A. Schofield, “Complete solution of the ‘Eight-Puzzle’”, Machine Intelligence 1, 1967; A. Reinefeld, “Complete solution of the eight-puzzle and the benefit of node ordering in IDA*”, IJCAI 1993
source-pattern = J. C. Culberson and J. Schaeffer, “Pattern databases”, Computational Intelligence 14(3), 1998; R. E. Korf and A. Felner, “Disjoint pattern database heuristics”, Artificial Intelligence 134, 2002; R. Clausecker, “Notes on the construction of pattern databases”, ZIB-Report 17-59, 2017 (the blank taken into account)
