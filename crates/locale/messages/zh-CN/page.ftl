# 浏览器中的页面：各视图共用的文字，以及游戏。

page-title = { $view } – 九宫
page-skip = 跳到内容
page-views = 视图
page-play = 游戏
page-explain = 讲解
page-compare = 比较
page-theme = 浅色或深色
page-link-wrong = 链接中的 { $name } 不能是“{ $value }”；改用：{ $used }。
page-link-wrong-because = 链接中的 { $name } 不能是“{ $value }”（{ $why }）；改用：{ $used }。
page-link-unknown = 链接中有“{ $name }”，这里不读取；可读取的有：{ $known }。
page-link-unknown-name = 可用的有：{ $known }
page-link-parameter = { $parameter } 必须是 { $allowed }
page-link-no-parameter = { $name } 没有 { $parameter }
page-link-others = 其余的，或通常的
page-link-none = 无
page-link-any = 任意
page-no-server = 服务器没有回答。`jiugong serve` 还在运行吗？
page-too-large = { $size } 的盘面太大：本页面显示 2x2 到 10x10。

page-beside = 目标、步骤、盘面
page-board = { $size } 盘面
page-tile = 数字块 { $tile }，第 { $row } 行第 { $column } 列
page-tile-home = ，已在位
page-tile-away = ，距目标格 { $distance }
page-blank-at = 空格，第 { $row } 行第 { $column } 列
page-blank = 空格
page-moves-made = 已走步数
page-moves-net = 净步数
page-time = 秒
page-pace = 步每秒
page-start = 开始
page-random = 随机盘面
page-demonstrate = 自动演示
page-undo = 撤销
page-redo = 重做
page-hint = 提示
page-best = 最佳走法
page-overlay = 距离
page-way-u = 下移
page-way-d = 上移
page-way-l = 右移
page-way-r = 左移
page-moved = { $count ->
    [1] 数字块 { $tile } { $way }
   *[other] { $count } 块{ $way }
 }
page-restarted = 盘面已回到初始状态。
page-already-there = 已经是目标了。
page-searching = 正在寻找最短路径……
page-searching-at = 正在搜索……已扩展 { $expanded } 个盘面；最短路径至少 { $bound } 步
page-demonstration-of = { $optimal ->
    [yes] 最短路径：{ $length } 步
   *[no] 一条 { $length } 步的路径；未证明没有更短的
 }
page-demonstration-at = 演示：第 { $at } 步，共 { $length } 步
page-not-solved = 在服务器的限制内没有找到路径。
page-speed = 速度
page-step-back = 后退
page-step-forward = 前进
page-pause = 暂停
page-go-on = 继续
page-play-on = 从这里接着玩
page-no-hint = 这个盘面没有提示。
page-hint-is = { $tile } { $way }：走这一步之前还有 { $distance } 步
page-hint-begins = { $tile } { $way }：这是一条已知路径的第一步，更短的路径也许从别的步开始
page-left-unknown = 不知道离目标有多远。
page-left-asking = 离目标有多远？……
page-left = { $distance ->
    [0] 已到目标
   *[other] 最短还要 { $distance } 步
 }
page-left-between = 估计还要 { $least } 到 { $most } 步
page-no-help = 距离、提示、最佳走法和演示只用于不超过 25 格的盘面。
page-goal = 目标
page-goal-standard = 逐行，空格在末尾
page-goal-snail = 螺旋，空格在中间
page-goal-zero = 逐行，空格在开头
page-goal-own = 自定义
page-unreachable = 从这个盘面无法到达目标。
page-take-goal = 改用目标“{ $name }”
page-swap-goal = 在目标中交换 { $one } 和 { $other }
page-win = 已解出：{ $moves } 步，{ $seconds } 秒
page-win-resumed = 已解出，含链接里的步骤：共 { $moves } 步
page-win-shown = 已到目标（有提示或演示）
page-win-shortest = 没有更短的走法，漂亮！
page-win-longer = 最短路径为 { $distance } 步，少 { $more } 步。
page-win-unknown = 不知道最短路径有多长。

page-moves = 走过的步骤
page-moves-note = 移动的数字块、移动方向，以及之后离目标有多远。
page-judged-nearer = 更近，还剩 { $distance } 步
page-judged-farther = 更远，还剩 { $distance } 步
page-not-judged = 未评判

page-new-board = 新盘面
page-columns = 列数
page-rows = 行数
page-difficulty = 难度
page-difficulty-any = 任意，机会均等
page-difficulty-exact = 离目标恰好若干步
page-difficulty-walk = 从目标随机游走
page-difficulty-unsolvable = 故意不可达
page-slides = 步数
page-seed = 种子（空：任意）
page-seed-is = 本盘面的种子：{ $seed }
page-seed-name = 种子
page-number-wrong = “{ $field }”须是 { $least } 到 { $most } 之间的整数。
page-make = 生成盘面
page-random-made = 随机盘面，种子 { $seed }

page-given = 粘贴或编辑
page-paste = 任何格式的盘面、回放链接或本页面的链接
page-paste-note = 空格、斜线、括号、带 x 的数字串、游戏编号、PDDL、注释：常见写法都能读。
page-take = 采用
page-taken = 已采用：{ $board }
page-edit-board = 编辑盘面
page-edit-goal = 编辑目标
page-edit-help = 把一块拖到另一块上即可交换，或先后点两块。键盘：方向键移动，数字键把该块放到这里，回车拿起。
page-edit-done = 完成
page-edit-cancel = 取消

