"""Connections over a real wire: half a request, an idle line, a head or body without end, more lines than room."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest

from perfidie.web.server import room_for
from perfidie.web.settings import Settings
from web.browserless import PATIENCE, Server, live

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Waiting: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
ROOM = 40
QUICK = {
    "PERFIDIE_HEAD_WITHIN": "0.3",
    "PERFIDIE_BODY_WITHIN": "0.3",
    "PERFIDIE_IDLE_AFTER": "0.3",
    "PERFIDIE_CONNECTIONS_PER_ADDRESS": "0",
}
PATIENT = {
    "PERFIDIE_HEAD_WITHIN": "3600",
    "PERFIDIE_IDLE_AFTER": "3600",
    "PERFIDIE_CONNECTIONS": str(ROOM),
    "PERFIDIE_STALLED_AFTER": "0.3",
}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    with Server(tmp_path_factory.mktemp("quick"), **QUICK) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for ever, with room for forty."""
    with Server(tmp_path_factory.mktemp("patient"), **PATIENT) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


def line(server: Server, first: bytes = b"") -> socket.socket:
    """A connection on which this was sent."""
    opened = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    if first:
        opened.sendall(first)
    return opened


def all_of(opened: socket.socket) -> bytes:
    """What comes until the other end closes."""
    found = b""
    try:
        while piece := opened.recv(65_536):
            found += piece
    except ConnectionResetError:
        pass
    return found


def answer(opened: socket.socket) -> bytes:
    """The first that comes."""
    try:
        return opened.recv(65_536)
    except ConnectionResetError:
        return b""


# Time


def test_half_a_head_nothing_at_all_and_an_idle_line_are_closed_in_time(quick: Server) -> None:
    with ExitStack() as stack:
        halves = [stack.enter_context(line(quick, HALF)) for _ in range(200)]
        silent = [stack.enter_context(line(quick)) for _ in range(50)]
        idle = stack.enter_context(line(quick, WHOLE))
        second = stack.enter_context(line(quick, WHOLE + HALF))
        assert all(all_of(half).startswith(b"HTTP/1.1 408 ") for half in halves)
        assert all(all_of(each) == b"" for each in silent)
        assert all_of(idle).startswith(b"HTTP/1.1 200 ")
        assert b" 200 " in all_of(second), "and half a head right behind a whole one"


def test_a_body_that_does_not_come_is_not_waited_for(quick: Server) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with (
        closing(line(quick, head + b'Content-Length: 16\r\n\r\n{"name"')) as stated,
        closing(line(quick, head + b'Transfer-Encoding: chunked\r\n\r\n7\r\n{"name"')) as pieces,
    ):
        assert all_of(stated) == b""
        assert all_of(pieces) == b""


def test_a_head_that_comes_byte_by_byte_gains_no_time(quick: Server) -> None:
    with closing(line(quick, HALF)) as slow:
        slow.settimeout(0.02)
        sent, heard = 0, b""
        while not heard and sent < 100:
            with suppress(TimeoutError):
                heard = slow.recv(12)
                continue
            slow.sendall(b"x")
            sent += 1
        assert heard == b"HTTP/1.1 408"


# Size


@pytest.mark.parametrize(
    "head",
    [
        HALF + b"x" * 20_000,
        HALF + b"x" * 20_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a: b\r\n" * 120 + b"\r\n",
    ],
    ids=["endless", "long", "address", "many"],
)
def test_a_head_too_large_is_refused(patient: Server, head: bytes) -> None:
    with closing(line(patient, head)) as opened:
        assert all_of(opened).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "lies",
    [
        b"Content-Length: 000000000000%d",
        b"Content-Length: +%d",
        b"Content-Length: 5\r\nContent-Length: %d",
        b"Content-Length: 5, %d",
        b"Content-Length: %d\r\nTransfer-Encoding: chunked",
        b"Content-Length: %d",
    ],
    ids=["zeros", "sign", "two", "list", "both", "honest"],
)
def test_whatever_is_said_of_a_bodys_length_the_line_is_cut_before_much_of_it_is_read(
    patient: Server, lies: bytes
) -> None:
    size = 64_000_000
    head = b"POST /games/verre/play HTTP/1.1\r\nHost: localhost\r\n" + lies % size + b"\r\n\r\n"
    with closing(line(patient, head)) as opened:
        sent = 0
        try:
            for _ in range(size // 65_536):
                opened.sendall(b"x" * 65_536)
                sent += 65_536
        except OSError:
            pass
        assert sent < size / 4, "the buffers of the system, and not much more"


# Room


def test_descriptors_are_held_back_for_the_store_and_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    assert room_for(Settings()) == 4096 - 256
    assert asked == [(4096, 4096)], "as many as may be had are asked for"
    assert room_for(Settings(connections=10_000)) == 4096 - 256, "and more than there are cannot be promised"
    assert room_for(Settings(connections=50)) == 50
    monkeypatch.setattr(resource, "getrlimit", lambda _: (128, 128))
    assert room_for(Settings()) == 64


def test_who_waits_makes_room_for_who_comes_and_streams_are_kept(patient: Server) -> None:
    async def story() -> None:
        host = patient.visitor("Ana")
        path = await host.open(2)
        async with host.client.stream("GET", f"{path}/live") as stream:
            lines = stream.aiter_lines()
            assert await anext(lines)
            with ExitStack() as stack:
                halves = [stack.enter_context(line(patient, HALF)) for _ in range(3 * ROOM)]
                for _ in range(5):
                    await host.get(path)
                assert [all_of(half) for half in halves[: 2 * ROOM]] == [b""] * (2 * ROOM), "the oldest went first"
            await host.send(f"{path}/chairs", {"seats": "3"})
            async for text in lines:
                if text.startswith("data: "):
                    break
            else:
                raise AssertionError("the stream has ended")

    live(story())


def test_lines_of_one_address_are_counted_but_not_behind_a_proxy(tmp_path: Path) -> None:
    few = {"PERFIDIE_CONNECTIONS_PER_ADDRESS": "5"}
    with Server(tmp_path, **few) as server, ExitStack() as stack:
        busy = [stack.enter_context(line(server, WHOLE[:-2])) for _ in range(9)]
        assert [answer(each) for each in busy[:4]] == [b""] * 4, "the first make room for the last"
    with Server(tmp_path, PERFIDIE_BEHIND_PROXY="1", **few) as server, ExitStack() as stack:
        busy = [stack.enter_context(line(server, WHOLE[:-2])) for _ in range(9)]
        for each in busy:
            each.sendall(b"\r\n")
            assert answer(each).startswith(b"HTTP/1.1 200 ")


def test_who_takes_nothing_of_what_they_are_sent_is_given_up(patient: Server) -> None:
    ask = b"GET /static/vendor/htmx.min.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.settimeout(PATIENCE)
    with closing(deaf):
        deaf.connect(("127.0.0.1", patient.port))
        deaf.sendall(ask * 200)
        with closing(line(patient, WHOLE)) as other:
            assert answer(other).startswith(b"HTTP/1.1 200 ")
        with suppress(ConnectionError):
            while True:  # until the other end goes, though it has neither sent all nor taken all that was asked
                deaf.sendall(ask)
