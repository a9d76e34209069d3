### Das Pult von Globopolis: alles, was man tut.

gpd-spectator = Du schaust zu. Die Karten der anderen bleiben dir verborgen.

## Was jetzt gefragt ist

gpd-now-over = { $team } hat gewonnen.
gpd-now-discard = Du hast mehr als { $limit } Karten der Art { $kinds }: Leg eine davon unter ihren Stapel.
gpd-now-teleport = Teleportiere dich ins Spiel.
gpd-now-roll = Die Zeit für deine Optionsphase ist um: Würfle.
gpd-now-option = Deine Optionsphase: ordnen, entwickeln, handeln – dann würfeln.
gpd-now-answer = Ein Angebot wartet auf deine Antwort.
gpd-now-again = Du hast { $field } erreicht. Würfle noch einmal, oder hör auf.
gpd-now-base = Du hast { $field } erreicht. Flieg einmal, würfle noch einmal, oder hör auf.
gpd-now-own-clean = { $title } gehört dir. Säubere es, dann würfle noch einmal oder greif an – oder hör auf.
gpd-now-own = { $title } gehört dir. Würfle noch einmal oder greif an – oder hör auf.
gpd-now-foreign-pay = { $title } gehört { $team }. Die Konferenz kostet { $eu } EU.
gpd-now-foreign = { $title } gehört { $team }. Zahl { $eu } EU, oder greif an.
gpd-now-surplus = { $title } gehört jetzt dir. Welcher Überschuss bleibt dort?
gpd-now-market = Du hast { $field } erreicht. Nutz den Markt, würfle noch einmal, oder hör auf.
gpd-now-bank = Die Schweiz hat dir 10 EU und 5 Punkte gegeben. Nutz einen Markt, würfle noch einmal, oder hör auf.
gpd-now-shop = { $left ->
    [one] Eine R-Einheit steht zum Verkauf, für { $price } EU.
   *[other] { $left } R-Einheiten stehen zum Verkauf, je { $price } EU.
}
gpd-now-bystander = Deine Agenten stehen auf einem Schlachtfeld. Bleiben sie?
gpd-now-bribe = Agenten von { $team } stehen auf dem Schlachtfeld. Biete EU, oder mach weiter.
gpd-now-muster = Vor der ersten Konfliktrunde: Spiel Operationen aus und sammle Hilfe, oder mach weiter.
gpd-now-muster-defender = { $team } greift dich an! Spiel Operationen aus und sammle Hilfe, oder mach weiter.
gpd-now-help = { $eu ->
    [0] Du wirst um einen Rüstungsstein von { $title } gebeten.
   *[other] Dir werden { $eu } EU für einen Rüstungsstein von { $title } geboten.
}
gpd-now-fight = Würfle die Konfliktrunde.
gpd-now-defend = Spiel vor der nächsten Konfliktrunde eine Operation aus, oder mach weiter.
gpd-now-chain = Du hast gewonnen. Greif weiter die Gruppe { $group } an, oder hör auf.
gpd-now-agents = Setz deine Agenten und zieh sie ab, dann beende deinen Zug.
gpd-now-declare = Dein Zug kann eine MISSION erfüllt haben. Wenn ja, melde sie, sonst beende deinen Zug.
gpd-last-round = Diese Runde ist die letzte: Jemand erhebt Gewinnanspruch.

gpd-wait-discard = Warten auf { $seats }: Eine Karte muss weg.
gpd-wait-teleport = Warten auf den Teleport von { $seats }.
gpd-wait-roll = { $seats } würfelt.
gpd-wait-option = { $seats } ist in der Optionsphase.
gpd-wait-answer = Warten auf die Antwort von { $seats }.
gpd-wait-again = Warten auf { $seats }: noch einmal würfeln oder aufhören?
gpd-wait-own = { $seats } ist auf eigenem Boden gelandet und darf angreifen.
gpd-wait-foreign = { $seats } ist auf fremdem Boden gelandet: eine Konferenz oder ein Angriff?
gpd-wait-foreign-pay = { $seats } ist auf fremdem Boden gelandet und zahlt die Konferenzgebühr.
gpd-wait-surplus = Warten auf { $seats }: Ein neues Territorium wird bestückt.
gpd-wait-market = { $seats } ist auf einem Markt.
gpd-wait-bystander = Warten auf { $seats }: Was tun die Agenten auf dem Schlachtfeld?
gpd-wait-muster = Warten auf { $seats }: Der Konflikt wird vorbereitet.
gpd-wait-help = Warten auf { $seats }: Es wurde um Hilfe gebeten.
gpd-wait-rounds = Warten auf { $seats } im Konflikt.
gpd-wait-chain = { $seats } hat einen Konflikt gewonnen und darf weiter angreifen.
gpd-wait-agents = { $seats } setzt Agenten und beendet den Zug.
gpd-wait-declare = { $seats } beendet den Zug und darf eine MISSION melden.

