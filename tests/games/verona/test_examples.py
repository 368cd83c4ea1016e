"""The worked examples, 1 to 26, played through the front door."""

from __future__ import annotations

from random import Random

import pytest

from games.playing import decisions, outcome, told
from games.verona.reading import left, may, met, noted, scores, won, worth
from games.verona.scenes import TWO
from games.verona.tables import coast, deck, holding, keep, moves, position, see, shuffled, table, tallied
from perfidie.engine import Playthrough
from perfidie.games.verona import GAME
from perfidie.games.verona.sight.knowledge import unplayed

E13 = "P0:3@capulet0 P1:5@capulet1 P2:5@juliet0 P0:5@juliet1 P1:0@romeo0 P2:3@montague0 P1:3@mercutio0"
E15 = "C: juliet nurse montague benvolio; E: *"
E15_TOKENS = "P0:poison@juliet0 P1:5@juliet1 P0:3@montague1 P2:5@prince0"
E17 = "C: romeo juliet rosaline capulet montague nurse tybalt apothecary; E: *"
E17_TOKENS = "P0:5@romeo0 P3:3@juliet1 P4:5@rosaline0 P0:3@apothecary0 P2:3@mercutio0"


# Set-up


def test_e01_set_up_for_two() -> None:
    play = table(2, TWO, first=1)
    assert set(see(play, 1).hand) == {"tybalt", "juliet", "capulet", "count_paris", "benvolio"}
    assert set(see(play, 0).hand) == {"montague", "lady_capulet", "friar_laurence", "prince_escalus", "lady_montague"}
    assert len(play.legal(0)) == len(play.legal(1)) == 10
    play.move(1, keep(["tybalt", "capulet", "juliet"]))
    play.move(0, keep(["montague", "prince_escalus", "lady_montague"]))
    assert set(see(play, 1).hand) == {"tybalt", "capulet", "juliet", "lady_capulet", "friar_laurence"}
    assert set(see(play, 0).hand) == {"montague", "prince_escalus", "lady_montague", "count_paris", "benvolio"}
    assert set(see(play, 1).given) == {"count_paris", "benvolio"}
    [(cards, holders)] = unplayed(play.view(1), GAME.setup(2))  # type: ignore[arg-type]
    assert set(cards) == {"nurse", "romeo", "mercutio", "montague", "prince_escalus", "lady_montague"}
    assert holders == [-1, -1, -1, 0, 0, 0]
    assert left(play, 0) == left(play, 1) == ("0", "3", "4", "5")
    assert play.state.actor == 1


def test_e02_set_up_for_three() -> None:
    play = table(3, "romeo juliet tybalt", first=2)
    assert [see(play, seat).dealt for seat in (2, 0, 1)] == [("romeo",), ("juliet",), ("tybalt",)]
    picks = []
    while play.view(None).step == "DraftCard":
        seat = play.state.actor
        pack = see(play, seat).packs[-1].cards
        picks.append((seat, len(pack), see(play, None).pack))
        rest = set(pack[1:])
        play.move(seat, ["draft", pack[0]])
    assert [seat for seat, _, _ in picks] == [2, 0, 1] * 3
    assert [size for _, size, _ in picks] == [size for _, _, size in picks] == [10, 9, 8, 7, 6, 5, 4, 3, 2]
    assert set(see(play, 1).discarded) == rest
    assert len(rest) == 1
    assert [see(play, seat).discarded for seat in (None, 0, 2)] == [(), (), ()]
    assert see(play, None).hand_sizes == (4, 4, 4)
    assert [left(play, seat) for seat in range(3)] == [("0", "3", "5")] * 3


