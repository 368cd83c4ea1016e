"""Bots: they get a view and the legal words, as data, and nothing else.

No bot ever holds a state of the table. A bot's view is read from the bytes a person's client would get.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from perfidie.bots.greedy import Playouts
from perfidie.bots.uniform import Uniform
from perfidie.engine import Game, Playthrough, Refusal, View, encode

Words = tuple[str, ...]
LEVELS = ("random", "greedy")


class Bot(Protocol):
    """Anything that answers a view with one of the legal choices."""

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words: ...


def find(level: str, game: Game[Any, Any]) -> Bot:
    """The bot of this level: the game's own greedy player where it has one, else a general one."""
    if level == "random":
        return Uniform()
    if level == "greedy":
        module = f"perfidie.games.{game.id}.greedy"
        own: Bot = import_module(module).Greedy() if find_spec(module) else Playouts(game)
        return own
    raise Refusal("unknown-bot", bot=str(level)[:40], choices=", ".join(LEVELS))


def ask(bot: Bot, play: Playthrough, seat: int, rng: Random) -> Words:
    """Asks a bot for the move of a seat, handing it that seat's view as it comes out of the wire."""
    view = play.game.read_view(encode(play.view(seat)))
    return bot.choose(view, play.legal(seat), rng)
