### 寰球城邦，用平实的话。

## 名称

gp-team = { $number }队
gp-unit-water = 水
gp-unit-food = 粮食
gp-unit-energy = 能源
gp-unit-ucp = UCP
gp-unit-ns = NS
gp-units = { $list }
gp-units-of = { $count }份{ $unit }
gp-units-none = 没有资源
gp-eu = { $eu }EU
gp-cards = { $count }张牌
gp-captives = { $count }名俘虏的特工
gp-nothing = 什么也没有
gp-list = { $list }
gp-kind-ops = 行动
gp-kind-mission = 使命
gp-kind-influence = 影响力
gp-stack-ops-mission = 行动与使命
gp-stack-influence = 影响力
gp-field-ops-mission = 行动与使命格
gp-field-influence = 影响力格
gp-field-market = 独立领地
gp-field-base = O.R.S.S.基地
gp-field-teleport = 瞬移！
gp-field-moonshot = 登月！
gp-field-nsa = 网络安全学院
gp-field-nia = 网络渗透学院
gp-strength = 一粒{ $polygon }面骰和{ $total }粒六面骰（起始{ $base }粒，NS{ $ns }粒，经济{ $economy }粒，优势{ $superiority }粒，援助{ $assistance }粒，牌{ $cards }粒）
gp-throw = { $polygon }配{ $dice }，乘{ $times }：{ $value }
gp-throw-alone = { $polygon }，只有多面骰：{ $value }

## 玩家可以做的事

gp-do-teleport = 瞬移入场
gp-do-roll = 掷{ $dice }粒骰子
gp-do-roll-back = 掷{ $dice }粒骰子，逆时针走
gp-do-stop = 在这里停下
gp-do-fly = 飞往{ $field }
gp-do-stack = 把{ $units }留在{ $title }，其余归个人库存
gp-do-store = 把{ $title }多出的{ $units }收进个人库存
gp-do-stack-none = 把{ $title }多出的全部留在个人库存
gp-do-allocate = 把{ $units }放到{ $title }
gp-do-transfer = 把{ $units }从{ $from }移到{ $to }
gp-do-develop = 开发{ $title }
gp-do-take-stock = 从{ $guild }取{ $units }
gp-do-take-stock-to = 从{ $guild }取{ $units }放到{ $title }
gp-do-buy-stock = 从{ $guild }买{ $units }
gp-do-buy-points = { $points ->
    [1] 花5EU买1分
   *[other] 买{ $points }分，每分5EU
}
gp-do-roll-market = 为{ $field }的市场掷骰
gp-do-buy = 买{ $units }
gp-do-pay = 付会议费
gp-do-attack = 从{ $from }进攻{ $against }
gp-do-attack-with = 用“{ $card }”从{ $from }进攻{ $against }
gp-do-clean = 在{ $title }对{ $team }清理门户
gp-do-bribe-leave = 出{ $eu }EU请对方撤走所有特工
gp-do-bribe-stay = 出{ $eu }EU请对方留下所有特工
gp-do-answer-stay = 所有特工留在原地
gp-do-answer = 从进攻方领地撤走{ $aggressor }名特工，从防守方领地撤走{ $defender }名
gp-do-assist = 让{ $title }派一份NS援助
gp-do-call-for = { $eu ->
    [0] 向{ $title }求一份NS
   *[other] 出{ $eu }EU向{ $title }求一份NS
}
gp-do-send = 派出NS
gp-do-pass = 就这些
gp-do-fight = 掷战斗轮
gp-do-place = 在{ $title }安插{ $count }名特工
gp-do-recall = 从{ $title }撤走{ $count }名特工
gp-do-play = 打出“{ $card }”
gp-do-play-on = 打出“{ $card }”：{ $choice }
gp-do-discard = 把“{ $card }”放到牌叠底下
gp-do-claim = 宣布使命“{ $card }”
gp-do-offer = 向{ $to }提议：用{ $give }换{ $want }
gp-do-counter = 向{ $to }还价：用{ $give }换{ $want }
gp-do-accept = 接受{ $from }的提议
gp-do-decline = 谢绝{ $from }的提议
gp-do-withdraw = 收回你的提议
gp-do-call-time = 喊停
gp-do-time-up = 结束筹划阶段：时间到
gp-do-resign = 退出游戏

