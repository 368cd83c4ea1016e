"""The same games in the engine and in arrays, side by side: the law that both are one game.

The engine deals and decides; the arrays are given the same luck and the same actions. At every decision all of it is
compared: the whole table, who acts, what is legal, what every seat's view says; at the end the shares of the win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

import jax
import numpy as np

from perfidie.adapters.numbering import numbering, utilities
from perfidie.engine import Game, Record, Setup


class Moment(NamedTuple):
    """One table of the engine where a seat is to act, or at the end, in numbers."""

    table: Any
    luck: Any
    """By which the present round was dealt."""
    actor: int
    legal: Any
    seen: Any
    """By seat."""
    shares: Any
    action: int
    """What is done next; -1 when the game is over."""


Choose = Callable[[Any], Any]


def random_choices(rng: Random) -> Choose:
    """A player for every seat, and for chance."""
    return lambda state: rng.choice(state.legal())


def replayed(game: Game[Any, Any], record: Record) -> Choose:
    """Chooses what was chosen, chance included; where several chose at once, they are asked in the order of seats."""
    left = [entry for entry in record.entries if not entry.said]

    def choose(state: Any) -> Any:
        place = next(place for place, entry in enumerate(left) if entry.seat == state.actor)
        return game.vocabulary.parse(left.pop(place).words)

    return choose


def moments(game: Game[Any, Any], setup: Setup, batched: Any, choose: Choose) -> Iterator[Moment]:
    """A game of the engine, decision by decision."""
    counted, state, luck, rounds = numbering(game, setup), game.new(setup), None, 0
    while True:
        while state.agenda and state.actor < 0:
            state.apply(choose(state))
        if state.round != rounds:
            luck, rounds = batched.dealt_as(state), state.round
        over = not state.agenda
        legal = np.zeros(counted.seats_take, bool)
        if not over:
            legal[counted.legal(state)] = True
        seen = [np.frombuffer(game.lab.glance(game.view(state, seat)), np.int8) for seat in range(setup.seats)]
        shares = utilities(game, state, zero_sum=False) if over else [0.0] * setup.seats
        action = None if over else choose(state)
        number = -1 if action is None else counted.for_seats[action.code]
        yield Moment(
            batched.read(state), luck, state.actor, legal, np.stack(seen), np.asarray(shares, np.float32), number
        )
        if action is None:
            return
        state.apply(action)


def stacked(things: Iterable[Any]) -> Any:
    """Several tables as one, counted by the last axis."""
    return jax.tree.map(lambda *each: np.stack(each, axis=-1), *things)


def unlike(batched: Any, games: list[list[Moment]]) -> str:
    """What is not equal in arrays, the first that is found; empty where all is the same."""
    seats = np.arange(batched.seats)

    def told(table: Any) -> dict[str, Any]:
        seen = jax.vmap(lambda seat: batched.glance(table, jax.numpy.full_like(batched.actor(table), seat)))(seats)
        return {
            "actor": batched.actor(table),
            "legal": batched.legal(table),
            "seen": seen,
            "over": batched.over(table),
            "shares": batched.shares(table),
        }

    next_of, looked_at = jax.jit(batched.step), jax.jit(told)
    table = batched.start(stacked(game[0].luck for game in games))
    for step in range(max(map(len, games))):
        table, found = jax.tree.map(np.asarray, (table, looked_at(table)))
        for place, game in enumerate(games):
            if step < len(game) and (what := differs(game[step], table, found, place)):
                return f"game {place}, decision {step}: {what}"
        now = [game[min(step, len(game) - 1)] for game in games]
        then = [game[min(step + 1, len(game) - 1)] for game in games]
        actions = np.asarray([max(each.action, 0) for each in now], np.int32)
        table = next_of(table, actions, stacked(each.luck for each in then))
    return ""


def differs(moment: Moment, table: Any, found: dict[str, Any], place: int) -> str:
    """What of one table is not as the engine has it."""
    over = moment.action < 0
    pairs = {name: (getattr(moment.table, name), getattr(table, name)[..., place]) for name in moment.table._fields}
    pairs["over"] = (np.asarray(over), found["over"][place])
    if not over:
        pairs["actor"] = (np.asarray(moment.actor), found["actor"][place])
    pairs["legal"] = (moment.legal, found["legal"][:, place])
    pairs |= {f"seat {seat} sees": (seen, found["seen"][seat, :, place]) for seat, seen in enumerate(moment.seen)}
    if over:
        pairs["shares"] = (moment.shares, found["shares"][:, place])
    for name, (wanted, got) in pairs.items():
        if not np.array_equal(wanted, got):
            where = np.flatnonzero(wanted != got).tolist()
            return f"{name} {got.ravel()[where].tolist()}, not {wanted.ravel()[where].tolist()}, at {where}"
    return ""
