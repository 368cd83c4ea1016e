"""Bots: they get a view and the legal words, as data, and nothing else.

No bot ever holds a state of the table. A bot's view is read from the bytes a person's client would get.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from perfidie.bots.legend import Legend, promise
from perfidie.bots.levels import LEVELS, MASTER, Decision, Level, Player, level_of, rules_of_thumb
from perfidie.bots.uniform import Uniform
from perfidie.engine import Game, Playthrough, View, encode
from perfidie.engine.action import Words

__all__ = [
    "BASELINES",
    "LEVELS",
    "USUAL_LEVEL",
    "Bot",
    "Decision",
    "Legend",
    "Player",
    "Speaker",
    "ask",
    "decide",
    "find",
    "player",
    "promise",
    "seconds",
    "speak",
    "speech",
]

USUAL_LEVEL = "regular"
BASELINES = ("random", "greedy")
"""Players to measure others by: chance, and a game's rules of thumb."""


class Bot(Protocol):
    """Anything that answers a view with one of the legal choices."""

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        """One of `legal`, by what the view shows; `rng` is the bot's only source of chance."""


@runtime_checkable
class Speaker(Protocol):
    """A bot that also talks: asked once on every occasion, it makes one of the statements open to it, or none."""

    def speak(self, view: View[Any], sayable: Sequence[Words], rng: Random) -> Words | None:
        """One of `sayable`, true or not; None says nothing."""


def find(level: str, game: Game[Any, Any], factor: float = 1.0) -> Bot:
    """The bot of this level, or one of the baselines; `factor` stretches or shortens its usual thinking time."""
    if level == "random":
        return Uniform()
    if level == "greedy":
        own: Bot = rules_of_thumb(game)
        return own
    return player(game, level_of(level, game)).hurried(factor)


def player(game: Game[Any, Any], level: Level) -> Player:
    """Somebody of this level; a legend is a master where it has learned nothing."""
    return Legend(game, level, level_of(MASTER, game)) if level.learned else Player(game, level)


def seconds(level: str, game: Game[Any, Any]) -> float:
    """How long a bot of this level usually thinks, at most; 0 where it decides without searching.

    A legend takes as long as a master also where it knows what to do at a look: nobody should have to hurry after it.
    """
    if level in BASELINES:
        return 0.0
    own = level_of(level, game)
    budgets = [own.budget, level_of(MASTER, game).budget if own.learned else None]
    return max(budget.seconds if budget else 0.0 for budget in budgets)


def decide(bot: Bot, view: View[Any], legal: Sequence[Words], rng: Random) -> Decision:
    """What a bot chooses, and after how much thought."""
    return bot.decide(view, legal, rng) if isinstance(bot, Player) else Decision(bot.choose(view, legal, rng))


def ask(bot: Bot, play: Playthrough, seat: int, rng: Random) -> Words:
    """Asks a bot for the move of a seat, handing it that seat's view as it comes over the wire."""
    view = play.game.read_view(encode(play.view(seat)))
    return bot.choose(view, play.legal(seat), rng)


def speak(bot: Bot, play: Playthrough, seat: int, rng: Random) -> Words | None:
    """Asks a bot what it has to say on this occasion; None where it has nothing to say, or may not."""
    return speech(bot, play.game, play.game.read_view(encode(play.view(seat))), rng)


def speech(bot: Bot, game: Game[Any, Any], view: View[Any], rng: Random) -> Words | None:
    """The same from the view alone, as it came over the wire."""
    if not isinstance(bot, Speaker):
        return None
    sayable = [statement.words for statement in game.talk.sayable(view)]
    return bot.speak(view, sayable, rng) if sayable else None
