"""Planted rule bugs: poisoned glasses that go wrong, each in its own way."""

from __future__ import annotations

import random
from typing import Any

from laws.leaks import changed
from perfidie.engine import Action, Refusal, put
from perfidie.games.verre import GAME
from perfidie.games.verre.lab import GlassLab
from perfidie.games.verre.rules import steps
from perfidie.games.verre.rules.decision import Decision
from perfidie.games.verre.rules.table import Table
from variants import AnyGame


def swap_loses_a_card(monkeypatch: Any) -> AnyGame:
    def swap_tops(s: Table, a: int, b: int) -> None:
        one, other = s.glasses[a], s.glasses[b]
        s.glasses = put(put(s.glasses, a, one[:-1] + other[-1:]), b, other[:-1])

    return changed(monkeypatch, steps, "swap_tops", swap_tops)


def state_holds_a_list(monkeypatch: Any) -> AnyGame:
    true_resolve = steps.SpyGlass.resolve

    def resolve(self: steps.SpyGlass, s: Table, action: Any) -> None:
        true_resolve(self, s, action)
        s.peeked = s.peeked or []
        s.peeked.append(action.glass)

    return changed(monkeypatch, steps.SpyGlass, "resolve", resolve)


def moves_listed_twice(monkeypatch: Any) -> AnyGame:
    true_legal = steps.SwapOrEndTurn.legal
    return changed(
        monkeypatch, steps.SwapOrEndTurn, "legal", lambda self, s: [*true_legal(self, s), *true_legal(self, s)]
    )


def nothing_to_choose_from(monkeypatch: Any) -> AnyGame:
    true_legal = steps.TakeGlass.legal
    return changed(monkeypatch, steps.TakeGlass, "legal", lambda self, s: true_legal(self, s)[1:-1])


def order_that_changes(monkeypatch: Any) -> AnyGame:
    true_legal = steps.PourCard.legal
    return changed(
        monkeypatch, steps.PourCard, "legal", lambda self, s: random.sample(moves := true_legal(self, s), len(moves))
    )


def hearts_are_given_back(monkeypatch: Any) -> AnyGame:
    """A game that never ends."""
    true_run = steps.StartRound.run

    def run(self: steps.StartRound, s: Table) -> None:
        true_run(self, s)
        s.hearts = (s.setup.hearts,) * s.setup.seats

    monkeypatch.setattr(GlassLab, "longest", lambda self, setup: 400)
    return changed(monkeypatch, steps.StartRound, "run", run)


def a_die_of_its_own(monkeypatch: Any) -> AnyGame:
    """The rules throw a die that no record knows of."""
    true_resolve = steps.Announce.resolve

    def resolve(self: steps.Announce, s: Table, action: Action) -> None:
        true_resolve(self, s, action)
        s.hearts = put(s.hearts, self.seat, s.hearts[self.seat] + random.randrange(2))

    monkeypatch.setattr(GlassLab, "longest", lambda self, setup: 2000)
    return changed(monkeypatch, steps.Announce, "resolve", resolve)


def a_step_saved_without_a_field(monkeypatch: Any) -> AnyGame:
    monkeypatch.setattr(steps.PourCard, "words", lambda self: ("PourCard", 0), raising=False)
    return GAME.but()


def louder_than_quiet(monkeypatch: Any) -> AnyGame:
    """What is told aloud changes the table: search would play another game."""
    true_resolve = steps.PourCard.resolve

    def resolve(self: steps.PourCard, s: Table, action: Any) -> None:
        true_resolve(self, s, action)
        if s.loud:
            s.power = False

    return changed(monkeypatch, steps.PourCard, "resolve", resolve)


def refusal_spends_the_power(monkeypatch: Any) -> AnyGame:
    def why_not(self: Any, s: Table, seat: int, action: Action) -> Refusal:
        s.power = not s.power
        return Refusal("not-now", action=" ".join(action.words))

    return changed(monkeypatch, Decision, "why_not", why_not)


def stumbles_over_a_strange_move(monkeypatch: Any) -> AnyGame:
    def why_not(self: Any, s: Table, seat: int, action: Any) -> Refusal:
        return Refusal("verre-glass-taken", glass=action.glass)

    return changed(monkeypatch, Decision, "why_not", why_not)


BUGS: dict[str, tuple[int, Any]] = {
    "a decision with nothing to choose from": (1, nothing_to_choose_from),
    "the same move is listed twice": (1, moves_listed_twice),
    "the list of moves changes its order": (1, order_that_changes),
    "the game never ends": (1, hearts_are_given_back),
    "clones share a list": (2, state_holds_a_list),
    "the rules throw a die no record knows": (3, a_die_of_its_own),
    "a step is saved without a field": (3, a_step_saved_without_a_field),
    "quiet play comes to another table": (3, louder_than_quiet),
    "a swap loses a card": (4, swap_loses_a_card),
    "a refusal changes the table": (7, refusal_spends_the_power),
    "a strange move makes the rules stumble": (7, stumbles_over_a_strange_move),
}
