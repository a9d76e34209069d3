### Globetrotters, in plain family words. Money is always written with the dollar sign.

## Names

gt-ticket = { $one } / { $other }
gt-key-city = the KEY to { $name }
gt-key-continent = the KEY to { $name }

gt-kind-key-city = KEY City
gt-kind-continental-city = Continental City
gt-kind-national-city = National City
gt-kind-regional-city = Regional City
gt-kind-gambling-city = Gambling City
gt-kind-tropical-island = Tropical Island
gt-kind-wasteland = Wasteland
gt-kind-trouble-spot = Trouble Spot
gt-kind-cruise-island = Cruise Island

## What a player can do

gt-do-choose-home = Make { $place } my Home
gt-do-arrive = Arrive
gt-do-take-adventure = Take the Adventure
gt-do-try-jackpot = Try for the Jackpot
gt-do-decline = No, thank you
gt-do-roll = Roll the die and travel overland
gt-do-move-to = Go to { $place }
gt-do-fly = Fly to { $place } with the ticket { $ticket }
gt-do-sail = Board the ship to { $place }
gt-do-work = Work for $200 and end the turn
gt-do-buy = { $count ->
    [one] Buy 1 ticket for $200
   *[other] Buy { $count } tickets, $200 each
}
gt-do-buy-two = Buy 2 tickets for $300
gt-do-refund = Return the ticket { $ticket } for $100
gt-do-place-memory = Place a Special Memory beside { $place }
gt-do-challenge = Challenge for the KEY, for a fee of $100
gt-do-send-to = Send them to { $place }
gt-do-pick-blind = Pick ticket number { $number }
gt-do-lose-key = Give up { $key }
gt-do-switch = Switch places with { $seat }
gt-do-use-bonus = Travel to { $place }
gt-do-claim-money = Claim my $300
gt-do-give-up = Pay what I have and be deported
gt-do-end-turn = End the turn
gt-do-resign = Resign

## What happened

