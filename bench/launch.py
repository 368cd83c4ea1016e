"""Programs under test or under the clock, started as from a fresh terminal.

A shell that starts something in the background makes it ignore Ctrl-C, as cron does, and children inherit that. So
every program here starts through a launcher that puts the signals back as a terminal leaves them and then turns into
the program: same process, same pipes. (Doing this between fork and exec would not be safe beside threads.)
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import Any

BECOME = """
import os, signal, sys
for each in (signal.SIGINT, signal.SIGTERM, signal.SIGQUIT, signal.SIGHUP):
    signal.signal(each, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_SETMASK, ())
try:
    os.execvp(sys.argv[1], sys.argv[1:])
except OSError as error:
    sys.exit(f"{sys.argv[1]}: {error.strerror}")
"""


def fresh(command: Sequence[str]) -> list[str]:
    """The command, with the usual answers to signals."""
    return [sys.executable, "-I", "-S", "-c", BECOME, *command]


def start(command: Sequence[str], **how: Any) -> subprocess.Popen[Any]:
    """`subprocess.Popen` with fresh signals."""
    return subprocess.Popen(fresh(command), **how)


def run(command: Sequence[str], **how: Any) -> subprocess.CompletedProcess[Any]:
    """`subprocess.run` with fresh signals; the caller says with `check` whether a failure is one."""
    return subprocess.run(fresh(command), **how)
