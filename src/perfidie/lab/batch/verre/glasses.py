"""Where the glasses stand among the numbers of a view and among the actions: no glass differs from another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from perfidie.games.verre.features import layout
from perfidie.lab.batch.verre.table import Figures

BY_GLASS = ("face", "count", "unknown", "top", "balance", "certain", "peeked", "mean", "variance")
"""Fields with so many numbers for one glass, then for the next."""
BY_SEAT = ("poured_at", "spied", "taken")
"""Fields with one number for each glass, for one seat and then for the next."""


class Places(NamedTuple):
    """By glass: its numbers, and its actions; the others; and two glasses each, with the action on both."""

    features: np.ndarray
    rest: np.ndarray
    actions: np.ndarray
    pairs: Sequence[tuple[int, int]]
    on_pairs: np.ndarray
    other: np.ndarray


def places_of(figures: Figures) -> Places:
    """Where all that belongs to a glass stands."""
    glasses, deck = figures.glasses, figures.deck
    own: list[list[int]] = [[] for _ in range(glasses)]
    rest: list[int] = []
    at = 0
    for field in layout(figures.rules):
        numbers = list(range(at, at + field.size))
        at += field.size
        for glass in range(glasses):
            if field.name in BY_GLASS:
                each = field.size // glasses
                own[glass] += numbers[glass * each : (glass + 1) * each]
            elif field.name in BY_SEAT:
                own[glass] += numbers[glass::glasses]
        if field.name not in BY_GLASS + BY_SEAT:
            rest += numbers
    actions = [
        [
            figures.at_spy + glass,
            *[figures.at_pour + card * glasses + glass for card in range(deck)],
            figures.at_take + glass,
        ]
        for glass in range(glasses)
    ]
    on_pairs = [figures.at_power + place for place in range(len(figures.pairs))]
    taken = {number for row in actions for number in row} | set(on_pairs)
    other = [number for number in range(figures.actions) if number not in taken]
    rows = np.array(own), np.array(rest), np.array(actions)
    return Places(*rows, figures.pairs, np.array(on_pairs), np.array(other))
