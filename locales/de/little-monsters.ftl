### Kleine Monster, in einfachen Worten für die Familie.
###
### FORM beugt, was eingesetzt wird: FORM($place, "nach") macht aus „Südpol“ „zum Südpol“, FORM($colour, "es") aus
### „gelb“ „gelbes“. Die Formen stehen in about.toml und in editions/little-monsters/de.toml.

## Namen

lm-colour-purple = lila
lm-colour-yellow = gelb
lm-colour-blue = blau
lm-colour-green = grün
lm-colour-red = rot
# Die Buchstaben auf Tickets, Würfeln und in der Legende. Gelb und grün fangen beide mit G an.
lm-letter-purple = L
lm-letter-yellow = Ge
lm-letter-blue = B
lm-letter-green = Gr
lm-letter-red = R
lm-face-globe = eine Weltkugel
lm-tickets = { $list }
lm-tickets-of = { $count ->
    [one] 1 { FORM($colour, "es") }
   *[other] { $count } { FORM($colour, "e") }
}
lm-tickets-none = keine Tickets

lm-event-pandemic = Pandemie
lm-event-nuclear = Verstrahlung
lm-event-earthquake = Erdbeben
lm-event-wildfire = Waldbrand
lm-event-storm = Sturm
lm-event-strike = Streik
lm-event-polar-flight = Polarflug
lm-event-crowds = Gedränge
lm-event-tail-wind = Rückenwind für { FORM($colour, "e") } Strecken
lm-event-festival = Volksfest
# Was ein Ereignis bewirkt, auf seiner Karte.
lm-does-pandemic = Sie zieht in jedem Zug weiter; wer den Zug dort beendet, verliert die Hälfte der Tickets.
lm-does-nuclear = Ein Ort und alles ringsum ist verstrahlt: ein Ticket mehr.
lm-does-earthquake = Die offenen Karten eines Erdteils sind weg.
lm-does-wildfire = Ein Ort brennt: Niemand kann mehr dorthin.
lm-does-storm = Die Strecke dorthin kostet ab jetzt zwei Tickets.
lm-does-strike = Alle auf einem Erdteil verlieren ein Ticket.
lm-does-polar-flight = Wer in der Antarktis ist, darf überallhin fliegen.
lm-does-crowds = Alle auf dem vollsten Erdteil verlieren ein Ticket.
lm-does-tail-wind = Alle dürfen eine Strecke dieser Farbe umsonst nehmen.
lm-does-festival = Alle auf einem Erdteil bekommen ein Ticket seiner Farbe.

# Sie stehen nach „durch“.
lm-loss-pollution = die Verstrahlung
lm-loss-strike = den Streik
lm-loss-crowds = das Gedränge
lm-loss-pandemic = die Pandemie

## Was man tun kann

lm-do-roll = Würfeln
lm-do-take-ticket = Ein { FORM($colour, "es") } Ticket nehmen
lm-do-cure = Den Keim { FORM($place, "in") } entfernen
lm-do-exchange = 3 { FORM($give, "e") } Tickets gegen 1 { FORM($take, "es") } tauschen
lm-do-offer = Angebot an { $to }: { $give } gegen { $want }
lm-do-counter = Gegenangebot an { $to }: { $give } gegen { $want }
lm-do-accept = Das Angebot von { $from } annehmen
lm-do-decline = Das Angebot von { $from } ablehnen
lm-do-withdraw = Das Angebot an { $to } zurückziehen
lm-do-step = Für ein { FORM($colour, "es") } Ticket { FORM($place, "nach") } reisen
lm-do-stop = Die Reise hier beenden
lm-do-discard = Ein { FORM($colour, "es") } Ticket abgeben
lm-do-spread = Die Pandemie { FORM($place, "nach") } weiterziehen lassen
lm-do-crowd = Das Gedränge herrscht { FORM($continent, "in") }
lm-do-fly = Flug { FORM($place, "nach") }
lm-do-stay = Ich bleibe, wo ich bin
lm-do-resign = Aufgeben

