### Globopolis, in plain words.

## Names

gp-team = Team { $number }
gp-unit-water = water
gp-unit-food = food
gp-unit-energy = energy
gp-unit-ucp = UCP
gp-unit-ns = NS
gp-units = { $list }
gp-units-of = { $count } { $unit }
gp-units-none = no R-Units
gp-eu = { $eu } EU
gp-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
gp-captives = { $count ->
    [one] a captured Agent
   *[other] { $count } captured Agents
}
gp-nothing = nothing
gp-list = { $list }
gp-kind-ops = OPs
gp-kind-mission = MISSION
gp-kind-influence = INFLUENCE
gp-stack-ops-mission = OPs-MISSION
gp-stack-influence = INFLUENCE
gp-field-ops-mission = an OPs-MISSION field
gp-field-influence = an INFLUENCE field
gp-field-market = an Independent Territory
gp-field-base = an O.R.S.S. base
gp-field-teleport = TELEPORT!
gp-field-moonshot = MOONSHOT!
gp-field-nsa = the Network Security Academy
gp-field-nia = the Network Infiltration Academy
gp-strength = a d{ $polygon } and { $total } d6 ({ $base } to begin with, { $ns } for NS-Units, { $economy } for the economy, { $superiority } for superiority, { $assistance } for assistance, { $cards } by cards)
gp-throw = { $polygon } with { $dice }, times { $times }: { $value }
gp-throw-alone = { $polygon } with the polygon alone: { $value }

## What a player can do

gp-do-teleport = Teleport into the game
gp-do-roll = { $dice ->
    [one] Roll one die
   *[other] Roll { $dice } dice
}
gp-do-roll-back = { $dice ->
    [one] Roll one die and go counterclockwise
   *[other] Roll { $dice } dice and go counterclockwise
}
gp-do-stop = Stop here
gp-do-fly = Fly to { $field }
gp-do-stack = Leave { $units } on { $title }, the rest goes to the Personal Stock
gp-do-store = Take the surplus of { $title } to the Personal Stock: { $units }
gp-do-stack-none = Keep the whole surplus of { $title } in the Personal Stock
gp-do-allocate = Put { $units } on { $title }
gp-do-transfer = Move { $units } from { $from } to { $to }
gp-do-develop = Develop { $title }
gp-do-take-stock = Take { $units } from the { $guild }
gp-do-take-stock-to = Take { $units } from the { $guild } to { $title }
gp-do-buy-stock = Buy { $units } from the { $guild }
gp-do-buy-points = { $points ->
    [one] Buy a point for 5 EU
   *[other] Buy { $points } points, 5 EU each
}
gp-do-roll-market = Roll for the market of { $field }
gp-do-buy = Buy { $units }
gp-do-pay = Pay the Conference Cost
gp-do-attack = Attack { $against } from { $from }
gp-do-attack-with = Attack { $against } from { $from } with “{ $card }”
gp-do-clean = Clean House on { $title } against { $team }
gp-do-bribe-leave = Offer { $eu } EU if all Agents are withdrawn
gp-do-bribe-stay = Offer { $eu } EU if all Agents stay
gp-do-answer-stay = Leave all Agents where they are
gp-do-answer = Withdraw { $aggressor } Agents from the Aggressor’s Territory and { $defender } from the Defender’s
gp-do-assist = Let { $title } assist with an NS-Unit
gp-do-call-for = { $eu ->
    [0] Ask for an NS-Unit from { $title }
   *[other] Offer { $eu } EU for an NS-Unit from { $title }
}
gp-do-send = Send the NS-Unit
gp-do-pass = That is all
gp-do-fight = Roll the Battle Round
gp-do-place = { $count ->
    [one] Place an Agent on { $title }
   *[other] Place { $count } Agents on { $title }
}
gp-do-recall = { $count ->
    [one] Withdraw an Agent from { $title }
   *[other] Withdraw { $count } Agents from { $title }
}
gp-do-play = Play “{ $card }”
gp-do-play-on = Play “{ $card }”: { $choice }
gp-do-discard = Put “{ $card }” under its stack
gp-do-claim = Declare the MISSION “{ $card }”
gp-do-offer = Offer { $to } { $give } for { $want }
gp-do-counter = Offer { $to } { $give } for { $want } instead
gp-do-accept = Accept { $from }’s offer
gp-do-decline = Decline { $from }’s offer
gp-do-withdraw = Withdraw your offer
gp-do-call-time = Call time
gp-do-time-up = End your Option Phase: time is up
gp-do-resign = Resign

