"""`perfidie serve` in a process of its own, as people run it; it can be killed and started again on the same tables."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import launch

PATIENCE = 90.0
"""Seconds after which a server that does not answer is a failure."""
PLENTY = 1_000_000
SETTINGS = {
    "PERFIDIE_BOT_DELAY": "0",
    "PERFIDIE_BEATS": "0",
    "PERFIDIE_BOT_WORKERS": "1",
    "PERFIDIE_THINKING": "0.02",
    "PERFIDIE_MOVES_PER_MINUTE": str(PLENTY),
    "PERFIDIE_TABLES_PER_HOUR": str(PLENTY),
    "PERFIDIE_GUESTS_PER_HOUR": str(PLENTY),
    "PERFIDIE_PAGES_PER_MINUTE": str(PLENTY),
    "PERFIDIE_STREAMS_PER_ADDRESS": str(PLENTY),
    "PERFIDIE_STREAMS_PER_PERSON": str(PLENTY),
    "PERFIDIE_CHAT_PER_MINUTE": str(PLENTY),
}


class Server:
    """One site on a port of its own, with its tables in `home`."""

    def __init__(self, home: Path, **settings: str) -> None:
        self.home = home
        self.settings = {**SETTINGS, **settings}
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port: int = trial.getsockname()[1]
        self.origin = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Starts, and comes back when the site answers."""
        command = [sys.executable, "-m", "perfidie", "serve", "--port", str(self.port)]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PERFIDIE_")}
        env = {**kept, "PERFIDIE_DATABASE": f"sqlite:///{self.home / 'tables.db'}", **self.settings}
        with (self.home / "server.log").open("ab") as log:
            self.process = launch.start(command, env=env, cwd=self.home, stdout=log, stderr=log)
        for _ in range(int(PATIENCE / 0.05)):
            if self._answers():
                return
            try:
                self.process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            break
        self.kill()
        raise AssertionError(f"The site does not answer: {self.said()}")

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=PATIENCE) as answer:
                return bool(answer.read() == b"ok")
        except (URLError, ConnectionError):
            return False

    def said(self) -> str:
        return (self.home / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut would: no word of goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
