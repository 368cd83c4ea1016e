"""Rulings 16 to 27: Count Paris, the Ladies, Samson and Balthazar."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.playing import told
from games.verona.reading import may, noted, scores, worth
from games.verona.tables import HIGH, LOW, coast, holding, moves, position, refusal, see
from perfidie.engine import Playthrough

HANDS = "mercutio juliet paris nurse | romeo prince lady_capulet tybalt | capulet montague lady_montague friar"


def before_paris(*last: str, **options: object) -> Playthrough:
    """Mercutio and Capulet at the Council, the others in Exile; six turns have passed, seat 0 holds Paris.

    Seat 0 has a token on Mercutio, seat 1 one on Romeo, seat 2 one on Romeo and one on Capulet.
    """
    bets = last or ("token 3 mercutio 1", "token 0 romeo 1", "token 5 romeo 2", "token 3 capulet 1")
    return moves(
        holding(3, HANDS, rounds=1, **options),
        f"0 play mercutio council; 0 {bets[0]}; 1 play romeo exile; 1 {bets[1]}",
        f"2 play capulet council; 2 {bets[2]}; 0 play juliet exile; 0 skip_token",
        f"1 play prince exile; 1 skip_token; 2 play montague exile; 2 {bets[3]}",
    )


# Count Paris


@pytest.mark.parametrize("place", ["council", "exile"])
def test_r16_paris_looks_at_opposing_tokens_only(place: str) -> None:
    play = moves(before_paris(), f"0 play paris {place}")
    assert not [said for said in may(play, "look") if "mercutio" in said]
    assert refusal(play, 0, "look mercutio 1 romeo 1") == "verona-own-token"


def test_r17_any_two_opposing_tokens_anywhere() -> None:
    play = moves(before_paris(), "0 play paris council")
    spots = ["capulet 1", "romeo 1", "romeo 2"]  # at the Council and in Exile, twice on the same character
    assert may(play, "look") == {f"{a} {b}" for a, b in combinations(spots, 2)}
    assert may(play) == {f"look {pair}" for pair in may(play, "look")} | {"skip_power"}
    moves(play, "0 look capulet 1 romeo 2")
    assert noted(play, 0) == "P0:3@mercutio0 P2:3@capulet0 P1:?@romeo0 P2:5@romeo1"


def test_r17_everybody_sees_which_tokens_paris_has_looked_at() -> None:
    play = moves(before_paris(), "0 play paris council; 0 look capulet 1 romeo 2")
    for seat in (None, 0, 1, 2):
        assert {(token.card, token.zone): token.lookers for token in see(play, seat).tokens} == {
            ("mercutio", 1): (), ("capulet", 1): (0,), ("romeo", 1): (), ("romeo", 2): (0,),
        }  # fmt: skip


def test_r18_one_opposing_token_is_looked_at_alone_none_is_nothing() -> None:
    one = before_paris("token 3 mercutio 1", "token 0 romeo 1", "skip_token", "skip_token")
    assert may(moves(one, "0 play paris council")) == {"look romeo 1", "skip_power"}
    moves(one, "0 look romeo 1")
    assert noted(one, 0) == "P0:3@mercutio0 P1:0@romeo0"
    assert told(one, 0, "looked-at-one") == [{"seat": 0, "card": "romeo", "zone": 1, "owner-seat": 1, "kind": LOW}]
    assert told(one, 2, "looked-at-one") == [{"seat": 0, "card": "romeo", "zone": 1, "owner-seat": 1}]
    none = before_paris("token 3 mercutio 1", "skip_token", "skip_token", "skip_token")
    moves(none, "0 play paris council")
    assert (none.state.actor, none.view(None).step) == (0, "PlaceToken")


def test_r19_both_tokens_are_named_before_either_is_seen() -> None:
    play = moves(before_paris(), "0 play paris council")
    assert all(len(said.split()) == 4 for said in may(play, "look"))
    moves(play, "0 look romeo 1 romeo 2")
    assert told(play, 0, "looked") == [
        {
            "seat": 0, "card": "romeo", "zone": 1, "owner-seat": 1, "kind": LOW,
            "other-card": "romeo", "other-zone": 2, "other-owner-seat": 2, "other-kind": HIGH,
        }
    ]  # fmt: skip
    assert {"kind", "other-kind"}.isdisjoint(told(play, 1, "looked")[0])
    assert play.view(None).step == "PlaceToken"
    assert refusal(play, 0, "look capulet 1 romeo 1") == "not-now"


def test_r20_paris_looks_at_two_or_at_none() -> None:
    play = moves(before_paris(), "0 play paris council")
    assert refusal(play, 0, "look romeo 1") == "verona-look-at-two"
    moves(play, "0 skip_power")
    assert noted(play, 0) == "P0:3@mercutio0 P2:?@capulet0 P1:?@romeo0 P2:?@romeo1"
    assert told(play, 1, "power-skipped") == [{"seat": 0, "card": "count_paris"}]


# The Ladies


@pytest.mark.parametrize("lady", ["lady_capulet", "lady_montague"])
def test_r21_any_two_placed_tokens_change_places(lady: str) -> None:
    play = moves(before_paris(), "0 play paris exile; 0 skip_power; 0 skip_token")
    if lady == "lady_montague":
        moves(play, "1 play tybalt exile; 1 skip_power; 1 skip_token")
    seat = play.state.actor
    moves(play, f"{seat} play {lady} exile")
    spots = ["mercutio 1", "capulet 1", "romeo 1", "romeo 2"]
    assert may(play, "swap") == {f"{a} {b}" for a, b in combinations(spots, 2)}
    moves(play, f"{seat} swap mercutio 1 romeo 2")
    assert noted(play, 0) == "P2:?@mercutio0 P2:?@capulet0 P1:?@romeo0 P0:3@romeo1"  # owners do not change
    assert noted(play, 2) == "P2:5@mercutio0 P2:3@capulet0 P1:?@romeo0 P0:?@romeo1"  # nobody has looked


def test_r21_everybody_is_told_which_tokens_change_places_and_whose_they_were() -> None:
    play = moves(before_paris(), "0 play paris exile; 0 skip_power; 0 skip_token; 1 play lady_capulet exile")
    moves(play, "1 swap mercutio 1 romeo 2")
    for seat in (None, 0, 1, 2):
        assert told(play, seat, "swapped") == [
            {
                "seat": 1, "card": "mercutio", "zone": 1, "owner-seat": 0,
                "other-card": "romeo", "other-zone": 2, "other-owner-seat": 2,
            }
        ]  # fmt: skip


def test_r21_swapped_tokens_bring_their_owners_the_points_of_the_new_zones() -> None:
    play = moves(before_paris(), "0 play paris exile; 0 skip_power; 0 skip_token; 1 play lady_capulet exile")
    moves(play, "1 swap mercutio 1 romeo 2; 1 skip_token")
    coast(play, "exile")  # Mercutio's wish comes true, the lovers are together in Exile
    assert scores(play) == worth(play, "P0:3@romeo1 P1:0@romeo0 P2:5@mercutio0 P2:3@capulet0")


def test_r22_a_token_does_not_go_to_an_empty_zone_and_two_are_needed() -> None:
    play = moves(before_paris(), "0 play paris exile; 0 skip_power; 0 skip_token; 1 play lady_capulet exile")
    assert refusal(play, 1, "swap romeo 1 romeo 3") == "verona-no-token-there"
    one = before_paris("token 3 mercutio 1", "skip_token", "skip_token", "skip_token")
    moves(one, "0 play paris exile; 0 skip_token; 1 play lady_capulet exile")
    assert (one.state.actor, one.view(None).step) == (1, "PlaceToken")


VIALS = ("token poison mercutio 1", "token antidote romeo 1", "token poison romeo 2", "token antidote capulet 1")


def test_r23_paris_sees_vials_and_they_are_chosen_like_any_token() -> None:
    play = moves(before_paris(*VIALS, poison=True), "0 play paris council")
    assert may(play, "look") == {"capulet 1 romeo 1", "capulet 1 romeo 2", "romeo 1 romeo 2"}
    moves(play, "0 look romeo 1 romeo 2")
    assert noted(play, 0) == "P0:poison@mercutio0 P2:?@capulet0 P1:antidote@romeo0 P2:poison@romeo1"


def test_r23_the_ladies_swap_vials_and_the_dose_goes_along() -> None:
    play = before_paris(*VIALS, poison=True)
    moves(play, "0 play paris council; 0 skip_power; 0 skip_token; 1 play lady_capulet exile")
    moves(play, "1 swap mercutio 1 capulet 1; 1 skip_token")
    coast(play)
    assert see(play, None).past[0].dead == ("capulet",)  # Mercutio's poison; Romeo has one of each


# Samson and Balthazar


@pytest.mark.parametrize(
    ("copier", "clan", "others"),
    [
        ("samson", "lady_capulet tybalt nurse", "lady_montague benvolio friar"),
        ("balthazar", "lady_montague benvolio friar", "lady_capulet tybalt nurse"),
    ],
)
@pytest.mark.parametrize("place", ["council", "exile"])
def test_r24_a_copier_has_the_powers_of_his_clan_at_his_place(copier: str, clan: str, others: str, place: str) -> None:
    here, there = ("C", "E") if place == "council" else ("E", "C")
    play = position(
        5, f"{here}: romeo juliet {clan} {others} paris; {there}: prince", "P2:5@romeo0 P3:3@romeo1", hold=copier
    )  # fmt: skip
    moves(play, f"0 play {copier} {place}")
    wanted = {"friar_laurence" if name == "friar" else name for name in clan.split()}
    assert may(play, "copy") == wanted  # not himself, no objective character, not Paris, nobody of the other clan
    away = position(
        5, f"{there}: {clan} romeo juliet; {here}: {others} prince paris", "P2:5@romeo0 P3:3@romeo1", hold=copier
    )  # fmt: skip
    moves(away, f"0 play {copier} {place}")
    assert away.view(None).step == "PlaceToken"


@pytest.mark.parametrize(
    ("fifth", "tokens", "wanted"),
    [
        ("C: romeo", "P1:5@capulet0", {"tybalt"}),
        ("C: romeo", "P1:5@capulet0 P2:3@capulet1", {"tybalt", "lady_capulet"}),
        ("E: paris", "P1:5@capulet0", {"tybalt", "nurse"}),
    ],
)
def test_r25_a_power_without_a_use_is_not_copied(fifth: str, tokens: str, wanted: set[str]) -> None:
    play = position(5, f"C: capulet lady_capulet tybalt nurse; {fifth}", tokens, hold="samson")
    moves(play, "0 play samson council")
    assert may(play, "copy") == wanted


def test_r25_where_none_is_left_the_power_is_passed_over() -> None:
    play = position(5, "C: capulet lady_capulet nurse romeo juliet", "P1:5@capulet0", hold="samson")
    moves(play, "0 play samson council")
    assert (play.state.actor, play.view(None).step) == (0, "PlaceToken")
    assert refusal(play, 0, "copy lady_capulet") == "not-now"


def with_samson(source: str = "tybalt") -> Playthrough:
    """Seat 0 has played Samson beside this Capulet and two others; two tokens lie on Romeo."""
    play = position(5, f"C: romeo juliet {source}; E: prince mercutio", "P2:5@romeo0 P3:3@romeo1", hold="samson")
    return moves(play, "0 play samson council")


def test_r26_the_copied_character_need_not_have_used_its_power() -> None:
    play = with_samson()
    assert [facts["card"] for facts in told(play, None, "power-skipped")] == ["tybalt"]
    assert may(play, "copy") == {"tybalt"}


def test_r27_copying_may_be_skipped_before_and_after_naming_the_source() -> None:
    play = moves(with_samson(), "0 skip_power")
    assert play.view(None).step == "PlaceToken"
    assert told(play, None, "power-skipped")[-1] == {"seat": 0, "card": "samson"}
    named = moves(with_samson(), "0 copy tybalt")
    assert ("skip_power",) in named.legal(0)
    assert refusal(named, 0, "copy tybalt") == "not-now"  # no other source may be named any more
    moves(named, "0 skip_power")
    assert (named.state.actor, named.view(None).step) == (0, "PlaceToken")
    assert not told(named, None, "moved")


@pytest.mark.parametrize(
    ("source", "use", "kind"),
    [
        ("tybalt", "move samson", "moved"),
        ("nurse", "move prince", "moved"),
        ("lady_capulet", "swap romeo 1 romeo 2", "swapped"),
    ],
)
def test_r27_a_copied_power_is_carried_out_as_ones_own(source: str, use: str, kind: str) -> None:
    play = moves(with_samson(source), f"0 copy {source}; 0 {use}")
    assert told(play, 3, "copied") == [{"seat": 0, "card": "samson", "other-card": source}]
    assert len(told(play, 3, kind)) == 1
    assert (play.state.actor, play.view(None).step) == (0, "PlaceToken")
    if source == "tybalt":
        assert told(play, 3, "moved")[0] == {"seat": 0, "by": "samson", "card": "samson", "place": "exile"}
        assert "samson" in see(play, None).exile
    elif source == "nurse":
        assert "prince_escalus" in see(play, None).council
    else:
        assert noted(play, None) == "P3:?@romeo0 P2:?@romeo1"


def test_r27_balthazar_copies_a_move_of_anybody_at_the_council() -> None:
    play = position(5, "C: romeo juliet benvolio; E: prince mercutio", hold="balthazar")
    moves(play, "0 play balthazar council; 0 copy benvolio")
    assert may(play, "move") == {"romeo", "juliet", "benvolio", "balthazar"}
    moves(play, "0 move benvolio")
    assert "benvolio" in see(play, None).exile
    assert play.view(None).step == "PlaceToken"
