### Die Seite von Globetrotters. Was die Regeln selbst sagen, steht in globetrotters.ftl.

## Die gedruckte Karte
# In der Legende ist wenig Platz.

gtp-map-inset = EUROPA
gtp-map-title = GLOBETROTTERS
gtp-map-subtitle = STRECKENKARTE · 1984
gtp-key-key-city = 200 $, SCHLÜSSEL
gtp-key-continental-city = 100 $, Erinnerung
gtp-key-national-city = 100 $
gtp-key-regional-city = frei, beendet den Zug
gtp-key-gambling-city = 100 $, Jackpot
gtp-key-tropical-island = 100 $, bes. Erinnerung
gtp-key-wasteland = 100 $, Tickets weg, Ende
gtp-key-trouble-spot = 100 $, beendet den Zug
gtp-key-cruise-island = frei, beendet den Zug

## Der Spielplan

gtp-board = Der Spielplan
gtp-map = Die Streckenkarte. Wenn sie nicht ganz hineinpasst, lässt sie sich mit den Pfeiltasten verschieben.
gtp-pieces = Reiseziele, Figuren, Heimatorte und SCHLÜSSEL
gtp-legend = Was die Zeichen bedeuten
gtp-legend-key = Ein SCHLÜSSEL, den noch niemand hat
gtp-legend-overland = Landweg
gtp-legend-water = Seeweg mit seiner Kreuzfahrtinsel
gtp-list = Alle Zeichen und Orte als Liste
gtp-list-close = Liste schließen
gtp-place-kind = { $place }, { $kind }
gtp-mark-home = { $own ->
    [yes] dein Heimatort
   *[no] Heimatort von { $seat }
}
gtp-mark-memory = { $own ->
    [yes] deine Erinnerung
   *[no] Erinnerung von { $seat }
}
gtp-key-held = { $own ->
    [yes] du hast den SCHLÜSSEL
   *[no] { $seat } hat den SCHLÜSSEL
}
gtp-key-free = der SCHLÜSSEL ist frei
gtp-key-jackpot = der SCHLÜSSEL liegt im Jackpot

## Jetzt

gtp-now-home = Hier ist dein erstes Ticket. Welcher Ort wird dein Heimatort?
gtp-now-arrive = Du kommst an: { $place }.
gtp-now-adventure = Du bist { FORM($place, "in") }. Wagst du das Abenteuer?
gtp-now-jackpot = Du bist { FORM($place, "in") }. Greifst du nach dem Jackpot?
gtp-now-travel = Du bist { FORM($place, "in") }. Wie reist du weiter?
gtp-now-overland = { $steps ->
    [one] Du hast eine 1 gewürfelt. Wohin?
   *[other] Du darfst bis zu { $steps } Felder weit. Wohin?
}
gtp-now-move-on = { $seat } muss weiterziehen. Wohin?
gtp-now-move-on-self = Du musst weiterziehen. Wohin?
gtp-now-debt = Du schuldest { $owed } $ und hast { $money } $. Welche Tickets gibst du zurück?
gtp-now-debt-tickets = { $count ->
    [one] Dir fehlt noch ein Ticket. Wie bezahlst du es?
   *[other] Dir fehlen noch { $count } Tickets. Wie bezahlst du sie?
}
gtp-now-pick = { $count ->
    [one] Zieh blind ein Ticket aus der Hand von { $seat }.
   *[other] Zieh blind { $count } Tickets aus der Hand von { $seat }.
}
gtp-now-lose-key = Welchen SCHLÜSSEL verlierst du an den Jackpot?
gtp-now-switch = Mit wem tauschst du den Ort?
gtp-now-bonus = REISEBONUS! Reise in eine beliebige Stadt { FORM($continent, "in") }, oder bleib.
gtp-now-bonus-star = ★ REISEBONUS! Reise an einen beliebigen Ort auf der Karte, oder bleib.
gtp-now-last-chance = Bevor der Zug { FORM($place, "in") } endet: um den SCHLÜSSEL herausfordern oder eine besondere Erinnerung ablegen?
gtp-now-after-turn = Dein Zug ist vorbei. Zwei Tickets mit Rabatt?
gtp-now-over = { $count ->
    [one] { $seats } hat gewonnen!
   *[other] { $seats } haben gemeinsam gewonnen!
}
gtp-wait = Warten auf { $seats }.
gtp-wait-home = { $seats } wählt einen Heimatort.
gtp-wait-travel = Unterwegs: { $seats }.
gtp-wait-move-on = { $seats } sucht aus, wohin { $who } weiterzieht.
gtp-wait-pick = { $seats } zieht Tickets von { $who }.
gtp-wait-debt = { $seats } hat Schulden zu zahlen.
gtp-wait-after-turn = { $seats } darf noch Tickets kaufen.

