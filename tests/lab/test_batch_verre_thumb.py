"""The poisoned glass in arrays: the player by rules of thumb, who keeps learners company."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import jax
import numpy as np

from lab.lockstep import stacked
from perfidie.adapters.numbering import numbering
from perfidie.games import find
from perfidie.games.verre.bot.greedy import Greedy
from perfidie.lab import batch

GAME = find("verre")
SEATS, GAMES = 3, 8
AGREES = {"SpyGlass": 1.0, "PourCard": 0.95, "SwapOrEndTurn": 0.85, "TakeGlass": 0.85, "Announce": 0.85}
"""By what is asked: at how many of the decisions nothing is liked better than what the engine's player does.

That one draws worlds to take a glass, to announce and to swap; this one has a bell curve."""


def played(games: int) -> list[tuple[Any, int]]:
    """True choices in games of greedy players, and who has them."""
    rng, greedy, found = Random(11), Greedy(GAME), []
    for _ in range(games):
        state = GAME.new(GAME.setup(SEATS))
        while state.agenda:
            legal = state.legal()
            if state.actor >= 0 and len(legal) > 1:
                found.append((state.clone(), state.actor))
                words = greedy.choose(GAME.view(state, state.actor), [action.words for action in legal], rng)
                state.apply(GAME.vocabulary.parse(words))
            else:
                state.apply(rng.choice(legal))
    return found


def test_by_rules_of_thumb_it_likes_what_greedy_does_and_what_follows_from_its_view() -> None:
    setup, rng, greedy = GAME.setup(SEATS), Random(3), Greedy(GAME)
    batched, number = batch.load(GAME.id, SEATS), numbering(GAME, setup).for_seats
    moments = played(GAMES)
    views = [GAME.view(state, seat) for state, seat in moments]
    seats = np.array([seat for _, seat in moments], np.int32)
    likes = jax.jit(batched.thumb)
    tables = stacked(batched.read(state) for state, _ in moments)
    worlds = stacked(batched.read(GAME.imagine(view, rng)) for view in views)
    assert np.mean((tables.hands != worlds.hands).any(axis=0) | (tables.faces != worlds.faces).any(axis=0)) > 0.9
    liked, elsewhere = (np.asarray(likes(each, seats)) for each in (tables, worlds))
    assert liked.shape == (batched.actions, len(moments))
    asked: Counter[str] = Counter()
    agreed: Counter[str] = Counter()
    for place, ((state, _), view) in enumerate(zip(moments, views, strict=True)):
        legal = state.legal()
        numbers = [number[action.code] for action in legal]
        ours = liked[numbers, place]
        assert np.allclose(ours, elsewhere[numbers, place], atol=1e-2), view.step
        if np.ptp(ours) < 1e-3:
            continue  # all one: whatever is chosen agrees
        chosen = tuple(greedy.choose(view, [action.words for action in legal], rng))
        asked[view.step] += 1
        agreed[view.step] += ours[[action.words for action in legal].index(chosen)] >= ours.max() - 1e-3
    for step, least in AGREES.items():
        assert asked[step] >= 20, step
        assert agreed[step] >= least * asked[step], step
