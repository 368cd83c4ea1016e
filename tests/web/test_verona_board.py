"""The board of the Council of Verona: everything one may do and know is on it, and nothing one may not know."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from ends import ends
from games.verona.tables import OBJECTIVES, SEATS, decisions, holding, moves, position, see, shuffled, table
from perfidie.boards.scene import Parts, Scene
from perfidie.engine import Playthrough
from perfidie.games.verona.rules.box import BOX, NAMES
from perfidie.games.verona.web.reading import EMBLEMS
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.names import meaning
from perfidie.web.page.regions import Regions
from perfidie.web.page.stream import PageStream
from web.scenes import NAMES as PEOPLE
from web.scenes import Elements, drawn, elements_of, scene, text, whole
from web.test_templates import symbols
from web.verona import between_rounds

BOARD = generated.find("verona")
QUICK: dict[str, Any] = {"rounds": 1, "poison": True}


def viewers(play: Playthrough) -> list[int | None]:
    return [*range(play.setup.seats), None]


def board(shown: Scene) -> str:
    return text(BOARD.board(shown))


def person(shown: Scene, card: str) -> str:
    """The piece of the page that is one character."""
    return elements_of(parts_of(shown))[f"who-{card}"]


def parts_of(shown: Scene) -> Parts:
    drawing = BOARD.board(shown)
    assert isinstance(drawing, Parts)
    return drawing


def zone(shown: Scene, card: str, number: int) -> str:
    """The piece of the page that is one betting zone."""
    found = re.search(rf'<li class="zone[^"]*" id="zone-{card}-{number}">.*?</li>', person(shown, card))
    assert found
    return found[0]


# Everything is drawn, for everybody, whole


def test_every_character_has_an_emblem_of_the_sprite() -> None:
    assert set(EMBLEMS) == set(NAMES)
    assert set(EMBLEMS.values()) <= symbols()
    assert len(set(EMBLEMS.values())) == len(NAMES)


# Every choice has a button, every button is a choice


def test_every_target_says_what_pressing_it_does() -> None:
    play = moves(position(3, "C: capulet romeo", "P0:5@capulet0", hold="tybalt"), "2 play tybalt council")
    said = {each["value"]: each["text"] for each in Elements(board(scene(play, 2))).all("button")}
    assert "Roméo" in said["move romeo"]
    moves(play, "2 skip_power")
    said = {each["value"]: each["text"] for each in Elements(board(scene(play, 2))).all("button")}
    assert set(said) == {f"token * {card} {number}" for card in ("capulet", "romeo") for number in (1, 2, 3)} - {
        "token * capulet 1"
    }
    (worth,) = [f"{character.zones[2]:+d}" for character in BOX.card if character.id == "romeo"]
    assert f"Roméo, zone 3 ({worth.replace('-', '−')})" in said["token * romeo 3"]


def test_tokens_are_checked_on_the_board_then_one_button_is_pressed() -> None:
    play = position(3, "C: capulet romeo", "P0:5@capulet0 P1:3@romeo0", hold="lady_capulet count_paris")
    moves(play, "2 play lady_capulet council")
    shown = scene(play, 2)
    boxes = [each for each in Elements(board(shown)).all("input") if each["type"] == "checkbox"]
    assert {(each["id"], each["value"]) for each in boxes} == {
        ("pick-capulet-1", "capulet 1"), ("pick-romeo-1", "romeo 1")
    }  # fmt: skip
    assert [each["value"] for each in Elements(BOARD.choices(shown)).all("button")] == ["swap **2", "skip_power"]


def test_one_token_is_enough_for_paris_where_there_is_only_one() -> None:
    play = position(3, "C: capulet", "P0:5@capulet0", hold="count_paris")
    moves(play, "1 play count_paris exile")
    assert [each["value"] for each in Elements(BOARD.choices(scene(play, 1))).all("button")] == [
        "look **1",
        "skip_power",
    ]


# Drafting and exchanging


def test_the_pack_is_the_board_of_its_holder_and_the_hand_stays_in_sight() -> None:
    play = table(3, "romeo juliet tybalt")
    shown = scene(play, 0)
    pack = Elements(board(shown)).all("input")
    assert {each["value"] for each in pack} == set(see(play, 0).packs[-1].cards)
    assert {each["type"] for each in pack} == {"radio"}
    assert [each["data-piece"] for each in Elements(text(BOARD.hand(shown))).all("li")] == ["romeo"]
    assert [each["value"] for each in Elements(BOARD.choices(shown)).all("button")] == ["draft *"]
    others = whole(scene(play, 1))
    assert "<input" not in others
    assert PEOPLE[0] in board(scene(play, 1)), "all know who holds the pack"


def test_three_of_five_are_kept_and_the_choice_is_shown_while_the_other_one_thinks() -> None:
    play = shuffled(2, 1)
    shown = scene(play, 0)
    boxes = Elements(board(shown)).all("input")
    assert [each["type"] for each in boxes] == ["checkbox"] * 5
    assert 'value="keep **3"' in BOARD.choices(shown)
    kept = see(play, 0).hand[:3]
    play.move(0, ("keep", *kept))
    held = Elements(board(scene(play, 0))).all("li")
    assert {each["data-piece"] for each in held if "is-kept" in each["class"]} == set(kept)
    assert len([each for each in held if "is-passed" in each["class"]]) == 2
    assert BOARD.facts(scene(play, 1), 0) != BOARD.facts(scene(play, 1), 1), "the other one sees that I have chosen"
    assert not re.search("is-kept|is-passed", whole(scene(play, 1)))


def test_a_card_is_played_by_pressing_the_place_it_goes_to() -> None:
    hands = [["capulet", "romeo", "tybalt", "nurse"], ["juliet", "mercutio", "montague", "benvolio"],
             ["prince_escalus", "count_paris", "lady_capulet", "lady_montague"]]  # fmt: skip
    play = holding(3, hands)
    shown = scene(play, play.state.actor)
    pressed = Elements(board(shown)).all("button", "place-press")
    assert [each["value"] for each in pressed] == ["play * council", "play * exile"]
    assert BOARD.choices(shown).strip() == "", "the desk repeats no place"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_of_each_card_to_choose_from_the_desk_has_the_whole_text_and_whether_it_is_a_wish_or_a_power(lang: str) -> None:
    play = table(3, "romeo juliet tybalt")
    shown = scene(play, 0, lang)
    told = {
        each["class"].split("for-")[1]: each["text"] for each in Elements(text(BOARD.hand(shown))).all("p", "gloss-one")
    }
    assert set(told) == set(see(play, 0).packs[-1].cards)
    wish, power = {"fr": ("Vœu", "Pouvoir"), "en": ("Wish", "Power")}[lang]
    for card, words in told.items():
        assert (wish if card in OBJECTIVES else power) in words
        assert shown.texts.say(f"table-text-{card}", shown.view.options) in words


def test_no_button_lets_the_browser_insist_on_a_pick() -> None:
    """Its balloon speaks the browser's language; the table answers a missing pick in the player's."""
    for seats in SEATS:
        play = shuffled(seats, seats, **QUICK)
        for seat, _ in decisions(play, Random(seats)):
            shown = scene(play, seat)
            for each in Elements(board(shown) + BOARD.choices(shown)).all("button"):
                assert "formnovalidate" in each, each["value"]


# What one wants, and how wishes stand


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_decision_has_a_goal_that_fits_a_phone(lang: str) -> None:
    for seats in SEATS:
        play = shuffled(seats, seats, **QUICK)
        for seat, _ in decisions(play, Random(seats)):
            for viewer in (seat, None):
                goal = text(BOARD.goal(scene(play, viewer, lang)))
                assert 0 < len(goal.strip()) <= 46, goal


def test_under_a_wish_stands_what_it_counts() -> None:
    play = position(
        3, "C: capulet lady_capulet juliet mercutio romeo benvolio; E: montague tybalt nurse prince_escalus"
    )
    shown = scene(play, 0)

    def counted(card: str) -> str:
        (line,) = Elements(person(shown, card)).all("p", "person-now")
        return line["text"]

    assert counted("capulet") == "3>2"
    assert counted("montague") == "2<3"
    assert counted("prince_escalus") == "3≠2·1/4"
    assert counted("mercutio") == "4<6"
    assert counted("romeo") == counted("juliet") == "avec"


def test_the_prince_s_neutrals_are_counted_at_the_council_and_his_card_says_so() -> None:
    shown = scene(position(3, "C: prince_escalus"), 0)
    assert shown.texts.say("table-text-prince_escalus", shown.view.options).startswith("Au Conseil")


# Nothing is told


@pytest.mark.parametrize("seat", [1, 2, None])
def test_hidden_tokens_of_one_owner_are_the_same_bytes(seat: int | None) -> None:
    play = position(3, "C: capulet romeo juliet; E: mercutio", "P0:5@capulet0 P0:poison@mercutio0", **QUICK)
    shown = scene(play, seat)
    one, other = (re.search(r'<span class="tok.*</span>', zone(shown, card, 1)) for card in ("capulet", "mercutio"))
    assert one
    assert other
    assert re.sub(r">[+−]?\d<", "><", one[0]) == re.sub(r">[+−]?\d<", "><", other[0]), "but for what the zones add"
    assert "death-skull" not in one[0]
    assert "<b" not in one[0]


def test_one_s_own_tokens_show_their_kind_to_oneself_alone() -> None:
    play = position(3, "C: capulet romeo juliet; E: mercutio", "P0:5@capulet0 P0:poison@mercutio0", **QUICK)
    assert ">5</b>" in zone(scene(play, 0), "capulet", 1)
    assert "#death-skull" in zone(scene(play, 0), "mercutio", 1)


def test_names_on_the_page_tell_characters_and_zones_never_tokens() -> None:
    """Ids and names of pieces follow from who is on the table: the same whatever tokens lie there. (What a term says of
    a token is what its face shows: that hidden ones are the same bytes is proved above.)"""
    card = "|".join(NAMES)
    row = (
        "(in|place|count|powers|wishes|empty)-(council|exile)|tally(-capulet|-montague|-neutral)?|city-cut|over-city"
        "|passing|pile|back-[0-4]"
    )
    zone = rf"(zone|new|bet|pick)-({card})-[123]|now-({card})-\d"
    shape = rf"{row}|{zone}|(who-|now-|marks-|state-|hand-|pick-|card-)?({card})"
    play = shuffled(4, 2, **QUICK)
    for _ in decisions(play, Random(2)):
        for seat in viewers(play):
            for each in Elements(board(scene(play, seat))).found:
                names = {name: value for name, value in each.items() if name == "id" or name.startswith("data-")}
                names.pop("data-term", "")
                assert all(re.fullmatch(shape, value) for value in names.values()), names


# What is seen and deduced


def test_a_token_seen_with_paris_wears_an_eye_for_the_one_who_looked() -> None:
    play = position(3, "C: capulet romeo", "P0:5@capulet0 P1:3@romeo0", hold="count_paris")
    moves(play, "2 play count_paris council; 2 look capulet 1 romeo 1")
    mine, other = zone(scene(play, 2), "capulet", 1), zone(scene(play, 1), "capulet", 1)
    assert "is-seen" in mine
    assert ">5</b>" in mine
    assert "is-seen" not in other
    assert ">5</b>" not in other
    assert PEOPLE[2] in other, "everybody saw who looked"
    hidden = zone(scene(play, 0), "romeo", 1)
    assert ">3</b>" not in hidden
    assert PEOPLE[2] in hidden


def test_a_kind_that_follows_for_certain_is_marked_as_deduced() -> None:
    """Paris shows two tokens of a seat that has three: the third one has one kind left."""
    play = position(
        3, "C: capulet romeo juliet; E: mercutio montague", "P0:5@capulet0 P0:3@mercutio1", hold="count_paris"
    )
    moves(play, "2 play count_paris council; 2 look mercutio 2 capulet 1; 2 skip_token")
    while play.state.actor != 0 or not any(words[0] == "token" for words in play.legal(0)):
        legal = play.legal(play.state.actor)
        play.move(play.state.actor, next(words for words in legal if words[-1] == "council" or words[0][:4] == "skip"))
    moves(play, "0 token 0 romeo 3")
    assert "is-deduced" in zone(scene(play, 2), "romeo", 3)
    assert ">0</b>" in zone(scene(play, 2), "romeo", 3)
    for other in (1, None):
        assert not re.search("is-deduced|</b>", zone(scene(play, other), "romeo", 3))


@pytest.mark.parametrize("seats", ends(SEATS))
def test_the_marks_before_the_last_decision_are_what_the_round_brings(seats: int) -> None:
    """Without Poison nothing hidden counts: once nobody can move, the marks are the verdict."""
    checked = 0
    for seed in range(6):
        play = shuffled(seats, seed, rounds=1)
        marks: dict[str, bool] = {}
        for seat, _ in decisions(play, Random(seed)):
            shown = scene(play, seat)
            if shown.view.step == "PlaceLastToken":
                on_table = [card for card in OBJECTIVES if card in see(play, None).plays]
                marks = {card: "stands is-yes" in person(shown, card) for card in on_table}
                assert not re.search("is-open|is-doomed|mortal", board(shown))
        if marks:
            assert {card for card, met in marks.items() if met} == set(see(play, None).past[-1].met)
            checked += 1
    assert checked


def test_a_hidden_vial_leaves_the_mark_open_and_a_known_one_kills() -> None:
    play = position(3, "C: capulet romeo juliet; E: mercutio", "P0:poison@capulet0", **QUICK)
    owner, other = person(scene(play, 0), "capulet"), person(scene(play, 1), "capulet")
    assert "stands is-doomed" in owner
    assert "mortal" not in owner
    assert "is-doomed" not in other
    assert "mortal" in other
    assert re.search(r'class="stands is-(yes|no) is-open"', other)


# Around and on the table


def test_the_card_just_played_is_highlighted_and_what_moved_is_marked() -> None:
    play = moves(position(3, "C: capulet romeo", hold="tybalt"), "2 play tybalt council")
    assert "is-fresh" in person(scene(play, 0), "tybalt")
    assert "is-fresh" not in person(scene(play, 0), "romeo")
    moves(play, "2 move romeo")
    assert "is-moved" in person(scene(play, 0), "romeo")
    exile = board(scene(play, 0)).split('id="place-exile"')[1]
    assert 'id="who-romeo"' in exile
    assert 'id="who-capulet"' not in exile


def test_the_tally_counts_the_nurse_twice() -> None:
    play = position(3, "C: capulet; E: romeo", hold="nurse friar")
    moves(play, "2 play nurse council")
    counted = Elements(board(scene(play, None))).all("dd")
    assert [each["text"] for each in counted] == ["2", "0", "1"]


def test_a_seat_shows_points_cards_tokens_and_who_began() -> None:
    play = position(3, "C: capulet romeo", "P0:5@capulet0", first=0)
    facts = Elements(text(BOARD.facts(scene(play, 2), 0))).all("span", "sr")
    assert [each["text"] for each in facts] == ["0 point", "3 cartes en main", "2 jetons à poser"]
    roles = [BOARD.role(scene(play, 2), seat) for seat in range(3)]
    assert [role[0] if role else "" for role in roles] == ["I", "", ""]
    assert BOARD.heading(scene(shuffled(2, 1, poison=True), 0)).strip() == "Manche 1 sur 2 · Poison"


def sent(before: Parts, after: Parts) -> set[str]:
    """The elements that a page with the one is sent to have the other."""
    stream, names = PageStream(1), meaning(PEOPLE, PEOPLE)
    assert stream.message(Regions({"board": before}, names))
    return set(re.findall(r'hx-partial id="([^"]*)"', stream.message(Regions({"board": after}, names)).decode()))


def test_placing_a_token_sends_the_others_one_zone() -> None:
    play = position(4, "C: capulet romeo; E: mercutio", hold="juliet")
    moves(play, "3 play juliet council")
    before = parts_of(scene(play, 1))
    moves(play, "3 token 5 capulet 1")
    assert sent(before, parts_of(scene(play, 1))) == {"zone-capulet-1"}


def test_with_poison_it_sends_the_marks_that_a_vial_may_change_as_well() -> None:
    play = position(4, "C: capulet romeo; E: mercutio", hold="juliet", poison=True)
    moves(play, "3 play juliet council")
    before = parts_of(scene(play, 1))
    moves(play, "3 token 5 capulet 1")
    told = sent(before, parts_of(scene(play, 1)))
    assert told - {f"marks-{card}" for card in ("capulet", "romeo", "juliet", "mercutio")} == {"zone-capulet-1"}
    assert "marks-capulet" in told


def test_a_card_that_is_played_sends_its_row_and_what_is_counted() -> None:
    play = position(4, "C: capulet romeo; E: mercutio", hold="tybalt")
    before = parts_of(scene(play, 1))
    moves(play, "3 play tybalt council")
    told = sent(before, parts_of(scene(play, 1)))
    assert {"powers-council", "count-council", "tally-capulet"} <= told
    assert all(re.match("powers-council|count|tally-|now-|marks-|state-", name) for name in told), told


def test_hands_of_others_are_never_on_the_page() -> None:
    hands = [["capulet", "romeo", "tybalt", "nurse"], ["juliet", "mercutio", "montague", "benvolio"],
             ["prince_escalus", "count_paris", "lady_capulet", "lady_montague"]]  # fmt: skip
    play = holding(3, hands)
    for seat in range(3):
        for name, region in drawn(scene(play, seat)).items():
            if name != "notebook":
                pieces = {each["data-piece"] for each in Elements(region).found if "data-piece" in each}
                assert pieces <= set(hands[seat])
    assert "data-piece" not in whole(scene(play, None))


def test_between_rounds_a_seat_shows_what_the_round_brought_and_the_board_nothing_of_it() -> None:
    for seats in (2, 4):
        for play, _ in between_rounds(seats, seats):
            if play.over:
                continue
            shown = scene(play, 0)
            for seat, score in enumerate(see(play, 0).past[-1].scores):
                (gained,) = Elements(text(BOARD.facts(shown, seat))).all("span", "seat-gained")
                assert gained["text"].startswith(str(shown.texts.amount(f"+{score}" if score > 0 else str(score))))
            assert "tok" not in {
                name for each in Elements(board(shown)).found for name in each.get("class", "").split()
            }
