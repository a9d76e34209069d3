# The people around a game: seats that go on on another device.

## One's own seat, and its link
links-mine = On another device
mine-heading = Your seat on another device
mine-intro = With a private link you play on elsewhere: on your phone, in another browser, or after this one has forgotten you. Whoever opens it gets your seat, so show it to nobody, unless you want to hand the seat over.
mine-none = You have no seat at this table, so there is nothing to continue.
mine-not-yet = The link can be made as soon as the game has begun. Until then your share in the dice is in this browser and nowhere else.
mine-make = Make a new link
mine-renew-note = A new link ends the one before it.
mine-link = The link of this seat
mine-qr = QR code of the private link to your seat
mine-once = It is shown this once, because only its fingerprint is kept. Copy it to a safe place, or scan the code with the other device.
mine-back = Back to the table

## Whoever opens it
found-heading = Play on as { $name }?
found-what = This link leads to the seat of { $name } at a table of { $game }. If you go on, the seat belongs to this browser. The other device is told, and from then on only watches.
found-continue = I am { $name }: play on here
found-other = I am somebody else
found-other-note = You take the seat over for good, under your own name. Everybody at the table is told, the link ends, and { $name } cannot come back with it.
found-take-over = Take over the seat
found-watch = Only watch
found-unknown = This link leads to no seat
found-unknown-detail = It may have lost a part on its way, or it was never one. Copy it again from the beginning to the end, or make a new one on the device that has the seat.
found-renewed = This link has ended
found-renewed-detail = A newer link was made for the seat, or somebody has taken it over. Ask for the newest link on the device that has the seat.

## At the table
moved-label = Seats that moved
moved-elsewhere = { $name } is now played on another device, which opened the private link. This page only watches. If that was not you, take the seat back here and make a new link.
moved-back = Play on here
moved-handed-by-you = { $to } has taken over your seat, which was called { $name }. This page only watches.
moved-handed = { $after } plays on for { $before }.
dice-elsewhere = The share of this seat in the dice was drawn by the browser that sat down here first. It keeps what is needed to prove it.

## Talk
talk-heading = Talk
talk-players-note = You talk with the other players. Whoever watches can read it too.
talk-spectators-note = You talk with the others who watch. The players read it when the game is over, or if the host lets them.
talk-watches = watches
talk-name = Your name
talk-words = Say something
talk-say = Say
talk-reactions = Say it with a sign
talk-react-good = Thumbs up
talk-react-bravo = Bravo
talk-react-laugh = Laughter
talk-react-wow = Astonishment
talk-react-sad = Sadness
talk-react-dice = Those dice!
talk-off = Talk is switched off at this table.
talk-muted = The host has muted you at this table.
talk-nameless = Please say what you are called, so that the others know who talks.
talk-empty = There is nothing to say yet.
talk-long = That is too long: at most { $most } characters can be said at once.
talk-unclear = That could not be understood. Please reload the page and try again.
talk-manners = Who is heard
talk-players-off = Players shall not talk
talk-players-on = Players may talk
talk-spectators-off = Spectators shall not talk
talk-spectators-on = Spectators may talk
talk-open-off = Players shall not read the spectators
talk-open-on = Players may read the spectators
talk-unhear = I do not want to read { $name }
talk-hear = I want to read { $name } again
talk-mute = Mute { $name } for all
talk-unmute = Let { $name } talk again
watchers-some = { $count ->
    [one] one person
   *[other] { $count } people
}
watchers-others = { $count ->
    [one] one other
   *[other] { $count } others
}
watchers-who = { $count ->
    [one] Watching: { $names }.
   *[other] Watching ({ $count }): { $names }.
}
links-screen = On a big screen

## Tokens for programs
tokens-heading = Programs that play for you
tokens-intro = With a token a program does what you could do with the pages of this house: it sees what you see, and acts for your seats. Whoever has the token can do it too, so give it to no one you would not let play for you.
tokens-document = How programs talk with this house (OpenAPI)
tokens-fresh = The new token
tokens-once = It is shown this once, because only its fingerprint is kept.
tokens-own = Your tokens
tokens-end = End this token
tokens-new = A new token
tokens-label = What it is for
tokens-scopes = What it may do
tokens-read = look at tables
tokens-play = open tables, sit down and act
tokens-talk = talk
tokens-make = Make the token
tokens-no-label = Please say in at most 40 characters what the token is for.
tokens-no-scope = Please choose at least one thing that the token may do.
tokens-too-many = You have 20 tokens, which is as many as one can have. Please end one that you do not need.

## What programs are told
api-no-token = Nobody knows this token
api-no-token-detail = Send a token of this house, made on its page /tokens, as “Authorization: Bearer TOKEN”. One that was ended is known no longer.
api-no-scope = The token is not good for that: it lacks the scope “{ $scope }”.
api-no-json = The body is not the JSON that is expected here: { $why }

start-all-tables = All your tables, past games and how they went
