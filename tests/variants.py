"""Games with one of their parts replaced by a faulty or special one."""

from __future__ import annotations

from typing import Any

from perfidie.engine import Eyes, Game, Laboratory, Rulebook, Talk

AnyGame = Game[Any, Any]


def variant(game: AnyGame, made: type[Any]) -> AnyGame:
    """The game with this class in the place of whatever parts it is; a kind of Game gets all the parts."""
    if issubclass(made, Game):
        return made(game.rules, game.eyes, game.talk, type(game.lab))
    if issubclass(made, Laboratory):
        return game.but(lab=made)
    part = made()
    return game.but(
        rules=part if isinstance(part, Rulebook) else None,
        eyes=part if isinstance(part, Eyes) else None,
        talk=part if isinstance(part, Talk) else None,
    )
