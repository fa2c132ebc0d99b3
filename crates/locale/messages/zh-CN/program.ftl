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
