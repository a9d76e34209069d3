# 环球旅行家的每个问题，用平常话说。
lm-now-roll-help = 每粒骰子给你一张同色的票。掷出地球，颜色由你选。
lm-now-globe-help = 地球是百搭：拿一张任何颜色的票。想想去你要的那张牌走什么路线。
lm-now-cure-help = 你可以清除一处疫情。选离你近的，因为停在那里会失去票。
lm-now-travel-help = 一张票走一条同色的路线。停在有公开牌的地点，那张牌就归你。
lm-now-moved-help = 有票就可以接着走，也可以停下。停下时交回用掉的票。
lm-now-offered-help = 别人可以接受你的提议，也可以不接受。你不用等。
lm-now-answer-help = 有人想和你交换票。看看给你的用不用得上，可以拒绝。
lm-now-discard-help = 事件要拿走你的票。交出现在用不上的颜色。
lm-now-crowds-help = 几个大洲一样挤，由你决定人潮在哪里。在那里的人都失去一张票。
lm-now-wind-help = 你可以免费走一条这种颜色的路线。没有用就留下。
lm-now-polar-help = 你可以免费飞到世界上任何地方。最好是公开牌附近。
lm-now-spread-help = 又一个地点会有疫情，就在已有疫情的旁边。停在那里的人失去一张票，所以选离你远的。
