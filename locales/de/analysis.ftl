### Rückblick auf ein Spiel.

analysis-title = Glück und Können: { $game }
analysis-never = Über dieses Spiel wurde nichts gelernt, also lässt sich über die Chancen nichts sagen.
analysis-working = Ein Bot sieht sich jede Handlung des Spiels an. Die Seite kommt von selbst wieder.
analysis-progress = Wie weit der Rückblick ist
analysis-percent = { $change } %
analysis-balance = { $own ->
    [yes] Würfel und Karten waren dir { $luck } wert (± { $error }), das Spielen { $play }.
   *[no] { $seat }: Würfel und Karten waren { $luck } wert (± { $error }), das Spielen { $play }.
}
analysis-lost = { $count ->
    [one] Eine Entscheidung: Sie verlor { $lost } % gegenüber dem Besten, das sich fand.
   *[other] { $count } Entscheidungen: Im Schnitt verlor jede { $lost } % gegenüber dem Besten, das sich fand.
}
analysis-course = Gewinnchancen
analysis-chart = Gewinnchancen im Lauf des Spiels. Am Ende: { $scores }
analysis-course-note = Zu Beginn jedes Zuges, für alle nach dem, was sie damals selbst wussten; zusammen sind es 100 %.
analysis-decisions = Die teuersten Entscheidungen
analysis-no-decisions = Nirgends fand sich etwas, das zweifellos besser ist.
analysis-decision = { $seat }: „{ $done }“. Besser: „{ $better }“.
analysis-rolls = Was der Zufall am meisten entschied
analysis-note = Eine Entscheidung wird nach dem beurteilt, was man wissen konnte, gegenüber dem Besten, das eine kurze Suche findet. Glück ist, was bei einer Handlung herauskam, gegenüber dem, was zu erwarten war: Würfel, Karten und was ans Licht kam. Der Rest ist das Spielen, das eigene und das der anderen. Die Chancen stammen aus einem gelernten Urteil, das sich irren kann.
