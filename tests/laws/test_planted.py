"""Tests of the tests: faults planted in the games are caught, each by its law, with a small case."""

from __future__ import annotations

from typing import Any

import pytest

from laws import verona_leaks
from laws.bugs import BUGS
from laws.leaks import DREAMS, LEAKS, plant
from perfidie.engine import laws, replay
from perfidie.engine.laws import Broken, check
from perfidie.engine.record import FORMAT, Record
from perfidie.games.verona import GAME as VERONA
from perfidie.games.verre import GAME

SEATS, GAMES = 2, 24
LONGEST_CASE = 29
"""A deal (13 chances) and a few moves: nobody has to read more to see what is wrong."""


def caught(game: Any, law: int, seats: int = SEATS, games: int = GAMES) -> Broken:
    """The smallest case this law found."""
    broken = {finding.law: finding.broken for finding in check(game, seats, games, seed=3, only=(law,))}
    case = broken[law]
    assert case is not None
    return case


@pytest.mark.parametrize("fault", LEAKS)
def test_a_leak_is_caught_by_two_worlds(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = caught(plant(LEAKS[fault], monkeypatch), 5)
    assert [name for name, _ in case.payloads] == ["true world", "other world"]
    assert case.payloads[0][1] != case.payloads[1][1]
    assert case.differences
    assert len(case.entries) <= LONGEST_CASE


@pytest.mark.parametrize("fault", DREAMS)
def test_imagination_that_is_not_honest_or_not_wide_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = caught(plant(DREAMS[fault], monkeypatch), 6)
    assert len(case.payloads) == 2
    assert case.differences
    assert len(case.entries) <= LONGEST_CASE


@pytest.mark.parametrize("fault", BUGS)
def test_a_rule_bug_is_caught_by_its_law(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, recipe = BUGS[fault]
    case = caught(recipe(monkeypatch), law)
    assert case.says
    if fault != "the game never ends":
        assert len(case.entries) <= LONGEST_CASE


def test_the_leak_of_the_removed_card_is_shown_by_the_two_cards() -> None:
    case = caught(plant(LEAKS["the view shows the removed card"], None), 5)
    assert case.seat == 0
    assert case.differences[0].startswith("table.removed: ")


def test_the_smallest_case_can_be_played_again() -> None:
    case = caught(plant(LEAKS["the view shows a neighbour's hand"], None), 5)
    record = Record(
        FORMAT, "verre", GAME.version, case.seats, GAME.setup(case.seats, case.options).options, case.entries
    )
    assert replay(GAME, record).version == len(case.entries)


# Larger tables and longer matches: fewer games to make a case small


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "SMALLER", 3)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", ["one more event for a big card", "the glasses offered depend on what is in them"])
def test_leaks_are_caught_at_more_seats_too(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert caught(plant(LEAKS[fault], monkeypatch), 5, seats=4).seats == 4


# The Council of Verona: more games to find a fault in


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", verona_leaks.LEAKS)
def test_a_leak_at_the_council_is_caught_by_two_worlds(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, recipe = verona_leaks.LEAKS[fault]
    case = caught(plant(recipe, monkeypatch, VERONA), 5, seats, games=60)
    assert [name for name, _ in case.payloads] == ["true world", "other world"]
    assert case.differences


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", verona_leaks.DREAMS)
def test_imagination_at_the_council_that_is_not_honest_or_not_wide_is_caught(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, recipe = verona_leaks.DREAMS[fault]
    assert caught(plant(recipe, monkeypatch, VERONA), 6, seats, games=60).differences
