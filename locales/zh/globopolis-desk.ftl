### 寰球城邦的案头：玩家做的一切。

gpd-spectator = 你在观战。玩家的牌对你保密。

## 现在问什么

gpd-now-over = { $team }赢了。
gpd-now-discard = 你的{ $kinds }牌超过{ $limit }张：请把其中一张放到牌叠底下。
gpd-now-teleport = 瞬移入场。
gpd-now-roll = 筹划阶段的时间到了：请掷骰。
gpd-now-option = 你的筹划阶段：安排、开发、交易，然后掷骰。
gpd-now-answer = 有一个提议等你答复。
gpd-now-again = 你在{ $field }。再掷一次，或者停下。
gpd-now-base = 你在{ $field }。飞一次、再掷一次，或者停下。
gpd-now-own-clean = { $title }是你的。清理门户，然后再掷一次或进攻，或者停下。
gpd-now-own = { $title }是你的。再掷一次或进攻，或者停下。
gpd-now-foreign-pay = { $title }属于{ $team }。会议费{ $eu }EU。
gpd-now-foreign = { $title }属于{ $team }。付{ $eu }EU，或者进攻。
gpd-now-surplus = { $title }现在是你的。多出的哪些留在那里？
gpd-now-market = 你在{ $field }。使用市场、再掷一次，或者停下。
gpd-now-bank = 瑞士给了你10EU和5分。使用一个市场、再掷一次，或者停下。
gpd-now-shop = 有{ $left }份资源出售，每份{ $price }EU。
gpd-now-bystander = 你的特工在战场上。留下吗？
gpd-now-bribe = { $team }的特工在战场上。出EU，或者继续。
gpd-now-muster = 第一战斗轮之前：打作战牌、召集援助，或者继续。
gpd-now-muster-defender = { $team }进攻你！打作战牌、召集援助，或者继续。
gpd-now-help = { $eu ->
    [0] 有人向{ $title }求一份NS。
   *[other] 有人出{ $eu }EU向{ $title }求一份NS。
}
gpd-now-fight = 请掷战斗轮。
gpd-now-defend = 在下一战斗轮之前打一张作战牌，或者继续。
gpd-now-chain = 你赢了。继续进攻{ $group }，或者停下。
gpd-now-agents = 安插和撤走特工，然后结束回合。
gpd-now-declare = 你这个回合也许完成了使命。完成了就宣布，否则结束回合。
gpd-last-round = 这是最后一轮：有人宣告胜利。

gpd-wait-discard = 正在等{ $seats }放掉一张牌。
gpd-wait-teleport = 正在等{ $seats }瞬移入场。
gpd-wait-roll = { $seats }掷骰。
gpd-wait-option = { $seats }正在筹划阶段。
gpd-wait-answer = 正在等{ $seats }答复提议。
gpd-wait-again = 正在等{ $seats }再掷一次或停下。
gpd-wait-own = { $seats }停在自己的领地，可以进攻。
gpd-wait-foreign = { $seats }停在别人的领地：开会还是进攻？
gpd-wait-foreign-pay = { $seats }停在别人的领地，付会议费。
gpd-wait-surplus = 正在等{ $seats }安置新领地的资源。
gpd-wait-market = { $seats }在市场。
gpd-wait-bystander = 正在等{ $seats }：战场上的特工怎么办？
gpd-wait-muster = 正在等{ $seats }备战。
gpd-wait-help = 正在等{ $seats }答复求援。
gpd-wait-rounds = 正在等战斗中的{ $seats }。
gpd-wait-chain = { $seats }赢了一场战斗，可以继续进攻。
gpd-wait-agents = { $seats }安插特工，结束回合。
gpd-wait-declare = { $seats }结束回合，可以宣布使命。

## 掷骰

