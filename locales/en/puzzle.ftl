# Puzzles: the list of a game's, and the try at one beside the board.
puzzles-title = Puzzles: { $game }
puzzles-link = Puzzles
puzzles-note = Positions from games between bots. In each, one plan reaches the goal in your turn without luck, and no other does. All that you need lies open: once dice fall or a card is uncovered, it would be luck.
puzzles-count = { $solved } of { $all } solved
puzzles-others = Puzzles of other games
puzzles-try = Solve it
puzzles-solved = ✓ solved
puzzle-heading = Puzzle:
puzzle-missed-by-club = { $count ->
    [0] The bot Club always finds it.
    [1] The bot Club misses it once in 100 times.
    [100] The bot Club never finds it.
   *[other] The bot Club misses it { $count } times in 100.
}
puzzle-open = Only this turn of yours counts. As long as no dice have fallen you can take everything back.
puzzle-solved = Solved!
puzzle-solved-note = You reached it without any luck.
puzzle-missed = Not this time.
puzzle-turn-over = Your turn is over, and the goal is not reached.
puzzle-luck = Dice fell, or something was uncovered, before the goal was reached. From here on it would be luck.
puzzle-turned = After “{ $deed }” it was out of reach.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-why = The plan, and why there is no other
puzzle-show = Give up and see the plan
puzzle-proof = The search has gone through everything that can be done in this turn. Whoever reaches the goal without luck does all of this, in this order or another.
