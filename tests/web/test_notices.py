"""Notices: people who are not looking are told once that a table waits, on devices that a push service reaches."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from perfidie.store import Unreadable
from perfidie.store.people.accounts import Preferences, Quiet, account, keep_account, prefer, wish
from perfidie.store.people.subscriptions import TOO_OFTEN
from perfidie.web.house.tidings import tidings as house_tidings
from perfidie.web.house.tidings.tidings import RETRY
from web.browserless import Site, Visitor, a_site, live, to_decide
from web.hourglass import Hourglass
from web.push_service import HOUSE, Device, PushService, a_push_service, later

pytestmark = pytest.mark.usefixtures("hushed")


async def person_of(site: Site, visitor: Visitor) -> str:
    seat = next(chair for table in site.house.tables for chair in table.chairs if chair.name == visitor.name)
    return seat.person


async def a_turn(site: Site, service: PushService, lang: str = "fr") -> tuple[str, list[Visitor], int, list[Device]]:
    """A game of two with a device each; who has to decide."""
    path, people = await site.begun("Ana", "Bo", lang=lang)
    devices = [await service.subscribed(person) for person in people]
    seat = next(iter(site.table(path).asked))
    return path, people, seat, devices


def house(folder: Path, clock: Hourglass | None = None, **settings: Any) -> Any:
    return a_site(folder, clock=clock or Hourglass(), **{**HOUSE, **settings})


# Told


def test_whoever_is_asked_and_away_is_told_once_in_their_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            path, _, seat, devices = await a_turn(site, service, "en")
            for _ in range(4):
                await later(site)
            other = ("Bo", "Ana")[seat]
            assert devices[seat].said == [f"A table waits for you: The Poisoned Glass, with {other}."]
            assert devices[seat].told[0]["link"] == path
            begun = "The game has begun: The Poisoned Glass, with"
            assert [text[: len(begun)] for text in devices[1 - seat].said] == [begun], "nothing waits for the other one"

    live(story())


def test_nobody_is_told_within_the_grace(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            _, _, seat, devices = await a_turn(site, service)
            await later(site, 15.0)
            assert not devices[seat].raw
            await later(site, 6.0)
            assert len(devices[seat].raw) == 1

    live(story())


def test_whoever_is_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            path, people, seat, devices = await a_turn(site, service)
            async with people[seat].listen(path):
                await later(site)
            await later(site, 3600.0)
            assert not devices[seat].raw, "they have seen it, and left"

    live(story())


def test_whoever_has_answered_is_not_told_and_the_next_one_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            path, people, _, devices = await a_turn(site, service)
            await later(site, 10.0)
            seat, page = await to_decide(path, people)
            while next(iter(site.table(path).asked)) == seat:
                page = await people[seat].get(path)
                await people[seat].move(path, page.version, page.moves[0])
            await later(site)
            assert not devices[seat].raw
            assert len(devices[1 - seat].raw) == 1
            assert [
                each.kind for each in await site.house.tidings.waiting_for(await person_of(site, people[seat]))
            ] == []

    live(story())


def test_told_once_across_a_restart_and_by_two_houses_on_one_store(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hourglass()
        async with a_push_service() as service:
            async with house(tmp_path, clock) as site:
                path, people, seat, devices = await a_turn(site, service)
                await later(site)
                cookies = dict(people[seat].client.cookies.items())
            async with house(tmp_path, clock) as site:
                await site.house.tables.find(path.split("/")[2])
                await later(site)
                await later(site)
                assert len(devices[seat].raw) == 1
                again = site.visitor("Ana", cookies=cookies)
                page = await again.get(path)
                await again.move(path, page.version, page.moves[0])
            assert len(devices[seat].raw) == 1

    live(story())


def test_what_one_house_claims_no_other_tells(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hourglass()
        async with a_push_service() as service, house(tmp_path, clock) as one:
            _, people, seat, devices = await a_turn(one, service)
            person = await person_of(one, people[seat])
            other = house_tidings.Tidings(
                one.house.store, one.house.settings, clock, one.house.presence, one.house.mailer
            )
            await other.open()
            for number in range(20):
                await one.house.tidings.tell([person], "round", str(number), "/circles", name=str(number))
            await asyncio.gather(one.house.tidings.look(), other.look())
            await other.close()
            assert sorted(devices[seat].said) == sorted({*devices[seat].said})
            assert len(devices[seat].raw) == 20

    live(story())


def test_a_question_left_by_a_house_that_died_is_told_by_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hourglass()
        async with a_push_service() as service:
            async with house(tmp_path, clock) as site:
                _, _, seat, devices = await a_turn(site, service)
            async with house(tmp_path, clock) as site:  # within the grace: nothing had been written down
                await later(site, 60.0)
                assert len(devices[seat].raw) == 1

    live(story())


def test_what_could_not_be_written_down_is_told_with_the_next_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            _, people, seat, devices = await a_turn(site, service)
            store, keep = site.house.store, site.house.store.keep

            async def away(*_: object) -> None:
                raise Unreadable("the database is away")

            monkeypatch.setattr(store, "keep", away)
            with pytest.raises(Unreadable):
                await later(site)
            monkeypatch.setattr(store, "keep", keep)
            await later(site, 5.0)
            assert [len(device.raw) for device in devices] == [1, 1]
            person = await person_of(site, people[seat])
            assert [each.kind for each in await site.house.tidings.waiting_for(person)] == ["turn"]

    live(story())


def test_whoever_opens_the_page_it_leads_to_needs_no_telling(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            _, people, seat, devices = await a_turn(site, service)
            person = await person_of(site, people[seat])
            await site.house.tidings.tell(
                [person], "round", "x", "/lobby", name="Guild", due=site.house.clock.date() + 9
            )
            await people[seat].get("/lobby")
            await later(site, 10.0)
            assert not devices[seat].raw
            assert await site.house.tidings.waiting_for(person) == []

    live(story())


# A push service that refuses


@pytest.mark.parametrize("answer", [404, 410])
def test_a_device_that_is_gone_is_told_no_longer(tmp_path: Path, answer: int) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            _, people, seat, devices = await a_turn(site, service)
            devices[seat].answers = [answer]
            await later(site)
            page = await people[seat].get("/me/notices")
            assert not page.all("input", name="device")
            person = await person_of(site, people[seat])
            assert len(await site.house.tidings.waiting_for(person)) == 1, "what waits is not lost"

    live(story())


@pytest.mark.parametrize("answer", [429, 500, 503])
def test_a_busy_service_is_asked_again_so_many_times_and_no_more(tmp_path: Path, answer: int) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            _, people, seat, devices = await a_turn(site, service)
            second = await service.subscribed(people[seat])
            devices[seat].answers = [answer]
            await later(site)
            assert (devices[seat].asked, len(second.raw)) == (1, 1)
            await later(site, RETRY[0] + 1)
            assert len(devices[seat].raw) == 1, "it arrives with the second try"
            assert len(second.raw) == 1, "the other device is not told twice"
            devices[seat].answers = [answer] * 20
            person = await person_of(site, people[seat])
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            for _ in range(12):
                await later(site, 3600.0)
            assert devices[seat].asked == 2 + 1 + len(RETRY)
            page = await people[seat].get("/me/notices")
            assert "n’a pas pu être joint depuis" in page.text

    live(story())


def test_a_service_that_refuses_is_given_up_after_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            _, people, seat, devices = await a_turn(site, service)
            person = await person_of(site, people[seat])
            devices[seat].answers = [403] * 20
            for number in range(TOO_OFTEN + 2):
                await site.house.tidings.tell([person], "friend", str(number), "/friends", name="Cy")
                await site.house.tidings.look()
            assert devices[seat].asked == TOO_OFTEN

    live(story())


def test_the_button_tries_a_device_and_says_plainly_when_it_fails(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            ana = site.visitor("Ana", "en")
            device = await service.subscribed(ana)
            page = await ana.get("/me/notices")
            id = page.all("input", name="device")[0]["value"]
            await ana.post("/me/push/test", {"device": id})
            assert device.said == ["This device receives notices from Perfidie."]
            device.answers = [500]
            assert "did not go out" in await ana.post("/me/push/test", {"device": id}, 502)
            await ana.post("/me/push/drop", {"device": id})
            await ana.post("/me/push/drop", {"device": id}, 404)

    live(story())


# Devices


def test_a_device_whose_session_has_ended_is_told_no_longer(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            path, people, seat, devices = await a_turn(site, service)
            page = await people[seat].post(f"{path}/device", {}, 200)
            other = site.visitor("Ana")
            await other.get(f"{path}/seat")
            key = page.split('class="seat-key">')[1].split("<")[0]
            await other.post(f"{path}/seat", {"key": key})
            await other.get(path)
            await other.post(f"{path}/others", {}, 200)
            person = await person_of(site, people[seat])
            await site.house.tidings.tell([person], "friend", "x", "/friends", name="Cy")
            await later(site)
            assert not devices[seat].raw

    live(story())


# Quiet hours


def test_what_falls_in_quiet_hours_is_told_when_they_end(tmp_path: Path) -> None:
    async def story() -> None:
        night = datetime(2026, 11, 18, 23, 0, tzinfo=ZoneInfo("America/Montreal")).timestamp()
        async with a_push_service() as service, house(tmp_path, Hourglass(night)) as site:
            _, people, seat, devices = await a_turn(site, service)
            person = await person_of(site, people[seat])
            await site.house.store.keep(keep_account, person, night)
            wishes = Preferences(zone="America/Montreal", quiet=Quiet(22, 8))
            await site.house.store.keep(prefer, person, wishes)
            await later(site)
            await later(site, 8 * 3600.0)
            assert not devices[seat].raw
            await later(site, 3600.0)
            assert len(devices[seat].raw) == 1

    live(story())


def test_hours_and_zone_are_chosen_on_the_page_and_bad_ones_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as site:
            _, (ana, _) = await site.gathered("Ana", "Bo")
            await ana.get("/me/notices")
            await ana.post("/me/notices", {"push": "1"}, 409)
            await site.house.store.keep(keep_account, await person_of(site, ana), 0.0)
            good = {"push": "1", "zone": "Europe/Paris", "begins": "22", "ends": "8"}
            await ana.post("/me/notices", good)
            page = await ana.get("/me/notices")
            assert 'value="22" selected' in page.text
            assert "<option selected>Europe/Paris" in page.text
            for bad in ({"zone": "../etc/passwd"}, {"begins": "24"}, {"ends": ""}, {"zone": "Mars/Olympus"}):
                await ana.post("/me/notices", {**good, **bad}, 422)

    live(story())


def test_wishes_that_are_changed_at_the_same_moment_undo_none_of_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as site:
            _, (ana, _) = await site.gathered("Ana", "Bo")
            person = await person_of(site, ana)
            await site.house.store.keep(keep_account, person, 0.0)
            await ana.get("/me/notices")
            for listed in (True, False) * 5:
                await site.house.store.keep(wish, person, {"digest": True, "listed": listed})
                word = site.house.tidings.letters.word_for(person)
                others = site.house.store.keep(wish, person, {"listed": not listed})
                await asyncio.gather(ana.post(f"/digest/{word}", {}, 200), others)
                found = await site.house.store.look_up(account, person)
                assert found is not None
                assert (found.preferences.digest, found.preferences.listed) == (False, not listed)

    live(story())


# Two worlds


@pytest.mark.usefixtures("toys")
def test_a_move_nobody_else_may_know_of_brings_the_same_notices_at_the_same_times(tmp_path: Path) -> None:
    async def world(asks: bool) -> list[Any]:
        got: list[Any] = []
        (tmp_path / str(asks)).mkdir()
        async with a_push_service() as service, house(tmp_path / str(asks)) as site:
            path, people = await site.begun("Ana", "Bo", "Cy", game="whispers")
            device = await service.subscribed(people[0])
            spied = await service.subscribed(people[2])
            if asks:
                await people[1].move(path, 0, {"action": "ask"})
            for moment in range(12):
                await later(site, 5.0)
                got += [(moment, len(raw), _shown(raw)) for raw in device.raw]
                device.raw.clear()
            assert any("attend" in text for text in spied.said) == asks, "the worlds differ for the one who is asked"
            waits = await site.house.tidings.waiting_for(await person_of(site, people[0]))
            return [*got, [(each.kind, each.at) for each in waits]]

    async def story() -> None:
        assert await world(True) == await world(False)

    live(story())


def _shown(raw: bytes) -> dict[str, str]:
    """A notice without what follows from the code of its table, which is drawn anew for each."""
    told: dict[str, str] = json.loads(raw)
    return {name: text for name, text in told.items() if name not in ("link", "tag")}
