"""Words on a picture: an SVG does not break lines by itself, and names are as long as people like."""

from __future__ import annotations

from typing import NamedTuple

NARROW, BROAD = set("ijlftr.,:;!'’|()[] 1"), set("mwMWÆŒæœ%@—")
"""Letters that are about half as wide as others, and half as wide again."""


class Set(NamedTuple):
    """Lines of text, and the size at which they fit."""

    lines: tuple[str, ...]
    size: float


def width(text: str, size: float) -> float:
    """About how wide a text is when it is set in this size."""
    units = sum([0.31 if c in NARROW else 0.84 if c in BROAD else 0.7 if c.isupper() else 0.5 for c in text])
    return units * size


def fitted(text: str, size: float, room: float, most: int = 1, least: float = 20.0) -> Set:
    """The text in so many lines at most, made smaller until it fits; the last resort is to cut it.

    >>> fitted("Le Verre empoisonné", 80, 500, 2).lines
    ('Le Verre', 'empoisonné')
    """
    while size > least:
        lines = broken(text, size, room)
        if len(lines) <= most and all(width(line, size) <= room for line in lines):
            return Set(lines, size)
        size *= 0.94
    lines = broken(text, least, room)
    shown = [cut(line, least, room) for line in lines[:most]]
    if len(lines) > most:
        shown[-1] = cut(shown[-1] + "…", least, room)
    return Set(tuple(shown), least)


def broken(text: str, size: float, room: float) -> tuple[str, ...]:
    """The text in lines of this width, as far as its words allow."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


def cut(text: str, size: float, room: float) -> str:
    """The text as far as there is room."""
    if width(text, size) <= room:
        return text
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"
