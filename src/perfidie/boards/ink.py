"""Ink: pieces of text with the name of a colour, so that a game draws its table without knowing any terminal.

A line is a row of spans, each a text and its ink. Inks are named by what they mean; whoever shows the
line chooses the colour, or none: a line must be understood in plain text as well::

    good bad       the two sides of the game's balance        heart      lives, losses
    seat-N         what belongs to seat N                     gold       frames and titles
    private        what only this seat knows                  red blue   two families known by their colours
    strong faint
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

Span = tuple[str, str]
Line = tuple[Span, ...]

MARKS = "●■◆▲★✚▼◐"
"""A seat has a shape besides its colour, the same for everybody and for the whole game."""


def line(*parts: str | Span) -> Line:
    """A line from texts and inked spans.

    >>> plain(line("a ", ("b", "good")))
    'a b'
    """
    return tuple((part, "") if isinstance(part, str) else part for part in parts)


def plain(inked: Line) -> str:
    """The line without its inks."""
    return "".join(text for text, _ in inked)


def cells(text: str) -> int:
    r"""How many columns of a terminal a text takes.

    >>> cells("été"), cells("毒"), cells("e\u0301")
    (3, 2, 1)
    """
    total = 0
    for letter in text:
        if not unicodedata.combining(letter):
            total += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
    return total


def clean(text: str) -> str:
    r"""A text from outside (a name, a path) without what could disturb a terminal.

    >>> clean("Eve\x1b[2J"), clean("à\u00a0: là")
    ('Eve�[2J', 'à\xa0: là')
    """
    return "".join(c if c.isprintable() or unicodedata.category(c) == "Zs" else "�" for c in text)


def cut(text: str, columns: int) -> str:
    """The text in at most this many columns; what is cut off leaves a mark.

    >>> cut("Ferdinand", 9), cut("Ferdinand", 6)
    ('Ferdinand', 'Ferdi…')
    """
    if cells(text) <= columns:
        return text
    kept = ""
    for letter in text:
        if cells(kept + letter) > columns - 1:
            break
        kept += letter
    return f"{kept}…" if columns > 0 else ""


def pad(inked: Line, columns: int, centred: bool = False) -> Line:
    """The line filled with spaces up to this many columns.

    >>> plain(pad(line("no"), 6)), plain(pad(line("no"), 6, centred=True))
    ('no    ', '  no  ')
    """
    missing = max(0, columns - cells(plain(inked)))
    before = missing // 2 if centred else 0
    return (*(((" " * before, ""),) if before else ()), *inked, (" " * (missing - before), ""))


def wrap(inked: Line, columns: int, indent: int = 0) -> list[Line]:
    """The line broken at ordinary spaces only: a no-break space, before a French colon say, never ends a line.

    >>> [plain(each) for each in wrap(line("un deux trois"), 8, indent=1)]
    ['un deux', ' trois']
    """
    rows: list[list[Span]] = [[]]
    used = 0
    for number, word in enumerate(_words(inked)):
        size = sum(cells(text) for text, _ in word)
        if number and used + 1 + size > columns:
            rows.append([(" " * indent, ""), *word])
            used = indent + size
        else:
            rows[-1] += [(" ", ""), *word] if number else word
            used += size + bool(number)
    return [tuple(row) for row in rows]


def _words(inked: Line) -> list[list[Span]]:
    """The pieces between ordinary spaces, each with its inks; spaces in a row stay, as empty pieces."""
    words: list[list[Span]] = [[]]
    for text, ink in inked:
        first, *rest = text.split(" ")
        words[-1].append((first, ink))
        words += [[(piece, ink)] for piece in rest]
    return words


def beside(blocks: Sequence[Sequence[Line]], gap: str = " ") -> list[Line]:
    """Blocks of lines set side by side, each as wide as its widest line, all as high as the highest.

    >>> for each in beside([[line("one"), line("by")], [line("two")]]):
    ...     print(plain(each) + "|")
    one two|
    by     |
    """
    widths = [max((cells(plain(each)) for each in block), default=0) for block in blocks]
    rows = []
    for number in range(max((len(block) for block in blocks), default=0)):
        row: list[Span] = []
        for block, columns in zip(blocks, widths, strict=True):
            row += [*pad(block[number] if number < len(block) else (), columns), (gap, "")]
        rows.append(tuple(row[:-1]))
    return rows


def joined(parts: Iterable[Line], between: str = " ") -> Line:
    """Lines strung into one, with something between them.

    >>> plain(joined([line("antidote"), line("poison")], " or "))
    'antidote or poison'
    """
    spans: list[Span] = []
    for part in parts:
        spans += [(between, ""), *part] if spans else part
    return tuple(spans)


def mark(seat: int) -> Span:
    """The shape of a seat, in its ink: no two of twelve are alike."""
    return (MARKS[(seat + 3 * (seat // len(MARKS))) % len(MARKS)], f"seat-{seat % len(MARKS)}")
