"""Hidden information, row by row: who may see it, who may not, in views and in glimpses."""

from __future__ import annotations

from random import Random

import pytest

from games.playing import decisions, finished, moves, told
from games.verre.glasses import drinking, hearts, kinds, known, piles
from games.verre.tables import E1, E5, E6, E8, E11, E12, E13, E14, SEATS, example, see, shuffled, table
from perfidie.engine import Playthrough, encode, replay
from perfidie.games.verre import GAME
from perfidie.games.verre.sight.view import HandSeen

EVERYBODY = (0, 1, 2, None)
FILLED = (E5, E6, E8, "2 end_turn")


@pytest.mark.parametrize("seats", SEATS)
def test_deck_options_hearts_roles_round_phase_and_turn_are_known_to_all(seats: int) -> None:
    play = shuffled(seats, seed=seats)
    for seat, _ in decisions(play, Random(seats)):
        views = [play.view(watcher) for watcher in (*range(seats), None)]
        tables = [view.table for view in views]
        frame = {encode([view.waiting, view.options, view.agenda]) for view in views}
        public = {(at.hearts, at.wesley, at.vizzini, at.round, at.turn, at.power) for at in tables}
        assert len(frame) == len(public) == 1
        assert views[0].waiting == (seat,)


def test_a_bottom_is_known_to_those_who_spied_it() -> None:
    play = example(*FILLED)
    assert [known(play, watcher)[0].split()[0] for watcher in EVERYBODY] == ["p5", "?", "p5", "?"]
    assert [known(play, watcher)[1].split()[0] for watcher in EVERYBODY] == ["a2", "a2", "?", "?"]
    assert [known(play, watcher)[2].split()[0] for watcher in EVERYBODY] == ["?", "p1", "p1", "?"]


def test_a_bottom_is_known_to_vizzini_if_he_swaps_it_wherever_it_goes() -> None:
    play = example(E5, "0 play a6 C; 1 play p6 A; 2 swap B C")
    assert piles(play) == ["p5 p6", "a6", "p1 a2"]
    assert known(play, 2) == ["p5 ?", "a6", "p1 a2"]  # he had not spied B
    assert known(play, 1)[2] == "p1 a2"  # who spied it follows it
    assert known(play, None) == ["? ?", "?", "? ?"]


def test_who_spied_which_glass_in_which_order_is_known_to_all() -> None:
    play = example("0 spy C; 0 spy A")
    for watcher in EVERYBODY:
        assert see(play, watcher).spied[0] == (2, 0)
        assert [(facts["seat"], facts["glass"]) for facts in told(play, watcher, "spied")] == [(0, "C"), (0, "A")]
        assert ["card" in facts for facts in told(play, watcher, "spied")] == [watcher == 0] * 2


def test_a_hand_is_known_to_its_holder_alone() -> None:
    play = example()
    hands = ["a6 p3 a1", "p6 a4 p2", "a5 p4 a3"]
    for seat, hand in enumerate(hands):
        for watcher in EVERYBODY:
            assert (set(see(play, watcher).hand) == set(hand.split())) == (watcher == seat)
        assert [set(facts.get("cards", ())) for facts in told(play, seat, "dealt")] == [set(hand.split())]
    assert see(play, None).hand == ()
    assert all("cards" not in facts for facts in told(play, None, "dealt"))


def test_a_hand_passed_on_is_remembered_by_its_earlier_holders() -> None:
    play = example(E5, E6, "0 play p4 C; 1 play p3 B; 2 play a4 A; 2 end_turn")
    held = see(play, 0).hands_seen
    assert [(hand.turn, hand.dealt_to, set(hand.cards)) for hand in held] == [
        (0, 0, {"a6", "p3", "a1"}),
        (1, 2, {"p4", "a3"}),
        (2, 1, {"p2"}),
    ]
    assert ("a3",) in [group.cards for group in see(play, 0).groups]  # in seat 1's hand now
    assert see(play, None).hands_seen == ()
    assert HandSeen(0, 0, held[0].cards) not in see(play, 1).hands_seen
    assert HandSeen(0, 0, held[0].cards) not in see(play, 2).hands_seen


@pytest.mark.parametrize("seats", SEATS)
def test_sizes_of_hands_are_known_to_all(seats: int) -> None:
    play = shuffled(seats, seed=seats)
    for _ in decisions(play, Random(seats)):
        sizes = {see(play, watcher).hand_sizes for watcher in (*range(seats), None)}
        assert sizes == {tuple(len(see(play, seat).hand) for seat in range(seats))}


