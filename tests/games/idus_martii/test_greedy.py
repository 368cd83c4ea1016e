"""The sensible player of Idus Martii: it beats chance by far, does nothing one would laugh at, and talks little."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bots.matches import match, share_of_wins
from ends import ends
from games.idus_martii.tables import answer, look, now, position, table, turn, vote
from perfidie import bots
from perfidie.engine import Playthrough
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.bot.beliefs import Belief
from perfidie.games.idus_martii.rules.box import FACTIONS
from perfidie.games.idus_martii.sight.knowledge import certain
from perfidie.games.idus_martii.sight.statements import turn_of

GREEDY = bots.find("greedy", GAME)
RANDOM = bots.find("random", GAME)
LOYAL, TRAITOR, MERCHANT = range(len(FACTIONS))
SEEDS = range(5)

every_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)


# How well it plays


@pytest.mark.parametrize("seats", ends(GAME.seats))
def test_among_random_players_it_wins_more_than_half_of_its_games(seats: int) -> None:
    assert share_of_wins(GAME, seats, 40, "training") > 0.55


def rates(seats: int, games: int) -> tuple[float, float]:
    """At tables where everybody is sensible or not by the toss of a coin: how often each kind wins."""
    rng, won, sat = Random(seats), Counter[bool](), Counter[bool]()
    for _ in range(games):
        sensible = [rng.random() < 0.5 for _ in range(seats)]
        play = match(GAME, [GREEDY if each else RANDOM for each in sensible], rng, "training")
        for each, score in zip(sensible, GAME.rules.outcome(play.state).scores, strict=True):
            won[each] += score
            sat[each] += 1
    return won[True] / sat[True], won[False] / sat[False]


def test_at_mixed_tables_it_wins_half_as_often_again_as_random_players() -> None:
    sensible, random = rates(6, 40)
    assert sensible > 1.5 * random


@pytest.mark.soak
@every_number_of_seats
def test_it_about_doubles_its_chance(seats: int) -> None:
    assert share_of_wins(GAME, seats, 400, "training") >= 0.65
    sensible, random = rates(seats, 400)
    assert sensible > 1.6 * random


# Decisions


def answers(play: Playthrough, seat: int) -> set[tuple[str, ...]]:
    """What it does here, whatever its luck."""
    return {bots.ask(GREEDY, play, seat, Random(seed)) for seed in SEEDS}


def on_the_limit(hands: str) -> Playthrough:
    """House limit 3, five seats: the Loyal stand on the limit square, the Traitors on the first, turn 3 begins.

    Seat 3 is Praetor, seats 4 and 0 are Aediles; only seat 1 has chosen its side.
    """
    play = turn(turn(table(hands, limit=3, talk="silent"), "gg"), "gr")
    play.move(1, play.legal(1)[0])
    assert (now(play).praetor, now(play).aediles) == (3, (0, 4))
    return play


LOYAL_VOTER, LOYAL_PRAETOR = "LL LT LT TT MM", "TT LT LT LL MM"


def test_the_loyal_stop_on_the_limit_square() -> None:
    assert answers(on_the_limit(LOYAL_VOTER), 0) == {("vote", "red")}


def test_traitors_push_them_over_it() -> None:
    assert answers(on_the_limit(LOYAL_PRAETOR), 0) == {("vote", "green")}


def test_who_has_not_chosen_wants_the_game_to_go_on() -> None:
    """He would belong to nobody (ruling 18)."""
    assert answers(on_the_limit("LT LL LT TT MM"), 0) == {("vote", "red")}


@pytest.mark.parametrize(
    ("hands", "votes", "said"),
    [
        (LOYAL_VOTER, "gr", "keep"),
        (LOYAL_VOTER, "rr", "force"),
        (LOYAL_PRAETOR, "gr", "force"),
        (LOYAL_PRAETOR, "rr", "keep"),
    ],
)
def test_a_praetor_forces_what_loses_the_game_and_keeps_what_wins_it(hands: str, votes: str, said: str) -> None:
    assert answers(look(vote(on_the_limit(hands), votes), 0), 3) == {(said,)}


@pytest.mark.parametrize(
    ("sides", "loyal", "traitor", "colour"),
    [("LLLTT", 7, 7, "green"), ("TLLLT", 7, 7, "red"), ("MLLTT", 8, 6, "red"), ("MLLTT", 6, 8, "green")],
)
def test_on_the_last_turn_it_votes_for_the_ending_it_needs(sides: str, loyal: int, traitor: int, colour: str) -> None:
    """Seat 0 is an Aedile: at equal squares its side wants a lead, a Merchant wants whoever leads to lead by less."""
    play = position(sides, loyal, traitor, 9, talk="silent")
    play.move(4, next(words for words in play.legal(4) if "0" in words[2:]))
    assert answers(play, 0) == {("vote", colour)}


def test_who_must_choose_joins_the_side_that_leads() -> None:
    for votes, discarded in (("gg", "traitor"), ("rr", "loyal")):
        play = table("TT LT LL TT LL MM", talk="silent") if votes == "rr" else table("LL LT TT LL TT MM", talk="silent")
        turn(turn(play, votes), votes)
        assert play.state.actor == 1
        assert answers(play, 1) == {("discard", discarded)}


ROUND_ONE = {
    "L": ("LL LT LT LT TM TM", "gg keep; gr keep; rr force; gr force; gg force; gg keep"),
    "T": ("TT LM LM LT LT LT", "gg keep; gr keep; rr force; rr keep; rg keep; gg force"),
}


def consul_of_round_two(side: str) -> Playthrough:
    """Six seats, round 1 is over: seats 1, 2 and 3 voted green and forced red away, 4 and 5 the other way round.

    Seat 0, who is to hand out the roles, voted for the two cards it holds. Praetors looked at the first Aedile.
    """
    hands, script = ROUND_ONE[side]
    play = table(hands, talk="silent")
    for line in script.split("; "):
        votes, said = line.split()
        answer(look(vote(play, votes), 0), said)
        if play.view(None).step == "ChooseSide":
            play.move(play.state.actor, play.legal(play.state.actor)[0])
    return play


def test_a_loyal_consul_names_those_who_voted_green() -> None:
    for words in answers(consul_of_round_two("L"), 0):
        assert words[0] == "assign"
        assert words[1] in "12"
        assert "3" in words[2:]


def test_a_traitor_names_those_who_voted_red() -> None:
    assert {words[2:] for words in answers(consul_of_round_two("T"), 0)} == {("4", "5")}


# What it believes


def belief(play: Playthrough, seat: int) -> Belief:
    rules: Any = play.setup
    return Belief(play.view(seat), rules, seat)


def test_before_the_first_vote_it_counts_cards() -> None:
    """Holding two of four Loyal, eight cards are left, four of them Traitors: six pairs of 28 are Traitors twice."""
    mind = belief(table("LL LT LT TT MM"), 0)
    assert dict(zip(("LL", "LT", "LM", "TT", "TM", "MM"), mind.weights[1], strict=True)) == pytest.approx(
        {"LL": 1 / 28, "LT": 8 / 28, "LM": 4 / 28, "TT": 6 / 28, "TM": 8 / 28, "MM": 1 / 28}
    )


def test_two_red_votes_make_both_aediles_look_like_traitors() -> None:
    play = table("LL LT LT TT MM")
    before = belief(play, 0).sides(2)
    turn(play, "rr")
    for aedile in (2, 3):
        after = belief(play, 0).sides(aedile)
        assert after[TRAITOR] > before[TRAITOR] + 0.05
        assert after[LOYAL] < before[LOYAL]


def test_who_voted_knows_what_the_other_voted_and_believes_it_more_than_the_others() -> None:
    play = turn(table("LL LT LT TT MM"), "gr")
    insider, outsider = belief(play, 2), belief(play, 0)
    assert insider.sides(3)[TRAITOR] > outsider.sides(3)[TRAITOR] + 0.01


def test_a_praetor_who_forces_tells_something_about_himself() -> None:
    """Seat 2 saw his own green card forced away."""
    kept, forced = (look(vote(table("LL LT LT TT MM"), "gg"), 0) for _ in range(2))
    kept.move(1, ["keep"])
    forced.move(1, ["force"])
    assert belief(forced, 2).sides(1)[TRAITOR] > belief(kept, 2).sides(1)[TRAITOR] + 0.05


def test_words_weigh_less_than_a_vote_and_not_more_when_they_are_said_again() -> None:
    said, cast = table("LL LT LT TT MM"), turn(table("LL LT LT TT MM"), "gg")
    before = belief(said, 0).sides(2)[LOYAL]
    said.say(2, ["faction", "loyal"])
    once = belief(said, 0).sides(2)[LOYAL]
    said.say(2, ["faction", "loyal"])
    assert belief(said, 0).sides(2)[LOYAL] == once
    assert before < once < belief(cast, 0).sides(2)[LOYAL]


# What it says


def talk(seats: int, seed: int) -> tuple[Playthrough, int]:
    """A game between its like, each asked once on every occasion; and how often that was."""
    play, rng = Playthrough(GAME, GAME.setup(seats)), Random(seed)
    play.chance(rng)
    asked, before = 0, ""
    while not play.over:
        view = play.view(None)
        occasion = GAME.talk.occasion(view) or before
        for place in range(seats) if occasion != before else ():
            seat = (GAME.talk.first_to_speak(view) + place) % seats
            words = bots.speak(GREEDY, play, seat, rng)
            asked += 1
            if words:
                play.say(seat, words)
        before = occasion
        seat = play.state.waiting[0]
        play.move(seat, bots.ask(GREEDY, play, seat, rng))
    return play, asked


@pytest.fixture(scope="module")
def talks() -> list[tuple[Playthrough, int]]:
    return [talk(seats, seed) for seats in (5, 8) for seed in range(4)]


def test_it_says_something_on_about_one_occasion_in_three(talks: list[tuple[Playthrough, int]]) -> None:
    said, asked = sum(len(play.claims) for play, _ in talks), sum(asked for _, asked in talks)
    assert 1 / 5 < said / asked < 2 / 5


def test_every_kind_of_statement_is_made(talks: list[tuple[Playthrough, int]]) -> None:
    verbs = {claim.words[0] for play, _ in talks for claim in play.claims}
    assert verbs == {words.words[0] for words in GAME.talk.statements.actions}


def test_it_repeats_only_what_is_about_the_present_turn(talks: list[tuple[Playthrough, int]]) -> None:
    for play, _ in talks:
        made = Counter((claim.seat, claim.words) for claim in play.claims)
        again = {words[0] for (_, words), times in made.items() if times > 1}
        assert again <= {"promise", "ask_role", "ask_look", "answer"}


def test_a_vote_that_everybody_knows_is_told_as_it_was_and_lies_are_told_too(
    talks: list[tuple[Playthrough, int]],
) -> None:
    lies = 0
    for play, _ in talks:
        turns, seats = play.view(None).table.turns, play.setup.seats
        for seat, (verb, *words), _ in play.claims:
            if verb == "voted":
                number = (int(words[0]) - 1) * seats + int(words[1]) - 1
                own = play.view(seat).table.turns[number]
                true = own.counted[own.aediles.index(seat)] == words[2]
                known = certain(turns[number], int(words[0]), "aedile_choice")[own.aediles.index(seat)]
                assert true or not known
                lies += not true
    assert lies


def test_a_merchant_never_says_that_he_is_one(talks: list[tuple[Playthrough, int]]) -> None:
    sides = {claim.words[1] for play, _ in talks for claim in play.claims if claim.words[0] == "faction"}
    assert sides == {"loyal", "traitor"}


def test_it_answers_who_asks_it() -> None:
    heard = set()
    for seed in range(10):
        play = table("LL LT LT TT MM")
        play.say(4, ["ask_look", "2"])
        heard.add((bots.speak(GREEDY, play, 1, Random(seed)) or ("",))[0])
    assert heard == {"answer", ""}


def test_it_replies_to_who_accuses_it() -> None:
    heard = set()
    for seed in range(20):
        play = table("LL LT LT TT MM")
        play.say(4, ["accuse", "1", "traitor"])
        heard.add(bots.speak(GREEDY, play, 1, Random(seed)))
    assert heard <= {("faction", "loyal"), ("faction", "traitor"), ("lied", "4"), ("trust", "4"), None}
    assert len(heard) > 1


def test_nobody_asks_the_consul_to_name_himself(talks: list[tuple[Playthrough, int]]) -> None:
    wishes = [(play, claim) for play, _ in talks for claim in play.claims if claim.words[0] == "ask_role"]
    assert wishes
    for play, claim in wishes:
        assert claim.words[1] != str(turn_of(play.view(None), claim).consul)


def test_on_a_silent_table_it_says_nothing() -> None:
    play = table("LL LT LT TT MM", talk="silent")
    assert {bots.speak(GREEDY, play, 1, Random(seed)) for seed in SEEDS} == {None}
