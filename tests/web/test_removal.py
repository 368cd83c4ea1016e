"""Somebody has to leave: at the host's word before the game, by agreement of the others during it."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.store import BOT, EMPTY, PERSON
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live
from web.programs import begun, gathered

FRENCH = SiteTexts("fr")


def test_the_host_sends_a_stranger_away_who_may_come_back_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo, cy) = await site.gathered("Ana", "Bo", "Cy")
            for person in (bo, cy):
                assert not (await person.get(path)).all("button", form="remove")
            await bo.post(f"{path}/remove", {"seat": "2"}, 403)
            assert len((await ana.get(path)).all("button", form="remove")) == 2
            async with cy.listen(path) as stream:
                await ana.post(f"{path}/remove", {"seat": "2"})
                assert await stream.until_end() == [b"event: reload\ndata: 1\n\n"]
            assert site.table(path).chairs[2].kind == EMPTY
            assert FRENCH.say("room-removed") in (await cy.get(path)).text
            await cy.sit(path)
            await ana.post(f"{path}/remove", {"seat": "2"})
            told = await cy.post(f"{path}/sit", {"name": "Cy"}, 403)
            assert FRENCH.say("refusal-not-welcome") in told
            await ana.post(f"{path}/remove", {"seat": "0"}, 409)
            await ana.post(f"{path}/remove", {"seat": "2"}, 409)
            await ana.post(f"{path}/start", {"how": "bots"})
            await cy.post(f"{path}/ask", {"seat": "2", "name": "Cy"}, 403)

    live(story())


def test_during_the_game_more_than_half_of_the_others_must_agree_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo, cy, dan) = await site.begun("Ana", "Bo", "Cy", "Dan")
            table = site.table(path)
            await ana.post(f"{path}/remove", {"seat": "3"})
            for person in (bo, cy):
                told = FRENCH.t("remove-proposed", names=("Ana",), name="Dan")
                assert told in (await person.get(path)).region("offer")
            page = await dan.get(path)
            assert FRENCH.t("remove-meant", names=("Ana",)) in page.region("offer")
            assert not page.all("button", form="vote")
            await dan.post(f"{path}/vote", {"word": "3 0"}, 409)
            assert table.chairs[3].kind == PERSON
            await bo.post(f"{path}/vote", {"word": "3 1"})
            assert table.chairs[3].kind == BOT
            assert table.names[3] != "Dan"
            assert not (await dan.get(path)).all("section", id="notebook")
            await dan.post(f"{path}/back", status=403)
            await dan.post(f"{path}/ask", {"seat": "3", "name": "Dan"}, 403)
            await dan.post(f"{path}/say", {"text": "Ana a du poison", "channel": "gallery"}, 403)

    live(story())


def test_a_proposal_that_cannot_be_carried_any_more_is_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo, cy, dan) = await site.begun("Ana", "Bo", "Cy", "Dan")
            await ana.post(f"{path}/remove", {"seat": "3"})
            await bo.post(f"{path}/vote", {"word": "3 0"})
            await dan.post(f"{path}/remove", {"seat": "0"}, 409)
            await cy.post(f"{path}/vote", {"word": "3 0"})
            table = site.table(path)
            assert (table.company.removal, table.chairs[3].kind) == (None, PERSON)

    live(story())


def test_nobody_is_removed_by_one_other_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _) = await site.begun("Ana", "Bo")
            assert not (await ana.get(path)).all("button", form="remove")
            told = await ana.post(f"{path}/remove", {"seat": "1"}, 409)
            assert FRENCH.t("refusal-too-few-to-remove", least=2) in told

    live(story())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_stranger_removes_nobody_and_is_told_so(tmp_path: Path, lang: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bo", "Cy")
            stranger = site.visitor("Max", lang)
            await stranger.get(path)
            refusal = SiteTexts(lang).say("refusal-no-seat-here")
            assert refusal in await stranger.post(f"{path}/remove", {"seat": "1"}, 403)
            await people[0].get(path)
            await people[0].post(f"{path}/start", {"how": "all"})
            await people[0].post(f"{path}/remove", {"seat": "1"})
            before = site.table(path).arrangement
            assert refusal in await stranger.post(f"{path}/remove", {"seat": "1"}, 403)
            assert refusal in await stranger.post(f"{path}/vote", {"word": "1 1"}, 403)
            assert site.table(path).arrangement == before

    live(story())


def test_programs_remove_and_vote_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (anne, basile) = await gathered(site, "Anne", "Basile", seats=3)
            assert await basile.refused("DELETE", f"/tables/{code}/seats/0/person", status=403) == "host-only"
            freed = await anne.ask("DELETE", f"/tables/{code}/seats/1/person")
            assert freed["chairs"][1]["kind"] == "empty"
            code, (anne, basile, cyrano) = await begun(site, "Anne", "Basile", "Cyrano")
            proposed = await anne.ask("DELETE", f"/tables/{code}/seats/2/person")
            assert proposed["removal"] == {"seat": 2, "agreed": [0], "against": []}
            done = await basile.ask("PUT", f"/tables/{code}/seats/2/removal", {"agree": True})
            assert (done["removal"], done["chairs"][2]["kind"]) == (None, "bot")
            assert (await cyrano.view(code))["seat"] is None

    live(story())
