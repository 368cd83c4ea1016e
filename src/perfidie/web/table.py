"""A table in memory: what the store keeps of it, and the game that follows from it.

It checks and carries out, and answers with the change to be written; it never waits for anything. The house
writes that change before anybody is told. Whatever is asked of a table is refused in one clear sentence, or done whole.

Each viewer counts the lines of the table that he can know of: that number is the version he sees and moves on. The
true number of lines stays inside, since a game may have steps whose very existence is a secret.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from perfidie import games
from perfidie.engine import Entry, Event, Game, Playthrough, Refusal
from perfidie.engine.step import CHANCE as BY_CHANCE
from perfidie.store import (
    BOT,
    CHANCE,
    GATHERING,
    MOVE,
    OVER,
    PERSON,
    PLAYING,
    SAID,
    UNDO,
    Arrangement,
    Chair,
    Change,
    Line,
    Said,
    Table,
)  # fmt: skip

if TYPE_CHECKING:
    from perfidie.web.shell import Sketch
    from perfidie.web.stream import Listener

Words = tuple[str, ...]


class LiveTable:
    """One table. `seat` is an int; a spectator is None."""

    def __init__(self, kept: Table) -> None:
        self.code = kept.code
        self.created = kept.created
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Bots at work, by seat."""
        self.tick = 0
        """Rises whenever something that anybody sees may have changed."""
        self.touched = 0.0
        self.seen: dict[int, float] = {}
        """When each seat was last heard of."""
        self.absent: tuple[int, tuple[int, ...]] = (-1, ())
        """Who is away, and in which tick that was found."""
        self.sketches: dict[tuple[int | None, str], Sketch] = {}
        """What is kept of the drawings for each viewer: viewers of one seat, and all spectators, share it."""
        self.restore(kept)

    def restore(self, kept: Table) -> None:
        """Everything anew from the store."""
        self.version = 0
        self.stamp = kept.stamp
        self.arrangement = kept.arrangement
        self.talk: list[Said] = list(kept.talk)
        self.game: Game[Any, Any] = games.find(kept.arrangement.game)
        self.play: Playthrough | None = None
        if kept.arrangement.phase != GATHERING:
            self._begin(kept.arrangement)
            for line in kept.lines:
                self._follow(line)
        self.tick += 1
        self.sketches.clear()

    def _begin(self, arrangement: Arrangement) -> None:
        seats = len(arrangement.chairs)
        self.play = Playthrough(self.game, self.game.setup(seats, arrangement.options))
        self.heard = [0] * (seats + 1)
        self.asked: dict[int, tuple[int, tuple[Words, ...]]] = {}
        """By seat that has to decide: the version it was first asked on, and its choices."""
        self.last_move: dict[int, tuple[int, int, Words]] = {}
        """By seat: the versions on which its last move could have been made, and the move."""
        self.claimed_at: list[int] = []
        """For each statement, how many events had been told before it: its place in the log."""

    # Looking

    @property
    def phase(self) -> str:
        return self.arrangement.phase

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.arrangement.chairs

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([chair.name for chair in self.arrangement.chairs])

    @property
    def game_on(self) -> Playthrough:
        """The game, where there is one."""
        if self.play is None:
            raise Refusal("not-begun")
        return self.play

    def seat_of(self, person: str | None) -> int | None:
        """The seat this person plays; None for a spectator."""
        if person:
            for seat, chair in enumerate(self.arrangement.chairs):
                if chair.person == person and chair.kind == PERSON:
                    return seat
        return None

    def stood_in_for(self, person: str | None) -> int | None:
        """The seat this person has left to a bot and may take back."""
        if person:
            for seat, chair in enumerate(self.arrangement.chairs):
                if chair.person == person and chair.kind == BOT:
                    return seat
        return None

    def version_for(self, seat: int | None) -> int:
        """How many lines of the table this viewer knows of."""
        return self.heard[-1 if seat is None else seat] if self.play else 0

    def waits_for_bots(self) -> list[int]:
        """The seats of bots that have to decide."""
        if self.play is None or self.phase != PLAYING:
            return []
        return [seat for seat in self.asked if self.arrangement.chairs[seat].kind == BOT]

    # Playing: each of these changes the table in memory and gives what must be written

    def move(self, seat: int, words: Words, version: int | None, rng: Random) -> Change | None:
        """A seat's move, and what chance does after it. None: this very move was made already (sent twice)."""
        play = self.game_on
        words = tuple(words)
        if version is not None:
            low, high, last = self.last_move.get(seat, (0, -1, ()))
            if low <= version <= high and words == last:
                return None
            asked = self.asked.get(seat)
            if version > self.heard[seat] or (version < asked[0] if asked else version != self.heard[seat]):
                raise Refusal("stale-move", version=self.heard[seat])
        before = self.version
        line = Line(MOVE, seat, self.game.vocabulary.parse(words).words)
        self._count(line, play.move(seat, line.words))
        lines = [line, *self._let_chance_act(rng)]
        arrangement = self._closed(play)
        return Change(self.code, before, self.stamp, tuple(lines), arrangement)

    def undo(self, seat: int, version: int | None) -> Change:
        play = self.game_on
        if version is not None and version != self.heard[seat]:
            raise Refusal("stale-move", version=self.heard[seat])
        before, line = self.version, Line(UNDO, seat)
        if not play.can_undo(seat):
            raise Refusal("nothing-to-undo")
        self._follow(line)
        return Change(self.code, before, self.stamp, (line,))

    def claim(self, seat: int, words: Words) -> Change:
        """A structured statement."""
        before = self.version
        line = Line(SAID, seat, self.game.statements.parse(words).words)
        if self.phase != PLAYING:
            raise Refusal("game-over")
        self._follow(line)
        return Change(self.code, before, self.stamp, (line,))

    def start(self, arrangement: Arrangement, rng: Random) -> Change:
        """The game begins: the agreed arrangement, and what chance does first."""
        self._begin(arrangement)
        lines = self._let_chance_act(rng)
        return Change(self.code, 0, self.stamp, tuple(lines), arrangement)

    def _closed(self, play: Playthrough) -> Arrangement | None:
        """The arrangement of a table whose game has just ended."""
        return replace(self.arrangement, phase=OVER) if play.over else None

    def _let_chance_act(self, rng: Random) -> list[Line]:
        play, lines = self.game_on, []
        while play.state.actor == BY_CHANCE:
            words: Words = play.state.sample(rng).words
            line = Line(CHANCE, BY_CHANCE, words)
            self._follow(line)
            lines.append(line)
        self._note_questions()
        return lines

    def _follow(self, line: Line) -> None:
        """Does what a line says."""
        play = self.game_on
        if line.kind == UNDO:
            self._count(line, play.undo(line.seat))
        else:
            self._count(line, play.follow(Entry(line.seat, line.words, said=line.kind == SAID)))
        if play.state.actor != BY_CHANCE:
            self._note_questions()

    def _count(self, line: Line, told: list[Event]) -> None:
        """Counts a line for those who can know of it: who made it, and who was told anything of it."""
        seats = len(self.heard) - 1
        if line.kind == SAID:
            self.claimed_at.append(len(self.game_on.events))
            claim = self.game_on.claims[-1]
            knows = [self.game.hears(self.game_on.setup, seat, claim) for seat in [*range(seats), None]]
        else:
            knows = [
                seat == line.seat or any(event.audience is None or seat in event.audience for event in told)
                for seat in [*range(seats), None]
            ]
        if line.kind == MOVE:
            asked = self.asked.pop(line.seat, None)
            now = self.heard[line.seat]
            self.last_move[line.seat] = (asked[0] if asked else now, now, line.words)
        elif line.kind == UNDO:
            self.last_move.pop(line.seat, None)
            self.sketches.clear()  # their logs tell what no longer happened
        self.version += 1
        for place, known in enumerate(knows):
            self.heard[place] += known

    def _note_questions(self) -> None:
        """Notes who has to decide, since which version. A question that stays the same keeps its version."""
        play = self.game_on
        asked: dict[int, tuple[int, tuple[Words, ...]]] = {}
        for seat in play.state.waiting:
            choices = tuple(play.legal(seat))
            before = self.asked.get(seat)
            asked[seat] = before if before and before[1] == choices else (self.heard[seat], choices)
        self.asked = asked

    # Accepted

    def accept(self, change: Change) -> None:
        """The change has been written: what was agreed on holds, and viewers may be told."""
        if change.arrangement is not None:
            self.arrangement = change.arrangement
            self.stamp += 1
            self.sketches.clear()  # names may be others
        self.changed()

    def changed(self) -> None:
        """Wakes every listener: something may look different."""
        self.tick += 1
        for listener in self.listeners:
            listener.wake.set()

    def send_home(self) -> None:
        """Every stream of this table ends; its page will come back."""
        for listener in self.listeners:
            listener.gone = True
            listener.wake.set()

    # Arranging: these only make up the change

    def arranged(self, arrangement: Arrangement, **more: Any) -> Change:
        return Change(self.code, self.version, self.stamp, (), arrangement, **more)
