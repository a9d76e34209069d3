# Globopolis: deals and battles.
