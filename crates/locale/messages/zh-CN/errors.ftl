# 用户的输入错在哪里：位置、数值和改法。

language-unknown = 本程序不会说“{ $text }”；请写 en（英文）或 zh（中文）

size-out-of-range = 盘面的列数和行数须在 2 到 { $most } 之间，而不是 { $width }x{ $height }
size-not-a-size = “{ $text }”不是大小；请写成“宽x高”，例如 4x3

board-wrong-count = { $size } 的盘面有 { $cells } 格，却给出了 { $found } 个数
board-duplicate = 数字块 { $tile } 出现了两次，在第 { $first } 格和第 { $second } 格（从 1 数起）；缺少数字块 { $missing }
board-duplicate-no-blank = 数字块 { $tile } 出现了两次，在第 { $first } 格和第 { $second } 格（从 1 数起），而且没有空格
board-two-blanks = 有两个空格，在第 { $first } 格和第 { $second } 格（从 1 数起）；缺少数字块 { $missing }
board-unknown-tile = 第 { $cell } 格（从 1 数起）是 { $tile }，但 { $size } 盘面的数字块只有 1 到 { $largest }

# 盘面的文本。
read-error = 第 { $line } 行第 { $column } 个字符：{ $fault }
read-place = 第 { $line } 行第 { $column } 个字符
read-empty = 这里没有盘面；请写成如 `2 8 3/1 0 4/7 6 5`
read-second-board = 这里只应有一个盘面，却开始了第二个；请删去它
read-duplicate-tile = 数字块 { $tile } 出现了两次，第一次在{ $first }；缺少数字块 { $missing }；请改掉其中一个
read-two-blanks = 这是第二个空格，第一个在{ $first }；缺少数字块 { $missing }；请把它填入其中一个
read-no-blank = 这个 { $size } 盘面没有空格，请用 0 表示：{ $twice ->
    [twice] 数字块 { $surplus } 出现了两次
   *[once] 没有数字块 { $surplus }
 }
read-blank-left-out = 这里有 { $tiles } 个数字块，却没有空格；请在空格处写 0
read-missing-tile = 缺少数字块 { $missing }；{ $size } 盘面有数字块 1 到 { $largest } 和一个空格
read-no-such-tile = { $size } 盘面的数字块是 1 到 { $largest }，没有 { $tile }；缺少数字块 { $missing }；请改掉 { $tile } 或给出别的大小
read-wrong-count = { $size } 盘面有 { $cells } 格，这里却有 { $found } 个；请增减，或给出别的大小
read-no-such-count = { $found } 格不能组成盘面；盘面有 2 到 { $most } 行，每行 2 到 { $most } 格，如 `2 8 3/1 0 4/7 6 5`
read-ambiguous-shape = { $found } 格可以是几种大小的盘面（{ $sizes }）；请指明其中一种大小，或用斜线分行，每行格数相同
read-ambiguous-digits = “{ $text }”可以是一个数，也可以是几个数字块；请用空白分隔数字块，用斜线分行
read-does-not-fit = 这是 { $found } 盘面，要求的却是 { $expected }；请要求 { $found }，或换一个盘面
read-unknown-symbol = “{ $symbol }”既不是数字块也不是空格；请写数字，空格写 0
read-number-too-large = “{ $number }”太大；最大的盘面的数字块只到 { $most }
read-unequal-rows = 第 { $row } 行有 { $found } 格，应有 { $expected } 格；各行长度必须相同
read-truncated = 盘面没有写完：应有 { $expected } { $unit ->
    [rows] 行
    [boards] 个盘面
    [positions] 个位置
   *[cells] 格
 }，只有 { $found }；请补全
read-unclosed = 这个“{ $bracket }”没有闭合；请补上右括号
read-unexpected-bracket = 这里不应有“{ $bracket }”；请按行写，如 `[[2,8,3],[1,0,4],[7,6,5]]`
read-cell-taken = 这一格已经有数字块，是在{ $first }给出的；请给每个数字块一个自己的格
read-cell-outside-row = 这一格不在任何一行里；请把所有行写在括号里，如 `[[2,8,3],[1,0,4],[7,6,5]]`
read-no-such-cell = { $size } 盘面的格是 0 到 { $largest }，没有 { $cell }
read-size-left-out = 缺少宽和高；请写在前一行，如 `4 4`
read-no-facts = 这里没有关于数字块的事实，如 `(at t1 p1 p1)` 或 `(tile-at tile1 row1 col1)`
read-partial-goal = 目标共 { $cells } 格，只给出了 { $found } 格的数字块；请全部给出，空格可以省略
read-line-too-long = 这一行超过 { $limit } 字节；请每行写一个盘面
read-input = 读取失败：{ $message }

rows-not-a-number = 第 { $row } 行第 { $place } 个的“{ $text }”不是数字；请用斜线分行，空格写 0，如 `2 8 3/1 0 4/7 6 5`

