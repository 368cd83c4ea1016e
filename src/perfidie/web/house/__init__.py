"""The house: all tables, who sits at them, the clocks that run there and the bots that play there."""
