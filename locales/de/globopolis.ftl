### Globopolis, in einfachen Worten.
###
### Die Felder stehen im ersten oder vierten Fall, die beide gleich lauten: „erreicht eine O.R.S.S.-Basis“.

## Namen

gp-team = Team { $number }
gp-unit-water = Wasser
gp-unit-food = Nahrung
gp-unit-energy = Energie
gp-unit-ucp = UCP
gp-unit-ns = Rüstung
gp-units = { $list }
gp-units-of = { $count } { $unit }
gp-units-none = keine R-Einheiten
gp-eu = { $eu } EU
gp-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
gp-captives = { $count ->
    [one] ein gefangener Agent
   *[other] { $count } gefangene Agenten
}
gp-nothing = nichts
gp-list = { $list }
gp-kind-ops = OPs
gp-kind-mission = MISSION
gp-kind-influence = EINFLUSS
gp-stack-ops-mission = OPs-MISSION
gp-stack-influence = EINFLUSS
gp-field-ops-mission = ein OPs-MISSION-Feld
gp-field-influence = ein EINFLUSS-Feld
gp-field-market = ein unabhängiges Territorium
gp-field-base = eine O.R.S.S.-Basis
gp-field-teleport = TELEPORT!
gp-field-moonshot = MONDLANDUNG!
gp-field-nsa = die Militärische Akademie
gp-field-nia = die Infiltrations-Akademie
gp-strength = einen W{ $polygon } und { $total } W6 ({ $base } von Anfang an, { $ns } für Rüstungssteine, { $economy } für die Wirtschaft, { $superiority } für Agenten-Überzahl, { $assistance } für Beistand, { $cards } durch Karten)
gp-throw = { $polygon } mit { $dice }, mal { $times }: { $value }
gp-throw-alone = { $polygon } mit dem Vielflächner allein: { $value }

## Was man tun kann

gp-do-teleport = Ins Spiel teleportieren
gp-do-roll = { $dice ->
    [one] Mit einem Würfel würfeln
   *[other] Mit { $dice } Würfeln würfeln
}
gp-do-roll-back = { $dice ->
    [one] Mit einem Würfel würfeln und gegen den Uhrzeigersinn ziehen
   *[other] Mit { $dice } Würfeln würfeln und gegen den Uhrzeigersinn ziehen
}
gp-do-stop = Hier aufhören
gp-do-fly = Flug: { $field }
gp-do-stack = { $units } auf { $title } lassen, der Rest kommt in den Sonderbestand
gp-do-store = Den Überschuss von { $title } in den Sonderbestand nehmen: { $units }
gp-do-stack-none = Den ganzen Überschuss von { $title } im Sonderbestand behalten
gp-do-allocate = { $units } auf { $title } legen
gp-do-transfer = { $units } von { $from } auf { $to } verlegen
gp-do-develop = { $title } entwickeln
gp-do-take-stock = { $units } aus der Gilde nehmen: { $guild }
gp-do-take-stock-to = { $units } aus der Gilde nehmen ({ $guild }) und auf { $title } legen
gp-do-buy-stock = { $units } bei der Gilde kaufen: { $guild }
gp-do-buy-points = { $points ->
    [one] Einen Punkt für 5 EU kaufen
   *[other] { $points } Punkte kaufen, je 5 EU
}
gp-do-roll-market = Um den Markt würfeln: { $field }
gp-do-buy = { $units } kaufen
gp-do-pay = Die Konferenzgebühr zahlen
gp-do-attack = { $against } von { $from } aus angreifen
gp-do-attack-with = { $against } von { $from } aus mit „{ $card }“ angreifen
gp-do-clean = { $title } säubern, gegen { $team }
gp-do-bribe-leave = { $eu } EU bieten, wenn alle Agenten abziehen
gp-do-bribe-stay = { $eu } EU bieten, wenn alle Agenten bleiben
gp-do-answer-stay = Alle Agenten lassen, wo sie sind
gp-do-answer = { $aggressor } Agenten vom angreifenden Territorium abziehen und { $defender } vom verteidigten
gp-do-assist = { $title } mit einem Rüstungsstein beistehen lassen
gp-do-call-for = { $eu ->
    [0] Um einen Rüstungsstein von { $title } bitten
   *[other] { $eu } EU für einen Rüstungsstein von { $title } bieten
}
gp-do-send = Den Rüstungsstein schicken
gp-do-pass = Das ist alles
gp-do-fight = Die Konfliktrunde würfeln
gp-do-place = { $count ->
    [one] Einen Agenten auf { $title } setzen
   *[other] { $count } Agenten auf { $title } setzen
}
gp-do-recall = { $count ->
    [one] Einen Agenten von { $title } abziehen
   *[other] { $count } Agenten von { $title } abziehen
}
gp-do-play = „{ $card }“ ausspielen
gp-do-play-on = „{ $card }“ ausspielen: { $choice }
gp-do-discard = „{ $card }“ unter den Stapel legen
gp-do-claim = Die MISSION „{ $card }“ melden
gp-do-offer = Angebot an { $to }: { $give } gegen { $want }
gp-do-counter = Gegenangebot an { $to }: { $give } gegen { $want }
gp-do-accept = Das Angebot von { $from } annehmen
gp-do-decline = Das Angebot von { $from } ablehnen
gp-do-withdraw = Das eigene Angebot zurückziehen
gp-do-call-time = Schluss ausrufen
gp-do-time-up = Die Optionsphase beenden: Die Zeit ist um
gp-do-resign = Aufgeben