## Würfeln

gpd-roll = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
gpd-ahead = Wo würde ich landen?
gpd-behind = Gegen den Uhrzeigersinn, für { $points } Punkte
gpd-behind-free = Gegen den Uhrzeigersinn, umsonst
gpd-behind-costs = Jeder solche Wurf kostet { $points } Punkte: Du hättest noch { $left }.
gpd-behind-not = Gegen den Uhrzeigersinn zu ziehen kostet { $points } Punkte, und die hast du nicht.
gpd-steps = Felder
gpd-field = Feld
gpd-chance = Chance mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}
gpd-lap-paid = TELEPORT! liegt { $steps } Felder voraus: Wer es erreicht oder überquert, bekommt { $eu } EU.
gpd-lap-cleared = TELEPORT! liegt { $steps } Felder voraus: Es zu überqueren gleicht aus, was du schuldest, und bringt nichts.
gpd-lap-owed = TELEPORT! liegt { $steps } Felder zurück: Überquerst du es rückwärts, bringt das nächste Mal vorwärts nichts.

gpd-land-unowned = frei: +{ $points }
gpd-land-own = deins: eine Karte
gpd-land-again = noch einmal würfeln
gpd-land-foreign = { $team }: { $eu } EU
gpd-land-guild = frei: +{ $points }
gpd-land-own-guild = deine: nichts
gpd-land-foreign-guild = { $team }: nimm sie, +{ $points }
gpd-land-card = eine Karte
gpd-land-market = { $goods }
gpd-land-bank = 10 EU, +5, ein Markt
gpd-land-base = fliegen
gpd-land-teleport = W8 und W20
gpd-land-moonshot = +10
gpd-land-nsa = 1 bis 3 Rüstung
gpd-land-nia = 1 bis 3 Agenten

gpd-fly = Mit dem O.R.S.S. fliegen
gpd-fly-do = Fliegen
gpd-attacks = { $count } weitere Angriffe
gpd-to-hand = Karten weiter unten lassen sich jetzt ausspielen
gpd-to-hand-discard = Wähl weiter unten eine Karte
gpd-take-back = Zurücknehmen

## Was es kostet und bewirkt

