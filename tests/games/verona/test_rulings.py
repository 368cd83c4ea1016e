"""Rulings 1 to 15: zones, set-up, the order of play, the movers."""

from __future__ import annotations

from random import Random

import pytest

from games.playing import decisions, finished, told
from games.verona.reading import may, met, noted, scores, worth
from games.verona.tables import (
    BOX_ORDER,
    HAND,
    OBJECTIVES,
    SEATS,
    ZONES,
    coast,
    holding,
    keep,
    moves,
    position,
    see,
    shuffled,
    table,
)
from perfidie.engine import encode

GRANTING = {
    # by character: a Council that grants its wish, everybody else in Exile
    "prince_escalus": "prince",
    "mercutio": "mercutio capulet",
    "capulet": "capulet",
    "montague": "montague",
    "romeo": "romeo juliet",
    "juliet": "prince",
    "rosaline": "romeo",
    "apothecary": "prince",
}


# Zones and points


@pytest.mark.parametrize("card", OBJECTIVES)
def test_r01_the_zone_values(card: str) -> None:
    seats, away = (5, "tybalt benvolio") if card in ("rosaline", "apothecary") else (3, "tybalt")
    tokens = " ".join(f"P{seat}:3@{card}{seat}" for seat in range(3))
    play = position(seats, f"C: {GRANTING[card]}; E: *", tokens, away=away)
    assert card in met(play)
    assert scores(play) == worth(play, tokens)
    assert {facts["zone"]: facts["modifier"] for facts in told(play, None, "placed")} == {
        number: f"{value:+d}" if value else "0" for number, value in enumerate(ZONES[card], start=1)
    }


def test_r02_the_value_of_the_zone_is_added() -> None:
    play = position(
        2, "C: capulet romeo juliet nurse tybalt; E: *", "P0:5@capulet0 P1:4@romeo2", away="prince paris friar"
    )
    assert {"capulet", "romeo"} <= met(play)
    assert scores(play) == worth(play, "P0:5@capulet0 P1:4@romeo2")
    for facts in told(play, None, "token-scored"):
        assert int(facts["kind"]) + int(facts["modifier"]) == facts["points"]


@pytest.mark.parametrize("floor", [False, True])
def test_r03_a_token_may_score_below_zero_unless_there_is_a_floor(floor: bool) -> None:
    """The floor holds for each token by itself, before adding up."""
    tokens = "P0:3@romeo0 P0:0@juliet2 P1:0@juliet1"
    play = position(3, "C: romeo juliet; E: *", tokens, away="nurse", floor_token_at_zero=floor)
    assert scores(play) == worth(play, tokens, floor)
    points = {each["zone"]: each["points"] for each in told(play, None, "token-scored") if each["card"] == "juliet"}
    on_juliet = {2: worth(play, "P1:0@juliet1", floor)[1], 3: worth(play, "P0:0@juliet2", floor)[0]}
    assert points == on_juliet


@pytest.mark.parametrize("floor", [False, True])
def test_r03_a_floor_takes_nothing_from_a_zero_on_a_better_zone(floor: bool) -> None:
    play = position(3, "C: capulet; E: *", "P0:0@capulet0", away="nurse", floor_token_at_zero=floor)
    assert scores(play) == worth(play, "P0:0@capulet0", floor)


def test_r04_any_empty_zone_may_be_used() -> None:
    play = position(3, "C: capulet", "P0:0@capulet2", hold="romeo")
    moves(play, "1 play romeo exile")
    assert {"5 capulet 1", "5 capulet 2"} <= may(play, "token")
    assert "5 capulet 3" not in may(play, "token")


def test_r05_several_own_tokens_on_a_character() -> None:
    play = position(3, "C: capulet; E: *", "P0:5@capulet0 P0:3@capulet1 P0:0@capulet2", away="nurse")
    assert scores(play) == worth(play, "P0:5@capulet0 P0:3@capulet1 P0:0@capulet2")


@pytest.mark.parametrize("card", OBJECTIVES)
@pytest.mark.parametrize("place", ["council", "exile"])
def test_r06_the_character_just_played_may_get_the_token(card: str, place: str) -> None:
    play = moves(position(5, "C:", hold=card), f"0 play {card} {place}; 0 token 3 {card} 2")
    assert noted(play, None) == f"P0:?@{card}1"


# Set-up


