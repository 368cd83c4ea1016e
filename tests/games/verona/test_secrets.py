"""Hidden information, row by row: who may see it, who may not, in views and in glimpses, from when and until when."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.playing import decisions, finished, told, watchers
from games.verona.tables import HAND, SEATS, coast, deck, holding, moves, see, shuffled, table
from perfidie.engine import encode
from perfidie.games.verona.rules.box import NAMES

DRAFTING = (3, 4, 5)
OPTIONS: list[dict[str, Any]] = [{}, {"poison": True}, {"reveal_all_at_round_end": True}]


# Every word of every event

SPOT = {"card", "zone"}
TWO = SPOT | {"owner-seat", "other-card", "other-zone", "other-owner-seat"}
FACTS: dict[str, tuple[set[str], set[str]]] = {
    "round-started": ({"round", "rounds", "first-seat"}, set()),
    "dealt": ({"hand"}, {"cards"}),
    "pack-taken": (set(), {"seat", "cards"}),
    "drafted": ({"seat", "pack"}, {"card"}),
    "discarded": ({"seat", "count"}, {"cards"}),
    "committed": ({"seat"}, {"choice"}),
    "exchanged": ({"count"}, {"given", "received"}),
    "played": ({"seat", "card", "place"}, set()),
    "copied": ({"seat", "card", "other-card"}, set()),
    "moved": ({"seat", "by", "card", "place"}, set()),
    "swapped": ({"seat"} | TWO, set()),
    "looked": ({"seat"} | TWO, {"kind", "other-kind"}),
    "looked-at-one": ({"seat", "owner-seat"} | SPOT, {"kind"}),
    "power-skipped": ({"seat", "card"}, set()),
    "placed": ({"seat", "modifier"} | SPOT, {"kind"}),
    "token-skipped": ({"seat"}, set()),
    "last-lap": ({"first-seat"}, set()),
    "token-shown": ({"seat", "kind"} | SPOT, set()),
    "died": ({"card"}, set()),
    "objective-met": ({"card"}, set()),
    "objective-unmet": ({"card"}, set()),
    "token-scored": ({"seat", "kind", "modifier", "points"} | SPOT, set()),
    "round-scored": ({"seat", "points", "round"}, set()),
    "round-won": ({"seats", "points"}, set()),
    "match-ended": ({"rounds"}, set()),
}
"""By kind of event: what everybody is told, and what only the seat it concerns."""


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_an_event_tells_each_audience_these_facts_and_no_others(seats: int, options: dict[str, Any]) -> None:
    kinds = set()
    for seed in range(4):
        play = finished(shuffled(seats, seed, **options), Random(seed))
        for event in play.events:
            public, own = FACTS[event.kind]
            kinds.add(event.kind)
            concerned = {seat for seat, _ in event.private} | set(event.audience or ())
            for watcher in watchers(play):
                glimpse = event.seen_by(watcher)
                assert (set(glimpse.facts) if glimpse else set()) == public | (own if watcher in concerned else set())
            if own and event.kind not in ("dealt", "exchanged"):
                assert len(concerned) == 1
    drafts = {"pack-taken", "drafted", "discarded"}
    missing = (drafts if seats == 2 else {"committed", "exchanged"}) | (set() if seats == 5 else {"copied"})
    missing |= {"token-shown"} if not options else set()
    missing |= set() if "poison" in options else {"died"}
    assert set(FACTS) - kinds <= missing | {"looked-at-one"}
    assert not kinds & missing


# Cards


def test_a_hand_is_known_to_its_holder_alone_until_it_is_played() -> None:
    hands = "romeo tybalt nurse capulet | juliet benvolio mercutio montague | paris lady_capulet lady_montague friar"
    play = holding(3, hands)
    for watcher in watchers(play):
        assert ("tybalt" in see(play, watcher).hand) == (watcher == 0)
        assert see(play, watcher).hand_sizes == (4, 4, 4)
    moves(play, "0 play tybalt exile")
    for watcher in watchers(play):
        assert (see(play, watcher).plays, see(play, watcher).exile) == (("tybalt",), ("tybalt",))
        assert see(play, watcher).hand_sizes == (3, 4, 4)
        assert play.events[-1].teaches(watcher)


@pytest.mark.parametrize("seats", SEATS)
def test_no_view_names_a_card_that_its_seat_never_held_nor_saw(seats: int) -> None:
    """What somebody else holds turns up in the bytes of a view only where a pack or an exchange has shown it."""
    for seed in range(3):
        play = shuffled(seats, seed, poison=bool(seed % 2), rounds=1)
        for _ in decisions(play, Random(seed)):
            state: Any = play.state
            for watcher in watchers(play):
                sight = see(play, watcher)
                shown = {card for pack in sight.packs for card in pack.cards} | {*sight.given, *sight.received}
                shown |= {*sight.plays, *sight.hand}
                hidden = {NAMES[card] for hand in state.hands for card in hand} - shown
                hidden |= {NAMES[card] for card in (*state.pack, *state.removed)} - shown
                text = encode(sight).decode()
                assert not any(f'"{card}"' in text for card in hidden), (watcher, hidden)


@pytest.mark.parametrize("seats", DRAFTING)
def test_the_card_dealt_before_the_draft_is_known_to_its_owner(seats: int) -> None:
    play = table(seats, " ".join(deck(seats)))
    for seat in range(seats):
        assert see(play, seat).dealt == see(play, seat).hand == (deck(seats)[seat],)
        assert told(play, seat, "dealt") == [{"hand": 1, "cards": (deck(seats)[seat],)}]
    assert (see(play, None).dealt, told(play, None, "dealt")) == ((), [{"hand": 1}])


@pytest.mark.parametrize("seats", DRAFTING)
def test_the_pack_is_seen_by_who_holds_it_and_remembered_by_who_held_it(seats: int) -> None:
    play = table(seats, " ".join(deck(seats)))
    held: list[list[tuple[str, ...]]] = [[] for _ in range(seats)]
    pack, turn = deck(seats)[seats:], 0
    while play.view(None).step == "DraftCard":
        holder = turn % seats
        held[holder].append(tuple(pack))
        for seat in range(seats):
            assert [seen.cards for seen in see(play, seat).packs] == held[seat]
            assert [facts["cards"] for facts in told(play, seat, "pack-taken")] == held[seat]
            assert see(play, seat).pack == len(pack)
        assert (see(play, None).packs, told(play, None, "pack-taken")) == ((), [])
        play.move(holder, ["draft", pack.pop(0)])
        turn += 1
    assert turn == seats * (HAND[seats] - 1)
    assert [seen.took for seen in see(play, 0).packs] == [seen.cards[0] for seen in see(play, 0).packs]


@pytest.mark.parametrize("seats", DRAFTING)
def test_a_card_taken_in_the_draft_is_told_to_nobody_else(seats: int) -> None:
    one, other = (table(seats, " ".join(deck(seats))) for _ in range(2))
    first, last = see(one, 0).packs[0].cards[0], see(one, 0).packs[0].cards[-1]
    moves(one, f"0 draft {first}")
    moves(other, f"0 draft {last}")
    for watcher in [watcher for watcher in watchers(one) if watcher not in (0, 1)]:
        assert encode(one.view(watcher)) == encode(other.view(watcher))
        assert one.glimpses(watcher) == other.glimpses(watcher)
    assert told(one, 0, "drafted") != told(other, 0, "drafted")
    assert told(one, 1, "drafted") == told(other, 1, "drafted") == [{"seat": 0, "pack": len(deck(seats)) - seats - 1}]
    assert one.events[-1].teaches(1), "the next one sees the pack"


@pytest.mark.parametrize("seats", DRAFTING)
def test_the_discard_is_known_to_the_last_drafter_alone_for_the_whole_round(seats: int) -> None:
    play = table(seats, " ".join(deck(seats)))
    while play.view(None).step == "DraftCard":
        play.move(play.state.actor, play.legal(play.state.actor)[0])
    away = tuple(deck(seats)[-2:] if seats == 5 else deck(seats)[-1:])
    while see(play, None).round == 1:
        for watcher in watchers(play):
            mine = watcher == seats - 1
            assert see(play, watcher).discarded == (away if mine else ())
            facts = {"seat": seats - 1, "count": len(away), **({"cards": away} if mine else {})}
            assert told(play, watcher, "discarded") == [facts]
        play.move(play.state.actor, play.legal(play.state.actor)[-1])
    for watcher in watchers(play):
        assert see(play, watcher).discarded == ()
        assert all(card not in encode(see(play, watcher)).decode() for card in away)


def test_the_three_cards_removed_at_two_are_known_to_nobody() -> None:
    play = table(2, "nurse romeo mercutio | tybalt juliet capulet paris benvolio")
    removed = {"nurse", "romeo", "mercutio"}
    coast(moves(play, "0 keep capulet juliet tybalt; 1 keep prince montague lady_montague"))
    for watcher in watchers(play):
        words = encode([see(play, watcher), play.glimpses(watcher)]).decode()
        assert not any(f'"{card}"' in words for card in removed)


def test_an_exchange_is_known_to_the_two_and_only_when_both_have_chosen() -> None:
    play = table(2, "nurse romeo mercutio | tybalt juliet capulet paris benvolio", first=1)
    moves(play, "1 keep capulet juliet tybalt")
    for watcher in watchers(play):
        kept = ("keep", "capulet", "juliet", "tybalt") if watcher == 1 else None
        assert play.view(watcher).committed == ((1, kept),)
        assert (see(play, watcher).given, see(play, watcher).received) == ((), ())
        assert [facts["seat"] for facts in told(play, watcher, "committed")] == [1]
        assert told(play, watcher, "exchanged") == []
    assert "count_paris" not in encode(play.view(0)).decode()
    moves(play, "0 keep prince montague lady_montague")
    mine, theirs = ("count_paris", "benvolio"), ("lady_capulet", "friar_laurence")
    assert (see(play, 1).given, see(play, 1).received) == (mine, theirs)
    assert (see(play, 0).given, see(play, 0).received) == (theirs, mine)
    assert (see(play, None).given, see(play, None).received) == ((), ())
    assert told(play, None, "exchanged") == [{"count": 2}]
    assert told(play, 0, "exchanged") == [{"count": 2, "given": theirs, "received": mine}]


def test_what_the_first_to_choose_keeps_makes_no_difference_to_the_other() -> None:
    deal = "nurse romeo mercutio | tybalt juliet capulet paris benvolio"
    plays = [
        moves(table(2, deal), script) for script in ("0 keep capulet juliet tybalt", "0 keep juliet paris benvolio")
    ]
    for watcher in (1, None):
        assert len({encode([play.view(watcher), play.glimpses(watcher)]) for play in plays}) == 1
    assert len({encode(play.view(0)) for play in plays}) == 2
