### “你会怎么做？”

coach-label = 机器人会怎么做
coach-ask = 你会怎么做？
coach-heading = 高手机器人会……
coach-chance = { $percent }%
# 由于机器人试算的运气，这个机会可能偏差多少。
coach-error = ±{ $points }
coach-note = 每一步之后的胜算，只凭你的座位看得到的东西。机器人靠从许多局里学到的来判断，也会出错；±是它试算的运气。点一下就照做。
coach-agree-heading = 问问机器人会怎么做
coach-agree-note = 桌上有几个人时，要大家都同意，谁都可以问。
coach-agreed-all = 大家都同意了：轮到谁，谁就可以问机器人会怎么做。
coach-agreed = 已同意：{ $seats }
coach-agree = 我同意大家都可以问
coach-withdraw = 不再同意
coach-told-agreed = { $seat }同意大家都可以问机器人会怎么做。
coach-told-declined = { $seat }不希望有人问机器人会怎么做。
