"""The board of a game that has not drawn its own: what a seat sees, field by field, and a button for every choice.

It knows nothing but the contract, so that any game that obeys it can be played on the site at once. A game's own
`web` module takes the place of any of these functions (`perfidie.boards.scene`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import cache
from itertools import groupby
from typing import Any

import msgspec

from perfidie import games
from perfidie.boards.board import Board
from perfidie.boards.scene import Draw, Drawing, Html, Phases, Scene, Voice, Words
from perfidie.engine import State
from perfidie.texts import Texts
from perfidie.web.page.models import Choice

RECENT_CLAIMS = 6
FEW = 12
"""So many choices of one verb are simply shown; more of them are folded by their first word."""
AT_HAND = 7
"""So many statements stand on the table itself; all of them beside it."""


@dataclass(frozen=True, slots=True)
class Whole:
    """How one game is drawn, nothing left out."""

    emblem: str
    heads: frozenset[str]
    unsaid: frozenset[str]
    heading: Callable[[Scene], str]
    phases: Callable[[Scene], Phases]
    role: Callable[[Scene, int], tuple[str, str] | None]
    facts: Callable[[Scene, int], Html]
    board: Callable[[Scene], Drawing]
    hand: Callable[[Scene], Drawing]
    choices: Callable[[Scene], Html]
    voice: Callable[[Scene], Voice]
    notebook: Callable[[Scene], Drawing]
    standing: Callable[[Scene, int], Html]
    open_board: Callable[[Scene, State], Drawing]
    almanac: Callable[[Draw, Texts], Html]
    part: Callable[[Texts, Any, int], str]


DRAWN = [each.name for each in fields(Board) if each.name not in ("emblem", "heads", "unsaid")]


@cache
def find(game: str) -> Whole:
    """The board of this game: its own functions where it has them, else those generated here."""
    own: Board = games.companion(game, "web") or Board()
    drawn = {each: getattr(own, each) or globals()[each] for each in DRAWN}
    return Whole(own.emblem, own.heads, own.unsaid, **drawn)


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


def role(scene: Scene, seat: int) -> tuple[str, str] | None:
    return None


def facts(scene: Scene, seat: int) -> Html:
    """Who has chosen in secret."""
    if all(other != seat for other, _ in scene.view.committed):
        return ""
    return scene.draw("generated/facts.html", sentence=scene.texts.say("event-committed", {"seat": seat}))


def standing(scene: Scene, seat: int) -> Html:
    outcome = scene.view.outcome
    return scene.draw("generated/standing.html", score=str(outcome.scores[seat]) if outcome else "")


# The table


def board(scene: Scene) -> Html:
    """What this seat sees, by the names of its fields, then what was said last."""
    return _listed(scene, scene.view.table)


def open_board(scene: Scene, state: State) -> Html:
    """All fields of the state, once the game is over."""
    return _listed(scene, {name: getattr(state, name) for name in state.fields if name != "agenda"})


def _listed(scene: Scene, table: Any) -> Html:
    view, texts = scene.view, scene.texts
    said = [
        (seat, texts.say("table-claim", {"seat": seat, "claim": texts.action(words)}))
        for seat, words, _ in view.claims[-RECENT_CLAIMS:]
    ]
    fields = plain(msgspec.to_builtins(table, enc_hook=str))
    return scene.draw("generated/board.html", table=fields, claims=tuple(said))


Plain = Any
"""A value as plain, hashable facts: ("one", word), ("row", items) or ("names", ((name, item), ...))."""


def plain(value: Any) -> Plain:
    """Anything a view may hold, as facts of a template.

    >>> plain({"hand": ["a4", "p3"], "turn": 2})
    ('names', (('hand', ('row', (('one', 'a4'), ('one', 'p3')))), ('turn', ('one', 2))))
    """
    if isinstance(value, dict):
        return ("names", tuple([(str(name), plain(item)) for name, item in value.items()]))
    if isinstance(value, list | tuple | set | frozenset):
        return ("row", tuple([plain(item) for item in value]))
    return ("one", value if isinstance(value, str | int | None) else str(value))


# What is mine, and what I decide


def hand(scene: Scene) -> Html:
    """The choice I have made in secret, while the others still think."""
    view, texts = scene.view, scene.texts
    mine = [words for seat, words in view.committed if seat == view.seat and words]
    if not mine:
        return ""
    sentence = texts.say("event-committed-own", {"seat": view.seat, "choice": texts.action(mine[0])})
    return scene.draw("generated/hand.html", sentence=sentence)


Row = tuple[str, tuple[Words, ...]]
"""Choices under their common first word; that word is empty where they are simply listed."""


def choices(scene: Scene) -> Html:
    """A button for every choice, those of a verb together; many of them are folded, a row for each first word."""
    groups = [(verb, tuple(found)) for verb, found in groupby(scene.legal, key=lambda words: words[0])]
    if all(len(found) == 1 for _, found in groups):
        groups = [("", scene.legal)]
    shown = tuple([(verb, tuple(rows(found))) for verb, found in groups])
    return scene.draw("generated/choices.html", groups=shown)


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
    """A view remembers nothing by itself: only a game knows what its players saw."""
    return ""


# On the page of rules


def almanac(draw: Draw, texts: Texts) -> Html:
    """Nothing: only a game knows what its pieces are."""
    return ""


# In the room before the game


def part(texts: Texts, setup: Any, seat: int) -> str:
    """Nothing: in most games all seats begin alike."""
    return ""
