"""A table in memory: what the store keeps of it, and the game that follows from it.

It checks and carries out, and answers with the change to be written; it never waits for anything. The house
writes that change before anybody is told. Whatever is asked of a table is refused in one clear sentence, or done whole.

Each viewer counts the lines of the table that he can know of: that number is the version he sees and moves on. The
true number of lines stays inside, since a game may have steps whose very existence is a secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from heapq import merge
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from perfidie import games
from perfidie.engine import Claim, Entry, Event, Game, Glimpse, Playthrough, Refusal, Sand, Talk
from perfidie.engine.step import CHANCE as BY_CHANCE
from perfidie.store import (
    BOT,
    CHANCE,
    GATHERING,
    LATE,
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
from perfidie.web.house.presence import Presence

if TYPE_CHECKING:
    from perfidie.web.house.clocks import Running, RunningSand
    from perfidie.web.page.shell import Sketch
    from perfidie.web.page.stream import Listener

TABLE: Final = "table"
TEAM: Final = "team"
"""To whom one speaks."""
Words = tuple[str, ...]
Question = tuple[int, tuple[Words, ...]]
"""What a seat has to decide: the version it was first asked on, and its choices."""


class LiveTable:
    """One table. `seat` is an int; a spectator is None."""

    def __init__(self, kept: Table) -> None:
        self.code = kept.code
        self.created = kept.created
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Bots at work, by seat."""
        self.deciding = asyncio.Lock()
        """Bots make their moves one after the other: each has seen those before it."""
        self.talking: asyncio.Task[None] | None = None
        """Bots that say what they have to say on this occasion."""
        self.asked_to_talk: str | None = None
        """The occasion on which bots were last asked whether they had something to say."""
        self.clocks: dict[int, Running] = {}
        """The time of those who have to decide, by seat, where it is measured."""
        self.sand: RunningSand | None = None
        """The sand-timer that stands on the table."""
        self._public: tuple[int, bool, Sand | None] = (-1, False, None)
        """What follows from the public view alone, and for which version it was asked."""
        self.stirred = asyncio.Event()
        """Happens when something may have changed, once; then there is another one."""
        self.tick = 0
        """Rises whenever something that anybody sees may have changed."""
        self.touched = 0.0
        self.presence = Presence()
        self.sketches: dict[tuple[int | None, str], Sketch] = {}
        """What is kept of the drawings for each viewer: viewers of one seat, and all spectators, share it."""
        self.restore(kept)

    def restore(self, kept: Table) -> None:
        """Everything anew from the store."""
        self.version = 0
        self._public = (-1, False, None)
        self.stamp = kept.stamp
        self.arrangement = kept.arrangement
        self.talk: list[Said] = list(kept.talk)
        self.spoken: list[Said | Claim] = []
        """Chat and statements, in the order in which they were heard."""
        self.game: Game[Any, Any] = games.find(kept.arrangement.game)
        self.has_sand = type(self.game.talk).sand is not Talk.sand
        self.play: Playthrough | None = None
        if kept.arrangement.phase != GATHERING:
            self._begin(kept.arrangement)
            for line in kept.lines:
                self._follow(line)
            if not kept.lines:  # nothing has happened yet, not even by chance
                self._note_questions()
            self.spoken = _in_order(kept, self.game_on.claims)
        self.tick += 1
        self.sketches.clear()

    def _begin(self, arrangement: Arrangement) -> None:
        seats = len(arrangement.chairs)
        self.play = Playthrough(self.game, self.game.setup(seats, arrangement.options))
        self.spoken = [*self.talk]
        self.heard = [0] * (seats + 1)
        self.asked: dict[int, Question] = {}
        """By seat that has to decide."""
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

    @property
    def busy(self) -> bool:
        """Whether something will happen here by itself."""
        talking = self.talking is not None and not self.talking.done()
        running = self.sand is not None and not self.sand.up
        return talking or bool(self.thinking) or bool(self.clocks) or running

    def open_occasion(self) -> str | None:
        """The occasion to make statements that is open now, as everybody knows it."""
        if not self.game.talk.statements.actions or self.play is None or self.phase != PLAYING:
            return None
        return self.game.talk.occasion(self.play.view(None))

    @property
    def silent(self) -> bool:
        """Whether nobody may chat while the game is on."""
        return self.phase == PLAYING and not self.game.talk.chat(self.game_on.setup)

    @property
    def hushed(self) -> bool:
        """Whether nobody may chat at this moment of the game."""
        return self._in_public()[0]

    def sand_now(self) -> Sand | None:
        """The sand-timer that runs at this moment of the game."""
        return self._in_public()[1]

    def _in_public(self) -> tuple[bool, Sand | None]:
        """What the game says of the whole table, asked once for each version."""
        if self.play is None or self.play.over:
            return False, None
        if self._public[0] != self.version:
            view = self.play.view(None)
            self._public = (self.version, self.game.talk.hushed(view), self.game.talk.sand(view))
        return self._public[1:]

    def team(self, seat: int | None) -> tuple[int, ...]:
        """The seats that share a private channel with this one, itself included, while the game is on."""
        if seat is None or self.play is None or self.phase != PLAYING:
            return ()
        seats = self.game.talk.channel(self.play.setup, seat)
        return seats if len(seats) > 1 else ()  # who is alone has nobody to whisper to

    def talk_for(self, seat: int | None) -> list[Said]:
        """The chat, as this viewer may read it."""
        return [said for said in self.talk if self.is_heard(seat, said)]

    def happened(self, events: int = 0, claims: int = 0) -> Iterator[Event | Claim]:
        """What was told and what was stated, as it came, after the first so many of each."""
        play = self.game_on
        for place in range(events, len(play.events) + 1):
            while claims < len(play.claims) and self.claimed_at[claims] <= place:
                yield play.claims[claims]
                claims += 1
            if place < len(play.events):
                yield play.events[place]

    def heard_by(self, seat: int | None, events: int = 0, claims: int = 0) -> Iterator[Glimpse | Claim]:
        """Of this, what one viewer has heard, as he has heard it."""
        for each in self.happened(events, claims):
            heard = each.seen_by(seat) if isinstance(each, Event) else each if self.is_heard(seat, each) else None
            if heard is not None:
                yield heard

    def is_heard(self, seat: int | None, line: Said | Claim) -> bool:
        """Whether this viewer hears what was said: everybody does, but for what was said to a team."""
        if isinstance(line, Said):
            return not line.team or seat in line.team
        return self.game.talk.hears(self.game_on.setup, seat, line)

    # Playing: each of these changes the table in memory and gives what must be written

    def move(
        self, seat: int, words: Words, version: int | None, rng: Random, *, late: bool = False
    ) -> Change | None:  # fmt: skip
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
        line = Line(LATE if late else MOVE, seat, self.game.vocabulary.parse(words).words)
        self._count(line, play.move(seat, line.words, late=late))
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
        if self.game_on.over:
            raise Refusal("game-over")
        before = self.version
        line = Line(SAID, seat, self.game.talk.statements.parse(words).words)
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
            self._count(line, play.follow(Entry(line.seat, line.words, line.kind == SAID, line.kind == LATE)))
        if play.state.actor != BY_CHANCE:
            self._note_questions()

    def _count(self, line: Line, told: list[Event]) -> None:
        """Counts a line for those who can know of it: who made it, and who was told anything of it."""
        seats = len(self.heard) - 1
        if line.kind == SAID:
            self.claimed_at.append(len(self.game_on.events))
            claim = self.game_on.claims[-1]
            self.spoken.append(claim)
            knows = [self.game.talk.hears(self.game_on.setup, seat, claim) for seat in [*range(seats), None]]
        else:
            knows = [
                seat == line.seat or any(event.audience is None or seat in event.audience for event in told)
                for seat in [*range(seats), None]
            ]
        if line.kind in (MOVE, LATE):
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
        """Notes who has to decide, since which version. A question that stays the same keeps its version.

        What an empty sand-timer should bring about is left to the house, where there is anything else to choose.
        """
        play = self.game_on
        asked: dict[int, Question] = {}
        sand = self.sand_now() if self.has_sand else None
        withheld = sand.words if sand else None
        for seat in play.state.waiting:
            legal = tuple(play.legal(seat))
            choices = tuple([words for words in legal if words != withheld]) or legal
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
        self.stirred.set()
        self.stirred = asyncio.Event()
        for listener in self.listeners:
            listener.wake.set()

    def send_home(self) -> None:
        """Every stream of this table ends; its page will come back."""
        for listener in self.listeners:
            listener.gone = True
            listener.wake.set()

    def chatted(self, said: Said) -> None:
        """A line of chat has been written."""
        self.talk.append(said)
        if self.play is not None:
            self.spoken.append(said)
        if not said.team:
            self.changed()
            return
        for listener in self.listeners:  # nothing stirs for the others: not even a look at who is away
            if listener.seat in said.team:
                listener.tick = -1
                listener.wake.set()

    # Arranging: these only make up the change

    def arranged(self, arrangement: Arrangement, **more: Any) -> Change:
        return Change(self.code, self.version, self.stamp, (), arrangement, **more)


def _in_order(kept: Table, claims: list[Claim]) -> list[Said | Claim]:
    """Chat and statements as they came, by the times that the store has kept."""
    chat: list[tuple[float, Said | Claim]] = [(said.at, said) for said in kept.talk]
    stated: list[tuple[float, Said | Claim]] = list(zip(kept.said_at, claims, strict=False))
    return [line for _, line in merge(chat, stated, key=lambda each: each[0])]
