### The desk of Globopolis: everything a player does.

gpd-spectator = You are watching. The players’ cards stay hidden from you.

## What is asked now

gpd-now-over = { $team } has won.
gpd-now-discard = You hold more than { $limit } { $kinds } cards: put one of them under its stack.
gpd-now-teleport = Teleport into the game.
gpd-now-roll = The time for your Option Phase is over: roll.
gpd-now-option = Your Option Phase: arrange, develop, deal – then roll.
gpd-now-answer = An offer waits for your answer.
gpd-now-again = You are on { $field }. Roll again, or stop.
gpd-now-base = You are on { $field }. Fly once, roll again, or stop.
gpd-now-own-clean = { $title } is yours. Clean House, then roll again or attack – or stop.
gpd-now-own = { $title } is yours. Roll again or attack – or stop.
gpd-now-foreign-pay = { $title } belongs to { $team }. The Conference costs { $eu } EU.
gpd-now-foreign = { $title } belongs to { $team }. Pay { $eu } EU, or attack it.
gpd-now-surplus = { $title } is yours now. Which surplus stays there?
gpd-now-market = You are on { $field }. Use the market, roll again, or stop.
gpd-now-bank = Switzerland paid you 10 EU and 5 points. Use a market, roll again, or stop.
gpd-now-shop = { $left ->
    [one] One R-Unit is on offer, for { $price } EU.
   *[other] { $left } R-Units are on offer, { $price } EU each.
}
gpd-now-bystander = Your Agents stand on a battlefield. Do they stay?
gpd-now-bribe = { $team }’s Agents stand on the battlefield. Offer EU, or go on.
gpd-now-muster = Before the first Battle Round: play Operations and gather help, or go on.
gpd-now-muster-defender = { $team } attacks you! Play Operations and gather help, or go on.
gpd-now-help = { $eu ->
    [0] You are asked for an NS-Unit from { $title }.
   *[other] You are offered { $eu } EU for an NS-Unit from { $title }.
}
gpd-now-fight = Roll the Battle Round.
gpd-now-defend = Play an Operation before the next Battle Round, or go on.
gpd-now-chain = You won. Attack more of { $group }, or stop.
gpd-now-agents = Place and withdraw your Agents, then end your turn.
gpd-now-declare = Your turn may have fulfilled a MISSION. Declare yours if it has, or end your turn.
gpd-last-round = This round is the last: somebody claims victory.

gpd-wait-discard = Waiting for { $seats }, who must put a card away.
gpd-wait-teleport = Waiting for { $seats } to Teleport into the game.
gpd-wait-roll = { $seats } rolls.
gpd-wait-option = { $seats } uses the Option Phase.
gpd-wait-answer = Waiting for { $seats } to answer an offer.
gpd-wait-again = Waiting for { $seats } to roll again or stop.
gpd-wait-own = { $seats } landed at home, and may attack.
gpd-wait-foreign = { $seats } landed on a foreign Territory: a Conference, or an attack?
gpd-wait-foreign-pay = { $seats } landed on a foreign Territory, and pays for a Conference.
gpd-wait-surplus = Waiting for { $seats } to stack a new Territory.
gpd-wait-market = { $seats } is at a market.
gpd-wait-bystander = Waiting for { $seats }: what do the Agents on the battlefield do?
gpd-wait-muster = Waiting for { $seats } to prepare for battle.
gpd-wait-help = Waiting for { $seats }, who was asked for help.
gpd-wait-rounds = Waiting for { $seats } in the battle.
gpd-wait-chain = { $seats } has won a battle, and may attack on.
gpd-wait-agents = { $seats } places Agents and ends the turn.
gpd-wait-declare = { $seats } ends the turn, and may declare a MISSION.

## Rolling