def test_e03_set_up_for_four() -> None:
    play = table(4, "romeo juliet tybalt nurse")
    sizes, order, taken = [], [], []
    while play.view(None).step == "DraftCard":
        seat = play.state.actor
        order.append(seat)
        sizes.append(see(play, None).pack)
        taken.append(see(play, seat).packs[-1].cards[0])
        play.move(seat, ["draft", taken[-1]])
        if len(order) == 4:
            first, again = see(play, 0).packs
            assert (len(first.cards), len(again.cards)) == (9, 5)
            gone = set(first.cards) - {first.took} - set(again.cards)
            assert gone == set(taken[1:4])
            groups = unplayed(play.view(0), GAME.setup(4))  # type: ignore[arg-type]
            assert (sorted(gone), [1, 2, 3]) in [(sorted(cards), holders) for cards, holders in groups]
    assert order == [0, 1, 2, 3] * 2
    assert sizes == [9, 8, 7, 6, 5, 4, 3, 2]
    assert [len(see(play, seat).discarded) for seat in range(4)] == [0, 0, 0, 1]
    assert see(play, None).hand_sizes == (3, 3, 3, 3)


def test_e04_set_up_for_five() -> None:
    play = table(5, "romeo juliet tybalt nurse samson", first=3)
    assert sorted([*see(play, 3).packs[0].cards, "romeo", "juliet", "tybalt", "nurse", "samson"]) == sorted(deck(5))
    sizes = []
    while play.view(None).step == "DraftCard":
        seat = play.state.actor
        sizes.append(len(see(play, seat).packs[-1].cards))
        play.move(seat, play.legal(seat)[0])
    assert sizes == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3]
    assert [len(see(play, seat).discarded) for seat in range(5)] == [0, 0, 2, 0, 0]
    assert see(play, None).hand_sizes == (3,) * 5
    assert [left(play, seat) for seat in range(5)] == [("0", "3", "5")] * 5


# Turns


def test_e05_an_empty_table() -> None:
    play = moves(position(3, "C:", hold="nurse"), "0 play nurse council")
    assert (play.state.actor, play.view(None).step) == (1, "PlayCard")
    assert [event.kind for event in play.events][-1] == "played"


def test_e06_a_mover_may_move_himself() -> None:
    play = moves(position(3, "C:", hold="tybalt"), "0 play tybalt council")
    assert may(play) == {"move tybalt", "skip_power"}
    moves(play, "0 move tybalt")
    assert (see(play, None).council, see(play, None).exile) == ((), ("tybalt",))
    assert (play.state.actor, play.view(None).step) == (1, "PlayCard")


def test_e07_a_token_on_the_card_just_played() -> None:
    play = moves(position(3, "C:", hold="romeo"), "0 play romeo exile")
    assert may(play) == {f"token {kind} romeo {zone}" for kind in "035" for zone in "123"} | {"skip_token"}
    assert len(may(play)) == 10
    moves(play, "0 token 5 romeo 1")
    assert noted(play, 0) == "P0:5@romeo0"
    assert [noted(play, seat) for seat in (None, 1, 2)] == ["P0:?@romeo0"] * 3


def test_e08_a_character_moves_with_its_tokens() -> None:
    play = position(3, "C: juliet capulet; E: romeo", "P0:5@juliet0 P1:3@juliet2", hold="benvolio")
    moves(play, "0 play benvolio council")
    assert may(play) == {"move juliet", "move capulet", "move benvolio", "skip_power"}
    moves(play, "0 move juliet; 0 skip_token")
    assert set(see(play, None).exile) == {"romeo", "juliet"}
    assert noted(play, None) == "P0:?@juliet0 P1:?@juliet2"
    coast(play, "council")
    assert {"romeo", "juliet"} <= met(play)
    assert scores(play) == worth(play, "P0:5@juliet0 P1:3@juliet2")


