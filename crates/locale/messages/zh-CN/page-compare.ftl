# 浏览器中的页面：比较。

page-algorithms = 算法
page-heuristics = 启发函数
page-boards = 盘面
page-boards-from = 来源
page-boards-random = 给定距离的随机盘面
page-boards-given = 自己的盘面
page-boards-list = 每行一个盘面，格式不限
page-size = 大小
page-depths = 距离（2..20/2：每隔一个）
page-each = 每个距离的盘面数
page-compare-run = 比较
page-compare-stop = 停止
page-compare-running = 已运行 { $count } 次，共 { $total } 次……
page-compare-done = 共运行 { $count } 次
page-compare-nothing = 请至少选一个算法；若它要用启发函数，也请选一个。
page-compare-table = 全部盘面的平均值
page-contestant = 搜索
page-solved = 解出
page-optimal = 最优
page-measure = 图示
page-measure-expanded = 扩展数
page-measure-generated = 生成数
page-measure-branching_factor = 有效分支因子 b*
page-measure-seconds = 秒
page-measure-held_bytes = 内存（KiB）
page-measure-length = 步数
page-measure-excess = 超出最短
page-distance = 距离
page-by-distance = 各距离的平均值

page-landscape = 全景：所有盘面按距离的分布
page-landscape-says = 共 { $boards } 个盘面；最远的离目标 { $radius } 步，有 { $farthest } 个。
page-landscape-table = 数字