gpd-roll = 掷{ $dice }粒
gpd-ahead = 我会停在哪里？
gpd-behind = 逆时针，花{ $points }分
gpd-behind-free = 逆时针，不花分
gpd-behind-costs = 每次这样掷要花{ $points }分：你还剩{ $left }分。
gpd-behind-not = 逆时针走要花{ $points }分，你没有那么多。
gpd-steps = 格数
gpd-field = 格子
gpd-chance = { $dice }粒骰子的机会
gpd-lap-paid = 前方{ $steps }格是瞬移格：到达或经过得到{ $eu }EU。
gpd-lap-cleared = 前方{ $steps }格是瞬移格：经过它抵消所欠的，没有钱。
gpd-lap-owed = 后方{ $steps }格是瞬移格：倒着经过，下次经过就没有钱。

gpd-land-unowned = 无主：+{ $points }
gpd-land-own = 你的：一张牌
gpd-land-again = 再掷一次
gpd-land-foreign = { $team }：{ $eu }EU
gpd-land-guild = 无主：+{ $points }
gpd-land-own-guild = 你的：没有变化
gpd-land-foreign-guild = { $team }：夺取，+{ $points }
gpd-land-card = 一张牌
gpd-land-market = { $goods }
gpd-land-bank = 10EU，+5，市场
gpd-land-base = 飞
gpd-land-teleport = 八面骰和二十面骰
gpd-land-moonshot = +10
gpd-land-nsa = 1到3份NS
gpd-land-nia = 1到3名特工

gpd-fly = 乘O.R.S.S.飞行
gpd-fly-do = 飞
gpd-attacks = 还有{ $count }种进攻
gpd-to-hand = 下面的牌现在可以打
gpd-to-hand-discard = 在下面选一张牌
gpd-take-back = 撤回

## 要花什么，会怎样

gpd-does-teleport = 八面骰决定前进几个基地，二十面骰决定几格；然后按那一格的规则进行。
gpd-does-pay = { $team }从你这里得到{ $eu }EU。
gpd-does-keep = 你还剩{ $eu }EU。
gpd-does-sell = 你的{ $points }分换成EU：还剩{ $left }分。
gpd-does-waive = 你付不起的{ $eu }EU免去。
gpd-does-end-turn = 然后你的回合结束。
gpd-does-stop-agents = 掷骰结束；接下来是你的特工。
gpd-does-market = 两粒骰子决定有多少资源出售，每份5EU。
gpd-does-market-ends = 掷了之后，你的回合就以市场结束。
gpd-does-market-again = 有市场穿梭机，之后可以再掷一次。
gpd-does-shop-ends = 然后你的回合结束。
gpd-does-shop-again = 然后你可以再掷一次。
gpd-does-shop-option = 然后你的筹划阶段继续。
gpd-does-clean = 三局两胜，你的{ $own }面骰对{ $other }面骰：胜算{ $chance }。
gpd-does-capture = 赢了就俘虏{ $team }在那里的{ $count }名特工，否则特工留下。
gpd-does-call-time = 所有人都喊停后，正在进行的一轮就是最后一轮，领先者获胜。
gpd-does-resign = 你的地契变为无主，牌和特工退出游戏，你不再参加这一局。
gpd-does-discard = 它放到牌叠底下；别人只看得到它的类别。
gpd-does-claim = 你宣告胜利，这一轮成为最后一轮。到这一轮结束时必须仍然成立。
gpd-does-mission-pays = 立刻得到{ $points }分，然后退出游戏。
gpd-does-wanted = 这是你的领地凑套最缺的。
gpd-does-clean-all = 一场接一场地掷。输了也不损失什么。
gpd-does-guard = { $list }。{ $left ->
    [0] 手上不留特工。
   *[other] 手上还留{ $left }名特工。
}
gpd-does-surplus = 它们留在手边，任何领地都可以用。

## 工作台

