"""The draw of rounds: who meets whom, where they sit, and who has no table."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perfidie.web.house.circles.matching import nearest
from perfidie.web.house.circles.pairing import Draw, Past, evening_tables, everybody, mixed, swiss, tables_of
from perfidie.web.house.circles.standings import Settled, scores, standings


def after(past: Past, draw: Draw) -> Past:
    return Past((*past.tables, *draw.tables), (*past.byes, *draw.byes))


def spread(past: Past, who: int, places: int) -> int:
    sat = [past.sat[who, place] for place in range(places)]
    return max(sat) - min(sat)


def possible(people: list[int], met: Counter[frozenset[int]]) -> bool:
    """Whether these can be paired so that nobody meets again: tried out."""
    if not people:
        return True
    one, *rest = people
    return any(
        not met[frozenset((one, other))] and possible([each for each in rest if each != other], met) for other in rest
    )


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 12), st.integers(1, 12), st.randoms(use_true_random=False))
def test_nobody_meets_again_in_a_swiss_round_while_it_can_be_avoided(people: int, rounds: int, rng) -> None:  # type: ignore[no-untyped-def]
    past = Past()
    for _ in range(rounds):
        row = rng.sample(range(people), people)
        draw = swiss(row, past)
        assert sorted([who for table in draw.tables for who in table] + [*draw.byes]) == list(range(people))
        again = [pair for pair in draw.tables if past.met[frozenset(pair)]]
        if again and people % 2 == 0:
            assert not possible(row, past.met)
        past = after(past, draw)
        assert (
            max(Counter({who: past.byes.count(who) for who in row}).values()) - min(past.byes.count(who) for who in row)
            <= 1
        ), "no bye twice before all had one"


@settings(max_examples=60, deadline=None)
@given(st.integers(4, 32), st.randoms(use_true_random=False))
def test_places_go_in_turns_through_the_first_rounds_of_a_swiss_tournament(people: int, rng) -> None:  # type: ignore[no-untyped-def]
    past = Past()
    for number in range(min(5, people // 2)):
        past = after(past, swiss(rng.sample(range(people), people), past))
        assert all(abs(past.sat[who, 0] - past.sat[who, 1]) <= 1 + (number > 0) for who in range(people))


@given(st.integers(3, 32))
def test_everybody_meets_everybody_once_and_begins_as_often_as_not(people: int) -> None:
    past = Past()
    for number in range(people - 1 + people % 2):
        past = after(past, everybody(range(people), number))
    assert past.met == Counter(frozenset(pair) for pair in combinations(range(people), 2))
    assert all(spread(past, who, 2) <= 1 for who in range(people))
    assert all(past.byes.count(who) == people % 2 for who in range(people))


@settings(max_examples=15, deadline=None)
@given(st.integers(3, 32), st.integers(3, 4), st.integers(0, 1000))
def test_larger_tables_seat_everybody_once_and_spread_byes_meetings_and_places(
    people: int, size: int, seed: int
) -> None:
    past = Past()
    sizes = tables_of(people, size, range(2, 7))
    for _ in range(4):
        draw = mixed(range(people), past, sizes, seed)
        assert draw == mixed(range(people), past, sizes, seed), "the same seed, the same draw"
        assert sorted([who for table in draw.tables for who in table] + [*draw.byes]) == list(range(people))
        past = after(past, draw)
    for who in range(people):
        assert max(past.sat[who, place] for place in range(max(sizes))) <= 2
        assert past.byes.count(who) <= 1


@pytest.mark.parametrize(("people", "size"), [(6, 3), (9, 3), (8, 4), (12, 4), (12, 3), (16, 4)])
def test_over_as_many_rounds_as_places_everybody_sits_on_each_within_one(people: int, size: int) -> None:
    past = Past()
    for _ in range(size):
        past = after(past, mixed(range(people), past, tables_of(people, size, range(2, 7)), 7))
    assert all(spread(past, who, size) <= 1 for who in range(people))


def a_swiss_tournament(people: int, rounds: int, seed: int) -> Iterator[Past]:
    """Rounds paired by the standings, as they are in the house; results are drawn at random."""
    rng, past, settled, given = Random(seed), Past(), [], dict.fromkeys(range(people), 0.0)
    lots = dict(enumerate(rng.sample(range(1, people + 1), people)))
    for _ in range(rounds):
        draw = swiss([place.who for place in standings(lots, settled, given)], past)
        for one, other in draw.tables:
            share = rng.choice((0.0, 0.5, 1.0))
            settled.append(Settled({one: share, other: 1 - share}))
        for who in draw.byes:
            given[who] += 0.5
        past = after(past, draw)
        yield past


@pytest.mark.parametrize("people", range(3, 33))
def test_whole_swiss_tournaments_of_3_to_32_pair_nobody_twice_and_seat_everybody_evenly(people: int) -> None:
    """In so many rounds nobody ever has to meet again (Dirac: whoever has half of the others left finds a pairing).

    The figures: no meeting again, byes within one, and first places within one of second ones at the end; within two
    once in all these tournaments, where the only other way would have been a meeting again.
    """
    rounds = min(12, people // 2 if people % 2 == 0 else (people - 1) // 2)
    uneven = 0
    for seed in range(5):
        for past in a_swiss_tournament(people, rounds, seed):
            byes = [past.byes.count(who) for who in range(people)]
            lean = [abs(past.sat[who, 0] - past.sat[who, 1]) for who in range(people)]
            assert max(past.met.values()) == 1, "nobody met twice"
            assert max(byes) - min(byes) <= 1
            assert max(lean) <= 2
            uneven += max(lean) == 2
    assert uneven <= 1, "of all rounds of five tournaments"


@pytest.mark.parametrize(
    ("people", "size", "again"),
    [(6, 3, 6), (8, 4, 24), (9, 3, 4), (12, 3, 2), (12, 4, 22), (15, 3, 0), (16, 4, 9), (32, 4, 0)],
)
def test_at_larger_tables_places_come_out_even_and_few_meet_again_whatever_the_seed(
    people: int, size: int, again: int
) -> None:
    """Over as many rounds as there are places; `again`: how many meetings are not the first of their pair, at most."""
    for seed in range(5):
        past = Past()
        for _ in range(size):
            past = after(past, mixed(range(people), past, tables_of(people, size, range(2, 7)), seed))
        assert all(spread(past, who, size) == 0 for who in range(people)), "everybody sat once on every place"
        assert sum(count - 1 for count in past.met.values()) <= again


def test_nine_people_at_tables_of_three_meet_all_others_in_four_rounds_or_nearly() -> None:
    past = Past()
    for _ in range(4):
        past = after(past, mixed(range(9), past, (3, 3, 3), 3))
    assert len(past.met) >= 28, "of 36 pairs"


@settings(max_examples=200, deadline=None)
@given(st.integers(1, 5), st.floats(0.1, 1), st.randoms(use_true_random=False))
def test_everybody_takes_the_nearest_partner_with_whom_the_others_find_one_too(half: int, density: float, rng) -> None:  # type: ignore[no-untyped-def]
    row = rng.sample(range(2 * half), 2 * half)
    met = Counter(frozenset(pair) for pair in combinations(row, 2) if rng.random() > density)
    friends = {one: [other for other in row if other != one and not met[frozenset((one, other))]] for one in row}
    found = nearest(row, friends)
    assert (found is not None) == possible(row, met)
    for one, other in found or ():
        assert not met[frozenset((one, other))]
        for each in row[row.index(one) + 1 : row.index(other)]:
            assert met[frozenset((one, each))] or not possible([who for who in row if who not in (one, each)], met)
        row = [who for who in row if who not in (one, other)]


def steps(do: Callable[[], object]) -> int:
    """How many functions are called while this is done: the same on every machine."""
    count = 0

    def called(_frame: object, event: str, _fact: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        do()
    finally:
        sys.setprofile(before)
    return count


def test_a_round_is_drawn_in_few_steps_though_two_who_began_have_dropped_out() -> None:
    """Too few are left who have begun once: nobody can be paired evenly, which is not found out by trying."""
    first = swiss(range(32), Past())
    gone = [table[0] for table in first.tables[:2]]
    assert steps(lambda: swiss([who for who in range(32) if who not in gone], after(Past(), first))) < 50_000


@pytest.mark.parametrize(("people", "sizes"), [(32, (8, 8, 8, 8)), (30, (5,) * 6), (32, (4,) * 8)])
def test_the_tables_of_many_who_have_met_before_are_drawn_in_few_steps(people: int, sizes: tuple[int, ...]) -> None:
    past = Past()
    for _ in range(2):
        past = after(past, mixed(range(people), past, sizes, 5))
    assert steps(lambda: mixed(range(people), past, sizes, 5)) < 1_000_000


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 1000))
def test_two_who_would_rather_not_meet_are_drawn_apart_while_they_can_be(seed: int) -> None:
    apart = frozenset({frozenset((0, 1)), frozenset((2, 3))})
    past = Past(apart=apart)
    for _ in range(4):
        draw = mixed(range(6), past, (3, 3), seed)
        assert not any(pair <= {*table} for pair in apart for table in draw.tables)
        past = Past((*past.tables, *draw.tables), apart=apart)
    assert mixed(range(2), Past(apart=apart), (2,), seed).tables, "where they cannot be they play all the same"
    assert not apart & {frozenset(pair) for pair in swiss(range(6), Past(apart=apart)).tables}
    assert swiss(range(2), Past(apart=apart)).tables


def test_tables_for_an_evening_hold_everybody_and_bots_fill_what_is_too_small() -> None:
    assert evening_tables(6, range(2, 6)) == ((3, 3), (3, 3))
    assert evening_tables(6, range(5, 9)) == ((6, 6),)
    assert evening_tables(3, range(5, 9)) == ((3, 5),)
    assert evening_tables(5, range(2, 3)) == ((2, 2), (2, 2), (1, 2))


def test_ties_are_broken_by_those_one_has_met_then_between_them_then_by_lot() -> None:
    lots = {0: 4, 1: 3, 2: 2, 3: 1}
    won = [Settled({0: 1.0, 1: 0.0}), Settled({2: 1.0, 3: 0.0}), Settled({1: 1.0, 3: 0.0})]
    places = standings(lots, won)
    assert [place.who for place in places] == [0, 1, 2, 3]
    assert [place.by for place in places] == ["", "direct", "met", ""]
    drawn_by_lot = standings({0: 2, 1: 1}, [])
    assert [(place.who, place.by) for place in drawn_by_lot] == [(1, ""), (0, "lot")]


def test_a_bye_counts_as_a_fair_share() -> None:
    (first, second, third) = standings({0: 1, 1: 2, 2: 3}, [Settled({0: 1.0, 1: 0.0})], {2: 0.5})
    assert (first.who, second.who, third.who) == (0, 2, 1)
    assert second.points == 0.5
    assert second.games == 0


def test_the_score_of_an_evening_shows_ties_as_ties() -> None:
    found = scores([[("a", "Ana", 0.5), ("b", "Bo", 0.5), ("c", "Cy", 0.0)], [("c", "Cy", 0.0), ("a", "Ana", 0.0)]])
    assert [(each.name, each.rank, each.points, each.games, each.wins) for each in found] == [
        ("Ana", 1, 0.5, 2, 1), ("Bo", 1, 0.5, 1, 1), ("Cy", 3, 0.0, 2, 0),
    ]  # fmt: skip
