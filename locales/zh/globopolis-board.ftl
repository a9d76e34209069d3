# 寰球城邦的棋盘、玩家和地契。

## 棋盘

gpb-board = 棋盘
gpb-map = 一圈格子；滚动可以看到全部
gpb-pieces = 格子，从第一个基地起顺时针
gpb-governor = { $name }的总督
gpb-score = { $name }：{ $points }分
gpb-glance = { $points }分
gpb-map-ops = 行动与使命
gpb-map-influence = 影响力
gpb-map-market = 独立领地
gpb-map-bank = 独立领地
gpb-map-base = O.R.S.S.基地
gpb-map-teleport = 瞬移！
gpb-map-moonshot = 登月！
gpb-map-nsa = NSA
gpb-map-nia = NIA

## 中央

gpb-round = 第{ $round }轮
gpb-round-of = 共{ $rounds }轮
gpb-last-round = 这是最后一轮。
gpb-sudden = { $names }加轮决胜。
gpb-bank = 银行还有
gpb-pieces-left = { $count }枚开发棋子
gpb-stacks = 还可以抽
gpb-stack-ops = { $count }张行动与使命
gpb-stack-influence = { $count }张影响力

## 用文字说明一格

gpb-list = 用列表看棋盘
gpb-list-close = 关闭列表
gpb-quadrant = 从{ $base }起
gpb-legend = 标记
gpb-legend-ed = 经济开发
gpb-legend-battle = 正在战斗
gpb-legend-shield = 暂时不能进攻
gpb-a-territory = { $group }的领地，{ $value }分
gpb-a-guild = 与{ $group }相连的行会，{ $value }分
gpb-owned = 属于{ $name }
gpb-unowned = 没有主人
gpb-level-none = 未开发
gpb-level-one = 已开发
gpb-level-one-back = 已开发，但退级
gpb-level-two = 高度开发
gpb-level-two-half = 高度开发，但退一级
gpb-level-two-back = 高度开发，但退两级
gpb-costs = 会议费{ $eu }EU
gpb-agents = { $name }的{ $count }名特工
gpb-governors = 在这里的总督：{ $names }
gpb-can-fly = 你现在可以飞到这里
gpb-can-attack = 你现在可以进攻：{ $chance }
gpb-attacks = 正在进攻
gpb-attacked = 正遭进攻
gpb-frozen = 现在不能交易
gpb-shielded = 暂时不能进攻
gpb-does-ops = 抽一张行动或使命牌；如果还没有掷满两次，可以再掷。
gpb-does-influence = 抽一张影响力牌；如果还没有掷满两次，可以再掷。
gpb-does-nothing = 你可以再掷一次。
gpb-does-market = 掷两粒骰子，决定能以每份5EU买多少资源；或者改为再掷一次。
gpb-does-bank = 你得到10EU和5分。然后使用一个独立领地的市场，或者再掷一次。
gpb-does-base = 飞往另一个基地一次，想的话再掷一次。
gpb-does-teleport = 八面骰和二十面骰带你前进；顺时针经过的人得到40EU。
gpb-does-moonshot = 你得到10分，回合结束。
gpb-does-nsa = 掷一粒骰子，得到一到三份NS。你可以再掷一次。
gpb-does-nia = 掷一粒骰子，从后备得到一到三名特工。你可以再掷一次。
gpb-does-territory = 没有主人就归你，有别的主人就付钱。
gpb-does-guild = 归你，不论是谁的。

## 一格的卡片

gpb-close = 关闭卡片
gpb-sells = 出售
gpb-fly = 飞到这里
gpb-bases = 其他基地：
gpb-now = 目前情况
gpb-title = 地契
gpb-units = 资源
gpb-ns-cap = NS
gpb-ns = { $count }，最多{ $cap }
gpb-development = 开发
gpb-to-develop = 开发还需要
gpb-to-restore = 恢复还需要
gpb-ready = 只差{ $eu }EU
gpb-conference = 会议费
gpb-premium = 开发费
gpb-allocation = 随附
gpb-agents-here = 特工
gpb-superior-none = 如果冲突，这里没有人占特工优势。
gpb-superior-owner = 如果冲突，主人在这里占特工优势。
gpb-superior-attacker = 如果冲突，主人的对手在这里占特工优势。
gpb-state-none = 未开发
gpb-state-one = 已开发
gpb-state-two = 高度开发
gpb-stock = 行会库存
gpb-stock-whole = 全部库存
gpb-rate-now = 一份{ $unit }
gpb-guild-sells = 别人可以在筹划阶段每回合买三份。
gpb-guild-closed = 没有主人的行会什么也不卖。
gpb-step = 主人还拥有
gpb-rate = 每份EU
gpb-step-0 = 以下都没有
gpb-step-1 = 以下一项
gpb-step-2 = 以下两项
gpb-step-3 = 以下全部
gpb-steps = 以下：{ $titles }，以及经营同一种资源的另一个行会。
gpb-group = { $group }
gpb-bonus = 整组奖励{ $points }分。
gpb-bonus-credited = 已付给{ $names }。
gpb-bonus-pending = 回合结束时应付给{ $names }。

## 玩家

gpb-players = 总督
gpb-points = 分
gpb-of-mark = 目标{ $mark }分
gpb-debt = 欠{ $count }次经过
gpb-ps = 库存
gpb-territories = { $count }/{ $wanted }块领地
gpb-no-titles = 没有地契。
gpb-credited = 整组奖励已付
gpb-pending = 已集齐一组，奖励还没付
gpb-agents-hand = 手上{ $count }名特工
gpb-agents-reserve = 后备{ $count }名
gpb-captives = 俘虏{ $name }的{ $count }名特工
gpb-cards = { $count }张{ $kind }牌
gpb-claims = 宣布“{ $card }”
gpb-reached = 已达到目标分
gpb-tied = 正在决胜
gpb-called = 已喊停
gpb-deed-battles = 赢得{ $count }场战斗
gpb-deed-captures = 俘虏{ $count }名特工
gpb-deed-cleaned = 清理{ $count }次门户
gpb-deed-guilds = 夺取{ $count }个行会
gpb-deed-developments = 开发{ $count }级
gpb-deed-laps = 绕行{ $count }圈
gpb-deed-moonshots = 登月{ $count }次
