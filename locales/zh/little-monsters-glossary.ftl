# 环球旅行家的用词：在文字里的写法（第一个是它的名字），以及意思。
lmg-ticket = 旅行票 | 票
lmg-ticket-means = 一张票让小怪兽走一条同色的路线。用掉的票在行程结束后交回。
lmg-path = 路线
lmg-path-means = 两个地点之间的线，有五种颜色。一张同色的票走一条。
lmg-globe = 地球
lmg-globe-means = 骰子的一面：票的颜色由你自己选。
lmg-display = 公开牌
lmg-display-means = 四张翻开的牌。行程停在其中一个地点的人，得到那张牌。
lmg-card = 地点牌
lmg-card-means = 有六张，再回到家，就赢了。
lmg-home = 小屋 | 回家 | 家
lmg-home-means = 小怪兽出发的地方。有了六张牌，要回到这里。
lmg-token = 标记 | 疫情
lmg-token-means = 事件在地点上留下的东西：疫情、污染、山火或风暴。
lmg-supply = 票库
lmg-supply-means = 谁也没拿的票。会用完。
