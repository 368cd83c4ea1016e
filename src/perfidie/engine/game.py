"""The contract of a game: what a package under `perfidie.games` must give.

A game is one object, `GAME`, made of data (seats, options, vocabulary, steps) and of a few
questions: how a table is laid, what a seat sees of it, what else it could be, how it ended.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from perfidie.engine.action import Action, Vocabulary
from perfidie.engine.outcome import Outcome
from perfidie.engine.refusal import Refusal
from perfidie.engine.setup import Option, Options, Preset, Setup, full_options
from perfidie.engine.state import State
from perfidie.engine.step import Step
from perfidie.engine.view import Claim, View, once_for_a_view

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Field(msgspec.Struct, frozen=True):
    """A named stretch of the numbers a learner reads, with its bounds."""

    name: str
    size: int
    low: int = 0
    high: int = 1


class Sand(NamedTuple):
    """The sand-timer of a whole phase: it runs for everybody at once, and does not stop between decisions."""

    key: str
    """Which turn of the timer this is: while it stays the same, the same sand is running."""
    seconds: int
    words: tuple[str, ...]
    """What is played when it has run out, for a seat that may then choose it."""


def steps_in(*modules: ModuleType) -> dict[str, type[Step[Any, Any]]]:
    """The steps written in these modules, by name."""
    found = {}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                found[name] = thing
    return found


class Game(ABC, Generic[S, T]):
    """One game. `S` is its State, `T` the struct that a seat sees of the table."""

    id: str
    version: int = 1
    """Rises when a stored record would replay differently; records keep the version they were made by."""
    seats: range
    minutes: int = 0
    tempo: float = 1.0
    """How long a bot takes for a decision, as a share of the usual: less in a game of many small ones."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = (Preset("standard"),)
    vocabulary: Vocabulary
    statements: Vocabulary = Vocabulary()
    """Structured talk: claims a seat may make out of turn, on the occasions a game gives. They change no rule."""
    steps: dict[str, type[Step[Any, Any]]]
    state: type[S]
    sight: type[T]
    lab: ModuleType | None = None
    """The game's module for learners, if it has one: functions `actions`, `chances`, `longest`, `fields`, `numbers`."""

    def __init__(self) -> None:
        self._setups: dict[tuple[object, ...], Setup] = {}
        self._spoken: tuple[tuple[Step[Any, Any], ...], tuple[tuple[Any, ...], ...]] = ((), ())
        """The agenda shown last, and its words: all seats of a table are shown it one after the other."""
        self._grounds_of = once_for_a_view(self._grounds)
        kind: Any = View[self.sight]  # type: ignore[name-defined]
        self._views: msgspec.json.Decoder[View[T]] = msgspec.json.Decoder(kind)
        self._compact_views: msgspec.msgpack.Decoder[View[T]] = msgspec.msgpack.Decoder(kind)

    # Set-up

    @property
    def usual_seats(self) -> int:
        """How many sit down when nobody says so: the middle of what the game allows."""
        return self.seats[len(self.seats) // 2]

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "standard") -> Setup:
        """A checked set-up; the same seats and options give the same object."""
        if type(seats) is not int or seats not in self.seats:
            raise Refusal("bad-seats", seats=str(seats)[:40], least=self.seats[0], most=self.seats[-1])
        named = {each.id: each.options for each in self.presets}
        if preset not in named:
            raise Refusal("unknown-preset", preset=str(preset)[:40], choices=", ".join(named))
        full = full_options(self.options, {**named[preset], **(options or {})})
        key = (seats, *full.values(), *(type(value) for value in full.values()))
        if key not in self._setups:
            self._setups[key] = self.make_setup(seats, full)
        return self._setups[key]

    def make_setup(self, seats: int, options: Options) -> Setup:
        """The set-up of this game; a game with figures of its own returns its own Setup."""
        return Setup(self.id, self.vocabulary, seats, options)

    @abstractmethod
    def lay(self, setup: Any) -> S:
        """The table before anything has happened, its first steps on the agenda."""

    def new(self, setup: Setup) -> S:
        """The table at the first decision or chance."""
        state = self.lay(setup)
        state.advance()
        return state

    # What a seat knows

    @abstractmethod
    def look(self, state: S, seat: int | None) -> T:
        """What lies on the table for this seat; None is a spectator."""

    @abstractmethod
    def imagine_table(self, view: View[T], setup: Any, rng: Random) -> S:
        """A whole table this view cannot tell from the true one.

        Agenda and commitments are the engine's work; a game that hides steps may lay the agenda itself.
        """

    def view(self, state: S, seat: int | None, claims: Iterable[Claim] = ()) -> View[T]:
        """All that this seat may know."""
        setup = state.setup
        agenda = state.agenda
        if agenda:
            shown = tuple([step.shown_to(state, seat) for step in agenda])
            waiting = shown[-1].waiting(state)
        else:
            shown, waiting = (), ()
        return View(
            self.id,
            self.version,
            setup.seats,
            setup.options,
            seat,
            waiting,
            self._words(shown),
            tuple(
                [
                    (other, self.vocabulary.actions[code].words if other == seat else None)
                    for other, code in state.committed
                ]
            ),
            tuple([claim for claim in claims if self.hears(setup, seat, claim)]),
            self.outcome(state) if not agenda else None,
            self.look(state, seat),
        )

    def _words(self, shown: tuple[Step[Any, Any], ...]) -> tuple[tuple[Any, ...], ...]:
        """The agenda in words."""
        before, words = self._spoken
        if shown != before:
            words = tuple([step.words() for step in shown])
            self._spoken = (shown, words)
        return words

    def hears(self, setup: Setup, seat: int | None, claim: Claim) -> bool:
        """Whether this seat hears that statement: the whole table does, unless a team has a channel of its own."""
        return True

    def occasion(self, view: View[T]) -> str | None:
        """The name of the present occasion to make statements, from public things alone; None where nobody may."""
        return ""

    def sayable(self, view: View[T]) -> list[Action]:
        """The statements open to the viewer's seat now; whether they are true is nobody's business."""
        return self.statements.actions if self.occasion(view) is not None else []

    def why_not_said(self, view: View[T], action: Action) -> Refusal:
        """Why this statement is not open to the viewer's seat now."""
        return Refusal("nothing-to-say-now")

    def first_to_speak(self, view: View[T]) -> int:
        """With which seat the round of statements begins, where bots are asked one after the other."""
        return 0

    def chat(self, setup: Any) -> bool:
        """Whether people may chat freely while they play."""
        return True

    def channel(self, setup: Any, seat: int) -> tuple[int, ...]:
        """The seats that share a private channel with this seat, itself included; empty where there is none."""
        return ()

    def hushed(self, view: View[T]) -> bool:
        """Whether nobody may chat at this moment, by agreement of the table.

        It is asked with the view of a spectator, so that it depends on public things alone.
        """
        return False

    def pause(self, view: View[T]) -> int:
        """How many seconds a bot leaves the people at the table to talk before it decides here."""
        return 0

    def timer(self, setup: Any) -> int:
        """How many seconds a person has for a decision before chance makes it for him; 0: as many as he likes."""
        return 0

    def sand(self, view: View[T]) -> Sand | None:
        """The sand-timer that runs for the whole table at this moment, from public things alone; None: there is none.

        When it has run out, its words are played for a seat that is asked, as soon as they are among its choices.
        Until then the house offers them to nobody who has anything else to choose.
        """
        return None

    def for_person(self, view: View[T]) -> View[T]:
        """The view as a person's screen may show it, where an option hides help that programs always get."""
        return view

    def imagine(self, view: View[T], rng: Random) -> S:
        """Draws a whole state by the chances of the deal, given every hard fact in the view."""
        setup, agenda = self._grounds_of(view)
        state = self.imagine_table(view, setup, rng)
        state.agenda = state.agenda or agenda
        committed = []
        for seat, words in view.committed:
            if words is None:  # a choice we cannot see: any that seat could make
                choices = state.agenda[-1].legal_for(state, seat)
                committed.append((seat, choices[int(rng.random() * len(choices))].code))
            else:
                committed.append((seat, self.vocabulary.parse(words).code))
        state.committed = tuple(committed)
        return state

    def _grounds(self, view: View[T]) -> tuple[Setup, tuple[Step[Any, Any], ...]]:
        """What every world of this view has in common."""
        return self.setup(view.seats, view.options), tuple(self.step(words) for words in view.agenda)

    def read_view(self, data: bytes) -> View[T]:
        """A view from the bytes a client gets, JSON or compact."""
        try:
            return self._views.decode(data) if data[:1] == b"{" else self._compact_views.decode(data)
        except msgspec.DecodeError as error:
            raise Refusal("malformed-view") from error

    def step(self, words: Iterable[Any]) -> Step[Any, Any]:
        """A step from its saved words."""
        name, *values = words
        if name not in self.steps:
            raise Refusal("malformed-state")
        return self.steps[name](*[tuple(v) if isinstance(v, list) else v for v in values])

    # How it ends, and what must hold

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How the game ended (asked only when it is over)."""

    @abstractmethod
    def pieces(self, state: S) -> Counter[Any]:
        """Every piece on the table, wherever it lies: the law of conservation counts them."""

    def shares(self, outcome: Outcome) -> tuple[float, ...]:
        """What the game is worth to each seat: its share of the win, unless winners win together and each wholly."""
        return outcome.shares

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """Who wins together by the rules; by default everybody plays alone."""
        return tuple((seat,) for seat in range(setup.seats))

    def again(self, state: S) -> tuple[Options, int]:
        """How the same people play once more: the options, and by how many places they move round the table.

        By default everybody moves by one, so that the next one is the first seat; a game whose first player is
        an option says who begins instead.
        """
        return dict(state.setup.options), 1

    # For the laboratory

    def actions(self, setup: Any) -> tuple[int, ...]:
        """The codes of the actions that can occur with this set-up."""
        return self.lab.actions(setup) if self.lab else tuple(range(len(self.vocabulary)))

    def chances(self, setup: Any) -> tuple[int, ...]:
        """Of these, the codes that only chance takes: a policy need not have room for them."""
        return self.lab.chances(setup) if self.lab else ()

    def longest(self, setup: Any) -> int:
        """An upper bound on the number of actions of a game, chance included."""
        return self.lab.longest(setup) if self.lab else 10_000

    def fields(self, setup: Any) -> tuple[Field, ...]:
        """The layout of `numbers`. By default the view's leaves hashed into buckets: enough to start with."""
        return self.lab.fields(setup) if self.lab else (Field("seat", setup.seats), Field("view", HASHED, 0, 127))

    def numbers(self, state: S, seat: int) -> bytearray:
        """What the seat knows as small ints (signed bytes), laid out as `fields` says; nothing but a view."""
        if self.lab:
            found: bytearray = self.lab.numbers(state, seat)
            return found
        numbers = bytearray(state.setup.seats + HASHED)
        numbers[seat] = 1
        _hash_leaves(msgspec.to_builtins(self.view(state, seat)), "", numbers, state.setup.seats)
        return numbers


