# 终端里的话：`globetable play`，以及`globetable verify`的结论。

## 游戏
cli-ask = { $seat }，你要做什么？
cli-how = { $undo ->
    [yes] 输入数字，t撤回，q停止：
   *[no] 输入数字，或者q停止：
}
cli-taken-back = 已撤回。
cli-takes-back = { $seat }撤回了这一步。
cli-range = 请输入1到{ $most }之间的数字。

## 核对日志
cli-game = { $game }，地图“{ $board }”，{ $names }
cli-order = （顺序）
cli-tally = { $purpose }：每一面预计{ $expected }次
cli-even = 卡方值{ $chi }，自由度{ $degrees }；均匀的骰子，在{ $percent }%的对局里至少也会这样不均匀
cli-proven = 骰子已证明：游戏结束后公布的种子，就是开局前锁定的那一个
cli-proven-how = 而且每一次抽取都出自它和玩家们提供的数。
cli-proven-not = （它不能证明参与游戏的主办者没有试过好几个自己的数，也不能证明主办者没有在自己电脑的内存里偷看。）
cli-reproduced = 每一次抽取都出自种子{ $seed }，它并不是秘密。
cli-sealed = 骰子的种子还没有公布，所以无法用它核对抽取。
cli-scripted = 骰子是预先排好的：有人选定了点数。
cli-over = 游戏依照{ $clause }结束：{ $winners }获胜。
cli-not-over = 游戏还没有结束。
cli-holds = 全部成立：{ $count }条记录，链条、规则和重演都对得上。
cli-holds-not = { $file }：不成立：{ $why }
cli-abandoned = 参加的人一致同意结束游戏，没有人获胜。
