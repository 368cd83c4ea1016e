"""What a table of the duel may agree on: books, cards, coins, who begins, the mayor, a short game, gifts."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games.charlatans.eager import eager
from games.playing import finished, mixtures, outcome, see, shuffled, told
from perfidie.engine import Playthrough, Refusal
from perfidie.games.charlatans import GAME
from perfidie.games.charlatans.rules.box import BOX, PAGES

BOOKS = ("blue", "red", "green", "pink", "yellow", "purple")
SETS = ("I", "II", "III", "IV")


def played(seed: int, **options: Any) -> Playthrough:
    """A game of two who decide at random."""
    return finished(shuffled(GAME, 2, seed, **options), Random(seed))


def chances(step: str, **options: Any) -> list[tuple[str, ...]]:
    """Between what chance draws, with the same weight for each, at the first step of this name."""
    play, rng = Playthrough(GAME, GAME.setup(2, options)), Random(1)
    while play.view(None).step != step:
        play.state.apply(play.state.sample(rng))
    outcomes = play.state.outcomes()
    assert len({weight for _, weight in outcomes}) == 1
    return [action.words for action, _ in outcomes]


# Books


@pytest.mark.parametrize(("name", "number"), [("I", "1"), ("II", "2"), ("III", "3"), ("IV", "4")])
def test_a_set_opens_all_six_books_at_its_page(name: str, number: str) -> None:
    assert see(shuffled(GAME, 2, 1, books=name), None).pages == tuple(f"{book}_{number}" for book in BOOKS)


def test_a_table_may_open_each_book_where_it_likes() -> None:
    chosen = {f"{book}_book": SETS[place % 4] for place, book in enumerate(BOOKS)}
    pages = ("blue_1", "red_2", "green_3", "pink_4", "yellow_1", "purple_2")
    assert see(shuffled(GAME, 2, 1, books="chosen", **chosen), None).pages == pages


def test_a_page_named_without_choosing_books_changes_nothing() -> None:
    assert see(shuffled(GAME, 2, 1, books="II", blue_book="IV"), None).pages[0] == "blue_2"


def test_chance_may_open_the_books_each_page_as_likely() -> None:
    assert chances("OpenBook", books="random") == [("open_book", f"blue_{number}") for number in "1234"]
    met = {page for seed in range(30) for page in see(shuffled(GAME, 2, seed, books="random"), None).pages}
    assert met == set(PAGES)


# Cards


def turned_up(play: Playthrough) -> list[str]:
    return [facts["card"] for facts in told(play, None, "card-turned-up")]


def test_a_first_game_has_the_first_six_cards_in_their_order() -> None:
    play = next(game for seed in range(9) if see(game := played(seed, cards="first_game"), None).round == 7)
    assert turned_up(play) == ["1", "2", "3", "4", "5", "6"]
    assert see(play, None).card == "last"


def test_chosen_cards_come_in_their_order_and_chance_fills_the_gaps_with_others() -> None:
    places = {"card_1": 22, "card_3": 7, "card_6": 1}
    for seed in range(12):
        cards = turned_up(played(seed, cards="chosen", **places))
        assert cards[0] == "22"
        assert cards[2] == "7"
        assert len(cards) < 6 or cards[5] == "1"
        assert len(set(cards)) == len(cards), "a card lies in the pile once"


def test_a_card_cannot_be_named_twice() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(2, {"cards": "chosen", "card_2": 9, "card_5": 9})
    assert (refused.value.code, refused.value.facts) == ("charlatans-card-twice", {"card": 9})
    GAME.setup(2, {"cards": "random", "card_2": 9, "card_5": 9})


def test_a_card_beyond_a_short_game_may_be_named_twice_for_it_does_not_come_up() -> None:
    named = {"cards": "chosen", "card_4": 9, "card_5": 9}
    assert GAME.setup(2, {**named, "short": True}).options["card_5"] == 9
    with pytest.raises(Refusal):
        GAME.setup(2, named)


@pytest.mark.parametrize("card", [23, -1, "3", True])
def test_a_card_is_named_by_its_number(card: object) -> None:
    with pytest.raises(Refusal):
        GAME.setup(2, {"cards": "chosen", "card_1": card})


def test_every_card_of_the_box_may_lie_on_top() -> None:
    assert chances("TurnUpCard") == [("turn_up", str(number)) for number in range(1, 23)]


# Coins


@pytest.mark.parametrize("coins", ["silver_gold", "copper_silver", "copper_gold"])
def test_the_table_may_name_the_two_coins(coins: str) -> None:
    play = played(2, coins=coins)
    assert see(play, None).coins == tuple(coins.split("_"))
    assert {facts["coin"] for facts in told(play, None, "tossed")} == set(coins.split("_"))


def test_otherwise_chance_draws_two_of_the_three_coins() -> None:
    pairs = [("copper", "silver"), ("copper", "gold"), ("silver", "gold")]
    assert chances("PickCoins") == [("coins_in_play", *pair) for pair in pairs]


# Who begins


@pytest.mark.parametrize("first", [0, 1])
def test_who_is_named_begins_and_the_other_has_a_gold(first: int) -> None:
    sight = see(shuffled(GAME, 2, 3, first_player=first), None)
    assert sight.starter == first
    assert [side.gold for side in sight.sides] == [int(seat != first) for seat in (0, 1)]


def test_otherwise_both_begin_as_often() -> None:
    assert chances("DrawFirstPlayer") == [("first_player", "0"), ("first_player", "1")]


def test_next_time_the_other_one_begins_or_by_option_who_lost() -> None:
    seen = set()
    for seed, loser_begins in [(seed, option) for seed in range(8) for option in (False, True)]:
        play = played(seed, loser_begins=loser_begins, short=True)
        options, moved = GAME.rules.again(play.state)
        opener, (winner, *shared) = told(play, None, "game-begins")[0]["seat"], outcome(play).winners
        assert (options["first_player"], moved) == (1 - winner if loser_begins and not shared else 1 - opener, 0)
        assert {**options, "first_player": "random"} == play.setup.options, "all else stays"
        seen.add((loser_begins, opener == winner))
    assert len(seen) == 4, "winners and losers have begun, with either option"


# The mayor, a short game, gifts


def test_the_mayor_is_one_figure_more_the_sixth_to_leave_the_park() -> None:
    assert (see(shuffled(GAME, 2, 1, mayor=True), None).park, see(shuffled(GAME, 2, 1), None).park) == (12, 11)
    asked = 0
    for seed in range(12):
        play, rng = shuffled(GAME, 2, seed, mayor=True), Random(seed)
        while not play.over:
            sight = see(play, None)
            assert sight.mayor_walks == (bool(sight.space) and 12 - sight.park == 6)
            asked += play.view(None).step == "Favour"
            play.move(play.state.actor, eager(play.legal(play.state.actor), rng))
            play.chance(rng)
        assert len(told(play, None, "mayor-cured")) <= 1
    assert asked


def test_without_the_option_the_mayor_stays_in_the_box() -> None:
    for seed in range(6):
        assert told(played(seed), None, "mayor-cured") == []


def test_a_short_game_has_five_rounds_four_cards_and_four_patients_to_cure() -> None:
    sight = see(shuffled(GAME, 2, 1, short=True), None)
    assert (sight.rounds, sight.goal, sight.pile) == (5, 4, 3)
    rounds = set()
    for seed in range(12):
        play = played(seed, short=True)
        assert max(outcome(play).scores) <= 4
        assert len(turned_up(play)) <= 4
        rounds.add(see(play, None).round)
    assert max(rounds) == 5


def test_deck_tiny_is_one_round_for_one_patient_with_four_cherry_bombs_in_each_bag() -> None:
    for short in (False, True):  # which then means nothing
        sight = see(shuffled(GAME, 2, 1, deck="tiny", short=short), None)
        assert (sight.rounds, sight.goal, sight.pile) == (1, 1, 0)
        assert [side.bag for side in sight.sides] == [("white-1", "white-2", "white-2", "white-3")] * 2
    for seed in range(12):
        play = played(seed, deck="tiny")
        assert max(outcome(play).scores) <= 1
        assert see(play, None).round == 1


@pytest.mark.parametrize(("handicap", "gold"), [("none", [0, 1]), ("blue_2", [2, 1]), ("yellow_3", [0, 4])])
def test_a_gift_of_gold_comes_on_top_of_what_the_second_player_has(handicap: str, gold: list[int]) -> None:
    sight = see(shuffled(GAME, 2, 1, first_player=0, handicap=handicap), None)
    assert [side.gold for side in sight.sides] == gold


# Help


@pytest.mark.parametrize("option", ["offer_hints", "memory_aid", "odds"])
def test_help_on_screens_changes_no_rule(option: str) -> None:
    values = next(each.values for each in GAME.options if each.id == option)
    courses = [played(7, **{option: value}).entries for value in values]
    assert all(course == courses[0] for course in courses)


# All of them


def test_options_that_depend_on_another_change_nothing_without_it() -> None:
    """As the form says that opens a table: chosen books or cards have a meaning only where they are chosen."""
    depending = [option for option in GAME.options if option.when]
    assert [option.id for option in depending] == [f"{book}_book" for book in BOOKS] + [
        f"card_{place}" for place in range(1, 7)
    ]
    plain = played(11).entries
    for option in depending:
        value = option.values[-1] if option.values else option.most
        assert played(11, **{option.id: value}).entries == plain


@pytest.mark.parametrize("preset", [preset.id for preset in BOX.preset])
def test_every_preset_can_be_played_to_its_end(preset: str) -> None:
    play = Playthrough(GAME, GAME.setup(2, preset=preset))
    finished(play, Random(3))
    assert play.over
    wanted = next(each.options for each in BOX.preset if each.id == preset)
    assert wanted.items() <= play.setup.options.items()


def test_any_mixture_ends_within_its_rounds() -> None:
    for options in islice(mixtures(GAME, 2, Random(12)), 25):
        play = finished(Playthrough(GAME, GAME.setup(2, options)), Random(1))
        sight = see(play, None)
        assert 1 <= sight.round <= (5 if options["short"] else 7)
        assert max(outcome(play).scores) <= sight.goal
