# One's own tables and games, the club, accounts.

## One's own tables
owntables-heading = Your tables
owntables-none = No table yet
owntables-none-invite = Here stands whose turn it is at your tables, how your games ended, and how they went. The first one is a click away.
owntables-play = Play a game
owntables-running = Going on
owntables-past = Over
owntables-more = Older games
owntables-open-seats = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
owntables-since-now = just now
owntables-since-minutes = { $count ->
    [one] for one minute
   *[other] for { $count } minutes
}
owntables-since-hours = { $count ->
    [one] for one hour
   *[other] for { $count } hours
}
owntables-since-days = { $count ->
    [one] for one day
   *[other] for { $count } days
}
owntables-ago-now = just now
owntables-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
owntables-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
owntables-ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
owntables-time-own = Your time
owntables-time = Time left
owntables-time-up = Time is up
owntables-broken-off = broken off before it began
owntables-agreed = ended by agreement, nobody won
owntables-unread = Nobody has looked yet how it ended; the next time you come, it stands here.
owntables-won-by = won by { $names }
owntables-you-won = You won
owntables-you-won-with = You won, with { $names }
owntables-result = Result and chart
owntables-tally = How it went
owntables-tally-note = Counted over the games that you finished, at most the last { $most }. Nobody is ranked.
owntables-tally-unread = { $count ->
    [one] One game is not counted yet.
   *[other] { $count } games are not counted yet.
}
owntables-tally-seats = At the table
owntables-tally-players = { $count ->
    [one] one player
   *[other] { $count } players
}
owntables-tally-played = Played
owntables-tally-won = Won
owntables-tally-beaten = Bots beaten
owntables-dice = Your dice
owntables-dice-sum = Your { $count } dice with numbers came to { $sum }; { $expected } was to be expected. Fair dice are at least that far off in { $percent } % of such rows.
owntables-dice-mean = { $kind }: { $mean } on average over { $count }, { $expected } expected ({ $percent } %)
owntables-dice-faces = { $kind }: { $faces }; of { $count }, so { $expected } of each expected ({ $percent } %)
owntables-dice-face = { $face } { $count }×
owntables-dice-kinds = Kind by kind
owntables-dice-note = Counted are the dice that fell when you acted; in a battle those of the other side too. The percentage says how often fair dice are at least that far from what was to be expected: a small one is rare, not wrong. A high roll is not always a good one.

## The club
club-link = { $club }: open seats and running games
club-welcome = Take a seat, watch a game, or open a table of your own.
club-join = Seats to take
club-join-none = No table waits for players just now.
club-open-one = Open a table
club-watch = Games to watch
club-watch-none = Nobody plays a public game just now.
club-to-watch = Watch
club-rules = House rules
club-public = Everybody: it stands on the page of { $club }, where anybody may take open seats or watch
club-lobby = Everybody finds this table: it stands on the page of the club.
club-lobby-link = To the club

## Accounts
account-heading = Your account
account-link = Your account: the same tables on all your devices
account-why = You need no account to play. With one your tables, results, language and pace are the same on all your devices, and a lost browser is no lost seat.
account-sign-in = Sign in
account-sign-in-note = What you played in this browser without an account stays with this browser, and is there again when you sign out.
account-new = A new account
account-make = Make an account
account-new-note = The tables of this browser come along. A password has at least { $shortest } characters; a few words in a row are a good one. Nobody can send you a new one if you forget it.
account-name = Name
account-password = Password
account-password-old = Password until now
account-password-new = New password
account-password-change = Change the password
account-password-note = At least { $shortest } characters. All other devices are signed out, and what else was given out in your name ends: tokens of programs, links of your seats, the feed, and all ways of being told.
account-password-changed = The password is changed, and all other devices are signed out. Tokens, links of your seats, the feed and the ways of being told have ended too; what you want of them, make anew.
account-password-short = This password is too short: please take at least ten characters.
account-password-long = This password is too long.
account-password-simple = This password is too easy to guess: please do not repeat a few characters or your name.
account-name-missing = Please choose a name with letters.
account-name-long = This name is too long.
account-name-invisible = This name has characters in it that nobody can see. Please type it without them.
account-name-taken = Somebody here has this name, or one that looks like it. Please choose another.
account-wrong = The name or the password is wrong.
account-signed-out = You are not signed in.
account-is = You are signed in as { $name }.
account-sign-out = Sign out
account-taste = On all devices
account-taste-keep = Keep
account-devices = Where you are signed in
account-devices-note = A device that is ended can do nothing in your name any more, and its open pages are loaded again. If somebody else has it, set a new password too: that also ends tokens, links of your seats and the ways of being told.
account-device-here = this one
account-device-unknown = A browser
account-device-end = End
account-passkey-end = Remove
account-passkeys = Passkeys
account-passkey-in = Sign in with a passkey
account-passkey-make = Make an account with a passkey
account-passkey-add = Add a passkey
account-passkey-name = What you call it
account-passkey-nameless = A passkey
account-passkey-note = A passkey stays on your phone, computer or security key and opens the account by fingerprint, face or PIN, without a password. Have two, or a password beside it: a device can be lost.
account-passkeys-not-here = Browsers make passkeys only for an address with a name and https, which this one is not.
account-passkey-not = Nothing was signed: your device said no, or it took too long. Please try again.
account-passkey-wrong = This passkey does not open an account here.
account-passkey-late = That took too long, or was sent twice. Please try again.
account-passkey-last = Nothing else opens your account: please set a password or add another passkey first.
account-passkeys-full = This passkey was not kept: it is known already, or you have as many as an account can have.
account-password-set = Set a password
account-remove = Remove the account
account-remove-note = Name, password and passkeys are forgotten, and all other devices are signed out; tokens, links of your seats, the feed and the ways of being told end. Your tables stay with this browser, as if you had never had an account.
