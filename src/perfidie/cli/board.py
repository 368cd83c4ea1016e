"""How a game is drawn: by its own `terminal.py` where it has one, else as a listing of what the seat sees.

A game's `terminal` module may hold any of these; it knows views, texts and inks, and no terminal:

    heading(view, texts) -> str                        round, phase, turn
    draw(view, texts, width) -> lines                  the table as this seat sees it
    draw_open(state, view, texts, width) -> lines      the table face up, once the game is over
    notebook(view, texts, width) -> lines              what the seat remembers
    choice(words, view, texts) -> line                 a choice (or a piece of one), short, under the name of its verb
    ways(words) -> ways                                how a choice may be named piece by piece, each with its verb
    score(view, seat, texts) -> line                   how a seat stands at the end
    remembers(view) -> bool                            whether the log may repeat what was seen in secret
    asks(view) -> bool                                 whether a single choice is asked for all the same, because the
                                                       room must not learn that it was the only one
    sums_up(view) -> bool                              whether the table shows what became public: news that do not fit
                                                       beside it then need no page of their own
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from types import ModuleType
from typing import Any

import msgspec

from perfidie.engine import Game, State, View
from perfidie.texts import Texts
from perfidie.texts.ink import Line, Span, cells, cut, joined, line, mark, pad, plain

Words = tuple[str, ...]


class Board:
    """The drawing of one game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        name = f"perfidie.games.{game.id}.terminal"
        self.game = game
        self.own: ModuleType | None = import_module(name) if find_spec(name) else None

    def _has(self, what: str) -> Any:
        return getattr(self.own, what, None)

    def heading(self, view: View[Any], texts: Texts) -> str:
        own = self._has("heading")
        if own:
            return str(own(view, texts))
        return texts.say(f"step-{view.step}") if texts.has(f"step-{view.step}") else ""

    def table(self, view: View[Any], texts: Texts, width: int) -> list[Line]:
        own = self._has("draw")
        drawn: list[Line] = own(view, texts, width) if own else listing(view, texts)
        return drawn

    def open_table(self, state: State, texts: Texts, width: int) -> list[Line]:
        own = self._has("draw_open")
        if own:
            drawn: list[Line] = own(state, self.game.view(state, None), texts, width)
            return drawn
        return fields({name: getattr(state, name) for name in state.fields if name != "agenda"}, texts)

    def notebook(self, view: View[Any], texts: Texts, width: int) -> list[Line]:
        own = self._has("notebook")
        drawn: list[Line] = own(view, texts, width) if own else []
        return drawn

    def score(self, view: View[Any], seat: int, texts: Texts) -> Line:
        own = self._has("score")
        if own:
            drawn: Line = own(view, seat, texts)
            return drawn
        return line(texts.amount(str(view.outcome.scores[seat]) if view.outcome else ""))

    def remembers(self, view: View[Any]) -> bool:
        own = self._has("remembers")
        return bool(own(view)) if own else True

    def asks(self, view: View[Any]) -> bool:
        own = self._has("asks")
        return bool(own(view)) if own else False

    def sums_up(self, view: View[Any]) -> bool:
        own = self._has("sums_up")
        return bool(own(view)) if own else False

    def choice(self, words: Words, view: View[Any], texts: Texts) -> Line:
        own = self._has("choice")
        drawn: Line = own(words, view, texts) if own else line(texts.action(words))
        return drawn

    def ways(self, words: Words) -> list[tuple[Words, ...]]:
        own = self._has("ways")
        found: list[tuple[Words, ...]] = own(words) if own else [(words,)]
        return found

    def choices(
        self, legal: list[Words], view: View[Any], texts: Texts, width: int, titled: bool = True
    ) -> list[Line]:  # fmt: skip
        """The choices with their numbers: a row for each verb under its name, as many columns as fit."""
        cells_of = [self.choice(words, view, texts) for words in legal]
        numbered = [
            ((f"{number:>2} ", "strong"), *cell) for number, cell in enumerate(cells_of, start=1)
        ]  # fmt: skip
        groups = [list(group) for _, group in groupby(range(len(legal)), key=lambda place: legal[place][0])]
        if not titled:
            return rows("", legal, [*range(len(legal))], numbered, width, margin=1)
        if all(len(group) == 1 for group in groups):
            return [line("  ", *cell) for cell in numbered]
        lines: list[Line] = []
        for group in groups:
            lines += rows(verb(legal[group[0]][0], texts), legal, group, numbered, width)
        return lines


def verb(word: str, texts: Texts) -> str:
    """The name of a verb, or of a piece by any other word, as it heads its choices."""
    known = texts.say(f"verb-{word}").split(",")[0].strip() if texts.has(f"verb-{word}") else texts.word(word)
    return known[:1].upper() + known[1:]


def rows(
    title: str, legal: list[Words], group: list[int], numbered: list[Line], width: int, margin: int = 14
) -> list[Line]:  # fmt: skip
    """The choices of one verb. Where they cross two things (each card, each glass), a row for each of the first."""
    widest = max(cells(plain(numbered[place])) for place in group) + 2
    columns = max(1, (width - margin) // widest)
    firsts = [legal[place][1] if len(legal[group[0]]) > 2 else "" for place in group]
    runs = [len(list(run)) for _, run in groupby(firsts)]
    if max(runs) <= columns and len(set(runs)) == 1 and len(runs) > 1:
        columns = runs[0]
    lines: list[Line] = []
    for start in range(0, len(group), columns):
        head: Span = (cut(title, margin - 3) if start == 0 else "", "gold")
        row = [pad(numbered[place], widest) for place in group[start : start + columns]]
        lines.append((*pad((("  ", ""), head) if title else (), margin), *joined(row, "")))
    return lines


def listing(view: View[Any], texts: Texts) -> list[Line]:
    """A table nobody has drawn: its seats, then its fields by name."""
    seats: list[Line] = []
    for seat in range(view.seats):
        acts = "▶ " if seat in view.waiting else "  "
        seats.append(line(acts, mark(seat), f" {texts.name(seat)}"))
    return [*seats, line(), *fields(msgspec.to_builtins(view.table), texts)]


def fields(table: Any, texts: Texts) -> list[Line]:
    if not isinstance(table, dict):
        return [line(value(table, texts))]
    titles = [texts.say(f"table-{name}") if texts.has(f"table-{name}") else name for name in table]
    widest = max(map(cells, titles), default=0)
    return [
        line((f"{title}{' ' * (widest - cells(title))}  ", "strong"), value(item, texts))
        for title, item in zip(titles, table.values(), strict=True)
    ]


def value(item: Any, texts: Texts) -> str:
    """A value in words; nothing is a dash."""
    if isinstance(item, dict):
        return ", ".join(f"{name} {value(inner, texts)}" for name, inner in item.items())
    if isinstance(item, list | tuple):
        inner = [value(each, texts) for each in item]
        return ", ".join(f"({each})" if "," in each else each for each in inner) or "–"
    return "–" if item is None or item == "" else str(texts.spell("", item))
