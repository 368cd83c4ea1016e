"""The board of the poisoned glass: everything one may do and know is on it, and nothing one may not know."""

from __future__ import annotations

import re
from random import Random

import pytest

from ends import ends
from games.verre.tables import E5, E6, E8, SEATS, example, moves, table
from perfidie.boards.scene import Parts
from perfidie.engine import Playthrough
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.actions import CARD, LETTERS
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.sketch import RECENT
from web.glass import BOARD, board, games, hand, notebook, viewers
from web.scenes import NAMES, Elements, drawn, moments, scene, text, whole

# Every choice has a button, every button is a choice


def test_a_card_is_picked_in_the_desk_then_a_glass_is_pressed_on_its_own_plaque() -> None:
    shown = scene(example(E5), 0)
    radios = [each for each in Elements(hand(shown)).all("input") if each["name"] == "pick"]
    assert {each["value"] for each in radios} == {"a6", "p3", "a1"}
    assert all(each["form"] == "move" and "checked" not in each for each in radios)
    buttons = Elements(board(shown)).all("button", "plaque")
    assert [each["value"] for each in buttons] == ["play * A", "play * B", "play * C"]
    assert all("Verser dans le verre" in each["text"] for each in buttons), "each says what it does"
    assert BOARD.choices(shown) == "", "the desk repeats no row of letters"


def test_the_browser_does_not_insist_on_a_card_the_table_does() -> None:
    """A balloon would speak the browser's own language; the table answers in the reader's."""
    assert "required" not in hand(scene(example(E5), 0))


@pytest.mark.parametrize("power", ["swap_and_look", "look_then_may_swap", "blind_swap"])
def test_vizzini_s_power_lies_in_the_desk_and_not_in_a_sheet_over_the_glasses(power: str) -> None:
    play = table(3, "p5 a2 p1 | a6 p3 a1 | p6 a4 p2 | a5 p4 a3", power=power)
    moves(play, "0 spy A; 0 spy B; 1 spy B; 1 spy C; 2 spy A; 2 spy C; 0 play a6 A; 1 play p6 B")
    page = hand(scene(play, 2))
    assert len(Elements(page).all("button", "swap-pair")) == 3
    assert len(Elements(page).all("details", "power")) == 1
    assert "sheet" not in page


