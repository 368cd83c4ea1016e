"""Evenings and tournaments when something goes otherwise: presses at once, people who leave, tables that are lost."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path

from perfidie.store.people import circles, gatherings
from perfidie.store.people.gatherings import Gathered
from web.browserless import Site, Visitor, a_site, live
from web.test_circles import NAMES, a_circle, finish_all, key_of, planned, stamp
from web.test_keeper import keeper


async def tables_of(site: Site, path: str) -> list[Gathered]:
    return await site.house.store.look_up(gatherings.gathered, path.split("/")[2])


async def everybody_comes(evening: str, people: list[Visitor]) -> None:
    for person in people:
        await person.post(evening, {"what": "answer", "word": "yes"})


async def a_cup(site: Site, path: str, leader: Visitor, way: str = "swiss", rounds: int = 3) -> str:
    """A tournament of the whole circle, of quick matches; its path."""
    there = await site.house.store.look_up(circles.circle, path.split("/")[2])
    await leader.get(f"{path}/tournaments")
    facts = {"title": "Coupe", "game": "verona quick", "format": way, "size": "3", "rounds": str(rounds)}
    fields: dict[str, object] = {"csrf": leader.csrf, **facts, "pick": [each.person for each in there.fellows]}
    answer = await leader.client.post(f"{path}/tournaments", data=fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


# Pressed by several


def test_two_keepers_who_open_the_same_game_at_once_open_it_once_and_both_are_led_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, *NAMES)
            there = await site.house.store.look_up(circles.circle, path.split("/")[2])
            await people[0].post(f"{path}/keep", {"what": "appoint", "who": there.fellows[1].person})
            evening = await planned(path, people[0], site, "verona quick", "verre standard")
            await everybody_comes(evening, people)
            asked = {"what": "next", "number": "1"}
            both = await asyncio.gather(*[each.send(evening, asked) for each in (*people[:2], people[0])])
            assert [each.status_code for each in both] == [303, 303, 303]
            assert len(await tables_of(site, path)) == 2
            cup = await a_cup(site, path, people[1])
            both = await asyncio.gather(*[each.send(cup, {"what": "round", "number": "1"}) for each in people[:2]])
            assert [each.status_code for each in both] == [303, 303]
            assert len(await tables_of(site, path)) == 2 + 3

    live(story())


def test_those_who_agree_at_the_same_moment_are_all_counted_and_the_game_opens(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, *NAMES)
            evening = await planned(path, people[0], site, "verona quick", "verona quick")
            await everybody_comes(evening, people)
            asked = {"what": "next", "number": "1"}
            answers = await asyncio.gather(*[each.send(evening, asked) for each in people[1:4]])
            assert [each.status_code for each in answers] == [303, 303, 303]
            text = (await people[4].get(evening)).text
            assert re.search(r"D’accord : 3\. Il en faut 4", text.replace("\u00a0", " ")), text
            assert await tables_of(site, path) == []
            await people[1].post(evening, asked)
            assert await tables_of(site, path) == [], "said twice, counted once"
            await people[4].post(evening, asked)
            assert len(await tables_of(site, path)) == 2

    live(story())


def test_who_leads_need_not_wait_for_a_table_that_never_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo")
            evening = await planned(path, people[0], site, "verre standard", "verona quick")
            await everybody_comes(evening, people)
            await people[0].post(evening, {"what": "next", "number": "1"})
            await people[0].post(evening, {"what": "next", "number": "2"}, 409)
            await people[1].post(evening, {"what": "anyway", "number": "2"}, 403)
            await people[0].post(evening, {"what": "anyway", "number": "2"})
            assert [each.round for each in await tables_of(site, path)] == [1, 2]
            await people[0].post(evening, {"what": "anyway", "number": "3"}, 409)

    live(story())


def test_at_the_end_of_a_game_those_who_played_it_are_shown_the_way_back_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo")
            evening = await planned(path, people[0], site, "verona quick")
            await everybody_comes(evening, people)
            await people[0].post(evening, {"what": "next", "number": "1"})
            (table,) = await tables_of(site, path)
            stranger = site.visitor("Zoé")
            assert evening not in (await people[1].get(f"/t/{table.code}")).text, "not before the end"
            await finish_all(site, path.split("/")[2])
            for person in people:
                page = await person.get(f"/t/{table.code}")
                assert page.all("a", href=evening)
            assert path not in (await stranger.get(f"/t/{table.code}")).text
            await people[0].post(f"/t/{table.code}/again", {"how": "now"})
            following = site.house.tables.get(table.code).arrangement.following  # type: ignore[union-attr]
            assert (await site.house.tables.find(following)).company.meeting == evening, "and from a rematch, too"

    live(story())


def test_the_nearest_evening_stands_first_in_the_words_of_each_language_and_says_how_far_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            later = {"at": f"{datetime.fromtimestamp(site.house.clock.date() + 9 * 86_400, UTC):%Y-%m-%dT21:05}"}
            far = await ana.post(f"{path}/evenings", {**later, "zone": "America/New_York", "game1": "verre standard"})
            near = await planned(path, bo, site, "verre standard", "verona quick")
            page = await ana.get(path)
            assert [each for each in re.findall(r'href="([^"]+/evenings/[^"]+)"', page.text)] == [near, far]
            assert re.search(r"à 21\sh\s05 \(New York\)", page.text)
            assert "21:05 (New York)" in (await ana.get(f"{path}?lang=en")).text
            await bo.post(near, {"what": "next", "number": "1"})
            assert "jeu 1 sur 2" in (await ana.get(path)).text
            await bo.post(far, {"what": "off", "stamp": "0"}, 403)
            await ana.post(far, {"what": "off", "stamp": "7"}, 409)
            await ana.post(far, {"what": "off", "stamp": "0"})
            assert "n’a pas lieu" in (await bo.get(far)).text
            await bo.post(far, {"what": "next", "number": "1"}, 409)
            await bo.post(far, {"what": "answer", "word": "yes"}, 409)

    live(story())


# People who go


def test_the_last_to_leave_closes_the_circle_and_its_link_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            key = await key_of(ana, path)
            await ana.post(f"{path}/leave")
            assert "gardien" in (await bo.get(path)).text, "the one who is left keeps it"
            await ana.post("/c/join", {"key": key, "name": "Ana"})
            await bo.post(f"{path}/leave")
            await ana.post(f"{path}/leave")
            await ana.get(path, 404)
            await ana.post("/c/join", {"key": key, "name": "Ana"}, 403)
            assert path not in (await ana.get("/circles")).text

    live(story())


def test_a_renewed_link_replaces_the_old_one_and_a_dissolved_circle_leaves_its_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            old, zoe = await key_of(ana, path), site.visitor("Zoé")
            await ana.post(f"{path}/keep", {"what": "renew"})
            assert "n’ouvre aucun cercle" in await zoe.post("/c/join", {"key": old, "name": "Zoé"}, 403)
            assert await zoe.post("/c/join", {"key": await key_of(bo, path), "name": "Zoé"}) == path
            evening = await planned(path, ana, site, "verre standard")
            await everybody_comes(evening, [ana, bo])
            await ana.post(evening, {"what": "next", "number": "1"})
            (table,) = await tables_of(site, path)
            await ana.post(f"{path}/keep", {"what": "close"}, 400)
            await ana.post(f"{path}/keep", {"what": "close", "sure": "1"})
            for gone in (path, evening, f"{evening}.ics"):
                await bo.get(gone, 404)
            assert (await bo.get(f"/t/{table.code}")).phase == "playing"

    live(story())


def test_whoever_leaves_is_removed_or_is_erased_plays_no_further_round_and_what_they_played_stays(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, *NAMES)
            id = path.split("/")[2]
            there = await site.house.store.look_up(circles.circle, id)
            cup = await a_cup(site, path, people[0])
            await people[0].post(cup, {"what": "round", "number": "1"})
            await people[5].post("/me/erase", {"sure": "1"})
            assert await finish_all(site, id) == 3, "a bot plays her game to its end"
            points = re.findall(r"<td>([\d.]+)</td>", (await people[0].get(cup)).text)
            await people[4].post(f"{path}/leave")
            await people[0].post(f"{path}/keep", {"what": "remove", "who": there.fellows[3].person})
            text = (await people[0].get(cup)).text
            assert "Fox" not in text
            assert "Eve" in text
            assert re.findall(r"<td>([\d.]+)</td>", text) == points
            await people[0].post(cup, {"what": "round", "number": "2"})
            (second,) = [each for each in await tables_of(site, path) if each.round == 2]
            assert {*second.names} < {"Ana", "Bo", "Cléo"}
            text = (await people[0].get(cup)).text
            assert "Sans table cette fois" in text, "three are left: one of them has a bye"
            await people[3].get(cup, 404)
            await finish_all(site, id)
            await people[0].post(cup, {"what": "round", "number": "3"})

    live(story())


def test_a_table_that_is_deleted_is_settled_by_a_keeper_and_the_tournament_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, *NAMES)
            id = path.split("/")[2]
            cup = await a_cup(site, path, people[0])
            await people[0].post(cup, {"what": "round", "number": "1"})
            lost, other, _ = await tables_of(site, path)
            await keeper(tmp_path, site, "delete", lost.code, "--yes")
            await finish_all_but(site, id, lost.code)
            page = await people[0].get(cup)
            assert "Table abandonnée" in page.text
            assert not page.all("a", href=f"/t/{lost.code}"), "nothing leads to where nothing is"
            assert page.all("a", href=f"/t/{other.code}")
            await people[0].post(cup, {"what": "round", "number": "2"}, 409)
            now = stamp(page.text)
            await people[1].post(cup, {"what": "fair", "table": lost.code, "stamp": now}, 403)
            await people[0].post(cup, {"what": "fair", "table": other.code, "stamp": now}, 409)
            await people[0].post(cup, {"what": "fair", "table": lost.code, "stamp": now})
            assert "part équitable pour chacun" in (await people[1].get(cup)).text
            await people[0].post(cup, {"what": "round", "number": "2"})
            assert await finish_all_but(site, id, lost.code) == 3

    live(story())


def test_a_table_of_an_evening_that_is_deleted_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo")
            evening = await planned(path, people[0], site, "verre standard", "verona quick")
            await everybody_comes(evening, people)
            await people[0].post(evening, {"what": "next", "number": "1"})
            (lost,) = await tables_of(site, path)
            await keeper(tmp_path, site, "delete", lost.code, "--yes")
            page = await people[1].get(evening)
            assert "Table abandonnée" in page.text
            assert "Votre table est prête" not in page.text
            await people[0].post(evening, {"what": "next", "number": "2"})
            assert len(await tables_of(site, path)) == 2

    live(story())


async def finish_all_but(site: Site, id: str, lost: str) -> int:
    """All tables to their end, but for one that is not there any more."""
    found = await site.house.store.look_up(gatherings.gathered, id)
    return await finish_all(site, id, [each for each in found if each.code != lost])


# Names and limits


def test_nobody_joins_under_a_name_that_can_be_taken_for_somebody_elses(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            key, zoe = await key_of(ana, path), site.visitor("Zoé")
            for name in ("ANA", "A n a", "Аnа", "B0"):  # the third with two letters of Cyrillic
                await zoe.post("/c/join", {"key": key, "name": name}, 409)
            assert path not in (await zoe.get("/circles")).text, "nobody was let in"
            await zoe.post("/c/join", {"key": key, "name": "Modérateur"}, 422)
            await zoe.post("/c/join", {"key": key, "name": "Zoé"})
            await bo.post(f"{path}/name", {"name": "Z o é"}, 409)
            await bo.post(f"{path}/name", {"name": "BO"})

    live(story())


def test_keys_cannot_be_guessed_at_will_and_tables_not_opened_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, pages_per_minute=400, tables_per_hour=3) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            evening = await planned(path, ana, site, "verre standard", "verre standard")
            await everybody_comes(evening, [ana, bo])
            await ana.post(evening, {"what": "next", "number": "1"})
            await finish_all(site, path.split("/")[2])
            await ana.post(evening, {"what": "next", "number": "2"}, 429)
            await ana.post(f"{path}/evenings", {"at": "2026-01-01T10:00", "zone": "UTC", "game1": "x y"}, 429)
            zoe = site.visitor("Zoé")
            tried = [await zoe.send("/c/join", {"key": "AAAAA-AAAAA", "name": "Zoé"}) for _ in range(12)]
            assert [each.status_code for each in tried] == [403] * 10 + [429] * 2
            assert (await zoe.client.get(path)).status_code == 429, "nor may circles be guessed"
            assert (await bo.client.get(path)).status_code == 200, "who is in one finds it, from the same address"

    live(story())
