"""The doors of the site: from the landing page or an invitation to a seat, and what a table offers before and after."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest

from perfidie import games
from perfidie.engine import read_record, replay
from perfidie.web.words import SiteTexts
from web.browserless import ORIGIN, Page, Site, Visitor, a_site, live, play_out, whose_turn

FRENCH, ENGLISH = SiteTexts("fr"), SiteTexts("en")


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
            assert chairs[0].kind == "person" and chairs[0].name

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
                    assert table.thinking, "somebody has to decide, and nobody thinks"
                    await asyncio.wait(table.thinking.values())

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
            path, (host, guest) = await site.gathered("Ana", "Bo")
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
            assert drawn and answer.text.startswith("<svg")
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


# One seat on two devices


async def personal_link(person: Visitor, path: str) -> str:
    await person.get(path)
    answer = await person.send(f"{path}/device")
    assert answer.status_code == 200
    (link,) = [found["value"] for found in Page(answer.text).all("input") if "/seat/" in found.get("value", "")]
    assert link.startswith(f"{ORIGIN}{path}/seat/")
    return urlsplit(link).path


def test_the_personal_link_brings_the_seat_to_a_second_device_and_both_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            turn = await whose_turn(path, people)
            assert turn
            seat, page = turn
            phone = site.visitor()
            link = await personal_link(people[seat], path)
            assert not (await phone.get(path)).moves
            door = await phone.get(link)
            assert people[seat].name in door.text
            assert await phone.post(link) == path
            on_phone = await phone.get(path)
            assert (on_phone.version, on_phone.moves) == (page.version, page.moves)
            await phone.move(path, page.version, page.moves[0])
            both = [(await device.get(path)).region("hand") for device in (phone, people[seat])]
            assert both[0] == both[1]
            assert (await people[seat].get(path)).version > page.version

    live(story())


def test_the_link_also_serves_a_device_that_already_has_a_person_and_may_be_followed_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            phone = site.visitor("Guest")
            own_table = await phone.open(2)
            link = await personal_link(people[0], path)
            await phone.get(link)
            for _ in range(2):
                assert await phone.post(link) == path
            page = await phone.get(path)
            assert page.region("seats") == (await people[0].get(path)).region("seats")
            assert "Guest" in (await phone.get(own_table)).text, "the table he opened before is still there"

    live(story())


def test_a_new_personal_link_makes_the_old_one_worthless(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            old = await personal_link(people[0], path)
            new = await personal_link(people[0], path)
            thief = site.visitor()
            await thief.get(old, 403)
            await thief.post(old, status=403)
            await thief.get(f"{path}/seat/{'x' * 24}", 403)
            await thief.get(new)

    live(story())


# Bots


def levels(page: Page) -> list[str]:
    return [found["value"] for found in page.all("option") if found["value"]]


def test_bots_are_put_on_free_seats_and_taken_off_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, stranger = site.visitor("Ana"), site.visitor()
            path = await host.open(4)
            room = await host.get(path)
            table = site.table(path)
            for seat, level in ((1, "random"), (2, "greedy")):
                assert level in levels(room)
                await host.post(f"{path}/bot", {"seat": str(seat), "level": level})
                assert (table.chairs[seat].kind, table.chairs[seat].level) == ("bot", level)
            assert len({chair.name for chair in table.chairs if chair.name}) == 3
            await host.post(f"{path}/bot", {"seat": "1", "level": ""})
            assert table.chairs[1].kind == "empty"
            await host.post(f"{path}/bot", {"seat": "0", "level": "greedy"}, 409)
            await host.post(f"{path}/bot", {"seat": "1", "level": "genius"}, 422)
            await host.post(f"{path}/bot", {"seat": "7", "level": "greedy"}, 422)
            await stranger.get(path)
            await stranger.post(f"{path}/bot", {"seat": "1", "level": "greedy"}, 403)
            assert [chair.kind for chair in table.chairs] == ["person", "empty", "bot", "empty"]

    live(story())


async def until_asked(site: Site, path: str, person: Visitor) -> Page:
    """The person's page once the bots have done what they had to."""
    table = site.table(path)
    while not (page := await person.get(path)).my_turn and page.phase == "playing" and table.thinking:
        await asyncio.wait(table.thinking.values())
    return page