gpd-jumps = 筹划阶段的各部分
gpd-jump-bench = 资源
gpd-jump-guilds = 行会
gpd-jump-points = 分数
gpd-jump-deals = 交易
gpd-jump-hand = 牌
gpd-bench = 移动资源
gpd-bench-sheet = 显示所有资源
gpd-bench-done = 好了
gpd-bench-how = 先选数目，再选去处。
gpd-tiles = 五种凑成一套就能开发一块领地；缺的会一并带来。
gpd-bench-drag = 也可以拖过去，按住Shift键尽量多拖。
gpd-moves-left = 这个回合还能移动{ $left }次。
gpd-chosen = 把{ $unit }从{ $from }移走，去哪里？
gpd-place = 地方
gpd-stock = 个人库存
gpd-chip = { $count }份{ $unit }，{ $place }：点选后移动
gpd-put = 把{ $count }份{ $unit }放在这里
gpd-ns = NS已满：{ $count }，最多{ $cap }
gpd-level-0 = （开发退级）
gpd-level-1 = 已开发
gpd-level-2 = 高度开发
gpd-lacks = 还缺：{ $units }
gpd-plan-develop = { $level ->
    [1] 开发
   *[other] 高度开发
}
gpd-plan-restore = 恢复
gpd-plan-stock = 库存里的{ $units }
gpd-plan-from = { $title }的{ $units }
gpd-plan-bought = 花{ $eu }EU买{ $title }的{ $units }
gpd-plan-sells = 要用分数
gpd-all = 能开发的全部开发：{ $count }
gpd-all-sums = { $eu }EU，剩{ $left }；分数{ $before } → { $after }
gpd-all-how = 具体怎么做
gpd-set-back = 退级：缺{ $units }
gpd-next-turn = 这个回合已开发；下个回合才能再升一级
gpd-premium-short = 一套已经齐全；开发费{ $eu }EU
gpd-no-pieces = 开发棋子都用完了
gpd-guilds = 行会
gpd-guild-price = { $eu ->
    [0] 你的{ $title }的{ $unit }
   *[other] { $title }的{ $unit }：{ $eu }EU
}
gpd-take = 取{ $count }份
gpd-guild-left = 这个回合还有{ $left }份
gpd-buy-stock = 买{ $count }份：{ $eu }EU
gpd-guild-rate = 为什么是这个价？
gpd-rate = { $unit }每份{ $eu }EU：{ $team }拥有2块关联领地中的{ $count }块。各级是{ $rates }EU。
gpd-rate-another = { $unit }每份{ $eu }EU：{ $team }拥有2块关联领地中的{ $count }块，还有另一个卖它的行会。各级是{ $rates }EU。
gpd-by-list = 用列表移动
gpd-count = 多少
gpd-unit = 种类
gpd-from = 从
gpd-to = 到
gpd-move = 移动
gpd-points = 买分
gpd-buy-points = +{ $points }，花{ $eu }EU
gpd-points-left = 这个回合你还能买{ $left }分。
gpd-points-eu = 一分5EU，你的不够。分数换来的EU不算。
gpd-points-bought = 这个回合你已经买了五分，不能再多了。
gpd-points-near = 这个回合你超过了{ $points }分：离目标这么近，不再卖分。
gpd-stacking = 开始之前安置多出的资源
gpd-stacking-how = 领地带来的、每种超过两份的部分在你的个人库存里。也可以留在领地上。
gpd-stack = { $title }上的{ $units }
gpd-surplus = 每种超过两份的部分是{ $units }，现在在你的个人库存里。
gpd-surplus-leave = 或者留一些在{ $title }：
gpd-surplus-none = 全部归个人库存
gpd-surplus-do = 把这些留在那里

## 购买

gpd-bank-has = 银行有{ $count }份
gpd-shop = 你有{ $eu }EU。不够时把分数换成EU，每分5EU。
gpd-buy = 买这些
gpd-shop-done = 买完了
gpd-shop-wanted = 花{ $eu }EU买{ $units }
gpd-shop-mix = 自己选

## 特工

