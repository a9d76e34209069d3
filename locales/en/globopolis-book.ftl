# The book of Globopolis: the overview, line by line, and what its pictures show.
gpk-line-1 = The goal: reach the mark (150, 125, 100 or 75 points for two, three, four or five players) or fulfil a MISSION that wins. Then the round is played to its end.
gpk-line-2 = Points come from Titles (their value), whole colour groups (twice the number of Territories), development (5 a level), and up to 5 a turn can be bought.
gpk-line-3 = A turn is the Option Phase, the Event Phase, and then your Agents. In the first round you only teleport in.
gpk-line-4 = Option Phase: move R-Units, develop Territories, take or buy at Guilds, buy points, deal with anybody, play cards.
gpk-line-5 = A Territory with one of each of the five R-Units (Water, Food, Energy, UCP, NS) can be Developed; with two of each, Super Developed.
gpk-line-6 = Event Phase: choose one, two or three dice, and your Governor goes round the ring. A Title that nobody has is yours.
gpk-line-7 = On a foreign Territory you pay the Conference Cost, or you attack it from one of yours in the same quadrant. From your own you may attack too.
gpk-line-8 = In a battle both sides roll: the polygon times the best pattern of the d6. NS-Units, development and Agents bring d6; who loses a round loses one.
gpk-line-9 = The victor gets the losing Territory with its R-Units; NS-Units and development there are destroyed.
gpk-line-10 = At the end of your turn you place Agents, at most three on a Territory. They guard your own and weaken those of others.
gpk-picture-2 = The Field Ring: 64 fields in four quadrants, each of which begins with a base.
gpk-picture-3 = A corner of the ring. Territories of one colour are a group.