## Was geschah

gp-told-title-dealt = { $team } bekommt { $title } ausgeteilt.
gp-told-administrator = { $seat } führt die Verwaltung und kassiert { $eu } EU.
gp-told-rolled-for-start = { $seat } würfelt { $face } um den Anfang.
gp-told-begins = { $seat } beginnt.
gp-told-dealt = Du bekommst „{ $card }“ ausgeteilt.
gp-told-round = Runde { $round } beginnt.
gp-told-turn = { $seat } ist am Zug.
gp-told-rolled = { $seat } würfelt { $dice }.
gp-told-rolled-back = { $seat } würfelt { $dice } und zieht gegen den Uhrzeigersinn.
gp-told-paid-for-direction = Gegen den Uhrzeigersinn zu ziehen kostet { $team } { $points } Punkte.
gp-told-arrived = Der Gouverneur von { $seat } erreicht { $field }.
gp-told-teleported = { $seat } teleportiert: { $bases }. Basis und von dort { $fields } Felder weiter.
gp-told-flew = { $seat } erreicht im Flug { $field }.
gp-told-lap-paid = { $team } kommt über TELEPORT! und kassiert { $eu } EU.
gp-told-lap-owed = { $seat } kommt rückwärts über TELEPORT!: Beim nächsten Mal vorwärts gibt es nichts.
gp-told-lap-cleared = { $seat } kommt über TELEPORT!, was das Rückwärtsziehen ausgleicht.
gp-told-took-title = { $team } nimmt { $title }, das bringt { $value ->
    [one] einen Punkt.
   *[other] { $value } Punkte.
}
gp-told-took-guild = { $team } nimmt { $from } die Gilde ab ({ $title }), mit ihren { $value } Punkten.
gp-told-guild-held = { $team } behält die Gilde: { $title }.
gp-told-own-guild = { $team } besucht die eigene Gilde: { $title }.
gp-told-stored = { $team } legt { $units } in den Sonderbestand.
gp-told-stacked = { $team } lässt { $units } auf { $title }.
gp-told-paid = { $team } zahlt { $to } { $eu } EU.
gp-told-paid-bank = { $team } zahlt der Bank { $eu } EU.
gp-told-waived = { $team } hat nichts mehr zu geben: { $eu } EU werden erlassen.
gp-told-points-sold = { $points ->
    [one] { $team } macht einen Punkt zu EU.
   *[other] { $team } macht { $points } Punkte zu EU.
}
gp-told-points-bought = { $points ->
    [one] { $team } kauft einen Punkt.
   *[other] { $team } kauft { $points } Punkte.
}
gp-told-eu-gained = { $team } bekommt { $eu } EU.
gp-told-points-gained = { $points ->
    [one] { $team } bekommt einen Punkt.
   *[other] { $team } bekommt { $points } Punkte.
}
gp-told-points-lost = { $points ->
    [one] { $team } verliert einen Punkt.
   *[other] { $team } verliert { $points } Punkte.
}
gp-told-drew = { $team } zieht eine Karte vom Stapel { $stack }.
gp-told-drew-card = Du ziehst „{ $card }“.
gp-told-stack-empty = Der Stapel { $stack } ist leer, also gibt es keine Karte.
gp-told-at-once = { $team } zieht „{ $card }“, und das gilt sofort.
gp-told-discarded = { $team } hat zu viele Karten der Art { $kind } und legt eine unter den Stapel.
gp-told-discarded-card = „{ $card }“ kommt aus deiner Hand unter den Stapel.
gp-told-played = { $team } spielt „{ $card }“ aus.
gp-told-played-on = { $team } spielt „{ $card }“ aus: { $choice }.
gp-told-market = { $team } würfelt um den Markt ({ $field }): { $count } R-Einheiten stehen zum Verkauf.
gp-told-bought = { $team } kauft { $units } für { $eu } EU.
gp-told-switzerland = { $team } ist in der Schweiz willkommen: 10 EU und 5 Punkte.
gp-told-moonshot = MONDLANDUNG! { $team } bekommt 10 Punkte und hat für den Rest des Zuges Urlaub.
gp-told-academy = Der Würfel der Akademie zeigt { $face }: { $count ->
    [0] Die Bank hat keine Rüstungssteine mehr für { $team }.
    [one] { $team } bekommt einen Rüstungsstein.
   *[other] { $team } bekommt { $count } Rüstungssteine.
}
gp-told-recruited = Der Würfel der Akademie zeigt { $face }: { $count ->
    [0] { $team } hat keine Agenten mehr in Reserve.
    [one] { $team } bekommt einen Agenten aus der Reserve.
   *[other] { $team } bekommt { $count } Agenten aus der Reserve.
}
gp-told-allocated = { $team } legt { $units } auf { $title }.
gp-told-transferred = { $team } verlegt { $units } von { $from } auf { $to }.
gp-told-ns-over-cap = { $count ->
    [one] So viele Rüstungssteine kann { $title } nicht halten: Einer kommt in den Sonderbestand von { $team }.
   *[other] So viele Rüstungssteine kann { $title } nicht halten: { $count } kommen in den Sonderbestand von { $team }.
}
gp-told-developed = { $team } entwickelt { $title } für { $eu } EU.
gp-told-super-developed = { $team } entwickelt { $title } für { $eu } EU zur Hochentwicklung.
gp-told-set-back = { $title } fehlen die R-Einheiten für die Entwicklung: { $team } geht { $points } Punkte zurück.
gp-told-restored = { $title } hat wieder die R-Einheiten für die Entwicklung: { $team } bekommt { $points } Punkte zurück.
gp-told-stock-taken = { $team } nimmt { $units } aus der Gilde: { $title }.
gp-told-stock-taken-to = { $team } nimmt { $units } aus der Gilde ({ $title }) und legt sie auf { $to }.
gp-told-stock-bought = { $team } kauft { $units } für { $eu } EU bei der Gilde: { $title }.
gp-told-group-credited = { $team } hat die ganze Gruppe { $group }: ein Bonus von { $points } Punkten.
gp-told-group-pending = { $team } hat durch ein Geschäft die ganze Gruppe { $group }: Der Bonus kommt am Ende des nächsten Zuges von { $team }, wenn es dann noch so ist.
gp-told-offered = { $from } bietet { $to } ein Geschäft an: { $give } gegen { $want }.
gp-told-countered = { $from } macht { $to } ein Gegenangebot: { $give } gegen { $want }.
gp-told-offer-cards = Die Karten des Angebots: { $give } gegen { $want }.
gp-told-deal = { $from } und { $to } machen ein Geschäft: { $give } gegen { $want }.
gp-told-declined = { $to } lehnt das Angebot von { $from } ab.
gp-told-withdrawn = { $from } zieht das Angebot an { $to } zurück.
gp-told-lapsed = Das Angebot von { $from } an { $to } verfällt.
gp-told-attacked = { $team } greift von { $from } aus { $against } an (es gehört { $on })!
gp-told-attacked-with = { $team } greift von { $from } aus { $against } an (es gehört { $on }), mit „{ $card }“!
gp-told-bribe-leave = { $by } bietet { $to } { $eu } EU dafür, dass alle Agenten abziehen.
gp-told-bribe-stay = { $by } bietet { $to } { $eu } EU dafür, dass alle Agenten bleiben.
gp-told-third-stays = Die Agenten von { $team } bleiben, wo sie sind.
gp-told-third-leaves = { $count ->
    [one] { $team } zieht einen Agenten ab.
   *[other] { $team } zieht { $count } Agenten ab.
}
gp-told-assisted = { $title } steht { $team } bei.
gp-told-help-asked = { $eu ->
    [0] { $team } bittet um einen Rüstungsstein von { $title }.
   *[other] { $team } bietet { $eu } EU für einen Rüstungsstein von { $title }.
}
gp-told-help-sent = Ein Rüstungsstein geht von { $from } nach { $to }.
gp-told-help-refused = Von { $from } kommt keine Hilfe.
gp-told-assessed = Der Angriff hat { $aggressor }; die Verteidigung hat { $defender }.
gp-told-round-to-aggressor = Konfliktrunde { $round } geht an den Angriff: { $aggressor } – gegen { $defender }.
gp-told-round-to-defender = Konfliktrunde { $round } geht an die Verteidigung: { $defender } – gegen { $aggressor }.
gp-told-battle-won = { $winner } gewinnt den Konflikt: { $loser } verliert { $title }.
gp-told-called-off = { $team } bläst den Konflikt ab. Er findet nicht statt, und der Zug ist vorbei.
gp-told-destroyed = { $pieces ->
    [0] Verloren auf { $title }: { $units }.
    [one] Verloren auf { $title }: { $units } und ein Entwicklungsstein.
   *[other] Verloren auf { $title }: { $units } und { $pieces } Entwicklungssteine.
}
gp-told-captured = { $count ->
    [one] { $team } nimmt auf { $title } einen Agenten von { $of } gefangen.
   *[other] { $team } nimmt auf { $title } { $count } Agenten von { $of } gefangen.
}
gp-told-sent-home = { $count ->
    [one] Der Agent von { $team } auf { $title } kehrt heim.
   *[other] Die { $count } Agenten von { $team } auf { $title } kehren heim.
}
gp-told-house-cleaned = { $team } säubert { $title }: { $owner } gegen { $intruder } von { $of }. Die Agenten sind gefangen.
gp-told-house-not-cleaned = { $team } versucht, { $title } zu säubern: { $owner } gegen { $intruder } von { $of }. Die Agenten bleiben.
gp-told-agents-placed = { $count ->
    [one] { $team } setzt einen Agenten auf { $title }.
   *[other] { $team } setzt { $count } Agenten auf { $title }.
}
gp-told-agents-recalled = { $count ->
    [one] { $team } zieht einen Agenten von { $title } ab.
   *[other] { $team } zieht { $count } Agenten von { $title } ab.
}
gp-told-agents-gained = { $count ->
    [0] { $team } hat keine Agenten mehr in Reserve.
    [one] { $team } bekommt einen Agenten aus der Reserve.
   *[other] { $team } bekommt { $count } Agenten aus der Reserve.
}
gp-told-agents-freed = { $count ->
    [one] { $from } lässt einen Agenten von { $team } frei.
   *[other] { $from } lässt { $count } Agenten von { $team } frei.
}
gp-told-claimed = { $team } meldet die MISSION „{ $card }“ und erhebt Gewinnanspruch!
gp-told-mission-paid = { $team } hat die MISSION „{ $card }“ erfüllt und bekommt { $points } Punkte.
gp-told-reached-mark = { $team } hat { $points } Punkte und erhebt Gewinnanspruch!
gp-told-reached-territories = { $team } hat { $count } Territorien und erhebt Gewinnanspruch!
gp-told-last-round = Diese Runde ist die letzte: Alle kommen noch gleich oft an die Reihe.
gp-told-no-claim-holds = Am Ende der Runde hält kein Anspruch, also geht das Spiel weiter.
gp-told-sudden-death = Gleichstand: { $teams }. Eine weitere Runde entscheidet!
gp-told-won = { $team } gewinnt mit { $points } Punkten!
gp-told-resigned = { $team } gibt auf.
gp-told-time-called = { $team } ruft Schluss aus.
gp-told-time-up = Die Zeit ist um: Die Optionsphase von { $seat } ist vorbei.
gp-told-units-gained = { $team } bekommt { $units }.
gp-told-units-taken = { $team } bekommt { $units } von { $from }.
gp-told-eu-taken = { $team } bekommt { $eu } EU von { $from }.
gp-told-exchanged = { $team } tauscht { $give } gegen { $take } von { $with }.
gp-told-shielded = Bis zum nächsten Zug von { $team } kann niemand { $title } angreifen.
gp-told-card-stolen = { $team } zieht eine Karte von { $from }, der Art { $kind }.
gp-told-stolen-card = Es ist „{ $card }“.
gp-told-card-dropped = Eine Karte von { $team }, der Art { $kind }, kommt unter ihren Stapel.
gp-told-spied = { $team } sieht sich die Karten von { $on } an.
gp-told-spied-cards = { $on } hat { $cards }.
gp-told-no-effect = So eine Karte gibt es nicht zu holen, also wird für { $team } nichts daraus.

