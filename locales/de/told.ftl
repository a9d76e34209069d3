# Wie man erfährt, dass ein Tisch auf einen wartet: die Seiten, auf denen man es wählt, und was man dann liest.

## Wie du es erfährst
told-heading = Wie du es erfährst
told-intro = Wenn ein Tisch auf dich wartet und du nicht da bist, kann dir dieses Haus Bescheid geben. Wie, bestimmst du. Nichts wird verschickt, bevor du es möchtest, und nichts davon sagt mehr, als wo du erwartet wirst, mit wem du dort spielst und wie viel Zeit noch ist.
told-house = Dieses Haus gibt Bescheid durch { $ways }.
told-by-mail = Mail
told-by-push = Nachrichten auf dem Bildschirm
told-by-hook = Zeilen in einem Kanal
told-by-feed = Feed und Kalender
told-back = Deine Tische
told-switch-off = Abschalten
told-standing-asked = wartet auf dich: Öffne den Link in der Mail, die dorthin ging.
told-standing-on = ist eingeschaltet.
told-standing-failing = war beim letzten Versuch nicht zu erreichen. Es wird wieder versucht.
told-standing-refused = nimmt unsere Mails nicht an, deshalb geht dorthin keine mehr. Gib die Adresse neu an, wenn sich das geändert hat.

told-mail-heading = Per Mail
told-mail-address = Deine Mailadresse
told-mail-other = Eine andere Mailadresse
told-mail-switch-on = Schick mir einen Link zum Bestätigen
told-mail-note = Du bekommst eine Mail für alle Tische, die auf dich warten, höchstens eine in der Stunde. In jeder steht ein Link, der deinen Platz öffnet – behalte ihn also für dich –, und einer, der die Mails beendet.
told-mail-sent = Eine Mail ist unterwegs. Öffne den Link darin, dann bekommst du dort Bescheid.
told-mail-unfit = An diese Mailadresse lässt sich nicht schreiben. Eine Adresse sieht so aus: name@example.org.
told-mail-unsent = Die Mail ließ sich gerade nicht verschicken. Versuch es in ein paar Minuten noch einmal.

told-push-panel = Auf diesem Bildschirm
told-push-switch-on = Nachrichten auf diesem Gerät zeigen
told-push-cannot = Dieser Browser kann hier keine Nachrichten zeigen. Dazu braucht er ein Skript und eine verschlüsselte Verbindung (https); auf einem iPhone muss die Seite erst auf den Home-Bildschirm.
told-push-denied = Dieser Browser soll von diesem Haus keine Nachrichten zeigen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
told-push-failed = Dieser Browser erreicht keinen Dienst, der Nachrichten überbringt: Vielleicht ist er offline oder hat keinen. Versuch es später noch einmal oder wähl einen anderen Weg.
told-push-note = Was verschickt wird, ist unterwegs verschlossen: Wer den Browser herstellt und die Nachricht zustellt, kann sie nicht lesen.
told-push-browser = Ein Browser, über { $messenger }
told-push-unfit = Das ist keine Adresse eines Nachrichtendienstes, die dieses Haus erreichen darf.

told-hook-heading = In einem Kanal
told-hook-address = Der Webhook des Kanals
told-hook-switch-on = Dort Bescheid geben
told-hook-note = Für Discord, Slack, Mattermost und Brücken zu Matrix. Im Kanal lesen es auch andere; über den Link darin können sie zusehen.
told-hook-unfit = Diese Adresse darf dieses Haus nicht erreichen. Sie muss mit https:// beginnen und im offenen Internet liegen.

told-feed-heading = Feed und Kalender
told-feed-intro = Ein Feed (Atom) und ein Kalender (iCalendar) der Tische, die auf dich warten; im Kalender steht, wann deine Zeit um ist.
told-feed-make = Adressen anlegen
told-feed-renew = Neue Adressen anlegen; die alten gelten dann nicht mehr
told-feed-atom = Der Feed
told-feed-calendar = Der Kalender
told-feed-once = Sie stehen nur dieses eine Mal hier, denn aufgehoben wird nur ihr Fingerabdruck. Wer sie hat, kann mitlesen.
told-feed-title = Tische, die auf dich warten

## An einem Tisch
told-table-heading = Wie dieser Tisch Bescheid gibt
told-none-on = Für dich ist noch nichts eingeschaltet.
told-some-on = Du bekommst Bescheid durch { $ways }.
told-choose = Wie du es erfährst
told-table-has-hook = Dieser Tisch meldet sich auch in einem Kanal.
told-table-hook-note = Für alle an diesem Tisch: Im Kanal steht, auf wen der Tisch wartet. Über den Link darin kann man zusehen.
told-to-table = Zum Tisch: { $game }
links-told = Erinnerungen

## Hinter dem Link in einer Mail
told-letter-asked = Möchtest du per Mail Bescheid bekommen?
told-letter-asked-what = Jemand, der hier spielt, hat { $address } als Adresse angegeben. Warst du das, bekommst du dort Bescheid, wenn ein Tisch auf dich wartet. Warst du es nicht, wird nichts weiter verschickt.
told-letter-yes = Ja, gebt mir dort Bescheid
told-letter-on = Keine Mails mehr?
told-letter-on-what = { $address } bekommt Bescheid, wenn ein Tisch auf dich wartet.
told-letter-stop = Nichts mehr schicken
told-letter-confirmed = Du bekommst Bescheid per Mail
told-letter-confirmed-what = Wenn ein Tisch auf dich wartet und du nicht da bist, bekommst du eine Mail: eine für alle Tische, und höchstens eine in der Stunde.
told-letter-stopped = Keine Mails mehr
told-letter-stopped-what = Die Adresse ist vergessen. Du kannst sie jederzeit wieder angeben.

## Mails
told-confirm-subject = Möchtest du erfahren, wenn du am Zug bist?
told-confirm-text =
    Jemand, der auf { $house } spielt, hat diese Adresse angegeben, um Bescheid zu bekommen, wenn ein Tisch wartet. Warst du das, dann öffne diesen Link:

    { $link }

    Warst du es nicht, dann tu nichts, und es kommen keine weiteren Mails.
told-mail-one = Du bist am Zug: { $game }
told-mail-several = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
told-mail-intro = { $count ->
    [one] Dieser Tisch wartet auf dich:
   *[other] Diese Tische warten auf dich, am längsten der oberste:
}
told-mail-private = Jeder Link öffnet deinen eigenen Platz, zeig ihn also niemandem.
told-mail-end =
    Keine Mails mehr: { $stop }
    Wie du es erfährst: { $settings }
told-table = { $game } mit { $names }
told-left-unlimited = ohne Uhr
told-left-up = deine Zeit ist um
told-left-minutes = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
}
told-left-hours = { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
}
told-left-days = { $count ->
    [one] noch ein Tag
   *[other] noch { $count } Tage
}

## Auf Bildschirmen und in Kanälen
told-push-heading = { $count ->
    [one] Du bist am Zug
   *[other] { $count } Tische warten auf dich
}
told-hook-turn = { $name }: du bist am Zug, { $table }
