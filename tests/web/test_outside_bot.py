"""The bot of docs/api.md, run as it stands there, against a real server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import launch
from web.browserless import PATIENCE, Server

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
LONGEST = 30


def the_bot() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


class Host:
    """Somebody who opens a table and lets others play at it."""

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=f"{server.origin}/api", timeout=2 * PATIENCE, trust_env=False)
        token = self.ask("POST", "/guests", {"name": "Anne", "lang": "en"})["token"]
        self.client.headers["authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body)
        assert answer.is_success, (method, path, answer.text)
        return answer.json() if answer.content else None

    def wait_for(self, code: str, people: int) -> None:
        """Returns when so many people sit at the table: the stream says so."""
        with self.client.stream("GET", f"/tables/{code}/live") as stream:
            for line in stream.iter_lines():
                told = json.loads(line[len("data: ") :]) if line.startswith("data: ") else {}
                if sum(chair["kind"] == "person" for chair in told.get("chairs", ())) == people:
                    return
        raise AssertionError("the stream has ended")


def test_the_bot_is_short_and_needs_nothing_but_python() -> None:
    lines = the_bot().splitlines()
    assert len(lines) <= LONGEST
    assert max(map(len, lines)) <= 120
    imported = {line.split()[1].partition(".")[0] for line in lines if re.match("(import|from) ", line)}
    assert imported <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_bot_sits_down_by_a_code_and_plays_to_the_end(tmp_path: Path, seats: int) -> None:
    (tmp_path / "bot.py").write_text(the_bot(), encoding="utf-8")
    with Server(tmp_path) as server:
        host = Host(server)
        code = host.ask("POST", "/tables", {"game": "verre", "seats": seats})["code"]
        command = [sys.executable, "-I", str(tmp_path / "bot.py"), server.origin, code]
        with launch.start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as bot:
            try:
                host.wait_for(code, 2)
                host.ask("POST", f"/tables/{code}/start", {"how": "bots"})
                host.ask("DELETE", f"/tables/{code}/seat")
                said, _ = bot.communicate(timeout=3 * PATIENCE)
            finally:
                bot.kill()
        end = host.ask("GET", f"/tables/{code}/view")
        assert bot.returncode == 0, said.decode()
        assert end["phase"] == "over"
        assert said.decode().strip() == " ".join(end["reasons"])
        record = host.ask("GET", f"/tables/{code}/record")
        assert record["names"][1] == "Hasard"
        assert sum(seat == 1 for seat, *_ in record["entries"]) >= 4
        host.client.close()