# 系统报告的错误。
io-error = { $kind ->
    [not-found] 没有这个文件或文件夹
    [permission-denied] 没有权限
    [already-exists] 已经存在
    [is-a-folder] 这是一个文件夹
    [not-a-folder] 路径中有一部分不是文件夹
    [storage-full] 没有剩余空间
    [read-only] 只能读取
    [address-in-use] 地址已被占用
    [address-not-available] 本机没有这个地址
    [out-of-memory] 内存不足
   *[other] { $text }
 }

# 盘面的格式。
format-unknown = 没有格式“{ $text }”；已有的格式：{ $known }
format-too-large = { $format } 每个数字块只用一个字符，最多 { $most } 格，而 { $size } 盘面有 { $cells } 格；请改用 { $instead }
format-not-square = { $format } 只能写正方形盘面，不能写 { $size }；请改用 { $instead }
format-only-read = { $format } 只能读取，不能写出；请改用 { $instead }
sizes-differ = 起始盘面是 { $start }（宽x高），目标却是 { $goal }；两者大小须相同

# 路径。
direction-up = 上
direction-left = 左
direction-right = 右
direction-down = 下
notation-blank-moves = 空格移动
notation-tile-moves = 数字块移动
notation-tile-numbers = 数字块编号
metric-unknown = 没有度量“{ $text }”；有 `stm`（每滑动一个数字块算一步）和 `mtm`（整行或整列的几块一次推动算一步）
notation-unknown = 没有记法“{ $text }”；有 `blank-moves`（空格移动，`ullddr`）、`tile-moves`（数字块移动，`DR2U2`）和 `tile-numbers`（数字块编号，`4 1 5`）
path-off-the-edge = 第 { $number } 步让空格从第 { $row } 行第 { $column } 列向{ $direction }移出了盘面；这条路径属于这个盘面吗？
path-unknown-symbol = 第 { $position } 个字符“{ $symbol }”不是移动；请写空格移动（`ullddr`）、数字块移动（`DR2U2`）或数字块编号（`4 1 5`）
path-mixed = 第 { $position } 个字符“{ $symbol }”是{ $second }，而路径开头是{ $first }；小写字母表示空格的方向，大写字母表示数字块的方向，数字表示移动哪一块：请只用一种，或指明记法
path-other-notation = 第 { $position } 个字符“{ $symbol }”不是{ $notation }的写法；请按{ $notation }写，或指明它自己的记法
path-repeated-zero-times = 第 { $position } 个字符“{ $symbol }”把移动重复了零次；请删去，或写 1 以上的数
path-edge = 第 { $position } 个字符“{ $symbol }”无法执行：{ $edge }
path-not-beside-the-blank = 第 { $position } 个字符的数字块 { $tile } 不在空格旁边；此处能移动的是 { $tiles }；这条路径属于这个盘面吗？
path-no-such-tile = 没有数字块 { $tile }（第 { $position } 个字符）；这个盘面的数字块是 1 到 { $largest }

# 复盘链接。
replay-no-data = 这不是复盘链接：没有 `?r=` 部分；链接以 `https://slidysim.github.io/replay?r=` 开头
replay-not-base64 = 链接的数据已损坏；请复制完整的链接
replay-not-zlib = 链接的数据无法解压；请复制完整的链接
replay-too-large = 链接的数据解压后超过 { $most } 字节；这不是复盘
replay-not-json = 链接里不是复盘的内容；请复制完整的链接
replay-not-four-parts = 链接里有 { $found } 部分，而一次求解的复盘有四部分：解法、每秒步数、打乱的盘面、时间
replay-wrong-part = 链接里的{ $part ->
    [scramble] 打乱的盘面
    [solution] 解法
    [moves-a-second] 每秒步数
   *[list-of-times] 时间列表
 }不是{ $expected ->
    [a-text] 文本
    [a-number-from-0-on] 不小于 0 的数
   *[a-list-of-milliseconds-or--1] 毫秒列表或 -1
 }
replay-scramble = 链接里打乱的盘面：{ $error }
replay-solution = 链接里的解法：{ $error }

# 进行中的游戏的文本。
game-unknown-part = “{ $text }”不是游戏的一部分；各部分是 `start=`、`goal=`、`moves=`、`undone=` 和 `made=`，用 `;` 分隔
game-part-twice = `{ $part }=` 出现了两次；请删去一个
game-missing-part = 缺少 `{ $part }=`；游戏写成如 `start=2 8 3/1 0 4/7 6 5;goal=1 2 3/8 0 4/7 6 5;moves=u l`
game-board = `{ $part }=` 中：{ $error }
game-not-a-move = `{ $part }=` 中：“{ $word }”（第 { $number } 个词）不是移动；请用 `u`、`d`、`l`、`r` 表示空格的方向，每移一块写一次，如 `u l dd`
game-edge = `moves=` 和 `undone=` 合起来：{ $edge }
game-made = `made={ $text }` 不可能；它是走过的总步数，请写不小于 { $least } 的数

