# --help、命令补全和手册页的文字。

help-heading-usage = 用法：
help-heading-arguments = 参数
help-heading-options = 选项
help-heading-commands = 子命令

value-command = 子命令
value-options = 选项
value-language = 语言
value-shell = 外壳
value-folder = 目录

help-program = 求解任意大小的滑块拼图（八数码、十五数码），演示解法，说明原因
help-program-more =
    退出码：
      0   已解出；是
      1   否：路径不对，或不保证成功的算法没有找到解
      2   用法或输入有误
      3   结果无法写出
      10  目标不可达
      20  达到时间限制
      21  达到节点数限制
      22  达到内存限制
      23  已取消
    有多个盘面时，全部作答，退出码取其中最坏的一个。

help-help = 显示本帮助
help-version = 显示版本
help-lang = 语言：en 或 zh［默认：随系统环境］

help-completions = 打印命令行补全脚本
help-shell = bash、elvish、fish、powershell 或 zsh
help-man = 打印手册页，或把全部手册页写入一个目录
help-folder = 把每个子命令的手册页写到这里

value-board = 盘面
value-board-or-link = 盘面或链接
value-file = 文件
value-size = 大小
value-goal = 目标
value-algorithm = 算法
value-heuristic = 启发函数
value-time = 时间
value-count = 数目
value-memory = 内存
value-metric = 度量
value-notation = 记法
value-seed = 种子
value-format = 格式
value-path = 路径
value-link = 链接
value-what = 列表

help-boards = 盘面，如 "8 0 3/2 1 4/7 6 5"，任何格式均可；- 表示标准输入
help-file = 从文件读取盘面，每行一个或每段一个；- 表示标准输入
help-size = 宽x高，如 4x3，用于文本看不出大小时
help-goal = standard、zero、snail 或一个盘面［默认：standard，或文本自带的目标］
help-json = 每行打印一个 JSON 对象
help-algorithm = 算法，如 `a-star` 或 `weighted-a-star(weight=2)`，见 `jiugong list`［默认：该大小下最快的最优算法］
help-heuristic = 启发函数，如 `manhattan` 或 `max(manhattan,gaschnig)`，见 `jiugong list`；不用启发函数的算法会忽略它并说明［默认：该大小下最好的］
help-time-limit = 每次搜索的时间限制：90、500ms、5m、2h
help-node-limit = 每次搜索展开节点数的限制：20M；多个线程时可能略多
help-memory-limit = 同时进行的搜索合起来的内存限制：2G［默认：空闲内存的一半］

help-solve = 求解一个或多个盘面，并演示每一步
help-metric = 长度中什么算一步：`stm` 为每滑动一个数字块，`mtm` 为整行或整列的几块一次推动［默认：`stm`］
help-solve-jobs = 同时求解的盘面个数［默认：处理器核数］
help-solve-moves = 只打印移动，每个盘面一行：`blank-moves`（`ullddr`）、`tile-moves`（DR2U2）或 `tile-numbers`（`4 1 5`）
help-solve-more =
    例子：
      jiugong solve "8 0 3/2 1 4/7 6 5" --goal snail
      jiugong solve 283104765 --algorithm a-star --heuristic linear-conflict
      jiugong solve --file boards.txt --json --time-limit 60

    退出码：0 已解出，1 没有找到，2 输入有误，3 结果无法写出，10 目标不可达，
    20 时间限制，21 节点数限制，22 内存限制，23 已取消；有多个盘面时取其中最坏的。
