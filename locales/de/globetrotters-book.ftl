# Das Buch zu Globetrotters: der Überblick, Zeile für Zeile, und was auf den Bildern zu sehen ist.
gtk-line-1 = Das Ziel: Sobald kein SCHLÜSSEL mehr ausliegt, komm vor allen anderen nach Hause, und mit mehr SCHLÜSSELN als sie.
gtk-line-2 = Es gibt 16 SCHLÜSSEL: zehn zu Städten und sechs zu Kontinenten.
gtk-line-3 = Ein Zug beginnt mit 300 $. Dann reist du, so oft du willst, bis etwas den Zug beendet, oder du arbeitest für 200 $, und damit endet er.
gtk-line-4 = Über Land: Würfle mit dem zwölfseitigen Würfel und geh höchstens so viele Orte weit. Mit dem Flugzeug: Gib in einer Stadt mit rotem Punkt ein Ticket ab und flieg zu einem Ort darauf. Mit dem Schiff: auf eine Kreuzfahrtinsel, und im nächsten Zug weiter.
gtk-line-5 = Wo du ankommst, zahlst du Spesen: 200 $ in einer SCHLÜSSEL-Stadt, nichts in einer Regionalstadt oder zu Hause, sonst fast überall 100 $. Regionalstädte, Ödland und Krisenherde beenden den Zug.
gtk-line-6 = In einer Stadt mit rotem Punkt darfst du ein Abenteuer wagen. Bist du danach noch da, gibt eine SCHLÜSSEL-Stadt ihren SCHLÜSSEL und eine Kontinentalstadt eine Erinnerung.
gtk-line-7 = Zwei Erinnerungen an einen Kontinent bringen dessen SCHLÜSSEL; wer mehr davon bekommt, übernimmt ihn. Eine besondere Erinnerung gilt für eine Kontinentalstadt deiner Wahl.
gtk-line-8 = Hat schon jemand anders den SCHLÜSSEL einer Stadt, darfst du nach dem Abenteuer herausfordern: 100 $, und dann entscheiden die Würfel. Eine 7, eine 11 oder ein Pasch ist ein Treffer.
gtk-line-9 = In einer Spielbankstadt gewinnen dieselben Treffer den Jackpot, mit zwei Versuchen. Wer nicht zahlen kann, wird nach Hause ausgewiesen.
gtk-picture-2 = Der ganze Spielplan. Jede Art von Ort hat ihre eigene Form.
gtk-picture-20 = Der Westen Nordamerikas. Jeder Ort an einer Linie ist ein Schritt.
