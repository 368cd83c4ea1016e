"""The poisoned glass for learners: the same knowledge as the view, as small ints in a fixed layout."""

from __future__ import annotations

from functools import lru_cache

from perfidie.engine import Action, Field, Laboratory
from perfidie.engine.rows import Rows
from perfidie.games.verre.features import FEATURES, LEAST_HEARTS, MOST_HEARTS
from perfidie.games.verre.rules.actions import (
    CARDS,
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
)
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.steps import Announce, PourCard, SpyGlass, SwapOrEndTurn, SwapOrLeave, TakeGlass
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight.view import seen_cards

STEPS: tuple[type, ...] = (SpyGlass, PourCard, SwapOrEndTurn, SwapOrLeave, TakeGlass, Announce)


@lru_cache(maxsize=64)
def _fields(rules: Rules) -> tuple[Field, ...]:
    """Where everything stands. Faces are signed: an antidote is above 0, a poison below.

    A round is counted in 128s and ones. What stands behind the faces is in no key: it is there so
    that the numbers tell apart whatever the view does.
    """
    seats, deck, laid = rules.seats, len(rules.deck), rules.laid + 1
    return (
        Field("hearts", seats, LEAST_HEARTS, MOST_HEARTS),
        Field("taken", seats, -1, rules.glasses - 1),
        Field("announced", seats, -1, 1),
        Field("opened", seats),
        Field("spied", seats * rules.glasses),
        Field("seat", seats),
        Field("wesley", seats),
        Field("step", len(STEPS) + 1),
        Field("turn", rules.turns),
        Field("power", 1),
        Field("hand", deck),
        Field("held", deck, 0, rules.turns),
        Field("glasses", rules.glasses * rules.capacity, -1, laid),
        Field("card_face", laid, CARDS[0], CARDS[-1]),
        Field("round", 2, 0, 127),
        Field("look_order", seats * rules.glasses, 0, rules.figures.looks),
    )


def held(s: Table, seat: int) -> bytearray:
    """By card: the last turn, from 1, in which the seat held it; 0 if it never did."""
    place = s.setup.place
    row = bytearray(len(place))
    for turn, hands in enumerate(s.held, start=1):
        for card in hands[seat]:
            row[place[card]] = turn
    return row


class KnownRows:
    """The rows of one set-up. There are only so many hands, moments and choices of glasses."""

    def __init__(self, rules: Rules) -> None:
        seats, turns, cards = range(rules.seats), range(rules.turns), rules.deck

        def moment(shown: tuple[int, int, type | None, int, bool]) -> list[int]:
            """Whose view it is, who is Wesley, which step, which turn, and whether the power is left."""
            seat, wesley, kind, turn, power = shown
            step = STEPS.index(kind) if kind in STEPS else len(STEPS)
            at = [seat == other for other in seats] + [wesley == other for other in seats]
            return [
                *at,
                *(step == other for other in range(len(STEPS) + 1)),
                *(turn == other for other in turns),
                power,
            ]

        self.signed = Rows(lambda row: row)
        self.moment = Rows(moment)
        self.hand = Rows(lambda hand: [card in hand for card in cards])
        self.spied = Rows(lambda looks: [glass in looks for glass in range(rules.glasses)])
        self.look_order = Rows(lambda looks: [looks.index(g) + 1 if g in looks else 0 for g in range(rules.glasses)])
        self.glass = Rows(lambda row: [*row, *[-1] * (rules.capacity - len(row))])
        self.before_the_deal = bytes(2 * len(cards)) + self.glass[()] * rules.glasses + bytes(rules.laid + 1)


@lru_cache(maxsize=64)
def rows_of(rules: Rules) -> KnownRows:
    """The rows of this set-up, made once."""
    return KnownRows(rules)


@lru_cache(maxsize=4096)
def hearts_row(hearts: tuple[int, ...]) -> bytes:
    """Hearts fall without end in a match, so only some rows are kept."""
    return bytes([number & 0xFF for number in hearts])


class GlassLab(Laboratory[Table]):
    """The poisoned glass as numbers."""

    view_features = FEATURES

    def actions(self, setup: Rules) -> tuple[int, ...]:
        """The codes of the actions that can occur at this table."""
        possible: list[Action] = [*SPY[: setup.glasses], *TAKE[: setup.glasses], DRINK, REFUSE, END_TURN]
        possible += [POUR[card][glass] for card in setup.deck for glass in range(setup.glasses)]
        possible += setup.power_uses
        if setup.options["power"] == "look_then_may_swap":
            possible += [SWAP_YES, SWAP_NO]
        return tuple(sorted([action.code for action in possible] + list(self.chances(setup))))

    def chances(self, setup: Rules) -> tuple[int, ...]:
        """The codes only chance takes: the first Wesley and the deal."""
        first = FIRST_WESLEY[: setup.seats] if setup.options["first_wesley"] == "random" else ()
        return tuple(action.code for action in (*first, *[DEAL[card] for card in setup.deck]))

    def longest(self, setup: Rules) -> int:
        """At three seats and more every round costs a heart (ruling 39); at two seats `max_rounds` is the net."""
        seats = setup.seats
        rounds = seats * (setup.hearts - 1) + 1
        if setup.end == "full_rotation":
            rounds = -(-rounds // seats) * seats
        if seats == 2:
            rounds = setup.max_rounds or 1000
        elif setup.max_rounds:
            rounds = min(rounds, setup.max_rounds)
        each = len(setup.deck) + seats * (setup.figures.looks + setup.turns + 2) + 2 * setup.turns + 1
        return 1 + rounds * each

    def fields(self, setup: Rules) -> tuple[Field, ...]:
        return _fields(setup)

    def numbers(self, s: Table, seat: int) -> bytearray:
        """What the seat knows, as signed bytes, piece by piece in the order of the fields."""
        order = rows_of(s.setup).look_order
        pieces: list[bytes | bytearray] = [self.key(s, seat), bytes((s.round >> 7 & 127, s.round & 127))]
        pieces += [order[looks] for looks in s.spied]
        return bytearray().join(pieces)

    def key(self, s: Table, seat: int) -> bytearray:
        """All but the round and the order of the looks, which a search from one moment need not tell apart."""
        rules = s.setup
        rows = rows_of(rules)
        spied, signed = rows.spied, rows.signed
        pieces: list[bytes | bytearray] = [
            hearts_row(s.hearts),
            signed[s.taken],
            signed[s.announced],
            signed[s.opened],
            *[spied[looks] for looks in s.spied],
            rows.moment[seat, s.wesley, s.agenda[-1].__class__ if s.agenda else None, s.turn, s.power],
        ]
        if not s.faces:
            pieces.append(rows.before_the_deal)
            return bytearray().join(pieces)
        pieces.append(rows.hand[s.hands[seat]])
        pieces.append(held(s, seat))
        glass = rows.glass
        pieces += [glass[row] for row in s.glasses]
        faces = bytearray(rules.laid + 1)
        for number in seen_cards(s, seat, rules.shows_all and not s.agenda):
            faces[number] = s.faces[number] & 0xFF
        pieces.append(faces)
        return bytearray().join(pieces)
