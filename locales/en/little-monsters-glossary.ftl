# The words of Little Monsters: the forms in which they stand in texts, the first of which is their name, and what they mean.
lmg-ticket = ticket | tickets
lmg-ticket-means = It takes your monster along one path of its colour. Whatever you used goes back when your move is over.
lmg-path = path | paths
lmg-path-means = A line between two places, in one of five colours. One ticket of its colour pays for it.
lmg-globe = globe | globes
lmg-globe-means = A face of the dice: choose the colour of your ticket yourself.
lmg-display = display | row
lmg-display-means = The four open cards. Whoever ends a move on one of these places gains its card.
lmg-card = location card | card | cards
lmg-card-means = Six of them, and home again: that wins.
lmg-home = house | home
lmg-home-means = Where your monster began. With six cards it has to be back there.
lmg-token = token | tokens | germ
lmg-token-means = What an event leaves on a place: a germ, pollution, a fire or a storm.
lmg-supply = supply
lmg-supply-means = The tickets that nobody has. They can run out.
