"""Vector environments play the engine's games, whoever plays them, and end in good order."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children
from random import Random
from typing import Any

import numpy
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode

from perfidie.adapters.numbering import numbering, utilities
from perfidie.engine import CHANCE, Game, Refusal, State
from perfidie.games import find, names
from perfidie.lab.vector import TableVector, load

GAMES: list[Game[Any, Any]] = [find(name) for name in names()]
STEPS, TABLES = 120, 3
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def chosen(seen: dict[str, Any], rng: Random) -> Any:
    """A legal action for every table, at random."""
    return numpy.array([rng.choice(numpy.flatnonzero(mask).tolist()) for mask in seen["action_mask"]])


def played(tables: TableVector, seed: int, steps: int) -> list[bytes]:
    """All that is seen while chance and these choices are the same."""
    rng = Random(seed)
    seen, infos = tables.reset(seed=seed)
    told = []
    for _ in range(steps):
        told.append(seen["observation"].tobytes() + seen["action_mask"].tobytes() + infos["seat"].tobytes())
        seen, rewards, terminations, _, infos = tables.step(chosen(seen, rng))
        told.append(rewards.tobytes() + terminations.tobytes() + infos["shares"].tobytes())
    return told


@pytest.fixture
def glasses() -> Iterator[TableVector]:
    """Four tables of the small poisoned glass, played here."""
    tables = load("verre", num_envs=4, seats=2, preset="tiny", workers=0)
    yield tables
    tables.close()


@pytest.fixture
def spread() -> Iterator[TableVector]:
    """The same, played by two workers."""
    tables = load("verre", num_envs=4, seats=2, preset="tiny", workers=2)
    yield tables
    tables.close()


# What is played


class ByHand:
    """One table as the engine plays it, with the chance of its place."""

    def __init__(self, game: Game[Any, Any], seats: int, seed: int, place: int) -> None:
        self.game, self.setup = game, game.setup(seats)
        self.rng = Random(f"{seed} {place}")
        self.state = self.laid()

    def laid(self) -> State:
        return self.after_chance(self.game.new(self.setup))

    def after_chance(self, state: State) -> State:
        while state.actor == CHANCE:
            state.apply(state.sample(self.rng))
        return state

    def step(self, action: int, seat: int) -> list[float] | None:
        """What everybody got, where the game ended; then another one has begun."""
        self.state.apply(numbering(self.game, self.setup).actions[action], seat)
        if self.after_chance(self.state).agenda:
            return None
        shares = utilities(self.game, self.state, zero_sum=False)
        self.state = self.laid()
        return shares


@every_game
def test_every_table_is_the_game_that_the_engine_plays(game: Game[Any, Any]) -> None:
    seats, rng = game.seats[-1], Random(7)
    tables = load(game.id, num_envs=TABLES, seats=seats, workers=0)
    by_hand = [ByHand(game, seats, 5, place) for place in range(TABLES)]
    counted = numbering(game, by_hand[0].setup)
    seen, infos = tables.reset(seed=5)
    for _ in range(STEPS):
        assert all(seen[name] in space for name, space in tables.observation_space.spaces.items())
        for place, one in enumerate(by_hand):
            seat = int(infos["seat"][place])
            assert seat == one.state.waiting[0]
            assert seen["observation"][place].tobytes() == bytes(game.lab.glance(game.view(one.state, seat)))
            assert sorted(counted.for_seats[action.code] for action in one.state.legal_for(seat)) == (
                numpy.flatnonzero(seen["action_mask"][place]).tolist()
            )
        actions, acting = chosen(seen, rng), infos["seat"]
        seen, rewards, over, cut, infos = tables.step(actions)
        assert not cut.any()
        for place, one in enumerate(by_hand):
            seat = int(acting[place])
            shares = one.step(int(actions[place]), seat)
            assert over[place] == infos["_shares"][place] == (shares is not None)
            assert infos["shares"][place] == pytest.approx(shares or [0.0] * seats)
            assert rewards[place] == pytest.approx(shares[seat] if shares else 0.0)


def test_games_end_and_the_next_ones_begin_in_the_same_step(glasses: TableVector) -> None:
    rng, ended = Random(1), 0
    seen, _ = glasses.reset(seed=1)
    for _ in range(60):
        seen, rewards, over, _, infos = glasses.step(chosen(seen, rng))
        ended += int(over.sum())
        assert seen["action_mask"].any(axis=1).all()
        assert ((infos["shares"].sum(axis=1) > 0) == over).all()
        assert (rewards[~over] == 0).all()
    assert ended >= 4
    assert glasses.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_the_same_seed_gives_the_same_games_however_many_workers_there_are(glasses: TableVector) -> None:
    first = played(glasses, seed=3, steps=40)
    alone = load("verre", num_envs=4, seats=2, preset="tiny", workers=1)
    many = load("verre", num_envs=4, seats=2, preset="tiny", workers=3)
    assert played(alone, seed=3, steps=40) == first
    assert played(many, seed=3, steps=40) == first
    assert played(glasses, seed=3, steps=40) == first
    assert played(glasses, seed=4, steps=40) != first
    for tables in (alone, many):
        tables.close()


def test_without_a_seed_chance_goes_on_where_it_was() -> None:
    one, other = (load("verona", num_envs=2, seats=3, workers=0) for _ in range(2))
    for tables in (one, other):
        tables.reset(seed=8)
    again = [tables.reset()[0]["observation"] for tables in (one, other)]
    assert (again[0] == again[1]).all()
    assert (again[0] != one.reset(seed=8)[0]["observation"]).any()


# What is refused


def test_an_action_that_is_not_open_is_refused_and_no_table_moves(glasses: TableVector) -> None:
    seen, _ = glasses.reset(seed=2)
    legal = chosen(seen, Random(1))
    for wrong in (int(numpy.argmin(seen["action_mask"][2])), -1, 10_000):
        actions = legal.copy()
        actions[2] = wrong
        with pytest.raises(Refusal, match=rf"lab-illegal-action \(table=2, seat=\d, action={wrong},"):
            glasses.step(actions)
    after = glasses.step(legal)[0]
    glasses.reset(seed=2)
    assert (glasses.step(legal)[0]["observation"] == after["observation"]).all()


@pytest.mark.parametrize("actions", [[0], [0.0] * 4, ["draw"] * 4, [[0]] * 4])
def test_anything_but_one_whole_number_for_each_table_is_refused(glasses: TableVector, actions: Any) -> None:
    glasses.reset(seed=2)
    with pytest.raises(Refusal, match="lab-bad-actions"):
        glasses.step(actions)


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"num_envs": 0}, "lab-bad-count"),
        ({"num_envs": True}, "lab-bad-count"),
        ({"workers": -1}, "lab-bad-count"),
        ({"seats": 9}, "bad-seats"),
        ({"preset": "none"}, "unknown-preset"),
        ({"options": {"end": "never"}}, "bad-option"),
    ],
)
def test_tables_that_cannot_be_laid_are_refused_before_anything_starts(order: Any, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        load("verre", **order)


def test_a_step_before_the_first_reset_is_refused(glasses: TableVector) -> None:
    with pytest.raises(ResetNeeded):
        glasses.step([0] * 4)
    with pytest.raises(Refusal, match="lab-bad-seed"):
        glasses.reset(seed="one")  # type: ignore[arg-type]


# How it ends


def test_closed_tables_leave_no_process_and_take_no_step(spread: TableVector) -> None:
    before = len(active_children())
    spread.reset(seed=1)
    spread.close()
    spread.close()
    assert len(active_children()) == before - 2
    for late in (lambda: spread.step([0] * 4), spread.reset):
        with pytest.raises(ClosedEnvironmentError):
            late()


def test_a_worker_that_dies_is_told_and_everything_is_closed(spread: TableVector) -> None:
    seen, _ = spread.reset(seed=1)
    pid = active_children()[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(Refusal, match=r"lab-worker-ended \(status=-9\)"):
        spread.step(chosen(seen, Random(1)))
    assert spread.closed
    assert not active_children()
