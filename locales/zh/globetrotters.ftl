### 周游列国：一家人都读得懂的话。金额总是带美元符号。

## 名称

gt-ticket = { $one } / { $other }
gt-key-city = { $name }的钥匙
gt-key-continent = { $name }的钥匙

gt-kind-key-city = 钥匙城
gt-kind-continental-city = 洲级城市
gt-kind-national-city = 国级城市
gt-kind-regional-city = 地区城市
gt-kind-gambling-city = 赌城
gt-kind-tropical-island = 热带岛
gt-kind-wasteland = 荒原
gt-kind-trouble-spot = 是非之地
gt-kind-cruise-island = 邮轮岛

## 玩家可以做的事

gt-do-choose-home = 把{ $place }定为我的故乡
gt-do-arrive = 到达
gt-do-take-adventure = 接受奇遇
gt-do-try-jackpot = 试试头奖
gt-do-decline = 不用了
gt-do-roll = 掷骰走陆路
gt-do-move-to = 去{ $place }
gt-do-fly = 用机票“{ $ticket }”飞往{ $place }
gt-do-sail = 坐船去{ $place }
gt-do-work = 打工挣$200，结束回合
gt-do-buy = { $count ->
    [1] 花$200买1张机票
   *[other] 买{ $count }张机票，每张$200
}
gt-do-buy-two = 花$300买2张机票
gt-do-refund = 退掉机票“{ $ticket }”，拿回$100
gt-do-place-memory = 在{ $place }旁放一个特别回忆
gt-do-challenge = 付$100，挑战这把钥匙
gt-do-send-to = 送到{ $place }
gt-do-pick-blind = 抽第{ $number }张机票
gt-do-lose-key = 交出{ $key }
gt-do-switch = 和{ $seat }交换位置
gt-do-use-bonus = 前往{ $place }
gt-do-claim-money = 领取我的$300
gt-do-give-up = 有多少付多少，然后被遣返
gt-do-end-turn = 结束回合
gt-do-resign = 退出游戏

## 发生了什么

