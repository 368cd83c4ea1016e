"""Rulings 16 to 32: duels, Challenges, missions completed, failed or replaced."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import lay, pool_without


def test_r16_combat_cards_are_committed_before_the_roll_for_the_whole_duel() -> None:
    table = lay("athos louvre combat*2 double", "athos 1", louvre="slander lubin", epic=2)
    table.do("athos duel adversary lubin")
    assert table.may == {
        "commit 0 0 0", "commit 1 0 0", "commit 2 0 0", "commit 0 1 0", "commit 1 1 0", "commit 0 0 1", "commit 0 0 2",
        "commit 1 0 1", "commit 1 0 2", "commit 2 0 1", "commit 0 1 1",
    }  # fmt: skip
    table.do("athos commit 1 0 1")
    assert (table.asked, table.hand("athos"), table.common, table.sight.blue_dice) == (
        "- RollBlue", "combat double", (0, 1), 5,
    )  # fmt: skip
    table.do("B HLLLL; R H")
    assert (table.asked, table.sight.blue_dice, table.sight.red_dice) == ("- RollBlue", 4, 0)


def test_r17_a_botte_is_made_without_being_asked_for() -> None:
    table = lay("dartagnan louvre combat*3", "dartagnan 1", louvre="slander cavois")
    table.duel("dartagnan", "adversary cavois", "LLSSSS", "SSS", "3 0 0")
    assert (table.sight.wounds, table.health("dartagnan"), table.asked) == ({"cavois": 1}, (4,), "dartagnan Act")


def test_r18_a_botte_is_one_wound_for_who_has_two_or_three() -> None:
    table = lay("porthos louvre imp_botte", "porthos 2", louvre="slander cavois")
    table.duel("porthos", "adversary cavois", "LLH", "LLL")
    assert (table.sight.wounds, table.louvre.adversaries) == ({"cavois": 1}, ("cavois",))
    table.duel("porthos", "adversary cavois", "LLH", "LLL")
    assert (table.sight.fallen, table.common, table.sight.wounds) == (("cavois",), (2, 1), {})
    last = lay("porthos ferrets imp_botte", "porthos 1", quest="return 0 1 2", destination="paris")
    last.duel("porthos", "item 3", "LLH", "LLLL")
    assert (last.sight.quest.hurt, last.won) == ((0, 0, 0, 1), "")


@pytest.mark.parametrize(
    ("blue", "red", "rochefort", "health"),
    [("SSS", "LLL", 0, 5), ("SSS", "HSS", 1, 3), ("LLS", "SSS", 2, 2), ("LHH", "SSS", 3, 4), ("SSH", "SHH", 3, 5)],
)
def test_r19_every_sword_that_no_shield_parries_is_a_wound(blue: str, red: str, rochefort: int, health: int) -> None:
    table = lay("porthos louvre", "porthos 1", louvre="stolen_letter", destination="louvre")
    table.do(f"porthos challenge 1; porthos commit 0 0 0; B {blue}; R {red}")
    assert (table.sight.rochefort, table.health("porthos")) == (rochefort, (health,))


def test_r20_if_both_make_their_botte_each_takes_a_wound() -> None:
    table = lay("aramis louvre", "aramis 1", louvre="slander cavois").duel("aramis", "adversary cavois", "HHH", "LHH")
    assert (table.health("aramis"), table.sight.wounds) == ((3,), {"cavois": 1})


def test_r21_who_has_dice_left_goes_on_alone() -> None:
    table = lay("athos louvre", "athos 1", louvre="slander lubin").duel("athos", "adversary lubin", "HLL", "H")
    assert (table.sight.blue_dice, table.sight.red_dice) == (2, 0)
    table.do("B LL; B S")
    assert (table.sight.fallen, table.asked) == (("lubin",), "athos Act")


def test_r21_an_opponent_with_dice_left_goes_on_alone_too() -> None:
    table = lay("athos louvre", "athos 1", louvre="slander jussac henchman")
    table.duel("athos", "adversary jussac", "LLL", "LLLL").do("B LL; R LLL; B L; R LL")
    assert (table.asked, table.sight.blue_dice, table.sight.red_dice) == ("- RollRed", 0, 1)
    assert table.do("R S").health("athos") == (3,)


def test_r21_without_dice_on_either_side_the_duel_ends_without_a_wound() -> None:
    table = lay("athos louvre", "athos 1", louvre="slander jussac")
    table.duel("athos", "adversary jussac", "LLL", "LLL").do("B LL; R LL; B L; R L")
    assert (table.asked, table.health("athos"), table.louvre.adversaries) == ("athos Act", (4,), ("jussac",))


def test_r22_who_falls_may_have_eliminated_his_opponent_all_the_same() -> None:
    table = lay("athos louvre 1 combat", "athos 3", louvre="slander jussac").duel(
        "athos", "adversary jussac", "SSL", "SLL"
    )
    assert (table.sight.fallen, table.common, table.rider("athos").out) == (("jussac",), (3, 0), 2)
    assert (table.rider("athos").place, table.hand("athos"), table.asked) == ("vieux_colombier", "combat", "- RollRed")


def test_r23_challenges_and_duels_come_in_any_order_and_the_final_duel_last() -> None:
    some = lay("dartagnan ferrets panache*8", "dartagnan 3", quest="return", destination="paris", epic=10)
    assert some.offers("challenge") == {"0", "1", "2"}
    assert (some.offers("duel"), some.why_not("dartagnan", "duel item 3")) == (set(), "final-last")
    two = lay("dartagnan ferrets", "dartagnan 3", quest="return 0 2", destination="paris")
    assert two.offers("duel") == set()
    assert lay("athos ferrets", "athos 3", quest="return 0 1 2", destination="paris").offers("duel") == {"item 3"}
    assert lay("athos ferrets", "athos 3", quest="crossing", destination="paris").offers("duel") == {"item 3"}
    paris = lay("dartagnan paris panache", "dartagnan 3", paris="constance_abducted lubin brisemont")
    assert {"challenge 0", "duel adversary lubin", "duel adversary brisemont"} <= paris.may


def test_r24_a_challenge_pays_at_once_and_the_mission_its_bonus() -> None:
    heroes = "porthos louvre gallantry nobility*2"
    table = lay(heroes, "porthos 2", louvre="chevreuse").do("porthos challenge 0; porthos pay 1 none 0")
    assert (table.common, table.louvre.done) == ((2, 0), (0,))
    table.do("porthos challenge 1; porthos pay 2 none 0")
    assert (table.common, table.asked) == ((4, 1), "- RevealMission")


def test_r25_a_challenge_is_paid_exactly() -> None:
    table = lay("athos louvre erudition*4", "athos 1", louvre="poisons", epic=4).do("athos challenge 0")
    assert table.may == {"pay 2 none 0", "pay 1 none 1", "pay 0 none 2"}
    assert table.why_not("athos", "pay 3 none 0") == "exact-payment"
    assert lay("aramis louvre", "aramis 1", louvre="gambling_debts", epic=4).do("aramis challenge 1").may == {
        "pay 0 none 0"
    }


def test_r26_nobody_starts_a_challenge_he_cannot_pay() -> None:
    table = lay("athos louvre erudition", "athos 1", louvre="poisons")
    assert (table.offers("challenge"), table.why_not("athos", "challenge 0")) == (set(), "cannot-pay")
    assert lay("athos louvre erudition", "athos 1", louvre="poisons", epic=1).offers("challenge") == {"0"}


def test_r27_epic_tokens_spent_on_rochefort_may_be_missing_then() -> None:
    table = lay("dartagnan louvre", "dartagnan 2", louvre="stolen_letter", destination="louvre", epic=1)
    table.do("dartagnan challenge 0; dartagnan commit 0 0 1; B SSLL; R SSS")
    assert (table.sight.rochefort, table.asked, table.louvre.done, table.actions) == (2, "dartagnan Act", (), 1)
    assert len(table.told("cannot-pay")) == 1


def test_r28_the_next_mission_comes_at_once_and_milady_furnishes_it_at_once() -> None:
    table = lay("athos louvre nobility*2", "athos 2", louvre_mark=2).do("athos challenge 0; athos pay 2 none 0")
    assert (table.asked, table.sight.louvre_mark, "mission slander" in table.may) == ("- RevealMission", 0, False)
    table.do("- mission chevreuse")
    assert table.asked == "M Assign"
    table.do("M adversary jussac; M trap beggars")
    assert (table.asked, table.actions) == ("athos Act", 1)
    assert (table.louvre.card, table.louvre.adversaries, table.louvre.traps) == ("chevreuse", ("jussac",), ("beggars",))


def test_r28_an_empty_pile_of_missions_is_made_anew() -> None:
    table = lay("athos louvre nobility*2", "athos 2", missions_left="").do("athos challenge 0; athos pay 2 none 0")
    assert len(table.may) == 10
    assert "mission slander" in table.may


def test_r29_after_a_mission_the_marker_is_on_0_and_at_the_end_of_the_round_on_1() -> None:
    table = lay("athos louvre nobility*2", "athos 1", louvre_mark=3)
    table.do("athos challenge 0; athos pay 2 none 0; - mission portrait; M done; athos end; R H")
    assert table.tracks == (2, 1, 0, 0)


def test_r30_a_mission_that_fails_takes_its_validations_along_and_leaves_the_rewards() -> None:
    table = lay("porthos louvre", "porthos 1", louvre="stolen_letter", louvre_mark=3)
    table.do(
        "porthos challenge 1; porthos pay 0 none 0; porthos end; R H; - treachery plot; - mission chevreuse; M done"
    )
    assert (table.common, table.louvre.card, table.louvre.done, table.tracks) == ((1, 0), "chevreuse", (), (2, 0, 1, 0))
    assert table.sight.louvre_discard == ("stolen_letter",)


def test_r31_a_paris_card_that_is_replaced_takes_all_work_along() -> None:
    table = lay(at="destination", paris="spies lubin beggars +0", paris_hand="edict", constance=3)
    table.do("M destination louvre; M paris edict")
    assert (table.paris.card, table.paris.done, table.paris.adversaries, table.paris.traps) == ("edict", (), (), ())
    assert (table.sight.constance, "lubin" in table.sight.pool) == (0, True)
    assert "spies" not in table.sight.paris_unseen


def test_r32_who_was_defeated_never_comes_back_and_the_others_do() -> None:
    table = lay("athos louvre", "athos 1", louvre="chevreuse lubin biscarat", louvre_mark=3)
    table.duel("athos", "adversary lubin", "SLL", "S").do("athos end; R H; - treachery plot")
    assert (table.sight.fallen, table.sight.pool) == (("lubin",), pool_without("lubin"))
    assert "adversary lubin" not in table.do("- mission slander").may
    assert "adversary biscarat" in table.may
