"""Playing any game in a test: tables after chosen or random chances, moves in words, random options, what is seen.

Everything goes through the front door, and the game is an argument: nothing here knows one by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from ends import ends
from perfidie import games
from perfidie.engine import (
    CHANCE,
    Entry,
    Game,
    Option,
    Options,
    Outcome,
    Playthrough,
    Record,
    Refusal,
    encode,
    replay,
    save_state,
)
from perfidie.engine.record import FORMAT

AnyGame = Game[Any, Any]
Words = tuple[str, ...]
Reader = Callable[[str], Sequence[str]]
"""How a line of a script becomes words; a game with long words may have short ones for its tests."""

GAMES = [games.find(name) for name in games.names()]
TABLES = [table for game in GAMES for table in ends([(game, seats) for seats in game.seats])]


def named(thing: object) -> str:
    """A game or a number of seats, in the name of a test."""
    return str(getattr(thing, "id", thing))


every_game = pytest.mark.parametrize("game", GAMES, ids=named)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
"""The smallest and the largest table of every game; those between them in the soak."""


# Tables


def after(game: AnyGame, seats: int, chances: Iterable[Words], **options: Any) -> Playthrough:
    """A table after these chances."""
    entries = tuple(Entry(CHANCE, words) for words in chances)
    return replay(game, Record(FORMAT, game.id, game.version, seats, options, entries))


def shuffled(game: AnyGame, seats: int, seed: int, **options: Any) -> Playthrough:
    """A table after a random deal."""
    play = Playthrough(game, game.setup(seats, options))
    play.chance(Random(seed))
    return play


def moves(play: Playthrough, *scripts: str, read: Reader = str.split) -> Playthrough:
    """Plays moves in words, each behind its seat: `0 spy A; 1 play p6 A`."""
    for script in scripts:
        for line in script.split(";"):
            seat, *words = read(line)
            play.move(int(seat), words)
    return play


def decisions(play: Playthrough, rng: Random) -> Iterator[tuple[int, Words]]:
    """Plays at random and stops before each decision, with the seat and the words it is about to say."""
    while not play.over:
        assert play.version < 10_000, "this game does not end"
        play.chance(rng)
        seat = play.state.actor
        if seat >= 0:
            words = rng.choice(play.legal(seat))
            yield seat, words
            play.move(seat, words)


def finished(play: Playthrough, rng: Random) -> Playthrough:
    """The game played at random to its end."""
    for _ in decisions(play, rng):
        pass
    return play


# Random options


def accepted(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether so many people may agree on this: a fourth seat does not begin at a table of three."""
    with suppress(Refusal):
        game.setup(seats, options)
        return True
    return False


def values(game: AnyGame, seats: int, option: Option, most: int | None = None) -> list[Any]:
    """What so many people may choose, the usual first.

    Of a long range its ends and its beginning; of a very long list some from all over it.
    """
    few = range(option.least, option.most + 1)[:8]
    listed = option.values[:: 1 + len(option.values) // 12]
    offered = listed or dict.fromkeys([option.default, option.least, option.most, *few])
    return [value for value in offered if accepted(game, seats, {option.id: value})][:most]


def in_turn(choices: list[Any], rng: Random) -> Iterator[Any]:
    """The choices in random order, without end: each has its turn before one comes back."""
    while True:
        yield from rng.sample(choices, len(choices))


def mixtures(game: AnyGame, seats: int, rng: Random, most: int | None = None) -> Iterator[Options]:
    """Random options without end, every value in its turn; what is for the laboratory stays as usual mostly.

    `most` is for long matches: only the first so many values of an option. What depends on another option is drawn
    again where the game refuses it: a card cannot lie in two places.
    """
    turns = {}
    for option in game.options:
        turns[option.id] = in_turn(values(game, seats, option, most) + [option.usual] * 3 * option.lab, rng)
    while True:
        mixture = {name: next(turn) for name, turn in turns.items()}
        for _ in range(30):
            if accepted(game, seats, mixture):
                yield mixture
                break
            depending = [option for option in game.options if option.when and option.when in mixture.items()]
            if not depending:
                break
            mixture |= {option.id: rng.choice(values(game, seats, option, most)) for option in depending}


def any_options(game: AnyGame, seats: int, rng: Random) -> Options:
    """Some random options."""
    return next(mixtures(game, seats, rng))


def moments(game: AnyGame, seats: int, seed: int, share: float) -> Iterator[tuple[Playthrough, Random]]:
    """Games under random options, without end, stopped before this share of their decisions and when they are over."""
    rng = Random(seed)
    for options in mixtures(game, seats, rng):
        play = Playthrough(game, game.setup(seats, options))
        for _ in decisions(play, rng):
            if rng.random() < share:
                yield play, rng
        yield play, rng


def chances(game: AnyGame, seats: int, seed: int, share: float) -> Iterator[tuple[Playthrough, Random]]:
    """The same, stopped where chance is about to act."""
    rng = Random(seed)
    for options in mixtures(game, seats, rng):
        play = Playthrough(game, game.setup(seats, options))
        while not play.over:
            seat = play.state.actor
            if seat >= 0:
                play.move(seat, rng.choice(play.legal(seat)))
                continue
            if rng.random() < share:
                yield play, rng
            play.follow(Entry(CHANCE, play.state.sample(rng).words))


# What is seen


def watchers(play: Playthrough) -> tuple[int | None, ...]:
    """Everybody who watches: all seats, and the spectator."""
    return (*range(play.setup.seats), None)


def see(play: Playthrough, seat: int | None) -> Any:
    """What a seat sees of the table, read back from the bytes that leave the engine."""
    return play.game.read_view(encode(play.view(seat))).table


def told(play: Playthrough, seat: int | None, kind: str) -> list[dict[str, Any]]:
    """The facts of every glimpse of this kind that a seat got."""
    return [glimpse.facts for glimpse in play.glimpses(seat) if glimpse.kind == kind]


def outcome(play: Playthrough) -> Outcome:
    """How the game ended, as everybody sees it."""
    ended = play.view(None).outcome
    assert ended is not None
    return ended


# Refusals


def everything(play: Playthrough) -> tuple[bytes, bytes, int]:
    """All that a move could change."""
    return save_state(play.game, play.state), play.record().to_json(), len(play.events)


def answer_to(door: Callable[..., object], *said: object) -> Refusal:
    """The refusal that is met at this door; quicker than `pytest.raises`, for tests that knock a million times."""
    try:
        door(*said)
    except Refusal as answer:
        return answer
    raise AssertionError(f"{said} was accepted")


def refused(play: Playthrough, seat: int, words: Sequence[str]) -> Refusal:
    """The refusal these words meet; the table must not move."""
    before = everything(play)
    answer = answer_to(play.move, seat, words)
    assert everything(play) == before
    return answer


def unsaid(play: Playthrough, seat: int, words: Sequence[str]) -> Refusal:
    """The refusal this statement meets; nothing may be kept of it."""
    before = everything(play), list(play.claims)
    answer = answer_to(play.say, seat, words)
    assert (everything(play), play.claims) == before
    return answer


def refusal(play: Playthrough, seat: int, said: str, read: Reader = str.split) -> str:
    """The code of the refusal these words meet; the table must not move."""
    return refused(play, seat, read(said)).code