gpd-roll = { $dice ->
    [one] Roll 1
   *[other] Roll { $dice }
}
gpd-ahead = Where would I land?
gpd-behind = Counterclockwise, for { $points } points
gpd-behind-free = Counterclockwise, for free
gpd-behind-costs = Each such roll costs { $points } points: you would have { $left }.
gpd-behind-not = Going counterclockwise costs { $points } points, and you do not have them.
gpd-steps = Fields
gpd-field = Field
gpd-chance = Chance with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
gpd-lap-paid = TELEPORT! is { $steps } fields ahead: reaching or crossing it pays { $eu } EU.
gpd-lap-cleared = TELEPORT! is { $steps } fields ahead: crossing it clears what you owe, and pays nothing.
gpd-lap-owed = TELEPORT! is { $steps } fields behind: if you cross it backwards, your next crossing pays nothing.

gpd-land-unowned = free: +{ $points }
gpd-land-own = yours: a card
gpd-land-again = roll again
gpd-land-foreign = { $team }: { $eu } EU
gpd-land-guild = free: +{ $points }
gpd-land-own-guild = yours: nothing
gpd-land-foreign-guild = { $team }: take it, +{ $points }
gpd-land-card = a card
gpd-land-market = { $goods }
gpd-land-bank = 10 EU, +5, a market
gpd-land-base = fly
gpd-land-teleport = d8 and d20
gpd-land-moonshot = +10
gpd-land-nsa = 1 to 3 NS
gpd-land-nia = 1 to 3 Agents

gpd-fly = Fly with the O.R.S.S.
gpd-fly-do = Fly
gpd-attacks = { $count } more attacks
gpd-to-hand = Cards below can be played now
gpd-to-hand-discard = Choose a card below
gpd-take-back = Take that back

## What it costs and does

gpd-does-teleport = The d8 says how many bases on, the d20 how many fields; then the field’s rules are followed.
gpd-does-pay = { $team } gets { $eu } EU from you.
gpd-does-keep = You keep { $eu } EU.
gpd-does-sell = { $points ->
    [one] One of your points is turned into EU: you keep { $left }.
   *[other] { $points } of your points are turned into EU: you keep { $left }.
}
gpd-does-waive = { $eu } EU that you cannot pay are waived.
gpd-does-end-turn = Your turn is over then.
gpd-does-stop-agents = Your roll is over; your Agents come next.
gpd-does-market = Two dice say how many R-Units are on offer, at 5 EU each.
gpd-does-market-ends = Once they are rolled, your turn ends with the market.
gpd-does-market-again = With the Market Shuttle you may roll again afterwards.
gpd-does-shop-ends = Your turn is over then.
gpd-does-shop-again = You may roll again then.
gpd-does-shop-option = Your Option Phase goes on then.
gpd-does-clean = Best of three, your d{ $own } against a d{ $other }: you win with { $chance }.
gpd-does-capture = { $count ->
    [one] If you win, you capture { $team }’s Agent there. If not, it stays.
   *[other] If you win, you capture { $team }’s { $count } Agents there. If not, they stay.
}
gpd-does-call-time = Once everybody has called time, the running round is the last and the leader wins.
gpd-does-resign = Your Titles become free, your cards and Agents leave the game, and you play no more.
gpd-does-discard = It goes under its stack; the others see only its kind.
gpd-does-claim = You claim victory, and this round becomes the last. It must still hold when the round is over.
gpd-does-mission-pays = It pays { $points } points at once and leaves the game.
gpd-does-wanted = That is what your Territories lack most for their sets.
gpd-does-clean-all = One contest after the other is rolled. Losing one costs nothing.
gpd-does-guard = { $list }. { $left ->
    [0] No Agent stays in hand.
    [one] One Agent stays in hand.
   *[other] { $left } Agents stay in hand.
}
gpd-does-surplus = They stay at hand for any of your Territories.

## The workbench

