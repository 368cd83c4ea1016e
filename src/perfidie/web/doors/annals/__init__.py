"""The doors to games that are over: my games, ladders, profiles."""
