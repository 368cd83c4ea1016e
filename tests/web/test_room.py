"""The room before the game: people talk, read the rules in short, and know who will begin."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from random import Random

import pytest

from perfidie import games
from perfidie.web.house.match import Match
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.games import minute
from perfidie.web.page.opening import first_asked
from web.browserless import a_site, live
from web.test_talk import talk_of

FRENCH = SiteTexts("fr", "verre")


def test_what_is_said_in_the_room_is_heard_at_once_and_stays_with_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await site.gathered("Ana", "Bo")
            stranger = site.visitor()
            await ana.get(path)
            async with bo.listen(path) as stream:
                await ana.post(f"{path}/say", {"text": "On attend Cy ?"})
                (news,) = await stream.news()
                assert b'id="r-talk" hx-swap="beforeend"' in news
                assert news.count(b"<hx-partial") == 1
            assert talk_of(await stranger.get(path)) == ["Ana On attend Cy ?"]
            assert not (await stranger.get(path)).all("input", id="say-text")
            await stranger.post(f"{path}/say", {"text": "Non"}, 403)
            await ana.post(f"{path}/start", {"how": "all"})
            assert talk_of(await bo.get(path)) == ["Ana On attend Cy ?"]

    live(story())


def test_the_room_tells_the_game_in_one_minute_and_leads_to_the_rules_of_this_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _) = await site.gathered("Ana", "Bo")
            for reader in (ana, site.visitor("Cy")):
                page = await reader.get(path)
                for line in minute(SiteTexts("fr", "verre"), {"places": 2}):
                    assert line in unescape(page.text), "somebody who comes by the link reads it too"
                assert page.all("a", href=f"{path}/rules")

    live(story())


def test_the_room_says_who_will_begin(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _) = await site.gathered("Ana", "Bo")
            assert FRENCH.say("room-begins-chance") in (await ana.get(path)).region("room")
            path, (ana, _) = await site.gathered("Ana", "Bo", **{"option-first_wesley": "1"})
            first = site.table(path).names[first_asked_of(site.table(path).arrangement.options)]
            assert FRENCH.t("room-begins", name=first) in (await ana.get(path)).region("room")

    live(story())


def first_asked_of(options: dict[str, object]) -> int:
    (seat,) = first_asked("verre", 2, tuple(options.items()))  # type: ignore[arg-type]
    return seat


@pytest.mark.parametrize("name", games.names())
def test_who_begins_is_told_only_where_chance_has_no_say(name: str) -> None:
    """Other deals than those that were looked at must not give the lie to what the room says."""
    game = games.find(name)
    for seats in game.seats:
        setup = game.setup(seats)
        told = first_asked(name, seats, tuple(setup.options.items()))
        for deal in range(100, 130):
            match = Match(game, game.setup(seats))
            match.let_chance_act(Random(deal))
            assert not told or tuple(sorted(match.asked)) == told