## Was gefragt ist

gp-asked-teleport = ins Spiel teleportieren
gp-asked-option = deine Optionsphase nutzen, dann würfeln
gp-asked-roll = würfeln, denn die Zeit für deine Optionsphase ist um
gp-asked-again = noch einmal würfeln oder aufhören
gp-asked-base = fliegen, noch einmal würfeln oder aufhören
gp-asked-own = säubern, angreifen, noch einmal würfeln oder aufhören
gp-asked-foreign = die Konferenzgebühr zahlen oder angreifen
gp-asked-surplus = sagen, welcher Überschuss auf dem Territorium bleibt
gp-asked-market = um den Markt würfeln, noch einmal würfeln oder aufhören
gp-asked-shop = kaufen, was zum Verkauf steht, oder fertig sein
gp-asked-third-party = deine Agenten abziehen oder dalassen
gp-asked-bribe = der drittbeteiligten Seite EU bieten oder weitermachen
gp-asked-muster = Operationen ausspielen und Hilfe sammeln oder weitermachen
gp-asked-help = den Rüstungsstein schicken oder ablehnen
gp-asked-fight = die Konfliktrunde würfeln
gp-asked-defend = eine Operation ausspielen oder weitermachen
gp-asked-chain = weiter angreifen oder fertig sein
gp-asked-agents = deine Agenten setzen und abziehen, dann fertig sein
gp-asked-declare = eine MISSION melden oder fertig sein
gp-asked-nothing = auf das Spiel zurückschauen

