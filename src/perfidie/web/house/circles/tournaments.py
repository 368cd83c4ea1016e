"""Tournaments of a circle: rounds that open with one press, standings from the tables that are over."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec.structs import replace

from perfidie.engine import Refusal
from perfidie.store import OVER, Person
from perfidie.store.people import tournaments
from perfidie.store.people.circles import Circle
from perfidie.store.people.gatherings import Gathered
from perfidie.store.people.tournaments import (
    EVERYBODY,
    FORMATS,
    ON,
    SWISS,
    TABLES,
    Drawn,
    Entrant,
    Round,
    State,
    Tournament,
)
from perfidie.store.times import AT_EASE, Pace
from perfidie.web.house.circles.circles import Circles, new_id, title
from perfidie.web.house.circles.evenings import planned
from perfidie.web.house.circles.laying import GONE, Call, laid_table, sizes
from perfidie.web.house.circles.pairing import Draw, Past, everybody, mixed, swiss, tables_of
from perfidie.web.house.circles.standings import Place, Settled, standings
from perfidie.web.house.pace import checked

FEWEST, MOST = 3, 32
MOST_ROUNDS = 12
FAIR, VOID = "fair", "void"
PAIR, SIDES = 2, 2


class Progress(msgspec.Struct, frozen=True):
    """How a tournament stands: the table, and which tables of the last round are not settled yet."""

    places: tuple[Place, ...]
    shares: dict[str, dict[int, float]]
    """By table that is settled: what each entrant has of it."""
    open: tuple[str, ...]
    """Tables that are played at, or were deleted before their game was over: a keeper may settle them."""
    gone: frozenset[str] = frozenset()
    """Tables that nobody can look at any more."""


class Tournaments:
    """What may be done about tournaments. Keepers lead them; everybody in the circle looks on."""

    def __init__(self, circles: Circles) -> None:
        self._circles = circles
        self._store = circles.store

    async def find(self, there: Circle, id: str) -> Tournament:
        """One tournament of this circle."""
        found = await self._store.look_up(tournaments.tournament, there.id, id[:40])
        if found is None:
            raise Refusal("no-such-tournament")
        return found

    async def begin(
        self,
        there: Circle,
        person: Person,
        name: str,
        game: str,
        preset: str,
        way: str,
        size: int,
        rounds: int,
        who: list[str],
        pace: Pace = AT_EASE,
    ) -> str:
        """A keeper calls a tournament for some of the circle; lots are drawn at once."""
        _check_keeper(there, person)
        wanted, called = planned(game, preset), title(name)
        if way not in FORMATS or len(set(who)) != len(who) or not 0 < rounds <= MOST_ROUNDS:
            raise Refusal("bad-form")
        if not FEWEST <= len(who) <= MOST:
            raise Refusal("too-few-or-many", least=FEWEST, most=MOST)
        size = size if way == TABLES else PAIR
        allowed = sizes(wanted.game, wanted.preset, SIDES)
        if not allowed:
            raise Refusal("game-on-one-side")
        if size not in allowed or not tables_of(len(who), size, allowed):
            raise Refusal("game-not-for-so-many", seats=size)
        if way == EVERYBODY:
            rounds = len(who) - 1 + len(who) % 2
        lots = self._circles.rng.sample(range(1, len(who) + 1), len(who))
        entrants = [Entrant(each, there.name_of(each), lot) for each, lot in zip(who, lots, strict=True)]
        entrants.sort(key=lambda each: each.lot)
        seed = self._circles.rng.randrange(1 << 30)
        state = State(called, wanted.game, wanted.preset, way, size, rounds, seed, tuple(entrants), pace=checked(pace))
        made = Tournament(new_id(), there.id, ON, state, 0, self._circles.clock.date())
        await self._store.keep(tournaments.begin, made)
        return made.id

    async def progress(self, found: Tournament) -> Progress:
        """The standings as they are now."""
        tables, phases = await self._circles.results.of(found.circle, tournament=found.id)
        return progress(found.state, {each.code: each for each in tables}, phases)

    async def open_round(self, there: Circle, person: Person, id: str, number: int, lang: str, origin: str) -> None:
        """Round `number` (from 1): all of its tables at once, and once only, whoever else presses too."""
        _check_keeper(there, person)
        found = await self.find(there, id)
        if number <= len(found.state.rounds):
            return
        if found.phase != ON:
            raise Refusal("tournament-done")
        if number != len(found.state.rounds) + 1:
            raise Refusal("bad-form")
        try:
            await self._open(there, found, lang, origin)
        except Refusal as refusal:
            fresh = await self.find(there, id)
            if refusal.code != "circle-stale" or number > len(fresh.state.rounds):
                raise

    async def _open(self, there: Circle, found: Tournament, lang: str, origin: str) -> None:
        state, now = found.state, await self.progress(found)
        if now.open:
            raise Refusal("still-playing", count=len(now.open))
        if len(state.rounds) >= state.length:
            raise Refusal("no-round-left")
        apart, pairs = await self._circles.apart([each.person for each in state.entrants])
        draw, passed = await asyncio.to_thread(drawn, state, now.places, self._circles.welcome(there), pairs)
        if not draw.tables:
            raise Refusal("nobody-left-to-meet")
        link = f"/c/{there.id}/tournaments/{found.id}"
        call = Call(link, state.game, state.preset, lang, origin, state.pace, self._circles.clock.date(), apart)
        laid = [
            laid_table(there, call, [state.entrants[who].person for who in table], len(table), self._circles.seals)
            for table in draw.tables
        ]
        number = len(state.rounds) + len(passed) + 1
        rows = [Gathered(each.code, there.id, "", found.id, number, at + 1, 0.0) for at, each in enumerate(laid)]
        seated = tuple(Drawn(table, each.code) for table, each in zip(draw.tables, laid, strict=True))
        after = replace(state, rounds=(*state.rounds, *passed, Round(seated, draw.byes)))
        await self._store.keep(tournaments.open_round, found, after, laid, rows, self._circles.clock.date())
        await self._circles.results.wake(laid)
        told = [person for each in laid for person, _ in each.held]
        await self._circles.tell(told, tournaments.ROUND, found.id, link, name=f"{there.name}, {state.name}")

    async def drop_out(self, there: Circle, person: Person, id: str, stamp: int, who: int) -> None:
        """Somebody plays no further round: they say so themselves, or a keeper does."""
        found = await self._meant(there, person, id, stamp, who)
        await self._write_entrant(found, who, len(found.state.rounds))

    async def come_back(self, there: Circle, person: Person, id: str, stamp: int, who: int) -> None:
        """Somebody who dropped out plays on from the next round."""
        found = await self._meant(there, person, id, stamp, who)
        if there.fellow(found.state.entrants[who].person) is None:
            raise Refusal("no-such-fellow")
        await self._write_entrant(found, who, -1)

    async def _meant(self, there: Circle, person: Person, id: str, stamp: int, who: int) -> Tournament:
        """The tournament, where it is this person's affair whether that entrant plays on."""
        found = await self.find(there, id)
        if not 0 <= who < len(found.state.entrants):
            raise Refusal("no-such-fellow")
        if found.state.entrants[who].person != person.id:
            _check_keeper(there, person)
        _check_going(found, stamp)
        return found

    async def _write_entrant(self, found: Tournament, who: int, out: int) -> None:
        before = found.state.entrants
        entrants = (*before[:who], replace(before[who], out=out), *before[who + 1 :])
        await self._store.keep(tournaments.write, found, found.phase, replace(found.state, entrants=entrants))

    async def rule(self, there: Circle, person: Person, id: str, stamp: int, code: str, how: str) -> None:
        """A keeper settles a table that is not played to its end: a fair share for each, or nothing for anybody."""
        found = await self._led(there, person, id, stamp)
        if how not in (FAIR, VOID):
            raise Refusal("bad-form")
        if code not in (await self.progress(found)).open:
            raise Refusal("table-is-settled")
        last = found.state.rounds[-1]
        tables = tuple(replace(each, ruled=how) if each.code == code else each for each in last.tables)
        after = replace(found.state, rounds=(*found.state.rounds[:-1], replace(last, tables=tables)))
        await self._store.keep(tournaments.write, found, found.phase, after)

    async def finish(self, there: Circle, person: Person, id: str, stamp: int) -> None:
        """It is over, and the standings stay as they are."""
        found = await self._led(there, person, id, stamp)
        if (await self.progress(found)).open:
            raise Refusal("still-playing", count=len((await self.progress(found)).open))
        await self._store.keep(tournaments.finish, found)

    async def _led(self, there: Circle, person: Person, id: str, stamp: int) -> Tournament:
        _check_keeper(there, person)
        found = await self.find(there, id)
        _check_going(found, stamp)
        return found