## What happened

gp-told-title-dealt = { $team } is dealt { $title }.
gp-told-administrator = { $seat } is the Administrator and collects { $eu } EU.
gp-told-rolled-for-start = { $seat } rolls { $face } for the start.
gp-told-begins = { $seat } begins.
gp-told-dealt = You are dealt “{ $card }”.
gp-told-round = Round { $round } begins.
gp-told-turn = It is { $seat }’s turn.
gp-told-rolled = { $seat } rolls { $dice }.
gp-told-rolled-back = { $seat } rolls { $dice } and goes counterclockwise.
gp-told-paid-for-direction = Going counterclockwise costs { $team } { $points } points.
gp-told-arrived = { $seat }’s Governor is on { $field } now.
gp-told-teleported = { $seat } Teleports: base number { $bases }, and { $fields } fields on.
gp-told-flew = { $seat } flies to { $field }.
gp-told-lap-paid = { $team } crosses TELEPORT! and collects { $eu } EU.
gp-told-lap-owed = { $seat } crosses TELEPORT! backwards: the next crossing forward pays nothing.
gp-told-lap-cleared = { $seat } crosses TELEPORT!, which makes up for going backwards.
gp-told-took-title = { $team } takes { $title }, worth { $value ->
    [one] one point.
   *[other] { $value } points.
}
gp-told-took-guild = { $team } takes the { $title } from { $from }, and its { $value } points.
gp-told-guild-held = { $team } keeps the { $title }.
gp-told-own-guild = { $team } visits the { $title }, which is { $team }’s own.
gp-told-stored = { $team } puts { $units } into the Personal Stock.
gp-told-stacked = { $team } leaves { $units } on { $title }.
gp-told-paid = { $team } pays { $to } { $eu } EU.
gp-told-paid-bank = { $team } pays { $eu } EU to the bank.
gp-told-waived = { $team } has no more to give: { $eu } EU are waived.
gp-told-points-sold = { $points ->
    [one] { $team } turns a point into EU.
   *[other] { $team } turns { $points } points into EU.
}
gp-told-points-bought = { $points ->
    [one] { $team } buys a point.
   *[other] { $team } buys { $points } points.
}
gp-told-eu-gained = { $team } gets { $eu } EU.
gp-told-points-gained = { $points ->
    [one] { $team } gets a point.
   *[other] { $team } gets { $points } points.
}
gp-told-points-lost = { $points ->
    [one] { $team } loses a point.
   *[other] { $team } loses { $points } points.
}
gp-told-drew = { $team } draws a card from the { $stack } stack.
gp-told-drew-card = You draw “{ $card }”.
gp-told-stack-empty = The { $stack } stack is empty, so there is no card.
gp-told-at-once = { $team } draws “{ $card }”, which happens at once.
gp-told-discarded = { $team } has too many { $kind } cards and puts one under the stack.
gp-told-discarded-card = “{ $card }” goes from your hand under the stack.
gp-told-played = { $team } plays “{ $card }”.
gp-told-played-on = { $team } plays “{ $card }”: { $choice }.
gp-told-market = { $team } rolls for the market of { $field }: { $count } R-Units are on offer.
gp-told-bought = { $team } buys { $units } for { $eu } EU.
gp-told-switzerland = { $team } is welcome in Switzerland: 10 EU and 5 points.
gp-told-moonshot = MOONSHOT! { $team } gets 10 points and has a holiday for the rest of the turn.
gp-told-academy = The academy’s die shows { $face }: { $count ->
    [0] the bank has no NS-Units left for { $team }.
    [one] { $team } gets an NS-Unit.
   *[other] { $team } gets { $count } NS-Units.
}
gp-told-recruited = The academy’s die shows { $face }: { $count ->
    [0] { $team } has no Agents left in reserve.
    [one] { $team } gets an Agent from the reserve.
   *[other] { $team } gets { $count } Agents from the reserve.
}
gp-told-allocated = { $team } puts { $units } on { $title }.
gp-told-transferred = { $team } moves { $units } from { $from } to { $to }.
gp-told-ns-over-cap = { $count ->
    [one] { $title } cannot keep so many NS-Units: one goes to { $team }’s Personal Stock.
   *[other] { $title } cannot keep so many NS-Units: { $count } go to { $team }’s Personal Stock.
}
gp-told-developed = { $team } develops { $title } for { $eu } EU.
gp-told-super-developed = { $team } super-develops { $title } for { $eu } EU.
gp-told-set-back = { $title } no longer has the R-Units for its development: { $team } goes back { $points } points.
gp-told-restored = { $title } has the R-Units for its development again: { $team } gets { $points } points back.
gp-told-stock-taken = { $team } takes { $units } from the { $title }.
gp-told-stock-taken-to = { $team } takes { $units } from the { $title } to { $to }.
gp-told-stock-bought = { $team } buys { $units } from the { $title } for { $eu } EU.
gp-told-group-credited = { $team } owns all of { $group }: a bonus of { $points } points.
gp-told-group-pending = { $team } owns all of { $group } by a deal: the bonus comes at the end of { $team }’s next turn, if it is still so.
gp-told-offered = { $from } offers { $to } { $give } for { $want }.
gp-told-countered = { $from } offers { $to } { $give } for { $want } instead.
gp-told-offer-cards = The cards of the offer: { $give } for { $want }.
gp-told-deal = { $from } and { $to } make a deal: { $give } for { $want }.
gp-told-declined = { $to } declines { $from }’s offer.
gp-told-withdrawn = { $from } withdraws the offer to { $to }.
gp-told-lapsed = { $from }’s offer to { $to } is off.
gp-told-attacked = { $team } attacks { $on }’s { $against } from { $from }!
gp-told-attacked-with = { $team } attacks { $on }’s { $against } from { $from } with “{ $card }”!
gp-told-bribe-leave = { $by } offers { $to } { $eu } EU for withdrawing all Agents.
gp-told-bribe-stay = { $by } offers { $to } { $eu } EU for leaving all Agents.
gp-told-third-stays = { $team }’s Agents stay where they are.
gp-told-third-leaves = { $count ->
    [one] { $team } withdraws an Agent.
   *[other] { $team } withdraws { $count } Agents.
}
gp-told-assisted = { $title } assists { $team }.
gp-told-help-asked = { $eu ->
    [0] { $team } asks for an NS-Unit from { $title }.
   *[other] { $team } offers { $eu } EU for an NS-Unit from { $title }.
}
gp-told-help-sent = An NS-Unit goes from { $from } to { $to }.
gp-told-help-refused = No help comes from { $from }.
gp-told-assessed = The Aggressor has { $aggressor }; the Defender has { $defender }.
gp-told-round-to-aggressor = Battle Round { $round } goes to the Aggressor: { $aggressor } – against { $defender }.
gp-told-round-to-defender = Battle Round { $round } goes to the Defender: { $defender } – against { $aggressor }.
gp-told-battle-won = { $winner } wins the battle: { $loser } loses { $title }.
gp-told-called-off = { $team } calls the battle off. It does not take place, and the turn is over.
gp-told-destroyed = { $pieces ->
    [0] Lost on { $title }: { $units }.
    [one] Lost on { $title }: { $units } and a development piece.
   *[other] Lost on { $title }: { $units } and { $pieces } development pieces.
}
gp-told-captured = { $count ->
    [one] { $team } captures an Agent of { $of }’s on { $title }.
   *[other] { $team } captures { $count } Agents of { $of }’s on { $title }.
}
gp-told-sent-home = { $count ->
    [one] { $team }’s Agent on { $title } goes home.
   *[other] { $team }’s { $count } Agents on { $title } go home.
}
gp-told-house-cleaned = { $team } Cleans House on { $title }: { $owner } against { $of }’s { $intruder }. The Agents are caught.
gp-told-house-not-cleaned = { $team } tries to Clean House on { $title }: { $owner } against { $of }’s { $intruder }. The Agents stay.
gp-told-agents-placed = { $count ->
    [one] { $team } places an Agent on { $title }.
   *[other] { $team } places { $count } Agents on { $title }.
}
gp-told-agents-recalled = { $count ->
    [one] { $team } withdraws an Agent from { $title }.
   *[other] { $team } withdraws { $count } Agents from { $title }.
}
gp-told-agents-gained = { $count ->
    [0] { $team } has no Agents left in reserve.
    [one] { $team } gets an Agent from the reserve.
   *[other] { $team } gets { $count } Agents from the reserve.
}
gp-told-agents-freed = { $count ->
    [one] { $from } lets an Agent of { $team }’s go.
   *[other] { $from } lets { $count } Agents of { $team }’s go.
}
gp-told-claimed = { $team } declares the MISSION “{ $card }” and claims victory!
gp-told-mission-paid = { $team } has fulfilled the MISSION “{ $card }” and gets { $points } points.
gp-told-reached-mark = { $team } has { $points } points and claims victory!
gp-told-reached-territories = { $team } owns { $count } Territories and claims victory!
gp-told-last-round = This round is the last: everybody still gets the same number of turns.
gp-told-no-claim-holds = No claim holds at the end of the round, so the game goes on.
gp-told-sudden-death = { $teams } are tied. Another round decides!
gp-told-won = { $team } wins with { $points } points!
gp-told-resigned = { $team } resigns.
gp-told-time-called = { $team } calls time.
gp-told-time-up = Time is up: { $seat }’s Option Phase is over.
gp-told-units-gained = { $team } gets { $units }.
gp-told-units-taken = { $team } gets { $units } from { $from }.
gp-told-eu-taken = { $team } gets { $eu } EU from { $from }.
gp-told-exchanged = { $team } exchanges { $give } for { $with }’s { $take }.
gp-told-shielded = Nobody can attack { $title } until { $team }’s next turn.
gp-told-card-stolen = { $team } draws one of { $from }’s { $kind } cards.
gp-told-stolen-card = It is “{ $card }”.
gp-told-card-dropped = One of { $team }’s { $kind } cards goes under its stack.
gp-told-spied = { $team } looks at { $on }’s cards.
gp-told-spied-cards = { $on } holds { $cards }.
gp-told-no-effect = There is no such card to take, so nothing comes of it for { $team }.

