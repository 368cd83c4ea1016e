"""The store: tables, what was done and said at them, and who holds which seat.

What happened at a table is a list of lines that only grows; who sits there and by which options is its
arrangement. Both carry a number, and a change names the numbers it was made on: if somebody was faster it is
refused whole (`Stale`). Nothing is announced before `commit` has returned, and what it has written survives the
death of the process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from perfidie.engine.setup import Options
from perfidie.store.company import Company
from perfidie.store.members import Lease, Mark, Member, Roll
from perfidie.store.times import AT_EASE, STOPPED, Pace, Times

T = TypeVar("T")

MOVE, LATE, CHANCE, SAID, UNDO, LAID = "move", "late", "chance", "said", "undo", "laid"
"""Kinds of lines. A late move is one that was drawn for a seat whose time was up; LAID begins a second deal."""
GATHERING, PLAYING, OVER = "gathering", "playing", "over"
EMPTY, PERSON, BOT = "empty", "person", "bot"
WATCHING = -1
"""The seat of somebody who has none."""


class Stale(Exception):
    """The table has moved on since the change was made up: load it again."""


class Fenced(Stale):
    """Another process sees to this table by now."""


class CodeTaken(Exception):
    """A table of this code exists already."""


class Unreadable(Exception):
    """The database cannot be opened, read or written; says which and why in one sentence."""


class Garbled(Unreadable):
    """What is kept of one table makes no sense; the others are as they should be."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One thing done at a table: a move or a late one, a draw of chance, a structured statement, a move taken back."""

    kind: str
    seat: int
    words: tuple[str, ...] = ()
    note: str = ""
    """How a bot came to its move (`perfidie.receipt.Thought`, as JSON); told to nobody before the end."""


class Pledge(msgspec.Struct, frozen=True):
    """The secret to which the house has committed itself for a table, before anybody has sat down."""

    label: str
    """What the commitment was made for: the code of the first table of a row of games."""
    turn: int
    """Which game of the row is played here, from 0."""
    root: str
    """From which the secrets of the whole row follow; never told to anybody."""
    commitment: str
    """What everybody may see."""

    def __repr__(self) -> str:
        return f"Pledge({self.label!r}, {self.turn})"  # what it holds must stand in no log


class Sealed(msgspec.Struct, frozen=True):
    """What the chance of a game depends on besides the secret of the house: fixed as the game begins."""

    seated: tuple[str, ...]
    """By place as people sat down: the level of the bot, and nothing for a person."""
    numbers: tuple[str, ...]
    """By place as people sat down: what they have added, which may be nothing."""
    places: tuple[int, ...] = ()
    """Where places were drawn by lot: for each seat, the place at which whoever has it sat before."""

    def __repr__(self) -> str:
        return "Sealed()"


class Said(msgspec.Struct, frozen=True):
    """One line of the table's chat. What spectators say among themselves has the seat WATCHING."""

    seat: int
    name: str
    text: str
    at: float
    team: tuple[int, ...] = ()
    """The only seats that may ever read it, the speaker's among them; empty if it was said to the whole table."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on one seat. A person keeps the chair while a bot stands in for them (`person` and kind BOT)."""

    kind: str = EMPTY
    name: str = ""
    person: str = ""
    level: str = ""
    key: str = ""
    """The digest of the secret in the personal link; empty once it was used."""
    key_until: float = 0.0
    """Until when that link can be used."""
    advice: bool = False
    """Whether the person on it agrees that people here may be advised."""
    knew: tuple[str, ...] = ()
    """People who had this seat in this game and lost it: they have seen what it sees."""
    origin: str = ""
    """The same mark of where somebody sat down from: two of one address are not rated against each other."""
    helped: bool = False
    """Whether a bot has had this seat for a part of the game: what was done there is not one person's."""
    awaited: bool = False
    """Whether the seat is kept by a bot for somebody who has not come yet: so far it is not their game."""


