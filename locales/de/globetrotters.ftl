### Globetrotters, in einfachen Worten für die Familie. Geld steht immer mit dem Dollarzeichen da.

## Namen

gt-ticket = { $one } / { $other }
gt-key-city = SCHLÜSSEL zu { $name }
gt-key-continent = SCHLÜSSEL zu { $name }

gt-kind-key-city = SCHLÜSSEL-Stadt
gt-kind-continental-city = Kontinentalstadt
gt-kind-national-city = Landesstadt
gt-kind-regional-city = Regionalstadt
gt-kind-gambling-city = Spielbankstadt
gt-kind-tropical-island = Tropeninsel
gt-kind-wasteland = Ödland
gt-kind-trouble-spot = Krisenherd
gt-kind-cruise-island = Kreuzfahrtinsel

## Was man tun kann

gt-do-choose-home = Mein Heimatort: { $place }
gt-do-arrive = Ankommen
gt-do-take-adventure = Das Abenteuer wagen
gt-do-try-jackpot = Nach dem Jackpot greifen
gt-do-decline = Nein, danke
gt-do-roll = Würfeln und über Land reisen
gt-do-move-to = Reise { FORM($place, "nach") }
gt-do-fly = Mit dem Ticket { $ticket } { FORM($place, "nach") } fliegen
gt-do-sail = An Bord des Schiffs { FORM($place, "nach") } gehen
gt-do-work = Für 200 $ arbeiten und den Zug beenden
gt-do-buy = { $count ->
    [one] 1 Ticket für 200 $ kaufen
   *[other] { $count } Tickets kaufen, je 200 $
}
gt-do-buy-two = 2 Tickets für 300 $ kaufen
gt-do-refund = Das Ticket { $ticket } für 100 $ zurückgeben
gt-do-place-memory = Eine besondere Erinnerung zu { $place } legen
gt-do-challenge = Um den SCHLÜSSEL herausfordern, für 100 $
gt-do-send-to = Weiterschicken { FORM($place, "nach") }
gt-do-pick-blind = Ticket Nummer { $number } ziehen
gt-do-lose-key = Den { $key } abgeben
gt-do-switch = Den Ort mit { $seat } tauschen
gt-do-use-bonus = Reise { FORM($place, "nach") }
gt-do-claim-money = Meine 300 $ verlangen
gt-do-give-up = Zahlen, was ich habe, und ausgewiesen werden
gt-do-end-turn = Den Zug beenden
gt-do-resign = Aufgeben

## Was geschah

