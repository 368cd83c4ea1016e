"""Looking: tables, people, sanctions and processes. Never into the hands of a game that is on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from perfidie.cli.admin.desk import Desk, write_new
from perfidie.engine import Refusal
from perfidie.store import EMPTY, OVER, WATCHING, Arrangement, Said
from perfidie.store.keeping import notices, people, tables
from perfidie.store.keeping.tables import Looked, Wanted
from perfidie.store.people import friends, manners
from perfidie.store.times import Pace
from perfidie.web.house.codes import read_code
from perfidie.web.house.table import LiveTable

Row = dict[str, object]


async def list_tables(desk: Desk, wanted: Wanted) -> None:
    """Tables, most recently touched first."""
    if wanted.person:
        person = await desk.person(wanted.person)
        wanted = Wanted(wanted.phase, wanted.game, person.id, wanted.public, wanted.limit)
    found = await desk.store.look_up(tables.found, wanted)
    rows: list[Row] = [
        {
            "code": each.code,
            "game": each.arrangement.game,
            "phase": each.arrangement.phase,
            "public": each.arrangement.public,
            "people": _names(each.arrangement),
            "created": each.created,
            "touched": each.touched,
        }
        for each in found
    ]
    titles = ("admin-code", "admin-game", "admin-phase", "admin-public", "admin-people", "admin-created")
    desk.show((*titles, "admin-touched"), rows)


def _names(agreed: Arrangement) -> list[str]:
    return [chair.name for chair in agreed.chairs if chair.person]


async def list_people(desk: Desk, name: str, limit: int) -> None:
    """People, the latest first."""
    found = await desk.store.look_up(people.found, name, limit)
    rows: list[Row] = [
        {"id": each.id, "name": each.name, "lang": each.lang, "created": each.created, "seats": each.seats}
        | {"devices": len(each.sessions)}
        for each in found
    ]
    desk.show(("admin-id", "admin-name", "admin-lang", "admin-created", "admin-seats", "admin-devices"), rows)


async def list_sanctions(desk: Desk) -> None:
    """Sanctions that hold, the latest first."""
    found = await desk.store.look_up(notices.all_sanctions)
    rows: list[Row] = [
        {"kind": each.kind, "subject": each.subject, "until": each.until, "created": each.created, "why": each.why}
        for each in found
        if each.holds(desk.now)
    ]
    desk.show(("admin-kind", "admin-subject", "admin-until", "admin-created", "admin-why"), rows)


async def list_processes(desk: Desk) -> None:
    """The processes that serve this database."""
    found = await desk.store.look_up(tables.serving)
    rows: list[Row] = [
        {"id": each.id, "host": each.host, "pid": each.pid, "shared": each.shared, "started": each.started}
        | {"beat": each.beat, "tables": each.tables}
        for each in found
    ]
    titles = ("admin-id", "admin-host", "admin-pid", "admin-shared", "admin-started", "admin-beat", "admin-tables")
    desk.show(titles, rows)


# One of them


async def look(desk: Desk, words: str, record: Path | None) -> None:
    """A table from outside, or a person."""
    table = await _table(desk, words)
    if table is None and record is None:
        await _look_at_person(desk, words)
    elif table is None:
        raise Refusal("admin-no-table", words=words[:40])
    elif record is not None:
        await _write_record(desk, table.code, record)
    else:
        _show_table(desk, table)


async def _table(desk: Desk, words: str) -> Looked | None:
    try:
        return await desk.store.look_up(tables.looked_at, read_code(words))
    except Refusal:
        return None


def _show_table(desk: Desk, table: Looked) -> None:
    agreed = table.arrangement
    chairs: list[Row] = [
        {"seat": seat, "kind": chair.kind, "name": chair.name, "level": chair.level, "id": chair.person}
        for seat, chair in enumerate(agreed.chairs)
    ]
    facts: Row = {
        "code": table.code,
        "game": agreed.game,
        "phase": agreed.phase,
        "public": agreed.public,
        "preset": agreed.preset,
        "pace": _pace(agreed.pace),
        "options": [f"{name}={value}" for name, value in agreed.options.items()],
        "created": table.created,
        "touched": table.touched,
        "free": sum(chair.kind == EMPTY for chair in agreed.chairs),
        "lines": table.lines,
    }
    said = [_as_row(each) for each in table.talk]
    if desk.manner.json:
        desk.show_json({**facts, "chairs": chairs, "said": said, "withheld": table.withheld})
        return
    desk.show(("admin-code", "admin-game", "admin-phase", "admin-public", "admin-preset", "admin-options"), [facts])
    desk.show(("admin-created", "admin-touched", "admin-free", "admin-lines", "admin-pace"), [facts])
    desk.show(("admin-seat", "admin-kind", "admin-name", "admin-level", "admin-id"), chairs)
    if said:
        desk.show(("admin-at", "admin-seat", "admin-name", "admin-text"), said)
    if table.withheld:
        desk.tell("admin-withheld", count=table.withheld)


def _pace(pace: Pace) -> str:
    """How much time there is, and what happens then; a dash where none is measured."""
    if not pace:
        return "-"
    has = f"{pace.seconds}+{pace.added} s" if pace.bank else f"{pace.seconds} s"
    return f"{has}, {pace.then}"


def _as_row(said: Said) -> Row:
    seat = None if said.seat == WATCHING else said.seat
    return {"at": said.at, "seat": seat, "name": said.name, "text": said.text, "team": list(said.team)}


async def _write_record(desk: Desk, code: str, file: Path) -> None:
    """The whole game, chance included: only once it is over."""
    kept = await desk.store.table(code)
    if kept is None:
        raise Refusal("admin-no-table", words=code)
    if kept.arrangement.phase != OVER:
        raise Refusal("admin-not-over", words=code)
    table = LiveTable(kept)
    write_new(file, table.record().to_json())
    desk.tell("admin-written", file=str(file))


async def _look_at_person(desk: Desk, words: str) -> None:
    person = await desk.person(words)
    held = await desk.store.look_up(tables.found, Wanted(person=person.id))
    bound = [each for each in await desk.store.look_up(notices.all_sanctions) if each.subject == person.id]
    keeps = await desk.store.look_up(people.keeps, person.id)
    facts: dict[str, Any] = {
        "account": keeps.account,
        "passkeys": keeps.passkeys,
        "mail": keeps.mail,
        "id": person.id,
        "name": person.name,
        "lang": person.lang,
        "created": person.created,
        "devices": len(person.sessions),
        "tables": [each.code for each in held],
        "sanctions": [each.kind for each in bound if each.holds(desk.now)],
        "reports": await desk.store.look_up(manners.numbers_about, person.id),
        "friends": await desk.store.look_up(friends.counted, person.id),
    }
    titles = ("admin-id", "admin-name", "admin-lang", "admin-created", "admin-devices", "admin-account")
    more = ("admin-passkeys", "admin-mail", "admin-tables", "admin-sanctions", "admin-reports", "admin-friends")
    desk.show((*titles, *more), [facts])
