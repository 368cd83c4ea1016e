"""The figures that the tests of the rules play with, whatever an owner of the box has corrected in the data file.

A test that shows what card 4 or a mine does counts spaces, and is not about the figures of the file: those are proved
in `test_data` and `test_docs`, which take the file as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import force_setattr

from perfidie.games.charlatans import GAME
from perfidie.games.charlatans.rules.box import BLACK, BOX, ORANGE, books
from perfidie.games.charlatans.rules.steps.potion import LEAD_GOLD

TABLES: dict[str, dict[str, int]] = {
    "game": {
        "minutes": 50,
        "rounds": 7,
        "goal": 6,
        "patients": 11,
        "second_player_gold": 1,
        "keep_gold": 1,
        "short_rounds": 5,
        "short_goal": 4,
    },
    "rules": {
        "upgrade_impossible_gold": 1,
        "explosion_divisor": 2,
        "step_price": 3,
        "last_explosion_steps": 7,
        "offer_markers": 5,
        "race_target": 10,
        "roof_chip_most": 2,
        "bonus_stand": 1,
        "coin_gold": 3,
        "coin_stand": 1,
        "coin_patient": 2,
        "card_stand": 2,
        "card_colours": 3,
        "card_whites": 2,
    },
    "mayor": {"figure": 6, "gold": 3, "stand": 1, "upgrades": 2},
}
PATH: dict[str, Any] = {"spaces": 18, "stand_start": 7, "stand_nearest": 4, "stand_farthest": 18, "retreat": 2}
FLASK: dict[str, Any] = {"neck": 3, "mined": (8, 9, 10), "bonus": (5,)}
PAGES: dict[str, dict[str, Any]] = {
    "blue_1": {"price": (3, 5, 9), "amount": (1, 2, 3)},
    "blue_2": {"price": (3, 6, 10), "amount": (2, 3, 4)},
    "blue_3": {"price": (4, 7, 11), "amount": (1, 2, 3)},
    "blue_4": {"price": (3, 6, 10), "amount": (2, 3, 4), "gold": 1},
    "red_1": {"price": (3, 5, 9), "thresholds": (1, 3), "steps": (1, 2)},
    "red_2": {"price": (2, 5, 9), "amount": (1, 2, 3)},
    "red_3": {"price": (3, 6, 10), "amount": (3, 4, 5), "space": 5},
    "red_4": {"price": (3, 6, 10), "amount": (2, 3, 4)},
    "green_1": {"price": (3, 5, 9), "amount": (1, 2, 3)},
    "green_2": {"price": (2, 4, 8), "amount": (1, 0, 0)},
    "green_3": {"price": (3, 6, 11), "amount": (1, 2, 3)},
    "green_4": {"price": (2, 5, 9), "thresholds": (1, 2, 4), "demands": (1, 2, 3), "stand": 1},
    "pink_1": {"price": (3, 5, 9), "amount": (2, 3, 3)},
    "pink_2": {"price": (3, 6, 11), "amount": (1, 1, 2)},
    "pink_3": {"price": (3, 6, 10), "amount": (1, 2, 3)},
    "pink_4": {"price": (4, 7, 11), "amount": (1, 1, 1), "gold": 1},
    "yellow_1": {"price": (3, 7, 12), "amount": (1, 2, 3)},
    "yellow_2": {"price": (3, 6, 11), "amount": (2, 3, 4), "gold": 1},
    "yellow_3": {"price": (3, 5, 9), "amount": (1, 1, 2)},
    "yellow_4": {"price": (3, 5, 9), "amount": (1, 2, 3), "gold": 1},
    "purple_1": {"price": (3, 5, 9), "thresholds": (1, 2, 3), "gold": 1, "stand": 1},
    "purple_2": {"price": (3, 5, 9), "lead": 2, "gold": 1},
    "purple_3": {"price": (3, 6, 11), "amount": (2, 3, 4), "gold": 1},
    "purple_4": {"price": (3, 6, 11), "amount": (2, 3, 4), "gold": 1, "rival_gold": 1},
}
CARDS = {
    1: "green-2",
    7: "blue-4",
    8: "red-2",
    9: "red-4",
    10: "green-4",
    11: "pink-2",
    12: "pink-4",
    13: "yellow-2",
    14: "yellow-4",
    15: "purple-2",
    16: "purple-4",
    17: "orange-4",
}
OFFERS = {1: (2, 1), 2: (2, 2), 3: (1, 0), 4: (1, 2), 5: (1, 1), 6: (2, 2)}
PUMPKIN_PRICES = (2, 4, 8)
LEAD_PAYS = (1, 2, 3, 4, 6)


def fields() -> Iterator[tuple[Any, str, Any]]:
    """Every figure of a struct of the box: where it stands, its name, and what it is printed as."""
    rows: list[tuple[Any, dict[str, Any]]] = [(BOX.path, PATH), (BOX.flask, FLASK)]
    rows += [(page, PAGES[page.id]) for page in BOX.page]
    rows += [
        (card, {"chip": CARDS.get(card.number, ""), "suggested": OFFERS.get(card.number, ())}) for card in BOX.card
    ]
    rows += [(BOX.ingredient[ORANGE], {"price": PUMPKIN_PRICES}), (BOX.ingredient[BLACK], {"amount": LEAD_PAYS})]
    return ((struct, name, value) for struct, printed in rows for name, value in printed.items())


def as_printed() -> Iterator[None]:
    """The box with these figures, as long as a test lasts."""
    corrected = [each for each in fields() if getattr(each[0], each[1]) != each[2]]
    found = {name: dict(getattr(BOX, name)) for name in TABLES}
    if not corrected and found == TABLES:
        yield
        return
    before = [(struct, name, getattr(struct, name)) for struct, name, _ in corrected]
    lead = dict(LEAD_GOLD)
    _put(corrected, TABLES, dict(zip(lead, LEAD_PAYS, strict=True)))
    yield
    _put(before, found, lead)


def _put(fields: list[tuple[Any, str, Any]], tables: dict[str, dict[str, int]], lead: dict[int, int]) -> None:
    for struct, name, value in fields:
        force_setattr(struct, name, value)
    for name, figures in tables.items():
        getattr(BOX, name).update(figures)
    LEAD_GOLD.update(lead)
    books.cache_clear()
    GAME._setups.clear()
