"""The odds of a duel: exchange after exchange, which wounds fall on either side, and how likely each result is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from perfidie.games.mousquetaires.rules.box import (
    BETTER_BOTTE,
    BLUE_WEIGHTS,
    BOTTE,
    LEATHER,
    LYS,
    PISTOL,
    RED_WEIGHTS,
    SHIELD,
    SWORD,
    TOLEDO,
    Face,
    Hero,
    Row,
    Rows,
    Token,
    each,
)

Roll = tuple[int, int, int]
"""How many Swords, Shields and Lys."""
Wounds = tuple[int, int]
"""Given and taken."""
Odds = dict[Wounds, float]
NO_WOUND: Wounds = (0, 0)
WOUND_PRICE = 0.45
"""What a wound taken weighs against one given, when a Toledo blade may roll a die again."""


class Match(NamedTuple):
    """Two fencers: their dice, the secret thrusts of both, and what the Musketeer carries."""

    blue: int
    red: int
    ours: Rows
    theirs: Rows
    leather: bool = False
    toledo: bool = False
    pistol: bool = False


def match(hero: Hero, tokens: int, blue: int, red: int, theirs: Rows) -> Match:
    """A Musketeer with these tokens against so many red dice with these thrusts."""

    def owns(token: Token) -> bool:
        return bool(tokens >> token & 1)

    return Match(blue, red, BOTTE[hero][owns(BETTER_BOTTE)], theirs, owns(LEATHER), owns(TOLEDO), owns(PISTOL))


@lru_cache(maxsize=64)
def rolls(dice: int, weights: Row) -> dict[Roll, float]:
    """Everything so many dice can show."""
    found: dict[Roll, float] = {(0, 0, 0): 1.0}
    for _ in range(dice):
        after: dict[Roll, float] = {}
        for roll, chance in found.items():
            for face, weight in each(Face, weights):
                if weight:
                    more = with_face(roll, face, 1)
                    after[more] = after.get(more, 0.0) + chance * weight / sum(weights)
        found = after
    return found


def with_face(roll: Roll, face: Face, count: int) -> Roll:
    """A roll with so many of this face more."""
    sword, shield, lys = roll
    return (sword + count * (face == SWORD), shield + count * (face == SHIELD), lys + count * (face == LYS))


BLUE, RED = tuple(BLUE_WEIGHTS), tuple(RED_WEIGHTS)


@lru_cache(maxsize=1 << 12)
def makes(roll: Roll, bottes: Rows) -> bool:
    """Whether a roll shows what a secret thrust asks for."""
    return any(all(shown >= asked for shown, asked in zip(roll, botte, strict=True)) for botte in bottes)


def exchange(blue: Roll, red: Roll, fight: Match) -> Wounds:
    """What one exchange does: secret thrusts first, then every Sword that no Shield parries."""
    ours, theirs = makes(blue, fight.ours), makes(red, fight.theirs)
    if ours or theirs:
        return int(ours), int(theirs)
    return max(0, blue[SWORD] - red[SHIELD]), max(0, red[SWORD] - blue[SHIELD] - fight.leather)


@lru_cache(maxsize=1 << 14)
def odds(fight: Match) -> Odds:
    """By wounds given and taken: how likely a duel ends so."""
    if fight.pistol:
        hit = BLUE_WEIGHTS[SWORD] / sum(BLUE_WEIGHTS)
        found = {wounds: (1 - hit) * chance for wounds, chance in odds(fight._replace(pistol=False)).items()}
        found[1, 0] = found.get((1, 0), 0.0) + hit
        return found
    found, undecided = first_exchange(fight)
    later = weaker(fight)
    for wounds, chance in odds(later).items() if later.blue or later.red else [(NO_WOUND, 1.0)]:
        found[wounds] = found.get(wounds, 0.0) + undecided * chance
    return found


def weaker(fight: Match) -> Match:
    """Without a wound both roll one die less."""
    return fight._replace(blue=max(0, fight.blue - 1), red=max(0, fight.red - 1))


def first_exchange(fight: Match) -> tuple[Odds, float]:
    """The wounds of one exchange, and how likely there are none."""
    found: Odds = {}
    for theirs, often in rolls(fight.red, RED).items():
        for ours, chance in rolls(fight.blue, BLUE).items():
            for roll, share in kept_or_rolled(ours, theirs, fight):
                wounds = exchange(roll, theirs, fight)
                found[wounds] = found.get(wounds, 0.0) + often * chance * share
    return found, found.pop(NO_WOUND, 0.0)


# « Lame de Tolède »


def kept_or_rolled(ours: Roll, theirs: Roll, fight: Match) -> Iterator[tuple[Roll, float]]:
    """What lies there once a Toledo blade has rolled its die again, or not."""
    face = best_reroll(ours, theirs, fight) if fight.toledo else None
    if face is None:
        yield ours, 1.0
        return
    yield from rerolled(ours, face)


def rerolled(ours: Roll, face: Face) -> list[tuple[Roll, float]]:
    """What may lie there once a die of this face is rolled again."""
    less = with_face(ours, face, -1)
    return [(with_face(less, new, 1), weight / sum(BLUE)) for new, weight in each(Face, BLUE)]


@lru_cache(maxsize=1 << 15)
def best_reroll(ours: Roll, theirs: Roll, fight: Match) -> Face | None:
    """The face to roll again; None: better none."""
    later = weaker(fight._replace(pistol=False))
    undecided = gain(odds(later)) if later.blue or later.red else 0.0

    def worth(roll: Roll) -> float:
        wounds = exchange(roll, theirs, fight)
        return undecided if wounds == NO_WOUND else gain({wounds: 1.0})

    faces = [face for face, shown in each(Face, ours) if shown]
    values = {face: sum([share * worth(roll) for roll, share in rerolled(ours, face)]) for face in faces}
    best = max(values, key=lambda face: values[face], default=None)
    return best if best is not None and values[best] > worth(ours) + 1e-9 else None


def gain(results: Odds) -> float:
    """A wound given counts once, each wound taken costs its price."""
    return sum([chance * (min(given, 1) - WOUND_PRICE * taken) for (given, taken), chance in results.items()])


def hitting(results: Odds) -> float:
    """How likely the opponent is wounded."""
    return sum([chance for (given, _), chance in results.items() if given])