gpd-jumps = Parts of your Option Phase
gpd-jump-bench = R-Units
gpd-jump-guilds = Guilds
gpd-jump-points = Points
gpd-jump-deals = Deals
gpd-jump-hand = Cards
gpd-bench = Move R-Units
gpd-bench-sheet = Show all R-Units
gpd-bench-done = Done
gpd-bench-how = Choose a number, then where it goes.
gpd-tiles = Each set of the five develops a Territory; what is missing is brought along.
gpd-bench-drag = Or drag it there, with Shift as many as possible.
gpd-moves-left = { $left ->
    [one] One more move this turn.
   *[other] { $left } more moves this turn.
}
gpd-chosen = Move { $unit } from { $from } – where to?
gpd-place = Place
gpd-stock = Personal Stock
gpd-chip = { $count } { $unit }, { $place }: choose to move
gpd-put = Put { $count } { $unit } here
gpd-ns = NS full: { $count } of { $cap }
gpd-level-0 = (development set back)
gpd-level-1 = Developed
gpd-level-2 = Super Developed
gpd-lacks = Missing: { $units }
gpd-plan-develop = { $level ->
    [1] Develop
   *[other] Super-develop
}
gpd-plan-restore = Restore
gpd-plan-stock = { $units } from your Stock
gpd-plan-from = { $units } from { $title }
gpd-plan-bought = { $units } from { $title } for { $eu } EU
gpd-plan-sells = takes points
gpd-all = Develop all I can: { $count }
gpd-all-sums = { $eu } EU, { $left } left; points { $before } → { $after }
gpd-all-how = What it does
gpd-set-back = Set back: { $units } missing
gpd-next-turn = Developed this turn; the next level can follow on your next turn
gpd-premium-short = Its set is complete; the premium is { $eu } EU
gpd-no-pieces = All development pieces are in use
gpd-guilds = Guilds
gpd-guild-price = { $eu ->
    [0] { $unit } of your { $title }
   *[other] { $unit } from { $title }: { $eu } EU
}
gpd-take = Take { $count }
gpd-guild-left = { $left } more this turn
gpd-buy-stock = Buy { $count }: { $eu } EU
gpd-guild-rate = Why these prices?
gpd-rate = { $eu } EU for { $unit }: { $team } has { $count } of the 2 Associated Territories. The steps are { $rates } EU.
gpd-rate-another = { $eu } EU for { $unit }: { $team } has { $count } of the 2 Associated Territories, and another Guild that sells it. The steps are { $rates } EU.
gpd-by-list = Move by list
gpd-count = How many
gpd-unit = Kind
gpd-from = From
gpd-to = To
gpd-move = Move
gpd-points = Buy points
gpd-buy-points = +{ $points } for { $eu } EU
gpd-points-left = You can buy { $left } this turn.
gpd-points-eu = A point costs 5 EU, and you do not have them. Points turned into EU do not count.
gpd-points-bought = You have bought five points this turn, and more are not allowed.
gpd-points-near = You have been above { $points } points this turn: so near the mark none are sold.
gpd-stacking = Stack your surplus before you begin
gpd-stacking-how = What a Territory brought beyond two of a kind is in your Personal Stock. It can stand there instead.
gpd-stack = { $units } on { $title }
gpd-surplus = Beyond two of a kind it brought { $units }, which are in your Personal Stock now.
gpd-surplus-leave = Or leave some of it on { $title }:
gpd-surplus-none = All to my Personal Stock
gpd-surplus-do = Leave these there

## Buying

gpd-bank-has = { $count } in the bank
gpd-shop = You have { $eu } EU. If they do not reach, points are turned into EU, 5 EU each.
gpd-buy = Buy these
gpd-shop-done = Finish buying
gpd-shop-wanted = Buy { $units } for { $eu } EU
gpd-shop-mix = Choose yourself

## Agents

