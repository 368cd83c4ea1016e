"""A game: the four parts of its contract put together, and what is done with them alike in every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from perfidie.engine.contract import Eyes, Laboratory, Rulebook, Talk
from perfidie.engine.options import full_options
from perfidie.engine.refusal import Refusal
from perfidie.engine.setup import Setup
from perfidie.engine.state import State
from perfidie.engine.step import Step
from perfidie.engine.view import Claim, View, once_for_a_view

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Game(Generic[S, T]):
    """One game. `S` is its State, `T` the struct that a seat sees of the table."""

    def __init__(
        self,
        rules: Rulebook[S],
        eyes: Eyes[S, T],
        talk: Talk[T] | None = None,
        lab: type[Laboratory[S]] = Laboratory,
    ) -> None:
        self.rules = rules
        self.eyes = eyes
        self.talk = talk or Talk()
        self.lab = lab(self.view)
        self.id, self.version, self.seats, self.minutes = rules.id, rules.version, rules.seats, rules.minutes
        self.options, self.presets = rules.options, rules.presets
        self.vocabulary, self.steps, self.state = rules.vocabulary, rules.steps, rules.state
        self._setups: dict[tuple[object, ...], Setup] = {}
        self._spoken: tuple[tuple[Step[Any, Any], ...], tuple[tuple[Any, ...], ...]] = ((), ())
        """The agenda shown last, and its words: all seats of a table are shown it one after the other."""
        self._grounds_of = once_for_a_view(self._grounds)
        kind: Any = View[eyes.sight]  # type: ignore[name-defined]
        self._views: msgspec.json.Decoder[View[T]] = msgspec.json.Decoder(kind)
        self._compact_views: msgspec.msgpack.Decoder[View[T]] = msgspec.msgpack.Decoder(kind)

    def but(
        self,
        *,
        rules: Rulebook[S] | None = None,
        eyes: Eyes[S, T] | None = None,
        talk: Talk[T] | None = None,
        lab: type[Laboratory[S]] | None = None,
    ) -> Game[S, T]:
        """The same game with some of its parts replaced."""
        return Game(rules or self.rules, eyes or self.eyes, talk or self.talk, lab or type(self.lab))

    # Copies

    def __deepcopy__(self, memo: object) -> Game[S, T]:
        """A game never changes, so a copy of what holds it holds the same one."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels as its parts; one of the registry as its id (`perfidie.games`)."""
        return type(self), (self.rules, self.eyes, self.talk, type(self.lab))

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
            setup = self._setups[key] = self.rules.make_setup(seats, full)
            setup.maker = self
        return self._setups[key]

    def new(self, setup: Setup) -> S:
        """The table at the first decision or chance."""
        state = self.rules.lay(setup)
        state.advance()
        return state

    # What a seat knows

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
            tuple([claim for claim in claims if self.talk.hears(setup, seat, claim)]),
            self.rules.outcome(state) if not agenda else None,
            self.eyes.look(state, seat),
        )

    def _words(self, shown: tuple[Step[Any, Any], ...]) -> tuple[tuple[Any, ...], ...]:
        """The agenda in words."""
        before, words = self._spoken
        if shown != before:
            words = tuple([step.words() for step in shown])
            self._spoken = (shown, words)
        return words

    def imagine(self, view: View[T], rng: Random) -> S:
        """Draws a whole state by the chances of the deal, given every hard fact in the view."""
        setup, agenda = self._grounds_of(view)
        state = self.eyes.imagine_table(view, setup, rng)
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

    # From what was written

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