gt-told-start-rolled = { $seat } würfelt { $one } und { $other }, um zu sehen, wer beginnt.
gt-told-begins = { $seat } beginnt.
gt-told-turn-began = { $seat } ist am Zug.
gt-told-turn-skipped = { $seat } ist noch übers Wochenende fort und setzt diesen Zug aus.
gt-told-spending-money = { $seat } bekommt 300 $ Reisegeld.
gt-told-spending-money-due = { $seat } darf in diesem Zug 300 $ Reisegeld verlangen.
gt-told-spending-money-lost = { $seat } hat die 300 $ nicht verlangt, nun sind sie verfallen.
gt-told-home-chosen = { $seat } lässt sich { FORM($place, "in") } nieder: Das ist der Heimatort.
gt-told-rolled = { $seat } würfelt { $steps }: { $steps ->
    [one] höchstens ein Feld weit.
   *[other] bis zu { $steps } Felder weit.
}
gt-told-rolled-ticket = { $seat } würfelt das Ticket: ein Freiflug!
gt-told-rolled-trouble = { $seat } würfelt Ärger: Das kostet 100 $, und der Zug ist vorbei.
gt-told-went-overland = { $seat } reist über Land { FORM($place, "nach") }.
gt-told-flew = { $seat } fliegt mit dem Ticket { $ticket } { FORM($place, "nach") }.
gt-told-set-sail = { $seat } geht an Bord: Über { $island } fährt das Schiff { FORM($place, "nach") }.
gt-told-sailed-on = Das Schiff von { $seat } legt an: { $place }.
gt-told-worked = { $seat } arbeitet, verdient 200 $ und beendet den Zug.
gt-told-bumped = { $by } erreicht { $place } und verdrängt { $seat }: Dort ist nur Platz für eine Figur.
gt-told-turned-up = Für { $seat } wird ein Ticket aufgedeckt: { $ticket }.
gt-told-turned-in-vain = Das Ticket { $ticket } führt nur an besetzte Orte. Ein weiteres wird aufgedeckt.
gt-told-moved-on = { $by } schickt { $seat } { FORM($place, "nach") }.
gt-told-shares = Kein Ticket führt woandershin, also bleibt { $seat }, und zwei teilen sich den Ort { $place }.
gt-told-paid-expenses = { $seat } zahlt { $dollars } $ Spesen { FORM($place, "in") }.
gt-told-paid-expenses-to-jackpot = { $seat } zahlt { $dollars } $ Spesen { FORM($place, "in") }, und zwar in den Jackpot.
gt-told-came-home = { $seat } ist am Heimatort und zahlt nichts.
gt-told-paid-trouble = { $seat } zahlt { $dollars } $ für den Ärger.
gt-told-paid-part = { $seat } schuldet { $owed } $ und kann nur { $dollars } $ zahlen.
gt-told-turn-ended-by = Der Zug von { $seat } endet { FORM($place, "in") }.
gt-told-no-benefit = { $seat } wurde ausgewiesen ({ $place }) und bekommt am Heimatort nichts, bis das dort bereinigt ist.
gt-told-bought = { $count ->
    [one] { $seat } kauft ein Ticket für { $dollars } $.
   *[other] { $seat } kauft { $count } Tickets für { $dollars } $.
}
gt-told-received = { $count ->
    [one] { $seat } zieht ein Ticket.
   *[other] { $seat } zieht { $count } Tickets.
}
gt-told-received-ticket = Ein neues Ticket auf deiner Hand: { $ticket }.
gt-told-pack-is-short = { $missing ->
    [one] Im Stapel fehlt ein Ticket für { $seat }.
   *[other] Im Stapel fehlen { $missing } Tickets für { $seat }.
}
gt-told-refunded = { $seat } gibt ein Ticket für 100 $ zurück.
gt-told-refunded-ticket = Du gibst das Ticket { $ticket } für 100 $ zurück.
gt-told-lost-tickets = { $count ->
    [one] Im Ödland verliert { $seat } das einzige Ticket.
   *[other] Im Ödland verliert { $seat } alle { $count } Tickets.
}
gt-told-took-adventure = Das Abenteuer von { $seat } { FORM($place, "in") }: „{ $text }“
gt-told-declined = { $seat } lässt es bleiben.
gt-told-gained = { $seat } bekommt { $dollars } $.
gt-told-lost = { $seat } zahlt { $dollars } $ in den Jackpot.
gt-told-used-tickets = { $count ->
    [one] Ein Ticket von { $seat } kommt verdeckt in den Jackpot.
   *[other] { $count } Tickets von { $seat } kommen verdeckt in den Jackpot.
}
gt-told-used-ticket = Dein Ticket { $ticket } kommt verdeckt in den Jackpot.
gt-told-exchanged = { $count ->
    [one] { $seat } tauscht ein Ticket um.
   *[other] { $seat } tauscht { $count } Tickets um.
}
gt-told-lost-key = { $seat } legt den { $key } in den Jackpot.
gt-told-lost-memories = { $count ->
    [one] Die Erinnerung von { $seat } an { $continent } geht mit.
   *[other] Die { $count } Erinnerungen von { $seat } an { $continent } gehen mit.
}
gt-told-gained-special = { $seat } bekommt eine besondere Erinnerung.
gt-told-lost-special = { $seat } legt eine besondere Erinnerung in den Jackpot.
gt-told-no-key-to-lose = { $seat } hat keinen SCHLÜSSEL zu verlieren und verliert stattdessen alles Geld und alle Tickets.
gt-told-no-special-to-lose = { $seat } hat keine besondere Erinnerung zu verlieren und verliert stattdessen alles Geld und alle Tickets.
gt-told-for-the-day = Das reicht für heute: Der Zug von { $seat } ist vorbei.
gt-told-for-the-weekend = { $seat } bleibt übers Wochenende: Dieser Zug ist vorbei, und der nächste fällt aus.
gt-told-sent = Das Abenteuer führt { $seat } { FORM($place, "nach") }.
gt-told-stayed = { $seat } bleibt { FORM($place, "in") }.
gt-told-switched = { $seat } und { $with } tauschen die Orte.
gt-told-used-bonus = { $seat } reist mit dem REISEBONUS { FORM($place, "nach") }.
gt-told-earned-key = { $seat } gewinnt den { $key }!
gt-told-took-key = { $seat } nimmt { $from } den { $key } ab.
gt-told-earned-memory = { $seat } gewinnt eine Erinnerung an { $place }.
gt-told-placed-memory = { $seat } legt eine besondere Erinnerung zu { $place }.
gt-told-challenged = { $seat } zahlt { $holder } 100 $ und fordert um den { $key } heraus.
gt-told-challenge-rolled = { $seat } würfelt { $one } und { $other }: { $hit ->
    [yes] ein Treffer!
   *[no] daneben.
}
gt-told-lost-challenge = { $holder } behält den { $key }, und { $seat } muss weiterziehen.
gt-told-jackpot-rolled = { $seat } würfelt { $one } und { $other } um den Jackpot: { $hit ->
    [yes] ein Treffer!
   *[no] daneben.
}
gt-told-won-jackpot = { $seat } gewinnt den Jackpot: { $dollars } $ und { $tickets ->
    [0] keine Tickets!
    [one] 1 Ticket!
   *[other] { $tickets } Tickets!
}
gt-told-won-key = Auch ein SCHLÜSSEL lag darin: { $seat } bekommt den { $key }.
gt-told-won-memories = { $count ->
    [0] { $seat } hat schon alle Erinnerungen an { $continent }, die dazugehören.
    [one] Eine Erinnerung an { $continent } gehört dazu.
   *[other] { $count } Erinnerungen an { $continent } gehören dazu.
}
gt-told-won-specials = { $count ->
    [one] Auch eine besondere Erinnerung lag darin, für { $seat }.
   *[other] Auch { $count } besondere Erinnerungen lagen darin, für { $seat }.
}
gt-told-missed-jackpot = { $seat } verfehlt den Jackpot und muss weiterziehen.
gt-told-deported = { $seat } wird ausgewiesen ({ $place }) und an den Heimatort geschickt.
gt-told-mark-cleared = { $seat } hat { FORM($place, "in") } alles bereinigt: Die Ausweisung ist vergessen.
gt-told-won = { $seat } kommt mit { $keys } SCHLÜSSELN nach Hause, mit mehr als alle anderen, und gewinnt!
gt-told-resigned = { $seat } gibt auf und verlässt das Spiel.
gt-told-left-alone = { $seat } ist allein übrig und gewinnt!
gt-told-short-game-ended = Das kurze Spiel ist zu Ende: Der Sieg geht an { $winners }, mit { $keys ->
    [one] 1 SCHLÜSSEL.
   *[other] { $keys } SCHLÜSSELN.
}

