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
page-import-wrong = 这个文件里没有本页面的成绩。
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
