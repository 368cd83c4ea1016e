"""The suite itself: what hangs is stopped, and a program under test hears Ctrl-C however the suite was started."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

import launch

ROOT = Path(__file__).parents[2]
DEAF = "trap '' INT TERM; exec \"$@\""
"""A shell that starts something as cron or a shell script in the background would: deaf to Ctrl-C."""
CTRL_C = (
    "tests/cli/test_terminal.py::test_ctrl_c_is_a_clean_goodbye_and_the_game_is_kept",
    "tests/arena/test_command.py::test_ctrl_c_ends_it_and_says_what_is_known",
)
HANGING = """
import asyncio
import threading
import pytest

short = pytest.mark.timeout(1, func_only=True)

@short
def test_in_a_loop():
    asyncio.run(asyncio.Event().wait())

@short
def test_on_a_lock():
    threading.Event().wait()

def test_next_to_them():
    pass
"""


def test_every_program_is_started_by_the_one_way_that_gives_it_fresh_signals() -> None:
    own_ways = {"run", "Popen", "call", "check_call", "check_output"}
    elsewhere = []
    for path in [*ROOT.glob("tests/**/*.py"), *ROOT.glob("bench/**/*.py")]:
        if path == ROOT / "bench/launch.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="subprocess"), attr=name)) if name in own_ways:
                    elsewhere.append((path.name, node.lineno))
    assert elsewhere == []


def test_a_program_hears_ctrl_c_where_the_suite_itself_does_not() -> None:
    """Each says how it answers Ctrl-C and the wish to stop: started by us, and as Python starts it."""
    tell = "import signal as s; print(s.getsignal(s.SIGINT) == s.SIG_IGN, s.getsignal(s.SIGTERM) == s.SIG_IGN)"
    both = (
        f"import subprocess, sys, launch; tell = [sys.executable, '-c', {tell!r}]; "
        "launch.run(tell, check=True); subprocess.run(tell, check=True)"
    )
    command = ["sh", "-c", DEAF, "sh", sys.executable, "-c", both]
    said = launch.run(command, cwd=ROOT / "bench", capture_output=True, text=True, check=True)
    assert said.stdout == "False False\nTrue True\n"


def test_the_tests_that_send_ctrl_c_pass_where_the_suite_was_started_deaf_to_it() -> None:
    command = ["sh", "-c", DEAF, "sh", sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *CTRL_C]
    done = launch.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_program_that_is_not_there_is_named() -> None:
    done = launch.run(["a-program-nobody-has"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "a-program-nobody-has: No such file or directory\n")


def test_a_test_that_hangs_fails_by_itself_and_the_next_one_runs(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING, encoding="utf-8")
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    assert 0 < options["timeout"] <= 600
    method = f"--timeout-method={options['timeout_method']}"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", method, str(tmp_path)]
    done = launch.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "Timeout (>1.0s)" in done.stdout, done.stdout
    assert "2 failed, 1 passed" in done.stdout