## Warum etwas nicht geht, und was stattdessen ginge

gt-asked-home = einen der beiden Orte auf deinem Ticket zum Heimatort machen
gt-asked-arrive = ankommen, oder zuvor Tickets zurückgeben und besondere Erinnerungen ablegen
gt-asked-offer = die Gelegenheit ergreifen oder es bleiben lassen
gt-asked-travel = über Land, durch die Luft oder mit dem Schiff reisen, oder arbeiten
gt-asked-overland = aussuchen, wohin du mit der gewürfelten Zahl reist
gt-asked-move-on = einen der beiden Orte auf dem aufgedeckten Ticket aussuchen
gt-asked-debt = Tickets zum Zurückgeben aussuchen, bis du zahlen kannst
gt-asked-pick = ein Ticket ziehen, ohne hinzusehen
gt-asked-lose-key = den SCHLÜSSEL aussuchen, den du abgibst
gt-asked-switch = jemanden aussuchen, mit dem du den Ort tauschst
gt-asked-bonus = aussuchen, wohin dich der REISEBONUS bringt, oder bleiben
gt-asked-last-chance = um den SCHLÜSSEL herausfordern oder den Zug beenden
gt-asked-after-turn = 2 Tickets für 300 $ kaufen oder den Zug beenden
gt-asked-nothing = auf das Spiel zurückschauen
gt-no-now = Das ist jetzt nicht gefragt. Was du tun kannst: { $asked }.
gt-no-turn = Damit bist du nicht an der Reihe: Der Tisch wartet auf { $awaited }.
gt-no-over = Das Spiel ist aus; der Sieg ging an { $winners }.
gt-no-resigned = Du hast dieses Spiel aufgegeben.
gt-no-resigning-now = Aufgeben kannst du, wenn gerade nichts geschuldet wird, kein Abenteuer fragt, niemand weiterzieht und keine letzte Herausforderung aussteht.
gt-no-resigning-before = Dieses Spiel hat unter Regeln begonnen, die kein Aufgeben kennen.
gt-no-seat = Diesen Platz gibt es nicht: An diesem Tisch sind es { $seats }.
gt-no-home-side = { $place } steht nicht auf deinem ersten Ticket. Wähl einen seiner beiden Orte.
gt-no-adventure-here = In einer Spielbankstadt gibt es kein Abenteuer. Du kannst nach dem Jackpot greifen oder es bleiben lassen.
gt-no-jackpot-here = Den Jackpot gibt es nur in einer Spielbankstadt zu gewinnen. Hier kannst du das Abenteuer wagen oder es bleiben lassen.
gt-no-adventure-again = Hier gibt es jetzt kein Abenteuer für dich. Es wird dir bei der Ankunft in einer Stadt mit rotem Punkt angeboten, und noch einmal am Anfang deines nächsten Zuges, wenn du es bleiben lässt.
gt-no-expenses-again = Das Abenteuer jetzt zu wagen kostet noch einmal die Spesen von { $dollars } $, und die kannst du nicht zahlen.
gt-no-route = Kein Landweg beginnt { FORM($place, "in") }. Flieg, nimm ein Schiff, oder arbeite.
gt-no-staying = Du musst mindestens ein Feld weit weg von { $place } ankommen.
gt-no-so-far = { $place } liegt über Land weiter als { $steps ->
    [one] ein Feld entfernt.
   *[other] { $steps } Felder entfernt.
} Wähl einen Ort in Reichweite.
gt-no-flight-from = Flüge gehen nur in SCHLÜSSEL-Städten und Kontinentalstädten ab, und { $place } ist keine davon. Reise über Land oder mit dem Schiff, oder arbeite.
gt-no-flight-to = Das Ticket { $ticket } führt nicht { FORM($place, "nach") }. Wähl einen seiner beiden Orte.
gt-no-flight-here = Du bist schon { FORM($place, "in") }. Wähl den anderen Ort auf dem Ticket, oder ein anderes Ticket.
gt-no-ticket = Dieses Ticket hast du nicht. Wähl eins von deinen.
gt-no-water = Kein solches Schiff legt { FORM($place, "in") } ab. Nimm einen Seeweg, der dort beginnt, wo du bist, reise anders, oder arbeite.
gt-no-second-purchase = Du hast in diesem Zug schon Tickets gekauft. Nach dem Zug kannst du 2 für 300 $ kaufen.
gt-no-empty-purchase = Kauf mindestens ein Ticket.
gt-no-money-for-tickets = Ein Ticket kostet jetzt 200 $: Dein Geld reicht { $count ->
    [0] für keins.
    [one] für eins.
   *[other] für { $count }.
}
gt-no-tickets-left = Der Stapel hat { $left ->
    [0] kein Ticket
    [one] nur 1 Ticket
   *[other] nur { $left } Tickets
} zu verkaufen: Das letzte bleibt fürs Weiterziehen.
gt-no-discount-money = Zwei Tickets nach dem Zug kosten 300 $, und die hast du nicht. Du kannst Tickets für je 100 $ zurückgeben oder den Zug beenden.
gt-no-special = Du hast keine besondere Erinnerung, die du ablegen könntest. Es gibt sie auf Tropeninseln.
gt-no-chart = { $place } steht nicht auf der Tafel der Erinnerungen. Wähl eine Kontinentalstadt.
gt-no-memory-twice = Du hast schon eine Erinnerung an { $place }. Wähl eine andere Kontinentalstadt.
gt-no-second-special = In { $continent } hast du schon eine besondere Erinnerung abgelegt, und mehr als eine verträgt kein Kontinent. Wähl einen anderen.
gt-no-challenge-right = Herausfordern kannst du nur dort, wo du gerade ein Abenteuer bestanden hast, einmal bei jedem Besuch.
gt-no-challenge-holder = Niemand sonst hat den SCHLÜSSEL zu dieser Stadt, also ist niemand herauszufordern.
gt-no-challenge-money = Eine Herausforderung kostet 100 $, und die kannst du nicht zahlen.
gt-no-send-to = Für { $seat } gibt es nur zwei Ziele: { $one } oder { $other }.
gt-no-pick = Dieses Ticket gibt es nicht. Zieh eins von den { $count }.
gt-no-key = Diesen SCHLÜSSEL hast du nicht. Gib einen von deinen ab.
gt-no-partner = Wähl jemand anders, dessen Figur auf der Karte steht.
gt-no-bonus-here = Du bist schon { FORM($place, "in") }. Wähl einen anderen Ort, oder lass den Bonus verfallen und bleib.
gt-no-bonus-city = Ein REISEBONUS führt in die Städte des Kontinents, auf dem du bist, und { $place } ist keine davon.
gt-no-bonus-cruise = Ein REISEBONUS mit Stern führt überallhin, nur nicht auf eine Kreuzfahrtinsel. Wähl einen Ort an Land.
gt-no-claim = Für dich gibt es jetzt kein Reisegeld zu verlangen.
gt-no-giving-up = Du musst zahlen, was du schuldest. Gib Tickets zurück, bis du es kannst, oder verlange dein Reisegeld.

