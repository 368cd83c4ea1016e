"""The contract of a game, in four parts a reader can hold: what a package under `perfidie.games` must give.

    Rulebook     the rules: options, vocabulary and steps; how a table is laid, how it ends      always written
    Eyes         the sight: what a seat sees of a table, and what else the table could be         always written
    Talk         statements, chat, channels, and how long decisions may take                      only what differs
    Laboratory   the same game as numbers, for learners                                           only what differs

`perfidie.engine.game.Game` puts the four together and does with them what is the same for every game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType, ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

from perfidie.engine.action import Action, Vocabulary
from perfidie.engine.buckets import HASHED, hash_leaves, hash_twice
from perfidie.engine.features import HASHED_VIEW, Features, Field
from perfidie.engine.options import Option, Options, Preset
from perfidie.engine.outcome import Outcome
from perfidie.engine.refusal import Refusal
from perfidie.engine.setup import Setup
from perfidie.engine.state import State
from perfidie.engine.step import Step
from perfidie.engine.view import Claim, View

S = TypeVar("S", bound=State)
T = TypeVar("T")


def steps_in(*modules: ModuleType) -> dict[str, type[Step[Any, Any]]]:
    """The steps written in these modules, by name."""
    found = {}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                found[name] = thing
    return found


class First(NamedTuple):
    """The table at which a newcomer should meet a game, and when, among the games of the house."""

    order: int = 100
    """The place in the order in which newcomers should meet the games; by name where it is the same."""
    seats: int = 0
    """How many sit there; as many as usual where it is 0."""
    preset: str = ""
    """The preset; the first one where it is empty."""
    seat: int = 0
    """Where the newcomer sits."""


class Rulebook(ABC, Generic[S]):
    """The rules of one game: what is agreed on, what may be done, how it ends. `S` is the game's State."""

    id: str
    version: int = 1
    """Rises when a stored record would replay differently; records keep the version they were made by."""
    seats: range
    minutes: int = 0
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = (Preset("standard"),)
    first: First = First()
    vocabulary: Vocabulary
    steps: dict[str, type[Step[Any, Any]]]
    state: type[S]

    def make_setup(self, seats: int, options: Options) -> Setup:
        """The set-up of this game; a game with figures of its own returns its own Setup."""
        return Setup(self.id, self.vocabulary, seats, options)

    @abstractmethod
    def lay(self, setup: Any) -> S:
        """The table before anything has happened, its first steps on the agenda."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How the game ended (asked only when it is over)."""

    @abstractmethod
    def pieces(self, state: S) -> Counter[Any]:
        """Every piece on the table, wherever it lies: the law of conservation counts them."""

    def shares(self, outcome: Outcome) -> tuple[float, ...]:
        """What the game is worth to each seat: its share of the win, unless winners win together and each wholly."""
        return outcome.shares

    def teams(self, setup: Any) -> tuple[tuple[int, ...], ...]:
        """Who wins together by the rules; by default everybody plays alone."""
        return tuple((seat,) for seat in range(setup.seats))

    def again(self, state: S) -> tuple[Options, int]:
        """How the same people play once more: the options, and by how many places they move round the table.

        By default everybody moves by one, so that the next person is in the first seat; a game whose first player
        is an option says who begins instead.
        """
        return dict(state.setup.options), 1


class Eyes(ABC, Generic[S, T]):
    """What one seat may know of a table, and what the table could be for all that seat knows.

    `T` is the struct that holds what lies on the table for a seat.
    """

    sight: type[T]
    public: tuple[str, ...] = ()
    """Fields that the table and the sight have alike, under the same name: `seen` and `laid_open` copy them."""
    forgets: Mapping[str, str] = MappingProxyType({})
    """Kinds of events that a view may forget though the table keeps them, each with the reason (law 12)."""

    def seen(self, state: S, **rest: Any) -> T:
        """A sight with the public fields of the table; the rest is named."""
        return self.sight(**{name: getattr(state, name) for name in self.public}, **rest)

    def laid_open(self, view: View[T], table: S) -> S:
        """The table with the public fields of a view: where imagination begins."""
        for name in self.public:
            setattr(table, name, getattr(view.table, name))
        return table

    @abstractmethod
    def look(self, state: S, seat: int | None) -> T:
        """What lies on the table for this seat; None is a spectator."""

    @abstractmethod
    def imagine_table(self, view: View[T], setup: Any, rng: Random) -> S:
        """A whole table this view cannot tell from the true one.

        Agenda and commitments are the engine's work; a game that hides steps may lay the agenda itself.
        """

    def for_person(self, view: View[T]) -> View[T]:
        """The view as a person's screen may show it, where an option hides help that programs always get."""
        return view


class Sand(NamedTuple):
    """The sand-timer of a whole phase: it runs for everybody at once, and does not stop between decisions."""

    key: str
    """Which turn of the timer this is: while it stays the same, the same sand is running."""
    seconds: int
    words: tuple[str, ...]
    """What is played when it has run out, for a seat that may then choose it."""


