# 伪代码。← 表示赋值；OPEN 和 CLOSED 是已生成的和已展开的节点；c(n, n') 是一步的代价，这里总是 1；
# “路径(n)”沿父节点回到起点。

pseudo-code-breadth-first =
    OPEN ← 只含起点的队列；SEEN ← 起点
    当 OPEN 非空：
        n ← 取出 OPEN 的队首
        对 n 的每个不在 SEEN 中的后继 n'：
            父(n') ← n
            若 n' = 目标：返回 路径(n')
            把 n' 加入 SEEN 和 OPEN 的队尾
    返回 无路径
pseudo-code-bidirectional-breadth-first =
    层(A) ← 起点；层(B) ← 目标
    重复：
        X ← A、B 中层较小的一侧
        新层 ← 空
        对层(X) 中的每个 n、n 的每个 X 侧未见过的后继 n'：
            父(X, n') ← n；把 n' 加入新层
        若另一侧见过新层中的某个 n'：返回 路径(A, n') 接上 路径(B, n')
        若新层为空：返回 无路径
        层(X) ← 新层
pseudo-code-depth-first =
    访问(n, 深度)：
        若 n = 目标：返回 路径(n)
        若 深度 = 深度限制：返回 没有
        对 n 的每个不在路径(n) 上的后继 n'：
            结果 ← 访问(n', 深度 + 1)
            若找到：返回 结果
        返回 没有
    返回 访问(起点, 0)
pseudo-code-iterative-deepening =
    限制依次取 0、1、2……：
        结果 ← 在该限制内深度优先搜索
        若找到：返回 结果
pseudo-code-uniform-cost =
    OPEN ← 起点，g = 0；CLOSED ← 空
    当 OPEN 非空：
        n ← 取出 OPEN 中 g 最小的节点
        若 n = 目标：返回 路径(n)
        把 n 加入 CLOSED
        对 n 的每个后继 n'：
            若 n' 是新的，或 g(n) + c(n, n') < g(n')：
                g(n') ← g(n) + c(n, n')；父(n') ← n；把 n' 放入 OPEN
    返回 无路径
pseudo-code-greedy =
    OPEN ← 起点
    当 OPEN 非空：
        n ← 取出 OPEN 中 h 最小的节点
        若 n = 目标：返回 路径(n)
        对 n 的每个从未生成过的后继 n'：
            父(n') ← n；把 n' 放入 OPEN
    返回 无路径
pseudo-code-a-star =
    OPEN ← 起点，g = 0；CLOSED ← 空
    当 OPEN 非空：
        n ← 取出 OPEN 中 f = g + h 最小的节点
        若 n = 目标：返回 路径(n)
        把 n 加入 CLOSED
        对 n 的每个后继 n'：
            若 n' 是新的，或 g(n) + c(n, n') < g(n')：
                g(n') ← g(n) + c(n, n')；父(n') ← n
                把 n' 放入 OPEN（若在 CLOSED 中则移出，即重新打开）
    返回 无路径
pseudo-code-weighted-a-star =
    同 A*，但
        n ← 取出 OPEN 中 f = g + w · h 最小的节点，w ≥ 1
pseudo-code-ida-star =
    界限 ← h(起点)
    重复：
        下一界限 ← ∞
        结果 ← 访问(起点, 0)
        若找到：返回 结果
        若 下一界限 = ∞：返回 无路径
        界限 ← 下一界限
    访问(n, g)：
        f ← g + h(n)
        若 f > 界限：下一界限 ← 下一界限与 f 中较小者；返回 没有
        若 n = 目标：返回 路径(n)
        对 n 的每个后继 n'，刚离开的那个除外：
            结果 ← 访问(n', g + c(n, n'))
            若找到：返回 结果
        返回 没有
pseudo-code-rbfs =
    访问(n, F(n), 界限)：
        若 n = 目标：返回 路径(n)
        对 n 的每个后继 n'：
            F(n') ← f(n') = g + h；若 n 曾访问过（f(n) < F(n)）：F(n') ← max(F(n), f(n'))
        当后继中最小的 F 有限且 ≤ 界限：
            最好 ← F 最小的后继
            次好 ← 第二小的 F，没有则为 ∞
            结果, F(最好) ← 访问(最好, F(最好), 界限与次好中较小者)
            若找到：返回 结果
        返回 没有，以及后继中最小的 F
    返回 访问(起点, f(起点), ∞)
pseudo-code-beam =
    层 ← 起点
    当层非空：
        新层 ← 空
        对层中的每个 n、n 的每个从未保留过的后继 n'：
            父(n') ← n
            若 n' = 目标：返回 路径(n')
            把 n' 加入新层
        层 ← 新层中 h 最小的若干节点（束宽）
    返回 没有找到
pseudo-code-hill-climbing =
    最好 ← n ← 起点
    重复（重新开始的次数 + 1）次：
        当 n 有后继 n' 使 h(n') < h(n)：
            n ← h 最小的后继
        若 n = 目标：返回 从起点走到 n 的路，去掉回路
        若 h(n) < h(最好)：最好 ← n
        n ← 从最好处随机游走的终点
    返回 没有找到
pseudo-code-simulated-annealing =
    n ← 起点
    重复给定的轮数：
        T 从最热按同一比例降到最冷，共给定的步数，每步：
            若 n = 目标：返回 从起点走到 n 的路，去掉回路
            n' ← n 的随机后继；d ← h(n') - h(n)
            若 d ≤ 0，否则以概率 e^(-d / T)：n ← n'
    返回 没有找到
pseudo-code-mm =
    OPEN(A) ← 起点；OPEN(B) ← 目标；U ← ∞；e ← 最便宜的一步的代价
    当两个 OPEN 都非空：
        节点在自己一侧的优先值 = max(g + h, 2 g + e)；C ← 两侧最小的优先值
        若 U ≤ max(C, A 侧最小的 f, B 侧最小的 f, A 侧最小的 g + B 侧最小的 g + e)：
            返回 代价为 U 的路径
        n ← 优先值为 C 的节点；X ← 它所在的一侧
        对 n 的每个后继 n'，若对 X 是新的或到达得更便宜：
            把 n' 放入 OPEN(X)
            若另一侧有 n'：U ← min(U, g(A, n') + g(B, n'))
    返回 代价为 U 的路径，或无路径
pseudo-code-ara-star =
    U ← ∞；OPEN ← 起点；w ← 初始权重
    重复：
        CLOSED ← 空；LATER ← 空
        当 OPEN 中最小的 g + w · h < U：
            n ← 取出它；把 n 加入 CLOSED
            对 n 的每个到达得比以前便宜的后继 n'：
                若 n' = 目标：U ← g(n')
                把 n' 放入 OPEN；若 n' 在 CLOSED 中则放入 LATER
        报告代价为 U 的路径，已证明不超过最短的 U /（OPEN 和 LATER 中最小的 g + h）倍
        若 w = 1：返回 代价为 U 的路径
        w ← max(1, w - 步长)；OPEN ← OPEN 并入 LATER，重新排序
