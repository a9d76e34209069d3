# Was jede Frage von Globetrotters bedeutet, in einfachen Worten.
gtp-now-home-help = An deinem Heimatort fängst du an, dort zahlst du nichts, und dorthin musst du zurück, um zu gewinnen. Praktisch ist einer mitten unter vielen Städten; ein roter Punkt bringt gleich ein Abenteuer.
gtp-now-arrive-help = Du wurdest hierhergeschickt und zahlst jetzt, was der Ort kostet. Reicht das Geld nicht, gib erst Tickets zurück; ein Ödland nimmt dir alle.
gtp-now-adventure-help = Dir wird eine Karte vorgelesen, gut oder schlecht. Bist du danach noch in der Stadt, bekommst du ihren SCHLÜSSEL oder die Erinnerung.
gtp-now-jackpot-help = Du würfelst mit zwei Würfeln, notfalls zweimal: Eine 7, eine 11 oder ein Pasch gewinnt alles im Jackpot. Geht beides daneben, ist dein Zug vorbei und du wirst weggeschickt.
gtp-now-travel-help = Reise über Land, mit dem Flugzeug oder mit dem Schiff, so oft du willst; jeder Halt kostet etwas. Arbeiten bringt 200 $, beendet aber den Zug.
gtp-now-overland-help = Wähl einen Ort: Weiter, als du gewürfelt hast, kommst du nicht, näher darf er sein. In Städten mit rotem Punkt warten Abenteuer; manche anderen Orte beenden den Zug.
gtp-now-move-on-help = Du stehst jetzt dort und darfst die andere Figur an einen der beiden Orte auf dem Ticket schicken. Weit weg vom Ziel ist gut für dich.
gtp-now-move-on-self-help = Niemand sonst kann entscheiden, also wählst du unter den beiden Orten auf dem Ticket. Dort kommst du an, wenn dein nächster Zug beginnt.
gtp-now-debt-help = Dein Geld reicht nicht. Jedes Ticket, das du zurückgibst, zahlt 100 $; wer dann noch nicht zahlen kann, muss in den Heimatort.
gtp-now-debt-tickets-help = Das Abenteuer will Tickets, die du nicht hast. Jedes kostet 200 $, und dafür darfst du andere zurückgeben.
gtp-now-pick-help = Du ziehst aus einer anderen Hand Tickets, ohne sie zu sehen. Sie kommen in den Jackpot, es ist also nur Glück.
gtp-now-lose-key-help = Einer deiner SCHLÜSSEL kommt in den Jackpot. Mit dem eines Kontinents gehen auch die Erinnerungen, der einer Stadt ist also billiger.
gtp-now-switch-help = Du und die andere Figur tauscht die Orte. Du zahlst sofort, wo du hinkommst, die andere Person erst in ihrem nächsten Zug.
gtp-now-bonus-help = Was die Stadt gibt, hast du schon. Nun darfst du auf dem Kontinent umsonst weiterreisen; am Ziel zahlst du wie immer.
gtp-now-bonus-star-help = Was die Stadt gibt, hast du schon. Nun darfst du an jeden Ort der Welt reisen; am Ziel zahlst du wie immer.
gtp-now-last-chance-help = Das Abenteuer beendet deinen Zug, aber vorher darfst du noch um den SCHLÜSSEL kämpfen oder eine besondere Erinnerung ablegen. Danach ist es zu spät.
gtp-now-after-turn-help = Gleich nach dem Zug kosten zwei Tickets zusammen nur 300 $. Zum Fliegen brauchst du sie, zwei in Reserve sind also nie falsch.
