"""What a throw of both sides means: secret thrusts and what they lack, Swords and Shields, wounds."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.games.mousquetaires.rules.box import FACES, Row, Rows
from perfidie.games.mousquetaires.sight import odds
from perfidie.games.mousquetaires.sight.odds import Roll, makes
from perfidie.games.mousquetaires.sight.view import Rider
from perfidie.games.mousquetaires.web.buttons import say
from perfidie.games.mousquetaires.web.fights import faces_of, match_of, opponent
from perfidie.games.mousquetaires.web.reading import Reading

Botte = tuple[tuple[str, bool], ...]
"""A secret thrust, face by face, and whether it lies there."""


class Exchange(NamedTuple):
    """Both sides as they lie: whose thrust succeeds, and the wounds that follow."""

    ours: bool
    theirs: bool
    given: int
    taken: int


def counts(roll: tuple[str, ...]) -> Roll:
    """A throw as how many of each face.

    >>> counts(("lys", "lys", "sword"))
    (1, 0, 2)
    """
    return (roll.count("sword"), roll.count("shield"), roll.count("lys"))


def exchange(r: Reading, rider: Rider) -> Exchange:
    """What the dice on the table come to."""
    fight = match_of(rider, opponent(r), r.sight.blue_dice, r.sight.red_dice)
    blue, red = counts(r.sight.blue), counts(r.sight.red)
    return Exchange(makes(blue, fight.ours), makes(red, fight.theirs), *odds.exchange(blue, red, fight))


def missing(roll: Row, botte: Row) -> Row:
    """The faces a secret thrust still lacks.

    >>> missing((1, 0, 1), (1, 0, 2))
    (0, 0, 1)
    """
    return tuple([max(0, need - have) for have, need in zip(roll, botte, strict=True)])


def shown(roll: tuple[str, ...], bottes: Rows) -> tuple[Botte, ...]:
    """Each form of a secret thrust, the faces that lie there first."""
    have = counts(roll)
    return tuple([marked(faces_of(botte), missing(have, botte)) for botte in bottes])


def marked(faces: tuple[str, ...], lacking: Row) -> Botte:
    """The last ones of each face are those that lack."""
    return tuple([(face, faces[place:].count(face) > lacking[FACES.index(face)]) for place, face in enumerate(faces)])


def verdict(r: Reading) -> str:
    """What comes of the dice as they lie, in words."""
    clash = r.sight.duel
    rider = r.rider(clash.hero) if clash else None
    assert rider is not None
    return sum_up(r, exchange(r, rider))


def sum_up(r: Reading, found: Exchange) -> str:
    """What an exchange has come to, in words."""
    if found.given and found.taken:
        return say(r, "table-dice-both", given=found.given, taken=found.taken)
    if found.given:
        return say(r, "table-dice-given", count=found.given)
    return say(r, "table-dice-taken", count=found.taken) if found.taken else say(r, "table-dice-none")
