### The page of Globetrotters. What the rules say of themselves stands in globetrotters.ftl.

## The printed map

gtp-map-inset = EUROPE
gtp-map-title = GLOBETROTTERS
gtp-map-subtitle = ROUTE MAP · 1984
gtp-key-key-city = $200, Adventure, KEY
gtp-key-continental-city = $100, Adventure, Memory
gtp-key-national-city = $100
gtp-key-regional-city = free, ends the turn
gtp-key-gambling-city = $100, try the Jackpot
gtp-key-tropical-island = $100, Special Memory
gtp-key-wasteland = $100, tickets lost, turn ends
gtp-key-trouble-spot = $100, ends the turn
gtp-key-cruise-island = free, ends the turn

## The board

gtp-board = The board
gtp-map = The route map. It can be moved with the arrow keys when it does not fit.
gtp-pieces = Places to go, pieces, Homes and KEYs
gtp-legend = What the signs mean
gtp-legend-key = A KEY that nobody has yet
gtp-legend-overland = Overland route
gtp-legend-water = Water route with its Cruise Island
gtp-list = All signs and places as a list
gtp-list-close = Close the list
gtp-place-kind = { $place }, { $kind }
gtp-mark-home = { $own ->
    [yes] your Home
   *[no] Home of { $seat }
}
gtp-mark-memory = { $own ->
    [yes] your Memory
   *[no] Memory of { $seat }
}
gtp-key-held = { $own ->
    [yes] you hold the KEY
   *[no] { $seat } holds the KEY
}
gtp-key-free = the KEY is free
gtp-key-jackpot = the KEY is in the Jackpot

## Now

gtp-now-home = Here is your first ticket. Which side is your Home?
gtp-now-arrive = You arrive in { $place }.
gtp-now-adventure = You are in { $place }. Take the Adventure?
gtp-now-jackpot = You are in { $place }. Try for the Jackpot?
gtp-now-travel = You are in { $place }. How do you travel?
gtp-now-overland = { $steps ->
    [one] You rolled a 1. Where to?
   *[other] You may go up to { $steps } spaces. Where to?
}
gtp-now-move-on = { $seat } must move on. Where to?
gtp-now-move-on-self = You must move on. Where to?
gtp-now-debt = You owe ${ $owed } and have ${ $money }. Which tickets do you return?
gtp-now-debt-tickets = { $count ->
    [one] You need one more ticket. How do you pay for it?
   *[other] You need { $count } more tickets. How do you pay for them?
}
gtp-now-pick = { $count ->
    [one] Pick a ticket from { $seat }’s hand, blindly.
   *[other] Pick { $count } tickets from { $seat }’s hand, blindly.
}
gtp-now-lose-key = Which KEY do you lose to the Jackpot?
gtp-now-switch = With whom do you switch places?
gtp-now-bonus = TRAVEL BONUS! Go to any city of { $continent }, or stay.
gtp-now-bonus-star = ★ TRAVEL BONUS! Go anywhere on the map, or stay.
gtp-now-last-chance = Before the turn ends in { $place }: a challenge for its KEY, or a Special Memory to place?
gtp-now-after-turn = Your turn is over. Two tickets at the discount?
gtp-now-over = { $count ->
    [one] { $seats } has won!
   *[other] { $seats } have won together!
}
gtp-wait = Waiting for { $seats }.
gtp-wait-home = { $seats } chooses a Home.
gtp-wait-travel = { $seats } is travelling.
gtp-wait-move-on = { $seats } chooses where { $who } moves on to.
gtp-wait-pick = { $seats } picks from { $who }’s tickets.
gtp-wait-debt = { $seats } has a debt to pay.
gtp-wait-after-turn = { $seats } may buy tickets.

# What a place is worth, on its card.
gtp-worth-victory = wins the game
gtp-worth-key = a KEY
gtp-worth-challenge = a challenge
gtp-worth-memory = a new Memory
gtp-worth-special-memory = a Special Memory
gtp-worth-jackpot = the Jackpot
gtp-worth-nothing = on the way
gtp-worth-end = the turn ends
gtp-worth-loss = tickets lost
gtp-click-map = Click a place that lights up, or choose here:
gtp-pick = Place
gtp-go = Go
gtp-option = { $place } · { $kind }
gtp-fly-below = Fly: choose one of your tickets
gtp-tickets-below = Choose among your tickets
gtp-buy = { $count ->
    [one] Buy a ticket for ${ $dollars }, keep ${ $left }
   *[other] Buy { $count } tickets for ${ $dollars }, keep ${ $left }
}
# In a narrow list.
gtp-buy-option = { $count ->
    [one] { $count } ticket, ${ $dollars }
   *[other] { $count } tickets, ${ $dollars }
}
gtp-buy-count = How many tickets
gtp-buy-do = Buy
gtp-place-memory = Place a Special Memory
gtp-place-do = Place it
gtp-place-once = One Special Memory in each continent, and it stays there.
gtp-take-back = Take that back