# 求解。
solve-too-large = { $size } 盘面有 { $cells } 格，而搜索最多支持 { $most } 格；它可以检查、打乱和游玩
solve-no-table = { $size } 盘面的格数太多，建不了距离表；请选用不需要距离表的启发函数和算法
solve-wrong-maximum = 无法使用“{ $heuristic }”：取最大值需要 2 到 { $most } 个启发函数，其中不能再有最大值
solve-wrong-path = 内部错误：{ $algorithm } 配 { $heuristic } 给出了错误的路径（{ $failure }）；请连同盘面报告此问题
check-off-the-board = 第 { $number } 步把空格移出了盘面
check-wrong-end = 路径的终点不是目标：第 { $cell } 格（从 1 数起）是 { $found }，应是 { $expected }
check-no-boards = 起始盘面和目标不是同样大小的盘面
choice-unknown-algorithm = 没有算法 `{ $given }`；{ $nearest ->
    [none] { "" }
   *[other] 您是想写 `{ $nearest }` 吗？
 }已有的算法：{ $known }
choice-unknown-heuristic = 没有启发函数 `{ $given }`；{ $nearest ->
    [none] { "" }
   *[other] 您是想写 `{ $nearest }` 吗？
 }已有的启发函数：{ $known }，以及 `max(.., ..)`
choice-unknown-parameter = `{ $of }` 没有参数 `{ $given }`；{ $count ->
    [0] 它没有参数{ $known }
   *[other] 它的参数：{ $known }
 }
choice-wrong-value = `{ $of }` 的参数 `{ $parameter }` 不能是“{ $given }”；可以是：{ $allowed }
choice-given-twice = `{ $of }` 的参数 `{ $parameter }` 给了两次；请只给一次
choice-malformed = “{ $text }”的写法不对；应写成 `name` 或 `name(parameter=value, ..)`
choice-count-of-maximum = 取最大值需要 2 到 { $most } 个启发函数，如 `max(manhattan,walking-distance)`，而不是 { $found } 个
domain-range = { $least } 到 { $most }
domain-words = { $words } 之一
table-too-many-cells = { $size } 盘面有 { $cells } 格，距离表放不下；请用更小的大小，如 3x4
table-memory = 建立 { $size } 盘面的距离表需要 { $memory }，超过了允许的或可用的内存；请允许更多内存，或用更小的大小
table-stopped = 距离表没有建完。{ $reason }
table-other-goal = 表中没有到 { $goal } 的距离
domain-patterns = 各组的数字块个数，如 `6-6-3`，数字块本身，如 `1,2,3/4,5,6,7,8`，或一套模式的名称，如 `18x6`

# 模式数据库。
patterns-too-many-cells = 模式数据库最多支持 { $most } 格的盘面，而 { $size } 盘面有 { $cells } 格
patterns-tile-count = 这个盘面的一个模式有 1 到 { $most } 个数字块，而不是 { $found } 个；请写合计 { $tiles } 的大小，如 `{ $example }`
collection-malformed = “{ $text }”不是分组；请写各组的数字块个数，如 `6-6-3`，数字块本身，如 `1,2,3/4,5,6,7,8`，或一套模式的名称，如 `18x6`
collection-sum = { $text } 共有 { $sum } 个数字块，而 { $size } 盘面有 { $tiles } 个
collection-no-tile = { $size } 盘面没有数字块 { $tile }
collection-twice = 数字块 { $tile } 出现了两次；每个数字块只能属于一组
collection-missing = 数字块 { $tile } 不在任何一组里；每个数字块都要属于一组
collection-none-of-this-name = { $size } 没有 { $name }，只有 { $known }；或写各组的数字块，如 `1,2,3/4,5,6,7,8`
collection-superfluous = 第 { $number } 组出现了两次，或没有别的组能与它合成全部数字块；请去掉它
collection-too-many-patterns = 一套模式最多有 { $most } 组，而不是 { $found } 组
collection-too-many-partitions = 这些组能以超过 { $most } 种方式合成全部数字块；请去掉几组
patterns-other-goal = 这些模式数据库属于别的目标：{ $size }，空格在第 { $blank } 格（从 1 数起）或其对称位置
patterns-none = 至少需要一套模式数据库
patterns-too-many = 最多可以同时使用 { $most } 个模式数据库，而不是 { $found } 个
patterns-too-many-to-carry = 这里最多同时用 { $carried } 个模式数据库，而不是 { $found } 个；用 ida-star 且不配其他启发函数时可用 { $most } 个
patterns-memory = 建立这些模式数据库需要 { $needed } 内存，只允许 { $allowed }；请允许更多，或用更小的分组
patterns-cancelled = 模式数据库的建立被中止
damage-length = 长度不对
damage-header = 文件头的校验和不对
damage-tables = 表的校验和不对
damage-contents = 文件头的内容不合理
tables-file-io = { $path }：{ $reason }
tables-file-foreign = { $path } 不是模式数据库文件；请移走它
tables-file-misnamed = { $path } 里是另一套表：{ $size } 的 { $set }，目标的空格在第 { $blank } 格（从 1 数起）；这套表的文件名应为 { $name }
tables-file-version = { $path } 是第 { $version } 版格式，本程序不能读取；请重新建立
tables-file-damaged = { $path } 已损坏（{ $what }）；请重新建立
