"""Preparation, the course of rounds, the mayor, the end, and what holds at every moment of any duel."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games.charlatans.tables import GAME, Duel, Lay, lay
from games.playing import decisions, mixtures
from perfidie.engine import Outcome, Playthrough

PASS = "B stop; Y stop; B offer 0 0; Y take_card"
TOSS = "- toss gold_3; - toss return_colour"


def begun(**options: Any) -> Playthrough:
    return Playthrough(GAME, GAME.setup(2, options))


def chances(play: Playthrough) -> set[str]:
    """What chance may do now."""
    return {" ".join(action.words) for action, _ in play.state.outcomes()}


# Preparation


def test_chance_draws_books_coins_first_player_and_the_top_card() -> None:
    play = begun(books="random")
    for colour in ("blue", "red", "green", "pink", "yellow", "purple"):
        assert play.view(None).step == "OpenBook"
        assert chances(play) == {f"open_book {colour}_{page}" for page in range(1, 5)}
        Duel(play).chance(["open_book", f"{colour}_3"])
    assert chances(play) == {"coins_in_play copper silver", "coins_in_play copper gold", "coins_in_play silver gold"}
    Duel(play).do("- coins_in_play copper silver")
    assert chances(play) == {"first_player 0", "first_player 1"}
    Duel(play).do("- first_player 1")
    assert chances(play) == {f"turn_up {card}" for card in range(1, 23)}
    duel = Duel(play).do("- turn_up 9")
    assert (duel.sight.card, duel.sight.pile, duel.sight.coins) == ("9", 5, ("copper", "silver"))
    assert duel.sight.pages == tuple(f"{colour}_3" for colour in ("blue", "red", "green", "pink", "yellow", "purple"))
    assert (duel.gold, duel.sight.starter, duel.step) == ((1, 0), 1, "TossCoin")


@pytest.mark.parametrize("first", [0, 1])
def test_who_does_not_begin_gets_1_gold_beside_the_handicap(first: int) -> None:
    sides = GAME.eyes.look(begun(first_player=first, handicap="yellow_2", coins="copper_gold").state, None).sides
    assert [side.gold for side in sides] == ([0, 3] if first == 0 else [1, 2])


def test_a_card_that_was_seen_or_waits_in_the_pile_does_not_come_up_again(lay: Lay) -> None:
    duel = lay(cards="chosen", card_1=18, card_3=5).do(PASS)
    assert chances(duel.play) == {f"turn_up {card}" for card in range(1, 23) if card not in (18, 5)}
    duel.do(f"- turn_up 19; {TOSS}; Y coin copper gold_3")
    assert duel.sight.card == "19"
    duel.do("Y stop; B stop; Y offer 0 0; B take_card; Y end_buy")
    assert duel.sight.card == "5"
    duel.do(f"{TOSS}; B coin copper gold_3; {PASS}")
    assert chances(duel.play) == {f"turn_up {card}" for card in range(1, 23) if card not in (18, 19, 5)}


def test_the_next_card_is_seen_before_buying(lay: Lay) -> None:
    duel = lay("gold 2").do(PASS)
    assert (duel.asked, duel.sight.card) == ("B BuyChips", "2")


def test_a_short_game_has_five_rounds_and_four_cards(lay: Lay) -> None:
    duel = lay("cured 1", number=4, short=True)
    assert (duel.sight.rounds, duel.sight.goal, duel.sight.card, duel.sight.pile) == (5, 4, "4", 0)
    duel.do(f"{PASS}; {TOSS}")
    assert (duel.sight.round, duel.sight.card) == (5, "last")
    last = lay("cured 1", number=5, short=True).do("B stop; Y stop")
    assert (last.winners, last.sight.round) == ("B patients", 5)


def test_every_chip_of_a_bag_is_equally_likely(lay: Lay) -> None:
    duel = lay("bag w1 w1 w1 k2")
    duel.play.move(duel.seat("B"), ["draw"])
    weights = {action.words[1]: weight for action, weight in duel.play.state.outcomes()}
    assert weights == {"white-1": 3, "black-2": 1}
    rng = Random(3)
    drawn = [duel.play.state.sample(rng).words[1] for _ in range(400)]
    assert 70 < drawn.count("black-2") < 130


def test_a_coin_falls_on_either_side_as_often(lay: Lay) -> None:
    state, rng = lay(at="Toss").play.state, Random(4)
    fallen = [state.sample(rng).words[1] for _ in range(400)]
    assert {*fallen} == {"mine_guard", "gold_3"}
    assert 160 < fallen.count("gold_3") < 240


# Turns and rounds


def test_turns_alternate_and_a_finished_potion_is_skipped(lay: Lay) -> None:
    duel = lay("bag k1 k1 k1 o1, bottom o1", "bag k1 k1 k1 o1 o1 o1 o1").do("B draw k1, k1, k1; Y draw k1, k1, k1")
    assert (duel.asked, duel.side("B").turns, duel.side("Y").turns) == ("B Brew", 2, 1)
    duel.do("B stop; Y draw o1, o1, o1")
    assert (duel.asked, duel.side("Y").turns) == ("Y Brew", 3)
    assert duel.do("Y stop").asked == "B MakeOffer"


def test_what_counts_by_turns_starts_anew(lay: Lay) -> None:
    duel = lay("bag p4, neck k1 o1, stand 18", books="III").do("B draw p4; Y stop")
    assert (duel.sight.placed, duel.sight.extra, duel.sight.shields) == (0, 0, ())
    assert duel.do("B stop").patient == "B6"


def test_everything_goes_back_into_the_bags_at_the_end_of_a_round(lay: Lay) -> None:
    duel = lay(
        "bag w1, neck o1, bottom k1, track w2@2, aside w3, gold 3, stand 9, cards 20, web 1, amber 1", "bag o1", "B3",
        card=18,
    )  # fmt: skip
    duel.do(f"{PASS}; B buy b1")
    blue = duel.side("B")
    assert duel.chips("B", "bag") == "w1 w2 w3 k1 o1 b1"
    assert (blue.neck, blue.bottom, blue.whites, blue.aside, blue.bought) == ((), (), (), (), ())
    assert (blue.web, blue.amber, blue.turns, blue.exploded, blue.trail) == (0, 0, 0, False, ("", ""))
    assert (duel.stands, duel.patient, blue.cards, duel.side("Y").cards) == ((9, 7), "B3", ("20",), ("18",))
    assert (duel.sight.finished, duel.sight.offer, duel.sight.taker, duel.sight.active) == ((), (), -1, -1)
    assert (duel.sight.extra, duel.sight.placed, duel.sight.shields, duel.sight.race) == (0, 0, (), False)


def test_an_explosion_is_over_with_the_round(lay: Lay) -> None:
    duel = lay("bag w1, track w3@7", patient="Y1").do("B draw w1; Y stop; B offer 0 0; Y take_card")
    assert duel.sight.past[0].exploded[duel.seat("B")]
    duel.do(TOSS)
    assert (duel.asked, duel.side("B").exploded) == ("B ChooseCoin", False)
    assert duel.do("B coin copper gold_3").asked == "B Brew"


@pytest.mark.parametrize(("patient", "behind"), [("B1", "Y"), ("Y1", "B"), ("", "Y")])
def test_level_the_patient_says_who_is_behind_before_any_card(lay: Lay, patient: str, behind: str) -> None:
    assert lay("", "", patient, card=18).do(f"{PASS}; {TOSS}").asked == f"{behind} ChooseCoin"


# The mayor


def mayor(lay: Lay, favour: str, cured: int = 5) -> Duel:
    """Blue brings the sixth figure home and asks for this."""
    blue, yellow = cured // 2, cured - cured // 2
    sides = f"bag w1, bottom k1 k2, cured {blue}", f"bottom k1, cured {yellow}"
    duel = lay(*sides, "B6", mayor=True).do("B draw w1; B stop")
    assert duel.asked == "B Favour"
    return duel.do(f"B mayor {favour}")


def test_the_mayor_grants_3_gold(lay: Lay) -> None:
    duel = mayor(lay, "gold")
    assert (duel.gold, duel.cured, duel.stands, duel.asked) == ((3, 0), (3, 3), (9, 7), "Y Brew")


def test_the_mayor_makes_room(lay: Lay) -> None:
    duel = mayor(lay, "stand")
    assert (duel.gold, duel.stands, duel.asked) == ((0, 0), (8, 7), "Y Brew")


def test_the_mayor_improves_lead_twice(lay: Lay) -> None:
    duel = mayor(lay, "upgrade").do("B upgrade bottom k1; B upgrade bottom k2")
    assert (duel.chips("B", "bottom"), duel.asked) == ("k3 k2", "Y Brew")


def test_the_mayor_is_the_sixth_figure_and_twelve_play(lay: Lay) -> None:
    duel = lay("bag w1, cured 2", "cured 2", "B6", mayor=True)
    assert (duel.sight.park, duel.sight.mayor_walks) == (7, False)
    assert duel.do("B draw w1; B stop").step == "Brew"
    sixth = lay("cured 3", "cured 2", "B6", mayor=True)
    assert (sixth.sight.park, sixth.sight.mayor_walks) == (6, True)
    assert not lay("cured 3", "cured 2", "B6").sight.mayor_walks


def test_the_mayor_as_last_patient_wins(lay: Lay) -> None:
    assert lay("bag w1, cured 5", "", "B6", mayor=True).do("B draw w1; B stop").winners == "B goal"


# The end


@pytest.mark.parametrize(("blue", "yellow", "patient", "winners"), [
    (3, 2, "Y6", "B patients"), (2, 3, "B6", "Y patients"), (2, 2, "B1", "B active-patient"),
    (2, 2, "Y1", "Y active-patient"),
])  # fmt: skip
def test_after_the_last_round(lay: Lay, blue: int, yellow: int, patient: str, winners: str) -> None:
    duel = lay(f"cured {blue}", f"cured {yellow}", patient, number=7).do("B stop; Y stop")
    scores = duel.outcome.scores[:: -1 if duel.exchanged else 1]
    assert (duel.winners, scores) == (winners, (blue, yellow))


def facts(ended: Outcome) -> dict[str, Any]:
    (reason,) = ended.reasons
    return dict(reason.facts)


def test_the_reasons_give_the_figures() -> None:
    done = "B stop; Y stop"
    goal = lay("bag w1, cured 5", "", "B6", number=3).do("B draw w1; B stop").outcome
    assert facts(goal) == {"seat": 0, "goal": 6, "round": 3}
    more = lay("cured 1", "cured 4", number=7).do(done).outcome
    assert facts(more) == {"seat": 1, "more": 4, "fewer": 1, "rounds": 7}
    assert facts(lay("cured 2", "cured 2", "Y3", number=7).do(done).outcome) == {"seat": 1, "count": 2}
    race = lay("bag o4", "bag k6", number=7).do(f"{done}; - drawn o4; - drawn k6").outcome
    assert facts(race) == {"seat": 1, "more": 6, "fewer": 4}
    assert facts(lay("bag k6", "bag k6", number=7).do(f"{done}; - drawn k6; - drawn k6").outcome) == {"total": 6}


@pytest.mark.parametrize(("loser_begins", "begins"), [(False, 1), (True, 1)])
def test_the_next_game_is_begun_by_the_other_or_by_the_loser(loser_begins: bool, begins: int) -> None:
    play = lay("bag w1, cured 5", "", "B6", loser_begins=loser_begins).do("B draw w1; B stop").play
    options, turned = GAME.rules.again(play.state)
    assert (options["first_player"], turned) == (begins, 0)
    lost = lay("", "bag w1, cured 5", "Y6", loser_begins=loser_begins).do("B stop; Y draw w1; Y stop").play
    assert GAME.rules.again(lost.state)[0]["first_player"] == (0 if loser_begins else 1)


def test_who_began_the_first_round_does_not_begin_the_next_game() -> None:
    duel = lay("bag w1 w1, cured 5", "", "B6", card=18).do(f"{PASS}; {TOSS}; Y coin copper gold_3")
    play = duel.do("Y stop; B draw w1; B stop").play
    assert (duel.winners, GAME.rules.again(play.state)[0]["first_player"]) == ("B goal", 1)


# Any duel


def test_at_every_moment_of_any_duel_everything_is_within_its_limits() -> None:
    rng = Random(7)
    seen = {"cured": 0, "exploded": 0}
    for options in islice(mixtures(GAME, 2, rng), 24):
        duel = Duel(Playthrough(GAME, GAME.setup(2, options)))
        for _ in decisions(duel.play, rng):
            duel.sound()
            s: Any = duel.play.state
            if s.actor >= 0 and duel.step == "ChooseCoin":
                assert max(s.gold) <= (1 if s.round > 1 else 4)
            assert len(s.finished) <= 2
            seen["exploded"] += sum(s.exploded)
        seen["cured"] += sum(duel.cured)
    assert min(seen.values()) > 0
