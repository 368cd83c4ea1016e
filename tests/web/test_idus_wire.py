"""Secret votes over the wire: two houses where an Aedile votes differently send everybody else the same bytes.

The table is played in one house, copied into a second one, and goes on in both: whoever does not know what differs
gets the same pages, news, logs, refusals, versions and JSON after every move.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from perfidie.engine import put
from perfidie.web.house.table import LiveTable
from perfidie.web.page import shell
from web.browserless import Site, Stream, Visitor, a_site, live
from web.hourglass import Hourglass
from web.programs import Program, begun
from web.reading import Page
from web.two_worlds import NAMES, SHORT, Seen, Swapped, Told, same, twin, watched_game, wrong_moves

pytestmark = pytest.mark.usefixtures("hushed")

GAME = "idus_martii"
PRAETOR, EARLY, LATE = 1, 3, 4
Move = tuple[int, str, str, set[int]]
"""A move: who makes it, in one house, in the other one, and who knows the difference from now on."""


def course(first: int, second: int, votes: str, *later: tuple[int, str, set[int]]) -> list[Move]:
    """Two votes in this order, `green/red red/green`, and what follows; a slash parts the houses."""
    one, other = (vote.partition("/") for vote in votes.split())
    moves = [(first, f"vote {one[0]}", f"vote {one[2] or one[0]}", {first} if one[2] else set())]
    moves.append((second, f"vote {other[0]}", f"vote {other[2] or other[0]}", {second} if other[2] else set()))
    for seat, words, knowing in later:
        verb, _, colours = words.partition(" ")
        here, _, there = colours.partition("/")
        moves.append((seat, f"{verb} {here}".strip(), f"{verb} {there or here}".strip(), knowing))
    return moves


def in_round_one(name: str, first: int, second: int) -> list[Move]:
    """Consul 0, Praetor 1, Aediles 2 and 3."""
    look = (PRAETOR, f"look {first}", {PRAETOR})
    return {
        "one vote": course(first, second, "green/red red", (PRAETOR, f"look {second}", set())),
        "kept": course(first, second, "green/red red/green", look, (PRAETOR, "keep", set())),
        "forced": course(first, second, "green/red green/red", look, (PRAETOR, "force", set())),
    }[name]


def in_round_two(name: str) -> list[Move]:
    """Consul 0, Praetor 1, Aediles 3 and 4."""
    look = (PRAETOR, f"look {EARLY}", set[int]())
    return {
        "yellow": course(EARLY, LATE, "yellow green/red", look, (EARLY, "swap red/green", {EARLY})),
        "forced": course(
            EARLY, LATE, "green yellow/red", look, (PRAETOR, "force", set()), (EARLY, "swap red/yellow", {EARLY})
        ),
    }[name]


# Two houses


async def to_round_two(site: Site, path: str, people: list[Visitor]) -> None:
    """The first round, one green and one red vote each turn; then the first player hands out the roles."""
    table = site.table(path)
    while (view := table.game_on.view(None)).table.round == 1:
        seat = view.waiting[0]
        words = table.game_on.legal(seat)[0 if view.step != "Vote" or len(view.waiting) == 1 else 1]
        await say_move(site, path, people[seat], seat, " ".join(words))
    await say_move(site, path, people[0], 0, f"assign {PRAETOR} {EARLY} {LATE}")


async def say_move(site: Site, path: str, person: Visitor, seat: int, words: str) -> None:
    await person.move(path, site.table(path).version_for(seat), {"action": words})


class Houses:
    """The same table in two houses, with everybody's stream open in both."""

    def __init__(self, sites: tuple[Site, Site], path: str, crowds: tuple[list[Visitor], list[Visitor]]) -> None:
        self.sites, self.path, self.crowds = sites, path, crowds
        self.streams: list[tuple[Stream, Stream]] = []
        self.knowing: set[int] = set()
        self.compared = 0

    @property
    def strangers(self) -> list[tuple[int, int | None]]:
        """Who must not notice: the place in the crowd, and the seat."""
        seats = len(self.crowds[0]) - 1
        return [(place, place if place < seats else None) for place in range(seats + 1) if place not in self.knowing]

    async def both(self, seat: int, one: str, other: str, knowing: set[int]) -> None:
        """A move in each house; then everybody who does not know is shown both."""
        self.knowing |= knowing
        await self.unwatched(seat, one, other)
        await self.compare()

    async def unwatched(self, seat: int, one: str, other: str) -> None:
        for site, crowd, words in zip(self.sites, self.crowds, (one, other), strict=True):
            await say_move(site, self.path, crowd[seat], seat, words)

    async def said(self, seat: int, words: str) -> None:
        for crowd in self.crowds:
            await crowd[seat].post(f"{self.path}/say", {"words": words})
        await self.compare()

    async def compare(self) -> None:
        for place, seat in self.strangers:
            news = [b"".join(await stream.news()) for stream in self.streams[place]]
            same(*news, f"news of seat {seat}")
            tries = wrong_moves(self.sites[0].table(self.path), seat, Random(self.compared), most=1)
            one, other = [await reached(crowd[place], self.path, tries) for crowd in self.crowds]
            for where, found in one.items():
                same(found, other[where], f"{where} of seat {seat}")
            self.compared += 1


