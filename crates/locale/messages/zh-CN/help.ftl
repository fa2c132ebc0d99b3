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
