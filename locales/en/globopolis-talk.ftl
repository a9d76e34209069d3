# Globopolis: deals and battles.

## Deals

gpt-deals = Deals
gpt-eu = EU
gpt-points = Points
gpt-agents = captured Agents
gpt-partner = Offer a deal to
gpt-close = Close the form
gpt-offers-left = { $count ->
    [one] One offer left this turn.
   *[other] { $count } offers left this turn.
}
gpt-desk-discards = No deals now: somebody holds too many cards and has to put one away first.
gpt-offers-you = { $from } offers you a deal.
gpt-you-offer = You offer { $to } a deal and wait for the answer.
gpt-offers = { $from } offers { $to } a deal.
gpt-gives = { $team } gives
gpt-you-get = You get
gpt-you-give = You give
gpt-i-give = I give
gpt-i-want = I want
gpt-accept-even = Accept
gpt-accept = Accept ({ $points } points)
gpt-decline = Decline
gpt-counter = Offer something else
gpt-withdraw = Withdraw the offer
gpt-preview = Show what it would do
gpt-ask = What would you want for it?
gpt-ask-nothing = Choose first what you would like to have, or to give.
gpt-wants-cards = { $team } says nothing of cards before there is an offer.
gpt-wants-this = { $team } would agree to this.
gpt-wants-more = { $team } would want in addition: { $more }. It is filled in.
gpt-wants-pays = { $team } would pay { $eu } EU for it. It is filled in.
gpt-wants-nothing = { $team } would not part with it for anything that you could give now.
gpt-send = Make the offer
gpt-send-counter = Make this offer instead
gpt-preview-of = You give { $to }: { $give }. You get: { $want }.
gpt-nothing-yet = Nothing changes hands yet. Choose what you give and what you want.
gpt-fold-units = R-Units
gpt-fold-titles = { $count ->
    [one] One Title
   *[other] { $count } Titles
}
gpt-counter-replaces = It takes the place of the offer made to you.
gpt-cards-unknown = Whether the cards you ask for are there shows only when the offer is accepted.
gpt-most = up to { $most }
gpt-title-worth = { $value ->
    [one] 1 point
   *[other] { $value } points
}
gpt-title-level = { $level ->
    [one] Developed
   *[other] Super Developed
}
gpt-title-group = { $team } then has { $have } of { $all } in { $group }
gpt-title-completes = completes { $group } for { $team }
gpt-title-frozen = cannot be traded now
gpt-own-cards = { $count ->
    [one] My card
   *[other] My { $count } cards
}
gpt-card-declared = declared, so it stays with you
gpt-wanted-cards = Cards
gpt-wanted-cards-how = Name the cards you would like. Nobody tells you before the offer is accepted whether they are there.
gpt-wanted-card = Card { $number }
gpt-no-card = no card

gpt-effects = What it would do
gpt-effects-who = Player
gpt-from-to = { $before } → { $after }
gpt-along-with = Titles take along what stands on them.
gpt-along = { $title } (value { $value }):
gpt-along-guild = { $title } (value { $value }), with its Guild Stock:
gpt-along-level = { $level ->
    [one] Its development goes along, with 5 points.
   *[other] Its development goes along, with 10 points.
}
gpt-along-back = { $count ->
    [one] A development piece that its R-Units do not justify goes back to the bank.
   *[other] { $count } development pieces that its R-Units do not justify go back to the bank.
}
gpt-along-agents = Agents on it stay where they are.
gpt-group-next = { $team } completes { $group }: { $points } more points at the end of { $team }’s next turn, if the group is still complete then.
gpt-group-later = { $team } completes { $group }: { $points } more points at the end of { $team }’s turn after this one, if the group is still complete then.
gpt-group-again = { $team } completes { $group }, but has had its bonus already.
gpt-group-broken = { $team } no longer has all of { $group }. A bonus already given stays.
gpt-group-pending-lost = { $team } no longer has all of { $group } and so does not get the { $points } points still to come.
gpt-sells-points = { $points ->
    [one] { $team } turns a point into EU for it.
   *[other] { $team } turns { $points } points into EU for it.
}
gpt-reaches-mark = { $team } reaches the mark: the running round becomes the last.
gpt-reaches-territories = { $team } has enough Territories to win: the running round becomes the last.
gpt-over-limit = { $team } holds more than { $limit } { $kind } cards then and puts the surplus under the stack.

