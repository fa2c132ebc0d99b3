# 线程、全部最短路径、基准测试。
help-solve-threads = 搜索一个盘面所用的线程数：路径和计数不因线程数而变［默认：1］
help-solve-all-shortest = 数出全部最短路径，并列出其中这么多条；0 表示只计数［不写数目：100］
threads-not-used = 只有 ida-star 配模式数据库、以步计、只找一条最短路径时，才能用多个线程搜索一个盘面；这里用一个线程。
compare-refused = { $search }：{ $reason }
solve-not-all-shortest = 只有 ida-star 配模式数据库能找出全部最短路径，{ $algorithm } 配这个启发函数不行；请两者都不写
shortest-paths = 共有 { $count } 条最短路径。
shortest-paths-listed = 其中前 { $listed } 条，每个字母是空格移动的方向：

help-bench = 测量求解速度，并与已发表的长度核对
help-bench-suite = korf15（Korf 1985 的一百个盘面）、`korf24`（Korf 和 Felner 2002 的五十个）、far15（需要 80 步的 15 数码盘面，最远的距离）或 `random`（随机）［默认：korf15］
help-bench-size = 随机盘面的宽x高［默认：4x4］
help-bench-goal = 随机盘面的目标：standard、zero、snail 或一个盘面［默认：standard］
help-bench-count = 随机盘面的个数［默认：100］
help-bench-seed = 随机盘面的种子：种子相同，盘面相同［默认：1］
help-bench-boards = 只测这些编号的盘面：38,40,25,44
help-bench-jobs = 同时求解的盘面个数［默认：1］
help-bench-threads = 搜索一个盘面所用的线程数［默认：1］
help-bench-format = `table`、`csv`（每个盘面一行）或 json（一个对象）［默认：`table`］
help-bench-tables = 保存表的目录，见 `jiugong tables`［默认：在用户的缓存目录中］
help-compare-tables = 保存表的目录，见 `jiugong tables`［默认：在用户的缓存目录中］
help-verify-tables = 保存表的目录，见 `jiugong tables`［默认：在用户的缓存目录中］
help-trace-tables = 保存表的目录，见 `jiugong tables`［默认：在用户的缓存目录中］
help-explain-tables = 保存表的目录，见 `jiugong tables`［默认：在用户的缓存目录中］
help-bench-more =
    例子：
      jiugong bench
      jiugong bench korf15 --heuristic "pattern(7-8)" --format json
      jiugong bench korf24 --boards 38,40,25,44 --threads 2
      jiugong bench random --size 3x3 --count 1000

    退出码：0 完成，1 有长度不对，2 输入有误，3 结果无法写出，20 时间限制，
    21 节点数限制，22 内存限制，23 已取消；有多个盘面时取其中最坏的。
value-suite = 盘面集
value-numbers = 编号
bench-title = 基准测试 { $suite }：{ $algorithm } { $heuristic }
bench-number = 盘面
bench-status = 状态
bench-length = 长度
bench-published = 已发表
bench-expanded = 展开
bench-generated = 生成
bench-seconds = 秒
bench-solved = { $boards } 个中解出 { $solved } 个；共 { $length } { $metric ->
        [mtm] 次推动
       *[stm] 步
    }。
bench-nodes = 展开 { $expanded } 个节点，生成 { $generated } 个：每秒处理器时间生成 { $speed } 个。
bench-preparation = 准备：{ $time }，处理器时间 { $cpu }。
bench-search = 搜索：{ $time }，处理器时间 { $cpu }。
bench-memory = 内存：一次搜索至多占用 { $held }，程序峰值 { $peak }。
bench-wrong = 这些盘面的长度与已发表的不同：{ $numbers }
bench-no-such-board = 没有第 { $number } 个盘面：编号从 1 到 { $most }

# 整个空间。
explore-takes = { $size } 的 { $boards } 个盘面需要 { $takes } 内存；允许 { $allowed }。
explore-takes-unlimited = { $size } 的 { $boards } 个盘面需要 { $takes } 内存。

# 搜索之前的准备，以及丢了引号的目标。
report-not-begun = 搜索还没有开始：{ $status ->
    [memory] { $pair } 要先建的表放不下；请允许更多内存，或换一个启发函数。
   *[time] { $pair } 要先建的表还没有建好。
 }
goal-without-quotes = 目标只有“{ $goal }”；请加引号，如 --goal "1 2 3/4 5 6/7 8 0"
progress-ready = 正在准备（如需要表，正在建表）

# 没有表的目录，以及目录中不是本程序的文件。
tables-none-kept = { $path } 中没有保存的表
tables-no-such-folder = 没有 { $path } 这个目录，所以其中没有保存的表
tables-not-a-folder = { $path } 不是目录；请用 --tables 指定一个目录
tables-ignored = 已忽略 { $path }：表文件的名称形如 4x4-15-b3-cc00-734c.patterns
tables-ignored-readable = 因文件名不符而忽略：{ $reason }

# 要求不当或没有开始的基准测试。
bench-other-size = --size { $size } 不适用：{ $suite } 的盘面是 { $own }；请不写它，或用随机盘面测量，如 `jiugong bench random --size { $size }`
bench-other-goal = --goal "{ $goal }" 不适用：{ $suite } 的目标是 { $own }；请不写它，或用随机盘面测量，如 `jiugong bench random --goal "{ $goal }"`
bench-only-random = { $option } 只用于随机盘面，如 `jiugong bench random { $option } { $value }`；对 { $suite }，请按编号选取盘面，如 --boards 1,2,3
bench-not-begun = { $boards } 个盘面都没有开始：{ $status ->
    [memory_limit] { $pair } 要先建的表放不进允许的内存
    [cancelled] { $pair } 要先建的表还没有建好就取消了
   *[time_limit] { $pair } 要先建的表还没有建好就到了时间限制
 }

# 没有线程可用的服务器。
serve-no-threads = 系统无法再启动服务器所需的线程（{ $reason }）；请放宽限制（如用 `ulimit -u`），或结束别的程序

# 对许多盘面都有误的目标。
goal-wrong-for-more = 目标对另外 { $count } 个盘面也有同样的错误

# 没有作答的对话。
ask-unanswered = 还没有给出{ $what ->
    [goal] 目标
   *[start] 盘面
 }，输入就结束了
