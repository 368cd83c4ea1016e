"""Rulings 15 to 25 and 30: sides, endings, winners."""

from __future__ import annotations

import pytest

from games.idus_martii.tables import (
    FACTION,
    GAME,
    SEATS,
    answer,
    choose,
    look,
    moves,
    now,
    position,
    result,
    shuffled,
    table,
    tokens,
    turn,
    vote,
    when,
)
from games.playing import outcome, refusal, see, told
from perfidie.engine import Playthrough

CLOSE = "too-close"


def ides(sides: str, loyal: int, traitor: int, **options: object) -> tuple[str, str, str, tuple[int, ...]]:
    """How the Ides of March end with these tokens."""
    return result(position(sides, loyal, traitor, turns=2 * len(sides), **options))


def sides_shown(play: Playthrough) -> tuple[tuple[str, ...], ...]:
    shown: tuple[tuple[str, ...], ...] = see(play, None).revealed
    return shown


# Who wins


@pytest.mark.parametrize(("loyal", "traitor"), [(8, 8), (9, 8), (8, 9), (10, 10), (7, 8)])
def test_r15_merchants_win_and_nobody_is_a_merchant(loyal: int, traitor: int) -> None:
    assert ides("LLLTT", loyal, traitor) == ("ides-of-march", CLOSE, "merchant", ())
    assert ides("MLLTM", loyal, traitor) == ("ides-of-march", CLOSE, "merchant", (0, 4))


@pytest.mark.parametrize(
    ("sides", "loyal", "traitor", "leader", "winners"),
    [
        ("LLTTM", 9, 7, "loyal", (0, 1)),
        ("LLTTM", 7, 9, "traitor", (2, 3)),
        ("LMTTM", 13, 5, "loyal", (0,)),
        ("TTLTT", 5, 13, "traitor", (0, 1, 3, 4)),
        ("LLLTTM", 11, 9, "loyal", (0, 1, 2)),
        ("LTTTTTM", 10, 12, "traitor", (1, 2, 3, 4, 5)),
        ("LTTTTTMM", 13, 15, "traitor", (1, 2, 3, 4, 5)),
    ],
)
def test_r16_the_faction_that_leads_by_two_wins(
    sides: str, loyal: int, traitor: int, leader: str, winners: tuple[int, ...]
) -> None:
    assert ides(sides, loyal, traitor) == ("ides-of-march", "leads", leader, winners)


@pytest.mark.parametrize(
    ("sides", "loyal", "traitor", "leader"), [("TTTTM", 9, 7, "loyal"), ("LMLLL", 7, 9, "traitor")]
)
def test_r16_a_leader_without_players_wins_for_nobody(sides: str, loyal: int, traitor: int, leader: str) -> None:
    assert ides(sides, loyal, traitor) == ("ides-of-march", "leads", leader, ())
    merchant = sides.index("M")
    assert ides(sides, loyal, traitor, empty_leader="merchant") == (
        "ides-of-march",
        "empty-leader",
        "merchant",
        (merchant,),
    )


@pytest.mark.parametrize("reading", ["nobody", "merchant"])
def test_r16_the_other_reading_changes_nothing_for_a_leader_with_players(reading: str) -> None:
    assert ides("LLTTM", 9, 7, empty_leader=reading) == ("ides-of-march", "leads", "loyal", (0, 1))
    beyond = turn(position("TTTTM", 13, 3, turns=8, empty_leader=reading), "gg")
    assert result(beyond) == ("conspiracy-failed", "rival-wins", "traitor", (0, 1, 2, 3))


@pytest.mark.parametrize(
    ("votes", "ending"), [("gg", "conspiracy-failed"), ("gr", "conspiracy-failed"), ("ry", "ides-of-march")]
)
def test_r17_a_token_beyond_the_limit_on_the_last_tally_fails_the_conspiracy(votes: str, ending: str) -> None:
    play = turn(position("LLTTM", 13, 4, turns=9), votes)
    assert (len(see(play, None).turns), when(play)) == (10, (2, 5))
    assert (result(play)[0], result(play)[2]) == (ending, "loyal" if ending == "ides-of-march" else "traitor")
    kinds = [event.kind for event in play.events]
    assert kinds.count("conspiracy-failed") + kinds.count("ides-of-march") == 1