## Worauf ein Bot hinauswill.

gt-aim-victory = Gewinnt das Spiel.
gt-aim-key = Für einen SCHLÜSSEL.
gt-aim-challenge = Um jemanden um einen SCHLÜSSEL herauszufordern.
gt-aim-memory = Für eine neue Erinnerung.
gt-aim-special-memory = Für eine besondere Erinnerung.
gt-aim-jackpot = Für den Jackpot.
gt-aim-on-the-way = Auf dem Weg zu etwas Besserem.
gt-aim-money = Geld für das, was kommt.
gt-aim-tickets = Tickets für ferne Orte.
gt-aim-home = Nach Hause, um zu gewinnen.

# Was ein Rätsel verlangt.
gt-puzzle-win = Komm in diesem Zug mit mehr SCHLÜSSELN als alle anderen an deinem Heimatort an.
gt-puzzle-keys = { $count ->
    [one] Hab noch in diesem Zug einen SCHLÜSSEL.
   *[other] Hab noch in diesem Zug { $count } SCHLÜSSEL.
}
gt-puzzle-at = Komm in diesem Zug { FORM($place, "in") } an, sodass dir das Abenteuer dort offensteht.
gt-puzzle-left = Dann müssen dir noch mindestens { $money } $ bleiben; ein Ticket zählt 100 $.
