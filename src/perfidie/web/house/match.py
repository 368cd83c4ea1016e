"""A match: the game that is on at a table, line by line, and what each viewer knows of it.

Each viewer counts the lines of the table that they can know of: that number is the version they see and move on. The
true number of lines stays inside, since a game may have steps whose very existence is a secret.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from time import time
from typing import Any, NamedTuple

from perfidie.engine import Claim, Entry, Event, Game, Glimpse, Playthrough, Refusal, Sand, Setup, State, Talk, View
from perfidie.engine.action import Words
from perfidie.engine.event import ALL
from perfidie.engine.playthrough import TIME_RAN_OUT
from perfidie.engine.step import CHANCE as BY_CHANCE
from perfidie.receipt import Seal, open_choices, without_sand
from perfidie.store import CHANCE, LAID, LATE, MOVE, SAID, UNDO, Line


class Question(NamedTuple):
    """What a seat has to decide."""

    since: int
    """The version of that seat on which it was first asked."""
    choices: tuple[Words, ...]


class Moved(NamedTuple):
    """The last move of a seat, and the versions on which it could have been made."""

    low: int
    high: int
    words: Words


NEVER = Moved(0, -1, ())


class Heard(NamedTuple):
    """A moment of the table, by how much had been told and stated until then."""

    events: int
    claims: int


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Passage:
    """One line of which everybody was told something: the table before it and after it, so that it can be shown."""

    number: int
    """The version of the table after it."""
    by: int
    """The seat that made it, or chance."""
    before: State
    after: State
    since: Heard
    """What had been told before it."""
    until: Heard


class Match:
    """One game from its set-up on. `seat` is an int; a spectator is None. A seal draws, where chance has a receipt."""

    def __init__(self, game: Game[Any, Any], setup: Setup, seal: Seal | None = None) -> None:
        self.game = game
        self.play = Playthrough(game, setup)
        self.seal = seal
        self.notes: dict[int, str] = {}
        """By line of the record: how a bot came to its move; told to nobody before the end."""
        self.version = 0
        """How many lines there are; told to nobody."""
        self.asked: dict[int, Question] = {}
        """By seat that has to decide."""
        self.put_at: dict[int, float] = {}
        """By such a seat: when its question was put, as calendars have it."""
        self._date: float | None = None
        """When the line was written that is being followed; a line of this moment has none."""
        self.has_sand = type(game.talk).sand is not Talk.sand
        """Whether this game ever turns a sand-timer over."""
        self.passages: deque[Passage] = deque()
        """What can be shown of the last two moves; of more, a page that has not looked yet sees what came of it."""
        self._moved_at = 0
        self.undone = 0
        """How many moves were taken back."""
        self.decided: set[int] = set()
        """The seats that have decided anything since the game was begun, or taken up."""
        self._acted: dict[int, list[Heard]] = {}
        self._heard = [0] * (setup.seats + 1)
        self._last: dict[int, Moved] = {}
        self._moves: dict[int, int] = {}
        self.by_lot: dict[int, int] = {}
        """By seat whose last move everybody saw chance make, since its time was up: how many lines all knew by then."""
        self._claimed_at: list[int] = []
        """For each statement, how many events had been told before it: its place in the log."""
        self._public: tuple[int, bool, Sand | None] = (-1, False, None)
        """What follows from the public view alone, and for which version it was asked."""
        self._open: tuple[int, Any] = (-1, None)
        """The public view, and of which version."""

    # Looking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.over

    def version_for(self, seat: int | None) -> int:
        """How many lines this viewer knows of."""
        return self._heard[-1 if seat is None else seat]

    def known_moves(self, seat: int) -> int:
        """How many moves of this seat everybody knows of, those taken back not counted."""
        return self._moves.get(seat, 0)

    @property
    def hushed(self) -> bool:
        """Whether nobody may chat at this moment of the game."""
        return self._in_public()[0]

    @property
    def sand(self) -> Sand | None:
        """The sand-timer that runs at this moment of the game."""
        return self._in_public()[1]

    def public_view(self) -> View[Any]:
        """What those see who have no seat, looked at once for each version."""
        if self._open[0] != self.version:
            self._open = (self.version, self.play.view(None))
        view: View[Any] = self._open[1]
        return view

    def _in_public(self) -> tuple[bool, Sand | None]:
        """What the game says of the whole table, asked once for each version."""
        if self.play.over:
            return False, None
        if self._public[0] != self.version:
            view = self.public_view()
            self._public = (self.version, self.game.talk.hushed(view), self.game.talk.sand(view))
        return self._public[1:]

    def happened(self, events: int = 0, claims: int = 0) -> Iterator[Event | Claim]:
        """What was told and what was stated, as it came, after the first so many of each."""
        play = self.play
        for place in range(events, len(play.events) + 1):
            while claims < len(play.claims) and self._claimed_at[claims] <= place:
                yield play.claims[claims]
                claims += 1
            if place < len(play.events):
                yield play.events[place]

    def heard_by(self, seat: int | None, events: int = 0, claims: int = 0) -> Iterator[Glimpse | Claim]:
        """Of this, what one viewer has heard, as they heard it."""
        for each in self.happened(events, claims):
            heard = self.as_heard(seat, each)
            if heard is not None:
                yield heard

    def as_heard(self, seat: int | None, each: Event | Claim) -> Glimpse | Claim | None:
        """What this viewer has heard of it; None where that is nothing."""
        if isinstance(each, Event):
            return each.seen_by(seat)
        return each if self.hears(seat, each) else None

    def hears(self, seat: int | None, claim: Claim) -> bool:
        """Whether this viewer hears a statement."""
        return self.game.talk.hears(self.play.setup, seat, claim)

    def told(self) -> Heard:
        """How much has been told and stated until now."""
        return Heard(len(self.play.events), len(self.play.claims))

    def acted(self, seat: int | None) -> Sequence[Heard]:
        """The moments of this seat's moves: what comes after the last one is new to whoever sits there."""
        return self._acted.get(seat, ()) if seat is not None else ()

    def shown_to(self, seat: int | None, passage: Passage) -> tuple[Glimpse, ...]:
        """What this viewer was told of a passage, as far as everybody was told something of it."""
        events = self.play.events[passage.since.events : passage.until.events]
        glimpses = [event.seen_by(seat) for event in events if event.audience is None]
        return tuple([glimpse for glimpse in glimpses if glimpse is not None])

    def open_choices(self, seat: int, within: Collection[int] = ()) -> tuple[Words, ...]:
        """What this seat may choose so that all notice it, or nobody is told but those `within`; anything if it must.

        Who sees that somebody has decided, and that nothing has come of it, knows that something hidden has.
        """
        return open_choices(self.play, self.public_view(), seat, self.asked[seat].choices, within)

    def link(self, upto: int | None = None) -> bytes:
        """The chain of what was done, or of the first so many lines; nothing where chance is not sealed."""
        return self.seal.link(self.play.entries, upto) if self.seal is not None else b""

    def lot(self, seat: int, rng: Random) -> Words:
        """What is chosen for this seat now that its time is up."""
        choices = self.open_choices(seat)
        return self.seal.lot(self.play, choices) if self.seal is not None else rng.choice(choices)

    # Playing: each of these gives the lines that must be written

    def move(
        self, seat: int, words: Words, version: int | None, rng: Random, *, late: bool = False, note: str = ""
    ) -> tuple[Line, ...] | None:
        """A seat's move, and what chance does after it. None: this very move was made already (sent twice)."""
        words = tuple(words)
        if version is not None and self._is_made(seat, words, version):
            return None
        line = Line(LATE if late else MOVE, seat, self.game.vocabulary.parse(words).words, note)
        before, since = self.play.state.clone(), self.told()
        told = self.play.move(seat, line.words, late=late)
        self._forget_passages()
        self.decided.add(seat)
        self._count(line, told)
        self._keep(seat, before, since)
        return (line, *self.let_chance_act(rng))

    def _is_made(self, seat: int, words: Words, version: int) -> bool:
        """Whether this is the last move sent again; refused where it was chosen on a version that is past."""
        last, known = self._last.get(seat, NEVER), self._heard[seat]
        if last.low <= version <= last.high and words == last.words:
            return True
        asked = self.asked.get(seat)
        if version > known or (version < asked.since if asked else version != known):
            raise Refusal("stale-move", version=known)
        return False

    def undo(self, seat: int, version: int | None) -> Line:
        """Takes a seat's last move back, where nobody has learned anything from it."""
        if version is not None and version != self._heard[seat]:
            raise Refusal("stale-move", version=self._heard[seat])
        if not self.play.can_undo(seat):
            raise Refusal("nothing-to-undo")
        line = Line(UNDO, seat)
        self._follow(line)
        return line

    def claim(self, seat: int, words: Words) -> Line:
        """A structured statement."""
        if self.over:
            raise Refusal("game-over")
        line = Line(SAID, seat, self.game.talk.statements.parse(words).words)
        self._follow(line)
        return line

    def let_chance_act(self, rng: Random) -> list[Line]:
        """What chance does until somebody has to decide."""
        lines = []
        while self.play.state.actor == BY_CHANCE:
            drawn = self.seal.draw(self.play) if self.seal is not None else self.play.state.sample(rng)
            line = Line(CHANCE, BY_CHANCE, drawn.words)
            before, since = self.play.state.clone(), self.told()
            self._follow(line)
            self._keep(BY_CHANCE, before, since)
            lines.append(line)
        self.note_questions()
        return lines

    def _forget_passages(self) -> None:
        """A move is made: what was shown of those before the last one is kept no longer."""
        while self.passages and self.passages[0].number <= self._moved_at:
            self.passages.popleft()
        self._moved_at = self.version

    def _keep(self, by: int, before: State, since: Heard) -> None:
        """Keeps the line that was just made, if everybody was told something of it."""
        if any(event.audience is None for event in self.play.events[since.events :]):
            after = self.play.state.clone()
            self.passages.append(Passage(self.version, by, before, after, since, self.told()))

    def follow(self, lines: Iterable[Line], written: Iterable[float] = ()) -> None:
        """Does again what was written down, at these moments."""
        for line, self._date in zip_longest(lines, written):
            self._follow(line)
        self._date = None
        if not self.version:  # nothing has happened yet, not even by chance
            self.note_questions()

    def follow_on(self, lines: Iterable[Line], written: Iterable[float]) -> None:
        """Does what another process has written, so that those who watch here can be shown it as well."""
        for line, self._date in zip_longest(lines, written):
            before, since = self.play.state.clone(), self.told()
            if line.kind in (MOVE, LATE):
                self._forget_passages()
            self._follow(line)
            if line.kind in (MOVE, LATE, CHANCE):
                self._keep(line.seat, before, since)
        self._date = None

    def _follow(self, line: Line) -> None:
        play = self.play
        if line.kind == UNDO:
            self._count(line, play.undo(line.seat))
        else:
            self._count(line, play.follow(Entry(line.seat, line.words, line.kind == SAID, line.kind == LATE)))
        if line.kind == LAID:
            self._take_up()
        elif line.kind != CHANCE:
            self.decided.add(line.seat)
        if play.state.actor != BY_CHANCE:
            self.note_questions()

    def _take_up(self) -> None:
        """What was dealt again is told anew: what the seat there had heard, and how much of it before its last move."""
        laid = self.play.laid
        self.decided.clear()
        if laid is not None and laid.state is not None:
            self._claimed_at = list(laid.places)
            self._acted = {laid.seat: [Heard(*laid.acted)]}

    def _count(self, line: Line, told: list[Event]) -> None:
        """Counts a line for those who can know of it: who made it, and who was told anything of it."""
        viewers = [*range(len(self._heard) - 1), None]
        if line.kind == SAID:
            claim = self.play.claims[-1]
            self._claimed_at.append(len(self.play.events))
            knows = [self.hears(seat, claim) for seat in viewers]
        else:
            knows = [
                seat == line.seat or any(event.audience is None or seat in event.audience for event in told)
                for seat in viewers
            ]
        if line.kind in (MOVE, LATE):
            asked = self.asked.pop(line.seat, None)
            now = self._heard[line.seat]
            self._last[line.seat] = Moved(asked.since if asked else now, now, line.words)
            self._acted.setdefault(line.seat, []).append(self.told())
        elif line.kind == UNDO:
            self._last.pop(line.seat, None)
            self._acted[line.seat].pop()
            self.notes.pop(len(self.play.entries), None)  # a bot's move, taken back by whose seat it is
            self.passages.clear()
            self.undone += 1
        if line.note:
            self.notes[len(self.play.entries) - 1] = line.note
        if line.kind in (MOVE, LATE, UNDO):
            self._moves[line.seat] = self.known_moves(line.seat) + (knows[-1] if line.kind != UNDO else -knows[-1])
        self.version += 1
        for place, known in enumerate(knows):
            self._heard[place] += known
        if line.kind in (MOVE, LATE) and knows[-1]:
            self.by_lot.pop(line.seat, None)
            if any(event.kind == TIME_RAN_OUT and event.audience is ALL for event in told):
                self.by_lot[line.seat] = self.version_for(None)

    def note_questions(self) -> None:
        """Notes who has to decide, since which version. A question that stays the same keeps its version.

        What an empty sand-timer should bring about is left to the house, where there is anything else to choose.
        """
        play = self.play
        asked: dict[int, Question] = {}
        sand = self.sand if self.has_sand else None
        for seat in play.state.waiting:
            choices = without_sand(play.legal(seat), sand)
            before = self.asked.get(seat)
            if before and before.choices == choices:
                asked[seat] = before
            else:
                asked[seat] = Question(self._heard[seat], choices)
                self.put_at[seat] = time() if self._date is None else self._date
        self.asked = asked
