"""Clocks tell nobody of what a few settle among themselves: not how they run, nor what happens when they are up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perfidie.store.people.accounts import keep_account
from perfidie.store.times import DAY
from perfidie.web.house.pace import BREATH
from web.browserless import a_site, live
from web.hourglass import Hourglass, hourglass
from web.reading import Page
from web.test_hidden_moves import toy_table
from web.test_holidays import MIDNIGHT, away
from web.unhurried import TWO_DAYS, at_rest, late, left, passes


def but_now(page: Page) -> str:
    """A page but for the moment at which it was drawn."""
    return re.sub(r'data-now="\d+"', "", page.text)


@pytest.mark.usefixtures("toys")
def test_a_hidden_question_moves_no_clock_that_others_see_and_has_half_of_what_is_left(tmp_path: Path) -> None:
    async def answered_by_chance(seed: int) -> str:
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with a_site(folder, seed, clock=Hourglass()) as site:
            path, (watcher, asker, asked) = await toy_table(site, "whispers", "Ana", "Bo", "Cy", **TWO_DAYS)
            table, spectator = site.table(path), site.visitor()
            for viewer in (watcher, asker, asked):
                await viewer.get(path)
            before = [but_now(await viewer.get(path)) for viewer in (watcher, spectator)]
            shown = dict(table.times.waits)
            hourglass(site).turn(DAY)
            await asker.move(path, (await asker.get(path)).version, {"action": "ask"})
            assert list(table.asked) == [2]
            assert (table.times.waits, left(site, table, 2)) == (shown, DAY / 2)
            public = (await site.visitor().client.get(f"/api/tables/{table.code}")).json()["pace"]["until"]
            assert [seat for seat, _ in public] == [1]
            assert [but_now(await viewer.get(path)) for viewer in (watcher, spectator)] == before
            await passes(site, table, DAY / 2 + 1)
            assert late(table) == [2]
            answer = table.game_on.entries[-1].words[0]
            if answer == "no":  # which nobody else learns; not even that it was late
                assert (table.times.waits, left(site, table, 1)) == (shown, DAY / 2 - 1)
                assert [but_now(await viewer.get(path)) for viewer in (watcher, spectator)] == before
            return answer

    async def story() -> None:
        assert {await answered_by_chance(seed) for seed in range(6)} == {"yes", "no"}

    live(story())


@pytest.mark.usefixtures("toys")
def test_no_bot_stands_in_behind_a_hidden_question(tmp_path: Path) -> None:
    """A chair that changed hands would tell everybody that its person was asked something."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people = await toy_table(site, "whispers", "Ana", "Bo", "Cy", **TWO_DAYS, then="master")
            table = site.table(path)
            await people[1].move(path, (await people[1].get(path)).version, {"action": "ask"})
            await passes(site, table, DAY + 1)
            assert late(table) == [2]
            assert table.chairs[2].kind == "person"

    live(story())


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("pace", [TWO_DAYS, {"pace": "each-30"}])
def test_chance_asks_nothing_in_secret_for_somebody_whose_time_all_have_seen_run_out(
    tmp_path: Path, pace: dict[str, str]
) -> None:
    async def drawn(seed: int) -> tuple[str, ...]:
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with a_site(folder, seed, clock=Hourglass()) as site:
            path, _ = await toy_table(site, "whispers", "Ana", "Bo", "Cy", **pace)
            table = site.table(path)
            await passes(site, table, 2 * DAY + 1)
            assert late(table) == [1]
            assert [glimpse.kind for glimpse in table.game_on.glimpses(0)] == ["time-ran-out", "passed"]
            return table.game_on.entries[-1].words

    async def story() -> None:
        assert {await drawn(seed) for seed in range(6)} == {("pass",)}

    live(story())


@pytest.mark.usefixtures("toys")
def test_a_bot_asks_no_person_in_secret_at_a_table_that_lasts_days(tmp_path: Path) -> None:
    async def asks(seed: int, pace: dict[str, str]) -> bool:
        folder = tmp_path / f"{seed}{pace}"
        folder.mkdir()
        async with a_site(folder, seed, clock=Hourglass(), bot_delay=(0.0, 0.0)) as site:
            path, (_, asker, _) = await toy_table(site, "whispers", "Ana", "Bo", "Cy", **pace)
            table = site.table(path)
            await asker.post(f"{path}/stand", {"level": "random"})
            await at_rest(site, table)
            return any(entry.words == ("ask",) for entry in table.game_on.entries)

    async def story() -> None:
        assert not [seed for seed in range(6) if await asks(seed, TWO_DAYS)]
        assert [seed for seed in range(6) if await asks(seed, {"pace": "each-30"})], "round the table it does"

    live(story())


@pytest.mark.usefixtures("toys")
def test_a_question_of_somebody_who_leaves_their_seat_to_a_bot_has_but_a_moment(tmp_path: Path) -> None:
    """All see that the bot is to move: were it silent for hours, they would know for what it waits."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, (_, asker, _) = await toy_table(site, "whispers", "Ana", "Bo", "Cy", **TWO_DAYS)
            table = site.table(path)
            await asker.move(path, (await asker.get(path)).version, {"action": "ask"})
            await asker.post(f"{path}/stand", {"level": "random"})
            assert left(site, table, 2) == BREATH
            await passes(site, table, BREATH + 1)
            await at_rest(site, table)
            assert late(table) == [2]
            assert table.phase == "over", "the bot has gone on"

    live(story())


@pytest.mark.usefixtures("toys")
def test_a_hidden_question_ends_before_the_wait_that_hides_it_even_if_that_is_cut_short(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(MIDNIGHT)) as site:
            path, (_, asker, _) = await toy_table(site, "whispers", "Ana", "Bo", "Cy", **TWO_DAYS)
            table = site.table(path)
            for chair in table.chairs:
                await site.house.store.keep(keep_account, chair.person, site.house.clock.date())
            await away(site, asker, 0, 20)
            await passes(site, table, DAY)
            await asker.move(path, (await asker.get(path)).version, {"action": "ask"})
            assert left(site, table, 2) == 21 * DAY / 2
            begins = (await asker.get("/me/notices")).all("input", name="begins")[0]["value"]
            await asker.post("/me/holidays/off", {"begins": begins})
            ends = table.times.waits[1].until - site.house.clock.date()
            assert (ends, left(site, table, 2)) == (2 * DAY, DAY)

    live(story())
