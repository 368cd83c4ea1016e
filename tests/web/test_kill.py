"""kill -9 of the server in the middle of a game: what was acknowledged is there afterwards, once.

Three people play over HTTP with a server in a process of its own. Again and again it is killed: after an answer, before
one, in the middle of a request, as soon as others are told of a move. Then it is started again on the same file.
"""

from __future__ import annotations

import re
import socket
import sqlite3
from pathlib import Path
from random import Random
from urllib.parse import urlencode

import pytest

from web.browserless import PATIENCE, Server, Visitor, live, whose_turn
from web.reading import Page

MOMENTS = ("answered", "sent", "half sent", "announced", "read")
Move = tuple[int, str]


class Game:
    """The three of them, what they did, and what the server said to that."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = [server.visitor(name) for name in ("Ana", "Bo", "Cy")]
        self.path = ""
        self.done: list[Move] = []
        """The moves that must be there, in order."""
        self.mover = 0
        self.rng = Random(20)

    async def begin(self) -> None:
        self.path = await self.people[0].open(3, **{"option-start_hearts": "8"})
        for person in self.people[1:]:
            await person.sit(self.path)
        await self.people[0].get(self.path)
        await self.people[0].post(f"{self.path}/start", {"how": "all"})

    async def turn(self) -> tuple[Visitor, Page]:
        turn = await whose_turn(self.path, self.people, self.mover)
        assert turn is not None, "the game is too short for so many deaths"
        self.mover, page = turn
        return self.people[self.mover], page

    def wish(self, page: Page) -> dict[str, str]:
        return {"version": str(page.version), **self.rng.choice(page.moves)}

    def note(self, wish: dict[str, str]) -> None:
        self.done.append((self.mover, wish["action"].replace("*", wish.get("pick", ""))))

    async def pages(self) -> list[str]:
        """What each of them sees, once all have been heard of."""
        for person in self.people:
            await person.get(self.path)
        return [(await person.get(self.path)).text for person in self.people]

    def kept(self) -> list[Move]:
        """The moves in the file."""
        reading = sqlite3.connect(self.server.folder / "tables.db")
        rows = reading.execute("SELECT seat, words FROM lines WHERE kind = 'move' ORDER BY number").fetchall()
        reading.close()
        return [(seat, " ".join(re.findall(r"\w+", words))) for seat, words in rows]


def unlike(one: str, other: str) -> list[tuple[str, str]]:
    """The tags and texts in which two pages differ."""
    pairs = zip(re.split("(?=<)", one), re.split("(?=<)", other), strict=False)
    return [pair for pair in pairs if pair[0] != pair[1]] or ([] if one == other else [(one[-80:], other[-80:])])


def raw_post(game: Game, person: Visitor, wish: dict[str, str]) -> bytes:
    body = urlencode({"csrf": person.csrf, **wish}).encode()
    head = (
        f"POST {game.path}/move HTTP/1.1\r\nhost: localhost:{game.server.port}\r\ncookie: {person.cookie}\r\n"
        f"content-type: application/x-www-form-urlencoded\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def answer_of(line: socket.socket) -> bytes:
    """What came back before the line went dead."""
    got = b""
    try:
        while more := line.recv(4096):
            got += more
    except ConnectionError:
        pass
    return got


async def die_and_come_back(game: Game, moment: str) -> None:
    """One more move, if it comes to that, death at this moment, and a new server."""
    person, page = await game.turn()
    wish = game.wish(page)
    sure = moment != "read"
    if moment == "read":
        game.server.kill()
    elif moment == "answered":
        await person.post(f"{game.path}/move", wish)
        game.server.kill()
    else:
        sure = await sent_and_killed(game, raw_post(game, person, wish), moment)
    if sure:
        game.note(wish)
    game.server.start()
    if moment != "read" and not sure:
        await find_out(game, person, page, wish, moment)


async def sent_and_killed(game: Game, request: bytes, moment: str) -> bool:
    """Whether anybody has been told that the move was made."""
    with socket.create_connection(("127.0.0.1", game.server.port), PATIENCE) as line:
        if moment == "announced":
            await announced(game, line, request)
            return True
        line.sendall(request[: game.rng.randrange(1, len(request))] if moment == "half sent" else request)
        game.server.kill()
        return answer_of(line).startswith(b"HTTP/1.1 303")


async def announced(game: Game, line: socket.socket, request: bytes) -> None:
    """The move is sent; the server dies when the stream of somebody else brings the news."""
    other = game.people[(game.mover + 1) % 3]
    async with other.client.stream("GET", f"{game.path}/live") as stream:
        lines = stream.aiter_lines()
        async for text in lines:
            if text.startswith("data: "):
                break
        line.sendall(request)
        async for text in lines:
            if text.startswith("data: ") and "r-status" in text:
                break
        game.server.kill()


async def find_out(game: Game, person: Visitor, page: Page, wish: dict[str, str], moment: str) -> None:
    """Nobody answered: after the restart the move is there or not. Sent again, it is there once."""
    now = await person.get(game.path)
    if now.version == page.version:
        assert now.my_turn
        assert game.kept() == game.done
    else:
        assert moment == "sent"
    await person.post(f"{game.path}/move", wish)
    game.note(wish)


@pytest.mark.parametrize("kills", [len(MOMENTS), pytest.param(20, marks=pytest.mark.soak)])
def test_after_kill_9_nothing_acknowledged_is_lost_and_nothing_is_there_twice(tmp_path: Path, kills: int) -> None:
    async def story(server: Server) -> None:
        game = Game(server)
        await game.begin()
        for number in range(kills):
            for _ in range(game.rng.randrange(3)):
                person, page = await game.turn()
                wish = game.wish(page)
                await person.post(f"{game.path}/move", wish)
                game.note(wish)
            moment = MOMENTS[number % len(MOMENTS)]
            before = await game.pages() if moment == "read" else []
            await die_and_come_back(game, moment)
            assert game.kept() == game.done, moment
            after = await game.pages()
            for was, now in zip(before, after, strict=False):
                assert unlike(was, now) == [], "everybody sees the same table as before"
            assert len({Page(text).version for text in after}) == 1

    with Server(tmp_path, PERFIDIE_AWAY_AFTER="100000") as server:
        live(story(server))
        assert "Traceback" not in server.log.read_text()
