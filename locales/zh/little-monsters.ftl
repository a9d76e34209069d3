### 环球旅行家：一家人都读得懂的话。

## 名称

lm-colour-purple = 紫色
lm-colour-yellow = 黄色
lm-colour-blue = 蓝色
lm-colour-green = 绿色
lm-colour-red = 红色
# 旅行票、骰子和图例上的字。
lm-letter-purple = 紫
lm-letter-yellow = 黄
lm-letter-blue = 蓝
lm-letter-green = 绿
lm-letter-red = 红
lm-face-globe = 地球
lm-tickets = { $list }
lm-tickets-of = { $count }张{ $colour }票
lm-tickets-none = 没有票

lm-event-pandemic = 疫情
lm-event-nuclear = 核污染
lm-event-earthquake = 地震
lm-event-wildfire = 山火
lm-event-storm = 风暴
lm-event-strike = 罢工
lm-event-polar-flight = 极地航班
lm-event-crowds = 人潮
lm-event-tail-wind = 顺风（{ $colour }路线）
lm-event-festival = 庆典
# 事件的效果，写在牌上。
lm-does-pandemic = 每个回合都会蔓延；谁的回合在那里结束，就失去一半的票。
lm-does-nuclear = 一个地点和它四周都受到污染：多失去一张票。
lm-does-earthquake = 一个大洲的公开牌全部消失。
lm-does-wildfire = 一个地点着火：谁也不能再去那里。
lm-does-storm = 从现在起，去那里要用两张票。
lm-does-strike = 一个大洲上的每个人失去一张票。
lm-does-polar-flight = 身在南极洲的人可以飞到任何地方。
lm-does-crowds = 人最多的大洲上，每个人失去一张票。
lm-does-tail-wind = 每个人可以免费走一条这种颜色的路线。
lm-does-festival = 一个大洲上的每个人得到一张该洲颜色的票。

lm-loss-pollution = 核污染
lm-loss-strike = 罢工
lm-loss-crowds = 人潮
lm-loss-pandemic = 疫情

## 玩家可以做的事

lm-do-roll = 掷骰子
lm-do-take-ticket = 拿一张{ $colour }票
lm-do-cure = 清除{ $place }的疫情
lm-do-exchange = 用3张{ $give }票换1张{ $take }票
lm-do-offer = 向{ $to }提议：用{ $give }换{ $want }
lm-do-counter = 向{ $to }还价：用{ $give }换{ $want }
lm-do-accept = 接受{ $from }的提议
lm-do-decline = 谢绝{ $from }的提议
lm-do-withdraw = 收回给{ $to }的提议
lm-do-step = 用一张{ $colour }票去{ $place }
lm-do-stop = 在这里结束行程
lm-do-discard = 交出一张{ $colour }票
lm-do-spread = 让疫情蔓延到{ $place }
lm-do-crowd = 人潮在{ $continent }
lm-do-fly = 飞往{ $place }
lm-do-stay = 留在原地
lm-do-resign = 退出游戏

## 发生了什么

