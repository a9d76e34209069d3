# Der Rahmen um die Spiele, mit jedem Wort. Was zu einem Spiel gehört, steht in dessen Datei.
# Worte und Stil: docs/languages/de.md.

## Überall
frame-name = Globetable
frame-skip = Direkt zur Seite
frame-skip-now = Direkt zu dem, was du jetzt tun kannst
frame-lost = Die Verbindung ist weg. Sie wird wieder aufgebaut …
frame-unsent = Das ist am Tisch nicht angekommen. Bitte versuch es noch einmal.
frame-clause = Regel { $clause }
frame-copy = Kopieren
frame-copied = Kopiert
settings-heading = Einstellungen
settings-motion = Bewegung
settings-sound = Ton
settings-keys = Tasten
settings-colours = Farben
settings-colours-system = wie das System
settings-colours-light = hell
settings-colours-dark = dunkel
settings-language = Sprache
player-number = Gast { $number }

## Die Spiele
game-globetrotters = Globetrotters
game-globetrotters-pitch = Ein Wettlauf rund um die Welt von 1984. Flieg, fahr und segle von Abenteuer zu Abenteuer, sammle SCHLÜSSEL und Erinnerungen – und komm mit den meisten nach Hause.
game-globopolis = Globopolis
game-globopolis-pitch = Regiere die Welt von morgen. Sammle Territorien und Gilden, bau sie aus, handle, spioniere und kämpfe – um das Ziel auf dem Zählring oder um eine geheime MISSION.
game-little-monsters = Kleine Monster
game-little-monsters-pitch = Kleine Monster reisen um die Welt. Würfle um Tickets, folge den bunten Strecken, sammle sechs Orte – und sei vor allen anderen wieder zu Hause.

## Die Bots und wie sie heißen
bot-easy = Bot, leicht
bot-greedy = Bot, Vereinsstärke
bot-master = Bot, Meister
bot-random = Bot, zieht aufs Geratewohl
bot-value = Bot, stark

## Die Startseite
start-title = Globetable: Spiele, die um die Welt gehen
start-heading = Die ganze Welt auf einem Tisch
start-promise = Spiel sofort los, oder lade mit einem Link Freundinnen und Freunde ein. Kein Konto, nichts zu installieren.
start-running = Deine Tische
start-standing-open = Es fehlt noch jemand
start-standing-yours = Du bist dran
start-standing-playing = Andere sind dran
start-standing-waits = Wartet auf { $names }
start-standing-over = Zu Ende
start-players = { $fewest } bis { $most } Personen
start-players-teams = in Teams bis zu { $most }
start-rules = Die Spielregeln
start-name = Dein Name
start-name-placeholder = Reisegast
start-level = Wie gut spielen die Bots?
start-level-easy = Leicht: wie am ersten Abend
start-level-greedy = Verein: plant voraus
start-level-value = Stark: wägt mehr ab
start-level-master = Meister: holt alles heraus
start-play-bots = Gegen Bots
start-play-friends = Mit Freunden
start-play-note = Gegen Bots geht es sofort los, mit den einfachen Regeln. Für deine Leute bekommst du einen Link zum Verschicken.
start-set-up = Einen Tisch einrichten
start-set-up-note = mit anderen, an einem Gerät oder weit voneinander, und mit mehr Regeln
start-seats = Wie viele spielen mit?
start-in-teams = Mehr als { $most } spielen in Teams, denen alles gemeinsam gehört.
start-who = Wer sitzt wo?
start-who-note = Für freie Plätze gibt es einen Link, den du verschicken kannst.
start-seat = Platz { $number }
start-seat-me = Ich
start-seat-open = Freier Platz zum Einladen
start-seat-device = Jemand hier an diesem Gerät
start-seat-easy = Leichter Bot: spielt wie am ersten Abend
start-seat-greedy = Vereinsbot: plant voraus
start-seat-master = Meisterbot: spielt, so gut er kann
start-seat-value = Starker Bot: wägt mehr ab
start-device-name = Name
start-option-usual = wie üblich
start-scenario = Ausgangsstellung
start-scenario-none = Neues Spiel
start-scenario-seats = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
start-door = Wer kommt an den Tisch?
start-door-apart = Zwei Links: einer für alle, die mitspielen, ein anderer nur zum Zuschauen
start-door-open = Ein Link, mit dem man sich auf einen freien Platz setzen oder zuschauen kann
start-door-closed = Geschlossen: Ohne den Link zum Mitspielen sieht niemand den Tisch
start-several = Eine Person darf mehrere freie Plätze nehmen
start-talk = Wer redet am Tisch?
start-talk-all = Wer mitspielt und wer zuschaut
start-talk-players = Nur wer mitspielt
start-talk-none = Niemand
start-open-table = Tisch eröffnen
start-dice-heading = Würfel, die sich niemand aussuchen kann
start-dice = Bevor sich jemand setzt, legt sich dein Tisch auf ein Geheimnis fest, und der Browser aller, die mitspielen, auf einen eigenen Anteil. Erst wenn die Plätze verschlossen sind, werden die Anteile aufgedeckt, und die Würfe folgen aus allen zusammen. Nach dem Spiel wird das Geheimnis veröffentlicht, und dein eigener Browser kann jeden Wurf nachrechnen.
start-proof = Die Würfel eines Spiels selbst prüfen, aus seiner Datei
start-independent = Globetable ist ein unabhängiges Projekt und steht in keiner Verbindung zu den Verlagen der Spiele.