## 发生了什么

gp-told-title-dealt = { $team }分到{ $title }。
gp-told-administrator = { $seat }是管理人，收取{ $eu }EU。
gp-told-rolled-for-start = { $seat }为先后掷出{ $face }。
gp-told-begins = { $seat }先开始。
gp-told-dealt = 你分到“{ $card }”。
gp-told-round = 第{ $round }轮开始。
gp-told-turn = 轮到{ $seat }。
gp-told-rolled = { $seat }掷出{ $dice }。
gp-told-rolled-back = { $seat }掷出{ $dice }，逆时针走。
gp-told-paid-for-direction = 逆时针走花掉{ $team }{ $points }分。
gp-told-arrived = { $seat }的总督来到{ $field }。
gp-told-teleported = { $seat }瞬移：第{ $bases }个基地，再走{ $fields }格。
gp-told-flew = { $seat }飞往{ $field }。
gp-told-lap-paid = { $team }经过瞬移格，收取{ $eu }EU。
gp-told-lap-owed = { $seat }倒着经过瞬移格：下次顺着经过不再有钱。
gp-told-lap-cleared = { $seat }经过瞬移格，抵消了之前的倒走。
gp-told-took-title = { $team }取得{ $title }，值{ $value }分。
gp-told-took-guild = { $team }从{ $from }手里拿走{ $title }和它的{ $value }分。
gp-told-guild-held = { $team }保住了{ $title }。
gp-told-own-guild = { $team }来到自己的{ $title }。
gp-told-stored = { $team }把{ $units }收进个人库存。
gp-told-stacked = { $team }把{ $units }留在{ $title }。
gp-told-paid = { $team }付给{ $to }{ $eu }EU。
gp-told-paid-bank = { $team }付给银行{ $eu }EU。
gp-told-waived = { $team }拿不出更多：免去{ $eu }EU。
gp-told-points-sold = { $team }把{ $points }分换成EU。
gp-told-points-bought = { $team }买了{ $points }分。
gp-told-eu-gained = { $team }得到{ $eu }EU。
gp-told-points-gained = { $team }得到{ $points }分。
gp-told-points-lost = { $team }失去{ $points }分。
gp-told-drew = { $team }从{ $stack }牌叠抽一张牌。
gp-told-drew-card = 你抽到“{ $card }”。
gp-told-stack-empty = { $stack }牌叠空了，没有牌。
gp-told-at-once = { $team }抽到“{ $card }”，立刻生效。
gp-told-discarded = { $team }的{ $kind }牌太多，把一张放到牌叠底下。
gp-told-discarded-card = “{ $card }”从你手上放到牌叠底下。
gp-told-played = { $team }打出“{ $card }”。
gp-told-played-on = { $team }打出“{ $card }”：{ $choice }。
gp-told-market = { $team }为{ $field }的市场掷骰：有{ $count }份资源出售。
gp-told-bought = { $team }花{ $eu }EU买了{ $units }。
gp-told-switzerland = 瑞士欢迎{ $team }：10EU和5分。
gp-told-moonshot = 登月！{ $team }得到10分，这个回合余下的时间放假。
gp-told-academy = 学院的骰子掷出{ $face }：{ $count ->
    [0] 银行没有NS可以给{ $team }了。
   *[other] { $team }得到{ $count }份NS。
}
gp-told-recruited = 学院的骰子掷出{ $face }：{ $count ->
    [0] { $team }没有后备特工了。
   *[other] { $team }从后备得到{ $count }名特工。
}
gp-told-allocated = { $team }把{ $units }放到{ $title }。
gp-told-transferred = { $team }把{ $units }从{ $from }移到{ $to }。
gp-told-ns-over-cap = { $title }放不下这么多NS：{ $count }份归{ $team }的个人库存。
gp-told-developed = { $team }花{ $eu }EU开发{ $title }。
gp-told-super-developed = { $team }花{ $eu }EU高度开发{ $title }。
gp-told-set-back = { $title }的资源不够维持开发：{ $team }退{ $points }分。
gp-told-restored = { $title }的资源又够维持开发：{ $team }拿回{ $points }分。
gp-told-stock-taken = { $team }从{ $title }取{ $units }。
gp-told-stock-taken-to = { $team }从{ $title }取{ $units }放到{ $to }。
gp-told-stock-bought = { $team }花{ $eu }EU从{ $title }买{ $units }。
gp-told-group-credited = { $team }集齐{ $group }：奖励{ $points }分。
gp-told-group-pending = { $team }通过交易集齐{ $group }：如果到{ $team }下个回合结束时仍然如此，就得到奖励。
gp-told-offered = { $from }向{ $to }提议：用{ $give }换{ $want }。
gp-told-countered = { $from }向{ $to }还价：用{ $give }换{ $want }。
gp-told-offer-cards = 提议里的牌：{ $give }换{ $want }。
gp-told-deal = { $from }和{ $to }成交：{ $give }换{ $want }。
gp-told-declined = { $to }谢绝了{ $from }的提议。
gp-told-withdrawn = { $from }收回了给{ $to }的提议。
gp-told-lapsed = { $from }给{ $to }的提议作废。
gp-told-attacked = { $team }从{ $from }进攻{ $on }的{ $against }！
gp-told-attacked-with = { $team }用“{ $card }”从{ $from }进攻{ $on }的{ $against }！
gp-told-bribe-leave = { $by }出{ $eu }EU请{ $to }撤走所有特工。
gp-told-bribe-stay = { $by }出{ $eu }EU请{ $to }留下所有特工。
gp-told-third-stays = { $team }的特工留在原地。
gp-told-third-leaves = { $team }撤走{ $count }名特工。
gp-told-assisted = { $title }援助{ $team }。
gp-told-help-asked = { $eu ->
    [0] { $team }向{ $title }求一份NS。
   *[other] { $team }出{ $eu }EU向{ $title }求一份NS。
}
gp-told-help-sent = 一份NS从{ $from }到了{ $to }。
gp-told-help-refused = { $from }没有派来援助。
gp-told-assessed = 进攻方有{ $aggressor }；防守方有{ $defender }。
gp-told-round-to-aggressor = 第{ $round }战斗轮归进攻方：{ $aggressor } – 对{ $defender }。
gp-told-round-to-defender = 第{ $round }战斗轮归防守方：{ $defender } – 对{ $aggressor }。
gp-told-battle-won = { $winner }赢得战斗：{ $loser }失去{ $title }。
gp-told-called-off = { $team }取消了战斗。战斗没有发生，回合结束。
gp-told-destroyed = { $pieces ->
    [0] 在{ $title }损失：{ $units }。
   *[other] 在{ $title }损失：{ $units }和{ $pieces }枚开发棋子。
}
gp-told-captured = { $team }在{ $title }俘虏{ $of }的{ $count }名特工。
gp-told-sent-home = { $team }在{ $title }的{ $count }名特工回家。
gp-told-house-cleaned = { $team }在{ $title }清理门户：{ $owner }对{ $of }的{ $intruder }。特工被抓住了。
gp-told-house-not-cleaned = { $team }想在{ $title }清理门户：{ $owner }对{ $of }的{ $intruder }。特工留下了。
gp-told-agents-placed = { $team }在{ $title }安插{ $count }名特工。
gp-told-agents-recalled = { $team }从{ $title }撤走{ $count }名特工。
gp-told-agents-gained = { $count ->
    [0] { $team }没有后备特工了。
   *[other] { $team }从后备得到{ $count }名特工。
}
gp-told-agents-freed = { $from }释放了{ $team }的{ $count }名特工。
gp-told-claimed = { $team }宣布使命“{ $card }”，宣告胜利！
gp-told-mission-paid = { $team }完成使命“{ $card }”，得到{ $points }分。
gp-told-reached-mark = { $team }有{ $points }分，宣告胜利！
gp-told-reached-territories = { $team }拥有{ $count }块领地，宣告胜利！
gp-told-last-round = 这是最后一轮：每个人的回合数仍然一样多。
gp-told-no-claim-holds = 这一轮结束时没有宣告成立，游戏继续。
gp-told-sudden-death = { $teams }打平。再加一轮决胜负！
gp-told-won = { $team }以{ $points }分获胜！
gp-told-resigned = { $team }退出游戏。
gp-told-time-called = { $team }喊停。
gp-told-time-up = 时间到：{ $seat }的筹划阶段结束。
gp-told-units-gained = { $team }得到{ $units }。
gp-told-units-taken = { $team }从{ $from }得到{ $units }。
gp-told-eu-taken = { $team }从{ $from }得到{ $eu }EU。
gp-told-exchanged = { $team }用{ $give }换{ $with }的{ $take }。
gp-told-shielded = 在{ $team }的下个回合之前，谁也不能进攻{ $title }。
gp-told-card-stolen = { $team }从{ $from }手里抽走一张{ $kind }牌。
gp-told-stolen-card = 是“{ $card }”。
gp-told-card-dropped = { $team }的一张{ $kind }牌放到牌叠底下。
gp-told-spied = { $team }查看{ $on }的牌。
gp-told-spied-cards = { $on }手里有{ $cards }。
gp-told-no-effect = 没有这样的牌可拿，{ $team }一无所获。

