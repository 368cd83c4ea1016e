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
from perfidie.games.verre.view import hands_held, seen_cards

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
        Field("hearts", seats, -128, 8),
        Field("taken", seats, -1, rules.glasses - 1),
        Field("announced", seats, -1, 1),
        Field("opened", seats),
        Field("spied", seats * rules.glasses),
        Field("seat", seats),
        Field("wesley", seats),
        Field("step", len(STEPS)),
        Field("turn", 1, 0, rules.turns),
        Field("power", 1),
        Field("hand", deck),
        Field("hands_seen", rules.turns * deck),
        Field("glasses", rules.glasses * rules.capacity, -1, laid),
        Field("card_face", laid, -10, 10),
    )


class Layout:
    """Where each field begins, and what a table that says nothing looks like."""

    def __init__(self, rules: Rules) -> None:
        self.starts: dict[str, int] = {}
        self.size = 0
        for field in fields(rules):
            self.starts[field.name] = self.size
            self.size += field.size
        self.place = {card: place for place, card in enumerate(sorted(rules.deck))}
        self.empty = bytearray(self.size - self.starts["seat"])
        glasses = self.starts["glasses"] - self.starts["seat"]
        self.empty[glasses : glasses + rules.glasses * rules.capacity] = b"\xff" * (rules.glasses * rules.capacity)
        names = ("wesley", "step", "turn", "power", "hand", "hands_seen", "glasses", "card_face")
        self.order = tuple(self.starts[name] - self.starts["seat"] for name in names)


@lru_cache(maxsize=64)
def layout(rules: Rules) -> Layout:
    return Layout(rules)


@lru_cache(maxsize=1024)
def spied_bits(looks: tuple[int, ...], glasses: int) -> bytes:
    """The glasses a seat looked into, one byte each."""
    return bytes([glass in looks for glass in range(glasses)])


def numbers(s: Table, seat: int) -> bytearray:
    """What the seat knows, as signed bytes: first what everybody knows, row by row, then the rest, place by place."""
    rules = s.setup
    plan = layout(rules)
    known = bytearray([number & 0xFF for number in s.hearts + s.taken + s.announced + s.opened])
    for looks in s.spied:
        known += spied_bits(looks, rules.glasses)
    wesley, step, turn, power, hand, hands_seen, glasses, card_face = plan.order
    out = plan.empty[:]
    out[seat] = out[wesley + s.wesley] = 1
    if s.agenda:
        place_of_step = STEPS.get(type(s.agenda[-1]).__name__)
        if place_of_step is not None:
            out[step + place_of_step] = 1
    out[turn] = s.turn
    out[power] = s.power
    if s.faces:
        place = plan.place
        for card in s.hands[seat]:
            out[hand + place[card]] = 1
        for _, _, cards in hands_held(s, seat):
            for card in cards:
                out[hands_seen + place[card]] = 1
            hands_seen += len(place)
        for row in s.glasses:
            out[glasses : glasses + len(row)] = bytes(row)
            glasses += rules.capacity
        for number in seen_cards(s, seat, rules.shows_all and not s.agenda):
            out[card_face + number] = s.faces[number] & 0xFF
    return known + out
