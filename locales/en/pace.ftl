# How much time people have.

pace-heading = Time
pace-kind = Time to think
pace-none = As long as you like
pace-live = At the table: so much for a decision
pace-turns = By correspondence: so long for a turn
pace-decision = Seconds for a decision
pace-bank = Minutes in reserve, for the whole game
pace-increment = Seconds that come to the reserve with every decision
pace-hours = Hours for a turn
pace-vacation = Days off that everybody can take
pace-ahead = Your clock is ahead of universal time by so many hours
pace-ahead-note = Only where nights or weekends do not count. India is 5.5 ahead. Summer time is not followed: where it holds, nights begin and end an hour later or earlier in half of the year.
pace-nights = Not at night, from ten to eight
pace-weekends = Not at weekends
pace-up = When time is up
pace-up-others = The others decide
pace-up-bot = A bot plays on until they are back
pace-no-number = { $what }: a whole number from { $least } to { $most }.
pace-no-ahead = The hours by which your clock is ahead are a number from -12 to 14, in quarters of hours.
pace-no-clock = There is no such clock.
pace-left = Time left
pace-face-hours = { $hours } h
pace-face-days = { $days } d
pace-day-off = { $count ->
    [one] Take a day off (one is left)
   *[other] Take a day off ({ $count } are left)
}
pace-up-now = { $seat }’s time is up.
pace-up-now-help = Give them more time, or let a bot play for them until they are back. They may come back at any moment.
pace-give = Give them time for one more decision
pace-told-up = { $seat }’s time is up.
pace-told-up-bot = { $seat }’s time is up: { $bot } plays until they are back.
pace-told-given = { $by } gives { $seat } time for one more decision.
pace-told-day-off = { $seat } takes a day off.