## What is asked

gp-asked-teleport = Teleport into the game
gp-asked-option = use your Option Phase, then roll
gp-asked-roll = roll, since the time for your Option Phase is over
gp-asked-again = roll again, or stop
gp-asked-base = fly, roll again, or stop
gp-asked-own = Clean House, attack, roll again, or stop
gp-asked-foreign = pay the Conference Cost, or attack
gp-asked-surplus = say which surplus stays on the Territory
gp-asked-market = roll for the market, roll again, or stop
gp-asked-shop = buy what is on offer, or finish
gp-asked-third-party = withdraw your Agents, or leave them
gp-asked-bribe = offer the third party EU, or pass
gp-asked-muster = play Operations and gather help, or pass
gp-asked-help = send the NS-Unit, or refuse
gp-asked-fight = roll the Battle Round
gp-asked-defend = play an Operation, or pass
gp-asked-chain = attack further, or finish
gp-asked-agents = place and withdraw your Agents, then finish
gp-asked-declare = declare a MISSION, or finish
gp-asked-nothing = look back on the game

## Why something is refused, and what could be done instead

gp-no-now = That is not asked now. What you can do: { $asked }.
gp-no-turn = It is not your turn to do that: the table waits for { $awaited }.
gp-no-before-discards = Somebody holds too many cards: first { $awaited } must put one under its stack.
gp-no-over = The game is over; { $winner } has won.
gp-no-resigned = You have resigned from this game.
gp-no-seat = There is no such seat: { $seats } play at this table.
gp-no-field = There is no such field on the ring.
gp-no-territory = Choose one of the 32 Territories.
gp-no-guild = Choose one of the four Guilds.
gp-no-nothing = Choose at least one.
gp-no-partner = Choose one of the other players.

