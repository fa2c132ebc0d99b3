# 故意出错：经典错误的演示。

demonstrations = 经典错误的演示；用 `jiugong demonstrate NAME` 查看其中一个
demonstration-name = 名称
demonstration-shows = 内容
demonstration-attempts = 试验
demonstration-attempt = 搜索或估计
demonstration-right = 判断
demonstration-outcome = 结果
demonstration-estimate = 该盘面的 h
demonstration-reopened = 重新打开
demonstration-is-right = 正确
demonstration-is-wrong = 错误
demonstration-is-legitimate = 不保证最优
demonstration-no-attempt = 该演示没有名为“{ $attempt }”的搜索；有：{ $known }
demonstration-run = 演示：{ $attempt }
demonstration-run-wrong = 故意写错的搜索：{ $attempt }
demonstration-distance = 最短路径有 { $distance } 步。
demonstration-out-of-reach = 目标不可达：两个盘面的奇偶性不同。

demonstration-attempt-misplaced-with-blank = 不在位数，把空格也算上
demonstration-attempt-misplaced = 不在位数
demonstration-attempt-two-a-pair = 每对冲突加 2
demonstration-attempt-linear-conflict = 线性冲突
demonstration-attempt-a-star-visited-when-made = A*，生成时即标记已访问，曼哈顿距离
demonstration-attempt-a-star-manhattan = A*，曼哈顿距离
demonstration-attempt-a-star-not-reopened = A*，不重新打开，h 不一致
demonstration-attempt-a-star-reopened = A*，重新打开，h 不一致
demonstration-attempt-greedy-manhattan = 贪婪搜索，f = h，曼哈顿距离
demonstration-attempt-a-star-inversions = A*，逆序数
demonstration-attempt-breadth-first-without-parity = 广度优先，不先判断奇偶性
demonstration-attempt-a-star-without-parity = A*，曼哈顿距离，不先判断奇偶性
demonstration-attempt-depth-first-unbounded = 深度优先，不限深度
demonstration-attempt-depth-first-bounded = 深度优先，至多 10 步
demonstration-attempt-iterative-deepening = 迭代加深
demonstration-attempt-breadth-first = 广度优先
demonstration-attempt-weight-0 = w = 0：一致代价搜索
demonstration-attempt-weight-1 = w = 1：即 A* 算法
demonstration-attempt-weight-1-5 = 权重 w = 1.5
demonstration-attempt-weight-2 = 权重 w = 2
demonstration-attempt-weight-3 = 权重 w = 3
demonstration-attempt-weight-5 = 权重 w = 5
demonstration-attempt-weight-infinite = f = h：贪婪搜索
demonstration-attempt-h-zero = 零估计 h = 0
demonstration-attempt-h-misplaced = h < h*：不在位数
demonstration-attempt-h-manhattan = h < h*：曼哈顿距离
demonstration-attempt-h-linear-conflict = h < h*：线性冲突
demonstration-attempt-h-exact = h = h*：真实距离
demonstration-attempt-h-inversions = 有时 h > h*：逆序数
demonstration-attempt-h-nilsson = h > h*：尼尔森顺序得分

demonstration-blank-counted-title = 不在位数把空格也算进去
demonstration-blank-counted-text =
    一步同时移动一个数字块和空格。把空格也算上，这个盘面得 2，而它离目标只有 1 步：估计高于真实距离，不可采纳，
    “A* 找到最短路径”的证明就不再成立。实际上它仍能找到最短路径，那是这个游戏的侥幸：估计至多高出 1，
    而两个盘面之间所有路径的长度同为奇数或同为偶数，次短的路径要长 2 步。换一个问题，或再犯一个错误，就没有这份侥幸了。
    空格不是数字块。
demonstration-two-a-pair-title = 线性冲突按“每对加 2”计算
demonstration-two-a-pair-text =
    同一行的三个数字块顺序完全颠倒，构成三对冲突，但只要其中两个让开就够了：比曼哈顿距离多 4 步，而不是 6 步。
    每对加 2 在这里得 29，而 27 步就够了。正确的做法是：每个必须离开该行的数字块加 2，并且离开的越少越好，
    即除一个最长递增子序列之外的那些。