## Was geschah

lm-told-set-out = Das Monster von { $seat } startet { FORM($place, "in") }, wo sein Haus steht.
lm-told-shown = Die Karte „{ $place }“ wird aufgedeckt.
lm-told-put-under = Zu früh aufgedeckt: Die Karte „{ $card }“ kommt unter den Stapel.
lm-told-begins = { $seat } beginnt.
lm-told-turn = { $seat } ist am Zug.
lm-told-rolled = { $seat } würfelt { $one } und { $other }.
lm-told-ticket = { $seat } bekommt ein { FORM($colour, "es") } Ticket.
lm-told-no-ticket = Für { $seat } ist kein { FORM($colour, "es") } Ticket mehr da.
lm-told-no-tickets = Für { $seat } ist gar kein Ticket mehr da.
lm-told-cured = Die Weltkugel von { $seat } entfernt den Keim { FORM($place, "in") }.
lm-told-cured-all = Zwei Weltkugeln: { $seat } beendet die Pandemie überall.
lm-told-exchanged = { $seat } tauscht 3 { FORM($give, "e") } Tickets gegen 1 { FORM($take, "es") }.
lm-told-offered = { $from } bietet { $to } einen Handel an: { $give } gegen { $want }.
lm-told-countered = { $from } macht { $to } ein Gegenangebot: { $give } gegen { $want }.
lm-told-traded = { $from } und { $to } tauschen: { $give } gegen { $want }.
lm-told-declined = { $to } lehnt das Angebot von { $from } ab.
lm-told-withdrawn = { $from } zieht das Angebot an { $to } zurück.
lm-told-lapsed = Die Reise beginnt, damit verfällt das Angebot von { $from } an { $to }.
lm-told-stepped = { $cost ->
    [one] { $seat } reist für ein { FORM($colour, "es") } Ticket { FORM($place, "nach") }.
   *[other] { $seat } reist durch den Sturm { FORM($place, "nach") }, für { $cost } { FORM($colour, "e") } Tickets.
}
lm-told-stopped = { $seat } bleibt { FORM($place, "in") }.
lm-told-card = { $seat } bekommt die Karte „{ $place }“ { $cards ->
    [one] – es ist die erste.
   *[other] und hat jetzt { $cards } Karten.
}
lm-told-reshuffled = Der Stapel ist aufgebraucht: { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $cards } abgelegten Karten werden gemischt und bilden den neuen.
}
lm-told-happened = Ein Ereignis: { $card }!
lm-told-drawn = Dafür wird „{ $place }“ gezogen.
lm-told-no-effect = { $card } bleibt ohne Wirkung: Es ist kein Ort mehr zu ziehen.
lm-told-infected = Die Pandemie ist jetzt { FORM($place, "in") }.
lm-told-polluted = Verstrahlung herrscht jetzt { FORM($place, "in") } und an allen Nachbarorten.
lm-told-swept = Die Karte „{ $place }“ geht im Erdbeben unter.
lm-told-burns = Es brennt { FORM($place, "in") }: Dorthin kann niemand mehr.
lm-told-passed-over = Ein Brand { FORM($place, "in") } würde jemandem den Weg abschneiden. Ein anderer Ort wird gezogen.
lm-told-storm = Ein Sturm bleibt { FORM($place, "in") }: Die Strecke dorthin kostet zwei Tickets.
lm-told-hits = Es trifft alle { FORM($continent, "in") }.
lm-told-discarded = { $seat } verliert durch { $loss } ein { FORM($colour, "es") } Ticket.
lm-told-flew = { $seat } fliegt { FORM($place, "nach") }.
lm-told-stayed = { $seat } fliegt nicht.
lm-told-won = { $seat } ist mit { $cards } Karten zu Hause und gewinnt!
lm-told-resigned = { $seat } gibt auf und verlässt das Spiel.
lm-told-left-alone = { $seat } ist allein übrig und gewinnt!

