"""Devices that are closed: whoever holds one acts for this person no longer, in any process or by any link."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection, select

from perfidie.store import Chair
from perfidie.store.keeping import PERSON
from perfidie.store.keeping.chairs import arranged, rearrange
from perfidie.store.keeping.notices import tell
from perfidie.store.keeping.tables import COLUMNS, agreed_on
from perfidie.store.people import devices
from perfidie.store.schema import holders, tables


def close(connection: Connection, person: str, device: str, now: float) -> bool:
    """One device of this person; False where it was none of theirs."""
    if not devices.end_device(connection, person, device):
        return False
    _shut_out(connection, person, now)
    return True


def close_others(connection: Connection, person: str, but: str, now: float) -> int:
    """All of them but for one; how many."""
    ended = devices.end_devices(connection, person, but)
    _shut_out(connection, person, now)
    return ended


def _shut_out(connection: Connection, person: str, now: float) -> None:
    """Every process looks again who comes, and no personal link that is open brings anybody back."""
    sits = select(*COLUMNS).join(holders).where(holders.c.person == person)
    for row in connection.execute(sits.order_by(tables.c.code)).all():
        if any(_is_open(chair, person, now) for chair in agreed_on(row).chairs):
            _close_links(connection, row.code, person, now)
    tell(connection, PERSON, person, now)


def _close_links(connection: Connection, code: str, person: str, now: float) -> None:
    found = arranged(connection, code)
    if found is None:
        return
    stamp, agreed = found
    shut = [replace(each, key="", key_until=0.0) if _is_open(each, person, now) else each for each in agreed.chairs]
    rearrange(connection, code, stamp, replace(agreed, chairs=tuple(shut)), now)


def _is_open(chair: Chair, person: str, now: float) -> bool:
    return chair.person == person and bool(chair.key) and now < chair.key_until
