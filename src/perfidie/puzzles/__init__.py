"""Puzzles: positions from games of bots in which one choice is clearly best, for people to find."""