gt-told-start-rolled = { $seat }掷出{ $one }和{ $other }，看谁先开始。
gt-told-begins = { $seat }先开始。
gt-told-turn-began = 轮到{ $seat }。
gt-told-turn-skipped = { $seat }还在度周末，这个回合跳过。
gt-told-spending-money = { $seat }领到$300旅费。
gt-told-spending-money-due = { $seat }这个回合可以领取$300旅费。
gt-told-spending-money-lost = { $seat }没有领取$300，旅费作废。
gt-told-home-chosen = { $seat }在{ $place }安家：那里就是故乡。
gt-told-rolled = { $seat }掷出{ $steps }：最多走{ $steps }格。
gt-told-rolled-ticket = { $seat }掷出机票：免费飞一次！
gt-told-rolled-trouble = { $seat }掷出麻烦：付$100，回合结束。
gt-told-went-overland = { $seat }走陆路到了{ $place }。
gt-told-flew = { $seat }用机票“{ $ticket }”飞往{ $place }。
gt-told-set-sail = { $seat }上了船：途经{ $island }，前往{ $place }。
gt-told-sailed-on = { $seat }的船抵达{ $place }。
gt-told-worked = { $seat }打工挣了$200，结束回合。
gt-told-bumped = { $by }来到{ $place }，挤走了{ $seat }，{ $seat }必须转往别处。
gt-told-turned-up = 为{ $seat }翻开一张机票：{ $ticket }。
gt-told-turned-in-vain = 机票“{ $ticket }”上的地方都有人了，再翻一张。
gt-told-moved-on = { $by }把{ $seat }送到{ $place }。
gt-told-shares = 没有机票能去别处，所以{ $seat }留下，{ $place }由大家共用。
gt-told-paid-expenses = { $seat }在{ $place }花费${ $dollars }。
gt-told-paid-expenses-to-jackpot = { $seat }为{ $place }付${ $dollars }进头奖。
gt-told-came-home = { $seat }回到故乡，不用花费。
gt-told-paid-trouble = { $seat }为麻烦付了${ $dollars }。
gt-told-paid-part = { $seat }欠${ $owed }，只付得起${ $dollars }。
gt-told-turn-ended-by = 到了{ $place }，{ $seat }的回合结束。
gt-told-no-benefit = { $seat }曾被{ $place }遣返，在那里了结之前，故乡什么也不给。
gt-told-bought = { $seat }花${ $dollars }买了{ $count }张机票。
gt-told-received = { $seat }抽了{ $count }张机票。
gt-told-received-ticket = 你手上新添一张机票：{ $ticket }。
gt-told-pack-is-short = 机票堆不够，{ $seat }少拿{ $missing }张。
gt-told-refunded = { $seat }退掉一张机票，拿回$100。
gt-told-refunded-ticket = 你退掉机票“{ $ticket }”，拿回$100。
gt-told-lost-tickets = { $count ->
    [1] 荒原吞掉了{ $seat }唯一的一张机票。
   *[other] 荒原吞掉了{ $seat }全部{ $count }张机票。
}
gt-told-took-adventure = { $seat }在{ $place }的奇遇：“{ $text }”
gt-told-declined = { $seat }放过了这个机会。
gt-told-gained = { $seat }得到${ $dollars }。
gt-told-lost = { $seat }付${ $dollars }进头奖。
gt-told-used-tickets = { $seat }的{ $count }张机票扣着放进头奖。
gt-told-used-ticket = 你的机票“{ $ticket }”扣着放进头奖。
gt-told-exchanged = { $seat }换了{ $count }张机票。
gt-told-lost-key = { $seat }把{ $key }放进头奖。
gt-told-lost-memories = { $seat }在{ $continent }的{ $count }个回忆也跟着没了。
gt-told-gained-special = { $seat }得到一个特别回忆。
gt-told-lost-special = { $seat }把一个特别回忆放进头奖。
gt-told-no-key-to-lose = { $seat }没有钥匙可失，改为失去所有的钱和机票。
gt-told-no-special-to-lose = { $seat }没有特别回忆可失，改为失去所有的钱和机票。
gt-told-for-the-day = 今天到此为止：{ $seat }的回合结束。
gt-told-for-the-weekend = { $seat }留下度周末：这个回合结束，下个回合跳过。
gt-told-sent = 奇遇把{ $seat }带到{ $place }。
gt-told-stayed = { $seat }留在{ $place }。
gt-told-switched = { $seat }和{ $with }交换了位置。
gt-told-used-bonus = { $seat }用旅行奖励前往{ $place }。
gt-told-earned-key = { $seat }赢得{ $key }！
gt-told-took-key = { $seat }从{ $from }手里拿走{ $key }。
gt-told-earned-memory = { $seat }得到{ $place }的回忆。
gt-told-placed-memory = { $seat }在{ $place }旁放了一个特别回忆。
gt-told-challenged = { $seat }付给{ $holder }$100，挑战{ $key }。
gt-told-challenge-rolled = { $seat }掷出{ $one }和{ $other }：{ $hit ->
    [yes] 掷中了！
   *[no] 没掷中。
}
gt-told-lost-challenge = { $holder }保住了{ $key }，{ $seat }必须转往别处。
gt-told-jackpot-rolled = { $seat }为头奖掷出{ $one }和{ $other }：{ $hit ->
    [yes] 掷中了！
   *[no] 没掷中。
}
gt-told-won-jackpot = { $seat }赢得头奖：${ $dollars }{ $tickets ->
    [0] ，没有机票！
   *[other] 和{ $tickets }张机票！
}
gt-told-won-key = { $key }也在里面，归{ $seat }。
gt-told-won-memories = { $count ->
    [0] { $continent }随附的回忆，{ $seat }都已经有了。
   *[other] 随附{ $continent }的{ $count }个回忆，归{ $seat }。
}
gt-told-won-specials = 里面还有{ $count }个特别回忆，归{ $seat }。
gt-told-missed-jackpot = { $seat }没有中头奖，必须转往别处。
gt-told-deported = { $seat }被{ $place }遣返回故乡。
gt-told-mark-cleared = { $seat }在{ $place }了结了旧账：遣返一笔勾销。
gt-told-won = { $seat }带着{ $keys }把钥匙回到故乡，比谁都多，赢了！
gt-told-resigned = { $seat }退出了游戏。
gt-told-left-alone = 只剩下{ $seat }，{ $seat }赢了！
gt-told-short-game-ended = 短局结束：{ $winners }以{ $keys }把钥匙获胜。

## 为什么不行，可以改做什么

