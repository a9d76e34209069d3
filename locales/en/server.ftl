# What the server itself says: when a request cannot be served, and when a table says no.

## Pages that say what is wrong
srv-not-found = There is nothing here
srv-not-found-detail = The address leads nowhere. Perhaps a part of it got lost on the way.
srv-no-table = There is no such table
srv-no-table-detail = The link leads to no table of this house. Ask whoever sent it to copy it again, from the beginning to the end.
srv-method = That cannot be done here
srv-method-detail = This address takes another kind of request.
srv-foreign = Not from here
srv-foreign-detail = This request came from a page of another site, so nothing was done. Please use the buttons of the table itself.
srv-misdirected = Not this house
srv-misdirected-detail = This house is not known by the name in the address. Please use the link that you were given.
srv-password = This house asks for a password
srv-password-detail = Whoever opens a table here has to know the password of the house. Ask whoever runs it. To join a table, its link is enough.
srv-invitation = This house opens tables by invitation
srv-invitation-detail = Whoever opens a table here needs an invitation. Ask whoever runs the house for its link, and open it in this browser. To join a table, its own link is enough.
srv-no-invitation = This invitation does not hold
srv-no-invitation-detail = It was withdrawn, or a part of the link is missing. Ask whoever runs the house for another.
srv-form = That form could not be read
srv-form-detail = What arrived was not a form of this house, so nothing was done. Please reload the page and try again.
srv-too-large = That is too much
srv-too-large-detail = A form of this house has at most { $most } KiB. Nothing was done.
srv-too-slow = That took too long
srv-too-slow-detail = The form did not arrive in time, and nothing was done. Please try again.
srv-not-done = That was not done
srv-journal-sealed = The journal is still sealed
srv-journal-sealed-detail = The journal holds every shuffle, so it would show the order of the pile. It can be downloaded as soon as the game is over.
srv-no-rolls = Nothing has been rolled yet
srv-no-rolls-detail = The game at this table has not started.
srv-not-again = Not yet, or not for you
srv-not-again-detail = Those who played can play again together when the game is over.
srv-broken = Something went wrong on our side
srv-broken-detail = Nothing that was done at a table is lost. Please try again in a moment.
srv-unreadable = This table cannot be opened
srv-unreadable-detail = What is kept of it cannot be read by this version of the program. The host finds the reason in the log of the server.

## What a table says when nothing was done
srv-stale = The table has moved on; look again.
srv-not-your-seat = That seat is not yours.
srv-no-seat = There is no such seat at this table.
srv-no-version = The page that sent this was incomplete. Please reload it.
srv-not-started = The game has not started yet.
srv-started = The game has started already.
srv-over = The game is over.
srv-nothing-to-take-back = There is nothing to take back: dice fell, something came to light, or somebody else acted.
srv-one-seat = You have a seat at this table. Its host lets everybody take one.
srv-players-link = The link that you came by is for watching. To take a seat, ask for the link for those who play.
srv-closed = This table is closed. Whoever is to see it needs the link for those who play.
srv-seat-taken = Somebody else has just taken that seat.
srv-seats-open = Seats are still open. Wait for somebody, or let bots play them.
srv-locked = The seats are locked: the players’ shares in the dice are being revealed.
srv-not-locked = The seats are not locked just now.
srv-patience = Somebody is still expected. You may go on without them in { $seconds } seconds.
srv-too-often = That was too often. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
srv-bot-tables = As many tables of yours as there may be are played by bots alone. Please wait until one of them is over.
srv-streams = As many streams as there may be from where you are are open. Please close one, or try again in half a minute.
srv-took-back-enough = So much has been taken back here that this stays. When the game has moved on, things can be taken back again.
srv-share = That is not the share that was committed to.
srv-seat-kind = A seat can be freed or given to a bot.
srv-not-host = Only whoever opened the table can do that.
srv-name-missing = Please say what you are called.
srv-failed = That could not be saved just now, and nothing was done. Please try again.

## What the start page says
srv-table-taken = That table is open already. Here is a fresh one: please try again.
srv-options = These choices do not fit together. Please look through them again.
srv-no-scenario = There is no such position to begin from.
srv-scenario-seats = That position is for { $seats } players. Please set up as many seats.

## What bots are called
srv-bot-1 = Sprocket
srv-bot-2 = Pixel
srv-bot-3 = Gizmo
srv-bot-4 = Tinker
srv-bot-5 = Ratchet
srv-bot-6 = Bolt
srv-bot-more = Bot { $number }
srv-no-moment = There is no such moment
srv-no-moment-detail = The game goes from moment { $first } to moment { $last }.
srv-not-your-eyes = While the game goes on you see what your own seat saw, or what a spectator did.
srv-no-journal = This is not the journal of a game.
srv-not-playing = Only those who play have a say in this.
srv-not-away = They are here. Nobody can play for them.
srv-away-too-short = A bot can play for them when they have been away for { $minutes } minutes.
srv-not-asked = Nobody has asked to end the game.
srv-no-word = Say whether you agree.
srv-time-not-up = Their time is not up yet.
srv-no-day-off = There is no day off to take just now.
srv-own-time = Nobody gives time to themselves.
srv-asked-already = Somebody else has asked; answer that first.
srv-nobody-to-ask = Nobody else plays here who could agree.

srv-not-coached = At a table of people a bot can be asked only if all of them have agreed to that.
srv-not-waited-for = The game does not wait for this seat.
srv-not-over = The game is not over yet.
