"""Coins, books, scale and shop of the duel: the page says what lies there, and every choice has its button."""

from __future__ import annotations

import re
from random import Random

import pytest

from games.charlatans.tables import Duel, lay
from perfidie.engine import Playthrough
from perfidie.games.charlatans import GAME
from perfidie.games.charlatans.rules.box import BOX, PAGE, SETS
from perfidie.texts import LANGUAGES
from web.charlatans import BOARD, buttons, page_of, parts
from web.scenes import Elements, scene, text

Words = tuple[str, ...]
FREE = range(BOX.rules["offer_markers"] + 1)
TO_THE_SHOP = "B stop; Y draw w1; Y stop; B offer 0 0; Y take_card"


def plain(html: str) -> str:
    """What is read of a piece of a page."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html)).replace("\u00a0", " ")


def sent(page: str) -> tuple[set[Words], set[Words]]:
    """What the buttons send: the live ones and the greyed."""
    live: set[Words] = set()
    grey: set[Words] = set()
    for button in Elements(page).all("button"):
        assert (button["form"], button["name"]) == ("move", "action")
        (grey if "aria-disabled" in button else live).add(tuple(button["value"].split()))
    return live, grey


# Every choice has a button


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pages", SETS)
def test_every_set_lies_open_at_its_own_pages_with_prices_and_stock(pages: str, lang: str) -> None:
    play = Playthrough(GAME, GAME.setup(2, {"books": pages}))
    play.chance(Random(1))
    shown = scene(play, 0, lang)
    page = parts(shown)["books"]
    for name in shown.view.table.pages:
        colour = BOX.page[PAGE[name]].ingredient
        book = next(each for each in Elements(page).all("li") if each["id"] == f"book-{colour}")
        assert shown.texts.say(f"table-page-{name}-short").replace("\u202f", "\u00a0") in book["text"]
        figures = [int(each) for each in re.findall(r"\d+", book["text"])][-6:]
        left = [shown.view.table.supply[f"{colour}-{value}"] for value in (1, 2, 4)]
        assert figures == [*BOX.page[PAGE[name]].price, *left]
    assert shown.texts.say(f"table-set-{pages}") in page


# Books


def test_the_book_of_the_chip_drawn_last_stands_open() -> None:
    duel = lay("more o1 p1")
    strip = 'class="page-strip'
    assert f'{strip}"' in parts(scene(duel.play, 0))["books"]
    for chip, colour in (("o1", "orange"), ("w1", "white"), ("p1", "pink")):
        duel.do(f"B draw {chip}")
        shelf = parts(scene(duel.play, 1))
        assert f'{strip} is-{colour}"' in shelf["page-strip"], "both see it"
        assert f'class="book is-{colour}"' in shelf[f"book-{colour}"], "the style sheet finds it by its colour"


# The fountain


def test_a_coin_tells_its_side_its_owner_and_whether_it_still_waits() -> None:
    duel = lay(at="toss")
    assert coin_looks(duel) == ["is-resting"] * 2
    duel.do("- toss gold_3; - toss return_colour")
    assert coin_looks(duel) == [""] * 2
    said = buttons(scene(duel.play, 0))
    assert set(said) == {"coin copper gold_3", "coin gold return_colour"}
    assert "Basile aura l’autre : reprendre une couleur" in plain(said["coin copper gold_3"])
    duel.do("B coin copper gold_3")
    copper, gold = Elements(parts(scene(duel.play, 0))["coins"]).all("li")
    assert coin_looks(duel) == ["is-used", ""]
    assert "Camille" in copper["text"]
    assert "Basile" in gold["text"]


def coin_looks(duel: Duel) -> list[str]:
    """How the face of each coin in the fountain looks: at rest, used, or nothing of it."""
    faces = Elements(parts(scene(duel.play, 0))["coins"]).all("span", "coin-face")
    return [each["class"].removeprefix("coin-face").strip() for each in faces]


# Offer and pans


def test_every_offer_of_at_most_five_markers_is_pressed_once_and_six_markers_are_none() -> None:
    duel = lay().do("B stop; Y stop")
    live, _ = sent(page_of(scene(duel.play, 0)))
    assert live == {("offer", str(up), str(gold)) for up in FREE for gold in FREE if up + gold in FREE}
    assert live == {*duel.play.legal(0)}
    assert duel.why_not("B", "offer 4 2") == "charlatans-too-many-markers"


@pytest.mark.parametrize(("hints", "card", "hinted"), [("off", 2, False), ("printed", 2, True), ("printed", 7, False)])
def test_an_offer_is_suggested_only_where_the_table_wanted_it(hints: str, card: int, hinted: bool) -> None:
    duel = lay("neck k2", card=card, offer_hints=hints).do("B stop; Y draw w1; Y stop")
    page = page_of(scene(duel.play, 0))
    golden = [each["value"] for each in Elements(page).all("button", "btn-seal")]
    assert golden == (["offer 2 2"] if hinted else [])
    assert ("conseillée" in page) is hinted


def test_nothing_on_the_scale_speaks_of_too_many_markers() -> None:
    for card in (2, 7):
        duel = lay("neck k2", card=card).do("B stop; Y draw w1; Y stop")
        assert "retirez-en" not in page_of(scene(duel.play, 0))


def test_the_pans_say_what_i_get_and_what_the_rival_gets() -> None:
    duel = lay("neck k2", "bottom k1", card=4).do("B stop; Y draw w1; Y stop")
    assert "L’offre de Camille ira ici" in plain(text(BOARD.board(scene(duel.play, None))))
    duel.do("B offer 1 2")
    said = {words: told.replace("\u00a0", " ") for words, told in buttons(scene(duel.play, 1)).items()}
    assert set(said) == {"take_card", "take_offer"}
    assert "Camille reçoit l’offre" in said["take_card"]
    assert "1 plomb augmenté, 2 pépites" in said["take_offer"]
    assert "Camille reçoit la carte : Stand avancé de 2" in said["take_offer"]
    duel.do("Y take_offer")
    page = parts(scene(duel.play, 0))["scale"]
    assert re.findall(r"pour (\w+)", plain(page)) == ["Camille", "Basile"], "the card, then the offer"
    assert set(buttons(scene(duel.play, 1))) == {"upgrade bottom black-1", "decline"}


def test_the_last_round_has_a_card_and_no_offer() -> None:
    page = parts(scene(lay(number=7).play, 0))["scale"]
    assert "Dernière manche" in page
    assert page.count('class="plaque pan') == 1


# The shop


def test_what_cannot_be_bought_is_greyed_and_says_why() -> None:
    duel = lay("neck k2, gold 7, cards 19", card=4, left="g1 0").do(f"{TO_THE_SHOP}; B buy o2")
    page = page_of(scene(duel.play, 0))
    live, grey = sent(page)
    assert {("buy", "orange-1"), ("buy", "green-1"), ("buy", "yellow-4")} <= grey
    assert ("buy", "blue-1") in live, "3 gold are left"
    assert all(words[0] in ("buy", "buy_double", "end_buy") for words in live)
    for button in Elements(page).all("button"):
        if "aria-disabled" in button:
            assert scene(duel.play, 0).why_not(tuple(button["value"].split())) in button["text"]
    assert "citrouille 2" in page, "what was bought so far"


def test_card_19_puts_a_second_button_on_whatever_can_be_had_twice() -> None:
    for cards, twice in (("", False), (", cards 19", True)):
        duel = lay(f"neck k2, gold 3{cards}", card=4, left="r1 1").do(TO_THE_SHOP)
        live, _ = sent(page_of(scene(duel.play, 0)))
        assert (("buy_double", "orange-1") in live) is twice
        assert ("buy", "red-1") in live
        assert ("buy_double", "red-1") not in live, "only one is left"
