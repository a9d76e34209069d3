# The board of Globopolis, its players and Titles.
