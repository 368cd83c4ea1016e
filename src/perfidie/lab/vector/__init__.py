"""Many tables of any game at once, played by the engine in several processes, by Gymnasium's vector conventions.

Tables are laid by keyword::

    tables = load("verona", num_envs=64, seats=4, workers=8)
    seen, infos = tables.reset(seed=1)
    seen, rewards, terminations, truncations, infos = tables.step(actions)

What is seen and told is as `perfidie.lab.conventions` says.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from multiprocessing.connection import Connection, wait
from typing import Any

from perfidie.adapters.numbering import table_for
from perfidie.engine import Game, Refusal, Setup
from perfidie.lab.conventions import ManyTables, errors
from perfidie.lab.vector.sheet import SPAWN, Sheet, Size, numpy
from perfidie.lab.vector.tables import Tables, serve

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
    if workers is None:
        workers = os.cpu_count() or 1
    if type(workers) is not int or workers < 0:
        raise Refusal("lab-bad-count", name="workers", least=0)
    found, setup = table_for(game, seats, options, preset or "standard")
    return TableVector(found, setup, num_envs, workers)


class TableVector(ManyTables):
    """Tables of one game with one set-up. The same seed gives the same games, however many workers there are."""

    def __init__(self, game: Game[Any, Any], setup: Setup, num_envs: int, workers: int) -> None:
        super().__init__(game, setup, num_envs)
        self.game = game
        self.closed, self._begun, self._workers = True, False, list[Any]()
        self._local = Tables(game, setup, _sheet(self), range(0 if workers else num_envs))
        self._sheet = self._local.sheet
        self.closed = False
        self._start(min(workers, num_envs))

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
        self._sheet.actions[:] = self.checked(actions, self._sheet.action_mask, self._sheet.seat)
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


def _sheet(tables: TableVector) -> Sheet:
    """An empty sheet for these tables."""
    numbers = sum(field.size for field in tables.fields)
    return Sheet(Size(tables.num_envs, numbers, tables.actions, tables.setup.seats))
