"""The second deal of every game: what the seat knows stays as it was, and nothing else of the game is in its record."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ends import ends
from perfidie import games
from perfidie.bots.second import deal_again
from perfidie.engine import (
    DEALER,
    Entry,
    Game,
    Playthrough,
    Refusal,
    State,
    View,
    encode,
    moments,
    read_record,
    replay,
    taken_up,
)
from perfidie.engine.laws import option_sets

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
FEWEST = [(name, games.find(name).seats[0]) for name in games.names()]
SIZES = [each for name in games.names() for each in ends([each for each in TABLES if each[0] == name])]
TALK = 0.15
KEPT = Path(__file__).parent / "second_deals"
Imagine = Callable[[View[Any]], State]


def played(game: Game[Any, Any], seats: int, seed: int) -> Playthrough:
    """A game at random, with things said at random where there is anything to say."""
    rng = Random(seed)
    play = Playthrough(game, next(islice(option_sets(game, seats, Random(0)), seed, None)))
    play.chance(rng)
    while not play.over:
        speaker = rng.randrange(seats)
        sayable = game.talk.sayable(play.view(speaker)) if len(game.talk.statements) else []
        if sayable and rng.random() < TALK:
            play.say(speaker, rng.choice(sayable).words)
        seat = rng.choice(play.state.waiting)
        play.move(seat, rng.choice(play.legal(seat)))
        play.chance(rng)
    return play


def played_on(play: Playthrough, rng: Random) -> Playthrough:
    play.chance(rng)
    while not play.over:
        seat = rng.choice(play.state.waiting)
        play.move(seat, rng.choice(play.legal(seat)))
        play.chance(rng)
    return play


def laid(game: Game[Any, Any], like: Playthrough, entries: tuple[Entry, ...]) -> Playthrough:
    play = Playthrough(game, like.setup)
    for entry in entries:
        play.follow(entry)
    return play


def dealing(game: Game[Any, Any], seed: int) -> Imagine:
    return lambda view: deal_again(game, view, Random(seed))


def taken_at_random(play: Playthrough, rng: Random, imagine: Imagine | None) -> tuple[int, int, tuple[Entry, ...]]:
    """The moment, the seat, and the lines: wherever the seat still has something to decide."""
    last = len(moments(play.entries)) - 1
    while True:
        at, seat = rng.randrange(last), rng.randrange(play.setup.seats)
        with suppress(Refusal):
            return at, seat, taken_up(play.game, play.setup, play.entries, at, seat, imagine)


@pytest.mark.parametrize("again", [False, True], ids=["same", "again"])
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_the_seat_sees_and_remembers_what_it_did_and_the_record_replays(name: str, seats: int, again: bool) -> None:
    game, rng = games.find(name), Random(seats)
    for seed in range(2):
        play = played(game, seats, seed)
        at, seat, entries = taken_at_random(play, rng, dealing(game, seed) if again else None)
        then = laid(game, play, tuple(play.entries[: moments(play.entries)[at]]))
        now = laid(game, play, entries)
        assert encode(now.view(seat)) == encode(then.view(seat))
        *before, told = now.glimpses(seat)
        assert before == then.glimpses(seat)
        assert told.kind == ("dealt-again" if again else "played-on")
        assert not any(now.can_undo(each) for each in range(seats)), "nothing from before is taken back"
        assert (entries[0].seat == DEALER) == again, "of a game that is dealt again no line is left"
        played_on(now, Random(seed))
        found = replay(game, read_record(now.record().to_json()))
        assert (found.state, found.events, found.claims) == (now.state, now.events, now.claims)
        assert [found.view(each) for each in range(seats)] == [now.view(each) for each in range(seats)]


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_games_that_differ_in_what_the_seat_cannot_know_are_dealt_again_to_the_same_bytes(
    name: str, seats: int
) -> None:
    game, rng, differ = games.find(name), Random(seats), 0
    for seed in range(4):
        play = played(game, seats, seed)
        at, seat, _ = taken_at_random(play, rng, dealing(game, 0))
        worlds = [
            laid(game, play, taken_up(game, play.setup, play.entries, at, seat, dealing(game, each))) for each in (1, 2)
        ]
        differ += worlds[0].state != worlds[1].state
        lines = [taken_up(game, one.setup, one.entries, 0, seat, dealing(game, 9)) for one in worlds]
        assert lines[0] == lines[1]
        assert len(lines[0]) == 1
    assert differ or name == "charlatans", "but for its bags, which chance draws from, everything lies open there"


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_a_second_deal_may_be_taken_up_again_by_another_seat(name: str, seats: int) -> None:
    game, rng = games.find(name), Random(7)
    first = taken_at_random(played(game, seats, 3), rng, dealing(game, 1))
    play = played_on(laid(game, played(game, seats, 3), first[2]), rng)
    for imagine in (None, dealing(game, 2)):
        at, seat, entries = taken_at_random(play, rng, imagine)
        then = laid(game, play, tuple(play.entries[: moments(play.entries)[at]]))
        assert encode(laid(game, play, entries).view(seat)) == encode(then.view(seat))


@pytest.mark.parametrize(
    ("at", "seat", "code"),
    [(-1, 0, "second-no-such-moment"), (10_000, 0, "second-no-such-moment"), (0, 2, "no-such-seat")],
)
def test_a_moment_or_a_seat_that_is_not_there_is_refused(at: int, seat: int, code: str) -> None:
    play = played(games.find("verre"), 2, 1)
    with pytest.raises(Refusal) as refused:
        taken_up(play.game, play.setup, play.entries, at, seat)
    assert refused.value.code == code


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_where_the_game_is_over_nobody_sits_down(name: str, seats: int) -> None:
    play = played(games.find(name), seats, 1)
    with pytest.raises(Refusal) as refused:
        taken_up(play.game, play.setup, play.entries, len(moments(play.entries)) - 1, 0)
    assert refused.value.code == "second-over"


def test_who_has_nothing_left_to_decide_does_not_sit_down() -> None:
    game, rng = games.find("verre"), Random(1)
    play = played_on(Playthrough(game, game.setup(2, {"max_rounds": 1})), rng)
    last = len(moments(play.entries)) - 2
    mover = play.entries[moments(play.entries)[last]].seat
    assert taken_up(game, play.setup, play.entries, last, mover)
    with pytest.raises(Refusal) as refused:
        taken_up(game, play.setup, play.entries, last, 1 - mover)
    assert refused.value.code == "second-nothing-left"


def test_a_world_with_another_view_is_not_dealt() -> None:
    play = played(games.find("verre"), 3, 1)
    other = played(games.find("verre"), 3, 2)
    begun = laid(other.game, other, tuple(other.entries[: moments(other.entries)[0]]))
    with pytest.raises(Refusal) as refused:
        taken_up(play.game, play.setup, play.entries, 4, 0, lambda view: begun.state.clone())
    assert refused.value.code == "second-differs"


@pytest.mark.parametrize("name", games.names())
def test_a_table_that_was_dealt_again_long_ago_still_replays(name: str) -> None:
    """Kept when there first were such tables: what a state holds cannot change without anybody noticing."""
    record = read_record((KEPT / f"{name}.json").read_bytes())
    play = replay(games.find(name), record)
    outcome = play.view(None).outcome
    assert outcome is not None
    assert " ".join(map(str, outcome.winners)) == record.notes["winners"]
    assert play.glimpses(0)


def made_up() -> list[tuple[str, ...]]:
    """Lines of a dealer that lay no table of this game."""
    game = games.find("verre")
    play = played(game, 3, 1)
    ((_, (seat, state, told), *_),) = [
        (entry.seat, entry.words) for entry in taken_up(game, play.setup, play.entries, 3, 1, dealing(game, 1))
    ]
    verona = played(games.find("verona"), 3, 1)
    (foreign,) = taken_up(verona.game, verona.setup, verona.entries, 3, 1, dealing(verona.game, 1))
    four = played(game, 4, 1)
    (larger,) = taken_up(game, four.setup, four.entries, 3, 1, dealing(game, 1))
    return [
        (), ("",), ("3",), ("-1",), ("x",), (seat, state), (seat, "", told), (seat, "{}", told), (seat, state, "[]"),
        (seat, state[:-9], told), (seat, "[" * 100_000, told), (seat, foreign.words[1], told),
        (seat, larger.words[1], told), (seat, state.replace('"hands":[[', '"hands":[[0,'), told),
        (seat, state, told.replace("0]", "9999]")),
    ]  # fmt: skip


@pytest.mark.parametrize("words", made_up(), ids=lambda words: " ".join(words)[:20])
def test_a_line_that_lays_no_table_of_the_game_is_refused_and_changes_nothing(words: tuple[str, ...]) -> None:
    game = games.find("verre")
    play = Playthrough(game, game.setup(3))
    before = play.state.clone()
    with pytest.raises(Refusal) as refused:
        play.follow(Entry(DEALER, words))
    assert refused.value.code == "second-malformed"
    assert (play.state, play.entries) == (before, [])


def test_a_table_is_laid_anew_at_the_beginning_of_a_record_alone() -> None:
    game = games.find("verre")
    play = played(game, 3, 1)
    (entry,) = taken_up(game, play.setup, play.entries, 3, 1, dealing(game, 1))
    with pytest.raises(Refusal) as refused:
        laid(game, play, (*play.entries[:4], entry))
    assert refused.value.code == "second-malformed"
    with pytest.raises(Refusal):
        play.follow(Entry(DEALER, ("0",)))  # it is over
