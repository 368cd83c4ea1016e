"""On a true terminal: colours, the curtain, Ctrl-C; and a table that fits the window."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from random import Random
from struct import pack
from termios import TIOCSWINSZ

import pytest

import launch
from ends import ends
from perfidie import games
from perfidie.boards.ink import cells, plain
from perfidie.cli.terminal.page import Page
from perfidie.cli.terminal.screen import Screen
from perfidie.engine import Playthrough, read_record
from perfidie.texts import Texts

VERRE = games.find("verre")
NAMES = ("Maximilienne", "Basile", "Odette", "Ferdinand", "Hortense")


class Terminal:
    """A process on a terminal of its own."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int) -> None:
        self.process = process
        self.screen = screen
        self.shown = ""

    def until(self, words: str) -> str:
        """Reads until the screen shows these words; what came since the last time."""
        deadline = time.monotonic() + 60
        fresh = ""
        while words not in fresh:
            ready, _, _ = select.select([self.screen], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"the screen never showed {words!r}:\n{fresh}"
            try:
                data = os.read(self.screen, 65536)
            except OSError:
                data = b""
            assert data, f"the screen went dark before {words!r}:\n{fresh}"
            fresh += data.decode(errors="replace")
        self.shown += fresh
        return fresh

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())


@contextmanager
def terminal(*arguments: str, columns: int = 80, lines: int = 24, **env: str) -> Iterator[Terminal]:
    mine, theirs = pty.openpty()
    ioctl(mine, TIOCSWINSZ, pack("HHHH", lines, columns, 0, 0))
    clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    process = launch.start(
        [sys.executable, "-m", "perfidie", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**clean, "TERM": "xterm-256color", **env},
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, mine)
    finally:
        process.kill()
        process.wait()
        os.close(mine)


def two_people(tmp_path: Path, **env: str) -> contextmanager[Terminal]:  # type: ignore[type-arg]
    arguments = ("play", "verre", "--seats", "2", "--people", "2", "--lang", "en", "--seed", "1")
    return terminal(*arguments, PERFIDIE_SAVES=str(tmp_path), **env)  # type: ignore[arg-type]


def test_on_a_terminal_there_are_colours_and_the_curtain_wipes_all_that_could_be_scrolled_back(tmp_path: Path) -> None:
    with two_people(tmp_path) as screen:
        screen.until("Press Enter to begin")
        screen.type("\n")
        screen.until("press Enter when nobody is looking")
        screen.type("\n")
        page = screen.until("Your choice (")
        assert "\x1b[38;5;28m" in page or "\x1b[38;5;133m" in page or re.search(r"\x1b\[1;38;5;(28|133)m", page)
        assert "♣" in page or "†" in page
        screen.type("1\n")
        result = screen.until("Press Enter to go on")
        assert result.index("\x1b[3J") < result.index("looks at the bottom")
        screen.type("\n")
        behind = screen.until("press Enter when nobody is looking")
        assert "\x1b[3J" in behind
        wiped = behind[behind.rindex("\x1b[3J") :]
        assert not re.search(r"[♣†]|antidote|poison ", wiped)


def test_what_was_typed_too_early_does_not_lift_the_curtain(tmp_path: Path) -> None:
    with two_people(tmp_path) as screen:
        screen.until("Press Enter to begin")
        screen.type("\n\n\n\n\n\n")
        screen.until("press Enter when nobody is looking")
        screen.type("q\n")
        screen.until("--resume")
        assert "Your choice" not in screen.shown


def test_a_bot_that_thinks_for_longer_than_a_moment_is_seen_to_think(tmp_path: Path) -> None:
    arguments = ("play", "verre", "--seats", "2", "--bot", "master", "--option", "first_wesley=1", "--lang", "en")
    with terminal(*arguments, PERFIDIE_SAVES=str(tmp_path)) as screen:
        screen.until("Press Enter to begin")
        screen.type("\n")
        screen.until("is thinking…")
        screen.until("looks at the bottom")


def test_no_color_means_plain_text(tmp_path: Path) -> None:
    with two_people(tmp_path, NO_COLOR="1") as screen:
        screen.until("Press Enter to begin")
        screen.type("\n")
        screen.until("press Enter when nobody is looking")
        screen.type("\n")
        page = screen.until("Your choice (")
        assert not re.search(r"\x1b\[[0-9;]*m", page)


def test_ctrl_c_is_a_clean_goodbye_and_the_game_is_kept(tmp_path: Path) -> None:
    with two_people(tmp_path) as screen:
        screen.until("Press Enter to begin")
        screen.type("\n")
        screen.until("press Enter when nobody is looking")
        screen.type("\n")
        screen.until("Your choice (")
        screen.process.send_signal(signal.SIGINT)
        goodbye = screen.until("--resume")
        assert "The game is kept in" in goodbye
        assert "Traceback" not in screen.shown
        assert screen.process.wait(timeout=30) == 0
    assert read_record(next(tmp_path.glob("*.json")).read_bytes()).game == "verre"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", ends([2, 3, 4, 5]))
def test_at_every_decision_the_table_and_its_choices_fit_80_columns_and_24_lines(seats: int, lang: str) -> None:
    page = Page(VERRE, Screen(as_text=True))
    texts = Texts(lang, "verre", NAMES[:seats])
    rng = Random(seats)
    for options in ({}, {"end": "full_rotation"}, {"power": "look_then_may_swap", "start_hearts": 8}):
        play = Playthrough(VERRE, VERRE.setup(seats, options))
        while not play.over:
            play.chance(rng)
            if not play.state.waiting:
                break
            seat = play.state.waiting[0]
            legal = play.legal(seat)
            told = texts.to(seat)
            table = page.board.table(play.view(seat), told, 80)
            choices = page.board.choices(legal, play.view(seat), told, 80)
            assert len(table) + len(choices) + 4 <= 24
            assert [plain(row) for row in [*table, *choices] if cells(plain(row)) > 80] == []
            assert cells(f"{told.title()} · {page.board.heading(play.view(seat), told)}") <= 76
            play.move(seat, rng.choice(legal))


def test_poison_and_antidote_differ_by_their_sign() -> None:
    from perfidie.games.verre.terminal import face

    assert face("a6")[0] == "♣6"
    assert face("p6")[0] == "†6"
