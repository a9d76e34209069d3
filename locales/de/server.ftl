# Was der Server selbst sagt: wenn eine Anfrage ins Leere geht, und wenn ein Tisch nein sagt.

## Seiten, die sagen, was nicht stimmt
srv-not-found = Hier ist nichts
srv-not-found-detail = Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Stück davon verloren gegangen.
srv-no-table = Diesen Tisch gibt es nicht
srv-no-table-detail = Der Link führt zu keinem Tisch dieses Hauses. Lass ihn dir noch einmal schicken, vom Anfang bis zum Ende.
srv-method = Das geht hier nicht
srv-method-detail = Diese Adresse erwartet eine andere Art von Anfrage.
srv-foreign = Nicht von hier
srv-foreign-detail = Diese Anfrage kam von einer fremden Seite, darum ist nichts geschehen. Bitte nimm die Knöpfe am Tisch selbst.
srv-misdirected = Nicht dieses Haus
srv-misdirected-detail = Unter dem Namen in der Adresse ist dieses Haus nicht bekannt. Bitte nimm den Link, den du bekommen hast.
srv-password = Dieses Haus fragt nach einem Passwort
srv-password-detail = Wer hier einen Tisch eröffnet, muss das Passwort des Hauses wissen. Frag nach, wer es betreibt. Um an einem Tisch mitzuspielen, genügt sein Link.
srv-invitation = Tische eröffnet hier, wer eingeladen ist
srv-invitation-detail = Um hier einen Tisch zu eröffnen, brauchst du eine Einladung. Bitte die Person, die das Haus betreibt, um ihren Link, und öffne ihn in diesem Browser. Um an einem Tisch mitzuspielen, genügt dessen eigener Link.
srv-no-invitation = Diese Einladung gilt nicht
srv-no-invitation-detail = Sie wurde zurückgezogen, oder es fehlt ein Stück vom Link. Bitte die Person, die das Haus betreibt, um eine neue.
srv-form = Das Formular war nicht zu lesen
srv-form-detail = Was ankam, war kein Formular dieses Hauses, darum ist nichts geschehen. Bitte lade die Seite neu und versuch es noch einmal.
srv-too-large = Das ist zu viel
srv-too-large-detail = Ein Formular dieses Hauses hat höchstens { $most } KiB. Es ist nichts geschehen.
srv-too-slow = Das hat zu lange gedauert
srv-too-slow-detail = Das Formular kam nicht rechtzeitig an, und es ist nichts geschehen. Bitte versuch es noch einmal.
srv-not-done = Das ist nicht geschehen
srv-journal-sealed = Das Spielprotokoll ist noch versiegelt
srv-journal-sealed-detail = Im Spielprotokoll steht jedes Mischen, es würde also verraten, wie der Stapel liegt. Sobald das Spiel aus ist, kannst du es herunterladen.
srv-no-rolls = Noch ist kein Würfel gefallen
srv-no-rolls-detail = Das Spiel an diesem Tisch hat noch nicht begonnen.
srv-not-again = Noch nicht, oder nicht für dich
srv-not-again-detail = Wer mitgespielt hat, kann nach dem Ende in derselben Runde noch einmal spielen.
srv-broken = Bei uns ist etwas schiefgegangen
srv-broken-detail = Nichts, was an einem Tisch getan wurde, ist verloren. Bitte versuch es gleich noch einmal.
srv-unreadable = Dieser Tisch lässt sich nicht öffnen
srv-unreadable-detail = Was von ihm gespeichert ist, kann diese Fassung des Programms nicht lesen. Der Grund steht im Protokoll des Servers.

