//! Little Monsters: the rules of the game and nothing else.
