"""Once more: everybody is asked at the end, and those who are in move to the next table together.

The next table opens when all people are in who have not long been gone; whoever is in may also set out without the
others. Their seats are kept: a bot sits there for them, and gives the seat back at one press. The old table names the
next one in the very change that lays it, so however many ask at once there is only one.

Ratings are at stake again only where all are in, at a table as fair as the one before: places drawn by lot, and the
same options.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.engine.setup import Options
from perfidie.store import BOT, OVER, PERSON, PLAYING, Arrangement, Chair, CodeTaken, Laid, Person
from perfidie.store.company import Company
from perfidie.store.times import STOPPED
from perfidie.web.house.chairs import free_bot_names
from perfidie.web.house.clock import Clock
from perfidie.web.house.codes import new_code
from perfidie.web.house.evening import games_played, score
from perfidie.web.house.ledger import Ledger, settled
from perfidie.web.house.match import Match
from perfidie.web.house.pace import times_after
from perfidie.web.house.people.presence import Presence
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.seals import Seals, seal_of, sealed, seated_by_lot, with_number
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables
from perfidie.web.house.telling import Tell


class Rematch:
    """Asks for another game, and lays its table."""

    def __init__(
        self,
        tables: Tables,
        ledger: Ledger,
        seating: Seating,
        presence: Presence,
        clock: Clock,
        seals: Seals,
        tell: Tell,
    ) -> None:
        self._clock = clock
        self._tell = tell
        self._tables = tables
        self._ledger = ledger
        self._seating = seating
        self._presence = presence
        self._seals = seals
        self._rng = seals.rng

    # Looking

    def waited_for(self, table: LiveTable) -> tuple[int, ...]:
        """The seats of people who are not in yet, but for those who have long been gone."""
        return self._left_behind(table, table.company.again)

    def _left_behind(self, table: LiveTable, willing: tuple[str, ...]) -> tuple[int, ...]:
        slow = table.pace.slow  # nobody sits and waits there
        missed = () if slow else self._presence.missed(table)
        return tuple([seat for seat in table.people if seat not in missed and table.chairs[seat].person not in willing])

    # Asking

    @settled
    async def join(self, table: LiveTable, person: Person, *, at_once: bool = False, number: str = "") -> str:
        """I am in. Gives the code of the next table, with my seat there taken, or nothing while others are waited for.

        Asked twice, or at the same moment by two, it is the same next table. `number`: what I add to its chance; who
        adds nothing new is counted with what they added before.
        """
        async with table.lock:
            _check_was_here(table, person)
            asked, known = not table.arrangement.following, table.company.again
            if asked:
                await self._say_yes(table, person, at_once, number)
            following = table.arrangement.following
        if asked and table.company.again != known:
            await self._tell_the_others(table, person)
        if following:
            await self._take_seat(await self._tables.find(following), person)
        return following

    async def _tell_the_others(self, table: LiveTable, person: Person) -> None:
        """Those who are not in and not here: once more is wanted, or their seat is kept at a game that has begun."""
        missing = [seat for seat in table.people if table.chairs[seat].person not in table.company.again]
        away = [table.chairs[seat].person for seat in missing if self._presence.away(table, seat)]
        there = table.arrangement.following or table.code
        await self._tell(away, "again", table.code, f"/t/{there}", name=person.name, game=table.game.id)

    @settled
    async def withdraw(self, table: LiveTable, person: Person) -> None:
        """I would rather not, after all. Once the next table is open there is nothing to take back."""
        async with table.lock:
            _check_was_here(table, person)
            willing = tuple([each for each in table.company.again if each != person.id])
            if not table.arrangement.following and willing != table.company.again:
                await self._ledger.write(table, table.arranged(_with(table, willing)))

    async def _say_yes(self, table: LiveTable, person: Person, at_once: bool, number: str) -> None:
        known = table.company.again
        willing = known if person.id in known else (*known, person.id)
        agreed = _with(table, willing)
        agreed = replace(agreed, company=with_number(agreed.company, person.id, number))
        if at_once or not self._left_behind(table, willing):
            await self._open(table, agreed, person.lang)
        elif willing != known:
            await self._ledger.write(table, table.arranged(agreed))

    # The next table

    async def _open(self, table: LiveTable, agreed: Arrangement, lang: str) -> None:
        wanted = await self._next(table, agreed, lang)
        while True:
            laid = self._laid(table, wanted)
            try:
                await self._ledger.write(table, table.arranged(replace(agreed, following=laid.code), laid=laid))
            except CodeTaken:
                continue
            return

    def _laid(self, table: LiveTable, following: Arrangement) -> Laid:
        """The next table, begun. Its secret was fixed with that of the first, before anybody had added anything.

        Where there is none yet what people have added is worth nothing, and is not counted: the house knows it.
        """
        code, pledge = new_code(), self._seals.next(table.pledge)
        if pledge is None:
            pledge = self._seals.fresh(code)
            following = replace(following, company=replace(following.company, numbers=()))
        following = sealed(following, pledge)
        if following.rated:
            following = seated_by_lot(following, seal_of(pledge, following), self._rng)
        held = tuple([(chair.person, seat) for seat, chair in enumerate(following.chairs) if chair.person])
        setup = table.game.setup(len(following.chairs), following.options)
        match = Match(table.game, setup, seal_of(pledge, following))
        lines = tuple(match.let_chance_act(self._rng))
        times = times_after(following, match, STOPPED, self._clock.date(), {})
        return Laid(code, following, held, lines, tuple(match.asked), times, pledge)

    async def _next(self, table: LiveTable, agreed: Arrangement, lang: str) -> Arrangement:
        """What is agreed on there: the same, with those on their seats who are in."""
        willing = agreed.company.again
        host = table.arrangement.host if table.arrangement.host in willing else willing[0]
        unmet = await self._seating.not_met_by(host, [chair.person for chair in table.chairs])
        rated = table.arrangement.rated and all(chair.person in willing for chair in table.chairs) and not unmet
        options, order = _as_fair(table) if rated else _turned(table)
        names = iter(free_bot_names(table.chairs, lang))
        chairs = tuple([
            Chair(BOT, next(names), level=USUAL_LEVEL) if chair.person in unmet else _kept(chair, willing)
            for chair in [table.chairs[seat] for seat in order]
        ])  # fmt: skip
        known = agreed.company
        company = Company(removed=known.removed, games=games_played(table), evening=score(table), meeting=known.meeting)
        company = replace(company, numbers=known.numbers)
        return replace(
            table.arrangement,
            chairs=chairs,
            options=options,
            host=host,
            phase=PLAYING,
            following="",
            company=company,
            rated=rated,
        )

    async def _take_seat(self, following: LiveTable, person: Person) -> None:
        """Whoever comes later finds a bot on their seat, and sends it away."""
        if following.phase == PLAYING and following.stood_in_for(person.id) is not None:
            with suppress(Refusal):  # asked twice at the same moment: they have it
                await self._seating.come_back(following, person)


def _check_was_here(table: LiveTable, person: Person) -> None:
    """Refuses everybody who did not play here, and all while the game is on; a bot may have stood in at the end."""
    if table.seat_of(person.id) is None and table.stood_in_for(person.id) is None:
        raise Refusal("no-seat-here")
    if table.phase != OVER:
        raise Refusal("not-over")
    if table.arrangement.second is not None:  # it is tried again where it was taken up
        raise Refusal("second-no-rematch")


def _with(table: LiveTable, willing: tuple[str, ...]) -> Arrangement:
    return replace(table.arrangement, company=replace(table.company, again=willing))


def _as_fair(table: LiveTable) -> tuple[Options, list[int]]:
    """The same options as before; places are drawn by lot."""
    return table.arrangement.options, list(range(len(table.chairs)))


def _turned(table: LiveTable) -> tuple[Options, list[int]]:
    """As the rules of the game have it: who begins, and how far everybody moves on."""
    options, turn = table.game.rules.again(table.game_on.state)
    places = len(table.chairs)
    return options, [(seat + turn) % places for seat in range(places)]


def _kept(chair: Chair, willing: tuple[str, ...]) -> Chair:
    """The chair at the next table: whoever is not there yet has it kept by a bot."""
    fresh = replace(chair, key="", key_until=0.0, advice=False, knew=(), helped=False, awaited=False)
    if not chair.person:
        return fresh
    if chair.person in willing:
        return replace(fresh, kind=PERSON, level="")
    return replace(fresh, kind=BOT, level=chair.level or USUAL_LEVEL, awaited=True)
