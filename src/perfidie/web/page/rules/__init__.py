"""The page of a game's rules: its book, its search, and the worked examples to step through."""
