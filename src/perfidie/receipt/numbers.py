"""The construction: SHA-256 and HMAC-SHA-256 over short texts, so that a page of any other language can repeat it.

Every text begins with the name of the scheme and what it is for, parted by bars. Lists in it are JSON without spaces.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from perfidie.engine import Entry
from perfidie.engine.setup import Options

SCHEME: Final = "perfidie-receipt-1"
LONGEST = 512
"""So many games in a row one commitment serves: each secret is the digest of the one that comes after it."""
SIZE = 32
_HEX = re.compile(r"[0-9a-f]{64}")
_json = msgspec.json.Encoder()


def _text(*parts: str) -> bytes:
    return "|".join((SCHEME, *parts)).encode()


# The secrets of the house


def earlier(secret: bytes) -> bytes:
    """The secret of the game before the one that this is the secret of."""
    return sha256(_text("earlier", secret.hex())).digest()


def secret_of(root: bytes, turn: int) -> bytes:
    """The secret of one of the games in a row, the first being number 0. Only the house knows the root."""
    for _ in range(LONGEST - 1 - turn):
        root = earlier(root)
    return root


def first_of(secret: bytes, turn: int) -> bytes:
    """The secret of the first game of a row, from that of a later one."""
    for _ in range(turn):
        secret = earlier(secret)
    return secret


def commitment(label: str, first: bytes) -> str:
    """What the house shows when the first table of a row is opened: it cannot have another secret afterwards."""
    return sha256(_text("commitment", label, first.hex())).hexdigest()


# The numbers of those who sit there


def number_of(typed: str) -> str:
    """What somebody adds to chance, as it is kept: a number of 64 hexadecimal signs, or the digest of anything else.

    Nothing is kept of what was typed, and nothing was added where that is empty.
    """
    typed = typed.strip()
    if not typed or _HEX.fullmatch(typed):
        return typed
    return sha256(_text("number", typed)).hexdigest()


# The key


class Terms(msgspec.Struct, frozen=True):
    """All that was agreed on before the game: the key depends on every part of it."""

    label: str
    """What the commitment was made for: the code of the first table of a row."""
    turn: int
    """Which game of the row this is, from 0."""
    game: str
    rules: int
    options: Options
    seated: tuple[str, ...]
    """By place as people sat down: the level of the bot, and nothing for a person."""
    numbers: tuple[str, ...]
    """By place as people sat down: what they added, which may be nothing."""

    def text(self) -> str:
        """The terms as they go into the key."""
        options = [[name, self.options[name]] for name in sorted(self.options)]
        parts = [self.label, self.turn, self.game, self.rules, options, self.seated, self.numbers]
        return _json.encode(parts).decode()


def key_of(secret: bytes, terms: Terms) -> bytes:
    """The key of all chance in one game."""
    return hmac.digest(secret, _text("key", terms.text()), "sha256")


# What was done


START = sha256(_text("chain")).digest()
"""The chain of a game at which nothing has been done."""


def linked(chain: bytes, entry: Entry) -> bytes:
    """The chain after one more line of the record."""
    line = _json.encode([entry.seat, entry.words, int(entry.said), int(entry.late)])
    return sha256(chain + line).digest()


# Chance


def below(key: bytes, count: int, *what: str | int) -> int:
    """A number below `count`, each as likely, from the first of the digests 0, 1, … that can be shared out evenly."""
    most = (1 << 8 * SIZE) // count * count
    trial = 0
    while True:
        found = int.from_bytes(hmac.digest(key, _text(*map(str, what), str(trial)), "sha256"), "big")
        if found < most:
            return found % count
        trial += 1


def drawn(key: bytes, weights: Sequence[int], number: int, chain: bytes) -> int:
    """Which of some outcomes of these weights chance takes, as line `number` of the record."""
    left = below(key, sum(weights), "draw", number, chain.hex())
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise ValueError("weights are whole numbers, none of them below 0")


def lot(key: bytes, count: int, number: int, chain: bytes) -> int:
    """Which of so many choices is drawn, as line `number` of the record, for somebody whose time is up."""
    return below(key, count, "lot", number, chain.hex())


def seed_of(key: bytes, seat: int, nth: int) -> int:
    """What a bot on this seat has for chance when the seat makes its n-th move, the first being number 0."""
    return int.from_bytes(hmac.digest(key, _text("bot", str(seat), str(nth)), "sha256")[:6], "big")


def fallback(key: bytes, count: int, seat: int, nth: int) -> int:
    """Which of so many choices is made for a bot that could not think, in place of its n-th move."""
    return below(key, count, "fallback", seat, nth)


def places(key: bytes, count: int) -> tuple[int, ...]:
    """Where places are drawn by lot: for each seat, the place at which whoever has it now sat before."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = below(key, last + 1, "place", last)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
