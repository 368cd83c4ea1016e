"""Figures: on a port of their own, for one process or for all of them."""

from __future__ import annotations

import os
import socket
import sys
from http.client import HTTPConnection
from pathlib import Path

import pytest

import launch
from perfidie.engine import Refusal
from perfidie.web.metrics import SHARED, MetricsServer, exposition, forget_process, start_metrics
from web.browserless import PATIENCE

WORK = """
import os, sys
from perfidie.web.metrics import MOVES, STREAMS, UP
MOVES.inc(int(sys.argv[1])); STREAMS.inc(int(sys.argv[1])); UP.set(1)
print(os.getpid())
"""
"""A process that counts and ends."""


def ask(server: MetricsServer, path: str, method: str = "GET") -> tuple[int, str]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        line.request(method, path)
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


def figure(text: str, name: str) -> float:
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


def test_the_figures_of_one_process_are_served_at_their_own_address_and_nothing_else_is() -> None:
    (server,) = start_metrics(f"127.0.0.1:{free_port()}")
    try:
        status, text = ask(server, "/metrics")
        assert status == 200
        told = {line.split()[0] for line in text.splitlines()}
        assert {"perfidie_moves_total", "perfidie_tables", "perfidie_streams"} <= told
        assert "process_resident_memory_bytes" in text
        assert ask(server, f"/metrics?process={os.getpid()}")[0] == 200
        assert ask(server, "/metrics", "HEAD") == (200, "")
        for path in ("/", "/metrics/x", "/metrics?process=1", "/metrics?process=..", "/healthz"):
            assert ask(server, path)[0] == 404, path
        assert ask(server, "/metrics", "POST")[0] == 501
    finally:
        server.close()


def test_the_figures_of_several_processes_are_added_up_and_told_apart(tmp_path: Path) -> None:
    counted = {}
    for moves in (3, 4):
        given = {**os.environ, SHARED: str(tmp_path)}
        command = [sys.executable, "-c", WORK, str(moves)]
        done = launch.run(command, env=given, capture_output=True, text=True, check=True)
        counted[int(done.stdout)] = moves
    (server,) = start_metrics(f"127.0.0.1:{free_port()}", tmp_path)
    try:
        together = ask(server, "/metrics")[1]
        assert [figure(together, f"perfidie_{name}") for name in ("moves_total", "streams", "processes")] == [7, 7, 2]
        for process, moves in counted.items():
            status, alone = ask(server, f"/metrics?process={process}")
            assert (status, figure(alone, "perfidie_moves_total")) == (200, moves)
        dead, left = counted
        forget_process(tmp_path, dead)
        together = ask(server, "/metrics")[1]
        assert figure(together, "perfidie_moves_total") == 7, "what was done stays done"
        assert figure(together, "perfidie_streams") == counted[left]
        assert figure(together, "perfidie_processes") == 1
    finally:
        server.close()


def test_an_address_that_is_taken_is_refused() -> None:
    (server,) = start_metrics(f"127.0.0.1:{free_port()}")
    try:
        with pytest.raises(Refusal, match="metrics-taken"):
            start_metrics(f"127.0.0.1:{server.port}")
    finally:
        server.close()


def test_no_figure_names_anybody_or_anything_that_was_done() -> None:
    """What can be told apart: kinds of answers and of questions to bots, reasons of refusals, steps of a scale."""
    labels = {
        label.partition("=")[0]
        for line in exposition().decode().splitlines()
        if not line.startswith("#") and "{" in line
        for label in line.partition("{")[2].partition("}")[0].split(",")
    }
    assert labels <= {"status", "code", "kind", "le"}


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])
