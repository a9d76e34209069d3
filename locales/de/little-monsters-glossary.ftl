# Die Wörter von Kleine Monster: wie sie im Satz stehen, zuerst ihr Name, und was sie bedeuten.
lmg-ticket = Ticket | Tickets
lmg-ticket-means = Damit geht dein Monster eine Strecke in seiner Farbe. Was du benutzt hast, gibst du nach der Reise ab.
lmg-path = Strecke | Strecken
lmg-path-means = Eine Linie zwischen zwei Orten, in einer von fünf Farben. Ein Ticket in der Farbe bezahlt sie.
lmg-globe = Weltkugel | Weltkugeln
lmg-globe-means = Eine Seite der Würfel: Die Farbe deines Tickets suchst du selbst aus.
lmg-display = Auslage
lmg-display-means = Die vier offenen Karten. Wer die Reise an so einem Ort beendet, bekommt seine Karte.
lmg-card = Ortskarte | Karte | Karten
lmg-card-means = Sechs davon, und wieder zu Hause: So gewinnt man.
lmg-home = Haus | Zuhause | nach Hause
lmg-home-means = Wo dein Monster angefangen hat. Mit sechs Karten muss es dorthin zurück.
lmg-token = Plättchen | Keim | Keime
lmg-token-means = Was ein Ereignis an einem Ort zurücklässt: einen Keim, Verstrahlung, einen Waldbrand oder einen Sturm.
lmg-supply = Vorrat
lmg-supply-means = Die Tickets, die niemand hat. Sie können ausgehen.
