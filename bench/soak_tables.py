"""Tables that go on whatever happens to the site: scripts play there and keep a journal of what was acknowledged.

Some play as programs by JSON, some as browsers by forms; bots sit beside some of them. A move whose answer does not
come is sent again, the same on the same version, until it is answered. When a game is over the next one is begun in its
place.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from html import unescape
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from person import status_in
from soak_wire import SOON, Answer, Gone, Tally, Wire

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve")
AGAIN = 0.15
"""Seconds before something that failed is tried again."""
LOST = 60.0
"""Seconds after which a move that is not answered is given up: the run has failed."""
BUTTON = re.compile(rb'<button[^>]*? form="move" name="action" value="([^"]*)"([^>]*)>')
PICK = re.compile(rb'<input type="radio"[^>]*? form="move" name="pick" value="([^"]*)"')
ONWARD = re.compile(rb"(?i)hx-redirect: */t/([\w-]+)")
UNBEGUN = 6.0
"""Seconds after which a table that has not begun is given up for another one."""
DOUBLED = 0.05
"""How often a move is sent through two machines at once."""


class Kind(NamedTuple):
    """What is played at a table."""

    game: str
    seats: int
    people: int
    preset: str = "standard"
    options: dict[str, Any] = {}  # noqa: RUF012
    by_form: bool = False


SHORT_IDUS = {"talk": "silent", "talk_pause": 0}
KINDS = (
    Kind("verre", 3, 3, options={"max_rounds": 2}),
    Kind("verre", 3, 2, options={"max_rounds": 2}),
    Kind("verre", 3, 3, by_form=True),
    Kind("verona", 3, 2, "quick"),
    Kind("verona", 2, 2, "quick_poison"),
    Kind("charlatans", 2, 1, "short"),
    Kind("charlatans", 2, 2, "short"),
    Kind("idus_martii", 5, 2, options=SHORT_IDUS),
    Kind("mousquetaires", 2, 1),
    Kind("mousquetaires", 2, 2),
)


class Move(NamedTuple):
    """Something that can be done, as it is sent, and as the store keeps it."""

    sent: dict[str, Any]
    words: str


class Look(NamedTuple):
    """What a seat sees."""

    version: int
    over: bool
    moves: list[Move]
    waiting: tuple[int, ...] | None


class Made(NamedTuple):
    """A line of the journal: acknowledged, or (not sure) sent and then refused."""

    seat: int
    words: str
    sure: bool


class Player:
    """Somebody at a seat, as a program or as a browser."""

    def __init__(self, wire: Wire, seat: int, by_form: bool) -> None:
        self.wire, self.seat, self.by_form = wire, seat, by_form

    async def look(self, code: str, after: int | None = None) -> Look:
        if self.by_form:
            return _read_page((await self._good("GET", f"/t/{code}")).body)
        waiting = f"?after={after}&wait=1" if after is not None else ""
        return _read_view((await self._good("GET", f"/api/tables/{code}/view{waiting}")).body)

    async def _good(self, method: str, path: str) -> Answer:
        answer = await self.wire.ask(method, path)
        if answer.status != 200:
            raise Gone(f"{path} was answered {answer.status}")
        return answer

    async def move(self, code: str, look: Look, move: Move, port: int = 0) -> int:
        """Sends it once; the status of the answer."""
        if self.by_form:
            return (await self.wire.form(f"/t/{code}/move", version=str(look.version), **move.sent)).status
        body = {"version": look.version, **move.sent}
        return (await self.wire.json("POST", f"/tables/{code}/moves", body, port=port)).status


def _read_view(body: bytes) -> Look:
    now = json.loads(body)
    if now["view"] is None:
        raise Gone("the game has not begun")
    moves = [Move({"words": each["words"]}, " ".join(each["words"])) for each in now["legal"]]
    return Look(now["version"], now["phase"] == "over", moves, tuple(now["view"]["waiting"]))


def _read_page(body: bytes) -> Look:
    found = status_in(body)
    if found is None:
        raise Gone("the page is not that of a table")
    if found.phase == b"gathering":
        raise Gone("the game has not begun")
    offered = choices(body) if found.asked else []
    moves = [Move({"action": action, "pick": pick}, action.replace("*", pick)) for action, pick in offered]
    return Look(found.version, found.phase == b"over", moves, None)


def choices(html: bytes) -> list[tuple[str, str]]:
    """What the buttons of a page would post: action and pick, each once; greyed buttons are left out."""
    found: dict[tuple[str, str], None] = {}
    picks = [pick.decode() for pick in PICK.findall(html)]
    for action, more in BUTTON.findall(html):
        if b"aria-disabled" not in more:
            words = unescape(action.decode())
            found.update(dict.fromkeys([(words, pick) for pick in picks] if "*" in words else [(words, "")]))
    return list(found)


@dataclass
class Place:
    """Where one game after the other is played, and what its people know of it."""

    number: int
    kind: Kind
    ports: list[int]
    tally: Tally
    pace: float
    kept: Callable[[str, list[Made]], None]
    """Told of every game that is over: its code and its journal."""
    moved: Callable[[Place], None]
    """Told whenever the table has gone on."""
    patience: float = SOON
    """Seconds for which its people wait for an answer."""
    code: str = ""
    players: list[Player] = field(default_factory=list)
    journal: list[Made] = field(default_factory=list)
    version: int = -1
    doing: str = ""
    """Whom the table waited for when it last went on."""
    trouble: str = ""
    """What went wrong last."""
    games: int = 0
    moves: int = 0
    doubled: int = 0
    sat_down: float = 0.0
    unbegun: int = 0
    """Tables that were given up before the first move."""
    went_on: float = field(default_factory=monotonic)
    still: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while somebody moves; who wants the table to stand still holds it meanwhile."""

    def __post_init__(self) -> None:
        self.rng = Random(self.number)

    # Sitting down: each step until it is answered well

    async def _until(self, step: Callable[[], Coroutine[Any, Any, Answer]], well: tuple[int, ...]) -> Answer:
        give_up = monotonic() + LOST
        while True:
            try:
                answer = await step()
                if answer.status in well:
                    return answer
                told = f"{answer.status} {answer.body[:200]!r}"
            except Gone as error:
                told = str(error)
            if monotonic() > give_up:
                raise RuntimeError(f"place {self.number}: nobody can sit down: {told}")
            await asyncio.sleep(AGAIN)

    async def sit_down(self) -> None:
        """A new table with people and bots; the same people as before."""
        kind = self.kind
        while len(self.players) < kind.people:
            self.players.append(await self._somebody(len(self.players)))
        self.journal, self.version = [], -1
        await (self._by_form() if kind.by_form else self._by_json())

    async def _somebody(self, seat: int) -> Player:
        wire = Wire(self.ports, self.tally, self.rng, self.patience)
        name = NAMES[seat]
        if not self.kind.by_form:
            made = await self._until(lambda: wire.json("POST", "/guests", {"name": name}), (201,))
            wire.token = made.read()["token"]
        return Player(wire, seat, self.kind.by_form)

    async def _by_json(self) -> None:
        kind, host = self.kind, self.players[0].wire
        wish = {"game": kind.game, "seats": kind.seats, "preset": kind.preset, "options": kind.options}
        self.code = (await self._until(lambda: host.json("POST", "/tables", wish), (201,))).read()["code"]
        here = f"/tables/{self.code}"
        for player in self.players[1:]:
            sitting = {"seat": player.seat}
            await self._until(lambda who=player, wish=sitting: who.wire.json("POST", f"{here}/seat", wish), (201, 409))  # type: ignore[misc]
        for seat in range(kind.people, kind.seats):
            bot = f"{here}/seats/{seat}/bot"
            await self._until(lambda path=bot: host.json("PUT", path, {"level": "novice"}), (204, 409))  # type: ignore[misc]
        await self._until(lambda: host.json("POST", f"{here}/start", {"how": "all"}), (200, 409))

    async def _by_form(self) -> None:
        kind, host = self.kind, self.players[0].wire
        fields = {"name": NAMES[0], "seats": str(kind.seats), "preset": kind.preset, "option-max_rounds": "2"}
        opened = await self._until(lambda: host.form(f"/games/{kind.game}/open", **fields), (204,))
        onward = ONWARD.search(opened.head)
        assert onward, "the site does not lead to the table"
        self.code = onward[1].decode()
        sit = f"/t/{self.code}/sit"
        for player in self.players[1:]:
            await self._until(lambda who=player: who.wire.form(sit, name=NAMES[who.seat]), (204, 409, 422))  # type: ignore[misc]
        await self._until(lambda: host.form(f"/t/{self.code}/start", how="all"), (204, 409, 422))

    # Playing

    async def live(self) -> None:
        """One game after the other, until it is cancelled."""
        while True:
            if not self.code:
                await self.sit_down()
                self.sat_down = monotonic()
            try:
                if await self.one_turn():
                    self.kept(self.code, self.journal)
                    self.code = ""
                    self.games += 1
            except Gone as error:
                self.trouble = str(error)
                if self.version < 0 and monotonic() - self.sat_down > UNBEGUN:
                    self._give_up_the_table()
                await asyncio.sleep(AGAIN)

    def _give_up_the_table(self) -> None:
        """It has never begun: whoever was to get a new cookie when they sat down has not got it. Others sit down."""
        self.leave()
        self.players, self.code = [], ""
        self.unbegun += 1

    async def one_turn(self) -> bool:
        """Whoever is asked moves; if it is a bot, its move is waited for. Gives whether the game is over."""
        async with self.still:
            player, look = await self._who_is_asked()
            if look.over:
                return True
            if look.moves:
                await self._decide(player, look)
        if look.moves:
            await asyncio.sleep(2 * self.pace * self.rng.random())
        else:
            if player.by_form:  # a page is not waited for as a view is
                await asyncio.sleep(2 * AGAIN)
            self._seen(await player.look(self.code, look.version))
        return False

    async def _who_is_asked(self) -> tuple[Player, Look]:
        player = self.rng.choice(self.players)
        look = await player.look(self.code)
        self._seen(look)
        for other in self.players:
            if look.over or look.moves:
                break
            if other is not player and (look.waiting is None or other.seat in look.waiting):
                player, look = other, await other.look(self.code)
        return player, look

    def _seen(self, look: Look) -> None:
        if look.version > self.version:
            self.version = look.version
            self._on()

    def _on(self) -> None:
        self.doing = "a person moved" if self.still.locked() else "a bot moved"
        self.went_on = monotonic()
        self.moved(self)

    async def _decide(self, player: Player, look: Look) -> None:
        """Sends one move until it is answered: made, once, or refused."""
        move = self.rng.choice(look.moves)
        asked, unsure = monotonic(), False
        while True:
            try:
                status = await self._sent(player, look, move)
            except Gone:
                status = 0
            if status in (200, 204):
                self.journal.append(Made(player.seat, move.words, True))
                self.moves += 1
                self._on()
                return
            if 400 <= status < 500:
                if unsure:
                    self.journal.append(Made(player.seat, move.words, False))
                return
            unsure = True
            if monotonic() - asked > LOST:
                raise RuntimeError(f"place {self.number}: a move is not answered for {LOST:.0f} s ({status})")
            await asyncio.sleep(AGAIN)

    async def _sent(self, player: Player, look: Look, move: Move) -> int:
        """Once, or now and then through two machines at the same time: it is still one move."""
        if player.by_form or len(self.ports) < 2 or self.rng.random() > DOUBLED:
            return await player.move(self.code, look, move)
        self.doubled += 1
        both = [player.move(self.code, look, move, port) for port in self.rng.sample(self.ports, 2)]
        found = await asyncio.gather(*both, return_exceptions=True)
        statuses = [each for each in found if isinstance(each, int)]
        return min(statuses) if statuses else 0

    def leave(self) -> None:
        for player in self.players:
            player.wire.hang_up()


def differences(journal: list[Made], lines: list[tuple[int, str]], people: int) -> list[str]:
    """Where the store and the journal of the people tell another story; `lines` are the store's moves, in order."""
    found: list[str] = []
    for seat in range(people):
        mine = [made for made in journal if made.seat == seat]
        kept = [words for owner, words in lines if owner == seat]
        at = 0
        for made in mine:
            if at < len(kept) and kept[at] == made.words:
                at += 1
            elif made.sure:
                found.append(f"seat {seat}: '{made.words}' was acknowledged and is not move {at} ({kept[at : at + 2]})")
                break
        else:
            found += [f"seat {seat}: '{words}' is kept and was not acknowledged" for words in kept[at:]]
    return found
