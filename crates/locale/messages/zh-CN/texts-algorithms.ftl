# 关于每个算法，学生应当知道的事。b：平均每个盘面的后继数；d：最短路径的步数。

algorithm-breadth-first-idea = 像墨水在纸上晕开：先是离起始一步的所有盘面，再是两步的，依次向外。最先到达的，必是由最短的路到达的。
algorithm-breadth-first-guarantee = 完备；每步代价相同，所以最优：第 k 层的盘面不在更早的任何一层中，所以到它的路径不会短于 k。
algorithm-breadth-first-cost = 时间和内存都是 O(b^d)：生成过的盘面都要记住。八数码中若不立即走回头，b 约为 1.7，而全部盘面也只有 181,440 个。
algorithm-breadth-first-use = 盘面不多时，手头没有启发函数时，或想一次得到所有盘面的距离时。
algorithm-breadth-first-fails = 内存远比耐心先用完：十五数码有十万亿个盘面，而搜索完全不知道该往哪个方向看。

algorithm-bidirectional-breadth-first-idea = 两个半径减半的圆，比一个大圆面积小：从起始和目标同时搜索，总是把较小的一侧扩大一层，直到两侧相遇。移动可以反过来走，所以倒着搜和正着搜一样容易。
algorithm-bidirectional-breadth-first-guarantee = 完备且最优，因为总是做完整的一层：第一次碰到对面时，两侧深度之和就是可能的最小值。
algorithm-bidirectional-breadth-first-cost = 时间和内存是两份 O(b^(d/2))：深度为 30 时，相当于一个巨大的数开了平方。
algorithm-bidirectional-breadth-first-use = 两端都已知、又没有好的启发函数时：它是盲目搜索中最强的。
algorithm-bidirectional-breadth-first-fails = 难的十五数码，一半的深度也有 25 到 40 步，盘面还是多得放不下。有好的启发函数时，单向搜索通常更快。

algorithm-depth-first-idea = 走迷宫的老办法：遇到岔口就走第一条没走过的路，走到死胡同再退回上一个岔口。这里到了深度限制也要退回，并且从不踏上当前路径已有的盘面。
algorithm-depth-first-guarantee = 限制之内有路径就能找到，但只是任意一条，不是短的：第一个分支走到底之后，才会看第二个。
algorithm-depth-first-cost = 内存 O(深度限制)，只有一条路径。时间可达 O(b^深度限制)：同一个盘面会在通向它的每条路径上重新遇到。
algorithm-depth-first-use = 用来体会次序为什么重要；它也是迭代加深的内核；解很多、随便哪个都行时也可用。
algorithm-depth-first-fails = 限制放得宽，它就四处游荡：离目标只有一步的盘面，也可能得到上百步的解。若没有限制，它在八数码上的路径会穿过数万个盘面。

algorithm-iterative-deepening-idea = 先以深度限制 0 做深度优先，再以 1，再以 2。每次从头来听起来浪费，其实最后一轮比之前各轮加起来还贵，所以损失很小；而用深度优先的内存，就得到了广度优先的答案。
algorithm-iterative-deepening-guarantee = 完备且最优：第 d 轮找到路径时，第 d - 1 轮已经证明没有更短的。
algorithm-iterative-deepening-cost = 内存 O(d)。时间 O(b^d)，重做较浅的各轮只多出约 b / (b - 1) 倍。沿多条路径可到达的盘面会被搜索多次。
algorithm-iterative-deepening-use = 没有启发函数、内存又紧张时；也是从深度优先走向 IDA* 的一步。
algorithm-iterative-deepening-fails = 每多一步，时间就乘以 b；超过约 25 步就要很有耐心，而启发函数几乎能剪掉一切。

algorithm-uniform-cost-idea = 各步代价不同时的广度优先：不是展开最早生成的节点，而是展开到达代价最小的节点。
algorithm-uniform-cost-guarantee = 完备且最优：节点按 g 从小到大展开，轮到目标时，已经不剩更便宜的路了。
algorithm-uniform-cost-cost = 时间和内存 O(b^d)，另加优先队列的开销。这里每步代价都是 1，所以它展开的就是广度优先的各层；因为轮到目标时才认出它，还要进入下一层。
algorithm-uniform-cost-use = 各步代价不同时。在这里，它说明 h = 0 的 A* 就是 Dijkstra 算法。
algorithm-uniform-cost-fails = 它只知道过去，不知道未来：在它看来，背向目标的盘面和目标跟前的盘面一样好。