lm-told-set-out = { $seat }的小怪兽从{ $place }出发，它的小屋就在那里。
lm-told-shown = 翻开地点牌“{ $place }”。
lm-told-put-under = “{ $card }”翻开得太早，放到牌堆底下。
lm-told-begins = { $seat }先开始。
lm-told-turn = 轮到{ $seat }。
lm-told-rolled = { $seat }掷出{ $one }和{ $other }。
lm-told-ticket = { $seat }得到一张{ $colour }票。
lm-told-no-ticket = { $colour }票没有了，{ $seat }拿不到。
lm-told-no-tickets = 什么颜色的票都没有了，{ $seat }拿不到。
lm-told-cured = { $seat }掷出的地球清除了{ $place }的疫情。
lm-told-cured-all = 两个地球：{ $seat }终结了所有地方的疫情。
lm-told-exchanged = { $seat }用3张{ $give }票换了1张{ $take }票。
lm-told-offered = { $from }向{ $to }提议：用{ $give }换{ $want }。
lm-told-countered = { $from }向{ $to }还价：用{ $give }换{ $want }。
lm-told-traded = { $from }和{ $to }成交：{ $give }换{ $want }。
lm-told-declined = { $to }谢绝了{ $from }的提议。
lm-told-withdrawn = { $from }收回了给{ $to }的提议。
lm-told-lapsed = 行程开始，{ $from }给{ $to }的提议作废。
lm-told-stepped = { $cost ->
    [1] { $seat }用一张{ $colour }票来到{ $place }。
   *[other] { $seat }用{ $cost }张{ $colour }票，冒着风暴来到{ $place }。
}
lm-told-stopped = { $seat }停在{ $place }。
lm-told-card = { $seat }得到地点牌“{ $place }”，{ $cards ->
    [1] 这是第一张。
   *[other] 现在有{ $cards }张了。
}
lm-told-reshuffled = 牌堆用完了：{ $cards ->
    [1] 唯一的一张弃牌成为新的牌堆。
   *[other] { $cards }张弃牌洗成新的牌堆。
}
lm-told-happened = 事件：{ $card }！
lm-told-drawn = 抽到的地点是{ $place }。
lm-told-no-effect = { $card }没有效果：抽不到地点了。
lm-told-infected = { $place }出现疫情。
lm-told-polluted = { $place }和所有相邻的地点都受到核污染。
lm-told-swept = 地点牌“{ $place }”在地震中消失。
lm-told-burns = { $place }着火：谁也不能再去那里。
lm-told-passed-over = { $place }不能着火，否则会有人被切断去路。另抽一个地点。
lm-told-storm = 风暴停留在{ $place }：去那里要用两张票。
lm-told-hits = 受影响的是{ $continent }上的每个人。
lm-told-discarded = { $seat }因{ $loss }失去一张{ $colour }票。
lm-told-flew = { $seat }飞往{ $place }。
lm-told-stayed = { $seat }没有飞。
lm-told-won = { $seat }带着{ $cards }张牌回到家，赢了！
lm-told-resigned = { $seat }退出了游戏。
lm-told-left-alone = 只剩下{ $seat }，{ $seat }赢了！

## 为什么不行，可以改做什么

lm-asked-roll = 掷骰子
lm-asked-globe = 为地球选一张票
lm-asked-cure = 选择清除哪里的疫情
lm-asked-travel = 用票旅行，或者结束行程
lm-asked-discard = 选择要交出的票
lm-asked-crowds = 选择人潮在哪个大洲
lm-asked-event-move = 选择风把小怪兽带到哪里，或者留在原地
lm-asked-spread = 选择疫情蔓延到哪里
lm-asked-nothing = 回顾这局游戏
lm-no-now = 现在问的不是这个。你可以：{ $asked }。
lm-no-turn = 这件事还轮不到你：正在等{ $awaited }。
lm-no-over = 游戏已经结束，{ $winner }赢了。
lm-no-resigned = 你已经退出了这局游戏。
lm-no-resigning-now = 正在处理事件或行程的结尾，等处理完才能退出。
lm-no-resigning-before = 这局游戏开始时用的规则里没有退出。
lm-no-seat = 没有这个座位：这张桌子有{ $seats }个人玩。
lm-no-location = 没有这个地点：地图上有{ $locations }个地点。
lm-no-colour-left = { $colour }票没有了。你可以拿{ $left }。
lm-no-such-ticket = 你没有{ $colour }票可以交。请选一张你有的。
lm-no-cure = { $place }没有疫情。请选一个有疫情的地点。
lm-no-crowd = 人潮只会在小怪兽最多的地方：{ $continents }。
lm-no-spread = 疫情不能蔓延到{ $place }。它会去一个与疫区相邻的健康地点。
lm-no-event-move = 这一趟不去{ $place }。请选一个标出的地点，或者留在原地。
lm-no-path = 从{ $from }到{ $place }没有{ $colour }路线。请沿着从{ $from }出发的路线走。
lm-no-passing = { $place }已经有小怪兽了：你可以停在这里，但不能穿过。
lm-no-fire = { $place }着火了：谁也不能去那里或者穿过。请绕行。
lm-no-jam = { $place }有另一只小怪兽：别人不能停在那里，也不能穿过。请绕行。
lm-no-ticket = { $cost ->
    [1] 去{ $place }要用一张{ $colour }票，而你没有。
   *[other] { $place }有风暴：去那里要用{ $cost }张{ $colour }票，你没有那么多。
}
lm-no-route = 你的票还到不了{ $place }。每张票可以走一条同色的路线。
lm-no-route-here = 你的小怪兽已经在{ $place }了。
lm-no-market = 这张桌子不用自由市场。
lm-no-market-after-moving = 行程一开始，市场就关闭。想交易，请先撤回你走的步子。
lm-no-same-colour = 请选两种不同的颜色：三张同色的换一张别的颜色。
lm-no-three = 你需要三张没有许给别人的{ $colour }票。
lm-no-partner = 请选这张桌子上的另一位玩家。
lm-no-second-offer = 你和{ $to }之间已经有一个提议。请收回它，或者等答复。
lm-no-such-offer = 你和{ $other }之间的这个提议已经不在了。
lm-no-more-offers = 这个回合已经提议{ $most }次，不能再多了。
lm-no-gift = 没有白送的：双方都至少要给一张票。
lm-no-tickets-to-give = 你给的不能超过你手上还没有许出去的：{ $free }。
lm-no-tickets-to-want = { $to }没有那么多：{ $to }有{ $has }。
lm-no-steps = 你的票都配不上从这里出发的路线，所以小怪兽留在原地。