def _check_keeper(there: Circle, person: Person) -> None:
    me = there.fellow(person.id)
    if me is None or not me.keeps:
        raise Refusal("keepers-only")


def _check_going(found: Tournament, stamp: int) -> None:
    if found.stamp != stamp:
        raise Refusal("circle-stale")
    if found.phase != ON:
        raise Refusal("tournament-done")


# The draw and the standings, from what is kept


def drawn(
    state: State, places: tuple[Place, ...], fellows: set[str], apart: frozenset[frozenset[int]] = frozenset()
) -> tuple[Draw, tuple[Round, ...]]:
    """The next round for those who stay; and the rounds passed over on the way, in which none of them would meet."""
    stays = staying(state, fellows)
    if state.format != EVERYBODY:
        return _drawn_freely(state, places, stays, apart), ()
    passed: list[Round] = []
    for number in range(len(state.rounds), state.length):
        draw = _without(everybody(range(len(state.entrants)), number), stays)
        if draw.tables:
            return draw, tuple(passed)
        passed.append(Round((), draw.byes))
    return Draw(()), tuple(passed)


def staying(state: State, fellows: set[str]) -> list[int]:
    """Those who are still in it, and in the circle."""
    return [who for who, each in enumerate(state.entrants) if each.out < 0 and each.person in fellows]


