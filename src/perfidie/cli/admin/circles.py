"""Circles, for whoever keeps the house: who belongs to them, a name that cannot stay, and the end of one."""

from __future__ import annotations

from perfidie.cli.admin.desk import Desk
from perfidie.engine import Refusal
from perfidie.store.people import circles
from perfidie.store.people.circles import Circle
from perfidie.web.house.circles.circles import title

Row = dict[str, object]
TITLES = ("admin-id", "admin-name", "admin-people", "admin-keepers", "admin-created", "admin-touched")


async def list_circles(desk: Desk, person: str, limit: int) -> None:
    """Circles, the last touched first. The key of their link is nobody's business here."""
    who = (await desk.person(person)).id if person else ""
    desk.show(TITLES, [_row(*each) for each in await desk.store.look_up(circles.latest, who, limit)])


async def rename_circle(desk: Desk, id: str, name: str) -> None:
    """Another name for a circle."""
    found, wanted = await _found(desk, id), title(name)
    await desk.store.keep(circles.rename, found.id, wanted)
    desk.tell("admin-circle-renamed", words=found.name, name=wanted)


async def dissolve_circle(desk: Desk, id: str) -> None:
    """The circle is no more; its tables stay those of the people who sit there."""
    found = await _found(desk, id)
    desk.sure("admin-sure-dissolve", words=found.name, count=len(found.fellows))
    await desk.store.keep(circles.dissolve, found.id)
    desk.tell("admin-dissolved", words=found.name)


async def _found(desk: Desk, id: str) -> Circle:
    found = await desk.store.look_up(circles.circle, id)
    if found is None:
        raise Refusal("admin-no-circle", words=id[:40])
    return found


def _row(found: Circle, touched: float) -> Row:
    names = [each.name for each in found.fellows]
    keepers = [f"{each.name} ({each.person})" for each in found.fellows if each.keeps]
    facts: Row = {"id": found.id, "name": found.name, "people": names, "keepers": keepers}
    return facts | {"created": found.created, "touched": touched}
