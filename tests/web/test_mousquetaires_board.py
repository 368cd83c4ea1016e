"""The board of the Musketeers: tracks, places and threats say what the table is, and nothing that is hidden."""

from __future__ import annotations

import re
from random import Random

import pytest

from games.mousquetaires.tables import lay, new_game
from perfidie.games.mousquetaires.web.reading import (
    CARD_EMBLEMS,
    FACE_EMBLEMS,
    PLACE_EMBLEMS,
    SKILL_EMBLEMS,
    TOKEN_EMBLEMS,
)
from web.mousquetaires import BOARD, ahead, figures, marker, on_the_plate, parts, place, seen, threats, ways, words
from web.scenes import Elements
from web.test_templates import symbols

# Everything is drawn, for everybody, whole


def test_all_emblems_are_in_the_sprite() -> None:
    emblems = [CARD_EMBLEMS, FACE_EMBLEMS, PLACE_EMBLEMS, SKILL_EMBLEMS, TOKEN_EMBLEMS]
    assert {BOARD.emblem, *[emblem for each in emblems for emblem in each.values()]} <= symbols()


def test_round_and_phase_head_the_table() -> None:
    table = lay("athos louvre", "athos 3", round=5)
    assert str(BOARD.heading(seen(table))).strip() == "Tour 5 · Phase II, les Mousquetaires"
    assert [state for _, state in BOARD.phases(seen(table))] == ["done", "now", "", ""]


def test_seats_tell_who_plays_whom_and_how_many_treacheries_milady_holds() -> None:
    table = lay("athos louvre 2; porthos out4", seats=3, treacheries="plot plot haste")
    shown = seen(table)
    assert "3 Perfidies en main" in words(BOARD.facts(shown, 0))
    mine = words(BOARD.facts(shown, table.seat("athos")))
    assert "Athos" in mine
    assert "2 points de vie" in mine
    assert "hors de combat jusqu’à la fin de la phase II du tour 4" in words(BOARD.facts(shown, table.seat("porthos")))


def test_the_seat_of_milady_says_hidden_or_unmasked_as_the_notebook_does() -> None:
    hidden = lay("porthos louvre", "porthos 2", louvre="chevreuse felton", destination="louvre")
    assert "cachée" in words(BOARD.facts(seen(hidden), 0))
    hidden.do("porthos duel adversary felton")
    assert "démasquée" in words(BOARD.facts(seen(hidden), 0))


# Figures


def test_figures_stand_where_the_musketeers_are() -> None:
    table = lay("dartagnan paris; athos ferrets; porthos out4; aramis bastille", "dartagnan 2", round=3)
    found = figures(seen(table))
    assert set(found) == {"paris", "ferrets", "vieux_colombier", "bastille"}
    assert found["paris"][0].startswith("D’Artagnan")
    assert "à lui de jouer" in found["paris"][0]
    assert "Athos" in found["ferrets"][0]
    assert "Porthos" in found["vieux_colombier"][0]
    assert "hors de combat jusqu’à la fin de la phase II du tour 4" in found["vieux_colombier"][0]
    assert "is-out" in parts(seen(table))["place-vieux_colombier"]


def test_milady_sees_her_own_figure_and_the_others_once_she_is_unmasked() -> None:
    hidden, shown = (lay("athos louvre", destination=place) for place in ("paris", "paris!"))
    assert "vous seule le savez" in figures(seen(hidden, "M"))["paris"][0]
    for who in ("athos", "porthos", ""):
        assert "paris" not in figures(seen(hidden, who))
    for who in ("M", "athos", ""):
        assert figures(seen(shown, who))["paris"] == ["Milady, démasquée ici"]


def test_a_place_where_she_was_not_is_crossed_out() -> None:
    table = lay("porthos paris", "porthos 3", paris="paris_duels", destination="richelieu")
    assert "Milady n’est pas ici" not in figures(seen(table, "porthos"))["paris"]
    table.do("porthos duel item 0")
    for who in ("porthos", "M", ""):
        assert "Milady n’est pas ici" in figures(seen(table, who))["paris"]


@pytest.mark.parametrize("who", ["athos", "dartagnan", ""])
def test_the_board_of_others_does_not_know_where_milady_is_or_what_she_holds(who: str) -> None:
    worlds = [
        lay("athos louvre", "athos 2", destination="paris", treacheries="plot", paris_hand="edict"),
        lay("athos louvre", "athos 2", destination="milady_house", treacheries="haste", paris_hand="spies"),
    ]
    drawn = [parts(seen(world, who)) for world in worlds]
    assert drawn[0] == drawn[1]


# Tracks