gpd-does-teleport = Der W8 sagt, wie viele Basen weiter, der W20, wie viele Felder; dann gelten die Regeln des Feldes.
gpd-does-pay = { $team } bekommt { $eu } EU von dir.
gpd-does-keep = Dir bleiben { $eu } EU.
gpd-does-sell = { $points ->
    [one] Einer deiner Punkte wird zu EU: Dir bleiben { $left }.
   *[other] { $points } deiner Punkte werden zu EU: Dir bleiben { $left }.
}
gpd-does-waive = { $eu } EU, die du nicht zahlen kannst, werden erlassen.
gpd-does-end-turn = Danach ist dein Zug vorbei.
gpd-does-stop-agents = Mit dem Würfeln ist es vorbei; dann kommen deine Agenten.
gpd-does-market = Zwei Würfel sagen, wie viele R-Einheiten zum Verkauf stehen, je 5 EU.
gpd-does-market-ends = Sind sie gefallen, endet dein Zug mit dem Markt.
gpd-does-market-again = Mit „Auf zur Marktfähre“ darfst du danach noch einmal würfeln.
gpd-does-shop-ends = Danach ist dein Zug vorbei.
gpd-does-shop-again = Danach darfst du noch einmal würfeln.
gpd-does-shop-option = Danach geht deine Optionsphase weiter.
gpd-does-clean = Zwei von drei Würfen, dein W{ $own } gegen einen W{ $other }: Du gewinnst mit { $chance }.
gpd-does-capture = { $count ->
    [one] Wenn du gewinnst, fängst du den Agenten von { $team } dort. Wenn nicht, bleibt er.
   *[other] Wenn du gewinnst, fängst du die { $count } Agenten von { $team } dort. Wenn nicht, bleiben sie.
}
gpd-does-call-time = Sobald alle Schluss ausgerufen haben, ist die laufende Runde die letzte, und wer führt, gewinnt.
gpd-does-resign = Deine Besitzurkunden werden frei, deine Karten und Agenten verlassen das Spiel, und du spielst nicht mehr mit.
gpd-does-discard = Sie kommt unter ihren Stapel; die anderen sehen nur ihre Art.
gpd-does-claim = Du erhebst Gewinnanspruch, und diese Runde wird die letzte. Am Ende der Runde muss es noch gelten.
gpd-does-mission-pays = Sie bringt sofort { $points } Punkte und verlässt das Spiel.
gpd-does-wanted = Das fehlt deinen Territorien am meisten für ihre Sätze.
gpd-does-clean-all = Jede Säuberung wird einzeln ausgewürfelt. Zu verlieren kostet nichts.
gpd-does-guard = { $list }. { $left ->
    [0] Kein Agent bleibt auf der Hand.
    [one] Ein Agent bleibt auf der Hand.
   *[other] { $left } Agenten bleiben auf der Hand.
}
gpd-does-surplus = Sie bleiben für jedes deiner Territorien griffbereit.

## Die Werkbank

gpd-jumps = Teile deiner Optionsphase
gpd-jump-bench = R-Einheiten
gpd-jump-guilds = Gilden
gpd-jump-points = Punkte
gpd-jump-deals = Geschäfte
gpd-jump-hand = Karten
gpd-bench = R-Einheiten verlegen
gpd-bench-sheet = Alle R-Einheiten zeigen
gpd-bench-done = Fertig
gpd-bench-how = Wähl eine Zahl, dann, wohin sie kommt.
gpd-tiles = Jeder Satz aus allen fünf entwickelt ein Territorium; was fehlt, wird mitgebracht.
gpd-bench-drag = Oder zieh sie dorthin, mit der Umschalttaste so viele wie möglich.
gpd-moves-left = { $left ->
    [one] Noch eine Verlegung in diesem Zug.
   *[other] Noch { $left } Verlegungen in diesem Zug.
}
gpd-chosen = { $unit } von { $from } verlegen – wohin?
gpd-place = Ort
gpd-stock = Sonderbestand
gpd-chip = { $count } { $unit }, { $place }: zum Verlegen wählen
gpd-put = { $count } { $unit } hierher legen
gpd-ns = Rüstung voll: { $count } von { $cap }
gpd-level-0 = (Entwicklung zurückgeworfen)
gpd-level-1 = Entwickelt
gpd-level-2 = Hoch entwickelt
gpd-lacks = Es fehlt: { $units }
gpd-plan-develop = { $level ->
    [1] Entwickeln
   *[other] Hoch entwickeln
}
gpd-plan-restore = Wiederherstellen
gpd-plan-stock = { $units } aus deinem Sonderbestand
gpd-plan-from = { $units } von { $title }
gpd-plan-bought = { $units } von { $title } für { $eu } EU
gpd-plan-sells = kostet Punkte
gpd-all = Alles entwickeln, was geht: { $count }
gpd-all-sums = { $eu } EU, { $left } bleiben; Punkte { $before } → { $after }
gpd-all-how = Was dabei geschieht
gpd-set-back = Zurückgeworfen, es fehlt: { $units }
gpd-next-turn = In diesem Zug entwickelt; die nächste Stufe kann in deinem nächsten Zug folgen
gpd-premium-short = Der Satz ist vollständig; die Prämie beträgt { $eu } EU
gpd-no-pieces = Alle Entwicklungssteine sind im Einsatz
gpd-guilds = Gilden
gpd-guild-price = { $eu ->
    [0] { $unit } deiner Gilde { $title }
   *[other] { $unit } von { $title }: { $eu } EU
}
gpd-take = { $count } nehmen
gpd-guild-left = noch { $left } in diesem Zug
gpd-buy-stock = { $count } kaufen: { $eu } EU
gpd-guild-rate = Warum diese Preise?
gpd-rate = { $eu } EU für { $unit }: { $team } hat { $count } der 2 zugehörigen Territorien. Die Stufen sind { $rates } EU.
gpd-rate-another = { $eu } EU für { $unit }: { $team } hat { $count } der 2 zugehörigen Territorien und eine weitere Gilde, die es verkauft. Die Stufen sind { $rates } EU.
gpd-by-list = Mit einer Liste verlegen
gpd-count = Wie viele
gpd-unit = Art
gpd-from = Von
gpd-to = Nach
gpd-move = Verlegen
gpd-points = Punkte kaufen
gpd-buy-points = +{ $points } für { $eu } EU
gpd-points-left = In diesem Zug kannst du { $left } kaufen.
gpd-points-eu = Ein Punkt kostet 5 EU, und die hast du nicht. Punkte, die zu EU gemacht werden, zählen nicht.
gpd-points-bought = Du hast in diesem Zug fünf Punkte gekauft, mehr sind nicht erlaubt.
gpd-points-near = Du warst in diesem Zug über { $points } Punkten: So nah am Ziel werden keine mehr verkauft.
gpd-stacking = Verteile deinen Überschuss, bevor du beginnst
gpd-stacking-how = Was ein Territorium über zwei einer Art hinaus mitgebracht hat, liegt in deinem Sonderbestand. Es kann stattdessen dort bleiben.
gpd-stack = { $units } auf { $title }
gpd-surplus = Über zwei einer Art hinaus kam mit: { $units }. Das liegt jetzt in deinem Sonderbestand.
gpd-surplus-leave = Oder lass einen Teil davon auf { $title }:
gpd-surplus-none = Alles in meinen Sonderbestand
gpd-surplus-do = Diese dalassen

