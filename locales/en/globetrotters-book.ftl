# The book of Globetrotters: the overview, line by line, and what its pictures show.
gtk-line-1 = The goal: once no KEY is left on the board, be the first to come Home with more KEYs than anybody else.
gtk-line-2 = There are 16 KEYs: ten of cities and six of continents.
gtk-line-3 = A turn begins with $300. Then you travel as often as you like until something ends the turn, or you work for $200, which ends it.
gtk-line-4 = Overland: roll the twelve-sided die and go up to that many places. By air: hand in a ticket in a red-dot city and fly to a place on it. By water: onto a Cruise Island, and on in the next turn.
gtk-line-5 = Where you arrive you pay: $200 in a KEY City, nothing in a Regional City or at Home, $100 almost everywhere else. Regional Cities, Wastelands and Trouble Spots end the turn.
gtk-line-6 = In a red-dot city you may take an Adventure. If you are still there after it, a KEY City gives its KEY and a Continental City a Memory.
gtk-line-7 = Two Memories in a continent earn its KEY; whoever comes to have more takes it over. A Special Memory can be placed in any Continental City.
gtk-line-8 = For a city’s KEY that another has you may challenge after the Adventure: $100, and then the dice decide. A 7, an 11 or a double is a hit.
gtk-line-9 = In a Gambling City the same hits win the Jackpot, with two tries. Who cannot pay is deported Home.
gtk-picture-2 = The whole board. Each kind of place has a shape of its own.
gtk-picture-20 = The west of North America. Every place on a line is one space.
