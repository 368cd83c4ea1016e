"""Rulings 51 to 73: the quest, exchanges, what is lost, what a prisoner may do, small questions of order."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import lay
from perfidie.games.mousquetaires.rules.box import EFFECTS


def test_r51_a_secret_passage_does_not_meet_rochefort() -> None:
    table = lay("porthos ferrets", "porthos 1", quest="crossing", destination="ferrets", epic=3)
    table.do("porthos passage 1")
    assert (table.sight.revealed, table.sight.excluded, table.sight.quest.done) == (False, (), (1,))
    assert (table.common, table.actions) == ((0, 0), 1)


def test_r52_a_token_that_is_passed_by_is_turned_up_and_removed() -> None:
    table = lay("porthos ferrets", "porthos 1", epic=3).do("porthos passage 2")
    assert table.asked == "- TurnUpToken"
    assert table.weights == {"0": 4, "1": 2, "2": 3, "3": 2, "4": 1}
    table.do("- token 0")
    assert (table.sight.quest.corridors, table.sight.quest.face_down) == ((4, 4, 3), (3, 2, 3, 2, 1))
    assert (table.asked, table.common) == ("porthos Act", (0, 1))


def test_r52_a_guard_who_is_already_turned_up_is_passed_by() -> None:
    table = lay("porthos ferrets", "porthos 0", quest="lys_dor 3/4 4 4", epic=2).do("porthos passage 0")
    assert (table.sight.quest.corridors, table.sight.quest.turned, table.asked) == (
        (2, 4, 4),
        (-1, -1, -1),
        "porthos Act",
    )


def test_r53_decoys_are_removed_within_the_action_that_turns_them_up() -> None:
    table = lay("porthos ferrets", "porthos 2", destination="paris")
    table.do("porthos duel corridor 0; - token 0; - token 0; - token 3")
    assert (table.sight.quest.corridors, table.sight.red_dice, table.actions) == ((2, 4, 4), 3, 1)
    decoys = lay("porthos ferrets", "porthos 1", quest="lys_dor 2 4 4", destination="paris")
    decoys.do("porthos duel corridor 0; - token 0; - token 0")
    assert (decoys.sight.quest.stage, decoys.asked, decoys.common) == ("crossing", "porthos Act", (2, 1))


def test_r54_what_was_done_in_a_corridor_stays_for_everybody() -> None:
    heroes = "porthos ferrets; aramis ferrets"
    table = lay(heroes, "porthos 1", waiting="aramis", destination="paris")
    table.do("porthos duel corridor 1; - token 2; porthos commit 0 0 0; B LHH; R HS; B LL; R L; B L; porthos end")
    assert (table.sight.quest.corridors, table.sight.quest.turned) == ((4, 4, 4), (-1, 2, -1))
    table.do("dartagnan activate aramis; aramis duel corridor 1")
    assert (table.asked, table.sight.red_dice) == ("aramis CommitCards", 2)
    assert table.do("aramis commit 0 0 0; B SLL; R LL").sight.quest.corridors == (4, 3, 4)


def test_r55_printed_duels_that_are_alike_are_offered_once() -> None:
    table = lay("porthos paris", "porthos 3", paris="paris_duels")
    assert table.offers("duel") == {"item 0"}
    assert table.duel("porthos", "item 0", "SLL", "LL").offers("duel") == {"item 1"}
    assert (table.paris.done, table.common) == ((0,), (1, 0))


def test_r56_an_exchange_is_one_action_and_six_transfers() -> None:
    table = lay("athos combat*6; porthos leather", "athos 2").do("athos exchange porthos")
    table.do(";".join(["athos give combat"] * 5))
    assert (table.sight.transfers, "give combat" in table.may) == (5, True)
    table.do("athos ask leather; porthos accept")
    assert (table.may, table.why_not("athos", "give combat")) == ({"done"}, "enough-exchanged")
    table.do("athos done")
    assert (table.actions, table.hand("porthos"), table.rider("athos").tokens) == (
        1,
        "combat " * 4 + "combat",
        ("leather",),
    )


def test_r56_a_refusal_counts_as_a_transfer() -> None:
    table = lay("athos combat; porthos combat*3", "athos 1").do("athos exchange porthos")
    table.do(";".join(["athos ask combat; porthos refuse"] * 6))
    assert (table.may, table.hand("porthos")) == ({"done"}, "combat combat combat")


def test_r57_a_thoroughbred_gives_one_free_move_in_a_turn() -> None:
    table = lay("athos thoroughbred", "athos 1").do("athos move paris")
    assert (table.actions, "move louvre" in table.may) == (1, True)
    assert table.do("athos move louvre").actions == 0
    assert table.may == {"end"}


def test_r58_athos_is_no_exception_to_urgency_nemesis_or_richelieu() -> None:
    assert lay(at="musketeers", urgency=True).may == {"activate dartagnan"}
    named = lay("athos louvre", "athos 1", louvre="slander lubin nemesis=porthos")
    assert (named.offers("duel"), named.why_not("athos", "duel adversary lubin")) == (set(), "nemesis")
    assert lay(turn="athos 1").do("athos move richelieu").rider("athos").place == "bastille"


def test_r59_with_thieves_beside_beggars_a_challenge_that_can_no_longer_be_paid_fails() -> None:
    table = lay("athos louvre nobility*2", "athos 1", louvre="slander thieves beggars", purse=EFFECTS["beggars_cost"])
    table.do("athos challenge 0")
    assert (table.asked, table.common, table.louvre.done) == (
        "athos Act",
        (EFFECTS["beggars_cost"] - EFFECTS["thieves_loss"], 0),
        (),
    )
    assert (table.hand("athos"), table.louvre.traps, table.actions) == ("nobility nobility", ("thieves", "beggars"), 0)


def test_r60_with_no_card_left_anywhere_nobody_draws() -> None:
    everything = (
        "combat*12 double*4 erudition*6 nobility*6 gallantry*6 panache*6 essarts buckingham planchet kitty de_winter "
        "king surgeon bassompierre"
    )
    table = lay(f"athos {everything}; porthos out1", "athos 2")
    assert ("draw" in table.may, table.why_not("athos", "draw")) == (False, "no-cards")
    assert table.do("athos end").asked == "- RollRed"
    assert (table.health("porthos"), table.rider("porthos").count) == ((5,), 0)


def test_r60_an_empty_deck_is_made_anew_from_what_was_discarded() -> None:
    table = lay(turn="athos 1", pile="").do("athos draw")
    assert table.weights == {
        "combat": 12, "double": 4, "erudition": 6, "nobility": 6, "gallantry": 6, "panache": 6, "essarts": 1,
        "buckingham": 1, "bassompierre": 1, "planchet": 1, "kitty": 1, "de_winter": 1, "king": 1, "surgeon": 1,
    }  # fmt: skip
    assert table.sight.discard == ()


def test_r61_with_five_treacheries_milady_passes_at_richelieus() -> None:
    table = lay(turn="athos 0", destination="richelieu", treacheries="plot plot ambush ambush haste").do("athos end")
    assert (table.asked, table.may) == ("M MiladyAtRichelieus", {"pass"})
    assert (table.why_not("M", "choose urgency"), table.why_not("M", "refill")) == ("hand-full", "hand-full")


def test_r62_the_last_rochefort_is_counted_apart_from_the_bodyguard() -> None:
    table = lay("porthos ferrets", "porthos 1", quest="return 0 1 2", destination="paris", rochefort=1)
    table.do("porthos duel item 3; porthos commit 0 0 0")
    assert (table.sight.red_dice, table.asked) == (4, "- RollBlue")
    table.do("B SSH; R SSSL")
    assert (table.sight.quest.hurt, table.sight.rochefort, table.health("porthos"), table.won) == (
        (0, 0, 0, 2),
        1,
        (3,),
        "",
    )


def test_r62_the_last_rochefort_has_a_botte() -> None:
    table = lay("porthos ferrets", "porthos 1", quest="return 0 1 2", destination="paris")
    assert table.duel("porthos", "item 3", "SSS", "LHSS").health("porthos") == (4,)
    assert table.sight.quest.hurt == ()


def test_r63_what_goes_beyond_the_purse_or_the_supply_is_lost() -> None:
    table = lay("athos louvre essarts buckingham", "athos 2", purse=19, epic=10)
    assert table.do("athos character essarts; athos character buckingham").common == (20, 10)


def test_r64_the_king_is_not_played_while_the_queen_is_on_0() -> None:
    table = lay("athos king", "athos 1")
    assert (table.offers("character"), table.why_not("athos", "character king")) == (set(), "no-use")
    assert lay("athos king", "athos 1", queen=3).do("athos character king").sight.queen == 2


def test_r65_a_character_costs_an_action() -> None:
    assert lay("athos essarts", "athos 2").do("athos character essarts").actions == 1
    assert lay("athos essarts", "athos 0").may == {"end"}


@pytest.mark.parametrize("attempt", ["challenge 0", "duel item 3"])
def test_r66_rochefort_stands_before_the_challenges_and_duels_of_the_quest_too(attempt: str) -> None:
    table = lay("dartagnan ferrets panache", "dartagnan 1", quest="crossing", destination="ferrets")
    table.do(f"dartagnan {attempt}")
    assert (table.opponent, table.sight.past[0].hero) == ("rochefort", "dartagnan")


def test_r67_the_louvres_marker_on_4_fails_the_mission_and_the_queen_on_5_ends_the_game() -> None:
    table = lay(turn="athos 0", louvre_mark=3, queen=3).do(
        "athos end; R H; - treachery plot; - mission portrait; M done"
    )
    assert (table.won, table.tracks) == ("", (2, 0, 4, 0))
    lost = lay(turn="athos 0", louvre_mark=3, queen=4).do("athos end; R H")
    assert (lost.won, lost.tracks, lost.louvre.card) == ("milady queen", (2, 4, 5, 0), "slander")


def test_r68_a_prisoner_draws_plays_characters_or_tries_to_leave() -> None:
    heroes = "athos bastille essarts combat kitty thoroughbred; aramis bastille combat"
    table = lay(heroes, "athos 3", purse=9)
    assert table.may == {"draw", "character essarts", "character kitty", "bastille pay", "bastille fight", "end"}
    assert (table.why_not("athos", "exchange aramis"), table.why_not("athos", "move paris")) == (
        "imprisoned",
        "imprisoned",
    )
    assert lay("athos bastille essarts", "athos 0", purse=9).may == {"end"}


def test_r69_who_stands_at_richelieus_from_an_earlier_round_stays_there() -> None:
    table = lay("aramis richelieu", at="treachery", destination="paris").do("M pass; speaker activate aramis")
    assert (table.rider("aramis").place, "move richelieu" in table.may, table.sight.excluded) == (
        "richelieu",
        False,
        (),
    )
    found = lay("aramis richelieu", "aramis 1", destination="richelieu").do("aramis draw; - drawn combat")
    assert not found.sight.revealed


def test_r70_a_horse_that_comes_after_the_first_move_gives_no_free_move_in_this_turn() -> None:
    table = lay("athos combat; porthos paris thoroughbred", "athos 3")
    table.do("athos move paris; athos exchange porthos; athos ask thoroughbred; porthos accept; athos done")
    assert (table.rider("athos").tokens, table.actions) == (("thoroughbred",), 1)
    assert table.do("athos move louvre").actions == 0


def test_r71_planchet_is_discarded_before_he_draws() -> None:
    table = lay("athos planchet", "athos 1", pile="combat").do("athos character planchet; - drawn combat")
    assert "drawn planchet" in table.may
    table.do("- drawn planchet; - drawn kitty")
    assert (table.hand("athos"), table.asked) == ("combat planchet kitty", "athos Act")


def test_r72_leather_parries_even_when_no_die_is_left() -> None:
    table = lay("athos louvre leather", "athos 1", louvre="slander jussac henchman")
    table.duel("athos", "adversary jussac", "LLL", "LLLL").do("B LL; R LLL; B L; R LL; R S")
    assert (table.asked, table.health("athos")) == ("athos Act", (4,))
    assert lay("athos louvre leather", "athos 1", louvre="slander jussac").duel(
        "athos", "adversary jussac", "LLL", "SSL"
    ).health("athos") == (3,)


def test_r73_each_adversary_needs_a_duel_of_his_own_in_any_order() -> None:
    table = lay("athos louvre", "athos 3", louvre="chevreuse lubin felton")
    assert table.offers("duel") == {"adversary lubin", "adversary felton"}
    table.duel("athos", "adversary felton", "SLL", "SS")
    assert (table.louvre.adversaries, table.common, table.actions) == (("lubin",), (2, 0), 2)
    assert table.duel("athos", "adversary lubin", "SLL", "S").louvre.adversaries == ()
