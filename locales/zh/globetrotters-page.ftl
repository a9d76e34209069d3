### 周游列国的页面。规则自己说的话在globetrotters.ftl里。

## 印出来的地图

gtp-map-inset = 欧洲
gtp-map-title = 周游列国
gtp-map-subtitle = 路线图 · 1984
gtp-key-key-city = $200，奇遇，钥匙
gtp-key-continental-city = $100，奇遇，回忆
gtp-key-national-city = $100
gtp-key-regional-city = 免费，回合结束
gtp-key-gambling-city = $100，试试头奖
gtp-key-tropical-island = $100，特别回忆
gtp-key-wasteland = $100，失去机票，回合结束
gtp-key-trouble-spot = $100，回合结束
gtp-key-cruise-island = 免费，回合结束

## 棋盘

gtp-board = 棋盘
gtp-map = 路线图。放不下的时候，可以用方向键移动。
gtp-pieces = 可以去的地方、棋子、故乡和钥匙
gtp-legend = 标记的含义
gtp-legend-key = 还没有人拿到的钥匙
gtp-legend-overland = 陆路
gtp-legend-water = 水路和途中的邮轮岛
gtp-list = 用列表看所有标记和地方
gtp-list-close = 关闭列表
gtp-place-kind = { $place }，{ $kind }
gtp-mark-home = { $own ->
    [yes] 你的故乡
   *[no] { $seat }的故乡
}
gtp-mark-memory = { $own ->
    [yes] 你的回忆
   *[no] { $seat }的回忆
}
gtp-key-held = { $own ->
    [yes] 钥匙在你手里
   *[no] 钥匙在{ $seat }手里
}
gtp-key-free = 钥匙还在
gtp-key-jackpot = 钥匙在头奖里

## 现在

gtp-now-home = 这是你的第一张机票。哪一边是你的故乡？
gtp-now-arrive = 你到达{ $place }。
gtp-now-adventure = 你在{ $place }。接受奇遇吗？
gtp-now-jackpot = 你在{ $place }。试试头奖吗？
gtp-now-travel = 你在{ $place }。怎么走？
gtp-now-overland = { $steps ->
    [1] 你掷出了1。去哪里？
   *[other] 你最多可以走{ $steps }格。去哪里？
}
gtp-now-move-on = { $seat }必须转往别处。去哪里？
gtp-now-move-on-self = 你必须转往别处。去哪里？
gtp-now-debt = 你欠${ $owed }，手上有${ $money }。退哪些机票？
gtp-now-debt-tickets = 你还需要{ $count }张机票。怎么付钱？
gtp-now-pick = 从{ $seat }手里盲抽{ $count }张机票。
gtp-now-lose-key = 把哪把钥匙放进头奖？
gtp-now-switch = 和谁交换位置？
gtp-now-bonus = 旅行奖励！去{ $continent }的任何城市，或者留下。
gtp-now-bonus-star = ★ 旅行奖励！去地图上任何地方，或者留下。
gtp-now-last-chance = 在{ $place }结束回合之前：挑战这里的钥匙，还是放一个特别回忆？
gtp-now-after-turn = 你的回合结束了。要两张折扣机票吗？
gtp-now-over = { $count ->
    [1] { $seats }赢了！
   *[other] { $seats }共同获胜！
}
gtp-wait = 正在等{ $seats }。
gtp-wait-home = { $seats }正在选故乡。
gtp-wait-travel = { $seats }正在旅行。
gtp-wait-move-on = { $seats }正在选{ $who }转往哪里。
gtp-wait-pick = { $seats }正在抽{ $who }的机票。
gtp-wait-debt = { $seats }有债要还。
gtp-wait-after-turn = { $seats }可以买机票。

# 一个地方值得什么，写在它的卡片上。
gtp-worth-victory = 赢得游戏
gtp-worth-key = 一把钥匙
gtp-worth-challenge = 一次挑战
gtp-worth-memory = 一个新回忆
gtp-worth-special-memory = 一个特别回忆
gtp-worth-jackpot = 头奖
gtp-worth-nothing = 路过
gtp-worth-end = 回合结束
gtp-worth-loss = 失去机票
gtp-click-map = 点一个亮起的地方，或者在这里选：
gtp-pick = 地方
gtp-go = 出发
gtp-option = { $place } · { $kind }
gtp-fly-below = 坐飞机：选一张你的机票
gtp-tickets-below = 从你的机票里选
gtp-buy = 花${ $dollars }买{ $count }张机票，剩${ $left }
# 在窄的列表里。
gtp-buy-option = { $count }张机票，${ $dollars }
gtp-buy-count = 几张机票
gtp-buy-do = 买
gtp-place-memory = 放一个特别回忆
gtp-place-do = 放下
gtp-place-once = 每个大洲一个特别回忆，放下就不再动。
gtp-take-back = 撤回

