"""The data file drives the duel: it is complete, an owner of the box corrects it there alone, and no chip is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from games.charlatans.eager import eager
from games.corrections import complaint, opened
from games.playing import finished, mixtures, moves, outcome, see, shuffled, told
from perfidie import texts
from perfidie.engine import CHANCE, Entry, Playthrough
from perfidie.games.charlatans import GAME
from perfidie.games.charlatans.rules.box import BOX, FAVOURS, ROOF, START_BAG, Box, chips
from perfidie.games.charlatans.rules.steps import market
from perfidie.games.charlatans.rules.steps.coins import COIN_KINDS
from perfidie.games.charlatans.rules.steps.effects import LATER_KINDS
from perfidie.games.charlatans.rules.steps.market import ROOF_KINDS
from perfidie.games.charlatans.rules.steps.potion import EFFECTS
from perfidie.games.charlatans.rules.steps.trade import CARD_KINDS
from perfidie.texts import Texts

BOOKS = ("blue", "red", "green", "pink", "yellow", "purple")
SETS = ("I", "II", "III", "IV")


# The tables of the file


def test_every_effect_of_the_data_file_has_its_rule_and_every_rule_its_place_in_the_file() -> None:
    at_once = {page.effect for page in BOX.page if page.timing == "now"}
    assert at_once | {each.effect for each in BOX.ingredient if each.effect} == set(EFFECTS)
    assert {page.effect for page in BOX.page if page.timing == "phase3"} == set(LATER_KINDS)
    assert {card.effect for card in BOX.card} == set(CARD_KINDS)
    assert {side for coin in BOX.coin for side in coin.sides} == set(COIN_KINDS)
    assert set(ROOF) == set(ROOF_KINDS)


def test_the_mayor_grants_what_the_data_file_says() -> None:
    assert {name for name in BOX.mayor if name != "figure"} == {"gold", "stand", "upgrades"}
    assert FAVOURS == ("gold", "stand", "upgrade")
    assert (BOX.mayor["gold"], BOX.mayor["stand"], BOX.mayor["upgrades"]) == (3, 1, 2)


def test_there_are_170_chips_and_each_bag_starts_with_twelve() -> None:
    assert sum(sum(each.chips) for each in BOX.ingredient) == 170
    for each in BOX.ingredient:
        assert len(each.values) == len(each.chips)
        assert len(each.start) in (0, len(each.values))
    bag = Counter({"white-1": 4, "white-2": 2, "white-3": 1, "black-1": 3, "orange-1": 1, "blue-1": 1})
    assert Counter(chips(START_BAG)) == bag
    assert bag.total() == 12
    pieces = GAME.rules.pieces(GAME.new(GAME.setup(2)))
    assert pieces.total() - pieces["figures"] == 170


def test_six_books_have_a_page_in_each_of_four_sets() -> None:
    assert [(page.ingredient, page.set) for page in BOX.page] == [(book, each) for book in BOOKS for each in SETS]
    assert len({page.id for page in BOX.page}) == 24
    values = {each.id: each.values for each in BOX.ingredient}
    for page in BOX.page:
        assert page.timing in ("now", "phase3")
        assert len(page.price) == len(values[page.ingredient])
        assert len(page.amount) in (0, len(values[page.ingredient])), page.id
        assert list(page.price) == sorted(page.price), page.id


def test_there_are_22_cards_three_coins_and_six_places_on_the_roof() -> None:
    assert [card.number for card in BOX.card] == list(range(1, 23))
    assert [card.number for card in BOX.card if card.kept] == [3, 18, 19, 20]
    assert all(bool(card.chip) == (card.effect == "take_chip") for card in BOX.card)
    assert [card.number for card in BOX.card if card.suggested] == [1, 2, 3, 4, 5, 6], "those of a first game"
    assert len(BOX.coin) == 3
    assert len(ROOF) == BOX.game["goal"]


# Corrections


def corrected(monkeypatch: pytest.MonkeyPatch, *corrections: tuple[str, str]) -> Any:
    """The game, read anew from a corrected file."""
    opened("charlatans", monkeypatch, *corrections)
    return import_module("perfidie.games.charlatans").GAME


def first_draw(game: Any) -> Playthrough:
    """Blue has taken 3 gold, yellow keeps the coin for the first mine; blue draws."""
    play = Playthrough(game, game.setup(2, {"first_player": 0, "coins": "copper_silver", "cards": "first_game"}))
    chosen(play, "toss gold_3", "toss return_whites")
    return moves(play, "0 coin copper gold_3; 0 draw")


def chosen(play: Playthrough, *chances: str) -> Playthrough:
    """Chance does this."""
    for said in chances:
        play.follow(Entry(CHANCE, tuple(said.split())))
    return play


EXCHANGED_COINS = (
    'sides = ["mine_guard", "gold_3"]\n\n[[coin]]\nid = "silver"\nsides = ["return_whites", "stand_1"]',
    'sides = ["return_whites", "gold_3"]\n\n[[coin]]\nid = "silver"\nsides = ["mine_guard", "stand_1"]',
)


@pytest.mark.parametrize(
    ("correction", "message", "said"),
    [
        (("amount = [3, 4, 5]  # steps", "amount = [2, 4, 6]  # steps"), "table-page-red_3", "+2/+4/+6"),
        (("space = 5", "space = 4"), "table-page-red_3-short", "en 4"),
        (("mined = [8, 9, 10]", "mined = [9, 10]"), "table-bonus-mine_guard", "(9)"),
        (("mined = [8, 9, 10]", "mined = [9, 10]"), "term-mine-help", "cases 9, 10"),
        (("bonus = [5]", "bonus = [4]"), "term-bonus-help", "case 4"),
        (('chip = "blue-4"', 'chip = "red-1"'), "table-card-7-name", "sang de dragon 1"),
        (EXCHANGED_COINS, "action-coin_return_whites", "pièce de cuivre"),
        (("coin_gold = 3", "coin_gold = 5"), "word-gold_3", "5 pépites"),
        (("step_price = 3", "step_price = 4"), "action-pay_step", "4 pépites"),
        (("last_explosion_steps = 7", "last_explosion_steps = 9"), "table-card-last", "9 pas"),
        (("offer_markers = 5", "offer_markers = 4"), "step-MakeOffer-rule", "4 marqueurs"),
        (("keep_gold = 1", "keep_gold = 2"), "term-pepite-help", "2 pépites"),
        (("upgrade_impossible_gold = 1", "upgrade_impossible_gold = 2"), "ruling-21-decision", "2 pépites"),
        (("stand_nearest = 4", "stand_nearest = 3"), "ruling-32-decision", "case 3"),
        (("rounds = 7", "rounds = 8"), "option-short-false", "8 manches"),
        (("race_target = 10", "race_target = 12"), "event-race-begins", "12"),
    ],
)
def test_texts_follow_a_corrected_figure(
    correction: tuple[str, str], message: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said not in Texts("fr", "charlatans").say(message)
    corrected(monkeypatch, correction)
    monkeypatch.setattr(texts, "figures", texts.figures.__wrapped__)
    assert said in Texts("fr", "charlatans").say(message)


def test_corrected_figures_change_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    game = corrected(
        monkeypatch,
        ("coin_gold = 3", "coin_gold = 5"),
        ("amount = [1, 2, 3, 4, 6] # gold", "amount = [2, 2, 3, 4, 6] # gold"),
        ("stand_start = 7", "stand_start = 9"),
        ("bonus = [5]", "bonus = [1]"),
    )
    play = chosen(first_draw(game), "drawn black-1")
    assert [side.gold for side in see(play, None).sides] == [5 + 2, 1]
    assert see(play, None).sides[0].stand == 9
    chosen(moves(play, "0 draw"), "drawn white-1")
    assert play.view(0).step == "BonusSpace"


def test_a_corrected_page_coin_or_card_is_played_as_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    game = corrected(
        monkeypatch,
        ('effect = "draw_may_place"\namount = [1, 2, 3]  # chips drawn\nprice = [3, 5, 9]',
         'effect = "far_patient_gold"\namount = [4, 4, 4]\ngold = 2\nprice = [1, 5, 9]'),
        ('sides = ["mine_guard", "gold_3"]', 'sides = ["stand_1", "gold_3"]'),
        ('sides = ["return_whites", "stand_1"]', 'sides = ["return_whites", "mine_guard"]'),
        ('effect = "take_chip"\nchip = "green-2"', 'effect = "stand_2"'),
    )  # fmt: skip
    play = first_draw(game)
    chosen(play, "drawn blue-1")
    assert see(play, None).sides[0].gold == 3 + 2, "the page of set II, with a gold more"
    moves(play, "0 stop; 1 stop; 0 offer 0 0; 1 take_card")
    assert see(play, None).sides[1].stand == 7 - 2
    assert ("buy", "blue-1") in play.legal(0)
    assert see(play, None).coins == ("copper", "silver")


def test_the_printed_game_is_what_it_was() -> None:
    """The corrections of the tests above are gone with them."""
    play = chosen(first_draw(GAME), "drawn black-1")
    assert [side.gold for side in see(play, None).sides] == [3 + 1, 1]
    assert see(play, None).sides[0].stand == 7


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("chips = [11, 4, 2]", 'chips = ["11", 4, 2]', "Expected `int`"),
        ('set = "I"\n', 'sets = "I"\n', "unknown field `sets`"),
        ('id = "blue_1"\n', "", "missing required field `id`"),
        ('sides = ["mine_guard", "gold_3"]', 'sides = ["mine_guard"]', "length 2"),
        ("neck = 3 ", "throat = 3 ", "`throat`"),
    ],
)
def test_a_wrong_data_file_is_refused_and_says_where(
    before: str, after: str, says: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert says in complaint("charlatans", Box, (before, after), tmp_path, monkeypatch)


# No chip is lost

SEEN = (
    "exploded", "cured", "mayor-cured", "patient-met", "race-drawn", "chip-into-bag", "whites-returned", "set-aside",
    "white-removed", "white-shielded", "upgraded", "card-used", "blackmail-paid", "web-laid", "amber-laid",
)  # fmt: skip
"""What must come up in games where chips are counted, or the counting shows little."""


BOXFUL = {mayor: GAME.rules.pieces(GAME.new(GAME.setup(2, {"mayor": mayor}))) for mayor in (False, True)}


def eager_games(rng: Random) -> Iterator[Playthrough]:
    """Games under random options, the six books open at every set, of two who rarely stop; each before every action."""
    for number, options in enumerate(mixtures(GAME, 2, rng)):
        books = {f"{book}_book": SETS[(number + place) % 4] for place, book in enumerate(BOOKS)}
        play = Playthrough(GAME, GAME.setup(2, {**options, **(books if options["books"] == "chosen" else {})}))
        while not play.over:
            seat = play.state.actor
            if seat < 0:
                chosen(play, " ".join(play.state.sample(rng).words))
            else:
                play.move(seat, eager(play.legal(seat), rng))
            yield play


def counted(games: int, seed: int) -> Counter[str]:
    """Plays so many games and counts the chips after every action; gives in how many of them each thing came up."""
    came_up: Counter[str] = Counter()
    for play in eager_games(Random(seed)):
        found = GAME.rules.pieces(play.state)
        assert found == BOXFUL[play.setup.options["mayor"]]
        assert min(play.state.supply) >= 0  # type: ignore[attr-defined]
        if play.over:
            came_up.update({event.kind for event in play.events})
            came_up.update(reason.code for reason in outcome(play).reasons)
            came_up.update(see(play, None).pages)
            came_up["games"] += 1
            if came_up["games"] == games:
                break
    return came_up


def test_no_chip_is_lost_however_eagerly_people_draw() -> None:
    came_up = counted(90, seed=5)
    assert [kind for kind in SEEN if not came_up[kind]] == []
    assert [page.id for page in BOX.page if not came_up[page.id]] == []


@pytest.mark.soak
def test_no_chip_is_lost_in_many_games() -> None:
    came_up = counted(2000, seed=8)
    assert [kind for kind in (*SEEN, "chip-declined") if came_up[kind] < 10] == []
    assert [page.id for page in BOX.page if came_up[page.id] < 100] == []
    reasons = ("charlatans-goal", "charlatans-patients", "charlatans-active-patient", "charlatans-bag-race")
    assert [code for code in reasons if came_up[code] < 10] == []


def test_chips_removed_for_good_are_still_counted() -> None:
    """Card 5 of a first game takes a white 1 out of the game: it lies beside the box, not nowhere."""
    rng = Random(3)
    for seed in range(12):
        play = finished(shuffled(GAME, 2, seed, cards="first_game"), rng)
        removed = len(told(play, None, "white-removed"))
        assert see(play, None).removed == removed
        if removed:
            assert GAME.rules.pieces(play.state)["white-1"] == 11
            return
    raise AssertionError("the card was never taken")


def test_a_chip_lost_on_its_way_into_the_bag_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(market, "into", lambda bag, row: tuple(sorted(bag + row[1:])))
    with pytest.raises(AssertionError):
        counted(5, seed=5)