def test_r07_the_last_of_five_drafters_keeps_one_of_three() -> None:
    play = shuffled(5, 4, first_player=1)
    for _ in range(9):
        play.move(play.state.actor, play.legal(play.state.actor)[0])
    assert play.state.actor == 0
    pack = see(play, 0).packs[-1].cards
    assert len(pack) == 3
    play.move(0, ["draft", pack[1]])
    assert set(see(play, 0).discarded) == {pack[0], pack[2]}
    assert told(play, 0, "discarded") == [{"seat": 0, "count": 2, "cards": (pack[0], pack[2])}]
    assert told(play, 1, "discarded") == [{"seat": 0, "count": 2}]
    finished(play, Random(1))
    assert not {pack[0], pack[2]} & {*see(play, None).past[0].council, *see(play, None).past[0].exile}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r08_everybody_sees_his_own_card_before_the_draft(seats: int) -> None:
    deal = list(BOX_ORDER[:seats])
    play = table(seats, " ".join(deal), first=1)
    for place, card in enumerate(deal):
        seat = (1 + place) % seats
        assert see(play, seat).hand == see(play, seat).dealt == (card,)
        assert told(play, seat, "dealt") == [{"hand": 1, "cards": (card,)}]
    assert told(play, None, "dealt") == [{"hand": 1}]
    assert see(play, None).hand == see(play, None).dealt == ()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r08_only_the_holder_of_the_pack_is_told_what_is_in_it(seats: int) -> None:
    play = shuffled(seats, 5, first_player=1)
    while play.view(None).step == "DraftCard":
        seat = play.state.actor
        play.move(seat, play.legal(seat)[-1])
    for seat in range(seats):
        packs = see(play, seat).packs
        assert told(play, seat, "pack-taken") == [{"seat": seat, "cards": pack.cards} for pack in packs]
        drafted = [facts for facts in told(play, seat, "drafted") if "card" in facts]
        assert [(facts["seat"], facts["card"]) for facts in drafted] == [(seat, pack.took) for pack in packs]
    assert not told(play, None, "pack-taken")
    assert [set(facts) for facts in told(play, None, "drafted")] == [{"seat", "pack"}] * seats * (HAND[seats] - 1)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_r09_the_exchange_is_blind_and_at_once(order: tuple[int, int]) -> None:
    early, late = order
    answers = []
    for choice in (0, 9):
        play = shuffled(2, 7, first_player=0)
        before = [see(play, seat) for seat in (0, 1)]
        assert play.state.waiting == (0, 1)
        play.move(early, play.legal(early)[choice])
        assert play.state.waiting == (late,)
        assert [see(play, seat) for seat in (0, 1)] == before  # nothing has changed hands
        assert [who for who, _ in play.view(late).committed] == [early]
        answers.append((encode(play.view(late)), play.legal(late), play.glimpses(late)))
        play.move(late, play.legal(late)[3])
        assert all(set(see(play, seat).received) == set(see(play, 1 - seat).given) for seat in (0, 1))
    assert answers[0] == answers[1]


def test_r09_each_keeps_three_and_passes_two() -> None:
    play = shuffled(2, 7)
    dealt = [set(see(play, seat).hand) for seat in (0, 1)]
    kept = [play.legal(seat)[4][1:] for seat in (0, 1)]
    for seat in (1, 0):
        play.move(seat, keep(kept[seat]))
    for seat in (0, 1):
        assert set(see(play, seat).hand) == set(kept[seat]) | (dealt[1 - seat] - set(kept[1 - seat]))
        assert len(see(play, seat).hand) == 5
        given, received = [
            tuple(card for card in BOX_ORDER if card in dealt[each] - set(kept[each])) for each in (seat, 1 - seat)
        ]
        assert (see(play, seat).given, see(play, seat).received) == (given, received)
        assert told(play, seat, "exchanged") == [{"count": 2, "given": given, "received": received}]
    assert told(play, None, "exchanged") == [{"count": 2}]


@pytest.mark.parametrize("seats", SEATS)
def test_r10_the_last_lap_begins_with_the_first_player_one_chance_each(seats: int) -> None:
    for first in range(seats):
        play = shuffled(seats, 2, first_player=first, rounds=1)
        asked = []
        while not play.over:
            seat = play.state.actor
            last = play.view(None).step == "PlaceLastToken"
            asked += [seat] if last else []
            legal = play.legal(seat)
            play.move(seat, legal[0] if last else legal[-1])
        assert asked == [(first + place) % seats for place in range(seats)]
        assert told(play, None, "last-lap") == [{"first-seat": first}]


