"""Advice at the keyboard: asked for at a decision by whoever plays alone against bots."""

from __future__ import annotations

import re

import pytest

from cli.desk import Desk, moments
from perfidie.bots.budget import Budget
from perfidie.cli.terminal import advice


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thoughts of a moment."""
    monkeypatch.setattr(advice, "usual_budget", lambda _: Budget(iterations=20))


@pytest.mark.parametrize(
    ("lang", "asked", "title"),
    [("fr", "Conseil", "─ Conseil ─"), ("en", "advice", "─ Advice ─"), ("en", "?!", "Advice")],
)
def test_advice_names_choices_by_their_numbers_with_a_chance_and_changes_nothing(
    desk: Desk, lang: str, asked: str, title: str
) -> None:
    run = desk.play("--seats", "3", "--people", "1", typed=f"{asked}\nq\n", lang=lang)
    panel = run.text[run.text.index(title) :]
    found = re.findall(r"│ (\d+)\. (.+?) +│\n│ +[█░]{10} .*(?:gagner|winning).*│\n│ +\S", panel)
    assert 2 <= len(found) <= 3
    verb = {"fr": "Regarder le fond du verre", "en": "Look at the bottom of glass"}[lang]
    assert all(text == f"{verb} {'ABC'[int(number) - 1]}" for number, text in found)
    assert moments(desk.record(), (0,)) == []


def test_several_people_at_one_keyboard_have_not_agreed_to_it(desk: Desk) -> None:
    run = desk.play("--seats", "2", "--people", "2", typed="\nconseil\nq\n")
    assert "plusieurs personnes partagent ce clavier" in run.text
    assert "de chances" not in run.text


def test_the_help_says_how_to_ask(desk: Desk) -> None:
    assert re.search(r"conseil +seul contre les automates", desk.play("--people", "1", typed="h\nq\n").text)
