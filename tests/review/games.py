"""Games played by bots, for those who look at them again."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from perfidie import bots, games
from perfidie.engine import Game, Playthrough, Record


@cache
def played(name: str, seats: int = 0, seed: int = 1, level: str = "greedy", **options: Any) -> Record:
    """A whole game by bots that decide by rules of thumb."""
    game: Game[Any, Any] = games.find(name)
    play = Playthrough(game, game.setup(seats or game.usual_seats, options))
    bot, rng = bots.find(level, game), Random(seed)
    while True:
        play.chance(rng)
        if play.over:
            return play.record()
        seat = play.state.waiting[0]
        said = bots.speak(bot, play, seat, rng)
        if said is not None:
            play.say(seat, said)
        play.move(seat, bots.ask(bot, play, seat, rng))


def moments(name: str, seats: int = 0, every: int = 7) -> list[Playthrough]:
    """The table of such a game before every so many moves."""
    game, record = games.find(name), played(name, seats)
    play, found = Playthrough(game, game.setup(record.seats, record.options)), []
    for number, entry in enumerate(record.entries):
        if number % every == 0 and play.state.waiting:
            found.append(_copied(game, record, number))
        play.follow(entry)
    return found


def _copied(game: Game[Any, Any], record: Record, upto: int) -> Playthrough:
    from perfidie.engine import replay

    return replay(game, record, upto)