def can_go_on(state: State, fellows: set[str]) -> bool:
    """Whether there is a round to come in which somebody meets somebody."""
    stays = staying(state, fellows)
    if state.format == EVERYBODY:
        rounds = range(len(state.rounds), state.length)
        return any(_without(everybody(range(len(state.entrants)), number), stays).tables for number in rounds)
    return len(state.rounds) < state.length and bool(_tables(state, len(stays)))


def _drawn_freely(state: State, places: tuple[Place, ...], stays: list[int], apart: frozenset[frozenset[int]]) -> Draw:
    past = Past(
        tuple(table.seats for each in state.rounds for table in each.tables),
        tuple(who for each in state.rounds for who in each.byes),
        apart,
    )
    if not _tables(state, len(stays)):
        return Draw(())
    if state.format == SWISS:
        return swiss([place.who for place in places if place.who in stays], past)
    return mixed(stays, past, _tables(state, len(stays)), state.seed)


def _tables(state: State, people: int) -> tuple[int, ...]:
    """How so many sit down in one of its rounds."""
    return tables_of(people, state.size, sizes(state.game, state.preset, SIDES))


def _without(draw: Draw, stays: list[int]) -> Draw:
    """A round of everybody against everybody, where some are gone: whoever was to meet them has a bye."""
    tables = tuple(table for table in draw.tables if all(who in stays for who in table))
    left = [who for table in draw.tables if table not in tables for who in table]
    return Draw(tables, tuple(who for who in (*draw.byes, *left) if who in stays))


def progress(state: State, tables: dict[str, Gathered], phases: dict[str, str]) -> Progress:
    """What the tables have come to; where a table counts for nobody it was not played.

    Whoever had no table, and whose table a keeper has settled so, has what those who played that round had on average.
    """
    given: dict[int, float] = {}
    settled: list[Settled] = []
    shares: dict[str, dict[int, float]] = {}
    open_ones: list[str] = []
    for each in state.rounds:
        played = [_played(table, tables.get(table.code)) for table in each.tables]
        fair = _fair_share([share for found in played if found for share in found.values()], state.size)
        for who in each.byes:
            given[who] = given.get(who, 0.0) + fair
        for table, shared in zip(each.tables, played, strict=True):
            found = _ruled(table, fair) if table.ruled else shared
            if found is not None:
                shares[table.code] = found
                settled += [Settled(found)] if found else []
            elif phases.get(table.code, GONE) != OVER:
                open_ones.append(table.code)
    lots = {who: each.lot for who, each in enumerate(state.entrants)}
    drawn_ones = {table.code for each in state.rounds for table in each.tables}
    there = {code for code, each in tables.items() if each.names}
    return Progress(standings(lots, settled, given), shares, tuple(open_ones), frozenset(drawn_ones - there))


def _ruled(table: Drawn, fair: float) -> dict[int, float]:
    """What everybody has of a table that a keeper has settled."""
    return dict.fromkeys(table.seats, fair) if table.ruled == FAIR else {}


def _fair_share(shares: list[float], size: int) -> float:
    """What a game is worth to somebody who did not play it: as much as to those who did, or to one of so many."""
    return sum(shares) / len(shares) if shares else 1 / size


def _played(table: Drawn, kept: Gathered | None) -> dict[int, float] | None:
    """What everybody has of this table by its game; None while it is open, or where it was settled without."""
    if table.ruled or kept is None or not kept.parts:
        return None
    return {who: part.share for who, part in zip(table.seats, kept.parts, strict=False)}
