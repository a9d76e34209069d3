# The guided first game: what the coach says in all games.
lesson-heading = Your first game
lesson-step = Step { $step } of { $steps }
lesson-again = Show me again
lesson-leave = Leave the lesson
lesson-left = You have sent the coach away. You play on as you like.
lesson-back = Call the coach back
lesson-wait = The others play now. Watch what they do; you go on in a moment.
lesson-strayed = That works too.
lesson-closing = That was everything you need, well done. From here on you play by yourself: the bots go easy on you.
lesson-later = From here on I say nothing more. If you are at a loss, “What would you do?” below the question asks a strong bot.
lesson-offer = New to it?
lesson-offer-note = A coach plays your first game with you, in ten minutes, on the real board.
lesson-begin = Play a guided first game

## Lessons from the rulebooks
worked-heading = Lessons from the rulebook
worked-scene = Scene { $scene } of { $scenes }
worked-before = Back
worked-after = Go on
worked-what-if = What if …
worked-show = Show me
worked-try = Try it myself
worked-back = Back to the lesson
worked-end = That was the whole lesson.
worked-next = Next lesson: { $title }

## The words of the rules, and help in plain words
glossary-heading = Words of this game
help-open = In plain words
