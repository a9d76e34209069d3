# Die Worte im Terminal: `globetable play`, und was `globetable verify` herausfindet.

## Spielen
cli-ask = { $seat }, was tust du?
cli-how = { $undo ->
    [yes] Eine Nummer, t zum Zurücknehmen, q zum Aufhören:
   *[no] Eine Nummer, q zum Aufhören:
}
cli-taken-back = Zurückgenommen.
cli-takes-back = { $seat } nimmt das zurück.
cli-range = Bitte gib eine Nummer von 1 bis { $most } an.

## Ein Spielprotokoll prüfen
cli-game = { $game } auf „{ $board }“, { $names }
cli-order = (Reihenfolge)
cli-tally = { $purpose }: Jede Seite ist { $expected }-mal zu erwarten
cli-even = Chi-Quadrat { $chi } bei { $degrees } Freiheitsgraden; gleichmäßige Würfel sind in { $percent } % der Spiele mindestens so ungleichmäßig
cli-proven = Die Würfel sind bewiesen: Der Startwert, der nach dem Spiel veröffentlicht wurde, ist der, der davor besiegelt war,
cli-proven-how = und jeder Wurf folgt aus ihm und aus dem, was alle am Tisch beigetragen haben.
cli-proven-not = (Es beweist nicht, dass, wer den Tisch betrieb und mitspielte, nicht mehrere eigene Zahlen ausprobiert oder im Speicher vorausgeschaut hat.)
cli-reproduced = Jeder Wurf folgt aus dem Startwert { $seed }, der kein Geheimnis war.
cli-sealed = Der Startwert der Würfel ist noch nicht veröffentlicht; die Würfe lassen sich noch nicht an ihm prüfen.
cli-scripted = Die Würfe standen vorher fest: Jemand hat sie gewählt.
cli-over = Das Spiel ist nach { $clause } vorbei: gewonnen von { $winners }.
cli-not-over = Das Spiel ist nicht vorbei.
cli-holds = Alles stimmt: { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}, Kette, Regeln und Nachspiel.
cli-holds-not = { $file }: stimmt nicht: { $why }
cli-abandoned = Das Spiel ist einvernehmlich beendet worden. Niemand hat gewonnen.
