"""Where people say what they think of each other: friends, and the manners of those at a table."""
