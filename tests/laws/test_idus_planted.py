"""Tests of the tests: leaks planted at the Ides of March are caught, each by its law."""

from __future__ import annotations

from typing import Any

import pytest

from laws.idus_leaks import DREAMS, LEAKS
from laws.leaks import plant
from perfidie.engine import laws
from perfidie.engine.laws import Broken, check
from perfidie.games.idus_martii import GAME


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more games to make a case small: these are long."""
    monkeypatch.setattr(laws, "SMALLER", 0)


def caught(game: Any, law: int, seats: int, games: int) -> Broken:
    """The smallest case this law found."""
    case = check(game, seats, games, seed=2, only=(law,))[-1].broken
    assert case is not None
    assert case.law == law
    return case


@pytest.mark.parametrize("fault", LEAKS)
def test_a_leak_at_the_ides_is_caught_by_two_worlds(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, recipe = LEAKS[fault]
    case = caught(plant(recipe, monkeypatch, GAME), 5, seats, games=250)
    assert [name for name, _ in case.payloads] == ["true world", "other world"]
    assert case.differences


@pytest.mark.parametrize("fault", DREAMS)
def test_imagination_at_the_ides_that_is_not_honest_or_not_wide_is_caught(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, recipe = DREAMS[fault]
    assert caught(plant(recipe, monkeypatch, GAME), 6, seats, games=60).differences