lm-form-partner = 请选择你想和谁交易。
lm-form-number = 这不是{ $colour }票的张数。
lm-form-unknown = 这一页没有看懂。请重新加载再试一次。

## 棋盘

lm-board = 棋盘
lm-map = 世界地图。放不下的时候，可以用方向键移动。
lm-pieces = 可以去的地点、小怪兽和标记
lm-cards = 四张公开牌
lm-card-none = 没有牌了
lm-card-next = 事件之后补上
lm-card-lack = 还差
lm-card-here = 你在这里
lm-pile = { $count ->
    [0] 牌堆空了
   *[other] 牌堆还有{ $count }张
}
lm-target = { $place }：{ $cost }
lm-mark-card = 公开牌
lm-mark-home = { $own ->
    [yes] 你的家
   *[no] { $seat }的家
}
lm-token-pandemic = 疫情
lm-token-nuclear = 核污染
lm-token-wildfire = 着火
lm-token-storm = 风暴
lm-legend = 线条与标记
lm-legend-pandemic = 疫情：每个回合都会蔓延；谁的回合在那里结束，就失去一半的票。
lm-legend-nuclear = 核污染：经过或停留都要多失去一张票。
lm-legend-wildfire = 山火：谁也不能去。
lm-legend-storm = 风暴：去那里要用两张票。
lm-legend-dot = 地点里的圆点，是所在大洲的票的颜色。
lm-list = 用列表看地图
lm-list-close = 关闭列表
lm-list-way = { $colour }通往{ $places }

## 现在

lm-now-roll = 轮到你了！掷骰子吧。
lm-now-globe = { $count ->
    [1] 一个地球！拿一张任意颜色的票。
   *[other] { $count }个地球！每个都可以拿一张任意颜色的票。
}
lm-now-cure = 你的地球可以清除一处疫情。清除哪里？
lm-now-travel = 你在{ $place }。去哪里？
lm-now-moved = 你来到了{ $place }。接着走，还是停下？
lm-now-offered = 你的提议在等{ $seats }答复。你也可以先往下走。
lm-now-answer = 有一个提议等你答复。
lm-now-discard = { $count ->
    [1] 你因{ $loss }失去一张票。哪一张？
   *[other] 你因{ $loss }失去{ $count }张票。哪几张？
}
lm-now-crowds = 有几个大洲的人一样多。人潮在哪一个？
lm-now-wind = 顺风！你的小怪兽可以免费走一条{ $colour }路线。
lm-now-polar = 极地航班！你的小怪兽可以飞到任何地方。
lm-now-spread = 疫情蔓延。去哪里？
lm-now-over = { $seat }赢了！
lm-wait = 正在等{ $seats }。
lm-wait-roll = 正在等{ $seats }掷骰子。
lm-wait-travel = { $seats }正在旅行。
lm-wait-answer = 正在等{ $seats }答复提议。
lm-wait-discard = 正在等{ $seats }交出票。

lm-click-map = 点地图上的地点，或者在这里选：
lm-one-step = 走一步：
lm-reach = 还能到{ $count }个地点
lm-used = 已经用掉：
lm-stop = 停在{ $place }，结束行程
lm-stop-unmoved = 留在{ $place }，结束回合
lm-stop-card = 你得到地点牌“{ $place }”：{ $cards }/{ $most }张。
lm-stop-win = 你集齐了牌，也回到了家：你赢了！
lm-stop-polluted = 你因核污染多失去一张票。
lm-stop-spreads = 然后疫情蔓延，由你选择去哪里。
lm-stop-sick = 这里有疫情：你会失去一半的票。
lm-stop-lapse = 还没答复的提议作废。
lm-take-back = 撤回
lm-take-back-step = 撤回一步
lm-none-left = { $colour }票没有了。
lm-give-up = 一张{ $colour }票（你有{ $count }张）
lm-pick = 地点
lm-pick-card = （{ $number }号牌）
lm-pick-cure = 清除疫情
lm-pick-spread = 蔓延到这里
lm-pick-fly = 飞往那里