## Was ein Tisch sagt, wenn nichts geschehen ist
srv-stale = Am Tisch ging es schon weiter; schau noch einmal hin.
srv-not-your-seat = Das ist nicht dein Platz.
srv-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
srv-no-version = Die Seite, die das geschickt hat, war unvollständig. Bitte lade sie neu.
srv-not-started = Das Spiel hat noch nicht begonnen.
srv-started = Das Spiel hat schon begonnen.
srv-over = Das Spiel ist aus.
srv-nothing-to-take-back = Es gibt nichts zurückzunehmen: Ein Würfel ist gefallen, etwas kam ans Licht, oder jemand anders war schon am Zug.
srv-one-seat = Du hast schon einen Platz an diesem Tisch. Hier nimmt jede Person einen.
srv-players-link = Der Link, mit dem du gekommen bist, ist zum Zuschauen. Um dich zu setzen, bitte um den Link zum Mitspielen.
srv-closed = Dieser Tisch ist geschlossen. Wer ihn sehen möchte, braucht den Link zum Mitspielen.
srv-seat-taken = Gerade hat sich jemand anders auf diesen Platz gesetzt.
srv-seats-open = Es sind noch Plätze frei. Warte auf jemanden, oder lass Bots mitspielen.
srv-locked = Die Plätze sind verschlossen: Die Anteile an den Würfeln werden gerade aufgedeckt.
srv-not-locked = Die Plätze sind gerade nicht verschlossen.
srv-patience = Es wird noch jemand erwartet. In { $seconds } Sekunden darfst du auch so weitermachen.
srv-too-often = Das war zu oft. Bitte versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
srv-bot-tables = An noch mehr Tischen dürfen deine Bots nicht unter sich spielen. Bitte warte, bis an einem davon das Spiel aus ist.
srv-streams = Von deinem Anschluss aus sind schon so viele Verbindungen offen, wie erlaubt sind. Bitte schließ eine davon, oder versuch es in einer halben Minute wieder.
srv-took-back-enough = Hier wurde so viel zurückgenommen, dass dieser Zug bleibt. Wenn das Spiel weitergegangen ist, geht es wieder.
srv-share = Das ist nicht der Anteil, auf den sich der Platz festgelegt hat.
srv-seat-kind = Ein Platz kann frei gemacht oder einem Bot gegeben werden.
srv-not-host = Das kann nur, wer den Tisch eröffnet hat.
srv-name-missing = Bitte sag, wie du heißt.
srv-failed = Das ließ sich gerade nicht speichern, und es ist nichts geschehen. Bitte versuch es noch einmal.

## Was die Startseite sagt
srv-table-taken = Diesen Tisch gibt es schon. Hier ist ein neuer: Bitte versuch es noch einmal.
srv-options = Was du gewählt hast, passt nicht zusammen. Bitte sieh es noch einmal durch.
srv-no-scenario = Diese Ausgangsstellung gibt es nicht.
srv-scenario-seats = Diese Ausgangsstellung ist für { $seats } Personen. Bitte stell ebenso viele Plätze ein.

## Wie Bots heißen
srv-bot-1 = Ritzel
srv-bot-2 = Pixel
srv-bot-3 = Schräubchen
srv-bot-4 = Tüftel
srv-bot-5 = Ratsche
srv-bot-6 = Bolzen
srv-bot-more = Bot { $number }
srv-no-moment = Diesen Augenblick gibt es nicht
srv-no-moment-detail = Das Spiel reicht von Augenblick { $first } bis Augenblick { $last }.
srv-not-your-eyes = Solange das Spiel läuft, siehst du, was an deinem eigenen Platz oder beim Zuschauen zu sehen war.
srv-no-journal = Das ist kein Spielprotokoll.
srv-not-playing = Das entscheiden nur die, die mitspielen.
srv-not-away = Wer dort spielt, ist da und braucht keine Vertretung.
srv-away-too-short = Ein Bot kann erst nach { $minutes } Minuten Abwesenheit einspringen.
srv-not-asked = Niemand hat gefragt, ob das Spiel enden soll.
srv-no-word = Sag, ob du zustimmst.
srv-time-not-up = Die Zeit ist noch nicht um.
srv-no-day-off = Gerade gibt es keinen freien Tag zu nehmen.
srv-own-time = Sich selbst gibt man keine Zeit.
srv-asked-already = Jemand anders hat schon gefragt; antworte zuerst darauf.
srv-nobody-to-ask = Hier spielt sonst niemand, der zustimmen könnte.

srv-not-coached = An einem Tisch mit mehreren Leuten kann ein Bot nur gefragt werden, wenn alle zugestimmt haben.
srv-not-waited-for = Auf diesen Platz wartet das Spiel gerade nicht.
srv-not-over = Das Spiel ist noch nicht vorbei.