gt-asked-home = 从你机票上的两个地方选一个作故乡
gt-asked-arrive = 到达，或者先退机票、放特别回忆
gt-asked-offer = 抓住机会，或者放过
gt-asked-travel = 走陆路、坐飞机或坐船，或者打工
gt-asked-overland = 选择用掷出的点数去哪里
gt-asked-move-on = 从翻开的机票上的两个地方选一个
gt-asked-debt = 选择要退的机票，直到付得起
gt-asked-pick = 不看正面，抽一张机票
gt-asked-lose-key = 选择要交出的钥匙
gt-asked-switch = 选择和谁交换位置
gt-asked-bonus = 选择旅行奖励带你去哪里，或者留下
gt-asked-last-chance = 挑战钥匙、放特别回忆，或者结束回合
gt-asked-after-turn = 花$300买2张机票，或者结束回合
gt-asked-nothing = 回顾这局游戏
gt-no-now = 现在问的不是这个。你可以：{ $asked }。
gt-no-turn = 这件事还轮不到你：正在等{ $awaited }。
gt-no-over = 游戏已经结束，{ $winners }赢了。
gt-no-resigned = 你已经退出了这局游戏。
gt-no-resigning-now = 没有欠债、没有奇遇待选、没有人要转往别处、也不等最后的挑战时，才能退出。
gt-no-resigning-before = 这局游戏开始时用的规则里没有退出。
gt-no-seat = 没有这个座位：这张桌子有{ $seats }个人玩。
gt-no-home-side = { $place }不在你的第一张机票上。请从上面的两个地方选一个。
gt-no-adventure-here = 赌城里没有奇遇。你可以试试头奖，或者放过。
gt-no-jackpot-here = 只有在赌城才能赢头奖。在这里你可以接受奇遇，或者放过。
gt-no-adventure-again = 现在这里没有你的奇遇。到达红点城市时会有一次机会，放过的话，下个回合开始时还有一次。
gt-no-expenses-again = 现在接受奇遇要再付一次花费${ $dollars }，你付不起。
gt-no-route = { $place }没有陆路。请坐飞机、坐船，或者打工。
gt-no-staying = 你至少要离开{ $place }一格。
gt-no-so-far = { $place }不在陆路{ $steps }格以内。请选一个到得了的地方。
gt-no-flight-from = 只有钥匙城和洲级城市有航班，{ $place }都不是。请走陆路、坐船，或者打工。
gt-no-flight-to = 机票“{ $ticket }”不到{ $place }。请从上面的两个地方选一个。
gt-no-flight-here = 你已经在{ $place }了。请选机票上的另一个地方，或者另一张机票。
gt-no-ticket = 你没有那张机票。请选一张你的。
gt-no-water = { $place }没有这样的船。请走从这里出发的水路，换一种方式旅行，或者打工。
gt-no-second-purchase = 这个回合你已经买过机票了。回合之后可以花$300买2张。
gt-no-empty-purchase = 至少买一张机票。
gt-no-money-for-tickets = 现在一张机票$200：你的钱{ $count ->
    [0] 一张也买不起。
   *[other] 只够买{ $count }张。
}
gt-no-tickets-left = 机票堆{ $left ->
    [0] 没有机票可卖了
   *[other] 只剩{ $left }张可卖
}：最后一张要留着给人转往别处。
gt-no-discount-money = 回合之后两张机票$300，你的钱不够。你可以每张$100退机票，或者结束回合。
gt-no-special = 你没有特别回忆可放。热带岛会给。
gt-no-chart = { $place }不在回忆表上。请选一个洲级城市。
gt-no-memory-twice = 你已经有{ $place }的回忆了。请选另一个洲级城市。
gt-no-second-special = 你在{ $continent }已经放过一个特别回忆，一个大洲只能放一个。请选另一个大洲。
gt-no-challenge-right = 只有在刚刚完成奇遇的地方才能挑战，每次到访一次。
gt-no-challenge-holder = 没有别人持有这座城市的钥匙，所以没有人可以挑战。
gt-no-challenge-money = 挑战要付$100，你付不起。
gt-no-send-to = { $seat }只能送到{ $one }或{ $other }。
gt-no-pick = 没有这张机票。请从{ $count }张里抽一张。
gt-no-key = 你没有那把钥匙。请交出一把你的。
gt-no-partner = 请选另一位棋子在地图上的玩家。
gt-no-bonus-here = 你已经在{ $place }了。请选另一个地方，或者放过奖励留下。
gt-no-bonus-city = 旅行奖励只能去你所在大洲的城市，{ $place }不在其中。
gt-no-bonus-cruise = 带星的旅行奖励可以去任何地方，邮轮岛除外。请选陆地上的地方。
gt-no-claim = 现在没有旅费可以领。
gt-no-giving-up = 欠的必须付。请退机票直到付得起，或者领取旅费。

## 机器人想做什么。

gt-aim-victory = 赢得游戏。
gt-aim-key = 为了一把钥匙。
gt-aim-challenge = 为了挑战一把钥匙。
gt-aim-memory = 为了一个新回忆。
gt-aim-special-memory = 为了一个特别回忆。
gt-aim-jackpot = 为了头奖。
gt-aim-on-the-way = 在去更好地方的路上。
gt-aim-money = 为以后攒钱。
gt-aim-tickets = 为了去远方的机票。
gt-aim-home = 回故乡，争取获胜。

# 残局题要求什么。
gt-puzzle-win = 在这个回合带着比谁都多的钥匙回到家。
gt-puzzle-keys = 这个回合结束之前，要有{ $count }把钥匙。
gt-puzzle-at = 在这个回合到达{ $place }，能接受那里的奇遇。
gt-puzzle-left = 那时还要剩至少${ $money }，一张机票算$100。
