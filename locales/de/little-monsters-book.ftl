# Das Buch zu Kleine Monster: der Überblick, Zeile für Zeile, und was auf den Bildern zu sehen ist.
lmk-line-1 = Das Ziel: Sammle sechs Ortskarten und sei vor allen anderen wieder bei deinem Haus.
lmk-line-2 = Ein Zug beginnt mit zwei Würfeln. Jeder bringt ein Ticket in seiner Farbe, eine Weltkugel eines deiner Wahl.
lmk-line-3 = Dann reist du: Jedes Ticket bringt dein Monster auf einer Strecke seiner Farbe weiter, so weit du willst.
lmk-line-4 = Endet deine Reise an einem Ort, dessen Karte offen liegt, gehört sie dir. Orte unterwegs bringen nichts.
lmk-line-5 = Die Auslage wird wieder auf vier Karten ergänzt, und es geht reihum weiter.
lmk-line-6 = Freier Markt: Nach dem Wurf und vor der Reise bekommst du für drei Tickets einer Farbe eines in einer anderen, und du darfst mit den anderen handeln.
lmk-line-7 = Stau: Niemand zieht durch einen Ort, an dem ein anderes Monster steht, und niemand hält dort; wer zwei Züge lang bleibt, versperrt nichts mehr.
lmk-line-8 = Ereignisse: Karten im Stapel, die sofort wirken. Ein Waldbrand sperrt einen Ort, ein Sturm kostet zwei Tickets, Verstrahlung eines mehr; eine Pandemie breitet sich jeden Zug aus, und Weltkugeln heilen sie.
lmk-picture-1 = Der ganze Spielplan: 81 Orte, verbunden durch Strecken in fünf Farben.
lmk-picture-7 = Strecken in Europa. Neben der Farbe sagt auch ein Buchstabe, welche es ist.
lmk-picture-26 = Hier liegen viele Orte beieinander, und ein Streik trifft alle auf dem Erdteil.