demonstration-visited-when-made-title = 盘面一生成就标记为已访问
demonstration-visited-when-made-text =
    在广度优先搜索中，生成时就标记是对的：第一次到达就是最短的。A* 按 f 的次序遇到盘面，第一次到达未必最短。
    丢掉后来发现的更短路径，在这里得到 13 步，而 11 步就够了。盘面应在从 OPEN 表取出时才算确定，而不是放入时；
    在此之前发现更短的路径，就用它替换较长的。
demonstration-not-reopened-title = h 不一致，却不重新打开 CLOSED 表中的盘面
demonstration-not-reopened-text =
    这里的 h 是曼哈顿距离，但空格在中央时取 0，好像查一张有缺口的表。它从不高估，所以可采纳；
    但向中央移动一步会使它下降不止 1，所以不一致。这时 A* 可能经由过长的路径把一个盘面放入 CLOSED 表。
    从不重新打开它，就保留了那条路径，得到 15 步，而 13 步就够了。发现更短路径时重新打开，哪怕像这里只有一次，就能纠正。
    若 h 一致，例如没有缺口的曼哈顿距离，这种事不会发生。
demonstration-by-h-alone-title = 只按 h 排序
demonstration-by-h-alone-text =
    贪婪搜索只问一个盘面看上去离目标多近，不问它离起点多远。它在这里展开 20 个盘面，A* 展开 21 个，它却得到 17 步的路径，而 11 步就够了。
    f = g + h 把已经付出的代价和还要付出的代价放在一起衡量；再加上可采纳的 h，A* 才保证最短。
demonstration-inversions-title = 用逆序数估计剩余步数
demonstration-inversions-text =
    在 3x3 盘面上，上下移动一步可使逆序数改变 2，左右移动则不变：逆序数不是步数。许多盘面的逆序数多于剩余步数：
    `1 5 0/4 8 2/7 6 3` 有 12 个逆序，离目标却只有 8 步。本例的盘面在起点并未高估，但途中高估了，这就够了：
    A* 得到 20 步，而 18 步就够了。逆序数能说明目标是否可达，不能说明还要多少步。
demonstration-parity-not-asked-title = 目标不可达，却一直搜索到底
demonstration-parity-not-asked-text =
    7 和 8 互换了位置，没有路径通向目标。搜索要等到可达的 9!/2 = 181,440 个盘面全部展开后才知道这一点，
    任何启发函数都帮不上忙。数一数逆序就立刻知道：宽度为奇数时，任何一步都不改变逆序数的奇偶性。
    在 4x4 上，同样的错误要搜索 10,461,394,944,000 个盘面。
demonstration-unbounded-depth-title = 不限深度的深度优先搜索
demonstration-unbounded-depth-text =
    目标只有 1 步之遥，但先试的是另一步，深度优先搜索就从那里一直走下去，得到 2,869 步的路径。
    它的每一步都没有错，路径上也没有重复的盘面；换成离目标 4 步的 `0 2 3/1 5 6/4 7 8`，
    展开五百万个盘面后仍未结束。限制深度后，若限度内有解就一定能找到，
    但未必最短；迭代加深每次把限度加一，用同样少的内存找到最短路径。
demonstration-weights-title = 给 h 加权：得到什么，付出什么
demonstration-weights-text =
    f = g + w h。w = 0 时不用估计，是一致代价搜索。w = 1 时是 A*，路径最短。w 越大，搜索越相信估计：
    通常展开的节点更少，路径可能更长，但不会超过最短路径的 w 倍。去掉 g，相当于 w 为无穷大，就没有任何保证了。
demonstration-accuracy-title = h 低于、等于、高于真实距离 h*
demonstration-accuracy-text =
    h < h*：A* 一定找到最短路径，h 越接近 h*，展开的节点越少。h = h*：直奔目标，除路径之外什么也不展开
    （f 相等时先取离起点较远的节点）。h > h*：节点也许更少，但不再保证最短；在这里用逆序数多走了 2 步。
