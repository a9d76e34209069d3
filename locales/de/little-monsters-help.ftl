# Was jede Frage von Kleine Monster bedeutet, in einfachen Worten.
lm-now-roll-help = Jeder Würfel bringt dir ein Ticket in seiner Farbe. Bei einer Weltkugel suchst du dir die Farbe aus.
lm-now-globe-help = Die Weltkugel ist ein Joker: Nimm ein Ticket in irgendeiner Farbe. Denk an die Strecken zu der Karte, die du willst.
lm-now-cure-help = Du darfst einen Keim vom Spielplan nehmen. Nimm einen in deiner Nähe, denn wer dort steht, verliert Tickets.
lm-now-travel-help = Jedes Ticket bringt dich eine Strecke in seiner Farbe weiter. Beende die Reise an einem Ort, dessen Karte offen liegt, dann gehört sie dir.
lm-now-moved-help = Solange du Tickets hast, kannst du weiter, oder du bleibst hier. Was du benutzt hast, gibst du ab, sobald du bleibst.
lm-now-offered-help = Die anderen dürfen dein Angebot annehmen oder nicht. Du musst nicht auf sie warten.
lm-now-answer-help = Jemand möchte mit dir Tickets tauschen. Sieh nach, ob du brauchst, was du bekommst; du darfst ablehnen.
lm-now-discard-help = Ein Ereignis nimmt dir Tickets weg. Gib die her, deren Strecken du gerade nicht brauchst.
lm-now-crowds-help = Mehrere Erdteile sind gleich voll, und du entscheidest, wo es eng wird. Alle dort verlieren ein Ticket.
lm-now-wind-help = Du darfst eine Strecke in dieser Farbe umsonst reisen. Bringt sie dir nichts, dann bleib.
lm-now-polar-help = Du darfst umsonst an jeden Ort der Welt fliegen. Am besten in die Nähe einer offenen Karte.
lm-now-spread-help = Ein weiterer Ort bekommt einen Keim, neben einem, der schon einen hat. Wer dort steht, verliert ein Ticket, also wähl einen weit weg von dir.
