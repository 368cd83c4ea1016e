"""The sensible charlatan: it beats chance by far, plays both seats alike, and does nothing a person would laugh at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bots.matches import match
from games.charlatans.tables import GAME, Duel, Lay, short
from perfidie import bots
from perfidie.engine import Playthrough
from perfidie.games.charlatans.sight.view import Sight
from perfidie.games.charlatans.sight.worth import fair_offer

GREEDY = bots.find("greedy", GAME)
BOOKS = ("I", "II", "III", "IV", "random")


def answer(duel: Duel) -> str:
    """What the sensible charlatan does here."""
    return short(bots.ask(GREEDY, duel.play, duel.play.state.actor, Random(1)))


# Whole games


def against_chance(games: int) -> float:
    """The share of duels it wins against chance, each book and each seat in turn."""
    chance, won = bots.find("random", GAME), 0.0
    for number in range(games):
        seat, players = number % 2, [chance, chance]
        players[seat] = GREEDY
        table = match(GAME, players, Random(number), books=BOOKS[number % len(BOOKS)])
        won += GAME.rules.shares(GAME.rules.outcome(table.state))[seat]
    return won / games


def duels(games: int, books: str, *, short: bool = False) -> Iterator[Playthrough]:
    for number in range(games):
        yield match(GAME, [GREEDY, GREEDY], Random(number), books=books, short=short)


def explosions(sight: Sight) -> list[bool]:
    """Of every potion of a game, whether it exploded."""
    past = [exploded for closed in sight.past for exploded in closed.exploded]
    return past if len(sight.past) == sight.round else past + [side.exploded for side in sight.sides]


def test_it_beats_chance_nearly_always() -> None:
    assert against_chance(4) > 0.7


def test_of_its_potions_some_explode_and_most_do_not() -> None:
    found = [exploded for table in duels(3, "random", short=True) for exploded in explosions(table.view(None).table)]
    assert 0 < sum(found) < len(found) / 2


@pytest.mark.soak
def test_it_beats_chance_95_times_in_a_hundred() -> None:
    assert against_chance(200) >= 0.95


@pytest.mark.soak
def test_among_its_like_neither_seat_is_better_and_20_to_35_potions_in_a_hundred_explode() -> None:
    blue, found = 0.0, []
    for books in BOOKS:
        for table in duels(200, books):
            blue += GAME.rules.shares(GAME.rules.outcome(table.state))[0]
            found += explosions(table.view(None).table)
    assert 0.45 <= blue / 1000 <= 0.55
    assert 0.20 <= sum(found) / len(found) <= 0.35


# Draw or stop


def test_it_draws_where_nothing_can_explode(lay: Lay) -> None:
    assert answer(lay("bag w1 w2 k1 o1 b1")) == "draw"


def test_it_does_not_draw_the_chip_that_must_explode(lay: Lay) -> None:
    assert answer(lay("bag w1 w1, track w3@3 w2@5 w2@7, gold 8")) == "stop"


def test_it_stops_when_that_cures_the_sixth_patient(lay: Lay) -> None:
    assert answer(lay("bag w1 w2 o4 k1, track w2@2 w3@5, cured 5", patient="B3").do("B draw o4")) == "stop"


def test_with_a_cure_at_hand_it_does_not_try_its_luck(lay: Lay) -> None:
    duel = lay("bag w1 w2 o4 k1 w1, track w3@3 w2@5 w1@6", patient="B4", number=4).do("B draw o4")
    assert answer(duel) == "stop"


def test_in_a_potion_without_gold_or_steps_to_lose_it_goes_on(lay: Lay) -> None:
    assert answer(lay("bag w2 w1 o4 o2 o4 k6 k1, track w3@3 w2@5 w1@6")) == "draw"


def test_a_full_turn_that_could_burst_any_moment_is_saved_by_the_coin(lay: Lay) -> None:
    duel = lay("bag w1 w1 o4 o4 o2 k3 k2, track w3@3 w2@5 w2@7, coin return_whites").do("B draw o4, k3, o2")
    assert duel.asked == "B TurnEnd"
    assert answer(duel) == "coin_return_whites"


# 4. Régulation des échanges


def test_a_card_that_gives_nothing_is_weighed_against_nothing(lay: Lay) -> None:
    assert answer(lay(card=22, left="w1 0").do("B stop; Y stop")) == "offer 0 0"


def test_the_offer_a_screen_proposes_is_the_one_it_makes(lay: Lay) -> None:
    for card in (1, 4, 6, 9, 19):
        duel = lay(card=card).do("B stop; Y stop")
        upgrades, gold = fair_offer(duel.play.view(duel.seat("B")))
        assert answer(duel) == f"offer {upgrades} {gold}"


def test_the_offer_a_screen_proposes_needs_no_look_into_a_bag(lay: Lay) -> None:
    for card in (5, 9, 22):
        duel = lay(card=card, memory_aid=False).do("B draw k1; B stop; Y stop")
        view = duel.play.view(duel.seat("B"))
        hidden = GAME.eyes.for_person(view)
        assert not hidden.table.sides[duel.seat("Y")].bag
        assert fair_offer(hidden) == fair_offer(view)


def test_a_good_card_is_not_offered_for_nothing(lay: Lay) -> None:
    upgrades, gold = fair_offer(lay(card=9).do("B stop; Y stop").play.view(None))
    assert upgrades + gold > 2


def test_it_takes_the_better_pan(lay: Lay) -> None:
    assert answer(lay(card=9).do("B stop; Y stop; B offer 0 0")) == "take_card"
    assert answer(lay(card=22, left="w1 0").do("B stop; Y stop; B offer 0 5")) == "take_offer"


# 5. Acheter de nouveaux ingrédients


def test_it_buys_until_its_gold_is_spent(lay: Lay) -> None:
    duel = lay("gold 9", card=22).do("B stop; Y stop; B offer 0 0; Y take_offer")
    while duel.asked == "B BuyChips":
        duel.do(f"B {answer(duel)}")
    assert duel.gold[0] <= 1
    assert "B" in {duel.letter(gain.seat) for gain in duel.sight.gained}


def test_with_card_19_it_takes_two_of_a_good_chip(lay: Lay) -> None:
    duel = lay("gold 8, cards 19", card=22).do("B stop; Y stop; B offer 0 0; Y take_offer")
    assert answer(duel).startswith("buy_double")