gp-no-such-dice = Choose one to { $number } dice.
gp-no-points-to-go-back = Going counterclockwise costs { $number } points, and you do not have them.
gp-no-flight = The O.R.S.S. does not fly there. Choose another base.
gp-no-surplus = Only surplus R-Units can stay there: what the Title brought beyond two of a kind.
gp-no-ns-cap = A Territory takes two NS-Units, and one more for each complete set, up to four.
gp-no-own-territory = Choose a Territory of your own.
gp-no-two-territories = Choose two different Territories.
gp-no-units-in-stock = You do not have so many of them in your Personal Stock.
gp-no-units-there = There are not so many of them there.
gp-no-more-moves = { $number ->
    [0] You have moved as many R-Units as one Option Phase allows.
   *[other] You can move { $number } more R-Units in this Option Phase.
}
gp-no-time-left = The time for your Option Phase is over. Roll now.
gp-no-option-phase = That belongs to your Option Phase, before the first roll of your turn.
gp-no-higher-level = That Territory is Super Developed already.
gp-no-second-level-this-turn = A Territory can be developed one level in a turn. Develop it again on your next turn.
gp-no-complete-set = Developing takes a complete set of the five R-Units on the Territory, super-developing two.
gp-no-pieces-left = All development pieces are in use.
gp-no-means = Your EU and points are not enough for that.
gp-no-eu-for-points = You do not have the EU for so many points.
gp-no-points-so-near = Points cannot be bought once you have been above { $number } points in this turn.
gp-no-more-points = { $number ->
    [0] You have bought five points in this turn, and more are not allowed.
   *[other] You can buy { $number } more points in this turn.
}
gp-no-guild-stock = The Guild does not have so many of them left.
gp-no-own-guild = Only the Guild’s owner takes from its stock for nothing. You can buy instead.
gp-no-owner-to-sell = Nobody owns this Guild, so it sells nothing.
gp-no-buying-from-oneself = The Guild is yours: take from its stock instead.
gp-no-more-from-guild = { $number ->
    [0] Three R-Units from a Guild in one turn are all.
   *[other] You can get { $number } more R-Units from this Guild in this turn.
}
gp-no-market-here = Roll for the market that you are at; from Switzerland, for any of the others.
gp-no-such-goods = That is not sold here.
gp-no-more-on-offer = { $number ->
    [0] Nothing more is on offer.
   *[other] Only { $number } more R-Units are on offer.
}
gp-no-units-in-bank = The bank does not have so many of them left.

