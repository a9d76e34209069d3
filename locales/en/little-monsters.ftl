### Little Monsters, in plain family words.

## Names

lm-colour-purple = purple
lm-colour-yellow = yellow
lm-colour-blue = blue
lm-colour-green = green
lm-colour-red = red
# The letters on tickets, dice and in the legend.
lm-letter-purple = P
lm-letter-yellow = Y
lm-letter-blue = B
lm-letter-green = G
lm-letter-red = R
lm-face-globe = a globe
lm-tickets = { $list }
lm-tickets-of = { $count } { $colour }
lm-tickets-none = no tickets

lm-event-pandemic = Pandemic
lm-event-nuclear = Nuclear pollution
lm-event-earthquake = Earthquake
lm-event-wildfire = Wildfire
lm-event-storm = Storm
lm-event-strike = Strike
lm-event-polar-flight = Polar flight
lm-event-crowds = Crowds
lm-event-tail-wind = Tail wind on the { $colour } paths
lm-event-festival = Festival
# What an event does, on its card.
lm-does-pandemic = It spreads every turn; who ends a turn there loses half the tickets.
lm-does-nuclear = A place and all around it are polluted: one more ticket.
lm-does-earthquake = The open cards of a continent are swept away.
lm-does-wildfire = A place burns: nobody can go there any more.
lm-does-storm = Going there takes two tickets from now on.
lm-does-strike = Everybody on a continent loses a ticket.
lm-does-polar-flight = Who is in Antarctica may fly anywhere.
lm-does-crowds = Everybody on the fullest continent loses a ticket.
lm-does-tail-wind = Everybody may take one path of this colour for free.
lm-does-festival = Everybody on a continent gets a ticket of its colour.

lm-loss-pollution = the pollution
lm-loss-strike = the strike
lm-loss-crowds = the crowds
lm-loss-pandemic = the pandemic

## What a player can do

lm-do-roll = Roll the dice
lm-do-take-ticket = Take a { $colour } ticket
lm-do-cure = Take the germ away from { $place }
lm-do-exchange = Give 3 { $give } tickets, take 1 { $take }
lm-do-offer = Offer { $to } { $give } for { $want }
lm-do-counter = Offer { $to } { $give } for { $want } instead
lm-do-accept = Accept { $from }’s offer
lm-do-decline = Decline { $from }’s offer
lm-do-withdraw = Withdraw the offer to { $to }
lm-do-step = Go to { $place } with a { $colour } ticket
lm-do-stop = End the move here
lm-do-discard = Give up a { $colour } ticket
lm-do-spread = Let the pandemic spread to { $place }
lm-do-crowd = The crowds are in { $continent }
lm-do-fly = Fly to { $place }
lm-do-stay = Stay where I am
lm-do-resign = Resign

## What happened

