"""An evening of a circle: planned, answered, and played, one game after the other, at tables opened for all at once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec.structs import replace

from perfidie import games
from perfidie.engine import Refusal
from perfidie.store import OVER, Person
from perfidie.store.people import evenings
from perfidie.store.people.circles import Circle
from perfidie.store.people.evenings import ANSWERS, CALLED_OFF, NO, ON, Evening, Plan, Planned
from perfidie.store.people.gatherings import Gathered
from perfidie.web.house.circles.circles import Circles, new_id
from perfidie.web.house.circles.laying import GONE, Call, laid_table, sizes
from perfidie.web.house.circles.pairing import Past, evening_tables, mixed
from perfidie.web.house.people.etiquette import stacked, tidy

MOST_GAMES = 8
LONGEST_WORDS = 500
YEAR = 366 * 86_400.0
LONGEST_EVENING = 24 * 60
TRIES = 8
"""So often somebody who agrees at the same moment as others looks again."""


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


class Wanted(msgspec.Struct, frozen=True):
    """An evening as a form has it: day and hour by the clock of a zone, a word for the others, games."""

    local: str
    zone: str
    words: str
    games: tuple[Planned, ...]


def planned(game: str, preset: str) -> Planned:
    """A game that can be played in this house, by a preset that people may choose."""
    found = games.find(game)
    choices = [each.id for each in found.presets if not each.lab]
    if preset not in choices:
        raise Refusal("unknown-preset", preset=preset[:40], choices=", ".join(choices))
    return Planned(found.id, preset)


def local_time(at: float, zone: str) -> str:
    """The moment as a form names it, by the clock of that zone.

    >>> local_time(instant("2026-12-24T20:30", "Europe/Paris"), "Europe/Paris")
    '2026-12-24T20:30'
    """
    return f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%Y-%m-%dT%H:%M}"


def _check_moment(at: float, now: float) -> None:
    if not now - 86_400.0 <= at <= now + YEAR:
        raise Refusal("no-such-moment")


def _check_stamp(found: Evening, stamp: int) -> None:
    if found.stamp != stamp:
        raise Refusal("circle-stale")


def _checked(wanted: tuple[Planned, ...]) -> tuple[Planned, ...]:
    if not 0 < len(wanted) <= MOST_GAMES:
        raise Refusal("bad-form")
    return wanted


def _said(words: str) -> str:
    """A word for the others as it will be shown."""
    said = tidy(words[: 4 * LONGEST_WORDS])
    if len(said) > LONGEST_WORDS or stacked(said):
        raise Refusal("said-too-long", most=LONGEST_WORDS)
    return said


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

    async def plan(self, there: Circle, person: Person, wanted: Wanted, minutes: int) -> str:
        """Anybody who belongs to the circle plans an evening; the others are told."""
        now, at = self._circles.clock.date(), instant(wanted.local, wanted.zone)
        _check_moment(at, now)
        if not 0 < minutes <= LONGEST_EVENING:
            raise Refusal("bad-form")
        plan = Plan(person.id, wanted.zone, _checked(wanted.games), minutes)
        made = Evening(new_id(), there.id, at, _said(wanted.words), plan, evenings.PLANNED, 0, now)
        await self._store.keep(evenings.plan_evening, made)
        await self._tell([each.person for each in there.fellows if each.person != person.id], there, made)
        return made.id

    async def _tell(self, people: list[str], there: Circle, found: Evening, kind: str = evenings.ASKED) -> None:
        """When it takes place, as the clock has it where it was planned."""
        link, facts = f"/c/{there.id}/evenings/{found.id}", {"when": found.at, "zone": found.plan.zone}
        await self._circles.tell(people, kind, found.id, link, name=there.name, **facts)

    async def answer(self, there: Circle, person: Person, id: str, word: str) -> None:
        """Yes, perhaps, no."""
        if word not in ANSWERS:
            raise Refusal("bad-form")
        await self._store.keep(evenings.answer, there.id, id[:40], person.id, word, self._circles.clock.date())

    async def change(self, there: Circle, person: Person, id: str, stamp: int, wanted: Wanted) -> None:
        """Another hour, other words, other games from the next one on; answers stay, and the others are told."""
        found = await self.to_change(there, person, id)
        _check_stamp(found, stamp)
        at = instant(wanted.local, wanted.zone)
        games = _checked((*found.plan.games[: found.plan.opened], *wanted.games))
        if at != found.at:
            _check_moment(at, self._circles.clock.date())
        willing = found.plan.willing if games == found.plan.games else ()
        plan = replace(found.plan, zone=wanted.zone, games=games, willing=willing)
        after = replace(found, at=at, words=_said(wanted.words), plan=plan)
        if after != found:
            await self._store.keep(evenings.change, found, after)
            others = [each.person for each in there.fellows if each.person != person.id]
            await self._tell(others, there, after, evenings.CHANGED)

    async def call_off(self, there: Circle, person: Person, id: str, stamp: int) -> None:
        """It does not take place: said by whoever planned it, or by a keeper, and told to those who meant to come."""
        found = await self.to_change(there, person, id)
        _check_stamp(found, stamp)
        await self._store.keep(evenings.call_off, found)
        coming = [each for each, said in found.answers.items() if said != NO and each != person.id]
        await self._tell(coming, there, found, evenings.CANCELLED)

    async def to_change(self, there: Circle, person: Person, id: str) -> Evening:
        """An evening that this person may change or call off."""
        found = await self._to_open(there, id)
        if not leads(there, found, person):
            raise Refusal("keepers-only")
        return found

    async def _to_open(self, there: Circle, id: str) -> Evening:
        found = await self.find(there, id)
        if found.phase == CALLED_OFF:
            raise Refusal("evening-off")
        return found

    # Playing

    async def next_game(
        self, there: Circle, person: Person, id: str, number: int, lang: str, origin: str, *, anyway: bool = False
    ) -> None:
        """Game `number` (from 1), for all who are there: opened by whoever leads, or once more than half want it.

        Pressed twice, or by two at once, it is opened once, and nobody is told off for having been slower; those who
        agree at the same moment are all counted. `anyway`: whoever leads does not wait for tables still played at.
        """
        for _ in range(TRIES):
            found = await self._to_open(there, id)
            if number <= found.plan.opened:
                return
            try:
                return await self._try_next(there, person, found, number, lang, origin, anyway=anyway)
            except Refusal as refusal:
                if refusal.code != "circle-stale":
                    raise
        raise Refusal("circle-stale")

    async def _try_next(
        self, there: Circle, person: Person, found: Evening, number: int, lang: str, origin: str, *, anyway: bool
    ) -> None:
        welcome = self._circles.welcome(there)
        people = [each for each in found.there if each in welcome]
        if person.id not in people and not leads(there, found, person):
            raise Refusal("not-coming")
        if not people:
            raise Refusal("nobody-comes")
        if anyway and not leads(there, found, person):
            raise Refusal("keepers-only")
        before = await self._before(there, found, number, anyway=anyway)
        willing = (*(each for each in found.plan.willing if each in people and each != person.id), person.id)
        if not leads(there, found, person) and 2 * len(willing) <= len(people):
            after = replace(found, plan=replace(found.plan, willing=willing))
            await self._store.keep(evenings.write, found, after)
            return
        await self._open(there, found, people, before, lang, origin)

    async def _before(self, there: Circle, found: Evening, number: int, *, anyway: bool) -> list[Gathered]:
        """The tables so far; refused where this is not the next game, or one before it is still being played."""
        if found.plan.opened >= len(found.plan.games):
            raise Refusal("no-game-left")
        if number != found.plan.opened + 1:
            raise Refusal("bad-form")
        tables, phases = await self._circles.results.of(there.id, evening=found.id)
        running = [code for code, phase in phases.items() if phase not in (OVER, GONE)]
        if running and not anyway:
            raise Refusal("still-playing", count=len(running))
        return tables

    async def _open(
        self, there: Circle, found: Evening, people: list[str], before: list[Gathered], lang: str, origin: str
    ) -> None:
        number, wanted = found.plan.opened, found.plan.games[found.plan.opened]
        laying = evening_tables(len(people), sizes(wanted.game, wanted.preset))
        apart, pairs = await self._circles.apart(people)
        past, held, seed = _past(people, before, pairs), [each for each, _ in laying], int(found.id[:8], 16)
        draw = await asyncio.to_thread(mixed, range(len(people)), past, held, seed)
        link = f"/c/{there.id}/evenings/{found.id}"
        call = Call(link, wanted.game, wanted.preset, lang, origin, apart=apart)
        laid = [
            laid_table(there, call, [people[who] for who in table], seats, self._circles.seals)
            for table, (_, seats) in zip(draw.tables, laying, strict=True)
        ]
        rows = [Gathered(each.code, there.id, found.id, "", number + 1, at + 1, 0.0) for at, each in enumerate(laid)]
        after = replace(found, phase=ON, plan=replace(found.plan, opened=number + 1, willing=()))
        await self._store.keep(evenings.open_next, found, after, laid, rows, self._circles.clock.date())
        await self._circles.results.wake(laid)
        await self._tell(people, there, replace(found, at=self._circles.clock.date()))


def _past(people: list[str], before: list[Gathered], apart: frozenset[frozenset[int]]) -> Past:
    """Who of these has sat together this evening."""
    index = {person: who for who, person in enumerate(people)}
    tables = [[index[part.person] for part in each.parts if part.person in index] for each in before]
    return Past(tuple(map(tuple, tables)), apart=apart)


def leads(there: Circle, found: Evening, person: Person) -> bool:
    """Whether this person opens tables without asking: they planned it, or keep the circle."""
    me = there.fellow(person.id)
    return me is not None and (me.keeps or found.plan.host == person.id)
