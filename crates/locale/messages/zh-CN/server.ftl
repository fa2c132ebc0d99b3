# 服务器说的话。

serve-listening = jiugong 在 { $url } 等你来玩（按 Ctrl-C 停止）
serve-not-listening = 无法在 { $address } 监听（{ $reason }）；请用 --listen 换一个，如 127.0.0.1:8009
serve-not-opened = 打不开浏览器（{ $reason }）；请自行打开 { $url }

problem-field = 请求中有一个字段不对
problem-too-much = { $field } 超出了本服务器的上限；最多 { $most }
problem-json = 请求体不是 JSON
problem-json-place = 请求体的 JSON 在第 { $line } 行第 { $column } 列有误
problem-no-object = 请求体须是 JSON 对象，如 `{"{"}"board": "8 0 3/2 1 4/7 6 5"{"}"}`
problem-media-type = 请求体的类型不对
problem-media-type-json = 请以 JSON 发送请求体，并带上 Content-Type: application/json
problem-body = 请求体太大
problem-body-most = 请求体最多 { $most } 字节
problem-body-slow = 没有收到请求体
problem-body-late = 请求体没有按时到达或中断了；请重新发送
problem-path = 这里什么也没有
problem-no-such-path = { $path } 下什么也没有；/api/v1/openapi.json 列出了所有路径
problem-method = 不支持这种方法
problem-no-such-method = { $method } 在这里不起作用；响应头 Allow 列出了可用的方法
problem-host = 本服务器不以这个名字应答
problem-host-unknown = 请访问 `localhost` 或服务器监听的地址；其他名字一律拒绝，以防别的网站的页面利用本服务器
problem-origin-unknown = 请求来自别的网站的页面，已拒绝
problem-busy = 服务器正忙
problem-busy-retry = 本服务器能同时进行的搜索都在进行，还有人在等；请在 { $seconds } 秒后再试
problem-answer = 答案太大
problem-answer-most = 答案会超过 { $most } 字节；请用 `from`、`to` 或 `limit` 少要一些
problem-no-demonstration = 没有演示“{ $name }”；可用的有：{ $known }
problem-stopped = 达到了限制
problem-internal = 服务器有缺陷
problem-internal-report = 服务器出了错；请连同请求一起报告
problem-wrong-kind = { $field } 的值类型不对；/api/v1/openapi.json 说明了应为何种类型
problem-unknown-field = 这里没有字段 { $field }；可用的有：{ $known }
problem-missing-field = 缺少字段 { $field }
problem-unknown-word = { $field } 不能是“{ $given }”；可用的有：{ $known }
problem-scramble-one-way = 可以按距离、按随机行走、或按不可达来要盘面：三者只能选一

try-title = jiugong 的接口
try-introduction = 网页能做的，程序也能做。所有操作的说明见
try-send = 发送
try-answer = 答案
try-body = 请求体（JSON）
try-fields = 字段：
problem-compare-one-way = 要么给出盘面，要么给出随机盘面的个数，不能都给

hint-not-in-time = 在给提示的时间内没有找到这个 { $size } 盘面的最短路径；所示的一步是某条可能更长的路径的开头
hint-none-in-time = 在给提示的时间内没有找到这个 { $size } 盘面的任何路径
hint-others-not-in-time = 在给提示的时间内没有查清这个 { $size } 盘面的其他走法是否也更近

problem-negative-time = time_limit 不能小于 0；请以秒为单位，如 2.5
problem-no-boards = 列表 `boards` 是空的；请至少给出一个盘面，或改用 `random`
problem-empty-field = 列表 { $field } 是空的；请至少给出一个名称
api-messages = 页面的文字（Fluent 格式）
api-catalogue = 算法、启发函数和本服务器的限制
api-check = 目标是否可达，以及理由
api-solve = 到目标的路径，或求解过程的事件流
api-scramble = 随机盘面
api-convert = 换一种盘面格式或路径记法
api-hint = 还差多远，哪些走法更近
api-explain = 一个盘面的估计值是怎样得出的
api-trace = 逐步的搜索过程，或搜索树的图
api-compare = 在相同盘面上比较算法和启发函数
api-demonstrations = 经典错误的演示列表
api-demonstrate = 一个演示的内容
api-landscape = 某一大小的全部盘面，按到目标的距离
api-replay = 读写玩家社区的回放链接
api-qr = 一段文字的二维码