## 正在问什么

gp-asked-teleport = 瞬移入场
gp-asked-option = 用完筹划阶段，然后掷骰
gp-asked-roll = 掷骰，筹划阶段的时间已经到了
gp-asked-again = 再掷一次，或者停下
gp-asked-base = 飞、再掷一次，或者停下
gp-asked-own = 清理门户、进攻、再掷一次，或者停下
gp-asked-foreign = 付会议费，或者进攻
gp-asked-surplus = 说明多出的哪些留在领地上
gp-asked-market = 为市场掷骰、再掷一次，或者停下
gp-asked-shop = 买出售的东西，或者结束
gp-asked-third-party = 撤走特工，或者留下
gp-asked-bribe = 向第三方出EU，或者跳过
gp-asked-muster = 打作战牌、召集援助，或者跳过
gp-asked-help = 派出NS，或者拒绝
gp-asked-fight = 掷战斗轮
gp-asked-defend = 打一张作战牌，或者跳过
gp-asked-chain = 继续进攻，或者结束
gp-asked-agents = 安插和撤走特工，然后结束
gp-asked-declare = 宣布使命，或者结束
gp-asked-nothing = 回顾这局游戏

## 为什么不行，可以改做什么

gp-no-now = 现在问的不是这个。你可以：{ $asked }。
gp-no-turn = 这件事还轮不到你：正在等{ $awaited }。
gp-no-before-discards = 有人的牌太多了：{ $awaited }得先把一张放到牌叠底下。
gp-no-over = 游戏已经结束，{ $winner }赢了。
gp-no-resigned = 你已经退出了这局游戏。
gp-no-seat = 没有这个座位：这张桌子有{ $seats }个人玩。
gp-no-field = 环上没有这一格。
gp-no-territory = 请从32块领地里选一块。
gp-no-guild = 请从四个行会里选一个。
gp-no-nothing = 请至少选一个。
gp-no-partner = 请选另一位玩家。