## Warum etwas nicht geht, und was stattdessen ginge

lm-asked-roll = würfeln
lm-asked-globe = ein Ticket für die Weltkugel aussuchen
lm-asked-cure = aussuchen, wo der Keim entfernt wird
lm-asked-travel = mit deinen Tickets reisen oder die Reise beenden
lm-asked-discard = aussuchen, welche Tickets du abgibst
lm-asked-crowds = aussuchen, auf welchem Erdteil Gedränge herrscht
lm-asked-event-move = aussuchen, wohin der Wind dein Monster trägt, oder bleiben
lm-asked-spread = aussuchen, wohin die Pandemie weiterzieht
lm-asked-nothing = auf das Spiel zurückschauen
lm-no-now = Das ist jetzt nicht gefragt. Was du tun kannst: { $asked }.
lm-no-turn = Damit bist du nicht an der Reihe: Der Tisch wartet auf { $awaited }.
lm-no-over = Das Spiel ist aus; { $winner } hat gewonnen.
lm-no-resigned = Du hast dieses Spiel aufgegeben.
lm-no-resigning-now = Aufgeben kannst du, wenn gerade kein Ereignis und kein Ende einer Reise abgewickelt wird.
lm-no-resigning-before = Dieses Spiel hat unter Regeln begonnen, die kein Aufgeben kennen.
lm-no-seat = Diesen Platz gibt es nicht: An diesem Tisch sind es { $seats }.
lm-no-location = Diesen Ort gibt es nicht: Auf dem Spielplan sind es { $locations }.
lm-no-colour-left = Es ist kein { FORM($colour, "es") } Ticket mehr da. Nehmen kannst du noch: { $left }.
lm-no-such-ticket = Du hast kein { FORM($colour, "es") } Ticket, das du abgeben könntest. Wähl eins, das du hast.
lm-no-cure = Es gibt keinen Keim { FORM($place, "in") }. Wähl einen Ort, an dem einer ist.
lm-no-crowd = Gedränge herrscht nur dort, wo die meisten Monster sind: { $continents }.
lm-no-spread = Die Pandemie kann nicht { FORM($place, "nach") } weiterziehen. Sie geht an einen gesunden Ort neben einem kranken.
lm-no-event-move = Diese Reise geht nicht { FORM($place, "nach") }. Wähl einen der markierten Orte, oder bleib.
lm-no-path = Hier führt keine { FORM($colour, "e") } Strecke { FORM($place, "nach") }. Folge den Strecken, die { FORM($from, "in") } beginnen.
lm-no-passing = Es ist schon ein Monster { FORM($place, "in") }: Du darfst hier bleiben, aber nicht weiterreisen.
lm-no-fire = Es brennt { FORM($place, "in") }: Niemand kann dorthin oder hindurch. Reise außen herum.
lm-no-jam = Ein anderes Monster ist { FORM($place, "in") }: Niemand sonst kann dort bleiben oder durchreisen. Reise außen herum.
lm-no-ticket = { $cost ->
    [one] Die Reise { FORM($place, "nach") } kostet ein { FORM($colour, "es") } Ticket, und du hast keins.
   *[other] Es stürmt { FORM($place, "in") }: Die Strecke dorthin kostet { $cost } { FORM($colour, "e") } Tickets, und so viele hast du nicht.
}
lm-no-route = Deine Tickets reichen noch nicht { FORM($place, "nach") }. Jedes Ticket bringt dich eine Strecke seiner Farbe weit.
lm-no-route-here = Dein Monster ist schon { FORM($place, "in") }.
lm-no-market = An diesem Tisch wird ohne den freien Markt gespielt.
lm-no-market-after-moving = Der Markt schließt, wenn die Reise beginnt. Nimm deine Schritte zurück, um zu handeln.
lm-no-same-colour = Wähl zwei verschiedene Farben: drei Tickets der einen gegen eins der anderen.
lm-no-three = Du brauchst drei { FORM($colour, "e") } Tickets, die du niemandem versprochen hast.
lm-no-partner = Wähl jemand anders an diesem Tisch.
lm-no-second-offer = Zwischen dir und { $to } ist schon ein Angebot offen. Zieh es zurück, oder warte auf die Antwort.
lm-no-such-offer = Dieses Angebot zwischen dir und { $other } gibt es nicht mehr.
lm-no-more-offers = In diesem Zug gab es schon { $most } Angebote, mehr sind nicht erlaubt.
lm-no-gift = Geschenkt wird nichts: Beide Seiten geben mindestens ein Ticket.
lm-no-tickets-to-give = Du kannst nicht mehr geben, als du hast und noch nicht versprochen hast: { $free }.
lm-no-tickets-to-want = So viel hat { $to } nicht: { $to } hat { $has }.
lm-no-steps = Keins deiner Tickets passt zu einer Strecke von hier, also bleibt dein Monster.