gt-told-start-rolled = { $seat } rolls { $one } and { $other } to see who begins.
gt-told-begins = { $seat } begins.
gt-told-turn-began = It is { $seat }’s turn.
gt-told-turn-skipped = { $seat } is still away for the weekend and misses this turn.
gt-told-spending-money = { $seat } receives $300 spending money.
gt-told-spending-money-due = { $seat } may claim $300 spending money this turn.
gt-told-spending-money-lost = { $seat } did not claim the $300, and they are lost.
gt-told-home-chosen = { $seat } settles in { $place }: that is Home.
gt-told-rolled = { $seat } rolls { $steps }: { $steps ->
    [one] one space at most.
   *[other] up to { $steps } spaces.
}
gt-told-rolled-ticket = { $seat } rolls the ticket: a free flight!
gt-told-rolled-trouble = { $seat } rolls trouble: $100, and the turn is over.
gt-told-went-overland = { $seat } travels overland to { $place }.
gt-told-flew = { $seat } flies to { $place } with the ticket { $ticket }.
gt-told-set-sail = { $seat } boards a ship: by way of { $island } it goes to { $place }.
gt-told-sailed-on = { $seat }’s ship comes in at { $place }.
gt-told-worked = { $seat } works, earns $200 and ends the turn.
gt-told-bumped = { $by } comes to { $place } and bumps { $seat }, who must move on.
gt-told-turned-up = A ticket is turned up for { $seat }: { $ticket }.
gt-told-turned-in-vain = The ticket { $ticket } leads only to places that are taken. Another one is turned up.
gt-told-moved-on = { $by } sends { $seat } to { $place }.
gt-told-shares = No ticket leads anywhere else, so { $seat } stays and { $place } is shared.
gt-told-paid-expenses = { $seat } pays ${ $dollars } in { $place }.
gt-told-paid-expenses-to-jackpot = { $seat } pays ${ $dollars } for { $place } into the Jackpot.
gt-told-came-home = { $seat } is Home and pays nothing.
gt-told-paid-trouble = { $seat } pays ${ $dollars } for the trouble.
gt-told-paid-part = { $seat } owes ${ $owed } and can only pay ${ $dollars }.
gt-told-turn-ended-by = { $place } ends { $seat }’s turn.
gt-told-no-benefit = { $seat } was deported from { $place }, and gets nothing at Home until that is put right there.
gt-told-bought = { $count ->
    [one] { $seat } buys a ticket for ${ $dollars }.
   *[other] { $seat } buys { $count } tickets for ${ $dollars }.
}
gt-told-received = { $count ->
    [one] { $seat } draws a ticket.
   *[other] { $seat } draws { $count } tickets.
}
gt-told-received-ticket = A new ticket in your hand: { $ticket }.
gt-told-pack-is-short = { $missing ->
    [one] The pack is one ticket short for { $seat }.
   *[other] The pack is { $missing } tickets short for { $seat }.
}
gt-told-refunded = { $seat } returns a ticket for $100.
gt-told-refunded-ticket = You return the ticket { $ticket } for $100.
gt-told-lost-tickets = { $count ->
    [one] The Wasteland takes { $seat }’s only ticket.
   *[other] The Wasteland takes all { $count } tickets of { $seat }.
}
gt-told-took-adventure = { $seat }’s Adventure in { $place }: “{ $text }”
gt-told-declined = { $seat } lets it pass.
gt-told-gained = { $seat } receives ${ $dollars }.
gt-told-lost = { $seat } pays ${ $dollars } into the Jackpot.
gt-told-used-tickets = { $count ->
    [one] One of { $seat }’s tickets goes into the Jackpot, face down.
   *[other] { $count } of { $seat }’s tickets go into the Jackpot, face down.
}
gt-told-used-ticket = Your ticket { $ticket } goes into the Jackpot, face down.
gt-told-exchanged = { $count ->
    [one] { $seat } exchanges a ticket.
   *[other] { $seat } exchanges { $count } tickets.
}
gt-told-lost-key = { $seat } puts { $key } into the Jackpot.
gt-told-lost-memories = { $count ->
    [one] { $seat }’s Memory of { $continent } goes with it.
   *[other] { $seat }’s { $count } Memories of { $continent } go with it.
}
gt-told-gained-special = { $seat } receives a Special Memory.
gt-told-lost-special = { $seat } puts a Special Memory into the Jackpot.
gt-told-no-key-to-lose = { $seat } has no KEY to lose, and loses all money and tickets instead.
gt-told-no-special-to-lose = { $seat } has no Special Memory to lose, and loses all money and tickets instead.
gt-told-for-the-day = That is all for the day: { $seat }’s turn is over.
gt-told-for-the-weekend = { $seat } stays for the weekend: this turn is over, and the next one is missed.
gt-told-sent = The Adventure takes { $seat } to { $place }.
gt-told-stayed = { $seat } stays in { $place }.
gt-told-switched = { $seat } and { $with } switch places.
gt-told-used-bonus = { $seat } uses the TRAVEL BONUS to go to { $place }.
gt-told-earned-key = { $seat } earns { $key }!
gt-told-took-key = { $seat } takes { $key } from { $from }.
gt-told-earned-memory = { $seat } earns a Memory of { $place }.
gt-told-placed-memory = { $seat } places a Special Memory beside { $place }.
gt-told-challenged = { $seat } pays { $holder } $100 and challenges for { $key }.
gt-told-challenge-rolled = { $seat } rolls { $one } and { $other }: { $hit ->
    [yes] a hit!
   *[no] a miss.
}
gt-told-lost-challenge = { $holder } keeps { $key }, and { $seat } must move on.
gt-told-jackpot-rolled = { $seat } rolls { $one } and { $other } for the Jackpot: { $hit ->
    [yes] a hit!
   *[no] a miss.
}
gt-told-won-jackpot = { $seat } wins the Jackpot: ${ $dollars } and { $tickets ->
    [0] no tickets!
    [one] 1 ticket!
   *[other] { $tickets } tickets!
}
gt-told-won-key = { $key } was in it, and goes to { $seat }.
gt-told-won-memories = { $count ->
    [0] { $seat } has all the Memories of { $continent } that come with it already.
    [one] A Memory of { $continent } comes with it.
   *[other] { $count } Memories of { $continent } come with it.
}
gt-told-won-specials = { $count ->
    [one] A Special Memory was in it too, for { $seat }.
   *[other] { $count } Special Memories were in it too, for { $seat }.
}
gt-told-missed-jackpot = { $seat } misses the Jackpot and must move on.
gt-told-deported = { $seat } is deported from { $place } and sent Home.
gt-told-mark-cleared = { $seat } has put things right in { $place }: the deportation is forgotten.
gt-told-won = { $seat } comes Home with { $keys } KEYs, more than anybody else, and wins!
gt-told-resigned = { $seat } resigns and leaves the game.
gt-told-left-alone = { $seat } is the only one left and wins!
gt-told-short-game-ended = The short game is over: { $winners } { $keys ->
    [one] won with 1 KEY.
   *[other] won with { $keys } KEYs.
}

## Why something is refused, and what could be done instead

