"""What several processes on one database need of it: who is there, who sees to which table, and what is new.

Every process gives a sign of life now and then. One that has not for `LIFE` seconds is gone: whoever notices strikes it
off, and its tables wait for another owner. The moments are those of the database's own clock, where it has one, so the
clocks of machines need not agree.

A table's lease names its owner and a fence, a number that rises with every owner. What an owner does by itself is
written only while the fence is still the one it was given; the version check has the last word in any case.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, Table, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from perfidie.store import Line, News, Said
from perfidie.store.members import LIFE, NOBODY, ORPHANED, Lease, Mark, Member, Roll
from perfidie.store.reads import as_arrangement, as_line, as_said, as_times
from perfidie.store.schema import facts, leases, lines, processes, tables, talk

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPICursor

AT_ONCE = 400
"""How many tables are asked about in one question."""


class Sharing:
    """What is written for the sake of other processes, in the dialect of this engine."""

    def __init__(self, engine: Engine, compiled: Callable[..., str]) -> None:
        self._has_clock = engine.dialect.name != "sqlite"
        self._now = str(text("SELECT EXTRACT(EPOCH FROM clock_timestamp())"))
        self._beat = compiled(update(processes).where(processes.c.id == bindparam("id_")), "beat", "id_")
        self._enlist = compiled(insert(processes), "id", "host", "pid", "shared", "started", "beat")
        everybody = select(processes.c.id, processes.c.host, processes.c.pid, processes.c.shared, processes.c.beat)
        self._everybody = compiled(everybody)
        self._strike_off = compiled(delete(processes).where(processes.c.id == bindparam("id_")), "id_")
        self._orphan = compiled(update(leases).where(leases.c.owner == bindparam("owner_")), "owner", "owner_")
        self._leases(compiled, _insert_where_free(engine))

    def _leases(self, compiled: Callable[..., str], insert_where_free: Callable[[Table], Any]) -> None:
        owned = select(leases.c.owner, leases.c.fence, processes.c.id).join_from(
            leases, processes, leases.c.owner == processes.c.id, isouter=True
        )
        self._lease = compiled(owned.where(leases.c.code == bindparam("code_")), "code_")
        self._first = compiled(insert_where_free(leases), "code", "owner", "fence")
        expected = leases.c.code == bindparam("code_"), leases.c.fence == bindparam("fence_")
        self._take = compiled(update(leases).where(*expected), "owner", "fence", "code_", "fence_")
        mine = leases.c.code == bindparam("code_"), leases.c.owner == bindparam("owner_")
        self._release = compiled(update(leases).where(*mine), "owner", "code_", "owner_")
        self._fence = compiled(select(leases.c.fence).where(leases.c.code == bindparam("code_")), "code_")
        self._fact = compiled(select(facts.c.value).where(facts.c.name == bindparam("name_")), "name_")
        self._new_fact = compiled(insert_where_free(facts), "name", "value")

    def now(self, cursor: DBAPICursor) -> float:
        """The moment, by the clock that all processes share."""
        if not self._has_clock:
            return time()
        cursor.execute(self._now)
        return float(cursor.fetchall()[0][0])

    # Who is there

    def beat(self, cursor: DBAPICursor, member: Member, gone: Sequence[str]) -> Roll:
        """A sign of life; those who gave none for too long, or are known to be `gone`, are struck off."""
        now = self.now(cursor)
        cursor.execute(self._beat, (now, member.id))
        anew = cursor.rowcount != 1
        if anew:
            cursor.execute(self._enlist, (member.id, member.host, member.pid, member.shared, now, now))
        cursor.execute(self._everybody, ())
        there = []
        for number, host, pid, shared, beat in cursor.fetchall():
            if number in gone or beat < now - LIFE:
                self.leave(cursor, number)
            else:
                there.append(Member(number, host, pid, bool(shared)))
        return Roll(tuple(there), anew)

    def leave(self, cursor: DBAPICursor, member: str) -> None:
        """Strikes a process off: its tables wait for another owner."""
        cursor.execute(self._orphan, (ORPHANED, member))
        cursor.execute(self._strike_off, (member,))

    # Who sees to which table

    def claim(self, cursor: DBAPICursor, code: str, owner: str) -> Lease:
        """Takes a table over, unless a living process has it; says who has it now."""
        found = self._found(cursor, code)
        if found is None:
            cursor.execute(self._first, (code, owner, 1))
            if cursor.rowcount == 1:
                return Lease(owner, 1)
            found = self._found(cursor, code)  # another one was faster
        lease, living = found or (Lease(NOBODY, 0), True)
        if living:
            return lease
        cursor.execute(self._take, (owner, lease.fence + 1, code, lease.fence))
        if cursor.rowcount == 1:
            return Lease(owner, lease.fence + 1)
        again = self._found(cursor, code)
        return again[0] if again is not None else lease

    def _found(self, cursor: DBAPICursor, code: str) -> tuple[Lease, bool] | None:
        cursor.execute(self._lease, (code,))
        rows = cursor.fetchall()
        return (Lease(rows[0][0], rows[0][1]), rows[0][2] is not None) if rows else None

    def release(self, cursor: DBAPICursor, owner: str, codes: Sequence[str]) -> None:
        """Nobody needs to see to these tables now."""
        cursor.executemany(self._release, [(NOBODY, code, owner) for code in codes])

    def fence(self, cursor: DBAPICursor, code: str) -> int:
        """The fence of the present owner."""
        cursor.execute(self._fence, (code,))
        rows = cursor.fetchall()
        return int(rows[0][0]) if rows else 0

    def fact(self, cursor: DBAPICursor, name: str, usual: str) -> str:
        """A fact about the database, made now where there is none."""
        cursor.execute(self._fact, (name,))
        rows = cursor.fetchall()
        if rows:
            return str(rows[0][0])
        cursor.execute(self._new_fact, (name, usual))
        return usual if cursor.rowcount == 1 else self.fact(cursor, name, usual)


def _insert_where_free(engine: Engine) -> Callable[[Table], Any]:
    """An insertion that does nothing where there is such a row already: another process may make it just now."""
    dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
    return lambda table: dialect.insert(table).on_conflict_do_nothing()


# Reading


def orphans(connection: Connection, limit: int) -> list[str]:
    """Tables whose owner has gone."""
    return list(connection.execute(select(leases.c.code).where(leases.c.owner == ORPHANED).limit(limit)).scalars())


def marks(connection: Connection, codes: Sequence[str]) -> dict[str, Mark]:
    """How far each of these tables has come; those that are no more are not among them."""
    found: dict[str, Mark] = {}
    said = select(func.coalesce(func.max(talk.c.number) + 1, 0)).where(talk.c.code == tables.c.code).scalar_subquery()
    wanted = select(tables.c.code, tables.c.version, tables.c.stamp, said)
    for first in range(0, len(codes), AT_ONCE):
        rows = connection.execute(wanted.where(tables.c.code.in_(codes[first : first + AT_ONCE])))
        found.update({code: Mark(version, stamp, count) for code, version, stamp, count in rows})
    return found


def since(connection: Connection, code: str, mark: Mark) -> News | None:
    """The arrangement as it is, the lines and the talk since then; None where there is no such table."""
    columns = tables.c.version, tables.c.stamp, tables.c.arrangement, tables.c.clocks
    row = connection.execute(select(*columns).where(tables.c.code == code)).first()
    if row is None:
        return None
    new = select(lines.c.kind, lines.c.seat, lines.c.words, lines.c.at, lines.c.note).where(
        lines.c.code == code, lines.c.number >= mark.version, lines.c.number < row.version
    )
    spoken = select(talk.c.seat, talk.c.name, talk.c.text, talk.c.at, talk.c.team).where(
        talk.c.code == code, talk.c.number >= mark.said
    )
    done = connection.execute(new.order_by(lines.c.number)).all()
    made: tuple[Line, ...] = tuple([as_line(each) for each in done])
    said: tuple[Said, ...] = tuple([as_said(each) for each in connection.execute(spoken.order_by(talk.c.number))])
    written, times = tuple([each.at for each in done]), as_times(row.clocks)
    return News(row.version, row.stamp, as_arrangement(row.arrangement), made, said, written, times)
