"""Secrets over the wire: two houses that differ only in what is hidden send whoever may not know it the same bytes.

The same table stands in both, laid alike but for Milady's place, her cards or a Musketeer's; both play on with the
same dice. Pages, news, logs, JSON, refusals and versions are compared after every move, until the rules reveal it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.mousquetaires.tables import Adventure, lay
from perfidie.store import Person
from perfidie.web.house.people.etiquette import digest
from perfidie.web.house.table import LiveTable
from perfidie.web.page import shell
from web.browserless import Site, Stream, Visitor, a_site, live
from web.hourglass import Hourglass
from web.programs import Program
from web.test_standins import gone, offered
from web.test_team_talk import JsonStream
from web.two_worlds import NAMES, Seen, Swapped, Told, same, twin, wrong_moves

pytestmark = pytest.mark.usefixtures("hushed")

MILADY, ATHOS, PORTHOS, ARAMIS, SPECTATOR = 0, 2, 3, 4, 5
SEATS = 5


class Watcher:
    """Somebody at the table of one house, with a browser and a program."""

    def __init__(self, site: Site, path: str, place: int, visitor: Visitor) -> None:
        self.site, self.path, self.visitor = site, path, visitor
        self.seat = place if place < SEATS else None
        self.token = f"perfidie-{place:043}" if place < SEATS else ""
        self.program = Program(site, self.token)
        self.streams: list[Stream] = [visitor.listen(path), JsonStream(site, path, self.token)]

    async def listen(self, stack: AsyncExitStack) -> None:
        for stream in self.streams:
            await stack.enter_async_context(stream)

    async def all_that_came(self, wrong: dict[str, str]) -> Seen:
        """The page, the log, JSON, the news since the last time, and the answer to a move that may not be made."""
        code, version = self.path.split("/")[2], self.site.table(self.path).version_for(self.seat)
        seen = {page or "page": (await self.visitor.client.get(self.path + page)).content for page in ("", "/log")}
        for part in ("/view?since=0", ""):
            seen[f"JSON {part}"] = (await self.program.send("GET", f"/tables/{code}{part}")).content
        for kind, stream in zip(("news", "JSON news"), self.streams, strict=True):
            seen[kind] = b"\n".join(await stream.news())
        answer = await self.visitor.send(f"{self.path}/move", {"version": str(version), **wrong}, **{"hx-request": "1"})
        seen[f"{wrong}"] = f"{answer.status_code} {answer.text} {version}".encode()
        return seen


class Houses:
    """The same table in two houses."""

    def __init__(self, sites: tuple[Site, Site], path: str, crowds: tuple[list[Visitor], list[Visitor]]) -> None:
        self.sites, self.path, self.crowds = sites, path, crowds
        self.watching: dict[int, tuple[Watcher, Watcher]] = {}
        self.compared = 0

    async def play(self, *moves: str) -> None:
        """Moves in both; after each, those who may not know look."""
        for said in moves:
            await self.unwatched(said)
            await self.look()

    async def unwatched(self, *moves: str) -> None:
        """`seat words`: a slash parts the houses, nothing behind it is no move."""
        for said in moves:
            one, slash, other = said.partition(" / ")
            fate = self.sites[0].house.rng.getstate()
            for site, crowd, line in zip(self.sites, self.crowds, (one, other if slash else one), strict=True):
                site.house.rng.setstate(fate)
                if line:
                    seat, _, words = line.partition(" ")
                    version = site.table(self.path).version_for(int(seat))
                    await crowd[int(seat)].move(self.path, version, {"action": words})

    async def look(self) -> None:
        for place in self.watching:
            one, other = await self.seen_by(place)
            for where, found in one.items():
                same(found, other[where], f"{where} of {place}")
            self.compared += 1

    async def seen_by(self, place: int) -> tuple[Seen, Seen]:
        watchers = self.watching[place]
        table = watchers[0].site.table(self.path)
        wrong = wrong_moves(table, watchers[0].seat, Random(self.compared), most=1)[0]
        return await watchers[0].all_that_came(wrong), await watchers[1].all_that_came(wrong)

    async def tell_apart(self, *moves: str) -> list[int]:
        """The same moves; who is shown something else in the two houses now."""
        await self.unwatched(*moves)
        pairs = {place: await self.seen_by(place) for place in self.watching}
        return [place for place, (one, other) in pairs.items() if one != other]


@asynccontextmanager
async def houses(
    folder: Path, tables: tuple[Adventure, Adventure], *watching: int, **settings: Any
) -> AsyncIterator[Houses]:
    """Two houses with these positions, and who may not notice that they differ."""
    options = {f"option-{name}": str(value).lower() for name, value in tables[0].play.setup.options.items()}
    async with AsyncExitStack() as stack:
        site = await stack.enter_async_context(a_site(folder, clock=Hourglass(), **{"away_after": 1e9, **settings}))
        path, people = await site.begun(*NAMES[:SEATS], game="mousquetaires", **options)
        crowd = [*people, site.visitor()]
        for viewer in crowd:
            await viewer.get(path)
        for place, chair in enumerate(site.table(path).chairs):
            token = digest(f"perfidie-{place:043}")
            await site.house.store.welcome(Person(chair.person, chair.name, "fr"), token)
        other, others = await stack.enter_async_context(twin(site, folder / "twin", crowd, **settings))
        both = Houses((site, other), path, (crowd, others))
        for each, viewers, table in zip(both.sites, both.crowds, tables, strict=True):
            for viewer in viewers:
                await viewer.get(path)
            stack.enter_context(Swapped(each.table(path), table.play.state))
        for place in watching:
            pair = [
                Watcher(each, path, place, viewers[place])
                for each, viewers in zip(both.sites, both.crowds, strict=True)
            ]
            for watcher in pair:
                await watcher.listen(stack)
            both.watching[place] = pair[0], pair[1]
        await both.look()
        yield both


# Milady


def test_where_milady_hides_changes_no_byte_until_she_is_found(tmp_path: Path) -> None:
    """Athos meets a Challenge and fights at the very place where she is in one house: nobody notices anything."""

    async def story() -> int:
        heroes = "dartagnan louvre erudition*2; athos louvre nobility*2"
        tables = [lay(heroes, at="destination", louvre="gambling_debts lubin") for _ in range(2)]
        async with houses(tmp_path, (tables[0], tables[1]), ATHOS, SPECTATOR) as both:
            await both.play("0 destination louvre / 0 destination paris", "0 pass", "1 activate athos")
            await both.play("2 challenge 0", "2 pay 1 none 0", "2 duel adversary lubin", "2 commit 0 0 0")
            compared = both.compared
            assert await both.tell_apart("2 end", "1 activate dartagnan", "1 challenge 1") == [ATHOS, SPECTATOR], (
                "now she is found, or is not"
            )
            return compared

    assert live(story()) == 2 * 8


def test_what_milady_holds_and_chooses_changes_no_byte_for_the_musketeers(tmp_path: Path) -> None:
    async def story() -> list[int]:
        notes: dict[str, Any] = {"destination": "richelieu", "at": "treachery"}
        tables = (
            lay(treacheries="plot haste", paris_hand="spies", **notes),
            lay(treacheries="plot poison", paris_hand="edict", **notes),
        )
        async with houses(tmp_path, tables, PORTHOS, SPECTATOR) as both:
            await both.play("0 pass")
            for hero, seat in (("dartagnan", 1), ("athos", 2), ("porthos", 3)):
                await both.unwatched(f"1 activate {hero}", f"{seat} end")
            await both.play("1 activate aramis", "4 end")
            await both.play("0 choose urgency / 0 choose dead_end", "0 destination ferrets / 0 destination louvre")
            return await both.tell_apart("0 paris spies / 0 paris edict")

    assert live(story()) == [PORTHOS, SPECTATOR], "a card put in play is seen by all"


# Musketeers


@pytest.mark.parametrize(("closed", "watching"), [(False, (MILADY, SPECTATOR)), (True, (MILADY, ARAMIS))])
def test_a_hidden_card_and_where_it_goes_change_no_byte_for_outsiders(
    tmp_path: Path, closed: bool, watching: tuple[int, ...]
) -> None:
    async def story() -> int:
        tables = [lay(f"athos combat {card}", "athos 2", closed_hands=closed) for card in ("king", "kitty")]
        async with houses(tmp_path, (tables[0], tables[1]), *watching) as both:
            await both.play("2 exchange porthos", "2 give king / 2 give kitty", "2 done", "2 move la_rochelle")
            return both.compared

    assert live(story()) == 5 * 2


def test_requests_that_are_refused_never_happened_for_milady(tmp_path: Path) -> None:
    """In one house Athos asks and Porthos refuses, in the other nobody asks: not even the version tells."""

    async def story() -> None:
        tables = [lay("athos kitty; porthos king leather", "athos 2") for _ in range(2)]
        async with houses(tmp_path, (tables[0], tables[1]), MILADY, SPECTATOR) as both:
            await both.play("2 exchange porthos", "2 ask king / ", "3 refuse / ", "2 ask leather / ", "3 refuse / ")
            await both.play("2 give kitty")
            made = [len(site.table(both.path).game_on.entries) for site in both.sites]
            assert made[0] == made[1] + 4

    live(story())


def test_a_bot_in_the_place_of_somebody_asked_in_secret_changes_no_byte_for_milady(tmp_path: Path) -> None:
    """Porthos has gone. In one house he owes Athos an answer: his friends are offered a bot for it, she is not."""

    async def story() -> None:
        tables = [lay("athos kitty; porthos king leather", "athos 2") for _ in range(2)]
        slow = {"away_after": 30.0, "bot_delay": (5.0, 5.0)}
        async with houses(tmp_path, (tables[0], tables[1]), MILADY, SPECTATOR, **slow) as both:
            await both.play("2 exchange porthos", "2 ask king / ")
            offers = []
            for site, crowd in zip(both.sites, both.crowds, strict=True):
                gone(site, site.table(both.path), PORTHOS, 61)
                offers.append(bool(await offered(crowd[ARAMIS], both.path, PORTHOS)))
            assert offers == [True, False]
            await both.look()
            for crowd in both.crowds:
                await crowd[ARAMIS].post(f"{both.path}/bot", {"seat": str(PORTHOS), "level": "novice"})
            await both.look()
            asked = [list(site.house.drivers.thinking(site.table(both.path))) for site in both.sites]
            assert asked == [[PORTHOS], []], "the bot thinks about it, and nobody outside notices"

    live(story())


# Planted leaks: the tests above must find them


def waits_for_consent(state: Any) -> int:
    return type(state.agenda[-1]).__name__ == "Consent"


def athos_beside_milady(state: Any) -> int:
    return state.active == 1 and state.destination == state.places[1]


@pytest.mark.parametrize(
    ("secret", "story"),
    [
        (waits_for_consent, test_requests_that_are_refused_never_happened_for_milady),
        (athos_beside_milady, test_where_milady_hides_changes_no_byte_until_she_is_found),
    ],
)
def test_a_page_that_gives_it_away_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: Any, story: Any
) -> None:
    """One space more or less, and nothing else."""
    honest = shell._status

    def leaky(table: LiveTable, scene: Any) -> str:
        return honest(table, scene) + " " * secret(table.game_on.state)

    monkeypatch.setattr(shell, "_status", leaky)
    with pytest.raises(Told, match=r"(news|page) of"):
        story(tmp_path)