@pytest.mark.parametrize(
    ("track", "position", "at", "told"),
    [
        ("time", {"time": 2}, "2", ["case 3 : 2 dés rouges"]),
        ("time", {"time": 10}, "10", ["case 11 : Milady gagne"]),
        ("louvre", {"louvre_mark": 1}, "1", ["case 2 : rien encore"]),
        ("louvre", {"louvre_mark": 2}, "2", ["case 3 : la Reine avance"]),
        ("louvre", {"louvre_mark": 3}, "3", ["case 4 : mission perdue"]),
        ("queen", {"queen": 1}, "1", ["encore 4 cases"]),
        ("queen", {"queen": 4}, "4", ["case 5 : Milady gagne"]),
        ("rochelle", {"rochelle": 0}, "0", ["−2 : 1 Perfidie", "+2 : 2 pistoles"]),
        ("rochelle", {"rochelle": -3}, "−3", ["−4 : 1 Perfidie", "+2 : 2 pistoles"]),
        ("rochelle", {"rochelle": 3}, "3", ["−2 : 1 Perfidie", "+4 : 1 Épopée"]),
        ("rochelle", {"rochelle": -4}, "−4", ["−6 : défaite", "+2 : 2 pistoles"]),
        ("constance", {"paris": "constance_abducted", "constance": 4}, "4", ["4 dés chaque soir"]),
    ],
)  # fmt: skip
def test_a_track_shows_its_marker_and_what_the_next_square_brings(
    track: str, position: dict[str, int], at: str, told: list[str]
) -> None:  # fmt: skip
    shown = seen(lay(**position))
    assert marker(shown, track) == at
    assert ahead(shown, track) == told


def test_a_track_tells_the_truth_about_the_next_square() -> None:
    """What the head of the Louvre's track announces is what the end of the round does."""
    table = lay("athos louvre", louvre_mark=2, time=1)
    assert ahead(seen(table), "louvre") == ["case 3 : la Reine avance"]
    play, rng = table.play, Random(1)
    while table.sight.round == 1 and not play.over:
        seat = play.state.actor
        choices = [each for each in play.legal(seat) if each[0] in ("end", "activate", "sacrifice", "keep")]
        play.move(seat, (choices or play.legal(seat))[0])
        play.chance(rng)
    assert (table.sight.louvre_mark, table.sight.queen) == (3, 1)


def test_constance_has_her_steps_only_while_her_card_lies_in_paris() -> None:
    assert words(parts(seen(lay(paris="edict")))["track-constance"]) == ""
    assert "Constance" in words(parts(seen(lay(paris="constance_abducted")))["track-constance"])


def test_what_is_common_lies_beside_the_tracks() -> None:
    said = words(parts(seen(lay("athos leather*1", purse=7, epic=2, rochefort=1)))["stores"])
    assert "Bourse 7" in said
    assert "Épopée 2" in said
    assert "Rochefort : 1 point de vie sur 3" in parts(seen(lay(rochefort=1)))["stores"].replace("\u00a0", " ")


# Threats


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({}, []),
        ({"time": 5, "queen": 2, "rochelle": -2, "louvre_mark": 1}, []),
        ({"time": 10}, ["Temps : la prochaine case est la défaite."]),
        ({"louvre_mark": 2}, ["Plus que 2 cases avant de perdre le Louvre ; à la prochaine, la Reine avance."]),
        ({"rochelle": -4, "time": 3}, ["La Rochelle : une défaite de 2 suffit (2 dés rouges ce soir)."]),
        (
            {"paris": "constance_abducted", "constance": 4, "queen": 4, "louvre_mark": 2, "time": 9},
            [
                "La Reine : si la mission du Louvre n’est pas remplie ce tour-ci, elle est perdue.",
                "Constance : 4 pas sur 6, 4 dés ce soir.",
                "Temps : plus que 2 cases avant la défaite.",
                "Plus que 2 cases avant de perdre le Louvre ; à la prochaine, la Reine avance.",
            ],
        ),
        ({"paris": "message", "queen": 4}, ["La Reine : le message peut la perdre dès ce soir."]),
    ],
)  # fmt: skip
def test_threats_are_told_in_words_the_most_urgent_first(position: dict[str, int], told: list[str]) -> None:
    assert [each.replace("\u202f", " ") for each in threats(seen(lay(**position)))] == told


def test_threats_are_told_in_english_too() -> None:
    assert threats(seen(lay(time=10), lang="en")) == ["Time: the next square is defeat."]


def test_milady_alone_is_warned_of_the_end_of_the_quest() -> None:
    table = lay(quest="return +0 +1 +2")
    assert threats(seen(table, "M")) == ["La quête : plus qu’une épreuve, et les Mousquetaires gagnent."]
    assert threats(seen(table, "athos")) == []


def test_treacheries_that_weigh_on_the_round_are_told() -> None:
    said = words(parts(seen(lay("athos louvre", "athos 2", conscripts=1, siege_dice=2)))["threats"])
    assert "Conscrits" in said
    assert "Renforts" in said
    assert "Impasse" not in said


# Places


