"""Links by mail, through a mail server of its own: they serve once, for a quarter of an hour, in one browser."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import SMTP

from perfidie.store.people import accounts, mails
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass
from web.test_accounts import answered, kept, named, who

KEY = re.compile(r"(http://localhost\S+)#([0-9A-Z]{5}-[0-9A-Z]{5})")


class Box:
    """Takes every letter, or none."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []
        self.refuses = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuses:
            return "554 no"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        self.letters.append((envelope.rcpt_tos[0], str(letter["subject"]), letter.get_content()))
        return "250 OK"

    def key(self, number: int = -1) -> str:
        found = KEY.search(self.letters[number][2])
        assert found
        return found[2]


@asynccontextmanager
async def with_mail(folder: Path, **settings: Any) -> AsyncIterator[tuple[Site, Box]]:
    box = Box()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    try:
        port = server.sockets[0].getsockname()[1]
        told = {"mail": f"smtp://127.0.0.1:{port}", "mail_from": "house@example.org", "letters_per_hour": 0}
        async with a_site(folder, clock=Hourglass(), **{**told, **settings}) as site:
            yield site, box
    finally:
        server.close()


async def reachable(site: Site, box: Box, visitor: Visitor, address: str) -> None:
    """Their address has answered."""
    await visitor.get("/me")
    assert await visitor.post("/me/mail", {"mail": address}) == "/me/mail/confirm?done=sent"
    await visitor.get("/me/mail/confirm")
    assert await visitor.post("/me/mail/confirm", {"key": box.key()}) == "/me?done=mailed"


async def asks(site: Site, visitor: Visitor, address: str) -> str:
    """Asks for a link to sign in by, and waits until it has gone out."""
    await visitor.get("/sign-in")
    where = await visitor.post("/sign-in/mail", {"mail": address})
    await site.house.post.settled()
    return where


def test_an_address_is_kept_once_it_has_answered_and_signs_in_on_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            anne = await named(site, "Anne")
            mine = await who(site, anne)
            await anne.post("/me/mail", {"mail": "Anne@Example.org"})
            assert await site.house.store.look_up(mails.mail_of, mine) == ""
            assert await site.house.store.look_up(accounts.account, mine) is None
            await anne.get("/me/mail/confirm")
            await anne.post("/me/mail/confirm", {"key": box.key()})
            assert await site.house.store.look_up(mails.mail_of, mine) == "anne@example.org"
            assert await site.house.store.look_up(accounts.account, mine)
            other = site.visitor(lang="en")
            assert await asks(site, other, "anne@example.org") == "/sign-in/link?done=sent"
            to, subject, text = box.letters[-1]
            assert (to, subject) == ("anne@example.org", "Perfidie: your link to sign in")
            assert KEY.search(text)[1] == "http://localhost/sign-in/link"  # type: ignore[index]
            await other.get("/sign-in/link")
            assert await other.post("/sign-in/link", {"key": box.key()}) == "/me?done=entered&moved=0&left=0"
            assert await who(site, other) == mine

    live(story())


