"""Lessons on the site: each is played to its end through the front door, and only the browser remembers it."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest

from perfidie.school import LESSONS, PRACTICE, Place, Walk, shelf, walk
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts, on_page
from perfidie.web.page.ways import address_of, first_lesson
from school.test_every_lesson import GUIDED, HOUSE, TAUGHT, named
from web.browserless import Visitor, a_site, live

FIRST = address_of(LESSONS, "verre", "first")


def step_of(through: Walk, place: Place) -> dict[str, str]:
    """What a learner sends at a place: the choice the lesson waits for."""
    stop = through.stops[place.at]
    legal = through.play(place).legal(through.lesson.seat)
    words = stop.takes[0] if stop.said else next(each for each in stop.takes if each in legal)
    return {"words" if stop.said else "action": " ".join(words)}


async def walked(visitor: Visitor, kind: str, game: str, name: str) -> str:
    """Walks through a lesson by its links and forms alone; the last page."""
    through = walk(game, kind, name)
    path = address_of(kind, game, name)
    for _ in range(through.last):
        page = (await visitor.get(path)).text
        onward = re.search(r'id="lesson-next" href="([^"]+)"', page)
        if onward:
            path = onward[1].replace("&amp;", "&")
            continue
        at = int(re.search(r'id="table" data-at="(\d+)"', page)[1])  # type: ignore[index]
        took = re.search(r'name="took" value="([^"]*)"', page)
        asked = {"at": str(at), **({"took": took[1]} if took else {}), **step_of(through, Place(at))}
        answer = await visitor.client.get(address_of(kind, game, name), params=asked)
        assert answer.status_code == 303, (at, asked)
        path = answer.headers["location"]
    return (await visitor.get(path)).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "kind", "name"), TAUGHT, ids=map(named, TAUGHT))
def test_every_lesson_is_walked_to_its_end_without_a_script(
    tmp_path: Path, game: str, kind: str, name: str, lang: str
) -> None:
    async def story() -> str:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            visitor.client.cookies.set("lang", lang)
            return await walked(visitor, kind, game, name)

    page = live(story())
    assert on_page(walk(game, kind, name).beats[-1].to(lang)) in unescape(page)
    assert ('id="lesson-play"' in page) == (kind == LESSONS)


def test_a_choice_the_story_does_not_need_is_answered_and_nothing_moves(tmp_path: Path) -> None:
    through = walk("verre", LESSONS, "first")
    at = next(number for number, stop in enumerate(through.stops) if stop.takes)
    other = next(words for words in through.play(Place(at)).legal(0) if words not in through.stops[at].takes)

    async def story() -> str:
        async with a_site(tmp_path) as site:
            return (await site.visitor("Anne").get(f"{FIRST}?at={at}&action={'+'.join(other)}")).text

    page = live(story())
    assert f'data-at="{at}"' in page
    assert 'class="lesson-answer"' in page
    assert through.beats[through.stops[at].beat].answers[0].fr[:12] in page


def test_what_the_rules_do_not_allow_is_told_on_the_page(tmp_path: Path) -> None:
    through = walk("verre", LESSONS, "first")
    at = next(number for number, stop in enumerate(through.stops) if stop.takes)

    async def story() -> list[str]:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            odd = ("action=drink", "action=nonsense", "action=", "words=lied+4", "action=play+*+A&pick=a1")
            return [(await visitor.get(f"{FIRST}?at={at}&{each}")).text for each in odd]

    for page in live(story()):
        assert f'data-at="{at}"' in page
        assert 'class="lesson-answer"' in page


@pytest.mark.parametrize(
    "query", ["at=999", "at=-1", "at=x", "at=3&took=9.9", "at=3&took=0.1,0.1", "at=3&took=;", "at=" + "1" * 40]
)
def test_a_place_that_is_not_there_is_refused(tmp_path: Path, query: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            await visitor.get(f"{FIRST}?{query}", 404)
            await visitor.get(f"{FIRST}/film?{query}", 404)
            await visitor.get("/learn/verre/nothing", 404)
            await visitor.get("/practice/verre/nothing", 404)
            await visitor.get("/learn/bridge", 404)
            await visitor.get("/learn/bridge/first", 404)

    live(story())


def test_the_browser_remembers_where_a_lesson_was_left_and_that_one_was_ended(tmp_path: Path) -> None:
    texts, last = SiteTexts("fr", "verre"), walk("verre", LESSONS, "first").last

    async def story() -> list[str]:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            found = [(await visitor.get("/learn/verre")).text]
            await visitor.get(f"{FIRST}?at=5")
            found.append((await visitor.get("/learn/verre")).text)
            await visitor.get(f"{FIRST}?at={last}")
            await visitor.get(FIRST)
            found.append((await visitor.get("/learn/verre")).text)
            visitor.client.cookies.set("learn-verre", "lesson.first:zzz~~:::~lesson.none:3:", domain="localhost.local")
            found.append((await visitor.get("/learn/verre")).text)
            return found

    fresh, begun, ended, _ = live(story())
    assert texts.t("learn-resume") not in fresh
    assert f'href="{FIRST}?at=5"' in begun
    assert f'class="learn-done">{texts.t("learn-done")}' in ended
    assert f'href="{FIRST}"' in ended


def test_nothing_is_written_for_a_learner(tmp_path: Path) -> None:
    async def story() -> int:
        async with a_site(tmp_path) as site:
            await walked(site.visitor("Anne"), LESSONS, "verre", "first")
            return len(list(site.house.tables))

    assert live(story()) == 0
    with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
        assert [kept.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("people", "tables")] == [0, 0]


def test_after_the_lesson_a_table_with_novices_is_one_press_away(tmp_path: Path) -> None:
    async def story() -> dict[str, tuple[int | None, set[str]]]:
        found = {}
        async with a_site(tmp_path) as site:
            for game, _, name in GUIDED:
                visitor = site.visitor("Anne")
                path = await visitor.post(f"/games/{game}/play", {"level": "novice", "lesson": name})
                table = await site.house.tables.find(path.rpartition("/")[2])
                found[f"{game} {name}"] = (table.people[0], {each.level for each in table.chairs if each.level})
        return found

    found = live(story())
    assert all(levels == {"novice"} for _, levels in found.values())
    assert found["mousquetaires milady"][0] == 0
    assert found["mousquetaires musketeers"][0] != 0


def test_an_unknown_level_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            await site.visitor("Anne").post("/games/verre/play", {"level": "genius"}, 422)

    live(story())


def test_what_happens_on_the_way_comes_packed_where_the_browser_takes_it(tmp_path: Path) -> None:
    async def story() -> tuple[list[object], list[object]]:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            packed = await visitor.client.get(f"{FIRST}/film?at=3", headers={"accept-encoding": "gzip"})
            plain = await visitor.client.get(f"{FIRST}/film?at=3", headers={"accept-encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            return json.loads(packed.content), json.loads(plain.content)

    packed, plain = live(story())
    assert packed == plain
    assert len(plain) == 2


def test_every_game_of_the_house_leads_from_the_landing_page_to_what_it_teaches(tmp_path: Path) -> None:
    async def story() -> str:
        async with a_site(tmp_path) as site:
            return (await site.visitor("Anne").get("/")).text

    page = live(story())
    for game in HOUSE:
        address, minutes = first_lesson(game)
        assert f'href="{address}"' in page
        assert SiteTexts("fr").t("landing-learn-minutes", minutes=minutes) in page


def test_the_page_of_a_game_lists_its_lessons_chapters_and_positions(tmp_path: Path) -> None:
    async def story() -> dict[str, str]:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            return {game: (await visitor.get(f"/learn/{game}")).text for game in HOUSE}

    for game, page in live(story()).items():
        for kind in (LESSONS, PRACTICE):
            for each in shelf(game, kind):
                assert f'href="{address_of(kind, game, each.id)}"' in page, (game, each.id)


def test_a_rule_that_says_no_names_those_who_sit_there(tmp_path: Path) -> None:
    """At the handing out of roles: the same two Aediles again are refused by their names."""
    through = walk("idus_martii", LESSONS, "first")
    at = next(number for number, stop in enumerate(through.stops) if stop.takes and stop.takes[0][0] == "assign")

    async def story() -> str:
        async with a_site(tmp_path) as site:
            path = f"{address_of(LESSONS, 'idus_martii', 'first')}?at={at}&action=assign+4+1+2"
            return (await site.visitor("Anne").get(path)).text

    answer = re.search(r'class="lesson-answer">([^<]*)<', live(story()))
    assert answer
    assert "Basile" in answer[1]
    assert "Odette" in answer[1]
