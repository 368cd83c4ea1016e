"""Hidden tokens, row by row: who may see what they are, wherever they go, in this round and in those that are over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.playing import decisions, finished, told, watchers
from games.verona.reading import noted
from games.verona.tables import (
    HIGH,
    LOW,
    MID,
    SEATS,
    coast,
    holding,
    in_the_box,
    moves,
    position,
    refusal,
    said,
    see,
    shuffled,
)
from perfidie.engine import Playthrough, encode, replay
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import KINDS, NAMES

OPTIONS: list[dict[str, Any]] = [{}, {"poison": True}, {"reveal_all_at_round_end": True}]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poison", [False, True])
def test_tokens_in_hand_are_known_to_their_owner_and_counted_by_all(seats: int, poison: bool) -> None:
    play = shuffled(seats, seats, poison=poison)
    for _ in decisions(play, Random(seats)):
        state: Any = play.state
        for watcher in watchers(play):
            own = state.left[watcher] if watcher is not None else ()
            assert see(play, watcher).left == tuple(KINDS[kind] for kind in own)
            assert see(play, watcher).tokens_left == tuple(map(len, state.left))


def alternatives(play: Playthrough, seat: int, words: tuple[str, ...]) -> Iterator[Playthrough]:
    """The same table after a token of every kind this seat holds was placed in the same zone."""
    for other in play.legal(seat):
        if other[0] == "token" and other[2:] == words[2:]:
            again = replay(GAME, play.record())
            again.move(seat, other)
            yield again


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poison", [False, True])
def test_which_token_is_placed_makes_no_difference_to_the_others(seats: int, poison: bool) -> None:
    """Neither now in views, events and order of lists, nor in the numbers that learners read."""
    placed = 0
    play = shuffled(seats, seats, poison=poison, rounds=1)
    for seat, words in decisions(play, Random(seats)):
        if words[0] != "token" or placed == 6:
            continue
        worlds = [world for world in alternatives(play, seat, words) if not world.over]
        placed += bool(worlds)
        for watcher in [other for other in watchers(play) if other != seat]:
            assert len({encode([world.view(watcher), world.glimpses(watcher)]) for world in worlds}) <= 1
            if watcher is not None:
                assert len({bytes(GAME.lab.numbers(world.state, watcher)) for world in worlds}) <= 1
        assert len({encode(world.view(seat)) for world in worlds}) == len(worlds)
    assert placed > 2


def test_owner_and_zone_of_a_placed_token_are_known_to_all_and_its_kind_to_its_owner() -> None:
    play = position(3, "C: romeo capulet; E: mercutio", "P0:5@romeo0 P1:0@romeo1 P2:3@capulet0")
    assert noted(play, 0) == "P2:?@capulet0 P0:5@romeo0 P1:?@romeo1"
    assert noted(play, 1) == "P2:?@capulet0 P0:?@romeo0 P1:0@romeo1"
    assert noted(play, 2) == "P2:3@capulet0 P0:?@romeo0 P1:?@romeo1"
    assert noted(play, None) == "P2:?@capulet0 P0:?@romeo0 P1:?@romeo1"
    for watcher in watchers(play):
        placed = told(play, watcher, "placed")
        assert {(facts["seat"], facts["card"], facts["zone"]) for facts in placed} == {
            (0, "romeo", 1), (1, "romeo", 2), (2, "capulet", 1),
        }  # fmt: skip
        assert all(("kind" in facts) == (facts["seat"] == watcher) for facts in placed)


PARIS = "P0:3@mercutio0 P1:0@romeo0 P2:5@romeo1 P2:3@capulet0"


def looked_at(first: str, second: str, *scripts: str, **options: Any) -> Playthrough:
    """Seat 0 has looked at two tokens with Paris; then these moves."""
    play = position(3, "C: mercutio romeo capulet; E: prince juliet montague", PARIS, hold="paris", **options)
    return moves(play, "0 play paris council", f"0 look {first} {second}", *scripts)


def test_what_paris_showed_is_known_to_the_looker_and_that_he_looked_to_all() -> None:
    play = looked_at("romeo 1", "romeo 2")
    assert noted(play, 0) == "P0:3@mercutio0 P2:?@capulet0 P1:0@romeo0 P2:5@romeo1"
    assert noted(play, 1) == "P0:?@mercutio0 P2:?@capulet0 P1:0@romeo0 P2:?@romeo1"
    assert noted(play, None) == "P0:?@mercutio0 P2:?@capulet0 P1:?@romeo0 P2:?@romeo1"
    for watcher in watchers(play):
        lookers = {(token.card, token.zone): token.lookers for token in see(play, watcher).tokens}
        assert lookers == {("mercutio", 1): (), ("capulet", 1): (), ("romeo", 1): (0,), ("romeo", 2): (0,)}
        (facts,) = told(play, watcher, "looked")
        assert (facts["card"], facts["zone"], facts["other-card"], facts["other-zone"]) == ("romeo", 1, "romeo", 2)
        assert ("kind" in facts, "other-kind" in facts) == (watcher == 0, watcher == 0)
        assert next(event for event in play.events if event.kind == "looked").teaches(watcher) == (watcher == 0)


def ladies(*scripts: str) -> Playthrough:
    """Everybody has a token on Roméo or Capulet, seat 0 looks at two with Paris, then both Ladies come."""
    hands = "mercutio paris tybalt nurse | romeo lady_capulet benvolio juliet | capulet lady_montague montague friar"
    play = holding(3, hands, poison=True)
    return moves(
        play,
        "0 play mercutio exile; 0 token 3 mercutio 1; 1 play romeo exile; 1 token 0 romeo 1",
        "2 play capulet exile; 2 token poison romeo 2; 0 play paris council; 0 look romeo 1 romeo 2; 0 skip_token",
        *scripts,
    )


def test_a_token_that_was_looked_at_stays_known_through_the_swaps_of_both_ladies() -> None:
    play = ladies()
    assert noted(play, 0) == "P0:3@mercutio0 P1:0@romeo0 P2:poison@romeo1"
    moves(play, "1 play lady_capulet council; 1 swap mercutio 1 romeo 2; 1 skip_token")
    assert noted(play, 0) == "P2:poison@mercutio0 P1:0@romeo0 P0:3@romeo1"
    assert noted(play, 1) == "P2:?@mercutio0 P1:0@romeo0 P0:?@romeo1"  # he swapped, and did not look
    moves(play, "2 play lady_montague council; 2 swap mercutio 1 romeo 1; 2 skip_token")
    assert noted(play, 0) == "P1:0@mercutio0 P2:poison@romeo0 P0:3@romeo1"
    assert noted(play, 1) == "P1:0@mercutio0 P2:?@romeo0 P0:?@romeo1"
    assert noted(play, 2) == "P1:?@mercutio0 P2:poison@romeo0 P0:?@romeo1"
    assert noted(play, None) == "P1:?@mercutio0 P2:?@romeo0 P0:?@romeo1"
    for watcher in watchers(play):
        assert [token.lookers for token in see(play, watcher).tokens] == [(0,), (0,), ()]
        assert [facts["seat"] for facts in told(play, watcher, "swapped")] == [1, 2]
        assert not any("kind" in str(facts) for facts in told(play, watcher, "swapped"))


def test_a_token_that_was_looked_at_stays_known_when_a_copier_swaps_it() -> None:
    hands = (
        "romeo paris tybalt | lady_capulet juliet benvolio | capulet montague nurse"
        " | mercutio samson friar | apothecary rosaline balthazar"
    )
    play = moves(
        holding(5, hands),
        "0 play romeo exile; 0 skip_token; 1 play lady_capulet council; 1 token 5 romeo 1",
        "2 play capulet exile; 2 token 3 romeo 2; 3 play mercutio exile; 3 skip_token; 4 play apothecary exile",
        "4 token 0 mercutio 3; 0 play count_paris exile; 0 look mercutio 3 romeo 1; 0 skip_token",
        "1 play juliet council; 1 skip_token; 2 play montague exile; 2 skip_token",
        "3 play samson council; 3 copy lady_capulet; 3 swap mercutio 3 romeo 2",
    )
    assert noted(play, 0) == "P2:?@mercutio2 P1:5@romeo0 P4:0@romeo1"
    assert noted(play, 3) == noted(play, None) == "P2:?@mercutio2 P1:?@romeo0 P4:?@romeo1"
    for watcher in watchers(play):
        assert told(play, watcher, "copied") == [{"seat": 3, "card": "samson", "other-card": "lady_capulet"}]


def test_every_skip_is_told_to_all() -> None:
    play = ladies("1 play lady_capulet council; 1 skip_power; 1 skip_token")
    for watcher in watchers(play):
        assert told(play, watcher, "power-skipped") == [{"seat": 1, "card": "lady_capulet"}]
        assert [facts["seat"] for facts in told(play, watcher, "token-skipped")] == [0, 1]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poison", [False, True])
def test_tokens_are_listed_by_character_and_zone_and_numbered_by_placing(seats: int, poison: bool) -> None:
    for seed in range(3):
        play = shuffled(seats, seed, poison=poison)
        for _ in decisions(play, Random(seed)):
            pass
        for past in see(play, None).past:
            spots = [(NAMES.index(token.card), token.zone) for token in past.tokens]
            assert spots == sorted(spots)
            assert sorted(token.number for token in past.tokens) == list(range(len(past.tokens)))
        placed = [facts["seat"] for facts in told(play, None, "placed")]
        numbered = [owner for past in see(play, None).past for owner in owners_by_number(past.tokens)]
        assert placed == numbered


def owners_by_number(tokens: Any) -> list[int]:
    return [token.owner for token in sorted(tokens, key=lambda token: token.number)]


# The end of a round

AT_THE_END = "P0:3@capulet0 P1:5@capulet1 P2:5@juliet0 P1:0@montague0 P2:3@montague1"
"""The Council has more Capulets; Montaigu's wish does not come true."""
PLACES = "C: capulet lady_capulet juliet mercutio romeo benvolio; E: montague tybalt nurse paris friar lady_montague"


