# 浏览器中的页面：观看搜索。

page-algorithm = 算法
page-heuristic = 启发函数
page-parameter-ties = f 相同时
page-parameter-weight = h 的权重
page-parameter-limit = 最大深度
page-parameter-width = 每层保留的节点
page-parameter-seed = 种子
page-parameter-restarts = 最多重新开始
page-parameter-walk = 最多随机走几步
page-parameter-hottest = 起始温度
page-parameter-coldest = 最终温度
page-parameter-steps = 每轮步数
page-parameter-rounds = 轮数
page-parameter-step = 每轮减少的权重
page-parameter-count = 地标数
page-parameter-set = 各模式的数字块
page-word-first-made = 先放入的先取出
page-word-larger-g = g 较大的先取出
page-explain-board = 盘面（任何格式）
page-record = 最多记录的扩展次数
page-start-board = 初始盘面
page-searching-trace = 正在搜索并记录……
page-admissible = 从不高估（可采纳）
page-not-admissible = 可能高估（不可采纳）
page-consistent = 一致
page-not-consistent = 不一致
page-memory = 内存{ $memory }

page-stepping = 步骤
page-to-begin = 回到开头
page-step-one = 一步
page-step-ten = 十步
page-run = 运行
page-to-end = 到末尾
page-step = 步骤
page-step-at = 第 { $at } 步，共 { $last } 步
page-happening-begin = 生成初始节点，放入 OPEN 表。
page-happening-begin-stack = 生成初始节点。
page-did-best = 第 { $number } 次扩展：从 OPEN 表取出 g = { $g }、h = { $h }、f = { $f } 的节点，放入 CLOSED 表；{ $made ->
    [0] 没有新的后继
   *[other] 生成 { $made } 个后继，放入 OPEN 表
 }。
page-did-rounds = 第 { $number } 次扩展：从 OPEN 表取出 g = { $g }、h = { $h }、f = { $f } 的节点，放入 CLOSED 表；{ $made ->
    [0] 没有新的后继
   *[other] 生成 { $made } 个后继
 }。
page-did-queue = 第 { $number } 次扩展：从 OPEN 表（这里是队列）的头部取出深度为 { $g } 的节点，放入 CLOSED 表；{ $made ->
    [0] 没有新的后继
   *[other] { $made } 个后继排到队列末尾
 }。
page-did-sides = 第 { $number } 次扩展：本侧深度为 { $g } 的节点放入 CLOSED 表；{ $made ->
    [0] 没有新的后继
   *[other] { $made } 个后继进入下一层
 }。
page-did-ends = 第 { $number } 次扩展：从本侧的 OPEN 表取出 g = { $g }、h = { $h }、优先值为 { $f } 的节点，放入 CLOSED 表；{ $made ->
    [0] 没有新的后继
   *[other] 生成 { $made } 个后继
 }。
page-did-stack = 第 { $number } 次扩展：向下到深度为 { $g } 的节点，把它压入栈；它的后继逐个生成。
page-did-bounded = 第 { $number } 次扩展：向下到 g = { $g }、h = { $h }、f = { $f } 的节点，把它压入栈；它的后继逐个生成。
page-did-recursive = 第 { $number } 次扩展：向下到 g = { $g }、h = { $h }、f = { $f } 的节点，把它压入栈；{ $made ->
    [0] 没有后继
   *[other] 生成 { $made } 个后继
 }。
page-did-layers = 第 { $number } 次扩展：第 { $g } 层中 h = { $h } 的节点；{ $made ->
    [0] 没有新的后继
   *[other] 为下一层生成 { $made } 个后继
 }。
page-did-climb = 第 { $number } 次扩展：当前盘面的 h = { $h }，查看它的 { $made } 个后继。
page-did-chance = 第 { $number } 次扩展：当前盘面的 h = { $h }，随机取一步。
page-did-table = 第 { $number } 次扩展：沿距离表向下走{ $h ->
    [0] {""}
   *[other] ，当前距离为 { $h }
 }。