# Was ein Ort wert ist, auf seiner Karte.
gtp-worth-victory = gewinnt das Spiel
gtp-worth-key = ein SCHLÜSSEL
gtp-worth-challenge = eine Herausforderung
gtp-worth-memory = neue Erinnerung
gtp-worth-special-memory = besondere Erinnerung
gtp-worth-jackpot = der Jackpot
gtp-worth-nothing = auf dem Weg
gtp-worth-end = der Zug endet
gtp-worth-loss = Tickets weg
gtp-click-map = Klick einen leuchtenden Ort an, oder wähl hier:
gtp-pick = Ort
gtp-go = Los
gtp-option = { $place } · { $kind }
gtp-fly-below = Fliegen: Wähl eins deiner Tickets
gtp-tickets-below = Wähl unter deinen Tickets
gtp-buy = { $count ->
    [one] Ein Ticket für { $dollars } $ kaufen, { $left } $ bleiben dir
   *[other] { $count } Tickets für { $dollars } $ kaufen, { $left } $ bleiben dir
}
# In einer schmalen Liste.
gtp-buy-option = { $count ->
    [one] { $count } für { $dollars } $
   *[other] { $count } für { $dollars } $
}
gtp-buy-count = Wie viele Tickets
gtp-buy-do = Kaufen
gtp-place-memory = Eine besondere Erinnerung ablegen
gtp-place-do = Ablegen
gtp-place-once = Auf jedem Kontinent eine besondere Erinnerung, und dort bleibt sie.
gtp-take-back = Zurücknehmen

## Was es kostet und bewirkt

gtp-does-home = { $own ->
    [yes] Heimatort: keine Spesen.
   *[no] Heimatort von { $seat }: keine Spesen.
}
gtp-does-free = Kostenlos.
gtp-does-pay = { $own ->
    [yes] { $short ->
        [0] Kostet dich { $dollars } $, es bleiben { $left } $.
       *[other] Kostet dich { $dollars } $: { $short } $ zu viel. Dafür müssen Tickets zurück.
    }
   *[no] { $short ->
        [0] Kostet { $seat } { $dollars } $, es bleiben { $left } $.
       *[other] Kostet { $seat } { $dollars } $: { $short } $ mehr als vorhanden.
    }
}
gtp-does-earn = Du bekommst { $dollars } $ und hast dann { $sum } $.
gtp-does-bump = { $seat } ist dort und muss weiterziehen.
gtp-does-no-benefit = Ausgewiesen: Am Heimatort gibt es noch nichts zu holen.
gtp-does-win = Daheim mit den meisten SCHLÜSSELN, und alle sind vergeben: Das ist der Sieg!
gtp-does-key = Ein Abenteuer, und der SCHLÜSSEL ist frei.
gtp-does-key-own = { $own ->
    [yes] Ein Abenteuer. Den SCHLÜSSEL hast du schon.
   *[no] Ein Abenteuer. Den SCHLÜSSEL hat { $seat } schon.
}
gtp-does-key-held = Ein Abenteuer, dann vielleicht eine Herausforderung um den SCHLÜSSEL von { $seat }.
gtp-does-key-jackpot = Ein Abenteuer. Der SCHLÜSSEL liegt im Jackpot.
gtp-does-memory = Ein Abenteuer, und eine Erinnerung zu gewinnen.
gtp-does-memory-had = { $own ->
    [yes] Ein Abenteuer. Diese Erinnerung hast du schon.
   *[no] Ein Abenteuer. Diese Erinnerung hat { $seat } schon.
}
gtp-does-memory-earns = Ein Abenteuer, und eine Erinnerung, die den { $key } einbringt.
gtp-does-memory-takes = Ein Abenteuer, und eine Erinnerung, die { $seat } den { $key } abnimmt.
gtp-does-jackpot = Ein Griff nach dem Jackpot von { $dollars } $.
gtp-does-special = Eine besondere Erinnerung.
gtp-does-wasteland = { $own ->
    [yes] { $count ->
        [0] Der Zug endet.
        [one] Dein Ticket ist weg, und der Zug endet.
       *[other] Alle deine { $count } Tickets sind weg, und der Zug endet.
    }
   *[no] { $count ->
        [0] Der Zug endet.
        [one] { $seat } verliert das einzige Ticket, und der Zug endet.
       *[other] { $seat } verliert alle { $count } Tickets, und der Zug endet.
    }
}
gtp-does-end-turn = Der Zug endet.
gtp-does-cruise = Der Zug endet; der nächste beginnt { FORM($place, "in") }.
gtp-does-adventure = Eine Karte wird aufgedeckt, und was sie sagt, gilt.
gtp-does-try = Zwei Würfe; 7, 11 oder ein Pasch gewinnt { $dollars } $, { $tickets ->
    [one] 1 Ticket
   *[other] { $tickets } Tickets
}{ $keys ->
    [0] .
    [one] {" "}und einen SCHLÜSSEL.
   *[other] {" "}und { $keys } SCHLÜSSEL.
}
gtp-does-miss = Daneben: Der Zug endet, und { $seat } schickt dich weiter.
gtp-does-challenge = Du zahlst { $seat } 100 $, dann würfelt ihr gegeneinander.
gtp-does-challenge-lost = Verloren: Der Zug endet, und { $seat } schickt dich weiter.
gtp-does-roll = 1 bis 10 Felder, oder ein Ticket umsonst, oder Ärger.
gtp-does-switch = Du reist { FORM($place, "nach") }.
gtp-does-lose-memories = { $count ->
    [0] Keine Erinnerung geht mit.
    [one] Deine Erinnerung an diesen Kontinent geht mit.
   *[other] Deine { $count } Erinnerungen an diesen Kontinent gehen mit.
}
gtp-does-stay = Du bleibst; aufheben lässt sich der Bonus nicht.
gtp-does-decline = Der Zug geht weiter; diese Gelegenheit ist vorbei.
gtp-does-give-up = Du zahlst, was du hast, und wirst an den Heimatort ausgewiesen.

