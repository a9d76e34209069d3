# Das Buch zu Globopolis: der Überblick, Zeile für Zeile, und was auf den Bildern zu sehen ist.
gpk-line-1 = Das Ziel: Erreiche die Marke (150, 125, 100 oder 75 Punkte zu zweit, dritt, viert oder fünft) oder erfülle eine MISSION, die gewinnt. Dann wird die Runde zu Ende gespielt.
gpk-line-2 = Punkte bringen Besitzurkunden (ihren Wert), ganze Farbgruppen (das Doppelte der Territorien) und Entwicklung (5 je Stufe), und bis zu 5 im Zug kannst du kaufen.
gpk-line-3 = Ein Zug ist die Optionsphase, die Ereignisphase und dann deine Agenten. In der ersten Runde teleportierst du dich nur ins Spiel.
gpk-line-4 = Optionsphase: R-Einheiten bewegen, Territorien entwickeln, bei Gilden nehmen oder kaufen, Punkte kaufen, mit allen Geschäfte machen, Karten spielen.
gpk-line-5 = Ein Territorium mit je einer der fünf R-Einheiten (Wasser, Nahrung, Energie, UCP, Rüstung) kannst du entwickeln, mit je zweien hoch entwickeln.
gpk-line-6 = Ereignisphase: Wähl einen, zwei oder drei Würfel, und dein Gouverneur zieht um den Ring. Eine Besitzurkunde, die niemand hat, gehört dir.
gpk-line-7 = Auf einem fremden Territorium zahlst du die Konferenzgebühr, oder du greifst es von einem eigenen im selben Quadranten an. Auch von deinem eigenen aus darfst du angreifen.
gpk-line-8 = Im Konfliktfall würfeln beide Seiten: der Vielflächner mal die beste Kombination der W6. Rüstungssteine, Entwicklung und Agenten bringen W6; wer eine Runde verliert, verliert einen.
gpk-line-9 = Die siegreiche Seite bekommt das unterlegene Territorium mit seinen R-Einheiten; Rüstungssteine und Entwicklung dort werden zerstört.
gpk-line-10 = Am Ende deines Zugs setzt du Agenten, höchstens drei auf einem Territorium. Sie bewachen deine und schwächen fremde.
gpk-picture-2 = Der Ring: 64 Felder in vier Quadranten, von denen jeder mit einer Basis beginnt.
gpk-picture-3 = Eine Ecke des Rings. Territorien einer Farbe sind eine Gruppe.
