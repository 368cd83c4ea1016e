"""Draws that are known to be very lucky or unlucky, exchanged for those of a game.

That they are is not asked of the judge that is tested here: bots who play from their views play the game to its end
many times, after this draw and after others that could have been.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from perfidie import bots, games
from perfidie.engine import Game, Playthrough, Record
from perfidie.engine.action import Words
from perfidie.engine.record import Entry
from perfidie.engine.step import CHANCE
from review.games import played

USUAL = ("greedy", "regular")
"""Of one of these each seat is, by lot: players of the usual strengths, as on the bench of calibration."""
OTHERS, TRIED, MADE_SURE = 4, 12, 48
"""How many other draws are tried, how often each is played on, and how often those that count."""
VERY, SURELY = 0.2, 4.0
"""What a draw has to do for a seat to be called very lucky, in shares of the win and in standard errors."""


class Planted(NamedTuple):
    """A game with such a draw in it."""

    record: Record
    entry: int
    seat: int
    effect: float


def planted(name: str, seats: int, seed: int) -> Planted | None:
    """A game of bots in which one stretch of chance is exchanged; None where no draw there does very much."""
    game, rng = games.find(name), Random(f"planted {name} {seats} {seed}")
    before = _somewhere(game, played(name, seats, seed), rng)
    draws = [_drawn(before, rng) for _ in range(OTHERS)]
    means = [_mean([_ended(before, draw, rng) for _ in range(TRIED)]) for draw in draws]
    overall = _mean(means)
    most, draw, seat = max(
        (abs(mean[seat] - overall[seat]), draw, seat)
        for draw, mean in zip(draws, means, strict=True)
        for seat in range(before.setup.seats)
    )
    if most < VERY / 2:
        return None
    mine = [_ended(before, draw, rng)[seat] for _ in range(MADE_SURE)]
    others = [_ended(before, _drawn(before, rng), rng)[seat] for _ in range(MADE_SURE)]
    effect = sum(mine) / MADE_SURE - sum(others) / MADE_SURE
    error = sqrt((_spread(mine) + _spread(others)) / MADE_SURE)
    if abs(effect) < max(VERY, SURELY * error):
        return None
    return Planted(exchanged(before, draw, rng), len(before.entries), seat, effect)


def exchanged(before: Playthrough, draw: tuple[Words, ...], rng: Random) -> Record:
    """The game with these draws in it, played to its end by bots."""
    play = _after(before, draw)
    _play_on(play, rng)
    return play.record()


def before_stretches(game: Game[Any, Any], record: Record) -> Iterator[Playthrough]:
    """The table before every stretch of chance."""
    play, in_one = Playthrough(game, game.setup(record.seats, record.options)), False
    for entry in record.entries:
        if play.state.actor == CHANCE and not in_one:
            yield copied(play)
        in_one = play.state.actor == CHANCE
        play.follow(entry)


def copied(play: Playthrough) -> Playthrough:
    """The same table, to be played another way."""
    other = Playthrough(play.game, play.setup)
    other.entries, other.claims = list(play.entries), list(play.claims)
    other.state, other.events = play.state.clone(), []
    other.state.loud, other.state.events = True, other.events
    return other


def _somewhere(game: Game[Any, Any], record: Record, rng: Random) -> Playthrough:
    """In the last part of the game: earlier on a single draw seldom does very much."""
    stretches = list(before_stretches(game, record))
    return stretches[rng.randrange(len(stretches) * 9 // 10, len(stretches))]


def _drawn(before: Playthrough, rng: Random) -> tuple[Words, ...]:
    play = copied(before)
    play.chance(rng)
    return tuple([entry.words for entry in play.entries[len(before.entries) :]])


def _after(before: Playthrough, draw: tuple[Words, ...]) -> Playthrough:
    play = copied(before)
    for words in draw:
        play.follow(Entry(CHANCE, words))
    return play


def _ended(before: Playthrough, draw: tuple[Words, ...], rng: Random) -> tuple[float, ...]:
    play = _after(before, draw)
    _play_on(play, rng)
    return play.game.rules.shares(play.game.rules.outcome(play.state))


def _play_on(play: Playthrough, rng: Random) -> None:
    players = [bots.find(rng.choice(USUAL), play.game) for _ in range(play.setup.seats)]
    play.chance(rng)
    while not play.over:
        seat = play.state.waiting[0]
        play.move(seat, bots.ask(players[seat], play, seat, rng))
        play.chance(rng)


def _mean(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])


def _spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return max(sum([(each - mean) ** 2 for each in values]), 1.0) / (len(values) - 1)
