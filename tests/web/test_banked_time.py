"""Time is given once: banks, moves taken back, and people who leave their seat to a bot and come back."""

from __future__ import annotations

from pathlib import Path
from random import Random

from perfidie.store.times import DAY, HOUR
from perfidie.web.house.pace import A_MOMENT, BREATH, bank_of
from web.browserless import a_site, live, to_decide
from web.hourglass import Hourglass, hourglass, until
from web.unhurried import BOT, at_rest, begun, late, left, passes

# Banks


def test_a_bank_shrinks_while_its_owner_thinks_and_grows_with_each_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table = await begun(site, "Ana", "Bo", pace=f"bank-{DAY}-{HOUR}")
            has = {0: float(DAY), 1: float(DAY)}
            for minutes in (30, 200, 5, 700, 1, 0, 90):
                seat, page = await to_decide(path, people)
                assert left(site, table, seat) == max(BREATH, has[seat])
                await passes(site, table, minutes * 60)
                await people[seat].move(path, page.version, page.moves[0])
                has[seat] += HOUR - minutes * 60

    live(story())


def test_an_empty_bank_leaves_a_breath_for_each_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table = await begun(site, "Ana", "Bo", pace=f"bank-{HOUR}-5")
            first, _ = await to_decide(path, people)
            await passes(site, table, HOUR + 1)
            assert late(table) == [first]
            while first not in table.asked:
                seat, page = await to_decide(path, people)
                await people[seat].move(path, page.version, page.moves[0])
            assert left(site, table, first) == BREATH

    live(story())


def test_a_bank_never_gives_more_than_a_week_for_one_decision_nor_holds_more_than_two(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table = await begun(site, "Ana", "Bo", game="charlatans", pace=f"bank-{7 * DAY}-{DAY}")
            rng, most = Random(3), 0.0
            while table.match.known_moves(0) < 9:
                seat, page = await to_decide(path, people)
                assert left(site, table, seat) == 7 * DAY
                await people[seat].move(path, page.version, rng.choice(page.moves))
                most = max(most, bank_of(table.pace, table.times, seat, table.match.known_moves(seat)))
            assert most == 14 * DAY

    live(story())


def test_what_a_bot_decides_adds_nothing_to_the_bank_of_its_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            pace = {"game": "charlatans", "pace": f"bank-{DAY}-{DAY}"}
            path, people, table = await begun(site, "Ana", "Bo", **pace)
            seat, rng = next(iter(table.asked)), Random(2)
            hourglass(site).turn(0.75 * DAY)
            await people[seat].post(f"{path}/stand", {"level": "random"})
            while table.match.known_moves(seat) < 6:
                await at_rest(site, table)
                if 1 - seat in table.asked:
                    page = await people[1 - seat].get(path)
                    await people[1 - seat].move(path, page.version, rng.choice(page.moves))
            await at_rest(site, table)
            await people[seat].post(f"{path}/back")
            assert bank_of(table.pace, table.times, seat, table.match.known_moves(seat)) == 0.25 * DAY

    live(story())


# What goes on


def test_a_move_taken_back_gives_no_new_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table = await begun(site, "Ana", "Bo", "Cy")
            undone = 0
            for _ in range(12):
                seat, page = await to_decide(path, people)
                await passes(site, table, HOUR)
                before = left(site, table, seat)
                await people[seat].move(path, page.version, page.moves[0])
                page = await people[seat].get(path)
                if page.can_undo:
                    await passes(site, table, HOUR)
                    await people[seat].post(f"{path}/undo", {"version": str(page.version)})
                    assert left(site, table, seat) == before - HOUR
                    undone += 1
                    page = await people[seat].get(path)
                    await people[seat].move(path, page.version, page.moves[0])
            assert undone

    live(story())


def test_who_leaves_and_comes_back_finds_no_more_time_than_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=(30.0, 30.0)) as site:
            path, people, table = await begun(site, "Ana", "Bo")
            seat = next(iter(table.asked))
            hourglass(site).turn(DAY)
            await people[seat].post(f"{path}/stand", {"level": "random"})
            await people[seat].post(f"{path}/back")
            assert left(site, table, seat) == DAY

    live(story())


def test_who_comes_back_after_their_time_has_a_moment_for_the_same_question_and_only_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=(30.0, 30.0)) as site:
            path, people, table = await begun(site, "Ana", "Bo", **BOT)
            seat = next(iter(table.asked))
            hourglass(site).turn(2 * DAY + 1)
            await until(lambda: table.chairs[seat].kind == "bot")
            await people[seat].get(path)
            for seconds in (A_MOMENT, A_MOMENT - 20):
                await people[seat].post(f"{path}/back")
                assert left(site, table, seat) == seconds
                hourglass(site).turn(20)
                await people[seat].post(f"{path}/stand", {"level": "random"})
            assert late(table) == []

    live(story())


def test_a_move_that_is_taken_back_after_its_time_is_not_late_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table = await begun(site, "Ana", "Bo", "Cy")
            seat, page = await to_decide(path, people)
            while True:
                hourglass(site).turn(1.5 * DAY)
                await people[seat].move(path, page.version, page.moves[0])
                page = await people[seat].get(path)
                if page.can_undo:
                    break
                seat, page = await to_decide(path, people)
            await passes(site, table, DAY)
            await people[seat].post(f"{path}/undo", {"version": str(page.version)})
            assert left(site, table, seat) == A_MOMENT
            await passes(site, table, A_MOMENT - 1)
            assert late(table) == []
            await passes(site, table, 2)
            assert late(table) == [seat]

    live(story())
