# 怎样告诉大家有一桌在等：选择方式的页面，以及之后读到的内容。

## 怎样通知你
told-heading = 怎样通知你
told-intro = 有一桌在等你而你不在的时候，本站可以通知你，方式由你选。没有你的要求，什么也不会发；发出的内容也只说哪一桌在等你、和谁一起、还剩多少时间。
told-house = 本站可以用{ $ways }通知你。
told-by-mail = 邮件
told-by-push = 屏幕消息
told-by-hook = 频道消息
told-by-feed = 订阅源和日历
told-back = 你的游戏桌
told-switch-off = 关闭
told-standing-asked = 正在等你：请打开寄到那里的邮件里的链接。
told-standing-on = 已开启。
told-standing-failing = 上一次没有联系上，之后会再试。
told-standing-refused = 拒收我们的邮件，所以不再往那里寄。如果情况变了，请重新填写。

told-mail-heading = 邮件
told-mail-address = 你的邮箱地址
told-mail-other = 另一个邮箱地址
told-mail-switch-on = 给我发一个确认链接
told-mail-note = 所有在等你的桌子合成一封邮件，最多每小时一封。每封邮件里有一个打开你座位的链接，请不要外传；还有一个停止邮件的链接。
told-mail-sent = 邮件已经寄出。打开里面的链接，以后就会寄到那里通知你。
told-mail-unfit = 这不是可以寄信的邮箱地址。它应该像name@example.org这样。
told-mail-unsent = 邮件刚才没能寄出。请过几分钟再试。

told-push-panel = 在这个屏幕上
told-push-switch-on = 在这台设备上显示消息
told-push-cannot = 这个浏览器在这里不能显示消息。它需要脚本和加密连接（https）；在iPhone上，请先把这一页添加到主屏幕。
told-push-denied = 这个浏览器被设置为不显示本站的消息。你可以在它对这一页的设置里修改。
told-push-failed = 这个浏览器连不上传送消息的服务：可能处于离线状态，或者没有这项服务。请稍后再试，或选择别的方式。
told-push-note = 消息在路上是加密的，负责传送的浏览器厂商也看不到内容。
told-push-browser = 浏览器，经由{ $messenger }
told-push-unfit = 这不是本站可以联系的浏览器消息地址。

told-hook-heading = 频道
told-hook-address = 频道的webhook
told-hook-switch-on = 在那里通知
told-hook-note = 适用于Discord、Slack、Mattermost和通往Matrix的桥。频道里的其他人也会看到；里面的链接可以让他们观战。
told-hook-unfit = 这不是本站可以联系的地址。它必须以https://开头，并且在公开的互联网上。

told-feed-heading = 订阅源和日历
told-feed-intro = 在等你的桌子的订阅源（Atom）和日历（iCalendar）；日历里写着你的时间什么时候用完。
told-feed-make = 生成地址
told-feed-renew = 生成新地址，旧的随即失效
told-feed-atom = 订阅源
told-feed-calendar = 日历
told-feed-once = 它们只显示这一次，因为我们只保存它们的指纹。谁拿到，谁就能看。
told-feed-title = 在等你的桌子

## 在桌边
told-table-heading = 这张桌子怎样通知
told-none-on = 你还没有开启任何通知。
told-some-on = 会用{ $ways }通知你。
told-choose = 怎样通知你
told-table-has-hook = 这张桌子也会在一个频道里通知。
told-table-hook-note = 对桌边所有人：频道里会看到这张桌子在等谁。里面的链接可以让人观战。
told-to-table = 去桌边：{ $game }
links-told = 提醒

## 信里链接的背后
told-letter-asked = 要用邮件通知你吗？
told-letter-asked-what = 在这里玩的某个人填写了{ $address }作为自己的地址。如果是你，有一桌在等你的时候就会寄到那里通知你。如果不是，就不会再寄任何东西。
told-letter-yes = 好，寄到那里
told-letter-on = 不再收邮件？
told-letter-on-what = 有一桌在等你的时候，会寄到{ $address }。
told-letter-stop = 不要再寄
told-letter-confirmed = 会用邮件通知你
told-letter-confirmed-what = 有一桌在等你而你不在的时候，你会收到邮件：所有桌子合成一封，最多每小时一封。
told-letter-stopped = 不再寄邮件
told-letter-stopped-what = 这个地址已经忘掉。你随时可以重新填写。

## 信
told-confirm-subject = 轮到你的时候，要通知你吗？
told-confirm-text =
    在{ $house }玩的某个人填写了这个地址，想在有一桌等待时收到通知。如果是你，请打开这个链接：

    { $link }

    如果不是你，什么也不用做，以后不会再有邮件。
told-mail-one = 轮到你了：{ $game }
told-mail-several = 有{ $count }桌在等你
told-mail-intro = { $count ->
    [1] 这一桌在等你：
   *[other] 这{ $count }桌在等你，等得最久的在最前面：
}
told-mail-private = 每个链接都会打开你自己的座位，请不要给任何人看。
told-mail-end =
    不再收邮件：{ $stop }
    怎样通知你：{ $settings }
told-table = { $game }，和{ $names }一起
told-left-unlimited = 不限时
told-left-up = 你的时间到了
told-left-minutes = 还剩{ $count }分钟
told-left-hours = 还剩{ $count }小时
told-left-days = 还剩{ $count }天

## 屏幕上和频道里
told-push-heading = { $count ->
    [1] 轮到你了
   *[other] 有{ $count }桌在等你
}
told-hook-turn = { $name }：{ $table }，轮到你了