## 要花什么，会怎样

gtp-does-home = { $own ->
    [yes] 故乡：不用花费。
   *[no] { $seat }的故乡：不用花费。
}
gtp-does-free = 免费。
gtp-does-pay = { $own ->
    [yes] { $short ->
        [0] 花费你${ $dollars }，剩${ $left }。
       *[other] 花费你${ $dollars }：差${ $short }，必须退机票。
    }
   *[no] { $short ->
        [0] 花费{ $seat }${ $dollars }，剩${ $left }。
       *[other] 花费{ $seat }${ $dollars }：还差${ $short }。
    }
}
gtp-does-earn = 你得到${ $dollars }，共有${ $sum }。
gtp-does-bump = { $seat }在那里，必须转往别处。
gtp-does-no-benefit = 曾被遣返：故乡暂时什么也不给。
gtp-does-win = 钥匙都已拿出，你带着最多的回到故乡：这就赢了！
gtp-does-key = 一个奇遇，钥匙还在。
gtp-does-key-own = { $own ->
    [yes] 一个奇遇。钥匙你已经有了。
   *[no] 一个奇遇。钥匙{ $seat }已经有了。
}
gtp-does-key-held = 一个奇遇，之后可以向{ $seat }挑战钥匙。
gtp-does-key-jackpot = 一个奇遇。钥匙在头奖里。
gtp-does-memory = 一个奇遇，还能得到一个回忆。
gtp-does-memory-had = { $own ->
    [yes] 一个奇遇。这个回忆你已经有了。
   *[no] 一个奇遇。这个回忆{ $seat }已经有了。
}
gtp-does-memory-earns = 一个奇遇，还有一个回忆，能赢得{ $key }。
gtp-does-memory-takes = 一个奇遇，还有一个回忆，能从{ $seat }手里拿走{ $key }。
gtp-does-jackpot = 试一次${ $dollars }的头奖。
gtp-does-special = 一个特别回忆。
gtp-does-wasteland = { $own ->
    [yes] { $count ->
        [0] 回合结束。
        [1] 你失去机票，回合结束。
       *[other] 你失去全部{ $count }张机票，回合结束。
    }
   *[no] { $count ->
        [0] 回合结束。
        [1] { $seat }失去唯一的机票，回合结束。
       *[other] { $seat }失去全部{ $count }张机票，回合结束。
    }
}
gtp-does-end-turn = 回合结束。
gtp-does-cruise = 回合结束；下个回合从{ $place }开始。
gtp-does-adventure = 翻开一张牌，必须照做。
gtp-does-try = 掷两次；7、11或对子赢得${ $dollars }和{ $tickets }张机票{ $keys ->
    [0] 。
   *[other] ，外加{ $keys }把钥匙。
}
gtp-does-miss = 没掷中：回合结束，{ $seat }送你转往别处。
gtp-does-challenge = 你付给{ $seat }$100，然后双方掷骰比试。
gtp-does-challenge-lost = 输了：回合结束，{ $seat }送你转往别处。
gtp-does-roll = 走1到10格，或者一张免费机票，或者麻烦。
gtp-does-switch = 你前往{ $place }。
gtp-does-lose-memories = { $count ->
    [0] 不连带失去回忆。
   *[other] 你在那个大洲的{ $count }个回忆也跟着没了。
}
gtp-does-stay = 你留下；奖励不能留着。
gtp-does-decline = 回合继续；这个机会就没了。
gtp-does-give-up = 你有多少付多少，然后被遣返回故乡。

gtp-not-roll = 这里没有陆路。
gtp-not-fly = 你的机票都去不了别处。
gtp-not-fly-here = 只有红点城市有航班。
gtp-not-fly-tickets = 你没有机票可飞。
gtp-not-sail = 这里没有船。
gtp-not-buy-twice = 每个回合只能买一次机票，你已经买过了。
gtp-not-buy-money = 一张机票$200。
gtp-not-buy-pack = 机票堆没有机票可卖。
gtp-not-challenge = 在这里完成奇遇之后，可以付$100挑战钥匙，每次到访一次。

