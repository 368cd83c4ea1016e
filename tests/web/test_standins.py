"""Somebody has gone: the others are offered a bot, and whoever comes back has his seat again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from perfidie import bots
from perfidie.web.house.people import presence
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live, whose_turn
from web.programs import guest
from web.reading import put_on

FRENCH = SiteTexts("fr")


async def waiting(site: Site) -> tuple[str, list[Visitor], LiveTable, int]:
    """A table of three, and the seat it waits for."""
    path, people = await site.begun("Ana", "Bo", "Cy")
    turn = await whose_turn(path, people)
    assert turn
    return path, people, site.table(path), turn[0]


def gone(site: Site, table: LiveTable, seat: int, seconds: float) -> None:
    """Nothing has been heard from this seat for so long."""
    site.house.presence.note(table, seat, asyncio.get_running_loop().time() - seconds)
    table.audience.changed()


async def offered(person: Visitor, path: str, seat: int) -> list[str]:
    """The levels this person is offered beside the decision, for that seat."""
    page = await person.get(path)
    shown = page.region("offer")
    return [level for level in bots.LEVELS if f'form="bot-{seat}" name="at" value="{level}"' in shown]


def test_a_bot_is_offered_to_those_who_wait_for_somebody_gone_for_long_and_to_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people, table, seat = await waiting(site)
            other, third = people[(seat + 1) % 3], (seat + 2) % 3
            gone(site, table, seat, 45)
            assert "is-away" in (await other.get(path)).region("seats")
            assert await offered(other, path, seat) == [], "he may come back at any moment"
            gone(site, table, seat, 61)
            gone(site, table, third, 61)
            assert await offered(other, path, seat) == list(bots.LEVELS)
            assert await offered(other, path, third) == [], "nobody waits for him"
            assert await offered(site.visitor("Zoé"), path, seat) == [], "who only watches decides nothing"
            assert table.chairs[seat].kind == "person", "and never by itself"
            await other.post(f"{path}/bot", {"seat": str(seat), "level": "regular", "at": "novice"})
            assert (table.chairs[seat].kind, table.chairs[seat].level) == ("bot", "novice")
            assert await offered(other, path, seat) == []

    live(story())


def test_pages_are_told_when_they_have_waited_long_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "SURELY", 0.0)

    async def story() -> None:
        async with a_site(tmp_path, away_after=0.05, stand_in_after=0.1) as site:
            path, people, _, seat = await waiting(site)
            shown: dict[str, str] = {}
            async with people[(seat + 1) % 3].listen(path) as stream:
                put_on(shown, stream.got[0])
                await people[seat].get(path)
                while 'value="master"' not in shown["offer"]:
                    put_on(shown, await stream.next())

    live(story())


def test_who_comes_back_is_asked_to_take_his_seat_and_has_it_with_all_that_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people, table, seat = await waiting(site)
            leaver, other = people[seat], people[(seat + 1) % 3]
            move = (await leaver.get(path)).moves[0]
            gone(site, table, seat, 61)
            await other.post(f"{path}/bot", {"seat": str(seat), "level": "random"})
            async with other.listen(path) as stream:
                shown: dict[str, str] = {}
                put_on(shown, stream.got[0])
                assert FRENCH.say("bot-random") in shown["seats"]
                answer = await leaver.send(f"{path}/move", {"version": "1", **move})
                assert answer.status_code == 403
                assert FRENCH.say("refusal-left-to-bot").split(":")[0] in answer.text
                page = await leaver.get(path)
                assert page.all("form", action=f"{path}/back")
                await leaver.post(f"{path}/back")
                for message in await stream.news():
                    put_on(shown, message, news=False)  # names are anew: all of it is sent
                assert FRENCH.say("bot-random") not in shown["seats"], "the others see it"
            back, theirs = await leaver.get(path), await other.get(path)
            assert table.seat_of(table.chairs[seat].person) == seat
            assert back.version >= 1
            assert back.region("hand").strip()
            assert back.region("log").count("<li") >= theirs.region("log").count("<li") > 0

    live(story())


def test_a_page_that_was_left_open_is_loaded_anew_when_somebody_else_has_its_seat(tmp_path: Path) -> None:
    """A laptop that slept: its page comes back as that of a seat which a bot plays by now."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people, table, seat = await waiting(site)
            live_at = (await people[seat].get(path)).all("div", id="stream")[0]["hx-sse:connect"]
            assert live_at == f"{path}/live?lang=fr&seat={seat}"
            gone(site, table, seat, 61)
            await people[(seat + 1) % 3].post(f"{path}/bot", {"seat": str(seat), "level": "random"})
            stream = people[seat].listen(path, lang=f"fr&seat={seat}")
            async with stream:
                assert stream.got == [b"event: reload\ndata: 1\n\n"]

    live(story())


def test_anybody_seated_changes_the_level_of_a_bot_before_and_during_the_game_and_all_see_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, friend, stranger = (site.visitor(name) for name in ("Ana", "Bo", "Zoé"))
            path = await host.open(3)
            await friend.sit(path)
            await host.get(path)
            await stranger.get(path)
            await host.post(f"{path}/bot", {"seat": "2", "level": "novice"})
            name = site.table(path).chairs[2].name
            await friend.post(f"{path}/bot", {"seat": "2", "level": "strong"})
            assert FRENCH.say("bot-strong") in (await stranger.get(path)).region("room")
            await host.post(f"{path}/start", {"how": "all"})
            assert FRENCH.say("bot-strong") in (await stranger.get(path)).region("seats")
            assert f'value="strong" selected>{FRENCH.say("bot-strong")}' in (await friend.get(path)).region("bots")
            assert "<select" not in (await stranger.get(path)).region("bots")
            await friend.post(f"{path}/bot", {"seat": "2", "level": "master"})
            await stranger.post(f"{path}/bot", {"seat": "2", "level": "novice"}, 403)
            chair = site.table(path).chairs[2]
            assert (chair.kind, chair.level, chair.name) == ("bot", "master", name)
            for person in (host, friend, stranger):
                assert FRENCH.say("bot-master") in (await person.get(path)).region("seats")

    live(story())


def test_a_program_changes_levels_too_and_is_told_that_a_bot_has_its_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, away_after=0.0) as site:
            host, friend = await guest(site, "Anne"), await guest(site, "Basile")
            code = (await host.ask("POST", "/tables", {"game": "verre", "seats": 3}, 201))["code"]
            await friend.ask("POST", f"/tables/{code}/seat", {}, 201)
            await host.ask("POST", f"/tables/{code}/start", {"how": "bots"}, 200)
            assert (await host.ask("GET", f"/tables/{code}"))["chairs"][2]["level"] == bots.USUAL_LEVEL
            await friend.ask("PUT", f"/tables/{code}/seats/2/bot", {"level": "strong"}, 204)
            await host.ask("PUT", f"/tables/{code}/seats/1/bot", {"level": "novice"}, 204)
            chairs = (await host.ask("GET", f"/tables/{code}"))["chairs"]
            assert [chair["level"] for chair in chairs] == ["", "novice", "strong"]
            said = await friend.refused("POST", f"/tables/{code}/talk", {"text": "?"}, 403)
            assert said == "left-to-bot"
            assert (await friend.ask("POST", f"/tables/{code}/seat", {}, 201))["seat"] == 1
            levels = (await host.ask("GET", "/games/verre?lang=fr"))["levels"]
            assert [(level["id"], level["title"]) for level in levels] == [
                (level, FRENCH.say(f"bot-{level}")) for level in bots.LEVELS
            ]
            assert all(level["help"] for level in levels)

    live(story())