def ended(**options: Any) -> Playthrough:
    return position(3, PLACES, AT_THE_END, rounds=2, away="prince", **options)


def test_at_the_end_of_a_round_tokens_on_met_objectives_are_seen_by_all_and_the_others_stay_face_down() -> None:
    play = ended()
    assert see(play, None).past[-1].met == ("capulet", "romeo", "juliet")
    shown = "P0:3@capulet0 P1:5@capulet1"
    assert noted(play, 0) == noted(play, None) == f"{shown} P1:?@montague0 P2:?@montague1 P2:5@juliet0"
    assert noted(play, 1) == f"{shown} P1:0@montague0 P2:?@montague1 P2:5@juliet0"
    assert noted(play, 2) == f"{shown} P1:?@montague0 P2:3@montague1 P2:5@juliet0"
    for watcher in watchers(play):
        assert [facts["kind"] for facts in told(play, watcher, "token-scored")] == [MID, HIGH, HIGH]
        assert told(play, watcher, "token-shown") == []
    assert finished(play, Random(1)).over
    for watcher in watchers(play):  # for good
        kinds = {token.owner: token.kind for token in see(play, watcher).past[0].tokens if token.card == "montague"}
        assert kinds == {1: LOW if watcher == 1 else "", 2: MID if watcher == 2 else ""}


