"""What is watched at the Council of Verona: a beat for each move, and a round being judged, nothing told early."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from ends import ends
from perfidie.boards.beats import Beat
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse, Playthrough
from perfidie.games.verona import GAME
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing import generated
from web.scenes import Elements, scene, text
from web.verona import SEATS, tokens_drawn, viewers

BOARD = generated.find("verona")
Viewer = int | None


class Line(NamedTuple):
    """A move as one viewer saw it: the scenes around it, what was heard, and the beats."""

    play: Playthrough
    seat: Viewer
    after: Scene
    heard: tuple[Glimpse, ...]
    beats: tuple[Beat, ...]


def lines(seats: int, seed: int, lang: str = "fr", **options: Any) -> Iterator[list[Line]]:
    """Every move of a random match, as each of its viewers saw it."""
    play, rng = Playthrough(GAME, GAME.setup(seats, {"rounds": 1, **options})), Random(seed)
    play.chance(rng)
    while not play.over:
        before = [(seat, scene(play, seat, lang), len(play.glimpses(seat))) for seat in viewers(seats)]
        mover = rng.choice(play.state.waiting)
        play.move(mover, rng.choice(play.legal(mover)))
        found = []
        for seat, then, known in before:
            now, heard = scene(play, seat, lang), tuple(play.glimpses(seat)[known:])
            assert BOARD.beats is not None
            found.append(Line(play, seat, now, heard, BOARD.beats(then, now, heard)))
        yield found
        play.chance(rng)


def judged(line: Line) -> bool:
    return any(glimpse.kind == "round-scored" for glimpse in line.heard)


@pytest.mark.parametrize("poison", [False, True])
@pytest.mark.parametrize("seats", ends(SEATS))
def test_beats_last_equally_long_for_everybody_and_the_last_one_has_told_all(seats: int, poison: bool) -> None:
    for found in lines(seats, seats, poison=poison):
        paces = {tuple((beat.seconds, beat.told, beat.sound) for beat in line.beats) for line in found}
        assert len(paces) == 1
        shown = found[0].beats
        assert [beat.told for beat in shown[-1:]] in ([], [True])
        assert not any(beat.told for beat in shown[:-1])
        assert all(0.5 <= beat.seconds <= 2.5 for beat in shown)
        assert sum(beat.seconds for beat in shown) < 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_that_is_seen_has_a_beat_that_says_who_what_and_where(lang: str) -> None:
    said = {"played", "moved", "copied", "swapped", "looked", "placed", "power-skipped", "token-skipped", "last-lap"}
    for found in lines(5, 5, lang, poison=True):
        for line in found:
            for glimpse in line.heard:
                if glimpse.kind in said:
                    assert line.after.texts.event(glimpse) in [beat.caption for beat in line.beats]
            assert all(beat.caption for beat in line.beats)


@pytest.mark.parametrize("poison", [False, True])
@pytest.mark.parametrize("seats", ends(SEATS))
def test_no_board_shows_a_token_fate_or_gain_before_its_beat(seats: int, poison: bool) -> None:
    """What each board has open is what was told up to its beat, one's own tokens and those seen with Paris."""
    ended = 0
    for found in lines(seats, 20 + seats, poison=poison):
        for line in filter(judged, found):
            ended += 1
            past = line.after.view.table.past[-1]
            mine = [token for token in past.tokens if line.seat in (token.owner, *token.lookers)]
            opened = [sum(bool(kind) for _, kind in tokens_drawn(text(beat.board))) for beat in line.beats]
            assert opened == sorted(opened)
            first = next(number for number, beat in enumerate(line.beats) if "is-judged" in text(beat.board))
            assert all(count == len(mine) for count in opened[:first])
            assert opened[-1] == sum(bool(token.kind) for token in past.tokens)
            for beat in line.beats[:first]:
                assert not re.search(r"person [^\"]*is-(met|unmet|dead)|zone-brings|decree", text(beat.board))
            fates = [len(re.findall(r"is-(?:met|unmet|dead)\b", text(beat.board))) for beat in line.beats]
            assert fates == sorted(fates)
            assert all("decree" not in text(beat.board) for beat in line.beats[:-1])
    assert ended == seats + 1


@pytest.mark.parametrize("poison", [False, True])
def test_the_last_beat_tells_what_everybody_gains(poison: bool) -> None:
    for found in lines(4, 9, poison=poison):
        for line in filter(judged, found):
            rows = Elements(text(line.beats[-1].board)).all("b", "num")
            gains = [int(each["text"].replace("−", "-")) for each in rows if each["text"].lstrip("+−").isdecimal()]
            assert tuple(gains[-4:]) == line.after.view.table.past[-1].scores


def test_while_a_beat_is_watched_nothing_can_be_pressed() -> None:
    for found in lines(3, 3):
        for line in found:
            for beat in line.beats:
                assert not re.search("<button|<input", text(beat.board))


def openly(play: Playthrough) -> tuple[Glimpse, ...]:
    """Everything that happened, with what only some were told: the game is over, and all of it is open."""
    told = []
    for event in play.events:
        facts = dict(event.facts)
        for _, more in event.private:
            facts |= more
        told.append(Glimpse(event.kind, facts))
    return tuple(told)


@pytest.mark.parametrize("seats", ends(SEATS))
def test_a_match_that_is_over_has_a_course_and_one_true_remark_for_each(seats: int) -> None:
    *_, found = lines(seats, 3 * seats, rounds=2, poison=True)
    line = found[-1]
    told = openly(line.play)
    assert BOARD.course is not None
    assert BOARD.remarks is not None
    course = BOARD.course(line.after, told)
    assert course is not None
    assert [each[-1] for each in course.lines] == list(line.after.view.outcome.scores)  # type: ignore[union-attr]
    assert [len(each) for each in course.lines] == [3] * seats
    remarks = BOARD.remarks(line.after, told)
    assert [remark.seat for remark in remarks] == list(range(seats))
    assert all(0 < len(remark.text) <= 60 for remark in remarks)
