"""Who stands at the door: whoever asks for their own page, and whoever proves to be somebody who is known."""

from __future__ import annotations

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.store.keeping import joining
from perfidie.store.keeping.joining import Joined
from perfidie.store.people import accounts, devices
from perfidie.web.doors.visitors import Asked, Visitors, visit_of, visitors_of
from perfidie.web.house.oneself.passkeys import Place
from perfidie.web.house.people.etiquette import digest


async def posted_by_me(request: Asked) -> tuple[Visitors, dict[str, str], Person]:
    """A form of somebody who is known here; a stranger has nothing to keep yet."""
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    person = await visitors.person(visit_of(request).session)
    if person is None:
        raise Refusal("nobody-yet")
    return visitors, fields, person


async def place_of(request: Asked) -> Place:
    """Where this visitor stands."""
    reader = await visitors_of(request).reader(request)
    return Place(reader.origin.lower(), digest(visit_of(request).session))


async def come_in(request: Asked, known: str) -> Joined:
    """Whoever has proved to be that person is let in; nobody who is shut out."""
    house = visitors_of(request).house
    house.keeper.sanctions.check_welcome(known)
    person = await house.store.look_up(devices.person_of, known)
    if person is None:
        raise Refusal("passkey-unknown")
    joined = await become(request, person)
    await house.store.keep(accounts.keep_account, person.id, house.clock.date())
    return joined


async def become(request: Asked, person: Person) -> Joined:
    """This device is that person's from now on, and so is what its guest held; it is told what waits as before."""
    visitors, visit = visitors_of(request), visit_of(request)
    house, joined, before = visitors.house, Joined(), digest(visit.session)
    guest, shown = await guest_of(request), await visitors.person(visit.session)
    if guest is not None and guest.id != person.id:
        joined = await house.store.keep(joining.join, guest.id, person.id, house.clock.date())
    await visitors.become(visit, person)
    stays = guest is not None or (shown is not None and shown.id == person.id)
    await house.store.keep(devices.change_hands, before, digest(visit.session), person.id, stays)
    await house.keeper.look()
    return joined


async def guest_of(request: Asked) -> Person | None:
    """The guest whose device this is; None for a stranger, and for somebody who keeps themselves."""
    visitors = visitors_of(request)
    person = await visitors.person(visit_of(request).session)
    kept = person is not None and await visitors.house.store.look_up(accounts.account, person.id) is not None
    return None if kept else person
