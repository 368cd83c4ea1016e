"""Each Character: what it does, and when it has no use."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import lay
from perfidie.games.mousquetaires.rules.box import EFFECTS


def test_essarts_brings_three_pistoles() -> None:
    table = lay("athos essarts", "athos 1", purse=1).do("athos character essarts")
    assert (table.common, table.hand("athos"), table.sight.discard) == ((4, 0), "", ("essarts",))


def test_buckingham_brings_an_epic_token() -> None:
    assert lay("athos buckingham", "athos 1").do("athos character buckingham").common == (0, 1)


def test_bassompierre_lies_at_la_rochelle_and_has_two_dice_there() -> None:
    table = lay("athos la_rochelle bassompierre", "athos 1").do("athos character bassompierre")
    assert (table.sight.slots, table.hand("athos"), table.sight.discard) == (("bassompierre",), "", ())
    table.do("athos end")
    assert table.sight.blue_dice == 2


@pytest.mark.parametrize(("place", "slots"), [("louvre", ""), ("la_rochelle", "combat combat combat")])
def test_bassompierre_needs_a_free_place_at_la_rochelle(place: str, slots: str) -> None:
    table = lay(f"athos {place} bassompierre", "athos 1", slots=slots)
    assert (table.offers("character"), table.why_not("athos", "character bassompierre")) == (set(), "no-use")


def test_planchet_draws_three_cards() -> None:
    table = lay("athos planchet", "athos 1").do("athos character planchet; - drawn combat; - drawn kitty; - drawn king")
    assert (table.hand("athos"), table.asked) == ("combat kitty king", "athos Act")


def test_planchet_draws_what_there_is() -> None:
    cards = "combat*12 double*4 erudition*6 nobility*6 gallantry*6 panache*6 essarts buckingham kitty de_winter king"
    table = lay(f"athos planchet; porthos {cards} surgeon", "athos 1")
    table.do("athos character planchet; - drawn bassompierre; - drawn planchet")
    assert (table.hand("athos"), table.asked) == ("bassompierre planchet", "athos Act")


def test_kitty_tells_where_milady_is_and_rochefort_guards_her_all_the_same() -> None:
    table = lay("dartagnan louvre kitty", "dartagnan 3", louvre="masked_ball", destination="louvre")
    table.do("dartagnan character kitty")
    sighting = table.sight.past[0]
    assert (sighting.place, sighting.how, sighting.hero) == ("louvre", "kitty", "dartagnan")
    assert table.do("dartagnan challenge 1").opponent == "rochefort"
    assert len(table.sight.past) == 1


def test_kitty_takes_miladys_action_away() -> None:
    table = lay("athos kitty", "athos 1", destination="richelieu").do("athos character kitty; athos end")
    assert table.asked == "- RollRed"


def test_kitty_has_nothing_to_tell_where_milady_was_found() -> None:
    table = lay("athos kitty", "athos 1", destination="paris!")
    assert (table.offers("character"), table.why_not("athos", "character kitty")) == (set(), "no-use")


def test_de_winter_is_offered_traps_and_adversaries_of_force_1_and_2_on_both_missions() -> None:
    table = lay("athos de_winter", "athos 1", paris="smugglers felton lubin beggars", louvre="chevreuse jussac casuist")
    assert table.offers("character de_winter") == {
        "paris trap beggars", "paris adversary felton", "paris adversary lubin", "louvre trap casuist",
    }  # fmt: skip
    assert lay("athos de_winter", "athos 1").offers("character") == set()


def test_de_winter_discards_a_trap_for_good() -> None:
    table = lay("athos de_winter", "athos 1", louvre="slander nemesis=porthos")
    table.do("athos character de_winter louvre trap nemesis")
    assert (table.louvre.traps, "nemesis" in table.sight.trap_stock) == ((), False)
    assert "louvre trap" not in table.may


def test_de_winter_sends_an_adversary_home_without_a_reward() -> None:
    table = lay("athos de_winter", "athos 1", paris="smugglers felton lubin")
    table.do("athos character de_winter paris adversary felton")
    assert (table.paris.adversaries, "felton" in table.sight.pool, table.common) == (("lubin",), True, (0, 0))


def test_de_winter_may_complete_a_mission() -> None:
    table = lay("athos de_winter", "athos 1", paris="edict felton +0").do(
        "athos character de_winter paris adversary felton"
    )
    assert (table.paris.card, table.asked) == ("", "athos Act")
    louvre = lay("athos de_winter", "athos 1", louvre="chevreuse felton +0 +1")
    louvre.do("athos character de_winter louvre adversary felton")
    assert (louvre.common, louvre.asked) == ((1, 1), "- RevealMission")


@pytest.mark.parametrize(("before", "after"), [(4, 3), (1, 0)])
def test_the_king_brings_the_queen_back_a_square(before: int, after: int) -> None:
    assert lay("athos king", "athos 1", queen=before).do("athos character king").sight.queen == after


def test_the_surgeon_heals_any_able_musketeer_who_is_wounded() -> None:
    heroes = "athos 1 surgeon; porthos paris 2; aramis out2; dartagnan bastille 3"
    table = lay(heroes, "athos 1")
    assert table.offers("character surgeon") == {"athos", "porthos", "dartagnan"}
    table.do("athos character surgeon porthos")
    assert table.health("athos", "porthos", "aramis", "dartagnan") == (1, 5, 0, 3)


def test_nobody_needs_the_surgeon_where_nobody_is_wounded() -> None:
    assert lay("athos surgeon; porthos out2", "athos 1").offers("character") == set()


def test_a_character_is_played_in_the_bastille_too() -> None:
    table = lay("athos bastille essarts", "athos 1").do("athos character essarts")
    assert (table.common, table.rider("athos").place) == ((EFFECTS["essarts_pistoles"], 0), "bastille")