page-did-take-goal = 从 OPEN 表取出目标，{ $sign } = { $f }。
page-also-improved = 发现到 OPEN 表中 { $count } 个盘面的更短的路：重新放入。
page-also-reopened = 发现到 CLOSED 表中 { $count } 个盘面的更短的路：重新放入 OPEN 表。
page-also-cheaper = 发现到 { $count } 个盘面的更短的路：在 OPEN 表中的重新放入，在 CLOSED 表中的等待下一轮。
page-also-known = 另有 { $count } 条路到达已知的盘面，且不更短：丢弃。
page-also-over = { $count } 个后继的 f 超过界限，丢弃。
page-also-deep = { $count } 个后继已在路径上，或者太深，丢弃。
page-also-left = { $count } 个节点再没有别的路：回溯。
page-also-backed = 别处有更小的 f：回溯 { $count } 个节点，并记下其中最上面的节点之下最小的 f。
page-also-not-kept = 丢弃 { $count } 个节点：已知，或不在本层最好的之列。
page-also-refused = 取到的后继没有被接受。
page-also-goal = 其中有目标，但只是放入 OPEN 表：取出它时搜索才停止。

page-next-start = 下一个：初始节点，此时唯一的节点。
page-next-only = 下一个：OPEN 表中唯一的节点，{ $sign } = { $least }。
page-next-smallest = 下一个：OPEN 表中 { $sign } 最小（{ $least }）的节点。
page-next-first-made = 下一个：OPEN 表中有 { $count } 个节点的 { $sign } 最小，为 { $least }；其中先放入的先取出。
page-next-larger-g = 下一个：OPEN 表中有 { $count } 个节点的 f 最小，为 { $least }；其中 g 最大（{ $g }，即 h 最小）的先取出。
page-next-larger-g-first-made = 下一个：OPEN 表中有 { $count } 个节点的 f 最小，为 { $least }，其中 { $same } 个的 g 最大，为 { $g }；先放入的先取出。
page-next-in-line = 下一个：OPEN 表中有 { $count } 个节点的 f 最小，为 { $least }；其中自上次排序以来排在最前的先取出。
page-next-better = 下一个：OPEN 表中 g + h 小于目前最短路径的节点里，f 最小（{ $least }）的。
page-next-queue = 下一个：OPEN 表中最早的节点，先进先出。
page-next-sides = 下一个：从{ $side ->
    [goal] 目标
   *[start] 初始盘面
 }一侧搜索的当前层中最早的节点；最外层较小的一侧先走。
page-next-ends = 下一个：两侧中优先值最小的节点，max(g + h, 2g + 1) = { $f }{ $count ->
    [1] {""}
   *[other] ；这样的节点有 { $count } 个，初始一侧的在先，其次 g 较小的，再次先放入的
 }。
page-next-stack = 下一个：刚生成的最新节点，深度优先。
page-next-stack-back = 下一个：回到第 { $parent } 次扩展的节点，取它尚未试过的下一个后继。
page-next-bounded = 下一个：第一个 f = { $f } 不超过界限 { $bound } 的后继，深度优先。
page-next-bounded-back = 下一个：回到第 { $parent } 次扩展的节点，取它不超过界限 { $bound } 的下一个后继，f = { $f }。
page-next-recursive = 下一个：第 { $parent } 次扩展的后继中 f 最小（{ $f }）的{ $count ->
    [1] {""}
   *[other] ；这样的有 { $count } 个，取其中第一个
 }。
