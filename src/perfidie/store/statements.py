"""What is written, and the one thing asked at every request: statements compiled once and run by the driver's cursor.

A piece of work that refuses (`Stale`, `CodeTaken`) has written nothing yet, so it can share a transaction with
others. An error of the database is another matter: the writer then rolls back and does each piece alone.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update

from perfidie.store import (
    SAID,
    WATCHING,
    Change,
    CodeTaken,
    Fenced,
    Laid,
    Line,
    Person,
    Said,
    Stale,
    Table,
)
from perfidie.store.schema import facts, holders, lines, people, pledges, sessions, tables, talk
from perfidie.store.shared import Sharing
from perfidie.store.times import Times

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPICursor
    from sqlalchemy.sql.dml import Update
    from sqlalchemy.sql.elements import CompilerElement

Held = tuple[tuple[str, int], ...]

_json = msgspec.json.Encoder()


def words_of(words: tuple[str, ...]) -> str:
    """The words of a line as they are kept."""
    return _json.encode(words).decode()


def asked_of(version: int, asked: tuple[int, ...] | None) -> str | None:
    """The seats that have to decide as they are kept, with the version of the table of which that is true."""
    return None if asked is None else _json.encode((version, asked)).decode()


def clocks_of(times: Times) -> tuple[float | None, str | None]:
    """When the first clock of a table is up, and all of them as they are kept; of a table without any, nothing."""
    return (times.due, _json.encode(times).decode()) if times.waits or times.spent else (None, None)


def pledge_for(connection: Connection, laid: Laid) -> None:
    """Writes the pledge of a table that is laid, where there is one, in a transaction of somebody else's."""
    if (pledge := laid.pledge) is not None:
        connection.execute(delete(pledges).where(pledges.c.code == laid.code))  # of one that is no more
        connection.execute(insert(pledges).values(code=laid.code, **msgspec.structs.asdict(pledge)))