lm-go = 出发
lm-plan-close = 关闭
lm-plan-here = 你的小怪兽在这里。
lm-plan-later = 用你现在的票，可以这样走：
lm-plan-paths = 从这里出发的路线：
lm-cheapest = 最省的走法：
lm-have = 你有
lm-lack = 你还差
lm-route-rest = 花{ $count }张票；剩下
lm-route-polluted = 经过核污染：之后多失去一张票。

## 手上的票和市场

lm-hand = 你的票
lm-spectator = 你在观战。点地图上的任何地点，可以看它的路线。
lm-home = 家：
lm-cards-gained = { $cards ->
    [0] 还没有牌，集齐{ $most }张才能赢
   *[other] { $cards }/{ $most }张牌
}
lm-go-home = 牌够了：赶快回{ $place }的家，就赢了！
lm-market = 市场
lm-market-off = 这张桌子不用自由市场。
lm-market-later = 市场在你的回合、出发之前开放。
lm-market-moved = 行程一开始，市场就关闭。想交易，请先撤回你走的步子。
lm-exchange = 兑换
lm-exchange-for = 换成
lm-exchange-none = 有三张同色的票，就可以换一张别的颜色。
lm-trade = 提议交易
lm-trade-with = 和谁
lm-trade-partner = { $seat }，有{ $tickets }
lm-trade-give = 你给
lm-trade-want = 你得到
lm-trade-send = { $left ->
    [1] 提议（本回合最后一次）
   *[other] 提议（本回合还有{ $left }次）
}
lm-trade-nobody = 现在没有人可以交易：双方都要有一张还没有许出去的票。
lm-offer-to-you = { $from }向你提议：用{ $give }换{ $want }。
lm-offer-of-yours = 你向{ $to }提议：用{ $give }换{ $want }。
lm-offer-between = { $from }向{ $to }提议：用{ $give }换{ $want }。
lm-get = 你得到
lm-give = 给出
lm-accept = 接受
lm-decline = 谢绝
lm-counter = 还价
lm-withdraw = 收回

## 玩家

lm-players = 玩家
lm-does-resign = 你的票回到票库，小怪兽离开地图，你的牌和小屋跟你一起退出游戏，你不再参加这一局。
lm-end-alone = 其他人都退出了；留下来的{ $seat }有{ $cards }张牌。
lm-end-places = 地点
lm-end = { $turns ->
    [1] { $seat }在第一个回合就带着{ $cards }张牌回到了{ $place }的家。
   *[other] { $seat }经过{ $turns }个回合，带着{ $cards }张牌回到了{ $place }的家。
}

## 开局之前

lm-options = 想玩得久一点的规则
lm-options-hint = 第一次玩，一条也不用选。
lm-option-free-market = 自由市场
lm-option-free-market-hint = 三张票换一张，还可以互相交易。
lm-option-traffic-jam = 交通堵塞
lm-option-traffic-jam-hint = 有小怪兽的地方，别的小怪兽不能去。
lm-option-special-events = 特殊事件
lm-option-special-events-hint = 牌里会翻出风暴、山火、庆典和疫情。
lm-option-first = 谁先开始？
lm-option-first-chance = 随机决定
lm-option-first-seat = { $number }号座位，因为年纪最小
lm-how-1 = 你的小怪兽在世界某个地方有一间小屋，它从那里出发。
lm-how-2 = 每个回合掷两粒骰子：掷出颜色就得到那种颜色的票，掷出地球就任选一张。
lm-how-3 = 一张票可以走一条同色的路线。想用几张就用几张，也可以攒着。
lm-how-4 = 停在有公开牌的地点，那张牌就归你。
lm-how-5 = 谁先集齐六张牌并回到家，谁就赢。

## 机器人想做什么。

lm-aim-move = { $steps ->
    [1] 去{ $place }
   *[other] 走{ $steps }步去{ $place }
}
lm-aim-card = 拿到地点牌“{ $place }”。
lm-aim-home = 回到家，获胜。
lm-aim-homewards = 然后回家，争取获胜。
lm-aim-next = 然后去{ $place }。

# 残局题要求什么。
lm-puzzle-win = 这次行程结束时，带着至少六张地点牌回到家。
lm-puzzle-place = 这次行程结束时，要有{ $count }张地点牌。
lm-puzzle-left = 那时手里还要剩至少{ $count }张票。
