# 关于每个启发函数，学生应当知道的事。

heuristic-zero-idea = 什么也不说。每个盘面看起来都已经到了目标。
heuristic-zero-guarantee = 可采纳且一致，因为没有距离小于 0。它是所有可采纳启发函数中最弱的。
heuristic-zero-cost = 没有。
heuristic-zero-use = 作为量尺：用它要展开、用别的不必展开的节点，就是别的启发函数省下的。A* 配它就是 Dijkstra 算法，IDA* 配它就是迭代加深。
heuristic-zero-fails = 它分不出哪条路通向目标。

heuristic-misplaced-idea = 数一数不在位的数字块。它恰好是一个更容易的谜题的精确步数：那里可以把数字块拿起来，直接放到它的格子里。
heuristic-misplaced-guarantee = 可采纳：每个不在位的数字块至少要动一次，而一步只动一块。一致：每步至多使它改变 1。空格不能算在内，否则离目标一步的盘面也有 h = 2。
heuristic-misplaced-cost = 每步 O(1)：移动前后各比较一次。
heuristic-misplaced-use = 第一堂课用它；作比较时让它当弱的一方。
heuristic-misplaced-fails = 它不管数字块离目标有多远；在 4x4 上它至多说 15，而距离可达 80。

heuristic-manhattan-idea = 每个数字块要走若干行、若干列，就像出租车走在方格街区里。全部加起来，好像数字块可以互相穿过。
heuristic-manhattan-guarantee = 可采纳：一步至多使一块近一格。一致：每步恰好改变 1，所以它的奇偶与真实距离相同。
heuristic-manhattan-cost = 每步 O(1)：在一张小表里查两次。
heuristic-manhattan-use = 标准的选择。从不小于不在位的块数，却几乎不更贵，配 IDA* 足以解十五数码。
heuristic-manhattan-fails = 它以为数字块不会互相挡路。相邻两块要互换位置，它只算 2，实际要多得多。

heuristic-linear-conflict-idea = 两块都在应在的那一行，次序却颠倒了，它们在行内无法互相越过：必须有一块让出去再回来。这上下的两步，曼哈顿距离是不知道的。
heuristic-linear-conflict-guarantee = 可采纳：每行每列只算最少要让开几块，其余的才能通过；每块多出的两步是横穿这条线的，别处没有算过。若每个冲突对都加 2 就太多了：3 2 1 有三对冲突，但让开两块就够。一致。
heuristic-linear-conflict-cost = 每步对一条线做几次运算（其中属于这条线的数字块的最长递增子序列）。
heuristic-linear-conflict-use = 几乎总可代替曼哈顿距离：在随机十五数码上，IDA* 的平均节点数从 4.01 亿降到 4020 万（Korf 与 Felner，2002）。
heuristic-linear-conflict-fails = 只有已经到了自己那条线的数字块之间才有冲突；充分打乱的盘面里，这样的块不多。

heuristic-gaschnig-idea = 换一种方式放宽规则：空格可以和任意位置的数字块交换。那要交换多少次？这就是用一个空位来排序。
heuristic-gaschnig-guarantee = 可采纳且一致：每一步移动都是这样的交换。不在位的块组成若干轮换，每块一次交换；空格若在轮换之外，进来还要多一次。从不小于不在位的块数。
heuristic-gaschnig-cost = 每步沿一个轮换走一遍。
heuristic-gaschnig-use = 用来学习怎样靠放宽规则造出启发函数；也可与曼哈顿距离取最大值。
heuristic-gaschnig-fails = 它和不在位的块数一样不懂距离；单独使用很少超过曼哈顿距离。

heuristic-walking-distance-idea = 只看行：忘掉哪块是哪块，只记住每块应在哪一行。上下移动一步，就是空格与邻行的某一块交换。这样的移动至少要多少步？列也照样算，两者相加。
heuristic-walking-distance-guarantee = 可采纳：上下的移动和左右的移动是不同的移动，而每一部分都是更容易的谜题中的精确距离。它还知道数字块只能走到空格所在之处，所以从不小于曼哈顿距离。一致。
heuristic-walking-distance-cost = 事先做好两张表（4x4 各 24,964 项），之后每步在表中走一步。行数多的盘面，表会太大，那个方向就只算曼哈顿距离。
heuristic-walking-distance-use = 不用模式数据库解十五数码时：通常强于线性冲突。
heuristic-walking-distance-fails = 同一行里的数字块在它看来都一样，看不到它们的次序。与线性冲突取最大值还能再好一点。

