### 回顾一局。

analysis-title = 运气与实力：{ $game }
analysis-never = 这个游戏还没有学过，所以说不出胜算。
analysis-working = 机器人正在看这一局的每个行动。这一页会自己再来。
analysis-progress = 分析到哪里了
# 胜算的变化，带正负号。
analysis-percent = { $change }%
analysis-balance = { $own ->
    [yes] 骰子和牌给了你{ $luck }（±{ $error }），打法{ $play }。
   *[no] { $seat }：骰子和牌{ $luck }（±{ $error }），打法{ $play }。
}
analysis-lost = { $count }个决定：与找到的最好办法相比，平均每个损失{ $lost }%。
analysis-course = 胜算
analysis-chart = 这一局里胜算的变化。终局：{ $scores }
analysis-course-note = 每个回合开始时，各人按自己当时知道的来算；合起来是100%。
analysis-decisions = 代价最大的决定
analysis-no-decisions = 没有哪里找到毫无疑问更好的。
analysis-decision = { $seat }：“{ $done }”。更好的是：“{ $better }”。
analysis-rolls = 运气影响最大的地方
analysis-note = 决定按玩家当时能知道的来评判，与一次短短的搜索找到的最好办法相比。运气是一个行动的结果与预期之差：骰子、牌和亮出来的东西。其余是打法，自己的和别人的。胜算出自学来的估值，可能有错。