## Kaufen

gpd-bank-has = { $count } in der Bank
gpd-shop = Du hast { $eu } EU. Wenn sie nicht reichen, werden Punkte zu EU, je 5 EU.
gpd-buy = Diese kaufen
gpd-shop-done = Fertig gekauft
gpd-shop-wanted = { $units } für { $eu } EU kaufen
gpd-shop-mix = Selbst zusammenstellen

## Agenten

gpd-agents-have = Du hast { $hand } Agenten auf der Hand und { $reserve } in Reserve. Ein Territorium verträgt { $most } von deinen; { $left } Bewegungen bleiben.
gpd-agents-own = Deine Territorien ({ $count ->
    [one] 1 Agent
   *[other] { $count } Agenten
})
gpd-agents-of = Territorien von { $team } ({ $count ->
    [one] 1 Agent
   *[other] { $count } Agenten
})
gpd-agents-theirs = { $team } { $count }
gpd-agents-others = { $list }
gpd-agents-done = Deinen Zug beenden
gpd-guards = Alles bewachen und den Zug beenden
gpd-again = Wie beim letzten Mal, und den Zug beenden
gpd-guard = { $count } nach { $title }
gpd-clean-all = { $count ->
    [one] Säubern
   *[other] Überall säubern: { $count } Mal
}
gpd-clean-each = Einzeln
gpd-agents-all = Alle
gpd-agents-most = Die meisten
gpd-agents-fewer = Einen Agenten von { $title } abziehen
gpd-agents-more = Einen Agenten auf { $title } setzen

## Die Hand