gp-no-such-card = You do not hold that card.
gp-no-card-now = That card cannot be played at this moment. Its text says when it can.
gp-no-card-for-that-side = That card is for the other side of a battle.
gp-no-choice-needed = That card is played without choosing anything.
gp-no-such-choice = Choose exactly what the card asks for.
gp-no-title-of-that-sort = The card is not for that Title. Choose one of the sort it names.
gp-no-field-of-that-sort = The card does not take you there. Choose a field of the sort it names.
gp-no-so-many-steps = The card does not let you go that far.
gp-no-title-that-high = That Territory is worth more than the card allows.
gp-no-equal-value = The two Territories must have the same point value.
gp-no-developed-exchange = Neither of the two Territories may have a development piece.
gp-no-captives-there = That player holds none of your Agents.
gp-no-playing-opportunity = An Opportunity card is used by attacking with it.
gp-no-playing-mission = A MISSION is not played: declare it when it is fulfilled.
gp-no-putting-a-claim-away = You have declared that MISSION: put another card of its kind away.
gp-no-excess-of-that-kind = You may keep your cards of that kind: there are not too many of them.
gp-no-mission = That card is no MISSION.
gp-no-mission-wins = This table plays to the bitter end: no MISSION wins.
gp-no-fulfilled-mission = That MISSION is not fulfilled yet.
gp-no-second-claim = You have declared that MISSION already.
gp-no-claim-once-beaten = Your claim was beaten before the sudden death: only those who tied and new claimants compete.
gp-no-claim-now = A MISSION is declared on your own turn.

gp-no-empty-deal = A deal holds something: at least one side gives.
gp-no-second-offer = You have an open offer already. Withdraw it, or wait for the answer.
gp-no-more-offers = { $number } offers in a turn are all. Wait for the next one.
gp-no-such-offer = There is no such offer any more.
gp-no-loose-units-now = R-Units and captured Agents are dealt in only in the Option Phase of one of you. Titles, EU and cards can be dealt in now.
gp-no-eu-to-give = That is more EU than there are to give, promised ones not counted.
gp-no-units-to-give = That is more R-Units than the Personal Stock has, promised ones not counted.
gp-no-title-to-give = Such a Title is not there to give, or is promised already.
gp-no-eu-while-owing = You are on another’s Territory and owe its Conference Cost: until that is settled, you can give EU to nobody but its owner.
gp-no-so-many-cards-in-a-deal = This game began under rules by which each side of a deal holds three cards at most.
gp-no-frozen-title = That Title cannot be traded before the field or the battle, or what was promised in it, is settled.
gp-no-card-to-give = Such a card is not there to give: it is promised, declared, or not in hand.
gp-no-card-to-want = Ask for cards that the other may hold: not for those you have yourself, nor for those everybody knows to be elsewhere.
gp-no-captives-to-give = So many captured Agents are not there to give back.

