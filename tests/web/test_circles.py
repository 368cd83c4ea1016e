"""A circle of six: founded, joined by its link, through an evening of three games and a small tournament."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from urllib.parse import urlencode

import pytest

from perfidie.store import OVER
from perfidie.store.people import circles, evenings, gatherings, tournaments
from perfidie.store.people.gatherings import Gathered
from perfidie.store.times import DAY
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass, until

FORM = "application/x-www-form-urlencoded"
NAMES = ("Ana", "Bo", "Cléo", "Dan", "Eve", "Fox")


async def a_circle(site: Site, *names: str) -> tuple[str, list[Visitor]]:
    """A circle of these people, the first of them its keeper; its path."""
    people = [site.visitor(name) for name in names]
    path = await people[0].post("/circles", {"title": "Les Venins", "name": names[0]})
    for person in people[1:]:
        await person.get("/c/join")
        assert await person.post("/c/join", {"key": await key_of(people[0], path), "name": person.name}) == path
    return path, people


async def key_of(person: Visitor, path: str) -> str:
    found = re.search(r"/c/join#([0-9A-Z-]+)", (await person.get(path)).text)
    assert found
    return found[1]


async def planned(path: str, person: Visitor, site: Site, *games: str) -> str:
    soon = f"{datetime.fromtimestamp(site.house.clock.date() + 3600, UTC):%Y-%m-%dT%H:%M}"
    fields = {f"game{number}": game for number, game in enumerate(games, 1)}
    return await person.post(f"{path}/evenings", {"at": soon, "zone": "UTC", "words": "Chez Ana", **fields})


async def finish_all(site: Site, circle: str, which: list[Gathered] | None = None) -> int:
    """Plays all open tables of the circle (or these) to their end by random legal moves; how many there were."""
    rng, count = Random(3), 0
    for each in which or await site.house.store.look_up(gatherings.gathered, circle):
        table = await site.house.tables.find(each.code)
        count += table.phase != OVER
        while table.phase != OVER:
            seats = [seat for seat in table.asked if table.chairs[seat].kind == "person"]
            if not seats:
                await asyncio.sleep(0)
                continue
            await site.house.play.move(table, seats[0], rng.choice(table.asked[seats[0]].choices), None)
    return count


def stamp(text: str) -> str:
    found = re.search(r'name="stamp" value="(\d+)"', text)
    assert found
    return found[1]


def test_a_circle_of_six_through_an_evening_of_three_games(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, *NAMES)
            id = path.split("/")[2]
            evening = await planned(path, people[1], site, "verre standard", "verona quick", "verre match")
            for person in people:
                await person.post(evening, {"what": "answer", "word": "yes"})
            for number in range(1, 4):
                await people[0].post(evening, {"what": "next", "number": str(number)})
                tables = await site.house.store.look_up(gatherings.gathered, id)
                opened = [each for each in tables if each.round == number]
                assert sorted(who for each in opened for who in each.seated) == sorted(
                    each.person for each in (await site.house.store.look_up(circles.circle, id)).fellows
                ), "everybody sits, once"
                for person in people:
                    assert "Votre table est prête" in (await person.get(evening)).text
                assert "Gagné par" not in (await people[0].get(evening)).text or number > 1
                assert await finish_all(site, id) == len(opened)
            text = (await people[2].get(evening)).text
            assert "Tous les jeux prévus sont joués" in text
            assert "Le score de la soirée" in text
            standing = (await people[3].get(path)).text
            assert all(name in standing for name in NAMES)
            total = sum(
                part.share for each in await site.house.store.look_up(gatherings.gathered, id) for part in each.parts
            )
            played = await site.house.store.look_up(gatherings.gathered, id)
            assert total == pytest.approx(sum(any(part.share for part in each.parts) for each in played))
            ics = await people[4].client.get(f"{evening}.ics")
            assert ics.headers["content-type"].startswith("text/calendar")
            assert b"BEGIN:VEVENT" in ics.content

    live(story())


def test_a_tournament_of_six_in_three_rounds(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, *NAMES)
            id = path.split("/")[2]
            there = await site.house.store.look_up(circles.circle, id)
            body = [("csrf", people[0].csrf), ("title", "Coupe"), ("game", "charlatans short"), ("format", "swiss")]
            await people[0].get(f"{path}/tournaments")
            body = [("csrf", people[0].csrf), *body[1:], ("size", "2"), ("rounds", "3")]
            body += [("pick", each.person) for each in there.fellows]
            answer = await people[0].client.post(
                f"{path}/tournaments",
                content=urlencode(body),
                headers={"content-type": FORM},
            )
            assert answer.status_code == 303, answer.text
            cup = answer.headers["location"]
            for number in range(1, 4):
                asked = {"what": "round", "number": str(number)}
                both = await asyncio.gather(*[people[0].send(cup, asked) for _ in range(2)])
                assert [each.status_code for each in both] == [303, 303], "pressed twice, opened once"
                assert await finish_all(site, id) == 3
            text = (await people[5].get(cup)).text
            assert "Ronde 3 sur 3" in text
            met = [frozenset(each.seated) for each in await site.house.store.look_up(gatherings.gathered, id)]
            assert len(set(met)) == len(met) == 9, "nobody meets again"
            await people[1].post(cup, {"what": "finish", "stamp": "3"}, 403)
            await people[0].post(cup, {"what": "finish", "stamp": "1"}, 409)
            await people[0].post(cup, {"what": "finish", "stamp": "3"})
            assert "Le tournoi est terminé" in (await people[2].get(cup)).text

    live(story())


def test_strangers_and_those_removed_find_nothing_and_a_renewed_link_replaces_the_old(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo, cleo) = await a_circle(site, "Ana", "Bo", "Cléo")
            id, old = path.split("/")[2], await key_of(ana, path)
            zoe = site.visitor("Zoé")
            existing, made_up = [await zoe.client.get(each) for each in (path, "/c/0123456789abcdef")]
            assert existing.status_code == made_up.status_code == 404
            assert existing.text.replace(id, "") == made_up.text.replace("0123456789abcdef", "") or (
                "Il n’y a pas de tel cercle" in existing.text and "Il n’y a pas de tel cercle" in made_up.text
            )
            await zoe.post("/c/join", {"key": "AAAAA-AAAAA", "name": "Zoé"}, 403)
            await zoe.post("/c/join", {"key": old, "name": "aNA"}, 409)
            await bo.post(f"{path}/keep", {"what": "renew"}, 403)
            await bo.post(f"{path}/keep", {"what": "close", "sure": "1"}, 403)
            await bo.post("/c/join", {"key": old, "name": "Bo"})
            there = await site.house.store.look_up(circles.circle, id)
            assert len(there.fellows) == 3, "joined twice, in it once"
            await ana.post(f"{path}/keep", {"what": "remove", "who": there.fellows[2].person})
            await cleo.get(path, 404)
            await cleo.post("/c/join", {"key": old, "name": "Cléo"}, 403)
            await ana.post(f"{path}/evenings", {"at": "hier", "zone": "UTC", "game1": "verre standard"}, 422)
            await ana.post(f"{path}/evenings", {"at": "2026-01-01T10:00", "zone": "Mars", "game1": "verona quick"}, 422)
            evening = await planned(path, ana, site, "verre standard")
            await bo.post(evening, {"what": "next", "number": "1"}, 403)
            await ana.post(evening, {"what": "next", "number": "99"}, 400)
            await ana.post(evening, {"what": "next"}, 400)
            await ana.post(evening, {"what": "next", "number": "1"})
            await ana.post(evening, {"what": "next", "number": "2"}, 409)
            await ana.post(f"{path}/leave")
            after = await site.house.store.look_up(circles.circle, id)
            assert [(each.name, each.keeps) for each in after.fellows] == [("Bo", True)]

    live(story())


def test_erasing_leaves_no_trace_of_somebody_in_circles(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            id = path.split("/")[2]
            evening = await planned(path, bo, site, "verre standard")
            await ana.post(evening, {"what": "answer", "word": "yes"})
            await ana.post(evening, {"what": "next", "number": "1"})
            await finish_all(site, id)
            await ana.get(evening)
            person = (await site.house.store.look_up(circles.circle, id)).fellows[1].person
            rooms = (circles, evenings, gatherings, tournaments)
            kept = [await site.house.store.look_up(room.export, person) for room in rooms]
            assert "Bo" in str(kept)
            assert evening.rsplit("/", 1)[1] in str(kept)
            for room in rooms:
                await site.house.store.keep(room.erase, person, "quelqu’un")
            left = [await site.house.store.look_up(room.export, person) for room in rooms]
            assert not any(each for found in left for each in found.values())
            text = (await ana.get(evening)).text
            assert "Bo" not in re.findall(r">(\w+)<", text)

    live(story())


def test_a_tournament_may_be_played_by_correspondence_and_chance_plays_for_the_silent(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people = await a_circle(site, *NAMES[:4])
            id = path.split("/")[2]
            there = await site.house.store.look_up(circles.circle, id)
            await people[0].get(f"{path}/tournaments")
            fields = [("csrf", people[0].csrf), ("title", "Coupe"), ("game", "verre standard"), ("format", "tables")]
            fields += [("size", "4"), ("rounds", "1"), ("pace", f"each-{DAY}"), ("then", "lot")]
            fields += [("pick", each.person) for each in there.fellows]
            sent = {"content": urlencode(fields), "headers": {"content-type": FORM}}
            cup = (await people[0].client.post(f"{path}/tournaments", **sent)).headers["location"]
            assert "1 jour par décision" in (await people[3].get(cup)).text
            await people[0].post(cup, {"what": "round", "number": "1"})
            ((code, table),) = [(each.code, each) for each in site.house.tables]
            assert table.times.due == site.house.clock.date() + DAY
            site.house.tables.let_all_go()
            for _ in range(200):
                hourglass(site).turn(DAY)
                await site.house.waker.look()
                hourglass(site).turn(0)
                table = await site.house.tables.find(code)
                await until(lambda table=table: not table.lock.locked() and not site.house.clocks._ringing)
                if table.phase == OVER:
                    break
            assert table.phase == OVER
            assert "Ronde 1 sur 1" in (await people[2].get(cup)).text

    live(story())
