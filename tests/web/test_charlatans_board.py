"""The board of the duel: flasks, path and bar say what the table is, and nothing that an option keeps back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.charlatans.tables import Duel, lay
from perfidie.boards.scene import Parts
from perfidie.games.charlatans.web import brew
from perfidie.games.charlatans.web.reading import BONUS_EMBLEMS, EMBLEMS, ROOF_EMBLEMS
from perfidie.texts import LANGUAGES
from web.charlatans import BOARD, MIDDLE, buttons, columns, heard, parts, seen, words
from web.scenes import Elements, text, whole
from web.test_templates import symbols

# Everything is drawn, for everybody, whole


def test_all_emblems_are_in_the_sprite() -> None:
    used = {*EMBLEMS.values(), *BONUS_EMBLEMS.values(), *ROOF_EMBLEMS.values(), BOARD.emblem}
    assert used <= symbols()


# The path


def test_the_viewer_s_half_lies_on_the_left_of_the_park() -> None:
    duel = lay("stand 6", "stand 9", "B3")
    for letter, patient, stands in (("B", -3, [-6, 9]), ("Y", 3, [-9, 6]), ("", -3, [-6, 9])):
        path = parts(seen(duel, letter))["path"]
        assert columns(path, "is-patient") == [MIDDLE + patient]
        assert columns(path, "is-stand") == [MIDDLE + stand for stand in stands]


def test_the_path_says_in_words_where_everybody_stands() -> None:
    duel = lay("stand 6", "stand 9, cured 2", "B3")
    said = words(parts(seen(duel))["path"])
    assert "Le patient est sur la case 3 du côté de Camille" in said
    assert "Le stand de Camille est sur la case 6, à 3 pas." in said
    assert "Le stand de Basile est sur la case 9, à 11 pas." in said
    assert "8 patients attendent dans le parc" in said


@pytest.mark.parametrize("setting", ["", "B3", "B6", "Y2", "Y8"])
def test_the_ghost_stands_where_the_patient_comes_to_stand(setting: str) -> None:
    """Drawn before stopping; after it the patient is in that column, and as many have been cured as it said."""
    duel = lay("more k6, stand 7", "stand 9", setting).do("B draw k6, o1")
    ghost = parts(seen(duel))["ghost"]
    cured = duel.cured[0]
    duel.do("B stop")
    path = parts(seen(duel))["path"]
    assert columns(ghost, "is-landing") == columns(path, "is-patient")
    assert columns(ghost, "is-cure") == ([MIDDLE - 7] if duel.cured[0] > cured else [])


def test_without_a_chip_nothing_would_move() -> None:
    duel = lay(patient="B3")
    assert "is-landing" not in parts(seen(duel))["ghost"]
    assert "sans bouger" in buttons(seen(duel))["stop"]


def test_once_the_patient_has_moved_no_ghost_promises_another_move() -> None:
    duel = lay("more k2, coin upgrade_or_patient", patient="B3").do("B draw k2, k1")
    assert "is-landing" in parts(seen(duel))["ghost"]
    duel.do("B draw o1")
    assert duel.step == "TurnEnd"
    for letter in ("B", "Y", ""):
        assert "is-landing" not in parts(seen(duel, letter))["ghost"]


def test_a_roof_shows_the_cured_and_what_the_next_one_brings() -> None:
    for letter in "BY":
        roofs = Elements(parts(seen(lay("cured 2", "cured 1"), letter))["roofs"])
        rows = [each["aria-label"].replace("\u00a0", " ") for each in roofs.all("ol")]
        names = ["Camille : 2 soignés sur 6", "Basile : 1 soigné sur 6"]
        assert rows == (names if letter == "B" else names[::-1])
        full = ["is-full" in tile["class"] for tile in roofs.all("li")]
        assert (sum(full[:6]), sum(full[6:])) == ((2, 1) if letter == "B" else (1, 2))
        assert len([tile for tile in roofs.all("li") if "is-next" in tile["class"]]) == 2


def test_the_short_game_has_a_shorter_roof() -> None:
    assert len(Elements(parts(seen(lay(short=True)))["roofs"]).all("li")) == 8


# The flasks


def test_a_flask_shows_neck_bottom_and_track() -> None:
    duel = lay("more o4 k2, neck o4 k2, bottom b1 k1, track w2@2 w3@5", "neck o1, gold 5")
    drawn = parts(seen(duel))
    assert heard(drawn["neck-0"]) == ["citrouille 4", "plomb 2"]
    assert words(drawn["neck-0"]).count("place libre") == 1
    assert heard(drawn["bottom-0"]) == ["œil de paon 1", "plomb 1"]
    assert heard(drawn["track-0"]) == ["claque-doigt 2 sur la case 2", "claque-doigt 3 sur la case 5"]
    assert heard(drawn["neck-1"]) == ["citrouille 1"]
    assert "5 pépites" in words(drawn["goods-1"])


def test_the_viewer_s_flask_is_the_great_one_below() -> None:
    duel = lay("gold 5", "gold 2")
    for letter, mine in (("B", 0), ("Y", 1), ("", 0)):
        board = text(BOARD.board(seen(duel, letter)))
        rival, own = board.index('class="rival side-'), board.index('class="stage side-')
        assert rival < board.index(f'id="neck-{1 - mine}"') < own < board.index(f'id="neck-{mine}"')
        assert own < board.index("is-big") < board.index(f'id="art-{mine}"')


def test_the_coin_covers_the_first_mine_alone() -> None:
    said = [words(parts(seen(lay(coin)))["track-0"]) for coin in ("coin mine_guard", "coin return_colour")]
    assert [each.count("couverte par la pièce") for each in said] == [1, 0]
    assert [each.count(", minée") for each in said] == [3, 3]


def test_a_web_amber_and_kept_cards_lie_beside_the_flask() -> None:
    said = words(parts(seen(lay("web 2, amber 3, cards 18, aside w1")))["signs-0"])
    for sign in ("2 cases plus loin", "3 pas de moins", "Carte gardée", "De côté jusqu’à la fin de la manche"):
        assert sign in said


@pytest.mark.parametrize(
    ("blue", "moves", "total", "sum_of"),
    [
        ("more k2", "B draw k2, w1, o1", "4", "Goulot 3, dernier blanc 1, pas en plus 0, ambre 0."),
        ("more r2, bottom o1", "B draw r2", "3", "Goulot 2, dernier blanc 0, pas en plus 1, ambre 0."),
        ("amber 2", "B draw w3, k1", "2", "Goulot 1, dernier blanc 3, pas en plus 0, ambre 2."),
        ("track w3@3", "", "0", "Goulot 0, dernier blanc 3, pas en plus 0, ambre 0."),
    ],
)
def test_the_total_is_told_with_what_it_is_made_of(blue: str, moves: str, total: str, sum_of: str) -> None:
    duel = lay(blue)
    if moves:
        duel.do(moves)
    steps = parts(seen(duel))["steps-0"]
    assert re.search(r"<b>(\d+)</b>", steps)[1] == total  # type: ignore[index]
    assert sum_of in words(steps)
    assert "<b>" not in parts(seen(duel))["steps-1"], "only whose turn it is has a total"


def test_of_the_whites_only_the_last_one_counts_and_the_total_says_so() -> None:
    duel = lay("track w3@3 w1@4").do("B draw k1")
    steps, track = parts(seen(duel))["steps-0"], Elements(parts(seen(duel))["track-0"])
    assert "1 au goulot" in words(steps)
    assert "+1 dernier blanc" in words(steps)
    lying = [each for each in track.all("li") if "claque-doigt" in str(each) or each["text"].strip() in ("3", "1")]
    assert [("is-last" in each["class"]) for each in lying if "is-last" in each["class"]] == [True]


def test_a_kept_card_is_a_picture_not_a_number() -> None:
    signs = Elements(parts(seen(lay("cards 3 18")))["signs-0"])
    assert not any(any(letter.isdigit() for letter in each["text"].split("Carte")[0]) for each in signs.all("li"))


def test_a_flask_that_explodes_smokes_and_shakes_until_play_goes_on() -> None:
    duel = lay("track w3@7, gold 4").do("B draw w1")
    for letter in ("B", "Y", ""):
        art = parts(seen(duel, letter))["art-0"]
        assert "is-bursting" in art
        assert "smoke" in art
    duel.do("B lose_gold; Y draw w1")
    art = parts(seen(duel))["art-0"]
    assert "is-bursting" not in art
    assert "smoke" in art
    assert "explosion !" in words(parts(seen(duel))["steps-0"])


# Risk and bags: only what the table agreed to count


def test_the_draw_button_says_how_many_chips_would_explode() -> None:
    duel = lay("bag w1 w2 w3 k1 o1, track w2@6", "")
    shown = seen(duel)
    assert "explosion : 2 sur 5" in buttons(shown)["draw"].replace("\u00a0", " ")
    assert text(BOARD.choices(shown)).count('class="is-bad"') == 2
    assert "explosion : 2 sur 5" in words(parts(seen(duel, "Y"))["steps-0"]), "the rival trembles with him"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_odds_no_screen_tells_the_risk(lang: str) -> None:
    duel = lay("bag w1 w2 w3 k1 o1, track w2@6", odds=False)
    risky = re.compile(r'explosion.{0,3}\d|class="risk"|alarm-[1-4]|is-bad')
    for letter in ("B", "Y", ""):
        assert not risky.search(whole(seen(duel, letter, lang)))
    assert risky.search(whole(seen(lay("bag w1 w2 w3 k1 o1, track w2@6"), "B", lang)))


def test_without_the_memory_aid_the_rival_s_bag_is_a_number() -> None:
    duel = lay("bag w1 w2 w3 k1 o1, track w2@6", "bag b1 k1", memory_aid=False)
    mine, theirs = parts(seen(duel, "Y"))["goods-1"], parts(seen(duel, "Y"))["goods-0"]
    assert sorted(heard(mine)) == ["plomb 1", "œil de paon 1"]
    assert heard(theirs) == []
    assert "5 jetons au sac" in words(theirs)
    assert "explosion" not in words(parts(seen(duel, "Y"))["steps-0"])
    assert "alarm-0" in parts(seen(duel, "Y"))["art-0"]
    assert "explosion" in buttons(seen(duel, "B"))["draw"], "one may count one's own"


# The bar of phase 2


def bar_of(step: str) -> Duel:
    """A table at which blue has to decide in this step."""
    found: dict[str, tuple[dict[str, Any], str]] = {
        "Brew": ({"blue": "gold 3, track w1@1, bottom k1, cards 3 18 20, coin return_whites", "number": 7}, ""),
        "TurnEnd": ({"blue": "more k2, coin upgrade_or_patient"}, "B draw k2, k1, o1"),
        "BonusSpace": ({"blue": "track w3@3"}, "B draw w2"),
        "SavePotion": ({"blue": "track w3@7, cards 3"}, "B draw w1"),
        "Penalty": ({"blue": "track w3@7, gold 5", "patient": "B3"}, "B draw w1"),
        "UndoWhite": ({"blue": "more p1"}, "B draw w2, p1"),
        "ReturnSomeWhites": ({"blue": "track w1@1 w2@3, cards 20"}, "B card 20; B return_white 1"),
        "ReturnColoured": ({"blue": "bottom k1 o1 b1, cards 18"}, "B card 18"),
        "ChooseZone": ({"blue": "more y2", "books": "III"}, "B draw y2"),
        "StrikeDeal": ({"blue": "more v2", "books": "IV"}, "B draw v2"),
        "BuySteps": ({"blue": "more r4, gold 2", "books": "II"}, "B draw r4"),
    }
    position, script = found[step]
    duel = lay(**position)
    return duel.do(script) if script else duel


def test_what_is_done_to_a_chip_is_done_by_pressing_it() -> None:
    """In the flask; the desk has no second row of the same chips."""
    cases = {
        "TurnEnd": (
            {"blue": "bottom k1 o1, more k2 o1, coin return_colour"},
            "B draw k2, k1, o1",
            "coin_return_colour",
        ),
        "ReturnColoured": ({"blue": "bottom k1 o1 b1, cards 18"}, "B card 18", "return"),
        "ReturnSomeWhites": ({"blue": "track w1@1 w2@3, cards 20"}, "B card 20", "return_white"),
        "UpgradeLead": ({"blue": "track w3@3, bottom k1"}, "B draw w2; B improve", "upgrade"),
    }
    for step, (position, script, verb) in cases.items():
        duel = lay(**position).do(script)  # type: ignore[arg-type]
        shown = seen(duel)
        assert duel.step == step
        on_board = {each["value"] for each in Elements(text(BOARD.board(shown))).all("button")}
        wanted = {" ".join(action) for action in duel.play.legal(0) if action[0].startswith(verb)}
        assert wanted
        assert wanted == on_board
        assert not any(verb in each.get("value", "") for each in Elements(text(BOARD.choices(shown))).all("button"))
        assert "<button" not in text(BOARD.board(seen(duel, "Y")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", list(brew.BARS))
def test_every_choice_of_the_step_has_a_button_that_says_something(step: str, lang: str) -> None:
    duel = bar_of(step)
    assert duel.asked == f"B {step}"
    offered = buttons(seen(duel, "B", lang))
    assert set(offered) == {" ".join(action) for action in duel.play.legal(duel.seat("B"))}
    assert all(offered.values())
    assert len(set(offered.values())) == len(offered), "no two say the same"


def test_a_bar_says_what_will_come_of_it() -> None:
    said = {step: {key: text.replace("\u00a0", " ") for key, text in buttons(seen(bar_of(step))).items()}
            for step in brew.BARS}  # fmt: skip
    assert "case 6" in said["BonusSpace"]["stand"]
    assert said["Penalty"]["lose_gold"] == "Perdre 2 pépites il en reste 3"
    assert said["Penalty"]["give_steps"] == "Céder 2 pas 2 pas, votre case 1"
    assert "4 pas" in said["BuySteps"]["pay 0"]
    assert "6 pas" in said["BuySteps"]["pay 2"]
    assert "2 pas, votre case" in said["TurnEnd"]["coin_patient"]


def test_stopping_next_to_the_stand_says_that_the_patient_is_cured() -> None:
    duel = lay("more k4, stand 6, cured 5", "", "B4").do("B draw k4")
    assert "partie gagnée" in buttons(seen(duel))["stop"]
    duel = lay("more k4, stand 6", "", "B4").do("B draw k4")
    assert "4 pas, patient soigné" in buttons(seen(duel))["stop"]
    assert "4 steps, patient cured" in buttons(seen(duel, "B", "en"))["stop"]
    duel = lay("stand 6", "", "B5").do("B draw o1")
    assert "1 step, patient cured" in buttons(seen(duel, "B", "en"))["stop"]


# The goal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_says_how_far_the_next_patient_is(lang: str) -> None:
    said = BOARD.goal(seen(lay("stand 6", "stand 9", "B3"), "B", lang)).replace("\u00a0", " ")
    assert said == {
        "fr": "Soignez 6 patients : le prochain est à 3 pas", "en": "Cure 6 patients: the next is 3 steps away"
    }[lang]  # fmt: skip
    assert "6" in BOARD.goal(seen(lay(), "", lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_goal_is_longer_than_a_line_of_a_phone(lang: str) -> None:
    for step in brew.BARS:
        for letter in ("B", "Y", ""):
            assert 10 < len(BOARD.goal(seen(bar_of(step), letter, lang))) <= 46


def test_enough_steps_for_the_patient_are_the_goal_reached() -> None:
    duel = lay("more k4, stand 6", "", "B4").do("B draw k4")
    assert BOARD.goal(seen(duel)).startswith("Assez de pas")
    assert "Assez" not in BOARD.goal(seen(duel, "Y"))


# Around the table; little is redrawn


def test_the_heading_and_the_ribbon_follow_the_round() -> None:
    shown = seen(lay(number=4))
    assert BOARD.heading(shown) == "Manche 4/7"
    assert [state for _, state in BOARD.phases(shown)] == ["done", "now", "", "", ""]
    assert len(BOARD.phases(seen(lay(number=7)))) == 3, "nothing is traded or bought in the last round"
    trading = lay().do("B draw o1; B stop; Y stop")
    assert [state for _, state in BOARD.phases(seen(trading))] == ["done", "done", "done", "now", ""]


def test_an_upgrade_stands_in_the_phase_in_which_it_comes() -> None:
    brewing = lay("track w3@3, bottom k1").do("B draw w2; B improve")
    effects = lay("bottom v1 v1 k1, more v1 v1").do("B stop; Y stop")
    assert (brewing.step, effects.step) == ("UpgradeLead", "UpgradeLead")
    assert [[state for _, state in BOARD.phases(seen(duel))].index("now") for duel in (brewing, effects)] == [1, 2]


def test_a_chip_redraws_its_place_the_bag_and_the_total_and_flies_from_the_bag() -> None:
    duel = lay("more k2", patient="B3")
    before = seen(duel)
    duel.do("B draw k2")
    after = seen(duel)
    then, now = BOARD.board(before), BOARD.board(after)
    assert isinstance(then, Parts)
    assert isinstance(now, Parts)
    assert now.vessel == then.vessel
    changed = {name for name, html in now.parts if (name, html) not in then.parts}
    bag = {"sack-0", "inside-0", "bag-0-black-2"}
    assert changed == {"brew-0", "neck-0-0", "steps-0", "gold-0", *bag, "ghost", "page-strip"}, "lead brings gold"
    (piece,) = re.findall(r'data-piece="([^"]+)"', parts(after)["neck-0"])
    assert piece in re.findall(r'data-piece="([^"]+)"', parts(before)["goods-0"])
    duel.do("B draw w1")
    (white,) = re.findall(r'data-piece="([^"]+)"', parts(seen(duel))["track-0"])
    assert white in re.findall(r'data-piece="([^"]+)"', parts(after)["goods-0"])
