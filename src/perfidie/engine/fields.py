"""What the fields of a sight mean, so that any screen can draw a game that has not drawn itself.

A sight is annotated with these, and stays the plain data it was:

    Seat              a seat; -1 or None is nobody
    BySeat[T]         a row with one thing for each seat
    Face[T]           something with a face (a card, a die, a word of the game); None is one that lies face down
    Backs             so many things that lie face down
    Mine[T]           the viewer's own: it is drawn as their hand, not on the table
    Past[T]           what has gone by: it is drawn in the notebook
    Unshown[T]        for programs alone: no screen draws it

>>> class Sight(msgspec.Struct, frozen=True):
...     bid: tuple[Seat, int, Face[str]] | None
...     cups: BySeat[Backs]
...     hand: Mine[tuple[Face[str], ...]]
>>> [(each.name, each.kind.says) for each in fields_of(Sight)]
[('bid', ''), ('cups', 'by-seat'), ('hand', 'mine')]

What a field is called stands in the texts, as `table-bid`; what is in a struct has its labels there as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Mark:
    """What a field means, beside its type."""

    says: str


Seat = Annotated[int, Mark("seat")]
BySeat = Annotated[tuple[T, ...], Mark("by-seat")]
Face = Annotated[T, Mark("face")]
Backs = Annotated[int, Mark("backs")]
Mine = Annotated[T, Mark("mine")]
Past = Annotated[T, Mark("past")]
Unshown = Annotated[T, Mark("unshown")]


class Kind(NamedTuple):
    """The meaning of one value: its mark, and the kinds of what it holds."""

    says: str = ""
    """The mark; of a plain value nothing."""
    items: tuple[Kind, ...] = ()
    """Of a row the kind of each item, of a tuple of fixed length the kinds of its items in order."""
    fixed: bool = False
    fields: tuple[Named, ...] = ()
    """Of a struct, its fields."""

    @property
    def typed(self) -> bool:
        """Whether a mark stands anywhere in it."""
        return bool(self.says) or any(each.typed for each in (*self.items, *(each.kind for each in self.fields)))


class Named(NamedTuple):
    """A field of a struct."""

    name: str
    kind: Kind


def fields_of(struct: type[Any]) -> tuple[Named, ...]:
    """The fields of a struct with what they mean."""
    found = _known.get(struct)
    if found is None:
        hints = get_type_hints(struct, include_extras=True)
        names = getattr(struct, "__struct_fields__", ())
        found = _known[struct] = tuple([Named(name, _kind(hints[name])) for name in names])
    return found


_known: dict[type[Any], tuple[Named, ...]] = {}


def _kind(hint: Any) -> Kind:
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        says = next((mark.says for mark in marks if isinstance(mark, Mark)), "")
        held = _kind(inner)
        return Kind(says, (held,)) if says in WRAPPING else held._replace(says=says or held.says)
    if get_origin(hint) in (Union, UnionType):
        several = [_kind(each) for each in get_args(hint) if each is not NoneType]
        return several[0] if len(several) == 1 else Kind()
    if get_origin(hint) in (tuple, list):
        given = [each for each in get_args(hint) if each is not ...]
        fixed = get_origin(hint) is tuple and ... not in get_args(hint)
        return Kind("", tuple([_kind(each) for each in given]), fixed)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Kind(fields=fields_of(hint))
    return Kind()


WRAPPING = ("mine", "past", "unshown")
"""Marks that say where something is drawn, whatever it is."""
