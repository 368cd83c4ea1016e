"""Perfidie: one table for games of plots, poison and bluff."""

__version__ = "0.1.0"
