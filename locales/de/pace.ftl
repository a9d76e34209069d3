# Wie viel Zeit man hat.

pace-heading = Zeit
pace-kind = Bedenkzeit
pace-none = So lange man mag
pace-live = Am Tisch: so viel je Entscheidung
pace-turns = Als Fernpartie: so lange je Zug
pace-decision = Sekunden je Entscheidung
pace-bank = Minuten Vorrat für das ganze Spiel
pace-increment = Sekunden, die mit jeder Entscheidung zum Vorrat kommen
pace-hours = Stunden je Zug
pace-vacation = Freie Tage, die alle nehmen können
pace-ahead = Um so viele Stunden geht deine Uhr der Weltzeit vor
pace-ahead-note = Zählt nur, wo Nächte oder Wochenenden frei sind. In Indien sind es 5.5. Sommerzeit wird nicht beachtet: Wo sie gilt, beginnen und enden die Nächte im halben Jahr eine Stunde später oder früher.
pace-nights = Nicht nachts, von zehn bis acht
pace-weekends = Nicht am Wochenende
pace-up = Wenn die Zeit um ist
pace-up-others = Die anderen entscheiden
pace-up-bot = Bis zur Rückkehr spielt ein Bot weiter
pace-no-number = { $what }: eine ganze Zahl von { $least } bis { $most }.
pace-no-ahead = Die Stunden, um die deine Uhr vorgeht, sind eine Zahl von -12 bis 14, in Viertelstunden.
pace-no-clock = So eine Uhr gibt es nicht.
pace-left = Verbleibende Zeit
pace-face-hours = { $hours } Std.
pace-face-days = { $days } T.
pace-day-off = { $count ->
    [one] Einen Tag freinehmen (einer ist übrig)
   *[other] Einen Tag freinehmen ({ $count } sind übrig)
}
pace-up-now = Für { $seat } ist die Zeit um.
pace-up-now-help = Gib mehr Zeit, oder lass einen Bot spielen, bis die Person zurück ist. Zurückkommen geht jederzeit.
pace-give = Zeit für eine weitere Entscheidung geben
pace-told-up = Für { $seat } ist die Zeit um.
pace-told-up-bot = Für { $seat } ist die Zeit um. Bis zur Rückkehr spielt { $bot }.
pace-told-given = { $by } gibt { $seat } Zeit für eine weitere Entscheidung.
pace-told-day-off = { $seat } nimmt einen Tag frei.
