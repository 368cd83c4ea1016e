"""Scripts: what happens in a lesson, line by line, in the engine's words.

> deal a2 > deal p3          chance
2: spy A                     the seat 2 moves
4 says: voted 1 1 green      the seat 4 states something
you: vote red | vote yellow  the learner moves; any of these is accepted
you say: lied 4              the learner states something
# a remark
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from perfidie.engine import CHANCE, Entry
from perfidie.engine.action import Words
from perfidie.engine.data import BadData

YOU = -3
"""Who acts in a line of the learner's."""
_LINE = re.compile(r"(you|\d+)( says?)?: *(.+)")


class ScriptLine(NamedTuple):
    """One thing that happens; where the learner acts, each choice that is accepted."""

    who: int
    said: bool
    takes: tuple[Words, ...]

    def entry(self) -> Entry:
        """The same as a line of a record."""
        return Entry(self.who, self.takes[0], said=self.said)


def read_script(text: str) -> tuple[ScriptLine, ...]:
    """The lines of a script.

    >>> [(line.who, line.takes) for line in read_script("> deal a2 > deal p3")]
    [(-1, (('deal', 'a2'),)), (-1, (('deal', 'p3'),))]
    >>> read_script("you: drink | refuse")[0].takes
    (('drink',), ('refuse',))
    """
    found: list[ScriptLine] = []
    for row in text.splitlines():
        words = row.partition("#")[0].strip()
        if words.startswith(">"):
            found += [ScriptLine(CHANCE, False, (_words(each),)) for each in words[1:].split(">")]
        elif words:
            found.append(_acted(words))
    return tuple(found)


def write_script(entries: Iterable[Entry]) -> str:
    r"""The script of what was done, without a learner: what chance does in one go stands on one line.

    >>> write_script([Entry(CHANCE, ("deal", "a2")), Entry(CHANCE, ("deal", "p3")), Entry(2, ("spy", "A"))])
    '> deal a2 > deal p3\n2: spy A'
    """
    rows: list[str] = []
    for entry in entries:
        words = " ".join(entry.words)
        if entry.seat != CHANCE:
            rows.append(f"{entry.seat}{' says' if entry.said else ''}: {words}")
        elif rows and rows[-1].startswith(">"):
            rows[-1] += f" > {words}"
        else:
            rows.append(f"> {words}")
    return "\n".join(rows)


def _acted(row: str) -> ScriptLine:
    parts = _LINE.fullmatch(row)
    if parts is None:
        raise BadData(f"not a line of a script: {row!r}")
    who, said, words = parts.groups()
    takes = tuple(map(_words, words.split("|")))
    if who != "you" and len(takes) > 1:
        raise BadData(f"only the learner has a choice: {row!r}")
    return ScriptLine(YOU if who == "you" else int(who), said is not None, takes)


def _words(text: str) -> Words:
    return tuple(text.split())
