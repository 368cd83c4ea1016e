"""How a game is drawn in the terminal: as it says itself, else as a listing of what the seat sees."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

from perfidie import games
from perfidie.boards.ink import Line, Span, cells, cut, joined, line, mark, pad, plain
from perfidie.boards.terminal import Terminal
from perfidie.engine import Game, State, View
from perfidie.engine.action import Words
from perfidie.engine.fields import Kind, fields_of
from perfidie.texts import Texts


class Board:
    """The drawing of one game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.own: Terminal = games.companion(game.id, "terminal") or Terminal()

    def heading(self, view: View[Any], texts: Texts) -> str:
        own = self.own.heading
        if own:
            return str(own(view, texts))
        return texts.say(f"step-{view.step}") if texts.has(f"step-{view.step}") else ""

    def table(self, view: View[Any], texts: Texts, width: int) -> list[Line]:
        own = self.own.draw
        drawn: list[Line] = own(view, texts, width) if own else listing(view, texts)
        return drawn

    def open_table(self, state: State, texts: Texts, width: int) -> list[Line]:
        own = self.own.draw_open
        if own:
            drawn: list[Line] = own(state, self.game.view(state, None), texts, width)
            return drawn
        return fields({name: getattr(state, name) for name in state.fields if name != "agenda"}, texts)

    def notebook(self, view: View[Any], texts: Texts, width: int) -> list[Line]:
        own = self.own.notebook
        drawn: list[Line] = own(view, texts, width) if own else []
        return drawn

    def score(self, view: View[Any], seat: int, texts: Texts) -> Line:
        own = self.own.score
        if own:
            drawn: Line = own(view, seat, texts)
            return drawn
        return line(texts.amount(str(view.outcome.scores[seat]) if view.outcome else ""))

    def remembers(self, view: View[Any]) -> bool:
        own = self.own.remembers
        return bool(own(view)) if own else True

    def asks(self, view: View[Any]) -> bool:
        own = self.own.asks
        return bool(own(view)) if own else False

    def sums_up(self, view: View[Any]) -> bool:
        own = self.own.sums_up
        return bool(own(view)) if own else False

    def choice(self, words: Words, view: View[Any], texts: Texts) -> Line:
        own = self.own.choice
        drawn: Line = own(words, view, texts) if own else line(texts.action(words))
        return drawn

    def ways(self, words: Words) -> list[tuple[Words, ...]]:
        own = self.own.ways
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
    unshown = {each.name for each in fields_of(type(view.table)) if each.kind.says == "unshown"}
    table = {name: item for name, item in seen(view.table, texts).items() if name not in unshown}
    return [*seats, line(), *fields(table, texts)]


def seen(table: Any, texts: Texts) -> dict[str, Any]:
    """The fields of a sight as plain data, seats by their names."""
    plain_table = msgspec.to_builtins(table)
    if not isinstance(plain_table, dict):
        return {"table": plain_table}
    return {each.name: called(plain_table[each.name], each.kind, texts) for each in fields_of(type(table))}


def called(item: Any, kind: Kind, texts: Texts) -> Any:
    """A value by what it means: a seat by its name, nobody and what lies face down as nothing."""
    if kind.says in ("mine", "past", "unshown"):
        return called(item, kind.items[0], texts)
    if kind.says == "seat":
        return texts.name(item) if isinstance(item, int) and item >= 0 else None
    if isinstance(item, list | tuple) and kind.items:
        last = len(kind.items) - 1
        return [called(each, kind.items[min(place, last)], texts) for place, each in enumerate(item)]
    return item


def fields(table: Any, texts: Texts) -> list[Line]:
    """The fields of a table nobody has drawn, each under its name."""
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