class Second(msgspec.Struct, frozen=True):
    """Of a table at which a game that was over is taken up again: where, and how."""

    table: str
    """The code of the table it was played at. Nobody's name is kept: that table has them, as long as there is one."""
    moment: int
    seat: int
    again: bool
    """Whether all that the seat could not know was dealt again."""
    level: str
    """How strong the bots on the other seats are."""
    won: bool
    """Whether whoever had the seat then was among the winners."""


class Arrangement(msgspec.Struct, frozen=True):
    """What people agreed on: the game's options, who sits where, who may watch."""

    game: str
    rules: int
    options: Options
    chairs: tuple[Chair, ...]
    host: str
    preset: str = "standard"
    phase: str = GATHERING
    public: bool = False
    following: str = ""
    """The code of the next game of the same people."""
    company: Company = Company()
    """What people ask of each other around the game."""
    origin: str = ""
    """A mark of the address it was opened from, so short that it cannot be turned back; bots' time is shared by it."""
    rated: bool = False
    """Whether ratings are at stake (docs/ratings.md)."""
    pace: Pace = AT_EASE
    """How long people may take."""
    second: Second | None = None
    """Where a game that was over is taken up again; such a table counts for nobody."""
    sealed: Sealed | None = None
    """Once a game has begun whose chance can be checked at its end."""


class Table(msgspec.Struct, frozen=True):
    """A table as it is kept."""

    code: str
    version: int
    """How many lines it has."""
    stamp: int
    """How often it was arranged."""
    created: float
    arrangement: Arrangement
    lines: tuple[Line, ...] = ()
    talk: tuple[Said, ...] = ()
    said_at: tuple[float, ...] = ()
    """For each line that is a statement, when it was made: its place among the lines of chat."""
    written: tuple[float, ...] = ()
    """For each line, when it was written."""
    times: Times = STOPPED
    """What its clocks show."""
    pledge: Pledge | None = None
    """To what the house has committed itself here; tables of before have nothing of it."""


class News(msgspec.Struct, frozen=True):
    """What has come at a table since it was last looked at."""

    version: int
    stamp: int
    arrangement: Arrangement
    lines: tuple[Line, ...]
    talk: tuple[Said, ...]
    written: tuple[float, ...] = ()
    """For each line, when it was written."""
    times: Times = STOPPED
    """What its clocks show by now."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: without its lines and talk."""

    code: str
    version: int
    created: float
    touched: float
    arrangement: Arrangement
    asked: tuple[int, ...] | None = None
    """The seats that have to decide; None where whoever wrote last did not say."""
    times: Times = STOPPED
    """What its clocks show."""


class Laid(msgspec.Struct, frozen=True):
    """A table that is laid by a change of another one, with what has happened at it already."""

    code: str
    arrangement: Arrangement
    held: tuple[tuple[str, int], ...] = ()
    lines: tuple[Line, ...] = ()
    asked: tuple[int, ...] | None = None
    """The seats that have to decide after them."""
    times: Times = STOPPED
    pledge: Pledge | None = None


class Change(msgspec.Struct, frozen=True):
    """What is written in one go, or not at all."""

    code: str
    version: int
    stamp: int
    """Version and stamp of the table on which the change was made up."""
    lines: tuple[Line, ...] = ()
    arrangement: Arrangement | None = None
    held: tuple[tuple[str, int], ...] = ()
    """People who from now on hold a seat: (person, seat)."""
    let_go: tuple[str, ...] = ()
    """People who hold no seat here any more."""
    laid: Laid | None = None
    """The next table, written in the same go: there is one, or neither."""
    fence: int = 0
    """What an owner does by itself names the fence it was given; 0 where somebody else acts."""
    asked: tuple[int, ...] | None = None
    """The seats that have to decide once it is written: a list of tables says so without laying any of them."""
    times: Times = STOPPED
    """What the clocks of the table show once it is written."""
    noticed: bool = True
    """Whether everybody may know of it; the table keeps its place in lists where not."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with a session. A guest has a name once they have typed one."""

    id: str
    name: str = ""
    lang: str = ""


