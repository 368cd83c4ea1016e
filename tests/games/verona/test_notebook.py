"""What a seat sees is what it was told, all of it and nothing else, from the first card to the end of the match."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ends import ends
from games.playing import decisions, watchers
from games.verona.eyewitness import Eyewitness
from games.verona.tables import SEATS, see, shuffled
from perfidie.engine import Playthrough, encode

CASES: list[dict[str, Any]] = [
    {},
    {"poison": True},
    {"reveal_all_at_round_end": True},
    {"rounds": 2, "poison": True, "reveal_all_at_round_end": True, "floor_token_at_zero": True},
]


def agree(play: Playthrough, witnesses: list[Eyewitness]) -> None:
    for witness in witnesses:
        remembered, seen = witness.listen().sight(), msgspec.to_builtins(see(play, witness.seat))
        for name, value in seen.items():
            assert encode(value) == encode(remembered[name]), (name, witness.seat)
        assert seen.keys() == remembered.keys()


@pytest.mark.parametrize("seats", ends(SEATS))
@pytest.mark.parametrize("options", CASES, ids=str)
def test_a_view_holds_what_the_seat_was_told_and_nothing_else(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        play = shuffled(seats, seed, **options)
        witnesses = [Eyewitness(play, watcher) for watcher in watchers(play)]
        for _ in decisions(play, Random(seed)):
            agree(play, witnesses)
        agree(play, witnesses)
        assert len(see(play, None).past) == options.get("rounds", seats)


@pytest.mark.parametrize("seats", SEATS)
def test_the_frame_of_the_view_is_the_same_for_all(seats: int) -> None:
    play = shuffled(seats, seats, poison=True)
    for seat, _ in decisions(play, Random(seats)):
        views = [play.view(watcher) for watcher in watchers(play)]
        frames = {encode([view.waiting, view.options, view.agenda, view.claims, view.outcome]) for view in views}
        assert len(frames) == 1
        assert seat in views[0].waiting


@pytest.mark.parametrize("seats", SEATS)
def test_what_only_one_seat_is_told_reaches_no_other(seats: int) -> None:
    """Private facts, by event: whoever is not named among them gets exactly what a spectator gets."""
    alone = set()
    for poison in (False, True):
        play = shuffled(seats, seats, poison=poison)
        for _ in decisions(play, Random(seats)):
            pass
        for event in play.events:
            named = {seat for seat, _ in event.private} | set(event.audience or ())
            others = [seat for seat in range(seats) if seat not in named]
            assert all(event.seen_by(seat) == event.seen_by(None) for seat in others)
            if named:
                alone.add(event.kind)
    drafts = {"drafted", "pack-taken", "discarded"} if seats > 2 else {"committed", "exchanged"}
    assert alone - {"looked-at-one"} == {"dealt", "looked", "placed", *drafts}
