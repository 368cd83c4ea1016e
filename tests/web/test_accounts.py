"""Keeping oneself: passkeys made and asked for, devices closed, guests who turn out to be somebody."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from perfidie.store.people import accounts, passkeys
from web.authenticator import Authenticator
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass
from web.test_seats import personal_key, take_over

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


async def named(site: Site, name: str) -> Visitor:
    """Somebody who gave a name on their page, and nothing else."""
    visitor = site.visitor(name, lang="en")
    visitor.client.headers["user-agent"] = FIREFOX
    await visitor.get("/me")
    await visitor.post("/me/name", {"name": name, "lang": "en"})
    await visitor.get("/me")
    return visitor


async def kept(site: Site, visitor: Visitor, device: Authenticator | None = None) -> Authenticator:
    """They add a passkey."""
    device = device or Authenticator()
    await visitor.get("/me")
    asked = json.loads(await visitor.post("/me/passkeys/ask", status=200))
    assert await visitor.post("/me/passkeys", {"answer": device.make(asked)}) == "/me?done=added"
    return device


async def answered(visitor: Visitor, device: Authenticator, status: int = 303) -> str:
    """They sign in by it; gives where that leads, or what is said."""
    await visitor.get("/sign-in")
    asked = json.loads(await visitor.post("/sign-in/ask", status=200))
    return await visitor.post("/sign-in/passkey", {"answer": device.sign(asked)}, status)


async def who(site: Site, visitor: Visitor) -> str:
    """The id of whoever this browser is; empty for a stranger."""
    answer = await visitor.client.get("/me/everything.json")
    return str(answer.json()["id"]) if answer.status_code == 200 else ""


def test_a_guest_becomes_a_person_by_a_passkey_and_keeps_their_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (anne, _) = await site.begun("Anne", "Blaise")
            before = await who(site, anne)
            device = await kept(site, anne)
            assert await who(site, anne) == before
            assert await site.house.store.look_up(accounts.account, before)
            other = site.visitor(lang="en")
            assert await answered(other, device) == "/me?done=entered&moved=0&left=0"
            assert await who(site, other) == before
            assert (await other.get("/me")).text.count("Welcome back") == 0
            assert site.table(path).seat_of(before) is not None

    live(story())


def test_my_page_names_my_passkeys_and_devices_in_plain_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            assert "You are a guest" in (await anne.get("/me")).text
            device = await kept(site, anne)
            other = site.visitor(lang="en")
            await answered(other, device)
            page = (await anne.get("/me")).text
            assert "Firefox · Android" in page
            assert "at home here since" in page
            assert "this one" in page
            assert page.count('name="device"') == 1

    live(story())


def test_a_stranger_is_asked_for_nothing_and_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            nobody = site.visitor(lang="en")
            page = await nobody.get("/me")
            assert "does not know you yet" in page.text
            assert not page.all("form", action="/me/passkeys")
            for path in ("/me/passkeys/ask", "/me/passkeys", "/me/devices", "/me/leave", "/me/mail", "/me/erase"):
                await nobody.post(path, {"sure": "1", "mail": "a@b.org"}, 403)
            await nobody.get("/me/everything.json", 403)
            await nobody.get("/me/erase", 403)
            await nobody.post("/me/name", {"name": "   "}, 422)
            assert await who(site, nobody) == ""

    live(story())


def test_an_answer_serves_once_in_one_browser_and_not_for_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            device = await kept(site, await named(site, "Anne"))
            thief, late = site.visitor(lang="en"), site.visitor(lang="en")
            for visitor in (thief, late):
                await visitor.get("/sign-in")
            asked = json.loads(await late.post("/sign-in/ask", status=200))
            answer = device.sign(asked)
            assert "another browser" in await thief.post("/sign-in/passkey", {"answer": answer}, 403)
            asked = json.loads(await late.post("/sign-in/ask", status=200))
            hourglass(site).turn(301)
            await late.post("/sign-in/passkey", {"answer": device.sign(asked)}, 403)
            asked = json.loads(await late.post("/sign-in/ask", status=200))
            answer = device.sign(asked)
            await late.post("/sign-in/passkey", {"answer": answer})
            await late.get("/sign-in")
            await late.post("/sign-in/passkey", {"answer": answer}, 403)
            assert await who(site, thief) == ""

    live(story())


def test_a_passkey_of_another_site_opens_nothing_and_makes_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            device = await kept(site, anne)
            stranger = site.visitor(lang="en")
            device.origin = "https://perfidie.example"
            assert "another site" in await answered(stranger, device, 403)
            device.origin, device.site = "http://localhost", "perfidie.example"
            await answered(stranger, device, 400)
            asked = json.loads(await anne.post("/me/passkeys/ask", status=200))
            foreign = Authenticator("https://perfidie.example", "perfidie.example")
            await anne.post("/me/passkeys", {"answer": foreign.make(asked)}, 403)
            asked = json.loads(await anne.post("/me/passkeys/ask", status=200))
            await anne.post("/me/passkeys", {"answer": Authenticator(site="elsewhere").make(asked)}, 400)
            assert await site.house.store.look_up(passkeys.counted, await who(site, anne)) == 1
            assert await who(site, stranger) == ""

    live(story())


def test_an_unknown_passkey_a_wrong_signature_and_a_borrowed_name_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            device = await kept(site, await named(site, "Anne"))
            other = await kept(site, await named(site, "Blaise"))
            stranger = site.visitor(lang="en")
            unknown = Authenticator()
            unknown.person = device.person
            assert "Nobody is known here" in await answered(stranger, unknown, 403)
            forged = Authenticator()
            forged.id, forged.person = device.id, device.person
            await answered(stranger, forged, 400)
            borrowed, device.person = device.person, other.person
            await answered(stranger, device, 400)
            device.person = borrowed
            assert await who(site, stranger) == ""
            await answered(stranger, device)

    live(story())


def test_a_passkey_that_counts_backwards_is_taken_for_a_copy(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            device = await kept(site, await named(site, "Anne"))
            device.count = 10
            await answered(site.visitor(lang="en"), device)
            device.count = 4
            stranger = site.visitor(lang="en")
            assert "may have been copied" in await answered(stranger, device, 403)
            assert await who(site, stranger) == ""

    live(story())


@pytest.mark.parametrize(
    "answer",
    ["", "{}", "[]", "null", '{"id":1}', '{"id":"a","response":{"clientDataJSON":"e30"}}', "x" * 20_000,
     '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"eyJjaGFsbGVuZ2UiOiJhIn0"}}'],
)  # fmt: skip
def test_an_answer_that_is_none_is_refused_clearly(tmp_path: Path, answer: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            for path in ("/sign-in/passkey", "/me/passkeys"):
                sent = await anne.send(path, {"answer": answer})
                assert sent.status_code in (400, 403)
                assert "text/html" in sent.headers["content-type"]
            assert await site.house.store.look_up(accounts.account, await who(site, anne)) is None

    live(story())


def test_signing_in_brings_the_guest_s_tables_along_but_nobody_sits_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            device = await kept(site, anne)
            mine = await who(site, anne)
            host, guest = site.visitor("Blaise", "en"), site.visitor("Zoe", "en")
            shared = await host.open(3)
            for each in (guest, anne):
                await each.sit(shared)
            alone = await guest.open(2)
            was = await who(site, guest)
            assert await answered(guest, device) == "/me?done=entered&moved=1&left=1"
            assert await who(site, guest) == mine
            assert site.table(alone).seat_of(mine) is not None
            assert site.table(alone).seat_of(was) is None
            assert site.table(alone).arrangement.host == mine
            assert site.table(shared).seat_of(was) is not None
            assert set(await site.house.store.seats_of(mine)) == {alone.split("/")[2], shared.split("/")[2]}
            page = await guest.get("/me?done=entered&moved=1&left=1")
            assert "A table begun here as a guest is yours now" in page.text

    live(story())


def test_somebody_kept_who_signs_in_as_another_gives_nothing_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne, blaise = await named(site, "Anne"), await named(site, "Blaise")
            device = await kept(site, anne)
            await kept(site, blaise)
            table = await blaise.open(2)
            was = await who(site, blaise)
            assert await answered(blaise, device) == "/me?done=entered&moved=0&left=0"
            assert site.table(table).seat_of(was) is not None

    live(story())


def test_a_device_is_closed_from_another_and_all_others_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            device = await kept(site, anne)
            phone, tablet, laptop = [site.visitor(lang="en") for _ in range(3)]
            for each in (phone, tablet, laptop):
                await answered(each, device)
            page = await phone.get("/me")
            closed = page.all("input", name="device")[0]["value"]
            await phone.post("/me/devices", {"device": closed})
            await phone.post("/me/devices", {"device": closed}, 404)
            left = [each for each in (anne, tablet, laptop) if await who(site, each)]
            assert len(left) == 2
            stranger = await named(site, "Eve")
            theirs = (await phone.get("/me")).all("input", name="device")[0]["value"]
            await stranger.post("/me/devices", {"device": theirs}, 404)
            await phone.post("/me/devices")
            assert [await who(site, each) for each in (anne, tablet, laptop)] == ["", "", ""]
            assert await who(site, phone)

    live(story())


@pytest.mark.parametrize("which", ["one", "all", "table"])
def test_a_closed_device_is_a_stranger_s_in_every_process_whoever_heard_of_it(tmp_path: Path, which: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as one, a_site(tmp_path) as other:
            path, (anne, _) = await one.begun("Anne", "Blaise", lang="en")
            lost = one.visitor(lang="en")
            await answered(lost, await kept(one, anne))
            there = other.visitor(lang="en", cookies=dict(lost.client.cookies.items()))
            assert await who(other, there) == await who(one, anne)
            device = (await anne.get("/me")).all("input", name="device")[0]["value"]
            if which == "table":
                await anne.post(f"{path}/others", status=200)
            else:
                await anne.post("/me/devices", {"device": device} if which == "one" else {})
            await other.house.keeper.look()
            assert await who(other, there) == ""
            assert await who(one, anne)

    live(story())


@pytest.mark.parametrize("closing", [True, False])
def test_closing_devices_ends_the_personal_links_that_are_open_at_every_table(tmp_path: Path, closing: bool) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (anne, _) = await site.begun("Anne", "Blaise", lang="en")
            await kept(site, anne)
            thief, later = site.visitor(lang="en"), site.visitor(lang="en")
            await take_over(thief, path, await personal_key(anne, path))
            key = await personal_key(thief, path)
            await anne.get("/me")
            if closing:
                await anne.post("/me/devices")
            await take_over(later, path, key, 403 if closing else 303)
            assert (await who(site, later) == "") == closing

    live(story())


def test_leaving_needs_a_way_back_and_then_the_device_is_a_stranger_s(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            mine = await who(site, anne)
            assert "could not come back" in await anne.post("/me/leave", status=409)
            device = await kept(site, anne)
            await anne.get("/me")
            assert await anne.post("/me/leave") == "/sign-in?done=left"
            assert await who(site, anne) == ""
            await answered(anne, device)
            assert await who(site, anne) == mine

    live(story())


def test_the_last_way_back_goes_only_after_a_second_word(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            first, second = await kept(site, anne), await kept(site, anne)
            mine = await who(site, anne)
            one, two = [each.id for each in await site.house.store.look_up(passkeys.passkeys_of, mine)]
            await anne.post("/me/passkeys/remove", {"passkey": one})
            assert "last way back" in await anne.post("/me/passkeys/remove", {"passkey": two}, 200)
            assert await site.house.store.look_up(passkeys.counted, mine) == 1
            blaise = await named(site, "Blaise")
            await blaise.post("/me/passkeys/remove", {"passkey": two, "sure": "1"}, 404)
            await anne.post("/me/passkeys/remove", {"passkey": two, "sure": "1"})
            assert await site.house.store.look_up(passkeys.counted, mine) == 0
            for device in (first, second):
                await answered(site.visitor(lang="en"), device, 403)
            assert await who(site, anne) == mine

    live(story())


def test_two_devices_of_one_person_that_add_a_passkey_at_once_keep_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            phone = site.visitor(lang="en")
            await answered(phone, await kept(site, anne))
            mine = await who(site, anne)
            devices = (Authenticator(), Authenticator())
            await asyncio.gather(*[kept(site, *each) for each in zip((anne, phone), devices, strict=True)])
            assert len(await site.house.store.look_up(passkeys.passkeys_of, mine)) == 3
            browsers = [site.visitor(lang="en") for _ in devices]
            await asyncio.gather(*[answered(*each) for each in zip(browsers, devices, strict=True)])
            assert [await who(site, each) for each in browsers] == [mine, mine]

    live(story())


def test_one_answer_that_comes_twice_at_once_lets_in_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            device = await kept(site, await named(site, "Anne"))
            other = site.visitor(lang="en")
            await other.get("/sign-in")
            asked = json.loads(await other.post("/sign-in/ask", status=200))
            fields = {"csrf": other.csrf, "answer": device.sign(asked)}
            got = await asyncio.gather(*[other.client.post("/sign-in/passkey", data=fields) for _ in range(2)])
            assert sorted(each.status_code for each in got) == [303, 403]

    live(story())


def test_a_device_that_is_closed_while_it_acts_changes_nothing(tmp_path: Path) -> None:
    """A phone that was lost and closed from elsewhere: its next form is a stranger's."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            lost = site.visitor(lang="en")
            await answered(lost, await kept(site, anne))
            page = await lost.get("/me")
            await anne.get("/me")
            await anne.post("/me/devices")
            for form, fields in (("/me/erase", {"sure": "1"}), ("/me/devices", {}), ("/me/passkeys/ask", {})):
                answer = await lost.client.post(form, data={"csrf": page.csrf, **fields})
                assert answer.status_code in (401, 403, 404, 409), (form, answer.status_code)
            assert await who(site, lost) == ""
            assert await who(site, anne)

    live(story())


