# The rules as a book.
book-overview = Overview
book-search = Search the rules
book-find = Find
book-found = { $count ->
    [0] No clause says that.
    [one] One clause says that.
   *[other] { $count } clauses say that.
}