gpd-hand = Deine Karten
gpd-hand-of = Karten von { $seat }
gpd-curtain = Nur für { $seat }: öffnen
gpd-held = { $count } von { $limit }
gpd-no-cards = Keine.
gpd-playable = jetzt
gpd-face-opportunity = Gelegenheit
gpd-face-operation = Operation
gpd-face-mission = MISSION
gpd-face-influence = EINFLUSS
gpd-side-aggressor = Für den Angriff
gpd-side-defender = Für die Verteidigung
gpd-side-either = Für beide Seiten
gpd-when-muster = vor der ersten Konfliktrunde
gpd-when-round = vor jeder Konfliktrunde
gpd-when = Ausspielen: { $list }
gpd-when-option = in deiner Optionsphase
gpd-when-early-option = in deiner Optionsphase, aber nicht in der letzten Runde
gpd-when-landed = wenn du noch einmal würfeln darfst
gpd-when-foreign = auf fremdem Territorium
gpd-when-market = auf einem Markt, vor dessen Würfeln
gpd-when-end = während du deine Agenten setzt
gpd-when-at-once = sofort, oder in deiner Optionsphase, wenn sie ausgeteilt wurde
gpd-opportunity = Ein Angriff über Quadranten hinweg, wenn du auf einem der beiden Territorien gelandet bist.
gpd-row-against = Angriff auf
gpd-row-from = von
gpd-play = Ausspielen
gpd-discard = Diese weglegen
gpd-choose-title = Besitzurkunde
gpd-choose-other = Für
gpd-choose-team = Wer
gpd-choose-field = Feld
gpd-choose-steps = Felder voraus
gpd-title = { $title }, Wert { $value }
gpd-title-of = { $title }, Wert { $value }, { $team }
gpd-progress = { $have } von { $need }
gpd-declared = Gemeldet: Am Ende der Runde muss es gelten.
gpd-banner = ist erfüllt!
gpd-fulfilled = Erfüllt! Melde sie in deinem eigenen Zug.

gpd-goal-territories = { $value ->
    [0] Territorien
    [1] Territorien
   *[other] Territorien mit Wert { $value } oder mehr
}
gpd-goal-spread = In jedem Quadranten { $count } mit Wert { $value } oder mehr
gpd-goal-quadrant = Territorien in einem Quadranten
gpd-goal-groups = Ganze Farbgruppen
gpd-goal-group = Die ganze Gruppe { $group }
gpd-goal-one-of-each = Verschiedene Farbgruppen
gpd-goal-titles = { $titles }
gpd-goal-guilds = Gilden
gpd-goal-guild-with-territories = Gilden mit beiden zugehörigen Territorien
gpd-goal-developed = { $level ->
    [1] Entwickelte Territorien
   *[other] Hoch entwickelte Territorien
}
gpd-goal-developed-group = { $level ->
    [1] Eine ganze Gruppe, alle entwickelt
   *[other] Eine ganze Gruppe, alle hoch entwickelt
}
gpd-goal-eu = EU
gpd-goal-units = { $unit }
gpd-goal-units-each = { $count } von jeder R-Einheit
gpd-goal-agents-abroad = Fremde Territorien mit { $agents } deiner Agenten
gpd-goal-captives = { $count } Gefangene, von { $players } Gegenseiten
gpd-deed-attacks-won = Im Angriff gewonnene Konflikte
gpd-deed-defences-won = In der Verteidigung gewonnene Konflikte
gpd-deed-battles-won = Gewonnene Konflikte
gpd-deed-best-turn = Gewonnene Konflikte in einem Zug
gpd-deed-victims = Besiegte Gegenseiten
gpd-deed-captures = Gefangene Agenten
gpd-deed-houses-cleaned = Gelungene Säuberungen
gpd-deed-laps = Auszahlungen bei TELEPORT!
gpd-deed-guild-takeovers = Anderen abgenommene Gilden
gpd-deed-developments = Entwickelte Stufen
gpd-deed-conference-guests = Konferenzgäste
gpd-deed-moonshots = Landungen auf MONDLANDUNG!
gpd-deed-flights = Flüge mit dem O.R.S.S.

## Formulare, die nicht zu verstehen waren

gpd-form-unknown = Dieses Formular war nicht zu verstehen. Lade die Seite neu, und versuch es noch einmal.
gpd-form-number = Bitte gib eine Zahl von 0 bis 255 an.
gpd-form-unit = Wähl eine Art von R-Einheiten.
gpd-form-place = Wähl, woher die R-Einheiten kommen und wohin sie gehen.
gpd-form-same = Dort sind sie schon. Wähl einen anderen Ort.
gpd-form-way = R-Einheiten gehen aus dem Sonderbestand, von einem Territorium oder aus einer Gilde auf ein Territorium; in den Sonderbestand nur aus einer Gilde.
gpd-form-nothing = Wähl mindestens eins.

## Die Einstellungen

