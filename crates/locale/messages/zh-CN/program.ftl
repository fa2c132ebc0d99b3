# 程序运行时说的话，以及对调用方式的说明。

error = 错误：

usage-unknown-argument = 这里没有选项 `{ $argument }`
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

