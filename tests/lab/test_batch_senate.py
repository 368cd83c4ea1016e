"""Idus Martii in arrays: its deal, what a judge in training reads, and the player by rules of thumb."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from perfidie.adapters.numbering import numbering
from perfidie.games import find
from perfidie.games.idus_martii.bot.greedy import Greedy
from perfidie.lab import batch

GAME = find("idus_martii")
SEATS, CARDS = 5, 10


def hands(cards: list[int]) -> int:
    """A deal as the table packs it."""
    pairs = [sorted(cards[2 * seat : 2 * seat + 2]) for seat in range(SEATS)]
    return sum((one | other << 2) << (4 * seat) for seat, (one, other) in enumerate(pairs))


def test_every_order_of_the_cards_is_as_likely_as_any_other() -> None:
    wanted: Counter[int] = Counter()
    for merchant in range(CARDS):
        for traitors in combinations([card for card in range(CARDS) if card != merchant], 2):
            wanted[hands([2 if card == merchant else int(card in traitors) for card in range(CARDS)])] += 1
    game, deals = batch.load(GAME.id, SEATS, {"first_player": "random"}, "tiny"), 360_000
    luck = game.luck_of(jax.random.bits(jax.random.key(1), (game.chances, deals), jnp.uint32))
    found, counts = np.unique(np.asarray(luck.dealt), return_counts=True)
    assert set(found.tolist()) == set(wanted)
    expected = np.array([wanted[deal] for deal in found.tolist()]) * deals / 360
    assert abs(counts / expected - 1).max() < 0.15
    assert abs(np.bincount(luck.first) / deals * SEATS - 1).max() < 0.02


def positions(games: int) -> list[tuple[Any, int]]:
    """True choices in random games, and who has them."""
    rng, found = Random(7), []
    for _ in range(games):
        state = GAME.new(GAME.setup(SEATS, {}, "training"))
        while state.agenda:
            if state.actor >= 0 and len(state.legal()) > 1:
                found.append((state.clone(), state.actor))
            state.apply(rng.choice(state.legal()))
    return found


def test_a_judge_in_training_reads_cards_and_sides_from_the_actor_s_on() -> None:
    game = batch.load(GAME.id, SEATS, preset="training")
    state, actor = positions(1)[-1]
    order = [(actor + step) % SEATS for step in range(SEATS)]
    wanted = [state.dealt[seat].count(side) for side in range(3) for seat in order]
    wanted += [int(state.kept[seat] == side) for side in range(3) for seat in order]
    assert np.asarray(game.everything(game.read(state)))[: 6 * SEATS].tolist() == wanted


def test_what_the_player_by_rules_of_thumb_likes_follows_from_its_view_and_serves_its_side() -> None:
    game, rng = batch.load(GAME.id, SEATS, preset="training"), Random(3)
    likes, number = jax.jit(game.thumb), numbering(GAME, GAME.setup(SEATS, {}, "training")).for_seats
    agreed = asked = 0
    greedy = Greedy(GAME)
    for state, seat in positions(4):
        liked = np.asarray(likes(game.read(state), seat))
        view = GAME.view(state, seat)
        other = GAME.imagine(view, rng)
        assert np.allclose(liked, likes(game.read(other), seat), atol=1e-3), view.step
        best = max(state.legal(), key=lambda action: liked[number[action.code]])
        asked += 1
        agreed += best.words == tuple(greedy.choose(view, [action.words for action in state.legal()], rng))
    assert agreed > 0.6 * asked
