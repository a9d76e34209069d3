# Globopolis: Geschäfte und Konflikte.

## Geschäfte

gpt-deals = Geschäfte
gpt-eu = EU
gpt-points = Punkte
gpt-agents = gefangene Agenten
gpt-partner = Ein Geschäft anbieten:
gpt-close = Formular schließen
gpt-offers-left = { $count ->
    [one] Noch ein Angebot in diesem Zug.
   *[other] Noch { $count } Angebote in diesem Zug.
}
gpt-desk-discards = Gerade keine Geschäfte: Jemand hat zu viele Karten und muss erst eine weglegen.
gpt-offers-you = { $from } bietet dir ein Geschäft an.
gpt-you-offer = Du bietest { $to } ein Geschäft an und wartest auf die Antwort.
gpt-offers = { $from } bietet { $to } ein Geschäft an.
gpt-gives = { $team } gibt
gpt-you-get = Du bekommst
gpt-you-give = Du gibst
gpt-i-give = Ich gebe
gpt-i-want = Ich möchte
gpt-accept-even = Annehmen
gpt-accept = Annehmen ({ $points } Punkte)
gpt-decline = Ablehnen
gpt-counter = Etwas anderes bieten
gpt-withdraw = Angebot zurückziehen
gpt-preview = Zeigen, was es bewirken würde
gpt-ask = Was willst du dafür?
gpt-ask-nothing = Wähl erst, was du haben oder hergeben möchtest.
gpt-wants-cards = { $team } sagt nichts über Karten, solange es kein Angebot gibt.
gpt-wants-this = { $team } wäre damit einverstanden.
gpt-wants-more = { $team } hätte gern noch dazu: { $more }. Es ist schon eingetragen.
gpt-wants-pays = { $team } würde { $eu } EU dafür zahlen. Es ist schon eingetragen.
gpt-wants-nothing = { $team } gibt das für nichts her, was du jetzt bieten kannst.
gpt-send = Anbieten
gpt-send-counter = Stattdessen dies anbieten
gpt-preview-of = Du gibst { $to }: { $give }. Du bekommst: { $want }.
gpt-nothing-yet = Noch wechselt nichts die Hand. Wähl, was du gibst und was du möchtest.
gpt-fold-units = R-Einheiten
gpt-fold-titles = { $count ->
    [one] Eine Besitzurkunde
   *[other] { $count } Besitzurkunden
}
gpt-counter-replaces = Es tritt an die Stelle des Angebots, das dir gemacht wurde.
gpt-cards-unknown = Ob die Karten da sind, die du verlangst, zeigt sich erst, wenn das Angebot angenommen wird.
gpt-most = bis zu { $most }
gpt-title-worth = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
gpt-title-level = { $level ->
    [one] Entwickelt
   *[other] Hoch entwickelt
}
gpt-title-group = { $team } hat dann { $have } von { $all } der Gruppe { $group }
gpt-title-completes = macht die Gruppe { $group } für { $team } vollständig
gpt-title-frozen = gerade nicht handelbar
gpt-own-cards = { $count ->
    [one] Meine Karte
   *[other] Meine { $count } Karten
}
gpt-card-declared = gemeldet, bleibt also bei dir
gpt-wanted-cards = Karten
gpt-wanted-cards-how = Nenn die Karten, die du möchtest. Ob sie da sind, sagt dir niemand, bevor das Angebot angenommen ist.
gpt-wanted-card = Karte { $number }
gpt-no-card = keine Karte

gpt-effects = Was es bewirken würde
gpt-effects-who = Wer
gpt-from-to = { $before } → { $after }
gpt-along-with = Besitzurkunden nehmen mit, was auf ihnen steht.
gpt-along = { $title } (Wert { $value }):
gpt-along-guild = { $title } (Wert { $value }), mit dem Gilde-Stapel:
gpt-along-level = { $level ->
    [one] Die Entwicklung geht mit, samt 5 Punkten.
   *[other] Die Entwicklung geht mit, samt 10 Punkten.
}
gpt-along-back = { $count ->
    [one] Ein Entwicklungsstein, den die R-Einheiten nicht rechtfertigen, kommt zurück in die Bank.
   *[other] { $count } Entwicklungssteine, die die R-Einheiten nicht rechtfertigen, kommen zurück in die Bank.
}
gpt-along-agents = Agenten darauf bleiben, wo sie sind.
gpt-group-next = { $team } vervollständigt die Gruppe { $group }: { $points } Punkte mehr am Ende des nächsten Zuges von { $team }, wenn die Gruppe dann noch vollständig ist.
gpt-group-later = { $team } vervollständigt die Gruppe { $group }: { $points } Punkte mehr am Ende des übernächsten Zuges von { $team }, wenn die Gruppe dann noch vollständig ist.
gpt-group-again = { $team } vervollständigt die Gruppe { $group }, hat den Bonus dafür aber schon bekommen.
gpt-group-broken = { $team } hat nicht mehr die ganze Gruppe { $group }. Ein Bonus, den es schon gab, bleibt.
gpt-group-pending-lost = { $team } hat nicht mehr die ganze Gruppe { $group } und bekommt darum die { $points } Punkte nicht, die noch ausstanden.
gpt-sells-points = { $points ->
    [one] { $team } macht dafür einen Punkt zu EU.
   *[other] { $team } macht dafür { $points } Punkte zu EU.
}
gpt-reaches-mark = { $team } erreicht das Ziel: Die laufende Runde wird die letzte.
gpt-reaches-territories = { $team } hat genug Territorien zum Gewinnen: Die laufende Runde wird die letzte.
gpt-over-limit = { $team } hat dann mehr als { $limit } Karten der Art { $kind } und legt den Überschuss unter den Stapel.

