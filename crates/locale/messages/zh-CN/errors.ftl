# 用户的输入错在哪里：位置、数值和改法。

language-unknown = 本程序不会说“{ $text }”；请写 en（英文）或 zh（中文）

size-out-of-range = 盘面的列数和行数须在 2 到 { $most } 之间，而不是 { $width }x{ $height }
size-not-a-size = “{ $text }”不是大小；请写成“宽x高”，例如 4x3

board-wrong-count = { $size } 的盘面有 { $cells } 格，却给出了 { $found } 个数
board-duplicate = 数字块 { $tile } 出现了两次，在第 { $first } 格和第 { $second } 格（从 1 数起）；缺少数字块 { $missing }
board-duplicate-no-blank = 数字块 { $tile } 出现了两次，在第 { $first } 格和第 { $second } 格（从 1 数起），而且没有空格
board-two-blanks = 有两个空格，在第 { $first } 格和第 { $second } 格（从 1 数起）；缺少数字块 { $missing }
board-unknown-tile = 第 { $cell } 格（从 1 数起）是 { $tile }，但 { $size } 盘面的数字块只有 1 到 { $largest }