## What it costs and does

gtp-does-home = { $own ->
    [yes] Home: no expenses.
   *[no] Home of { $seat }: no expenses.
}
gtp-does-free = Free.
gtp-does-pay = { $own ->
    [yes] { $short ->
        [0] Costs you ${ $dollars }, leaves ${ $left }.
       *[other] Costs you ${ $dollars }: ${ $short } too much. Tickets must be returned.
    }
   *[no] { $short ->
        [0] Costs { $seat } ${ $dollars }, leaves them ${ $left }.
       *[other] Costs { $seat } ${ $dollars }: ${ $short } more than they have.
    }
}
gtp-does-earn = You get ${ $dollars } and have ${ $sum }.
gtp-does-bump = { $seat } is there and must move on.
gtp-does-no-benefit = Deported: nothing to gain at Home yet.
gtp-does-win = Home with the most KEYs, and all are out: that wins!
gtp-does-key = An Adventure, and the KEY is free.
gtp-does-key-own = { $own ->
    [yes] An Adventure. You have the KEY already.
   *[no] An Adventure. { $seat } has the KEY already.
}
gtp-does-key-held = An Adventure, then perhaps a challenge to { $seat } for the KEY.
gtp-does-key-jackpot = An Adventure. The KEY lies in the Jackpot.
gtp-does-memory = An Adventure, and a Memory to earn.
gtp-does-memory-had = { $own ->
    [yes] An Adventure. You have this Memory already.
   *[no] An Adventure. { $seat } has this Memory already.
}
gtp-does-memory-earns = An Adventure, and a Memory that earns { $key }.
gtp-does-memory-takes = An Adventure, and a Memory that takes { $key } from { $seat }.
gtp-does-jackpot = A try for the Jackpot of ${ $dollars }.
gtp-does-special = A Special Memory.
gtp-does-wasteland = { $own ->
    [yes] { $count ->
        [0] The turn ends.
        [one] Your ticket is lost, and the turn ends.
       *[other] All your { $count } tickets are lost, and the turn ends.
    }
   *[no] { $count ->
        [0] The turn ends.
        [one] { $seat } loses the only ticket, and the turn ends.
       *[other] { $seat } loses all { $count } tickets, and the turn ends.
    }
}
gtp-does-end-turn = The turn ends.
gtp-does-cruise = The turn ends; the next one begins in { $place }.
gtp-does-adventure = A card is turned up, and must be followed.
gtp-does-try = Two rolls; 7, 11 or doubles wins ${ $dollars }, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}{ $keys ->
    [0] .
    [one] {" "}and a KEY.
   *[other] {" "}and { $keys } KEYs.
}
gtp-does-miss = Missed: the turn ends, and { $seat } sends you on.
gtp-does-challenge = You pay { $seat } $100, then you roll against each other.
gtp-does-challenge-lost = Lost: the turn ends, and { $seat } sends you on.
gtp-does-roll = 1 to 10 spaces, or a free ticket, or trouble.
gtp-does-switch = You go to { $place }.
gtp-does-lose-memories = { $count ->
    [0] No Memory goes with it.
    [one] Your Memory of that continent goes with it.
   *[other] Your { $count } Memories of that continent go with it.
}
gtp-does-stay = You stay; the bonus cannot be kept.
gtp-does-decline = The turn goes on; this chance is gone.
gtp-does-give-up = You pay what you have and are deported Home.

gtp-not-roll = No overland route leaves this place.
gtp-not-fly = None of your tickets leads anywhere else.
gtp-not-fly-here = Flights leave from red-dot cities only.
gtp-not-fly-tickets = You have no ticket to fly with.
gtp-not-sail = No ship leaves from here.
gtp-not-buy-twice = Tickets can be bought once a turn, and you have.
gtp-not-buy-money = A ticket costs $200.
gtp-not-buy-pack = The pack has no ticket to sell.
gtp-not-challenge = The KEY can be challenged for after an Adventure here, once a visit, for $100.

