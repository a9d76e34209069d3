# Der Spielplan von Globopolis, alle am Tisch und die Besitzurkunden.

## Der Spielplan

gpb-board = Der Spielplan
gpb-map = Der Ring der Felder; verschieb ihn, um alles zu sehen
gpb-pieces = Die Felder, im Uhrzeigersinn ab der ersten Basis
gpb-governor = Gouverneur von { $name }
gpb-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gpb-glance = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gpb-map-ops = OPs MISSION
gpb-map-influence = EINFLUSS
gpb-map-market = Unabhängiges Territorium
gpb-map-bank = Unabhängiges Territorium
gpb-map-base = O.R.S.S.-Basis
gpb-map-teleport = TELEPORT!
gpb-map-moonshot = MONDLANDUNG!
gpb-map-nsa = MSA
gpb-map-nia = NIA

## Die Mitte

gpb-round = Runde { $round }
gpb-round-of = von { $rounds }
gpb-last-round = Dies ist die letzte Runde.
gpb-sudden = Stechen zwischen { $names }.
gpb-bank = Noch in der Bank
gpb-pieces-left = { $count ->
    [one] { $count } Entwicklungsstein
   *[other] { $count } Entwicklungssteine
}
gpb-stacks = Noch zu ziehen
gpb-stack-ops = { $count } OPs-MISSION
gpb-stack-influence = { $count } EINFLUSS

## Ein Feld in Worten

gpb-list = Der Spielplan als Liste
gpb-list-close = Liste schließen
gpb-quadrant = Ab { $base }
gpb-legend = Die Zeichen
gpb-legend-ed = Wirtschaftliche Entwicklung
gpb-legend-battle = in einem Konflikt
gpb-legend-shield = vorerst nicht angreifbar
gpb-a-territory = Territorium der Gruppe { $group }, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
gpb-a-guild = Gilde der Gruppe { $group }, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
gpb-owned = gehört { $name }
gpb-unowned = gehört niemandem
gpb-level-none = nicht entwickelt
gpb-level-one = entwickelt
gpb-level-one-back = entwickelt, aber zurückgeworfen
gpb-level-two = hoch entwickelt
gpb-level-two-half = hoch entwickelt, aber um eine Stufe zurückgeworfen
gpb-level-two-back = hoch entwickelt, aber um beide Stufen zurückgeworfen
gpb-costs = Konferenzgebühr { $eu } EU
gpb-agents = { $count ->
    [one] ein Agent von { $name }
   *[other] { $count } Agenten von { $name }
}
gpb-governors = Gouverneure hier: { $names }
gpb-can-fly = hierhin kannst du jetzt fliegen
gpb-can-attack = du kannst es jetzt angreifen: { $chance }
gpb-attacks = greift an
gpb-attacked = wird angegriffen
gpb-frozen = gerade nicht handelbar
gpb-shielded = vorerst nicht angreifbar
gpb-does-ops = Zieh eine OPs- oder MISSION-Karte; du darfst noch einmal würfeln, wenn dich nicht schon zwei Würfe bewegt haben.
gpb-does-influence = Zieh eine EINFLUSS-Karte; du darfst noch einmal würfeln, wenn dich nicht schon zwei Würfe bewegt haben.
gpb-does-nothing = Du darfst noch einmal würfeln.
gpb-does-market = Zwei Würfel sagen, wie viele R-Einheiten du für je 5 EU kaufen darfst; oder würfle stattdessen noch einmal.
gpb-does-bank = Du bekommst 10 EU und 5 Punkte. Dann nutz den Markt eines unabhängigen Territoriums, oder würfle noch einmal.
gpb-does-base = Flieg einmal zu einer anderen Basis, und würfle noch einmal, wenn du magst.
gpb-does-teleport = Der W8 und der W20 bringen dich weiter; wer im Uhrzeigersinn vorbeikommt, bekommt 40 EU.
gpb-does-moonshot = Du bekommst 10 Punkte, und dein Zug ist vorbei.
gpb-does-nsa = Ein Würfel bringt dir einen bis drei Rüstungssteine. Du darfst noch einmal würfeln.
gpb-does-nia = Ein Würfel bringt dir einen bis drei Agenten aus deiner Reserve. Du darfst noch einmal würfeln.
gpb-does-territory = Nimm es, wenn es niemandem gehört; zahl, wenn es jemand anders gehört.
gpb-does-guild = Nimm sie, wem sie auch gehört.