gtp-not-roll = Von hier führt kein Landweg weiter.
gtp-not-fly = Keins deiner Tickets führt woandershin.
gtp-not-fly-here = Flüge gehen nur in Städten mit rotem Punkt ab.
gtp-not-fly-tickets = Du hast kein Ticket zum Fliegen.
gtp-not-sail = Hier legt kein Schiff ab.
gtp-not-buy-twice = Tickets kann man einmal im Zug kaufen, und das hast du schon.
gtp-not-buy-money = Ein Ticket kostet 200 $.
gtp-not-buy-pack = Der Stapel hat kein Ticket zu verkaufen.
gtp-not-challenge = Um den SCHLÜSSEL kannst du nach einem Abenteuer hier herausfordern, einmal bei jedem Besuch, für 100 $.

## Ein Ort, nach dem gefragt wurde

gtp-plan-close = Schließen
gtp-plan-here = Hier steht deine Figur.
gtp-plan-routes = Wege von hier
gtp-far = { $steps } Felder entfernt, und gewürfelt hast du { $roll }.
gtp-distance = { $steps ->
    [one] Über Land ein Feld entfernt.
   *[other] Über Land { $steps } Felder entfernt.
}
gtp-no-route = Von dir aus führt kein Landweg dorthin: Flieg oder fahr mit dem Schiff.
gtp-no-cruise = Schiffe laufen den Ort auf der Fahrt zwischen zwei Häfen an.

## Würfel und Abenteuer

gtp-die-ticket = ein Ticket
gtp-die-trouble = Ärger
gtp-hit = Treffer!
gtp-adventure = Abenteuer

## Die Hand

