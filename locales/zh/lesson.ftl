# 有人指点的第一局：教练在所有游戏里都说的话。
lesson-heading = 你的第一局
lesson-step = 第{ $step }步，共{ $steps }步
lesson-again = 再指给我看一次
lesson-leave = 离开课程
lesson-left = 你请走了教练，接下来想怎么玩就怎么玩。
lesson-back = 请教练回来
lesson-wait = 现在轮到别人。看看他们怎么做，马上就又轮到你。
lesson-strayed = 这样也行。
lesson-closing = 需要知道的就是这些，做得好。从这里起你自己玩：机器人会让着你。
lesson-later = 从这里起我不再说话。拿不定主意时，问题下面的“你会怎么做？”会去问一个厉害的机器人。
lesson-offer = 第一次玩？
lesson-offer-note = 教练陪你玩第一局，十分钟，就在真正的棋盘上。
lesson-begin = 在指点下玩第一局

## 规则书里的课程
worked-heading = 规则书里的课程
worked-scene = 第{ $scene }幕，共{ $scenes }幕
worked-before = 上一幕
worked-after = 下一幕
worked-what-if = 如果……
worked-show = 演给我看
worked-try = 自己试试
worked-back = 回到课程
worked-end = 这一课到此结束。
worked-next = 下一课：{ $title }

## 规则的用词，和用平常话说的帮助
glossary-heading = 这个游戏的用词
help-open = 用平常话说
