"""The duel beat by beat: chips, explosions, patients, the scale and the end, each with the table at that moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from perfidie import games
from perfidie.boards.beats import Beat
from perfidie.boards.scene import Scene
from perfidie.engine import CHANCE, Entry, Glimpse, Playthrough
from perfidie.games.charlatans.sight.view import Sight
from perfidie.games.charlatans.web.beats import Film
from web.charlatans import BOARD
from web.scenes import scene, text

GAME: Any = games.find("charlatans")
VIEWERS = (0, 1, None)
EAGER = 0.8
"""How often somebody draws who could: so flasks explode and necks are filled."""
SETS = [{"books": name, "mayor": True, "short": True} for name in ("I", "II", "III", "IV")]


class Line(NamedTuple):
    """One line of a record as one viewer sees it: the table before and after, and what they were told."""

    before: Scene
    after: Scene
    heard: tuple[Glimpse, ...]


def lines(options: dict[str, Any], seed: int) -> Iterator[tuple[Line, ...]]:
    """A whole game by eager players, line by line, seen by everybody."""
    rng = Random(seed)
    play = Playthrough(GAME, GAME.setup(2, options))
    while not play.over:
        before, count = [scene(play, seat) for seat in VIEWERS], [len(play.glimpses(seat)) for seat in VIEWERS]
        one_line(play, rng)
        yield tuple(
            [Line(then, scene(play, seat), tuple(play.glimpses(seat)[heard:]))
             for seat, then, heard in zip(VIEWERS, before, count, strict=True)]
        )  # fmt: skip


def one_line(play: Playthrough, rng: Random) -> None:
    """The next move, or what chance does next."""
    if play.state.actor == CHANCE:
        play.follow(Entry(CHANCE, play.state.sample(rng).words))
        return
    seat = play.state.waiting[0]
    legal = play.legal(seat)
    play.move(seat, ("draw",) if ("draw",) in legal and rng.random() < EAGER else rng.choice(legal))


def beats(line: Line) -> tuple[Beat, ...]:
    return BOARD.beats(line.before, line.after, line.heard)


def kinds(line: Line) -> list[str]:
    return [glimpse.kind for glimpse in line.heard]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_beats_last_as_long_for_everybody_and_the_last_one_has_told_all(options: dict[str, Any]) -> None:
    seen = 0
    for everybody in lines(options, 11):
        shown = [beats(line) for line in everybody]
        assert len({tuple([beat.seconds for beat in each]) for each in shown}) == 1
        for each in shown:
            assert [beat.told for beat in each] == [False] * (len(each) - 1) + [True] * bool(each)
            assert all([0.5 <= beat.seconds <= 3.7 and beat.caption for beat in each])
        seen += len(shown[0])
    assert seen > 30


@pytest.mark.parametrize("options", SETS, ids=str)
def test_followed_event_by_event_the_table_ends_as_it_is(options: dict[str, Any]) -> None:
    """But for the end of a round, when everything goes back into the bags at once."""
    for line, *_ in lines(options, 3):
        film = Film(line.before)
        for glimpse in line.heard:
            film.on(glimpse)
        if not {"game-begins", "round-started", "rounds-over", "race-begins"} & {*kinds(line)}:
            assert seen(film.scene.view.table) == seen(line.after.view.table), kinds(line)


def seen(sight: Sight) -> tuple[Any, ...]:
    """What a board shows of a table while a round is played. A neck may have sunk to the bottom meanwhile."""
    sides = [
        (sorted(each.neck + each.bottom), each.whites, each.gold, each.stand, each.cured, each.bag_size, each.exploded)
        for each in sight.sides
    ]
    return sides, sight.half, sight.space, sight.park, sight.finished, sight.shown, sight.arrived, sight.toss


def test_no_beat_shows_a_button_or_what_comes_later() -> None:
    """The white that will explode lies there before the flask bursts; a patient arrives before the roof has it."""
    climaxes = 0
    for line, *_ in lines({"books": "I"}, 5):
        shown = [text(beat.board) for beat in beats(line)]
        assert not any(["<button" in page for page in shown])
        if "exploded" in kinds(line):
            climaxes += 1
            assert ["is-bursting" in page for page in shown][:2] == [False, True]
        if "cured" in kinds(line):
            climaxes += 1
            before, after = [len(page.split(" is-full")) for page in (shown[0], shown[-1])]
            assert before < after
    assert climaxes > 4


def test_the_last_move_is_seen_before_the_laurel() -> None:
    for seed in range(3):
        *_, (line, *_) = lines({"short": True}, seed)
        assert line.after.view.outcome is not None
        last = beats(line)[-1]
        assert last.seconds >= 2
        assert "outcome" not in text(last.board)
