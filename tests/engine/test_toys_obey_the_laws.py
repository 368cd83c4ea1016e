"""The contract carries more than the poisoned glass: small games with the other parts of it obey the laws."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.toys import bag, ballot, hunt, shells, snap, whispers
from perfidie.engine import Game, Setup, View
from perfidie.engine.laws import check

TOYS: list[Game[Any, Any]] = [ballot.BALLOT, bag.BAG, whispers.WHISPERS, shells.SHELLS, hunt.HUNT, snap.SNAP]
GAMES = 40


@pytest.mark.parametrize(
    ("toy", "seats"), [pytest.param(toy, n, id=f"{toy.id}-{n}") for toy in TOYS for n in toy.seats if n < 5 or n > 10]
)
def test_the_laws_hold(toy: Game[Any, Any], seats: int) -> None:
    for finding in check(toy, seats, GAMES, seed=7):
        assert finding.broken is None, finding.broken


def broken(game: Game[Any, Any], law: int, seats: int) -> bool:
    return any(finding.broken for finding in check(game, seats, GAMES, seed=7, only=(law,)) if finding.law == law)


def test_a_tally_that_does_not_say_it_teaches_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def reveal(self: ballot.Vote, s: ballot.Box, chosen: dict[int, Any]) -> None:
        s.votes += (tuple(int(chosen[seat] is ballot.GREEN) for seat in range(s.setup.seats)),)
        if s.loud:
            s.tell("tallied", {"green": sum(s.votes[-1])})

    monkeypatch.setattr(ballot.Vote, "reveal", reveal)
    assert broken(ballot.BALLOT, 5, 3)


def test_a_commitment_shown_to_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true_accept = ballot.Vote.accept

    def accept(self: ballot.Vote, s: ballot.Box, seat: int, action: Any) -> None:
        true_accept(self, s, seat, action)
        if s.loud:
            s.tell("nodded", {"seat": seat, "colour": action.words[1]})

    monkeypatch.setattr(ballot.Vote, "accept", accept)
    assert broken(ballot.BALLOT, 5, 3)


def test_a_step_that_betrays_a_question_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whispers.Consent, "shown_to", lambda self, s, seat: self)
    assert broken(whispers.WHISPERS, 5, 3)


def test_an_event_that_should_not_be_known_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true_tell = whispers.Room.tell

    def tell(self: whispers.Room, kind: str, facts: Any, **audiences: Any) -> None:
        true_tell(self, kind, facts, **{**audiences, "audience": None})

    monkeypatch.setattr(whispers.Room, "tell", tell)
    assert broken(whispers.WHISPERS, 5, 3)


def test_a_memory_tied_to_the_place_instead_of_the_token_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(self: shells.Shells, state: shells.Table, seat: int | None) -> shells.Sight:
        mine = () if seat is None else state.looked[seat]
        if len(state.kinds) < len(state.places):
            mine = ()
        known = tuple(state.kinds[state.places[n]] if n in mine else None for n in range(len(state.kinds)))
        return shells.Sight(len(state.kinds), state.places, state.looked, known, state.last)

    monkeypatch.setattr(shells.Shells, "look", look)
    assert broken(shells.SHELLS, 5, 2)


def test_chances_without_their_weights_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def imagine_table(self: hunt.Hunt, view: View[hunt.Sight], setup: Setup, rng: Random) -> hunt.Town:
        sight, town = view.table, hunt.Town(setup)
        town.searched, town.luck, town.caught = sight.searched, sight.luck, sight.caught
        left = [place for place in hunt.PLACES if place not in sight.searched]
        town.hidden = sight.searched[-1] if sight.caught else rng.choice(left) if sight.hidden else -1
        return town

    monkeypatch.setattr(hunt.Hunt, "imagine_table", imagine_table)
    assert broken(hunt.HUNT, 6, 1)


def test_a_game_that_forgets_what_a_seat_was_shown_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true_look = shells.Shells.look

    def look(self: shells.Shells, state: shells.Table, seat: int | None) -> shells.Sight:
        sight = true_look(self, state, seat)
        return shells.Sight(sight.laid, sight.places, sight.looked, (None,) * sight.laid, sight.last)

    monkeypatch.setattr(shells.Shells, "look", look)
    assert broken(shells.SHELLS, 6, 2)


def forgetful(self: ballot.Ballot, state: ballot.Box, seat: int | None) -> ballot.Sight:
    mine = () if seat is None else tuple(row[seat] for row in state.votes)
    return ballot.Sight(tuple(sum(row) for row in state.votes)[-1:], mine[-1:])


def test_a_view_that_forgets_earlier_rounds_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ballot.Ballot, "look", forgetful)
    assert broken(ballot.BALLOT, 12, 2)


def test_a_view_may_forget_what_its_game_waives_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ballot.Ballot, "look", forgetful)
    reason = "only the last round counts"
    monkeypatch.setattr(ballot.Ballot, "forgets", {"committed": reason, "tallied": reason})
    assert not broken(ballot.BALLOT, 12, 2)
