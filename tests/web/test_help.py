"""Help at a table as the site sends it: what a decision is about for whoever makes it, and what everything means."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from perfidie import games
from perfidie.texts import LANGUAGES, Texts
from perfidie.web.page.help import HOUSE, explained, terms
from web.browserless import a_site, live, whose_turn
from web.reading import Page

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve")


def test_only_whoever_decides_is_told_what_it_is_about(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, 1) as site:
            path, people = await site.begun(*NAMES[:3], game="verre")
            texts = Texts("fr", "verre")
            rng, told = Random(1), set()
            while len(told) < 3 and (turn := await whose_turn(path, people)) is not None:
                mover, page = turn
                found = re.search(r'data-hint="verre-(\w+)"', page.region("hint"))
                assert found
                assert texts.say(f"hint-{found[1]}").partition("’")[0] in page.region("hint")
                told.add(found[1])
                for other in (*range(mover), *range(mover + 1, 3)):
                    seen = await people[other].get(path)
                    assert bool(seen.region("hint")) == seen.my_turn
                assert (await site.visitor().get(path)).region("hint") == ""
                await people[mover].move(path, page.version, rng.choice(page.moves))
            assert len(told) == 3

    live(story())


@pytest.mark.parametrize("game", games.names())
def test_the_words_of_a_game_and_of_a_table_stand_on_a_page_each(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor()
            table = await visitor.post(f"/games/{game}/play", (await visitor.get("/")) and {})
            for path in (f"/games/{game}/words", f"{table}/words"):
                page = await visitor.get(path)
                assert {each["data-means"] for each in page.all("dt")} == explained(game)
                assert "{" not in re.sub(r"<[^>]*>", "", page.text)
            assert f'data-from="{table}/words"' in (await visitor.get(table)).text

    live(story())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_what_is_the_game_s_own_is_explained_before_what_stands_around_every_board(game: str, lang: str) -> None:
    ours = [each.id.startswith(HOUSE) for each in terms(game, lang)]
    assert ours == sorted(ours)
    assert 0 < sum(ours) < len(ours)


def test_the_house_explains_what_its_own_templates_wear() -> None:
    templates = Path(str(Path(__file__).parents[2] / "src/perfidie/web/templates"))
    worn = {id for file in templates.rglob("*.html") for id in re.findall(r"at-[a-z]+(?=\")", file.read_text("utf-8"))}
    known = explained("verre")
    assert {"at-seat", "at-turn", "at-goal"} <= worn & known
    assert {
        each for each in worn if re.fullmatch(r"at-(seat|turn|bot|away|round|phase|goal|hint|chosen)", each)
    } <= known


def test_a_page_without_a_script_shows_the_line_and_the_way_to_the_meanings(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, 2) as site:
            path, people = await site.begun(*NAMES[:2], game="verre")
            turn = await whose_turn(path, people)
            assert turn is not None
            page: Page = turn[1]
            (line,) = [each for each in page.all("p", id="r-hint")]
            assert "hidden" not in line
            assert all(each["href"] == "#rules" for each in page.all("a") if "data-ask" in each)
            assert page.all("a", href=f"{path}/words")

    live(story())