gpd-agents-have = You have { $hand } Agents in hand and { $reserve } in reserve. A Territory takes { $most } of yours; { $left } moves are left.
gpd-agents-own = Your Territories ({ $count ->
    [one] 1 Agent
   *[other] { $count } Agents
})
gpd-agents-of = { $team }’s Territories ({ $count ->
    [one] 1 Agent
   *[other] { $count } Agents
})
gpd-agents-theirs = { $team } { $count }
gpd-agents-others = { $list }
gpd-agents-done = End your turn
gpd-guards = Guard all, and end your turn
gpd-again = The same as last time, and end your turn
gpd-guard = { $count } to { $title }
gpd-clean-all = { $count ->
    [one] Clean House
   *[other] Clean House everywhere: { $count } contests
}
gpd-clean-each = One by one
gpd-agents-all = All
gpd-agents-most = Most
gpd-agents-fewer = Withdraw an Agent from { $title }
gpd-agents-more = Place an Agent on { $title }

## The hand

gpd-hand = Your cards
gpd-hand-of = { $seat }’s cards
gpd-curtain = Only for { $seat }: open
gpd-held = { $count } of { $limit }
gpd-no-cards = None.
gpd-playable = now
gpd-face-opportunity = Opportunity
gpd-face-operation = Operation
gpd-face-mission = MISSION
gpd-face-influence = INFLUENCE
gpd-side-aggressor = For the Aggressor
gpd-side-defender = For the Defender
gpd-side-either = For either side
gpd-when-muster = before the first Battle Round
gpd-when-round = before any Battle Round
gpd-when = Playable { $list }
gpd-when-option = in your Option Phase
gpd-when-early-option = in your Option Phase, but not in the last round
gpd-when-landed = when you may roll again
gpd-when-foreign = on a foreign Territory
gpd-when-market = at a market, before its dice
gpd-when-end = while you place your Agents
gpd-when-at-once = at once, or in your Option Phase if it was dealt
gpd-opportunity = An attack across quadrants, once you have landed on one of the two Territories.
gpd-row-against = Attack
gpd-row-from = from
gpd-play = Play
gpd-discard = Put this one away
gpd-choose-title = Title
gpd-choose-other = For
gpd-choose-team = Player
gpd-choose-field = Field
gpd-choose-steps = Fields ahead
gpd-title = { $title }, value { $value }
gpd-title-of = { $title }, value { $value }, { $team }
gpd-progress = { $have } of { $need }
gpd-declared = Declared: it must hold when the round is over.
gpd-banner = is fulfilled!
gpd-fulfilled = Fulfilled! Declare it on your own turn.

gpd-goal-territories = { $value ->
    [0] Territories
    [1] Territories
   *[other] Territories of value { $value } or more
}
gpd-goal-spread = In each quadrant { $count } of value { $value } or more
gpd-goal-quadrant = Territories in one quadrant
gpd-goal-groups = Whole colour groups
gpd-goal-group = All of { $group }
gpd-goal-one-of-each = Different colour groups
gpd-goal-titles = { $titles }
gpd-goal-guilds = Guilds
gpd-goal-guild-with-territories = Guilds with both Associated Territories
gpd-goal-developed = { $level ->
    [1] Developed Territories
   *[other] Super Developed Territories
}
gpd-goal-developed-group = { $level ->
    [1] A whole group, all Developed
   *[other] A whole group, all Super Developed
}
gpd-goal-eu = EU
gpd-goal-units = { $unit }
gpd-goal-units-each = { $count } of each R-Unit
gpd-goal-agents-abroad = Foreign Territories with { $agents } of your Agents
gpd-goal-captives = { $count } captives, of { $players } players
gpd-deed-attacks-won = Battles won as Aggressor
gpd-deed-defences-won = Battles won as Defender
gpd-deed-battles-won = Battles won
gpd-deed-best-turn = Battles won in one turn
gpd-deed-victims = Players defeated
gpd-deed-captures = Agents captured
gpd-deed-houses-cleaned = Houses cleaned
gpd-deed-laps = Times paid at TELEPORT!
gpd-deed-guild-takeovers = Guilds taken from others
gpd-deed-developments = Levels developed
gpd-deed-conference-guests = Conference guests
gpd-deed-moonshots = Landings on MOONSHOT!
gpd-deed-flights = O.R.S.S. flights

