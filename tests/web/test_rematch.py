"""Another game of the same people: by consent, all together, at one table, with the score of the evening."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from perfidie.store import BOT, PERSON
from perfidie.store.company import Tally
from perfidie.web.house.evening import score
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live, play_out

FRENCH, ENGLISH = SiteTexts("fr"), SiteTexts("en")
QUICK = {"option-max_rounds": "1"}


async def finished(site: Site, *names: str, lang: str = "fr") -> tuple[str, list[Visitor]]:
    path, people = await site.begun(*names, lang=lang, **QUICK)
    await play_out(path, people, Random(1))
    return path, people


async def question(person: Visitor, path: str) -> str:
    """What this person is asked at the end, as the page has it."""
    found = re.search(r'<section class="again".*?</section>', (await person.get(path)).region("decision"))
    assert found
    return found[0]


async def next_of(person: Visitor, path: str) -> str:
    """Presses, and gives where that leads."""
    return await person.post(f"{path}/again")


# By consent


def test_everybody_sees_who_is_in_and_the_table_opens_with_the_last_yes(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo, cy) = await finished(site, "Ana", "Bo", "Cy")
            assert "data-asking" not in await question(bo, path)
            async with bo.listen(path) as stream:
                assert await next_of(ana, path) == path
                (news,) = await stream.news()
                assert b'hx-partial id="r-again"' in news
                assert news.count(b"<hx-partial") == 1, "nothing else is drawn anew"
            asked = FRENCH.t("again-asking", names=("Ana",))
            for person in (bo, cy):
                assert f'data-asking="{asked}"' in await question(person, path)
            mine = await question(ana, path)
            assert "data-asking" not in mine
            assert re.findall(r'<li class="(is-[a-z-]+)">.*?<b>(\w+)</b>', mine) == [
                ("is-in", "Ana"),
                ("is-not-yet", "Bo"),
                ("is-not-yet", "Cy"),
            ]
            assert await next_of(cy, path) == path
            async with ana.listen(path) as stream:
                following = await next_of(bo, path)
                assert f'data-go="{following}"'.encode() in b"".join(await stream.news())
            assert [chair.name for chair in site.table(following).chairs] == ["Ana", "Bo", "Cy"]
            assert all(chair.kind == PERSON for chair in site.table(following).chairs)

    live(story())


def test_whoever_thinks_better_of_it_is_not_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await finished(site, "Ana", "Bo")
            await next_of(ana, path)
            await ana.post(f"{path}/again", {"how": "out"})
            assert "is-in" not in await question(bo, path)
            assert await next_of(bo, path) == path, "nobody else is in"

    live(story())


def test_who_sets_out_without_waiting_leaves_the_others_their_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await finished(site, "Ana", "Bo")
            following = await ana.post(f"{path}/again", {"how": "now"})
            kept = site.table(following).chairs[1]
            assert (kept.kind, kept.name) == (BOT, "Bo")
            assert kept.person
            late = site.visitor("Zoé")
            await late.get(following)
            await late.post(f"{following}/ask", {"seat": "1", "name": "Zoé"}, 409)
            assert FRENCH.say("again-take-seat") in await question(bo, path)
            assert await next_of(bo, path) == following
            assert site.table(following).chairs[1].kind == PERSON
            assert (await bo.get(following)).all("section", id="notebook"), "the seat is hers again"

    live(story())


def test_whoever_has_long_been_gone_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, away_after=0.0, stand_in_after=0.0) as site:
            path, (ana, bo) = await finished(site, "Ana", "Bo")
            following = await next_of(ana, path)
            assert following != path
            assert site.table(following).chairs[1].kind == BOT
            assert await next_of(bo, path) == following
            assert site.table(following).chairs[1].kind == PERSON

    live(story())


def test_without_a_script_the_page_looks_whether_the_next_table_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await finished(site, "Ana", "Bo")
            await next_of(ana, path)
            assert f'content="5; url={path}/next"' in (await ana.get(path)).text
            looked = await ana.client.get(f"{path}/next")
            assert (looked.status_code, looked.headers["location"]) == (303, path)
            following = await next_of(bo, path)
            looked = await ana.client.get(f"{path}/next")
            assert looked.headers["location"] == following

    live(story())


# One table, whatever happens


def test_all_at_once_and_twice_is_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await finished(site, "Ana", "Bo", "Cy")
            pressed = [next_of(person, path) for person in people * 3]
            pressed += [people[0].post(f"{path}/again", {"how": "now"}) for _ in range(3)]
            found = {where for where in await asyncio.gather(*pressed) if where != path}
            assert len(found) == 1
            mine = await site.house.store.tables_of(site.table(path).chairs[0].person)
            assert len(mine) == 2

    live(story())


def test_consent_and_the_next_table_survive_the_house(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await finished(site, "Ana", "Bo")
            await next_of(people[0], path)
            cookies = [dict(person.client.cookies) for person in people]
        async with a_site(tmp_path) as site:
            ana, bo = (site.visitor(name, cookies=each) for name, each in zip(("Ana", "Bo"), cookies, strict=True))
            assert "is-in" in await question(bo, path)
            following = await next_of(bo, path)
            assert following != path
        async with a_site(tmp_path) as site:
            ana, bo = (site.visitor(name, cookies=each) for name, each in zip(("Ana", "Bo"), cookies, strict=True))
            assert {await next_of(ana, path), await next_of(bo, path)} == {following}
            assert (await ana.get(following)).phase == "playing"

    live(story())


def test_a_change_that_another_was_faster_than_is_made_over_and_lays_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await finished(site, "Ana", "Bo")
            await next_of(ana, path)
            table = site.table(path)
            table.stamp -= 1  # somebody else was faster
            following = await next_of(bo, path)
            assert following != path
            assert len(await site.house.store.tables_of(table.chairs[0].person)) == 2
            assert await next_of(ana, path) == following

    live(story())


# Strangers


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_stranger_is_told_that_it_is_not_theirs_to_ask(tmp_path: Path, lang: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await finished(site, "Ana", "Bo")
            stranger = site.visitor("Zoé", lang)
            await stranger.get(path)
            before = site.table(path).arrangement
            for how in ("in", "now", "out"):
                told = await stranger.post(f"{path}/again", {"how": how}, 403)
                assert SiteTexts(lang).say("refusal-no-seat-here") in told
            assert site.table(path).arrangement == before
            assert not (await stranger.get(path)).all("button", form="again")
            following = await people[0].post(f"{path}/again", {"how": "now"})
            assert (await stranger.get(path)).all("a", href=following)
            assert not (await stranger.get(path)).all("section", **{"data-go": following})

    live(story())


# The evening


def test_an_evening_counts_people_over_its_games_wherever_they_sit(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **QUICK)
            won = {"Ana": 0, "Bo": 0}
            for game in range(1, 4):
                await play_out(path, people, Random(game))
                table = site.table(path)
                for seat in table.game_on.view(None).outcome.winners:
                    won[table.names[seat]] += 1
                asked = await question(people[0], path)
                if game > 1:
                    score = dict(re.findall(r"<span>(\w+)</span> <b>(\d+)</b>", asked))
                    assert score == {name: str(wins) for name, wins in won.items()}
                    assert FRENCH.t("evening-games", count=game) in asked
                else:
                    assert "evening" not in asked, "one game is no evening"
                await next_of(people[0], path)
                path = await next_of(people[1], path)

    live(story())


def test_a_bot_that_stood_in_wins_nothing_for_whoever_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await finished(site, "Ana", "Bo")
            before = {each.name: each.wins for each in _score(site, path)}
            following = await ana.post(f"{path}/again", {"how": "now"})
            rng = Random(2)
            while (page := await ana.get(following)).phase != "over":
                if page.my_turn:
                    await ana.move(following, page.version, rng.choice(page.moves))
                await asyncio.sleep(0)
            table = site.table(following)
            counted = {(each.name, bool(each.person)): each.wins for each in _score(site, following)}
            assert counted["Bo", True] == before["Bo"]
            if 1 in table.game_on.view(None).outcome.winners:
                assert counted["Bo", False] == 1
            assert (await bo.get(following)).all("form", action=f"{following}/again"), "she is asked all the same"
            assert await next_of(bo, following) == following, "Ana is waited for"
            assert site.table(await next_of(ana, following)).chairs[1].kind == PERSON

    live(story())


def _score(site: Site, path: str) -> tuple[Tally, ...]:
    return score(site.table(path))


def test_where_a_game_lasts_days_the_rematch_waits_for_those_who_are_away_and_they_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, away_after=0.0, stand_in_after=0.0) as site:
            path, (ana, bo) = await site.begun("Ana", "Bo", pace="each-86400", then="lot", **QUICK)
            await play_out(path, [ana, bo], Random(1))
            table = site.table(path)
            who = next(chair.person for chair in table.chairs if chair.name == "Bo")
            assert await next_of(ana, path) == path, "nobody is taken for gone who need not sit there"
            (told,) = [each for each in await site.house.tidings.waiting_for(who) if each.kind == "again"]
            assert told.link == path
            assert (
                FRENCH.t("tiding-again", name="Ana", words="Le Verre empoisonné") in (await bo.get("/me/notices")).text
            )
            following = await next_of(bo, path)
            assert [chair.kind for chair in site.table(following).chairs] == [PERSON, PERSON]

    live(story())
