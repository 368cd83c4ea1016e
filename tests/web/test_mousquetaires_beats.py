"""What is watched at the Musketeers' table: each line of a game in beats, the same pace for all, nothing told early."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from games.mousquetaires.tables import MOUSQUETAIRES, lay
from perfidie.boards.beats import Beat
from perfidie.boards.scene import Parts, Scene
from perfidie.engine import CHANCE, Event, Glimpse, Playthrough
from perfidie.games.mousquetaires.web.beats import LONGEST, LOOKS
from web.mousquetaires import BOARD, words
from web.scenes import scene, text

MOST_LINES = 150


class Line(NamedTuple):
    """One line of a game, as one viewer saw it."""

    before: Scene
    after: Scene
    heard: tuple[Glimpse, ...]
    shown: tuple[Beat, ...]


def told(events: list[Event], seat: int | None) -> tuple[Glimpse, ...]:
    """What a viewer was told of these, as far as everybody was told something."""
    glimpses = [event.seen_by(seat) for event in events if event.audience is None]
    return tuple([glimpse for glimpse in glimpses if glimpse is not None])


def advance(play: Playthrough, rng: Random) -> list[Event]:
    """One line: a random move, or one thing that chance does."""
    since = len(play.events)
    if play.state.actor == CHANCE:
        play._apply(play.state.sample(rng), CHANCE)
    else:
        seat = play.state.waiting[0]
        play.move(seat, rng.choice(play.legal(seat)))
    return play.events[since:]


@cache
def lines(seats: int, seed: int = 1) -> tuple[dict[int | None, Line], ...]:
    """The lines of a random game, each as everybody saw it."""
    play, rng, found = Playthrough(MOUSQUETAIRES, MOUSQUETAIRES.setup(seats, {})), Random(seed), []
    viewers: tuple[int | None, ...] = (None, *range(seats))
    while not play.over and len(found) < MOST_LINES:
        before = {viewer: scene(play, viewer) for viewer in viewers}
        events = advance(play, rng)
        line = {}
        for viewer in viewers:
            after, heard = scene(play, viewer), told(events, viewer)
            assert BOARD.beats is not None
            line[viewer] = Line(before[viewer], after, heard, BOARD.beats(before[viewer], after, heard))
        found.append(line)
    return tuple(found)


def shown(seats: int) -> Iterator[Line]:
    """Every line with something to watch, as its viewers saw it."""
    for line in lines(seats):
        for seen in line.values():
            if seen.shown:
                yield seen


def plate(beat: Beat) -> str:
    """What lies on the plate at this beat."""
    assert isinstance(beat.board, Parts)
    return text(dict(beat.board.parts)["plate"])


every_size = pytest.mark.parametrize("seats", [1, 3, 5])


@every_size
def test_everybody_is_shown_a_line_at_the_same_pace(seats: int) -> None:
    for line in lines(seats):
        paces = {tuple([beat.seconds for beat in seen.shown]) for seen in line.values()}
        assert len(paces) == 1
        assert sum(paces.pop()) <= LONGEST + 0.01


@every_size
def test_only_the_last_beat_has_told_all_and_none_can_be_pressed(seats: int) -> None:
    for line in shown(seats):
        assert [beat.told for beat in line.shown] == [False] * (len(line.shown) - 1) + [True]
        for beat in line.shown:
            assert isinstance(beat.board, Parts)
            assert 'form="move"' not in beat.board.whole()
            assert beat.caption


def test_every_kind_that_is_watched_is_one_that_happens() -> None:
    assert all(BOARD.beats is not None and 0.5 <= look.seconds <= 2.5 for look in LOOKS.values())
    assert {glimpse.kind for seats in (1, 3, 5) for line in shown(seats) for glimpse in line.heard} & set(LOOKS)


# A duel


def test_dice_fall_one_by_one_and_the_verdict_comes_after_the_last() -> None:
    falls = [line for each in lines(3) for line in [each[None]] if any(g.kind == "die-rolled" for g in line.heard)]
    duels = [line for line in falls if line.before.view.table.duel is not None and not line.before.view.table.duel.over]
    assert duels
    for line in duels:
        sight, first = line.before.view.table, plate(line.shown[0])
        lying = len(sight.blue) + len(sight.red) + 1
        full = sight.blue_dice + sight.red_dice
        if lying <= full:
            assert first.count("shows-") == lying
        if lying < full:
            assert "blessé" not in words(first)
            assert len(line.shown) == 1


def test_rochefort_steps_in_by_his_name() -> None:
    table = lay("porthos louvre", "porthos 2", louvre="chevreuse felton", destination="louvre")
    before, since = scene(table.play, None), len(table.play.events)
    table.do("porthos duel adversary felton")
    after, heard = scene(table.play, None), told(table.play.events[since:], None)
    assert BOARD.beats is not None
    beats = BOARD.beats(before, after, heard)
    kinds = [glimpse.kind for glimpse in heard if glimpse.kind in LOOKS]
    assert "milady-revealed" in kinds
    assert len(beats) == len(kinds)
    facing = beats[kinds.index("duel-begins")]
    assert "Rochefort" in words(plate(facing))
    for early in beats[: kinds.index("milady-revealed")]:
        assert isinstance(early.board, Parts)
        assert 'data-piece="milady"' not in early.board.whole()


# Milady


def test_a_treachery_lies_on_the_plate_with_what_it_does() -> None:
    found = 0
    for line in [each[None] for seats in (1, 3, 5) for each in lines(seats)]:
        watched = [glimpse for glimpse in line.heard if glimpse.kind in LOOKS]
        for glimpse, beat in zip(watched, line.shown, strict=False):
            if glimpse.kind in ("treachery-played", "treachery-aimed") and len(watched) == len(line.shown):
                name = line.before.texts.word(str(glimpse.facts["treachery"]))
                assert words(str(name)) in words(plate(beat))
                found += 1
    assert found


def test_where_milady_hides_is_on_nobody_s_board_before_she_is_found() -> None:
    for line in shown(5):
        if line.before.seat != 0:
            for beat in line.shown:
                revealed = [g for g in line.heard if g.kind == "milady-revealed"]
                if not line.before.view.table.revealed and not revealed:
                    assert isinstance(beat.board, Parts)
                    assert 'data-piece="milady"' not in beat.board.whole()


# What one wants, and how it went


def test_everybody_is_told_in_one_line_what_they_want_now() -> None:
    told: set[str] = set()
    for line in lines(3):
        for seen in line.values():
            assert BOARD.goal is not None
            goal = BOARD.goal(seen.before)
            assert 0 < len(goal) <= 50, goal
            told.add(goal)
    assert len(told) > 6


def test_the_end_tells_how_near_each_side_came_and_one_fact_of_each_seat() -> None:
    play, rng = Playthrough(MOUSQUETAIRES, MOUSQUETAIRES.setup(4, {})), Random(2)
    while not play.over:
        advance(play, rng)
    end, heard = scene(play, None), tuple([Glimpse(event.kind, event.facts) for event in play.events])
    assert BOARD.course is not None
    assert BOARD.remarks is not None
    course, remarks = BOARD.course(end, heard), BOARD.remarks(end, heard)
    assert course is not None
    assert all(len(row) == len(course.marks) for row in course.lines)
    assert all(0 <= value <= 100 for row in course.lines for value in row)
    assert max(row[-1] for row in course.lines) == 100
    assert [remark.seat for remark in remarks] == [0, 1, 2, 3]
    assert all(len(remark.text) <= 50 for remark in remarks)
