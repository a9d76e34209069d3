# What each question of Globetrotters means, in everyday words.
gtp-now-home-help = You start at your Home, pay nothing there, and must come back to win. A city in the middle of many others is handy; a red dot brings an Adventure at once.
gtp-now-arrive-help = You were sent here, and now pay what the place costs. If money is short, return tickets first; a Wasteland takes them all.
gtp-now-adventure-help = A card is read to you, good or bad. If you are still in the city after it, you get its KEY or its Memory.
gtp-now-jackpot-help = You roll two dice, twice if need be: a 7, an 11 or a double wins all that lies in the Jackpot. If both miss, your turn is over and you are sent away.
gtp-now-travel-help = Go on by road, by air or by ship as often as you like; every stop costs something. Working brings $200, but it ends your turn.
gtp-now-overland-help = Choose any place as far as you rolled, or nearer. Cities with a red dot have Adventures; some other places end your turn.
gtp-now-move-on-help = You took their place, so you may send them to either city on the ticket. Far from where they want to go is good for you.
gtp-now-move-on-self-help = Nobody else can decide, so you choose between the two places on the ticket. You arrive there when your next turn begins.
gtp-now-debt-help = Your money is not enough. Each ticket that you return pays $100; whoever still cannot pay is sent Home.
gtp-now-debt-tickets-help = The Adventure wants tickets that you do not have. Each costs $200, and for that you may return others.
gtp-now-pick-help = You take tickets out of another hand without seeing them. They go into the Jackpot, so it is only luck.
gtp-now-lose-key-help = One of your KEYs goes into the Jackpot. With a continent’s KEY its Memories go too, so a city’s is cheaper.
gtp-now-switch-help = You and the other piece change places. You pay for where you come to at once, the other player in their next turn.
gtp-now-bonus-help = What the city gives you have already. Now you may travel on for nothing within the continent; where you arrive you pay as always.
gtp-now-bonus-star-help = What the city gives you have already. Now you may go to any place in the world; where you arrive you pay as always.
gtp-now-last-chance-help = The Adventure ends your turn, but you may fight for the KEY or place a Special Memory before. After that it is too late.
gtp-now-after-turn-help = Right after a turn two tickets cost only $300 together. You need them to fly, so two in reserve are never wrong.