gp-no-agents-played = This table plays without Agents.
gp-no-agents-in-hand = You do not have so many Agents in hand.
gp-no-agents-there = There are not so many Agents there.
gp-no-place-for-agents = Agents are placed on Territories that somebody owns.
gp-no-more-agents-there = { $number ->
    [0] You have three Agents there already, and more are not allowed.
   *[other] There is room for { $number } more of your Agents there.
}
gp-no-more-agent-moves = { $number ->
    [0] You have moved as many Agents as one turn allows.
   *[other] You can move { $number } more Agents in this turn.
}
gp-no-house-of-that-group = House is Cleaned on the Territory you landed on and on your others of its colour group.
gp-no-agents-to-clear = That player has no Agents there.
gp-no-second-contest = You have tried that once since you landed here.

gp-no-aggression-played = The learning stage is played without aggression.
gp-no-attack-from-there = You attack from a Territory of your own.
gp-no-foreign-territory = You attack a Territory that belongs to another player.
gp-no-attack-on-shield = That Territory is protected by a card for now.
gp-no-attack-elsewhere = Here you can attack only the Territory you landed on.
gp-no-attack-from-elsewhere = You can attack only from the Territory you stand on.
gp-no-attack-outside-the-group = You can go on only against Territories of the defeated one’s colour group.
gp-no-attack-across-quadrants = The two Territories are in different quadrants: that takes an Opportunity card.
gp-no-card-needed = No card is needed for that attack. Keep it.
gp-no-card-for-that = That card does not name the groups of these two Territories.
gp-no-assistance-from-there = Another Territory of yours in the same colour group assists, once, if it has an NS-Unit.
gp-no-help-from-there = Ask for an NS-Unit from a Territory of the same colour group that has one, once each, while there is room for it.
gp-no-paying-oneself = Your own Territory sends its NS-Unit for nothing.

gp-no-time-limit = This table plays without a time limit.
gp-no-second-call = You have called time already, or the last round is running.
gp-no-resigning-now = You can resign on your own turn, when nothing else is being settled.

## Why options do not go together

gp-no-such-number = Two to five players play, or more in teams.
gp-no-such-teams = Two to five teams of the same size, with at least two people each and ten in all.
gp-no-so-many-titles = There are 36 Titles, not enough to deal so many to each.
gp-no-such-mark = The mark must be between 30 and 500 points.
gp-no-rounds-at-all = At least one round must be played.
gp-no-such-number-of-territories = Choose a number of Territories from 2 to 32.
gp-no-bitter-end-with-others = To the bitter end means that nothing else ends the game: no mark, no limit, no number of Territories.
gp-no-such-administrator = The Administrator must be one of the players.
gp-no-timer = This table plays without a timer.
gp-no-timer-to-stop = There is no timer that could stop for deals.
gp-no-such-timer = The Option Phase can last 15 seconds to an hour.
gp-no-assistance-without-aggression = The learning stage has no aggression that anybody could assist in.
gp-no-ns-without-assistance = Sending NS-Units belongs to Spontaneous Military Assistance: choose for whom.
gp-no-protection-without-agents = Guilds are protected by Agents, and this level is played without them.
gp-no-cards-to-vary = The learning stage is played without cards, so there is nothing to vary.
gp-no-more-than-the-hand-limit = The hand limit is one to eight cards of a kind, and nobody is dealt more than that.
gp-no-so-many-cards = There are not enough cards to deal so many to each.

## What a bot aims at.

gp-aim-title = To take { $title }.
gp-aim-battle = To win the battle.
gp-aim-victory = Wins by its MISSION.
gp-aim-points = Points for spare EU.
gp-aim-worth = A Territory that is worth more.
gp-aim-sets = Sets of R-Units, to develop with.
gp-aim-mission = Towards the MISSION “{ $card }”.

# What a puzzle asks for.
gp-puzzle-win = Claim victory before you roll: reach { $mark } points, or declare a MISSION.
gp-puzzle-points = Reach { $points } points before you roll.
gp-puzzle-left = You must have at least { $eu } EU left then.