class Store(Protocol):
    """Where tables are kept. SQLite by default; any database SQLAlchemy speaks."""

    async def open(self) -> None:
        """Brings the database up to date and makes ready to write."""

    async def close(self) -> None:
        """Writes what is under way and lets go of the database."""

    async def ping(self) -> None:
        """Returns if the store answers and can be written; raises Unreadable."""

    # People

    async def welcome(self, person: Person, session: str, label: str = "") -> None:
        """A person, new or on a new device, known from now on by the digest of this device's cookie.

        The label says what device it is.
        """

    async def who(self, session: str) -> Person | None:
        """Whose session this is; None for a stranger."""

    async def end_session(self, session: str) -> None:
        """This session is nobody's from now on."""

    async def end_sessions(self, person: str, but: str) -> None:
        """The sessions of this person are nobody's from now on, but for one."""

    async def change_person(self, person: Person) -> None:
        """A new name or language."""

    # Tables

    async def lay(
        self,
        code: str,
        arrangement: Arrangement,
        held: tuple[tuple[str, int], ...] = (),
        lines: tuple[Line, ...] = (),
        asked: tuple[int, ...] | None = None,
        pledge: Pledge | None = None,
    ) -> Table:
        """A new table, with what has happened at it already and who has to decide after that; raises CodeTaken."""

    async def table(self, code: str) -> Table | None:
        """A table with all its lines and talk."""

    async def commit(self, change: Change) -> None:
        """Writes a change durably; raises Stale and writes nothing if the table is not as the change expects.

        A change that lays another table raises CodeTaken, and writes nothing, where there is one of its code.
        One that not everybody may know of does not touch the table: its place in a list would tell of it.
        """

    async def talk(self, code: str, said: Said) -> int:
        """Keeps a line of chat under the next number, which it gives; raises Stale where there is no such table.

        A line at time 0 is of now.
        A line to a team, or among spectators, does not touch the table: its place in a list would tell others that
        somebody has spoken.
        """

    async def seats_of(self, person: str) -> dict[str, int]:
        """The seats this person holds, by table."""

    async def public_tables(self, limit: int = 50) -> list[Listed]:
        """Public tables that are not over, most recently touched first."""

    async def tables_of(self, person: str, limit: int = 50, *, unfinished: bool = False) -> list[Listed]:
        """Tables where this person holds a seat, most recently touched first; all, or those that are not over."""

    # Several processes on one database

    async def beat(self, member: Member, gone: Sequence[str] = ()) -> Roll:
        """A sign of life of this process; those who gave none for too long, or are known to be gone, are struck off."""

    async def leave(self, member: str) -> None:
        """This process serves no longer: its tables wait for another owner."""

    async def claim(self, code: str, owner: str) -> Lease:
        """Takes a table over, unless a living process sees to it; says who does."""

    async def release(self, owner: str, codes: Sequence[str]) -> None:
        """Nobody needs to see to these tables now."""

    async def orphans(self, limit: int) -> list[str]:
        """Tables whose owner has gone."""

    async def marks(self, codes: Sequence[str]) -> dict[str, Mark]:
        """How far each of these tables has come; those that are no more are not among them."""

    async def since(self, code: str, mark: Mark) -> News | None:
        """What has come at a table since then; None where there is no such table any more."""

    async def fact(self, name: str, usual: str) -> str:
        """A fact about the database itself, made now where there is none."""

    # Keeping house (`store.keeping`)

    async def look_up(self, query: Callable[..., T], *values: Any) -> T:
        """Something that the keeper of the house wants to know."""

    async def keep(self, do: Callable[..., T], *values: Any) -> T:
        """Something that the keeper of the house does, in a transaction of its own."""
