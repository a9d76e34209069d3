# 寰球城邦：交易与战斗。

## 交易

gpt-deals = 交易
gpt-eu = EU
gpt-points = 分数
gpt-agents = 俘虏的特工
gpt-partner = 和谁交易
gpt-close = 关闭表单
gpt-offers-left = 这个回合还能提议{ $count }次。
gpt-desk-discards = 现在不能交易：有人的牌太多，得先放掉一张。
gpt-offers-you = { $from }向你提议交易。
gpt-you-offer = 你向{ $to }提议交易，正在等答复。
gpt-offers = { $from }向{ $to }提议交易。
gpt-gives = { $team }给
gpt-you-get = 你得到
gpt-you-give = 你给
gpt-i-give = 我给
gpt-i-want = 我要
gpt-accept-even = 接受
gpt-accept = 接受（{ $points }分）
gpt-decline = 谢绝
gpt-counter = 还价
gpt-withdraw = 收回提议
gpt-preview = 看看会怎样
gpt-ask = 你要什么才肯换？
gpt-ask-nothing = 请先选你想要什么，或者想给什么。
gpt-wants-cards = 没有正式提议之前，{ $team }不谈牌。
gpt-wants-this = { $team }会同意这样。
gpt-wants-more = { $team }还想要：{ $more }。已经填上了。
gpt-wants-pays = { $team }愿意为此付{ $eu }EU。已经填上了。
gpt-wants-nothing = 你现在能给的，什么也换不来{ $team }手里的这个。
gpt-send = 提议
gpt-send-counter = 改为这样提议
gpt-preview-of = 你给{ $to }：{ $give }。你得到：{ $want }。
gpt-nothing-yet = 还没有东西易手。请选你给什么、要什么。
gpt-fold-units = 资源
gpt-fold-titles = { $count }张地契
gpt-counter-replaces = 它取代对方给你的提议。
gpt-cards-unknown = 你要的牌在不在，要等提议被接受才知道。
gpt-most = 最多{ $most }
gpt-title-worth = { $value }分
gpt-title-level = { $level ->
    [1] 已开发
   *[other] 高度开发
}
gpt-title-group = { $team }在{ $group }将有{ $have }/{ $all }
gpt-title-completes = { $team }将集齐{ $group }
gpt-title-frozen = 现在不能交易
gpt-own-cards = 我的{ $count }张牌
gpt-card-declared = 已宣布，所以留在你手里
gpt-wanted-cards = 牌
gpt-wanted-cards-how = 说出你想要的牌。在提议被接受之前，没有人会告诉你它们在不在。
gpt-wanted-card = 第{ $number }张牌
gpt-no-card = 不要牌

gpt-effects = 会怎样
gpt-effects-who = 玩家
gpt-from-to = { $before } → { $after }
gpt-along-with = 地契会带走上面的东西。
gpt-along = { $title }（分值{ $value }）：
gpt-along-guild = { $title }（分值{ $value }），连同行会库存：
gpt-along-level = { $level ->
    [1] 开发也一起带走，值5分。
   *[other] 开发也一起带走，值10分。
}
gpt-along-back = 资源不足以维持的{ $count }枚开发棋子归还银行。
gpt-along-agents = 上面的特工留在原地。
gpt-group-next = { $team }集齐{ $group }：如果到{ $team }下个回合结束时仍然齐全，再得{ $points }分。
gpt-group-later = { $team }集齐{ $group }：如果到{ $team }这之后的回合结束时仍然齐全，再得{ $points }分。
gpt-group-again = { $team }集齐{ $group }，但已经得过奖励。
gpt-group-broken = { $team }不再拥有整个{ $group }。已得的奖励保留。
gpt-group-pending-lost = { $team }不再拥有整个{ $group }，所以得不到还没付的{ $points }分。
gpt-sells-points = { $team }为此把{ $points }分换成EU。
gpt-reaches-mark = { $team }达到目标分：这一轮成为最后一轮。
gpt-reaches-territories = { $team }的领地足以获胜：这一轮成为最后一轮。
gpt-over-limit = { $team }的{ $kind }牌将超过{ $limit }张，多出的放到牌叠底下。

gpt-form-partner = 请选另一位玩家来交易。
gpt-form-number = 这不是{ $what }的数目。请用数字填写。
gpt-form-title = 没有这张地契。请从列表里选。
gpt-form-card = 没有这张牌。请从列表里选。
gpt-form-cards = 交易的一方，每种牌不能比游戏里有的还多。