## Szenarien: Stellungen mit einer Geschichte
briefing-heading = Mitten hinein
briefing-note = Stellungen mitten aus einem Spiel. Du sitzt da, wo es darauf ankommt, Bots spielen die anderen, und es geht sofort los.
briefing-goal = Ziel: { $goal }
briefing-play = Spielen

## Der Tisch, der auf Gäste wartet
lobby-title = { $game }: Der Tisch ist eröffnet
lobby-heading = Wer spielt { $game }?
lobby-seats = Am Tisch
lobby-full = Alle sind da
lobby-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
lobby-open-note = Verschick den Link, oder lass Bots auf die freien Plätze.
lobby-seat-open = Freier Platz
lobby-seat-open-note = wartet auf jemanden
lobby-seat-own = du, an diesem Gerät
lobby-seat-here = ist da
lobby-seat-away = hat einen Platz, die Seite ist zu
lobby-fill = Bot spielen lassen
lobby-free = Platz frei machen
lobby-ready = Alle Plätze sind besetzt
lobby-ready-note = Wenn du beginnst, werden die Plätze verschlossen und die Anteile aller an den Würfeln aufgedeckt.
lobby-start = Spiel beginnen
lobby-guest = Du schaust zu
lobby-guest-full = Alle Plätze sind besetzt. Bleib und schau zu: Diese Seite zeigt das Spiel, sobald es beginnt.
lobby-wait = Du hast einen Platz
lobby-wait-note = Wer den Tisch eröffnet hat, startet das Spiel. Diese Seite geht dann von selbst weiter.
lobby-join-heading = Nimm Platz
lobby-name = Dein Name
lobby-join = Hinsetzen
lobby-join-note = Oder bleib hier und schau zu: Diese Seite zeigt das Spiel, sobald es beginnt.
lobby-only-watch = Der Link, mit dem du gekommen bist, ist zum Zuschauen. Diese Seite zeigt das Spiel, sobald es beginnt. Wenn du mitspielen möchtest, bitte um den Link zum Mitspielen.
lobby-device = Noch jemand an diesem Gerät
lobby-device-join = Dazusetzen
lobby-invite = Lade jemanden ein
lobby-watch = Lass jemanden zuschauen
lobby-watch-link = Link nur zum Zuschauen
lobby-invite-link = Link zu diesem Tisch
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-qr-note = Richte die Kamera eines Handys darauf.
lobby-only-here = Diesen Link kann nur dieser Rechner öffnen. Damit andere im Haus mitspielen können, schließ Globetable und starte es mit „--lan“.
lobby-then-at = Dann erreichen sie diesen Tisch unter { $link }
lobby-commitment = Der Tisch hat sich auf sein Geheimnis festgelegt. Das Siegel darauf:

