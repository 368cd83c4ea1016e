"""The almanac of the poisoned glass, and its plates: the pieces one must recognise, drawn as they are on the table."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.boards.scene import Draw, Html
from perfidie.games.verre.rules.box import BOX, FIGURES, SEATS
from perfidie.games.verre.rules.events import halves
from perfidie.texts import Texts

SIGNS = (
    ("verre", "wine-glass"),
    ("fond", "ui-eye"),
    ("dessus", "ui-swap"),
    ("marque", "meeple"),
    ("encre", "quill-ink"),
    ("bilan", "scales"),
)
"""What a glass shows: terms, each with an icon of the board."""


def almanac(draw: Draw, texts: Texts) -> Html:
    """All cards, what a glass shows, the two roles and the hearts."""
    kinds = tuple([(kind, words_of(kind)) for kind in BOX.card_kinds])
    return draw("verre/almanac.html#almanac", kinds=kinds, signs=SIGNS, hearts=FIGURES["printed-hearts"])


def plates(draw: Draw, texts: Texts) -> Mapping[str, Html]:
    """By the heading of the printed rules: the pieces it speaks of."""
    hearts, hidden = FIGURES["printed-hearts"], texts.say("term-inconnue")
    ends = [word for kind in BOX.card_kinds for word in (words_of(kind)[0], words_of(kind)[-1])]
    drops = tuple([(seats, halves(BOX.game["wesley_halves"] * seats)) for seats in SEATS])
    return {
        "box": draw("verre/almanac.html#plate_box", words=tuple(ends), hearts=hearts),
        "setup": draw("verre/almanac.html#plate_roles", hearts=hearts),
        "spy": draw("verre/almanac.html#plate_backs", icon="ui-eye", count=1, label=hidden),
        "fill": draw("verre/almanac.html#plate_backs", icon="", count=FIGURES["capacity"], label=hidden),
        "vizzini": draw("verre/almanac.html#plate_backs", icon="ui-swap", count=2, label=hidden),
        "drink": draw("verre/almanac.html#plate_drink"),
        "wesley": draw("verre/almanac.html#plate_drops", rows=drops),
    }


def words_of(kind: str) -> tuple[str, ...]:
    """The cards of a kind as words, in the order of their values."""
    return tuple([f"{BOX.card_kinds[kind].prefix}{value}" for value in BOX.card_kinds[kind].values])
