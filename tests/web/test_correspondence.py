"""Games that last days: people on all sides of the world play when they are awake, and the house may sleep as well."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from perfidie.engine import replay
from perfidie.store.times import DAY, HOUR
from perfidie.web.house.table import LiveTable
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass

NAMES = ("Ana", "Bo", "Cy", "Dé", "Eve")


class Letters(NamedTuple):
    """One game by correspondence. Whoever is `silent` does not answer from the second week on."""

    game: str
    seats: int
    pace: str
    then: str
    silent: int | None


GAMES = [
    Letters("verre", 3, f"each-{2 * DAY}", "lot", 2),
    Letters("verona", 3, f"bank-{7 * DAY}-{DAY}", "novice", 1),
    Letters("idus_martii", 5, f"each-{DAY + 2 * HOUR}", "lot", None),
    Letters("charlatans", 2, f"each-{3 * DAY}", "novice", 1),
    Letters("mousquetaires", 2, f"bank-{3 * DAY}-{12 * HOUR}", "lot", None),
]


async def at_rest(site: Site, table: LiveTable) -> None:
    """Everything that was about to happen has happened."""
    while site.house.clocks._ringing or site.house.drivers.are_busy(table) or table.lock.locked():
        hourglass(site).turn(0.5)
        await asyncio.sleep(0)


async def wakes_up(path: str, person: Visitor, rng: Random) -> int:
    """Somebody looks at the table and answers all that they are asked; how often."""
    answered = 0
    page = await person.get(path)
    while page.my_turn and page.phase != "over":
        await person.move(path, page.version, rng.choice(page.moves))
        answered += 1
        page = await person.get(path)
    return answered


async def a_day(site: Site, path: str, people: list[Visitor], letters: Letters, day: int, rng: Random) -> None:
    """Each of them has another morning; nobody is there at night."""
    for seat, person in enumerate(people):
        hourglass(site).turn(DAY / len(people))
        await site.house.waker.look()
        hourglass(site).turn(0)
        await site.house.tables.find(path[3:])
        table = site.table(path)
        await at_rest(site, table)
        if seat != letters.silent or day < 7:
            await wakes_up(path, person, rng)
            await at_rest(site, table)


@pytest.mark.parametrize("letters", GAMES, ids=[each.game for each in GAMES])
def test_a_game_by_correspondence_is_played_to_its_end_over_days_and_restarts(tmp_path: Path, letters: Letters) -> None:
    async def story() -> None:
        rng, clock, day = Random(7), Hourglass(), 0
        cookies: list[dict[str, str]] = []
        path = ""
        while day < 800:
            async with a_site(tmp_path, day, clock=Hourglass(clock.time)) as site:
                clock = hourglass(site)
                if not path:
                    agreed = {"pace": letters.pace, "then": letters.then, "game": letters.game}
                    path, people = await site.begun(*NAMES[: letters.seats], **agreed)
                    cookies = [dict(person.client.cookies) for person in people]
                people = [site.visitor(name, cookies=kept) for name, kept in zip(NAMES, cookies, strict=False)]
                for _ in range(10):
                    await a_day(site, path, people, letters, day, rng)
                    day += 1
                    if site.table(path).phase == "over":
                        break
                table = site.table(path)
                if table.phase == "over":
                    break
        check_ended(table, letters, day)

    live(story())


def check_ended(table: LiveTable, letters: Letters, days: int) -> None:
    assert table.phase == "over"
    assert days > 3, "nobody was in a hurry"
    entries = table.game_on.entries
    late = {entry.seat for entry in entries if entry.late}
    awake = {seat for seat in range(letters.seats) if seat != letters.silent}
    assert not late & awake, "whoever looks once a day is in time"
    if letters.silent is not None and days > 12:
        stood_in = table.chairs[letters.silent].kind == "bot"
        assert stood_in == (letters.then != "lot")
        assert (letters.silent in late) == (letters.then == "lot")
    again = replay(table.game, table.game_on.record())
    assert again.events == table.game_on.events
    assert not table.times.waits, "no clock runs where a game is over"


def test_votes_at_idus_martii_are_cast_in_any_order_over_a_day_and_stay_secret(tmp_path: Path) -> None:
    """Two Aediles on two sides of the world: who has voted is seen, how is not, and each has a whole day."""

    async def story() -> None:
        pages: list[Any] = []
        for vote in (0, 1):
            folder = tmp_path / str(vote)
            folder.mkdir()
            async with a_site(folder, clock=Hourglass()) as site:
                fields = {"game": "idus_martii", "option-first_player": "0", "pace": f"each-{DAY}"}
                path, people = await site.begun(*NAMES, **fields)
                table = site.table(path)
                first, second = sorted(table.asked)
                hourglass(site).turn(HOUR * 11)
                page = await people[first].get(path)
                await people[first].move(path, page.version, page.moves[vote])
                ends = table.times.waits[second].until
                assert ends - site.house.clock.date() == 13 * HOUR, "the vote of another changes no clock"
                assert first not in table.times.waits
                others = [seat for seat in range(5) if seat != first]
                shown = [(await people[seat].get(path)) for seat in others]
                pages.append([page.text.replace(table.code, "CODE").replace(page.csrf, "") for page in shown])
        assert pages[0] == pages[1]

    live(story())