## Der Tisch
table-title = { $game }
table-title-yours = ● Du bist dran – { $game }
table-title-over = Zu Ende – { $game }
table-board = Der Spielplan
status-yours = Du bist dran
status-yours-named = { $name }, du bist dran
status-asked = { $by } fragt dich
status-asked-named = { $name }, { $by } fragt dich
status-waiting = Warten auf { $names }
status-over = Das Spiel ist aus
strip-label = Am Tisch
strip-seat = { $name }: { $list }
clock-label = Restzeit für { $name }
clock-stopped = angehalten
clock-note = Sie läuft, sobald erzählt ist, was vorher geschah; darauf wartet sie höchstens 20 Sekunden.
recap-heading = Seit deinem letzten Zug
recap-more = { $count ->
    [one] und noch etwas
   *[other] und { $count } weitere Dinge
}
log-heading = Was bisher geschah
log-empty = Noch nichts.
log-alike = { $count } weitere dieser Art
log-more = und { $count } weitere
log-before = { $count ->
    [one] davor noch eine Meldung in diesem Zug
   *[other] davor noch { $count } Meldungen in diesem Zug
}
log-earlier = Frühere Züge
log-page = Seite { $page } von { $pages }
log-older = Ältere
log-newer = Neuere
log-close = Zurück zur Gegenwart
links-label = Zu diesem Spiel
links-rules = Spielregeln
links-rolls = Würfelprotokoll
links-journal = Spielprotokoll herunterladen
links-watch = Link zum Zuschauen
links-watching = Du schaust zu und siehst, was alle am Tisch sehen dürfen.
links-commitment = Das Siegel auf den Würfeln dieses Spiels:

## Die Bühne: was geschieht, während es geschieht
stage-label = Was gerade geschieht
stage-go-on = Weiter
stage-skip = Überspringen
stage-skip-title = Zur Gegenwart springen (Taste S)
stage-pace = Tempo, in dem erzählt wird, was geschieht
stage-pace-slow = ▸ langsam
stage-pace-normal = ▸▸ normal
stage-pace-fast = ▸▸▸ schnell
stage-pace-once = ▸▸▸▸ sofort
scene-taken-back = { $seat } nimmt den letzten Zug zurück.

## Teile, die mehrere Spiele haben
part-name = { $name }
part-colon = { ": " }
part-semicolon = { "; " }
part-zoom = Größere Karte
part-camera = Ansicht des Spielplans
part-closer = Näher heran
part-wider = Weiter weg
part-whole = Der ganze Spielplan
part-you = du
part-bot = Bot
part-away = nicht da
part-turn = am Zug
part-waiting = gefragt
part-resigned = hat aufgegeben
leave-sure = Ich bin sicher
leave-wins = { $seat } bleibt allein übrig und gewinnt.

## Das Ende eines Spiels
end-you-won = Du hast gewonnen!
end-won = { $names } gewinnt!
end-shared = { $names } gewinnen gemeinsam!
end-nobody-won = Niemand hat gewonnen
end-again = Noch ein Spiel mit denselben Leuten
end-again-bots = Noch ein Spiel
end-podium = Wer welchen Platz belegt
end-place = { $place }.
end-apart = Woraus die Punkte bestehen
end-moments = Große Momente
end-goal-reached = Ziel erreicht:
end-goal-missed = Ziel nicht erreicht:
end-rolls = Würfelprotokoll
end-journal = Spielprotokoll herunterladen
end-verify = Das Geheimnis der Würfel ist jetzt gelüftet: Jeder Wurf lässt sich nachprüfen.
chart-label = So liefen die Punkte. Am Ende: { $scores }.
chart-start = Anfang
chart-end = Ende