@pytest.mark.parametrize(
    ("hands", "votes", "rule", "faction", "winners"),
    [
        ("LT TT LM LL TM", "gg", "rival-wins", "traitor", (1,)),
        ("LL TT LL TT MM", "gg", "rival-wins", "traitor", (1, 3)),
        ("LL TT LL TT MM", "rr", "rival-wins", "loyal", (0, 2)),
        ("LT LT LT LT MM", "gg", "no-rival-left", "merchant", (4,)),
        ("LT LT LT LM TM", "gg", "no-rival-left", "merchant", ()),
        ("LL LT LT TM TM", "gg", "no-rival-left", "merchant", ()),
    ],
)
def test_r18_who_never_chose_belongs_to_a_faction_only_with_two_equal_cards(
    hands: str, votes: str, rule: str, faction: str, winners: tuple[int, ...]
) -> None:
    play = turn(table(hands, limit=1), votes)
    assert result(play) == ("conspiracy-failed", rule, faction, winners)
    assert sides_shown(play) == tuple(tuple(sorted((FACTION[a], FACTION[b]), key=ORDER)) for a, b in hands.split())
    assert see(play, None).discards == ("",) * 5
    assert [facts["cards"] for facts in told(play, None, "never-chose")] == [
        *sides_shown(play)[1:],
        sides_shown(play)[0],
    ]


ORDER = ["loyal", "traitor", "merchant"].index


def test_r18_who_has_chosen_is_a_member_and_who_has_not_is_none() -> None:
    """At the third tally, only the Consul of the second turn has chosen."""
    for chosen, wanted in (("T", ("rival-wins", "traitor", (1,))), ("L", ("no-rival-left", "merchant", ()))):
        play = table("LT LT LT LM TM", limit=3)
        choose(turn(turn(play, "gr"), "gr"), chosen)
        turn(play, "gg")
        assert result(play) == ("conspiracy-failed", *wanted)
        assert sides_shown(play)[1] == (FACTION[chosen],)
        assert [len(shown) for shown in sides_shown(play)] == [2, 1, 2, 2, 2]


@pytest.mark.parametrize(("hands", "winners"), [("LL LL TT TT MM", (4,)), ("LL LL TT TM TM", ())])
def test_r19_both_tokens_beyond_the_limit_at_once_and_the_merchants_win(hands: str, winners: tuple[int, ...]) -> None:
    play = turn(turn(table(hands, limit=1), "gr"), "gr")
    assert tokens(play) == (2, 2)
    assert result(play) == ("conspiracy-failed", "both-unmasked", "merchant", winners)
    assert told(play, None, "conspiracy-failed") == [{"factions": ("loyal", "traitor"), "limit": 1}]


# Votes and sides are chosen for good


def test_r20_a_vote_that_lies_on_the_table_stays_there() -> None:
    play = moves(table("LL LL TT TT MM"), "3 vote green")
    assert (refusal(play, 3, "vote red"), play.can_undo(3)) == ("not-your-turn", False)
    moves(play, "2 vote red")
    assert not any(play.can_undo(seat) for seat in (2, 3))
    assert refusal(play, 2, "vote green") == "not-your-turn"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 2])
def test_r21_each_consul_chooses_after_his_tally_and_at_no_other_time(seats: int, first: int) -> None:
    play, chosen = shuffled(seats, 7, first_player=first), []
    while not play.over:
        at = when(play)
        turn(play, "gr")
        if play.view(None).step == "ChooseSide":
            consul = now(play).consul
            assert (now(play).tally, play.state.waiting) == (("green", "red"), (consul,))
            assert {words[0] for words in play.legal(consul)} == {"discard"}
            assert {words[1] for words in play.legal(consul)} == {*see(play, consul).dealt}
            chosen.append((*at, consul))
            play.move(consul, play.legal(consul)[-1])
    wanted = [(1, number + 1, (first + number) % seats) for number in range(1, seats)]
    assert chosen == [*wanted, (2, 1, first)]


@pytest.mark.parametrize(("discarded", "kept"), [("loyal", "merchant"), ("merchant", "loyal")])
def test_r21_the_card_that_is_not_discarded_is_the_side(discarded: str, kept: str) -> None:
    play = turn(turn(table("LT LM TT LT LM"), "gr"), "gr")
    moves(play, f"1 discard {discarded}")
    assert (see(play, 1).side, see(play, 1).dealt) == (kept, ("loyal", "merchant"))
    assert told(play, 1, "side-chosen") == [{"seat": 1, "faction": kept, "discarded": discarded}]


