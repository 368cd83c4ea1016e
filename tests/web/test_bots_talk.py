"""Bots that talk: once on each occasion, one after the other, never at the cost of people; and they listen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from perfidie.web.house.bots.thinkers import NOBODY, CannotThink
from perfidie.web.house.bots.turns import Asker
from perfidie.web.house.table import LiveTable
from web.browserless import AtOnce, Site, Visitor, a_site, live
from web.hourglass import Hourglass, until
from web.test_talk import AT_ONCE, FIVE, IDUS, SIDE, Words


class Talkative(AtOnce):
    """Bots that say the first thing they may; what each was asked with is kept."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, str, int]] = []
        """Who was asked to speak, on which occasion, how many statements he had heard by then."""
        self.decided: list[tuple[int, int]] = []
        """Who decided, and how many statements he had heard by then."""

    async def think(self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY) -> Words:
        seen = IDUS.read_view(view)
        self.decided.append((seen.seat or 0, len(seen.claims)))
        return await super().think(game, level, view, legal, seed)

    async def speak(self, game: str, level: str, view: bytes, seed: int, asker: Asker = NOBODY) -> Words:
        seen = IDUS.read_view(view)
        self.heard.append((seen.seat or 0, str(IDUS.talk.occasion(seen)), len(seen.claims)))
        return IDUS.talk.sayable(seen)[0].words


async def with_bots(site: Site, **options: str) -> tuple[Visitor, str, LiveTable]:
    """Somebody among four bots that play at random, on the seat that is Consul at first and decides late."""
    person = site.visitor("Ana")
    path = await person.open(5, **{**AT_ONCE, **options})
    await person.get(path)
    for seat in range(1, 5):
        await person.post(f"{path}/bot", {"seat": str(seat), "level": "random"})
    await person.post(f"{path}/start", {"how": "all"})
    return person, path, site.table(path)


def still(site: Site, table: LiveTable) -> bool:
    """No bot thinks or talks there."""
    return not site.house.drivers.are_busy(table)


def test_bots_speak_once_on_each_occasion_in_order_and_decide_when_they_have_heard_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Talkative()
        async with a_site(tmp_path, thinkers=thinkers) as site:
            _, _, table = await with_bots(site)
            await until(lambda: still(site, table))
            seats_asked = [(seat, when) for seat, when, _ in thinkers.heard]
            assert len(seats_asked) == len(set(seats_asked)), "nobody is asked twice"
            first = [each for each in thinkers.heard if each[1] == "1.1.1"]
            assert first == [(1, "1.1.1", 0), (2, "1.1.1", 1), (3, "1.1.1", 2), (4, "1.1.1", 3)], "from the Consul on"
            assert {seat for seat, count in thinkers.decided if count >= 4} >= {2, 3}, "Aediles vote after the talk"
            assert min(count for _, count in thinkers.decided) == 4
            consul = next(claim for claim in table.game_on.claims if claim.when == "1.2.1").seat
            assert consul == 1, "the round of statements begins with the next Consul on the next turn"

    live(story())


def test_bots_among_themselves_talk_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Talkative()
        async with a_site(tmp_path, thinkers=thinkers) as site:
            person, path, table = await with_bots(site)
            await person.post(f"{path}/stand", {"level": "random"})
            await until(lambda: table.phase == "over" and still(site, table))
            occasions = {claim.when for claim in table.game_on.claims}
            assert {when.rpartition(".")[2] for when in occasions} == {"1", "2", "3"}
            assert all(count <= 3 for count in _counts(table).values())

    live(story())


def _counts(table: LiveTable) -> dict[tuple[int, str], int]:
    said = [(claim.seat, claim.when) for claim in table.game_on.claims]
    return {each: said.count(each) for each in said}


class Broken(AtOnce):
    """A bot of this level fails whenever it should speak."""

    async def speak(self, game: str, level: str, view: bytes, seed: int, asker: Asker = NOBODY) -> Words:
        raise CannotThink(f"the bot {level} of {game} failed: ValueError in somewhere, line 1")


class Insolent(AtOnce):
    async def speak(self, game: str, level: str, view: bytes, seed: int, asker: Asker = NOBODY) -> Words:
        return ("voted", "2", "8", "yellow")


@pytest.mark.parametrize(("thinkers", "event"), [(Broken, "bot_cannot_speak"), (Insolent, "bot_not_heard")])
def test_a_bot_that_cannot_speak_is_silent_and_the_game_goes_on(
    tmp_path: Path, logged: list[dict[str, Any]], thinkers: Any, event: str
) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=thinkers()) as site:
            _, _, table = await with_bots(site)
            await until(lambda: still(site, table))
            assert table.game_on.claims == []
            assert len(table.game_on.entries) > 10, "they have played"

    live(story())
    lines = [line for line in logged if line["event"] == event]
    assert lines
    assert all(set(line) <= {"event", "level", "table", "why", "code"} for line in lines)