lm-told-set-out = { $seat }’s monster sets out from { $place }, where its house is.
lm-told-shown = The card of { $place } is turned up.
lm-told-put-under = { $card } turned up too early and goes under the pile.
lm-told-begins = { $seat } begins.
lm-told-turn = It is { $seat }’s turn.
lm-told-rolled = { $seat } rolls { $one } and { $other }.
lm-told-ticket = { $seat } gets a { $colour } ticket.
lm-told-no-ticket = No { $colour } ticket is left for { $seat }.
lm-told-no-tickets = No ticket of any colour is left for { $seat }.
lm-told-cured = { $seat }’s globe takes the germ away from { $place }.
lm-told-cured-all = Two globes: { $seat } ends the pandemic everywhere.
lm-told-exchanged = { $seat } exchanges 3 { $give } tickets for 1 { $take }.
lm-told-offered = { $from } offers { $to } { $give } for { $want }.
lm-told-countered = { $from } offers { $to } { $give } for { $want } instead.
lm-told-traded = { $from } and { $to } trade: { $give } for { $want }.
lm-told-declined = { $to } declines { $from }’s offer.
lm-told-withdrawn = { $from } withdraws the offer to { $to }.
lm-told-lapsed = The move begins, so { $from }’s offer to { $to } is off.
lm-told-stepped = { $cost ->
    [one] { $seat } goes to { $place } with a { $colour } ticket.
   *[other] { $seat } goes to { $place } through the storm, with { $cost } { $colour } tickets.
}
lm-told-stopped = { $seat } stays in { $place }.
lm-told-card = { $seat } gains the card of { $place }, { $cards ->
    [one] the first card.
   *[other] and has { $cards } cards now.
}
lm-told-reshuffled = The pile is used up: { $cards ->
    [one] one discarded card becomes the new pile.
   *[other] the { $cards } discarded cards are shuffled into a new one.
}
lm-told-happened = An event: { $card }!
lm-told-drawn = { $place } is drawn for it.
lm-told-no-effect = { $card } has no effect: there is no place to draw.
lm-told-infected = The pandemic is in { $place } now.
lm-told-polluted = { $place } and all places next to it are polluted.
lm-told-swept = The card of { $place } is swept away.
lm-told-burns = { $place } burns: nobody can go there any more.
lm-told-passed-over = { $place } may not burn, since somebody would be cut off. Another place is drawn.
lm-told-storm = A storm stays over { $place }: going there takes two tickets.
lm-told-hits = It concerns everybody in { $continent }.
lm-told-discarded = { $seat } loses a { $colour } ticket to { $loss }.
lm-told-flew = { $seat } flies to { $place }.
lm-told-stayed = { $seat } does not fly.
lm-told-won = { $seat } is home with { $cards } cards and wins!
lm-told-resigned = { $seat } resigns and leaves the game.
lm-told-left-alone = { $seat } is the only one left and wins!

## Why something is refused, and what could be done instead

lm-asked-roll = roll the dice
lm-asked-globe = choose a ticket for the globe
lm-asked-cure = choose from which place the germ is taken away
lm-asked-travel = travel with your tickets, or end the move
lm-asked-discard = choose the tickets to give up
lm-asked-crowds = choose which continent is crowded
lm-asked-event-move = choose where the wind takes your monster, or stay
lm-asked-spread = choose where the pandemic spreads to
lm-asked-nothing = look back on the game
lm-no-now = That is not asked now. What you can do: { $asked }.
lm-no-turn = It is not your turn to do that: the table waits for { $awaited }.
lm-no-over = The game is over; { $winner } has won.
lm-no-resigned = You have resigned from this game.
lm-no-resigning-now = You can resign when no event and no end of a move is being settled.
lm-no-resigning-before = This game began under rules that know no resigning.
lm-no-seat = There is no such seat: { $seats } play at this table.
lm-no-location = There is no such place: the board has { $locations } of them.
lm-no-colour-left = No { $colour } ticket is left. You can take { $left }.
lm-no-such-ticket = You have no { $colour } ticket to give up. Choose one that you have.
lm-no-cure = There is no germ in { $place }. Choose a place that has one.
lm-no-crowd = The crowds can only be where most monsters are: { $continents }.
lm-no-spread = The pandemic cannot spread to { $place }. It goes to a healthy place next to a sick one.
lm-no-event-move = The flight does not go to { $place }. Choose one of the marked places, or stay.
lm-no-path = No { $colour } path leads from { $from } to { $place }. Follow the paths that leave { $from }.
lm-no-passing = { $place } is occupied: you may stop here, but not pass through.
lm-no-fire = { $place } burns: nobody can go there or pass through. Go around it.
lm-no-jam = Another monster is in { $place }: nobody else can stop there or pass through. Go around it.
lm-no-ticket = { $cost ->
    [one] Going to { $place } takes a { $colour } ticket, and you have none.
   *[other] There is a storm over { $place }: going there takes { $cost } { $colour } tickets, and you do not have that many.
}
lm-no-route = Your tickets do not lead to { $place } yet. Each ticket takes you along one path of its colour.
lm-no-route-here = Your monster is in { $place } already.
lm-no-market = This table plays without the free market.
lm-no-market-after-moving = The market closes when the move begins. Take your steps back to trade.
lm-no-same-colour = Choose two different colours: three tickets of one for one of another.
lm-no-three = You need three { $colour } tickets that you have not promised to anybody.
lm-no-partner = Choose one of the other players at this table.
lm-no-second-offer = There is an open offer between you and { $to } already. Withdraw it or wait for the answer.
lm-no-such-offer = There is no such offer between you and { $other } any more.
lm-no-more-offers = { $most } offers were made this turn, and more are not allowed.
lm-no-gift = Nobody gives without getting: both sides give at least one ticket.
lm-no-tickets-to-give = You cannot give more than you have and have not promised yet: { $free }.
lm-no-tickets-to-want = { $to } does not have that: { $to } holds { $has }.
lm-no-steps = None of your tickets fits a path from here, so your monster stays.

