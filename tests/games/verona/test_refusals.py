"""Refusals: each broken rule by its name, told from what the seat knows, and nothing moves."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.verona.tables import (
    SEATS,
    decisions,
    everything,
    holding,
    moves,
    position,
    refusal,
    see,
    shuffled,
    table,
    words,
)
from perfidie.engine import Playthrough, Refusal, encode
from perfidie.games import verona
from perfidie.games.verona import GAME

TWO = (
    "nurse romeo mercutio | tybalt juliet capulet count_paris benvolio"
    " | montague lady_capulet friar prince lady_montague"
)
HANDS = [
    ["romeo", "juliet", "count_paris", "tybalt"],
    ["prince_escalus", "capulet", "lady_capulet", "nurse"],
    ["mercutio", "montague", "lady_montague", "benvolio"],
]


def drafting() -> Playthrough:
    return table(3, "romeo juliet tybalt")


def exchanging() -> Playthrough:
    return table(2, TWO)


def turn(*script: str) -> Playthrough:
    """Three seats; Romeo, the Prince and Mercutio were played, each with a token on Romeo from its player."""
    play = moves(
        holding(3, HANDS, rounds=1),
        "0 play romeo council; 0 token 3 romeo 1; 1 play prince council; 1 token 0 romeo 2",
        "2 play mercutio exile; 2 token 5 romeo 3",
    )
    return moves(play, *script)


def placing() -> Playthrough:
    return turn("0 play juliet exile")


def lady() -> Playthrough:
    return turn("0 play juliet exile; 0 skip_token; 1 play lady_capulet council")


def samson() -> Playthrough:
    play = position(5, "C: romeo juliet tybalt; E: lady_capulet benvolio", hold="samson")
    return moves(play, "0 play samson council")


def over() -> Playthrough:
    return position(3, "C: *", away="nurse")


# name: the table, the seat, what it says, the code, the facts
BROKEN: dict[str, tuple[Any, int, str, str, dict[str, object]]] = {
    "a card that is not in the pack": (
        drafting, 0, "draft tybalt", "verona-not-in-pack", {"card": "tybalt"},
    ),
    "a card of the five in a draft of three": (
        drafting, 0, "draft samson", "verona-not-in-pack", {"card": "samson"},
    ),
    "a card drafted before": (
        lambda: moves(drafting(), "0 draft nurse"), 1, "draft nurse", "verona-not-in-pack", {"card": "nurse"},
    ),
    "cards kept in another order than that of the box": (
        exchanging, 0, "keep capulet juliet romeo", "unknown-action", {"words": "keep capulet juliet romeo"},
    ),
    "keeping a removed card": (
        exchanging, 0, "keep capulet romeo juliet", "verona-not-in-hand", {"card": "romeo"},
    ),
    "keeping a card of the other": (
        exchanging, 0, "keep prince capulet juliet", "verona-not-in-hand", {"card": "prince_escalus"},
    ),
    "keeping one card of five": (exchanging, 0, "keep capulet", "verona-keep-count", {"count": 3}),
    "keeping twice": (
        lambda: moves(exchanging(), "0 keep capulet juliet tybalt"),
        0, "keep capulet juliet benvolio", "not-your-turn", {"seat": 0},
    ),
    "playing in the exchange": (
        exchanging, 0, "play capulet council", "not-now", {"action": "play capulet council"},
    ),
    "a card of another hand": (turn, 0, "play capulet exile", "verona-not-in-hand", {"card": "capulet"}),
    "a card played before": (turn, 0, "play romeo exile", "verona-not-in-hand", {"card": "romeo"}),
    "a card that takes no part": (turn, 0, "play samson exile", "verona-not-in-hand", {"card": "samson"}),
    "a token one does not have": (
        placing, 0, "token 3 juliet 1", "verona-no-such-token", {"kind": "3"},
    ),
    "the 4 among three players": (placing, 0, "token 4 juliet 1", "verona-no-such-token", {"kind": "4"}),
    "a vial without the expansion": (
        placing, 0, "token poison juliet 1", "verona-no-such-token", {"kind": "poison"},
    ),
    "a token on a character not in play": (
        placing, 0, "token 5 capulet 1", "verona-not-in-play", {"card": "capulet"},
    ),
    "a token on a token": (
        placing, 0, "token 5 romeo 3", "verona-zone-taken", {"card": "romeo", "zone": 3},
    ),
    "a token on a token in the last lap": (
        lambda: position(3, "C: *", "P0:5@romeo1", away="nurse", lap=False),
        0, "token 0 romeo 2", "verona-zone-taken", {"card": "romeo", "zone": 2},
    ),
    "a token on one who is away, in the last lap": (
        lambda: position(3, "C: *", away="romeo", lap=False),
        0, "token 0 romeo 2", "verona-not-in-play", {"card": "romeo"},
    ),
    "banishing one who is not in play": (
        lambda: turn("0 play tybalt council"), 0, "move nurse", "verona-not-in-play", {"card": "nurse"},
    ),
    "banishing one who is in Exile": (
        lambda: turn("0 play tybalt council"), 0, "move mercutio", "verona-not-at",
        {"card": "mercutio", "place": "council"},
    ),
    "calling back one who is at the Council": (
        lambda: turn("0 play juliet exile; 0 skip_token; 1 play nurse council"), 1, "move romeo", "verona-not-at",
        {"card": "romeo", "place": "exile"},
    ),
    "swapping with an empty zone": (
        lady, 1, "swap romeo 1 juliet 2", "verona-no-token-there", {"card": "juliet", "zone": 2},
    ),
    "swapping on a character not in play": (
        lady, 1, "swap capulet 1 romeo 1", "verona-not-in-play", {"card": "capulet"},
    ),
    "looking at an empty zone": (
        lambda: turn("0 play paris council"), 0, "look prince 1 romeo 2", "verona-no-token-there",
        {"card": "prince_escalus", "zone": 1},
    ),
    "looking at one not in play": (
        lambda: turn("0 play paris council"), 0, "look romeo 2 juliet 1", "verona-not-in-play", {"card": "juliet"},
    ),
    "looking at one's own token": (
        lambda: turn("0 play paris council"), 0, "look romeo 1 romeo 2", "verona-own-token", {},
    ),
    "looking at one's own token alone": (
        lambda: turn("0 play paris council"), 0, "look romeo 1", "verona-own-token", {},
    ),
    "looking at one where there are two": (
        lambda: turn("0 play paris council"), 0, "look romeo 2", "verona-look-at-two", {},
    ),
    "copying one of the other clan": (samson, 0, "copy benvolio", "verona-not-copied", {"card": "benvolio"}),
    "copying one at the other place": (
        samson, 0, "copy lady_capulet", "verona-not-copied", {"card": "lady_capulet"},
    ),
    "copying Paris": (samson, 0, "copy paris", "verona-not-copied", {"card": "count_paris"}),
    "copying himself": (samson, 0, "copy samson", "unknown-action", {"words": "copy samson"}),
    "copying twice": (
        lambda: moves(samson(), "0 copy tybalt"), 0, "copy tybalt", "not-now", {"action": "copy tybalt"},
    ),
    "a token before the power is settled": (
        lambda: turn("0 play tybalt council"), 0, "token 5 prince 1", "not-now",
        {"action": "token 5 prince_escalus 1"},
    ),
    "skipping the card": (turn, 0, "skip_power", "not-now", {"action": "skip_power"}),
    "a second token": (
        lambda: turn("0 play juliet exile; 0 token 5 juliet 1"), 0, "token 0 juliet 2", "not-your-turn", {"seat": 0},
    ),
    "a second card": (placing, 0, "play tybalt exile", "not-now", {"action": "play tybalt exile"}),
    "a power nobody has played": (turn, 0, "move romeo", "not-now", {"action": "move romeo"}),
    "a move of chance": (turn, 0, "deal nurse", "not-now", {"action": "deal nurse"}),
    "another seat's turn": (turn, 1, "play capulet council", "not-your-turn", {"seat": 1}),
    "a draft out of turn": (drafting, 2, "draft nurse", "not-your-turn", {"seat": 2}),
    "zones in the wrong order": (
        lady, 1, "swap romeo 2 romeo 1", "unknown-action", {"words": "swap romeo 2 romeo 1"},
    ),
    "a zone with itself": (lady, 1, "swap romeo 2 romeo 2", "unknown-action", {"words": "swap romeo 2 romeo 2"}),
    "a fourth zone": (placing, 0, "token 5 romeo 4", "unknown-action", {"words": "token 5 romeo 4"}),
    "a third place": (turn, 0, "play juliet tavern", "unknown-action", {"words": "play juliet tavern"}),
    "a seat that is not there": (turn, 3, "play nurse council", "no-such-seat", {"seat": "3"}),
    "a move after the end": (over, 0, "skip_token", "game-over", {}),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_is_named_and_nothing_moves(name: str) -> None:
    laid, seat, said, code, facts = BROKEN[name]
    play = laid()
    before = everything(play)
    with pytest.raises(Refusal) as refused:
        play.move(seat, words(said))
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert everything(play) == before


def test_every_refusal_of_the_game_has_a_case() -> None:
    source = Path(verona.__file__).with_name("refusals.py").read_text()
    assert set(re.findall(r'Refusal\("([a-z-]+)"', source)) == {
        code for _, _, _, code, _ in BROKEN.values() if code.startswith("verona-")
    }


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_exchange_in_either_order_and_each_once(order: tuple[int, int]) -> None:
    play = exchanging()
    early, late = order
    choice = {0: "keep capulet juliet tybalt", 1: "keep montague lady_capulet lady_montague"}
    moves(play, f"{early} {choice[early]}")
    assert refusal(play, early, choice[early]) == "not-your-turn"
    moves(play, f"{late} {choice[late]}")
    assert [refusal(play, seat, choice[seat]) for seat in (0, 1)] == ["not-now", "not-your-turn"]
    assert set(see(play, 0).hand) == {"capulet", "juliet", "tybalt", "friar_laurence", "prince_escalus"}
    assert set(see(play, 1).hand) == {"montague", "lady_capulet", "lady_montague", "count_paris", "benvolio"}


def test_a_move_made_on_an_older_table_is_stale() -> None:
    play = turn()
    old = play.version
    moves(play, "0 play juliet exile")
    before = everything(play)
    for version in (old, play.version + 1):
        with pytest.raises(Refusal, match="stale-move"):
            play.move(0, ["token", "5", "juliet", "1"], version)
    assert everything(play) == before
    play.move(0, ["token", "5", "juliet", "1"], play.version)
    assert len(see(play, None).tokens) == 4


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poison", [False, True])
def test_whatever_is_not_legal_is_refused_and_nothing_moves(seats: int, poison: bool) -> None:
    play = shuffled(seats, seed=seats, poison=poison, rounds=1)
    rng = Random(seats)
    steps = set()
    for _ in decisions(play, rng):
        if (step := play.view(None).step) in steps:
            continue
        steps.add(step)
        before = everything(play)
        for seat in range(seats):
            legal = set(play.legal(seat))
            for action in GAME.vocabulary.actions:
                if action.words not in legal:
                    with pytest.raises(Refusal):
                        play.state.apply(action, seat)
        assert everything(play) == before


def refusals(state: Any, seat: int) -> list[str]:
    """Every refusal this seat can provoke here."""
    answers = []
    legal = set(state.legal_for(seat))
    for action in GAME.vocabulary.actions:
        if action in legal:
            continue
        with pytest.raises(Refusal) as answer:
            state.apply(action, seat)
        answers.append(str(answer.value))
    return answers


@pytest.mark.parametrize("seats", SEATS)
def test_a_refusal_tells_nothing_the_seat_does_not_know(seats: int) -> None:
    """In any other world the seat can imagine it would hear the same refusals."""
    play = shuffled(seats, seed=seats, poison=True, rounds=1)
    rng = Random(seats)
    for _ in decisions(play, rng):
        if rng.random() < 0.8:
            continue
        for seat in play.state.waiting:
            imagined = GAME.imagine(GAME.read_view(encode(play.view(seat))), rng)
            assert refusals(imagined, seat) == refusals(play.state, seat)