gp-no-such-dice = 请选一到{ $number }粒骰子。
gp-no-points-to-go-back = 逆时针走要花{ $number }分，你没有那么多。
gp-no-flight = O.R.S.S.不飞那里。请选另一个基地。
gp-no-surplus = 只有多出的资源可以留在那里：地契带来的、每种超过两份的部分。
gp-no-ns-cap = 一块领地可放两份NS，每有一整套再加一份，最多四份。
gp-no-own-territory = 请选一块自己的领地。
gp-no-two-territories = 请选两块不同的领地。
gp-no-units-in-stock = 你的个人库存里没有那么多。
gp-no-units-there = 那里没有那么多。
gp-no-more-moves = { $number ->
    [0] 这个筹划阶段能移动的资源已经移完了。
   *[other] 这个筹划阶段还能移动{ $number }份资源。
}
gp-no-time-left = 筹划阶段的时间已经到了。现在请掷骰。
gp-no-option-phase = 这件事属于筹划阶段，要在回合第一次掷骰之前做。
gp-no-higher-level = 那块领地已经高度开发了。
gp-no-second-level-this-turn = 一块领地每个回合只能开发一级。下个回合再继续。
gp-no-complete-set = 开发需要领地上有五种资源一整套，高度开发需要两套。
gp-no-pieces-left = 开发棋子都用完了。
gp-no-means = 你的EU和分数不够。
gp-no-eu-for-points = 你没有那么多EU来买分。
gp-no-points-so-near = 这个回合里超过{ $number }分之后，就不能再买分了。
gp-no-more-points = { $number ->
    [0] 这个回合你已经买了五分，不能再多了。
   *[other] 这个回合你还能买{ $number }分。
}
gp-no-guild-stock = 行会没有那么多了。
gp-no-own-guild = 只有行会的主人才能白拿库存。你可以买。
gp-no-owner-to-sell = 这个行会没有主人，所以什么也不卖。
gp-no-buying-from-oneself = 行会是你的：直接从库存里取吧。
gp-no-more-from-guild = { $number ->
    [0] 每个回合最多从一个行会拿三份资源。
   *[other] 这个回合你还能从这个行会拿{ $number }份资源。
}
gp-no-market-here = 请为你所在的市场掷骰；在瑞士则可以选任何一个别的市场。
gp-no-such-goods = 这里不卖那个。
gp-no-more-on-offer = { $number ->
    [0] 没有更多出售了。
   *[other] 只剩{ $number }份资源出售。
}
gp-no-units-in-bank = 银行没有那么多了。

