# How people are told that a table waits for them: the pages on which they choose it, and what they then read.

## How you are told
told-heading = How you are told
told-intro = When a table waits for you and you are not there, this house can tell you. You choose how. Nothing is sent before you ask for it, and nothing that is sent says more than where you are waited for, with whom, and how much time is left.
told-house = This house tells by { $ways }.
told-by-mail = mail
told-by-push = messages on your screen
told-by-hook = lines in a channel
told-by-feed = feed and calendar
told-back = Your tables
told-switch-off = Switch off
told-standing-asked = is waiting for you: open the link in the mail that was sent there.
told-standing-on = is on.
told-standing-failing = could not be reached when it was last tried. It will be tried again.
told-standing-refused = refuses our mails, so none are sent there any more. Give it again if that has changed.

told-mail-heading = By mail
told-mail-address = Your mail address
told-mail-other = Another mail address
told-mail-switch-on = Send me a link to confirm it
told-mail-note = You get one mail for all tables that wait for you, at most one an hour. Each mail has a link that opens your seat, so keep it to yourself, and one that ends the mails.
told-mail-sent = A mail is on its way. Open the link in it, and from then on you are told there.
told-mail-unfit = That is no mail address that can be written to. It looks like name@example.org.
told-mail-unsent = The mail could not be sent just now. Please try again in a few minutes.

told-push-panel = On this screen
told-push-switch-on = Show messages on this device
told-push-cannot = This browser cannot show messages here. It needs a script and an encrypted connection (https); on an iPhone, put this page on the home screen first.
told-push-denied = This browser was told to let no messages of this house pop up. You can change that in its settings for this page.
told-push-failed = This browser reaches no messenger that would carry messages: it may be offline, or have none. Try again later, or choose another way.
told-push-note = What is sent is locked on its way, so that the makers of browsers who carry it cannot read it.
told-push-browser = A browser, by { $messenger }
told-push-unfit = That is no address of a browser’s messenger that this house may reach.

told-hook-heading = In a channel
told-hook-address = The channel’s webhook
told-hook-switch-on = Tell it there
told-hook-note = For Discord, Slack, Mattermost and bridges to Matrix. Others in the channel read it too; the link in it lets them watch.
told-hook-unfit = That is no address that this house may reach. It has to begin with https:// and to lie in the open internet.

told-feed-heading = Feed and calendar
told-feed-intro = A feed (Atom) and a calendar (iCalendar) of the tables that wait for you; in the calendar stands when your time is up.
told-feed-make = Make their addresses
told-feed-renew = Make new addresses, which end the old ones
told-feed-atom = The feed
told-feed-calendar = The calendar
told-feed-once = They are shown this once, because only their fingerprint is kept. Whoever has them can read them.
told-feed-title = Tables that wait for you

## At a table
told-table-heading = How this table tells
told-none-on = Nothing is on for you yet.
told-some-on = You are told by { $ways }.
told-choose = How you are told
told-table-has-hook = This table also tells it in a channel.
told-table-hook-note = For everybody at this table: the channel reads whom the table waits for. The link in it lets them watch.
told-to-table = To the table: { $game }
links-told = Reminders

## Behind the link in a letter
told-letter-asked = Do you want to be told by mail?
told-letter-asked-what = Somebody who plays here gave { $address } as their address. If that was you, you will be told there when a table waits for you. If it was not, nothing more is sent.
told-letter-yes = Yes, tell me there
told-letter-on = No more mails?
told-letter-on-what = { $address } is told when a table waits for you.
told-letter-stop = Send nothing more
told-letter-confirmed = You are told by mail
told-letter-confirmed-what = When a table waits for you and you are not there, you get a mail: one for all tables, and at most one an hour.
told-letter-stopped = No more mails
told-letter-stopped-what = The address is forgotten. You can give it again whenever you like.

## Letters
told-confirm-subject = Do you want to be told when it is your turn?
told-confirm-text =
    Somebody who plays at { $house } gave this address, to be told when a table waits for them. If that was you, open this link:

    { $link }

    If it was not you, do nothing, and no more mails will come.
told-mail-one = Your turn: { $game }
told-mail-several = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
told-mail-intro = { $count ->
    [one] This table waits for you:
   *[other] These tables wait for you, the one that has waited longest first:
}
told-mail-private = Each link opens your own seat, so show it to nobody.
told-mail-end =
    No more mails: { $stop }
    How you are told: { $settings }
told-table = { $game } with { $names }
told-left-unlimited = no clock
told-left-up = your time is up
told-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
told-left-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
told-left-days = { $count ->
    [one] one day left
   *[other] { $count } days left
}

## On screens and in channels
told-push-heading = { $count ->
    [one] Your turn
   *[other] { $count } tables wait for you
}
told-hook-turn = { $name }: your turn at { $table }
