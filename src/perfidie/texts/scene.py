"""A scene: one viewer's table, ready to be drawn as a page.

A game that has a board of its own on the site keeps it in its folder `web/`: templates and style sheet, and a
module `web/__init__.py` that may hold any of these. Each gets a Scene and gives HTML; what is missing is
generated from the view (`perfidie.web.generated`)::

    EMBLEM                         name of an icon of the sprite, for the landing page
    HEADS                          kinds of events that head a new part of the log (a round begins)
    UNSAID                         kinds of events that the board shows by itself: the log beside it leaves them out
    heading(scene) -> str          round, turn: one short line under the title
    phases(scene) -> Phases        the ribbon: (name, "done" | "now" | "") for each phase of a round
    role(scene, seat) -> (letter, name) or None        the stud on a seat's medal
    facts(scene, seat) -> Html     what stands under a seat's name (hearts, cards in hand)
    board(scene) -> Drawing        the table itself
    hand(scene) -> Drawing         what is mine, just above the decision
    choices(scene) -> Html         the buttons of the decision bar (only asked when `scene.legal` is not empty)
    notebook(scene) -> Drawing     what the seat remembers
    voice(scene) -> Voice          statements, each made with one tap (only asked when `scene.sayable` is not empty)
    standing(scene, seat) -> Html  how a seat stands at the end
    open_board(scene, state) -> Drawing    everything face up, for the replay of a game that is over
    almanac(draw, texts) -> Html   the pieces of the game and what they do, for the page of its rules; no scene, since
                                   no table is there (its style sheet, if it has one, is `almanac.css`)
    part(texts, setup, seat) -> str    what a seat will play, in words, told in the room before the game

A scene holds only what its viewer may know. Everything drawn must follow from it and from nothing else: no
clock, no chance, no state (except in `open_board`, which is asked only once the game is over).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from perfidie.engine import Glimpse, View
from perfidie.texts import Texts

Words = tuple[str, ...]
Html = str
Phases = tuple[tuple[str, str], ...]
HOLE = "\ue000"
"""Where a drawn piece waits for what it holds."""


class Parts(NamedTuple):
    """A drawing in parts. When only some of them have changed, only those are sent to the page.

    `vessel` has a HOLE for each part, in their order. A part is one element; its id comes with it.
    """

    vessel: Html
    parts: tuple[tuple[str, Html], ...]

    def whole(self) -> Html:
        """The drawing in one piece, for a page that is sent whole."""
        before, *after = self.vessel.split(HOLE)
        return "".join(
            [before, *[text for (_, part), rest in zip(self.parts, after, strict=True) for text in (part, rest)]]
        )


Drawing = Html | Parts


class Voice(NamedTuple):
    """What a viewer may say: the few statements most useful now, on the table itself; all of them, beside it."""

    at_hand: Html
    whole: Drawing


class Draw(Protocol):
    """Draws a template with its facts. The same facts give the same piece, drawn once: facts must be hashable.

    `draw("verre/glass.html", letter="A", layers=(...))`: a name with the game's id in front is a file of the
    game's `web/` folder, any other one a template of the site. Templates know `t` (texts by id), `lang` and the
    macros of `macros.html`; names of people come in as facts.
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

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        return self.view.seat

    @property
    def mine(self) -> bool:
        """Whether the viewer has to decide."""
        return bool(self.legal)