page-share = 分享
page-link = 盘面与步骤的链接
page-copy = 复制链接
page-copied = 已复制
page-copy-by-hand = 文字已选中，请按 Ctrl+C。
page-replay = 玩家社区的回放链接
page-replay-write = 写回放链接
page-replay-goal-written = 回放链接不含目标：读取时按目标“逐行，空格在末尾”，与您的目标不同。
page-replay-goal-read = 回放链接不含目标：已按目标“逐行，空格在末尾”读取，取代了原来的目标。
page-code = 链接的二维码
page-share-note = 链接包含初始盘面、目标和步骤。在能访问本服务器的其他设备上也可以打开。

page-results = 最好成绩
page-results-of = { $size } 的最好成绩
page-no-results = { $size } 还没有成绩。用过提示或演示的不计入。
page-shortest = 最短
page-board-word = 盘面
page-export = 存为文件
page-import = 读取文件
page-forget = 全部清除
page-import-nothing = 空
page-import-no-json = 文件 { $file } 读不出来：不完整，或者不是 JSON。请选择在这里用“存为文件”保存的文件。
page-import-no-list = 文件 { $file } 里没有成绩列表`results`。请选择在这里用“存为文件”保存的文件。
page-import-schema = 文件 { $file } 的 `schema` 是“{ $value }”，只能读取 1。请选择在这里用“存为文件”保存的文件。
page-import-too-large = 文件 { $file } 太大：{ $value } KiB，最多 { $most }。请拆开。
page-import-too-many = 文件 { $file } 里有 { $value } 个成绩，一次最多读取 { $most } 个。请拆开。
page-import-refused = 有 { $count } 个成绩未被接受；请在文件里改正，再读取一次：
page-import-more = ……另有 { $count } 个。
page-import-unkept = 浏览器存不下：存储已满或被关闭。原有的成绩都还在。
page-result-wrong-entry = 第 { $entry } 个是“{ $value }”，不是成绩。成绩应有 `start`、`goal`、`size`、`moves`、`distance`、`milliseconds` 和 `date`。
page-result-wrong-board = 第 { $entry } 个：`{ $field }` 是“{ $value }”，不是 2x2 到 10x10 的盘面。请逐行写，用斜杠隔开，如 2 8 3/1 0 4/7 6 5。
page-result-wrong-size = 第 { $entry } 个：`{ $field }` 是“{ $value }”，但 `start` 的大小是 { $right }。请改正其中之一。
page-result-wrong-unreachable = 第 { $entry } 个：从 `start` 到不了目标“{ $value }”。请改正其中之一。
page-result-wrong-number = 第 { $entry } 个：`{ $field }` 是“{ $value }”，应为 { $least } 到 { $most } 的整数。
page-result-wrong-parity = 第 { $entry } 个：`{ $field }` 是“{ $value }”。从这个 `start` 到这个 `goal`，应为{ $parity ->
    [even] 偶数
   *[odd] 奇数
 }。
page-result-wrong-distance = 第 { $entry } 个：`distance` 是“{ $value }”。最短路径有 { $right } 步，请改为它。
page-result-wrong-date = 第 { $entry } 个：`date` 是“{ $value }”。请写已经过去的日期，如 2026-03-01T12:00:00.000Z。
page-imported = { $count ->
    [0] 没有新的成绩
   *[other] 添加了 { $count } 个成绩
 }

page-preferences = 按键与偏好
page-arrows = 方向键和 WASD 移动
page-arrows-tile = 数字块
page-arrows-gap = 空格
page-show-distance = 显示离目标有多远
page-keys = 按键：方向键或 WASD 移动，U 或 Ctrl+Z 撤销，Y 重做，R 重新开始，N 随机盘面，H 提示。可点击空格所在行列的任意块，也可滑动。

# 算法和启发函数的称呼，与目录中的名字并列。
page-named = { $title }（{ $name }）
page-name-breadth-first = 广度优先搜索
page-name-bidirectional-breadth-first = 双向广度优先搜索
page-name-depth-first = 深度优先搜索
page-name-iterative-deepening = 迭代加深搜索
page-name-uniform-cost = 一致代价搜索
page-name-greedy = 贪婪最佳优先搜索
page-name-a-star = A* 搜索
page-name-weighted-a-star = 加权 A*
page-name-ida-star = 迭代加深 A*
page-name-rbfs = 递归最佳优先搜索
page-name-beam = 束搜索
page-name-hill-climbing = 爬山法
page-name-simulated-annealing = 模拟退火
page-name-mm = 中间相遇搜索
page-name-ara-star = 随时修复 A*
page-name-table = 查距离表
page-name-zero = 恒为零
page-name-misplaced = 不在位数
page-name-manhattan = 曼哈顿距离
page-name-linear-conflict = 线性冲突
page-name-gaschnig = 加施尼格交换数
page-name-walking-distance = 步行距离
page-name-inversion-distance = 逆序距离
page-name-inversions = 逆序数
page-name-nilsson = 尼尔森次序分
page-name-landmarks = 地标
page-name-exact = 精确距离
page-name-pattern = 模式数据库
page-name-max = 几个函数中最大的
