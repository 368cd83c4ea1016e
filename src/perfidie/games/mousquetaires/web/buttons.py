"""What every decision of Mousquetaires du Roy is made of: buttons that say their consequence, in titled sections."""

from __future__ import annotations

from typing import Any, NamedTuple

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.scene import Draw, Html
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.rules.box import BOX
from perfidie.games.mousquetaires.web.reading import LETTERS, Reading

Face = tuple[str, ...]
DOT = "\u00a0· "
"""Between remarks; it stays with the one before."""


class Button(NamedTuple):
    """A choice; with `why` it is greyed, and says why."""

    words: str
    label: str
    note: str = ""
    emblem: str = ""
    why: str = ""
    stud: str = ""
    """A figure that is compared: a Force, a price, a value."""
    faces: Face = ()
    """Faces of dice: a secret thrust."""
    hero: tuple[int, str] = (-1, "")
    """The shape and the letter of a Musketeer."""
    main: bool = False
    die: str = ""
    """The face of a blue die that is itself the button."""
    look: str = ""
    """On the plate: `king` or `cardinal`, what it is done for or against."""


class Section(NamedTuple):
    """Buttons that belong together; `look` is how they lie in a panel (`rows`, `pairs`)."""

    buttons: tuple[Button, ...]
    title: str = ""
    note: str = ""
    look: str = "grid"


class Group(NamedTuple):
    """A kind of action: one big button, which opens where there are several ways to do it."""

    key: str
    label: str
    note: str
    emblem: str
    sections: tuple[Section, ...] = ()
    direct: Button | None = None


class Cell(NamedTuple):
    """A choice of a tray: picked, read in one line, then confirmed. With `why` it is dull and says why."""

    words: str
    name: str
    does: str
    emblem: str = ""
    stud: str = ""
    faces: Face = ()
    hero: tuple[int, str] = (-1, "")
    look: str = ""
    """`foe`, `trap` or `card`; `dull` where it would have no effect."""
    why: str = ""


def say(r: Reading, message: str, **facts: object) -> str:
    """A sentence in the viewer's language."""
    return r.scene.texts.say(message, facts)


def said_of(r: Reading, kind: str, name: str) -> str:
    """The label of a piece: the title of a place, a Skill."""
    return r.scene.texts.say(f"table-{kind}-{name}")


def effect(r: Reading, kind: str, name: str) -> str:
    """What a card, a token, a Trap or a place does, with the figures of the box."""
    passage = BOX.quest[r.sight.quest.number - 1].passage_cost
    return r.scene.texts.say(f"table-{kind}-{name}", {"passage": passage})


def medal_of(r: Reading, hero: str) -> tuple[int, str]:
    """The shape and letter that mark a Musketeer."""
    return r.shape(hero), LETTERS[hero]


def choice(r: Reading, words: Words, label: str, **facts: Any) -> Button:
    """A button; greyed with the broken rule where the choice is not legal now."""
    why = "" if words in r.scene.legal else r.scene.why_not(words)
    button = Button(" ".join(words), label, why=why)
    return button._replace(**facts)


def prize(r: Reading, pistoles: int, epic: int) -> str:
    """What is gained, in words."""
    won = [say(r, "table-prize-pistoles", count=pistoles)] if pistoles else []
    won += [say(r, "table-prize-epic", count=epic)] if epic else []
    return r.scene.texts.list(won)


@kept
def act(draw: Draw, button: Button, classes: str = "", brief: bool = False, name: str = "") -> Html:
    """A button, drawn; a `brief` one says only to those who do not see why it is greyed. `name` is its id."""
    return draw("mousquetaires/bars.html#act", button=button, cls=classes, brief=brief, id=name)


def bar(r: Reading, *buttons: Button, note: str = "", look: str = "") -> Html:
    """A decision: what one should know in one line, then the buttons."""
    draw = r.draw
    vessel = draw("mousquetaires/bars.html#bar", look=look, step=r.step, count=len(buttons))
    acts = [act(draw, button, "", button.note != "") for button in buttons]
    return fill(vessel, note=draw("mousquetaires/bars.html#note", note=note), acts=joined(acts))


def tray(r: Reading, cells: list[Cell], confirm: str, *others: Button, note: str = "") -> Html:
    """Many choices with a face: a tap picks one and says what it does, a second one confirms."""
    draw, alone = r.draw, len(cells) == 1
    live = any([not cell.why for cell in cells])
    vessel = draw("mousquetaires/bars.html#tray", step=r.step, count=len(cells), confirm=confirm if live else "")
    return fill(
        vessel,
        note=draw("mousquetaires/bars.html#note", note=note),
        cells=joined([cell_of(draw, cell, alone) for cell in cells]),
        others=joined([act(draw, button, "", True) for button in others]),
    )


@kept
def cell_of(draw: Draw, cell: Cell, alone: bool) -> Html:
    """A choice of a tray, drawn; one that is alone there is picked already."""
    return draw("mousquetaires/bars.html#cell", cell=cell, alone=alone)


def section(draw: Draw, part: Section) -> Html:
    """Buttons that belong together, drawn."""
    vessel = draw("mousquetaires/bars.html#section", look=part.look, title=part.title, note=part.note)
    return fill(vessel, acts=joined([act(draw, button) for button in part.buttons]))


def told(*parts: str) -> str:
    """Short remarks in one line; empty ones are left out."""
    return DOT.join([part for part in parts if part])
