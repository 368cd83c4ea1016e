"""Ratings: players of known strength are found again, and what is predicted of them comes true as often as said."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean

from perfidie.ratings import Rating, chances, rated
from perfidie.store import Person
from perfidie.store.people import ladders
from perfidie.store.people.accounts import keep_account
from perfidie.store.people.results import Ending, Result
from perfidie.store.sql import SqlStore

PLAYERS, GAMES, BETA = 30, 1500, 25 / 6
BEGIN = 1_790_899_200.0
"""The first of October 2026: a season begins."""


def season(seed: int) -> tuple[list[float], list[Rating], list[tuple[float, bool]]]:
    """Players of known strength at tables of three or four: their strengths, their ratings, and predictions."""
    rng = Random(seed)
    strengths = [rng.gauss(25, 6) for _ in range(PLAYERS)]
    beliefs = [Rating()] * PLAYERS
    predicted: list[tuple[float, bool]] = []
    for number in range(GAMES):
        table = rng.sample(range(PLAYERS), 3 + number % 2)
        shown = [rng.gauss(strengths[player], BETA) for player in table]
        best = max(shown)
        if number >= GAMES // 2:
            guesses = chances([beliefs[player] for player in table])
            predicted += [(guess, each == best) for guess, each in zip(guesses, shown, strict=True)]
        after = rated([beliefs[player] for player in table], [float(each == best) for each in shown])
        for player, belief in zip(table, after, strict=True):
            beliefs[player] = belief
    return strengths, beliefs, predicted


def ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0] * len(values)
    for rank, place in enumerate(order):
        found[place] = rank
    return found


def correlation(one: list[float], other: list[float]) -> float:
    """Spearman's, of values that are all different."""
    apart = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * apart / (len(one) * (len(one) ** 2 - 1))


def off_by(predicted: list[tuple[float, bool]]) -> float:
    """By how much, at worst, what came true is more or less than what was said, among chances that are alike."""
    worst = 0.0
    for low, high in pairwise((0.0, 0.05, 0.2, 0.35, 0.5, 1.0)):
        inside = [each for each in predicted if low <= each[0] < high]
        if inside:
            worst = max(worst, abs(fmean([guess for guess, _ in inside]) - fmean([won for _, won in inside])))
    return worst


def test_players_of_known_strength_are_found_in_their_order() -> None:
    for seed in (1, 2, 3):
        strengths, beliefs, _ = season(seed)
        assert correlation(strengths, [each.mu for each in beliefs]) >= 0.95, seed


def test_games_that_are_drawn_by_lot_put_nobody_in_order() -> None:
    """The figure above says something: where strength decides nothing, there is no such order."""
    rng, beliefs = Random(4), [Rating()] * PLAYERS
    for _ in range(GAMES):
        table = rng.sample(range(PLAYERS), 3)
        after = rated([beliefs[player] for player in table], [1.0, 0.0, 0.0])
        for player, belief in zip(table, after, strict=True):
            beliefs[player] = belief
    assert abs(correlation([float(player) for player in range(PLAYERS)], [each.mu for each in beliefs])) < 0.6


def test_what_is_predicted_comes_true_about_as_often_as_was_said() -> None:
    predicted = [each for seed in (1, 2, 3) for each in season(seed)[2]]
    assert off_by(predicted) < 0.06
    timid = [(0.5 * guess + 0.5 * 0.3, won) for guess, won in predicted]
    bold = [(guess**2 / (guess**2 + (1 - guess) ** 2), won) for guess, won in predicted]
    assert min(off_by(timid), off_by(bold)) > 0.06, "one would see it if chances were too much alike, or too little"


def test_most_strengths_lie_within_what_is_shown_as_uncertain() -> None:
    """Twice the standard deviation, once both are measured from the mean of all."""
    for seed in (1, 2, 3):
        strengths, beliefs, _ = season(seed)
        apart = fmean([each.mu for each in beliefs]) - fmean(strengths)
        held = [abs(each.mu - apart - true) <= 2 * each.sigma for each, true in zip(beliefs, strengths, strict=True)]
        assert 0.8 <= sum(held) / PLAYERS <= 1.0, seed