def test_somebody_leaves_a_bot_plays_on_and_he_takes_his_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            turn = await whose_turn(path, people)
            assert turn
            seat, page = turn
            leaver = people[seat]
            await leaver.post(f"{path}/stand", {"level": "random"})
            chair = site.table(path).chairs[seat]
            assert (chair.kind, chair.level, chair.name) == ("bot", "random", leaver.name)
            assert (await until_asked(site, path, people[1 - seat])).version > page.version
            away = await leaver.get(path)
            assert not away.moves and not away.region("hand").strip(), "he has left his seat and its secrets"
            assert away.all("form", action=f"{path}/back")
            await leaver.move(path, away.version, page.moves[0], 403)
            await leaver.post(f"{path}/back")
            assert site.table(path).chairs[seat].kind == "person"
            assert not (await leaver.get(path)).all("form", action=f"{path}/back")
            await leaver.post(f"{path}/back", status=403)
            await play_out(path, people, Random(3))

    live(story())


def test_the_seat_of_somebody_away_is_given_to_a_bot_never_that_of_somebody_present(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, away_after=1e9) as site:
            path, people = await site.begun("Ana", "Bo")
            await whose_turn(path, people)
            await people[1].get(path)
            given = {"seat": "1", "level": "greedy"}
            await people[0].post(f"{path}/bot", given, 409)
            stranger = site.visitor()
            await stranger.get(path)
            site.table(path).seen[1] = -2e9  # nothing was heard of him for ages
            assert (await people[0].get(path)).all("form", action=f"{path}/bot")
            await stranger.post(f"{path}/bot", given, 403)
            async with people[1].listen(path):
                await people[0].post(f"{path}/bot", given, 409)  # he listens: he is there
            site.table(path).seen[1] = -2e9
            await people[0].post(f"{path}/bot", given)
            assert site.table(path).chairs[1].kind == "bot"
            await people[1].get(path)
            await people[1].post(f"{path}/back")
            assert site.table(path).chairs[1].kind == "person"

    live(story())


# Beginning


@pytest.mark.parametrize(("how", "kinds"), [("bots", ["person", "person", "bot", "bot"]), ("few", ["person", "person"])])
def test_a_game_begins_with_bots_on_free_seats_or_without_them(tmp_path: Path, how: str, kinds: list[str]) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, guest = site.visitor("Ana"), site.visitor("Bo")
            path = await host.open(4)
            await guest.sit(path)
            room = await host.get(path)
            assert [found["value"] for found in room.all("button", form="start", name="how")] == ["bots", "few"]
            await host.post(f"{path}/start", {"how": "all"}, 409)
            assert not (await guest.get(path)).all("button", form="start")
            await guest.post(f"{path}/start", {"how": how}, 403)
            await host.post(f"{path}/start", {"how": how})
            assert [chair.kind for chair in site.table(path).chairs] == kinds
            assert (await guest.get(path)).phase == "playing"
            await host.post(f"{path}/start", {"how": how}, 409)
            await site.visitor("Cy").post(f"{path}/sit", {"name": "Cy"}, 409)

    live(story())