## Warum etwas nicht geht, und was stattdessen ginge

gp-no-now = Das ist jetzt nicht gefragt. Was du tun kannst: { $asked }.
gp-no-turn = Damit bist du nicht an der Reihe: Der Tisch wartet auf { $awaited }.
gp-no-before-discards = Jemand hat zu viele Karten: Zuerst muss eine davon unter ihren Stapel, und zwar von { $awaited }.
gp-no-over = Das Spiel ist aus; { $winner } hat gewonnen.
gp-no-resigned = Du hast dieses Spiel aufgegeben.
gp-no-seat = Diesen Platz gibt es nicht: An diesem Tisch sind es { $seats }.
gp-no-field = Dieses Feld gibt es auf dem Ring nicht.
gp-no-territory = Wähl eins der 32 Territorien.
gp-no-guild = Wähl eine der vier Gilden.
gp-no-nothing = Wähl mindestens eins.
gp-no-partner = Wähl jemand anders am Tisch.

gp-no-such-dice = Wähl einen bis { $number } Würfel.
gp-no-points-to-go-back = Gegen den Uhrzeigersinn zu ziehen kostet { $number } Punkte, und die hast du nicht.
gp-no-flight = Dorthin fliegt der O.R.S.S. nicht. Wähl eine andere Basis.
gp-no-surplus = Dort kann nur Überschuss bleiben: was die Besitzurkunde über zwei einer Art hinaus gebracht hat.
gp-no-ns-cap = Ein Territorium verträgt zwei Rüstungssteine und einen mehr für jeden vollständigen Satz, bis zu vier.
gp-no-own-territory = Wähl ein eigenes Territorium.
gp-no-two-territories = Wähl zwei verschiedene Territorien.
gp-no-units-in-stock = So viele davon hast du nicht im Sonderbestand.
gp-no-units-there = So viele davon liegen dort nicht.
gp-no-more-moves = { $number ->
    [0] Du hast so viele R-Einheiten bewegt, wie eine Optionsphase erlaubt.
   *[other] Du kannst in dieser Optionsphase noch { $number } R-Einheiten bewegen.
}
gp-no-time-left = Die Zeit für deine Optionsphase ist um. Würfle jetzt.
gp-no-option-phase = Das gehört in deine Optionsphase, vor den ersten Wurf deines Zuges.
gp-no-higher-level = Dieses Territorium ist schon hoch entwickelt.
gp-no-second-level-this-turn = Ein Territorium lässt sich im Zug um eine Stufe entwickeln. Entwickle es in deinem nächsten Zug weiter.
gp-no-complete-set = Die Entwicklung braucht einen vollständigen Satz der fünf R-Einheiten auf dem Territorium, die Hochentwicklung zwei.
gp-no-pieces-left = Alle Entwicklungssteine sind im Einsatz.
gp-no-means = Deine EU und Punkte reichen dafür nicht.
gp-no-eu-for-points = Für so viele Punkte hast du nicht genug EU.
gp-no-points-so-near = Wer in diesem Zug einmal über { $number } Punkten war, kann keine Punkte mehr kaufen.
gp-no-more-points = { $number ->
    [0] Du hast in diesem Zug fünf Punkte gekauft, mehr sind nicht erlaubt.
   *[other] Du kannst in diesem Zug noch { $number } Punkte kaufen.
}
gp-no-guild-stock = So viele davon hat die Gilde nicht mehr.
gp-no-own-guild = Umsonst nimmt nur, wem die Gilde gehört. Du kannst dort kaufen.
gp-no-owner-to-sell = Diese Gilde gehört niemandem, also verkauft sie nichts.
gp-no-buying-from-oneself = Die Gilde gehört dir: Nimm einfach aus ihrem Stapel.
gp-no-more-from-guild = { $number ->
    [0] Drei R-Einheiten von einer Gilde im Zug sind alles.
   *[other] Du kannst in diesem Zug noch { $number } R-Einheiten von dieser Gilde bekommen.
}
gp-no-market-here = Würfle um den Markt, an dem du bist; in der Schweiz um einen der anderen.
gp-no-such-goods = Das wird hier nicht verkauft.
gp-no-more-on-offer = { $number ->
    [0] Es steht nichts mehr zum Verkauf.
   *[other] Es stehen nur noch { $number } R-Einheiten zum Verkauf.
}
gp-no-units-in-bank = So viele davon hat die Bank nicht mehr.