help-check = 判断目标是否可达，并说明原因
help-check-more = 退出码：0 可达，2 输入有误，10 不可达。
help-scramble = 由种子生成随机盘面
help-scramble-size = 宽x高［默认：3x3］
help-scramble-goal = 从这些盘面可达的目标：standard、zero、snail 或一个盘面［默认：standard］
help-seed = 相同的种子在任何机器上给出相同的盘面［默认：随机，并显示出来］
help-count = 盘面个数［默认：1］
help-walk = 从目标随机走若干步得到的盘面，而不是所有盘面等可能
help-unsolvable = 目标不可达的盘面
help-format = 写出的格式，见 `jiugong list formats`［默认：`rows`］
help-verify = 判断路径是否正确，是否最短
help-verify-board = 路径开始的盘面，或复盘链接
help-verify-path = 路径，任何记法均可：`ullddr`、DR2U2 或 "`4 1 5`"
help-notation = 指定路径的记法：`blank-moves`、`tile-moves` 或 `tile-numbers`
help-verify-more = 退出码：0 正确，1 不对，2 输入有误，20 到 23 正确，但还没查明有没有更短的路径就停止了。
help-convert = 在所有格式之间转换盘面和路径
help-to = 盘面的格式，见 `jiugong list formats`［默认：`rows`］
help-convert-path = 转换从该盘面开始的这条路径，而不是盘面
help-convert-moves = 写出路径的记法：`blank-moves`、`tile-moves` 或 `tile-numbers`［默认：`blank-moves`］
help-link = 把路径写成玩家社区的复盘链接
help-replay = 读取复盘链接：打印其盘面和路径
help-list = 显示目录：算法和启发函数及其保证、目标、格式、记法
help-what = 只显示此列表：`algorithms`、`heuristics`、`goals`、`formats` 或 `notations`；或一个算法或启发函数的名字：显示关于它的一切［默认：全部列表］
help-distance = 到目标的最短路径恰好这么多步（用 `--metric mtm` 时为推动次数）的盘面（限于可建距离表的大小，如 3x3、3x4）

value-number = 序号

help-trace = 一步一步演示搜索：展开的节点、OPEN 表和 CLOSED 表、搜索树
help-trace-board = 搜索开始的盘面
help-trace-format = `text`、`jsonl`、`csv`、`dot`（Graphviz）或 `svg`［默认：按输出文件的后缀，否则为 `text`］
help-trace-output = 写入此文件
help-trace-lists = 每次展开都列出 OPEN 表（待展开）和 CLOSED 表（已展开）的内容，按展开的次序
help-trace-from = 从第几个展开开始显示，从 1 数起
help-trace-to = 显示到第几个展开；搜索到此为止，树也画成此时的样子
help-trace-limit = 至多显示多少个展开［默认：全部］，或画多少个节点［默认：250］，解路径上的节点不计
help-trace-more =
    例子：
      jiugong trace "2 8 3/1 0 4/7 6 5" --goal snail --algorithm a-star --heuristic misplaced --lists
      jiugong trace "8 0 3/2 1 4/7 6 5" --goal snail --algorithm ida-star --output tree.svg
      jiugong trace "8 0 3/2 1 4/7 6 5" --goal snail --algorithm breadth-first --format jsonl --to 10

    OPEN 表和 CLOSED 表显示的是该次展开的后继都生成之后的样子。
    至多记录一百万个步骤。退出码与 `jiugong solve` 相同。

value-algorithms = 算法列表
value-heuristics = 启发函数列表
value-distances = 距离列表
value-contestant = 搜索
value-measures = 数值列表

help-compare = 在相同的盘面上比较算法和启发函数
help-algorithms = 算法，用逗号分隔［默认：`a-star`］
help-heuristics = 启发函数，用逗号分隔；每个用启发函数的算法与其中每一个搭配［默认：`misplaced,manhattan`］
help-random = 取这么多随机盘面；给出 --depths 时每个距离各取这么多
help-depths = 随机盘面的真实距离：20、2..24（含两端）、2..24/2（每隔一个）或 4,8,12
help-compare-seed = 相同的种子在任何机器上给出相同的盘面［默认：随机，并显示出来］
help-compare-size = 宽x高，用于文本看不出大小时［随机盘面默认：3x3］
help-baseline = 加速比以哪个搜索为基准，如 "`a-star misplaced`"［默认：第一个］
help-measures = 单独列表的数值：`length`、`excess`、`expanded`、`generated`、`largest_open`、`held`、`branching_factor`、`penetrance`、`seconds`［默认：`expanded,generated,branching_factor`］
help-seconds = 同时测量时间：每次只运行一个搜索
help-compare-jobs = 同时运行的搜索个数［默认：处理器核数］
help-compare-format = `table`、`csv`、`json`、`markdown`，或把第一个数值画成图：`svg`、`png`［默认：由文件扩展名决定，否则为 `table`］
value-chart = 图形
help-chart = `curves`：随距离变化的曲线；`bars`：全部盘面的柱形［默认：有多个距离时为 `curves`］
help-compare-output = 写入此文件
help-compare-more =
    例子：
      jiugong compare --random 100 --depths 2..24/2 --goal zero --seed 1
      jiugong compare "8 6 7/2 5 4/3 0 1" --algorithms a-star,ida-star,breadth-first --seconds
      jiugong compare --random 50 --depths 2..26/2 --algorithms a-star,breadth-first --output chart.png
      jiugong compare --file boards.txt --heuristics manhattan,linear-conflict --format csv

    在限制内没有解出的会计入统计，不算失败：退出码 0；2 输入有误，3 结果无法写出，23 已取消。

