# Das begleitete erste Spiel: was der Lehrer in allen Spielen sagt.
lesson-heading = Dein erstes Spiel
lesson-step = Schritt { $step } von { $steps }
lesson-again = Zeig es noch einmal
lesson-leave = Ohne Hilfe weiterspielen
lesson-left = Du spielst ohne Hilfe weiter, ganz wie du willst.
lesson-back = Hilfe zurückholen
lesson-wait = Jetzt spielen die anderen. Sieh ihnen zu, gleich geht es bei dir weiter.
lesson-strayed = Das geht auch.
lesson-closing = Das war alles, was du brauchst, sehr gut. Ab jetzt spielst du allein weiter, und die Bots sind nicht streng mit dir.
lesson-later = Ab jetzt sage ich nichts mehr. Weißt du nicht weiter, fragt „Was würdest du tun?“ unter der Frage einen starken Bot.
lesson-offer = Zum ersten Mal hier?
lesson-offer-note = Beim ersten Spiel wird dir alles gezeigt: zehn Minuten, auf dem richtigen Spielplan.
lesson-begin = Begleitet spielen

## Lektionen aus den Spielregeln
worked-heading = Lektionen aus der Spielregel
worked-scene = Szene { $scene } von { $scenes }
worked-before = Zurück
worked-after = Weiter
worked-what-if = Was wäre, wenn …
worked-show = Zeig es mir
worked-try = Selbst versuchen
worked-back = Zurück zur Lektion
worked-end = Das war die ganze Lektion.
worked-next = Nächste Lektion: { $title }

## Die Wörter der Regeln, und Hilfe in einfachen Worten
glossary-heading = Die Wörter dieses Spiels
help-open = Einfach gesagt
