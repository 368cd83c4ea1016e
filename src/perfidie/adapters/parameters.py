"""Options as OpenSpiel's parameters, each of one type, and back."""

from __future__ import annotations

from perfidie.engine import Option


def parameter(option: Option, value: object) -> object:
    """A value as an OpenSpiel parameter, which has one type: where an option's values have several, they are text.

    Text that OpenSpiel would read as a number or a truth gets quotes: `first_wesley='0'`.
    """
    if not _is_text(option):
        return value
    text = str(value)
    plain = text.lower() not in ("true", "false") and not text.lstrip("+-").replace(".", "", 1).isdigit()
    return text if plain else f"'{text}'"


def _is_text(option: Option) -> bool:
    kinds = {type(value) for value in option.values}
    return kinds == {str} or len(kinds) > 1


def value(option: Option, given: object) -> object:
    """The value of an option that a parameter stands for."""
    return option.read(str(given).strip("'\"")) if _is_text(option) else given
