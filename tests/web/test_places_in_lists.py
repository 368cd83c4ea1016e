"""Lists of tables are in the order in which something last happened, as far as everybody may know of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perfidie.store.people.accounts import keep_account
from perfidie.store.times import DAY
from web.browserless import Visitor, a_site, live
from web.hourglass import Hourglass
from web.test_hidden_moves import toy_table
from web.test_holidays import MIDNIGHT, away
from web.unhurried import TWO_DAYS, begun


async def listed(*visitors: Visitor) -> list[list[str]]:
    """The tables on every page, and in every answer to a program, that lists some, as they come."""
    found = []
    for visitor in visitors:
        for page in ("/", "/lobby"):
            found.append(list(dict.fromkeys(re.findall(r'href="/t/([A-Z0-9-]+)"', (await visitor.get(page)).text))))
        answer = (await visitor.client.get("/api/tables")).json()
        found.append([table["code"] for table in answer["tables"]])
    return found


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("pace", [{}, TWO_DAYS])
def test_a_hidden_move_moves_its_table_in_no_list(tmp_path: Path, pace: dict[str, str]) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, (watcher, asker, asked) = await toy_table(site, "whispers", "Ana", "Bo", "Cy", **pace, public="1")
            later = await watcher.open(2, **pace, public="1")
            before = await listed(watcher, site.visitor())
            assert [each[0] for each in before if len(each) > 1] == [later[3:]] * 5, "the one that was opened last"
            await asker.move(path, (await asker.get(path)).version, {"action": "ask"})
            await asked.move(path, (await asked.get(path)).version, {"action": "no"})
            assert await listed(watcher, site.visitor()) == before
            await asker.move(path, (await asker.get(path)).version, {"action": "pass"})
            assert await listed(watcher, site.visitor()) != before, "what everybody sees moves it"

    live(story())


def test_a_holiday_moves_no_table_in_a_list_and_writes_none_where_it_sets_no_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(MIDNIGHT)) as site:
            _, people, table = await begun(site, "Ana", "Bo", "Cy", public="1")
            await people[0].open(2, public="1", **TWO_DAYS)
            before, stamp = await listed(*people), table.stamp
            waits = next(iter(table.asked))
            for seat, chair in enumerate(table.chairs):
                await site.house.store.keep(keep_account, chair.person, site.house.clock.date())
                await away(site, people[seat], 1, 5)
                assert await listed(*people) == before
            assert table.stamp == stamp + 1, "the clock of the one who is waited for"
            assert table.times.waits[waits].until == MIDNIGHT + 7 * DAY

    live(story())