def test_r10_who_has_no_token_is_passed_over_and_a_full_table_asks_nobody() -> None:
    tokens = "P0:0@romeo0 P0:3@romeo1 P0:5@romeo2"
    play = position(3, "C: romeo juliet; E: *", tokens, away="nurse", lap=False)
    asked = []
    while not play.over:
        asked.append(play.state.actor)
        play.move(play.state.actor, ["skip_token"])
    assert asked == [1, 2]


@pytest.mark.parametrize("seats", SEATS)
def test_r11_the_next_seat_clockwise_begins_each_round(seats: int) -> None:
    for first in range(seats):
        play = finished(shuffled(seats, first, first_player=first), Random(first))
        assert [past.first for past in see(play, None).past] == [(first + number) % seats for number in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_r11_the_first_player_takes_the_pack_and_the_first_turn(seats: int) -> None:
    play = shuffled(seats, 1)
    opened = set()
    for seat, said in decisions(play, Random(1)):
        sight = see(play, None)
        if said[0] == "play" and not sight.plays:
            assert seat == sight.first
            opened.add(sight.round)
        if said[0] == "draft" and sight.pack == {3: 10, 4: 9, 5: 12}[seats]:
            assert seat == sight.first
    assert opened == set(range(1, seats + 1))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poison", [False, True])
def test_r12_the_whole_set_up_is_repeated_each_round(seats: int, poison: bool) -> None:
    play = shuffled(seats, 3, poison=poison)
    fresh = see(play, 0)
    for seat, said in decisions(play, Random(3)):
        sight = see(play, seat)
        if said[0] in ("draft", "keep") and len(sight.past) and not sight.plays:
            assert sight.left == fresh.left
            assert sight.tokens_left == fresh.tokens_left
            assert (sight.tokens, sight.council, sight.exile) == ((), (), ())
    said = [entry.words[0] for entry in play.entries]
    deals, drafts, exchanges = (said.count(verb) for verb in ("deal", "draft", "keep"))
    assert (deals, drafts, exchanges) == {
        2: (2 * 8, 0, 2 * 2), 3: (3 * 3, 3 * 9, 0), 4: (4 * 4, 4 * 8, 0), 5: (5 * 5, 5 * 10, 0)
    }[seats]  # fmt: skip
    assert said.count("play") == seats * seats * HAND[seats]


# Movers


@pytest.mark.parametrize(
    ("card", "place", "goes"),
    [
        ("tybalt", "council", "exile"), ("benvolio", "council", "exile"),
        ("nurse", "exile", "council"), ("friar_laurence", "exile", "council"),
    ],
)  # fmt: skip
def test_r13_a_mover_may_move_himself(card: str, place: str, goes: str) -> None:
    play = moves(position(3, "C:", hold=card), f"0 play {card} {place}; 0 move {card}")
    assert {"council": see(play, None).council, "exile": see(play, None).exile}[goes] == (card,)
    assert told(play, None, "moved") == [{"seat": 0, "by": card, "card": card, "place": goes}]


@pytest.mark.parametrize(
    ("mover", "places", "to"),
    [("tybalt", "C: romeo juliet; E: capulet", "exile"), ("friar", "E: romeo capulet; C: juliet", "council")],
)
def test_r14_a_character_is_moved_with_its_tokens_in_their_zones(mover: str, places: str, to: str) -> None:
    play = position(3, places, "P0:5@romeo2 P1:3@romeo0", hold=mover)
    moves(play, f"0 play {mover} {to}; 0 move romeo")
    assert "romeo" in {"council": see(play, None).council, "exile": see(play, None).exile}[to]
    assert noted(play, None) == "P1:?@romeo0 P0:?@romeo2"
    assert may(play, "token") >= {"0 romeo 2", "3 romeo 2"}


def test_r15_a_moved_character_does_not_use_its_power_again() -> None:
    hands = "romeo tybalt capulet paris | juliet nurse prince mercutio | montague benvolio friar lady_capulet"
    play = moves(
        holding(3, hands, rounds=1),
        "0 play tybalt exile; 1 play nurse council; 1 move tybalt",
    )
    assert (play.state.actor, play.view(None).step) == (2, "PlayCard")  # Tybalt is back, and moves nobody
    moves(play, "2 play benvolio council; 2 move nurse")
    assert (play.state.actor, play.view(None).step) == (0, "PlayCard")
    coast(play)
    assert len(told(play, None, "moved")) == 2