## 问到的地方

gtp-plan-close = 关闭
gtp-plan-here = 你的棋子在这里。
gtp-plan-routes = 从这里出发的路线
gtp-far = 相距{ $steps }格，而你掷出{ $roll }。
gtp-distance = 陆路相距{ $steps }格。
gtp-no-route = 从你那里没有陆路到那里：坐飞机或坐船。
gtp-no-cruise = 船在两个港口之间途经那里。

## 骰子和奇遇

gtp-die-ticket = 机票
gtp-die-trouble = 麻烦
gtp-hit = 中！
gtp-adventure = 奇遇

## 手上的机票

gtp-hand = 你的机票
gtp-hand-of = { $seat }的机票
gtp-curtain = 把设备交给{ $seat }。点一下再看。
gtp-spectator = 你在观战。点地图上的任何地方，可以看它的情况。
gtp-no-tickets = 没有机票。
gtp-ticket-show = 在地图上显示
gtp-ticket-hide = 不再在地图上显示
gtp-fly-to = 飞往{ $place }
gtp-make-home = 故乡：{ $place }
gtp-home-key-city = 它的奇遇马上归你。
gtp-home-continental-city = 它的奇遇马上归你。
gtp-home-national-city = 你在这里永远不用花费。
gtp-home-regional-city = 到这里你的回合就结束。
gtp-home-gambling-city = 马上可以试试头奖。
gtp-home-tropical-island = 马上得到一个特别回忆。
gtp-home-wasteland = 到这里你会失去机票。
gtp-home-trouble-spot = 到这里你的回合就结束。
gtp-home-cruise-island = 到这里你的回合就结束。
gtp-refund = 退票
gtp-refund-hint = 退一张机票拿回$100。
gtp-specials = { $count }个特别回忆
gtp-home = 故乡：
gtp-mark = 你曾被{ $place }遣返。先回那里了结，故乡才重新算数。
gtp-go-home = 钥匙都已拿出，你的最多。回故乡就赢了！

## 玩家和回忆表

gtp-players = 护照
gtp-nowhere = 还不在地图上
gtp-count-tickets = { $count }张机票
gtp-count-keys = { $count }把钥匙
gtp-count-memories = { $count }个回忆
gtp-skips = 跳过下个回合。
gtp-deported = 曾被{ $place }遣返。
gtp-jackpot = 头奖
gtp-chart = 回忆
gtp-city-keys = 城市钥匙

## 一局之前与之后

gtp-options = 这张桌子的规则
gtp-option-length = 玩多久？
gtp-option-full = 完整的一局：带着最多的钥匙第一个回到故乡
gtp-option-rounds = { $count }轮，钥匙最多的赢
gtp-option-keys = { $count ->
    [16] 直到钥匙全部拿出，钥匙最多的赢
   *[other] 直到拿出{ $count }把钥匙，钥匙最多的赢
}
gtp-option-strict = 严格
gtp-option-strict-hint = 旅费必须自己领取，否则作废。
gtp-option-first = 谁先开始？
gtp-option-first-dice = 由骰子决定
gtp-option-first-seat = { $number }号座位的玩家
gtp-how-1 = 第一张机票让你在世界某处有了故乡。你带着$500从那里出发。
gtp-how-2 = 掷骰走陆路，用机票坐飞机，或者坐船。一直走到有什么结束你的回合。
gtp-how-3 = 红点城市里有奇遇。经历一次，那座城市的钥匙或一个回忆就归你。
gtp-how-4 = 一个大洲的两个回忆赢得它的钥匙。城市的钥匙可以挑战。
gtp-how-5 = 等钥匙全部拿出，带着最多的钥匙回到故乡就赢。
gtp-end-home = { $seats }在第{ $rounds }轮带着{ $keys }把钥匙回到{ $place }的故乡。
gtp-end-keys-out = { $out }把钥匙已经拿出，{ $seats }有其中{ $keys }把。
gtp-end-rounds = { $rounds }轮之后，{ $seats }的钥匙最多：{ $keys }把。
gtp-end-alone = 其他人都退出了；留下来的{ $seats }有{ $keys }把钥匙。
gtp-does-resign = 你的钥匙放进头奖，机票放到机票堆底下，其余一切跟你一起退出游戏，你不再参加这一局。
gtp-end-cities = 城市钥匙
gtp-end-continents = 大洲钥匙
