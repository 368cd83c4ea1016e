"""Rulings 1 to 15: who plays whom, where one may go, where Milady is found, Rochefort in the way."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import GAME, lay
from perfidie.games.mousquetaires.rules.box import LIMITS

OPEN_PLACES = ["vieux_colombier", "paris", "louvre", "la_rochelle", "ferrets", "richelieu"]


@pytest.mark.parametrize(("seats", "musketeers", "actions"), [(2, 3, 4), (3, 4, 3), (4, 3, 4), (5, 4, 3), (6, 5, 3)])
def test_r01_so_many_musketeers_ride_at_each_number_of_players(seats: int, musketeers: int, actions: int) -> None:
    table = lay(at="musketeers", seats=seats)
    assert len(table.sight.riders) == musketeers
    assert table.do("speaker activate athos").actions == actions
    assert {rider.seat for rider in table.sight.riders} == set(range(1, seats))


def test_r02_the_seats_of_the_musketeers_are_speaker_in_turn() -> None:
    speakers = [lay(at="treachery", round=number).do("M pass").asked for number in range(1, 7)]
    names = ("dartagnan", "athos", "porthos", "aramis", "dartagnan", "athos")
    assert speakers == [f"{name} ChooseMusketeer" for name in names]


def test_r03_a_musketeer_takes_all_his_actions_in_one_turn() -> None:
    table = lay(turn="athos 3", waiting="porthos").do("athos draw; - drawn combat")
    assert table.why_not("athos", "activate porthos") == "not-now"
    table.do("athos end")
    assert table.may == {"activate porthos"}
    assert table.why_not("dartagnan", "activate athos") == "has-acted"


@pytest.mark.parametrize("place", OPEN_PLACES)
def test_r04_one_buys_and_draws_anywhere(place: str) -> None:
    table = lay(f"athos {place}", "athos 2", purse=3).do("athos buy leather; athos draw; - drawn kitty")
    assert (table.rider("athos").tokens, table.hand("athos"), table.common) == (("leather",), "kitty", (0, 0))


def test_r04_in_the_bastille_one_draws_but_does_not_buy() -> None:
    table = lay("athos bastille", "athos 3", purse=LIMITS["bastille_price"])
    assert table.may == {"draw", "bastille pay", "bastille fight", "end"}
    assert table.why_not("athos", "buy leather") == "imprisoned"


def test_r05_pistoles_and_epic_tokens_belong_to_all() -> None:
    heroes = "porthos louvre gallantry; dartagnan louvre"
    table = lay(heroes, "porthos 1", waiting="dartagnan", louvre="stolen_letter", purse=2, epic=1)
    table.do("porthos challenge 1; porthos pay 0 none 0; porthos end")
    assert table.common == (3, 1)
    table.do("dartagnan activate dartagnan; dartagnan challenge 0; dartagnan pay 0 none 1; - mission slander; M done")
    assert table.common == (5, 1)
    assert table.do("dartagnan buy pistol imp_botte").common == (0, 1)


def test_r06_milady_hides_at_six_places() -> None:
    places = {"paris", "louvre", "la_rochelle", "ferrets", "richelieu", "milady_house"}
    assert lay(at="destination").offers("destination") == places


def test_r07_milady_may_hide_twice_running_at_the_same_place() -> None:
    table = lay(at="destination").do("M destination louvre; M pass")
    for name in ("dartagnan", "athos", "porthos", "aramis"):
        table.do(f"speaker activate {name}; {name} end")
    assert table.do("R H; M destination louvre").seen("M").destination == "louvre"
    assert [sighting.place for sighting in table.sight.past] == ["louvre"]


def test_r08_who_comes_to_richelieus_where_milady_was_found_stays_there() -> None:
    table = lay(turn="aramis 1", destination="richelieu!").do("aramis move richelieu")
    assert (table.rider("aramis").place, len(table.sight.past)) == ("richelieu", 1)
    assert len(table.told("safe-at-richelieus")) == 1


def test_r09_who_comes_to_richelieus_while_milady_was_found_elsewhere_is_imprisoned() -> None:
    table = lay(turn="aramis 1", destination="louvre!").do("aramis move richelieu")
    assert (table.rider("aramis").place, table.sight.excluded) == ("bastille", ("richelieu",))


@pytest.mark.parametrize("place", ["paris", "louvre", "la_rochelle", "ferrets"])
def test_r10_entering_the_place_where_milady_is_does_not_reveal_her(place: str) -> None:
    table = lay("dartagnan combat", "dartagnan 3", destination=place, purse=3, epic=2)
    table.do(f"dartagnan move {place}; dartagnan draw; - drawn double; dartagnan buy leather")
    assert (table.sight.revealed, table.sight.destination, table.sight.excluded) == (False, "", ())


@pytest.mark.parametrize("place", ["la_rochelle", "milady_house"])
def test_r11_at_la_rochelle_or_at_home_only_kitty_finds_milady(place: str) -> None:
    heroes = "dartagnan la_rochelle combat kitty"
    table = lay(heroes, "dartagnan 3", destination=place).do("dartagnan reinforce combat")
    assert not table.sight.revealed
    table.do("dartagnan character kitty")
    assert (table.sight.destination, table.sight.past[0].how) == (place, "kitty")
    assert table.do("dartagnan end").asked == "- RollBlue"


def test_r12_rochefort_stands_in_the_way_of_every_attempt_anew() -> None:
    heroes = "porthos louvre combat*2 panache*2"
    table = lay(heroes, "porthos 3", louvre="masked_ball lubin", destination="louvre", epic=1)
    table.do("porthos challenge 0; porthos commit 0 0 0; B SHH; R SHL")
    assert (table.sight.rochefort, table.health("porthos"), table.actions) == (3, (4,), 2)
    table.do("porthos challenge 1; porthos commit 1 0 0; B SLHH; R SLL")
    assert (table.sight.rochefort, table.asked) == (2, "porthos PayChallenge")
    table.do("porthos pay 1 none 0; porthos duel adversary lubin")
    assert (table.opponent, table.sight.red_dice) == ("rochefort", 3)
    table.do("porthos commit 0 0 0; B SSL; R SLL")
    assert (table.sight.rochefort, table.opponent) == (0, "lubin")


def test_r13_who_does_not_wound_rochefort_has_lost_his_action_and_pays_nothing() -> None:
    table = lay(
        "dartagnan louvre panache", "dartagnan 2", louvre="stolen_letter thieves", destination="louvre", purse=2
    )
    table.do("dartagnan challenge 0; dartagnan commit 0 0 0; B HHH; R LLL; B HH; R HH; B H; R H")
    assert (table.asked, table.actions, table.hand("dartagnan")) == ("dartagnan Act", 1, "panache")
    assert (table.louvre.done, table.common, table.sight.rochefort) == ((), (2, 0), 3)


def test_r14_rochefort_without_health_blocks_nobody_until_he_is_healed() -> None:
    table = lay("dartagnan louvre", "dartagnan 1", louvre="masked_ball", destination="louvre", rochefort=0)
    table.do("dartagnan challenge 1")
    assert (table.asked, table.sight.revealed) == ("dartagnan PayChallenge", True)
    table.do("dartagnan pay 0 none 0; dartagnan end; R H")
    assert (table.sight.round, table.sight.rochefort) == (2, 1)


@pytest.mark.parametrize(("before", "after"), [(3, 4), (2, 3)])
def test_r14_rochefort_heals_a_wound_each_round_up_to_three(before: int, after: int) -> None:
    table = lay(turn="dartagnan 0", rochefort=before).do("dartagnan end; R H")
    assert table.sight.rochefort == min(after, 3)


def test_r15_who_wounds_rochefort_and_is_wounded_goes_on_if_he_stands() -> None:
    table = lay("dartagnan louvre 2", "dartagnan 1", louvre="masked_ball", destination="louvre")
    table.do("dartagnan challenge 1; dartagnan commit 0 0 0; B SLL; R LHS")
    assert (table.health("dartagnan"), table.sight.rochefort, table.asked) == ((1,), 2, "dartagnan PayChallenge")


def test_r15_who_falls_by_rochefort_does_not_go_on() -> None:
    table = lay("dartagnan louvre 1", "dartagnan 3", louvre="masked_ball", destination="louvre")
    table.do("dartagnan challenge 1; dartagnan commit 0 0 0; B SLL; R LHS")
    assert (table.sight.rochefort, table.louvre.done, table.rider("dartagnan").out) == (2, (), 2)
    assert table.asked == "- RollRed"


def test_rochefort_leaves_athos_alone_even_where_milady_was_found() -> None:
    table = lay("athos louvre", "athos 1", louvre="slander lubin", destination="louvre!")
    table.do("athos duel adversary lubin")
    assert table.opponent == "lubin"


def test_one_to_six_may_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