def test_with_every_seat_taken_there_is_one_way_to_begin(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bo", "Cy")
            room = await people[0].get(path)
            assert [found["value"] for found in room.all("button", form="start", name="how")] == ["all"]
            await people[0].post(f"{path}/start", {"how": "all"})
            assert {(await person.get(path)).phase for person in people} == {"playing"}

    live(story())


def test_a_lone_host_cannot_begin_without_enough_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = site.visitor("Ana")
            path = await host.open(3)
            room = await host.get(path)
            assert [found["value"] for found in room.all("button", form="start", name="how")] == ["bots"]
            await host.post(f"{path}/start", {"how": "few"}, 422)
            assert site.table(path).phase == "gathering" and len(site.table(path).chairs) == 3

    live(story())


def test_chairs_are_added_and_taken_away_but_nobodys(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (host, guest) = await site.gathered("Ana", "Bo")
            table = site.table(path)
            for seats in (3, 4, 5):
                assert str(seats) in [found["value"] for found in (await host.get(path)).all("button", form="chairs")]
                await host.post(f"{path}/chairs", {"seats": str(seats)})
            await host.post(f"{path}/chairs", {"seats": "6"}, 422)
            await guest.post(f"{path}/chairs", {"seats": "2"}, 403)
            assert len(table.chairs) == 5
            await host.post(f"{path}/bot", {"seat": "4", "level": "greedy"})
            await host.post(f"{path}/chairs", {"seats": "3"})
            assert [chair.kind for chair in table.chairs] == ["person", "person", "bot"]
            await host.post(f"{path}/chairs", {"seats": "2"})
            await host.post(f"{path}/chairs", {"seats": "1"}, 422)
            assert [chair.name for chair in table.chairs] == ["Ana", "Bo"]

    live(story())


def test_a_person_stays_the_holder_of_his_chair_when_chairs_are_taken_away(tmp_path: Path) -> None:
    """A chair in the middle goes: who sat behind it moves up, and still has his seat after a restart."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, guest = site.visitor("Ana"), site.visitor("Bo")
            path = await host.open(4)
            await guest.get(path)
            await guest.post(f"{path}/sit", {"name": "Bo", "seat": "3"})
            await host.get(path)
            await host.post(f"{path}/chairs", {"seats": "2"})
            assert [chair.name for chair in site.table(path).chairs] == ["Ana", "Bo"]
            await host.post(f"{path}/start", {"how": "all"})
            site.house.tables.clear()
            assert await whose_turn(path, [host, guest])
            assert [chair.name for chair in site.table(path).chairs] == ["Ana", "Bo"]
            assert code_of(path) in (await guest.get("/lobby")).text

    live(story())


def test_when_the_host_leaves_the_next_person_is_the_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (host, guest) = await site.gathered("Ana", "Bo")
            await host.post(f"{path}/stand")
            assert [chair.name for chair in site.table(path).chairs] == ["", "Bo"]
            assert (await guest.get(path)).all("button", form="start")
            await host.post(f"{path}/start", {"how": "bots"}, 403)
            await host.sit(path)
            assert not (await host.get(path)).all("button", form="start")
            await guest.post(f"{path}/start", {"how": "all"})

    live(story())


def test_an_empty_table_belongs_to_whoever_sits_down_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, guest = site.visitor("Ana"), site.visitor("Bo")
            path = await host.open(2)
            await host.get(path)
            await host.post(f"{path}/stand")
            await guest.sit(path)
            assert (await guest.get(path)).all("button", form="start")
            await guest.post(f"{path}/start", {"how": "bots"})

    live(story())


# After the game


def test_again_seats_the_same_people_and_the_next_one_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy", **{"option-first_wesley": "1", "option-start_hearts": "2"})
            stranger = site.visitor()
            await people[0].post(f"{path}/again", status=409)
            await play_out(path, people, Random(1))
            await stranger.get(path)
            await stranger.post(f"{path}/again", status=403)
            following = await people[2].post(f"{path}/again")
            assert following != path
            assert {await person.post(f"{path}/again") for person in people} == {following}
            table = site.table(following)
            assert [chair.name for chair in table.chairs] == ["Ana", "Bo", "Cy"]
            assert table.arrangement.options["first_wesley"] == 2
            assert (await stranger.get(path)).all("a", href=following)
            turn = await whose_turn(following, people)
            assert turn and turn[0] == 2

    live(story())


async def finished(site: Site, *names: str, seed: int = 1) -> tuple[str, list[Visitor]]:
    path, people = await site.begun(*names, **{"option-start_hearts": "2"})
    await play_out(path, people, Random(seed))
    return path, people


def test_the_record_is_given_once_the_game_is_over_and_replays(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **{"option-start_hearts": "2"})
            for person in (people[0], site.visitor()):
                await person.get(f"{path}/record.json", 409)
                await person.get(f"{path}/replay", 409)
            await play_out(path, people, Random(1))
            answer = await site.visitor().client.get(f"{path}/record.json")
            assert answer.headers["content-type"] == "application/json"
            assert "attachment" in answer.headers["content-disposition"]
            record = read_record(answer.content)
            assert replay(games.find("verre"), record).over
            assert record.names == ("Ana", "Bo")

    live(story())


def test_the_replay_stops_at_every_move_and_sees_with_all_eyes(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, _ = await finished(site, "Ana", "Bo")
            stranger = site.visitor()
            page = await stranger.get(f"{path}/replay")
            (slider,) = page.all("input", name="at")
            last = int(slider["max"])
            assert int(slider["value"]) == last
            eyes = ["open", "public", "0", "1"]
            for eye in eyes:
                assert page.all("a", href=f"{path}/replay?at={last}&eyes={eye}")
            boards = {}
            for at in range(last + 1):
                for eye in eyes:
                    shown = await stranger.get(f"{path}/replay?at={at}&eyes={eye}")
                    assert shown.all("input", name="at", value=str(at))
                    assert not shown.all("button", form="move"), "nobody moves in a replay"
                    boards[at, eye] = shown.text
            assert len({boards[at, "open"] for at in range(last + 1)}) == last + 1
            assert boards[3, "open"] != boards[3, "public"] != boards[3, "0"] != boards[3, "1"]
            await stranger.get(f"{path}/replay?at=99999999")
            await stranger.get(f"{path}/replay?at=-3&eyes=open")
            await stranger.get(f"{path}/replay?eyes=2", 422)

    live(story())


def test_a_seats_replay_shows_what_that_seat_saw(tmp_path: Path) -> None:
    """The hand, the table and the notebook at each of its decisions, as its page had them, words to `you` aside."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **{"option-start_hearts": "2"})
            seen: list[dict[str, str]] = []
            rng = Random(5)
            while (turn := await whose_turn(path, people)) is not None:
                seat, page = turn
                seen.append({"ribbon": page.region("ribbon")})
                await people[seat].move(path, page.version, rng.choice(page.moves))
            for at, regions in enumerate(seen):
                shown = (await people[0].get(f"{path}/replay?at={at}&eyes=0")).text
                assert regions["ribbon"] in shown, at

    live(story())


def test_the_whole_log_has_every_line_from_the_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await finished(site, "Ana", "Bo", "Cy")
            for person in (*people, site.visitor()):
                page = await person.get(path)
                log = (await person.get(f"{path}/log")).text
                latest = re.findall(r"<li.*?</li>", page.region("log"))
                whole = re.findall(r"<li.*?</li>", log.partition('<ol class="log')[2].partition("</ol>")[0])
                assert len(latest) == 60 < len(whole)
                assert whole[-60:] == latest[::-1] or whole[:60] == latest

    live(story())


# What every answer wears


def test_every_answer_wears_the_headers_that_keep_pages_safe(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            asked = ["/", "/lobby", "/games/verre", path, f"{path}/log", f"{path}/qr.svg", "/nowhere", "/t/ROSE-2222",
                     "/static/css/shell.css", "/healthz", "/credits", f"{path}/options"]  # fmt: skip
            answers = [await people[0].client.get(each) for each in asked]
            answers.append(await people[0].send(f"{path}/move", {"version": "0", "action": "fly"}))
            answers.append(await site.visitor().client.post(f"{path}/move"))
            for answer in answers:
                policy = answer.headers["content-security-policy"]
                assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
                assert "unsafe" not in policy and "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["x-frame-options"] == "DENY"
                assert answer.headers["referrer-policy"] == "same-origin"
            for place, each in enumerate(asked):
                kept = answers[place].headers["cache-control"]
                assert ("immutable" in kept) == each.startswith("/static/")
                assert each.endswith(".svg") or each.startswith("/static/") or kept == "no-store"

    live(story())


def test_pages_have_no_inline_script_or_style(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **{"option-start_hearts": "2"})
            pages = [await people[0].get(each) for each in ("/", "/lobby", "/games/verre", "/games/verre/open", path)]
            await play_out(path, people, Random(1))
            pages += [await people[0].get(each) for each in (path, f"{path}/replay", f"{path}/log")]
            for page in pages:
                assert all("src" in found for found in page.all("script"))
                assert not page.all("style")
                for tag, attributes in page.elements:
                    assert "style" not in attributes, (tag, attributes)
                    assert not [name for name in attributes if name.startswith(("on", "hx-on"))], (tag, attributes)
                    for name in ("src", "href"):
                        assert not attributes.get(name, "").startswith(("http", "//", "data:", "javascript:"))

    live(story())


@pytest.mark.parametrize("https", [False, True])
def test_the_session_cookie_is_for_this_site_alone(tmp_path: Path, https: bool) -> None:
    async def story() -> None:
        async with a_site(tmp_path, https=https) as site:
            first = await site.visitor().client.get("/")
            (cookie,) = first.headers.get_list("set-cookie")
            name, _, rest = cookie.partition("=")
            assert name == ("__Host-perfidie" if https else "perfidie")
            flags = [flag.strip() for flag in rest.split(";")[1:]]
            assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
            assert ("Secure" in flags) is https
            assert ("strict-transport-security" in first.headers) is https
            guest = site.visitor()
            await guest.client.get("/")
            again = await guest.client.get("/lobby")
            assert https or "set-cookie" not in again.headers
            assert "set-cookie" not in (await site.visitor().client.get("/static/css/shell.css")).headers

    live(story())


def test_the_site_answers_under_its_own_names_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, hosts=("perfidie.example", "localhost")) as site:
            for host, status in (("perfidie.example", 200), ("localhost:8000", 200), ("evil.example", 400), ("", 400),
                                 ("localhost.evil.example", 400), ("perfidie.example:evil", 400)):  # fmt: skip
                answer = await site.visitor().client.get("/", headers={"host": host})
                assert answer.status_code == status, host

    live(story())


def test_the_landing_page_is_under_100_kb_over_the_wire(tmp_path: Path) -> None:
    """Page, style sheets and scripts, as they are served; fonts and art aside."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            transport = httpx.ASGITransport(site.app)
            async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
                client.headers["accept-encoding"] = "gzip"
                page = await client.get("/")
                elements = Page(page.text)
                parts = [found["href"] for found in elements.all("link", rel="stylesheet")]
                parts += [found["src"] for found in elements.all("script")]
                weight = len(page.content)
                for part in parts:
                    async with client.stream("GET", part) as answer:
                        assert answer.status_code == 200
                        assert answer.headers["content-encoding"] == "gzip"
                        raw = b"".join([piece async for piece in answer.aiter_raw()])
                        assert gzip.decompress(raw)
                        weight += len(raw)
                assert weight < 100_000
                assert not [found for found in elements.all("script") if "htmx" in found["src"]]

    live(story())


def test_a_static_file_keeps_for_ever_under_the_address_of_its_content(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            guest = site.visitor()
            page = await guest.get("/")
            for found in page.all("link", rel="stylesheet"):
                assert re.search(r"\?v=[0-9a-f]{12}$", found["href"])
            for wrong in ("/static/../settings.py", "/static/%2e%2e/settings.py", "/static/nothing.css", "/static/"):
                assert (await guest.client.get(wrong)).status_code == 404

    live(story())


def test_metrics_are_for_this_machine_and_health_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            for address, status in (("127.0.0.1", 200), ("203.0.113.9", 404)):
                transport = httpx.ASGITransport(site.app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
                    assert (await client.get("/healthz")).text == "ok"
                    assert (await client.get("/metrics")).status_code == status

    live(story())