def test_the_goal_says_when_one_will_choose() -> None:
    play = example(E5)
    assert [BOARD.goal(scene(play, seat)).replace("\u00a0", " ") for seat in (0, 1, 2, None)] == [
        "Un dernier verre passable : +1,5 s’ajoute.",
        "Second à choisir : faites deux bons verres.",
        "Premier à choisir : faites un bon verre.",
        "Qui garde le plus de cœurs l’emporte.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goal_fits_one_line_of_a_phone(lang: str) -> None:
    for seats in SEATS:
        for play in moments(GAME, seats, {"max_rounds": 2}, Random(seats)):
            for seat in viewers(play):
                assert 0 < len(BOARD.goal(scene(play, seat, lang))) <= 43


def test_the_last_card_is_picked_already() -> None:
    play = moves(example(E5, E6), "0 play p4 C; 1 play p3 B; 2 play a4 A; 2 end_turn")
    (radio,) = [each for each in Elements(hand(scene(play, 0))).all("input") if each["name"] == "pick"]
    assert "checked" in radio


# Nothing is told


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_glides_under_its_number_except_for_the_one_who_held_it(seats: int) -> None:
    for options, rng in games(seats, 2, seed=5, deck="printed"):
        for play in moments(GAME, seats, options, rng):
            for seat in viewers(play):
                shown = scene(play, seat)
                named = set(re.findall(r'data-piece="c\d+-([ap]\d+)"', whole(shown)))
                poured = {each.facts["card"] for each in shown.recent if each.kind == "poured" and each.own}
                assert named <= poured | set(shown.view.table.hand)


def test_one_s_own_card_glides_from_the_hand_into_the_glass() -> None:
    play = example(E5)
    before = {each.get("data-piece") for each in Elements(hand(scene(play, 0))).found}
    play.move(0, ("play", "a6", "B"))
    after = {each.get("data-piece") for each in Elements(board(scene(play, 0))).found}
    others = {each.get("data-piece") for each in Elements(board(scene(play, 1))).found}
    assert "c1-a6" in before & after
    assert "c1-a6" not in others
    assert "c1-3" in others


# The glasses


def layers(page: str) -> list[dict[str, str]]:
    return [each for each in Elements(page).all("li", "layer") if "data-piece" in each]


@pytest.mark.parametrize("seats", SEATS)
def test_every_laid_card_is_in_its_glass_with_what_the_viewer_knows_of_it(seats: int) -> None:
    for options, rng in games(seats, 1, seed=6, deck="printed"):
        for play in moments(GAME, seats, options, rng):
            if play.view(None).step not in ("PourCard", "TakeGlass") or rng.random() < 0.7:
                continue
            for seat in viewers(play):
                shown = scene(play, seat)
                sight = shown.view.table
                cards = layers(board(shown))
                known = [sight.faces[number] for glass in sight.glasses for number in glass]
                for card, word in zip(cards, known, strict=True):
                    assert bool(word) == bool(re.search("is-(poison|antidote)", card["class"]))
                    assert shown.texts.word(word) in card["text"]


def test_the_notebook_example_is_on_the_glasses() -> None:
    """E9: seat 0 knows two bottoms, three own cards, one it passed on; one pair is marked as such."""
    page = board(scene(example(E5, E6, E8), 0))
    cards = layers(page)
    assert sum("is-pair" in each["class"] for each in cards) == 2
    assert sum(bool(re.search("is-(poison|antidote)", each["class"])) for each in cards) == 6
    pair = next(each["text"] for each in cards if "is-pair" in each["class"])
    assert re.search(r"poison.3\s*ou.*antidote.1", pair)


def test_a_balance_that_is_certain_is_written_as_such() -> None:
    """E10: after the swap the pair lies in one glass, so its balance is certain though its order is not."""
    play = moves(example(E5, E6, E8), "2 swap A B")
    sums = [each["text"] for each in Elements(board(scene(play, 0))).all("p", "glass-sum")]
    assert "= +6" in sums[1]
    assert "bilan certain" in sums[1]


def test_everybody_sees_which_tops_were_swapped_and_only_vizzini_their_faces() -> None:
    play = moves(example(E5, E6, E8), "2 swap A B")
    for seat in (0, 1, 2, None):
        assert "Odette a échangé les dessus de A et B." in board(scene(play, seat))
    assert "glance" in hand(scene(play, 2))
    assert "glance" not in hand(scene(play, 0))


def test_who_spied_which_bottom_is_public() -> None:
    eyes = [each["text"] for each in Elements(board(scene(example(E5), None))).all("p", "glass-eyes")]
    pairs = (("Camille", "Odette"), ("Camille", "Basile"), ("Basile", "Odette"))
    assert eyes == [f"Fond regardé par {one}, {other}." for one, other in pairs]


def test_eyes_follow_a_bottom_that_was_swapped() -> None:
    """Ruling 21: whoever spied the bottom of A has seen the card that now lies on top of B."""
    play = table(3, "p5 a2 p1 | a6 p3 a1 | p6 a4 p2 | a5 p4 a3")
    moves(play, "0 spy A; 0 spy C; 1 spy B; 1 spy C; 2 spy A; 2 spy B; 0 play a6 B; 1 play p6 C; 2 swap A B")
    glass_a, glass_b, _ = Elements(board(scene(play, None))).all("li", "glass")
    assert "Fond regardé" not in glass_a["text"], "its bottom is a card that was poured"
    assert "Fond regardé par Basile, Odette." in glass_b["text"]
    assert "Fond venu d’un autre verre, regardé par Camille, Odette." in glass_b["text"]


# Memory


def test_the_notebook_says_in_sentences_what_the_example_says() -> None:
    """E9, word for word: what was seen, poured and deduced, the pair, and the four cards never seen."""
    page = notebook(scene(example(E5, E6, E8), 0))
    notes = [re.sub(r"\s+", " ", each["text"]) for each in Elements(page).all("li")]
    pips = [each.split(":")[0].strip() for each in notes]
    assert pips[:3] == ["Vu", "Versé par vous", "Déduit"]
    labels = [each["aria-label"].replace("\u00a0", " ") for each in Elements(page).all("span", "pip")]
    assert labels[:6] == ["poison 5", "antidote 2", "antidote 6", "poison 4", "poison 2", "antidote 3"]
    assert labels[6:12] == ["poison 3", "antidote 1", "poison 6", "poison 1", "antidote 4", "antidote 5"]
    states = [each["class"] for each in Elements(page).all("td")]
    assert states == [
        "is-never", "is-seen", "is-pair", "is-seen", "is-seen", "is-never",
        "is-pair", "is-seen", "is-seen", "is-never", "is-never", "is-seen",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", SEATS)
def test_the_checklist_has_every_card_of_the_deck_and_says_how_well_it_is_known(seats: int) -> None:
    for options, rng in games(seats, 2, seed=8, notebook="full"):
        for play in moments(GAME, seats, options, rng):
            shown = scene(play, 0)
            sight = shown.view.table
            cells = Elements(notebook(shown)).all("td")
            assert len(cells) == len(play.setup.deck)
            placed = [word for word in (*sight.faces, sight.removed) if word]
            assert sum(each["class"] == "is-hand" for each in cells) == len(sight.hand)
            assert sum(each["class"] == "is-seen" for each in cells) == len(placed)


def test_without_a_notebook_a_card_that_was_seen_is_shown_once() -> None:
    play = table(3, "p5 a2 p1 | a6 p3 a1 | p6 a4 p2 | a5 p4 a3", notebook="off")

    def seen(word: str) -> bool:
        return SiteTexts("fr", "verre").word(word) in whole(scene(play, 0))

    play.move(0, ("spy", "A"))
    assert seen("p5")
    play.move(0, ("spy", "B"))
    assert not seen("p5")
    assert seen("a2")
    moves(play, "1 spy B; 1 spy C; 2 spy A; 2 spy C; 0 play a6 B")
    assert not seen("a2")
    assert not seen("a6")
    assert layers(board(scene(play, 0)))[2]["text"].strip().endswith("inconnue")
    assert "Carnet fermé" in notebook(scene(play, 0))


@pytest.mark.parametrize("notebook_shows", ["full", "off"])
@pytest.mark.parametrize("seats", ends(SEATS))
def test_the_notebook_and_no_board_tells_of_the_round_before(seats: int, notebook_shows: str) -> None:
    """With the events a page is given, until the last glass of the next round."""
    seen = 0
    for play in moments(GAME, seats, {"start_hearts": 8, "notebook": notebook_shows}, Random(seats)):
        sight = play.view(None).table
        if sight.round < 2 or play.over or not sight.glasses:
            continue
        shown = scene(play, seats - 1, heard=play.glimpses(seats - 1)[-RECENT:])
        opened = [event.facts for event in play.events if event.kind == "revealed"]
        opened = opened[: len(opened) - sum(sight.opened)][-seats:]
        rows = Elements(notebook(shown).split('class="past">')[1].split("</ol>")[0]).all("li")
        assert [NAMES[facts["seat"]] in row["text"] for facts, row in zip(opened, rows, strict=True)] == [True] * seats  # type: ignore[index]
        assert 'class="past"' not in board(shown)
        seen += 1
    assert seen


# Around the table, and afterwards


def test_hearts_lost_are_counted_in_a_fair_match() -> None:
    play = Playthrough(GAME, GAME.setup(3, {}, preset="match"))
    play.chance(Random(1))
    play.state.hearts = (4, 1, -3)  # type: ignore[attr-defined]
    shown = scene(play, None)
    assert [Elements(BOARD.standing(shown, seat)).all("span", "hearts")[0]["aria-label"] for seat in range(3)] == [
        "aucun cœur perdu", "3 cœurs perdus", "7 cœurs perdus",
    ]  # fmt: skip


def test_wesley_and_vizzini_wear_their_letters_and_explain_themselves() -> None:
    shown = scene(example(E5), None)
    assert [role and role[0] for role in (BOARD.role(shown, seat) for seat in range(3))] == ["W", None, "V"]
    assert "+1,5" in BOARD.role(shown, 0)[1]  # type: ignore[index]
    page = board(shown)
    assert "Camille est Wesley" in page
    assert "Odette est Vizzini" in page


@pytest.mark.parametrize("seats", SEATS)
def test_everything_lies_open_when_a_game_is_seen_again(seats: int) -> None:
    for options, rng in games(seats, 2, seed=9):
        for play in moments(GAME, seats, options, rng):
            page = text(BOARD.open_board(scene(play, None), play.state))
            table = play.state
            read = re.sub(r"<[^>]*>", " ", page) + " ".join(re.findall('aria-label="([^"]*)"', page))
            texts = SiteTexts("fr", "verre")
            held = [card for hand in table.hands for card in hand]  # type: ignore[attr-defined]
            for card in (*table.faces, *held):  # type: ignore[attr-defined]
                word = next(word for word, value in CARD.items() if value == card)
                assert re.search(rf"{texts.word(word)}(?!\d)", read)
            assert all(f">{letter}<" in page for letter in LETTERS[: len(table.glasses)])  # type: ignore[attr-defined]
            assert "<button" not in page


def test_a_pour_sends_one_glass_and_takes_the_shine_off_another() -> None:
    """What the page of a bystander is sent: the glass that was poured into, and the one poured into before."""
    play = moves(example(E5), "0 play a6 B; 1 play p6 A")
    before, notes = BOARD.board(scene(play, 0)), BOARD.notebook(scene(play, 0))
    play.move(2, ("play", "a5", "C"))
    after, written = BOARD.board(scene(play, 0)), BOARD.notebook(scene(play, 0))
    assert isinstance(before, Parts)
    assert isinstance(after, Parts)
    assert before.vessel == after.vessel
    assert {name for name, part in after.parts if (name, part) not in before.parts} == {"glass-A", "glass-C"}
    assert isinstance(notes, Parts)
    assert isinstance(written, Parts)
    assert {name for name, part in written.parts if (name, part) not in notes.parts} == {"note-doubts"}


def test_drawing_asks_for_nothing_twice() -> None:
    play = example(E5, E6)
    assert drawn(scene(play, 0)) == drawn(scene(play, 0))
