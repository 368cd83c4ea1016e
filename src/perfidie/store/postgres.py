"""Writing to PostgreSQL: a group is sent in one go and committed in one go, and a database that was away is waited for.

What is done most (a move, a line of chat) is sent without waiting for each answer. Whether a group was written that
the connection was lost over is known all the same: each group leaves its number in a row of its writer's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby
from logging import NullHandler, getLogger
from secrets import token_hex
from time import monotonic, sleep, time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import Engine, PoolProxiedConnection

from perfidie.store import WATCHING, Change, Fenced, Said, Stale
from perfidie.store.statements import Statements, asked_of, clocks_of, words_of
from perfidie.store.writer import Done, Outcome, Work, outcome

if TYPE_CHECKING:
    from psycopg import Connection, Cursor

PAUSE = 0.05
"""Seconds between two attempts."""
PASSING = frozenset({"25006", "25P03", "40001", "40P01", "53300", "55P03", "57P01", "57P02", "57P03", "57P05"})
"""What the server says when another attempt may do: it gave way to somebody, was tired of waiting, stops, starts,
or has a new master."""
FORGOTTEN_AFTER = 7 * 86400.0
"""Seconds after which the row of a writer that died is swept away."""

# The driver tells of each connection it loses, past our logs, on stderr: who needs to know is told by an exception.
getLogger("psycopg").addHandler(NullHandler())

_json = msgspec.json.Encoder()

Sent = tuple[str, tuple[Any, ...]]
"""A statement and its values."""


class Swift(NamedTuple):
    """A piece of work that needs no answer before its end: what is sent, and what the answers mean."""

    sent: tuple[Sent, ...]
    conclude: Callable[[list[Cursor[Any]]], Any]


def passes(error: BaseException | None) -> bool:
    """Whether another attempt, on another connection, may do: the connection was lost, or the server says as much."""
    from psycopg import Error, OperationalError

    if not isinstance(error, Error):
        return False
    if error.sqlstate is None:
        return isinstance(error, OperationalError)
    return error.sqlstate.startswith("08") or error.sqlstate in PASSING


def gave_way(error: BaseException | None) -> bool:
    """Whether the server has undone a transaction in favour of another one."""
    return getattr(error, "sqlstate", None) in ("40001", "40P01")


@lru_cache
def _move(lines: int) -> str:
    """A move of so many lines, if the table is as expected; it writes as many lines, or none."""
    rows = ", ".join(["(%s::integer, %s, %s::integer, %s, %s::float8, %s::text)"] * lines)
    return (
        "WITH moved AS (UPDATE tables SET version = %s, touched = COALESCE(%s::float8, touched), asked = %s, "  # nosec B608 # only places for values are added
        "due = %s::float8, clocks = %s WHERE code = %s AND version = %s AND stamp = %s "
        "AND %s IN (0, (SELECT fence FROM leases WHERE leases.code = tables.code)) "
        "RETURNING code) INSERT INTO lines (code, number, kind, seat, words, at, note) "
        f"SELECT moved.code, new.* FROM moved, (VALUES {rows}) AS new"
    )


_FENCE = "SELECT fence FROM leases WHERE code = %s"
_TOUCH = "UPDATE tables SET touched = %s WHERE code = %s"
_LOCK = "SELECT code FROM tables WHERE code = %s FOR NO KEY UPDATE"
_SAY = (
    "INSERT INTO talk (code, number, seat, name, text, at, team) SELECT code, "
    "(SELECT COALESCE(MAX(number) + 1, 0) FROM talk WHERE talk.code = tables.code), "
    "%s::integer, %s, %s, %s::float8, %s FROM tables WHERE code = %s RETURNING number"
)
_NOW = "extract(epoch FROM now())::text"
_ENTER = f"INSERT INTO facts (name, value) VALUES (%s, '0 ' || {_NOW}) ON CONFLICT (name) DO NOTHING"  # nosec B608
_MARK = (
    f"INSERT INTO facts (name, value) VALUES (%s, %s || ' ' || {_NOW}) "  # nosec B608 # nothing here comes from outside
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_MARKED = "SELECT split_part(value, ' ', 1) FROM facts WHERE name = %s FOR UPDATE"
_UNMARK = "DELETE FROM facts WHERE name = %s"
_SWEEP = (
    "DELETE FROM facts WHERE name LIKE 'writer %%' "
    "AND split_part(value, ' ', 2)::float8 < extract(epoch FROM now()) - %s"
)


def move(change: Change) -> Swift | None:
    """The lines of a move; None if anything else changes with it."""
    if change.arrangement or change.held or change.let_go or change.laid or not change.lines:
        return None
    now, version, wanted = time(), change.version, len(change.lines)
    values: list[Any] = [version + wanted, now if change.noticed else None]
    values += (asked_of(version + wanted, change.asked), *clocks_of(change.times))
    values += (change.code, version, change.stamp, change.fence)
    for number, line in enumerate(change.lines, version):
        values += (number, line.kind, line.seat, words_of(line.words), now, line.note or None)

    def conclude(answers: list[Cursor[Any]]) -> None:
        if answers[-1].rowcount == wanted:
            return
        if len(answers) > 1 and answers[0].fetchall() != [(change.fence,)]:
            raise Fenced(f"another process sees to table {change.code}")
        raise Stale(f"table {change.code} is no longer at version {version}, stamp {change.stamp}")

    asked: tuple[Sent, ...] = ((_FENCE, (change.code,)),) if change.fence else ()
    return Swift((*asked, (_move(wanted), tuple(values))), conclude)


def line_of_chat(code: str, said: Said) -> Swift:
    """A line of chat: its table is locked first, so that the last number is the last one when it is read."""
    now = time()
    unnoticed = bool(said.team) or said.seat == WATCHING
    first: Sent = (_LOCK, (code,)) if unnoticed else (_TOUCH, (now, code))
    team = _json.encode(said.team).decode()

    def conclude(answers: list[Cursor[Any]]) -> int:
        row = answers[-1].fetchone()
        if row is None:
            raise Stale(f"there is no table {code}")
        return int(row[0])

    return Swift((first, (_SAY, (said.seat, said.name, said.text, said.at or now, team, code))), conclude)


class PostgresHand:
    """Writes groups; where the database is away, waits and tries again as long as patience lasts.

    Once that was in vain each further group has one attempt, until the database is back.
    """

    def __init__(self, engine: Engine, statements: Statements, patience: float) -> None:
        self._engine = engine
        self._statements = statements
        self._patience = patience
        self._connection: PoolProxiedConnection | None = None
        self._name = f"writer {token_hex(8)}"
        self._groups = 0
        self._away = False
        self._connect()
        self._driver.execute(_SWEEP, (FORGOTTEN_AFTER,))
        self._driver.commit()

    @property
    def _driver(self) -> Connection[Any]:
        assert self._connection is not None
        return self._connection.driver_connection  # type: ignore[return-value]

    def _connect(self) -> None:
        """A connection, and the writer's row: only one that is there can be locked."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            self._driver.execute(_ENTER, (self._name,))
            self._driver.commit()

    def write(self, group: list[Work]) -> Done:
        """The whole group in one transaction, in the same order of tables as every other writer."""
        group = sorted(group, key=self._place)
        self._groups += 1
        give_up = monotonic() + (0.0 if self._away else self._patience)
        unanswered: Done | None = None
        while True:
            try:
                self._connect()
                if unanswered is None or not self._is_marked():
                    unanswered = None
                    done = self._send(group)
                    unanswered = done
                    self._driver.commit()
                self._away = False
                return unanswered
            except Exception as error:
                if not self._is_lost():
                    unanswered = None  # the server has answered, and it was no
                    self._roll_back()
                if getattr(error, "sqlstate", None) == "25006":  # it was the master once
                    self._throw_away()
                if not passes(error):
                    raise
                if monotonic() >= give_up:
                    self._away = True
                    raise
            sleep(PAUSE)

    def _place(self, work: Work) -> str:
        """Two writers that lock the same tables in two orders would wait for each other."""
        return self._statements.table_of(work.do, work.values)

    def _send(self, group: list[Work]) -> Done:
        done: Done = []
        mark: list[Sent] = [(_MARK, (self._name, str(self._groups)))]
        for is_swift, run in groupby([(work, self._swift(work)) for work in group], lambda pair: pair[1] is not None):
            if is_swift:
                done += self._swiftly([(work, swift) for work, swift in run if swift is not None], mark)
                mark = []  # it travels with the first of them
            else:
                done += [self._plainly(work) for work, _ in run]
        for each in mark:
            self._driver.execute(*each)
        return done

    def _swift(self, work: Work) -> Swift | None:
        if work.do == self._statements.commit:
            return move(*work.values)
        if work.do == self._statements.talk:
            return line_of_chat(*work.values)
        if work.do == self._statements.ping:  # the mark of the group is written, and that is enough
            return Swift((("SELECT 1", ()),), lambda _: None)
        return None

    def _swiftly(self, run: Iterable[tuple[Work, Swift]], mark: list[Sent]) -> list[Outcome]:
        """All that is to be sent first, then all answers. An objection to one of them takes the whole group with it."""
        driver = self._driver
        with driver.pipeline():
            for each in mark:
                driver.execute(*each)
            sent = [(work, swift, [driver.execute(*each) for each in swift.sent]) for work, swift in run]
        return [outcome(work, swift.conclude, cursors) for work, swift, cursors in sent]

    def _plainly(self, work: Work) -> Outcome:
        with self._driver.cursor() as cursor:
            return outcome(work, work.do, cursor, *work.values)

    def _is_marked(self) -> bool:
        """Whether the last group was written after all. The row is locked: a commit still under way is waited for."""
        row = self._driver.execute(_MARKED, (self._name,)).fetchone()
        self._driver.rollback()
        return row is not None and row[0] == str(self._groups)

    def _is_lost(self) -> bool:
        """Whether there is no connection any more."""
        if self._connection is None:
            return True
        if not self._driver.closed:
            return False
        self._throw_away()
        return True

    def _throw_away(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()

    def _roll_back(self) -> None:
        try:
            self._driver.rollback()
        except Exception:  # it was lost meanwhile
            self._throw_away()

    def close(self) -> None:
        """Lets go of the database, and of the writer's row where it can be reached."""
        try:
            if self._connection is not None:
                self._driver.execute(_UNMARK, (self._name,))
                self._driver.commit()
        except Exception:
            self._throw_away()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
