"""The Arsenal: what is bought, at which price, and what each token does."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import lay

EQUIPMENT = ("thoroughbred", "pistol", "leather", "toledo")
SKILLS = ("erudition", "nobility", "gallantry", "panache")


def test_equipment_and_skills_cost_3_the_botte_2() -> None:
    assert lay(turn="athos 1", purse=2).offers("buy") == {"imp_botte"}
    three = {*EQUIPMENT, *[f"imp_{skill}" for skill in SKILLS], "imp_botte"}
    assert lay(turn="athos 1", purse=3).offers("buy") == three
    assert lay(turn="athos 1", purse=1).offers("buy") == set()


def test_two_different_tokens_are_one_action() -> None:
    five = lay(turn="athos 2", purse=5)
    assert {pair for pair in five.offers("buy") if " " in pair} == {
        "thoroughbred imp_botte", "pistol imp_botte", "leather imp_botte", "toledo imp_botte",
        "imp_erudition imp_botte", "imp_nobility imp_botte", "imp_gallantry imp_botte", "imp_panache imp_botte",
    }  # fmt: skip
    table = lay(turn="athos 2", purse=7).do("athos buy toledo leather")
    assert (table.rider("athos").tokens, table.common, table.actions) == (("leather", "toledo"), (1, 0), 1)


def test_nobody_owns_the_same_token_twice() -> None:
    table = lay("athos leather", "athos 1", purse=9)
    assert (any("leather" in said for said in table.offers("buy")), table.why_not("athos", "buy leather")) == (
        False, "owns-it",
    )  # fmt: skip


def test_the_arsenal_holds_three_of_each_equipment_two_of_each_skill_four_bottes() -> None:
    assert lay().sight.stock == (3, 3, 3, 3, 2, 2, 2, 2, 4)
    table = lay("dartagnan leather; porthos leather; aramis leather", "athos 1", purse=3)
    assert table.why_not("athos", "buy leather") == "sold-out"
    assert lay(turn="athos 1", purse=3).do("athos buy toledo").sight.stock == (3, 3, 3, 2, 2, 2, 2, 2, 4)


def test_a_thoroughbred_carries_him_even_without_an_action() -> None:
    table = lay("athos thoroughbred", "athos 0")
    assert "move paris" in table.may
    table.do("athos move paris")
    assert (table.rider("athos").place, table.actions, table.may) == ("paris", 0, {"end"})


def test_a_pistol_that_hits_ends_the_duel_before_the_first_exchange() -> None:
    table = lay("athos louvre pistol combat", "athos 1", louvre="slander cavois")
    table.do("athos duel adversary cavois; athos commit 1 0 0")
    assert (table.asked, table.weights) == ("- FirePistol", {"sword": 2, "shield": 2, "lys": 2})
    table.do("B S")
    assert (table.sight.wounds, table.hand("athos"), table.asked) == ({"cavois": 1}, "", "athos Act")


@pytest.mark.parametrize("face", ["H", "L"])
def test_a_pistol_that_misses_is_fired_once_in_a_duel(face: str) -> None:
    table = lay("athos louvre pistol", "athos 1", louvre="slander lubin").do(
        "athos duel adversary lubin; athos commit 0 0 0"
    )
    table.do(f"B {face}; B HLL; R H")
    assert (table.asked, table.sight.blue_dice) == ("- RollBlue", 2)


def test_a_pistol_frees_a_prisoner_and_opens_the_way_past_rochefort() -> None:
    prison = lay("athos bastille pistol", "athos 1").do("athos bastille fight; athos commit 0 0 0; B S")
    assert prison.rider("athos").place == "vieux_colombier"
    way = lay("porthos louvre pistol", "porthos 1", louvre="stolen_letter", destination="louvre")
    way.do("porthos challenge 1; porthos commit 0 0 0; B S")
    assert (way.asked, way.sight.rochefort) == ("porthos PayChallenge", 2)


def test_leather_parries_a_sword_in_every_exchange_but_no_botte() -> None:
    table = lay("athos louvre leather", "athos 1", louvre="slander jussac").duel(
        "athos", "adversary jussac", "LLL", "SLL"
    )
    assert (table.health("athos"), table.sight.blue_dice) == ((4,), 2)
    table.do("B LL; R SS")
    assert (table.health("athos"), table.asked) == ((3,), "athos Act")
    botte = lay("athos louvre leather", "athos 1", louvre="slander lubin").duel("athos", "adversary lubin", "LLL", "L")
    assert botte.health("athos") == (3,)


def test_leather_is_no_shield_of_a_botte() -> None:
    table = lay("athos louvre leather", "athos 1", louvre="slander lubin").duel("athos", "adversary lubin", "HHL", "H")
    assert (table.sight.fallen, table.sight.blue_dice) == ((), 2)


def test_a_toledo_blade_rolls_one_die_again_in_each_exchange() -> None:
    table = lay("athos louvre toledo", "athos 1", louvre="slander jussac").duel(
        "athos", "adversary jussac", "HHL", "HSS"
    )
    assert (table.asked, table.may) == ("athos ToledoBlade", {"keep", "reroll shield", "reroll lys"})
    assert table.why_not("athos", "reroll sword") == "no-such-die"
    table.do("athos reroll lys; B L")
    assert (table.asked, sorted(table.sight.blue), table.sight.blue_dice) == ("- RollBlue", [], 2)
    table.do("B HL; R LL; athos reroll shield; B S")
    assert (table.sight.fallen, table.health("athos")) == (("jussac",), (4,))


def test_a_toledo_blade_helps_even_against_a_botte_and_may_be_left_alone() -> None:
    table = lay("athos louvre toledo", "athos 1", louvre="slander lubin").duel("athos", "adversary lubin", "HHS", "L")
    assert table.asked == "athos ToledoBlade"
    table.do("athos reroll sword; B H")
    assert (table.sight.fallen, table.health("athos")) == (("lubin",), (3,))
    kept = lay("athos louvre toledo", "athos 1", louvre="slander lubin").duel("athos", "adversary lubin", "HHS", "L")
    assert (kept.do("athos keep").sight.fallen, kept.health("athos")) == ((), (3,))


def test_a_toledo_blade_asks_nothing_when_no_blue_die_is_left() -> None:
    table = lay("athos louvre toledo", "athos 1", louvre="slander jussac henchman")
    table.duel("athos", "adversary jussac", "LLL", "LLLL").do(
        "athos keep; B LL; R LLL; athos keep; B L; R LL; athos keep"
    )
    assert table.do("R S").asked == "athos Act"


@pytest.mark.parametrize(
    ("hero", "roll", "improved"),
    [("dartagnan", "LLS", False), ("dartagnan", "LLH", True), ("athos", "HHH", False), ("athos", "HHL", True),
     ("porthos", "LLL", False), ("porthos", "LLH", True), ("aramis", "HHH", False), ("aramis", "HHS", True),
     ("treville", "LLL", False), ("treville", "LLS", True)],
)  # fmt: skip
def test_each_musketeer_has_his_botte_and_a_better_one(hero: str, roll: str, improved: bool) -> None:
    token = "imp_botte" * improved
    table = lay(f"{hero} louvre {token}", f"{hero} 1", seats=6, louvre="slander jussac")
    table.duel(hero, "adversary jussac", roll, "HSS")
    assert (table.health(hero), table.sight.fallen) == ((5 if hero == "porthos" else 4,), ("jussac",))
    if improved:
        plain = lay(f"{hero} louvre", f"{hero} 1", seats=6, louvre="slander jussac")
        assert plain.duel(hero, "adversary jussac", roll, "HHH").sight.fallen == ()


def test_the_improved_dartagnan_keeps_his_first_botte() -> None:
    table = lay("dartagnan louvre imp_botte", "dartagnan 1", louvre="slander jussac")
    assert table.duel("dartagnan", "adversary jussac", "LLS", "HSS").sight.fallen == ("jussac",)


@pytest.mark.parametrize(
    ("skill", "mission", "least"),
    [
        ("erudition", "confessor", 3),
        ("nobility", "slander", 2),
        ("gallantry", "handkerchief", 5),
        ("panache", "portrait", 4),
    ],
)
def test_a_skill_improvement_counts_2_in_its_skill(skill: str, mission: str, least: int) -> None:
    def price(tokens: str) -> set[str]:
        return lay(f"athos louvre {skill}*6 {tokens}", "athos 1", louvre=mission).do("athos challenge 0").may

    other = "imp_nobility" if skill != "nobility" else "imp_panache"
    assert (price(""), price(other)) == ({f"pay {least} none 0"}, {f"pay {least} none 0"})
    assert price(f"imp_{skill}") == {f"pay {least - 2} none 0"}


def test_a_skill_that_is_more_than_enough_costs_nothing() -> None:
    table = lay("athos louvre imp_nobility nobility", "athos 1", louvre="chevreuse", epic=1).do("athos challenge 1")
    assert table.may == {"pay 0 none 0"}
