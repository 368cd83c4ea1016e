"""Steps: one thing the rulebook tells the table to do, each a small frozen class.

The state's agenda is the stack of the steps still to come, the last one first. A step holds
public things only (whose turn, which glasses); secrets lie in the state. There are five kinds::

    Automatic   the table does it by itself           run
    Seated      one seat decides                      legal, resolve
    Together    several seats commit secretly         legal_for, reveal
    Anybody     several seats may step in or pass     legal_for, step_in, let_be
    Chance      a card, chip or die falls             legal, weights, resolve

A step's fields are what its class annotates, in that order, after those of its kind:

>>> class Bid(Seated[Any, Any]):
...     least: int = 1
>>> Bid(2).words(), Bid(2, least=4).words()
(('Bid', 2, 1), ('Bid', 2, 4))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import get_annotations
from random import Random
from typing import Any, ClassVar, Final, Generic, NoReturn, Self, TypeVar, dataclass_transform

from perfidie.engine.action import Action
from perfidie.engine.laid import Laid
from perfidie.engine.refusal import Refusal

CHANCE: Final = -1
OVER: Final = -2
AUTOMATIC: Final = -3
DEALER: Final = -4
"""Whoever lays a table at which a game is taken up again (`perfidie.engine.second`): in records alone."""


S = TypeVar("S", bound=Laid)
A = TypeVar("A", bound=Action)
T = TypeVar("T")


_MISSING: Final = object()


def _written_out_init(cls: type, fields: tuple[str, ...]) -> Callable[..., None]:
    """A constructor with one line per field, as fast as one written by hand; slots of the class are no defaults."""
    scope: dict[str, Any] = {"put": object.__setattr__}
    takes = []
    for name in fields:
        default = getattr(cls, name, _MISSING)
        given = default is not _MISSING and not hasattr(default, "__set__")
        scope[f"default_{name}"] = default
        takes.append(f"{name}=default_{name}" if given else name)
    lines = "".join(f"    put(self, {name!r}, {name})\n" for name in fields)
    if hasattr(cls, "__post_init__"):
        lines += "    self.__post_init__()\n"
    exec(f"def __init__(self, {', '.join(takes)}):\n{lines}", scope)  # nosec B102 # made of the names of fields
    made: Callable[..., None] = scope["__init__"]
    return made


@dataclass_transform(frozen_default=True)
class Step(Generic[S, A]):
    """What any step is. `seat` says who acts: a seat, CHANCE or AUTOMATIC."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    seat: int
    final: ClassVar[bool] = False
    """Whether a choice made here is final at once, even though nobody has learned anything from it."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """What a step annotates is a field of it: no decorator is needed."""
        super().__init_subclass__(**kwargs)
        own = [name for name, kind in get_annotations(cls).items() if "ClassVar" not in str(kind)]
        if own and "__init__" not in vars(cls):
            fields = tuple(dict.fromkeys((*cls.__match_args__, *own)))
            type.__setattr__(cls, "__match_args__", fields)
            type.__setattr__(cls, "__init__", _written_out_init(cls, fields))

    def but(self, **changes: Any) -> Self:
        """The same step with some of its fields changed."""
        return type(self)(*[changes.get(name, getattr(self, name)) for name in self.__match_args__])

    def legal(self, s: S) -> list[A]:
        """The choices, in a stable order, without duplicates, never empty."""
        raise NotImplementedError

    def resolve(self, s: S, action: A) -> None:
        """Carries the choice out. The step has left the agenda; push what follows."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """What an automatic step does."""
        raise NotImplementedError

    def waiting(self, s: S) -> tuple[int, ...]:
        """The seats that owe a decision here."""
        return (self.seat,) if self.seat >= 0 else ()

    def legal_for(self, s: S, seat: int) -> list[A]:
        """The choices of one of the waiting seats."""
        return self.legal(s)

    def accept(self, s: S, seat: int, action: A) -> None:
        """Takes the action of one of the waiting seats (any of them, where several wait)."""
        self.resolve(s, action)

    def why_not(self, s: S, seat: int, action: Action) -> Refusal:
        """Why this action of the vocabulary is not legal now; may speak only of what `seat` knows."""
        return Refusal("not-now", action=" ".join(action.words))

    def shown_to(self, s: S, seat: int | None) -> Step[Any, Any]:
        """What a seat sees in place of this step: itself, unless its very existence is a secret."""
        return self

    def words(self) -> tuple[Any, ...]:
        """The step as it is saved: its name and its fields."""
        return (type(self).__name__, *self._fields())

    def _fields(self) -> list[Any]:
        return [getattr(self, name) for name in self.__match_args__]

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        """A step travels as its fields, for it is never changed."""
        return type(self), tuple(self._fields())

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and other._fields() == self._fields())

    def __hash__(self) -> int:
        return hash((type(self), *self._fields()))


def _never_changes(step: Step[Any, Any], name: str, _: Any) -> NoReturn:
    raise AttributeError(f"a step never changes: push another {type(step).__name__} instead of setting {name}")


type.__setattr__(Step, "__setattr__", _never_changes)  # no method: compiled constructors would obey it


class Automatic(Step[S, Any]):
    """A step the table carries out by itself."""

    __slots__ = ()
    seat = AUTOMATIC


class Seated(Step[S, A]):
    """A step in which one seat decides."""

    __slots__ = ("seat",)
    seat: int


class Chance(Step[S, A]):
    """A step in which chance decides: the outcomes are actions with integer weights."""

    __slots__ = ()
    seat = CHANCE

    def weights(self, s: S) -> list[int] | None:
        """One weight per legal outcome; None where all are equal."""
        return None

    def sample(self, s: S, rng: Random) -> A:
        """Draws one outcome by its weight."""
        outcomes = self.legal(s)
        weights = self.weights(s)
        if weights is None:
            return outcomes[int(rng.random() * len(outcomes))]
        left = rng.random() * sum(weights)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return outcomes[place]
        return outcomes[-1]


class Draw(Chance[S, A]):
    """Chance takes one piece of several kinds, more likely a common one: a card from a deck, a chip from a bag."""

    __slots__ = ()
    drawn: ClassVar[Mapping[int, Any] | Sequence[Any]]
    """The action for each kind, by its number."""

    def counts(self, s: S) -> tuple[int, ...]:
        """How many there are of each kind."""
        raise NotImplementedError

    def legal(self, s: S) -> list[A]:
        """One outcome for each kind of which any is left."""
        drawn = self.drawn
        return [drawn[kind] for kind, count in enumerate(self.counts(s)) if count]

    def weights(self, s: S) -> list[int]:
        """As many chances as there are pieces of that kind."""
        return [count for count in self.counts(s) if count]

    def sample(self, s: S, rng: Random) -> A:
        """Draws a piece by walking through the counts, without building the lists: search does this all the time."""
        counts = self.counts(s)
        left = int(rng.random() * sum(counts))
        for kind, count in enumerate(counts):
            if left < count:
                action: A = self.drawn[kind]
                return action
            left -= count
        raise IndexError("nothing is left to draw")


class Together(Step[S, A]):
    """A step in which several seats choose at once, each in secret, in any order.

    `seats` are those still to choose: that somebody has chosen is public, what they chose is not. The
    choices wait in `state.committed` and are revealed together.
    """

    __slots__ = ("seat", "seats")
    seats: tuple[int, ...]

    def __post_init__(self) -> None:
        """Who acts is the first seat still to choose, for callers that ask one after the other."""
        object.__setattr__(self, "seat", self.seats[0])

    def waiting(self, s: S) -> tuple[int, ...]:
        """Everybody still to choose; the order in which they do so does not matter."""
        return self.seats

    def legal(self, s: S) -> list[A]:
        """The choices of the first seat still to choose."""
        return self.legal_for(s, self.seats[0])

    def resolve(self, s: S, action: A) -> None:
        """The choice of the first seat still to choose."""
        self.accept(s, self.seats[0], action)

    def accept(self, s: S, seat: int, action: A) -> None:
        """Keeps the choice secret; the last one to choose turns everything up."""
        s.committed = tuple(sorted((*s.committed, (seat, action.code))))
        left = tuple(other for other in self.seats if other != seat)
        if s.loud:
            s.tell("committed", {"seat": seat}, private=((seat, {"choice": action.words}),))
        if left:
            s.agenda = (*s.agenda, self.but(seats=left))
            return
        committed, s.committed = s.committed, ()
        actions = s.setup.vocabulary.actions
        self.reveal(s, {seat: actions[code] for seat, code in committed})  # type: ignore[misc]

    def reveal(self, s: S, chosen: dict[int, A]) -> None:
        """All have chosen: carry it out."""
        raise NotImplementedError


class Anybody(Step[S, A]):
    """A step in which any of several seats may step in: the first who does so closes it for the others.

    `seats` are those who have not passed yet; passing is public and stands. People act in any order, first come,
    first served; where an order is needed (search, OpenSpiel, PettingZoo) they are asked in the order of `seats`, so
    list them as the rulebook breaks ties.
    """

    __slots__ = ("seat", "seats")
    seats: tuple[int, ...]
    passing: ClassVar[Any]
    """The action that lets it be."""
    final = True

    def __post_init__(self) -> None:
        """Who acts is the first of those who may still step in."""
        object.__setattr__(self, "seat", self.seats[0])

    def waiting(self, s: S) -> tuple[int, ...]:
        """All of them, in seat order: who speaks first is nobody's turn."""
        return tuple(sorted(self.seats))

    def chances_of(self, s: S, seat: int) -> list[A]:
        """What this seat may do besides passing; a seat without any still passes, so that nobody learns why."""
        raise NotImplementedError

    def legal_for(self, s: S, seat: int) -> list[A]:
        """To let it be, or to step in."""
        return [self.passing, *self.chances_of(s, seat)]

    def legal(self, s: S) -> list[A]:
        """The choices of the first of them, for those who ask one after the other."""
        return self.legal_for(s, self.seats[0])

    def resolve(self, s: S, action: A) -> None:
        """The choice of the first of them."""
        self.accept(s, self.seats[0], action)

    def accept(self, s: S, seat: int, action: A) -> None:
        """Whoever steps in first ends the step; when all have let it be, it is over."""
        if action is not self.passing:
            self.step_in(s, seat, action)
            return
        if s.loud:
            s.tell("let-be", {"seat": seat})
        left = tuple(other for other in self.seats if other != seat)
        if left:
            s.agenda = (*s.agenda, self.but(seats=left))
        else:
            self.let_be(s)

    def step_in(self, s: S, seat: int, action: A) -> None:
        """This seat was the first: carry it out. Nobody else is asked any more."""
        raise NotImplementedError

    def let_be(self, s: S) -> None:
        """All have passed. By default nothing happens and the next step follows."""


# For games with many steps


def found_by(registry: dict[str, T], name: str) -> Callable[[T], T]:
    """Registers a step under the id that the data file uses for it."""

    def enter(step: T) -> T:
        registry[name] = step
        return step

    return enter


def one_each(kind: Callable[[int], T], count: int) -> tuple[T, ...]:
    """One step of this kind for each seat, or for each number it can carry, all made once."""
    return tuple(kind(number) for number in range(count))
