"""The poisoned glass for learners: the same knowledge as the view, as small ints in a fixed layout."""

from __future__ import annotations

from functools import lru_cache

from perfidie.engine import Action, Field
from perfidie.games.verre.actions import (
    DEAL,
    DRINK,
    END_TURN,
    FIRST_WESLEY,
    POUR,
    REFUSE,
    SPY,
    SWAP_NO,
    SWAP_YES,
    TAKE,
)  # fmt: skip
from perfidie.games.verre.setup import Rules
from perfidie.games.verre.table import Table
from perfidie.games.verre.view import eyes, hands_held

STEPS = {
    name: place
    for place, name in enumerate(["SpyGlass", "PourCard", "SwapOrEndTurn", "SwapOrLeave", "TakeGlass", "Announce"])
}


def actions(rules: Rules) -> tuple[int, ...]:
    """The codes of the actions that can occur at this table."""
    possible: list[Action] = [*SPY[: rules.glasses], *TAKE[: rules.glasses], DRINK, REFUSE, END_TURN]
    possible += [POUR[card][glass] for card in rules.deck for glass in range(rules.glasses)]
    possible += rules.power_uses
    if rules.options["power"] == "look_then_may_swap":
        possible += [SWAP_YES, SWAP_NO]
    return tuple(sorted([action.code for action in possible] + list(chances(rules))))


def chances(rules: Rules) -> tuple[int, ...]:
    """The codes only chance takes: the first Wesley and the deal."""
    first = FIRST_WESLEY[: rules.seats] if rules.options["first_wesley"] == "random" else ()
    return tuple(action.code for action in (*first, *[DEAL[card] for card in rules.deck]))


def longest(rules: Rules) -> int:
    """At three seats and more every round costs a heart (ruling 39); at two seats `max_rounds` is the net."""
    seats = rules.seats
    rounds = seats * (rules.hearts - 1) + 1
    if rules.end == "full_rotation":
        rounds = -(-rounds // seats) * seats
    if seats == 2:
        rounds = rules.max_rounds or 1000
    elif rules.max_rounds:
        rounds = min(rounds, rules.max_rounds)
    each = len(rules.deck) + seats * (rules.figures.looks + rules.turns + 2) + 2 * rules.turns + 1
    return 1 + rounds * each


@lru_cache(maxsize=64)
def fields(rules: Rules) -> tuple[Field, ...]:
    """Where everything stands. Faces are signed: an antidote is above 0, a poison below."""
    seats, deck, laid = rules.seats, len(rules.deck), rules.laid + 1
    return (
        Field("seat", seats),
        Field("wesley", seats),
        Field("hearts", seats, -128, 8),
        Field("step", len(STEPS)),
        Field("turn", 1, 0, 4),
        Field("power", 1),
        Field("hand", deck),
        Field("hands_seen", rules.turns * deck),
        Field("spied", seats * rules.glasses),
        Field("card_glass", laid, 0, rules.glasses),
        Field("card_height", laid, 0, 4),
        Field("card_face", laid, -10, 10),
        Field("taken", seats, 0, rules.glasses),
        Field("announced", seats, 0, 2),
        Field("opened", seats),
    )


@lru_cache(maxsize=64)
def _layout(rules: Rules) -> tuple[dict[str, int], int, dict[int, int]]:
    starts: dict[str, int] = {}
    size = 0
    for field in fields(rules):
        starts[field.name] = size
        size += field.size
    return starts, size, {card: place for place, card in enumerate(sorted(rules.deck))}


def numbers(s: Table, seat: int) -> bytearray:
    """What the seat knows, as signed bytes."""
    rules = s.setup
    starts, size, place = _layout(rules)
    out = bytearray(size)
    out[seat] = 1
    out[starts["wesley"] + s.wesley] = 1
    hearts, taken, announced = starts["hearts"], starts["taken"], starts["announced"]
    opened = starts["opened"]
    for other in range(rules.seats):
        out[hearts + other] = s.hearts[other] & 0xFF
        out[taken + other] = s.taken[other] + 1
        out[announced + other] = s.announced[other] + 1
        out[opened + other] = s.opened[other]
    if s.agenda:
        step = STEPS.get(type(s.agenda[-1]).__name__)
        if step is not None:
            out[starts["step"] + step] = 1
    out[starts["power"]] = s.power
    if not s.faces:
        return out
    out[starts["turn"]] = s.turn
    start = starts["hand"]
    for card in s.hands[seat]:
        out[start + place[card]] = 1
    start = starts["hands_seen"]
    for turn, _, cards in hands_held(s, seat):
        at = start + turn * len(place)
        for card in cards:
            out[at + place[card]] = 1
    start = starts["spied"]
    for other, looks in enumerate(s.spied):
        for glass in looks:
            out[start + other * rules.glasses + glass] = 1
    in_glass, at_height = starts["card_glass"], starts["card_height"]
    for glass, row in enumerate(s.glasses, start=1):
        for height, number in enumerate(row, start=1):
            out[in_glass + number] = glass
            out[at_height + number] = height
    start = starts["card_face"]
    for number, seen in enumerate(eyes(s, seat, rules.shows_all and not s.agenda)):
        if seen:
            out[start + number] = s.faces[number] & 0xFF
    return out