## Die Tasten
keys-heading = Mit der Tastatur spielen
keys-note = Alles lässt sich mit Tab erreichen und mit Enter drücken. Schneller geht es mit diesen Tasten:
keys-main = drückt den auffälligsten Knopf
keys-undo = nimmt den letzten Schritt zurück, wo das geht
keys-next = geht zu dem, was gefragt ist, und weiter zur nächsten Wahl
keys-skip = springt in die Gegenwart
keys-zoom = näher an den Spielplan, weiter weg, der ganze Spielplan
keys-replay = beim Ansehen eines Spiels ein Schritt zurück oder weiter; mit Umschalt ein ganzer Zug, die Leertaste lässt es laufen
keys-help = zeigt diese Tasten
keys-switch = Diese Tasten sind an
keys-close = Schließen

## Die Spielregeln
rules-title = Spielregeln: { $game }
rules-contents = Abschnitte
rules-all = Alle Regeln lesen

## Das Würfelprotokoll
rolls-title = Würfelprotokoll
rolls-back = Zurück zum Tisch
rolls-proven = Bewiesen: Jeder Wurf folgt aus dem Startwert, der vor dem Spiel versiegelt wurde.
rolls-reproduced = Nachgerechnet: Jeder Wurf folgt aus dem Startwert im Spielprotokoll. Dieser Startwert war nie geheim.
rolls-sealed = Versiegelt: Der Startwert wird nach dem Spiel veröffentlicht. Bis dahin kann niemand den nächsten Wurf kennen.
rolls-scripted = Vorgegeben: Jemand hat diese Würfe ausgesucht, wie es für Lektionen und Tests geschieht.
rolls-commitment = Das Siegel, vor dem Spiel veröffentlicht (SHA-256 des Startwerts)
rolls-seed = Der Startwert, nach dem Spiel veröffentlicht
rolls-proves = Was es beweist: Jeder Wurf folgt aus einem Startwert, der feststand, bevor sich jemand hinsetzte, und aus einer eigenen Zahl von allen am Tisch.
rolls-proves-not = Was es nicht beweist: dass jemand, der den Tisch betreibt und mitspielt, vor dem Start nicht mehrere eigene Zahlen ausprobiert hat, und dass niemand vorausgeschaut hat. Wer den Tisch auf dem eigenen Rechner betreibt und dort im Speicher liest, könnte einen Wurf kennen, bevor er fällt.
rolls-verify = Prüf es selbst, auf einem beliebigen Rechner, mit einer einzigen Datei:
rolls-tally = Wie gleichmäßig die Würfel fielen
rolls-face = Seite
rolls-observed = Gefallen
rolls-even = { $count } Würfe, also war jede Seite { $expected }-mal zu erwarten (die gestrichelte Linie). χ² = { $chi } bei { $degrees } Freiheitsgraden: So ungleichmäßig oder noch ungleichmäßiger fallen faire Würfel in { $percent } % der Spiele.
rolls-usual = Nichts Ungewöhnliches.
rolls-uneven = Das ist selten, kommt aber in einem von hundert Spielen vor.
rolls-list = Jeder Wurf
rolls-none = Noch ist kein Würfel gefallen.
rolls-number = Nr.
rolls-who = Wer
rolls-what = Wofür
rolls-dice = Würfel
rolls-result = Ergebnis
rolls-set-up = Aufbau
rolls-die = Würfel mit { $of } Seiten
rolls-pick = eins von { $of }
rolls-shuffle = { $of } gemischt
purpose-travel = Reisewürfel
purpose-pile = Mischen des Stapels
purpose-first = Wer beginnt
purpose-overland = Landwürfel
purpose-start = Wer beginnt
purpose-jackpot = Griff nach dem Jackpot
purpose-challenge = Herausforderungen
purpose-tickets = Mischen der Tickets
purpose-adventures-americas-africa = Mischen der Abenteuer in Amerika und Afrika
purpose-adventures-eurasia-oceania = Mischen der Abenteuer in Eurasien und Ozeanien
purpose-advance = Gouverneurswürfel
purpose-teleport-bases = Teleport, Basen
purpose-teleport-fields = Teleport, Felder
purpose-market = Märkte
purpose-academy = Akademien, NSA und NIA
purpose-aggressor-polygon = Vielflächner beim Angriff
purpose-aggressor-d6 = W6 beim Angriff
purpose-defender-polygon = Vielflächner bei der Verteidigung
purpose-defender-d6 = W6 bei der Verteidigung
purpose-clean-intruder = Säuberung: Eindringling
purpose-clean-owner = Säuberung: Besitz
purpose-titles = Mischen der Besitzurkunden
purpose-missions = Mischen der MISSIONEN
purpose-influence = Mischen der EINFLUSS-Karten
purpose-ops = Mischen der OPs
purpose-ops-mission = Mischen des OPs-MISSIONS-Stapels
purpose-stack = Mischen eines Stapels
purpose-card = Eine blind gezogene Karte
purpose-blind = Ein blind gezogenes Ticket
face-overland-11 = Ticket
face-overland-12 = Ärger
face-travel-1 = lila
face-travel-2 = gelb
face-travel-3 = blau
face-travel-4 = grün
face-travel-5 = rot
face-travel-6 = Weltkugel

