"""The doors of the site: from the landing page, the lobby or an invitation to a seat."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from perfidie import games
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import ORIGIN, a_site, live
from web.reading import Page

FRENCH, ENGLISH = SiteTexts("fr"), SiteTexts("en")
QUICK = {"option-max_rounds": "1"}
"""A game of one round."""


def code_of(path: str) -> str:
    return path.rpartition("/")[2]


# Landing page and lobby


def test_the_landing_page_offers_each_game_to_be_played_now_or_at_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            page = await site.visitor().get("/")
            for game in games.names():
                assert page.all("form", method="post", action=f"/games/{game}/play")
                assert page.all("a", href=f"/games/{game}/open")
                assert page.all("a", href=f"/games/{game}")

    live(story())


def test_play_now_is_one_post_and_asks_no_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            guest = site.visitor()
            await guest.get("/")
            path = await guest.post("/games/verre/play")
            page = await guest.get(path)
            assert page.phase == "playing"
            chairs = site.table(path).chairs
            assert [chair.kind for chair in chairs].count("bot") == len(chairs) - 1
            assert chairs[0].kind == "person"
            assert chairs[0].name

    live(story())


def test_a_game_against_bots_goes_on_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            guest, rng = site.visitor(), Random(4)
            await guest.get("/")
            path = await guest.post("/games/verre/play")
            table = site.table(path)
            while (page := await guest.get(path)).phase != "over":
                if page.my_turn:
                    await guest.move(path, page.version, rng.choice(page.moves))
                else:
                    assert site.house.drivers.thinking(table), "somebody has to decide, and nobody thinks"
                    await asyncio.wait(site.house.drivers.thinking(table).values())

    live(story())


def test_a_private_table_is_never_listed_and_a_public_one_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, stranger = site.visitor("Ana"), site.visitor()
            private, public = await host.open(), await host.open(public="1")
            assert code_of(private) not in (await stranger.get("/lobby")).text
            assert code_of(public) in (await stranger.get("/lobby")).text
            assert "Ana" in (await stranger.get("/lobby")).text
            await host.get(private)
            await host.post(f"{private}/public", {"public": "1"})
            assert code_of(private) in (await stranger.get("/lobby")).text
            await host.post(f"{private}/public", {"public": "0"})
            for path in ("/lobby", "/"):
                assert code_of(private) not in (await stranger.get(path)).text
                assert code_of(private) in (await host.get(path)).text, "one's own tables are listed for oneself"

    live(story())


# Opening a table


def test_every_choice_of_every_option_can_be_agreed_on(tmp_path: Path) -> None:
    """The form's own fields and values, one table for each; the room then says what is not as usual."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = site.visitor("Ana")
            form = await host.get("/games/verre/open")
            game = games.find("verre")
            offered = {found["name"].removeprefix("option-") for found in form.all("select") + form.all("input")
                       if found.get("name", "").startswith("option-")}  # fmt: skip
            assert offered == {option.id for option in game.options if not option.lab}
            for option in game.options:
                if option.lab:
                    continue
                for value in option.values or (option.least, option.most):
                    path = await host.open(5, **{f"option-{option.id}": str(value).lower()})
                    assert site.table(path).arrangement.options[option.id] == value
                    room = await host.get(path)
                    label = SiteTexts("fr", "verre").say(f"option-{option.id}")
                    assert (label in Page(room.text).text) == (value != option.usual), (option.id, value)

    live(story())


