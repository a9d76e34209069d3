# Eigene Tische und Spiele, der Club, Konten.

## Die eigenen Tische
owntables-heading = Deine Tische
owntables-none = Noch kein Tisch
owntables-none-invite = Hier siehst du später, wer an deinen Tischen dran ist, wie deine Spiele liefen und wie sie ausgingen. Bis zum ersten ist es nur ein Klick.
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
club-public = Alle: Er steht auf der Seite von { $club }, wo sich alle auf freie Plätze setzen oder zuschauen können
club-lobby = Diesen Tisch finden alle: Er steht auf der Seite des Clubs.
club-lobby-link = Zum Club

## Konten
account-heading = Dein Konto
account-link = Dein Konto: dieselben Tische auf allen deinen Geräten
account-why = Zum Spielen brauchst du kein Konto. Mit einem Konto findest du auf allen Geräten deine Tische und Ergebnisse, deine Sprache und dein Tempo, und ein verlorener Browser ist kein verlorener Platz.
account-sign-in = Anmelden
account-sign-in-note = Was du in diesem Browser ohne Konto gespielt hast, bleibt bei diesem Browser und ist wieder da, wenn du dich abmeldest.
account-new = Ein neues Konto
account-make = Konto anlegen
account-new-note = Die Tische dieses Browsers kommen mit. Ein Passwort hat mindestens { $shortest } Zeichen; ein paar Wörter hintereinander sind ein gutes. Wenn du es vergisst, kann dir niemand ein neues schicken.
account-name = Name
account-password = Passwort
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-note = Mindestens { $shortest } Zeichen. Alle anderen Geräte werden abgemeldet, und was sonst in deinem Namen vergeben wurde, endet: Token von Programmen, Links deiner Plätze, der Feed und alle Wege, auf denen du Bescheid bekommst.
account-password-changed = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet. Auch Token, Links deiner Plätze, der Feed und die Wege, auf denen du Bescheid bekommst, sind beendet; leg neu an, was du davon willst.
account-password-short = Dieses Passwort ist zu kurz: Nimm bitte mindestens zehn Zeichen.
account-password-long = Dieses Passwort ist zu lang.
account-password-simple = Dieses Passwort ist zu leicht zu erraten: Wiederhole bitte nicht nur ein paar Zeichen oder deinen Namen.
account-name-missing = Wähl bitte einen Namen mit Buchstaben.
account-name-long = Dieser Name ist zu lang.
account-name-invisible = In diesem Namen stecken Zeichen, die niemand sehen kann. Gib ihn bitte ohne sie ein.
account-name-taken = Diesen Namen oder einen, der so aussieht, hat hier schon jemand. Wähl bitte einen anderen.
account-wrong = Der Name oder das Passwort stimmt nicht.
account-signed-out = Du bist nicht angemeldet.
account-is = Du bist angemeldet als { $name }.
account-sign-out = Abmelden
account-taste = Auf allen Geräten
account-taste-keep = Übernehmen
account-devices = Wo du angemeldet bist
account-devices-note = Ein abgemeldetes Gerät kann nichts mehr in deinem Namen tun, und was darauf offen ist, wird neu geladen. Hat es jemand anders, setz auch ein neues Passwort: Das beendet zudem Token, Links deiner Plätze und die Wege, auf denen du Bescheid bekommst.
account-device-here = dieses
account-device-unknown = Ein Browser
account-device-end = Abmelden
account-passkey-end = Entfernen
account-passkeys = Passkeys
account-passkey-in = Mit Passkey anmelden
account-passkey-make = Konto mit Passkey anlegen
account-passkey-add = Passkey hinzufügen
account-passkey-name = Wie du ihn nennst
account-passkey-nameless = Ein Passkey
account-passkey-note = Ein Passkey bleibt auf deinem Handy, Rechner oder Sicherheitsschlüssel und öffnet das Konto mit Fingerabdruck, Gesicht oder PIN, ohne Passwort. Am besten hast du zwei, oder ein Passwort daneben: Ein Gerät kann verloren gehen.
account-passkeys-not-here = Browser legen Passkeys nur für eine Adresse mit Namen und https an, und das ist diese hier nicht.
account-passkey-not = Es wurde nichts unterschrieben: Dein Gerät hat abgelehnt, oder es hat zu lange gedauert. Versuch es bitte noch einmal.
account-passkey-wrong = Dieser Passkey öffnet hier kein Konto.
account-passkey-late = Das hat zu lange gedauert oder kam doppelt an. Versuch es bitte noch einmal.
account-passkey-last = Nichts anderes öffnet dein Konto: Setz bitte erst ein Passwort, oder füge einen weiteren Passkey hinzu.
account-passkeys-full = Dieser Passkey wurde nicht gespeichert: Er ist schon bekannt, oder du hast so viele, wie ein Konto haben kann.
account-password-set = Passwort festlegen
account-remove = Konto löschen
account-remove-note = Name, Passwort und Passkeys werden vergessen, und alle anderen Geräte werden abgemeldet; Token, Links deiner Plätze, der Feed und die Wege, auf denen du Bescheid bekommst, enden. Deine Tische bleiben bei diesem Browser, als hättest du nie ein Konto gehabt.