## 战斗

gpt-battle = 战斗
gpt-battle-over = 战斗结束
gpt-aggressor = 进攻方
gpt-defender = 防守方
gpt-prospect = 胜算{ $chance }：{ $gain }分，否则{ $loss }分
gpt-prospect-may-change = 第一战斗轮之前打出的牌可能改变这个结果。
gpt-prospect-third = 有特工在那里的第三方也可能。
gpt-strength = 实力评估
gpt-by-base = 起始的六面骰
gpt-by-ns = NS
gpt-by-economy = 经济优势
gpt-by-agents = 特工优势
gpt-by-value = 分值更高的领地
gpt-by-assistance = 自发军援
gpt-by-cards = 作战牌
gpt-total = 六面骰合计
gpt-six-at-most = 最多六粒
gpt-polygon = 多面骰
gpt-chances = { $aggressor }的胜算{ $ours }，{ $defender }的胜算{ $theirs }。
gpt-chances-round = 下一战斗轮归{ $aggressor }的机会是{ $ours }。
gpt-dice = 一粒{ $polygon }面骰和{ $count }粒六面骰
gpt-wins-ties = 相等时获胜
gpt-stakes = 输赢的后果
gpt-stake = 如果{ $winner }赢：{ $winner }{ $gain }分，{ $loser }{ $loss }分。
gpt-stake-units = 连同{ $units }一起易手。
gpt-stake-scorched = 易手；它的资源归银行。
gpt-stake-keeps-ns = 它的NS归胜方的个人库存。
gpt-stake-lost = 在那里毁掉：{ $ns ->
    [0] 没有NS
   *[other] { $ns }份NS
}{ $pieces ->
    [0] {""}
   *[other] 和{ $pieces }枚开发棋子
}。
gpt-stake-captured = { $count }名特工被俘。
gpt-stake-group = 关系到一整个色组：{ $points }分。
gpt-stake-spoils = 获胜还有{ $eu }EU。
gpt-rounds = 战斗轮
gpt-rounds-fought = { $count ->
    [0] 没有打过战斗轮
   *[other] { $count }个战斗轮
}
gpt-throw = { $polygon } × { $times } = { $value }
gpt-pattern-alone = 只有多面骰
gpt-pattern-doubled = 同点翻倍
gpt-pattern-none = 没有组合
gpt-pattern-pair = 一对
gpt-pattern-three = 三条
gpt-pattern-two-pair = 两对
gpt-pattern-four = 四条
gpt-pattern-full-house = 葫芦
gpt-pattern-five = 五条
gpt-lost-die = { $party }失去一粒六面骰。
gpt-lost-battle = { $party }输掉战斗。
gpt-tie = 数值相等。

gpt-then-either = 不论怎样，{ $team }的胜算都是{ $chance }。
gpt-then = 那样{ $team }的胜算是{ $chance }。
gpt-fight = 打一轮
gpt-fight-on = 一直打到分出胜负
gpt-no-card-on = 这场战斗不打牌
gpt-on-until = 中途有人打牌就会停下，再来问你。
gpt-muster-done = 就这些：开战
gpt-no-card-now = 现在不打牌
gpt-send-ns = 派出NS
gpt-refuse-ns = 什么也不派
gpt-operations = 现在能打的作战牌
gpt-bribe = 给{ $team }的EU
gpt-bribe-leave = 所有特工离开就给
gpt-bribe-stay = 所有特工留下就给
gpt-no-bribe = 什么也不给
gpt-bribed-leave = 如果你的特工全部离开，付{ $eu }EU。
gpt-bribed-stay = 如果你的特工全部留下，付{ $eu }EU。
gpt-earns = 得{ $eu }EU
gpt-all-stay = 所有特工留在那里
gpt-all-leave = 撤走所有特工
gpt-some-leave = 撤走一部分
gpt-withdraw-agents = 撤走这么多
gpt-own-ns = 从{ $title }派一份NS
gpt-ns-for = 为一份NS出EU
gpt-ask-ns = 求援
gpt-agents-home = 特工
gpt-form-bribe = 请说明特工是离开还是留下。

## 骰子按面数
gpt-die = { $sides }面骰
