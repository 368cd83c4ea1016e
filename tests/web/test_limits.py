"""How often somebody may post, open tables, come as a new guest or ask for anything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis import asyncio as client
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from perfidie.engine import Refusal
from perfidie.web import limits
from perfidie.web.limits import HOUR, MINUTE
from perfidie.web.page.drawing.words import SiteTexts
from services import Redis
from web.browserless import a_site, live


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(limits, "monotonic", lambda: self.now)


def test_the_241st_post_in_a_minute_is_refused_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, moves_per_minute=240) as site:
            path, people = await site.begun("Ana", "Bo", lang="en")
            for person in people:
                await person.get(path)
            clock.now += 60
            for _ in range(240):
                await people[0].post(f"{path}/say", {"text": ""}, 422)
            answer = await people[0].send(f"{path}/say", {"text": ""})
            assert answer.status_code == 429
            assert SiteTexts("en").say("refusal-too-fast", {"seconds": 1}) in answer.text
            await people[1].post(f"{path}/say", {"text": ""}, 422)
            await people[0].get(path)  # looking is free
            clock.now += 1
            await people[0].post(f"{path}/say", {"text": ""}, 422)

    live(story())


def test_tables_guests_and_requests_are_counted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, tables_per_hour=3, guests_per_hour=2, pages_per_minute=60) as site:
            host, guest, third = site.visitor("Ana"), site.visitor("Bo"), site.visitor("Cy")
            for _ in range(3):
                path = await host.open(4)
            await host.post("/games/verre/play", status=429)
            await guest.sit(path)
            await third.get(path)
            await third.post(f"{path}/sit", {"name": "Cy"}, 429)
            statuses = [(await guest.client.get("/credits")).status_code for _ in range(60)]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            clock.now += 3600
            await third.sit(path)
            await host.post("/games/verre/play")

    live(story())


# By address


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.1:4711", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::7", True),
        ("2001:db8:1:2::1", "[2001:DB8:1:2::9]:443", True),
        ("2001:db8:1:2::1", "2001:db8:1:2::1%eth0", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("nonsense", "more nonsense", False),
    ],
)
def test_an_address_is_counted_by_the_network_one_customer_has(one: str, other: str, same: bool) -> None:
    assert (limits.prefixes(one)[0] == limits.prefixes(other)[0]) == same


def test_many_addresses_of_one_ipv6_network_have_one_allowance_and_many_networks_sixteen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, pages_per_minute=3, behind_proxy=True) as site:
            visitor = site.visitor()

            async def asked(address: str) -> int:
                passed_on = f"192.0.2.{len(address)}, {address}"
                return (await visitor.client.get("/worker.js", headers={"x-forwarded-for": passed_on})).status_code

            assert [await asked(f"2001:db8:1:2::{each}") for each in range(4)] == [200, 200, 200, 429]
            assert await asked("2001:db8:1:3::1") == 200
            found = [await asked(f"2001:db8:1:{each:x}::1") for each in range(100, 150)]
            assert found == [200] * (3 * 16 - 4) + [429] * 6, "a whole /48 has sixteen allowances"
            assert await asked("2001:db8:2:2::1") == 200

    live(story())


def test_a_fresh_or_made_up_cookie_for_every_post_is_no_way_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, moves_per_minute=5) as site:
            client = site.visitor().client
            form = {"content-type": "application/x-www-form-urlencoded"}
            statuses = []
            for number in range(22):
                client.cookies.clear()
                cookie = {"cookie": f"perfidie={number:043}"} if number % 2 else {}
                answer = await client.post("/games/verre/play", content=b"", headers={**form, **cookie})
                statuses.append(answer.status_code)
            assert statuses == [403] * 20 + [429] * 2, "four allowances for an address"

    live(story())


def test_tables_are_counted_by_person_on_all_devices_and_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, tables_per_hour=2) as site:
            for name in ("Ana", "Bo", "Cy", "Di"):
                visitor = site.visitor(name)
                await visitor.open(2)
                await visitor.open(2)
                await visitor.post("/games/verre/play", status=429)
            await site.visitor("Ed").post("/games/verre/play", status=429)

    live(story())


# Talk, streams, guesses, and what is costly


def test_chat_and_streams_are_counted_by_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, chat_per_minute=3, streams_per_person=2) as site:
            path, (host, friend) = await site.begun("Ana", "Bo")
            for _ in range(3):
                await host.post(f"{path}/say", {"text": "vite"})
            await host.post(f"{path}/say", {"text": "vite"}, 429)
            await friend.post(f"{path}/say", {"text": "vite"})
            third = host.listen(path)
            async with host.listen(path), host.listen(path), friend.listen(path), third:
                assert third.status >= 400
            async with host.listen(path) as stream:
                assert stream.status == 200

    live(story())


def test_who_guesses_codes_has_to_wait_and_who_sits_at_a_table_has_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, pages_per_minute=10_000) as site:
            path, people = await site.gathered("Ana", "Bo")
            thief = site.visitor()
            guesses = [(await thief.client.get(f"/t/ROSE-{number:04}")).status_code for number in range(2000, 2260)]
            assert guesses == [404] * 250 + [429] * 10
            await thief.get(path, 429)
            await thief.get(f"/join?code={path[3:]}", 429)
            assert (await thief.client.get(f"/api/tables{path[2:]}")).status_code == 429
            for person in people:
                await person.get(path)
            clock.now += 1
            await thief.get(path)

    live(story())


def test_keys_of_personal_links_are_not_guessed_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, pages_per_minute=200) as site:
            path, _ = await site.gathered("Ana", "Bo")
            thief = site.visitor()
            await thief.get(f"{path}/seat")
            statuses = [(await thief.send(f"{path}/seat", {"key": f"ABCDE-{n:05}"})).status_code for n in range(7)]
            assert statuses == [403] * 5 + [429] * 2

    live(story())


def test_replays_records_and_whole_logs_are_counted_as_costly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, pages_per_minute=80) as site:
            path, (host, _) = await site.begun("Ana", "Bo")
            costly = [f"{path}/log", f"{path}/replay", f"{path}/record.json", f"{path}/replay.png"] * 2
            assert 429 not in [(await host.client.get(each)).status_code for each in costly]
            assert {(await host.client.get(each)).status_code for each in costly} == {429}
            assert (await host.client.get(f"/api/tables{path[2:]}/record")).status_code == 429
            await host.get(path)

    live(story())


def test_buckets_that_nobody_uses_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    counted = limits.Limits()
    counted.spend("post", "first", 2, MINUTE)
    for number in range(500):
        counted.spend("post", f"{number}", 2, MINUTE)
        counted.spend("post", "busy", 1000, MINUTE)
    counted.spend("post", "499", 2, MINUTE)
    with pytest.raises(Refusal):
        counted.spend("post", "499", 2, MINUTE)
    counted.spend("post", "first", 1, MINUTE)


# Several processes


def allowed(counted: limits.Limits, who: str, most: int = 10) -> int:
    """How often this one may still do it."""
    for done in range(100):
        try:
            counted.spend("post", who, most, HOUR)
        except Refusal:
            return done
    return 100


def test_processes_count_together_over_redis(redis: Redis) -> None:
    async def story() -> None:
        async with connected(redis) as line:
            one, other = limits.Limits(), limits.Limits()
            await one.exchange(line)
            await other.exchange(line)
            for _ in range(6):
                one.spend("post", "Ana", 10, HOUR)
            await one.exchange(line)
            other.spend("post", "Ana", 10, HOUR)
            await other.exchange(line)
            assert allowed(other, "Ana") == 3, "six were spent elsewhere, and one here"
            assert allowed(other, "Bo") == 10
            await other.exchange(line)
            one.spend("post", "Ana", 10, HOUR)
            await one.exchange(line)
            assert allowed(one, "Ana") == 0
            kept = await line.keys("*")
            assert len(kept) == 2
            assert not [key for key in kept if b"Ana" in key or b"post" in key], "Redis is not told who"
            assert all([0 < await line.ttl(key) <= 2 * HOUR for key in kept])

    live(story())


def test_what_is_spent_while_redis_answers_is_not_given_back(redis: Redis) -> None:
    async def story() -> None:
        async with connected(redis) as line:
            counted = limits.Limits()
            await counted.exchange(line)
            counted.spend("post", "Ana", 10, HOUR)
            asking = asyncio.create_task(counted.exchange(line))
            await asyncio.sleep(0)
            for _ in range(4):
                counted.spend("post", "Ana", 10, HOUR)
            await asking
            assert allowed(counted, "Ana") == 5
            await counted.exchange(line)
            assert allowed(counted, "Ana") == 0

    live(story())


def test_without_redis_each_counts_for_itself_and_says_so_once(
    redis: Redis, logged: list[dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        counted = limits.Limits()
        nobody = client.Redis(host="127.0.0.1", port=1, retry=Retry(NoBackoff(), 0))
        for _ in range(3):
            await counted.exchange(nobody)
            counted.spend("post", "Ana", 5, HOUR)
        await counted.exchange(nobody)
        await nobody.aclose()
        assert [line["event"] for line in logged] == ["limits_not_shared"]
        assert allowed(counted, "Ana", 5) == 2
        async with connected(redis) as line:
            await counted.exchange(line)
            other = limits.Limits()
            await other.exchange(line)
            other.spend("post", "Ana", 5, HOUR)
            await other.exchange(line)
            assert allowed(other, "Ana", 5) == 0, "and tells the others afterwards"

    live(story())


@asynccontextmanager
async def connected(redis: Redis) -> AsyncIterator[client.Redis]:
    line = client.Redis.from_url(redis.url)
    try:
        yield line
    finally:
        await line.aclose()
