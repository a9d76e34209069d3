# Jemand bleibt dem Tisch fern.

away-label = Wer nicht da ist
away-tag-held = ein Bot springt ein
away-bot-easy = ein Bot, der wie am ersten Abend spielt
away-bot-greedy = ein Bot, der vorausplant
away-bot-value = ein Bot, der gut spielt
away-bot-master = ein Bot, der spielt, so gut er kann
away-bot-random = ein Bot, der aufs Geratewohl zieht
away-bot-any = ein Bot

away-absent = { $minutes ->
    [one] { $seat } ist seit einer Minute nicht da.
   *[other] { $seat } ist seit { $minutes } Minuten nicht da.
}
away-absent-help = Warte noch, oder lass einen Bot spielen, bis die Person zurück ist. Ihr geht nichts verloren.
away-patience = { $count ->
    [one] Nach einer Minute kann ein Bot einspringen.
   *[other] Nach { $count } Minuten kann ein Bot einspringen.
}
away-which-bot = Welcher Bot
away-hold = Bis zur Rückkehr spielen lassen
away-held = Bis zur Rückkehr von { $seat } spielt { $bot }.
away-own = Während du weg warst, hat für { $seat } gespielt: { $bot }.
away-nothing-done = Zu tun gab es für ihn noch nichts.
away-back = Selbst weiterspielen

away-end = Das Spiel einvernehmlich beenden
away-end-note = Es endet ohne Sieg, sobald alle zustimmen, die da sind. Die Würfel werden offengelegt, und man kann es sich noch einmal ansehen.
away-end-ask = Die anderen fragen
away-end-asked = { $seat } möchte das Spiel ohne Sieg beenden.
away-end-asked-help = Stimmen alle zu, die da sind, ist das Spiel aus, und niemand hat gewonnen. Ein Nein genügt, um weiterzuspielen.
away-end-awaited = Zustimmen müssen noch: { $seats }.
away-end-agree = Beenden
away-end-decline = Weiterspielen

away-ended = Einvernehmlich beendet
away-ended-why = Alle, die da waren, haben das Spiel beendet. Niemand hat gewonnen.

away-told-held = { $by } holt für { $seat } bis zur Rückkehr eine Vertretung: { $bot }.
away-told-back = { $seat } ist zurück und spielt weiter.
away-told-end-asked = { $seat } möchte das Spiel ohne Sieg beenden.
away-told-end-agreed = { $seat } stimmt zu, das Spiel zu beenden.
away-told-end-declined = { $seat } möchte weiterspielen.
away-told-ended = Alle, die da sind, stimmen zu: Das Spiel ist vorbei, und niemand hat gewonnen.
