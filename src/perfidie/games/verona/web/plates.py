"""Plates: small drawings of the pieces, each to stand beside the part of the printed rules that speaks of them."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.boards.scene import Draw, Html
from perfidie.games.verona.rules.box import BOX, FAMILIES, VIALS, Character, for_seats
from perfidie.games.verona.web.almanac import entry
from perfidie.texts import Texts


def plates(draw: Draw, texts: Texts) -> Mapping[str, Html]:
    """By the heading of the printed rules: what one must recognise there."""
    lists = {
        "box": [first(wish=True), first(wish=False)],
        **{f"{family}s": [card for card in BOX.card if card.families == (family,)] for family in FAMILIES},
        "both": [card for card in BOX.card if len(card.families) > 1],
    }
    tokens = {
        "more": tuple(map(str, for_seats(BOX.table, 3).influence)),
        "two": tuple(map(str, for_seats(BOX.table, 2).influence)),
        "poison-box": VIALS,
    }
    people = {slug: draw("verona/plates.html#people", people=tuple(map(entry, cards))) for slug, cards in lists.items()}
    return people | {slug: draw("verona/plates.html#tokens", kinds=kinds) for slug, kinds in tokens.items()}


def first(*, wish: bool) -> Character:
    """The first character of the box that has a wish, or a power."""
    return next(card for card in BOX.card if bool(card.zones) == wish)