def test_e09_a_swap_between_owners() -> None:
    play = position(
        3,
        "C: capulet juliet nurse; E: romeo prince benvolio",
        "P0:0@capulet0 P1:5@capulet1 P0:5@romeo1",
        hold="lady_capulet",
        away="montague",
    )
    moves(play, "0 play lady_capulet council")
    assert may(play, "swap") == {"capulet 1 capulet 2", "capulet 1 romeo 2", "capulet 2 romeo 2"}
    assert len(may(play)) == 4
    moves(play, "0 swap capulet 1 romeo 2; 0 skip_token")
    assert noted(play, 0) == "P0:5@capulet0 P1:?@capulet1 P0:0@romeo1"
    assert noted(play, 1) == "P0:?@capulet0 P1:5@capulet1 P0:?@romeo1"
    assert not [event for event in play.events if event.kind == "swapped" and (event.private or event.learns)]
    coast(play, "exile")
    assert met(play) & {"capulet", "romeo"} == {"capulet"}
    assert scores(play) == worth(play, "P0:5@capulet0 P1:5@capulet1")


def test_e10_paris_follows_what_he_saw() -> None:
    hands = "mercutio juliet paris nurse | romeo prince lady_capulet tybalt | capulet montague benvolio friar"
    play = moves(
        holding(3, hands, rounds=1),
        "0 play mercutio council; 0 token 3 mercutio 1; 1 play romeo exile; 1 token 0 romeo 1",
        "2 play capulet council; 2 token 5 romeo 2; 0 play juliet exile; 0 skip_token",
        "1 play prince exile; 1 skip_token; 2 play montague exile; 2 token 3 capulet 1; 0 play paris council",
    )
    assert may(play, "look") == {"capulet 1 romeo 1", "capulet 1 romeo 2", "romeo 1 romeo 2"}
    moves(play, "0 look romeo 1 romeo 2")
    assert noted(play, 0) == "P0:3@mercutio0 P2:?@capulet0 P1:0@romeo0 P2:5@romeo1"
    assert noted(play, 1) == "P0:?@mercutio0 P2:?@capulet0 P1:0@romeo0 P2:?@romeo1"
    moves(play, "0 skip_token; 1 play lady_capulet exile; 1 swap capulet 1 romeo 2")
    assert noted(play, 0) == "P0:3@mercutio0 P2:5@capulet0 P1:0@romeo0 P2:?@romeo1"
    assert noted(play, 1) == "P0:?@mercutio0 P2:?@capulet0 P1:0@romeo0 P2:?@romeo1"


def test_e11_paris_with_little_to_see() -> None:
    one = position(3, "C: romeo juliet capulet", "P0:5@romeo0 P1:3@romeo1", hold="paris")
    assert may(moves(one, "0 play paris exile")) == {"look romeo 2", "skip_power"}
    none = position(3, "C: romeo juliet capulet", "P0:5@romeo0", hold="paris")
    assert none.view(None).step == "PlayCard"
    assert moves(none, "0 play paris exile").view(None).step == "PlaceToken"


def test_e12_samson() -> None:
    play = position(5, "C: lady_capulet tybalt nurse capulet", "P1:5@capulet0", hold="samson", first=1)
    moves(play, "0 play samson council")
    assert may(play) == {"copy tybalt", "skip_power"}
    moves(play, "0 copy tybalt")
    assert may(play, "move") == {"lady_capulet", "tybalt", "nurse", "capulet", "samson"}
    assert len(may(play)) == 6
    assert ("skip_power",) in play.legal(0)


# Scoring


def test_e13_scoring_the_base_game() -> None:
    play = position(
        3, "C: capulet lady_capulet juliet mercutio romeo benvolio; E: *", E13, away="prince"
    )  # fmt: skip
    assert met(play) == {"capulet", "juliet", "romeo"}
    assert {facts["card"] for facts in told(play, None, "objective-unmet")} == {"montague", "mercutio"}
    paid = worth(play, E13.removesuffix(" P2:3@montague0 P1:3@mercutio0"))
    assert scores(play) == paid
    assert told(play, None, "round-won") == won(paid)
    hidden = {token.card for token in see(play, None).past[0].tokens if not token.kind}
    assert hidden == {"montague", "mercutio"}


