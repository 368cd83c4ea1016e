"""A playthrough: a game being played through the front door.

It keeps the state, the record and the events, checks every move and tells each seat what that
seat may know. The terminal, the site and the laws all play through it; search does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from perfidie.engine import second
from perfidie.engine.action import Action
from perfidie.engine.codec import encode
from perfidie.engine.event import ALL, Event, Glimpse
from perfidie.engine.game import Game
from perfidie.engine.playout import is_asked
from perfidie.engine.record import FORMAT, Entry, Record, moments
from perfidie.engine.refusal import Refusal
from perfidie.engine.second import Laying
from perfidie.engine.setup import Setup
from perfidie.engine.state import State
from perfidie.engine.step import CHANCE, OVER
from perfidie.engine.view import Claim, View

TIME_RAN_OUT = "time-ran-out"
"""The kind of event that says of a move that it was drawn by lot."""


class _Before(NamedTuple):
    """What lay on the table before the last move, while that move can still be taken back."""

    seat: int
    state: State
    events: int
    entry: int


class Playthrough:
    """One game from its first chance to its outcome."""

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.claims: list[Claim] = []
        self.laid: Laying | None = None
        """The last thing the dealer of a second deal has laid here."""
        self._back: _Before | None = None
        self.state: State = game.rules.lay(setup)
        self.state.loud = True
        self.state.events = self.events
        self.state.advance()

    @property
    def version(self) -> int:
        """How many moves the table has seen: a move made on an older version is stale."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    # Moves

    def move(self, seat: int, words: object, version: int | None = None, *, late: bool = False) -> list[Event]:
        """A seat's move, in words. Refused moves change nothing; the events of an accepted one are returned.

        `late`: the seat's time was up and its move was drawn by lot, which all are told who know that it was asked.
        """
        if version is not None and version != self.version:
            raise Refusal("stale-move", version=self.version)
        if type(seat) is not int or not 0 <= seat < self.setup.seats:
            raise Refusal("no-such-seat", seat=str(seat)[:40])
        return self._apply(self.game.vocabulary.parse(words), seat, late)

    def chance(self, rng: Random) -> list[Event]:
        """Lets chance act until a seat has to decide or the game is over."""
        before = len(self.events)
        while self.state.actor == CHANCE:
            self._apply(self.state.sample(rng), CHANCE)
        return self.events[before:]

    def say(self, seat: int, words: object) -> Claim:
        """A structured statement, made out of turn: kept as a claim, never a fact."""
        if type(seat) is not int or not 0 <= seat < self.setup.seats:
            raise Refusal("no-such-seat", seat=str(seat)[:40])
        statement = self.game.talk.statements.parse(words)
        view = self.view(seat)
        if statement not in self.game.talk.sayable(view):
            raise self.game.talk.why_not_said(view, statement)
        claim = Claim(seat, statement.words, self.game.talk.occasion(view) or "")
        self.claims.append(claim)
        self._back = None  # somebody has reacted to what lies on the table
        self.entries.append(Entry(seat, statement.words, said=True))
        return claim

    def follow(self, entry: Entry) -> list[Event]:
        """Does again what a record says was done, or said, here."""
        if entry.said:
            self.say(entry.seat, entry.words)
            return []
        if entry.lays:
            return self._lay(entry)
        if entry.seat == CHANCE:
            return self._apply(self.game.vocabulary.parse(entry.words), CHANCE)
        return self.move(entry.seat, entry.words, late=entry.late)

    def _lay(self, entry: Entry) -> list[Event]:
        """A seat takes the game up here. What was dealt again takes the place of all that there was."""
        laid = second.read(self.game, self.setup, entry.words)
        if self.over or (laid.state is not None and self.entries):
            raise Refusal("second-malformed")
        if laid.state is not None:
            self.state = laid.state
            self.state.loud = True
            self.state.events = self.events
            self.events[:] = laid.events
            self.claims[:] = laid.claims
        self.laid, self._back = laid, None
        kind = second.PLAYED_ON if laid.state is None else second.DEALT_AGAIN
        told = Event(kind, {"seat": laid.seat})
        self.events.append(told)
        self.entries.append(entry)
        return [told]

    def _apply(self, action: Action, seat: int, late: bool = False) -> list[Event]:
        state, before = self.state.clone(), len(self.events)
        self.state.apply(action, seat)
        if late:
            self.events.insert(before, Event(TIME_RAN_OUT, {"seat": seat}, audience=_knowing(state, seat)))
        told = self.events[before:]
        learned = any(event.learns is ALL or event.learns for event in told)
        stands = seat == CHANCE or late or learned or self.over or state.agenda[-1].final
        self._back = None if stands else _Before(seat, state, before, len(self.entries))
        self.entries.append(Entry(seat, action.words, late=late))
        return told

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's, nobody has learned anything from it and nobody has spoken since.

        Chance is never undone, nor is the move that ends a game: everything may be shown from then on.
        """
        return self._back is not None and self._back.seat == seat

    def undo(self, seat: int) -> list[Event]:
        """Takes the seat's last move back; returns the events that no longer happened."""
        back = self._back
        if back is None or back.seat != seat:
            raise Refusal("nothing-to-undo")
        gone = self.events[back.events :]
        del self.events[back.events :]
        del self.entries[back.entry]
        self.state = back.state
        self.state.loud = True
        self.state.events = self.events
        self._back = None
        return gone

    # What may be told

    def view(self, seat: int | None) -> View[Any]:
        """All that this seat may know now."""
        return self.game.view(self.state, seat, self.claims)

    def legal(self, seat: int) -> list[tuple[str, ...]]:
        """The words this seat may say now."""
        return [action.words for action in self.state.legal_for(seat)]

    def why_not(self, seat: int, words: object) -> Refusal | None:
        """Why this seat may not say these words now; None where it may. Speaks only of what the seat knows."""
        try:
            self.state.clone().apply(self.game.vocabulary.parse(words), seat)
        except Refusal as refusal:
            return refusal
        return None

    def tried(self, seat: int, words: object) -> State:
        """The table as it would be if this seat said these words now, with the events that this would tell."""
        state = self.state.clone()
        state.loud, state.events = True, []
        state.apply(self.game.vocabulary.parse(words), seat)
        return state

    def glimpses(self, seat: int | None, since: int = 0) -> list[Glimpse]:
        """The events as this seat saw them."""
        seen = [event.seen_by(seat) for event in self.events[since:]]
        return [glimpse for glimpse in seen if glimpse is not None]

    def as_laid(self) -> list[Event | Claim]:
        """All that was told and stated at a table that was dealt again, as it came; it is asked before anybody acts."""
        laid = self.laid or Laying(0)
        told: list[Event | Claim] = []
        for place, event in enumerate(self.events):
            told += [claim for claim, at in zip(laid.claims, laid.places, strict=True) if at == place]
            told.append(event)
        return told

    # Records

    def record(self, names: tuple[str, ...] = (), **notes: Any) -> Record:
        """The whole game so far, to be kept."""
        game, setup = self.game, self.setup
        return Record(FORMAT, game.id, game.version, setup.seats, setup.options, tuple(self.entries), names, notes)


