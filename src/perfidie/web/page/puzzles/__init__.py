"""Puzzles on the page: the real table of a position, and what each choice promises once somebody has chosen."""
