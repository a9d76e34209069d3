# Rätsel: die Liste eines Spiels und der Versuch neben dem Brett.
puzzles-title = Rätsel: { $game }
puzzles-link = Rätsel
puzzles-note = Stellungen aus Spielen zwischen Bots. In jeder führt genau ein Plan noch in deinem Zug und ganz ohne Glück ans Ziel. Alles, was du brauchst, liegt offen; sobald Würfel fallen oder eine Karte aufgedeckt wird, ist Glück im Spiel.
puzzles-count = { $solved } von { $all } gelöst
puzzles-others = Rätsel der anderen Spiele
puzzles-try = Lösen
puzzles-solved = ✓ gelöst
puzzle-heading = Rätsel:
puzzle-missed-by-club = { $count ->
    [0] Der Bot „Verein“ findet den Plan immer.
    [1] Der Bot „Verein“ übersieht ihn in einem von 100 Versuchen.
    [100] Der Bot „Verein“ findet den Plan nie.
   *[other] Der Bot „Verein“ übersieht ihn in { $count } von 100 Versuchen.
}
puzzle-open = Es zählt nur dieser eine Zug. Solange keine Würfel gefallen sind, kannst du alles zurücknehmen.
puzzle-solved = Gelöst!
puzzle-solved-note = Du hast es ganz ohne Glück geschafft.
puzzle-missed = Diesmal nicht.
puzzle-turn-over = Dein Zug ist vorbei, und das Ziel ist nicht erreicht.
puzzle-luck = Bevor das Ziel erreicht war, sind Würfel gefallen oder etwas wurde aufgedeckt. Ab hier wäre es Glück.
puzzle-turned = Nach „{ $deed }“ war es nicht mehr zu schaffen.
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-why = Der Plan, und warum es keinen anderen gibt
puzzle-show = Aufgeben und den Plan ansehen
puzzle-proof = Die Suche ist alles durchgegangen, was in diesem Zug möglich ist. Wer ohne Glück ans Ziel kommt, tut all das, in dieser Reihenfolge oder einer anderen.
