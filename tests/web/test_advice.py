"""Advice at a table: on while all people agree, given to whoever has to decide, and known to nobody else."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from perfidie.bots.advice import Suggestion
from web.browserless import AtOnce, Site, Visitor, a_site, live, play_out, to_decide, whose_turn
from web.programs import begun, guest
from web.reading import Page
from web.two_worlds import Swapped, imagined, twin

ON = "Les conseils sont permis à cette table."
ASK = 'form="ask-advice"'


async def agreed(path: str, *people: Visitor) -> None:
    for person in people:
        await person.post(f"{path}/agree", {"agree": "1"})


async def refused(person: Visitor, path: str, status: int) -> str:
    """Asks for advice and is told why not."""
    answer = await person.send(f"{path}/advice")
    assert answer.status_code == status, answer.text
    return " ".join(re.sub(r"<[^>]+>", " ", answer.text).split())


def suggested(page: Page) -> list[str]:
    """The words of the buttons among the suggestions."""
    found = Page(page.region("advice")).all("button", form="move", name="action")
    return [button["value"] for button in found]


class Pondering(AtOnce):
    """Thinks about advice until it is told that it has thought enough."""

    def __init__(self) -> None:
        self.begun, self.enough = asyncio.Event(), asyncio.Event()

    async def advise(self, *question: Any) -> tuple[Suggestion, ...]:
        self.begun.set()
        await self.enough.wait()
        return await super().advise(*question)


# Agreeing


def test_by_default_there_is_no_advice(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            seat, page = await to_decide(path, people)
            assert page.region("advice").strip() == ""
            assert "Pas de conseils à cette table." in page.region("agreement")
            assert "il faut que tout le monde soit d’accord" in await refused(people[seat], path, 409)

    live(story())


def test_alone_among_bots_it_is_one_click_and_a_suggestion_is_a_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            ana = site.visitor("Ana")
            path = await ana.open(3)
            await ana.get(path)
            await ana.post(f"{path}/start", {"how": "bots"})
            await agreed(path, ana)
            page = await ana.get(path)
            while not page.my_turn:
                page = await ana.get(path)
            assert ASK in page.region("advice")
            assert await ana.post(f"{path}/advice") == path
            page = await ana.get(path)
            words = suggested(page)
            assert 2 <= len(words) <= 3
            legal = [" ".join(each) for each in site.table(path).asked[0][1]]
            assert {*words} <= {*legal}
            assert "de gagner" in page.region("advice")
            assert "advice-" not in re.sub(r'(class|id|form)="[^"]*"', "", page.region("advice"))
            await ana.move(path, page.version, {"action": words[0]})
            assert not suggested(await ana.get(path)), "the question was answered"

    live(story())


def test_it_is_on_only_while_all_people_agree_and_everybody_sees_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await site.gathered("Ana", "Bo")
            await agreed(path, ana)
            assert "on attend l’accord de Bo" in (await ana.get(path)).text
            assert "Ana propose de permettre les conseils" in (await bo.get(path)).text
            await ana.get(path)
            await ana.post(f"{path}/start", {"how": "all"})
            assert "on attend l’accord de Bo" in (await ana.get(path)).region("advice")
            assert "Ana propose de permettre les conseils" in (await bo.get(path)).region("advice")
            await agreed(path, bo)
            for viewer in (ana, bo, site.visitor()):
                assert ON in (await viewer.get(path)).region("agreement")
            seat = next(iter(site.table(path).asked))
            people = (ana, bo)
            await people[seat].post(f"{path}/advice")
            assert suggested(await people[seat].get(path))
            await people[1 - seat].post(f"{path}/agree", {"agree": "0"})
            for viewer in (ana, bo, site.visitor()):
                assert ON not in (await viewer.get(path)).text
            assert not suggested(await people[seat].get(path))
            assert "tout le monde" in await refused(people[seat], path, 409)

    live(story())


def test_consent_survives_the_house_and_is_anew_for_whoever_comes_back_and_for_the_next_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **{"option-max_rounds": "1"})
            await agreed(path, *people)
            cookies = [dict(person.client.cookies) for person in people]
        async with a_site(tmp_path) as site:
            ana, bo = (site.visitor(name, cookies=each) for name, each in zip(("Ana", "Bo"), cookies, strict=True))
            assert ON in (await ana.get(path)).region("agreement")
            await bo.get(path)
            await bo.post(f"{path}/stand", {"level": "random"})
            assert ON in (await ana.get(path)).region("agreement"), "she alone is left, and agrees"
            await bo.post(f"{path}/back")
            assert ON not in (await ana.get(path)).region("agreement")
            await agreed(path, bo)
            await play_out(path, [ana, bo], Random(1))
            assert "finie" in await refused(ana, path, 409)
            await bo.post(f"{path}/again")
            following = await ana.post(f"{path}/again")
            assert ON not in (await ana.get(following)).region("agreement")

    live(story())


# Asking


def test_who_has_nothing_to_decide_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bo")
            await agreed(path, *people)
            assert "pas encore commencé" in await refused(people[0], path, 409)
            await people[0].get(path)
            await people[0].post(f"{path}/start", {"how": "all"})
            seat = next(iter(site.table(path).asked))
            assert "attendre son tour" in await refused(people[1 - seat], path, 403)
            watcher = await guest(site, "Cy")
            assert await watcher.refused("POST", f"/tables/{path[3:]}/advice", status=403) == "no-seat-here"

    live(story())


def test_one_thought_at_a_time_and_only_a_few_each_minute(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Pondering()
        async with a_site(tmp_path, thinkers=thinkers, advice_per_minute=1) as site:
            path, people = await site.begun("Ana", "Bo")
            await agreed(path, *people)
            seat = next(iter(site.table(path).asked))
            person, page = people[seat], await people[seat].get(path)
            first = asyncio.create_task(person.post(f"{path}/advice"))
            await thinkers.begun.wait()
            assert "On y réfléchit…" in (await person.get(path)).region("advice")
            assert "un conseil à la fois" in await refused(person, path, 409)
            thinkers.enough.set()
            await first
            await person.post(f"{path}/advice")  # the same question again costs no thought
            while seat in site.table(path).asked and site.table(path).asked[seat][0] == page.version:
                await person.move(path, page.version, page.moves[0])
            while seat not in site.table(path).asked:
                other = await people[1 - seat].get(path)
                await people[1 - seat].move(path, other.version, other.moves[0])
            assert "Doucement" in await refused(person, path, 429)

    live(story())


def test_advice_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Pondering()
        async with a_site(tmp_path, thinkers=thinkers) as site:
            path, people = await site.begun("Ana", "Bo")
            await agreed(path, *people)
            seat = next(iter(site.table(path).asked))
            page = await people[seat].get(path)
            thought = asyncio.create_task(refused(people[seat], path, 409))
            await thinkers.begun.wait()
            await people[seat].move(path, page.version, page.moves[0])
            thinkers.enough.set()
            assert "ce conseil ne vaut plus rien" in await thought
            for person in people:
                assert not suggested(await person.get(path))

    live(story())


# What the others learn of it, and what it learns from them


@pytest.mark.usefixtures("hushed")
def test_that_somebody_has_asked_reaches_nobody_else_not_even_as_an_empty_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, away_after=1e9) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            await agreed(path, *people)
            table = site.table(path)
            asker = next(iter(table.asked))
            others = [person for seat, person in enumerate(people) if seat != asker] + [site.visitor()]
            before = [(await other.client.get(path)).content for other in others]
            public = await _api(site, path)
            kept = _stored(tmp_path)
            async with people[asker].listen(path) as own:
                streams = [other.listen(path) for other in others]
                for stream in streams:
                    await stream.__aenter__()
                    await stream.news()
                await own.news()
                woken = [stream.listener.wake for stream in streams if stream.listener]
                await people[asker].get(path)
                await people[asker].post(f"{path}/advice")
                assert not any(wake.is_set() for wake in woken)
                assert any(b"fold-advice" in message for message in await own.news())
                for stream in streams:
                    assert await stream.news() == []
                    await stream.drop()
            assert [(await other.client.get(path)).content for other in others] == before
            assert await _api(site, path) == public
            assert _stored(tmp_path) == kept, "nothing was written"

    live(story())


async def _api(site: Site, path: str) -> list[bytes]:
    """What a stranger's program reads of the table."""
    stranger = site.visitor()
    return [(await stranger.client.get(f"/api/tables/{path[3:]}{part}")).content for part in ("", "/view", "/talk")]


