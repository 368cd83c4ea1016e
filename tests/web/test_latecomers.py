"""A friend who comes late asks for the seat of a bot; the people at the table agree, or do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.store import BOT, PERSON
from perfidie.web.house.people.latecomers import MOST_REFUSED
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live, whose_turn
from web.programs import Answer, gathered, guest

FRENCH = SiteTexts("fr")
BOTS_SEAT = 2


async def with_a_bot(site: Site, *names: str) -> tuple[str, list[Visitor], Visitor]:
    """A game of these people and a bot on the last seat, and Zoé, who watches."""
    people = [site.visitor(name) for name in names]
    path = await people[0].open(len(names) + 1)
    for person in people[1:]:
        await person.sit(path)
    await people[0].get(path)
    await people[0].post(f"{path}/start", {"how": "bots"})
    zoe = site.visitor("Zoé")
    await zoe.get(path)
    return path, people, zoe


async def asks(person: Visitor, path: str, seat: int = BOTS_SEAT, status: int = 303) -> str:
    return await person.post(f"{path}/ask", {"seat": str(seat), "name": person.name}, status)


def test_the_seat_is_hers_when_all_people_have_agreed_with_all_that_it_knows(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo), zoe = await with_a_bot(site, "Ana", "Bo")
            table = site.table(path)
            public = (await zoe.get(path)).region("board")
            bot = table.names[BOTS_SEAT]
            await asks(zoe, path)
            for person in (ana, bo):
                assert FRENCH.t("ask-wanted", name="Zoé", bot=bot) in (await person.get(path)).region("offer")
            assert (await zoe.get(path)).region("board") == public, "she sees no more than before"
            assert not (await zoe.get(path)).all("section", id="notebook")
            await ana.post(f"{path}/answer", {"word": "1 1"})
            assert table.chairs[BOTS_SEAT].kind == BOT
            assert FRENCH.t("ask-waits", name="Zoé", names=("Bo",)) in (await ana.get(path)).region("offer")
            async with zoe.listen(path) as stream:
                await bo.post(f"{path}/answer", {"word": "1 1"})
                assert await stream.until_end() == [b"event: reload\ndata: 1\n\n"]
            assert (table.chairs[BOTS_SEAT].kind, table.names[BOTS_SEAT]) == (PERSON, "Zoé")
            page = await zoe.get(path)
            assert page.all("section", id="notebook")
            assert not (await ana.get(path)).region("offer").strip()
            assert await whose_turn(path, [ana, bo, zoe])
            cookies = dict(zoe.client.cookies)
        async with a_site(tmp_path) as site:
            assert (await site.visitor(cookies=cookies).get(path)).all("section", id="notebook")

    live(story())


def test_one_no_is_enough_and_she_does_not_ask_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo), zoe = await with_a_bot(site, "Ana", "Bo")
            for number in range(1, MOST_REFUSED + 1):
                await asks(zoe, path)
                await ana.post(f"{path}/answer", {"word": f"{number} 1"})
                await bo.post(f"{path}/answer", {"word": f"{number} 0"})
                assert FRENCH.t("ask-refused", name="Zoé") in (await zoe.get(path)).region("offer")
            assert FRENCH.say("refusal-refused-before") in await asks(zoe, path, status=403)
            assert site.table(path).chairs[BOTS_SEAT].kind == BOT
            await ana.post(f"{path}/answer", {"word": "1 1"}, 409)

    live(story())


def test_those_who_are_away_are_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, away_after=0.0) as site:
            path, (ana, _), zoe = await with_a_bot(site, "Ana", "Bo")
            await asks(zoe, path)
            async with ana.listen(path):
                await ana.post(f"{path}/answer", {"word": "1 1"})
            assert site.table(path).chairs[BOTS_SEAT].kind == PERSON

    live(story())


def test_where_nobody_could_say_no_the_seat_is_taken_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana,), zoe = await with_a_bot(site, "Ana")
            await ana.post(f"{path}/stand", {"level": "random"})
            await asks(zoe, path, 1)
            chairs = site.table(path).chairs
            assert (chairs[0].kind, chairs[1].kind, chairs[1].name) == (BOT, PERSON, "Zoé")
            await ana.post(f"{path}/back")
            assert site.table(path).chairs[0].kind == PERSON

    live(story())


def test_she_may_think_better_of_it_and_nobody_else_may_for_her(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo), zoe = await with_a_bot(site, "Ana", "Bo")
            await asks(zoe, path)
            other = site.visitor("Max")
            await other.get(path)
            await other.post(f"{path}/ask", {}, 409)
            assert len(site.table(path).company.asks) == 1
            await asks(other, path, status=409)
            await zoe.post(f"{path}/ask", {})
            assert site.table(path).company.asks == ()
            await ana.post(f"{path}/answer", {"word": "1 1"}, 409)
            await bo.post(f"{path}/answer", {"word": "x"}, 400)

    live(story())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whoever_may_not_ask_or_answer_is_told_why_and_nothing_changes(tmp_path: Path, lang: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _), zoe = await with_a_bot(site, "Ana", "Bo")
            stranger = site.visitor("Max", lang)
            await stranger.get(path)
            await asks(zoe, path)
            before = site.table(path).arrangement
            texts = SiteTexts(lang)
            told = await stranger.post(f"{path}/answer", {"word": "1 1"}, 403)
            assert texts.say("refusal-no-seat-here") in told
            told = await stranger.post(f"{path}/ask", {"seat": "0", "name": "Max"}, 409)
            assert texts.say("refusal-not-a-bots-seat") in told
            await stranger.post(f"{path}/ask", {"seat": "9", "name": "Max"}, 422)
            await stranger.post(f"{path}/ask", {"seat": "2", "name": "Ana"}, 409)
            await ana.post(f"{path}/ask", {"seat": "2", "name": ""}, 409)
            assert site.table(path).arrangement == before

    live(story())


def test_whoever_has_seen_one_hand_cannot_have_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (_, bo), _ = await with_a_bot(site, "Ana", "Bo")
            await bo.post(f"{path}/stand", {"level": "random"})
            assert FRENCH.say("refusal-has-seen-a-seat") in await asks(bo, path, status=403)
            assert not (await bo.get(path)).all("p", **{"class": "desk-ask"})

    live(story())


def test_programs_ask_and_answer_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (anne, basile) = await gathered(site, "Anne", "Basile", seats=3)
            path = f"/tables/{code}"
            zoe = await guest(site, "Zoé")
            assert await zoe.refused("PUT", f"{path}/seats/2/ask", {}) == "not-begun"
            await anne.ask("POST", f"{path}/start", {"how": "bots"})
            asked: Answer = await zoe.ask("PUT", f"{path}/seats/2/ask", {})
            assert asked["asks"] == [{"number": 1, "name": "Zoé", "seat": 2, "agreed": [], "mine": True}]
            assert await zoe.refused("PUT", f"{path}/asks/1", {"agree": True}, 403) == "no-seat-here"
            agreed: Answer = await anne.ask("PUT", f"{path}/asks/1", {"agree": True})
            assert agreed["asks"][0]["agreed"] == [0]
            await basile.ask("PUT", f"{path}/asks/1", {"agree": False})
            await zoe.ask("PUT", f"{path}/seats/2/ask", {})
            await zoe.ask("DELETE", f"{path}/asks", status=204)
            await zoe.ask("PUT", f"{path}/seats/2/ask", {})
            for program in (anne, basile):
                await program.ask("PUT", f"{path}/asks/3", {"agree": True})
            assert (await zoe.view(code))["seat"] == 2

    live(story())
