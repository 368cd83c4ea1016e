"""A table's own pace: clocks that are kept with it, run while nobody is there, and tell nobody anything hidden."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from perfidie.engine import replay
from perfidie.store import LATE
from perfidie.store.times import DAY, HOUR
from perfidie.web.page.paces import written
from web.browserless import a_site, live, to_decide
from web.hourglass import Hourglass, hourglass, until
from web.unhurried import BOT, TWO_DAYS, at_rest, begun, late, left, passes

# What is agreed on


def test_the_room_says_how_much_time_there_is_and_the_host_may_change_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bo", pace=f"bank-{DAY}-{HOUR}", then="strong")
            page = await people[1].get(path)
            assert "1 jour chacun, plus 1 h par décision" in page.text
            assert "un automate" in page.text
            fields = {"seats": "2", "preset": "standard", "public": "0", "pace": "each-60"}
            await people[0].get(f"{path}/options")
            await people[0].post(f"{path}/options", fields)
            assert "1 min par décision" in (await people[1].get(path)).text
            assert site.table(path).pace.then == "lot"
            await people[0].post(f"{path}/options", {**fields, "pace": ""})
            assert not site.table(path).pace

    live(story())


@pytest.mark.parametrize(
    "wrong",
    ["each-29", f"each-{7 * DAY + 1}", f"bank-{14 * DAY + 1}-0", f"bank-60-{DAY + 1}", "each", "each--5", "each-1e3",
     "bank-60", "never", "each-٣٠", "each-999999999999", f"each-60&then={'x' * 50}"],
)  # fmt: skip
def test_a_pace_that_is_none_is_refused_in_words_and_opens_nothing(tmp_path: Path, wrong: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Ana")
            await visitor.get("/games/verre/open")
            pace, _, then = wrong.partition("&then=")
            fields = {"name": "Ana", "seats": "3", "preset": "standard", "public": "0", "pace": pace, "then": then}
            answer = await visitor.send("/games/verre/open", fields)
            assert answer.status_code in (400, 422)
            assert not list(site.house.tables)

    live(story())


def test_the_pace_of_a_game_that_has_begun_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table = await begun(site, "Ana", "Bo")
            fields = {"seats": "2", "preset": "standard", "public": "0", "pace": "each-60"}
            assert (await people[0].send(f"{path}/options", fields)).status_code == 409
            assert written(table.pace) == TWO_DAYS["pace"]

    live(story())


def test_the_interface_for_programs_knows_the_pace_and_who_has_until_when(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            client = site.visitor().client
            guest = (await client.post("/api/guests", json={"name": "Prog"})).json()
            head = {"authorization": f"Bearer {guest['token']}"}
            wish = {"game": "verre", "seats": 2, "pace": {"seconds": 3600, "bank": True, "added": 60, "then": "master"}}
            opened = (await client.post("/api/tables", json=wish, headers=head)).json()
            assert opened["pace"] == {**wish["pace"], "until": []}
            at = f"/api/tables/{opened['code']}"
            changed = await client.patch(at, json={"pace": {"seconds": 7200}}, headers=head)
            assert changed.json()["pace"]["seconds"] == 7200
            refused = await client.patch(at, json={"pace": {"seconds": 5}}, headers=head)
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-pace")
            await client.post(f"{at}/start", json={"how": "bots"}, headers=head)
            table = site.table(f"/t/{opened['code']}")
            await until(lambda: 0 in table.asked)
            now = (await client.get(at, headers=head)).json()["pace"]["until"]
            assert now == [[0, site.house.clock.date() + 7200]]

    live(story())


# Time is up


def test_when_two_days_are_over_chance_chooses_and_everybody_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table = await begun(site, "Ana", "Bo")
            seat = next(iter(table.asked))
            await passes(site, table, 2 * DAY - 1)
            assert late(table) == []
            await passes(site, table, 2)
            assert late(table) == [seat]
            assert "temps" in (await people[1 - seat].get(f"{path}/log")).text
            assert replay(table.game, table.game_on.record()).events == table.game_on.events

    live(story())


def test_a_bot_stands_in_where_that_was_agreed_and_leaves_when_its_person_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table = await begun(site, "Ana", "Bo", **BOT)
            seat = next(iter(table.asked))
            await passes(site, table, 2 * DAY + 1)
            assert (table.chairs[seat].kind, table.chairs[seat].level) == ("bot", "novice")
            assert late(table) == [], "the bot has chosen, not chance"
            assert table.chairs[seat].person, "the chair is still theirs"
            moved = len(table.game_on.entries)
            assert moved
            await people[seat].get(path)
            await people[seat].post(f"{path}/back")
            assert table.chairs[seat].kind == "person"
            await at_rest(site, table)
            turn, page = await to_decide(path, people)
            assert left(site, table, turn) == 2 * DAY
            await people[turn].move(path, page.version, page.moves[0])

    live(story())


def test_a_sleeping_table_is_woken_when_its_clock_is_up_and_a_clock_goes_on_while_the_house_is_closed(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            _, _, table = await begun(site, "Ana", "Bo")
            seat, code = next(iter(table.asked)), table.code
            await passes(site, table, DAY)
            assert left(site, table, seat) == DAY
            site.house.tables.let_all_go()
            await site.house.waker.look()
            assert site.house.tables.get(code) is None, "nothing is due there"
            closed_at = site.house.clock.date()
        async with a_site(tmp_path, clock=Hourglass(closed_at + DAY - 10)) as site:
            await site.house.waker.look()
            assert site.house.tables.get(code) is None
            hourglass(site).turn(11)
            await site.house.waker.look()
            hourglass(site).turn(0)
            await until(lambda: site.house.tables.get(code) and late(site.house.tables[code]) == [seat])

    live(story())


def test_a_table_that_lasts_days_does_not_stay_in_memory_for_its_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), unload_after=0.0) as site:
            _, _, table = await begun(site, "Ana", "Bo")
            await at_rest(site, table)
            await site.house.sweep()
            assert site.house.tables.get(table.code) is None

    live(story())


def test_a_table_that_cannot_be_loaded_holds_up_no_other_one(tmp_path: Path, monkeypatch: Any) -> None:
    async def story() -> None:
        monkeypatch.setattr("perfidie.web.house.keeping.waker.AT_ONCE", 2)
        async with a_site(tmp_path, clock=Hourglass()) as site:
            tables = [(await begun(site, f"Ana{n}", f"Bo{n}"))[2] for n in range(5)]
            codes = sorted(table.code for table in tables)
            site.house.tables.let_all_go()
            site.house.tables._set_aside.update(dict.fromkeys(codes[:3], "table-set-aside"))
            site.house.tables._aside_since.update(dict.fromkeys(codes[:3], asyncio.get_running_loop().time()))
            hourglass(site).turn(2 * DAY + 1)
            await site.house.waker.look()
            assert sorted(table.code for table in site.house.tables) == codes[3:]
            for table in site.house.tables:
                await at_rest(site, table)

    live(story())


def test_bots_play_where_nobody_watches_and_nobody_is_called_away_at_a_table_that_lasts_days(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bots_alone_for=0.001, away_after=0.0) as site:
            ana = site.visitor("Ana")
            path = await ana.open(3, **TWO_DAYS)
            await ana.get(path)
            await ana.post(f"{path}/start", {"how": "bots", "level": "random"})
            table = site.table(path)
            await passes(site, table, 60.0)
            assert not site.house.drivers.are_asleep(table)
            assert site.house.presence.absent(table) == ()
            assert not site.house.presence.gone(table, 0)

    live(story())


# Where to go on


def test_the_next_table_is_the_one_whose_time_runs_out_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            ana, code = site.visitor("Ana"), {}
            for days in (3, 1, 2):
                path = await ana.open(2, pace=f"each-{days * DAY}")
                await ana.get(path)
                await ana.post(f"{path}/start", {"how": "bots", "level": "random"})
                table = site.table(path)
                while 0 not in table.asked:
                    await at_rest(site, table)
                code[days] = path
            shown = (await ana.get("/")).text
            assert "3 tables vous attendent" in shown
            places = [shown.index(f'href="{code[days]}"') for days in (1, 2, 3)]
            assert places == sorted(places)
            assert "encore 1 jour" in shown
            visited = set()
            for _ in range(12):
                tables = {path: site.table(path) for path in code.values()}
                for table in tables.values():
                    await at_rest(site, table)
                ends = {path: left(site, table, 0) for path, table in tables.items() if 0 in table.asked}
                path = (await ana.client.get("/next")).headers["location"]
                assert path == min(ends, key=lambda each: ends[each])
                page = await ana.get(path)
                await ana.move(path, page.version, page.moves[0])
                await passes(site, tables[path], 5 * HOUR)
                visited.add(path)
            assert len(visited) > 1
            stranger = await site.visitor().client.get("/next")
            assert stranger.headers["location"] == "/?rested#mine-t"

    live(story())


# Sand and the game's own clock


def test_the_clock_of_the_table_takes_the_place_of_the_games_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            names = ("Ana", "Bo", "Cy", "Dé", "Eve")
            _, _, table = await begun(site, *names, game="idus_martii", **{"option-turn_timer": "30"})
            await passes(site, table, 3600)
            assert late(table) == []
            assert {left(site, table, seat) for seat in table.asked} == {2 * DAY - 3600}

    live(story())


def test_what_is_kept_of_a_clock_is_what_everybody_sees(tmp_path: Path) -> None:
    """The row of a table names waits; lines say which choices were late."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            _, _, table = await begun(site, "Ana", "Bo")
            await passes(site, table, 2 * DAY + 1)
            found = await site.house.store.table(table.code)
            assert found is not None
            assert found.times == table.times
            assert [line.kind for line in found.lines].count(LATE) == 1
            assert json.dumps(sorted(found.times.waits)) == json.dumps(sorted(table.match.public_view().waiting))

    live(story())