page-next-recursive-back = 下一个：回到第 { $parent } 次扩展的节点，取它现在 f 最小（{ $f }）的后继。
page-next-layers = 下一个：本层剩下的节点中 h 最小（{ $h }）的；相同的，先生成的在先。
page-next-climb = 下一个：h 最小的后继，h = { $h }，比当前的小。
page-next-walk = 下一个：没有更好的后继，从目前最好的盘面随机走几步。
page-next-chance = 下一个：取到的盘面，h = { $h }；不使 h 变大的总是接受。
page-next-chance-worse = 下一个：取到的盘面，h = { $h }：更差，但偶然接受；温度越低，机会越小。
page-next-table = 下一个：表中距离少一步的后继。
page-next-goal = 它就是目标：取到它时搜索停止。
page-next-met = 两侧已经相遇。
page-next-round-bounded = 本轮结束；界限提高到超出它的最小的 f。
page-next-round-stack = 本轮结束；界限加一。
page-next-round-climb = 没有 h 更小的后继：从目前最好的盘面随机重新开始。
page-next-round-chance = 温度已到最低：重新升温。
page-next-round-rounds = 本轮结束；减小 h 的权重，OPEN 表重新排序。
page-next-solution = 目标已经生成：这种搜索不必等到取出它。
page-stops-taken = 取出目标时才停止，而不是生成它时：只要 OPEN 表中还有 { $sign } 更小的节点，就可能有经过它的更短的路。
page-stops-greedy = 取出目标时停止；路有多长，从未考虑。
page-stops-rounds = 各轮结束：OPEN 表中没有节点能通向更短的路。
page-stops-queue = 目标一生成就停止：逐层搜索，第一条到达它的路就是最短的。
page-stops-sides = 两侧相遇时停止：逐层搜索，第一次相遇就在最短的路上。
page-stops-ends = 两侧已相遇，且 OPEN 表中没有节点能在更短的路上，于是停止。
page-stops-stack = 目标一生成就停止；路径就是栈。
page-stops-bounded = 在界限内到达目标时停止；路径就是栈。
page-stops-recursive = 轮到目标、且它的 f 最小时停止；路径就是栈。
page-stops-layers = 目标一生成就停止。途中丢弃的不再找回。
page-stops-climb = 到达目标时停止。路径是走过的路，去掉其中的圈。
page-stops-chance = 到达目标时停止。路径是走过的路，去掉其中的圈。
page-stops-table = 到达目标时停止。
page-happening-better = 扩展 { $expanded } 次后找到一条 { $length } 步的路；继续搜索更短的。
page-happening-bound = 新一轮开始：深度优先搜索 f 不超过 { $value } 的节点。
page-happening-depth = 新一轮开始：深度优先搜索到深度 { $value }。
page-happening-weight = 新一轮开始：h 的权重为 { $value }，OPEN 表重新排序。
page-happening-layer = 第 { $value } 层开始。
page-happening-restart = 第 { $value } 次重新开始：换一个随机到达的盘面。
page-happening-solution = 扩展 { $expanded } 次后到达目标：路径长 { $length } 步{ $optimal ->
    [yes] ，没有更短的
   *[no] ；未证明没有更短的
 }。
page-happening-end = 记录到此为止，共扩展 { $expanded } 次{ $status ->
    [solved] ：已到达目标
    [unreachable] ：目标不可达
    [not_found] ：没有找到
   *[other] ：搜索尚未结束
 }。

page-tree = 搜索树。方向键在节点间移动，回车折叠，加减号缩放。
page-tree-help = 点击节点查看，双击或回车折叠其下；拖动平移，滚轮缩放；按键：方向键、加号、减号、0。
page-legend = 图例
page-zoom-in = 放大
page-zoom-out = 缩小
page-fit = 全图
page-follow = 跟随
page-state-current = 刚扩展
page-state-next = 下一个
page-state-open = OPEN
page-state-closed = CLOSED
page-state-stacked = 栈中
page-state-path = 解路径
page-state-goal = 目标
page-state-left = 已回溯
page-state-replaced = 有更短的路
page-state-dropped = 已丢弃
page-state-forgotten = 已放弃
page-state-waiting = 等待下一轮
page-state-unmade = 尚未生成

page-counts = 计数
page-letters-g = 从初始盘面到该节点的步数
page-letters-h = 启发函数对该节点到目标步数的估计
page-letters-f = 决定先扩展哪个节点的值：A* 中为 g + h
page-count-expanded = 已扩展
page-count-expanded-means = 生成过后继的节点
page-count-generated = 已生成
page-count-generated-means = 生成的节点，含初始节点
page-count-open = OPEN
page-count-open-means = 已生成、尚未扩展
page-count-closed = CLOSED
page-count-closed-means = 已扩展并保留
page-count-stack = 栈中
page-count-stack-means = 已扩展、尚未回溯：当前的路径
page-count-depth = 深度
page-count-depth-means = 从初始盘面到刚扩展节点的步数
page-count-bound = 界限
page-count-bound-means = 本轮允许的最大 f
page-count-weight = 权重
page-count-weight-means = 本轮 h 的倍数
page-count-layer = 层
page-count-layer-means = 从初始盘面到本层盘面的步数

page-list-open = OPEN 表（{ $count }）
page-list-closed = CLOSED 表（{ $count }）
page-list-stack = 栈（{ $count }）
page-column-board = 盘面
page-column-number = 扩展序号
page-column-made = 放入序号
page-column-g = g 值
page-column-h = h 值
page-column-f = f 值
page-more-rows = 另有 { $count } 个