gp-no-such-card = 你没有那张牌。
gp-no-card-now = 那张牌现在不能打。牌上写着什么时候可以。
gp-no-card-for-that-side = 那张牌是给战斗的另一方用的。
gp-no-choice-needed = 那张牌不用选什么就能打。
gp-no-such-choice = 请按牌上的要求选。
gp-no-title-of-that-sort = 那张牌不能用于这张地契。请选牌上说的那一类。
gp-no-field-of-that-sort = 那张牌不能带你去那里。请选牌上说的那一类格子。
gp-no-so-many-steps = 那张牌不能让你走那么远。
gp-no-title-that-high = 那块领地的分值超过了牌允许的范围。
gp-no-equal-value = 两块领地的分值必须相同。
gp-no-developed-exchange = 两块领地都不能有开发棋子。
gp-no-captives-there = 那位玩家没有俘虏你的特工。
gp-no-playing-opportunity = 良机牌是在进攻时使用的。
gp-no-playing-mission = 使命不是打出来的：完成之后宣布它。
gp-no-putting-a-claim-away = 你已经宣布了那项使命：请放掉同类的另一张牌。
gp-no-excess-of-that-kind = 那一类的牌可以留着：并没有太多。
gp-no-mission = 那张牌不是使命。
gp-no-mission-wins = 这张桌子血战到底：没有使命可以获胜。
gp-no-fulfilled-mission = 那项使命还没有完成。
gp-no-second-claim = 你已经宣布过那项使命了。
gp-no-claim-once-beaten = 你的宣告在决胜之前已经落败：只有打平的和新宣告的人参加决胜。
gp-no-claim-now = 使命要在自己的回合宣布。

gp-no-empty-deal = 交易总要有点内容：至少一方要给。
gp-no-second-offer = 你已经有一个未答复的提议。请收回它，或者等答复。
gp-no-more-offers = 一个回合最多{ $number }个提议。请等下个回合。
gp-no-such-offer = 这个提议已经不在了。
gp-no-loose-units-now = 资源和俘虏的特工只能在你们其中一方的筹划阶段交易。地契、EU和牌现在就可以交易。
gp-no-eu-to-give = 超过了能给的EU，许出去的不算在内。
gp-no-units-to-give = 超过了个人库存里的资源，许出去的不算在内。
gp-no-title-to-give = 没有这张地契可给，或者已经许出去了。
gp-no-eu-while-owing = 你在别人的领地上，还欠着会议费：付清之前，EU只能给它的主人。
gp-no-so-many-cards-in-a-deal = 这局游戏开始时用的规则里，交易的每一方最多三张牌。
gp-no-frozen-title = 在这一格、这场战斗或其中的约定了结之前，那张地契不能交易。
gp-no-card-to-give = 没有这张牌可给：已经许出去、已经宣布，或者不在手上。
gp-no-card-to-want = 请要对方可能有的牌：不是你自己有的，也不是大家都知道在别处的。
gp-no-captives-to-give = 没有那么多俘虏的特工可以归还。

