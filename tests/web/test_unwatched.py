"""Tables of bots that nobody watches: they wait, keep nothing in memory, and go on at once when somebody looks."""

from __future__ import annotations

from pathlib import Path

from perfidie.store import Person
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass, until

A_MOMENT = 1e-6
"""For so long bots go on alone: any turn of the clock is longer."""
BETWEEN_BOTS = {"option-first_wesley": "1"}
TIMED = {"game": "idus_martii", "option-first_player": "0", "option-talk_pause": "0", "option-turn_timer": "30"}


async def left_alone(site: Site) -> tuple[str, Visitor]:
    """A person and two bots, one of which has made its move when nobody watched any more."""
    person = site.visitor("Ana")
    path = await person.open(3, **BETWEEN_BOTS)
    await person.get(path)
    await person.post(f"{path}/start", {"how": "bots"})
    await until(lambda: hourglass(site).waiting)
    table = site.table(path)
    before = len(table.game_on.entries)
    hourglass(site).turn(1.0)
    await until(lambda: len(table.game_on.entries) > before and not site.house.drivers.thinking(table))
    assert table.waits_for_bots(), "it is another bot's turn"
    return path, person


def test_bots_that_nobody_watches_begin_nothing_and_go_on_when_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=(0.5, 0.5), bots_alone_for=A_MOMENT) as site:
            path, _ = await left_alone(site)
            table, drivers = site.table(path), site.house.drivers
            before = len(table.game_on.entries)
            for _ in range(50):
                hourglass(site).turn(60.0)
                site.house.give_sign()
                site.house._go_on(table)
            assert drivers.are_asleep(table)
            assert not drivers.are_busy(table)
            assert len(table.game_on.entries) == before
            await site.visitor("Bo").get(path)
            assert drivers.thinking(table), "at once"
            await until(lambda: hourglass(site).waiting)
            hourglass(site).turn(0.5)
            await until(lambda: len(table.game_on.entries) > before)

    live(story())


def test_whoever_listens_keeps_them_going(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=(0.5, 0.5), bots_alone_for=A_MOMENT) as site:
            path, person = await left_alone(site)
            table = site.table(path)
            async with person.listen(path):
                before = len(table.game_on.entries)
                hourglass(site).turn(0.5)
                await until(lambda: len(table.game_on.entries) > before)
                assert not site.house.drivers.are_asleep(table)

    live(story())


def test_a_table_where_bots_wait_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        how = {"bot_delay": (0.5, 0.5), "bots_alone_for": A_MOMENT, "unload_after": -1.0}
        async with a_site(tmp_path, clock=Hourglass(), **how) as site:
            path, person = await left_alone(site)
            table = site.table(path)
            await site.house.sweep()
            assert site.house.tables.get(table.code) is None
            await person.get(path)
            again = site.table(path)
            assert site.house.drivers.thinking(again)

    live(story())


def test_the_clocks_of_waiting_bots_stand_still_and_those_of_people_run(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=(0.5, 0.5), bots_alone_for=A_MOMENT) as site:
            clock = hourglass(site)
            people = [site.visitor(name) for name in ("Ana", "Bo", "Cy")]
            path = await people[0].open(5, **TIMED)
            for person in people[1:]:
                await person.sit(path)
            table = site.table(path)
            clock.turn(1.0)  # nobody watches from here on
            await site.house.hosting.start(table, Person(table.chairs[0].person), "bots", "fr")
            assert sorted(table.asked) == [2, 3], "a person, and a bot"
            assert list(site.house.clocks.running(table)) == [2]
            clock.turn(30.5)
            await until(lambda: not site.house.clocks.running(table))
            clock.turn(600.0)
            assert 3 in table.asked
            assert not [entry for entry in table.game_on.entries if entry.seat == 3]
            assert not site.house._is_busy(table)
            await people[0].get(path)
            assert site.house.clocks.running(table) == {3: round(clock.date()) + 30}, "all its time, from now on"

    live(story())
