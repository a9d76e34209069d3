# Eigene Tische und Spiele, der Club, Konten.

## Die eigenen Tische
owntables-heading = Deine Tische
owntables-none = Noch kein Tisch
owntables-none-invite = Hier steht, wer an deinen Tischen dran ist, wie deine Spiele ausgingen und wie sie liefen. Das erste ist einen Klick entfernt.
owntables-play = Ein Spiel spielen
owntables-running = Im Gange
owntables-past = Vorbei
owntables-more = Ältere Spiele
owntables-open-seats = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
owntables-since-now = gerade eben
owntables-since-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
owntables-since-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
owntables-since-days = { $count ->
    [one] seit einem Tag
   *[other] seit { $count } Tagen
}
owntables-ago-now = gerade eben
owntables-ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
owntables-ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
owntables-ago-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
}
owntables-time-own = Deine Zeit
owntables-time = Restzeit
owntables-time-up = Zeit abgelaufen
owntables-broken-off = abgebrochen, bevor es begann
owntables-agreed = einvernehmlich beendet, niemand hat gewonnen
owntables-unread = Wie es ausging, hat noch niemand nachgesehen; beim nächsten Mal steht es hier.
owntables-won-by = gewonnen von { $names }
owntables-you-won = Du hast gewonnen
owntables-you-won-with = Du hast gewonnen, zusammen mit { $names }
owntables-result = Ergebnis und Verlauf
owntables-tally = Wie es lief
owntables-tally-note = Gezählt über die Spiele, die du zu Ende gespielt hast, höchstens die letzten { $most }. Es gibt keine Rangliste.
owntables-tally-unread = { $count ->
    [one] Ein Spiel ist noch nicht mitgezählt.
   *[other] { $count } Spiele sind noch nicht mitgezählt.
}
owntables-tally-seats = Am Tisch
owntables-tally-players = { $count ->
    [one] allein
   *[other] zu { $count }
}
owntables-tally-played = Gespielt
owntables-tally-won = Gewonnen
owntables-tally-beaten = Besiegte Bots
owntables-dice = Deine Würfel
owntables-dice-sum = Deine { $count } Würfel mit Zahlen ergaben zusammen { $sum }; zu erwarten waren { $expected }. Faire Würfel liegen in { $percent } % solcher Reihen mindestens so weit daneben.
owntables-dice-mean = { $kind }: im Schnitt { $mean } bei { $count }, zu erwarten { $expected } ({ $percent } %)
owntables-dice-faces = { $kind }: { $faces }; von { $count }, zu erwarten also je { $expected } ({ $percent } %)
owntables-dice-face = { $face } { $count }×
owntables-dice-kinds = Würfel für Würfel
owntables-dice-note = Gezählt sind die Würfel, die fielen, wenn du dran warst; bei einem Kampf auch die der anderen Seite. Die Prozentzahl sagt, wie oft faire Würfel mindestens so weit vom Erwarteten abweichen: Eine kleine ist selten, aber kein Fehler. Ein hoher Wurf ist nicht immer ein guter.

## Der Club
club-link = { $club }: freie Plätze und laufende Spiele
club-welcome = Setz dich dazu, schau zu oder eröffne einen eigenen Tisch.
club-join = Freie Plätze
club-join-none = Gerade wartet kein Tisch auf Mitspielende.
club-open-one = Einen Tisch eröffnen
club-watch = Zum Zuschauen
club-watch-none = Gerade läuft kein öffentliches Spiel.
club-to-watch = Zuschauen
club-rules = Hausregeln
club-found-by = Wer findet den Tisch?
club-by-link = Wer den Link hat
club-public = Alle: Er steht auf der Seite von { $club }, wo sich jeder auf freie Plätze setzen oder zuschauen kann
club-lobby = Diesen Tisch finden alle: Er steht auf der Seite des Clubs.
club-lobby-link = Zum Club
