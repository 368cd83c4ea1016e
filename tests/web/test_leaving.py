"""The site in a server that somebody else wrote: it finds its tables, and closes while streams are open."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import launch
from web.browserless import PATIENCE, Server, live

SOON = 3.0
"""Seconds within which it has to be gone."""


class Factory(Server):
    """The site made by plain uvicorn, as the documentation says."""

    def start(self) -> None:
        command = [sys.executable, "-m", "uvicorn", "--factory", "perfidie.web.app:make_from_environment"]
        command += ["--port", str(self.port), "--log-level", "warning"]
        with self.log.open("ab") as log:
            self.process = launch.start(command, stdout=log, stderr=log, env=self.environment)
        while not self._answers():
            try:
                status = self.process.wait(timeout=0.02)
            except subprocess.TimeoutExpired:
                continue
            raise AssertionError(f"the server has ended with {status}: {self.log.read_text()}")


def raw_stream(port: int, path: str) -> socket.socket:
    """A stream that is open and has begun."""
    line = socket.create_connection(("127.0.0.1", port), PATIENCE)
    line.sendall(f"GET {path}/live HTTP/1.1\r\nhost: localhost:{port}\r\n\r\n".encode())
    got = b""
    while b"data: " not in got:
        more = line.recv(65536)
        assert more, got
        got += more
    return line


def rest_of(line: socket.socket) -> bytes:
    got = b""
    while more := line.recv(65536):
        got += more
    return got


def test_plain_uvicorn_stops_while_streams_are_open_and_keeps_tables_where_the_command_does(tmp_path: Path) -> None:
    with Factory(tmp_path, XDG_DATA_HOME=str(tmp_path)) as server:
        path = live(server.visitor("Ana").open(2))
        lines = [raw_stream(server.port, path) for _ in range(3)]
        began = time.monotonic()
        assert server.process is not None
        server.process.terminate()
        for line in lines:
            assert rest_of(line).endswith(b"0\r\n\r\n"), "the stream ends as one that is over, not as one that broke"
            line.close()
        server.process.wait(PATIENCE)
        assert time.monotonic() - began < SOON
        assert "Traceback" not in server.log.read_text()
    reading = sqlite3.connect(tmp_path / "perfidie" / "tables.db")
    assert reading.execute("SELECT COUNT(*) FROM tables").fetchone() == (1,)
    reading.close()


def test_a_server_that_cannot_be_made_says_why_in_both_languages(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "uvicorn", "--factory", "perfidie.web.app:make_from_environment", "--port", "1"]
    given = {**os.environ, "PERFIDIE_BOT_WORKERS": "x"}
    done = launch.run(command, env=given, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert "PERFIDIE_BOT_WORKERS ne peut pas valoir" in done.stderr
    assert "PERFIDIE_BOT_WORKERS cannot be" in done.stderr
    assert "Traceback" not in done.stderr