def test_a_card_poured_is_known_to_who_poured_it() -> None:
    play = example(E5, "0 play a6 B")
    assert [known(play, watcher)[1].split()[1] for watcher in EVERYBODY] == ["a6", "?", "?", "?"]
    for watcher in EVERYBODY:
        assert [facts.get("card") for facts in told(play, watcher, "poured")] == ["a6" if watcher == 0 else None]


def test_who_poured_where_when_and_how_high_is_known_to_all() -> None:
    play = example(*FILLED)
    for watcher in EVERYBODY:
        sight = see(play, watcher)
        assert sight.pourers == (-1, -1, -1, 0, 1, 2, 0, 1, 2, 0, 1, 2)  # bottoms, then turn after turn
        assert sight.glasses == ((0, 4, 8, 11), (1, 3, 7, 9), (2, 5, 6, 10))
        assert [(facts["seat"], facts["glass"]) for facts in told(play, watcher, "poured")][:3] == [
            (0, "B"),
            (1, "A"),
            (2, "C"),
        ]


def test_tops_swapped_are_known_to_vizzini_and_to_who_knew_them() -> None:
    play = example(E5, "0 play a6 B; 1 play p6 A")
    assert [known(play, watcher) for watcher in EVERYBODY] == [
        ["p5 ?", "a2 a6", "?"],
        ["? p6", "a2 ?", "p1"],
        ["p5 ?", "? ?", "p1"],
        ["? ?", "? ?", "?"],
    ]
    moves(play, "2 swap A B")
    assert [known(play, watcher) for watcher in EVERYBODY] == [
        ["p5 a6", "a2 ?", "?"],
        ["? ?", "a2 p6", "p1"],
        ["p5 a6", "? p6", "p1"],
        ["? ?", "? ?", "?"],
    ]
    for watcher in EVERYBODY:
        assert ("card" in told(play, watcher, "swapped")[0]) == (watcher == 2)
        assert play.events[-1].teaches(watcher) == (watcher == 2)


def test_that_vizzini_swapped_or_kept_his_power_is_known_to_all() -> None:
    play = example(E5, E6, E8, "2 swap A B")
    for watcher in EVERYBODY:
        assert [facts["seat"] for facts in told(play, watcher, "power-kept")] == [2, 2]
        swap = told(play, watcher, "swapped")[0]
        assert (swap["seat"], swap["glass"], swap["other-glass"]) == (2, "A", "B")
        assert not see(play, watcher).power


def test_the_removed_card_is_known_to_nobody() -> None:
    play = moves(table(2, E1), E13, E14, "0 refuse")
    for watcher in (0, 1, None):
        assert see(play, watcher).removed == ""
        assert "a5" not in str(play.glimpses(watcher))
    moves(play, "1 drink")
    for watcher in (0, 1, None):
        assert see(play, watcher).removed == ""
        assert "a5" not in str(play.glimpses(watcher))


def test_who_took_which_glass_is_known_to_all() -> None:
    play = example(*FILLED, "2 take B; 1 take C")
    for watcher in EVERYBODY:
        assert see(play, watcher).taken == (-1, 2, 1)
        assert [(facts["seat"], facts["glass"]) for facts in told(play, watcher, "took")] == [(2, "B"), (1, "C")]


def test_a_glass_taken_is_known_to_nobody_by_right() -> None:
    play = example(*FILLED)
    since = len(play.events)
    before = [see(play, watcher).faces for watcher in EVERYBODY]
    moves(play, E11)
    assert [see(play, watcher).faces for watcher in EVERYBODY] == before
    assert not any(event.private or event.learns for event in play.events[since:])


def test_announcements_are_known_to_all() -> None:
    play = example(*FILLED, E11, "0 refuse; 1 drink")
    for watcher in EVERYBODY:
        assert see(play, watcher).announced == (0, 1, -1)
        said = [kind for kind in kinds(play.glimpses(watcher)) if kind in ("drank", "refused")]
        assert said == ["refused", "drank"]


def test_a_revealed_glass_its_balance_and_the_hearts_lost_are_known_to_all() -> None:
    play = example(*FILLED, "2 take B; 1 take C; 0 take A; 0 drink")
    for watcher in EVERYBODY:
        assert known(play, watcher)[0] == "p5 p6 a4 a1"
        assert see(play, watcher).balances[0] == -6
        assert see(play, watcher).hearts == (3, 4, 4)
        assert told(play, watcher, "revealed") == [
            {
                "seat": 0,
                "glass": "A",
                "cards": ("p5", "p6", "a4", "a1"),
                "bonus": "+1.5",
                "balance": "-4.5",
                "verdict": "poison",
            }
        ]
        assert told(play, watcher, "lost-heart") == [{"seats": (0,), "count": 1}]


