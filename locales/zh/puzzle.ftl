# 残局题：一款游戏的题目列表，以及棋盘旁的解题。
puzzles-title = 残局题：{ $game }
puzzles-link = 残局题
puzzles-note = 这些局面出自机器人之间的对局。每一题里，在你的回合内不靠运气就能达成目标的计划只有一个。需要的一切都摆在明处：一旦掷了骰子或翻开了牌，就是靠运气了。
puzzles-count = 共{ $all }题，已解{ $solved }题
puzzles-others = 其他游戏的残局题
puzzles-try = 解题
puzzles-solved = ✓ 已解
puzzle-heading = 残局题：
puzzle-missed-by-club = { $count ->
    [0] 俱乐部水平的机器人每次都能找到。
    [100] 俱乐部水平的机器人从没找到过。
   *[other] 俱乐部水平的机器人试100次有{ $count }次找不到。
}
puzzle-open = 只看你的这一个回合。只要还没掷骰子，做过的都能撤回。
puzzle-solved = 解开了！
puzzle-solved-note = 完全没有靠运气。
puzzle-missed = 这次没成。
puzzle-turn-over = 你的回合结束了，目标没有达成。
puzzle-luck = 目标达成之前就掷了骰子或翻开了什么。从这里起就是靠运气了。
puzzle-turned = “{ $deed }”之后，目标就够不着了。
puzzle-again = 再试一次
puzzle-next = 下一题
puzzle-all = 全部题目
puzzle-why = 计划是什么，为什么没有别的办法
puzzle-show = 放弃，看看计划
puzzle-proof = 这个回合里能做的一切都查过了。不靠运气达成目标的人，必定做齐了这些事，先后可以不同。
