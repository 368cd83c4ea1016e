"""An evening of a circle: planned, answered, and played, one game after the other, at tables opened for all at once."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, available_timezones

from msgspec.structs import replace

from perfidie import games
from perfidie.engine import Refusal
from perfidie.store import OVER, Person
from perfidie.store.people import evenings
from perfidie.store.people.circles import Circle
from perfidie.store.people.evenings import ANSWERS, CALLED_OFF, ON, Evening, Plan, Planned
from perfidie.store.people.gatherings import Gathered
from perfidie.web.house.circles.circles import Circles, new_id
from perfidie.web.house.circles.laying import GONE, laid_table
from perfidie.web.house.circles.pairing import Past, evening_tables, mixed
from perfidie.web.house.people.etiquette import tidy

MOST_GAMES = 8
LONGEST_WORDS = 500
YEAR = 366 * 86_400.0
LONGEST_EVENING = 24 * 60


def instant(local: str, zone: str) -> float:
    """The moment that a form names by a day, an hour and a time zone.

    >>> instant("2026-12-24T20:30", "Europe/Paris") - instant("2026-12-24T20:30", "UTC")
    -3600.0
    """
    if len(zone) > 60 or zone not in available_timezones():
        raise Refusal("no-such-zone")
    try:
        found = datetime.strptime(local[:16], "%Y-%m-%dT%H:%M").replace(tzinfo=ZoneInfo(zone))
        return found.astimezone(UTC).timestamp()
    except (ValueError, OverflowError) as error:
        raise Refusal("no-such-moment") from error


def planned(game: str, preset: str) -> Planned:
    """A game that can be played in this house, by a preset that people may choose."""
    found = games.find(game)
    choices = [each.id for each in found.presets if not each.lab]
    if preset not in choices:
        raise Refusal("unknown-preset", preset=preset[:40], choices=", ".join(choices))
    return Planned(found.id, preset)


class Evenings:
    """What may be done about evenings."""

    def __init__(self, circles: Circles) -> None:
        self._circles = circles
        self._store = circles.store

    async def find(self, there: Circle, id: str) -> Evening:
        """One evening of this circle."""
        found = await self._store.look_up(evenings.evening, there.id, id[:40])
        if found is None:
            raise Refusal("no-such-evening")
        return found

    async def plan(
        self, there: Circle, person: Person, local: str, zone: str, words: str, wanted: list[Planned], minutes: int
    ) -> str:
        """Anybody who belongs to the circle plans an evening; the others are told."""
        now, at = self._circles.clock.date(), instant(local, zone)
        if not now - 86_400.0 <= at <= now + YEAR:
            raise Refusal("no-such-moment")
        if not 0 < len(wanted) <= MOST_GAMES or not 0 < minutes <= LONGEST_EVENING:
            raise Refusal("bad-form")
        said = tidy(words[: 4 * LONGEST_WORDS])
        if len(said) > LONGEST_WORDS:
            raise Refusal("said-too-long", most=LONGEST_WORDS)
        plan = Plan(person.id, zone, tuple(wanted), minutes)
        made = Evening(new_id(), there.id, at, said, plan, evenings.PLANNED, 0, now)
        await self._store.keep(evenings.plan_evening, made)
        others = [each.person for each in there.fellows if each.person != person.id]
        link = f"/c/{there.id}/evenings/{made.id}"
        await self._circles.tell(others, "evening", made.id, link, name=there.name, when=at)
        return made.id

    async def answer(self, there: Circle, person: Person, id: str, word: str) -> None:
        """Yes, perhaps, no."""
        if word not in ANSWERS:
            raise Refusal("bad-form")
        await self._store.keep(evenings.answer, there.id, id[:40], person.id, word, self._circles.clock.date())

    async def call_off(self, there: Circle, person: Person, id: str, stamp: int) -> None:
        """It does not take place: said by whoever planned it, or by a keeper."""
        found = await self._checked(there, id, stamp)
        if not leads(there, found, person):
            raise Refusal("keepers-only")
        await self._store.keep(evenings.write, found, replace(found, phase=CALLED_OFF))

    async def _checked(self, there: Circle, id: str, stamp: int) -> Evening:
        found = await self.find(there, id)
        if found.phase == CALLED_OFF:
            raise Refusal("evening-off")
        if found.stamp != stamp:
            raise Refusal("circle-stale")
        return found

    # Playing

    async def next_game(self, there: Circle, person: Person, id: str, stamp: int, lang: str, origin: str) -> None:
        """The next game, for all who are there: opened by whoever leads, or once more than half of them want it."""
        found = await self._checked(there, id, stamp)
        people = [each for each in found.there if there.fellow(each) is not None]
        if person.id not in people and not leads(there, found, person):
            raise Refusal("not-coming")
        if not people:
            raise Refusal("nobody-comes")
        before, _ = await self._finished(there, found)
        willing = (*(each for each in found.plan.willing if each in people and each != person.id), person.id)
        if not leads(there, found, person) and 2 * len(willing) <= len(people):
            after = replace(found, plan=replace(found.plan, willing=willing))
            await self._store.keep(evenings.write, found, after)
            return
        await self._open(there, found, people, before, lang, origin)

    async def _finished(self, there: Circle, found: Evening) -> tuple[list[Gathered], int]:
        """The tables so far, none of which is still played at; refused where there is no next game."""
        if found.plan.opened >= len(found.plan.games):
            raise Refusal("no-game-left")
        tables, phases = await self._circles.results.of(there.id, evening=found.id)
        running = [code for code, phase in phases.items() if phase not in (OVER, GONE)]
        if running:
            raise Refusal("still-playing", count=len(running))
        return tables, len(running)

    async def _open(
        self, there: Circle, found: Evening, people: list[str], before: list[Gathered], lang: str, origin: str
    ) -> None:
        number, wanted = found.plan.opened, found.plan.games[found.plan.opened]
        sizes = evening_tables(len(people), games.find(wanted.game).seats)
        index = {person: who for who, person in enumerate(people)}
        past = Past(tuple(tuple(index[p.person] for p in each.parts if p.person in index) for each in before))
        draw = mixed(range(len(people)), past, [each for each, _ in sizes], int(found.id[:8], 16))
        laid = []
        for table, (_, seats) in zip(draw.tables, sizes, strict=True):
            named = [people[who] for who in table]
            laid.append(laid_table(there, wanted.game, wanted.preset, named, seats, lang, self._circles.rng, origin))
        rows = [Gathered(each.code, there.id, found.id, "", number + 1, at + 1, 0.0) for at, each in enumerate(laid)]
        after = replace(found, phase=ON, plan=replace(found.plan, opened=number + 1, willing=()))
        await self._store.keep(evenings.open_next, found, after, laid, rows, self._circles.clock.date())
        await self._circles.results.wake(laid)
        link = f"/c/{there.id}/evenings/{found.id}"
        await self._circles.tell(people, "evening", found.id, link, name=there.name, when=self._circles.clock.date())


def leads(there: Circle, found: Evening, person: Person) -> bool:
    """Whether this person opens tables without asking: they planned it, or keep the circle."""
    me = there.fellow(person.id)
    return me is not None and (me.keeps or found.plan.host == person.id)
