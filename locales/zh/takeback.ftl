# 经同意撤回。

takeback-ask = 请求撤回我的上一个行动
takeback-ask-note = 其他人全部同意，就回到那之前的局面。之后做过的也一并撤回，骰子重新掷。
takeback-asked = { $seat }请求撤回自己的上一个行动，以及之后的一切。
takeback-asked-help = 如果只是失手，就同意：一切回到那一步之前。不同意就照旧，谁也不必说明理由。
takeback-known = 在那之后已经掷过骰子，或者有东西亮了出来：看到的人还是会记得。
takeback-agree = 同意
takeback-decline = 不，就这样
takeback-told-asked = { $seat }请求撤回自己的上一个行动。
takeback-told-agreed = { $seat }同意撤回。
takeback-told-declined = { $seat }不同意撤回。
