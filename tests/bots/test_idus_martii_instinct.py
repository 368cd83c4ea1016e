"""Instinct at Idus Martii: quick answers to every step, a judgement of the table, suspicion, and what is forgotten."""

from __future__ import annotations

from random import Random
from typing import Any

from perfidie.bots.budget import Budget
from perfidie.bots.levels import decided
from perfidie.bots.search import Search
from perfidie.engine import Game, encode, put
from perfidie.games import find
from perfidie.games.idus_martii.bot.instinct import CANDIDATES, IdusInstinct
from perfidie.games.idus_martii.rules.box import LOYAL, MERCHANT, TRAITOR
from perfidie.games.idus_martii.rules.table import Table

GAME: Game[Any, Any] = find("idus_martii")
OWN = IdusInstinct(GAME)


def played_until(turn: int, step: str, seats: int = 5, seed: int = 3) -> Table:
    """The table when this step is met, on this turn or later, everybody following instinct."""
    rng = Random(seed)
    s: Table = GAME.new(GAME.setup(seats))
    while s.turn < turn or type(s.agenda[-1]).__name__ != step:
        s.apply_legal(s.sample(rng) if s.actor < 0 else OWN.move(s, rng))
    return s


def test_a_camp_that_leads_with_rivals_at_the_table_promises_its_members_more() -> None:
    s = played_until(9, "Vote")
    s.dealt, s.kept = ((0, 0), (0, 1), (1, 1), (0, 1), (2, 2)), (LOYAL, LOYAL, TRAITOR, TRAITOR, MERCHANT)
    s.tokens = (10, 4)
    loyal, traitor, merchant = OWN.value(s)[0], OWN.value(s)[2], OWN.value(s)[4]
    assert loyal > 0.9 > 0.1 > max(traitor, merchant)
    s.tokens = (4, 10)
    assert OWN.value(s)[2] > 0.9


def test_without_a_rival_the_merchants_expect_what_the_leaders_lose() -> None:
    s = played_until(9, "Vote")
    s.dealt, s.kept = ((0, 0), (0, 1), (0, 1), (0, 1), (1, 2)), (LOYAL, LOYAL, LOYAL, LOYAL, MERCHANT)
    s.tokens = (10, 4)
    *loyal, merchant = OWN.value(s)
    assert merchant > 0.9
    assert max(loyal) < 0.1


def test_a_lead_that_nobody_is_bound_to_oppose_is_the_merchants() -> None:
    """Everybody may still join the Loyal, who lead; as soon as one is bound to the Traitors, theirs is the win."""
    s = played_until(4, "Vote")
    s.dealt, s.kept, s.tokens = ((0, 1), (0, 1), (0, 1), (0, 1), (2, 2)), (-1,) * 5, (6, 0)
    assert OWN.value(s)[4] > 0.8 > 0.2 > OWN.value(s)[0]
    s.dealt = put(s.dealt, 3, (TRAITOR, TRAITOR))
    assert OWN.value(s)[0] > 0.8 > 0.2 > OWN.value(s)[4]


def test_while_the_race_is_open_cards_of_both_camps_are_worth_more_than_twice_the_same() -> None:
    s = played_until(2, "Vote")
    s.dealt, s.kept, s.tokens = ((0, 1), (0, 0), (1, 1), (0, 1), (2, 2)), (-1,) * 5, (1, 1)
    either, loyal, traitor, *_ = OWN.value(s)
    assert either > 1.5 * max(loyal, traitor)


def test_whoever_votes_red_again_and_again_is_rather_suspected_than_trusted() -> None:
    s = played_until(4, "Vote")
    me = s.consul
    suspect = (me + 1) % 5
    friend = (me + 2) % 5
    red = tuple(
        (turn[0], turn[1], (min(suspect, friend), max(suspect, friend)), 0, 1, votes, votes)
        for turn in s.past
        for votes in [(1, 0) if suspect < friend else (0, 1)]
    )
    s.past, s.kept = red, (-1,) * 5
    view = GAME.view(s, me)
    world = GAME.imagine(view, Random(1))
    world.dealt = put(put(((0, 1),) * 5, suspect, (TRAITOR, TRAITOR)), friend, (LOYAL, LOYAL))
    plausible = OWN.likelihood(view, world)
    world.dealt = put(put(((0, 1),) * 5, suspect, (LOYAL, LOYAL)), friend, (TRAITOR, TRAITOR))
    assert plausible > 0
    assert OWN.likelihood(view, world) < plausible


def test_a_forgetful_senator_remembers_tallies_but_no_card_he_placed_or_saw() -> None:
    s = played_until(7, "HandOutRoles")
    view = GAME.view(s, s.actor)
    assert any(any(turn.placed) for turn in view.table.turns[:-1])
    forgotten = OWN.forget(view, Random(1))
    past = forgotten.table.turns[:-1]
    assert not any(any(turn.placed) or any(turn.counted) for turn in past)
    assert [turn.tally for turn in past] == [turn.tally for turn in view.table.turns[:-1]]
    world = GAME.imagine(forgotten, Random(2))
    assert world.tokens == s.tokens
    assert world.dealt[s.actor] == s.dealt[s.actor]


def test_few_ways_to_hand_out_the_roles_are_worth_a_thought() -> None:
    s = played_until(7, "HandOutRoles", seats=6)
    legal = [action.words for action in s.legal()]
    short = OWN.shortlist(GAME.view(s, s.actor), legal)
    assert len(short) == CANDIDATES < len(legal)
    assert set(short) <= set(legal)


def test_from_its_view_alone_the_search_casts_the_vote_that_wins() -> None:
    """On the last turn the Loyal are one vote ahead, and two are needed."""
    s = played_until(10, "Vote", seed=5)
    seat = s.actor
    s.tokens = (8, 7)
    s.dealt = put(s.dealt, seat, (LOYAL, LOYAL))
    s.kept = put(s.kept, seat, LOYAL)
    view = GAME.read_view(encode(GAME.view(s, seat)))
    search = Search(GAME, Budget(iterations=250), OWN, weighted=False)
    assert decided(search.think(view, [a.words for a in s.legal()], Random(1))) == ("vote", "green")


def test_signs_speak_of_what_the_side_wants() -> None:
    s = played_until(9, "Vote")
    s.tokens = (8, 7)
    s.dealt, s.kept = ((0, 0), (0, 1), (1, 1), (0, 1), (2, 2)), (LOYAL, LOYAL, TRAITOR, TRAITOR, MERCHANT)
    assert OWN.signs(s, 0)["lead"] == 1 == -OWN.signs(s, 2)["lead"]
    assert OWN.signs(s, 4) == {"close": 1.0}
    for seat in range(5):
        assert set(OWN.signs(s, seat)) <= set(OWN.arguments)
