"""Scenes of the Council of Verona where several tests begin."""

from __future__ import annotations

from games.verona.tables import holding, moves, position, table
from perfidie.engine import Playthrough

TWO = (
    "nurse romeo mercutio | tybalt juliet capulet paris benvolio"
    " | montague lady_capulet friar prince lady_montague"
)  # fmt: skip
"""A deal for two: three removed, a hand for the first player, a hand for the other."""


def drafting() -> Playthrough:
    """Three seats, the pack in the hands of the first."""
    return table(3, "romeo juliet tybalt")


def exchanging() -> Playthrough:
    """Two seats that have chosen nothing yet."""
    return table(2, TWO)


def turn(*script: str) -> Playthrough:
    """Three seats; Romeo, the Prince and Mercutio were played, each with a token on Romeo from its player."""
    hands = "romeo juliet paris tybalt | prince capulet lady_capulet nurse | mercutio montague lady_montague benvolio"
    return moves(
        holding(3, hands, rounds=1),
        "0 play romeo council; 0 token 3 romeo 1; 1 play prince council; 1 token 0 romeo 2",
        "2 play mercutio exile; 2 token 5 romeo 3",
        *script,
    )


def placing() -> Playthrough:
    """Juliet has been played: her player may place a token."""
    return turn("0 play juliet exile")


def lady() -> Playthrough:
    """Lady Capulet has been played: her player may swap."""
    return turn("0 play juliet exile; 0 skip_token; 1 play lady_capulet council")


def samson() -> Playthrough:
    """Samson has been played, where he may copy Tybalt only."""
    play = position(5, "C: romeo juliet tybalt; E: lady_capulet benvolio", hold="samson")
    return moves(play, "0 play samson council")


def over() -> Playthrough:
    """A match that is over."""
    return position(3, "C: *", away="nurse")