algorithm-greedy-idea = 总是展开看起来离目标最近的盘面；走到这里花了多少步，过去的就让它过去。
algorithm-greedy-guarantee = 盘面有限，且不重复生成，所以完备；但不最优，因为它从不拿长路和短路作比较。
algorithm-greedy-cost = 最坏情况下时间和内存都遍及所有盘面；h 好的时候，往往只要几百个节点。
algorithm-greedy-use = 想尽快得到随便一个解，而 h 又可信时。
algorithm-greedy-fails = 它的路弯弯绕绕：眼下让 h 变小，以后可能要多走许多步。八数码的解常常比最短的长好几倍。

algorithm-a-star-idea = 把已知的和期望的加起来：f = g + h，即已走的步数加上至少还要走的步数。f 最小的待展开节点最有希望通向短路径，所以先展开它。
algorithm-a-star-guarantee = 完备；h 可采纳时最优。原因：最短路径上总有一个节点待展开，它的 f 不超过真实长度 C*；而经更长的路到达的目标，f 更大，不会先轮到。h 一致时，没有节点会展开两次；否则，若发现到已展开节点的更便宜的路，就把它重新放回。
algorithm-a-star-cost = 它展开 f < C* 的所有节点和 f = C* 的一部分。用同一个一致的 h、保证同样最优的算法，都不能跳过前者。内存也是这么多节点，而用尽的正是内存。
algorithm-a-star-use = 只要内存放得下节点，求最优解就首选它：八数码总是可以，容易的十五数码配上好的 h 也可以。
algorithm-a-star-fails = 难的十五数码会占满内存（请用 IDA*）。h 若高估，答案可能太长；h 若太弱，它就是换了名字的一致代价搜索。

algorithm-weighted-a-star-idea = 对 h 的信任多于它应得的：f = g + w h，w > 1。搜索偏向目标，不再逐一核对每个竞争者。
algorithm-weighted-a-star-guarantee = 完备；h 可采纳时，路径至多是最短路径的 w 倍。原因：最短路径上待展开的节点有 g + w h ≤ w (g + h) ≤ w C*，而目标先于它被取出。
algorithm-weighted-a-star-cost = 时间和节点数通常只是 A* 的一小部分；小到什么程度，没有人能保证。
algorithm-weighted-a-star-use = A* 太慢，而多几步也无妨时；w 可先取 1.5 或 2。
algorithm-weighted-a-star-fails = w 更大不一定更快：过了某一点它就成了贪婪搜索，路径弯绕，有时节点反而更多。

algorithm-ida-star-idea = 没有两张表的 A*：深度优先地搜索，f = g + h 一超过界限就折返。没有找到，就把界限提高到超出者中最小的 f，再搜一遍。
algorithm-ida-star-guarantee = 完备；h 可采纳时最优：与 A* 同理，找到解之前，界限不会超过真实长度。
algorithm-ida-star-cost = 内存 O(d)：一条路径。时间如同在树上做 A*，再加上之前各轮；每轮比前一轮大好几倍（滑块问题中 f 每次增加 2），所以加得不多。没有优先队列，没有散列，每秒可达数百万个节点。
algorithm-ida-star-use = 十五数码的经典算法：1985 年 Korf 用它解出了一百个盘面，这是随机十五数码第一次得到最优解。
algorithm-ida-star-fails = 沿多条路径可到达的盘面，每条路径上都要搜一遍。若各步代价互不相同，每轮只多一个节点。没有好的 h，它就只是迭代加深。

algorithm-rbfs-idea = 只沿最好的路走，但在每个岔口记住第二好的路。当前的路一旦变得不如它，就退回去走它，并在岔口记下刚放弃的子树究竟有多好。
algorithm-rbfs-guarantee = 有路径时完备；h 可采纳时最优。即使 f 沿路径下降，新节点也按最佳优先的次序展开。
algorithm-rbfs-cost = 内存 O(b d)：一条路径和沿途的兄弟节点。时间：每次改变主意，子树都要重新生成，而它可能常常改变主意。
algorithm-rbfs-use = 内存不多而 f 又不单调时；或想看看怎样只用一条路径的内存做最佳优先搜索。
algorithm-rbfs-fails = 两棵子树若轮流领先，就会一再重新生成。它和 IDA* 一样，认不出在别的路径上见过的盘面。