@pytest.mark.parametrize("options", [{"poison": True}, {"reveal_all_at_round_end": True}], ids=str)
def test_with_poison_or_for_learners_every_placed_token_is_turned_over(options: dict[str, Any]) -> None:
    play = ended(**options)
    for watcher in watchers(play):
        tokens = see(play, watcher).past[-1].tokens
        assert [token.kind for token in tokens] == [MID, HIGH, LOW, MID, HIGH]
        shown = [(facts["card"], facts["kind"]) for facts in told(play, watcher, "token-shown")]
        everything = [(token.card, token.kind) for token in tokens]
        assert shown == (everything if "poison" in options else [pair for pair in everything if pair[0] == "montague"])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_tokens_kept_in_hand_stay_secret_when_the_round_is_over(options: dict[str, Any]) -> None:
    """Two rounds in which somebody kept other tokens: nobody else can tell them apart, what lies open left aside."""
    rounds = []
    for kind in ("0", "3"):
        play = position(3, PLACES, f"P1:{kind}@montague0", rounds=2, away="prince", **options)
        assert see(play, None).round == 2
        seen = [[see(play, watcher), play.glimpses(watcher)] for watcher in (0, 2, None)]
        rounds.append(encode(seen).replace(f'"kind":"{in_the_box(3, kind)}"'.encode(), b'"kind":"shown"'))
    assert rounds[0] == rounds[1]
    if not options:
        assert b"shown" not in rounds[0]


def test_what_a_looker_saw_stays_in_his_record_of_the_round_and_in_nobody_elses() -> None:
    play = coast(looked_at("capulet 1", "romeo 1", rounds=2), "exile")
    past = {watcher: see(play, watcher).past[0] for watcher in watchers(play)}
    unmet = [token.number for token in past[None].tokens if token.card not in past[None].met]
    looked = [token for token in past[0].tokens if token.number in unmet and 0 in token.lookers]
    assert looked, "one of the two stayed face down"
    for token in looked:
        for watcher in watchers(play):
            (same,) = [each for each in past[watcher].tokens if each.number == token.number]
            assert bool(same.kind) == (watcher in (0, token.owner))
            assert same.lookers == (0,)


def test_nothing_of_hands_packs_and_exchange_is_carried_into_the_next_round() -> None:
    for seats in SEATS:
        play = shuffled(seats, 1, rounds=2)
        while see(play, None).round == 1:
            play.move(play.state.actor, play.legal(play.state.actor)[-1])
        for watcher in watchers(play):
            sight = see(play, watcher)
            assert (sight.hand, sight.dealt, sight.packs, sight.discarded, sight.given, sight.received) == ((),) * 6
            assert (sight.tokens, sight.plays, sight.tokens_left) == ((), (), (len(play.setup.kinds),) * seats)  # type: ignore[attr-defined]


# Refusals


def test_a_refusal_never_speaks_of_what_the_seat_does_not_know() -> None:
    play = ladies()
    hidden = {LOW, "poison", "antidote"}
    for words in ("token 5 romeo 1", "token 5 romeo 2", "token 5 mercutio 1", "play tybalt council", "look romeo 1"):
        assert refusal(play, 1, words)
        refused = play.why_not(1, said(3, words))
        assert refused is not None
        assert not hidden & {str(fact) for fact in refused.facts.values()}


def test_the_record_of_a_finished_match_replays_with_everything_in_it() -> None:
    play = finished(shuffled(4, 9, poison=True), Random(9))
    again = replay(GAME, play.record())
    assert again.state == play.state
    assert [closed[5] for closed in again.state.closed] == [closed[5] for closed in play.state.closed]  # type: ignore[attr-defined]