heuristic-inversion-distance-idea = 逐行读出盘面。左右移动不改变次序；宽度为 w 时，上下移动使一块越过另外 w - 1 块，至多消除 w - 1 个逆序。相除、进位，逐列再做一遍，相加。
heuristic-inversion-distance-guarantee = 可采纳：两部分算的是不同的移动，每部分都是下界；空格还必须回到它的行，奇偶使下界更紧。一致。
heuristic-inversion-distance-cost = 每步比较 w - 1 块；不用表。
heuristic-inversion-distance-use = 与步行距离取最大值：它看得到次序，而步行距离看不到。
heuristic-inversion-distance-fails = 离家很远而逆序很少的块，在它看来无足轻重；单独使用常低于曼哈顿距离。

heuristic-inversions-idea = 逐行读出盘面，数一数次序颠倒的数字块对：它有多乱？
heuristic-inversions-guarantee = 没有保证：一步就可能理顺 w - 1 对，所以 h 可能大于真实距离。有些不是目标的盘面，它也说 0。
heuristic-inversions-cost = 每步比较 w - 1 块。
heuristic-inversions-use = 看看不可采纳的启发函数会让 A* 怎样：答得快，有时太长。除以适当的数，它就成了逆序距离。
heuristic-inversions-fails = 用了它，A* 什么也不能保证。
source-inversions = W. W. Johnson 与 W. E. Story，`Notes on the ‘15’ puzzle`，载 `American Journal of Mathematics 2`，1879：用逆序数判断哪些盘面可达。用它估计剩余步数，我们没有见过文献；收在这里，是作为不可采纳的例子。

heuristic-nilsson-idea = 曼哈顿距离 P 说数字块有多远，次序分 S 说它们的先后对不对。沿边缘顺时针走一圈，后继不对的块各计 2 分，中心放错了块计 1 分：h = P + 3 S。
heuristic-nilsson-guarantee = 没有保证：离目标只有一步时，h 可达 13（1 2 3/4 5 6/7 0 8）。它是用来引路的，不是用来证明的。
heuristic-nilsson-cost = 每步 O(1)：两个格子在圈上的邻居。
heuristic-nilsson-use = 教科书中以最优换速度的例子：只用很少的节点就能找到路。
heuristic-nilsson-fails = 路径常常比必要的长。3x3 以外按一圈一圈推广是我们的做法，书上没有说。

heuristic-landmarks-idea = 若罗马离您 1000 里，离我 300 里，那么您我至少相距 700 里。选几个盘面作地标，算出所有盘面到它们的距离，取差的最大值。
heuristic-landmarks-guarantee = 由三角不等式，无论地标选在哪里，它都可采纳且一致。
heuristic-landmarks-cost = 每个盘面、每个地标一个字节，每个地标事先做一次广度优先；之后每个地标查一次表。
heuristic-landmarks-use = 图中没有任何几何结构时；道路网的导航就是靠它变快的。
heuristic-landmarks-fails = 它需要一张含所有盘面的表，而放得下这张表，就放得下精确距离。在八数码上它比曼哈顿距离还弱：八个地标平均 11.6，曼哈顿距离 14.0，真实距离 22.0。

heuristic-exact-idea = 完美的启发函数：直接查出真实距离。
heuristic-exact-guarantee = 可采纳且一致；没有可采纳的启发函数比它更大。A* 径直走向目标：不展开最短路径以外的盘面；用 `ties=larger-g` 时，只展开其中一条上的盘面。
heuristic-exact-cost = 事先对所有盘面做一次广度优先，每个盘面 2 比特；之后每步查一次表。
heuristic-exact-use = 看看尽头 h = h* 是什么样子；衡量别的启发函数还差多少。
heuristic-exact-fails = 只适用于所有盘面都放得进内存的大小：3x3 立即可得，4x3 要有耐心，4x4 不行。

heuristic-pattern-idea = 把数字块分成几组。对每一组，把其余的块看作一样，它自己的块最少要移动多少步，可以对所有摆法一次算好。查出各组的步数，相加。可以同时用几种分法，它们可以有共同的组：取最大的和。
heuristic-pattern-guarantee = 可采纳：每一步只移动某一组的一块，也只有那一组计数，所以相加不会重复。一致。
heuristic-pattern-cost = 事先做好的表（4x4 的 7 块组和 8 块组分别有 5800 万和 5.19 亿项）；每步每组查一次。5x5 的 18x6 是十八个 6 块组（408 MB），它们以几种方式合成全部数字块；对每个盘面，搜索使用其中（连同镜像）估计最大的八种。
heuristic-pattern-use = 十五数码和二十四数码上最强的启发函数：随机十五数码只需几毫秒。
heuristic-pattern-fails = 它不知道各组之间怎样互相妨碍；组再大一块，表就大一个数量级。