gpt-form-partner = Choose one of the other players for the deal.
gpt-form-number = That is no number of { $what }. Write it in figures.
gpt-form-title = There is no such Title. Choose from the list.
gpt-form-card = There is no such card. Choose from the list.
gpt-form-cards = A side of a deal holds no card more often than the game has it.

## Battles

gpt-battle = The battle
gpt-battle-over = The battle is over
gpt-aggressor = Aggressor
gpt-defender = Defender
gpt-prospect = { $chance } to win: { $gain } points, else { $loss }
gpt-prospect-may-change = Cards played before the first Battle Round may still change this.
gpt-prospect-third = So may the third parties whose Agents stand there.
gpt-strength = Assessment of Strength
gpt-by-base = d6 to begin with
gpt-by-ns = NS-Units
gpt-by-economy = Economic Superiority
gpt-by-agents = Agent Superiority
gpt-by-value = The more valuable Territory
gpt-by-assistance = Spontaneous Military Assistance
gpt-by-cards = Operations cards
gpt-total = d6 in all
gpt-six-at-most = six at most
gpt-polygon = Polygon
gpt-chances = { $aggressor } wins with { $ours }, { $defender } with { $theirs }.
gpt-chances-round = The next Battle Round goes to { $aggressor } with { $ours }.
gpt-dice = { $count ->
    [one] a d{ $polygon } and one d6
   *[other] a d{ $polygon } and { $count } d6
}
gpt-wins-ties = wins equal values
gpt-stakes = What is at stake
gpt-stake = If { $winner } wins: { $winner } { $gain } points, { $loser } { $loss } points.
gpt-stake-units = changes hands with { $units }.
gpt-stake-scorched = changes hands; its R-Units go to the bank.
gpt-stake-keeps-ns = Its NS-Units go to the victor’s Personal Stock.
gpt-stake-lost = Destroyed there: { $ns ->
    [0] no NS-Unit
    [one] 1 NS-Unit
   *[other] { $ns } NS-Units
}{ $pieces ->
    [0] {""}
    [one] {" "}and a development piece
   *[other] {" "}and { $pieces } development pieces
}.
gpt-stake-captured = { $count ->
    [one] One Agent is captured.
   *[other] { $count } Agents are captured.
}
gpt-stake-group = A whole colour group is in it: { $points } points.
gpt-stake-spoils = And { $eu } EU for the victory.
gpt-rounds = Battle Rounds
gpt-rounds-fought = { $count ->
    [0] No Battle Round was fought
    [one] One Battle Round
   *[other] { $count } Battle Rounds
}
gpt-throw = { $polygon } × { $times } = { $value }
gpt-pattern-alone = the polygon alone
gpt-pattern-doubled = doubled by the same number
gpt-pattern-none = no pattern
gpt-pattern-pair = a pair
gpt-pattern-three = three of a kind
gpt-pattern-two-pair = two pair
gpt-pattern-four = four of a kind
gpt-pattern-full-house = a full house
gpt-pattern-five = five of a kind
gpt-lost-die = { $party } loses a d6.
gpt-lost-battle = { $party } loses the battle.
gpt-tie = Equal values.

gpt-then-either = Either way { $team } wins with { $chance }.
gpt-then = Then { $team } wins with { $chance }.
gpt-fight = One round
gpt-fight-on = Fight on until it is decided
gpt-no-card-on = No card in this battle
gpt-on-until = Whoever plays a card in between ends this, and you are asked again.
gpt-muster-done = That is all: on with the battle
gpt-no-card-now = No card now
gpt-send-ns = Send the NS-Unit
gpt-refuse-ns = Send nothing
gpt-operations = Operations you can play now
gpt-bribe = EU for { $team }
gpt-bribe-leave = Offer it if all Agents leave
gpt-bribe-stay = Offer it if all Agents stay
gpt-no-bribe = Offer nothing
gpt-bribed-leave = pays { $eu } EU if all your Agents leave.
gpt-bribed-stay = pays { $eu } EU if all your Agents stay.
gpt-earns = for { $eu } EU
gpt-all-stay = Leave all Agents there
gpt-all-leave = Withdraw all Agents
gpt-some-leave = Withdraw some
gpt-withdraw-agents = Withdraw so many
gpt-own-ns = Send an NS-Unit from { $title }
gpt-ns-for = EU for an NS-Unit
gpt-ask-ns = Ask for it
gpt-agents-home = Agents
gpt-form-bribe = Say whether the Agents are to leave or to stay.

## Dice by their sides
gpt-die = d{ $sides }