algorithm-beam-idea = 视野狭窄的广度优先：每层只留 h 最小的 `width` 个盘面，其余永远忘掉。
algorithm-beam-guarantee = 没有保证：丢掉的可能正是唯一的路。束越宽，越可能找到解，解也越短。
algorithm-beam-cost = 时间和内存都是 O(束宽 × 路径长度)：难得不是指数的。
algorithm-beam-use = 大的盘面（5x5 以上），求最优解已无希望，有解就好。
algorithm-beam-fails = 它可能空手而归；束窄时路径又很长。没有找到解，并不证明没有解。

algorithm-hill-climbing-idea = 站在某处，看看四邻，若最好的邻居比这里好就走过去。到了山顶而又不是目标，就从目前最好的盘面随机走一段，再试一次。
algorithm-hill-climbing-guarantee = 没有保证。每次攀登都止于 h 的一个局部极小；重新开始只是多些机会，不是承诺。
algorithm-hill-climbing-cost = 内存 O(所走的长度)，除了走过的路什么也不记。时间由您给定。
algorithm-hill-climbing-use = 用来认识什么是局部极小，而且每位读者都能在盘面上亲自核对。在只要状态、不要路径的问题中，它是正经的方法。
algorithm-hill-climbing-fails = 滑块问题到处是局部极小和平台：常常目标就在几步之外，却没有一步能让 h 变小。

algorithm-simulated-annealing-idea = 铁匠让炽热的金属慢慢冷却，原子才能各得其所。随机地移动；更差的盘面以 e^(-d / T) 的概率接受，d 是差了多少；温度 T 逐渐下降。
algorithm-simulated-annealing-guarantee = 有限时间内没有保证。理论上，只有冷却得极慢才必得最好的状态，而那比全部试一遍还慢。
algorithm-simulated-annealing-cost = 内存 O(所走的长度)。时间就是所要求的步数，每步考虑一个邻居。
algorithm-simulated-annealing-use = 与爬山作比较：困住爬山的小局部极小，它能走出来。
algorithm-simulated-annealing-fails = 太热就乱走，太冷就冻结在最近的局部极小里。得到的路径是去掉回路的随机游走，很长。

algorithm-mm-idea = 从两端进行的 A*，加上一个新想法：节点的优先值取 max(f, 2 g + 1)。过了中点的节点，2 g 已超过最短路径的长度，永远轮不到它，于是两边在中间相遇。
algorithm-mm-guarantee = 完备；两个方向的启发函数都可采纳时最优。只有当任何一对待展开节点都不能构成更短的路径时，它才结束。
algorithm-mm-cost = 任何一边都不会深过最短路径的一半：最坏 O(b^(d/2)) 个节点。两边都要放在内存里。
algorithm-mm-use = h 较弱时：那时 A* 的大部分节点都在中点之后，MM 省下的正是这些。
algorithm-mm-fails = h 很强时，A* 在中点之后本来就只展开很少的节点，第二个搜索反成负担。

algorithm-ara-star-idea = 先给一个好答案，很快给更好的，最后给最好的：以大的权重做加权 A*，很快得到第一条路径，然后逐步减小权重，每一轮都接着上一轮的成果做。
algorithm-ara-star-guarantee = 完备；h 可采纳时，权重降到 1 即为最优。任何时刻它都能说出路径至多长了多少。
algorithm-ara-star-cost = 若让它做完，时间和内存与 A* 相当；第一个答案只需其中一小部分。
algorithm-ara-star-use = 时间有限、又事先不知道有多少时：随时可以叫停。
algorithm-ara-star-fails = 若只要最优路径，前面几轮就是绕路；内存也和 A* 一样花费。

algorithm-table-idea = 把搜索全部提前做完：从目标做一次广度优先，就得到所有盘面的距离。以后只需读出解来：每一步走向距离小 1 的邻居。
algorithm-table-guarantee = 完备且最优，而且根本不必搜索：距离是精确的。
algorithm-table-cost = 一次性的时间和内存与该大小的盘面总数成正比（3x3 为 181,440，4x3 为 239,500,800，每个盘面 2 比特）。此后每个答案只要几微秒。
algorithm-table-use = 该大小的盘面放得进内存，又要回答许多问题时：游戏中的提示、批改作业、按精确距离出题。
algorithm-table-fails = 4x4 的盘面即使每个只占 2 比特，也要约 2.6 TB。

# 关于算法和启发函数的各段文字的标题。
texts-idea = 思想
texts-pseudo-code = 伪代码
texts-guarantee = 保证及其理由
texts-cost = 时间与内存
texts-use = 何时用它
texts-fails = 何时失灵
texts-source = 出处
