"""Tests of the tests: leaks planted among the Musketeers are caught, each by its law."""

from __future__ import annotations

from typing import Any

import pytest

from laws.leaks import plant
from laws.mousquetaires_leaks import DREAMS, LEAKS
from perfidie.engine import laws
from perfidie.engine.laws import Broken, check
from perfidie.games.mousquetaires import GAME


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more games to make a case small: these are long."""
    monkeypatch.setattr(laws, "SMALLER", 0)


def caught(game: Any, law: int, seats: int, seed: int, games: int) -> Broken:
    """The smallest case this law found."""
    case = check(game, seats, games, seed=seed, only=(law,))[-1].broken
    assert case is not None
    assert case.law == law
    return case


@pytest.mark.parametrize("fault", LEAKS)
def test_a_leak_among_the_musketeers_is_caught_by_two_worlds(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, seed, recipe = LEAKS[fault]
    case = caught(plant(recipe, monkeypatch, GAME), 5, seats, seed, games=250)
    assert [name for name, _ in case.payloads] == ["true world", "other world"]
    assert case.differences


@pytest.mark.parametrize("fault", DREAMS)
def test_imagination_of_musketeers_that_is_not_honest_or_not_wide_is_caught(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, seed, recipe = DREAMS[fault]
    assert caught(plant(recipe, monkeypatch, GAME), 6, seats, seed, games=60).differences
