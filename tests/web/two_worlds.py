"""Two worlds on one site: what one viewer cannot tell apart reaches him as the same bytes.

The other world is imagined from what the viewer may know, and laid on the table in place of the true one.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from perfidie.engine import Action, Event, State, encode
from perfidie.engine.laws.trial import aloud
from perfidie.engine.laws.worlds import SAME, TAUGHT, moves_of_others, parting
from perfidie.engine.step import CHANCE
from perfidie.web.house.table import LiveTable
from web.browserless import Site, Stream, Visitor, a_site, whose_turn
from web.hourglass import Hourglass, hourglass
from web.reading import Page

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve", "Flo", "Gus", "Hal")
SHORT = {
    "verre": {"option-max_rounds": "2"},
    "verona": {"option-rounds": "1", "option-poison": "true", "pace": "bank-86400-3600", "then": "novice"},
    "idus_martii": {"option-first_player": "0", "pace": "each-172800"},
}
"""By game: options of a match that is not too long; with clocks, which must tell no more than all else."""
Seen = dict[str, bytes]
LONGEST = 8
"""How many moves a pair of worlds is followed."""


class Told(AssertionError):
    """Two worlds were told apart."""


def same(one: Any, other: Any, where: str) -> None:
    if one != other:
        place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        near = slice(max(0, place - 80), place + 80)
        raise Told(f"{where}: {one[near]!r} / {other[near]!r}")


# What a viewer can see, and lay another world on the table


async def all_that_reaches(viewer: Visitor, seat: int | None, path: str, tries: list[dict[str, str]]) -> Seen:
    """Everything this viewer can get out of the site without changing anything."""
    page = await viewer.client.get(path)
    seen = {"page": page.content, "log": (await viewer.client.get(f"{path}/log")).content}
    async with viewer.listen(path) as stream:
        seen["stream"] = b"".join([*stream.got, *await stream.news()])
    for closed in ("replay", "record.json", "options", "preview.png", "picture.png", "replay.png?at=3"):
        seen[closed] = (await viewer.client.get(f"{path}/{closed}")).content
    version = str(Page(page.text).version)
    for number, move in enumerate(tries):
        answer = await viewer.send(f"{path}/move", {"version": version, **move}, **{"hx-request": "true"})
        seen[f"{move}"] = f"{answer.status_code} {answer.text}".encode()
        assert seat is None or answer.status_code != 204, (number, move)
    if not Page(page.text).can_undo:
        answer = await viewer.send(f"{path}/undo", {"version": version})
        seen["undo"] = f"{answer.status_code} {answer.text}".encode()
    return seen


class Swapped:
    """Another world on the table for a while."""

    def __init__(self, table: LiveTable, world: State) -> None:
        self.table, self.world = table, world

    def __enter__(self) -> None:
        play = self.table.game_on
        self.kept = play.state, self.table.match.asked
        self._lay(aloud(self.world, play.events))
        self.table.match.note_questions()

    def __exit__(self, *_: object) -> None:
        self._lay(self.kept[0])
        self.table.match.asked = self.kept[1]

    def _lay(self, state: State) -> None:
        self.table.game_on.state = state
        self.table.redraw()


def imagined(table: LiveTable, seat: int | None, rng: Random) -> State:
    view = encode(table.game_on.view(seat))
    return table.game.imagine(table.game.read_view(view), rng)


def wrong_moves(table: LiveTable, seat: int | None, rng: Random, most: int = 3) -> list[dict[str, str]]:
    """Moves of the vocabulary that are not this seat's to make, those of a verb at hand first."""
    actions = [table.game.vocabulary.actions[code] for code in table.game.lab.actions(table.game_on.setup)]
    legal = table.game_on.legal(seat) if seat is not None else []
    wrong = [action.words for action in rng.sample(actions, min(40, len(actions))) if action.words not in legal]
    wrong.sort(key=lambda words: words[0] not in {choice[0] for choice in legal})
    return [{"action": " ".join(words)} for words in wrong[:most]]


async def compare(site: Site, path: str, viewer: Visitor, seat: int | None, rng: Random) -> bool:
    """Looks at two worlds through one viewer's eyes; gives whether they differ at all."""
    table = site.table(path)
    world, tries = imagined(table, seat, rng), wrong_moves(table, seat, rng)
    true = await all_that_reaches(viewer, seat, path, tries)
    with Swapped(table, world):
        other = await all_that_reaches(viewer, seat, path, tries)
    for where, found in true.items():
        same(found, other[where], f"{where} of seat {seat}")
    return world != table.game_on.state


# Standing still


async def watched_game(
    folder: Path,
    seats: int,
    viewers_at_once: int,
    seed: int,
    game: str = "verre",
    every: int = 1,
    receipts: bool = False,
    **options: str,
) -> Counter[str]:
    """A whole game; at each decision, or every few, some viewers are shown two worlds, everybody in turn."""
    rng, figures = Random(seed), Counter[str]()
    clock = Hourglass()  # it stands still: pages say what time it is where clocks run
    async with a_site(folder, seed, clock=clock, away_after=1e9, receipts=receipts) as site:
        path, people = await site.begun(*NAMES[:seats], game=game, **{**SHORT[game], **options})
        viewers: list[tuple[int | None, Visitor]] = [*enumerate(people), (None, site.visitor())]
        for _, viewer in viewers:
            await viewer.get(path)
        mover = 0
        while (turn := await whose_turn(path, people, mover)) is not None:
            mover, page = turn
            for _ in range(0 if figures["moves"] % every else viewers_at_once):
                seat, viewer = viewers[figures["pairs"] % len(viewers)]
                figures["different"] += await compare(site, path, viewer, seat, rng)
                figures["pairs"] += 1
            figures["undo offered"] += (await people[mover - 1].get(path)).can_undo
            await people[mover].move(path, page.version, rng.choice(page.moves))
            figures["moves"] += 1
    return figures


