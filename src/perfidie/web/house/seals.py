"""Seals: the house commits itself to a secret as a table is laid, and all chance of the game follows from it.

Only what is drawn from the system's own chance is worth a receipt: a house that was given its chance (tests, the arena)
seals nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec
from msgspec.structs import replace

from perfidie.receipt import LONGEST, Kept, Seal, Terms, Thought, commitment, number_of, secret_of
from perfidie.receipt.numbers import SIZE, key_of
from perfidie.store import BOT, PERSON, Arrangement, Chair, Pledge, Sealed
from perfidie.store.company import Company


class Seals:
    """Makes the pledges of a house."""

    def __init__(self, rng: Random, *, wanted: bool) -> None:
        self.rng = rng
        """Where the house draws what no receipt is for."""
        self._wanted = wanted

    def fresh(self, code: str) -> Pledge | None:
        """A new secret for a table of this code, and for those that follow it."""
        if not self._wanted:
            return None
        root = self.rng.randbytes(SIZE)
        return Pledge(code, 0, root.hex(), commitment(code, secret_of(root, 0)))

    @staticmethod
    def next(pledge: Pledge | None) -> Pledge | None:
        """For the next table of the same people: a secret that the first commitment has fixed; None after the last."""
        if pledge is None or pledge.turn + 1 >= LONGEST:
            return None
        return replace(pledge, turn=pledge.turn + 1)


def terms_of(pledge: Pledge, agreed: Arrangement, sealed: Sealed) -> Terms:
    """All on which the key of a game depends."""
    return Terms(pledge.label, pledge.turn, agreed.game, agreed.rules, agreed.options, sealed.seated, sealed.numbers)


def sealed_by(agreed: Arrangement) -> Sealed:
    """What chance will depend on if the game begins with these chairs: what each has added, and who is a bot."""
    chairs, company = agreed.chairs, agreed.company
    seated = tuple([chair.level if chair.kind == BOT else "" for chair in chairs])
    numbers = [company.number_of(chair.person) if chair.kind == PERSON else "" for chair in chairs]
    return Sealed(seated, tuple(numbers))


def sealed(agreed: Arrangement, pledge: Pledge | None) -> Arrangement:
    """An arrangement by which a game begins: its chance is fixed, where the house has committed itself."""
    return replace(agreed, sealed=sealed_by(agreed) if pledge is not None else None)


def seal_of(pledge: Pledge | None, agreed: Arrangement) -> Seal | None:
    """What draws for this game; None where chance has no receipt."""
    if pledge is None or agreed.sealed is None:
        return None
    secret = secret_of(bytes.fromhex(pledge.root), pledge.turn)
    return Seal(key_of(secret, terms_of(pledge, agreed, agreed.sealed)))


def seated_by_lot(agreed: Arrangement, seal: Seal | None, rng: Random) -> Arrangement:
    """The same with its places drawn. What each has added stays where they sat before: the key depends on it."""
    count = len(agreed.chairs)
    order = list(range(count))
    if seal is not None:
        order = list(seal.places(count))
    else:
        rng.shuffle(order)
    chairs: tuple[Chair, ...] = tuple([agreed.chairs[place] for place in order])
    known = replace(agreed.sealed, places=tuple(order)) if agreed.sealed is not None else None
    return replace(agreed, chairs=chairs, sealed=known)


def kept_of(pledge: Pledge, agreed: Arrangement, known: Sealed, thoughts: Mapping[int, Thought]) -> Kept:
    """What is opened once the game is over."""
    secret = secret_of(bytes.fromhex(pledge.root), pledge.turn)
    return Kept(terms_of(pledge, agreed, known), secret, pledge.commitment, known.places, thoughts)


as_thought = msgspec.json.Decoder(Thought).decode
"""How a bot came to its move, as it is kept with the line."""


def note_of(thought: Thought) -> str:
    """The same as it is written."""
    return msgspec.json.encode(thought).decode()


def with_number(company: Company, person: str, typed: str) -> Company:
    """What this person adds to chance from now on; what is empty changes nothing."""
    number = number_of(typed)
    if not number:
        return company
    return replace(company, numbers=(*but(company, person), (person, number)))


def without_number(company: Company, person: str) -> Company:
    """They add nothing any more."""
    return replace(company, numbers=but(company, person))


def but(company: Company, person: str) -> tuple[tuple[str, str], ...]:
    """What the others have added."""
    return tuple([each for each in company.numbers if each[0] != person])
