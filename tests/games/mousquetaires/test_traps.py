"""Each Trap on a mission: what it does, when it strikes, how long it stays."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import lay
from perfidie.games.mousquetaires.rules.box import EFFECTS


def test_beggars_are_paid_once_by_who_meets_a_challenge() -> None:
    table = lay("dartagnan louvre panache nobility", "dartagnan 2", louvre="stolen_letter beggars", purse=3)
    table.do("dartagnan challenge 0; dartagnan pay 1 none 0")
    assert (table.common, table.louvre.traps, table.louvre.done) == ((3, 0), (), (0,))
    assert table.told("beggars-paid")[0]["pistoles"] == 2


def test_with_one_pistole_nobody_gets_past_the_beggars_but_duels_go_on() -> None:
    table = lay("porthos louvre", "porthos 1", louvre="stolen_letter lubin beggars", purse=1)
    assert (table.offers("challenge"), table.offers("duel")) == (set(), {"adversary lubin"})
    table.duel("porthos", "adversary lubin", "SLL", "S")
    assert (table.common, table.louvre.traps) == ((2, 0), ("beggars",))
    assert lay("porthos louvre", "porthos 1", louvre="stolen_letter beggars", purse=2).offers("challenge") == {"1"}


def test_beggars_at_the_louvre_do_not_beg_in_paris() -> None:
    assert lay("porthos paris", "porthos 1", paris="spies", louvre="slander beggars").offers("challenge") == {"1"}


def test_thieves_take_a_pistole_at_every_attempt_and_stay() -> None:
    table = lay("porthos louvre", "porthos 2", louvre="stolen_letter lubin thieves", purse=1)
    table.do("porthos challenge 1; porthos pay 0 none 0")
    assert (table.common, table.louvre.traps) == ((1, 0), ("thieves",))
    table.do("porthos duel adversary lubin")
    assert (table.common, table.told("thieves-strike")[1]["pistoles"]) == ((0, 0), 1)


def test_thieves_take_nothing_from_an_empty_purse_nor_while_rochefort_bars_the_way() -> None:
    table = lay("porthos louvre", "porthos 1", louvre="stolen_letter thieves").do("porthos challenge 1")
    assert (table.common, table.asked) == ((0, 0), "porthos PayChallenge")
    barred = lay("porthos louvre", "porthos 1", louvre="stolen_letter thieves", destination="louvre", purse=1)
    assert barred.do("porthos challenge 1").common == (1, 0)


@pytest.mark.parametrize(
    ("trap", "mission", "cards"),
    [("courtesan", "handkerchief", "gallantry"), ("casuist", "confessor", "erudition"),
     ("slanderer", "slander", "nobility"), ("braggart", "portrait", "panache")],
)  # fmt: skip
def test_a_skill_trap_makes_challenges_of_its_skill_harder_by_one(trap: str, mission: str, cards: str) -> None:
    skill = {"gallantry": 4, "erudition": 3, "nobility": 2, "panache": 5}[cards]
    table = lay(f"dartagnan louvre {cards}*6", "dartagnan 1", louvre=f"{mission} {trap}").do("dartagnan challenge 0")
    assert table.may == {f"pay {8 - skill} none 0"}
    other = "courtesan" if trap != "courtesan" else "casuist"
    table = lay(f"dartagnan louvre {cards}*6", "dartagnan 1", louvre=f"{mission} {other}").do("dartagnan challenge 0")
    assert table.may == {f"pay {7 - skill} none 0"}


def test_a_skill_trap_stays_after_a_challenge() -> None:
    table = lay("porthos louvre gallantry", "porthos 1", louvre="stolen_letter courtesan")
    table.do("porthos challenge 1; porthos pay 1 none 0")
    assert table.louvre.traps == ("courtesan",)


def test_a_skill_trap_of_the_louvre_does_not_count_at_the_quest() -> None:
    table = lay(
        "porthos ferrets gallantry*2", "porthos 1", quest="london", louvre="slander courtesan", destination="paris"
    )
    assert table.do("porthos challenge 0").may == {"pay 2 none 0"}


def test_a_henchman_adds_a_red_die_to_everybody_here_and_to_nobody_else() -> None:
    table = lay("athos louvre", "athos 1", louvre="slander jussac henchman").do("athos duel adversary jussac")
    assert table.sight.red_dice == 4
    printed = lay("athos paris", "athos 1", paris="paris_duels henchman").do("athos duel item 0")
    assert (printed.sight.red_dice, printed.paris.traps) == (3, ("henchman",))
    rochefort = lay("porthos louvre", "porthos 1", louvre="slander jussac henchman", destination="louvre")
    assert rochefort.do("porthos duel adversary jussac").sight.red_dice == 3
    elsewhere = lay("athos paris", "athos 1", paris="edict lubin", louvre="slander henchman")
    assert elsewhere.do("athos duel adversary lubin").sight.red_dice == 1


def stabs(swords: int) -> str:
    """The Assassin's dice, with so many Swords among them."""
    return "R " + "S" * swords + "H" * (EFFECTS["assassin_dice"] - swords)