@pytest.mark.parametrize(
    ("council", "wanted"),
    [
        ("mercutio paris", True),
        ("prince mercutio nurse friar tybalt", True),
        ("prince mercutio nurse tybalt", False),
    ],
    ids="abc",
)
def test_e14_the_prince(council: str, wanted: bool) -> None:
    play = position(4, f"C: {council}; E: *", away="lady_montague")
    assert len(see(play, None).past[0].exile) + len(council.split()) == 12
    assert ("prince_escalus" in met(play)) is wanted


def test_e15_a_death_changes_the_majority() -> None:
    play = position(3, E15, E15_TOKENS, away="friar", poison=True)
    assert see(play, None).past[0].dead == ("juliet",)
    assert met(play) & {"montague", "prince_escalus"} == {"montague"}
    assert scores(play) == worth(play, "P0:3@montague1")


def test_e16_the_antidote() -> None:
    play = position(3, E15, f"{E15_TOKENS} P2:antidote@juliet2", away="friar", poison=True)
    assert see(play, None).past[0].dead == ()
    assert met(play) & {"montague", "prince_escalus", "juliet"} == {"prince_escalus"}
    assert scores(play) == worth(play, "P2:5@prince0")


def test_e17_both_lovers_die() -> None:
    vials = "P1:poison@romeo1 P2:poison@juliet0"
    play = position(5, E17, f"{E17_TOKENS} {vials}", away="paris friar", poison=True)
    assert set(see(play, None).past[0].dead) == {"romeo", "juliet"}
    assert met(play) & {"rosaline", "mercutio", "apothecary", "romeo", "juliet"} == {"rosaline", "mercutio"}
    assert scores(play) == worth(play, "P2:3@mercutio0 P4:5@rosaline0")
    alive = position(5, E17, E17_TOKENS, away="paris friar", poison=True)
    assert met(alive) & {"rosaline", "mercutio", "apothecary", "romeo", "juliet"} == {"romeo", "juliet", "apothecary"}
    assert scores(alive) == worth(alive, "P0:5@romeo0 P3:3@juliet1 P0:3@apothecary0")


def test_e18_groups_of_the_same_size() -> None:
    even = position(4, "C: prince mercutio capulet montague romeo juliet; E: *", away="nurse")
    assert (len(see(even, None).past[0].council), len(see(even, None).past[0].exile)) == (6, 6)
    assert "mercutio" not in met(even)
    play = position(5, E17, "P0:5@apothecary0 P1:poison@capulet0", away="paris friar", poison=True)
    assert see(play, None).past[0].dead == ("capulet",)
    assert not met(play) & {"apothecary", "mercutio"}
    assert scores(play)[0] == 0


def test_e19_the_last_lap() -> None:
    play = position(
        3,
        "C: capulet romeo juliet mercutio prince montague; E: *",
        "P0:0@romeo0 P0:3@romeo1 P1:0@juliet0 P1:3@juliet1 P1:5@juliet2 P2:5@capulet0",
        first=1,
        away="nurse",
        lap=False,
    )
    assert see(play, None).tokens_left == (1, 0, 2)
    assert (play.state.actor, play.view(None).step) == (2, "PlaceLastToken")  # seat 1 is passed over
    assert {said.split()[0] for said in may(play, "token")} == {"0", "3"}
    moves(play, "2 token 3 romeo 3")
    assert play.state.actor == 0
    assert {said.split()[0] for said in may(play, "token")} == {"5"}
    assert not any(said.startswith("5 romeo") for said in may(play, "token"))  # he sees that Romeo is full
    moves(play, "0 token 5 capulet 2")
    assert play.over
    assert scores(play)[2] == worth(play, "P2:3@romeo2 P2:5@capulet0" if "capulet" in met(play) else "P2:3@romeo2")[2]


