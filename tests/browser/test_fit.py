"""Fit is a law: at every kind of decision of every game, all it is made with is in sight at once, at every size.

Whole games are played by random clicks; each kind of decision is measured by geometry the first time it comes. A few
sizes and tables here, all of them in the soak.
"""

from __future__ import annotations

from random import Random

import pytest

from browser.fitting import ALL, FEW, SHIFTS, any_click, by_hand, walk
from browser.visitor import Visitor, Visitors

TABLES = {
    "verre, 5 seats": ("verre", 5, {"start_hearts": 2, "max_rounds": 2}),
    "verona with poison, 5 seats": ("verona", 5, {"poison": "true", "rounds": 1}),
    "idus, 8 seats": ("idus_martii", 8, {"talk_pause": 0}),
    "charlatans": ("charlatans", 2, {"short": "true"}),
    "mousquetaires, Milady": ("mousquetaires", 4, {}),
}
MORE = {
    **{f"verre, {seats} seats": ("verre", seats, {}) for seats in (2, 3, 4)},
    **{f"verona, {seats} seats": ("verona", seats, {}) for seats in (2, 3, 4, 5)},
    **{f"idus, {seats} seats": ("idus_martii", seats, {"talk_pause": 0}) for seats in (5, 6, 7)},
    "charlatans, books at random": ("charlatans", 2, {"books": "random"}),
    **{f"mousquetaires, {seats} seats": ("mousquetaires", seats, {}) for seats in (1, 2, 3, 5, 6)},
    "mousquetaires together": ("mousquetaires", 3, {"automatic_milady": "true"}),
}
LONG = "Maximilienne-Bertrandine"
PACE = "each-259200"
"""Time is measured, so that the line of the clock is there as well."""
MOST = 45
"""So many decisions of each game are looked at in every run."""
STILL = 0.1
ROOM = {"verona with poison, 5 seats": 0.2}
"""How far things may jump in a game; in Verona characters make room for whoever comes."""


def sit(visitors: Visitors, table: str, lang: str = "fr", name: str = "Camille", **more: object) -> Visitor:
    game, seats, options = {**TABLES, **MORE}[table]
    visitor = visitors.come(name, lang, {"width": FEW[0][0], "height": FEW[0][1]}, **more)  # type: ignore[arg-type]
    visitor.open_table(seats, game, pace=PACE, then="lot", **options)
    visitor.start()
    return visitor


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_is_in_sight_with_all_it_is_made_with(visitors: Visitors, table: str) -> None:
    visitor = sit(visitors, table, name=LONG)
    assert [str(each) for each in walk(visitor, Random(1), FEW, each=1, most=MOST)] == []


def test_a_musketeer_of_a_first_game_has_everything_in_sight(visitors: Visitors) -> None:
    visitor = visitors.come("Camille", "en", {"width": 390, "height": 844})
    visitor.go("/#mousquetaires")
    visitor.click("form[action='/games/mousquetaires/play'] button")
    assert [str(each) for each in walk(visitor, Random(2), FEW, each=1, most=30)] == []


def test_the_board_does_not_jump(visitors: Visitors) -> None:
    jumped(sit(visitors, "verre, 5 seats"), (390, 844), Random(3))


@pytest.mark.soak
@pytest.mark.parametrize("size", [(390, 844), (1366, 650)], ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_no_board_jumps(visitors: Visitors, table: str, size: tuple[int, int]) -> None:
    jumped(sit(visitors, table), size, Random(4), ROOM.get(table, STILL))


def jumped(visitor: Visitor, size: tuple[int, int], rng: Random, most: float = STILL) -> None:
    """Plays a whole game by hand; what moves without a click to explain it stays below this part of the window."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(SHIFTS)
    while visitor.wait_for_turn_or_end():
        any_click(visitor, rng, by_hand)
    assert visitor.page.evaluate("shifts") < most, visitor.page.evaluate("shifted.slice(0, 8)")


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("table", [*TABLES, *MORE])
def test_every_decision_fits_at_every_size(visitors: Visitors, table: str, lang: str) -> None:
    visitor = sit(visitors, table, lang, LONG)
    assert [str(each) for each in walk(visitor, Random(lang), ALL, each=3)] == []