# Going on


@asynccontextmanager
async def twin(
    site: Site, folder: Path, viewers: list[Visitor], **settings: Any
) -> AsyncIterator[tuple[Site, list[Visitor]]]:
    """A second house with the same store and the same people."""
    folder.mkdir()
    with sqlite3.connect(site.house.store._name) as source, sqlite3.connect(folder / "tables.db") as copy:  # type: ignore[attr-defined]
        source.backup(copy)
    copy.close()
    source.close()
    async with a_site(folder, clock=Hourglass(), **{"away_after": 1e9, **settings}) as other:
        yield other, [other.visitor(cookies=dict(viewer.client.cookies)) for viewer in viewers]


def look_alike(
    table: LiveTable,
    seat: int | None,
    told: list[Event],
    view: bytes,
    made: tuple[int, Action],
    fate: Any,
    *,
    apart: bool = False,
) -> tuple[int, Action] | None:
    """What in the other world looks to this viewer like what he saw, rather not the very same where the worlds are
    to go `apart`; None once he has learned something."""
    world, taught = table.game_on.state, False
    candidates = [made] if made[0] == seat else list(moves_of_others(world, seat, *made, Random(0)))
    if apart:
        candidates.sort(key=lambda candidate: candidate == made)
    for actor, action in candidates:
        after, chance = aloud(world), Random()
        chance.setstate(fate)
        after.apply(action, actor)
        while after.actor == CHANCE:
            after.apply(after.sample(chance), CHANCE)
        how, kind = parting(told, after.events, seat)
        if how == SAME and encode(table.game.view(after, seat)) == view:
            return actor, action
        taught = taught or how == TAUGHT or bool(kind)
    if not taught:
        raise Told(f"no move of the other world looks like {made} to seat {seat}")
    return None


async def go_on(
    sites: tuple[Site, Site], path: str, crowds: tuple[list[Visitor], list[Visitor]], watching: int, rng: Random
) -> int:
    """Plays on in both houses so that one viewer sees the same; gives how many moves his streams were compared."""
    seats = len(crowds[0]) - 1
    seat = watching if watching < seats else None
    tables = [site.table(path) for site in sites]
    streams = [crowd[watching].listen(path) for crowd in crowds]
    for stream in streams:
        await stream.__aenter__()
    same(streams[0].got, streams[1].got, "the first message")
    followed = mover = 0
    try:
        while followed < LONGEST:
            turn = await whose_turn(path, crowds[0][:-1], mover)
            if turn is None:
                break
            mover, page = turn
            before, fate = len(tables[0].game_on.events), sites[0].house.rng.getstate()
            entries = len(tables[0].game_on.entries)
            await crowds[0][mover].move(path, page.version, rng.choice(page.moves))
            made = tables[0].game.vocabulary.parse(tables[0].game_on.entries[entries].words)
            told, view = tables[0].game_on.events[before:], encode(tables[0].game_on.view(seat))
            found = look_alike(tables[1], seat, told, view, (mover, made), fate)
            if found is None:
                break
            sites[1].house.rng.setstate(fate)
            actor, action = found
            version = tables[1].version_for(actor)
            await crowds[1][actor].move(path, version, {"action": " ".join(action.words)})
            await same_show(sites, (streams[0], streams[1]), seat)
            for place in (path, f"{path}/log"):
                pages = [(await crowd[watching].client.get(place)).content for crowd in crowds]
                same(*pages, f"{place} of seat {seat}")
            followed += 1
    finally:
        for stream in streams:
            await stream.drop()
    return followed


async def same_show(sites: tuple[Site, Site], streams: tuple[Stream, Stream], seat: int | None) -> None:
    """What both streams are sent until all has been shown, at the same moments."""
    clocks = [hourglass(site) for site in sites]
    while True:
        same(await streams[0].news(), await streams[1].news(), f"stream of seat {seat}")
        shown = [stream.listener for stream in streams if stream.listener is not None]
        left = [round(max(each.until - clock.now(), 0.0), 3) for each, clock in zip(shown, clocks, strict=True)]
        same(left[:1], left[1:], f"seconds shown to seat {seat}")
        if not left[0]:
            return
        for clock in clocks:
            clock.turn(0.25)


async def followed_game(folder: Path, seats: int, seed: int, pairs: int, game: str = "verre") -> Counter[str]:
    """Pairs of worlds begun at different moments of a game, each followed by another viewer at its true pace."""
    rng, figures = Random(seed), Counter[str]()
    clock = Hourglass()  # it stands still while pages are compared: they say what time it is where clocks run
    async with a_site(folder, seed, clock=clock, away_after=1e9, beats=1.0) as site:
        path, people = await site.begun(*NAMES[:seats], game=game, **SHORT[game])
        crowd = [*people, site.visitor()]
        for viewer in crowd:
            await viewer.get(path)
        for number in range(pairs):
            if await whose_turn(path, people) is None:
                break
            watching = number % len(crowd)
            async with twin(site, folder / f"twin-{number}", crowd, beats=1.0) as (other, others):
                hourglass(other).time = clock.time
                for viewer in others:
                    await viewer.get(path)
                table = other.table(path)
                world = imagined(table, watching if watching < seats else None, rng)
                with Swapped(table, world):
                    figures["moves"] += await go_on((site, other), path, (crowd, others), watching, rng)
            figures["pairs"] += 1
    return figures
