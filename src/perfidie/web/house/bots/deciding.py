"""One decision of a bot: what it is asked, what it has chosen, and what is noted of that for the receipt.

Where chance is sealed a bot's chance follows from the key, by how many moves its seat has made: asked again it has the
same, so nobody can ask until they like the answer.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, NamedTuple

from perfidie import __version__
from perfidie.engine import View, encode
from perfidie.engine.action import Words
from perfidie.receipt import Thought
from perfidie.receipt.seal import moves_of
from perfidie.store import BOT
from perfidie.web.house.match import Question
from perfidie.web.house.seals import note_of
from perfidie.web.house.table import LiveTable

UNCOUNTED = -1
"""How long a search was of which nobody has said that."""


class Put(NamedTuple):
    """What a bot has to decide, as written."""

    asked: Question
    view: View[Any]
    """What it knows."""
    choices: tuple[Words, ...]
    """From which it chooses: where days are given nothing that a person may have to answer behind its back."""
    within: tuple[int, ...] | None
    """The bots who then may have to."""
    seed: int
    """Its chance."""
    nth: int
    """How many moves of its seat stand."""
    lines: int
    link: bytes
    """How many lines there were, and their chain, where chance is sealed."""


class Chosen(NamedTuple):
    """What a bot has chosen, and how it came to that."""

    words: Words
    level: str
    iterations: int = UNCOUNTED
    lot: bool = False
    """Whether it could not think, and chance chose."""
    network: str = ""
    """By which network it chose, if by one."""


def put_to(table: LiveTable, seat: int, asked: Question) -> Put:
    """What the bot on this seat is asked now. Nobody else changes the table meanwhile: its lock is held."""
    match, within, choices = table.match, None, asked.choices
    if table.pace.slow:
        within = tuple([at for at, chair in enumerate(table.chairs) if chair.kind == BOT])
        choices = match.open_choices(seat, within)
    entries = match.play.entries
    nth = moves_of(entries, seat)
    seed = match.seal.seed(seat, nth) if match.seal is not None else secrets.randbits(48)
    return Put(asked, match.play.view(seat), choices, within, seed, nth, len(entries), match.link())


def by_lot(table: LiveTable, seat: int, put: Put, rng: Random) -> Words:
    """A choice for a bot that could not think."""
    seal = table.match.seal
    return seal.fallback(seat, put.nth, put.choices) if seal is not None else rng.choice(put.choices)


def note(table: LiveTable, asked: Put, now: Put, chosen: Chosen) -> str:
    """How a bot came to its move, for the receipt: nobody is told before the end.

    What it was asked is in the record: as it would be asked now, or as it was asked before others moved. A line that
    was taken back meanwhile is in no record: if it could be seen, its choice cannot be checked.
    """
    match = table.match
    if match.seal is None:
        return ""
    if asked.choices == now.choices and encode(asked.view) == encode(now.view):
        lines, within = now.lines, now.within
    else:
        stands = asked.lines <= now.lines and match.link(asked.lines) == asked.link
        lines, within = asked.lines if stands else -1, asked.within
    how = Thought(lines, chosen.level, chosen.iterations, __version__, within, chosen.lot, chosen.network)
    return note_of(how)