gt-asked-home = choose one of your ticket’s two places as Home
gt-asked-arrive = arrive, or first return tickets and place Special Memories
gt-asked-offer = take the chance, or let it pass
gt-asked-travel = travel overland, by air or by ship, or work
gt-asked-overland = choose where to go with the number rolled
gt-asked-move-on = choose one of the two places on the ticket turned up
gt-asked-debt = choose the tickets to return, until you can pay
gt-asked-pick = pick a ticket without seeing it
gt-asked-lose-key = choose the KEY to give up
gt-asked-switch = choose a player to switch places with
gt-asked-bonus = choose where the TRAVEL BONUS takes you, or stay
gt-asked-last-chance = challenge for the KEY, place a Special Memory, or end the turn
gt-asked-after-turn = buy 2 tickets for $300, or end the turn
gt-asked-nothing = look back on the game
gt-no-now = That is not asked now. What you can do: { $asked }.
gt-no-turn = It is not your turn to do that: the table waits for { $awaited }.
gt-no-over = The game is over; { $winners } won.
gt-no-resigned = You have resigned from this game.
gt-no-resigning-now = You can resign when nothing is owed, no Adventure asks, nobody moves on and no last challenge is waited for.
gt-no-resigning-before = This game began under rules that know no resigning.
gt-no-seat = There is no such seat: { $seats } play at this table.
gt-no-home-side = { $place } is not on your first ticket. Choose one of its two places.
gt-no-adventure-here = There is no Adventure in a Gambling City. You can try for the Jackpot, or let it pass.
gt-no-jackpot-here = The Jackpot is only won in a Gambling City. Here you can take the Adventure, or let it pass.
gt-no-adventure-again = There is no Adventure for you here now. It is offered when you arrive in a red-dot city, and once more at the start of your next turn if you let it pass.
gt-no-expenses-again = Taking the Adventure now costs the expenses again, ${ $dollars }, and you cannot pay that.
gt-no-route = No overland route leaves { $place }. Fly, take a ship, or work.
gt-no-staying = You must end at least one space away from { $place }.
gt-no-so-far = { $place } is not within { $steps ->
    [one] one space overland.
   *[other] { $steps } spaces overland.
} Choose a place within reach.
gt-no-flight-from = Flights leave from KEY Cities and Continental Cities only, and { $place } is neither. Travel overland or by ship, or work.
gt-no-flight-to = The ticket { $ticket } does not lead to { $place }. Choose one of its two places.
gt-no-flight-here = You are in { $place } already. Choose the other place on the ticket, or another ticket.
gt-no-ticket = You do not hold that ticket. Choose one of yours.
gt-no-water = No such ship leaves { $place }. Follow a water route that begins where you are, travel another way, or work.
gt-no-second-purchase = You have bought tickets this turn already. After the turn you can buy 2 for $300.
gt-no-empty-purchase = Buy at least one ticket.
gt-no-money-for-tickets = A ticket costs $200 now: your money is enough for { $count ->
    [0] none.
    [one] one.
   *[other] { $count }.
}
gt-no-tickets-left = The pack has { $left ->
    [0] no ticket
    [one] only 1 ticket
   *[other] only { $left } tickets
} left to sell: its last one stays for moving on.
gt-no-discount-money = Two tickets after the turn cost $300, and you do not have that. You can return tickets for $100 each, or end the turn.
gt-no-special = You have no Special Memory to place. Tropical Islands give them.
gt-no-chart = { $place } is not on the Memories Chart. Choose a Continental City.
gt-no-memory-twice = You have a Memory of { $place } already. Choose another Continental City.
gt-no-second-special = You have placed a Special Memory in { $continent } already, and one is all a continent takes. Choose another continent.
gt-no-challenge-right = You can challenge only where you have just completed an Adventure, once a visit.
gt-no-challenge-holder = Nobody else holds the KEY to this city, so there is nobody to challenge.
gt-no-challenge-money = A challenge costs $100, and you cannot pay that.
gt-no-send-to = { $seat } can only be sent to { $one } or { $other }.
gt-no-pick = There is no such ticket. Pick one of the { $count }.
gt-no-key = You do not hold that KEY. Give up one of yours.
gt-no-partner = Choose another player whose piece is on the map.
gt-no-bonus-here = You are in { $place } already. Choose another place, or stay by letting the bonus pass.
gt-no-bonus-city = A TRAVEL BONUS leads to the cities of the continent you are in, and { $place } is none of them.
gt-no-bonus-cruise = A starred TRAVEL BONUS leads anywhere but to a Cruise Island. Choose a place on land.
gt-no-claim = There is no spending money for you to claim now.
gt-no-giving-up = You must pay what you owe. Return tickets until you can, or claim your spending money.

## What a bot aims at.

gt-aim-victory = Wins the game.
gt-aim-key = For a KEY.
gt-aim-challenge = To challenge for a KEY.
gt-aim-memory = For a new Memory.
gt-aim-special-memory = For a Special Memory.
gt-aim-jackpot = For the Jackpot.
gt-aim-on-the-way = On the way to something better.
gt-aim-money = Money for what comes.
gt-aim-tickets = Tickets for faraway places.
gt-aim-home = Home, to win.

# What a puzzle asks for.
gt-puzzle-win = Come Home in this turn with more KEYs than anybody else.
gt-puzzle-keys = { $count ->
    [one] Hold a KEY before this turn is over.
   *[other] Hold { $count } KEYs before this turn is over.
}
gt-puzzle-at = Arrive in { $place } in this turn, where you can take its Adventure.
gt-puzzle-left = You must have at least ${ $money } left then, a ticket counting as $100.