gpd-options = Wie möchtest du spielen?
gpd-option-level = Stufe
gpd-level-learning = Lernstufe: keine Karten, keine Angriffe, keine Agenten
gpd-level-cards = Karten und Angriffe, keine Agenten
gpd-level-full = Das volle Spiel, mit Agenten
gpd-option-length = Länge
gpd-length-mark = Bis zum Ziel: 75 bis 150 Punkte
gpd-length-5 = 5 Runden, etwa eine halbe Stunde
gpd-length-10 = 10 Runden
gpd-length-20 = 20 Runden
gpd-length-timed = Bis alle Schluss ausrufen
gpd-length-bitter = Bis zum bitteren Ende
gpd-options-more = Mehr zur Auswahl: Teams, Karten, Flüge, Uhr …
gpd-option-teams = Teams
gpd-teams-none = Erst ab sechs Personen
gpd-teams = { $count } Teams
gpd-option-flights = Flüge mit dem O.R.S.S. ab einer Basis
gpd-flights-bases = Zu den anderen Basen
gpd-flights-nearest = Auch zum nächsten unabhängigen Territorium
gpd-flights-market = Auch zu jedem unabhängigen Territorium
gpd-flights-territory = Auch zu jedem Territorium
gpd-option-assistance = Spontaner Beistand
gpd-assistance-none = Keiner
gpd-assistance-defence = Gemeinsame Verteidigung
gpd-assistance-aggression = Gemeinsamer Angriff
gpd-assistance-both = Beides
gpd-option-administrator = Das Schmiergeld der Verwaltung von 10 EU
gpd-administrator-none = Wird nicht verlangt
gpd-administrator = Geht an Platz { $number }
gpd-option-mark = Punkte zum Sieg
gpd-option-rounds = Runden, nach denen gewinnt, wer führt
gpd-option-territories = Territorien zum Sieg
gpd-option-titles = Ausgeteilte Besitzurkunden, je Person
gpd-option-ops = Ausgeteilte OPs-Karten, je Person
gpd-option-missions = Ausgeteilte MISSION-Karten, je Person
gpd-option-influence = Ausgeteilte EINFLUSS-Karten, je Person
gpd-option-hand-limit = Handlimit je Art
gpd-option-timer = Sekunden für die Optionsphase
gpd-option-sends-ns = Ein Territorium, das beisteht, muss einen Rüstungsstein schicken
gpd-option-ns-for-conflicts = Rüstungssteine dürfen einem Territorium im Konflikt geschenkt oder verkauft werden
gpd-option-guild-protection = Agenten bewachen Gilden
gpd-option-free-direction = Gegen den Uhrzeigersinn zu ziehen ist umsonst
gpd-option-timer-stops = Die Uhr steht, solange ein Geschäft verhandelt wird

gpd-how-1 = Würfle mit einem bis drei Würfeln und zieh um den Ring. Freie Territorien werden deine; auf fremden zahlst du, oder du greifst an.
gpd-how-2 = Besitzurkunden bringen Punkte und R-Einheiten. Mit einem vollständigen Satz aus fünf lässt sich ein Territorium entwickeln.
gpd-how-3 = Gilden und Märkte verkaufen, was dir fehlt, und mit den anderen kannst du um alles handeln.
gpd-how-4 = Karten bringen Glück, Angriffe und geheime MISSIONEN; Agenten bewachen und spionieren.
gpd-how-5 = Erreich das Punkteziel oder erfüll eine MISSION, und führe, wenn die Runde vorbei ist.

## Das Ende

gpd-end-mark = { $team } hat das Ziel von { $mark } erreicht und mit { $points } Punkten geführt.
gpd-end-card = „{ $card }“
gpd-end-mission = { $team } hat die MISSION { $missions } erfüllt, mit { $points } Punkten.
gpd-end-territories = { $team } hatte { $territories } Territorien, mit { $points } Punkten.
gpd-end-sudden-death = { $team } hat im Stechen mit { $points } Punkten gewonnen.
gpd-end-rounds = { $team } hat nach { $rounds } Runden mit { $points } Punkten geführt.
gpd-end-time = { $team } hat mit { $points } Punkten geführt, als Schluss ausgerufen war.
gpd-end-alone = Alle anderen haben aufgegeben; { $team } blieb mit { $points } Punkten übrig.
gpd-end-titles = Besitzurkunden
gpd-end-developed = Entwicklung
gpd-end-groups = Ganze Gruppen
gpd-end-else = Gekauft, gewonnen, ausgegeben und verloren
