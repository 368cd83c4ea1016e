"""What a learner reads of Idus Martii, at a few turns, in words."""

from __future__ import annotations

from games.glances import by_rows, glance
from games.idus_martii.tables import GAME, answer, in_round_two, look, moves, table, vote
from perfidie.games.idus_martii.rules.actions import ASSIGN, FIRST_PLAYER, LOOK, VOTE

HANDS = "LT LM TT LT LM"


def test_before_the_first_vote_a_seat_reads_its_hand_its_role_and_nothing_of_the_others() -> None:
    seen = glance(table(HANDS), 2)
    assert (seen["dealt"], seen["unseen"], seen["open"], seen["chosen"]) == ([0, 2, 0], [4, 2, 2], [0, 1, 0], [0])
    assert seen["consul"] == seen["first"] == [0, 0, 0, 1, 0]
    assert seen["praetor"] == [0, 0, 0, 0, 1]
    assert seen["aedile"] == seen["waiting"] == [1, 1, 0, 0, 0]
    assert (seen["turns_left"], seen["room"], seen["ahead"]) == ([10], [13, 13], [0, 0, 1])
    assert not any(seen["early_looked"] + seen["late_aedile"] + seen["times_aedile"] + seen["placed_now"])


def test_a_vote_is_read_by_who_cast_it_and_by_the_praetor_who_looked_at_it() -> None:
    play = vote(table(HANDS), "rg")
    assert [glance(play, seat)["placed_now"] for seat in (1, 2, 3)] == [[0] * 5, [-1, 0, 0, 0, 0], [1, 0, 0, 0, 0]]
    look(play, 0)
    assert glance(play, 1)["placed_now"] == [0, -1, 0, 0, 0]
    assert glance(play, 0)["looked"] == [0, 0, 1, 0, 0]
    assert glance(play, 0)["placed_now"] == [0] * 5


def test_a_vote_that_follows_from_the_tally_is_read_as_if_it_had_been_seen() -> None:
    play = answer(look(vote(table(HANDS), "rg"), 0), "force")
    for seat in range(5):
        seen, consul = glance(play, seat), (0 - seat) % 5
        assert seen["tokens"] == [2, 0]
        assert [row[consul] for row in by_rows(seen["early_placed"], 2)] == [-1, 1]
        assert [row[consul] for row in by_rows(seen["early_counted"], 2)] == [1, 1]
        assert (seen["early_forced"][consul], seen["early_tally"][consul]) == (1, 1)
        assert seen["counted_green"] == seen["times_aedile"]
        assert seen["forced_red"][(1 - seat) % 5] == 1


def test_whose_card_was_whose_is_read_only_where_it_is_known() -> None:
    play = answer(look(vote(table(HANDS), "rg"), 0), "keep")
    counted = {seat: by_rows(glance(play, seat)["early_counted"], 2) for seat in range(5)}
    assert [[row[(0 - seat) % 5] for row in counted[seat]] for seat in range(5)] == [
        [0, 0], [-1, 1], [-1, 1], [-1, 1], [0, 0],
    ]  # fmt: skip
    assert glance(play, 0)["pair_lead"] == [0] * 5
    assert glance(play, 0)["times_aedile"] == [0, 0, 1, 1, 0]


def test_in_the_second_round_roles_are_read_by_turn_and_by_seat() -> None:
    play = moves(in_round_two(5), "0 assign 4 1 3")
    vote(play, "yg")
    look(play, 0)
    assert glance(play, 3)["shown"] == [1]
    assert glance(play, 3)["placed_now"] == [1, 0, 0, 2, 0]
    moves(play, "1 swap red")
    seen = glance(play, 3)
    aediles, praetors = by_rows(seen["late_aedile"], 5), by_rows(seen["late_praetor"], 5)
    assert (aediles[2], praetors[2]) == ([1, 0, 0, 2, 0], [0, 1, 0, 0, 0])
    assert (seen["late_shown"][2], seen["late_green"][2], seen["late_red"][2]) == (1, 1, 1)
    assert by_rows(seen["late_placed"], 5)[2] == [1, 0, 0, 2, 0]


def test_actions_that_name_seats_turn_with_the_viewer() -> None:
    turned = GAME.lab.turned(GAME.setup(5), 2)
    assert turned[ASSIGN[4, (0, 3)].code] == ASSIGN[2, (1, 3)].code
    assert turned[LOOK[2].code] == LOOK[0].code
    assert turned[FIRST_PLAYER[1].code] == FIRST_PLAYER[4].code
    assert turned[VOTE[0].code] == VOTE[0].code