@pytest.mark.parametrize("hand", ["TT", "LL", "MM", "LT", "TM"])
def test_r22_two_equal_cards_are_discarded_like_any_others(hand: str) -> None:
    rest = {"TT": "LL LT LT MM", "LL": "LT LT TT MM", "MM": "LL LL TT TT", "LT": "LL LT TT MM", "TM": "LL LL TT TM"}
    one, *others = rest[hand].split()
    play = turn(turn(table(f"{one} {hand} {' '.join(others)}"), "gr"), "gr")
    before = len(play.events)
    assert (play.view(None).step, len(play.legal(1))) == ("ChooseSide", len({*hand}))
    play.move(1, play.legal(1)[0])
    for seat in (None, 0, 2, 3, 4):
        kinds = [(glimpse.kind, glimpse.facts) for glimpse in play.glimpses(seat, before)]
        assert kinds[0] == ("side-chosen", {"seat": 1})
        assert [kind for kind, _ in kinds[1:]] == ["turn-started", "roles-passed"]
        assert see(play, seat).cards == (2, 1, 2, 2, 2)


@pytest.mark.parametrize("hand", ["TT", "LL", "MM", "LT"])
def test_r23_the_first_player_chooses_nothing_on_his_first_turn(hand: str) -> None:
    rest = {"TT": "LL LT LT MM", "LL": "LT LT TT MM", "MM": "LL LL TT TT", "LT": "LL LT TT MM"}
    play = turn(table(f"{hand} {rest[hand]}"), "gr")
    assert (play.view(None).step, when(play)) == ("Vote", (1, 2))
    assert see(play, None).cards == (2,) * 5


# What serves whom


@pytest.mark.parametrize(
    ("sides", "loyal", "traitor"), [("LLLLM", 12, 6), ("LLLMM", 12, 6), ("TTTTM", 6, 12), ("TTTMM", 6, 12)]
)
def test_r24_merchants_are_nobodys_rival(sides: str, loyal: int, traitor: int) -> None:
    merchants = tuple(seat for seat, side in enumerate(sides) if side == "M")
    assert ides(sides, loyal, traitor) == ("ides-of-march", "no-rival", "merchant", merchants)
    tally = "gg" if loyal > traitor else "rr"
    beyond = turn(position(sides, *((13, 3) if loyal > traitor else (3, 13)), turns=8), tally)
    assert result(beyond) == ("conspiracy-failed", "no-rival-left", "merchant", merchants)


@pytest.mark.parametrize(
    ("votes", "moved"),
    [("gg", (2, 0)), ("gr", (1, 1)), ("rr", (0, 2)), ("gy", (1, 0)), ("ry", (0, 1)), ("yg", (1, 0)), ("yr", (0, 1))],
)
def test_r25_green_serves_the_loyal_red_the_traitors_and_yellow_nobody(votes: str, moved: tuple[int, int]) -> None:
    play = turn(position("LLTTM", 5, 5, turns=5), votes)
    assert tokens(play) == (5 + moved[0], 5 + moved[1])


def test_r25_two_yellow_votes_move_nothing() -> None:
    play = answer(look(vote(position("LLTTM", 5, 5, turns=5), "yr"), 1), "force")
    play.move(play.state.actor, ["swap", "yellow"])
    assert (now(play).tally, tokens(play)) == (("yellow", "yellow"), (5, 5))


def test_r30_a_null_vote_counts_for_no_lead() -> None:
    """With four yellow votes among twenty, 8 to 8 is a tie and 9 to 7 a lead of two."""
    for loyal, traitor, lead, rule in ((8, 8, 0, CLOSE), (9, 7, 2, "leads"), (9, 8, 1, CLOSE), (7, 8, 1, CLOSE)):
        play = position("LLTTM", loyal, traitor, turns=10)
        assert outcome(play).reasons[0].facts["lead"] == lead
        assert result(play)[1] == rule


def test_r30_winners_win_together_and_each_wholly() -> None:
    play = position("LLTTM", 9, 7, turns=10)
    assert outcome(play).scores == (1, 1, 0, 0, 0)
    assert GAME.rules.shares(outcome(play)) == (1.0, 1.0, 0.0, 0.0, 0.0)
