"""Luck: all that was drawn and nothing else, nothing on average, and a planted stroke of luck is found."""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from perfidie import games
from perfidie.engine import Playthrough, Record, Refusal
from perfidie.engine.record import Entry
from perfidie.engine.step import CHANCE
from perfidie.review.luck import DrawLuck, Luck, draws, luck, quick_luck
from review.games import played
from review.planted import before_stretches, exchanged, planted

ALL = ["verre", "verona", "idus_martii", "charlatans", "mousquetaires"]
FEW = 6
FAR = 3.5
"""Standard errors: a mean that ought to be 0 is farther from it one time in two thousand."""


@cache
def found(name: str) -> Luck:
    return luck(games.find(name), played(name), Random(3), FEW)


@pytest.mark.parametrize("name", ALL)
def test_every_draw_is_told_and_nothing_that_was_chosen(name: str) -> None:
    record = played(name)
    told = {line for draw in found(name).draws for line in range(draw.entry, draw.until)}
    assert told == {line for line, entry in enumerate(record.entries) if entry.seat == CHANCE}


@pytest.mark.parametrize("name", ALL)
def test_start_luck_and_choices_together_are_how_the_game_ended(name: str) -> None:
    each = found(name)
    for seat, share in enumerate(each.shares):
        assert each.start[seat] + each.seats[seat] + each.choices[seat] == pytest.approx(share)
        assert each.luck_free[seat] == pytest.approx(share - sum(draw.changes[seat] for draw in each.draws))
    assert [draw.changes[0] for draw in each.largest(0, 2)] == sorted(
        [draw.changes[0] for draw in each.draws], key=abs, reverse=True
    )[:2]


@pytest.mark.parametrize("name", ALL)
def test_the_same_chance_gives_the_same_luck(name: str) -> None:
    game, record = games.find(name), played(name)
    assert luck(game, record, Random(3), FEW) == found(name)
    assert quick_luck(game, record, Random(3)) == quick_luck(game, record, Random(3))


def by_lot(name: str, rng: Random) -> Record:
    """A game in which everybody chooses by lot, written down."""
    game = games.find(name)
    play = Playthrough(game, game.setup(game.usual_seats))
    play.chance(rng)
    while not play.over:
        seat = play.state.waiting[0]
        words = play.legal(seat)
        play.move(seat, words[rng.randrange(len(words))])
        play.chance(rng)
    return play.record()


def mean_luck(name: str, count: int) -> tuple[float, float]:
    """The luck of the first seat over so many games that are played by lot, and its standard error."""
    game = games.find(name)
    lucks = [quick_luck(game, by_lot(name, Random(f"{name} {number}")), Random(number))[0] for number in range(count)]
    mean = sum(lucks) / count
    return mean, sqrt(sum([(each - mean) ** 2 for each in lucks]) / (count - 1) / count)


@pytest.mark.parametrize(("name", "count"), [("verre", 30), ("idus_martii", 40), ("mousquetaires", 40)])
def test_luck_is_nothing_on_average(name: str, count: int) -> None:
    mean, error = mean_luck(name, count)
    assert 0 < error < 0.1
    assert abs(mean) < FAR * error


@pytest.mark.soak
@pytest.mark.parametrize("name", ALL)
def test_luck_is_nothing_on_average_over_many_games(name: str) -> None:
    mean, error = mean_luck(name, 600)
    assert 0 < error < 0.03
    assert abs(mean) < FAR * error


def one_draw_alone(play: Playthrough) -> bool:
    """Whether one thing is drawn, out of several, and somebody has to choose then."""
    outcomes = play.state.outcomes()
    after = [play.state.clone() for _ in outcomes]
    for state, (action, _) in zip(after, outcomes, strict=True):
        state.apply(action)
    return len(outcomes) > 2 and all(state.actor >= 0 for state in after)


def told_of(record: Record, entry: int, rng: Random, samples: int = 0) -> DrawLuck:
    """What `luck` says of the draw at this line: each is weighed with chance of its own, so the others need not be."""
    game = games.find(record.game)
    number = sum(1 for play in before_stretches(game, record) if len(play.entries) < entry)
    [draw] = draws(game, record, rng.getrandbits(48), slice(number, number + 1), samples).draws
    assert draw.entry == entry
    return draw


def test_what_is_said_of_one_draw_is_what_is_said_of_it_among_all() -> None:
    record = played("charlatans")
    for draw in found("charlatans").draws[::40]:
        assert told_of(record, draw.entry, Random(3), FEW) == draw


def test_of_a_draw_that_is_counted_out_all_outcomes_together_are_no_luck() -> None:
    """Each chip of a bag in turn is drawn: what they change, by their chances, adds up to nothing."""
    game = games.find("charlatans")
    before = [play for play in before_stretches(game, played("charlatans")) if one_draw_alone(play)][-1]
    total, changes = sum(weight for _, weight in before.state.outcomes()), []
    for action, weight in before.state.outcomes():
        draw = told_of(exchanged(before, (action.words,), Random(1)), len(before.entries), Random(2), 40)
        assert draw.errors == (0, 0)
        changes.append(weight / total * draw.changes[0])
    assert sum(changes) == pytest.approx(0, abs=1e-9)
    assert max(changes) > 0


PLANTED = [("charlatans", 2, 36), ("idus_martii", 5, 4), ("mousquetaires", 4, 6)]


@pytest.mark.parametrize(("name", "seats", "seed"), PLANTED)
def test_a_planted_stroke_of_luck_is_found(name: str, seats: int, seed: int) -> None:
    assert told_as_such(name, seats, seed) is True


def told_as_such(name: str, seats: int, seed: int) -> bool | None:
    """Whether the review says of a planted draw for whom it was lucky, beyond doubt; None where none was planted."""
    case = planted(name, seats, seed)
    if case is None:
        return None
    draw = told_of(case.record, case.entry, Random(seed))
    change, error = draw.changes[case.seat], draw.errors[case.seat]
    return change * case.effect > 0 and abs(change) > max(0.02, 2 * error)


@pytest.mark.soak
def test_of_many_planted_strokes_of_luck_nearly_all_are_found() -> None:
    """At verre and Verona hardly any draw does very much, unless by how two fixed habits happen to meet."""
    tables = (("charlatans", 2, 400), ("mousquetaires", 4, 250), ("idus_martii", 5, 250))
    said = [told_as_such(name, seats, seed) for name, seats, tries in tables for seed in range(tries)]
    cases = [each for each in said if each is not None]
    assert len(cases) >= 50
    assert sum(cases) >= 0.95 * len(cases), f"{sum(cases)} of {len(cases)}"


def test_a_game_that_is_not_over_and_one_that_does_not_fit_are_refused() -> None:
    game, record = games.find("verre"), played("verre")
    for broken, why in (
        (replace(record, entries=record.entries[:-3]), "luck-not-over"),
        (replace(record, game="verona"), "record-other-game"),
        (replace(record, rules=99), "record-newer-rules"),
        (replace(record, entries=(Entry(0, ("no", "move")), *record.entries)), "record-does-not-replay"),
    ):
        for asked in (
            lambda record: luck(game, record, Random(1), 2),
            lambda record: quick_luck(game, record, Random(1)),
        ):
            with pytest.raises(Refusal) as refusal:
                asked(broken)
            assert refusal.value.code == why


def test_luck_held_against_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least two samples"):
        luck(games.find("verre"), played("verre"), Random(1), 1)