HASHED = 256


def _hash_leaves(thing: Any, path: str, numbers: bytearray, start: int) -> None:
    """The hashing trick: each leaf of the view raises one bucket. Stable between processes."""
    if isinstance(thing, dict):
        for name, item in thing.items():
            _hash_leaves(item, f"{path}.{name}", numbers, start)
    elif isinstance(thing, list | tuple):
        for place, item in enumerate(thing):
            _hash_leaves(item, f"{path}.{place}", numbers, start)
    else:
        bucket = 5381
        for letter in f"{path}={thing}":
            bucket = (bucket * 33 + ord(letter)) & 0xFFFFFFFF
        place = start + bucket % HASHED
        numbers[place] = min(127, numbers[place] + 1)


def play_out(state: State, rng: Random, limit: int = 0) -> int:
    """Plays at random to the end, quietly; returns the number of decisions.

    `limit`, where it is not 0, stops after so many decisions.
    """
    decisions = 0
    random = rng.random
    apply = state.apply_legal
    while state.agenda:
        step: Any = state.agenda[-1]
        if step.seat < 0:
            apply(step.sample(state, rng))
            continue
        legal = step.legal(state)
        apply(legal[int(random() * len(legal))])
        decisions += 1
        if decisions == limit:
            break
    return decisions