lm-form-partner = Wähl aus, mit wem du handeln willst.
lm-form-number = Das ist keine Anzahl { FORM($colour, "er") } Tickets.
lm-form-unknown = Das hat diese Seite nicht verstanden. Lade sie neu, und versuch es noch einmal.

## Der Spielplan

lm-board = Der Spielplan
lm-map = Die Weltkarte. Wenn sie nicht ganz hineinpasst, lässt sie sich mit den Pfeiltasten verschieben.
lm-pieces = Reiseziele, Monster und Zeichen
lm-cards = Die vier offenen Karten
lm-card-none = keine Karte mehr
lm-card-next = kommt nach dem Ereignis
lm-card-lack = es fehlt
lm-card-here = du bist da
lm-pile = { $count ->
    [0] Der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
lm-target = { $place }: { $cost }
lm-mark-card = offene Karte
lm-mark-home = { $own ->
    [yes] dein Zuhause
   *[no] Zuhause von { $seat }
}
lm-token-pandemic = Pandemie
lm-token-nuclear = Verstrahlung
lm-token-wildfire = Brand
lm-token-storm = Sturm
lm-legend = Linien und Zeichen
lm-legend-pandemic = Pandemie: Sie zieht in jedem Zug weiter; wer den Zug dort beendet, verliert die Hälfte der Tickets.
lm-legend-nuclear = Verstrahlung: Hindurchreisen oder Bleiben kostet ein Ticket mehr.
lm-legend-wildfire = Brand: Dorthin kann niemand.
lm-legend-storm = Sturm: Die Strecke dorthin kostet zwei Tickets.
lm-legend-dot = Der Punkt in einem Ort hat die Ticketfarbe seines Erdteils.
lm-list = Die Karte als Liste
lm-list-close = Liste schließen
lm-list-way = { $colour } bis { $places }

## Jetzt

lm-now-roll = Du bist dran! Würfle.
lm-now-globe = { $count ->
    [one] Eine Weltkugel! Nimm ein Ticket deiner Wahl.
   *[other] { $count } Weltkugeln! Nimm für jede ein Ticket deiner Wahl.
}
lm-now-cure = Deine Weltkugel entfernt einen Keim. Wo?
lm-now-travel = Du bist { FORM($place, "in") }. Wohin?
lm-now-moved = Jetzt bist du { FORM($place, "in") }. Weiterreisen oder bleiben?
lm-now-offered = Dein Angebot liegt bei { $seats }. Du kannst auch einfach weiterreisen.
lm-now-answer = Ein Angebot wartet auf deine Antwort.
lm-now-discard = { $count ->
    [one] Du verlierst durch { $loss } ein Ticket. Welches?
   *[other] Du verlierst durch { $loss } { $count } Tickets. Welche?
}
lm-now-crowds = Mehrere Erdteile sind gleich voll. Wo herrscht das Gedränge?
lm-now-wind = Rückenwind! Dein Monster darf umsonst eine { FORM($colour, "e") } Strecke reisen.
lm-now-polar = Polarflug! Dein Monster darf überallhin fliegen.
lm-now-spread = Die Pandemie zieht weiter. Wohin?
lm-now-over = { $seat } hat gewonnen!
lm-wait = Warten auf { $seats }.
lm-wait-roll = Warten auf den Wurf von { $seats }.
lm-wait-travel = Unterwegs: { $seats }.
lm-wait-answer = Warten auf die Antwort von { $seats }.
lm-wait-discard = Warten auf { $seats }: Es sind Tickets abzugeben.

lm-click-map = Klick einen Ort auf der Karte an, oder wähl hier:
lm-one-step = Ein Schritt:
lm-reach = { $count ->
    [one] Noch ein Ort in Reichweite
   *[other] Noch { $count } Orte in Reichweite
}
lm-used = Bisher verbraucht:
lm-stop = Reise beenden und { FORM($place, "in") } bleiben
lm-stop-unmoved = Zug beenden und { FORM($place, "in") } bleiben
lm-stop-card = Du bekommst die Karte „{ $place }“: { $cards } von { $most }.
lm-stop-win = Du bist mit allen Karten zu Hause: Du gewinnst!
lm-stop-polluted = Du verlierst durch die Verstrahlung noch ein Ticket.
lm-stop-spreads = Dann zieht die Pandemie weiter, und du suchst aus, wohin.
lm-stop-sick = Hier ist die Pandemie: Du wirst die Hälfte deiner Tickets verlieren.
lm-stop-lapse = Offene Angebote verfallen.
lm-take-back = Zurücknehmen
lm-take-back-step = Einen Schritt zurücknehmen
lm-none-left = Es ist kein { FORM($colour, "es") } Ticket mehr da.
lm-give-up = Ein { FORM($colour, "es") } Ticket (du hast { $count })
lm-pick = Ort
lm-pick-card = { " " }(Karte { $number })
lm-pick-cure = Keim entfernen
lm-pick-spread = Hierhin ziehen lassen
lm-pick-fly = Dorthin fliegen

lm-go = Los
lm-plan-close = Schließen
lm-plan-here = Hier ist dein Monster.
lm-plan-later = Mit den Tickets, die du jetzt hast, könntest du so reisen:
lm-plan-paths = Strecken von hier:
lm-cheapest = Der günstigste Weg:
lm-have = Du hast
lm-lack = Dir fehlt
lm-route-rest = { $count ->
    [one] Kostet 1 Ticket; dir bleiben
   *[other] Kostet { $count } Tickets; dir bleiben
}
lm-route-polluted = Durch Verstrahlung: Danach verlierst du noch ein Ticket.

## Die Tickets und der Markt

lm-hand = Deine Tickets
lm-spectator = Du schaust zu. Klick einen Ort auf der Karte an, um seine Strecken zu sehen.
lm-home = Zuhause:
lm-cards-gained = { $cards ->
    [0] Noch keine der { $most } Karten zum Sieg
   *[other] { $cards } von { $most } Karten
}
lm-go-home = Du hast genug Karten: Nun schnell heim { FORM($place, "nach") }, dann gewinnst du!
lm-market = Markt
lm-market-off = An diesem Tisch wird ohne den freien Markt gespielt.
lm-market-later = Der Markt öffnet in deinem Zug, bevor du losreist.
lm-market-moved = Der Markt schließt, wenn die Reise beginnt. Nimm deine Schritte zurück, um zu handeln.
lm-exchange = Tausche
lm-exchange-for = gegen
lm-exchange-none = Für drei Tickets einer Farbe gäbe es hier eins in einer anderen.
lm-trade = Einen Handel anbieten
lm-trade-with = Mit
lm-trade-partner = { $seat } (hat { $tickets })
lm-trade-give = Du gibst
lm-trade-want = Du bekommst
lm-trade-send = { $left ->
    [one] Anbieten (letztes Angebot in diesem Zug)
   *[other] Anbieten (noch { $left } in diesem Zug)
}
lm-trade-nobody = Gerade ist niemand zum Handeln da: Beide Seiten brauchen ein Ticket, das noch nicht versprochen ist.
lm-offer-to-you = { $from } bietet dir { $give } gegen { $want }.
lm-offer-of-yours = Du bietest { $to }: { $give } gegen { $want }.
lm-offer-between = { $from } bietet { $to }: { $give } gegen { $want }.
lm-get = Du bekommst
lm-give = und gibst
lm-accept = Annehmen
lm-decline = Ablehnen
lm-counter = Ein Gegenangebot machen
lm-withdraw = Zurückziehen

## Alle am Tisch

lm-players = Am Tisch
lm-does-resign = Deine Tickets gehen in den Vorrat zurück, dein Monster verlässt den Plan, deine Karten und dein Haus verlassen mit dir das Spiel, und du spielst nicht mehr mit.
lm-end-alone = Alle anderen haben aufgegeben; übrig blieb { $seat } mit { $cards } Karten.
lm-end-places = Orte
lm-end = { $turns ->
    [one] { $seat } ist gleich im ersten Zug mit { $cards } Karten wieder zu Hause: { $place }.
   *[other] { $seat } ist nach { $turns } Zügen mit { $cards } Karten wieder zu Hause: { $place }.
}

## Vor dem Spiel

lm-options = Regeln für einen längeren Abend
lm-options-hint = Lass sie beim ersten Spiel alle weg.
lm-option-free-market = Markt
lm-option-free-market-hint = Drei Tickets gegen eins tauschen und miteinander handeln.
lm-option-traffic-jam = Stau
lm-option-traffic-jam-hint = Wo schon ein Monster ist, kommt kein anderes hin.
lm-option-special-events = Ereignisse
lm-option-special-events-hint = Unter den Karten sind Stürme, Brände, Volksfeste und eine Pandemie.
lm-option-first = Wer beginnt?
lm-option-first-chance = Der Zufall entscheidet
lm-option-first-seat = Platz { $number }, denn dort sitzt die jüngste Person
lm-how-1 = Dein Monster hat irgendwo auf der Welt ein Haus. Von dort bricht es auf.
lm-how-2 = In jedem Zug wirfst du zwei Würfel: Jede Farbe bringt dir ein Ticket, eine Weltkugel eins deiner Wahl.
lm-how-3 = Ein Ticket bringt dich eine Strecke seiner Farbe weit. Verbrauch so viele, wie du willst, oder spar sie auf.
lm-how-4 = Bleib an einem Ort, dessen Karte offen liegt, und die Karte gehört dir.
lm-how-5 = Wer zuerst mit sechs Karten wieder zu Hause ist, gewinnt.

## Worauf ein Bot hinauswill.

lm-aim-move = { $steps ->
    [one] Reise { FORM($place, "nach") }
   *[other] Reise { FORM($place, "nach") } in { $steps } Schritten
}
lm-aim-card = Holt die Karte { $place }.
lm-aim-home = Kommt nach Hause und gewinnt.
lm-aim-homewards = Dann nach Hause, um zu gewinnen.
lm-aim-next = Dann weiter { FORM($place, "nach") }.

# Was ein Rätsel verlangt.
lm-puzzle-win = Sei am Ende dieser Reise mit mindestens sechs Orten zu Hause.
lm-puzzle-place = { $count ->
    [one] Hab am Ende dieser Reise deinen ersten Ort.
   *[other] Hab am Ende dieser Reise { $count } Orte.
}
lm-puzzle-left = { $count ->
    [one] Dann muss dir noch ein Ticket bleiben.
   *[other] Dann müssen dir noch { $count } Tickets bleiben.
}
