"""The board of a game that has not drawn its own: what a seat sees, by what its fields mean, and all choices.

It knows nothing but the contract, so that any game that obeys it can be played on the site at once; what the types of
the sight say (`perfidie.engine.fields`) makes it a table among friends. A game's own `web` room takes the place of any
of these functions (`perfidie.boards.board`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from itertools import groupby
from typing import Any

import msgspec

from perfidie import games
from perfidie.boards.beats import Beat
from perfidie.boards.board import Board
from perfidie.boards.course import Course, Remark
from perfidie.boards.scene import Draw, Drawing, Html, Phases, Scene, Voice
from perfidie.engine import Claim, Glimpse, State, View
from perfidie.engine.action import Words
from perfidie.engine.fields import Kind, Named, fields_of
from perfidie.texts import Texts
from perfidie.web.page.drawing.assets import assets
from perfidie.web.page.drawing.learned import news
from perfidie.web.page.models import Choice

RECENT_CLAIMS = 6
FEW = 6
"""So many choices of one verb are simply shown; of more, the first word is picked and then the rest."""
FIRSTS = 7
"""So many first words stand in a row; further ones are folded."""
AT_HAND = 7
"""So many statements stand on the table itself; all of them beside it."""


@dataclass(frozen=True, slots=True)
class Whole:
    """How one game is drawn, nothing left out."""

    emblem: str
    heads: frozenset[str]
    unsaid: frozenset[str]
    open_to_all: frozenset[str]
    heading: Callable[[Scene], str]
    phases: Callable[[Scene], Phases]
    goal: Callable[[Scene], str]
    role: Callable[[Scene, int], tuple[str, ...] | None]
    facts: Callable[[Scene, int], Drawing]
    board: Callable[[Scene], Drawing]
    beats: Callable[[Scene, Scene, tuple[Glimpse, ...]], tuple[Beat, ...]]
    hand: Callable[[Scene], Drawing]
    choices: Callable[[Scene], Drawing]
    voice: Callable[[Scene], Voice]
    said: Callable[[View[Any], Claim], tuple[str, bool]]
    notebook: Callable[[Scene], Drawing]
    standing: Callable[[Scene, int], Html]
    course: Callable[[Scene, tuple[Glimpse, ...]], Course | None]
    remarks: Callable[[Scene, tuple[Glimpse, ...]], tuple[Remark, ...]]
    open_board: Callable[[Scene, State], Drawing]
    open_facts: Callable[[Scene, State, int], Drawing]
    lie: Callable[[Scene, State, State, Claim], str]
    almanac: Callable[[Draw, Texts], Html]
    plates: Callable[[Draw, Texts], Mapping[str, Html]]
    part: Callable[[Texts, Any, int], str]


EMBLEM = "emblem.svg#emblem"
"""Where a game may have an emblem of its own: in its `web` folder, as a symbol of this id."""
DRAWN = [each.name for each in fields(Board) if each.name not in ("emblem", "heads", "unsaid", "open_to_all")]


@cache
def find(game: str) -> Whole:
    """The board of this game: its own functions where it has them, else those generated here."""
    own: Board = games.companion(game, "web") or Board()
    drawn = {each: getattr(own, each) or globals()[each] for each in DRAWN}
    if own.facts and not own.open_facts:
        drawn["open_facts"] = _as_in_the_game(own.facts)
    emblem = f"{game}/{EMBLEM}" if f"{game}/{EMBLEM}".partition("#")[0] in assets() else own.emblem
    return Whole(emblem, own.heads, own.unsaid, own.open_to_all, **drawn)


def _as_in_the_game(told: Callable[[Scene, int], Drawing]) -> Callable[[Scene, State, int], Drawing]:
    """With open cards, what stands under a name during the game."""
    return lambda scene, state, seat: told(scene, seat)


# Around the table


def heading(scene: Scene) -> str:
    """Nothing: the one phase says it already."""
    return ""


def phases(scene: Scene) -> Phases:
    """One phase: the step being played."""
    name = _step_name(scene)
    return ((name, "now"),) if name else ()


def _step_name(scene: Scene) -> str:
    return str(scene.draw("generated/step.html", step=scene.view.step)).strip()


def goal(scene: Scene) -> str:
    """What the game is about: only a game knows what one wants at this moment of it."""
    return scene.texts.say("game-line")


def beats(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> tuple[Beat, ...]:
    """None: only a game knows what deserves to be watched."""
    return ()


def course(scene: Scene, told: tuple[Glimpse, ...]) -> Course | None:
    """None: only a game knows what rises and falls in it."""
    return None


def open_facts(scene: Scene, state: State, seat: int) -> Html:
    """What lies before a seat; the open board has the rest of it."""
    return facts(scene, seat)


def lie(scene: Scene, then: State, last: State, claim: Claim) -> str:
    """Nothing: only a game knows what its statements mean."""
    return ""


def remarks(scene: Scene, told: tuple[Glimpse, ...]) -> tuple[Remark, ...]:
    """None."""
    return ()


def said(view: View[Any], claim: Claim) -> tuple[str, bool]:
    """No icon, and no doubt: only a game knows what its statements speak of."""
    return "", False


def role(scene: Scene, seat: int) -> tuple[str, ...] | None:
    """Nothing: only a game knows who is who."""
    return None


def facts(scene: Scene, seat: int) -> Html:
    """What lies before a seat, as far as it is small; and who has chosen in secret."""
    table = scene.view.table
    by_seat = [(each.name, each.kind.items[0]) for each in fields_of(type(table)) if each.kind.says == "by-seat"]
    small = [(name, kind) for name, kind in by_seat if kind.says in SMALL and seat < len(getattr(table, name))]
    shown = tuple([(name, facts_of(getattr(table, name)[seat], kind, scene)) for name, kind in small])
    chosen = any(other == seat for other, _ in scene.view.committed)
    sentence = scene.texts.say("event-committed", {"seat": seat}) if chosen else ""
    return scene.draw("generated/facts.html", items=shown, sentence=sentence) if shown or sentence else ""


SMALL = ("face", "backs")
"""What has room under the name of a seat."""


def standing(scene: Scene, seat: int) -> Html:
    """The score."""
    outcome = scene.view.outcome
    return scene.draw("generated/standing.html", score=str(outcome.scores[seat]) if outcome else "")


# The table


def board(scene: Scene) -> Html:
    """The news, one row for each seat, what lies in the middle, then what was said last."""
    return _listed(scene, scene.view.table, fields_of(type(scene.view.table)), news(scene))


def open_board(scene: Scene, state: State) -> Html:
    """All fields of the state, once the game is over."""
    names = [name for name in state.fields if name != "agenda"]
    known = {each.name: each.kind for each in fields_of(type(scene.view.table))}
    kinds = tuple([Named(name, _shown_openly(known.get(name), getattr(state, name))) for name in names])
    return _listed(scene, state, kinds, ())


def _shown_openly(kind: Kind | None, value: Any) -> Kind:
    """What a field of the sight means, its place on the page aside, where the table's own field has the same shape."""
    while kind is not None and kind.says in PLACED:
        kind = kind.items[0]
    rows = isinstance(value, list | tuple)
    return kind if kind is not None and rows == (kind.says == "by-seat" or bool(kind.items)) else Kind()


