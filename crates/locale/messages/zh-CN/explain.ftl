# 盘面的估计值是怎样得出的。

explain-title = { $heuristic }：盘面 { $board } 的 h = { $h }，目标 { $goal }
explain-part = { $heuristic } 给出 h = { $h }
explain-stopped = 该启发函数需要一张距离表，建表时达到了限制。请放宽限制，或换一个启发函数。
explain-one-picture = 一张图只画一个盘面；请只给一个盘面，或换一种格式。
explain-unreachable = `{ $heuristic }` 读取真实距离，而从这个盘面无法到达目标，没有距离可言。请换一个不需要表的启发函数。
explain-does-not-know = 从这个盘面无论走多少步都到不了目标，而启发函数并不知道这一点。
explain-at-least = 它从不高估：任何到达目标的路径至少有 { $h } 步。
explain-may-overestimate = 它可能高估：最短路径的步数可能比它小。

explain-row = 第 { $row } 行
explain-column = 第 { $column } 列
explain-the-blank = 空格
explain-up-and-down = 上下移动
explain-left-and-right = 左右移动

explain-tile = 数字块 { $tile }：从第 { $row } 行第 { $column } 列到第 { $home_row } 行第 { $home_column } 列：{ $rows } + { $columns } = { $distance }
explain-misplaced-tile = 数字块 { $tile } 在第 { $row } 行第 { $column } 列，应在第 { $home_row } 行第 { $home_column } 列：1
explain-home = 已在目标位置：{ $tiles }
explain-manhattan = 曼哈顿距离：{ $sum }
explain-zero = 它对任何盘面都说 0：由它引导的搜索是盲目的。
explain-misplaced = { $count ->
    [0] 没有数字块不在位。
   *[other] { $count } 个数字块不在位：{ $tiles }
 }
explain-conflict = { $line }中的 { $tiles } 已在自己的行列里，须排成 { $order }：{ $count } 块（{ $removed }）必须让开再回来，+{ $slides }
explain-no-conflicts = 没有数字块在行或列中互相挡路：h = { $h }
explain-with-conflicts = 曼哈顿距离 { $distance } + 冲突 { $slides } = { $h }
explain-cycle = 轮换 { $name }：{ $tiles }。共 { $cells } 格，空格不在其中，须先进来：{ $cells } + 1 = { $exchanges } 次交换。
explain-cycle-of-the-blank = 轮换 { $name }：{ $tiles }。共 { $cells } 格，空格在其中，每次交换使一块归位：{ $cells } - 1 = { $exchanges } 次交换。
explain-exchanges = 交换次数：{ $sum }
explain-into-rows = 各行中的数字块，按应在的行计数：
explain-into-columns = 各列中的数字块，按应在的列计数：
explain-walk = 若只看这一方向，{ $way }的步数：{ $slides }（曼哈顿距离为 { $manhattan }）
explain-no-walk = { $way }的步数：{ $slides }，同曼哈顿距离（步行距离的表会太大）
explain-both = { $rows } + { $columns } = { $h }
explain-by-rows = 逐行读出：
explain-by-columns = 逐列读出：
explain-read = {"  "}{ $read }   （目标：{ $goal }）
explain-pairs = {"  "}{ $count ->
    [0] 没有次序颠倒的数字块对
   *[other] { $count } 对次序颠倒：{ $pairs }
 }
explain-order = { $way }：每步至多消除 { $inversions } 个逆序中的 { $passes } 个，所以至少 { $least } 步；空格离目标 { $lines } 条线，所以步数为{ $parity ->
    [even] 偶数
   *[odd] 奇数
 }：{ $slides }
explain-inversions = 每对计 1：h = { $h }
explain-followed-by = 数字块 { $tile } 后面是 { $found }，应是 { $right }：{ $score }
explain-in-the-middle = 数字块 { $tile } 在中心，它不属于那里：{ $score }
explain-not-in-the-middle = 数字块 { $tile } 后面是 { $found }，而它应在中心：{ $score }
explain-score = 曼哈顿距离 { $distance } + 3 × 次序分 { $score } = { $h }
explain-group = { $name } 组，数字块 { $tiles }：单是它们自己至少要移动 { $slides } 步
explain-other-division = 按 { $groups } 分组：{ $sum }
explain-groups = 没有一步会算在两组里，所以可以相加：{ $sum }
explain-landmark = 地标 { $landmark }：距盘面 { $board } 步，距目标 { $goal } 步，相差 { $bound }
explain-strongest = 最强的地标是 { $landmark }：盘面距它 { $board } 步，目标距它 { $goal } 步。若盘面距目标不足 { $bound } 步，这两个距离之一就会更短。
explain-exact = 最短路径有 { $distance } 步：这是真实距离，来自所有盘面的表。
explain-largest = 最大的是 { $heuristic }：h = { $h }

picture-board = 盘面
picture-landmark = 地标
picture-distance = 到目标格的步数
picture-home = 已在目标格
picture-misplaced = 不在目标格
picture-conflict = 互相挡路的行或列
picture-removed = 必须让开
picture-cycle = 轮换：各入下一格
picture-group = 数字块所在的组
picture-score = 3 × 次序分
picture-inversion = 次序颠倒
picture-lines = 应在的行和列
picture-blank = 空格所在的行或列
picture-away = 不在应在行列的块数

help-explain = 说明盘面的估计值 h 是怎样得出的：每个距离、冲突、轮换、逆序对
help-explain-heuristic = 启发函数，如 linear-conflict 或 max(manhattan,gaschnig)，见 `jiugong list`［默认：`manhattan`］
help-explain-format = `text`（文字）、`json`（每行一个对象）或 `svg`（图）［默认：按输出文件的后缀，否则为 `text`］
help-explain-output = 写到这个文件
help-explain-more =
    示例：
      jiugong explain "2 8 3/1 6 4/7 0 5" --goal snail
      jiugong explain "8 0 7/6 5 4/3 2 1" --goal zero --heuristic linear-conflict --output conflicts.svg

    退出码：0 已说明，2 输入有误，10 目标不可达，20 到 23 建表时停止。