gp-no-such-card = Diese Karte hast du nicht.
gp-no-card-now = Diese Karte lässt sich in diesem Augenblick nicht ausspielen. Ihr Text sagt, wann es geht.
gp-no-card-for-that-side = Diese Karte ist für die andere Seite eines Konflikts.
gp-no-choice-needed = Diese Karte wird ausgespielt, ohne etwas auszusuchen.
gp-no-such-choice = Wähl genau das, was die Karte verlangt.
gp-no-title-of-that-sort = Für diese Besitzurkunde ist die Karte nicht da. Wähl eine von der Art, die sie nennt.
gp-no-field-of-that-sort = Dorthin bringt dich die Karte nicht. Wähl ein Feld von der Art, die sie nennt.
gp-no-so-many-steps = So weit lässt dich die Karte nicht ziehen.
gp-no-title-that-high = Dieses Territorium ist mehr wert, als die Karte erlaubt.
gp-no-equal-value = Die beiden Territorien müssen gleich viele Punkte wert sein.
gp-no-developed-exchange = Auf keinem der beiden Territorien darf ein Entwicklungsstein stehen.
gp-no-captives-there = Dort ist keiner deiner Agenten gefangen.
gp-no-playing-opportunity = Eine Gelegenheit wird genutzt, indem du mit ihr angreifst.
gp-no-playing-mission = Eine MISSION wird nicht ausgespielt: Melde sie, wenn sie erfüllt ist.
gp-no-putting-a-claim-away = Diese MISSION hast du gemeldet: Leg eine andere Karte dieser Art ab.
gp-no-excess-of-that-kind = Deine Karten dieser Art darfst du behalten: Es sind nicht zu viele.
gp-no-mission = Diese Karte ist keine MISSION.
gp-no-mission-wins = An diesem Tisch wird bis zum bitteren Ende gespielt: Keine MISSION gewinnt.
gp-no-fulfilled-mission = Diese MISSION ist noch nicht erfüllt.
gp-no-second-claim = Diese MISSION hast du schon gemeldet.
gp-no-claim-once-beaten = Dein Anspruch war vor dem Stechen geschlagen: Nur wer gleichauf lag oder neu Anspruch erhebt, ist dabei.
gp-no-claim-now = Eine MISSION wird im eigenen Zug gemeldet.

