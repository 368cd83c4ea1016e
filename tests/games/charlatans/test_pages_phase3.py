"""The pages that wait for phase 3: green I, II and IV, purple I and II."""

from __future__ import annotations

import pytest

from games.charlatans.tables import Lay


@pytest.mark.parametrize(("value", "wanted"), [(1, 1), (2, 2), (4, 3)])
def test_green_i_pays_in_phase_3(lay: Lay, value: int, wanted: int) -> None:
    duel = lay(f"bag g{value}, bottom g{value}", "bottom g1").do(f"B draw g{value}")
    assert (duel.gold, duel.chips("B", "neck")) == ((0, 0), f"g{value}")
    assert duel.do("B stop; Y stop").gold == (2 * wanted, 1)


def test_green_ii_upgrades_a_pumpkin_for_each_green_chip_the_highest_first(lay: Lay) -> None:
    duel = lay("neck g1 o1, bottom o1 g4 k1, gold 1", books="II").do("B stop; Y stop")
    assert (duel.asked, duel.may) == ("B UpgradePumpkin", {"upgrade neck o1", "upgrade bottom o1", "decline"})
    duel.do("B upgrade bottom o1")
    assert (duel.chips("B", "bottom"), duel.gold, duel.asked) == ("o2 g4 k1", (1, 0), "B UpgradePumpkin")
    assert duel.may == {"upgrade neck o1", "upgrade bottom o2", "decline"}
    duel.do("B upgrade bottom o2")
    assert (duel.chips("B", "bottom"), duel.gold, duel.asked) == ("o4 g4 k1", (0, 0), "B MakeOffer")


@pytest.mark.parametrize(
    ("value", "gold", "asked"),
    [(1, 0, "B MakeOffer"), (1, 1, "B UpgradePumpkin"), (2, 0, "B UpgradePumpkin"), (4, 0, "B UpgradePumpkin")],
)
def test_green_ii_is_offered_where_it_can_be_paid(lay: Lay, value: int, gold: int, asked: str) -> None:
    duel = lay(f"bottom g{value} o1, gold {gold}", books="II").do("B stop; Y stop")
    assert duel.asked == asked
    if gold == 0 and value > 1:
        duel.do("B decline")
        assert (duel.gold, duel.chips("B", "bottom")) == ((0, 0), f"g{value} o1")


@pytest.mark.parametrize(("bottom", "left"), [("g2", ""), ("g2 o4", ""), ("g2 o1", "o2 0"), ("g2 k1", "")])
def test_green_ii_gives_nothing_where_no_pumpkin_can_be_upgraded(lay: Lay, bottom: str, left: str) -> None:
    duel = lay(f"bottom {bottom}", left=left, books="II").do("B stop; Y stop")
    assert (duel.asked, duel.gold) == ("B MakeOffer", (0, 0))


@pytest.mark.parametrize(
    ("greens", "demand"), [("g1", 1), ("g2", 2), ("g1 g2", 2), ("g1 g1", 2), ("g4", 3), ("g2 g2", 3), ("g4 g4", 3)]
)
def test_green_iv_demands_by_the_total(lay: Lay, greens: str, demand: int) -> None:
    duel = lay(f"bottom {greens}", "gold 9", books="IV").do("B stop; Y stop")
    assert (duel.asked, duel.may) == ("Y YieldToBlackmail", {f"pay {demand}", "refuse"})
    paid = duel.do(f"Y pay {demand}")
    assert (paid.gold, paid.stands) == ((demand, 9 - demand), (7, 7))
    poor = lay(f"bottom {greens}", f"gold {demand - 1}", books="IV").do("B stop; Y stop")
    assert poor.may == {"refuse"}
    poor.do("Y refuse")
    assert (poor.gold, poor.stands) == ((0, demand - 1), (6, 7))


def test_green_iv_may_cure_and_costs_nothing_at_the_nearest_space(lay: Lay) -> None:
    cure = lay("bottom g1, stand 5", patient="B4", books="IV").do("B stop; Y stop; Y refuse")
    assert (cure.cured, cure.stands, cure.patient) == ((1, 0), (6, 7), "")
    near = lay("bottom g1, stand 4", "gold 2", books="IV").do("B stop; Y stop; Y refuse")
    assert (near.stands, near.gold) == ((4, 7), (0, 2))
    assert lay("bottom k1", "gold 2", books="IV").do("B stop; Y stop").asked == "B MakeOffer"


@pytest.mark.parametrize(("morels", "gold", "asked", "stand"), [
    ("", 0, "B MakeOffer", 7), ("v4", 1, "B MakeOffer", 7), ("v1 v2", 0, "B UpgradeLead", 7),
    ("v1 v1 v1", 0, "B UpgradeLead", 6), ("v1 v1 v2 v4", 0, "B UpgradeLead", 6),
])  # fmt: skip
def test_purple_i_goes_by_the_number_of_morels(lay: Lay, morels: str, gold: int, asked: str, stand: int) -> None:
    duel = lay(f"neck {morels[:2]}, bottom k1 {morels[3:]}").do("B stop; Y stop")
    assert (duel.gold, duel.asked) == ((gold, 0), asked)
    if asked == "B UpgradeLead":
        duel.do("B upgrade bottom k1")
        assert duel.chips("B", "bottom").startswith("k2")
    assert (duel.stands, duel.gold) == ((stand, 7), (gold, 0))


@pytest.mark.parametrize(("blue", "yellow", "gold", "upgrades"), [
    ("", "", (0, 0), 0), ("v1", "", (0, 0), 1), ("v1 v1", "", (0, 0), 2), ("v1 v1", "v4", (0, 1), 1),
    ("v1 v1 v1", "v4", (0, 1), 2), ("v1 v1 v1 v1", "v4", (0, 1), 2), ("v1", "v4", (1, 1), 0),
    ("v1 v1", "v4 v2", (1, 1), 0),
])  # fmt: skip
def test_purple_ii_compares_both_flasks(lay: Lay, blue: str, yellow: str, gold: tuple[int, int], upgrades: int) -> None:
    duel = lay(f"bottom k1 {blue}", f"bottom k1 {yellow}", books="II").do("B stop; Y stop")
    for _ in range(upgrades):
        assert duel.asked == "B UpgradeLead"
        duel.do(f"B upgrade bottom {duel.chips('B', 'bottom')[:2]}")
    assert (duel.asked, duel.gold) == ("B MakeOffer", gold)
    assert duel.chips("B", "bottom")[:2] == f"k{1 + upgrades}"


def test_purple_ii_is_carried_out_for_the_one_who_is_ahead(lay: Lay) -> None:
    duel = lay("bottom v1", "bottom v1 v1 k1", books="II").do("B stop; Y stop")
    assert (duel.asked, duel.gold) == ("Y UpgradeLead", (1, 0))