PLACED = ("mine", "past", "unshown")


def _listed(scene: Scene, table: Any, kinds: tuple[Named, ...], told: tuple[Any, ...]) -> Html:
    view, texts = scene.view, scene.texts
    said = [
        (seat, texts.say("table-claim", {"seat": seat, "claim": texts.action(words)}))
        for seat, words, _ in view.claims[-RECENT_CLAIMS:]
    ]
    seats = range(view.seats)
    shown = [each for each in kinds if each.kind.says not in PLACED]
    by_seat = [each for each in shown if each.kind.says == "by-seat" and len(getattr(table, each.name)) == len(seats)]
    rows = tuple(
        [
            (seat, texts.name(seat), seat in view.waiting, seat == view.seat, tuple(
                [facts_of(getattr(table, each.name)[seat], each.kind.items[0], scene) for each in by_seat]
            ))
            for seat in seats
        ]
    )  # fmt: skip
    rest = tuple([
        (each.name, facts_of(getattr(table, each.name), each.kind, scene)) for each in shown if each not in by_seat
    ])  # fmt: skip
    columns = tuple([each.name for each in by_seat])
    return scene.draw("generated/board.html", news=told, columns=columns, rows=rows, fields=rest, claims=tuple(said))


Plain = Any
"""A value as plain, hashable facts for a template, its meaning first: ("one", word), ("seat", number, name),
("face", word, picture), ("backs", number), ("row", items), ("names", ((name, item), ...))."""


