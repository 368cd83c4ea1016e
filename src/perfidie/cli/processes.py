"""Several processes on one machine: uvicorn's supervisor starts them, watches over them and replaces them one by one.

They share the listening sockets, so that somebody always answers. On SIGHUP each process is replaced by a new one that
is ready before the old one stops: a new version comes in without anybody noticing.
"""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from perfidie.web.metrics import SHARED, common_folder, forget_process, serve_metrics
from perfidie.web.server import TogetherConfig, server_config
from perfidie.web.settings import Settings

READY_WITHIN = 60
"""Seconds a new process has until it serves."""
ENDED_WITHIN = 20.0
"""Seconds a process has to end."""
AT_ONCE = 0.2
PAUSE = 1.0
"""Seconds until another one is started where one could not start."""


def serve_together(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serves in so many processes until somebody stops it; `ready` is told when all of them do."""
    folder = common_folder()
    os.environ.update({**_as_environment(settings), SHARED: str(folder)})
    config = server_config(
        settings,
        "perfidie.web.app:make_from_environment",
        kind=TogetherConfig,
        factory=True,
        http="auto",
        workers=settings.processes,
        timeout_worker_healthcheck=READY_WITHIN,
    )
    try:
        with serve_metrics(settings.metrics, folder):
            Together(config, sockets, folder, ready).run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Together(Multiprocess):
    """The processes of one machine. Those that have ended count no longer among the figures."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], folder: Path, ready: Callable[[], None]):
        super().__init__(config, sockets)
        self._folder = folder
        self._ready = ready
        self._told = False
        self._known: set[int] = set()

    def keep_subprocess_alive(self) -> None:
        """Replaces those that have died, at once: asking each how it feels would wait for those that just start."""
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set() or process.process.is_alive():
                continue
            process.join()
            if process.exitcode == STARTUP_FAILURE:  # the database may be away: it is tried again
                self.should_exit.wait(PAUSE)
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()
        now = {process.pid for process in self.processes if process.pid is not None}
        for gone in self._known - now:
            forget_process(self._folder, gone)
        self._known = now
        if not self._told and all(process.is_ready(AT_ONCE) for process in self.processes):
            self._told = True
            self._ready()

    def join_all(self) -> None:
        """Waits for all to end in good order; one that does not is not waited for for ever."""
        for process in self.processes:
            process.process.join(ENDED_WITHIN)
            if process.process.is_alive():
                process.kill()
                process.join()


def _as_environment(settings: Settings) -> dict[str, str]:
    """The settings as each of the processes reads them."""
    found = {}
    for field in fields(settings):
        value = getattr(settings, field.name)
        if value != field.default or field.name == "database":
            text = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            found[f"PERFIDIE_{field.name.upper()}"] = text
    return found
