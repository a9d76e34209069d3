# Somebody stays away from a table.

away-label = Who is away
away-tag-held = a bot plays for them
away-bot-easy = a bot that plays like a beginner
away-bot-greedy = a bot that plans ahead
away-bot-value = a bot that plays well
away-bot-master = a bot that plays its best
away-bot-random = a bot that plays any move
away-bot-any = a bot

away-absent = { $minutes ->
    [one] { $seat } has been away for a minute.
   *[other] { $seat } has been away for { $minutes } minutes.
}
away-absent-help = Wait, or let a bot play for them until they are back. Nothing of theirs is lost.
away-patience = { $count ->
    [one] After a minute a bot can play for them.
   *[other] After { $count } minutes a bot can play for them.
}
away-which-bot = Which bot
away-hold = Let it play until they are back
away-held = For { $seat }, { $bot } plays until they are back.
away-own = While you were away, { $bot } played for { $seat }.
away-nothing-done = It has not been asked to do anything yet.
away-back = Play on myself

away-end = End the game by agreement
away-end-note = It ends without a winner as soon as all who are there agree. The dice are laid open, and it can be watched again.
away-end-ask = Ask the others
away-end-asked = { $seat } wants to end the game without a winner.
away-end-asked-help = If all who are there agree, the game is over and nobody has won. One no is enough to play on.
away-end-awaited = Still to agree: { $seats }.
away-end-agree = End it
away-end-decline = Play on

away-ended = Ended by agreement
away-ended-why = Those who were there have ended the game. Nobody has won.

away-told-held = { $by } calls in { $bot }: it plays for { $seat } until they are back.
away-told-back = { $seat } is back and plays on.
away-told-end-asked = { $seat } asks to end the game without a winner.
away-told-end-agreed = { $seat } agrees to end the game.
away-told-end-declined = { $seat } wants to play on.
away-told-ended = All who are there agree: the game is over, and nobody has won.
