# 比较：比了什么，各张表，表中词语的含义。

compare-random-boards = { $boards } 个 { $size } 的随机盘面，目标 { $goal }，种子 { $seed }。
compare-given-boards = { $boards } 个给定的 { $size } 盘面，目标 { $goal }。
compare-in-pushes = 距离和步数都按推动次数算：同一行或同一列同时移动的数字块算一次。
compare-distances-by-table = 距离是真实的最短距离，取自该大小全部盘面的精确距离表。
compare-distances-by-search = 距离是真实的最短距离，由最优搜索逐个求得，因为该大小没有距离表。某一距离的随机盘面取自随机游走的终点，所以并非等可能。
compare-mean-of = { $measure }：各距离的平均值
compare-overall = 全部盘面：平均值
compare-spreads = 全部盘面：数值的分布
compare-distance = 距离
compare-board = 盘面
compare-boards = 盘面数
compare-contestant = 搜索
compare-solved = 解出
compare-optimal = 最优
compare-measure = 数值
compare-mean = 平均
compare-least = 最小
compare-lower-quartile = 下四分位
compare-median = 中位数
compare-upper-quartile = 上四分位
compare-most = 最大
compare-length = { $metric ->
    [mtm] 推动次数
   *[stm] 步数
 }
compare-excess = { $metric ->
    [mtm] 多出次数
   *[stm] 多出步数
 }
compare-expanded = 展开
compare-generated = 生成
compare-largest-open = 最大 OPEN 表
compare-held = 内存节点
compare-branching-factor = 有效分支因子 b*
compare-penetrance = 穿透率
compare-seconds = 时间
compare-speed-up-expanded = 加速比（展开）
compare-speed-up-seconds = 加速比（时间）
compare-unsolved = { $contestant }：{ $boards } 个盘面中有 { $count } 个未解出（{ $reasons }）。
compare-lower-bounds = ≥：有的搜索提前停止，停止前的代价已计入。步数、b* 和穿透率只统计解出的盘面。
compare-definitions = 展开：产生了后继的节点数。生成：产生的节点数，含起始节点；从不产生直接退回的移动。最大 OPEN 表：同一时刻已生成而未展开的节点最多有多少。内存节点：同一时刻内存中的节点最多有多少。b*：有效分支因子，路径为 d 步（或 d 次推动）时 N + 1 = 1 + b* + b*^2 + .. + b*^d，其中 N = 生成数 - 1，即不含起始节点的生成节点数。穿透率：d / N。
compare-baseline = 加速比：{ $baseline } 的代价是该搜索的多少倍，只统计两者都解出的盘面。
compare-unknown-baseline = “{ $given }”不在参与比较的搜索之中；参与比较的有：{ $known }
compare-goals-differ = 它的目标是 { $other }，前面盘面的目标是 { $first }；请给出共同的目标
distances-not-read = “{ $text }”不是距离列表；请写成 20、2..24（含两端）、2..24/2（每隔一个）或 4,8,12

compare-ended-unreachable = 目标不可达
compare-ended-time-limit = 达到时间限制
compare-ended-node-limit = 达到节点数限制
compare-ended-memory-limit = 达到内存限制
compare-ended-cancelled = 已取消
compare-ended-not-found = 没有找到
compare-ended-invalid = 不能这样搜索

compare-chart-bars = { $measure }：{ $boards } 个盘面的平均值
compare-chart-boards = { $boards } 个 { $size } 盘面，目标 { $goal }
compare-chart-in-pushes = { $boards }；同时推动的数字块算一次
compare-chart-seed = { $boards }；种子 { $seed }
compare-and = 、
compare-chart-distance = 距离：最短路径的{ $metric ->
    [mtm] 推动次数
   *[stm] 步数
 }
compare-chart-logarithmic = { $measure }（对数坐标）
