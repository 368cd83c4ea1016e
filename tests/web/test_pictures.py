"""Pictures: what a link looks like where it is sent, and nothing that its page would not show a stranger."""

from __future__ import annotations

import re
import struct
from html import unescape
from pathlib import Path
from random import Random

import httpx
import pytest

from perfidie import games
from perfidie.store import OVER
from perfidie.texts import LANGUAGES
from perfidie.web.page.pictures.cards import game_drawing, house_drawing, outcome_drawing, table_drawing
from perfidie.web.page.pictures.press import inks, whole
from perfidie.web.page.pictures.words import fitted, width
from web.browserless import a_site, live, play_out, whose_turn
from web.endings import over

QUICK = {"option-max_rounds": "1"}


def size_of(answer: httpx.Response) -> tuple[int, int]:
    assert answer.status_code == 200, answer.text[:300]
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", answer.content[16:24])


def meta(page: str, name: str) -> str:
    found = re.search(rf'<meta (?:property|name)="{re.escape(name)}" content="([^"]*)"', page)
    assert found, name
    return unescape(found[1])


def test_a_table_s_link_says_who_waits_for_whom_and_shows_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, _ = await site.gathered("Camille", "Bo")
            host = site.visitor("Ana")
            path = await host.open(5)
            page = (await site.visitor().get(path)).text
            assert (
                meta(page, "og:title") == "Ana vous attend\xa0: Le Verre empoisonné, 4 places libres sur 5 · Perfidie"
            )
            assert meta(page, "twitter:card") == "summary_large_image"
            image = meta(page, "og:image")
            assert image.startswith(f"http://localhost{path}/preview.png?")
            first = await site.visitor().client.get(image)
            assert size_of(first) == (1200, 630)
            again = await site.visitor().client.get(image, headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304
            assert not again.content
            await site.visitor("Bo").sit(path)
            fuller = (await site.visitor().get(path)).text
            assert meta(fuller, "og:image") != image, "who sits down is seen on the next preview"

    live(story())


def test_the_house_and_each_game_have_a_preview_and_head_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            client = site.visitor().client
            for path in ("/", "/games/verre"):
                image = meta((await client.get(path)).text, "og:image")
                assert size_of(await client.get(image)) == (1200, 630)
            host = site.visitor("Ana")
            table = await host.open(3)
            for path in ("/", "/lobby", "/games/verre", table, "/credits", "/static/icon.svg", "/healthz"):
                head, whole_answer = await client.head(path), await client.get(path)
                assert head.status_code == whole_answer.status_code == 200, path
                assert head.content == b""
                assert head.headers["content-type"] == whole_answer.headers["content-type"]
            assert (await client.head("/nowhere")).status_code == 404
            assert (await client.head(f"{table}/live")).status_code == 405, "a stream has no end"

    live(story())


def test_the_picture_of_a_game_is_there_once_it_is_over_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **QUICK)
            for closed in ("picture.png", "replay.png?at=1"):
                await people[0].get(f"{path}/{closed}", 409)
            await play_out(path, people, Random(1))
            stranger = site.visitor().client
            for opened in ("picture.png", "replay.png?at=4&eyes=open", "preview.png"):
                assert size_of(await stranger.get(f"{path}/{opened}")) == (1200, 630)
            page = (await site.visitor().get(path)).text
            assert meta(page, "og:image").startswith(f"http://localhost{path}/picture.png")

    live(story())


def test_while_a_game_is_on_its_preview_does_not_change_whatever_happens(tmp_path: Path) -> None:
    """So nothing hidden can be in it: it follows from who sits where."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **QUICK)
            rng, drawn = Random(3), set()
            while (turn := await whose_turn(path, people)) is not None:
                seat, page = turn
                drawn.add(table_drawing(site.table(path), "fr"))
                await people[seat].move(path, page.version, rng.choice(page.moves))
            assert len(drawn) == 1
            assert site.table(path).phase == OVER

    live(story())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_picture_whose_icons_and_inks_are_all_there(lang: str) -> None:
    for game in games.names():
        seats = games.find(game).seats[-1]
        for drawing in (game_drawing(game, lang), outcome_drawing(over(game, seats, 1), lang), house_drawing(lang)):
            svg = whole(drawing, game)
            used = set(re.findall(r'href="#([^"]+)"', svg))
            assert used <= set(re.findall(r'id="([^"]+)"', svg))
            assert "var(--" not in svg
            named = set(re.findall(r"var\(--([\w-]+)\)", drawing))
            assert named <= set(inks(game)), "an ink that the style sheets do not know"


def test_names_are_escaped_and_fit_however_long_they_are() -> None:
    for name in ("W" * 24, "Maximilienne-Alexandrine", "i", "<b>&"):
        shown = fitted(name, 31, 200, 1, 20)
        assert len(shown.lines) == 1
        assert width(shown.lines[0], shown.size) <= 200
    table = over("verre", 3, 1)
    chairs = tuple(type(chair)(chair.kind, "<b>&", level="greedy") for chair in table.chairs)
    table.arrangement = type(table.arrangement)(
        "verre", table.arrangement.rules, table.arrangement.options, chairs, "", phase=OVER
    )
    drawing = outcome_drawing(table, "fr")
    assert "<b>" not in drawing
    assert "&lt;b&gt;&amp;" in drawing
