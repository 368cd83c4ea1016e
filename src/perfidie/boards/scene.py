"""A scene: one viewer's table, ready to be drawn as a page.

A game's board (`perfidie.boards.board`) is drawn from it.

A scene holds only what its viewer may know. Everything drawn must follow from it and from nothing else: no
clock, no chance, no state (except in `open_board`, which is asked only once the game is over).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from perfidie.engine import Claim, Glimpse, View
from perfidie.engine.action import Words
from perfidie.texts import Texts

Html = str
Phases = tuple[tuple[str, str], ...]
HOLE, HOLE_ENDS = "\ue000", "\ue001"
"""Signs nobody can type, around the name of a hole: where a drawn piece waits for what it holds."""


def hole(name: str) -> Html:
    """A hole of this name, for templates and for pieces put together without one."""
    return f"{HOLE}{name}{HOLE_ENDS}"


class Parts(NamedTuple):
    """A drawing in parts. When only some of them have changed, only those are sent to the page.

    `vessel` has a hole for each part, named by the id of the one element that the part is. A part may be in parts
    itself: its vessel is then that element, and only what has changed inside it is sent.
    """

    vessel: Html
    parts: tuple[tuple[str, Html | Parts], ...]

    def whole(self) -> Html:
        """All of it, each part in its hole."""
        drawn = dict(self.parts)
        first, *rest = str.split(self.vessel, HOLE)
        pieces = [first]
        for each in rest:
            name, _, text = each.partition(HOLE_ENDS)
            part = drawn[name]
            pieces += (part if isinstance(part, str) else part.whole(), text)
        return "".join(pieces)


Drawing = Html | Parts


class Typed(NamedTuple):
    """A line of chat, as somebody at the table typed it."""

    seat: int
    text: str


class Voice(NamedTuple):
    """What a viewer may say: the few statements most useful now, on the table itself; all of them, beside it."""

    at_hand: Drawing
    whole: Drawing


class Draw(Protocol):
    """Draws a template with its facts. The same facts give the same piece, drawn once: facts must be hashable.

    `draw("verre/glass.html", letter="A", layers=(...))`: a name with the game's id in front is a file of the
    game's `web/` folder, any other one a template of the site. `draw("verre/glass.html#eye", seat=0)` draws one macro
    of such a file, so that small pieces which belong together share it. Templates know `t` (texts by id), `lang`,
    `hole` and the macros of `macros.html`; names of people come in as facts.
    """

    def __call__(self, template: str, /, **facts: Any) -> Html:
        """The template with these facts in its blanks."""
        ...

    def join(self, pieces: Iterable[Html]) -> Html:
        """Pieces one after the other."""
        ...


@dataclass(frozen=True, slots=True)
class Scene:
    """What one viewer sees of a table at one moment."""

    view: View[Any]
    """As a person may see it (`Game.for_person`)."""
    legal: tuple[Words, ...]
    """What this viewer may do now; empty when it is not their turn, or they have no seat."""
    recent: tuple[Glimpse, ...]
    """The last things this viewer was told, the oldest first."""
    texts: Texts
    """The texts of the language and game, with the names of those who sit here."""
    draw: Draw
    why_not: Callable[[Words], str]
    """Why this choice of the vocabulary is not legal now, in one sentence; empty where it is legal."""
    memo: dict[str, Any] = field(default_factory=dict)
    """What the board keeps of its drawings for this viewer from one scene of the table to the next."""
    sayable: tuple[Words, ...] = ()
    """The statements this viewer may make now, true or false."""
    spoken: tuple[Claim | Typed, ...] = ()
    """The last things that those who sit here were heard to say, stated or typed, the oldest first."""
    lies: Mapping[Claim, str] = field(default_factory=dict)
    """In the replay with open cards alone: the statements that were lies, and the truth to stamp on each."""

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        return self.view.seat

    @property
    def mine(self) -> bool:
        """Whether the viewer has to decide."""
        return bool(self.legal)