def test_the_site_finds_people_of_known_strength_in_their_order_limits_and_all(tmp_path: Path) -> None:
    """As they are entered by the registrar: one season, people only, so many games between the same two."""

    async def story() -> tuple[list[float], list[float], int]:
        store = await opened(tmp_path)
        try:
            return await season_on_site(store)
        finally:
            await store.close()

    strengths, found, counted = asyncio.run(story())
    assert counted > 300, "most games moved ratings"
    assert correlation(strengths, found) >= 0.85


def test_two_who_play_each_other_alone_move_their_ratings_three_times_a_day_and_thirty_a_season(tmp_path: Path) -> None:
    """Whoever always wins against a friend climbs no further; a new season begins anew."""

    async def story() -> None:
        store = await opened(tmp_path)
        try:
            await known(store, ["ana", "bo"])
            for number in range(45):
                await store.keep(ladders.register, duel(number, BEGIN + 86_400 * number / 5), {})
            (mine,) = await store.look_up(ladders.ratings_of, "ana")
            assert mine.games == 27, "of five games a day, for nine days, three"
            for number in range(45, 55):
                await store.keep(ladders.register, duel(number, BEGIN + 86_400 * number), {})
            (mine,) = await store.look_up(ladders.ratings_of, "ana")
            assert mine.games == 30
            await store.keep(ladders.register, duel(99, BEGIN + 86_400 * 93), {})
            (mine,) = await store.look_up(ladders.ratings_of, "ana")
            assert (mine.season, mine.games) == ("2027-1", 1)
        finally:
            await store.close()

    asyncio.run(story())


def duel(number: int, ended: float) -> Ending:
    """Ana wins against Bo."""
    seats = Result(0, "ana", "ana", "", 1.0, True), Result(1, "bo", "bo", "", 0.0, False)
    return Ending(f"D{number}", "verre", "match", 2, ended, 60, ladders.season_of(ended), seats, rated=True)


async def opened(folder: Path) -> SqlStore:
    store = SqlStore(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    return store


async def known(store: SqlStore, names: list[str]) -> None:
    for name in names:
        await store.welcome(Person(name, name, "en"), name)
        await store.keep(keep_account, name, 1.0)


async def season_on_site(store: SqlStore) -> tuple[list[float], list[float], int]:
    """Twelve people, four hundred games in three months: how strong they are, their ratings, how many counted."""
    rng, names = Random(5), [f"person {number}" for number in range(12)]
    strengths = [rng.gauss(25, 6) for _ in names]
    await known(store, names)
    for number in range(400):
        table = rng.sample(range(len(names)), 3)
        shown = [rng.gauss(strengths[player], BETA) for player in table]
        ended = BEGIN + 88 * 86_400 * number / 400
        seats = tuple(
            [
                Result(seat, names[player], names[player], "", float(mine == max(shown)), mine == max(shown))
                for seat, (player, mine) in enumerate(zip(table, shown, strict=True))
            ]
        )
        new = Ending(f"T{number}", "verre", "match", 3, ended, 60, ladders.season_of(ended), seats, rated=True)
        await store.keep(ladders.register, new, {})
    found = {each.person: each for each in await store.look_up(ladders.ladder, "verre", ladders.season_of(BEGIN))}
    assert all(found[name].games > ladders.PROVISIONAL for name in names)
    counted = sum(each.games for each in found.values()) // 3
    return strengths, [found[name].mu for name in names], counted


def test_a_season_later_less_is_sure_and_never_less_than_nothing() -> None:
    known = Rating(30.0, 2.0)
    assert known.widened().mu == known.mu
    assert known.sigma < known.widened().sigma < Rating().sigma
    assert Rating().widened() == Rating()
