# The board of Globopolis, its players and Titles.

## The board

gpb-board = The board
gpb-map = The ring of fields; scroll to see all of it
gpb-pieces = The fields, clockwise from the first base
gpb-governor = { $name }’s Governor
gpb-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gpb-glance = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gpb-map-ops = OPs MISSION
gpb-map-influence = INFLUENCE
gpb-map-market = Independent Territory
gpb-map-bank = Independent Territory
gpb-map-base = O.R.S.S. base
gpb-map-teleport = TELEPORT!
gpb-map-moonshot = MOONSHOT!
gpb-map-nsa = NSA
gpb-map-nia = NIA

## The middle

gpb-round = Round { $round }
gpb-round-of = of { $rounds }
gpb-last-round = This is the last round.
gpb-sudden = Sudden death between { $names }.
gpb-bank = Left in the bank
gpb-pieces-left = { $count ->
    [one] { $count } ED piece
   *[other] { $count } ED pieces
}
gpb-stacks = Left to draw
gpb-stack-ops = { $count } OPs-MISSION
gpb-stack-influence = { $count } INFLUENCE

## A field in words

gpb-list = Board as a list
gpb-list-close = Close the list
gpb-quadrant = From { $base } on
gpb-legend = The signs
gpb-legend-ed = Economic Development
gpb-legend-battle = in a battle
gpb-legend-shield = cannot be attacked for now
gpb-a-territory = Territory of { $group }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
gpb-a-guild = Guild tied to { $group }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
gpb-owned = owned by { $name }
gpb-unowned = owned by nobody
gpb-level-none = undeveloped
gpb-level-one = Developed
gpb-level-one-back = Developed, but set back
gpb-level-two = Super Developed
gpb-level-two-half = Super Developed, but set back by a level
gpb-level-two-back = Super Developed, but set back by both levels
gpb-costs = Conference Cost { $eu } EU
gpb-agents = { $count ->
    [one] one Agent of { $name }
   *[other] { $count } Agents of { $name }
}
gpb-governors = Governors here: { $names }
gpb-can-fly = you can fly here now
gpb-can-attack = you can attack it now: { $chance }
gpb-attacks = attacking
gpb-attacked = under attack
gpb-frozen = cannot be traded now
gpb-shielded = cannot be attacked for now
gpb-does-ops = Draw an OPs or MISSION card; you may roll again unless two throws have moved you.
gpb-does-influence = Draw an INFLUENCE card; you may roll again unless two throws have moved you.
gpb-does-nothing = You may roll again.
gpb-does-market = Roll two dice for how many R-Units you may buy at 5 EU each; or roll again instead.
gpb-does-bank = You get 10 EU and 5 points. Then use the market of an Independent Territory, or roll again.
gpb-does-base = Fly once to another base, and roll again if you like.
gpb-does-teleport = The d8 and the d20 take you on; whoever comes by clockwise gets 40 EU.
gpb-does-moonshot = You gain 10 points, and your turn is over.
gpb-does-nsa = Roll a die: it brings one to three NS-Units. You may roll again.
gpb-does-nia = Roll a die: it brings one to three Agents from your reserve. You may roll again.
gpb-does-territory = Take it if nobody owns it, pay if another does.
gpb-does-guild = Take it, whoever owns it.

## The card of a field

gpb-close = Close the card
gpb-sells = Sells
gpb-fly = Fly here
gpb-bases = The other bases:
gpb-now = As it stands
gpb-title = The Title
gpb-units = R-Units
gpb-ns-cap = NS-Units
gpb-ns = { $count } of at most { $cap }
gpb-development = Development
gpb-to-develop = Still needed to develop
gpb-to-restore = Needed to have it back
gpb-ready = nothing but { $eu } EU
gpb-conference = Conference Cost
gpb-premium = Premium
gpb-allocation = Comes with
gpb-agents-here = Agents
gpb-superior-none = In a conflict nobody would have Agent Superiority here.
gpb-superior-owner = In a conflict the owner would have Agent Superiority here.
gpb-superior-attacker = In a conflict the owner’s opponent would have Agent Superiority here.
gpb-state-none = Undeveloped
gpb-state-one = Developed
gpb-state-two = Super Developed
gpb-stock = Guild Stock
gpb-stock-whole = Whole stock
gpb-rate-now = A unit of { $unit }
gpb-guild-sells = Others can buy three a turn in their Option Phase.
gpb-guild-closed = A Guild that nobody owns sells nothing.
gpb-step = The owner also has
gpb-rate = EU a unit
gpb-step-0 = none of these
gpb-step-1 = one of these
gpb-step-2 = two of these
gpb-step-3 = all of these
gpb-steps = These: { $titles }, and another Guild that deals in the same.
gpb-group = { $group }
gpb-bonus = The whole group brings { $points } points.
gpb-bonus-credited = Paid to { $names }.
gpb-bonus-pending = Due to { $names } at the end of a turn.

## The players

gpb-players = Governors
gpb-points = points
gpb-of-mark = of { $mark } points
gpb-debt = { $count ->
    [one] owes one crossing
   *[other] owes { $count } crossings
}
gpb-ps = Stock
gpb-territories = { $count } of { $wanted } Territories
gpb-no-titles = No Titles.
gpb-credited = the group’s bonus has been paid
gpb-pending = a whole group; its bonus is not paid yet
gpb-agents-hand = { $count ->
    [one] one Agent in hand
   *[other] { $count } Agents in hand
}
gpb-agents-reserve = +{ $count } in reserve
gpb-captives = { $count ->
    [one] one captured Agent of { $name }
   *[other] { $count } captured Agents of { $name }
}
gpb-cards = { $count ->
    [one] one { $kind } card
   *[other] { $count } { $kind } cards
}
gpb-claims = Claims “{ $card }”
gpb-reached = Has reached the mark
gpb-tied = In sudden death
gpb-called = Has called time
gpb-deed-battles = { $count ->
    [one] one battle won
   *[other] { $count } battles won
}
gpb-deed-captures = { $count ->
    [one] one Agent captured
   *[other] { $count } Agents captured
}
gpb-deed-cleaned = { $count ->
    [one] one house cleaned
   *[other] { $count } houses cleaned
}
gpb-deed-guilds = { $count ->
    [one] one Guild taken over
   *[other] { $count } Guilds taken over
}
gpb-deed-developments = { $count ->
    [one] one level built
   *[other] { $count } levels built
}
gpb-deed-laps = { $count ->
    [one] once around
   *[other] { $count } times around
}
gpb-deed-moonshots = { $count ->
    [one] one moonshot
   *[other] { $count } moonshots
}
