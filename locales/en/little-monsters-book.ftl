# The book of Little Monsters: the overview, line by line, and what its pictures show.
lmk-line-1 = The goal: gather six location cards and be the first one back at your house.
lmk-line-2 = A turn begins with two dice. Each brings a ticket of its colour; a globe brings one of your choice.
lmk-line-3 = Then you move: each ticket takes your monster along one path of its colour, as far as you like.
lmk-line-4 = If you end the move where one of the four open cards says, the card is yours. Places on the way bring nothing.
lmk-line-5 = The display is filled up to four cards again, and the next player goes on.
lmk-line-6 = Free market: after the roll and before the move, three tickets of one colour buy one of another, and you may trade with the others.
lmk-line-7 = Traffic jam: nobody passes through or stops where another monster is; one that stays two turns blocks nobody any more.
lmk-line-8 = Special events: cards in the pile that strike at once. Fire closes a place, a storm costs two tickets, pollution one more; a pandemic spreads every turn, and globes cure it.
lmk-picture-1 = The whole board: 81 places, joined by paths in five colours.
lmk-picture-7 = Paths in Europe. A letter tells the colour of each, beside the colour itself.
lmk-picture-26 = Places lie close together here, and a strike hits everybody on the continent.
