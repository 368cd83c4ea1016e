"""Who sits where: one seat on two devices, bots, chairs, the host, and the beginning of a game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import ORIGIN, Site, Visitor, a_site, live, to_decide, whose_turn
from web.hourglass import Hourglass, hourglass
from web.reading import Page

FRENCH, ENGLISH = SiteTexts("fr"), SiteTexts("en")
QUICK = {"option-max_rounds": "1"}
"""A game of one round."""


def code_of(path: str) -> str:
    return path.rpartition("/")[2]


# One seat on two devices


async def personal_key(person: Visitor, path: str) -> str:
    """The key of a new personal link. It stands in the link where no server is told of it."""
    await person.get(path)
    answer = await person.send(f"{path}/device")
    assert answer.status_code == 200
    (link,) = [found["value"] for found in Page(answer.text).all("input") if "/seat" in found.get("value", "")]
    door, _, key = link.partition("#")
    assert door == f"{ORIGIN}{path}/seat"
    return key


async def take_over(phone: Visitor, path: str, key: str, status: int = 303) -> str:
    await phone.get(f"{path}/seat")
    return await phone.post(f"{path}/seat", {"key": key}, status)


def test_the_personal_link_brings_the_seat_to_a_second_device_and_both_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            seat, page = await to_decide(path, people)
            phone = site.visitor()
            key = await personal_key(people[seat], path)
            assert not (await phone.get(path)).moves
            assert await take_over(phone, path, key.lower().replace("-", " ")) == path, "typed as people type"
            on_phone = await phone.get(path)
            assert (on_phone.version, on_phone.moves) == (page.version, page.moves)
            await phone.move(path, page.version, page.moves[0])
            both = [(await device.get(path)).region("hand") for device in (phone, people[seat])]
            assert both[0] == both[1]
            assert (await people[seat].get(path)).version > page.version

    live(story())


def test_the_link_also_serves_a_device_that_already_has_a_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            phone = site.visitor("Guest")
            own_table = await phone.open(2)
            before = phone.cookie
            assert await take_over(phone, path, await personal_key(people[0], path)) == path
            page = await phone.get(path)
            assert page.region("seats") == (await people[0].get(path)).region("seats")
            assert "Guest" in (await phone.get(own_table)).text, "the table he opened before is still there"
            old = site.visitor(cookies=dict([before.split("=", 1)]))
            assert "Guest" not in (await old.get("/")).text, "and the session he had then is over"

    live(story())


def test_a_device_that_follows_the_link_knows_its_person_by_the_name_they_bear_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            await people[0].get("/me")
            await people[0].post("/me/name", {"name": "Annabel", "lang": "fr"})
            phone = site.visitor(lang="en")
            await take_over(phone, path, await personal_key(people[0], path))
            page = await phone.get("/me")
            assert [found["value"] for found in page.all("input", name="name")] == ["Annabel"]
            await phone.post("/games/verre/open", {"name": "", "seats": "2", "preset": "standard", "public": "0"})
            page = await people[0].get("/me")
            assert [found["value"] for found in page.all("input", name="name")] == ["Annabel"]

    live(story())


def test_a_personal_link_serves_once_and_a_new_one_makes_the_old_one_worthless(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            old = await personal_key(people[0], path)
            new = await personal_key(people[0], path)
            phone, thief = site.visitor(), site.visitor()
            await take_over(thief, path, old, 403)
            await take_over(phone, path, new)
            for key in (new, old, "", "ABCDE-23456", "x" * 300):
                await take_over(thief, path, key, 403)
            assert not site.table(path).chairs[0].key, "nothing of it is kept"
            site.house.tables.let_all_go()
            await take_over(thief, path, new, 403)

    live(story())


def test_a_personal_link_serves_for_ten_minutes(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people = await site.gathered("Ana", "Bo")
            key = await personal_key(people[0], path)
            hourglass(site).turn(601)
            assert "dix minutes" in await take_over(site.visitor(), path, key, 403)
            key = await personal_key(people[0], path)
            hourglass(site).turn(599)
            await take_over(site.visitor(), path, key)

    live(story())


def test_a_key_in_an_address_opens_nothing_and_goes_no_further(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            key = await personal_key(people[0], path)
            phone = site.visitor()
            page = await phone.get(f"{path}/seat/{key}", 403)
            assert key not in page.text, "not even in the links to the other language"
            await phone.post(f"{path}/seat/{key}", status=403)
            for where in (f"{path}/device", f"{path}/seat"):
                assert key not in (await people[0].get(where)).text, "and no page shows it twice"
            assert (await people[0].client.get(f"/language?to=en&back={path}/device")).headers[
                "location"
            ] == f"{path}/device"

    live(story())


def test_one_button_ends_all_other_devices_of_mine_and_their_streams(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            phone, late = site.visitor(), site.visitor()
            await take_over(phone, path, await personal_key(people[0], path))
            key = await personal_key(people[0], path)
            async with phone.listen(path) as lost, people[0].listen(path) as mine, people[1].listen(path) as other:
                assert "btn" in await people[0].post(f"{path}/others", status=200)
                await lost.until_end()
                assert lost.ended
                assert not mine.ended
                assert not other.ended
            assert (await phone.get(path)).region("hand") == ""
            await take_over(late, path, key, 403)
            assert (await people[0].get(path)).region("hand"), "this device is still mine"

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
            for seat, level in ((1, "novice"), (2, "master")):
                assert level in levels(room)
                await host.post(f"{path}/bot", {"seat": str(seat), "level": level})
                assert (table.chairs[seat].kind, table.chairs[seat].level) == ("bot", level)
            assert len({chair.name for chair in table.chairs if chair.name}) == 3
            await host.post(f"{path}/bot", {"seat": "1", "level": "master", "at": ""})
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
    thinking = site.house.drivers.thinking(site.table(path))
    while not (page := await person.get(path)).my_turn and page.phase == "playing" and thinking:
        await asyncio.wait(thinking.values())
    return page


def test_somebody_leaves_a_bot_plays_on_and_he_takes_his_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            seat, page = await to_decide(path, people)
            leaver = people[seat]
            await leaver.post(f"{path}/stand", {"level": "random"})
            chair = site.table(path).chairs[seat]
            assert (chair.kind, chair.level, chair.name) == ("bot", "random", leaver.name)
            assert (await until_asked(site, path, people[1 - seat])).version > page.version
            away = await leaver.get(path)
            assert not away.moves, "he has left his seat"
            assert not away.region("hand").strip(), "and its secrets"
            assert away.all("form", action=f"{path}/back")
            await leaver.move(path, away.version, page.moves[0], 403)
            await leaver.post(f"{path}/back")
            assert site.table(path).chairs[seat].kind == "person"
            assert not (await leaver.get(path)).all("form", action=f"{path}/back")
            await leaver.post(f"{path}/back", status=403)

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
            site.house.presence.note(site.table(path), 1, -2e9)  # nothing was heard of him for ages
            site.table(path).audience.changed()
            assert 'id="bot-of-1"' in (await people[0].get(path)).region("bots")
            await stranger.post(f"{path}/bot", given, 403)
            async with people[1].listen(path):
                await people[0].post(f"{path}/bot", given, 409)  # he listens: he is there
            site.house.presence.note(site.table(path), 1, -2e9)
            await people[0].post(f"{path}/bot", given)
            assert site.table(path).chairs[1].kind == "bot"
            await people[1].get(path)
            await people[1].post(f"{path}/back")
            assert site.table(path).chairs[1].kind == "person"

    live(story())


# Beginning


@pytest.mark.parametrize(
    ("how", "kinds"), [("bots", ["person", "person", "bot", "bot"]), ("few", ["person", "person"])]
)
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
            assert site.table(path).phase == "gathering"
            assert len(site.table(path).chairs) == 3

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
            site.house.tables.let_all_go()
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