class Talk(Generic[T]):
    """What may be said at the table, and how much time people and bots take. By default: chat freely, take your time.

    Everything is asked with a view or a set-up, never with a state, so that neither an offer nor a refusal can
    betray anything.
    """

    statements: Vocabulary = Vocabulary()
    """Structured talk: claims a seat may make out of turn, on the occasions a game gives. They change no rule."""
    tempo: float = 1.0
    """How long a bot takes for a decision, as a share of the usual: less in a game of many small ones."""

    def hears(self, setup: Setup, seat: int | None, claim: Claim) -> bool:
        """Whether this seat hears that statement: the whole table does, unless a team has a channel of its own."""
        return True

    def occasion(self, view: View[T]) -> str | None:
        """The name of the present occasion to make statements, from public things alone; None where nobody may."""
        return ""

    def occasions(self, setup: Any) -> int:
        """How many occasions to make statements a game can have at most: one, where they are not told apart."""
        return 1

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
        """How many seconds a person has for a decision before chance makes it for them; 0: as long as they like."""
        return 0

    def sand(self, view: View[T]) -> Sand | None:
        """The sand-timer that runs for the whole table at this moment, from public things alone; None: there is none.

        When it has run out, its words are played for a seat that is asked, as soon as they are among its choices.
        Until then the house offers them to nobody who has anything else to choose.
        """
        return None


class Laboratory(Generic[S]):
    """One game for learners: its actions by code, its length, and what a seat knows as small ints.

    Without a laboratory of its own a game gives the leaves of its views hashed into buckets: enough to start with.
    """

    def __init__(self, view: Callable[[S, int | None], View[Any]]) -> None:
        self.view = view

    def __reduce__(self) -> tuple[Any, ...]:
        """A laboratory travels as a part of its game."""
        return getattr, (self.view.__self__, "lab")  # type: ignore[attr-defined]

    def actions(self, setup: Any) -> tuple[int, ...]:
        """The codes of the actions that can occur with this set-up."""
        return tuple(range(len(setup.vocabulary)))

    def chances(self, setup: Any) -> tuple[int, ...]:
        """Of these, the codes that only chance takes: a policy need not have room for them."""
        return ()

    def longest(self, setup: Any) -> int:
        """An upper bound on the number of actions of a game, chance included."""
        return 10_000

    def fields(self, setup: Any) -> tuple[Field, ...]:
        """The layout of `numbers`."""
        return (Field("seat", setup.seats), Field("view", HASHED, 0, 127))

    def settled(self, state: S) -> S:
        """A table that is worth the same to every seat, without what no longer matters: for whoever counts positions.

        It may be the one that was given, changed in place or as it is, which is the default.
        """
        return state

    def numbers(self, state: S, seat: int) -> bytearray:
        """What the seat knows as small ints (signed bytes), laid out as `fields` says; nothing but a view."""
        numbers = bytearray(state.setup.seats + HASHED)
        numbers[seat] = 1
        hash_leaves(self.view(state, seat), numbers, state.setup.seats)
        return numbers

    def key(self, state: S, seat: int) -> bytes | bytearray:
        """By what a search knows the situations of a seat again: its numbers, or as much of them as matters to play.

        A game may leave out what tells histories apart and changes no choice; bots then learn more from each visit.
        """
        return self.numbers(state, seat)

    def whole(self, setup: Any) -> tuple[Field, ...]:
        """The layout of `everything`: the numbers of every seat in seat order, then the table."""
        seats = [
            Field(f"{seat}.{each.name}", each.size, each.low, each.high)
            for seat in range(setup.seats)
            for each in self.fields(setup)
        ]
        return (*seats, Field("table", 2 * HASHED, 0, 127))

    def everything(self, state: S) -> bytearray:
        """All that lies on the table, hidden or not, as small ints: for a critic, never for a player.

        What every seat knows, and what nobody may know: each thing on the table raises two of so many buckets.
        """
        numbers = bytearray().join([self.numbers(state, seat) for seat in range(state.setup.seats)])
        start = len(numbers)
        numbers += bytes(2 * HASHED)
        for name in state.fields:
            hash_twice(getattr(state, name), name, numbers, start)
        return numbers

    # What a view says: one object of the game's own, handed on here for everybody.

    view_features: Features = HASHED_VIEW
    """The features of this game, from its `features.py`."""

    @property
    def features_version(self) -> int:
        """Rises when `features` mean something else: what was learned from others is refused then."""
        return self.view_features.version

    def features(self, setup: Any) -> tuple[Field, ...]:
        """The layout of `glance`."""
        return self.view_features.layout(setup)

    def glance(self, view: View[Any]) -> bytearray:
        """What a seat's view says, from the view alone, as small ints (signed bytes) that are easy to learn from."""
        return self.view_features.glance(view)

    def turned(self, setup: Any, seat: int) -> tuple[int, ...]:
        """By code: the code of the same action where seats are counted from this seat."""
        return self.view_features.turned(setup, seat)
