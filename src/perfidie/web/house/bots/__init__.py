"""Bots in the house: who asks them, where they think, whose turn it is to think, and whom they advise."""