async def reached(viewer: Visitor, path: str, tries: list[dict[str, str]]) -> Seen:
    """The page, the log, and the answers to moves that are not this viewer's to make."""
    page = await viewer.client.get(path)
    seen = {"page": page.content, "log": (await viewer.client.get(f"{path}/log")).content}
    version = str(Page(page.text).version)
    for move in tries:
        answer = await viewer.send(f"{path}/move", {"version": version, **move}, **{"hx-request": "true"})
        seen[f"{move}"] = f"{answer.status_code} {answer.text}".encode()
    return seen


@asynccontextmanager
async def houses(folder: Path, seats: int, round_number: int = 1, world: Any = None) -> AsyncIterator[Houses]:
    """Two houses, before the votes of a round's first turn; `world` lays another one in the second."""
    async with AsyncExitStack() as stack:
        site = await stack.enter_async_context(a_site(folder, seats, clock=Hourglass(), away_after=1e9))
        path, people = await site.begun(*NAMES[:seats], game=GAME, **SHORT[GAME])
        if round_number == 2:
            await to_round_two(site, path, people)
        crowd = [*people, site.visitor()]
        for viewer in crowd:
            await viewer.get(path)
        other, others = await stack.enter_async_context(twin(site, folder / "twin", crowd))
        for viewer in others:
            await viewer.get(path)
        if world is not None:
            stack.enter_context(Swapped(other.table(path), world(other.table(path).game_on.state)))
        found = Houses((site, other), path, (crowd, others))
        for viewers in zip(crowd, others, strict=True):
            one, another = [viewer.listen(path) for viewer in viewers]
            found.streams.append((await stack.enter_async_context(one), await stack.enter_async_context(another)))
        yield found


async def watched(folder: Path, seats: int, moves: list[Move], round_number: int = 1) -> int:
    async with houses(folder, seats, round_number) as both:
        for number, move in enumerate(moves):
            await both.both(*move)
            if number == 0:
                await both.said(move[0], "promise green")
        return both.compared


MANY = product((5, 6, 7, 8), ("one vote", "kept", "forced"), ((2, 3), (3, 2)))


@pytest.mark.parametrize(
    ("seats", "name", "first", "second"),
    [
        (5, "one vote", 2, 3), (5, "kept", 3, 2), (5, "forced", 2, 3), (8, "kept", 3, 2),
        *[pytest.param(seats, name, *votes, marks=pytest.mark.soak) for seats, name, votes in MANY],
    ],
)  # fmt: skip
def test_whoever_votes_first_what_he_votes_changes_no_byte_for_anybody_else(
    tmp_path: Path, seats: int, name: str, first: int, second: int
) -> None:
    """Round 1: after each vote, a statement, the look, and the tally that follows a keep or a force."""
    compared = live(watched(tmp_path, seats, in_round_one(name, first, second)))
    assert compared >= 4 * (seats - 2)


@pytest.mark.parametrize(
    ("seats", "name"),
    [(5, "yellow"), (5, "forced"), *[pytest.param(8, name, marks=pytest.mark.soak) for name in ("forced", "yellow")]],
)
def test_a_card_that_comes_in_changes_no_byte_for_anybody_but_its_owner(tmp_path: Path, seats: int, name: str) -> None:
    """Round 2: not for the Praetor either, who made him exchange it."""
    compared = live(watched(tmp_path, seats, in_round_two(name), round_number=2))
    assert compared >= 5 * (seats - 1)