page-node = 节点
page-node-none = 指向一个节点，或在树或表中选一个。
page-node-path = 路径，{ $length } 步（空格的走向）：
page-f-best = OPEN 表按 f = g + { $weight } × h（取整）排序；贪婪搜索只按 h 排序。
page-f-rounds = 本轮中 f = g + { $weight } × h（取整）。
page-f-recursive = f 是此节点之下已知最小的 f，回溯时记下。
page-f-ends = f 是优先值 max(g + h, 2g + 1)。
page-f-layers = 这里 f 就是 h：每层按 h 排序。
page-f-climb = 这里 f 就是 h：只看 h。
page-f-chance = 这里 f 就是 h：只看 h。
page-f-table = f 是表中的距离。
page-node-is = 盘面 { $board }；g { $g }，h { $h }，f { $f }
page-side-goal = 从目标一侧搜索
page-how = { $heuristic }给出 h = { $h }
page-how-tiles = 各数字块的距离
page-how-tile = 数字块
page-how-at = 位置
page-how-home = 目标格
page-how-rows = 行距
page-how-columns = 列距
page-how-distance = 合计
page-how-walk-rows = 所在行＼应在行
page-how-walk-columns = 所在列＼应在列
page-how-slides = { $slides } 步（曼哈顿距离为 { $manhattan }）
page-how-pairs = { $count } 对次序不同：至少 { $slides } 步
page-how-scores = { $distance } + 3 × { $score } = { $h }
page-how-exact = 查全部盘面的表得到的真实距离：{ $distance }

page-files = 把这次搜索存为文件
page-file-json = JSON 文件
page-file-jsonl = JSON Lines 文件
page-file-csv = CSV 表格
page-file-dot = DOT 图
page-file-svg = SVG 图
page-file-png = PNG 图

page-articles = 关于所选的算法和启发函数
page-text-idea = 思想
page-text-pseudo-code = 伪代码
page-text-guarantee = 保证及理由
page-text-cost = 时间与内存代价
page-text-when = 何时使用
page-text-fails = 何时失效
page-text-source = 出处

page-examples = 示例
page-example-first = 2 8 3/1 0 4/7 6 5 · A*，不在位数
page-example-second = 8 0 3/2 1 4/7 6 5 · A*，曼哈顿距离
page-example-breadth = 第一个盘面，广度优先
page-example-ida = 第二个盘面，IDA*
page-example-nilsson = 尼尔森 1971 · A*，不在位数
page-example-modern = 罗素与诺维格 · A*，26 步
page-example-greedy = 贪婪搜索走弯路
page-mistakes = 经典错误及其后果
page-mistake-runs = 正在运行错误的与正确的做法……
page-mistake-board = 盘面 { $board }，目标 { $goal }，真实距离 { $distance }
page-mistake-watch = 观看
page-mistake-watch-of = 观看：{ $what }
page-staged-wrong = 这次搜索是故意写错的：{ $attempt }
page-staged-right = 这次搜索是正确的：{ $attempt }
page-staged-legitimate = 这次搜索不保证最短路径：{ $attempt }
page-staged-of = 取自演示“{ $title }”。{ $distance ->
    [none] 目标不可达。
   *[other] 最短路径为 { $distance } 步。
 }
page-staged-runs = 该演示的各次搜索
page-staged-go = 跳到出错之处
page-fault-out-of-reach = 错在这里：目标不可达，两个盘面的奇偶性立刻就能说明，却没有先判断。搜索将扩展它能到达的全部 181,440 个盘面，最终一无所获。
page-fault-too-large = 错在这里：初始盘面的 h 为 { $h }，而其实 { $distance } 步就够了。h 高于真实距离就不可采纳：从 OPEN 表中取出的第一条路径是最短路径这一点便不再有证明。
page-fault-thrown-away = 错在这里：到某个盘面的 { $g } 步的走法被丢弃，留下的是 { $kept } 步的走法，因为该盘面{ $state ->
    [closed] 已在 CLOSED 表中，且不再重新打开
   *[open] 自生成时起就算已访问
 }。
page-fault-too-deep = 错误的代价：这个节点已深 { $g } 步，而目标距初始盘面只有 { $distance } 步。没有一条最短路径经过它。
page-fault-too-long = 错误的结局：找到的路径有 { $length } 步，而其实 { $distance } 步就够了。
page-how-uncatalogued = 这个 h 属于演示，不在目录中，因此这里不逐项分解。
page-attempt = 运行的做法
page-verdict = 评判
page-verdict-right = 正确的做法
page-verdict-wrong = 错误的做法
page-verdict-legitimate = 不保证最短
page-estimate = 该盘面的 h