def test_a_mission_shows_what_is_to_be_done_and_what_stands_in_the_way() -> None:
    table = lay("athos louvre", "athos 2", louvre="chevreuse +0 cavois=1 casuist", paris="spies felton courtesan")
    louvre, paris = (place(seen(table, "athos"), name) for name in ("louvre", "paris"))
    assert "Les intrigues de la duchesse de Chevreuse" in louvre
    assert "Galanterie 6" in louvre
    assert louvre.count("validé") == 1
    assert "Noblesse 5" in louvre
    assert re.search(r"3 Cavois .*1/2", louvre)
    assert "rapporte 2 pistoles et 1 jeton Épopée" in louvre
    assert "Casuiste" in louvre
    assert "Galanterie 6 (Embûche +1)" in paris
    assert "Érudition 5 " in paris
    assert "un Mousquetaire désigné par Milady perd 1 carte au hasard" in paris


def test_an_empty_paris_says_so() -> None:
    assert "aucune carte" in place(seen(lay()), "paris")


def test_nemesis_says_whom_she_names_and_a_henchman_adds_a_die() -> None:
    table = lay("athos paris", "athos 2", paris="paris_duels henchman", louvre="slander jussac nemesis=porthos")
    assert place(seen(table), "paris").count("Duel, 3 dés") == 3
    assert "seul ce Mousquetaire peut se battre en duel : Porthos" in place(seen(table), "louvre")


@pytest.mark.parametrize(
    ("position", "dice"),
    [
        ({"time": 3, "slots": "combat double"}, "2 rouges contre 3 bleus"),
        ({"time": 9, "siege_dice": 2, "paris": "smugglers"}, "7 rouges contre 0 bleu"),
        ({"time": 1, "slots": "bassompierre double double"}, "1 rouge contre 6 bleus"),
    ],
)
def test_la_rochelle_tells_the_dice_that_both_sides_will_throw(position: dict[str, int], dice: str) -> None:
    table = lay("athos paris", "athos 1", destination="paris", **position)
    assert dice in place(seen(table), "la_rochelle")
    table.do("athos end")
    said = f"{table.sight.red_dice} {table.sight.blue_dice}"
    assert said == " ".join(re.findall(r"\d", dice))


def test_the_inn_shows_its_corridors_and_the_guard_who_was_turned_up() -> None:
    table = lay("athos ferrets", quest="lys_dor 2/3 4 1")
    said = place(seen(table), "ferrets")
    assert "Étape 1 sur 4 · L’auberge du Lys d’Or" in said
    assert "Corridor 1 : un garde de 3 dés, puis 1 jeton caché" in said
    assert "Corridor 2 : 4 jetons cachés" in said
    assert "Corridor 3 : 1 jeton caché" in said
    tokens = Elements(parts(seen(table))["place-ferrets"])
    assert len(tokens.all("i", "is-down")) == 6
    assert [each["text"] for each in tokens.all("i", "is-guard")] == ["3"]


def test_the_last_stage_keeps_rochefort_for_the_end() -> None:
    locked, ready = (place(seen(lay(quest=f"return {done}")), "ferrets") for done in ("+0", "+0 +1 +2 3=2"))
    assert "en dernier" in locked
    assert "en dernier" not in ready
    assert "Rochefort, 4 dés, 2 blessures sur 3" in ready
    assert "Passage secret : 3 Épopées" in ready


# What one may do there


def test_a_place_that_can_be_reached_is_a_button() -> None:
    table = lay("athos louvre", "athos 2")
    assert ways(seen(table, "athos")) == {each for each in table.may if each.startswith("move ")}
    assert len(ways(seen(table, "athos"))) == 5
    assert ways(seen(table, "porthos")) == ways(seen(table, "M")) == set()


def test_milady_hides_and_musketeers_start_by_pressing_a_place() -> None:
    hiding = lay(at="destination", destination="")
    assert ways(seen(hiding, "M")) == hiding.may
    starting = new_game(4)
    while not starting.asked.endswith("ChooseStart"):
        starting.play.move(starting.play.state.actor, starting.play.legal(starting.play.state.actor)[-1])
        starting.play.chance(Random(1))
    hero = starting.asked.split()[0]
    assert ways(seen(starting, hero)) == starting.may


def test_the_place_of_the_active_musketeer_lies_on_the_plate() -> None:
    for at in ("louvre", "la_rochelle", "bastille"):
        assert on_the_plate(seen(lay(f"athos {at}; dartagnan paris", "athos 2"), "dartagnan")) == at


def test_a_move_redraws_two_places_and_the_plate_alone() -> None:
    table = lay("athos louvre; dartagnan paris", "athos 2")
    before = {who: parts(seen(table, who)) for who in ("dartagnan", "M", "")}
    table.do("athos move la_rochelle")
    for who, old in before.items():
        new = parts(seen(table, who))
        changed = {name for name in new if new[name] != old[name]}
        assert changed == {"place-louvre", "place-la_rochelle", "plate"}, who
