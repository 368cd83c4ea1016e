"""Circles of people who meet again: founded, joined by a link, kept by their keepers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.store.people import circles, manners
from perfidie.store.people.circles import KEEPER, Circle, Fellow
from perfidie.store.people.manners import Apart
from perfidie.web.house.circles.laying import Results
from perfidie.web.house.clock import Clock
from perfidie.web.house.codes import new_key, read_key
from perfidie.web.house.keeping.sanctions import Sanctions
from perfidie.web.house.likeness import looks_like
from perfidie.web.house.people.etiquette import person_name, stacked, tidy
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.seals import Seals
from perfidie.web.house.telling import Tell

LONGEST_TITLE = 40


def new_id() -> str:
    """What a circle, an evening or a tournament is known by: nothing that could be guessed."""
    return secrets.token_hex(8)


def title(text: str) -> str:
    """A title as it will be shown; refused when nothing is left of it or it is too long."""
    found = tidy(text[: 20 * LONGEST_TITLE])
    if not found:
        raise Refusal("no-title")
    if len(found) > LONGEST_TITLE or stacked(found):
        raise Refusal("title-too-long", most=LONGEST_TITLE)
    return found


class Circles:
    """What may be done with circles; evenings and tournaments begin from here."""

    def __init__(
        self, results: Results, seating: Seating, clock: Clock, seals: Seals, tell: Tell, sanctions: Sanctions
    ) -> None:
        self.store = results.store
        self.seating = seating
        self.clock = clock
        self.rng, self.seals = seals.rng, seals
        self.results = results
        self.tell = tell
        self._sanctions = sanctions

    async def of(self, person: Person | None) -> list[tuple[str, str, int]]:
        """The circles of this person: id, name, how many belong to it."""
        return await self.store.look_up(circles.circles_of, person.id) if person else []

    async def enter(self, id: str, person: Person | None) -> Circle:
        """The circle, for somebody who belongs to it; to all others there is none."""
        found = await self.store.look_up(circles.circle, id[:40]) if person else None
        if found is None or person is None or found.fellow(person.id) is None:
            raise Refusal("no-such-circle")
        return found

    def welcome(self, there: Circle) -> set[str]:
        """Those of a circle who may sit down: on whom no ban lies."""
        return {each.person for each in there.fellows if self._sanctions.is_welcome(each.person)}

    async def apart(self, people: Sequence[str]) -> tuple[frozenset[Apart], frozenset[frozenset[int]]]:
        """Who of these does not want to meet whom: by person, and as the draw has it, by their numbers."""
        found = await self.store.look_up(manners.apart, people)
        pairs = [frozenset((people.index(one), people.index(other))) for one, other in found]
        return found, frozenset(pairs)

    async def found(self, person: Person, name: str, called: str) -> str:
        """A new circle with this person as its keeper."""
        wanted = title(name)
        person = await self.seating.named(person, called)
        now = self.clock.date()
        made = Circle(new_id(), wanted, new_key(), now, (Fellow(person.id, person.name, KEEPER, now),))
        await self.store.keep(circles.found_circle, made)
        return made.id

    async def opens(self, key: str) -> bool:
        """Whether this key opens a circle: asked before anybody is made a guest."""
        return await self.store.look_up(circles.circle_of_key, read_key(key)) is not None

    async def join(self, person: Person, key: str, called: str) -> str:
        """Into the circle whose link has this key."""
        name = person_name(called or person.name)
        id = await self.store.keep(circles.join, read_key(key), person.id, name, self.clock.date(), looks_like)
        if not person.name:
            await self.seating.named(person, name)
        return id

    async def call_myself(self, id: str, person: Person, called: str) -> None:
        """Another name, in this circle alone."""
        await self.store.keep(circles.call_myself, id, person.id, person_name(called), looks_like)

    async def leave(self, id: str, person: Person) -> None:
        """I belong to it no longer."""
        await self.store.keep(circles.leave, id, person.id)

    # Keepers

    async def remove(self, id: str, person: Person, other: str) -> None:
        """A keeper sends somebody out, and the old link opens nothing any more."""
        await self.store.keep(circles.remove, id, person.id, other, new_key())

    async def appoint(self, id: str, person: Person, other: str) -> None:
        """A keeper names another one."""
        await self.store.keep(circles.appoint, id, person.id, other)

    async def rename(self, id: str, person: Person, name: str) -> None:
        """A keeper gives the circle another name."""
        await self.store.keep(circles.change, id, person.id, title(name), None)

    async def renew(self, id: str, person: Person) -> None:
        """A keeper makes the link anew: the old one opens nothing."""
        await self.store.keep(circles.change, id, person.id, None, new_key())

    async def close(self, id: str, person: Person) -> None:
        """A keeper ends the circle."""
        await self.store.keep(circles.close, id, person.id)
