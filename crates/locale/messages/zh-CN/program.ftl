# 程序运行时说的话，以及对调用方式的说明。

error = 错误：

usage-unknown-argument = 这里不该有 `{ $argument }`
usage-board-behind-dashes = ；以 `-` 开头的盘面请写在 `--` 之后，以 `-` 开头的目标请写作 `--goal="-1 .."`
usage-unknown-subcommand = 没有子命令 `{ $name }`
usage-wrong-value = { $argument }：{ $reason }
usage-no-value = `{ $argument }` 需要一个值
usage-unknown-value = `{ $argument }` 不认识“{ $value }”
usage-wrong-number-of-values = `{ $argument }` 的值太少或太多
usage-given-twice = `{ $argument }` 给了两次
usage-conflict = `{ $argument }` 和 `{ $other }` 不能同时使用
usage-missing = 必须给出：{ $argument }
usage-missing-subcommand = 必须给出一个子命令
usage-not-unicode = 命令行不是有效的 Unicode 文本
usage-other = { $text }
usage-possible-values = ；可选：{ $values }
usage-did-you-mean = ；您是想写 `{ $name }` 吗？
usage-see-help = 用 --help 查看更多说明。

file-not-written = 无法写入 `{ $path }`：{ $reason }
output-not-written = 结果无法写出：{ $reason }

manual-name = 名称
manual-synopsis = 概要
manual-description = 描述
manual-options = 选项
manual-subcommands = 子命令
manual-extra = 说明
manual-version = 版本


# 目标是否可达。
reachability-inversions = 盘面有 { $start } 个逆序，目标有 { $goal } 个（大数在前、小数在后的数字块对，不计空格）。
reachability-odd-width = 宽度 { $width } 是奇数：无论空格在哪里，每次移动使逆序数改变偶数个。两者之差 { $difference } 是{ $parity ->
    [even] 偶数
   *[odd] 奇数
 }。
reachability-even-width = 宽度 { $width } 是偶数：空格每上下移动一行，逆序数改变奇数个。空格在第 { $start } 行，目标中在第 { $goal } 行：逆序数之差 { $inversions } 加行数 { $rows } 等于 { $sum }，是{ $parity ->
    [even] 偶数
   *[odd] 奇数
 }。
reachability-yes = 所以目标可达。
reachability-no = 所以目标不可达。
reachability-named-goals = 可达的目标：{ $names }。
reachability-no-named-goals = 有名字的目标也都不可达。
reachability-swap = 交换数字块 { $one } 和 { $other }，目标就可达。

# 答案。
report-solved = 已解出，共 { $metric ->
    [mtm] { $length } 次推动（{ $slides } 步）
   *[stm] { $length } 步
 }。
report-optimal = 没有更短的路径。
report-at-least = 已证明：任何路径至少有 { $least } { $metric ->
    [mtm] 次推动
   *[stm] 步
 }。
report-at-least-and-factor = 任何路径至少有 { $least } { $metric ->
    [mtm] 次推动
   *[stm] 步
 }，所以这条至多是最短路径的 { $factor } 倍。
report-not-proven = 不知道有没有更短的路径。
report-best-path = 目前已知最好的路径有 { $length } { $metric ->
    [mtm] 次推动
   *[stm] 步
 }。
report-time-limit = 达到时间限制，已停止。
report-node-limit = 达到节点数限制，已停止。
report-memory-limit = 达到内存限制，已停止。
report-cancelled = 已取消。
report-improvement = 第 { $number } 个解：{ $length } { $metric ->
    [mtm] 次推动
   *[stm] 步
 }，{ $factor ->
    [none] 没有证明与最短相差多少
   *[other] 至多是最短的 { $factor } 倍
 }；展开 { $nodes } 个节点之后，用时 { $time }
report-not-found = { $algorithm } 没有找到路径；它不保证能找到。
report-invalid = 这个请求无法求解。
report-pair = { $algorithm } 配 { $heuristic }
report-effort = { $pair }：展开 { $nodes ->
   *[other] { $expanded }
 } 个节点，生成 { $generated } 个，用时 { $time }

quantity-not-a-time = “{ $text }”不是时间；请写秒数，或如 500ms、90s、5m、2h
quantity-not-a-count = “{ $text }”不是数目；请写整数，或如 500k、20M、1G
quantity-not-whole = “{ $text }”不是 { $least } 到 { $most } 的整数
quantity-not-memory = “{ $text }”不是内存大小；请写字节数，或如 500M、2G、1.5GiB

