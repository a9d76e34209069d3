# Die Leute um ein Spiel: Plätze, an denen auf einem anderen Gerät weitergespielt wird.

## Der eigene Platz und sein Link
links-mine = Auf einem anderen Gerät weiterspielen
mine-heading = Dein Platz auf einem anderen Gerät
mine-intro = Mit einem privaten Link spielst du anderswo weiter: auf dem Telefon, in einem anderen Browser, oder wenn dieser dich vergessen hat. Wer ihn öffnet, bekommt deinen Platz; zeig ihn also niemandem, es sei denn, du willst den Platz abgeben.
mine-none = Du hast an diesem Tisch keinen Platz, also gibt es nichts weiterzuspielen.
mine-not-yet = Den Link gibt es, sobald das Spiel begonnen hat. Bis dahin liegt dein Anteil an den Würfeln in diesem Browser und nirgends sonst.
mine-make = Neuen Link erstellen
mine-renew-note = Mit einem neuen Link gilt der vorige nicht mehr.
mine-link = Der Link dieses Platzes
mine-qr = QR-Code des privaten Links zu deinem Platz
mine-once = Er wird nur dieses eine Mal gezeigt, denn aufbewahrt wird bloß sein Fingerabdruck. Leg ihn an einen sicheren Ort, oder lies den Code mit dem anderen Gerät ein.
mine-back = Zurück zum Tisch

## Wer ihn öffnet
found-heading = Als { $name } weiterspielen?
found-what = Dieser Link führt zum Platz von { $name } an einem Tisch mit { $game }. Wenn du weitermachst, gehört der Platz diesem Browser. Das andere Gerät erfährt es und schaut von da an nur noch zu.
found-continue = Ich bin { $name }: hier weiterspielen
found-other = Ich bin jemand anders
found-other-note = Du übernimmst den Platz endgültig, unter deinem eigenen Namen. Alle am Tisch erfahren es, der Link gilt nicht mehr, und { $name } kommt damit nicht zurück.
found-take-over = Den Platz übernehmen
found-watch = Nur zuschauen
found-unknown = Dieser Link führt zu keinem Platz
found-unknown-detail = Vielleicht ging unterwegs ein Teil verloren, oder es war nie einer. Kopiere ihn noch einmal von Anfang bis Ende, oder mach auf dem Gerät, das den Platz hat, einen neuen.
found-renewed = Dieser Link gilt nicht mehr
found-renewed-detail = Für den Platz wurde ein neuerer Link gemacht, oder jemand hat ihn übernommen. Lass dir auf dem Gerät, das den Platz hat, den neuesten geben.

## Am Tisch
moved-label = Plätze, die gewechselt haben
moved-elsewhere = { $name } wird jetzt auf einem anderen Gerät gespielt, das den privaten Link geöffnet hat. Diese Seite schaut nur noch zu. Warst du das nicht, dann nimm den Platz hier zurück und mach einen neuen Link.
moved-back = Hier weiterspielen
moved-handed-by-you = { $to } hat deinen Platz übernommen, der { $name } hieß. Diese Seite schaut nur noch zu.
moved-handed = { $after } spielt für { $before } weiter.
dice-elsewhere = Den Anteil dieses Platzes an den Würfeln hat der Browser gezogen, der sich hier zuerst gesetzt hat. Er bewahrt auf, was zum Beweis gebraucht wird.

## Gespräch
talk-heading = Gespräch
talk-players-note = Du sprichst mit den anderen am Tisch. Wer zuschaut, liest mit.
talk-spectators-note = Du sprichst mit den anderen, die zuschauen. Wer spielt, liest es nach dem Spiel, oder wenn der Tisch es erlaubt.
talk-watches = schaut zu
talk-name = Dein Name
talk-words = Sag etwas
talk-say = Sagen
talk-reactions = Mit einem Zeichen sagen
talk-react-good = Daumen hoch
talk-react-bravo = Bravo
talk-react-laugh = Gelächter
talk-react-wow = Staunen
talk-react-sad = Trauer
talk-react-dice = Diese Würfel!
talk-off = An diesem Tisch ist das Gespräch abgeschaltet.
talk-muted = Du darfst an diesem Tisch gerade nichts sagen; so will es, wer ihn eröffnet hat.
talk-nameless = Bitte sag, wie du heißt, damit die anderen wissen, wer spricht.
talk-empty = Schreib zuerst, was du sagen willst.
talk-long = Das ist zu lang: höchstens { $most } Zeichen auf einmal.
talk-unclear = Das war nicht zu verstehen. Bitte lade die Seite neu und versuch es noch einmal.
talk-manners = Wer gehört wird
talk-players-off = Wer spielt, soll nichts sagen
talk-players-on = Wer spielt, darf reden
talk-spectators-off = Wer zuschaut, soll nichts sagen
talk-spectators-on = Wer zuschaut, darf reden
talk-open-off = Wer spielt, liest nicht mit, was beim Zuschauen gesagt wird
talk-open-on = Wer spielt, darf lesen, was beim Zuschauen gesagt wird
talk-unhear = Von { $name } nichts mehr lesen
talk-hear = Von { $name } wieder alles lesen
talk-mute = { $name } für alle stumm schalten
talk-unmute = { $name } wieder reden lassen
watchers-some = { $count ->
    [one] jemand
   *[other] { $count } Leute
}
watchers-others = { $count ->
    [one] noch jemand
   *[other] { $count } andere
}
watchers-who = { $count ->
    [one] Es schaut zu: { $names }.
   *[other] Es schauen zu ({ $count }): { $names }.
}
links-screen = Auf dem Bildschirm im Raum

## Token für Programme
tokens-heading = Programme, die für dich spielen
tokens-intro = Mit einem Token tut ein Programm, was du mit den Seiten dieses Hauses tun könntest: Es sieht, was du siehst, und spielt auf deinen Plätzen. Wer das Token hat, kann es auch; gib es also niemandem, den du nicht für dich spielen ließest.
tokens-document = Wie Programme mit diesem Haus sprechen (OpenAPI)
tokens-fresh = Das neue Token
tokens-once = Es wird nur dieses eine Mal gezeigt, denn aufbewahrt wird bloß sein Fingerabdruck.
tokens-own = Deine Token
tokens-end = Dieses Token löschen
tokens-new = Ein neues Token
tokens-label = Wofür es ist
tokens-scopes = Was es darf
tokens-read = Tische ansehen
tokens-play = Tische eröffnen, Platz nehmen und spielen
tokens-talk = reden
tokens-make = Token erstellen
tokens-no-label = Bitte sag in höchstens 40 Zeichen, wofür das Token ist.
tokens-no-scope = Bitte wähle wenigstens etwas, was das Token darf.
tokens-too-many = Du hast 20 Token, mehr geht nicht. Bitte lösch eines, das du nicht brauchst.

## Was Programme hören
api-no-token = Dieses Token kennt niemand
api-no-token-detail = Schick ein Token dieses Hauses, erstellt auf seiner Seite /tokens, als „Authorization: Bearer TOKEN“. Ein gelöschtes gilt nicht mehr.
api-no-scope = Dafür ist das Token nicht gut: Ihm fehlt „{ $scope }“.
api-no-json = Das ist nicht das JSON, das hier erwartet wird: { $why }

start-all-tables = Alle deine Tische, vergangene Spiele und wie sie liefen
