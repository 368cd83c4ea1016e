"""Many tables of any game at once, played by the engine in several processes, by Gymnasium's vector conventions.

Tables are laid by keyword::

    tables = load("verona", num_envs=64, seats=4, workers=8)
    seen, infos = tables.reset(seed=1)
    seen, rewards, terminations, truncations, infos = tables.step(actions)

Each environment is one table. `seen` holds what the seat that has to decide knows (`observation`, the numbers of
`game.lab.glance`) and what it may do (`action_mask`); `infos["seat"]` says which seat that is. Where a game ends, the
next one begins in the same step (`AutoresetMode.SAME_STEP`): what is seen is the new table already, `rewards` is what
the seat that acted last got, and `infos["shares"]` what everybody got.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from multiprocessing.connection import Connection, wait
from typing import Any

from perfidie.adapters.numbering import numbering, table_for
from perfidie.adapters.research import need
from perfidie.engine import Field, Game, Refusal, Setup
from perfidie.lab.vector.sheet import SPAWN, Sheet, Size, numpy
from perfidie.lab.vector.tables import Tables, serve

spaces = need("gymnasium.spaces")
vector = need("gymnasium.vector")
errors = need("gymnasium.error")
batch_space = need("gymnasium.vector.utils").batch_space

PATIENCE = 5.0
"""How many seconds a worker has to end by itself."""


def load(
    game: str,
    num_envs: int = 1,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str = "",
    workers: int | None = None,
) -> TableVector:
    """So many tables of a game, spread over `workers` processes: one for each core if nobody says so, 0 for none."""
    if type(num_envs) is not int or num_envs < 1:
        raise Refusal("lab-bad-count", name="num_envs", least=1)
    if workers is None:
        workers = os.cpu_count() or 1
    if type(workers) is not int or workers < 0:
        raise Refusal("lab-bad-count", name="workers", least=0)
    found, setup = table_for(game, seats, options, preset or "standard")
    return TableVector(found, setup, num_envs, min(workers, num_envs))


class TableVector(vector.VectorEnv):  # type: ignore[misc,name-defined]
    """Tables of one game with one set-up. The same seed gives the same games, however many workers there are."""

    def __init__(self, game: Game[Any, Any], setup: Setup, num_envs: int, workers: int) -> None:
        self.metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}
        self.game, self.setup, self.num_envs = game, setup, num_envs
        fields = game.lab.features(setup)
        self.closed, self._begun, self._workers = True, False, list[Any]()
        self._local = Tables(game, setup, _sheet(game, setup, num_envs, fields), range(0 if workers else num_envs))
        self._sheet = self._local.sheet
        self.actions = self._sheet.size.actions
        seen = {
            "observation": spaces.Box(_bounds(fields, "low"), _bounds(fields, "high"), dtype=numpy.int8),
            "action_mask": spaces.Box(0, 1, (self.actions,), numpy.int8),
        }
        self.single_observation_space = spaces.Dict(seen)
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.closed = False
        self._start(workers)

    def action_words(self, action: int) -> tuple[str, ...]:
        """What the number of an action stands for."""
        return self._local.numbering.actions[action].words

    # Gymnasium's ways

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New tables everywhere. A seed seeds all chance; without one it goes on."""
        self._open()
        if seed is not None and type(seed) is not int:
            raise Refusal("lab-bad-seed", words=str(seed)[:40])
        self._begun = True
        self._local.reset(seed)
        self._all(("reset", seed))
        return self._seen(), {"seat": self._sheet.seat.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision at every table. Where one action cannot be taken nothing is, and the refusal says where."""
        self._open()
        if not self._begun:
            raise errors.ResetNeeded("step before reset")
        self._sheet.actions[:] = self._checked(actions)
        self._local.step()
        self._all("step")
        sheet = self._sheet
        over = sheet.over.copy()
        infos = {"seat": sheet.seat.copy(), "shares": sheet.shares.copy(), "_shares": over.copy()}
        return self._seen(), sheet.rewards.copy(), over, numpy.zeros_like(over), infos

    def close_extras(self) -> None:
        """Ends the workers; one that does not end by itself is ended."""
        for _, asked in self._workers:
            try:
                asked.send("close")
            except OSError:
                continue
        for worker, asked in self._workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
            asked.close()
        self._workers = []

    def _open(self) -> None:
        if self.closed:
            raise errors.ClosedEnvironmentError("these tables are closed")

    def _seen(self) -> dict[str, Any]:
        return {"observation": self._sheet.observation.copy(), "action_mask": self._sheet.action_mask.copy()}

    def _checked(self, actions: Any) -> Any:
        """The actions, if there is one for each table and every one of them is open to the seat that decides."""
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise Refusal("lab-bad-actions", count=self.num_envs)
        known = (chosen >= 0) & (chosen < self.actions)
        legal = known & (self._sheet.action_mask[numpy.arange(self.num_envs), numpy.where(known, chosen, 0)] == 1)
        if not legal.all():
            place = int(numpy.argmin(legal))
            action = int(chosen[place])
            words = " ".join(self.action_words(action)) if known[place] else "-"
            seat = int(self._sheet.seat[place])
            raise Refusal("lab-illegal-action", table=place, seat=seat, action=action, words=words)
        return chosen

    # Workers

    def _start(self, workers: int) -> None:
        """Starts the workers, each with tables in a row, and waits until all are ready."""
        order = (self.game.id, self.setup.seats, self.setup.options)
        for number in range(workers):
            ours, theirs = SPAWN.Pipe()
            places = range(number * self.num_envs // workers, (number + 1) * self.num_envs // workers)
            what = (theirs, order, self._sheet.size, self._sheet.memory, places)
            worker = SPAWN.Process(target=serve, args=what, daemon=True)
            worker.start()
            theirs.close()
            self._workers.append((worker, ours))
        self._answers()

    def _all(self, task: object) -> None:
        """All workers do this, at the same time."""
        for worker, asked in self._workers:
            try:
                asked.send(task)
            except OSError:
                self._lost(worker)
        self._answers()

    def _answers(self) -> None:
        """Waits for every worker; where one has stumbled or ended, everything is closed and the reason told."""
        owing: dict[Any, Any] = {asked: worker for worker, asked in self._workers}
        while owing:
            for answered in wait([*owing]):
                worker = owing.pop(answered)
                assert isinstance(answered, Connection)
                try:
                    trouble = answered.recv()
                except (EOFError, OSError):
                    self._lost(worker)
                if trouble:
                    self.close()
                    raise Refusal("lab-worker-stumbled", says=trouble)

    def _lost(self, worker: Any) -> None:
        worker.join(PATIENCE)
        status = worker.exitcode
        self.close()
        raise Refusal("lab-worker-ended", status=status)


def _sheet(game: Game[Any, Any], setup: Setup, num_envs: int, fields: tuple[Field, ...]) -> Sheet:
    """An empty sheet for these tables."""
    numbers, choices = sum(field.size for field in fields), numbering(game, setup).seats_take
    return Sheet(Size(num_envs, numbers, choices, setup.seats))


def _bounds(fields: tuple[Field, ...], side: str) -> Any:
    return numpy.array([getattr(field, side) for field in fields for _ in range(field.size)], numpy.int8)
