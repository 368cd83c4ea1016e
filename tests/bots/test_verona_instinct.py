"""Instinct at the Council of Verona: quick and legal choices, sound judgement, and a memory that can fail."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from bots.test_verona_greedy import HIGH, LOW, UNTIL_THE_LAST_CARD, scripted
from games.playing import Words, moments, shuffled
from perfidie.bots.budget import Budget
from perfidie.bots.levels import instinct_of
from perfidie.bots.search import Search
from perfidie.engine import Playthrough, View, put
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import KINDS
from perfidie.games.verona.sight.view import Sight

INSTINCT = instinct_of(GAME)
every_size = pytest.mark.parametrize("seats", GAME.seats)


def by_instinct(table: Playthrough, rng: Random) -> Iterator[Any]:
    """Plays on by instinct, through the door that checks every move, and shows the table before each decision."""
    s = table.state.clone()
    while s.agenda:
        if s.actor >= 0:
            yield s
        s.apply(INSTINCT.move(s, rng) if s.actor >= 0 else s.sample(rng))
    yield s


def after_the_first_round(seats: int, **options: Any) -> Any:
    """A table whose first round was played by instinct."""
    return next(s for s in by_instinct(shuffled(GAME, seats, 3, **options), Random(4)) if INSTINCT.epoch(s) == 1)


@every_size
def test_between_two_rounds_everybody_has_a_share_and_together_they_make_one_win(seats: int) -> None:
    shares = INSTINCT.value(after_the_first_round(seats))
    assert len(shares) == seats
    assert all(0 < share < 1 for share in shares)
    assert sum(shares) == pytest.approx(1)


@every_size
def test_more_points_for_one_promise_more_to_him_and_less_to_all_others(seats: int) -> None:
    s = after_the_first_round(seats)
    before = INSTINCT.value(s)
    *round_before, scores = s.closed[0]
    s.closed = ((*round_before, put(scores, 0, scores[0] + 3)),)
    better, *others = INSTINCT.value(s)
    assert better > before[0]
    assert all(now < then for now, then in zip(others, before[1:], strict=True))


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    def leader(rounds: int) -> float:
        s = after_the_first_round(2, rounds=rounds, first_player=0)
        *round_before, _ = s.closed[0]
        s.closed = ((*round_before, (9, 0)),)
        return INSTINCT.value(s)[0]

    assert leader(3) > leader(9) > 0.5


def suspected(script: str, preset: str) -> dict[str, float]:
    """By kind: how plausible seat 0 finds it that the token placed last, by seat 1, is one of these."""
    table = scripted(script, preset)
    view = see_view(table, 0)
    weight: dict[str, float] = {}
    for seed in range(30):
        world = GAME.imagine(view, Random(seed))
        weight[KINDS[world.kinds[-1]]] = INSTINCT.likelihood(view, world)
    return weight


def test_a_bet_that_could_only_lose_points_is_hardly_ever_a_0() -> None:
    script = f"0 play capulet council; 0 skip_token; 1 play montague council; 1 token {HIGH} montague 3"
    weight = suspected(script, "reduced")
    assert 0 < weight[LOW] < weight[HIGH]


def test_poison_is_feared_beside_ones_own_bet_and_no_vial_where_nobody_has_bet() -> None:
    script = f"0 play capulet council; 0 token {HIGH} capulet 1; 1 play montague council; 1 token {HIGH} {{}} 2"
    beside_mine = suspected(script.format("capulet"), "reduced_poison")
    alone = suspected(script.format("montague"), "reduced_poison")
    assert 0 < beside_mine["antidote"] < beside_mine["poison"]
    assert 0 < max(alone["poison"], alone["antidote"]) < alone[HIGH]


def see_view(table: Playthrough, seat: int) -> View[Sight]:
    view: View[Sight] = table.view(seat)
    return view


# A novice's memory


@every_size
def test_a_failing_memory_is_without_contradiction_and_right_about_all_that_lies_open(seats: int) -> None:
    for table, rng in islice(moments(GAME, seats, 5, 0.2), 25):
        for seat in table.state.waiting:
            view = see_view(table, seat)
            memory = INSTINCT.forget(view, rng)
            assert GAME.eyes.look(GAME.imagine(memory, rng), seat) == memory.table
            for open_to_him in ("hand", "plays", "council", "exile", "left", "tokens_left", "past"):
                assert getattr(memory.table, open_to_him) == getattr(view.table, open_to_him)


def test_what_paris_showed_is_forgotten_and_ones_own_tokens_are_not() -> None:
    seen = 0
    for table, rng in islice(moments(GAME, 4, 11, 0.3), 120):
        for seat in table.state.waiting:
            view = see_view(table, seat)
            memory = INSTINCT.forget(view, rng)
            known = {token.number: token.kind for token in memory.table.tokens}
            for token in view.table.tokens:
                assert known[token.number] == (token.kind if token.owner == seat else "")
                seen += seat in token.lookers
    assert seen


def test_who_drafted_what_is_mistaken_now_and_then() -> None:
    table = shuffled(GAME, 3, 2)
    while see_view(table, 0).step == "DraftCard":
        table.move(table.state.actor, table.legal(table.state.actor)[0])
    view = see_view(table, 0)
    assert {INSTINCT.forget(view, Random(seed)).table.packs for seed in range(9)} != {view.table.packs}


# What search makes of it


def thought(table: Playthrough, seat: int, iterations: int) -> Words:
    """What the search prefers, from the seat's view alone."""
    search = Search(GAME, Budget(iterations=iterations), INSTINCT)
    estimates = search.think(see_view(table, seat), table.legal(seat), Random(2), signs=True)
    assert all(set(each.signs) == set(INSTINCT.arguments) for each in estimates if each.visits)
    return max(estimates, key=lambda each: each.mean).words


def test_search_moves_the_one_character_that_makes_its_bet_come_true() -> None:
    table = scripted(f"{UNTIL_THE_LAST_CARD}; 1 play benvolio exile")
    assert thought(table, 1, 80) == ("move", "capulet")


def test_search_bets_its_last_token_on_what_has_come_true() -> None:
    table = scripted(f"{UNTIL_THE_LAST_CARD}; 1 play benvolio exile; 1 move capulet; 1 skip_token")
    assert thought(table, 0, 40)[:3] == ("token", HIGH, "montague")