## Die Karte eines Feldes

gpb-close = Karte schließen
gpb-sells = Verkauft
gpb-fly = Hierhin fliegen
gpb-bases = Die anderen Basen:
gpb-now = So steht es
gpb-title = Die Besitzurkunde
gpb-units = R-Einheiten
gpb-ns-cap = Rüstungssteine
gpb-ns = { $count } von höchstens { $cap }
gpb-development = Entwicklung
gpb-to-develop = Zur Entwicklung fehlt noch
gpb-to-restore = Nötig, um sie wiederzuhaben
gpb-ready = nichts als { $eu } EU
gpb-conference = Konferenzgebühr
gpb-premium = Prämie
gpb-allocation = Bringt mit
gpb-agents-here = Agenten
gpb-superior-none = Im Konfliktfall hätte hier niemand Agenten-Überzahl.
gpb-superior-owner = Im Konfliktfall hätte hier Agenten-Überzahl, wem das Territorium gehört.
gpb-superior-attacker = Im Konfliktfall hätte hier die Gegenseite Agenten-Überzahl.
gpb-state-none = Nicht entwickelt
gpb-state-one = Entwickelt
gpb-state-two = Hoch entwickelt
gpb-stock = Gilde-Stapel
gpb-stock-whole = Ganzer Stapel
gpb-rate-now = Eine Einheit { $unit }
gpb-guild-sells = Andere können in ihrer Optionsphase drei pro Zug kaufen.
gpb-guild-closed = Eine Gilde, die niemandem gehört, verkauft nichts.
gpb-step = Dazu gehören noch
gpb-rate = EU je Einheit
gpb-step-0 = nichts davon
gpb-step-1 = eins davon
gpb-step-2 = zwei davon
gpb-step-3 = alles davon
gpb-steps = Davon: { $titles } und eine weitere Gilde, die mit demselben handelt.
gpb-group = { $group }
gpb-bonus = Die ganze Gruppe bringt { $points } Punkte.
gpb-bonus-credited = Schon bekommen: { $names }.
gpb-bonus-pending = Am Ende eines Zuges fällig: { $names }.

## Alle am Tisch

gpb-players = Gouverneure
gpb-points = Punkte
gpb-of-mark = von { $mark } Punkten
gpb-debt = { $count ->
    [one] schuldet eine Runde
   *[other] schuldet { $count } Runden
}
gpb-ps = PS
gpb-territories = { $count } von { $wanted } Territorien
gpb-no-titles = Keine Besitzurkunden.
gpb-credited = den Gruppenbonus gab es schon
gpb-pending = eine ganze Gruppe; den Bonus gab es noch nicht
gpb-agents-hand = { $count ->
    [one] ein Agent auf der Hand
   *[other] { $count } Agenten auf der Hand
}
gpb-agents-reserve = +{ $count } in Reserve
gpb-captives = { $count ->
    [one] ein gefangener Agent von { $name }
   *[other] { $count } gefangene Agenten von { $name }
}
gpb-cards = { $count ->
    [one] eine Karte { $kind }
   *[other] { $count } Karten { $kind }
}
gpb-claims = Erhebt Anspruch mit „{ $card }“
gpb-reached = Hat das Ziel erreicht
gpb-tied = Im Stechen
gpb-called = Hat Schluss ausgerufen
gpb-deed-battles = { $count ->
    [one] ein gewonnener Konflikt
   *[other] { $count } gewonnene Konflikte
}
gpb-deed-captures = { $count ->
    [one] ein gefangener Agent
   *[other] { $count } gefangene Agenten
}
gpb-deed-cleaned = { $count ->
    [one] eine Säuberung
   *[other] { $count } Säuberungen
}
gpb-deed-guilds = { $count ->
    [one] eine übernommene Gilde
   *[other] { $count } übernommene Gilden
}
gpb-deed-developments = { $count ->
    [one] eine gebaute Stufe
   *[other] { $count } gebaute Stufen
}
gpb-deed-laps = { $count ->
    [one] einmal herum
   *[other] { $count }-mal herum
}
gpb-deed-moonshots = { $count ->
    [one] eine Mondlandung
   *[other] { $count } Mondlandungen
}