def _stored(folder: Path) -> list[tuple[str, int]]:
    return sorted((file.name, len(file.read_bytes())) for file in folder.glob("tables.db*"))


def test_two_houses_that_differ_in_what_the_asker_cannot_know_give_the_same_advice(tmp_path: Path) -> None:
    async def story() -> int:
        different = 0
        async with a_site(tmp_path, away_after=1e9) as site:
            path, people = await site.begun("Ana", "Bo", "Cy", **{"option-max_rounds": "1"})
            await agreed(path, *people)
            for number in range(2):
                seat, _ = await to_decide(path, people)
                async with twin(site, tmp_path / f"twin-{number}", people) as (other, others):
                    await others[seat].get(path)
                    table = other.table(path)
                    world = imagined(table, seat, Random(number))
                    different += world != table.game_on.state
                    with Swapped(table, world):
                        await others[seat].post(f"{path}/advice")
                        there = (await others[seat].get(path)).region("advice")
                await people[seat].post(f"{path}/advice")
                assert (await people[seat].get(path)).region("advice") == there
                for _ in range(3):
                    turn = await whose_turn(path, people)
                    assert turn
                    await people[turn[0]].move(path, turn[1].version, turn[1].moves[0])
        return different

    assert live(story()) == 2


# Programs


def test_a_program_agrees_asks_and_is_refused_by_the_same_rules(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Ana", "Bo")
            address = f"/tables/{code}/advice"
            seat = next(iter(site.house.tables[code].asked))
            asker, other = programs[seat], programs[1 - seat]
            assert await asker.refused("POST", address) == "advice-off"
            table = await asker.ask("PUT", address, {"agree": True})
            assert (table["advice"], table["chairs"][seat]["advice"]) == (False, True)
            assert (await other.ask("PUT", address, {"agree": True}))["advice"] is True
            assert await other.refused("POST", address, status=403) == "not-your-turn"
            view = await asker.view(code)
            found = (await asker.ask("POST", address))["suggestions"]
            assert 1 <= len(found) <= 3
            legal = [choice["words"] for choice in view["legal"]]
            for each in found:
                assert each["words"] in legal
                assert each["text"] == next(c["text"] for c in view["legal"] if c["words"] == each["words"])
                assert 0 <= each["chance"] <= 1
                assert each["why"].endswith(".")
            english = (await asker.ask("POST", f"{address}?lang=en"))["suggestions"]
            assert [each["words"] for each in english] == [each["words"] for each in found]
            assert english[0]["why"] != found[0]["why"]
            assert (await other.ask("PUT", address, {"agree": False}))["advice"] is False
            assert await asker.refused("POST", address) == "advice-off"

    live(story())