def _knowing(state: State, seat: int) -> tuple[int, ...] | None:
    """Who knows that this seat has to decide: everybody, unless the very question is a secret."""
    step = state.agenda[-1]
    if seat in step.shown_to(state, None).waiting(state):
        return ALL
    return tuple([each for each in range(state.setup.seats) if seat in step.shown_to(state, each).waiting(state)])


def replay(game: Game[Any, Any], record: Record, upto: int | None = None) -> Playthrough:
    """Plays a record again; `upto` stops after that many entries. A record that does not fit is refused."""
    if record.game != game.id:
        raise Refusal("record-other-game", game=record.game[:40])
    if record.rules > game.version:
        raise Refusal("record-newer-rules", rules=record.rules, version=game.version)
    play = Playthrough(game, game.setup(record.seats, record.options))
    for number, entry in enumerate(record.entries[:upto], start=1):
        try:
            play.follow(entry)
        except Refusal as refusal:
            raise Refusal("record-does-not-replay", entry=number) from refusal
    return play


def taken_up(
    game: Game[Any, Any],
    setup: Setup,
    entries: Sequence[Entry],
    at: int,
    seat: int,
    imagine: Callable[[View[Any]], State] | None = None,
) -> tuple[Entry, ...]:
    """The lines of a table at which this seat takes a game up after so many of its decisions (`moments`).

    The hidden cards are the same, unless somebody is given who can `imagine` another world from what the seat sees.
    """
    stops = moments(entries)
    if type(seat) is not int or not 0 <= seat < setup.seats:
        raise Refusal("no-such-seat", seat=str(seat)[:40])
    if type(at) is not int or not 0 <= at < len(stops):
        raise Refusal("second-no-such-moment", at=str(at)[:12], last=len(stops) - 1)
    play, told, acted = _past(game, setup, entries[: stops[at]], seat)
    if play.over:
        raise Refusal("second-over")
    if imagine is None:
        _check_asked(play.state, seat, at)
        return (*play.entries, second.mark(seat))
    seen = encode(play.view(seat))
    world = imagine(game.read_view(seen))
    if encode(game.view(world, seat, play.claims)) != seen:
        raise Refusal("second-differs")
    _check_asked(world, seat, at)
    return (second.dealt(game, world, seat, told, acted),)


def _check_asked(state: State, seat: int, at: int) -> None:
    """Refuses a moment from which this seat would only look on."""
    if not is_asked(state, seat, Random(at)):
        raise Refusal("second-nothing-left")


def _past(
    game: Game[Any, Any], setup: Setup, entries: Sequence[Entry], seat: int
) -> tuple[Playthrough, list[Event | Claim], int]:
    """A game up to there, all that was told and stated in it as it came, and how much before the seat's last move."""
    play = Playthrough(game, setup)
    told: list[Event | Claim] = [*play.events]
    acted = 0
    for entry in entries:
        happened = play.follow(entry)
        if entry.lays and play.laid is not None and play.laid.state is not None:
            told, acted = play.as_laid(), sum(play.laid.acted)
        else:
            told += [play.claims[-1]] if entry.said else happened
        if entry.seat == seat and not entry.said:
            acted = len(told)
    return play, told, acted