gtp-hand = Deine Tickets
gtp-hand-of = Tickets von { $seat }
gtp-curtain = Gib das Gerät an { $seat } weiter. Zum Ansehen tippen.
gtp-spectator = Du schaust zu. Klick einen Ort auf der Karte an, um ihn dir anzusehen.
gtp-no-tickets = Keine Tickets.
gtp-ticket-show = Auf der Karte zeigen
gtp-ticket-hide = Nicht mehr auf der Karte zeigen
gtp-fly-to = Flug { FORM($place, "nach") }
gtp-make-home = Heimatort: { $place }
gtp-home-key-city = Das Abenteuer dort kannst du sofort wagen.
gtp-home-continental-city = Das Abenteuer dort kannst du sofort wagen.
gtp-home-national-city = Für dich nie irgendwelche Spesen.
gtp-home-regional-city = Hier werden deine Züge enden.
gtp-home-gambling-city = Sofort ein Griff nach dem Jackpot.
gtp-home-tropical-island = Sofort eine besondere Erinnerung.
gtp-home-wasteland = Hier wirst du deine Tickets verlieren.
gtp-home-trouble-spot = Hier werden deine Züge enden.
gtp-home-cruise-island = Hier werden deine Züge enden.
gtp-refund = Zurückgeben
gtp-refund-hint = Ein Ticket, das du zurückgibst, bringt 100 $.
gtp-specials = { $count ->
    [one] 1 besondere Erinnerung
   *[other] { $count } besondere Erinnerungen
}
gtp-home = Heimatort:
gtp-mark = Du wurdest ausgewiesen ({ $place }). Kehr dorthin zurück und bereinige es, erst dann zählt dein Heimatort wieder.
gtp-go-home = Alle SCHLÜSSEL sind vergeben, und du hast die meisten. Kehr heim, dann gewinnst du!

## Alle am Tisch und die Tafel

gtp-players = Reisepässe
gtp-nowhere = noch nicht auf der Karte
gtp-count-tickets = { $count ->
    [one] 1 Ticket
   *[other] { $count } Tickets
}
gtp-count-keys = { $count ->
    [one] 1 SCHLÜSSEL
   *[other] { $count } SCHLÜSSEL
}
gtp-count-memories = { $count ->
    [one] 1 Erinnerung
   *[other] { $count } Erinnerungen
}
gtp-skips = Setzt den nächsten Zug aus.
gtp-deported = Ausgewiesen: { $place }.
gtp-jackpot = Jackpot
gtp-chart = Erinnerungen
gtp-city-keys = SCHLÜSSEL der Städte

## Vor und nach dem Spiel

gtp-options = Regeln für diesen Tisch
gtp-option-length = Wie lange?
gtp-option-full = Das ganze Spiel: Wer zuerst mit den meisten SCHLÜSSELN heimkehrt, gewinnt
gtp-option-rounds = { $count } Runden, die meisten SCHLÜSSEL gewinnen
gtp-option-keys = { $count ->
    [16] Bis alle SCHLÜSSEL vergeben sind, die meisten gewinnen
   *[other] Bis { $count } SCHLÜSSEL vergeben sind, die meisten gewinnen
}
gtp-option-strict = Strenger Tisch
gtp-option-strict-hint = Reisegeld muss verlangt werden, sonst verfällt es.
gtp-option-first = Wer beginnt?
gtp-option-first-dice = Die Würfel entscheiden
gtp-option-first-seat = Wer auf Platz { $number } sitzt
gtp-how-1 = Dein erstes Ticket gibt dir irgendwo auf der Welt einen Heimatort. Dort beginnst du mit 500 $.
gtp-how-2 = Reise mit Würfeln über Land, flieg mit deinen Tickets, oder nimm ein Schiff. Es geht weiter, bis etwas deinen Zug beendet.
gtp-how-3 = In Städten mit rotem Punkt warten Abenteuer. Besteh eins, und der SCHLÜSSEL der Stadt oder eine Erinnerung gehört dir.
gtp-how-4 = Zwei Erinnerungen auf einem Kontinent bringen dessen SCHLÜSSEL. Um SCHLÜSSEL von Städten kann man herausfordern.
gtp-how-5 = Sind alle SCHLÜSSEL vergeben, dann kehr mit den meisten heim und gewinn.
gtp-end-home = { $seats } ist in Runde { $rounds } mit { $keys } SCHLÜSSELN wieder zu Hause: { $place }.
gtp-end-keys-out = { $out } SCHLÜSSEL sind vergeben, { $keys } davon an { $seats }.
gtp-end-rounds = Nach { $rounds } Runden hat { $seats } die meisten SCHLÜSSEL: { $keys }.
gtp-end-alone = Alle anderen haben aufgegeben; übrig blieb { $seats } mit { $keys } SCHLÜSSELN.
gtp-does-resign = Deine SCHLÜSSEL gehen in den Jackpot, deine Tickets unter den Stapel, alles Übrige verlässt mit dir das Spiel, und du spielst nicht mehr mit.
gtp-end-cities = Stadt-SCHLÜSSEL
gtp-end-continents = Kontinent-SCHLÜSSEL
