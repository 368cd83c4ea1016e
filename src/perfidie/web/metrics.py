"""Figures for those who run the site: counts and times, never what anybody did.

They are served on a port of their own, never by the site: a proxy on the same machine would hand them to anybody.
Where several processes serve, each keeps its figures in files of a common folder, and their parent adds them up.
"""

from __future__ import annotations

import os
import re
import socket
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import parse_qs, urlsplit

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from perfidie.engine import Refusal
from perfidie.web.addresses import bound, read_address

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which prometheus_client knows the common folder; it is read when that library is imported."""
REGISTRY = CollectorRegistry()
MOVES = Counter("perfidie_moves", "Moves made", registry=REGISTRY)
REFUSALS = Counter("perfidie_refusals", "Requests refused, by reason", ["code"], registry=REGISTRY)
TABLES = Gauge("perfidie_tables", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
STREAMS = Gauge("perfidie_streams", "Open streams", registry=REGISTRY, multiprocess_mode="livesum")
REQUESTS = Counter("perfidie_requests", "Requests, by kind of answer", ["status"], registry=REGISTRY)
WAITING = Histogram("perfidie_waiting_seconds", "How long questions to bots wait for a place", registry=REGISTRY)
THOUGHTS = Counter("perfidie_thoughts", "Questions put to bots, by kind", ["kind"], registry=REGISTRY)
"""How long a bot has really thought is told nowhere: it would tell how sure it was."""
UP = Gauge("perfidie_processes", "Processes that serve the site", registry=REGISTRY, multiprocess_mode="livesum")
PLAIN = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE = 5.0
"""Seconds for somebody who asks to say what they want."""


def exposition(folder: Path | None = None, process: int | None = None) -> bytes:
    """All figures as Prometheus reads them: of this process, or of all that keep theirs in this folder, or of one."""
    if folder is None:
        return generate_latest(REGISTRY) + _of_the_system(process or os.getpid())
    registry = CollectorRegistry()
    if process is None:
        registry.register(_Kept(folder, "*.db"))
        return generate_latest(registry)
    registry.register(_Kept(folder, f"*_{process}.db"))
    return generate_latest(registry) + _of_the_system(process)


class _Kept(Collector):
    """The figures in these files of the common folder, added up."""

    def __init__(self, folder: Path, files: str) -> None:
        self._files = sorted(str(file) for file in folder.glob(files))

    def collect(self) -> Iterable[Metric]:
        found: Iterable[Metric] = MultiProcessCollector.merge(self._files)  # type: ignore[no-untyped-call]
        return found


def _of_the_system(process: int) -> bytes:
    """What the system says of a process: memory, descriptors, time of computing."""
    registry = CollectorRegistry()
    ProcessCollector(pid=lambda: process, registry=registry)
    return generate_latest(registry)


def common_folder() -> Path:
    """A new folder for the figures of several processes; they find it in the variable SHARED of their environment."""
    return Path(tempfile.mkdtemp(prefix="perfidie-figures-"))


def forget_process(folder: Path, process: int) -> None:
    """A process has ended: what it had open counts no longer; what it has done still does."""
    mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]


class MetricsServer:
    """A little server for one path, in a thread of its own. Whoever asks is answered one after the other."""

    def __init__(self, listening: socket.socket, folder: Path | None) -> None:
        self._server = HTTPServer(listening.getsockname()[:2], _asked(folder), bind_and_activate=False)
        self._server.socket.close()
        self._server.socket = listening
        self._server.server_activate()
        self.port: int = listening.getsockname()[1]
        self._thread = Thread(target=self._server.serve_forever, name="perfidie-figures", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Answers nobody any more."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def start_metrics(address: str, folder: Path | None = None) -> list[MetricsServer]:
    """Serves the figures at this address: those of this process, or of all that keep theirs in the folder."""
    try:
        sockets = bound(*read_address(address))
    except Refusal as error:
        raise Refusal("metrics-taken", words=address[:80]) from error
    return [MetricsServer(each, folder) for each in sockets]


@contextmanager
def serve_metrics(address: str, folder: Path | None = None) -> Iterator[None]:
    """The same for as long as this lasts; nothing is served where there is no address."""
    servers = start_metrics(address, folder) if address else []
    try:
        yield
    finally:
        for server in servers:
            server.close()


def _asked(folder: Path | None) -> Callable[..., BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        """Answers /metrics, and /metrics?process=N."""

        timeout = PATIENCE
        server_version = sys_version = ""

        def do_GET(self) -> None:
            self._answer(*self._found())

        def do_HEAD(self) -> None:
            self._answer(self._found()[0], b"")

        def _found(self) -> tuple[int, bytes]:
            asked = urlsplit(self.path)
            wanted = parse_qs(asked.query).get("process", [""])[0]
            if asked.path != "/metrics" or (wanted and not re.fullmatch(r"[1-9][0-9]{0,9}", wanted)):
                return 404, b"404\n"
            if wanted and wanted not in _processes(folder):
                return 404, b"404\n"
            return 200, exposition(folder, int(wanted) if wanted else None)

        def _answer(self, status: int, body: bytes) -> None:
            self.send_response(status)
            self.send_header("content-type", PLAIN)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Nothing: it is asked every few seconds."""

    return Handler


def _processes(folder: Path | None) -> set[str]:
    """The processes whose figures are known."""
    if folder is None:
        return {str(os.getpid())}
    return {file.stem.rpartition("_")[2] for file in folder.glob("*.db")}
