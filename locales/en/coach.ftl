### “What would you do?”

coach-label = What a bot would do
coach-ask = What would you do?
coach-heading = A strong bot would …
coach-chance = { $percent } %
# How far the chance may be off by the luck of the bot's tries.
coach-error = ± { $points }
coach-note = The chance to win after each, by what your seat can see. The bot judges by what it learned from many games, and can be wrong; ± is the luck of its tries. A click does it.
coach-agree-heading = Ask a bot what it would do
coach-agree-note = At a table of people, everybody must agree that all may ask.
coach-agreed-all = Everybody has agreed: whoever is asked can ask a bot what it would do.
coach-agreed = Agreed: { $seats }
coach-agree = All may ask, for my part
coach-withdraw = No longer
coach-told-agreed = { $seat } agrees that all may ask a bot what it would do.
coach-told-declined = { $seat } does not want anybody to ask a bot what it would do.
