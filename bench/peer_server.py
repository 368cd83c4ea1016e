"""boardgame.io's server with the yardstick's game, in the same run: where Node and npm are there to install it.

It comes from npm by name into build/, which git does not look at; nothing of it is kept in the project.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import launch
from processes import stop

HERE = Path(__file__).parent
PACKAGE, VERSION = "boardgame.io", "0.50.2"
WITH = "node-persist@3.1.0"
"""What its store on disk asks for and does not bring along."""
STORES = {
    "memory": "matches in memory",
    "flatfile": "its store on disk (FlatFile)",
    "journal": "in memory, each move added to a file",
}
HOME = HERE.parent / "build" / "boardgameio"
INSTALL_WITHIN = 300.0
QUIETLY: dict[str, Any] = {"check": True, "capture_output": True}


def missing(home: Path = HOME) -> str:
    """Why it cannot be measured, in a sentence; empty if it can. Installs it where that is all that is missing."""
    absent = [tool for tool in ("node", "npm") if shutil.which(tool) is None]
    if absent:
        return f"{PACKAGE} {VERSION} was not measured: {' and '.join(absent)} not found."
    needed = [home / "node_modules" / name / "package.json" for name in (PACKAGE, WITH.partition("@")[0])]
    if not all(manifest.is_file() for manifest in needed):
        home.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        try:
            launch.run([*command, f"{PACKAGE}@{VERSION}", WITH], cwd=home, timeout=INSTALL_WITHIN, **QUIETLY)
        except (subprocess.SubprocessError, OSError):
            return f"{PACKAGE} {VERSION} was not measured: npm could not install it."
    return ""


class BoardgameIo:
    """The server and its players, a process each; matches are kept in one of STORES."""

    def __init__(self, tables: int, store: str = "memory", home: Path = HOME) -> None:
        self.store = store
        self._room = tempfile.TemporaryDirectory(dir=home, prefix="matches-")
        self._server = self._node(home, "serve.mjs", store, self._room.name)
        try:
            told = self._told(self._server)
            self.name = f"{PACKAGE} {told['version']}, Node {told['node'].removeprefix('v')}, {STORES[store]}"
            self._players = self._node(home, "listen.mjs", str(told["port"]), str(tables))
        except BaseException:
            stop(self._server)
            self._room.cleanup()
            raise

    @staticmethod
    def _node(home: Path, script: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = ["node", str(HERE / "boardgameio" / script), *arguments]
        environment = {"NODE_ENV": "production", "PATH": str(Path(shutil.which("node") or "node").parent)}
        return launch.start(command, cwd=home, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    @staticmethod
    def _told(process: subprocess.Popen[bytes]) -> dict[str, Any]:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"{PACKAGE} has ended by itself")
        found: dict[str, Any] = json.loads(line)
        return found

    def __enter__(self) -> Self:
        self.tell("count")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        stop(self._players)
        stop(self._server)
        self._room.cleanup()

    @property
    def pid(self) -> int:
        return self._server.pid

    @property
    def players_pid(self) -> int:
        return self._players.pid

    def tell(self, words: str) -> dict[str, Any]:
        """`play N`, `pause` or `count`; answered with what has been done since the start."""
        assert self._players.stdin is not None
        self._players.stdin.write(f"{words}\n".encode())
        self._players.stdin.flush()
        return self._told(self._players)
