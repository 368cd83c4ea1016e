"""Random play: what the measures count, and what stands for thought where a game has no bots of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from perfidie.engine.state import State
from perfidie.engine.step import Chance


def play_out(state: State, rng: Random, limit: int = 0) -> int:
    """Plays at random to the end, quietly; returns the number of decisions.

    `limit`, where it is not 0, stops after so many decisions.
    """
    decisions = 0
    random = rng.random
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if step.seat < 0:
            chance: Chance[Any, Any] = step  # type: ignore[assignment] # automatic steps never wait here
            state.apply_legal(chance.sample(state, rng))
        else:
            legal = step.legal(state)
            state.apply_legal(legal[int(random() * len(legal))])
            decisions += 1
            if decisions == limit:
                break
        agenda = state.agenda
    return decisions


def is_asked(state: State, seat: int, rng: Random, games: int = 6) -> bool:
    """Whether this seat will have anything to decide, as far as some games show that are played on at random."""
    for _ in range(games):
        table = state.clone()
        while table.agenda:
            if seat in table.waiting and len(table.legal_for(seat)) > 1:
                return True
            if table.actor < 0:
                table.apply_legal(table.sample(rng))
            else:
                legal = table.legal()
                table.apply_legal(legal[int(rng.random() * len(legal))])
    return False
