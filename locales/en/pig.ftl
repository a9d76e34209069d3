### Pig, in plain words.

game-pig = Pig
game-pig-pitch = Roll as often as you dare, and hold before a 1 takes it all. The first with a hundred points wins.

## What a player can do

pg-do-roll = Roll
pg-do-hold = Hold

## What happened

pg-begins = { $seat } begins.
pg-rolled = { $seat } rolls { $face }: { $stake } at stake.
pg-rolled-two = { $seat } rolls { $face } and { $other }: { $stake } at stake.
pg-lost = { $seat } rolls a { $face } and loses { $lost } at stake.
pg-lost-two = { $seat } rolls { $face } and { $other }, and loses { $lost } at stake.
pg-lost-all = { $seat } rolls two 1s and loses all { $lost } points.
pg-held = { $seat } holds { $won } and has { $points } points now.
pg-won = { $seat } has { $points } points and wins.

## What the rules refuse

pg-over = The game is over.
pg-not-your-turn = It is { $seat }’s turn.
pg-roll-first = A turn begins with a roll. Hold once something is at stake.
pg-no-such-target = From { $least } to { $most } points can win.

## Options

pg-options = Options
pg-option-target = Points to win
pg-option-two-dice = Two dice
pg-option-two-dice-hint = Both count, one 1 ends the turn, and two 1s cost everything.

## The page

pg-board = The mat
pg-dice = The last roll: { $faces }
pg-dice-none = Nobody has rolled yet
pg-stake = At stake: { $points }
pg-players = Players
pg-points = { $points } of { $target }
pg-points-of = { $own ->
    [yes] Your points
   *[no] The points of { $seat }
}
pg-now-begin = Your turn: roll.
pg-now-go-on = Roll again, or hold?
pg-now-over = { $own ->
    [yes] You have won.
   *[no] { $seat } has won.
}
pg-wait = Waiting for { $seat }.
pg-hold-keeps = You have { $points } points then, and your turn ends.
pg-hold-wins = You win at once.
pg-take-back = Take it back
pg-end = { $seat } held and has { $points } points.

## How it works

pg-how-1 = On your turn, roll the die as often as you like.
pg-how-2 = Every number counts, but what you have rolled is only at stake.
pg-how-3 = A 1 takes all that is at stake, and your turn is over.
pg-how-4 = Hold, and what is at stake is yours. Then it is the next player’s turn.
pg-how-5 = Whoever holds with a hundred points wins.

## The roll report
purpose-roll = The dice of a turn
