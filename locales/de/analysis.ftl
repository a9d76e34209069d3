### Rückblick auf ein Spiel.

analysis-title = Glück und Können: { $game }
analysis-never = Kein Bot hat dieses Spiel gelernt, also lässt sich nichts über die Chancen sagen.
analysis-working = Ein Bot sieht sich das Spiel an, Aktion für Aktion. Die Seite lädt sich von selbst neu.
analysis-progress = Wie weit der Rückblick ist
analysis-percent = { $change } %
analysis-balance = { $own ->
    [yes] Würfel und Karten brachten dir { $luck } (± { $error }), dein Können { $play }.
   *[no] { $seat }: Würfel und Karten brachten { $luck } (± { $error }), das Können { $play }.
}
analysis-lost = { $count ->
    [one] Eine Entscheidung: Sie kostete { $lost } % gegenüber der besten, die sich fand.
   *[other] { $count } Entscheidungen: Im Schnitt kostete jede { $lost } % gegenüber der besten, die sich fand.
}
analysis-course = Gewinnchancen
analysis-chart = Gewinnchancen im Lauf des Spiels. Am Ende: { $scores }
analysis-course-note = Zu Beginn jedes Zuges, für alle nach dem, was sie damals selbst wussten; zusammen sind es 100 %.
analysis-decisions = Die teuersten Entscheidungen
analysis-no-decisions = Nirgends fand sich etwas, das ohne Zweifel besser gewesen wäre.
analysis-decision = { $seat }: „{ $done }“. Besser: „{ $better }“.
analysis-rolls = Was der Zufall am meisten entschied
analysis-note = Jede Entscheidung wird an dem gemessen, was sich in diesem Augenblick wissen ließ, und mit der besten verglichen, die eine kurze Suche findet. Glück ist der Unterschied zwischen dem, was zu erwarten war, und dem, was Würfel, Karten und Aufgedecktes brachten. Der Rest ist Können, das eigene und das der anderen. Die Chancen schätzt ein Bot nach dem, was er gelernt hat, und er kann sich irren.
