"""The table in the terminal: opening a game, playing it, saving it, and watching it again."""