@pytest.mark.parametrize("seats", [5, *[pytest.param(seats, marks=pytest.mark.soak) for seats in (6, 7, 8)]])
def test_two_of_a_kind_change_no_byte_for_anybody_else(tmp_path: Path, seats: int) -> None:
    """Ruling 22: the Consul of the second turn holds two of a kind in one house and not in the other."""

    def other_hands(state: Any) -> Any:
        mine, other = next(pair for pair in exchanged(state.dealt) if is_pair(state.dealt[1]) != is_pair(pair[0][1]))
        partners.add(other)
        world = state.clone()
        world.dealt = mine
        return world

    partners: set[int] = {1}

    async def story() -> int:
        async with houses(tmp_path, seats, world=other_hands) as both:
            both.knowing |= partners
            await both.both(2, "vote red", "vote red", set())
            for seat, words in [(3, "vote green"), (1, "look 2"), (1, "keep"), (3, "vote green"), (4, "vote red")]:
                await both.unwatched(seat, words, words)
            for seat, words in [(2, "look 4"), (2, "keep")]:
                await both.both(seat, words, words, set())
            tables = [site.table(both.path) for site in both.sites]
            choices = [" ".join(table.game_on.legal(1)[0]) for table in tables]
            assert len({len(table.game_on.legal(1)) for table in tables}) == 2
            await both.both(1, *choices, set())
            return both.compared

    assert live(story()) == 4 * (seats - 1)


def is_pair(hand: tuple[int, ...]) -> bool:
    return len({*hand}) == 1


def exchanged(dealt: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[tuple[int, ...], ...], int]]:
    """The deal with one card of seat 1 and one of another seat exchanged, in every way; and that seat."""
    ways = []
    for other, hand in enumerate(dealt):
        for mine, theirs in [(a, b) for a in (0, 1) for b in (0, 1) if other != 1]:
            new = tuple(sorted(put(dealt[1], mine, hand[theirs])))
            ways.append((put(put(dealt, 1, new), other, tuple(sorted(put(hand, theirs, dealt[1][mine])))), other))
    return ways


# Any other world


@pytest.mark.parametrize(
    ("seats", "every"), [(5, 7), *[pytest.param(seats, 2, marks=pytest.mark.soak) for seats in (5, 6, 7, 8)]]
)
def test_no_answer_of_the_site_tells_two_worlds_apart(tmp_path: Path, seats: int, every: int) -> None:
    figures = live(watched_game(tmp_path, seats, 1, seed=seats, game=GAME, every=every))
    assert figures["pairs"] > seats, "every viewer was asked"
    assert figures["different"] > figures["pairs"] / 2, "the worlds must differ, or nothing is shown"


# Programs


@pytest.mark.parametrize("seats", [5, 8])
def test_no_json_tells_a_vote_to_another_seat(tmp_path: Path, seats: int) -> None:
    async def story() -> int:
        compared = 0
        async with a_site(tmp_path, away_after=1e9) as site:
            code, programs = await begun(site, *NAMES[:seats], game=GAME, options={"first_player": 0})
            crowd = [*programs, Program(site)]
            async with twin(site, tmp_path / "twin", []) as (other, _):
                crowds = [crowd, [Program(other, program.token) for program in crowd]]
                for program in [*crowds[0], *crowds[1]]:
                    await program.view(code)  # nobody is away
                knowing: set[int] = set()
                for seat, one, another, knows in in_round_one("kept", 3, 2):
                    knowing |= knows
                    for programs, words in zip(crowds, (one, another), strict=True):
                        view = await programs[seat].view(code)
                        await programs[seat].move(code, view["version"], words.split())
                    for place in [place for place in range(seats + 1) if place not in knowing]:
                        same(*[await json_of(programs[place], code) for programs in crowds], f"JSON of seat {place}")
                        compared += 1
        return compared

    assert live(story()) >= 4 * (seats - 2)


async def json_of(program: Program, code: str) -> bytes:
    """All that this program is told when it asks, politely or not."""
    now = await program.send("GET", f"/tables/{code}/view?since=0")
    asked: list[tuple[str, str, Any]] = [("GET", "", None), ("GET", "/record", None)]
    moves = [["vote", "yellow"], ["look", "7"], ["discard", "merchant"]]
    asked += [("POST", "/moves", {"version": now.json()["version"], "words": words}) for words in moves]
    answers = [now, *[await program.send(method, f"/tables/{code}{path}", body) for method, path, body in asked]]
    return b"\n".join(b"%d %s" % (answer.status_code, answer.content) for answer in answers)


# Planted leaks: the tests above must find them


def waiting_vote(state: Any) -> int:
    """The vote that waits for the other one."""
    return sum(code for _, code in state.committed) % 2


def first_card(state: Any) -> int:
    """What the first Aedile of the turn before cast."""
    return int(state.past[-1][-1][0]) if state.past else 0


@pytest.mark.parametrize("secret", [waiting_vote, first_card])
def test_a_page_that_gives_a_vote_away_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: Any) -> None:
    """One space more or less, and nothing else."""
    honest = shell._status

    def leaky(table: LiveTable, scene: Any) -> str:
        return honest(table, scene) + " " * secret(table.game_on.state)

    monkeypatch.setattr(shell, "_status", leaky)
    with pytest.raises(Told, match=r"(news|page) of seat"):
        live(watched(tmp_path, 5, in_round_one("kept", 2, 3)))
