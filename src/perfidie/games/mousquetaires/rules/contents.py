"""What is taken out of the box for one game: everything that is printed, or the few cards of a tiny game."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.games.mousquetaires.rules.box import BOX, MISSION_NAMES, ON_LOUVRE, PARIS_CARDS, Row


class Contents(NamedTuple):
    """What a game is played with: how many of each card and token, and which of those there is one of, as bits."""

    adventure: Row
    treachery: Row
    tokens: Row
    traps: Row
    adversaries: int
    paris: int
    louvre: int


PRINTED = Contents(
    tuple(card.count for card in BOX.adventure),
    tuple(card.count for card in BOX.treachery),
    tuple(token.count for token in BOX.token),
    tuple(trap.count for trap in BOX.trap),
    (1 << len(BOX.adversary)) - 1,
    (1 << len(BOX.paris)) - 1,
    (1 << len(BOX.louvre)) - 1,
)
LAST_RIDE = Contents(
    tuple(BOX.tiny.adventure.get(card.id, 0) for card in BOX.adventure),
    tuple(BOX.tiny.treachery.get(card.id, 0) for card in BOX.treachery),
    tuple(BOX.tiny.token.get(token.id, 0) for token in BOX.token),
    (0,) * len(BOX.trap),
    0,
    sum(1 << PARIS_CARDS.index(card) for card in BOX.tiny.paris),
    sum(1 << MISSION_NAMES[ON_LOUVRE].index(card) for card in BOX.tiny.louvre),
)


def contents_for(deck: object, riders: int) -> Contents:
    """What a game of so many Musketeers is played with; the few cards of a tiny one are for one who rides alone."""
    if deck == "printed":
        return PRINTED
    return LAST_RIDE if riders == 1 else LAST_RIDE._replace(adventure=PRINTED.adventure)