## Was Formularen gesagt wird
form-somebody = Reisegast
form-game = Dieses Spiel gibt es an diesem Tisch nicht.
form-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
form-seat = Bitte wähl aus, wer auf Platz { $number } sitzt.
form-me-twice = Du kannst nur auf einem Platz sitzen. Wähl für den anderen „Jemand hier an diesem Gerät“.
form-name-long = Ein Name darf höchstens { $most } Zeichen haben.
form-name-mixed = Ein Wort in diesem Namen mischt Buchstaben verschiedener Schriften, die gleich aussehen, etwa lateinische und kyrillische. Schreib bitte jedes Wort in einer Schrift.
form-name-twice = Zwei am Tisch heißen { $name }. Bitte gib ihnen verschiedene Namen.
form-commitment = Die Seite, die das geschickt hat, war unvollständig. Bitte lade sie neu.
form-door = Bitte wähl aus, wer an den Tisch kommt.
form-talk = Wähl bitte, wer am Tisch redet.
form-scenario = Diese Ausgangsstellung gibt es nicht.
form-action = Das kann man hier nicht tun. Bitte lade die Seite neu.

## Was schiefging
error-home = Zur Startseite

## Die Würfel: festlegen, verschließen, aufdecken
dice-heading = Die Würfel
dice-bot = ein Bot trägt nichts bei
dice-committed = hat sich auf einen Anteil festgelegt
dice-not-come = ist noch nicht gekommen
dice-nothing = trägt nichts bei
dice-awaited = der Anteil steht noch aus
dice-revealed = hat den Anteil aufgedeckt
dice-own = Dein Anteil, den nur dieser Browser kennt, bis die Plätze verschlossen sind:
dice-own-commitment = Worauf er sich festgelegt hat:
dice-distrust = Vorsicht: Der Tisch zeigt etwas anderes, als worauf sich dein Browser festgelegt hat oder was ihm vorher gezeigt wurde. Dein Browser deckt ihm keinen Anteil auf. Wenn du nicht in einem anderen Browser Platz genommen hast, trau diesen Würfeln nicht.
dice-broken-off = { $count ->
    [one] Ein früherer Beginn dieser Runde wurde abgebrochen, nachdem ein Anteil aufgedeckt war. Er bleibt verzeichnet:
   *[other] Ein früherer Beginn dieser Runde wurde abgebrochen, nachdem { $count } Anteile aufgedeckt waren. Er bleibt verzeichnet:
}
dice-shares-of = In diesen Würfeln stecken Anteile von { $names }: Niemand von ihnen und auch nicht dieser Tisch konnte allein einen Wurf bestimmen.
dice-withheld-by = Auf einen Anteil festgelegt und ihn nicht aufgedeckt, sodass es ohne ihn weiterging: { $names }.
dice-nothing-from = Nichts beigetragen, weil der Browser kein Skript ausführt oder nicht da war: { $names }.
dice-proves-not = Was es nicht beweist: dass niemand vorausgeschaut hat. Wer den Tisch auf dem eigenen Rechner betreibt und dort im Speicher liest, könnte einen Wurf kennen, bevor er fällt. Und wer sich an nichts von diesem Tisch erinnert, dem beweist es auch nicht, dass dies das Spiel ist, das gespielt wurde.
dice-table-alone = Diese Würfe macht der Tisch allein: Sonst hat niemand einen Anteil daran.
lobby-locked = Die Plätze sind verschlossen
lobby-locked-note = Die Anteile an den Würfeln werden aufgedeckt. Mit dem letzten beginnt das Spiel.
lobby-go-on = Ohne die Abwesenden weitermachen
lobby-break-off = Den Beginn abbrechen
lobby-go-on-note = Nach 60 Sekunden darfst du ohne jemanden weitermachen; im Spiel steht dann, dass von dort nichts beigetragen wurde. Ein abgebrochener Beginn bleibt verzeichnet, und alle ziehen neue Anteile.
links-line = Die letzte Zeile des Spielprotokolls, wie dein Browser sie sich merkt:
end-proof = Im eigenen Browser beweisen
end-analysis = Glück und Können
rolls-shared = Bewiesen: Jeder Wurf folgt aus dem vor dem Spiel versiegelten Startwert und den Anteilen aller, die mitspielten; festgelegt hatten sie sich, bevor der erste aufgedeckt wurde.
rolls-table-alone = Diese Würfe hat der Tisch allein gemacht: Jeder folgt aus dem vor dem Spiel versiegelten Startwert, und sonst hatte niemand einen Anteil.
rolls-broken-off = Dieser Beginn wurde abgebrochen; es wurde nicht gewürfelt.

