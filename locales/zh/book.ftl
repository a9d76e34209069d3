# 规则书。
book-overview = 概览
book-search = 在规则里搜索
book-find = 查找
book-found = { $count ->
    [0] 没有条文提到它。
   *[other] 有{ $count }条条文提到它。
}