gp-no-agents-played = 这张桌子不用特工。
gp-no-agents-in-hand = 你手上没有那么多特工。
gp-no-agents-there = 那里没有那么多特工。
gp-no-place-for-agents = 特工只能安插在有主人的领地上。
gp-no-more-agents-there = { $number ->
    [0] 你在那里已经有三名特工，不能再多了。
   *[other] 那里还能放你的{ $number }名特工。
}
gp-no-more-agent-moves = { $number ->
    [0] 这个回合能移动的特工已经移完了。
   *[other] 这个回合还能移动{ $number }名特工。
}
gp-no-house-of-that-group = 只能在你停下的领地和同色组的自己的领地上清理门户。
gp-no-agents-to-clear = 那位玩家在那里没有特工。
gp-no-second-contest = 你停在这里之后已经试过一次了。

gp-no-aggression-played = 学习阶段没有进攻。
gp-no-attack-from-there = 请从自己的领地进攻。
gp-no-foreign-territory = 请进攻别人的领地。
gp-no-attack-on-shield = 那块领地暂时有牌保护。
gp-no-attack-elsewhere = 在这里你只能进攻停下的这块领地。
gp-no-attack-from-elsewhere = 你只能从所在的领地进攻。
gp-no-attack-outside-the-group = 你只能继续进攻与战败领地同色组的领地。
gp-no-attack-across-quadrants = 两块领地在不同的象限：这需要一张良机牌。
gp-no-card-needed = 这次进攻不需要牌，请留着。
gp-no-card-for-that = 那张牌没有写这两块领地的色组。
gp-no-assistance-from-there = 同色组里你的另一块有NS的领地可以援助一次。
gp-no-help-from-there = 请向同色组里有NS的领地求援，每块一次，而且要有地方放。
gp-no-paying-oneself = 自己的领地派NS不用钱。

gp-no-time-limit = 这张桌子没有时间限制。
gp-no-second-call = 你已经喊停了，或者已经是最后一轮。
gp-no-resigning-now = 在自己的回合、没有别的事要处理时才能退出。

## 为什么这些选项不能放在一起

gp-no-such-number = 二到五人玩，人更多就分队。
gp-no-such-teams = 二到五队，每队人数相同、至少两人，总共十人。
gp-no-so-many-titles = 只有36张地契，不够每人分那么多。
gp-no-such-mark = 目标分必须在30到500之间。
gp-no-rounds-at-all = 至少要玩一轮。
gp-no-such-number-of-territories = 请选2到32之间的领地数。
gp-no-bitter-end-with-others = 血战到底就是没有别的结束方式：没有目标分、没有限制、没有领地数。
gp-no-such-administrator = 管理人必须是玩家之一。
gp-no-timer = 这张桌子没有计时。
gp-no-timer-to-stop = 没有可以为交易暂停的计时。
gp-no-such-timer = 筹划阶段可以是15秒到一小时。
gp-no-assistance-without-aggression = 学习阶段没有进攻，也就无从援助。
gp-no-ns-without-assistance = 派NS属于自发军援：请选择给谁。
gp-no-protection-without-agents = 行会由特工保护，而这一级不用特工。
gp-no-cards-to-vary = 学习阶段没有牌，没有什么可以变化的。
gp-no-more-than-the-hand-limit = 手牌上限是每类一到八张，谁也不会分到更多。
gp-no-so-many-cards = 牌不够每人分那么多。

## 机器人想做什么。

gp-aim-title = 为了得到{ $title }。
gp-aim-battle = 为了赢得战斗。
gp-aim-victory = 靠使命获胜。
gp-aim-points = 用多余的EU换分数。
gp-aim-worth = 为了分值更高的领地。
gp-aim-sets = 为了凑成套的资源来开发。
gp-aim-mission = 为了使命“{ $card }”。

# 残局题要求什么。
gp-puzzle-win = 掷骰之前宣告胜利：达到{ $mark }分，或宣布一项使命。
gp-puzzle-points = 掷骰之前达到{ $points }分。
gp-puzzle-left = 那时还要剩至少{ $eu }EU。