gp-no-empty-deal = Ein Geschäft hat einen Inhalt: Mindestens eine Seite gibt etwas.
gp-no-second-offer = Du hast schon ein offenes Angebot. Zieh es zurück, oder warte auf die Antwort.
gp-no-more-offers = { $number } Angebote in einem Zug sind alles. Warte auf den nächsten.
gp-no-such-offer = Dieses Angebot gibt es nicht mehr.
gp-no-loose-units-now = Mit R-Einheiten und gefangenen Agenten wird nur in einer eurer Optionsphasen gehandelt. Besitzurkunden, EU und Karten gehen auch jetzt.
gp-no-eu-to-give = Das sind mehr EU, als zu geben sind; versprochene zählen nicht mit.
gp-no-units-to-give = Das sind mehr R-Einheiten, als der Sonderbestand hat; versprochene zählen nicht mit.
gp-no-title-to-give = Diese Besitzurkunde gibt es nicht zu geben, oder sie ist schon versprochen.
gp-no-eu-while-owing = Du stehst auf einem fremden Territorium und schuldest die Konferenzgebühr: Bis das geregelt ist, gibst du EU nur, wem es gehört.
gp-no-so-many-cards-in-a-deal = Dieses Spiel begann unter Regeln, nach denen jede Seite eines Geschäfts höchstens drei Karten enthält.
gp-no-frozen-title = Mit dieser Besitzurkunde kann erst gehandelt werden, wenn das Feld oder der Konflikt erledigt ist.
gp-no-card-to-give = Diese Karte gibt es nicht zu geben: Sie ist versprochen, gemeldet oder nicht auf der Hand.
gp-no-card-to-want = Verlange Karten, die die andere Seite haben kann: keine, die du selbst hast, und keine, von denen alle wissen, dass sie woanders sind.
gp-no-captives-to-give = So viele gefangene Agenten gibt es nicht zurückzugeben.

