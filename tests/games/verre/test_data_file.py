"""The data file of the poisoned glass drives the game: an owner of the box corrects a value there and nowhere else."""

from __future__ import annotations

import sys

import pytest

import perfidie.texts
from games.corrections import opened
from perfidie.texts import Texts

GAME = "verre"


def said(monkeypatch: pytest.MonkeyPatch, correction: tuple[str, str], message: str, **facts: object) -> str:
    """A sentence of the game, once its data file is corrected."""
    opened(GAME, monkeypatch, correction)
    box = sys.modules[f"perfidie.games.{GAME}.rules.box"]
    monkeypatch.setattr(perfidie.texts, "figures", lambda game: box.FIGURES)  # type: ignore[attr-defined]
    return Texts("en", GAME).say(message, facts)


def test_a_corrected_capacity_lets_more_cards_into_a_glass(monkeypatch: pytest.MonkeyPatch) -> None:
    other = opened(GAME, monkeypatch, ("glass_capacity = 4", "glass_capacity = 5"))
    assert other.shuffled(3, seed=1).setup.capacity == 5


def test_a_corrected_half_dose_is_what_wesley_adds(monkeypatch: pytest.MonkeyPatch) -> None:
    other = opened(GAME, monkeypatch, ("wesley_halves = 1", "wesley_halves = 2"))
    assert [other.shuffled(seats, seed=1).setup.bonus for seats in (2, 5)] == [4, 10]


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("refusal-verre-glass-full", "Glass A is full: 5 cards at most."),
        ("term-verre-help", "Up to 5 cards face down"),
        ("table-pour-into", "Pour into glass A, 2 cards of 5"),
        ("step-PourCard-rule", "onto a glass of fewer than 5 cards"),
    ],
)
def test_a_corrected_capacity_is_read_wherever_it_is_said(
    message: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    correction = ("glass_capacity = 4", "glass_capacity = 5")
    assert words in said(monkeypatch, correction, message, glass="A", count=2, power="blind_swap")


@pytest.mark.parametrize(("halves", "words"), [(2, "adds one dose of antidote"), (3, "adds 3 half doses of antidote")])
def test_a_corrected_half_dose_is_read_in_the_rules(halves: int, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    correction = ("wesley_halves = 1", f"wesley_halves = {halves}")
    assert words in said(monkeypatch, correction, "game-rules", end="immediate")


@pytest.mark.parametrize(("seats", "words"), [(2, "1 for two players"), (5, "4 for five")])
def test_a_corrected_number_of_looks_is_read_at_that_number_of_seats_only(
    seats: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert words in said(monkeypatch, ("looks = 3", "looks = 4"), "step-SpyGlass-rule", deck="printed", places=seats)