lm-form-partner = Choose with whom you want to trade.
lm-form-number = That is not a number of { $colour } tickets.
lm-form-unknown = This page did not understand that. Load it again and try once more.

## The board

lm-board = The board
lm-map = The map of the world. It can be moved with the arrow keys when it does not fit.
lm-pieces = Places to go, monsters and signs
lm-cards = The four open cards
lm-card-none = no card left
lm-card-next = comes after the event
lm-card-lack = lacking
lm-card-here = you are here
lm-pile = { $count ->
    [0] The pile is empty
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
lm-target = { $place }: { $cost }
lm-mark-card = open card
lm-mark-home = { $own ->
    [yes] your home
   *[no] home of { $seat }
}
lm-token-pandemic = pandemic
lm-token-nuclear = polluted
lm-token-wildfire = burning
lm-token-storm = storm
lm-legend = Lines and signs
lm-legend-pandemic = Pandemic: it spreads every turn; who ends a turn there loses half the tickets.
lm-legend-nuclear = Pollution: coming through or staying costs one more ticket.
lm-legend-wildfire = Fire: nobody can go there.
lm-legend-storm = Storm: going there takes two tickets.
lm-legend-dot = The dot inside a place has the ticket colour of its continent.
lm-list = The map as a list
lm-list-close = Close the list
lm-list-way = { $colour } to { $places }

## Now

lm-now-roll = Your turn! Roll the dice.
lm-now-globe = { $count ->
    [one] A globe! Take a ticket of any colour.
   *[other] { $count } globes! Take a ticket of any colour for each.
}
lm-now-cure = Your globe takes one germ away. From where?
lm-now-travel = You are in { $place }. Where to?
lm-now-moved = You are in { $place } now. Go on, or stay?
lm-now-offered = { $seats } may answer your offer. You can also go on.
lm-now-answer = You have an offer to answer.
lm-now-discard = { $count ->
    [one] You lose a ticket to { $loss }. Which one?
   *[other] You lose { $count } tickets to { $loss }. Which ones?
}
lm-now-crowds = Two or more continents are equally full. Which one do the crowds hit?
lm-now-wind = A tail wind! Your monster may take one { $colour } path for free.
lm-now-polar = A polar flight! Your monster may fly anywhere.
lm-now-spread = The pandemic spreads. Where to?
lm-now-over = { $seat } has won!
lm-wait = Waiting for { $seats }.
lm-wait-roll = Waiting for { $seats } to roll.
lm-wait-travel = { $seats } is travelling.
lm-wait-answer = Waiting for { $seats } to answer an offer.
lm-wait-discard = Waiting for { $seats } to give up tickets.

lm-click-map = Click a place on the map, or choose here:
lm-one-step = One step:
lm-reach = { $count ->
    [one] One more place within reach
   *[other] { $count } more places within reach
}
lm-used = Used so far:
lm-stop = Stay in { $place } and end the move
lm-stop-unmoved = Stay in { $place } and end the turn
lm-stop-card = You gain the card of { $place }: { $cards } of { $most }.
lm-stop-win = You are home with all your cards: you win!
lm-stop-polluted = You lose one more ticket to the pollution.
lm-stop-spreads = Then the pandemic spreads, and you choose where to.
lm-stop-sick = The pandemic is here: you will lose half of your tickets.
lm-stop-lapse = Open offers are off.
lm-take-back = Take that back
lm-take-back-step = Take back a step
lm-none-left = No { $colour } ticket is left.
lm-give-up = A { $colour } ticket (you have { $count })
lm-pick = Place
lm-pick-card = { " " }(card { $number })
lm-pick-cure = Take the germ away
lm-pick-spread = Spread here
lm-pick-fly = Fly there

lm-go = Go
lm-plan-close = Close
lm-plan-here = Your monster is here.
lm-plan-later = With the tickets you hold now, you could go like this:
lm-plan-paths = Paths from here:
lm-cheapest = The cheapest way:
lm-have = You have
lm-lack = You lack
lm-route-rest = { $count ->
    [one] Costs 1 ticket; you keep
   *[other] Costs { $count } tickets; you keep
}
lm-route-polluted = Through pollution: you lose one more ticket afterwards.

## The hand and the market

lm-hand = Your tickets
lm-spectator = You are watching. Click any place on the map to look at its paths.
lm-home = Home:
lm-cards-gained = { $cards ->
    [0] No cards yet; { $most } are needed to win
   *[other] { $cards } of { $most } cards
}
lm-go-home = You have enough cards: hurry home to { $place } to win!
lm-market = Market
lm-market-off = This table plays without the free market.
lm-market-later = The market opens on your turn, before you travel.
lm-market-moved = The market closes when the move begins. Take your steps back to trade.
lm-exchange = Exchange
lm-exchange-for = for
lm-exchange-none = With three tickets of one colour you could get one of another.
lm-trade = Offer a trade
lm-trade-with = With
lm-trade-partner = { $seat }, who has { $tickets }
lm-trade-give = You give
lm-trade-want = You get
lm-trade-send = { $left ->
    [one] Make the offer (the last of this turn)
   *[other] Make the offer ({ $left } left this turn)
}
lm-trade-nobody = There is nobody to trade with now: both sides need a ticket that is not promised yet.
lm-offer-to-you = { $from } offers you { $give } for { $want }.
lm-offer-of-yours = You offer { $to } { $give } for { $want }.
lm-offer-between = { $from } offers { $to } { $give } for { $want }.
lm-get = You get
lm-give = and give
lm-accept = Accept
lm-decline = Decline
lm-counter = Make a counter-offer
lm-withdraw = Withdraw

## The players

lm-players = Players
lm-does-resign = Your tickets return to the supply, your monster leaves the map, your cards and your house leave the game with you, and you play no more.
lm-end-alone = All others resigned; { $seat } was left with { $cards } cards.
lm-end-places = Places
lm-end = { $turns ->
    [one] { $seat } came home to { $place } with { $cards } cards, in the first turn.
   *[other] { $seat } came home to { $place } with { $cards } cards, after { $turns } turns.
}

## Before the game

lm-options = Rules for a longer evening
lm-options-hint = Leave them all off for your first game.
lm-option-free-market = Market
lm-option-free-market-hint = Exchange three tickets for one, and trade with each other.
lm-option-traffic-jam = Traffic jam
lm-option-traffic-jam-hint = Nobody goes where another monster is.
lm-option-special-events = Special events
lm-option-special-events-hint = Storms, fires, festivals and a pandemic turn up among the cards.
lm-option-first = Who begins?
lm-option-first-chance = Let chance decide
lm-option-first-seat = The player on seat { $number }, for being the youngest
lm-how-1 = Your monster has a house somewhere in the world, and sets out from there.
lm-how-2 = Roll two dice each turn: every colour gives you a ticket, a globe any ticket you like.
lm-how-3 = A ticket takes you along one path of its colour. Use as many as you want, or save them up.
lm-how-4 = Stop on a place whose card lies open, and the card is yours.
lm-how-5 = Whoever has six cards and is home again first wins.

## What a bot aims at.

lm-aim-move = { $steps ->
    [one] Go to { $place }
   *[other] Go to { $place } in { $steps } steps
}
lm-aim-card = Takes the card of { $place }.
lm-aim-home = Comes home and wins.
lm-aim-homewards = Then home, to win.
lm-aim-next = Then on to { $place }.

# What a puzzle asks for.
lm-puzzle-win = Be home with at least six places when this move ends.
lm-puzzle-place = { $count ->
    [one] Have your first place when this move ends.
   *[other] Have { $count } places when this move ends.
}
lm-puzzle-left = { $count ->
    [one] You must have a ticket left then.
   *[other] You must have { $count } tickets left then.
}