# 输入的盘面和求解过程。
no-board-given = 没有给出盘面；请写成如 `jiugong solve "8 0 3/2 1 4/7 6 5"`，或用 --file 指定文件
link-and-path = 链接里已有路径；请去掉另一条
no-path-given = 没有给出路径；请写在盘面之后，如 `jiugong verify "1 2 3/4 5 6/7 0 8" r`
file-not-read = 无法读取 `{ $path }`：{ $reason }
input-not-read = 无法读取输入：{ $reason }
size-option = （如 --size { $size }）
board-number = 第 { $number } 个盘面：{ $sentence }
goal-is-wrong = 目标有误（可以用盘面或名称 `standard`、`zero`、`snail`）：{ $error }
from-to = 从 { $board } 到 { $goal }：
larger-tables = 从第 { $number } 个盘面起使用 { $heuristic }：盘面足够多，值得建更大的表。
may-take-very-long = { $size } 盘面的最短路径可能要算很久。更快但不一定最短的办法：--algorithm { $algorithm } --heuristic { $heuristic }。按 Ctrl-C 可结束搜索并给出已知结果。
progress = 界限 { $bound }，{ $nodes } 个节点，每秒 { $speed } 个，内存 { $memory }
progress-answered = 已答 { $count } 个；{ $text }
progress-of = 已完成 { $count } 个，共 { $total } 个；{ $text }
seed = 种子：{ $seed }
no-use-of-heuristic = { $algorithm } 不使用启发函数；{ $heuristic } 已忽略。

picture-start = 起始
picture-goal = 目标
picture-step = { $number }：{ $tile } { $direction }移

verify-right = 路径正确：共 { $length } 步；整行或整列一次推动算一步时为 { $pushes } 步。
verify-wrong = 路径不对：{ $reason }
verify-shorter = 它不是最短的：有一条 { $length } { $metric ->
    [mtm] 次推动
   *[stm] 步
 }的路径。

list-algorithms = 算法
list-heuristics = 启发函数
list-goals = 目标
list-formats = 盘面的格式
list-notations = 路径的记法
list-guarantees = { $complete }；{ $optimal }；内存{ $memory }
list-blind = 不用启发函数
list-properties = { $admissible }，{ $consistent }
list-admissible = 可采纳
list-not-admissible = 不可采纳（可能高估）
list-consistent = 一致
list-not-consistent = 不一致
list-parameter = 参数 { $name }：{ $allowed }［默认：{ $default }］
list-source = 出处：{ $source }
list-only-read = （只能读取）

ask-welcome = 请逐行写出盘面，行间用 / 分隔，空格写 0，如 2 8 3/1 0 4/7 6 5。
ask-start = 起始盘面：
ask-goal = 目标（盘面，或 standard、zero、snail；直接回车为 standard）：
ask-row = 第 { $row } 行，共 { $rows } 行（空行结束）：
no-board-at-distance = 没有离目标 { $distance } { $metric ->
    [mtm] 次推动
   *[stm] 步
 }的 { $size } 盘面；请用更小的距离

# 搜索过程。
trace-title = { $pair }，从 { $board } 到 { $goal }{ $metric ->
    [mtm] ；同时推动的数字块算一次
   *[stm] {""}
 }
trace-start = 起始
trace-open = 待展开
trace-closed = 已展开
trace-opening = （
trace-closing = ）
trace-stack = 栈中
trace-next = 下一个
trace-goal = 目标
trace-meeting = 相遇
trace-solution = 解
trace-dropped = 舍弃
trace-replaced = 被替换
trace-left = 已回溯
trace-forgotten = 放弃
trace-waiting = 等候
trace-bound = 界限
trace-weight = 权重
trace-layer = 层
trace-restart = 重新开始
trace-from-start = 从起始
trace-from-goal = 从目标
trace-parent = 来自
trace-up = 空格上移
trace-left-move = 空格左移
trace-right = 空格右移
trace-down = 空格下移
trace-number = 第几个展开
trace-folded = 这么多个节点没有画出
trace-cut = 记录已满：搜索在此停止，还没有解。
trace-shown = 这里是第 { $from } 到第 { $to } 个展开，共 { $all } 个；可用 --from、--to 和 --limit 另选。
trace-not-drawn = { $all } 个节点中有 { $folded } 个没有画出；可用 --limit 画得更多。
trace-lists-need-text = --lists 只用于 `--format text`
trace-empty-span = --from { $from } 在 --to { $to } 之后

# 全部盘面。
explored = 有 { $boards } 个盘面可到达 { $goal }；最远的需要 { $radius } { $metric ->
    [mtm] 次推动
   *[stm] 步
 }。
explored-farthest = 最远的盘面：

# 保存的模式数据库。
tables-building = 正在建立 { $set }：保存 { $bytes }，建立时需要 { $memory } 内存。
tables-progress = 第 { $table } 个表，共 { $tables } 个：{ $part }%，大约还需 { $left }
tables-kept = { $set }，{ $size }，{ $goal ->
    [standard] {""}
   *[other] --goal "{ $goal }"，
 }目标的空格在第 { $blank } 格，{ $bytes }：{ $path }
tables-right = 正确：{ $path }
tables-not-there = 没有 { $path }
tables-no-folder = 系统没有指定存放此类文件的目录；请用 --tables 指定
tables-not-used = 没有使用保存的表：{ $reason }
