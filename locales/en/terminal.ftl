# The words of the terminal: `globetable play`, and what `globetable verify` finds.

## Playing
cli-ask = { $seat }, what do you do?
cli-how = { $undo ->
    [yes] A number, t to take back, or q to stop:
   *[no] A number, or q to stop:
}
cli-taken-back = Taken back.
cli-takes-back = { $seat } takes that back.
cli-range = Please give a number from 1 to { $most }.

## Checking a journal
cli-game = { $game } on “{ $board }”, { $names }
cli-order = (order)
cli-tally = { $purpose }: each face is expected { $expected } times
cli-even = chi-square { $chi } with { $degrees } degrees of freedom; even dice are at least that uneven in { $percent } % of games
cli-proven = The dice are proven: the seed published after the game is the one committed to before it
cli-proven-how = and every draw follows from it and from what the players contributed.
cli-proven-not = (It does not prove that a host who played did not try several numbers of their own, or look ahead in the memory of their machine.)
cli-reproduced = Every draw follows from the seed { $seed }, which was no secret.
cli-sealed = The seed of the dice is not published yet, so the draws cannot be checked against it.
cli-scripted = The dice were scripted: somebody chose them.
cli-over = The game is over by { $clause }: won by { $winners }.
cli-not-over = The game is not over.
cli-holds = Everything holds: { $count ->
    [one] one entry
   *[other] { $count } entries
}, chain, rules and replay.
cli-holds-not = { $file }: does not hold: { $why }
cli-abandoned = Those who played ended the game by agreement. Nobody has won.