def test_the_same_passkey_cannot_be_kept_by_two(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            device = await kept(site, await named(site, "Anne"))
            eve = await named(site, "Eve")
            asked = json.loads(await eve.post("/me/passkeys/ask", status=200))
            await eve.post("/me/passkeys", {"answer": device.make(asked)}, 409)
            assert await site.house.store.look_up(accounts.account, await who(site, eve)) is None

    live(story())


def test_everything_is_given_by_one_click_and_erased_by_two(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (anne, blaise) = await site.begun("Anne", "Blaise", lang="en")
            device = await kept(site, anne)
            mine = await who(site, anne)
            told = (await anne.client.get("/me/everything.json")).json()
            assert told["name"] == "Anne"
            assert told["passkeys"][0]["transports"] == "internal"
            assert [each["code"] for each in told["tables"]] == [path.split("/")[2]]
            page = await anne.get("/me")
            assert page.all("a", href="/me/everything.json")
            assert page.all("a", href="/me/erase")
            assert (await anne.get("/me/erase")).all("form", action="/me/erase")
            await anne.post("/me/erase", {}, 400)
            assert await who(site, anne) == mine
            assert await anne.post("/me/erase", {"sure": "1"}) == "/sign-in?done=erased"
            assert await who(site, anne) == ""
            assert "Anne" not in (await blaise.get(path)).text
            await answered(site.visitor(lang="en"), device, 403)

    live(story())