def test_options_that_depend_on_another_one_stand_inside_it_and_are_never_lost(tmp_path: Path) -> None:
    """The style sheet hides them unless a choice that opens them is made; what they say is sent in any case."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = site.visitor("Ana")
            form = await host.get("/games/charlatans/open")
            named = re.findall(r'name="option-(\w+)"', form.text)
            game = games.find("charlatans")
            assert sorted(named) == sorted(option.id for option in game.options if not option.lab)
            families = re.findall(r'<div class="opt-family">(.*?)</fieldset></div>', form.text)
            for family in families:
                master, *within = re.findall(r'name="option-(\w+)"', family)
                (opening,) = re.findall(r'<option value="(\w+)" data-opens', family)
                assert within == [option.id for option in game.options if option.when == (master, opening)]
            assert len(families) == len({option.when for option in game.options if option.when})
            wanted = {"books": "chosen", "red_book": "III", "cards": "random", "card_2": "7"}
            path = await host.open(2, "charlatans", **{f"option-{name}": value for name, value in wanted.items()})
            agreed = site.table(path).arrangement.options
            assert (agreed["red_book"], agreed["card_2"]) == ("III", 7)
            change = await host.get(f"{path}/options")
            assert {'value="chosen" data-opens selected', 'value="iii" selected', 'value="7" selected'} <= {
                found for found in re.findall(r'value="\w+"[a-z -]* selected', change.text)
            }

    live(story())


def test_every_preset_and_size_can_be_chosen(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = site.visitor("Ana")
            form = await host.get("/games/verre/open")
            sizes = [found["value"] for found in form.all("input", name="seats")]
            assert sizes == [str(seats) for seats in games.find("verre").seats]
            for preset in [found["value"] for found in form.all("input", name="preset")]:
                for seats in sizes:
                    path = await host.open(int(seats), preset=preset)
                    assert len(site.table(path).chairs) == int(seats)
                    wanted = games.find("verre").setup(int(seats), {}, preset).options
                    assert site.table(path).arrangement.options == wanted

    live(story())


def test_the_host_changes_what_was_agreed_on_and_nobody_else_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (host, guest) = await site.gathered("Ana", "Bo")
            form = await host.get(f"{path}/options")
            assert form.all("form", action=f"{path}/options")
            wanted = {"seats": "4", "preset": "standard", "public": "1", "option-start_hearts": "2"}
            await guest.get(f"{path}/options", 403)
            await guest.post(f"{path}/options", wanted, 403)
            assert len(site.table(path).chairs) == 2
            await host.post(f"{path}/options", wanted)
            agreed = site.table(path).arrangement
            assert (len(agreed.chairs), agreed.public, agreed.options["start_hearts"]) == (4, True, 2)

    live(story())


# From an invitation to a seat


def test_from_an_invitation_to_a_seat_it_takes_a_name_and_one_button(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, guest = site.visitor("Ana"), site.visitor()
            path = await host.open(3)
            room = await guest.get(path)
            assert room.all("form", id="sit", action=f"{path}/sit", method="post")
            assert room.all("input", form="sit", name="name")
            assert room.all("button", form="sit")
            assert await guest.post(f"{path}/sit", {"name": "Bo"}) == path
            assert [chair.name for chair in site.table(path).chairs] == ["Ana", "Bo", ""]
            assert not (await guest.get(path)).all("input", form="sit"), "who sits is not asked to sit down"

    live(story())


def test_a_free_seat_is_chosen_by_its_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, guest = site.visitor("Ana"), site.visitor("Bo")
            path = await host.open(4)
            room = await guest.get(path)
            assert [found["value"] for found in room.all("button", form="sit", name="seat")] == ["1", "2", "3"]
            await guest.post(f"{path}/sit", {"name": "Bo", "seat": "2"})
            assert [chair.name for chair in site.table(path).chairs] == ["Ana", "", "Bo", ""]
            late = site.visitor("Cy")
            await late.get(path)
            for seat, status in (("2", 409), ("9", 409), ("-1", 400), ("x", 400)):
                await late.post(f"{path}/sit", {"name": "Cy", "seat": seat}, status)
            await late.post(f"{path}/sit", {"name": "bo"}, 409)  # the same name twice
            await guest.post(f"{path}/sit", {"name": "Bo"}, 409)  # sitting already

    live(story())


def test_who_is_refused_a_seat_keeps_the_name_he_had(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            _, (host, guest) = await site.gathered("Ana", "Bo")
            other = await guest.open(2)
            elsewhere = await host.open(2)
            await guest.get(elsewhere)
            await guest.post(f"{elsewhere}/sit", {"name": "Ana"}, 409)
            room = await guest.get(elsewhere)
            assert [found["value"] for found in room.all("input", form="sit", name="name")] == ["Bo"]
            assert [chair.name for chair in site.table(other).chairs] == ["Bo", ""]

    live(story())


@pytest.mark.parametrize("typed", ["{}", "{} ", "{lower}", "{spaced}"])
def test_a_code_leads_to_its_table_however_it_is_typed(tmp_path: Path, typed: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path = await site.visitor("Ana").open()
            code = code_of(path)
            text = typed.format(code, lower=code.lower(), spaced=code.replace("-", " "))
            answer = await site.visitor().client.get("/join", params={"code": text})
            assert (answer.status_code, answer.headers["location"]) == (303, path)

    live(story())


def test_a_code_of_no_table_is_answered_in_the_visitors_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            for lang, texts in (("fr", FRENCH), ("en", ENGLISH)):
                page = await site.visitor(lang=lang).get("/join?code=ROSE-2222", 404)
                assert texts.say("refusal-no-such-table", {"table": "ROSE-2222"}) in page.text.replace("&#39;", "'")
                assert page.all("html", lang=lang)

    live(story())


def test_the_qr_code_is_a_picture_of_the_tables_address(tmp_path: Path) -> None:
    """Without a camera: it is the picture that the library draws of this very address."""
    segno = pytest.importorskip("segno")

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path = await site.visitor("Ana").open()
            answer = await site.visitor().client.get(f"{path}/qr.svg")
            assert answer.headers["content-type"] == "image/svg+xml"
            size = segno.make(f"{ORIGIN}{path}", error="m").symbol_size(border=2)
            drawn = re.search(r'<path[^>]* d="([^"]+)"', answer.text.partition("</path>")[0])
            assert drawn
            assert answer.text.startswith("<svg")
            assert f'width="{size[0]}"' in answer.text
            expected = segno.make(f"{ORIGIN}{path}", error="m").svg_inline(border=2, dark="#1c1410", light="#f3e9d2")
            assert re.findall(r' d="([^"]+)"', answer.text) == re.findall(r' d="([^"]+)"', expected)
            other = segno.make(f"{ORIGIN}/t/ROSE-2222", error="m").svg_inline(border=2, dark="#1c1410", light="#f3e9d2")
            assert re.findall(r' d="([^"]+)"', answer.text) != re.findall(r' d="([^"]+)"', other)

    live(story())


def test_another_language_keeps_the_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            french = await people[0].get(path)
            assert french.all("html", lang="fr")
            (link,) = {found["href"] for found in french.all("a", hreflang="en")}
            answer = await people[0].client.get(link)
            assert (answer.status_code, answer.headers["location"]) == (303, path)
            english = await people[0].get(path)
            assert english.all("html", lang="en")
            assert (english.version, english.my_turn, english.moves) == (french.version, french.my_turn, french.moves)
            assert (await people[1].get(path)).all("html", lang="fr"), "only his own pages change"

    live(story())


def test_the_language_switch_leads_nowhere_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            guest = site.visitor()
            for back in ("https://example.org/", "//example.org", "/\\example.org", "javascript:alert(1)", "/\r\nx: y"):
                answer = await guest.client.get("/language", params={"to": "en", "back": back})
                assert (answer.status_code, answer.headers["location"]) == (303, "/")

    live(story())
