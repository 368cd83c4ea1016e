"""Rated tables: the clock decides, nobody decides about another one's seat, and only who played gains anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

from perfidie.bots import USUAL_LEVEL
from perfidie.store import Person
from perfidie.store.people.ladders import ratings_of
from perfidie.store.people.results import export
from perfidie.store.times import DAY
from perfidie.web.house.table import LiveTable
from web.browserless import Site, Visitor, a_site, live
from web.test_my_games import away, play, rated_table


async def begun(site: Site, *names: str) -> tuple[str, list[Visitor]]:
    path, people = await rated_table(site, *names)
    await people[0].post(f"{path}/start", {"how": "all"})
    return path, people


async def played_with_bots(site: Site, path: str) -> None:
    """People choose what comes first; bots play by themselves."""
    table = site.table(path)
    while table.phase != "over":
        seat = next((seat for seat in table.asked if table.chairs[seat].kind == "person"), None)
        if seat is None:
            await asyncio.sleep(0)
        else:
            await site.house.play.move(table, seat, table.asked[seat].choices[0], None)
    await site.house.registrar.settled()


def id_of(table: LiveTable, name: str) -> str:
    return next(chair.person for chair in table.chairs if chair.name == name)


async def result_of(site: Site, person: str, code: str) -> dict[str, object]:
    kept = await site.house.store.look_up(export, person)
    (found,) = [each for each in kept["results"] if each["code"] == code]
    return dict(found)


def test_time_is_always_measured_at_a_rated_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await rated_table(site, "Ana", "Bob")
            assert site.table(path).pace.seconds == 600
            chosen = {"preset": "match", "seats": "2", "pace": f"each-{DAY}", "then": "master"}
            await people[0].post(f"{path}/options", chosen)
            assert (site.table(path).pace.seconds, site.table(path).pace.then) == (DAY, USUAL_LEVEL)
            opened = await people[0].open(2, preset="match", rated="1")
            assert site.table(opened).pace.seconds == 600

    live(story())


def test_whoever_leaves_a_rated_game_to_a_bot_gains_nothing_and_chooses_no_master(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            for seed in range(4):
                path, people = await begun(site, f"Ana{seed}", f"Bob{seed}")
                table = site.table(path)
                who = {name: id_of(table, name) for name in (f"Ana{seed}", f"Bob{seed}")}
                await people[0].post(f"{path}/stand", {"level": "master"})
                assert [chair.level for chair in table.chairs if chair.person == who[f"Ana{seed}"]] == [USUAL_LEVEL]
                if seed % 2:
                    await people[0].post(f"{path}/back")
                await played_with_bots(site, path)
                ana, bob = [await result_of(site, each, table.code) for each in who.values()]
                assert ana["helped"]
                assert not ana["figures"], "a bot has no habits"
                assert isinstance(ana["mu"], float)
                assert isinstance(bob["mu"], float)
                assert ana["mu"] <= 25.0 <= bob["mu"], "whatever came of it"
                assert "un automate a joué aussi" in (await people[0].get("/me/games")).text
                assert "un automate a joué aussi" not in (await people[1].get("/me/games")).text

    live(story())


def test_in_a_rated_game_nobody_decides_about_another_ones_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, away_after=0.0, stand_in_after=0.0) as site:
            path, people = await begun(site, "Ana", "Bob", "Cleo")
            table = site.table(path)
            seat = table.seat_of(id_of(table, "Bob"))
            for door, fields in (("bot", {"seat": seat, "level": "novice"}), ("remove", {"seat": seat})):
                page = await people[0].post(f"{path}/{door}", {name: str(value) for name, value in fields.items()}, 409)
                assert "l’horloge s’en charge" in page
            await people[1].post(f"{path}/stand")
            await people[0].post(f"{path}/bot", {"seat": str(seat), "level": "novice"}, 409)
            assert table.chairs[seat or 0].level == USUAL_LEVEL
            shown = (await people[0].get(path)).text
            assert 'name="seat" value' not in shown.split('id="fold-remove"')[-1] or "fold-remove" not in shown

    live(story())


def test_who_does_not_come_to_a_rematch_is_not_rated_by_it_and_has_not_lost_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await begun(site, "Ana", "Bob")
            first = site.table(path)
            bob = id_of(first, "Bob")
            await play(site, path)
            before = await site.house.store.look_up(ratings_of, bob)
            await people[0].post(f"{path}/again", {"how": "now"})
            following = f"/t/{first.arrangement.following}"
            await people[0].get(following)
            table = site.table(following)
            assert not table.arrangement.rated
            await played_with_bots(site, following)
            kept = await site.house.store.look_up(export, bob)
            assert [each["code"] for each in kept["results"]] == [first.code]
            assert await site.house.store.look_up(ratings_of, bob) == before
            assert table.code not in (await people[1].get("/me/games")).text

    live(story())


def test_a_rematch_of_all_is_rated_again_at_a_table_as_fair_with_places_by_lot(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await begun(site, "Ana", "Bob", "Cleo")
            orders = set()
            for number in range(5):
                table = site.table(path)
                ana, options = id_of(table, "Ana"), table.arrangement.options
                away(site, path)
                await play(site, path, number)
                for person in people:
                    await person.post(f"{path}/again")
                path = f"/t/{table.arrangement.following}"
                await people[0].get(path)
                assert site.table(path).arrangement.rated
                assert site.table(path).arrangement.options == options
                orders.add(tuple(chair.name for chair in site.table(path).chairs))
            assert len(orders) > 1, "places are drawn anew"
            (standing,) = await site.house.store.look_up(ratings_of, ana)
            assert standing.games == 3, "and no more of them count in a day than of any others"

    live(story())


def test_whoever_the_host_does_not_want_to_meet_finds_no_place_at_the_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bob", "Cleo")
            table = site.table(path)
            bob = id_of(table, "Bob")
            await site.house.manners.shun(Person(id_of(table, "Ana"), "Ana"), bob, "block")
            await play(site, path)
            for person in people:
                await person.post(f"{path}/again")
            following = f"/t/{table.arrangement.following}"
            await people[0].get(following)
            assert bob not in [chair.person for chair in site.table(following).chairs]
            assert [chair.kind for chair in site.table(following).chairs].count("bot") == 1
            assert (await people[1].get(following)).text

    live(story())