## A place that was asked for

gtp-plan-close = Close
gtp-plan-here = Your piece is here.
gtp-plan-routes = Routes from here
gtp-far = { $steps } spaces away, and you rolled { $roll }.
gtp-distance = { $steps ->
    [one] One space away overland.
   *[other] { $steps } spaces away overland.
}
gtp-no-route = No overland route leads there from where you are: fly or sail.
gtp-no-cruise = Ships call there on the way between two ports.

## Dice and Adventures

gtp-die-ticket = a ticket
gtp-die-trouble = trouble
gtp-hit = hit!
gtp-adventure = Adventure

## The hand

gtp-hand = Your tickets
gtp-hand-of = { $seat }’s tickets
gtp-curtain = Pass the device to { $seat }. Tap to look.
gtp-spectator = You are watching. Click any place on the map to look at it.
gtp-no-tickets = No tickets.
gtp-ticket-show = Show on the map
gtp-ticket-hide = No longer show on the map
gtp-fly-to = Fly to { $place }
gtp-make-home = Home: { $place }
gtp-home-key-city = Its Adventure is yours at once.
gtp-home-continental-city = Its Adventure is yours at once.
gtp-home-national-city = Never any expenses for you.
gtp-home-regional-city = It will end your turns.
gtp-home-gambling-city = A try for the Jackpot at once.
gtp-home-tropical-island = A Special Memory at once.
gtp-home-wasteland = It will cost you your tickets.
gtp-home-trouble-spot = It will end your turns.
gtp-home-cruise-island = It will end your turns.
gtp-refund = Return it
gtp-refund-hint = A ticket that you return pays $100.
gtp-specials = { $count ->
    [one] 1 Special Memory
   *[other] { $count } Special Memories
}
gtp-home = Home:
gtp-mark = You were deported from { $place }. Go back there and settle it before Home counts again.
gtp-go-home = All KEYs are out and you have most. Go Home to win!

## The players and the chart

gtp-players = Passports
gtp-nowhere = not on the map yet
gtp-count-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
gtp-count-keys = { $count ->
    [one] 1 KEY
   *[other] { $count } KEYs
}
gtp-count-memories = { $count ->
    [one] 1 Memory
   *[other] { $count } Memories
}
gtp-skips = Loses the next turn.
gtp-deported = Deported from { $place }.
gtp-jackpot = Jackpot
gtp-chart = Memories
gtp-city-keys = City KEYs

## Before and after the game

gtp-options = Rules for this table
gtp-option-length = How long?
gtp-option-full = The whole game: first Home with the most KEYs
gtp-option-rounds = { $count } rounds, most KEYs wins
gtp-option-keys = { $count ->
    [16] Until all KEYs are out, most KEYs wins
   *[other] Until { $count } KEYs are out, most KEYs wins
}
gtp-option-strict = Strict table
gtp-option-strict-hint = Spending money must be claimed, or it is lost.
gtp-option-first = Who begins?
gtp-option-first-dice = The dice decide
gtp-option-first-seat = The player on seat { $number }
gtp-how-1 = Your first ticket makes you a Home somewhere in the world. You start there with $500.
gtp-how-2 = Roll to go overland, fly with your tickets, or take a ship. Travel on until something ends your turn.
gtp-how-3 = Red-dot cities hold Adventures. See one through and the city’s KEY or a Memory is yours.
gtp-how-4 = Two Memories in a continent earn its KEY. KEYs of cities can be challenged for.
gtp-how-5 = Once every KEY is out, come Home with the most of them to win.
gtp-end-home = { $seats } came Home to { $place } with { $keys } KEYs in round { $rounds }.
gtp-end-keys-out = { $out } KEYs are out, and { $seats } has { $keys } of them.
gtp-end-rounds = After { $rounds } rounds { $seats } has the most KEYs: { $keys }.
gtp-end-alone = All others resigned; { $seats } was left with { $keys } KEYs.
gtp-does-resign = Your KEYs go into the Jackpot, your tickets under the pack, everything else you have leaves the game with you, and you play no more.
gtp-end-cities = City KEYs
gtp-end-continents = Continental KEYs
