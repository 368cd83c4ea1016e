"""Idus Martii for learners: the same knowledge as the view, as small ints in a fixed layout.

Every turn of the game has its place, whether it was played or not. Where the table keeps a notebook, votes that are
certain to the seat are told as such; without it only those it was shown.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from perfidie.engine import Action, Field, Laboratory
from perfidie.engine.rows import MOST, Rows
from perfidie.games.idus_martii.features import FEATURES
from perfidie.games.idus_martii.rules.actions import (
    ASSIGN,
    DEAL,
    DISCARD,
    FIRST_PLAYER,
    FORCE,
    KEEP,
    LOOK,
    SWAP,
    VERBS,
    VOTE,
    CastVote,
)
from perfidie.games.idus_martii.rules.box import COLOUR, COLOURS, FACTIONS, ROUNDS, VOTES, YELLOW, Row
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.steps import ChooseSide, HandOutRoles, LookAtVote, ReplaceVote, Veto, Vote
from perfidie.games.idus_martii.rules.table import ANSWERS, NOBODY, UNCHOSEN, Closed, Table
from perfidie.games.idus_martii.sight.knowledge import certain, intended
from perfidie.games.idus_martii.sight.view import Shown, Turn, closed, present

STEPS: tuple[type, ...] = (HandOutRoles, Vote, LookAtVote, Veto, ReplaceVote, ChooseSide)
BY_TURN = (
    "praetor",
    "aedile_a",
    "aedile_b",
    "looked",
    "answer",
    "placed_a",
    "placed_b",
    "counted_a",
    "counted_b",
    *[f"tally_{colour}" for colour in COLOURS],
)
"""What is told of each turn, one field each, by turn. The two Aediles, a and b, stand in the order of their seats."""
NOT_PLAYED = bytes([NOBODY & 0xFF] * 3 + [0] * (len(BY_TURN) - 3))


def reaches_second_round(rules: Rules) -> bool:
    """With a house limit so low that both tokens cannot stay within it, the first round is the last."""
    return rules.limit >= rules.seats


@lru_cache(maxsize=64)
def _fields(rules: Rules) -> tuple[Field, ...]:
    """Where everything stands: by seat, by faction, by turn."""
    seats, turns = rules.seats, rules.turns
    bounds = {
        **dict.fromkeys(("praetor", "aedile_a", "aedile_b"), (NOBODY, seats - 1)),
        "looked": (0, 2),
        "answer": (0, len(ANSWERS) - 1),
        **dict.fromkeys(("placed_a", "placed_b", "counted_a", "counted_b"), (0, len(COLOURS))),
        **{f"tally_{colour}": (0, 2) for colour in COLOURS},
    }
    return (
        Field("seat", seats),
        Field("first", seats),
        Field("actor", seats),
        Field("step", len(STEPS) + 1),
        Field("turn", 1, 0, turns),
        Field("undealt", 1, 0, 2 * seats),
        Field("tokens", 2, 0, rules.limit + 2),
        Field("cards", seats, 0, 2),
        Field("voted", seats),
        Field("dealt", len(FACTIONS), 0, 2),
        Field("side", len(FACTIONS)),
        *[Field(name, turns, *bounds[name]) for name in BY_TURN],
    )


def now(s: Table, seat: int) -> Turn:
    """The turn being played; who has voted knows their own card, though the other's is still awaited."""
    turn = present(s, seat)
    for other, code in s.committed:
        choice = VERBS.actions[code]
        if other == seat and isinstance(choice, CastVote):
            placed = tuple([COLOURS[choice.colour] if owner == seat else "" for owner in turn.aediles])
            return Turn(turn.consul, turn.praetor, turn.aediles, turn.looked, turn.answer, placed, (), ())
    return turn