gpd-agents-have = 你手上有{ $hand }名特工，后备{ $reserve }名。一块领地最多放你的{ $most }名；还能移动{ $left }次。
gpd-agents-own = 你的领地（{ $count }名特工）
gpd-agents-of = { $team }的领地（{ $count }名特工）
gpd-agents-theirs = { $team } { $count }名
gpd-agents-others = { $list }
gpd-agents-done = 结束回合
gpd-guards = 全部设防，结束回合
gpd-again = 和上次一样，结束回合
gpd-guard = { $title }放{ $count }名
gpd-clean-all = { $count ->
    [1] 清理门户
   *[other] 到处清理门户：{ $count }场
}
gpd-clean-each = 一场一场来
gpd-agents-all = 全部
gpd-agents-most = 尽量多
gpd-agents-fewer = 从{ $title }撤走一名特工
gpd-agents-more = 在{ $title }安插一名特工

## 手牌

gpd-hand = 你的牌
gpd-hand-of = { $seat }的牌
gpd-curtain = 只给{ $seat }看：打开
gpd-held = { $count }/{ $limit }
gpd-no-cards = 没有。
gpd-playable = 现在
gpd-face-opportunity = 良机
gpd-face-operation = 作战
gpd-face-mission = 使命
gpd-face-influence = 影响力
gpd-side-aggressor = 进攻方用
gpd-side-defender = 防守方用
gpd-side-either = 双方都可用
gpd-when-muster = 第一战斗轮之前
gpd-when-round = 任何战斗轮之前
gpd-when = 可以打出：{ $list }
gpd-when-option = 在你的筹划阶段
gpd-when-early-option = 在你的筹划阶段，最后一轮除外
gpd-when-landed = 可以再掷的时候
gpd-when-foreign = 在别人的领地上
gpd-when-market = 在市场掷骰之前
gpd-when-end = 安插特工的时候
gpd-when-at-once = 立刻；如果是开局分到的，在你的筹划阶段
gpd-opportunity = 停在两块领地之一时，可以跨象限进攻。
gpd-row-against = 进攻
gpd-row-from = 从
gpd-play = 打出
gpd-discard = 放掉这张
gpd-choose-title = 地契
gpd-choose-other = 换
gpd-choose-team = 玩家
gpd-choose-field = 格子
gpd-choose-steps = 前进格数
gpd-title = { $title }，分值{ $value }
gpd-title-of = { $title }，分值{ $value }，{ $team }
gpd-progress = { $have }/{ $need }
gpd-declared = 已宣布：到这一轮结束时必须成立。
gpd-banner = 完成了！
gpd-fulfilled = 完成了！在自己的回合宣布它。

gpd-goal-territories = { $value ->
    [0] 领地
    [1] 领地
   *[other] 分值{ $value }以上的领地
}
gpd-goal-spread = 每个象限{ $count }块分值{ $value }以上的领地
gpd-goal-quadrant = 同一象限的领地
gpd-goal-groups = 完整的色组
gpd-goal-group = 整个{ $group }
gpd-goal-one-of-each = 不同的色组
gpd-goal-titles = { $titles }
gpd-goal-guilds = 行会
gpd-goal-guild-with-territories = 行会连同两块关联领地
gpd-goal-developed = { $level ->
    [1] 已开发的领地
   *[other] 高度开发的领地
}
gpd-goal-developed-group = { $level ->
    [1] 一整组，全部已开发
   *[other] 一整组，全部高度开发
}
gpd-goal-eu = EU
gpd-goal-units = { $unit }
gpd-goal-units-each = 每种资源{ $count }份
gpd-goal-agents-abroad = 有你{ $agents }名特工的别人领地
gpd-goal-captives = { $count }名俘虏，来自{ $players }位玩家
gpd-deed-attacks-won = 作为进攻方赢得的战斗
gpd-deed-defences-won = 作为防守方赢得的战斗
gpd-deed-battles-won = 赢得的战斗
gpd-deed-best-turn = 一个回合里赢得的战斗
gpd-deed-victims = 打败的玩家
gpd-deed-captures = 俘虏的特工
gpd-deed-houses-cleaned = 清理的门户
gpd-deed-laps = 在瞬移格领钱的次数
gpd-deed-guild-takeovers = 从别人手里夺来的行会
gpd-deed-developments = 开发的级数
gpd-deed-conference-guests = 来开会的客人
gpd-deed-moonshots = 登月的次数
gpd-deed-flights = O.R.S.S.飞行次数

