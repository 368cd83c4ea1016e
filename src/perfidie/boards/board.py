"""How a game is drawn on a page: what its room `web` declares as BOARD, next to its templates and style sheets.

Everything that is left out is generated from the view (`perfidie.web.page.drawing.generated`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from perfidie.boards.beats import Beat
from perfidie.boards.course import Course, Remark
from perfidie.boards.scene import Draw, Drawing, Html, Phases, Scene, Voice
from perfidie.engine import Claim, Glimpse, View
from perfidie.texts import Texts

OPEN = ("heading", "phases", "role", "facts")
"""What may be drawn once for all who look at a table (`Board.open_to_all`)."""
STATED = "stated"
"""What statements are called among the kinds of events that a log may leave out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """One game on a page. Each function gets a Scene and gives HTML."""

    emblem: str = "meeple"
    """The icon of the sprite that stands for the game on the landing page."""
    heads: frozenset[str] = frozenset()
    """Kinds of events that head a new part of the log: a round begins."""
    unsaid: frozenset[str] = frozenset()
    """Kinds of events that the board shows by itself: the log beside it leaves them out. `STATED` stands for all
    statements."""
    open_to_all: frozenset[str] = frozenset()
    """Which of `OPEN` below are the same for everybody who looks: they are drawn once for a move, for eyes that have no
    seat, and nothing that only some may know can be in them."""
    heading: Callable[[Scene], str] | None = None
    """Round, turn: one short line under the title."""
    phases: Callable[[Scene], Phases] | None = None
    """The ribbon: (name, "done" | "now" | "") for each phase of a round."""
    goal: Callable[[Scene], str] | None = None
    """What the viewer wants at this very moment, in one short line: never more than they may know."""
    role: Callable[[Scene, int], tuple[str, ...] | None] | None = None
    """The stud on a seat's medal: its letter, what that means, and the term that explains it (else `role`)."""
    facts: Callable[[Scene, int], Drawing] | None = None
    """What stands under a seat's name: hearts, cards in hand."""
    board: Callable[[Scene], Drawing] | None = None
    """The table itself."""
    beats: Callable[[Scene, Scene, tuple[Glimpse, ...]], tuple[Beat, ...]] | None = None
    """What is shown of one move or chance, beat by beat: the table before it, the table after it, and what this
    viewer was told of it (only of what everybody was told something of)."""
    hand: Callable[[Scene], Drawing] | None = None
    """What is mine, just above the decision."""
    choices: Callable[[Scene], Drawing] | None = None
    """The buttons of the decision bar; only asked when `scene.legal` is not empty."""
    voice: Callable[[Scene], Voice] | None = None
    """Statements, each made with one tap; only asked when `scene.sayable` is not empty."""
    said: Callable[[View[Any], Claim], tuple[str, bool]] | None = None
    """The icon that a statement wears in the talk, and whether what the viewer knows says otherwise."""
    notebook: Callable[[Scene], Drawing] | None = None
    """What the seat remembers."""
    standing: Callable[[Scene, int], Html] | None = None
    """How a seat stands at the end."""
    course: Callable[[Scene, tuple[Glimpse, ...]], Course | None] | None = None
    """The chart of a game that is over, from everything that happened in it, all of it open now."""
    remarks: Callable[[Scene, tuple[Glimpse, ...]], tuple[Remark, ...]] | None = None
    """One true remark for each seat, from the same."""
    open_board: Callable[[Scene, Any], Drawing] | None = None
    """Everything face up, for the replay of a game that is over: nothing is given a state but what is drawn so."""
    open_facts: Callable[[Scene, Any, int], Drawing] | None = None
    """What stands under a seat's name then: its cards, its vote. Left out, it is what stands there during the game."""
    lie: Callable[[Scene, Any, Any, Claim], str] | None = None
    """What was true when a seat said something else: a few words to stamp on it ("it was red"), in nobody's name; empty
    where it told the truth, or nothing that can be judged. It is given the state in which it was said, and the last one
    of the game, which knows what became of a promise. `Scene.lies` has the answers wherever cards are open."""
    almanac: Callable[[Draw, Texts], Html] | None = None
    """The pieces of the game and what they do, for the page of its rules. No table is there; its style sheet, if it
    has one, is `almanac.css`."""
    plates: Callable[[Draw, Texts], Mapping[str, Html]] | None = None
    """Small drawings made of the board's own pieces, for the page of its rules: by the slug of a printed heading
    (`printed-goal`: "goal"), what stands beside that part. They are drawn with the style sheets of the board."""
    part: Callable[[Texts, Any, int], str] | None = None
    """What a seat will play, in words, told in the room before the game."""
