# 服务器自己说的话：请求办不到的时候，和桌子说“不行”的时候。

## 说明哪里不对的页面
srv-not-found = 这里什么也没有
srv-not-found-detail = 这个地址哪里也到不了。也许它在路上丢了一截。
srv-no-table = 没有这张桌子
srv-no-table-detail = 这个链接不通往本站的任何一张桌子。请让发链接的人从头到尾再复制一次。
srv-method = 这里不能这么做
srv-method-detail = 这个地址接受的是另一种请求。
srv-foreign = 不是从这里来的
srv-foreign-detail = 这个请求来自别的网站的页面，所以什么也没有做。请使用桌上自己的按钮。
srv-misdirected = 不是这个站点
srv-misdirected-detail = 本站不认得地址里的这个名字。请使用你收到的链接。
srv-password = 本站需要密码
srv-password-detail = 要在这里开桌，必须知道本站的密码，请询问主办者。要加入一张桌子，有它的链接就够了。
srv-invitation = 在这里开桌需要邀请
srv-invitation-detail = 要在这里开桌，需要一份邀请。请向主办者要邀请链接，并用这个浏览器打开。要加入一张桌子，有它自己的链接就够了。
srv-no-invitation = 这份邀请无效
srv-no-invitation-detail = 邀请已被撤回，或者链接不完整。请向主办者另要一份。
srv-form = 读不懂这张表单
srv-form-detail = 收到的不是本站的表单，所以什么也没有做。请重新加载页面再试。
srv-too-large = 太多了
srv-too-large-detail = 本站的表单最多{ $most }KiB。什么也没有做。
srv-too-slow = 太久了
srv-too-slow-detail = 表单没有及时送到，什么也没有做。请再试一次。
srv-not-done = 没有办到
srv-journal-sealed = 日志还封存着
srv-journal-sealed-detail = 日志里有每一次洗牌，会泄露牌堆的顺序。游戏一结束就可以下载。
srv-no-rolls = 还没有掷过骰子
srv-no-rolls-detail = 这张桌子的游戏还没有开始。
srv-not-again = 还不行，或者轮不到你
srv-not-again-detail = 游戏结束后，一起玩过的人可以再玩一局。
srv-broken = 我们这边出了问题
srv-broken-detail = 桌上做过的事一件也没有丢。请稍等片刻再试。
srv-unreadable = 打不开这张桌子
srv-unreadable-detail = 这个版本的程序读不懂它保存的内容。主办者可以在服务器的日志里找到原因。

## 什么也没做的时候，桌子怎么说
srv-stale = 局面已经变了，请再看一眼。
srv-not-your-seat = 那不是你的座位。
srv-no-seat = 这张桌子没有这个座位。
srv-no-version = 发来请求的页面不完整，请重新加载。
srv-not-started = 游戏还没有开始。
srv-started = 游戏已经开始了。
srv-over = 游戏已经结束了。
srv-nothing-to-take-back = 没有可以撤回的：已经掷过骰子、有东西亮了出来，或者别人已经行动了。
srv-one-seat = 你在这张桌子已经有座位了。这里每人只能坐一个座位。
srv-players-link = 你打开的是观战链接。想入座的话，请索要入座链接。
srv-closed = 这张桌子不公开。要看到它，需要入座链接。
srv-seat-taken = 刚刚有人坐上了那个座位。
srv-seats-open = 还有空座。请等人来坐，或者让机器人来玩。
srv-locked = 座位已锁定：玩家们的骰子份额正在公开。
srv-not-locked = 现在座位没有锁定。
srv-patience = 还在等人。再过{ $seconds }秒就可以不等了。
srv-too-often = 太频繁了。请过{ $seconds }秒再试。
srv-bot-tables = 你只有机器人在玩的桌子已经到了上限。请等其中一桌结束。
srv-streams = 从你那里打开的连接已经到了上限。请关掉一个，或者过半分钟再试。
srv-took-back-enough = 这里撤回得太多了，这一步就算定了。等游戏往下走，就又可以撤回。
srv-share = 这不是当初锁定的那一份。
srv-seat-kind = 座位可以腾出来，或者交给机器人。
srv-not-host = 只有开桌的人才能这么做。
srv-name-missing = 请说说你叫什么。
srv-failed = 刚才没能保存，什么也没有做。请再试一次。

## 首页怎么说
srv-table-taken = 那张桌子已经开了。这里是新的一张：请再试一次。
srv-options = 这些选择凑不到一起，请再看一遍。
srv-no-scenario = 没有这个局面可以开始。
srv-scenario-seats = 那个局面是给{ $seats }人的。请摆出同样多的座位。

## 机器人的名字
srv-bot-1 = 齿轮
srv-bot-2 = 像素
srv-bot-3 = 机灵
srv-bot-4 = 巧匠
srv-bot-5 = 扳手
srv-bot-6 = 螺丝
srv-bot-more = 机器人{ $number }号
srv-no-moment = 没有这一刻
srv-no-moment-detail = 这一局从第{ $first }刻到第{ $last }刻。
srv-not-your-eyes = 游戏进行的时候，你只能看自己座位看到的，或者观战者看到的。
srv-no-journal = 这不是一局游戏的日志。
srv-not-playing = 这件事只有参加游戏的人说了算。
srv-not-away = 这位玩家在场，谁也不能代替。
srv-away-too-short = 离开满{ $minutes }分钟，才可以由机器人代替。
srv-not-asked = 没有人提议结束游戏。
srv-no-word = 请说明你是否同意。
srv-time-not-up = 这位玩家的时间还没有用完。
srv-no-day-off = 现在没有假可以请。
srv-own-time = 谁也不能给自己加时间。
srv-asked-already = 已经有别人提出请求，请先答复那一个。
srv-nobody-to-ask = 这里没有别的人可以表示同意。

srv-not-coached = 桌上有几个人时，要大家都同意，才可以问机器人。
srv-not-waited-for = 游戏现在等的不是这个座位。
srv-not-over = 游戏还没有结束。
