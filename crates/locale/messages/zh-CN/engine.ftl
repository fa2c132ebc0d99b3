# 线程、全部最短路径、基准测试。
help-solve-threads = 搜索一个盘面所用的线程数：路径和计数不因线程数而变［默认：1］
help-solve-all-shortest = 数出全部最短路径，并列出其中这么多条；0 表示只计数［不写数目：100］
threads-not-used = 只有 ida-star 配模式数据库才能用多个线程搜索一个盘面；这里用一个线程。
solve-not-all-shortest = 只有 ida-star 配模式数据库能找出全部最短路径，{ $algorithm } 配这个启发函数不行；请两者都不写
shortest-paths = 共有 { $count } 条最短路径。
shortest-paths-listed = 其中前 { $listed } 条，每个字母是空格移动的方向：