class Statements:
    """All that is ever written, in the dialect of this engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.sharing = Sharing(engine, self.compiled)
        self._statements_of_tables()
        self._statements_of_people()

    def compiled(self, statement: CompilerElement, *names: str) -> str:
        """The statement as text; its values will be given in the order of these names."""
        compiled = statement.compile(self._engine, column_keys=names)
        order = getattr(compiled, "positiontup", None)
        if order != list(names):
            raise ValueError(f"the values come in the order {order}, not {names}: {compiled}")
        return str(compiled)

    def _statements_of_tables(self) -> None:
        compiled = self.compiled
        expected = ("code_", "version_", "stamp_")
        timed = ("asked", "due", "clocks")
        changed = _touched(_where_as_expected(update(tables)))
        self._move = compiled(changed, "version", "stamp", "touched_", *timed, *expected)
        self._arrange = compiled(
            changed, *("version", "stamp", "touched_", "phase", "public", "arrangement", *timed), *expected
        )
        self._line = compiled(insert(lines), "code", "number", "kind", "seat", "words", "at", "note")
        self._pledge = compiled(insert(pledges), "code", "label", "turn", "root", "commitment")
        self._no_pledge = compiled(delete(pledges).where(pledges.c.code == bindparam("code_")), "code_")
        self._new_table = compiled(
            insert(tables),
            *("code", "version", "stamp", "created", "touched", "phase", "public", "arrangement", *timed),
        )
        self._code_known = compiled(select(tables.c.code).where(tables.c.code == bindparam("code_")), "code_")
        self._touch = compiled(update(tables).where(tables.c.code == bindparam("code_")), "touched", "code_")
        locked = select(tables.c.code).where(tables.c.code == bindparam("code_")).with_for_update(key_share=True)
        self._lock = compiled(locked, "code_")
        self._last_said = compiled(select(func.max(talk.c.number)).where(talk.c.code == bindparam("code_")), "code_")
        self._say = compiled(insert(talk), "code", "number", "seat", "name", "text", "at", "team")

    def _statements_of_people(self) -> None:
        compiled = self.compiled
        self._hold = compiled(insert(holders), "person", "code", "seat")
        self._let_go = compiled(
            delete(holders).where(holders.c.person == bindparam("person_"), holders.c.code == bindparam("code_")),
            *("person_", "code_"),
        )
        self._person_known = compiled(select(people.c.id).where(people.c.id == bindparam("id_")), "id_")
        self._new_person = compiled(insert(people), "id", "name", "lang", "created")
        self._new_session = compiled(insert(sessions), "digest", "person", "created", "label", "seen")
        self._hand_over = compiled(
            update(sessions).where(sessions.c.digest == bindparam("digest_")), "person", "digest_"
        )
        self._end = compiled(delete(sessions).where(sessions.c.digest == bindparam("digest_")), "digest_")
        self._end_others = compiled(
            delete(sessions).where(sessions.c.person == bindparam("person_"), sessions.c.digest != bindparam("but_")),
            *("person_", "but_"),
        )
        self._who = compiled(
            select(people.c.id, people.c.name, people.c.lang)
            .join(sessions)
            .where(sessions.c.digest == bindparam("digest_")),
            "digest_",
        )
        self._rename = compiled(update(people).where(people.c.id == bindparam("id_")), "name", "lang", "id_")
        self._note = compiled(update(facts).where(facts.c.name == bindparam("name_")), "value", "name_")
        self._new_fact = compiled(insert(facts), "name", "value")

    def table_of(self, do: Callable[..., Any], values: tuple[Any, ...]) -> str:
        """The table that a piece of work writes to; of everything else, nothing."""
        if do == self.commit:
            return str(values[0].code)
        return str(values[0]) if do in (self.talk, self.lay) else ""

    # Tables

    def commit(self, cursor: DBAPICursor, change: Change) -> None:
        """A change, if the table is still as the change expects."""
        code, version, stamp = change.code, change.version, change.stamp
        new, laid = change.lines, change.laid
        now = time()
        if laid is not None:
            self._check_free(cursor, laid.code)
        if change.fence and self.sharing.fence(cursor, code) != change.fence:
            raise Fenced(f"another process sees to table {code}")
        arrangement, after = change.arrangement, version + len(new)
        timed = (asked_of(after, change.asked), *clocks_of(change.times))
        touched = now if change.noticed else None
        if arrangement is None:
            cursor.execute(self._move, (after, stamp, touched, *timed, code, version, stamp))
        else:
            kept = (arrangement.phase, arrangement.public, _json.encode(arrangement), *timed)
            cursor.execute(self._arrange, (after, stamp + 1, touched, *kept, code, version, stamp))
        if cursor.rowcount != 1:
            raise Stale(f"table {code} is no longer at version {version}, stamp {stamp}")
        self._write_lines(cursor, code, version, new, now)
        if change.let_go:
            cursor.executemany(self._let_go, [(person, code) for person in change.let_go])
        if change.held:
            self._seat(cursor, code, change.held)
        if laid is not None:
            self._lay(cursor, laid, now)

    def _write_lines(self, cursor: DBAPICursor, code: str, first: int, new: tuple[Line, ...], now: float) -> None:
        for number, line in enumerate(new, first):
            kept = words_of(line.words), now, line.note or None
            cursor.execute(self._line, (code, number, line.kind, line.seat, *kept))

    def _seat(self, cursor: DBAPICursor, code: str, held: Held) -> None:
        cursor.executemany(self._let_go, [(person, code) for person, _ in held])
        cursor.executemany(self._hold, [(person, code, seat) for person, seat in held])

    def lay(self, cursor: DBAPICursor, laid: Laid) -> Table:
        """A new table at stamp 0, its version as many lines as it begins with."""
        self._check_free(cursor, laid.code)
        now, done = time(), laid.lines
        self._lay(cursor, laid, now)
        said_at, dates = tuple([now for line in done if line.kind == SAID]), (now,) * len(done)
        return Table(laid.code, len(done), 0, now, laid.arrangement, done, (), said_at, dates, pledge=laid.pledge)

    def _check_free(self, cursor: DBAPICursor, code: str) -> None:
        cursor.execute(self._code_known, (code,))
        if cursor.fetchall():
            raise CodeTaken(f"there is a table {code} already")

    def _lay(self, cursor: DBAPICursor, laid: Laid, now: float) -> None:
        agreed = laid.arrangement
        timed = (asked_of(len(laid.lines), laid.asked), *clocks_of(laid.times))
        as_kept = (agreed.phase, agreed.public, _json.encode(agreed), *timed)
        cursor.execute(self._new_table, (laid.code, len(laid.lines), 0, now, now, *as_kept))
        self._write_lines(cursor, laid.code, 0, laid.lines, now)
        if (pledge := laid.pledge) is not None:
            cursor.execute(self._no_pledge, (laid.code,))  # of a table of this code that is no more
            kept = pledge.label, pledge.turn, pledge.root, pledge.commitment
            cursor.execute(self._pledge, (laid.code, *kept))
        if laid.held:
            self._seat(cursor, laid.code, laid.held)

    def talk(self, cursor: DBAPICursor, code: str, said: Said) -> int:
        """A line of the chat, after the last one. Whoever reaches the table is the only one to count its lines."""
        now = time()
        unnoticed = bool(said.team) or said.seat == WATCHING
        if not self._reached(cursor, code, None if unnoticed else now):
            raise Stale(f"there is no table {code}")
        cursor.execute(self._last_said, (code,))
        last = cursor.fetchall()[0][0]
        number = 0 if last is None else int(last) + 1
        team = _json.encode(said.team).decode()
        cursor.execute(self._say, (code, number, said.seat, said.name, said.text, said.at or now, team))
        return number

    def _reached(self, cursor: DBAPICursor, code: str, touched: float | None) -> bool:
        """Whether there is such a table; it is locked, and touched on the way unless nobody may notice."""
        if touched is None:
            cursor.execute(self._lock, (code,))
            return bool(cursor.fetchall())
        cursor.execute(self._touch, (touched, code))
        return cursor.rowcount == 1

    # People

    def welcome(self, cursor: DBAPICursor, person: Person, session: str, label: str = "") -> None:
        """A session, and the person behind it if they are new. A session that was somebody else's is now theirs."""
        now = time()
        cursor.execute(self._person_known, (person.id,))
        if not cursor.fetchall():
            cursor.execute(self._new_person, (person.id, person.name, person.lang, now))
        cursor.execute(self._hand_over, (person.id, session))
        if cursor.rowcount != 1:
            cursor.execute(self._new_session, (session, person.id, now, label, now))

    def end_session(self, cursor: DBAPICursor, session: str) -> None:
        """This session is nobody's any more."""
        cursor.execute(self._end, (session,))

    def end_sessions(self, cursor: DBAPICursor, person: str, but: str) -> None:
        """The other sessions of this person are nobody's any more."""
        cursor.execute(self._end_others, (person, but))

    def change_person(self, cursor: DBAPICursor, person: Person) -> None:
        """Changes the name or the language of a person."""
        cursor.execute(self._rename, (person.name, person.lang, person.id))

    def who(self, cursor: DBAPICursor, session: str) -> Person | None:
        """Whose session this is; None for a stranger."""
        cursor.execute(self._who, (session,))
        rows = cursor.fetchall()
        return Person(*rows[0]) if rows else None

    def ping(self, cursor: DBAPICursor) -> None:
        """The time, written where the last one stood: a disk that is full, or a database that only reads, is found."""
        now = str(time())
        cursor.execute(self._note, (now, "ping"))
        if cursor.rowcount != 1:
            cursor.execute(self._new_fact, ("ping", now))


def _touched(statement: Update) -> Update:
    """The moment of a change that everybody may know of; after another one the table stays where it is in lists."""
    return statement.values(touched=func.coalesce(bindparam("touched_"), tables.c.touched))


def _where_as_expected(statement: Update) -> Update:
    """The lock: the statement hits its row only if version and stamp are those the change was made on."""
    return statement.where(
        tables.c.code == bindparam("code_"),
        tables.c.version == bindparam("version_"),
        tables.c.stamp == bindparam("stamp_"),
    )
