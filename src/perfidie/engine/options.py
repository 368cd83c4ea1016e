"""Options: what a table can agree on before the first card.

Every ruling with two fair readings is an option. Options are declared in the game's TOML, checked
here, and stored in full in each record, so that changing a default changes no stored game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from perfidie.engine.refusal import Refusal

Value = bool | int | str
Options = dict[str, Value]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option: a list of values (the default first), or a range of ints with a default."""

    id: str
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    default: int = 0
    lab: bool = False
    """For the laboratory: not offered to people who just want to play."""
    when: tuple[str, Value] | None = None
    """Another option, and the value that gives this one a meaning; with any other value, this one changes nothing."""

    @property
    def usual(self) -> Value:
        """The default: the first of the values, or the one given for a number."""
        return self.values[0] if self.values else self.default

    def allows(self, value: object) -> bool:
        """Whether an option may have this value; `True` is not taken for `1`.

        >>> hearts = Option("start_hearts", least=1, most=9, default=4)
        >>> hearts.allows(9), hearts.allows(0), hearts.allows(True)
        (True, False, False)
        """
        if self.values:
            return any(type(value) is type(allowed) and value == allowed for allowed in self.values)
        return type(value) is int and self.least <= value <= self.most

    @property
    def choices(self) -> str:
        """The allowed values, for a refusal."""
        if self.values:
            return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.values)
        return f"{self.least}-{self.most}"

    def read(self, text: str) -> Value:
        """The value a person typed."""
        for allowed in self.values:
            if str(allowed).lower() == text.strip().lower():
                return allowed
        if not self.values and re.fullmatch(r"-?[0-9]{1,12}", text.strip()) and self.allows(int(text)):
            return int(text)
        raise Refusal("bad-option", option=self.id, value=text, choices=self.choices)


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named set of options."""

    id: str
    options: Options = {}
    lab: bool = False


def full_options(known: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """The given options checked and completed by the defaults, in the declared order.

    A record keeps them all, so that a game replays the same after a default has changed.

    >>> known = (Option("tie", values=("nothing", "poison")), Option("start_hearts", least=1, most=9, default=4))
    >>> full_options(known, {"start_hearts": 8})
    {'tie': 'nothing', 'start_hearts': 8}
    """
    names = {option.id for option in known}
    for name in given:
        if name not in names:
            raise Refusal("unknown-option", option=str(name)[:40], choices=", ".join(sorted(names)))
    full: Options = {}
    for option in known:
        value = given.get(option.id, option.usual)
        if not option.allows(value):
            raise Refusal("bad-option", option=option.id, value=str(value)[:40], choices=option.choices)
        full[option.id] = value  # type: ignore[assignment]
    return full
