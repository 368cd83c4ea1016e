"""The mail of the day, to a real SMTP server: what waits, once a day at most, and a link that ends it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import Connection, insert

from perfidie.store.keeping.retention import sweep_rest
from perfidie.store.keeping.tables import delete_table
from perfidie.store.people import friends
from perfidie.store.people.accounts import DAY, Preferences, Quiet, account, keep_account, prefer
from perfidie.store.people.friends import invite
from perfidie.store.people.schema import mails
from perfidie.store.people.tidings import Tiding, erase, export, tell
from perfidie.store.schema import people
from perfidie.web.errands import end
from perfidie.web.house.tidings.digest import AT_A_TIME
from perfidie.web.house.tidings.words import sentence
from web.browserless import Site, a_site, live
from web.hourglass import Hourglass
from web.push_service import HOUSE, a_push_service, later
from web.test_accounts import who

pytestmark = pytest.mark.usefixtures("hushed")
HOUR = 3600.0


class PostOffice:
    """Takes letters, or refuses them."""

    def __init__(self) -> None:
        self.address = ""
        self.letters: list[EmailMessage] = []
        self.shut = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.shut:
            return "451 come back later"
        letter: Any = message_from_bytes(bytes(envelope.content or b""), policy=policy.default)
        self.letters.append(letter)
        return "250 taken"


@asynccontextmanager
async def a_post_office(port: int = 0) -> AsyncIterator[PostOffice]:
    office = PostOffice()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(office), "127.0.0.1", port)
    office.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield office
    finally:
        server.close()


def _reach(connection: Connection, person: str) -> None:
    connection.execute(insert(mails).values(person=person, address="ana@example.org", since=0.0))


@asynccontextmanager
async def somebody(folder: Path, office: PostOffice, **wishes: Any) -> AsyncIterator[tuple[Site, str]]:
    """A house that sends mail, and Ana in it, who wants one a day."""
    post = {"mail": office.address, "mail_from": "house@example.org", "origin": "https://perfidie.example"}
    async with a_site(folder, clock=Hourglass(), **HOUSE, **post) as site:
        path, _ = await site.gathered("Ana", "Bo", lang="en")
        person = site.table(path).chairs[0].person
        await site.house.store.keep(keep_account, person, 0.0)
        await site.house.store.keep(_reach, person)
        await site.house.store.keep(prefer, person, Preferences(**{"digest": True, "zone": "UTC", **wishes}))
        yield site, person


def test_one_mail_a_day_lists_what_waits_in_the_language_of_the_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            await later(site, HOUR)
            assert not office.letters, "it may be seen before it is worth a mail"
            await later(site, 3 * HOUR)
            (letter,) = office.letters
            text = letter.get_content()
            assert (letter["To"], letter["Subject"]) == ("ana@example.org", "Perfidie: one thing waits for you")
            assert "Cy would like to be your friend." in text
            assert "https://perfidie.example/friends" in text
            await site.house.tidings.tell([person], "round", "y", "/circles", name="Guild")
            await later(site, 10 * HOUR)
            assert len(office.letters) == 1
            await later(site, 15 * HOUR)
            assert "A round is open: Guild." in office.letters[1].get_content()
            await later(site, 72 * HOUR)
            assert len(office.letters) == 2, "nothing new: no mail"

    live(story())


def test_no_mail_for_whom_it_was_not_asked_nor_in_quiet_hours(tmp_path: Path) -> None:
    async def story() -> None:
        quiet = Quiet(0, 23)
        async with a_post_office() as office, somebody(tmp_path, office, quiet=quiet) as (site, person):
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            clock = site.house.clock
            assert isinstance(clock, Hourglass)
            await later(site, 4 * HOUR)
            assert not office.letters
            await later(site, 23.5 * HOUR - clock.time % (24 * HOUR) + 24 * HOUR)
            await later(site, 24 * HOUR)
            assert len(office.letters) == 1
            await site.house.store.keep(prefer, person, Preferences())
            await site.house.tidings.tell([person], "friend", "y", "/friends", name="Di")
            await later(site, 72 * HOUR)
            assert len(office.letters) == 1

    live(story())


def test_a_mail_that_was_not_taken_goes_out_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            office.shut = True
            await later(site, 4 * HOUR)
            office.shut = False
            await later(site, 0.5 * HOUR)
            assert not office.letters
            await later(site, HOUR)
            assert len(office.letters) == 1

    live(story())


def test_what_waits_is_lost_by_no_mail_server_that_is_down(tmp_path: Path) -> None:
    """It hangs up, and comes back the next day at the same address: one mail, with all that still waits."""

    async def story() -> None:
        async with a_post_office() as office:
            pass
        port = int(office.address.rpartition(":")[2])
        async with somebody(tmp_path, office) as (site, person):
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            for _ in range(20):
                await later(site, 1.5 * HOUR)
            assert [each.subject for each in await site.house.tidings.waiting_for(person)] == ["x"]
            async with a_post_office(port) as back:
                await later(site, 1.5 * HOUR)
                assert len(back.letters) == 1
                await later(site, 12 * HOUR)
                assert len(back.letters) == 1

    live(story())


def test_a_mail_server_that_never_answers_keeps_no_notice_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        called = asyncio.Event()

        async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            called.set()
            await reader.read()
            writer.close()

        server = await asyncio.start_server(hang, "127.0.0.1", 0)
        office = PostOffice()
        office.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with a_push_service() as service, somebody(tmp_path, office) as (site, person):
            bo = site.visitor("Bo", "en")
            device = await service.subscribed(bo)
            for each in (person, await who(site, bo)):
                await site.house.tidings.tell([each], "friend", "x", "/friends", name="Cy")
            clock = site.house.clock
            assert isinstance(clock, Hourglass)
            clock.turn(4 * HOUR)
            mailing = asyncio.create_task(site.house.tidings.mail())
            await called.wait()
            await site.house.tidings.look()
            assert len(device.raw) == 1
            assert not mailing.done()
            await end(mailing)
        server.close()

    live(story())


def test_a_server_that_cannot_be_reached_is_not_asked_for_every_single_mail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        asked: list[str] = []

        async def send(letter: EmailMessage, **_: Any) -> None:
            asked.append(letter["To"])
            raise TimeoutError

        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            await site.house.store.keep(_crowd, 50, Preferences(digest=True))
            crowd = [f"!{each:03}" for each in range(50)]
            await site.house.tidings.tell([*crowd, person], "friend", "x", "/friends", name="Cy")
            with monkeypatch.context() as away:
                away.setattr("perfidie.web.mail.send", send)
                await later(site, 4 * HOUR)
            assert len(asked) == AT_A_TIME
            await later(site, 0.5 * HOUR)
            assert not office.letters
            await later(site, HOUR)
            assert len(office.letters) == 51

    live(story())


def test_a_house_that_ends_while_it_mails_mails_again_after_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")

            async def ends(*_: object, **__: object) -> None:
                raise asyncio.CancelledError

            with monkeypatch.context() as ending:
                ending.setattr("perfidie.web.mail.send", ends)
                with pytest.raises(asyncio.CancelledError):
                    await later(site, 4 * HOUR)
            await later(site, HOUR)
            assert len(office.letters) == 1

    live(story())


def test_hours_in_a_mail_are_those_of_the_reader(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office, zone="Asia/Tokyo") as (site, person):
            await site.house.tidings.tell([person], "evening", "x", "/c/x", name="Guild", when=2_000_000_000.0)
            await later(site, 4 * HOUR)
            (told,) = await site.house.tidings.waiting_for(person)
            here, elsewhere = [sentence(told, "en", zone) for zone in ("Asia/Tokyo", "America/Montreal")]
            text = office.letters[0].get_content()
            assert (here in text, elsewhere in text) == (True, False)

    live(story())


def _crowd(connection: Connection, number: int, wishes: Preferences) -> None:
    """So many people with an address and these wishes."""
    for each in range(number):
        person = f"!{each:03}"
        connection.execute(insert(people).values(id=person, name=f"N{each}", lang="en", created=0.0))
        keep_account(connection, person, 0.0)
        prefer(connection, person, wishes)
        connection.execute(insert(mails).values(person=person, address=f"n{each}@example.org", since=0.0))


def test_a_crowd_that_wants_no_mail_keeps_nobody_from_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            await site.house.store.keep(_crowd, 110, Preferences())
            crowd = [f"!{each:03}" for each in range(110)]
            await site.house.tidings.tell([*crowd, person], "friend", "x", "/friends", name="Cy")
            await later(site, 4 * HOUR)
            assert [letter["To"] for letter in office.letters] == ["ana@example.org"]

    live(story())


def test_what_is_no_longer_true_is_forgotten_and_no_reason_for_a_mail(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            facts: dict[str, Any] = {"game": "verre", "names": []}
            told = [Tiding(person, "turn", "GONE-2222", "/t/GONE-2222", facts, 0.0, 1.0, pushed=1.0)]
            await site.house.store.keep(tell, told)
            await later(site, 4 * HOUR)
            assert not (await site.house.store.look_up(export, person))["tidings"]
            assert not office.letters

    live(story())


def test_what_waits_at_a_table_goes_with_it_and_what_nobody_looks_at_after_months(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            code = next(iter(site.house.tables)).code
            store, now = site.house.store, site.house.clock.date()
            await store.keep(invite, person, code, "somebody", now)
            for kind in ("invited", "begun", "over"):
                await site.house.tidings.tell([person], kind, code, f"/t/{code}", game="verre", names=["Bo"])
            await store.keep(delete_table, code, now)
            kept = await store.look_up(export, person)
            assert not kept["tidings"]
            assert not (await store.look_up(friends.export, person))["invitations"]
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            await store.keep(sweep_rest, now + DAY)
            assert len((await store.look_up(export, person))["tidings"]) == 1
            await store.keep(sweep_rest, now + 100 * DAY)
            assert not (await store.look_up(export, person))["tidings"]

    live(story())


def test_the_link_in_a_mail_ends_them_by_one_click_and_without_a_session(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            await later(site, 4 * HOUR)
            (letter,) = office.letters
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            link = letter["List-Unsubscribe"].strip("<>")
            assert link in letter.get_content()
            path = link.removeprefix("https://perfidie.example")

            async def wanted() -> bool:
                found = await site.house.store.look_up(account, person)
                assert found is not None
                return found.preferences.digest

            stranger = site.visitor()
            for bad in (path[:-1], path + "0", path.replace(person, "somebody"), "/digest/x", "/digest/" + "x" * 500):
                assert (await stranger.client.post(bad)).status_code == 404
            await stranger.get(path)
            assert await wanted(), "a program that follows links ends nothing"
            one_click = {"content": b"List-Unsubscribe=One-Click", "headers": {"origin": "https://mail.example"}}
            for _ in range(2):
                assert (await stranger.client.post(path, **one_click)).status_code == 200
            assert not await wanted()

    live(story())


def test_what_is_kept_of_somebody_can_be_taken_along_and_is_erased(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_post_office() as office, somebody(tmp_path, office) as (site, person):
            path = next(iter(site.house.tables)).code
            other = site.table(f"/t/{path}").chairs[1].person
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            await site.house.tidings.tell([other], "friend", "y", "/friends", name="Ana")
            await site.house.tidings.tell([other], "friend", person, "/friends", name="Ana")
            kept = await site.house.store.look_up(export, person)
            assert [each["facts"] for each in kept["tidings"]] == [{"name": "Cy"}]
            await site.house.store.keep(erase, person, "Nobody")
            assert not (await site.house.store.look_up(export, person))["tidings"]
            (left,) = await site.house.tidings.waiting_for(other)
            assert left.facts == {"name": "Nobody"}

    live(story())