def facts_of(value: Any, kind: Kind, scene: Scene) -> Plain:
    """Anything a view may hold, by what it means."""
    if kind.says in PLACED:
        return facts_of(value, kind.items[0], scene)
    if kind.says == "seat":
        seat = value if isinstance(value, int) and value >= 0 else None
        return ("one", None) if seat is None else ("seat", seat, scene.texts.name(seat))
    if kind.says == "backs" and isinstance(value, int):
        return ("backs", value)
    if isinstance(value, msgspec.Struct):
        inner = kind.fields or fields_of(type(value))
        return ("names", tuple([(each.name, facts_of(getattr(value, each.name), each.kind, scene)) for each in inner]))
    if isinstance(value, dict):
        return ("names", tuple([(str(name), facts_of(item, Kind(), scene)) for name, item in value.items()]))
    if isinstance(value, list | tuple | set | frozenset):
        return _row(value, kind, scene)
    if kind.says == "face":
        return ("face", value, _picture(scene.view.game, value))
    return ("one", value if isinstance(value, str | int | None) else str(value))


def _row(value: Any, kind: Kind, scene: Scene) -> Plain:
    """Things in a row; those of fixed length stand in one line, each by its own meaning."""
    if kind.says == "by-seat":
        seats = [("seat", seat, scene.texts.name(seat)) for seat in range(len(value))]
        items = [facts_of(item, kind.items[0], scene) for item in value]
        return ("pairs", tuple(zip(seats, items, strict=True)))
    held = kind.items or (Kind(),)
    marked = held if kind.says != "face" else (Kind("face"),)
    items = [facts_of(item, marked[min(place, len(marked) - 1)], scene) for place, item in enumerate(value)]
    return ("line" if kind.fixed else "row", tuple(items))


@cache
def _picture(game: str, word: Any) -> str:
    """The file of a face that the game has drawn: `faces/WORD.svg` in its `web` folder."""
    path = f"{game}/faces/{word}.svg"
    return path if path in assets() else ""


# What is mine, and what I decide


def hand(scene: Scene) -> Html:
    """What the sight marks as mine; and the choice I have made in secret, while the others still think.

    While I decide it stands with the choices, so that both are seen at once on a small screen.
    """
    return "" if scene.mine else _hand(scene)


def _hand(scene: Scene) -> Html:
    view, texts = scene.view, scene.texts
    if view.seat is None:
        return ""
    own = [each for each in fields_of(type(view.table)) if each.kind.says == "mine"]
    held = tuple([(each.name, facts_of(getattr(view.table, each.name), each.kind, scene)) for each in own])
    chosen = [words for seat, words in view.committed if seat == view.seat and words]
    sentence = (
        texts.say("event-committed-own", {"seat": view.seat, "choice": texts.action(chosen[0])}) if chosen else ""
    )
    return scene.draw("generated/hand.html", fields=held, sentence=sentence) if held or sentence else ""


Row = tuple[str, tuple[Words, ...]]
"""Choices under their common first word; that word is empty where they are simply listed."""


def choices(scene: Scene) -> Html:
    """A button for every choice, those of a verb together; of many, the first word is picked and then the rest."""
    groups = [(verb, tuple(found)) for verb, found in groupby(scene.legal, key=lambda words: words[0])]
    if all(len(found) == 1 for _, found in groups):
        groups = [("", scene.legal)]
    shown = tuple([(verb, tuple(rows(found))) for verb, found in groups])
    return scene.draw("generated/choices.html", groups=shown, firsts=FIRSTS, hand=_hand(scene))


def rows(found: tuple[Words, ...]) -> Iterable[Row]:
    """The choices of one verb: in one row while they are few, else by the thing they begin with."""
    if len(found) <= FEW or any(len(words) < 3 for words in found):
        return [("", found)]
    return [(first, tuple(some)) for first, some in groupby(found, key=lambda words: words[1])]


def voice(scene: Scene) -> Voice:
    """A chip for every statement."""
    chips = tuple([Choice(" ".join(words), scene.texts.action(words)) for words in scene.sayable])
    return Voice(
        scene.draw("parts/statements.html", choices=chips[:AT_HAND]),
        scene.draw("parts/statements.html", choices=chips),
    )


def notebook(scene: Scene) -> Html:
    """What the sight marks as past; a view remembers nothing by itself."""
    past = [each for each in fields_of(type(scene.view.table)) if each.kind.says == "past"]
    table = scene.view.table
    held = tuple([(each.name, facts_of(getattr(table, each.name), each.kind, scene)) for each in past])
    return scene.draw("generated/pieces.html#notes", fields=held) if held else ""


# On the page of rules


def almanac(draw: Draw, texts: Texts) -> Html:
    """Nothing: only a game knows what its pieces are."""
    return ""


def plates(draw: Draw, texts: Texts) -> Mapping[str, Html]:
    """None: a game that has not drawn its pieces has none to show."""
    return {}


# In the room before the game


def part(texts: Texts, setup: Any, seat: int) -> str:
    """Nothing: in most games all seats begin alike."""
    return ""