## 没有看懂的表单

gpd-form-unknown = 没有看懂这张表单。请重新加载页面再试。
gpd-form-number = 请填0到255之间的数字。
gpd-form-unit = 请选一种资源。
gpd-form-place = 请选资源从哪里来、到哪里去。
gpd-form-same = 它们已经在那里了。请选另一个地方。
gpd-form-way = 资源从个人库存、领地或行会移到领地；只有从行会才能移进个人库存。
gpd-form-nothing = 请至少选一个。

## 选项

gpd-options = 想怎么玩？
gpd-option-level = 级别
gpd-level-learning = 学习：没有牌、没有进攻、没有特工
gpd-level-cards = 有牌和进攻，没有特工
gpd-level-full = 完整游戏，有特工
gpd-option-length = 时长
gpd-length-mark = 到目标分：75到150分
gpd-length-5 = 5轮，大约半小时
gpd-length-10 = 10轮
gpd-length-20 = 20轮
gpd-length-timed = 直到所有人喊停
gpd-length-bitter = 血战到底
gpd-options-more = 更多选择：队伍、牌、飞行、计时……
gpd-option-teams = 队伍
gpd-teams-none = 六人以上才有
gpd-teams = { $count }队
gpd-option-flights = 从基地乘O.R.S.S.飞行
gpd-flights-bases = 到其他基地
gpd-flights-nearest = 也到最近的独立领地
gpd-flights-market = 也到任何独立领地
gpd-flights-territory = 也到任何领地
gpd-option-assistance = 自发军援
gpd-assistance-none = 没有
gpd-assistance-defence = 共同防守
gpd-assistance-aggression = 共同进攻
gpd-assistance-both = 两者都有
gpd-option-administrator = 管理人的10EU好处费
gpd-administrator-none = 不收
gpd-administrator = 归{ $number }号座位
gpd-option-mark = 获胜分数
gpd-option-rounds = 轮数，之后领先者获胜
gpd-option-territories = 获胜领地数
gpd-option-titles = 每人分到的地契
gpd-option-ops = 每人分到的行动牌
gpd-option-missions = 每人分到的使命牌
gpd-option-influence = 每人分到的影响力牌
gpd-option-hand-limit = 每类手牌上限
gpd-option-timer = 筹划阶段的秒数
gpd-option-sends-ns = 援助的领地必须派出一份NS
gpd-option-ns-for-conflicts = 可以把NS送给或卖给冲突中的领地
gpd-option-guild-protection = 特工守卫行会
gpd-option-free-direction = 逆时针走不花分
gpd-option-timer-stops = 商谈交易时计时暂停

gpd-how-1 = 掷一到三粒骰子，沿着环走。无主的领地归你；到了别人的领地就付钱，或者进攻。
gpd-how-2 = 地契带来分数和资源。五种资源凑成一套，就能开发一块领地。
gpd-how-3 = 行会和市场卖你缺的东西，什么都可以和别人交易。
gpd-how-4 = 牌带来运气、进攻和秘密使命；特工负责守卫和刺探。
gpd-how-5 = 达到目标分或完成使命，并在这一轮结束时领先。

## 终局

gpd-end-mark = { $team }达到目标{ $mark }分，以{ $points }分领先。
gpd-end-card = “{ $card }”
gpd-end-mission = { $team }完成使命{ $missions }，共{ $points }分。
gpd-end-territories = { $team }拥有{ $territories }块领地，共{ $points }分。
gpd-end-sudden-death = { $team }在决胜轮以{ $points }分获胜。
gpd-end-rounds = { $rounds }轮之后，{ $team }以{ $points }分领先。
gpd-end-time = 喊停时，{ $team }以{ $points }分领先。
gpd-end-alone = 其他人都退出了；留下来的{ $team }有{ $points }分。
gpd-end-titles = 地契
gpd-end-developed = 开发
gpd-end-groups = 完整色组
gpd-end-else = 买入、赢得、花掉和失去
