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
    """This device is that person's from now on, and so is what its guest held. Nobody is let in who is shut out."""
    visitors, visit = visitors_of(request), visit_of(request)
    house = visitors.house
    house.keeper.sanctions.check_welcome(known)
    person = await house.store.look_up(devices.person_of, known)
    if person is None:
        raise Refusal("passkey-unknown")
    guest, before, now = await visitors.person(visit.session), digest(visit.session), house.clock.date()
    joined = Joined()
    kept = guest is not None and await house.store.look_up(accounts.account, guest.id) is not None
    if guest is not None and guest.id != person.id and not kept:
        joined = await house.store.keep(joining.join, guest.id, person.id, now)
    await visitors.become(visit, person)
    await house.store.keep(accounts.keep_account, person.id, now)
    after = digest(visit.session)
    await house.store.keep(devices.change_hands, before, after, person.id, guest is not None and not kept)
    await house.keeper.look()
    return joined