gp-no-agents-played = An diesem Tisch wird ohne Agenten gespielt.
gp-no-agents-in-hand = So viele Agenten hast du nicht auf der Hand.
gp-no-agents-there = So viele Agenten stehen dort nicht.
gp-no-place-for-agents = Agenten werden auf Territorien gesetzt, die jemandem gehören.
gp-no-more-agents-there = { $number ->
    [0] Du hast dort schon drei Agenten, mehr sind nicht erlaubt.
   *[other] Dort ist noch Platz für { $number } deiner Agenten.
}
gp-no-more-agent-moves = { $number ->
    [0] Du hast so viele Agenten bewegt, wie ein Zug erlaubt.
   *[other] Du kannst in diesem Zug noch { $number } Agenten bewegen.
}
gp-no-house-of-that-group = Säubern kannst du das Territorium, auf dem du gelandet bist, und deine anderen seiner Farbgruppe.
gp-no-agents-to-clear = Von dieser Seite stehen dort keine Agenten.
gp-no-second-contest = Das hast du seit deiner Landung hier schon versucht.

gp-no-aggression-played = Die Lernstufe wird ohne Angriffe gespielt.
gp-no-attack-from-there = Angegriffen wird von einem eigenen Territorium aus.
gp-no-foreign-territory = Angegriffen wird ein Territorium, das jemand anders gehört.
gp-no-attack-on-shield = Dieses Territorium ist vorerst durch eine Karte geschützt.
gp-no-attack-elsewhere = Hier kannst du nur das Territorium angreifen, auf dem du gelandet bist.
gp-no-attack-from-elsewhere = Du kannst nur von dem Territorium aus angreifen, auf dem du stehst.
gp-no-attack-outside-the-group = Weiter geht es nur gegen Territorien aus der Farbgruppe des besiegten.
gp-no-attack-across-quadrants = Die beiden Territorien liegen in verschiedenen Quadranten: Das braucht eine Gelegenheit.
gp-no-card-needed = Für diesen Angriff braucht es keine Karte. Behalte sie.
gp-no-card-for-that = Diese Karte nennt die Gruppen dieser beiden Territorien nicht.
gp-no-assistance-from-there = Beistand leistet ein anderes deiner Territorien derselben Farbgruppe, einmal, wenn es einen Rüstungsstein hat.
gp-no-help-from-there = Bitte um einen Rüstungsstein von einem Territorium derselben Farbgruppe, das einen hat, jedes einmal, solange Platz dafür ist.
gp-no-paying-oneself = Dein eigenes Territorium schickt seinen Rüstungsstein umsonst.

