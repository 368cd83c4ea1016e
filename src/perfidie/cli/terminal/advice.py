"""Advice at the keyboard: what a person who plays alone against bots may ask for at any decision."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perfidie.boards.ink import Line, line
from perfidie.bots.advice import Advised, advise, note, said, usual_budget, wins_by_side
from perfidie.cli.terminal.screen import Screen
from perfidie.cli.terminal.typed import fold
from perfidie.engine import Game, View
from perfidie.engine.action import Words
from perfidie.texts import Texts

SIGN = "?!"
BAR = 10
"""How many signs a bar of 100 % is long."""


def is_asked_for(typed: str, texts: Texts) -> bool:
    """`?!`, or one of the words of the language."""
    return typed == SIGN or fold(typed) in [fold(word) for word in texts.say("advice-words").split(",")]


def found(
    game: Game[Any, Any], view: View[Any], legal: Sequence[Words], rng: Random, screen: Screen, texts: Texts
) -> list[Advised]:
    """The best choices in words; somebody who looks on is told that this takes a moment."""
    if screen.live:
        screen.show(line((texts.say("advice-thinking"), "faint")))
    side = wins_by_side(game, view)
    return [said(texts, each, side) for each in advise(game, view, legal, rng, usual_budget(game))]


def lines(game: Game[Any, Any], advised: Sequence[Advised], offered: Sequence[Words], texts: Texts) -> list[Line]:
    """Each choice with the number by which it can be made, where it has one; below it, its chance and why."""
    rows: list[Line] = []
    for each in advised:
        number = f"{list(offered).index(each.words) + 1}. " if each.words in offered else "· "
        filled = round(each.percent / BAR)
        rows.append(line((number, "gold"), texts.action(each.words)))
        rows.append(line("   ", ("█" * filled, "gold"), ("░" * (BAR - filled), "faint"), " ", (each.chance, "strong")))
        rows.append(line(f"   {each.why}"))
    return [*rows, line((texts.say(note(game)), "faint"))]
