"""What somebody meets who has never heard of the games: the landing page, one press to a good first table, the icon."""

from __future__ import annotations

import json
import re
from pathlib import Path

from perfidie import games
from perfidie.web.page.drawing.assets import assets
from web.browserless import a_site, live

MOST = 250 * 1024
"""Bytes of a table's first load: page, sheets, scripts, icons and the letters of the language."""


def test_the_games_stand_in_the_order_in_which_a_newcomer_should_meet_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            page = (await site.visitor().get("/")).text
            shelf = re.findall(r'<li class="game[^"]*" id="(\w+)"', page)
            assert shelf == ["verre", "verona", "idus_martii", "charlatans", "mousquetaires"]
            assert page.index('name="code"') < page.index('<ol class="shelf'), "the code is asked for before the games"
            assert page.count('<svg class="scene"') == len(shelf), "each in one picture"

    live(story())


def test_playing_at_once_gives_the_table_and_the_seat_to_begin_with(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            for game in games.names():
                visitor = site.visitor()
                await visitor.get("/")
                path = await visitor.post(f"/games/{game}/play")
                table, first = site.table(path), games.find(game).rules.first
                assert table.seat_of(table.arrangement.host) == first.seat
                assert len(table.chairs) == (first.seats or table.game.usual_seats)
                assert table.arrangement.preset == (first.preset or table.game.presets[0].id)
                assert table.chairs[first.seat].advice, "and alone one may ask for advice"

    live(story())


def test_a_newcomer_rides_with_the_musketeers_and_meets_the_first_game_of_the_charlatans() -> None:
    ride, duel = games.find("mousquetaires"), games.find("charlatans")
    setup = ride.setup(ride.rules.first.seats)
    assert ride.rules.first.seat in setup.riders  # type: ignore[attr-defined]
    assert duel.rules.first.preset == "first_game"


def test_the_site_can_be_put_on_a_home_screen(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor()
            page = (await visitor.get("/")).text
            found = re.search(r'<link rel="manifest" href="/static/([^?"]+)', page)
            assert found
            manifest = json.loads(assets()[found[1]].plain)
            for icon in manifest["icons"]:
                assert icon["src"].removeprefix("/static/") in assets()
            assert manifest["start_url"] == manifest["scope"] == "/"
            assert "offline-text" not in (await visitor.get("/offline")).text
            assert "/offline" in (await visitor.get("/worker.js")).text
            assert assets()["favicon.ico"].plain[:4] == b"\0\0\1\0"

    live(story())


def test_the_first_load_of_any_table_is_under_250_kb(tmp_path: Path) -> None:
    """As it travels: texts packed, and of the fonts the files that hold the letters of French and English."""

    async def story() -> None:
        async with a_site(tmp_path, bot_delay=(30.0, 30.0)) as site:
            for game in games.names():
                visitor = site.visitor()
                await visitor.get("/")
                page = (await visitor.get(await visitor.post(f"/games/{game}/play"))).text
                files = {*re.findall(r"/static/([\w./-]+?\.(?:css|js|svg))\?", page)}
                files -= {"icon-turn.svg"}
                weight = sum(len(assets()[name].packed or assets()[name].plain) for name in files)
                letters = sum(len(each.plain) for name, each in assets().items() if name.endswith("-base.woff2"))
                assert weight + letters + len(page.encode()) < MOST, (game, weight, letters, len(page))

    live(story())
