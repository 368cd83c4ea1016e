"""A film of a game that is over: the table at every move, put together once, so that sliding through it costs little.

A state is a shallow copy, and everything that happened is in the record: a film holds the states and counts where each
move stands among the events and statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar
from weakref import WeakKeyDictionary, ref

from perfidie.boards.scene import Scene
from perfidie.engine import ALL, Claim, Event, Playthrough, Refusal, State, moments
from perfidie.store import OVER
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts

MANY = 24
"""More turning points than these are none."""


@dataclass(frozen=True, slots=True)
class Still:
    """The table at one moment."""

    state: State
    events: int
    claims: int
    """How much had been told and stated by then."""


@dataclass(eq=False)
class Film:
    """Every moment of one game. It is kept by its table, and knows that without keeping it."""

    _table: ref[LiveTable]
    stills: list[Still]
    movers: tuple[int, ...]
    """Who made each move."""
    claimed: dict[int, State]
    """By the number of a statement: the table when it was made."""
    told: list[Event | Claim]
    """Everything that was told and stated, as it came."""
    _lies: dict[str, dict[int, str]] = field(default_factory=dict)

    @property
    def table(self) -> LiveTable:
        """The table it was played at: whoever looks at the film holds it."""
        found = self._table()
        assert found is not None
        return found

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.stills) - 1

    def heard(self, at: int) -> tuple[int, int]:
        """Where what happened at this moment begins and ends in `told`."""
        now, before = self.stills[at], self.stills[at - 1] if at else None
        return (before.events + before.claims if before else 0), now.events + now.claims

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of events that head a new part of the game."""
        return generated.find(self.table.game.id).heads

    @cached_property
    def heads(self) -> tuple[int, ...]:
        """The moments at which a new part of the game begins."""
        kinds = self.kinds
        return self._with(lambda event: event.kind in kinds)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The moments at which everybody learned something that had been hidden, where that is rare; and the last."""
        found = self._with(lambda event: event.learns is ALL)
        return found if 0 < len(found) <= MANY else (self.last,)

    def _with(self, wanted: Callable[[Event], bool]) -> tuple[int, ...]:
        found = []
        for at in range(1, len(self.stills)):
            begins, ends = self.heard(at)
            if any(isinstance(each, Event) and wanted(each) for each in self.told[begins:ends]):
                found.append(at)
        return tuple(found)

    def lies(self, lang: str) -> dict[int, str]:
        """By the number of a statement that was a lie: what was true."""
        found = self._lies.get(lang)
        if found is None:
            found = self._lies[lang] = dict(self._judged(lang))
        return found

    def _judged(self, lang: str) -> list[tuple[int, str]]:
        game = self.table.game
        lie = generated.find(game.id).lie
        if lie is generated.lie:
            return []
        claims, texts = self.table.game_on.claims, SiteTexts(lang, game.id, self.table.names)
        found = []
        for number, state in self.claimed.items():
            view = game.eyes.for_person(game.view(state, None, claims[: number + 1]))
            scene = Scene(view, (), (), texts, pen(lang, game.id), lambda words: "")
            truth = lie(scene, state, self.stills[-1].state, claims[number])
            if truth:
                found.append((number, truth))
        return found

    def claim_at(self, number: int) -> int:
        """The moment at which this statement was made."""
        return next(at for at, still in enumerate(self.stills) if still.claims > number)


_kept: WeakKeyDictionary[LiveTable, Film] = WeakKeyDictionary()


def film_of(table: LiveTable) -> Film:
    """The film of this game; refused while it is played."""
    if table.phase != OVER:
        raise Refusal("not-over")
    found = _kept.get(table)
    if found is None:
        found = _kept[table] = _shot(table)
    return found


T = TypeVar("T")
_projector = ThreadPoolExecutor(1, "perfidie-projector")
"""One thread beside the event loop: whoever looks at games of the past waits for others who do, and nobody else."""
MOST_WAITING = 64
"""More who wait for it at once are asked to come back."""
_waiting = 0


async def projected(table: LiveTable, draw: Callable[[], T]) -> T:
    """Draws something of a game that is over beside the event loop: a moment takes a while, a long game longer.

    Such a table no longer changes, so nobody has to wait for it, and it for nobody.
    """
    if table.phase != OVER:
        raise Refusal("not-over")
    return await beside(draw)


async def beside(draw: Callable[[], T]) -> T:
    """Draws something that no longer changes beside the event loop."""
    global _waiting
    if _waiting >= MOST_WAITING:
        raise Refusal("too-fast", seconds=2)
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_projector, draw)
    finally:
        _waiting -= 1


def _shot(table: LiveTable) -> Film:
    entries = table.game_on.entries
    stops = set(moments(entries))
    play = Playthrough(table.game, table.game_on.setup)
    stills, movers, claimed = [], [], {}
    for place, entry in enumerate(entries):
        if place in stops:
            stills.append(Still(play.state.clone(), len(play.events), len(play.claims)))
            movers.append(entry.seat)
        play.follow(entry)
        if entry.said:
            claimed[len(play.claims) - 1] = play.state.clone()
    stills.append(Still(play.state.clone(), len(play.events), len(play.claims)))
    return Film(ref(table), stills, tuple(movers), claimed, list(table.match.happened()))