pseudo-code-table =
    只做一次：从目标对所有盘面广度优先；d(盘面) ← 它的层
    n ← 起点
    当 n 不是目标：
        n ← d 小 1 的后继
    返回 从起点走到 n 的路

pseudo-code-zero =
    h(n) = 0，对所有盘面
pseudo-code-misplaced =
    h(n) = 满足 格(t, n) ≠ 格(t, 目标) 的数字块 t 的个数
pseudo-code-manhattan =
    h(n) = Σ（对数字块 t）|行(t, n) - 行(t, 目标)| + |列(t, n) - 列(t, 目标)|
pseudo-code-linear-conflict =
    h ← 曼哈顿距离
    对每一行，再对每一列：
        S ← 其中属于这条线的数字块，按现在的次序
        L ← S 中符合目标次序的最长子序列的长度
        h ← h + 2 ·（S 的长度 - L）
pseudo-code-gaschnig =
    h ← 0
    当盘面不是目标：
        若空格不在目标位置：与属于空格所在格的数字块交换
        否则：与任意一个不在位的数字块交换
        h ← h + 1
pseudo-code-walking-distance =
    A(i, j) = 第 i 行中属于第 j 行的数字块个数；另记空格所在的行
    一步：空格从第 i 行走到相邻的第 k 行，第 k 行的一块（不论哪种）走到第 i 行
    R(A) = 从目标的矩阵到 A 的步数，事先用广度优先一次算好
    C = 对列同样处理
    h(n) = R(n 的行) + C(n 的列)
pseudo-code-inversion-distance =
    I = 不计空格逐行读出，次序与目标不同的数字块对数
    R = 满足 R ·（宽 - 1）≥ I 的最小的数，奇偶与空格到其目标的行数相同
    C = 逐列同样处理，用高 - 1
    h(n) = R + C
pseudo-code-inversions =
    h(n) = 不计空格逐行读出，次序与目标不同的数字块对数
pseudo-code-nilsson =
    P = 曼哈顿距离
    S = 圈上每个数字块，若顺时针后面的不是目标中它后面的，计 2
        再加：中心格放错了数字块，计 1
    h(n) = P + 3 · S
pseudo-code-landmarks =
    只做一次：选几个地标 L，各做一次广度优先，得到 d(L, 盘面)
    h(n) = |d(L, n) - d(L, 目标)| 对所有 L 的最大值
pseudo-code-exact =
    只做一次：从目标对所有盘面广度优先，得到 d(盘面)
    h(n) = d(n)
pseudo-code-pattern =
    把数字块分成互不相交的组 G
    对每个 G 只做一次：d(G, 各格) = G 的数字块归位最少要移动的步数，其余的块不加区分，不计步数
    h(n) = Σ（对 G）d(G, n 中 G 所在的各格)