class KnownRows:
    """The rows of one set-up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        seats = range(rules.seats)
        self.moment = Rows(self.moment_row)
        self.past = Rows(lambda shown: self.past_rows(*shown))
        self.now = Rows(lambda shown: self.turn_row(*shown))
        self.seen_now: dict[tuple[Any, ...], bytes] = {}
        self.cards = Rows(lambda kept: [1 + (side == UNCHOSEN) for side in kept] or [0 for _ in seats])
        self.seats = Rows(lambda chosen: [seat in chosen for seat in seats])
        self.factions = Rows(lambda held: [held.count(faction) for faction in range(len(FACTIONS))])

    def moment_row(self, shown: tuple[int, int, int, type]) -> list[int]:
        """Whose view it is, who began, who acts, and in which step."""
        *who, kind = shown
        step = STEPS.index(kind) if kind in STEPS else len(STEPS)
        return [
            *(seat == other for seat in who for other in range(self.rules.seats)),
            *(step == other for other in range(len(STEPS) + 1)),
        ]

    def past_rows(self, past: tuple[Closed, ...], seat: int) -> list[int]:
        """All turns, one field of BY_TURN after the other; those that are not over as if they were not played."""
        seats, turns = self.rules.seats, self.rules.turns
        rows = [self.turn_row(closed(turn, seat), number >= seats) for number, turn in enumerate(past)]
        rows += [tuple(NOT_PLAYED)] * (turns - len(rows))
        return [number for field in zip(*rows, strict=True) for number in field]

    def now_row(self, s: Table, seat: int) -> bytes:
        """The turn being played, as this seat sees it, made once for each way in which it can stand."""
        mine = [code for other, code in s.committed if other == seat]
        step, second = s.agenda[-1].__class__, s.turn > self.rules.seats
        key = (seat, step, second, s.praetor, s.aediles, s.looked, s.answer, s.placed, *mine)
        found = self.seen_now.get(key)
        if found is None:
            if len(self.seen_now) >= MOST:
                self.seen_now.clear()
            found = self.seen_now[key] = self.now[now(s, seat), second]
        return found

    def turn_row(self, turn: Turn, second: bool) -> Row:
        """One turn, as BY_TURN lists it. Shown are from 1; 0 where the seat does not know."""
        if turn.praetor == NOBODY:
            return tuple(NOT_PLAYED)
        placed, counted = self.votes(turn, ROUNDS if second else 1)
        looked = 1 + turn.aediles.index(turn.looked) if turn.looked != NOBODY else 0
        votes = [1 + COLOUR[vote] if vote else 0 for vote in (*(placed or ("", "")), *(counted or ("", "")))]
        tally = [turn.tally.count(colour) for colour in COLOURS]
        return (turn.praetor, *turn.aediles, looked, ANSWERS.index(turn.answer), *votes, *tally)

    def votes(self, turn: Turn, number: int) -> tuple[Shown, Shown]:
        """The cards as placed and as counted, as far as this seat knows: whoever keeps a notebook has concluded."""
        if not self.rules.notebook:
            return turn.placed, turn.counted
        return intended(turn, number, self.rules.force), certain(turn, number, self.rules.force)


@lru_cache(maxsize=64)
def rows_of(rules: Rules) -> KnownRows:
    """The rows of this set-up, made once."""
    return KnownRows(rules)


class IdusLab(Laboratory[Table]):
    """Idus Martii as numbers."""

    view_features = FEATURES

    def actions(self, setup: Rules) -> tuple[int, ...]:
        """The codes of the actions that can occur at this table."""
        everybody = range(setup.seats)
        rounds = ROUNDS if reaches_second_round(setup) else 1
        possible: list[Action] = [KEEP, FORCE, *LOOK[: setup.seats], *[VOTE[colour] for colour in VOTES[rounds - 1]]]
        if setup.limit > 1:  # else the second turn ends the game, and on the first nobody chooses
            possible += [DISCARD[faction] for faction, count in enumerate(setup.deck) if count]
        if rounds > 1:
            possible += [assign for (praetor, aediles), assign in ASSIGN.items() if {praetor, *aediles} <= {*everybody}]
            possible += [swap for colour, swap in enumerate(SWAP) if colour != YELLOW or setup.force == "aedile_choice"]
        return tuple(sorted([action.code for action in possible] + list(self.chances(setup))))

    def chances(self, setup: Rules) -> tuple[int, ...]:
        """The codes only chance takes: the first player and the deal."""
        first = FIRST_PLAYER[: setup.seats] if setup.first is None else ()
        dealt = [DEAL[faction] for faction, count in enumerate(setup.deck) if count]
        return tuple(action.code for action in (*first, *dealt))

    def longest(self, setup: Rules) -> int:
        """A game in which both tokens keep behind the limit as long as they can, and every exchange is made."""
        seats = setup.seats
        set_up = (setup.first is None) + 2 * seats - 1  # the last card needs no chance
        first_round = 4  # two votes, a look, an answer
        second_round = 6 if setup.force == "aedile_choice" else 5  # roles; a vote is forced and chosen anew, or shown
        if not reaches_second_round(setup):  # two votes each turn: the turn after the limit-th passes it
            return set_up + first_round * (setup.limit + 1) + setup.limit - 1
        room = 2 * (setup.limit - seats)  # an Aedile who chooses may leave no vote at all, else there is one each turn
        turns = seats if setup.force == "aedile_choice" else min(seats, room + 1)
        sides = seats if turns > 1 or room else seats - 1
        return set_up + first_round * seats + second_round * turns + sides

    def fields(self, setup: Rules) -> tuple[Field, ...]:
        return _fields(setup)

    def numbers(self, s: Table, seat: int) -> bytearray:
        """What the seat knows, as signed bytes, piece by piece in the order of the fields."""
        rules = s.setup
        rows = rows_of(rules)
        step = s.agenda[-1] if s.agenda else None
        by_turn = bytearray(rows.past[s.past, seat])
        if s.turn > len(s.past):
            by_turn[len(s.past) :: rules.turns] = rows.now_row(s, seat)
        pieces: list[bytes | bytearray] = [
            rows.moment[seat, s.first, step.seat if step else -1, step.__class__],
            bytes((s.turn, sum(s.deck), *s.tokens)),
            rows.cards[s.kept if s.dealt else ()],
            rows.seats[tuple([other for other, _ in s.committed])],
            rows.factions[s.dealt[seat] if s.dealt else ()],
            rows.factions[s.kept[seat : seat + 1]],
            by_turn,
        ]
        return bytearray().join(pieces)