@pytest.mark.parametrize(("swords", "health"), [(2, 2), (1, 3), (0, 4)])
def test_an_assassin_stabs_the_first_who_tries_and_is_gone(swords: int, health: int) -> None:
    table = lay("athos louvre nobility*2", "athos 1", louvre="slander assassin").do(
        f"athos challenge 0; {stabs(swords)}"
    )
    assert (table.health("athos"), table.louvre.traps, table.asked) == ((health,), (), "athos PayChallenge")


def test_who_falls_by_the_assassin_has_lost_his_action_and_pays_nothing() -> None:
    table = lay("athos louvre 2 nobility*2", "athos 3", louvre="slander assassin").do(f"athos challenge 0; {stabs(2)}")
    assert (table.rider("athos").out, table.hand("athos"), table.louvre.done) == (2, "nobility nobility", ())
    duel = lay("athos louvre 1", "athos 3", louvre="slander lubin assassin").do(
        f"athos duel adversary lubin; {stabs(1)}"
    )
    assert (duel.rider("athos").out, duel.louvre.adversaries, duel.opponent) == (2, ("lubin",), "")


def test_the_assassin_waits_until_rochefort_lets_somebody_past() -> None:
    table = lay("porthos louvre", "porthos 1", louvre="stolen_letter assassin", destination="louvre")
    table.do("porthos challenge 1; porthos commit 0 0 0; B HHL; R SSS")
    assert (table.health("porthos"), table.louvre.traps) == ((4,), ("assassin",))


def test_where_nemesis_lies_only_the_named_one_fights_and_all_meet_challenges() -> None:
    heroes = "athos louvre nobility*2; porthos louvre nobility*4"
    table = lay(heroes, "athos 1", louvre="slander lubin nemesis=porthos")
    assert (table.offers("duel"), table.offers("challenge")) == (set(), {"0"})
    named = lay(heroes, "porthos 1", louvre="slander lubin nemesis=porthos")
    assert (named.offers("duel"), named.offers("challenge")) == ({"adversary lubin"}, {"0"})
    named.duel("porthos", "adversary lubin", "SLL", "S")
    assert (named.louvre.traps, named.sight.nemesis) == (("nemesis",), "porthos")


def test_nemesis_at_the_louvre_forbids_nothing_in_paris_or_at_the_quest() -> None:
    table = lay("athos paris", "athos 1", paris="paris_duels", louvre="slander nemesis=porthos")
    assert table.offers("duel") == {"item 0"}
    assert lay("athos ferrets", "athos 1", louvre="slander nemesis=porthos").offers("duel") != set()


def test_traps_go_with_their_mission_and_never_come_back() -> None:
    table = lay("athos louvre nobility*2", "athos 1", louvre="slander nemesis=porthos")
    table.do("athos challenge 0; athos pay 2 none 0; - mission portrait")
    assert (table.louvre.traps, table.sight.nemesis, table.offers("trap nemesis athos")) == ((), "", set())
    assert "trap thieves" in table.may


def test_there_are_two_beggars_and_one_of_each_other_trap() -> None:
    assert lay().sight.trap_stock == (
        "beggars", "beggars", "thieves", "courtesan", "casuist", "slanderer", "braggart", "henchman", "assassin",
        "nemesis",
    )  # fmt: skip