## Die Seite „Beweis“
proof-title = Beweis
proof-note = Dein Browser rechnet jeden Wurf und jedes Mischen des Spiels mit eigenen Mitteln nach und vergleicht mit dem, was er sich vom Tisch gemerkt hat.
proof-working = Wird gerechnet …
proof-sealed = Das Spiel ist noch nicht zu Ende; dann erst wird sein Protokoll herausgegeben.
proof-wrong = Etwas stimmt nicht. Zeile und Grund:
proof-shared = Jeder Wurf folgt aus dem Startwert des Tisches und den Anteilen derer, die mitspielten: Niemand von ihnen und auch nicht dieser Tisch konnte allein einen Wurf bestimmen. Anteile sind von
proof-table-alone = Diese Würfe hat der Tisch allein gemacht: Jeder folgt aus seinem Startwert, und sonst hatte niemand einen Anteil.
proof-proven = Jeder Wurf folgt aus dem Startwert, auf den sich der Tisch vor dem Spiel festgelegt hatte, und aus dem, was alle am Tisch beigetragen haben. Das war, bevor man sich auf Anteile festlegte: Wer den Tisch betrieb und mitspielte, könnte mehrere eigene Zahlen ausprobiert haben.
proof-seed-not-published = Der Startwert ist noch nicht veröffentlicht, also lassen sich die Würfe nicht prüfen.
proof-broken-off = Dieser Beginn wurde abgebrochen; es wurde nicht gewürfelt.
proof-seeded = Die Würfel kommen aus einer Zahl, die kein Geheimnis war. Sie werden hier nicht geprüft.
proof-scripted = Die Würfel waren vorgegeben: Jemand hat sie bestimmt.
proof-withheld = Auf einen Anteil festgelegt und ihn nicht aufgedeckt:
proof-nothing = Nichts beigetragen:
proof-broken-start = Ein früherer Beginn wurde abgebrochen; Tisch und Zahl der aufgedeckten Anteile:
proof-unseen = Dein Browser hat auch dort einen Anteil aufgedeckt, wo ihm kein Spiel gezeigt wurde. Wenn an einem dieser Tische dieselben Leute beginnen wollten und nichts daraus wurde, verschweigt es dieses Protokoll:
proof-chain = Die Kette der Zeilen hält. Der letzte Hashwert:
proof-seal = Das Siegel ist das, das dieser Browser zuerst gesehen hat.
proof-seal-not = Das Siegel ist nicht das, das dieser Browser zuerst gesehen hat.
proof-own-none = Dieser Browser kennt keinen eigenen Anteil an diesem Tisch.
proof-own-kept = Dein eigener Anteil ist nicht darin: Dein Browser hatte sich darauf festgelegt und war nicht da, um ihn aufzudecken.
proof-foreign-not = An deinem Platz steht ein Anteil, den dieser Browser nicht gezogen hat. Die Festlegung:
proof-other-table = Das ist das Protokoll eines anderen Tischs:
proof-memory = Speichern, was dieser Browser vom Tisch weiß, für ein Prüfprogramm anderswo
proof-own = Dein eigener Anteil ist darin:
proof-own-not = Dein eigener Anteil ist nicht darin, obwohl sich dein Browser darauf festgelegt hatte:
proof-lines-none = Dieser Browser kennt keine Zeile dieses Protokolls.
proof-lines = Jede Zeile, die dieser Browser gesehen hat, ist darin. Gemerkte Zeilen:
proof-lines-not = Zeilen, die dieser Browser gesehen hat, sind nicht darin. Gemerkte Zeilen:
proof-no-script = Diese Seite braucht ein Skript. Lade ohne Skript das Protokoll herunter und nimm das Programm:
proof-file = Stattdessen eine Datei prüfen (oder hier ablegen):