def test_e20_points_below_zero() -> None:
    play = position(
        3, "C: capulet nurse tybalt; E: *", "P0:0@capulet2 P1:0@capulet0 P2:0@juliet2", away="friar"
    )  # fmt: skip
    assert len(see(play, None).past[0].exile) == 9
    assert {"capulet", "juliet"} <= met(play)
    assert scores(play) == worth(play, "P0:0@capulet2 P1:0@capulet0 P2:0@juliet2")
    assert told(play, None, "round-won") == won(scores(play))


# The match


def test_e21_the_best_round_breaks_a_tie() -> None:
    ended = tallied([(7, 5, 8), (2, 5, 1), (6, 5, 6)])
    assert (ended.scores, ended.winners) == ((15, 15, 15), (2,))


def test_e22_the_second_best_round_breaks_it_too() -> None:
    deeper = tallied([(9, 9, 6), (0, 4, 6), (3, -1, 0)])
    assert (deeper.scores, deeper.winners) == ((12, 12, 12), (1,))
    shared = tallied([(7, 7, 5), (2, 6, 5), (6, 2, 5)])
    assert (shared.scores, shared.winners) == ((15, 15, 15), (0, 1))


def test_e23_a_quick_game() -> None:
    assert tallied([(8, 5, 8)]).winners == (0, 2)
    play = shuffled(3, 5, rounds=1)
    for _ in decisions(play, Random(5)):
        assert see(play, None).round == 1
    assert len(see(play, None).past) == 1


FULL = " ".join(
    f"P{turn % 2}:{kind}@{card}{zone}"
    for turn, (kind, card, zone) in enumerate(
        [
            ("0", "romeo", 0), ("0", "romeo", 1), ("3", "romeo", 2), ("3", "juliet", 0), ("4", "juliet", 1),
            ("4", "juliet", 2), ("5", "capulet", 0), ("5", "capulet", 1), ("poison", "capulet", 2),
        ]
    )
)  # fmt: skip


def test_e24_no_zone_left() -> None:
    three = "C: romeo juliet capulet tybalt nurse; E: benvolio paris lady_capulet lady_montague friar"
    play = position(2, three, FULL, away="prince mercutio montague", poison=True)
    assert play.over
    assert not told(play, None, "last-lap")
    kinds = [event.kind for event in play.events]
    assert (kinds.count("played"), kinds.count("placed"), kinds.count("token-skipped")) == (10, 9, 0)
    assert see(play, None).past[0].tokens == see(play, 0).past[0].tokens
    short = "C: romeo juliet capulet tybalt nurse; E: benvolio paris lady_capulet lady_montague"
    last = position(2, short, FULL, hold="prince", away="mercutio montague", poison=True)
    assert last.view(None).step == "PlayCard"
    moves(last, "1 play prince exile")
    assert len(may(last, "token")) == 3 * see(last, None).tokens_left[1] == 6


def test_e25_the_first_player_rotates() -> None:
    play = shuffled(4, 3, first_player=2)
    for _ in decisions(play, Random(3)):
        pass
    assert [past.first for past in see(play, None).past] == [2, 3, 0, 1]
    assert [facts["first-seat"] for facts in told(play, None, "round-started")] == [2, 3, 0, 1]


def test_e26_after_a_death() -> None:
    play = position(3, E15, E15_TOKENS, away="friar", poison=True, rounds=3)
    assert see(play, None).past[0].dead == ("juliet",)
    assert ("deal", "juliet") in [action.words for action, _ in play.state.outcomes()]
    assert len(play.state.outcomes()) == 13
    play.chance(Random(1))
    assert [left(play, seat) for seat in range(3)] == [("0", "3", "5", "poison", "antidote")] * 3
    assert outcome(coast_all(play)).scores == worth(play, "P0:3@montague1")


def coast_all(play: Playthrough) -> Playthrough:
    """Nobody bets any more."""
    rng = Random(2)
    while not play.over:
        play.chance(rng)
        if not play.over:
            play.move(play.state.actor, play.legal(play.state.actor)[-1])
    return play
