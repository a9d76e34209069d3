# Die Regeln als Buch.
book-overview = Überblick
book-search = Die Regeln durchsuchen
book-find = Finden
book-found = { $count ->
    [0] Davon sagt keine Regel etwas.
    [one] Eine Regel sagt etwas davon.
   *[other] { $count } Regeln sagen etwas davon.
}