def test_a_link_serves_once_in_the_browser_that_asked_and_for_a_quarter_of_an_hour(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            anne = await named(site, "Anne")
            await reachable(site, box, anne, "anne@example.org")
            asker, thief = site.visitor(lang="en"), site.visitor(lang="en")
            await asks(site, asker, "anne@example.org")
            await thief.get("/sign-in/link")
            assert "another browser" in await thief.post("/sign-in/link", {"key": box.key()}, 403)
            assert await who(site, thief) == ""
            wrong = box.key().translate(str.maketrans("2A", "A2")) + "2"
            await asker.post("/sign-in/link", {"key": wrong}, 403)
            await asker.post("/sign-in/link", {"key": box.key().lower().replace("-", " ")})
            await asker.get("/sign-in/link")
            assert "opens nothing" in await asker.post("/sign-in/link", {"key": box.key()}, 403)
            late = site.visitor(lang="en")
            await asks(site, late, "anne@example.org")
            hourglass(site).turn(901)
            await late.post("/sign-in/link", {"key": box.key()}, 403)
            assert await who(site, late) == ""

    live(story())


def test_a_link_that_is_followed_twice_at_once_lets_in_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            await reachable(site, box, await named(site, "Anne"), "anne@example.org")
            asker = site.visitor(lang="en")
            await asks(site, asker, "anne@example.org")
            fields = {"csrf": (await asker.get("/sign-in/link")).csrf, "key": box.key()}
            got = await asyncio.gather(*[asker.client.post("/sign-in/link", data=fields) for _ in range(2)])
            assert sorted(each.status_code for each in got) == [303, 403]

    live(story())


def test_nothing_tells_whether_an_address_is_known(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            anne = await named(site, "Anne")
            await reachable(site, box, anne, "anne@example.org")
            asker, before = site.visitor(lang="en"), len(box.letters)
            known = await asks(site, asker, "anne@example.org")
            unknown = await asks(site, asker, "nobody@example.org")
            assert known == unknown
            assert len(box.letters) == before + 1
            eve = await named(site, "Eve")
            assert await eve.post("/me/mail", {"mail": "anne@example.org"}) == "/me/mail/confirm?done=sent"
            assert box.letters[-1][1] == "Perfidie: this address knows you already"
            assert not KEY.search(box.letters[-1][2])
            assert await site.house.store.look_up(mails.mail_of, await who(site, anne)) == "anne@example.org"

    live(story())


def test_what_is_kept_of_whoever_asks_for_a_proof_does_not_tell_whether_the_address_is_known(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            anne = await named(site, "Anne")
            await reachable(site, box, anne, "anne@example.org")
            told = []
            for address in ("anne@example.org", "nobody@example.org"):
                eve = await named(site, "Eve")
                await eve.post("/me/mail", {"mail": "eve@example.org"})
                first = box.key()
                await eve.post("/me/mail", {"mail": address})
                await eve.post("/me/mail/confirm", {"key": first}, status=403)
                kept_of_her = (await eve.client.get("/me/everything.json")).json()
                told.append([(each["kind"], each["until"] - each["created"]) for each in kept_of_her["letters"]])
            assert told[0] == told[1] == [("confirm", 900.0)]

    live(story())


def test_two_who_prove_the_same_address_leave_it_with_the_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            anne, eve = await named(site, "Anne"), await named(site, "Eve")
            await anne.post("/me/mail", {"mail": "both@example.org"})
            await eve.post("/me/mail", {"mail": "both@example.org"})
            await anne.post("/me/mail/confirm", {"key": box.key(0)})
            await eve.post("/me/mail/confirm", {"key": box.key(1)}, 409)
            assert await site.house.store.look_up(mails.owner_of, "both@example.org") == await who(site, anne)

    live(story())


def test_an_address_that_is_changed_or_removed_opens_nothing_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            anne = await named(site, "Anne")
            await reachable(site, box, anne, "anne@example.org")
            asker = site.visitor(lang="en")
            await asks(site, asker, "anne@example.org")
            sent = box.key()
            await reachable(site, box, anne, "new@example.org")
            await asker.post("/sign-in/link", {"key": sent}, 403)
            assert "last way back" in await anne.post("/me/mail/remove", {}, 200)
            device = await kept(site, anne)
            assert await anne.post("/me/mail/remove") == "/me?done=unmailed"
            assert await site.house.store.look_up(mails.owner_of, "new@example.org") == ""
            await answered(asker, device)

    live(story())


@pytest.mark.parametrize(
    "address",
    [
        *("", "anne", "anne@", "@b.org", "a b@c.org", "a@b", "a@b.org\nBcc: x@y.org", "é@b.org", "a" * 250 + "@b.org"),
        *("=?utf-8?q?anne=40evil.example?=@b.org", "a..b@c.org", ".a@b.org", "a.@b.org"),
    ],
)
def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            anne = await named(site, "Anne")
            await anne.post("/sign-in/mail", {"mail": address}, 400)
            await anne.post("/me/mail", {"mail": address}, 400)
            assert box.letters == []

    live(story())


def test_a_server_that_takes_no_letter_changes_nothing_and_is_told_to_who_can_hear_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path) as (site, box):
            anne = await named(site, "Anne")
            await reachable(site, box, anne, "anne@example.org")
            box.refuses = True
            assert "did not go out" in await anne.post("/me/mail", {"mail": "other@example.org"}, 503)
            assert await asks(site, site.visitor(lang="en"), "anne@example.org") == "/sign-in/link?done=sent"
            assert await site.house.store.look_up(mails.mail_of, await who(site, anne)) == "anne@example.org"

    live(story())


def test_letters_to_one_address_are_counted_whether_it_is_known_or_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path, letters_per_hour=2) as (site, _):
            asker = site.visitor(lang="en")
            for _ in range(2):
                await asks(site, asker, "nobody@example.org")
            await asker.post("/sign-in/mail", {"mail": "nobody@example.org"}, 429)

    live(story())


def test_no_stranger_uses_up_the_letters_of_another_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_mail(tmp_path, letters_per_hour=2, behind_proxy=True) as (site, box):
            anne, thief = await named(site, "Anne"), site.visitor(lang="en")
            await reachable(site, box, anne, "anne@example.org")
            thief.client.headers["x-forwarded-for"] = "203.0.113.9"
            for _ in range(2):
                await asks(site, thief, "anne@example.org")
            await thief.post("/sign-in/mail", {"mail": "anne@example.org"}, 429)
            assert await asks(site, site.visitor(lang="en"), "anne@example.org") == "/sign-in/link?done=sent"
            for number in range(30):
                thief.client.headers["x-forwarded-for"] = f"198.51.100.{number}"
                last = await thief.send("/sign-in/mail", {"mail": "anne@example.org"})
            assert last.status_code == 429, "nobody's box is flooded from everywhere"

    live(story())


def test_a_house_without_mail_offers_none_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            anne = await named(site, "Anne")
            assert not (await anne.get("/sign-in")).all("form", action="/sign-in/mail")
            assert not (await anne.get("/me")).all("form", action="/me/mail")
            assert "sends no mail" in await anne.post("/sign-in/mail", {"mail": "a@b.org"}, 503)
            await anne.post("/me/mail", {"mail": "a@b.org"}, 503)

    live(story())


@pytest.mark.parametrize(
    ("asked_at", "settings", "found_at"),
    [
        ("http://evil.example", {"hosts": ("*",), "origin": "https://perfidie.example/"}, "https://perfidie.example"),
        ("http://perfidie.example:1337", {"hosts": ("perfidie.example",)}, "http://perfidie.example"),
        ("http://other.example", {"hosts": ("*", "perfidie.example")}, "http://perfidie.example"),
    ],
)
def test_a_link_leads_to_the_house_whatever_name_it_was_asked_for_under(
    tmp_path: Path, asked_at: str, settings: dict[str, Any], found_at: str
) -> None:
    async def story() -> None:
        async with with_mail(tmp_path, **settings) as (site, box):
            anne = site.visitor("Anne", "en")
            anne.client.base_url = httpx.URL(asked_at)
            await anne.get("/me")
            await anne.post("/me/name", {"name": "Anne", "lang": "en"})
            await anne.get("/me")
            await anne.post("/me/mail", {"mail": "anne@example.org"})
            (_, _, text) = box.letters[-1]
            assert f"{found_at}/me/mail/confirm#" in text
            assert f"{asked_at}/" not in text

    live(story())
