"""A guest who turns out to be somebody: whatever they held beside tables is that person's too."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from perfidie.store.keeping.tables import delete_table
from perfidie.store.people import circles, friends
from perfidie.store.people.results import handle_of
from perfidie.store.people.schema import circle_tables, evenings, results, tournaments
from perfidie.store.people.tournaments import tournaments_of
from web.browserless import Site, a_site, live, play_out
from web.hourglass import Hourglass
from web.push_service import HOUSE, a_push_service, later
from web.test_accounts import answered, kept, named, who
from web.test_circles import a_circle, finish_all, key_of, planned, stamp
from web.test_meetings import a_cup, everybody_comes, tables_of
from web.test_seats import personal_key, take_over

pytestmark = pytest.mark.usefixtures("hushed")


async def texts_of(site: Site, column: Any) -> str:
    """All that stands in a column."""
    return " ".join(await site.house.store.look_up(lambda c: list(c.execute(select(column)).scalars())))


def test_whoever_signs_in_plays_on_in_the_tournament_that_their_guest_is_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            device = await kept(site, anne := await named(site, "Anne"))
            path, people = await a_circle(site, "Ana", "Bo", "Cleo")
            was, mine = await who(site, people[2]), await who(site, anne)
            cup = await a_cup(site, path, people[0])
            await people[0].get(cup)
            await people[0].post(cup, {"what": "round", "number": "1"})
            await finish_all(site, path.split("/")[2])
            await people[0].get(cup)
            assert was in await texts_of(site, circle_tables.c.outcome)
            await answered(people[2], device)
            for column in (tournaments.c.state, circle_tables.c.outcome):
                told = await texts_of(site, column)
                assert (was in told, mine in told) == (False, True)
            await people[0].post(cup, {"what": "round", "number": "2"})
            rows = [row for row in await tables_of(site, path) if row.round == 2]
            assert mine in [person for row in rows for person in row.seated]

    live(story())


def test_two_entries_of_one_person_in_a_tournament_become_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            device = await kept(site, anne := await named(site, "Anne"))
            path, people = await a_circle(site, "Ana", "Bo", "Cleo")
            await anne.get("/c/join")
            await anne.post("/c/join", {"key": await key_of(people[0], path), "name": "Anne"})
            was, mine = await who(site, people[2]), await who(site, anne)
            cup = await a_cup(site, path, people[0])
            await answered(people[2], device)
            await people[0].get(cup)
            (found,) = await site.house.store.look_up(tournaments_of, path.split("/")[2])
            assert {each.person: each.out for each in found.state.entrants if each.person in (was, mine)} == {
                was: 0,
                mine: -1,
            }
            await people[0].post(cup, {"what": "round", "number": "1"})
            assert was not in [person for row in await tables_of(site, path) for person in row.seated]

    live(story())


def test_whoever_signs_in_still_looks_after_the_evening_and_the_circle_of_their_guest(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            device = await kept(site, anne := await named(site, "Anne"))
            path, people = await a_circle(site, "Ana", "Bo", "Cleo")
            await anne.get("/c/join")
            await anne.post("/c/join", {"key": await key_of(people[0], path), "name": "Anne"})
            evening = await planned(path, people[0], site, "verre standard", "verre standard")
            await everybody_comes(evening, people)
            was, mine = await who(site, people[0]), await who(site, anne)
            await answered(people[0], device)
            there = await site.house.store.look_up(circles.circle, path.split("/")[2])
            assert there is not None
            assert {each.name: each.role for each in there.fellows}["Anne"] == "keeper"
            plan = await texts_of(site, evenings.c.plan)
            assert (was in plan, mine in plan) == (False, True)
            page = await people[0].get(evening)
            await people[0].post(evening, {"what": "off", "stamp": stamp(page.text)})

    live(story())


def test_games_of_a_guest_stay_in_their_history_though_the_tables_are_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            device = await kept(site, anne := await named(site, "Anne"))
            path, people = await site.begun("Zoe", "Bo", lang="en", **{"option-max_rounds": "1"})
            code = path.split("/")[2]
            await play_out(path, people, Random(1))
            await site.house.registrar.settled()
            await site.house.registrar.register(code)
            was, mine = await who(site, people[0]), await who(site, anne)
            await site.house.store.keep(delete_table, code, 1.0)
            await answered(people[0], device)
            rows = select(results.c.person).where(results.c.code == code)
            played = await site.house.store.look_up(lambda c: list(c.execute(rows).scalars()))
            assert (was in played, mine in played) == (False, True)
            assert (await people[1].client.get(f"/p/{handle_of(mine)}")).status_code == 200
            assert (await people[1].client.get(f"/p/{handle_of(was)}")).status_code == 404

    live(story())


def test_friends_of_a_guest_and_what_they_were_told_come_along_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            device = await kept(site, anne := await named(site, "Anne"))
            guest, bo, cy = [await named(site, name) for name in ("Zoe", "Bo", "Cy")]
            mine, was, ids = await who(site, anne), await who(site, guest), [await who(site, each) for each in (bo, cy)]
            store = site.house.store
            for one, other in ((was, ids[0]), (mine, ids[0]), (was, ids[1]), (ids[1], mine)):
                await store.keep(friends.ask, one, other, 1.0)
            for one in (was, mine):
                await store.keep(friends.agree, ids[0], one, 2.0)
            await store.keep(friends.agree, ids[1], was, 2.0)
            await store.keep(friends.invite, was, "ABCDE", ids[0], 1.0)
            await site.house.tidings.tell([was], "friend", ids[0], "/friends", name="Bo")
            await answered(guest, device)
            circle = await store.look_up(friends.around, mine)
            assert sorted(each.name for each in circle.friends) == ["Bo", "Cy"]
            assert not circle.asking
            assert [each.kind for each in await site.house.tidings.waiting_for(mine)] == ["friend"]
            assert (await store.look_up(friends.export, mine))["invitations"] == [{"table": "ABCDE", "at": 1.0}]
            assert not (await store.look_up(friends.export, was))["invitations"]

    live(story())


def test_a_device_that_its_guest_has_allowed_to_be_told_is_told_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, a_site(tmp_path, clock=Hourglass(), **HOUSE) as site:
            key = await kept(site, anne := await named(site, "Anne"))
            guest = await named(site, "Zoe")
            device = await service.subscribed(guest)
            await answered(guest, key)
            await answered(guest, key)
            await site.house.tidings.tell([await who(site, anne)], "friend", "x", "/friends", name="Cy")
            await later(site)
            assert len(device.raw) == 1

    live(story())


def test_a_personal_link_brings_along_what_the_guest_of_the_device_held_and_says_so_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", lang="en")
            phone, bare = site.visitor("Zoe", "en"), site.visitor(lang="en")
            own = await phone.open(2)
            assert "play elsewhere as a guest: that table goes" in (await phone.get(f"{path}/seat")).text
            assert "play elsewhere" not in (await bare.get(f"{path}/seat")).text
            await take_over(phone, path, await personal_key(people[0], path))
            ana = await who(site, people[0])
            assert await who(site, phone) == ana
            assert set(await site.house.store.seats_of(ana)) == {path.split("/")[2], own.split("/")[2]}

    live(story())
