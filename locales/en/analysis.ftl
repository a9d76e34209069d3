### Looking back at a game.

analysis-title = Luck and skill: { $game }
analysis-never = Nothing was learned about this game, so nothing can be said about its chances.
analysis-working = A bot looks at every action of the game. The page comes again by itself.
analysis-progress = How far the analysis is
# A change of a chance to win, with its sign.
analysis-percent = { $change } %
analysis-balance = { $own ->
    [yes] Dice and cards were worth { $luck } to you (± { $error }), play { $play }.
   *[no] { $seat }: dice and cards were worth { $luck } (± { $error }), play { $play }.
}
analysis-lost = { $count ->
    [one] One decision: it lost { $lost } % against the best that was found.
   *[other] { $count } decisions: on average each lost { $lost } % against the best that was found.
}
analysis-course = Chances to win
analysis-chart = Chances to win in the course of the game. At the end: { $scores }
analysis-course-note = At the beginning of each turn, everybody’s by what they themselves knew then; all together are 100 %.
analysis-decisions = The decisions that cost most
analysis-no-decisions = Nowhere was anything found that is better beyond doubt.
analysis-decision = { $seat }: “{ $done }”. Better: “{ $better }”.
analysis-rolls = What chance decided most
analysis-note = A decision is judged by what its player could know, against the best that a short search finds. Luck is what came of an action beside what was to be expected of it: dice, cards and what came to light. The rest is play, one’s own and that of the others. Chances are those of a learned value, which can be wrong.