## Forms that were not understood

gpd-form-unknown = That form was not understood. Load the page again, and try once more.
gpd-form-number = Please give a number from 0 to 255.
gpd-form-unit = Choose a kind of R-Unit.
gpd-form-place = Choose where the R-Units come from, and where they go.
gpd-form-same = They are there already. Choose another place.
gpd-form-way = R-Units go from the Personal Stock, a Territory or a Guild to a Territory; into the Personal Stock only from a Guild.
gpd-form-nothing = Choose at least one.

## The options

gpd-options = How do you want to play?
gpd-option-level = Level
gpd-level-learning = Learning: no cards, no attacks, no Agents
gpd-level-cards = Cards and attacks, no Agents
gpd-level-full = The full game, with Agents
gpd-option-length = Length
gpd-length-mark = To the mark: 75 to 150 points
gpd-length-5 = 5 rounds, about half an hour
gpd-length-10 = 10 rounds
gpd-length-20 = 20 rounds
gpd-length-timed = Until everybody calls time
gpd-length-bitter = To the bitter end
gpd-options-more = More to choose: teams, cards, flights, timer …
gpd-option-teams = Teams
gpd-teams-none = Only with six people or more
gpd-teams = { $count } teams
gpd-option-flights = O.R.S.S. flights from a base
gpd-flights-bases = To the other bases
gpd-flights-nearest = Also to the nearest Independent Territory
gpd-flights-market = Also to any Independent Territory
gpd-flights-territory = Also to any Territory
gpd-option-assistance = Spontaneous Military Assistance
gpd-assistance-none = None
gpd-assistance-defence = Common Defence
gpd-assistance-aggression = Common Aggression
gpd-assistance-both = Both
gpd-option-administrator = The Administrator’s bribe of 10 EU
gpd-administrator-none = Is not asked for
gpd-administrator = Goes to seat { $number }
gpd-option-mark = Points that win
gpd-option-rounds = Rounds, after which the leader wins
gpd-option-territories = Territories that win
gpd-option-titles = Titles dealt to each
gpd-option-ops = OPs cards dealt to each
gpd-option-missions = MISSION cards dealt to each
gpd-option-influence = INFLUENCE cards dealt to each
gpd-option-hand-limit = Hand limit of each kind
gpd-option-timer = Seconds for the Option Phase
gpd-option-sends-ns = A Territory that assists must send an NS-Unit
gpd-option-ns-for-conflicts = NS-Units may be given or sold to a Territory in a conflict
gpd-option-guild-protection = Agents guard Guilds
gpd-option-free-direction = Going counterclockwise is free
gpd-option-timer-stops = The timer stops while a deal is negotiated

gpd-how-1 = Roll one to three dice and go around the ring. Free Territories become yours; on others’ you pay, or attack.
gpd-how-2 = Titles bring points and R-Units. With a complete set of five, a Territory can be developed.
gpd-how-3 = Guilds and markets sell what you lack, and everything can be traded with the others.
gpd-how-4 = Cards bring luck, attacks and secret MISSIONs; Agents guard and spy.
gpd-how-5 = Reach the mark of points or fulfil a MISSION, and lead when the round is over.

## The end

gpd-end-mark = { $team } reached the mark of { $mark } and led with { $points } points.
gpd-end-card = “{ $card }”
gpd-end-mission = { $team } fulfilled the MISSION { $missions }, with { $points } points.
gpd-end-territories = { $team } owned { $territories } Territories, with { $points } points.
gpd-end-sudden-death = { $team } won in sudden death with { $points } points.
gpd-end-rounds = { $team } led with { $points } points after { $rounds } rounds.
gpd-end-time = { $team } led with { $points } points when time was called.
gpd-end-alone = All others resigned; { $team } was left with { $points } points.
gpd-end-titles = Titles
gpd-end-developed = Development
gpd-end-groups = Whole groups
gpd-end-else = Bought, won, spent and lost
