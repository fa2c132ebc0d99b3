# 目录中的算法和启发函数，每个一行，以及可以依靠的保证。

algorithm-breadth-first = 广度优先：逐层展开，直到遇到目标
algorithm-bidirectional-breadth-first = 双向广度优先：从两端逐层展开，直到相遇
algorithm-depth-first = 深度优先：在深度限制内一路向下再回溯，同一路径上不重复盘面
algorithm-iterative-deepening = 迭代加深：深度限制依次为 0、1、2……的深度优先
algorithm-uniform-cost = 一致代价：先展开代价最小的节点
algorithm-greedy = 贪婪：先展开看起来离目标最近的节点
algorithm-a-star = A*：先展开“已走步数加估计步数”最小的节点
algorithm-weighted-a-star = 加权 A*：把估计步数放大 `weight` 倍
algorithm-ida-star = IDA*：在逐轮增大的 f 界限内深度优先，几乎不用内存
algorithm-rbfs = 递归最佳优先：只用一条路径的内存，并记住最好的另一条路
algorithm-beam = 束搜索：逐层展开，每层只留最好的若干节点
algorithm-hill-climbing = 爬山：总走向更好的邻居，没有时从随机游走后重新开始
algorithm-simulated-annealing = 模拟退火：随机移动，越来越少接受更差的邻居
algorithm-mm = MM：从两端进行的 A*，保证在中间相遇
algorithm-ara-star = ARA*：权重逐步减小的加权 A*，解越来越好
algorithm-table = 查表：从所有盘面的精确距离中读出最短路径

heuristic-zero = 恒为 0：没有帮助
heuristic-misplaced = 不在目标位置的数字块个数
heuristic-manhattan = 曼哈顿距离：每个数字块与其目标格的行列距离之和
heuristic-linear-conflict = 线性冲突：曼哈顿距离，再为每个必须让路的数字块加二
heuristic-gaschnig = 任意数字块与空格交换的最少次数
heuristic-walking-distance = 步行距离：只看行时的最少步数，加上只看列时的最少步数
heuristic-inversion-distance = 逆序距离：消除行向和列向全部逆序所需的跨越步数
heuristic-inversions = 相对于目标的逆序数；可能高估
heuristic-nilsson = 曼哈顿距离加三倍的次序分；会高估
heuristic-landmarks = 地标：到若干选定盘面的精确距离之差
heuristic-exact = 精确距离，来自所有盘面的表
heuristic-pattern = 模式数据库：各组数字块的精确距离之和

complete-always = 必能找到路径
complete-within-depth = 能找到深度限制内的路径
complete-never = 可能放弃
optimal-always = 最短路径
optimal-if-admissible = 启发函数可采纳时为最短路径
optimal-within-weight = 启发函数可采纳时至多为最短的 `weight` 倍
optimal-never = 任意路径
memory-path = 随路径增长
memory-beam = 随路径与束宽之积增长
memory-nodes = 随生成的节点增长
memory-boards = 随该大小的盘面总数增长
sizes-all = 所有可以搜索的大小
sizes-table = 只限全部盘面的表放得进内存的大小，如 3x3

# 整行或整列一次推动算一步时，启发函数如何变化。
in-pushes-same = 度量 `mtm` 下：不变
in-pushes-divided = 度量 `mtm` 下：除以一次最多推动的块数，可采纳性因此不变
in-pushes-divided-by-axis = 度量 `mtm` 下：行与列分别除以该方向一次最多推动的块数，可采纳性因此不变
in-pushes-own-table = 度量 `mtm` 下：用为该度量另建的表
