# 有人离开了桌子。

away-label = 谁不在
away-tag-held = 机器人代替
away-bot-easy = 像新手一样玩的机器人
away-bot-greedy = 会往前想的机器人
away-bot-value = 玩得不错的机器人
away-bot-master = 全力以赴的机器人
away-bot-random = 随便玩玩的机器人
away-bot-any = 机器人

away-absent = { $seat }已经离开{ $minutes }分钟。
away-absent-help = 可以再等等，也可以让机器人先代替，直到本人回来。本人什么也不会失去。
away-patience = 离开满{ $count }分钟，就可以由机器人代替。
away-which-bot = 哪种机器人
away-hold = 让它代替，直到本人回来
away-held = { $bot }正在代替{ $seat }，直到本人回来。
away-own = 你不在的时候，{ $bot }代替了{ $seat }。
away-nothing-done = 还没有轮到它做什么。
away-back = 我自己接着玩

away-end = 一致同意结束游戏
away-end-note = 在场的人全部同意，游戏就结束，没有人获胜。骰子会公开，这一局可以重看。
away-end-ask = 征求其他人的意见
away-end-asked = { $seat }想不分胜负地结束游戏。
away-end-asked-help = 在场的人都同意，对局就结束，没有人获胜。只要有一人不同意，就继续玩。
away-end-awaited = 还没有同意的：{ $seats }。
away-end-agree = 结束
away-end-decline = 继续玩

away-ended = 经一致同意结束
away-ended-why = 在场的人结束了游戏，没有人获胜。

away-told-held = { $by }请来{ $bot }：代替{ $seat }，直到本人回来。
away-told-back = { $seat }回来了，接着玩。
away-told-end-asked = { $seat }提议不分胜负地结束游戏。
away-told-end-agreed = { $seat }同意结束游戏。
away-told-end-declined = { $seat }想继续玩。
away-told-ended = 在场的人全部同意：游戏结束，没有人获胜。
