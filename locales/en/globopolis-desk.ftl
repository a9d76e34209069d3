# The desk of Globopolis: everything a player does.