## Vergangene Augenblicke
end-replay = Noch einmal ansehen
links-replay = Von Anfang an ansehen
replay-title = { $game }, Augenblick { $entry }
replay-when = Augenblick { $entry } von { $last }
replay-scene = Was da geschah
replay-took-back = { $seat } nimmt den letzten Schritt zurück.
replay-nothing-told = Nichts, was von hier aus zu sehen gewesen wäre.
replay-steps = Durch das Spiel
replay-first = Zum Anfang
replay-great-back = Großer Augenblick davor
replay-turn-back = Zug davor
replay-back = Einen Schritt zurück
replay-play = Von selbst ablaufen lassen
replay-on = Einen Schritt weiter
replay-turn-on = Nächster Zug
replay-great-on = Nächster großer Augenblick
replay-last = Zum Ende
replay-seek = Augenblick des Spiels
replay-go = Dorthin
replay-eyes = Sehen mit den Augen von
replay-eyes-of = { $name }
replay-eyes-spectator = jemandem, der zuschaut
replay-eyes-open = niemandem: alles liegt offen
replay-look = Ansehen
replay-play-on = Von hier aus weiterspielen
replay-play-on-exactly = Ein neuer Tisch mit genau dieser Stellung, du gegen Bots.
replay-play-on-sampled = Ein neuer Tisch mit dem, was du hier sehen konntest, du gegen Bots. Was dir verborgen war, wird neu ausgeteilt und verrät dir nichts über dieses Spiel.
replay-play-on-not = Von hier aus lässt sich nicht weiterspielen.
replay-play-on-earlier = Der nächste Augenblick davor
replay-play-on-as = Am Platz von
replay-play-on-go = Weiterspielen
replay-brought = Von außen mitgebracht
replay-brought-sound = { $count ->
    [one] Die Datei ist in Ordnung: Ihr einziger Eintrag folgt den Regeln, nichts wurde geändert oder weggelassen.
   *[other] Die Datei ist in Ordnung: Alle { $count } Einträge folgen den Regeln, nichts wurde geändert oder weggelassen.
}
start-journal = Ein Spiel noch einmal ansehen
start-journal-note = Das Spielprotokoll eines beendeten Spiels, wie der Tisch es herausgibt. Wähl die Datei aus, oder lass sie irgendwo auf dieser Seite fallen.
start-journal-file = Spielprotokoll (.jsonl)
start-journal-open = Prüfen und öffnen
start-journal-wrong = Die Datei lässt sich nicht zeigen: { $why }

# Die Ablage mit offenen Angeboten
tray-asked = { $count ->
    [one] Ein Angebot für dich
   *[other] { $count } Angebote für dich
}
tray-waiting = { $count ->
    [one] Ein Angebot wartet auf Antwort
   *[other] { $count } Angebote warten auf Antwort
}