gpt-form-partner = Wähl jemand anders für das Geschäft.
gpt-form-number = Das ist keine Anzahl ({ $what }). Schreib sie in Ziffern.
gpt-form-title = Diese Besitzurkunde gibt es nicht. Wähl aus der Liste.
gpt-form-card = Diese Karte gibt es nicht. Wähl aus der Liste.
gpt-form-cards = Eine Seite eines Geschäfts hat bis zu drei Karten, und keine öfter, als es sie im Spiel gibt.

## Konflikte

gpt-battle = Der Konflikt
gpt-battle-over = Der Konflikt ist vorbei
gpt-aggressor = Angriff
gpt-defender = Verteidigung
gpt-prospect = Siegchance { $chance }: { $gain } Punkte, sonst { $loss }
gpt-prospect-may-change = Karten, die vor der ersten Konfliktrunde ausgespielt werden, können das noch ändern.
gpt-prospect-third = Ebenso Drittbeteiligte, deren Agenten dort stehen.
gpt-strength = Kräftevergleich
gpt-by-base = W6 von Anfang an
gpt-by-ns = Rüstungssteine
gpt-by-economy = Wirtschaftliche Überlegenheit
gpt-by-agents = Agenten-Überzahl
gpt-by-value = Das wertvollere Territorium
gpt-by-assistance = Spontaner Beistand
gpt-by-cards = Operationen
gpt-total = W6 im Ganzen
gpt-six-at-most = höchstens sechs
gpt-polygon = Vielflächner
gpt-chances = { $aggressor } gewinnt mit { $ours }, { $defender } mit { $theirs }.
gpt-chances-round = Die nächste Konfliktrunde geht mit { $ours } an { $aggressor }.
gpt-dice = { $count ->
    [one] ein W{ $polygon } und ein W6
   *[other] ein W{ $polygon } und { $count } W6
}
gpt-wins-ties = gewinnt bei Gleichstand
gpt-stakes = Was auf dem Spiel steht
gpt-stake = Wenn { $winner } gewinnt: { $winner } { $gain } Punkte, { $loser } { $loss } Punkte.
gpt-stake-units = wechselt die Hand, mit { $units }.
gpt-stake-scorched = wechselt die Hand; die R-Einheiten kommen in die Bank.
gpt-stake-keeps-ns = Die Rüstungssteine kommen in den Sonderbestand der siegreichen Seite.
gpt-stake-lost = Dort wird zerstört: { $ns ->
    [0] kein Rüstungsstein
    [one] 1 Rüstung-Einheit
   *[other] { $ns } Rüstungssteine
}{ $pieces ->
    [0] {""}
    [one] {" "}und ein Entwicklungsstein
   *[other] {" "}und { $pieces } Entwicklungssteine
}.
gpt-stake-captured = { $count ->
    [one] Ein Agent wird gefangen.
   *[other] { $count } Agenten werden gefangen.
}
gpt-stake-group = Es geht um eine ganze Farbgruppe: { $points } Punkte.
gpt-stake-spoils = Und { $eu } EU für den Sieg.
gpt-rounds = Konfliktrunden
gpt-rounds-fought = { $count ->
    [0] Es gab keine Konfliktrunde
    [one] Eine Konfliktrunde
   *[other] { $count } Konfliktrunden
}
gpt-throw = { $polygon } × { $times } = { $value }
gpt-pattern-alone = der Vielflächner allein
gpt-pattern-doubled = verdoppelt durch die gleiche Zahl
gpt-pattern-none = keine Kombination
gpt-pattern-pair = ein Paar
gpt-pattern-three = ein Drilling
gpt-pattern-two-pair = zwei Paare
gpt-pattern-four = ein Vierling
gpt-pattern-full-house = ein volles Haus
gpt-pattern-five = ein Fünfling
gpt-lost-die = { $party } verliert einen W6.
gpt-lost-battle = { $party } verliert den Konflikt.
gpt-tie = Gleichstand.

gpt-then-either = So oder so gewinnt { $team } mit { $chance }.
gpt-then = Dann gewinnt { $team } mit { $chance }.
gpt-fight = Eine Runde
gpt-fight-on = Weiterkämpfen bis zur Entscheidung
gpt-no-card-on = Keine Karte in diesem Kampf
gpt-on-until = Spielt jemand dazwischen eine Karte, wirst du wieder gefragt.
gpt-muster-done = Das ist alles: weiter mit dem Konflikt
gpt-no-card-now = Jetzt keine Karte
gpt-send-ns = Den Rüstungsstein schicken
gpt-refuse-ns = Nichts schicken
gpt-operations = Operationen, die du jetzt ausspielen kannst
gpt-bribe = EU für { $team }
gpt-bribe-leave = Bieten, wenn alle Agenten abziehen
gpt-bribe-stay = Bieten, wenn alle Agenten bleiben
gpt-no-bribe = Nichts bieten
gpt-bribed-leave = zahlt { $eu } EU, wenn alle deine Agenten abziehen.
gpt-bribed-stay = zahlt { $eu } EU, wenn alle deine Agenten bleiben.
gpt-earns = für { $eu } EU
gpt-all-stay = Alle Agenten dalassen
gpt-all-leave = Alle Agenten abziehen
gpt-some-leave = Einige abziehen
gpt-withdraw-agents = So viele abziehen
gpt-own-ns = Einen Rüstungsstein von { $title } schicken
gpt-ns-for = EU für einen Rüstungsstein
gpt-ask-ns = Darum bitten
gpt-agents-home = Agenten
gpt-form-bribe = Sag, ob die Agenten abziehen oder bleiben sollen.

## Würfel nach ihren Seiten
gpt-die = W{ $sides }
