"""A table of the engine in packed words."""

from __future__ import annotations

from perfidie.games.idus_martii.rules.actions import VERBS
from perfidie.games.idus_martii.rules.table import NOBODY, Closed
from perfidie.games.idus_martii.rules.table import Table as State
from perfidie.lab.batch.arrays import Array, need
from perfidie.lab.batch.idus_martii.table import (
    ANSWERING,
    CHOOSING,
    COLOUR,
    EARLY,
    HAND,
    HANDING,
    LOOKING,
    OVER,
    REPLACING,
    SEAT,
    SIDE,
    VOTED,
    VOTING,
    Figures,
    Luck,
    Table,
)

np = need("numpy")

STAGES = {
    "HandOutRoles": HANDING,
    "Vote": VOTING,
    "LookAtVote": LOOKING,
    "Veto": ANSWERING,
    "ReplaceVote": REPLACING,
    "ChooseSide": CHOOSING,
}


def packed(numbers: list[int], wide: int) -> int:
    """Small numbers in one word, the first in its lowest bits."""
    return sum(number << (wide * place) for place, number in enumerate(numbers))


def read(figures: Figures, s: State) -> Table:
    """The same table in packed words."""
    seats = figures.seats
    stage = STAGES[type(s.agenda[-1]).__name__] if s.agenda else OVER
    placed = [vote + 1 for vote in s.placed] or [0, 0]
    if stage == VOTING and s.committed:
        stage = VOTED
        placed[0] = VERBS.actions[s.committed[0][1]].colour + 1  # type: ignore[attr-defined]
    late = [late_turn(turn) for turn in s.past[seats:]]
    word = {
        "stage": stage,
        "turn": s.turn,
        "first": s.first,
        "consul": s.consul,
        "praetor": s.praetor,
        "low": s.aediles[0],
        "high": s.aediles[1],
        "placed_low": placed[0],
        "placed_high": placed[1],
        "looked": 0 if s.looked == NOBODY else s.looked + 1,
        "loyal": s.tokens[0],
        "traitor": s.tokens[1],
        "kept": packed([side + 1 for side in s.kept], SIDE),
        "late": late + [0] * (seats - len(late)),
    }
    numbers = {name: np.asarray(number, np.int32) for name, number in word.items()}
    early = packed([early_turn(figures, turn) for turn in s.past[:seats]], EARLY)
    return Table(**numbers, dealt=hands(s), early=np.asarray(early, np.uint32))


def hands(s: State) -> Array:
    """By seat, the two cards it was dealt."""
    return np.asarray(packed([first | second << SIDE for first, second in s.dealt], HAND), np.uint32)


def early_turn(figures: Figures, turn: Closed) -> int:
    """A counted turn of the first round."""
    consul, _praetor, aediles, looked, _answer, placed, counted = turn
    far = aediles[looked] == (consul + figures.far) % figures.seats
    return packed([int(far), placed[looked], placed[1 - looked], counted[looked]], 1)


def late_turn(turn: Closed) -> int:
    """A counted turn of the second round."""
    _consul, praetor, aediles, looked, _answer, placed, counted = turn
    seats = packed([praetor, aediles[looked], aediles[1 - looked]], SEAT)
    return seats | packed([placed[looked], placed[1 - looked], counted[looked]], COLOUR) << (3 * SEAT)


def luck_of(s: State) -> Luck:
    """The luck by which this game was dealt."""
    return Luck(hands(s), np.asarray(s.first, np.int32))
