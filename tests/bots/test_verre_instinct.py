"""Instinct at the poisoned glass: habits, a judgement of hearts, a reading of the others, a failing memory."""

from __future__ import annotations

from math import log
from random import Random
from statistics import pstdev
from typing import Any

import pytest

from perfidie import bots
from perfidie.bots.budget import Budget
from perfidie.bots.levels import decided
from perfidie.bots.search import Search
from perfidie.engine import Game, encode
from perfidie.games import find
from perfidie.games.verre.bot.instinct import GlassInstinct
from perfidie.games.verre.bot.likelihood import oddities
from perfidie.games.verre.rules.scoring import doubled_margin
from perfidie.games.verre.rules.table import Table

GAME: Game[Any, Any] = find("verre")
OWN = GlassInstinct(GAME)
every_seat_count = pytest.mark.parametrize("seats", GAME.seats)


def played_until(step: str, seats: int, seed: int, seat: str = "", **options: Any) -> Table:
    """The table when this step is met, asked of that role, everybody following instinct."""
    rng = Random(seed)
    s: Table = GAME.new(GAME.setup(seats, options))
    while type(s.agenda[-1]).__name__ != step or (seat and s.actor != getattr(s, seat)):
        s.apply_legal(s.sample(rng) if s.actor < 0 else OWN.move(s, rng))
    return s


def balance(s: Table, seat: int) -> int:
    """What this seat's glass comes to in its hands, doubled."""
    return doubled_margin(s.setup, s.cards_in(s.taken[seat]), seat == s.wesley)


@every_seat_count
@pytest.mark.parametrize("end", ["immediate", "end_of_round", "full_rotation"])
def test_hearts_promise_shares_of_one_win_and_more_hearts_promise_more(seats: int, end: str) -> None:
    s = played_until("SpyGlass", seats, 1, end=end)
    s.hearts = (2,) * seats
    fair = OWN.value(s)
    s.hearts = (3,) + (2,) * (seats - 1)
    ahead = OWN.value(s)
    s.hearts = (1,) + (2,) * (seats - 1)
    behind = OWN.value(s)
    for shares in (fair, ahead, behind):
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
    assert behind[0] < fair[0] < ahead[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_true_table_of_sensible_players_seems_more_plausible_than_most_others(seats: int) -> None:
    rng = Random(seats)
    greedy = bots.find("greedy", GAME)
    higher = compared = 0
    for _ in range(4):
        s: Table = GAME.new(GAME.setup(seats))
        while type(s.agenda[-1]).__name__ != "Announce":
            view = GAME.view(s, s.actor)
            s.apply(s.sample(rng)) if s.actor < 0 else s.apply(
                GAME.vocabulary.parse(greedy.choose(view, [action.words for action in s.legal()], rng))
            )
        view = GAME.view(s, s.actor)
        true = OWN.likelihood(view, s)
        others = [OWN.likelihood(view, GAME.imagine(view, rng)) for _ in range(20)]
        assert true > 0
        higher += sum(true > other for other in others)
        compared += len(others)
    assert higher > 0.6 * compared


@pytest.mark.parametrize("seats", [3, 5])
def test_what_somebody_does_who_wastes_his_power_says_less_about_the_glasses(seats: int) -> None:
    def told(s: Table, power: bool) -> float:
        """How far apart imagined worlds lie by their plausibility, as logarithms."""
        s.power = power
        view = GAME.view(s, s.wesley)
        return pstdev(log(OWN.likelihood(view, GAME.imagine(view, Random(seed)))) for seed in range(20))

    tables = [played_until("SwapOrEndTurn", seats, seed) for seed in range(4)]
    assert 0 < sum(told(s, power=False) for s in tables) < sum(told(s, power=True) for s in tables)


@pytest.mark.parametrize("seats", [3, 5])
def test_looks_where_nobody_looked_are_no_sign_of_a_stranger(seats: int) -> None:
    s = played_until("PourCard", seats, 1)
    sensible = oddities(s.setup, s.wesley, s.spied)
    copied = oddities(s.setup, s.wesley, (s.spied[s.wesley],) * seats)
    assert max(sensible) == pytest.approx(1)
    assert max(copied) > 2


@every_seat_count
def test_who_keeps_no_notebook_forgets_what_he_deduced_and_never_what_lies_open(seats: int) -> None:
    s = played_until("Announce", seats, 5, "vizzini", start_hearts=8)
    view = GAME.view(s, s.actor)
    forgotten = GAME.read_view(encode(OWN.forget(view, Random(1))))
    table = forgotten.table
    deduced = [n for n, face in enumerate(view.table.faces) if face and not view.table.seen[n]]
    opened = {n for seat, glass in enumerate(s.taken) if s.opened[seat] for n in s.glasses[glass]}
    assert any(view.table.faces[n] and not table.faces[n] for n in range(len(table.faces)))
    assert not any(table.faces[n] for n in deduced if n not in opened)
    assert all(table.faces[n] == view.table.faces[n] for n in opened)
    for seed in range(5):
        world = GAME.imagine(forgotten, Random(seed))
        assert GAME.rules.pieces(world) == GAME.rules.pieces(s)
        assert all(world.faces[n] == s.faces[n] for n in opened)


@pytest.mark.parametrize("good", [True, False])
def test_search_drinks_what_wins_at_once_and_refuses_what_would_lose_at_once(good: bool) -> None:
    """At three seats Vizzini announces last and can tell what is left for him."""
    tables = (played_until("Announce", 3, seed, "vizzini", start_hearts=8) for seed in range(200))
    s = next(s for s in tables if (balance(s, s.actor) > 0) is good and balance(s, s.actor))
    s.hearts = (1, 1, 1)
    view = GAME.read_view(encode(GAME.view(s, s.actor)))
    search = Search(GAME, Budget(iterations=60), OWN)
    found = search.think(view, [("drink",), ("refuse",)], Random(1), signs=True)
    assert decided(found) == (("drink",) if good else ("refuse",))
    assert set(found[0].signs) == set(OWN.arguments)


def test_vizzini_thinks_of_his_power_only_when_the_last_card_is_poured() -> None:
    s = played_until("SwapOrEndTurn", 4, 1)
    legal = [action.words for action in s.legal()]
    assert OWN.shortlist(GAME.view(s, s.actor), legal) == [("end_turn",)]
    while any(s.hands):
        s.apply_legal(OWN.move(s, Random(1)))
    thought = OWN.shortlist(GAME.view(s, s.actor), legal)
    assert ("end_turn",) in thought
    assert 1 < len(thought) < len(legal)
    assert set(thought) <= set(legal)
