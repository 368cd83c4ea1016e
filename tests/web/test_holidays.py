"""Holidays, and notices of tables that last days: nobody is hurried who is away by right."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from perfidie.store.people import holidays
from perfidie.store.people.accounts import keep_account
from perfidie.store.times import DAY, HOUR
from perfidie.web.house.table import LiveTable
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass
from web.push_service import HOUSE, a_push_service, later
from web.unhurried import BOT, begun, late, left, passes

# Holidays


async def away(site: Site, visitor: Visitor, first: int, days: int, *, refused: bool = False) -> None:
    """A holiday that begins in so many days."""
    today = datetime.fromtimestamp(site.house.clock.date(), UTC).date()
    begins = today + timedelta(days=first)
    fields = {"first": begins.isoformat(), "last": (begins + timedelta(days=days - 1)).isoformat()}
    await visitor.get("/me/notices")
    answer = await visitor.send("/me/holidays", fields)
    assert answer.status_code in ((409, 422) if refused else (303,))


async def kept(site: Site, table: LiveTable) -> None:
    for chair in table.chairs:
        await site.house.store.keep(keep_account, chair.person, site.house.clock.date())


MIDNIGHT = 1_000_000 // DAY * DAY
"""The first second of a day, where clocks of the house begin."""


def test_on_holiday_no_clock_runs_at_tables_that_last_days(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(MIDNIGHT)) as site:
            path, people, table = await begun(site, "Ana", "Bo")
            await kept(site, table)
            seat = next(iter(table.asked))
            await away(site, people[seat], 1, 5)
            assert left(site, table, seat) == 7 * DAY, "two days, and five that do not count"
            await passes(site, table, 6.5 * DAY)
            assert late(table) == []
            assert left(site, table, seat) == DAY / 2
            await passes(site, table, DAY)
            assert late(table)[:1] == [seat]
            assert "2 jours" in (await people[seat].get(f"{path}")).text

    live(story())


def test_a_holiday_that_is_called_off_gives_the_time_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(MIDNIGHT)) as site:
            _, people, table = await begun(site, "Ana", "Bo")
            await kept(site, table)
            seat = next(iter(table.asked))
            await away(site, people[seat], 0, 3)
            await passes(site, table, DAY)
            page = await people[seat].get("/me/notices")
            begins = page.all("input", name="begins")[0]["value"]
            await people[seat].post("/me/holidays/off", {"begins": begins})
            assert left(site, table, seat) == 2 * DAY, "a day of holiday was had"
            await people[seat].post("/me/holidays/off", {"begins": begins}, 422)

    live(story())


def test_holidays_are_limited_and_belong_to_people_who_keep_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(MIDNIGHT)) as site:
            _, people, table = await begun(site, "Ana", "Bo")
            await away(site, people[0], 1, 3, refused=True)
            await kept(site, table)
            await away(site, people[0], -1, 3, refused=True)
            await away(site, people[0], 1, 22, refused=True)
            await away(site, people[0], 500, 2, refused=True)
            await away(site, people[0], 1, 21)
            await away(site, people[0], 10, 3, refused=True)
            await away(site, people[0], 40, 10, refused=True)
            await away(site, people[0], 40, 9)
            for words in ("", "yesterday", "1970-13-01", "1970-01-99"):
                await people[0].post("/me/holidays", {"first": words, "last": words}, 422)
            await people[0].post("/me/holidays/off", {"begins": "nan"}, 422)
            shown = (await people[0].get("/me/notices")).text
            assert shown.count("/me/holidays/off") == 2

    live(story())


def test_a_holiday_of_which_a_clock_was_not_told_counts_when_it_is_up(tmp_path: Path) -> None:
    """A table may be laid for people, or a clock be set, where nobody looks who is on holiday."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(MIDNIGHT)) as site:
            _, _, table = await begun(site, "Ana", "Bo")
            await kept(site, table)
            seat, now = next(iter(table.asked)), site.house.clock.date()
            today = datetime.fromtimestamp(now, UTC).date()
            person = table.chairs[seat].person
            await site.house.store.keep(holidays.plan, person, today, today + timedelta(days=9), now)
            assert left(site, table, seat) == 2 * DAY
            await passes(site, table, 2 * DAY + 1)
            assert late(table) == []
            assert left(site, table, seat) == 10 * DAY - 1
            await passes(site, table, 10 * DAY)
            assert late(table) == [seat]

    live(story())


# Notices


def test_who_is_away_is_told_of_their_turn_then_that_time_is_short_then_that_a_bot_stands_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, a_site(tmp_path, clock=Hourglass(), **HOUSE) as site:
            _, people, table = await begun(site, "Ana", "Bo", **BOT)
            seat = next(iter(table.asked))
            device, other = await service.subscribed(people[seat]), ("Bo", "Ana")[seat]
            await later(site)
            assert device.said == [f"Une table vous attend\u00a0: Le Verre empoisonné, avec {other}."]
            await later(site, 2 * DAY - 13 * HOUR)
            assert len(device.said) == 1
            await later(site, 1.5 * HOUR)
            assert device.said[1:] == [f"Votre temps s’achève bientôt\u00a0: Le Verre empoisonné, avec {other}."]
            await passes(site, table, 13 * HOUR)
            await later(site)
            stood_in = "Votre temps est passé, un automate tient votre place\u00a0: Le Verre empoisonné, avec"
            assert device.said[2:] == [f"{stood_in} {other}."]

    live(story())


def test_nobody_is_hurried_on_holiday_nor_after_they_have_moved(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, a_site(tmp_path, clock=Hourglass(MIDNIGHT), **HOUSE) as site:
            path, people, table = await begun(site, "Ana", "Bo")
            await kept(site, table)
            seat = next(iter(table.asked))
            device = await service.subscribed(people[seat])
            await later(site)
            await away(site, people[seat], 0, 10)
            await later(site)
            await later(site, 9 * DAY)
            assert [text for text in device.said if "achève" in text] == []
            page = await people[seat].get(path)
            await people[seat].move(path, page.version, page.moves[0])
            if seat not in table.asked:
                await later(site)
                await later(site, 1.9 * DAY)
                assert [text for text in device.said if "achève" in text] == []

    live(story())