value-name = 名称

help-demonstrate = 演示搜索的经典错误，每个都用一个小盘面，给出数字并说明原因
help-name = 要看的演示［默认：列出全部］
help-scramble-json = 打印一个 JSON 对象，含种子与全部盘面（最多 1,000,000 个）
help-list-json = 把同样的内容连同全部说明文字打印为一个 JSON 对象
value-attempt = 搜索
help-demonstrate-watch = 一步一步展示其中一次搜索，故意写错的也可以；加 --json 则每个事件打印一个对象。至多 10,000 次扩展
help-demonstrate-json = 每个演示打印一个 JSON 对象

value-set = 分组
value-address = 地址

help-serve = 提供网页（玩、看搜索、做比较）和它下面的 HTTP 接口
help-serve-listen = 监听的地址，写作 主机:端口［默认：127.0.0.1:8008，只限本机］
help-serve-open = 在浏览器中打开网页
help-serve-more =
    按 Ctrl-C 停止。RUST_LOG=warn 使日志简短。
    接口说明在 /api/v1/，健康检查在 /healthz，供 Prometheus 采集的数据在 /metrics。

help-explore = 一种大小的所有盘面按到目标的距离分层：每层的个数和最远的盘面
help-explore-size = 宽x高：3x3 立即完成，3x4、2x6 需要几秒［默认：3x3］
help-explore-goal = standard、zero、snail 或一个盘面［默认：standard］
help-explore-more = 退出码：0 完成，2 输入有误或格数太多，20 时间限制，22 内存限制，23 已取消。
help-tables = 一次建立并保存模式数据库；`solve`、`verify`、`trace`、`compare`、`explain` 和 `bench` 会使用保存的表
help-tables-build = 建立并保存一套
help-tables-list = 显示保存的各套表
help-tables-verify = 通读每个文件，说明是否正确
help-tables-remove = 删除一套，写法与 `list` 显示的相同
help-tables-path = 打印目录
help-set = 各组的数字块个数，如 `7-8`；一套模式的名称（组数x块数），即 `18x6`（用于 5x5）；或数字块本身，如 `1,2,3/4,5,6,7,8`
help-tables-build-size = 宽x高［默认：4x4］
help-tables-remove-size = 宽x高［默认：4x4］
help-tables-build-goal = 目标，其空格决定用哪些表：standard、zero、snail 或一个盘面［默认：standard］
help-tables-remove-goal = 目标，其空格决定用哪些表：standard、zero、snail 或一个盘面［默认：standard］
help-tables-build-tables = 保存表的目录［默认：在用户的缓存目录中］
help-tables-more =
    退出码：0 完成；1 有文件损坏或文件名属于另一套表（`verify`），或者不存在（`remove`；`verify` 用
    --tables 指定的目录）；2 输入有误；3 无法写出；`build` 还有 20 时间限制，22 内存限制，23 已取消。
help-tables-list-tables = 保存表的目录［默认：在用户的缓存目录中］
help-tables-verify-tables = 保存表的目录［默认：在用户的缓存目录中］
help-tables-remove-tables = 保存表的目录［默认：在用户的缓存目录中］
help-tables-path-tables = 保存表的目录［默认：在用户的缓存目录中］
help-solve-tables = 保存表的目录，见 `jiugong tables`［默认：在用户的缓存目录中］