def test_glasses_closed_when_the_game_stops_stay_closed() -> None:
    play = moves(drinking(4, {0: "a8 a7 p1 p2"}, hearts=(4, 4, 1, 4)), "0 drink")
    assert play.over
    for watcher in (0, 1, 2, 3, None):
        assert see(play, watcher).opened == (True, False, False, False)
        assert len(told(play, watcher, "revealed")) == 1
        assert "?" in " ".join(known(play, watcher)[1:])
    assert known(play, None)[1:] == ["? ? ? ?"] * 3


def two_seats_at_the_end(**options: object) -> Playthrough:
    play = moves(table(2, E1, max_rounds=1, **options), E13, E14, "0 refuse; 1 drink")
    assert play.over
    return play


def test_the_leftover_glass_stays_closed_at_the_end() -> None:
    play = two_seats_at_the_end()
    for watcher in (0, 1, None):
        assert known(play, watcher)[2].split()[0] == "?"
    assert known(play, None)[2] == "? ? ? ?"


def test_recap_shows_all_at_the_end_to_every_seat_and_spectator() -> None:
    play = two_seats_at_the_end(recap_shows_all=True)
    for watcher in (0, 1, None):
        assert known(play, watcher) == piles(play) == ["p4 p6 p2", "a2 a6 a4 a1", "p1 p5 a3 p3"]
        assert see(play, watcher).removed == "a5"
        assert see(play, watcher).groups == ()
        assert see(play, watcher).balances == (-12, 13, -6)
        assert told(play, watcher, "recap-glass") == [{"glass": "C", "cards": ("p1", "p5", "a3", "p3")}]
        assert told(play, watcher, "recap-removed") == [{"card": "a5"}]


def test_recap_shows_all_unrevealed_glasses_when_the_game_stops_early() -> None:
    play = moves(drinking(4, {0: "a8 a7 p1 p2"}, hearts=(4, 4, 1, 4), recap_shows_all=True), "0 drink")
    for watcher in (0, 1, 2, 3, None):
        assert known(play, watcher) == piles(play)
        assert [facts["glass"] for facts in told(play, watcher, "recap-glass")] == ["B", "C", "D"]


def test_recap_shows_all_after_each_round_and_not_before() -> None:
    play = moves(table(2, E1, recap_shows_all=True), E13, E14, "0 refuse")
    for watcher in (0, 1, None):
        assert see(play, watcher).removed == ""
        assert told(play, watcher, "recap-glass") == told(play, watcher, "recap-removed") == []
    moves(play, "1 drink")
    assert see(play, None).round == 2
    for watcher in (0, 1, None):
        assert told(play, watcher, "recap-glass") == [{"glass": "C", "cards": ("p1", "p5", "a3", "p3")}]
        assert told(play, watcher, "recap-removed") == [{"card": "a5"}]
        assert see(play, watcher).faces == ()  # the next deal has begun


def test_recap_of_dregs_has_no_removed_card() -> None:
    play = two_seats_at_the_end(recap_shows_all=True, two_player_last="dregs")
    for watcher in (0, 1, None):
        assert known(play, watcher) == piles(play)
        assert (see(play, watcher).removed, told(play, watcher, "recap-removed")) == ("", [])


def test_the_replay_of_a_finished_game_shows_everything() -> None:
    play = finished(shuffled(2, seed=9), Random(9))
    again = replay(GAME, play.record())
    assert piles(again) == piles(play)
    assert (again.state, hearts(again)) == (play.state, hearts(play))


def test_no_card_knowledge_survives_the_round() -> None:
    play = example(*FILLED, E11, E12)
    for watcher in EVERYBODY:
        sight = see(play, watcher)
        assert (sight.faces, sight.groups, sight.hands_seen, sight.glasses, sight.hand) == ((), (), (), (), ())
        assert (sight.spied, sight.peeked, sight.removed) == (((), (), ()), (), "")
    play.chance(Random(4))
    for watcher in EVERYBODY:
        assert known(play, watcher) == ["?", "?", "?"]
    assert len(see(play, 0).hands_seen) == 1
