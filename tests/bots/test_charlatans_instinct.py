"""Instinct at the duel: quick and legal choices, a judgement that knows what wins, and a search that finds it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.charlatans.tables import GAME, Duel, lay
from games.playing import Words, moments, shuffled
from perfidie.bots.budget import Budget
from perfidie.bots.levels import instinct_of
from perfidie.bots.search import Search
from perfidie.engine import Playthrough

INSTINCT = instinct_of(GAME)
BRINK = "track w3@3 w2@5 w2@7"
"""The next white explodes."""
whichever_chair = pytest.mark.parametrize("exchanged", [False, True])


def by_instinct(table: Playthrough, rng: Random) -> Iterator[Any]:
    """Plays on by instinct, through the door that checks every move, and shows the table before each decision."""
    s: Any = table.state.clone()
    while s.agenda:
        if s.actor >= 0:
            yield s
        s.apply(INSTINCT.move(s, rng) if s.actor >= 0 else s.sample(rng))
    yield s


def chance_of_blue(*position: str, **more: Any) -> float:
    """What blue may expect of a table at the beginning of a round."""
    duel = lay(*position, at="toss", **more)
    shares = INSTINCT.value(duel.play.state)
    found: float = shares[duel.seat("B")]
    return found


def habit(duel: Duel, seed: int = 0) -> str:
    s: Any = duel.play.state
    return " ".join(INSTINCT.move(s, Random(seed)).words)


# Habits


@whichever_chair
def test_nobody_stops_while_no_chip_can_explode(exchanged: bool) -> None:
    duel = lay("bag w1 w1 k1 k2, track w3@3", exchanged=exchanged)
    assert {habit(duel, seed) for seed in range(20)} == {"draw"}
    seat = duel.seat("B")
    assert ("stop",) not in INSTINCT.shortlist(duel.play.view(seat), duel.play.legal(seat))


@whichever_chair
@pytest.mark.parametrize(("patient", "choice"), [("B3", "stop"), ("Y6", "draw")])
def test_the_last_potion_ends_when_it_wins_and_goes_on_while_it_loses(
    patient: str, choice: str, exchanged: bool
) -> None:
    duel = lay(BRINK, "", patient, turn="Y", number=7, exchanged=exchanged).do("Y stop; B draw k1")
    assert {habit(duel, seed) for seed in range(20)} == {choice}


# Judgement


def test_both_have_a_share_and_together_they_make_one_win() -> None:
    rng = Random(3)
    for s in islice(by_instinct(shuffled(GAME, 2, 3), rng), 0, 300, 10):
        if s.agenda:
            shares = INSTINCT.value(s)
            assert all(0 < share < 1 for share in shares)
            assert sum(shares) == pytest.approx(1)


@whichever_chair
@pytest.mark.parametrize("better", ["cured 1", "stand 5", "more k2", "more o4", "cards 3"])
def test_whoever_has_more_of_something_good_may_expect_more(better: str, exchanged: bool) -> None:
    for number in (2, 4, 6):
        assert chance_of_blue("", "", number=number, exchanged=exchanged) == pytest.approx(0.5)
        assert chance_of_blue(better, "", number=number, exchanged=exchanged) > 0.5
        assert chance_of_blue("", better, number=number, exchanged=exchanged) < 0.5


def test_a_white_more_is_worse_and_a_patient_on_ones_half_better() -> None:
    assert chance_of_blue("more w1", "", number=4) < 0.5
    assert chance_of_blue("", "", "B3", number=7) > 0.5 > chance_of_blue("", "", "Y3", number=7)


def test_a_cure_ahead_counts_for_more_the_fewer_rounds_are_left() -> None:
    early, late = (chance_of_blue("cured 1", "", number=number) for number in (2, 7))
    assert 0.5 < early < late


def test_who_counts_no_bag_knows_how_many_chips_are_in_it_and_all_that_lies_open() -> None:
    mistaken = 0
    for table, rng in islice(moments(GAME, 2, 5, 0.3), 40):
        view = table.view(0)
        memory = INSTINCT.forget(view, rng)
        assert GAME.eyes.look(GAME.imagine(memory, rng), 0) == memory.table
        for then, now in zip(view.table.sides, memory.table.sides, strict=True):
            assert len(now.bag) == then.bag_size
            assert replace(now, bag=then.bag) == then
            mistaken += now.bag != then.bag
    assert mistaken


# What search makes of it


def thought(duel: Duel, iterations: int) -> Words:
    """What the search prefers, from the seat's view alone."""
    seat = duel.play.state.actor
    search = Search(GAME, Budget(iterations=iterations), INSTINCT)
    estimates = search.think(duel.play.view(seat), duel.play.legal(seat), Random(2), signs=True)
    assert all(set(each.signs) == set(INSTINCT.arguments) for each in estimates if each.visits)
    return max(estimates, key=lambda each: each.mean).words


@whichever_chair
def test_search_takes_the_sixth_patient_rather_than_another_chip(exchanged: bool) -> None:
    duel = lay(f"{BRINK}, cured 5", "cured 5", "B5", number=5, exchanged=exchanged).do("B draw k1")
    assert thought(duel, 60) == ("stop",)


def test_search_goes_on_when_stopping_loses() -> None:
    duel = lay(f"{BRINK}, cured 4", "cured 4", "Y4", turn="Y", number=7).do("Y stop; B draw k1")
    assert thought(duel, 60) == ("draw",)
