# 一局游戏周围的人：换一台设备继续的座位。

## 自己的座位和它的链接
links-mine = 换一台设备
mine-heading = 在另一台设备上用你的座位
mine-intro = 有了私人链接，你可以在别处接着玩：在手机上，在另一个浏览器里，或者在这个浏览器忘了你之后。谁打开它，座位就归谁，所以不要给任何人看，除非你想把座位让出去。
mine-none = 你在这张桌子没有座位，所以没有什么可以继续的。
mine-not-yet = 游戏一开始就可以生成链接。在那之前，你的骰子份额只在这个浏览器里。
mine-make = 生成新链接
mine-renew-note = 新链接会让之前的那个失效。
mine-link = 这个座位的链接
mine-qr = 你的座位的私人链接的二维码
mine-once = 它只显示这一次，因为我们只保存它的指纹。请抄到安全的地方，或者用另一台设备扫码。
mine-back = 回到桌边

## 打开链接的人
found-heading = 作为{ $name }接着玩？
found-what = 这个链接通往{ $game }一桌上{ $name }的座位。如果你继续，座位就归这个浏览器。另一台设备会得到通知，从此只能观战。
found-continue = 我就是{ $name }：在这里接着玩
found-other = 我是另一个人
found-other-note = 你将以自己的名字永久接管这个座位。桌边所有人都会得到通知，链接随即失效，{ $name }不能再用它回来。
found-take-over = 接管座位
found-watch = 只观战
found-unknown = 这个链接不通往任何座位
found-unknown-detail = 它也许在路上丢了一截，或者从来就不是座位链接。请从头到尾再复制一次，或者在拥有座位的设备上生成新的。
found-renewed = 这个链接已失效
found-renewed-detail = 这个座位有了更新的链接，或者已经被人接管。请在拥有座位的设备上索取最新的链接。

## 在桌边
moved-label = 换了地方的座位
moved-elsewhere = { $name }现在由另一台打开了私人链接的设备来玩，这一页只能观战。如果那不是你，请在这里收回座位，并生成新链接。
moved-back = 在这里接着玩
moved-handed-by-you = { $to }接管了你名为{ $name }的座位，这一页只能观战。
moved-handed = { $after }接替{ $before }继续。
dice-elsewhere = 这个座位的骰子份额，是最先在这里入座的浏览器抽取的。核对它所需要的东西保存在那里。

## 聊天
talk-heading = 聊天
talk-players-note = 你在和其他玩家聊天。观战的人也看得到。
talk-spectators-note = 你在和其他观战的人聊天。玩家要等游戏结束，或者桌主允许，才看得到。
talk-watches = 观战
talk-name = 你的名字
talk-words = 说点什么
talk-say = 发送
talk-reactions = 用表情说
talk-react-good = 赞
talk-react-bravo = 精彩
talk-react-laugh = 大笑
talk-react-wow = 惊讶
talk-react-sad = 难过
talk-react-dice = 这骰子！
talk-off = 这张桌子关闭了聊天。
talk-muted = 桌主已在这张桌子将你禁言。
talk-nameless = 请说说你叫什么，好让别人知道是谁在说话。
talk-empty = 还没有写什么。
talk-long = 太长了：一次最多{ $most }个字符。
talk-unclear = 没能看懂。请重新加载页面再试。
talk-manners = 谁可以说话
talk-players-off = 不许玩家聊天
talk-players-on = 允许玩家聊天
talk-spectators-off = 不许观战者聊天
talk-spectators-on = 允许观战者聊天
talk-open-off = 不让玩家看观战者的聊天
talk-open-on = 让玩家看观战者的聊天
talk-unhear = 我不想看{ $name }说的话
talk-hear = 重新显示{ $name }说的话
talk-mute = 对所有人禁言{ $name }
talk-unmute = 让{ $name }重新说话
watchers-some = { $count }个人
watchers-others = 另外{ $count }个人
watchers-who = { $count ->
    [1] 正在观战：{ $names }。
   *[other] 正在观战（{ $count }人）：{ $names }。
}
links-screen = 在大屏幕上

## 给程序用的令牌
tokens-heading = 替你玩的程序
tokens-intro = 有了令牌，程序就能做你在本站页面上能做的事：它看到你看到的，并替你的座位行动。谁拿到令牌，谁就能这么做，所以不要给你不放心的人。
tokens-document = 程序怎样与本站通信（OpenAPI）
tokens-fresh = 新的令牌
tokens-once = 它只显示这一次，因为我们只保存它的指纹。
tokens-own = 你的令牌
tokens-end = 作废这个令牌
tokens-new = 新建令牌
tokens-label = 用来做什么
tokens-scopes = 可以做什么
tokens-read = 查看桌子
tokens-play = 开桌、入座、行动
tokens-talk = 聊天
tokens-make = 生成令牌
tokens-no-label = 请用不超过40个字符说明令牌的用途。
tokens-no-scope = 请至少选一件令牌可以做的事。
tokens-too-many = 你已经有20个令牌，这是上限。请作废一个不需要的。

## 程序会听到的话
api-no-token = 没有人认得这个令牌
api-no-token-detail = 请在本站的/tokens页面生成令牌，并以“Authorization: Bearer TOKEN”的形式发送。作废的令牌不再有效。
api-no-scope = 这个令牌不能用于此事：它缺少权限“{ $scope }”。
api-no-json = 内容不是这里要的JSON：{ $why }

start-all-tables = 你的全部桌子、过去的对局和战绩
