"""Hidden information, row by row: who may see it, who may not, in views and glimpses, from when and until when."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from games.idus_martii.tables import (
    FACTION,
    SEATS,
    answer,
    assigned,
    choose,
    hands_for,
    look,
    moves,
    now,
    shuffled,
    table,
    turn,
    vote,
)
from games.playing import answer_to, decisions, finished, see, told, watchers
from perfidie.engine import Playthrough, encode
from perfidie.games.idus_martii import GAME

# Every word of every event

LOOK = {"seat", "aedile-seat"}
FACTS: dict[str, tuple[set[str], set[str]]] = {
    "dealt": ({"count"}, {"cards"}),
    "turn-started": ({"round", "turn", "turns", "consul-seat"}, set()),
    "roles-passed": ({"seat", "praetor-seat", "first-seat", "second-seat"}, set()),
    "roles-handed-out": ({"seat", "praetor-seat", "first-seat", "second-seat"}, set()),
    "committed": ({"seat"}, {"choice"}),
    "looked": (LOOK, {"vote"}),
    "yellow-shown": (LOOK, set()),
    "vote-kept": (LOOK, set()),
    "exchange-forced": (LOOK, set()),
    "vote-replaced": ({"seat"}, {"vote"}),
    "tallied": ({"votes", "loyal", "traitor"}, set()),
    "side-chosen": ({"seat"}, {"faction", "discarded"}),
    "conspiracy-failed": ({"factions", "limit"}, set()),
    "ides-of-march": ({"loyal", "traitor", "first-seat"}, set()),
    "never-chose": ({"seat", "cards"}, set()),
    "revealed": ({"seat", "faction"}, set()),
    "revealed-both": ({"seat", "faction", "discarded"}, set()),
}
"""By kind of event: what everybody is told, and what only the seats it concerns."""


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("force", ["aedile_choice", "opposite", "yellow_only"])
def test_an_event_tells_each_audience_these_facts_and_no_others(seats: int, force: str) -> None:
    kinds = set()
    for seed, (reveal, limit) in enumerate(product((True, False), ("printed", 3))):
        options = {"round2_force": force, "reveal_discards_at_end": reveal, "limit": limit}
        play = finished(shuffled(seats, seed, **options), Random(seed))
        for number, event in enumerate(play.events):
            kinds.add(event.kind)
            public, own = FACTS[event.kind]
            assert event.audience is None, "everybody is told that it happened"
            concerned = {seat for seat, _ in event.private}
            for watcher in watchers(play):
                glimpse = event.seen_by(watcher)
                assert glimpse is not None
                assert set(glimpse.facts) == public | (own if watcher in concerned else set())
            if event.kind != "dealt":
                assert concerned == in_the_know(play, number, force)
    assert kinds == set(FACTS)


def in_the_know(play: Playthrough, number: int, force: str) -> set[object]:
    """The seats that are told more than everybody: who acts; of a replacement its owner, who does not act where he had
    no choice, and then the Praetor as well."""
    event, before = play.events[number], play.events[:number]
    if not FACTS[event.kind][1]:
        return set()
    forced = event.kind == "vote-replaced" and before[-1].kind == "exchange-forced"
    rounds = [started.facts["round"] for started in before if started.kind == "turn-started"]
    if forced and (rounds[-1] == 1 or force == "opposite"):
        return {event.facts["seat"], before[-1].facts["seat"]}
    return {event.facts["seat"]}


# Two tables that differ in one secret


def same(one: Playthrough, other: Playthrough, *knowing: int | None) -> None:
    """Whoever is not in the secret gets the same: view, news, choices, what he may say, and every refusal."""
    assert one.version == other.version
    for watcher in watchers(one):
        differs = everything(one, watcher) != everything(other, watcher)
        assert differs == (watcher in knowing), watcher


def everything(play: Playthrough, watcher: int | None) -> bytes:
    """All that a watcher can get out of a table."""
    view = play.view(watcher)
    got = [view, GAME.eyes.for_person(view), play.glimpses(watcher), GAME.talk.occasion(view), GAME.talk.pause(view)]
    if watcher is not None:
        legal = play.legal(watcher)
        refusals = [
            str(answer_to(play.move, watcher, a.words)) for a in GAME.vocabulary.actions if a.words not in legal
        ]
        got += [legal, play.can_undo(watcher), [a.words for a in GAME.talk.sayable(view)], refusals]
        got += [list(GAME.lab.numbers(play.state, watcher))]  # type: ignore[arg-type]
    return encode(got)


def two(seats: int, round_number: int, **options: Any) -> tuple[Playthrough, Playthrough]:
    """The same table twice, before the votes of the first turn of a round: Praetor 1, Aediles 2 and 3."""
    if round_number == 2:
        return assigned(1, 3, 4, seats=seats, **options), assigned(1, 3, 4, seats=seats, **options)
    hands = hands_for("LTLTLTLM"[:seats])
    return table(hands, **options), table(hands, **options)


@pytest.mark.parametrize("seats", [5, 8])
@pytest.mark.parametrize(("round_number", "colours"), [(1, "green red"), (2, "green yellow"), (2, "red yellow")])
@pytest.mark.parametrize("first_to_vote", [0, 1])
def test_a_vote_is_known_to_its_owner_alone_whichever_aedile_votes_first(
    seats: int, round_number: int, colours: str, first_to_vote: int
) -> None:
    """After the first of the two votes, after the second, and after a look at the other card and its keeping."""
    plays = two(seats, round_number)
    aediles = now(plays[0]).aediles
    early, late = aediles[first_to_vote], aediles[1 - first_to_vote]
    for play, colour in zip(plays, colours.split(), strict=True):
        play.move(early, ["vote", colour])
    same(*plays, early)
    for watcher in watchers(plays[0]):
        assert plays[0].view(watcher).committed[0][1] == (("vote", colours.split()[0]) if watcher == early else None)
    for play in plays:
        play.move(late, ["vote", "red"])
    same(*plays, early)
    for play in plays:
        look(play, aediles.index(late))
    same(*plays, early)


@pytest.mark.parametrize("seats", [5, 8])
@pytest.mark.parametrize("said", ["keep", "force"])
def test_what_the_praetor_saw_is_known_to_him_and_its_owner_even_after_he_spoke(seats: int, said: str) -> None:
    """Round 2: the exchange is awaited, and nobody else knows for which card."""
    plays = two(seats, 2)
    praetor, owner = now(plays[0]).praetor, now(plays[0]).aediles[0]
    for play, votes in zip(plays, ("gr", "rr"), strict=True):
        look(vote(play, votes), 0)
    same(*plays, praetor, owner)
    if said == "force":
        for play in plays:
            answer(play, said)
        same(*plays, praetor, owner)


@pytest.mark.parametrize("seats", [5, 8])
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("said", ["keep", "force"])
def test_the_tally_tells_nobody_else_who_cast_which_card(seats: int, place: int, said: str) -> None:
    """Green and red, or red and green: the same two cards for everybody who does not know one of them."""
    plays = two(seats, 1)
    praetor, aediles = now(plays[0]).praetor, now(plays[0]).aediles
    pairs = ("gr", "rg") if said == "keep" else ("gg", "rr")
    for play, votes in zip(plays, pairs, strict=True):
        answer(look(vote(play, votes), place), said)
        assert told(play, None, "tallied") == [{"votes": ("green", "red"), "loyal": 1, "traitor": 1}]
    same(*plays, praetor, *aediles)
    for watcher in watchers(plays[0]):
        before = see(plays[0], watcher).turns[0]
        assert before.tally == ("green", "red")
        assert [bool(vote) for vote in before.counted] == [watcher == seat for seat in aediles]


@pytest.mark.parametrize("seats", [5, 8])
@pytest.mark.parametrize("forced", [False, True])
def test_the_card_that_comes_in_is_known_to_its_owner_alone(seats: int, forced: bool) -> None:
    """A yellow was shown, or a green forced out; the two cards are counted, and the Praetor knows neither owner."""
    plays = two(seats, 2)
    owner, other = now(plays[0]).aediles
    ways = [("gy", "red"), ("gr", "yellow")] if forced else [("yg", "red"), ("yr", "green")]
    for play, (placed, word) in zip(plays, ways, strict=True):
        look(vote(play, placed), 0)
        if forced:
            answer(play, "force")
        play.move(owner, ["swap", word])
    same(*plays, owner, other)


def test_a_replacement_without_choice_is_known_to_owner_and_praetor() -> None:
    """Round 1, and round 2 where a force brings in the opposite colour."""
    for play in (two(5, 1)[0], two(5, 2, round2_force="opposite")[0]):
        praetor, aediles = now(play).praetor, now(play).aediles
        answer(look(vote(play, "gr"), 0), "force")
        for watcher in watchers(play):
            known = {"seat": aediles[0], "vote": "red"} if watcher in (praetor, aediles[0]) else {"seat": aediles[0]}
            assert told(play, watcher, "vote-replaced") == [known]


def test_a_yellow_card_that_was_found_is_seen_by_all_for_ever() -> None:
    play = look(vote(assigned(1, 3, 4), "yg"), 0)
    for watcher in watchers(play):
        assert see(play, watcher).turns[5].placed[0] == "yellow"
        assert see(play, watcher).turns[5].answer == "show"
        assert play.events[-1].teaches(watcher)
    moves(play, "3 swap red")
    assert all(see(play, watcher).turns[5].placed[0] == "yellow" for watcher in watchers(play))


# Sides


def test_a_hand_is_known_to_its_holder_alone() -> None:
    one, other = table("LT LL TT LM TM"), table("LT LT TL LM TM")
    same(one, other, 1, 2)
    for watcher in watchers(one):
        assert len(see(one, watcher).dealt) == (0 if watcher is None else 2)
    assert told(one, 1, "dealt") == [{"count": 2, "cards": ("loyal", "loyal")}]
    assert told(one, None, "dealt") == [{"count": 2}]


@pytest.mark.parametrize("seats", [5, 8])
def test_r22_two_of_a_kind_are_chosen_from_like_any_others(seats: int) -> None:
    """The same decision, the same number of moves and events, the same words for everybody else: before and after."""
    rest = {5: "LM TM", 8: "LM TM LT LT LT"}[seats]
    one, other = table(f"LT LL TT {rest}"), table(f"LT LT TL {rest}")
    for play in (one, other):
        turn(turn(play, "gr"), "gr")
        assert play.state.waiting == (1,)
    same(one, other, 1, 2)
    choose(one, "L")
    choose(other, "L")
    assert len(one.events) == len(other.events)
    assert told(one, None, "side-chosen") == told(other, 0, "side-chosen") == [{"seat": 1}]
    same(one, other, 1, 2)


@pytest.mark.parametrize("seats", [5, 8])
def test_the_side_that_was_chosen_is_known_to_nobody_else(seats: int) -> None:
    plays = [turn(turn(play, "gr"), "gr") for play in two(seats, 1)]
    consul = plays[0].state.actor
    for play, words in zip(plays, plays[0].legal(consul), strict=True):
        play.move(consul, words)
    same(plays[0], plays[1], consul)
    assert [see(play, consul).side for play in plays] != [see(play, 0).side for play in plays] == ["", ""]


@pytest.mark.parametrize("reveal", [True, False])
def test_at_the_end_sides_are_shown_and_discards_only_where_the_table_agreed(reveal: bool) -> None:
    """Two games that differ in a discard alone: seats 3 and 4 keep Traitor, one threw a Merchant away."""
    plays = [table(hands, reveal_discards_at_end=reveal) for hands in ("LT LT LM TM LT", "LT LT LM LT TM")]
    sides = "LTMTT"
    for play in plays:
        while not play.over:
            choose(turn(play, "gr"), sides[now(play).consul])
    for watcher in watchers(plays[0]):
        assert [side for (side,) in see(plays[0], watcher).revealed] == [FACTION[side] for side in sides]
        assert bool(see(plays[0], watcher).discards) == reveal
        assert (everything(plays[0], watcher) != everything(plays[1], watcher)) == (reveal or watcher in (3, 4))


# Talk


@pytest.mark.parametrize("seats", [5, 8])
def test_statements_are_heard_by_all_alike_and_tell_nothing_but_themselves(seats: int) -> None:
    """A lie and a truth travel the same way: two tables that differ in a hidden vote hear the same."""
    plays = two(seats, 1)
    early = now(plays[0]).aediles[0]
    for play, colour in zip(plays, ("green", "red"), strict=True):
        play.move(early, ["vote", colour])
        play.say(early, ["promise", "green"])
        play.say(0, ["accuse", "2", "traitor"])
        heard = {encode(play.view(watcher).claims) for watcher in watchers(play)}
        assert len(heard) == 1
        assert [claim.seat for claim in play.view(None).claims] == [early, 0]
    same(*plays, early)


@pytest.mark.parametrize("seats", SEATS)
def test_what_may_be_said_depends_on_nothing_hidden(seats: int) -> None:
    for seed in range(2):
        play, rng = shuffled(seats, seed), Random(seed)
        for _ in decisions(play, rng):
            open_to = {tuple(a.words for a in GAME.talk.sayable(play.view(seat))) for seat in range(seats)}
            assert len(open_to) == 1, "nobody was asked, nobody has spoken: everybody may say the same"
            assert GAME.talk.sayable(play.view(None)) == []