gp-no-time-limit = An diesem Tisch wird ohne Zeitgrenze gespielt.
gp-no-second-call = Du hast schon Schluss ausgerufen, oder die letzte Runde läuft.
gp-no-resigning-now = Aufgeben kannst du im eigenen Zug, wenn sonst nichts zu klären ist.

## Warum Einstellungen nicht zusammenpassen

gp-no-such-number = Es spielen zwei bis fünf Personen, oder mehr in Teams.
gp-no-such-teams = Zwei bis fünf gleich große Teams, jedes mit mindestens zwei Personen, zusammen höchstens zehn.
gp-no-so-many-titles = Es gibt 36 Besitzurkunden, das reicht nicht, um allen so viele auszuteilen.
gp-no-such-mark = Das Ziel muss zwischen 30 und 500 Punkten liegen.
gp-no-rounds-at-all = Mindestens eine Runde muss gespielt werden.
gp-no-such-number-of-territories = Wähl eine Zahl von 2 bis 32 Territorien.
gp-no-bitter-end-with-others = Bis zum bitteren Ende heißt, dass sonst nichts das Spiel beendet: kein Ziel, keine Grenze, keine Zahl von Territorien.
gp-no-such-administrator = Die Verwaltung muss jemand am Tisch führen.
gp-no-timer = An diesem Tisch wird ohne Uhr gespielt.
gp-no-timer-to-stop = Es gibt keine Uhr, die für Geschäfte stehen bleiben könnte.
gp-no-such-timer = Die Optionsphase kann 15 Sekunden bis eine Stunde dauern.
gp-no-assistance-without-aggression = In der Lernstufe gibt es keine Angriffe, bei denen jemand beistehen könnte.
gp-no-ns-without-assistance = Rüstungssteine zu schicken gehört zum spontanen Beistand: Wähl, für wen.
gp-no-protection-without-agents = Gilden werden von Agenten geschützt, und diese Stufe wird ohne sie gespielt.
gp-no-cards-to-vary = Die Lernstufe wird ohne Karten gespielt, also gibt es da nichts einzustellen.
gp-no-more-than-the-hand-limit = Das Handlimit liegt bei einer bis acht Karten je Art, und mehr wird nicht ausgeteilt.
gp-no-so-many-cards = Die Karten reichen nicht, um allen so viele auszuteilen.

## Worauf ein Bot hinauswill.

gp-aim-title = Um { $title } zu erobern.
gp-aim-battle = Um den Konflikt zu gewinnen.
gp-aim-victory = Gewinnt mit dieser MISSION.
gp-aim-points = Punkte für übrige EU.
gp-aim-worth = Ein Territorium, das mehr wert ist.
gp-aim-sets = Sätze von R-Einheiten, um damit zu entwickeln.
gp-aim-mission = Auf dem Weg zur MISSION „{ $card }“.

# Was ein Rätsel verlangt.
gp-puzzle-win = Erhebe Gewinnanspruch, bevor du würfelst: mit { $mark } Punkten oder einer MISSION.
gp-puzzle-points = Komm auf { $points } Punkte, bevor du würfelst.
gp-puzzle-left = Dann müssen dir noch mindestens { $eu } EU bleiben.
