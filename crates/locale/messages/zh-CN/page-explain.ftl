# 浏览器中的页面：观看搜索。

page-algorithm = 算法
page-heuristic = 启发函数
page-largest = 取几个函数中最大的
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
page-happening-expand = 第 { $number } 次扩展：取出 g = { $g }、h = { $h }、f = { $f } 的节点；{ $made ->
    [0] 没有新的后继
   *[other] 生成 { $made } 个后继
 }。
page-happening-bound = 新一轮开始：深度优先搜索 f 不超过 { $value } 的节点。
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
page-state-path = 解路径
page-state-goal = 目标
page-state-left = 已回溯
page-state-replaced = 有更短的路
page-state-dropped = 已丢弃
page-state-forgotten = 已放弃
page-state-waiting = 等待下一轮
page-state-unmade = 尚未生成

page-counts = 计数
page-count-expanded = 已扩展
page-count-expanded-means = 生成过后继的节点
page-count-generated = 已生成
page-count-generated-means = 生成的节点，含初始节点
page-count-open = OPEN
page-count-open-means = 已生成、尚未扩展
page-count-closed = CLOSED
page-count-closed-means = 已扩展并保留
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
page-column-made = 生成序号
page-column-g = g 值
page-column-h = h 值
page-column-f = f 值
page-more-rows = 另有 { $count } 个

page-node = 节点
page-node-none = 指向一个节点，或在树或表中选一个。
page-node-choose = 点击它，看 h 是怎样得出的。
page-node-path = 路径，{ $length } 步（空格的走向）：
page-node-is = 盘面 { $board }；g { $g }，h { $h }，f { $f }
page-side-goal = 从目标一侧搜索
page-how = { $heuristic } 给出 h = { $h }
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
page-file-jsonl = JSON 文件
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
page-example-greedy = 贪心搜索走弯路
page-mistakes = 经典错误及其后果
page-mistake-runs = 正在运行错误的与正确的做法……
page-mistake-board = 盘面 { $board }，目标 { $goal }，真实距离 { $distance }
page-mistake-watch = 在这个盘面上观看搜索
page-attempt = 运行的做法
page-verdict = 评判
page-verdict-right = 正确
page-verdict-wrong = 故意做错
page-verdict-legitimate = 正确，但非最优
page-estimate = 该盘面的 h