class Slow(AtOnce):
    """Bots that will not find the first word until they are let go; their second word is another."""

    def __init__(self) -> None:
        self.words = [("faction", "traitor"), ("faction", "loyal")]
        self.asked = asyncio.Event()
        self.free = asyncio.Event()

    async def speak(self, game: str, level: str, view: bytes, seed: int, asker: Asker = NOBODY) -> Words:
        words = self.words.pop()
        self.asked.set()
        await self.free.wait()
        return words


def test_nobody_waits_for_a_bot_that_looks_for_words_and_they_come_too_late(tmp_path: Path) -> None:
    """The two Aediles are people: their votes end the occasion, and what was meant for it is not said on another."""

    async def story() -> None:
        thinkers = Slow()
        async with a_site(tmp_path, thinkers=thinkers) as site:
            people = [site.visitor(name) for name in FIVE[:4]]
            path = await people[0].open(5, **AT_ONCE)
            for person in people[1:]:
                await person.sit(path)
            await people[0].post(f"{path}/bot", {"seat": "4", "level": "random"})
            await people[0].post(f"{path}/start", {"how": "all"})
            await thinkers.asked.wait()
            table = site.table(path)
            for aedile in (2, 3):
                page = await people[aedile].get(path)
                await people[aedile].move(path, page.version, page.moves[0])
            assert table.talk.occasion() == "1.1.2"
            thinkers.free.set()
            await until(lambda: still(site, table) and not site.house.drivers.talks)
            assert table.game_on.claims == [(4, ("faction", "traitor"), "1.1.2")]

    live(story())


def test_a_bot_leaves_people_time_to_talk_and_hears_what_they_say(tmp_path: Path) -> None:
    """The second vote closes the occasion: it comes no sooner than agreed, and after what was said meanwhile."""

    async def story() -> None:
        clock, thinkers = Hourglass(), Talkative()
        async with a_site(tmp_path, clock=clock, thinkers=thinkers) as site:
            person, path, table = await with_bots(site, **{"option-talk_pause": "5"})
            await until(lambda: len(table.game_on.view(None).committed) == 1 and clock.waiting)
            clock.turn(4.9)
            await person.post(f"{path}/say", SIDE)
            await until(lambda: clock.waiting)
            assert table.talk.occasion() == "1.1.1"
            clock.turn(0.2)
            await until(lambda: table.talk.occasion() == "1.1.2")
            votes = [count for seat, count in thinkers.decided if seat in (2, 3)]
            assert votes[-1] >= 5, "it has heard the four bots, and the person"

    live(story())


def test_a_bot_that_waits_to_talk_lets_go_of_a_seat_that_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hourglass()
        async with a_site(tmp_path, clock=clock) as site:
            path, people = await site.begun(*FIVE, **{**AT_ONCE, "option-talk_pause": "30"})
            for aedile in (2, 3):
                page = await people[aedile].get(path)
                await people[aedile].move(path, page.version, page.moves[0])
            await people[1].post(f"{path}/stand", {"level": "random"})
            await until(lambda: clock.waiting)
            table = site.table(path)
            await people[1].post(f"{path}/back")
            await until(lambda: not site.house.drivers.thinking(table))
            assert (await people[1].get(path)).my_turn
            clock.turn(60)
            assert not site.house.drivers.thinking(table)
            assert table.talk.occasion() == "1.1.2"

    live(story())


@pytest.mark.parametrize(("game", "seconds"), [("verona", 2.0), ("charlatans", 1.0)])
def test_a_bot_takes_less_time_where_decisions_are_many_and_small(tmp_path: Path, game: str, seconds: float) -> None:
    async def story() -> None:
        clock = Hourglass()
        async with a_site(tmp_path, clock=clock, bot_delay=(2.0, 2.0)) as site:
            person = site.visitor("Ana")
            path = await person.open(2, game=game, **{"option-first_player": "1"})
            await person.get(path)
            await person.post(f"{path}/bot", {"seat": "1", "level": "random"})
            await person.post(f"{path}/start", {"how": "all"})
            table = site.table(path)
            before = len(table.game_on.record().entries)
            await until(lambda: clock.waiting)
            clock.turn(seconds - 0.1)
            await until(lambda: clock.waiting)
            assert len(table.game_on.record().entries) == before
            clock.turn(0.2)
            await until(lambda: len(table.game_on.record().entries) > before)

    live(story())
