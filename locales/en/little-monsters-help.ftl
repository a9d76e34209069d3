# What each question of Little Monsters means, in everyday words.
lm-now-roll-help = Each die brings you one ticket in its colour. With a globe you choose the colour yourself.
lm-now-globe-help = The globe is a joker: take a ticket of any colour. Think of the paths to the card that you want.
lm-now-cure-help = You may take one germ off the board. Choose one that is near you, for it costs tickets to stand there.
lm-now-travel-help = Every ticket takes you along one path of its colour. End your move on a place whose card lies open, and the card is yours.
lm-now-moved-help = You can go on while you have tickets, or stay here. Whatever you used goes back when you stay.
lm-now-offered-help = The others may take your offer or leave it. You need not wait for them.
lm-now-answer-help = Somebody would like to trade tickets with you. Look whether you need what they give; you may say no.
lm-now-discard-help = An event takes tickets from you. Give those whose paths you do not need now.
lm-now-crowds-help = Several continents are equally full, and you decide which one is hit. Everybody there loses a ticket.
lm-now-wind-help = You may take one path of this colour for nothing. If it leads nowhere useful, stay.
lm-now-polar-help = You may fly to any place in the world, for nothing. Near an open card is best.
lm-now-spread-help = One more place gets a germ, beside one that has it already. Whoever stands there loses a ticket, so choose one far from you.
