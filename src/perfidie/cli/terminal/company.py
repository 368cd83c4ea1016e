"""Who plays the seats that nobody at the keyboard has: levels of the house, or what a network of one's own learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from perfidie import bots
from perfidie.engine import Game, Setup
from perfidie.texts import Texts

NETWORK = "network:"
"""Before the file of a network, as in the arena."""


def invited(level: str, game: Game[Any, Any], setup: Setup) -> bots.Bot:
    """The bot of this level, or the network in this file; a refusal where it cannot play at such a table."""
    if level.startswith(NETWORK):
        from perfidie.arena.contest import Contest
        from perfidie.arena.entrants import learned

        return learned(level.removeprefix(NETWORK), Contest(game.id, setup.seats, setup.options, (level,)))
    return bots.find(level, game)


def takes(level: str, game: Game[Any, Any]) -> float:
    """How many seconds it usually thinks; a network does not."""
    return 0.0 if level.startswith(NETWORK) else bots.seconds(level, game)


def called(level: str, texts: Texts) -> str:
    """How it is spoken of as the game begins."""
    if level.startswith(NETWORK):
        return texts.say("bot-network", {"file": Path(level.removeprefix(NETWORK)).name})
    return texts.say(f"bot-{level}")
