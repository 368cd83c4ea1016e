"""Idus Martii as it is easy to learn from: worked out from a view, seats counted from the viewer's own.

Turns are named by their Consul, so that in the first round everybody's role follows from the place of the turn. Votes
that are certain, seen or deduced, count as known. What was said at the table is not told.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from perfidie.engine import Features, Field, View
from perfidie.engine.options import Value
from perfidie.engine.rows import signed
from perfidie.games.idus_martii.rules.actions import ASSIGN, FIRST_PLAYER, LOOK, VERBS
from perfidie.games.idus_martii.rules.box import COLOURS, FACTION, FACTIONS, LOYAL, MERCHANT, ROUNDS, STARTS, TRAITOR
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.sight.knowledge import certain, intended
from perfidie.games.idus_martii.sight.view import Shown, Sight, Turn

STEPS = ("HandOutRoles", "Vote", "LookAtVote", "Veto", "ReplaceVote", "ChooseSide")
CODE = {"": 0, "green": 1, "red": -1, "yellow": 2}
"""A vote; 0 where it is not known."""
LEANS = {"green": 1, "red": -1, "yellow": 0}
DEEDS = (
    "times_aedile", "counted_green", "counted_red", "pair_lead", "placed_green", "placed_red", "placed_yellow",
    "times_kept", "times_forced", "forced_green", "forced_red", "kept_green", "kept_red",
)  # fmt: skip
"""What is summed up of every seat: as an Aedile, then as a Praetor."""


@lru_cache(maxsize=64)
def layout(rules: Rules) -> tuple[Field, ...]:
    """What `glance` says, in its order: the decision, the tracks, the sides, the rounds turn by turn, the sums."""
    seats, turns, most = rules.seats, rules.turns, rules.limit + 2
    return (
        Field("step", len(STEPS) + 1),
        *[Field(name, seats) for name in ("waiting", "voted", "consul", "praetor", "aedile", "looked", "first")],
        Field("placed_now", seats, -1, 2),
        Field("cards", seats, 0, 2),
        Field("second_round", 1),
        Field("turns_left", 1, 0, turns),
        Field("forced", 1),
        Field("shown", 1),
        Field("tokens", 2, 0, most),
        Field("room", 2, -2, rules.limit),
        Field("lead", 1, -most, most),
        Field("ahead", len(FACTIONS)),
        Field("dealt", len(FACTIONS), 0, 2),
        Field("unseen", len(FACTIONS), 0, max(rules.deck)),
        Field("open", len(FACTIONS)),
        Field("chosen", 1),
        Field("my_lead", 1, -most, most),
        Field("early_looked", 2 * seats),
        Field("early_forced", seats),
        Field("early_placed", 2 * seats, -1, 1),
        Field("early_counted", 2 * seats, -1, 1),
        Field("early_tally", seats, -1, 1),
        Field("late_praetor", seats * seats),
        Field("late_aedile", seats * seats, 0, 2),
        Field("late_placed", seats * seats, -1, 2),
        Field("late_counted", seats * seats, -1, 2),
        *[Field(f"late_{name}", seats) for name in ("kept", "forced", "shown")],
        *[Field(f"late_{colour}", seats, 0, 2) for colour in COLOURS],
        *[Field(name, seats, -2 * turns if name == "pair_lead" else 0, 2 * turns) for name in DEEDS],
    )


@lru_cache(maxsize=64)
def turned(rules: Rules, seat: int) -> tuple[int, ...]:
    """By code: the same action with seats counted from this one."""
    codes, seats = list(range(len(VERBS))), rules.seats

    def seen(other: int) -> int:
        return (other - seat) % seats

    for other in range(seats):
        codes[FIRST_PLAYER[other].code] = FIRST_PLAYER[seen(other)].code
        codes[LOOK[other].code] = LOOK[seen(other)].code
    for (praetor, (first, second)), assign in ASSIGN.items():
        if max(praetor, first, second) < seats:
            pair = min(seen(first), seen(second)), max(seen(first), seen(second))
            codes[assign.code] = ASSIGN[seen(praetor), pair].code
    return tuple(codes)


@lru_cache(maxsize=64)
def agreed(seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    """What the table of a view agreed on, made once."""
    return Rules(seats, dict(options))


class Past(NamedTuple):
    """A counted turn, as far as this seat knows it."""

    turn: Turn
    placed: dict[int, str]
    """By Aedile: the card they placed; empty where it is not certain."""
    counted: dict[int, str]

    def lead(self) -> int:
        """By how much the two votes moved the Loyal further than the Traitors."""
        return sum([LEANS[vote] for vote in self.turn.tally])


def glance(view: View[Sight]) -> bytearray:
    """What the view says, as signed bytes in the order of the layout. A spectator looks from the first seat."""
    rules = agreed(view.seats, tuple(view.options.items()))
    order = [(seat + (view.seat or 0)) % rules.seats for seat in range(rules.seats)]
    known = [past(turn, number, rules) for number, turn in enumerate(view.table.turns) if turn.tally]
    by_consul = [{each.turn.consul: each for each in part} for part in (known[: rules.seats], known[rules.seats :])]
    numbers = [*moment(view, rules, order), *tracks(view.table, rules), *sides(view.table, rules)]
    numbers += [*early(by_consul[0], order), *late(by_consul[1], order), *deeds(known, order)]
    return signed([int(number) for number in numbers])


def past(turn: Turn, number: int, rules: Rules) -> Past:
    """What is certain of a turn."""
    in_round = number // rules.seats + 1

    def by_aedile(votes: Shown) -> dict[int, str]:
        return dict(zip(turn.aediles, votes, strict=True))

    placed, counted = intended(turn, in_round, rules.force), certain(turn, in_round, rules.force)
    return Past(turn, by_aedile(placed), by_aedile(counted))


def moment(view: View[Sight], rules: Rules, order: list[int]) -> Iterator[int]:
    """Which decision it is, who owes it, who holds which role, what lies before the Aediles, and how far the game is.

    Until a Consul has handed the roles out, those of the turn before are told.
    """
    table = view.table
    step = STEPS.index(view.step) if view.step in STEPS else len(STEPS)
    yield from (place == step for place in range(len(STEPS) + 1))
    now = table.turns[-1] if table.turns else None
    roles = next((turn for turn in reversed(table.turns) if turn.praetor >= 0), None)
    counted = sum(bool(turn.tally) for turn in table.turns)
    playing = now if now is not None and not now.tally else None
    voted = {seat for seat, _ in view.committed}
    yield from (seat in view.waiting for seat in order)
    yield from (seat in voted for seat in order)
    yield from (now is not None and seat == now.consul for seat in order)
    yield from (roles is not None and seat == roles.praetor for seat in order)
    yield from (roles is not None and seat in roles.aediles for seat in order)
    yield from (playing is not None and seat == playing.looked for seat in order)
    yield from (seat == table.first for seat in order)
    placed = {seat: words[1] for seat, words in view.committed if words}
    if playing is not None:
        placed |= dict(zip(playing.aediles, playing.placed, strict=False))
    yield from (CODE[placed.get(seat, "")] for seat in order)
    yield from (table.cards[seat] for seat in order)
    yield table.round == ROUNDS
    yield rules.turns - counted
    yield playing is not None and playing.answer == "force"
    yield playing is not None and playing.answer == "show"


def tracks(table: Sight, rules: Rules) -> Iterator[int]:
    """Where the tokens stand, how far from the limit; by how much the Loyal lead, and whose victory that would be."""
    lead = table.tokens[LOYAL] - table.tokens[TRAITOR]
    yield from table.tokens
    yield from (rules.limit - square for square in table.tokens)
    yield lead
    winner = MERCHANT if abs(lead) < LEAD else LOYAL if lead > 0 else TRAITOR
    yield from (faction == winner for faction in range(len(FACTIONS)))


def sides(table: Sight, rules: Rules) -> Iterator[int]:
    """My two cards, those I have not seen, the sides open to me, and my camp's lead once it is one."""
    held = [FACTION[name] for name in table.dealt]
    mine = {FACTION[table.side]} if table.side else {*held}
    counts = [sum(card == faction for card in held) for faction in range(len(FACTIONS))]
    yield from counts
    yield from (in_all - count for in_all, count in zip(rules.deck, counts, strict=True))
    yield from (faction in mine for faction in range(len(FACTIONS)))
    yield bool(table.side)
    lead = table.tokens[LOYAL] - table.tokens[TRAITOR]
    yield lead if mine == {LOYAL} else -lead if mine == {TRAITOR} else 0


def early(turns: dict[int, Past], order: list[int]) -> Iterator[int]:
    """The first round, by Consul from the viewer on: of the Aedile next to the Praetor, then of the other one."""
    seats = len(order)
    found = [turns.get(consul) for consul in order]
    aediles = [[(consul + place) % seats for consul in order] for place in STARTS["aedile"]]
    for row in aediles:
        yield from (each is not None and each.turn.looked == seat for each, seat in zip(found, row, strict=True))
    yield from (each is not None and each.turn.answer == "force" for each in found)
    for row in aediles:
        yield from (CODE[each.placed[seat]] if each else 0 for each, seat in zip(found, row, strict=True))
    for row in aediles:
        yield from (CODE[each.counted[seat]] if each else 0 for each, seat in zip(found, row, strict=True))
    yield from (each.lead() // 2 if each else 0 for each in found)


def late(turns: dict[int, Past], order: list[int]) -> Iterator[int]:
    """The second round, by Consul and by seat from the viewer on: roles and votes; by Consul what everybody saw."""
    found = [turns.get(consul) for consul in order]
    yield from (each is not None and seat == each.turn.praetor for each in found for seat in order)
    yield from (
        (seat in each.turn.aediles) + (seat == each.turn.looked) if each else 0 for each in found for seat in order
    )
    yield from (CODE[each.placed.get(seat, "")] if each else 0 for each in found for seat in order)
    yield from (CODE[each.counted.get(seat, "")] if each else 0 for each in found for seat in order)
    for answer in ("keep", "force", "show"):
        yield from (each is not None and each.turn.answer == answer for each in found)
    for colour in COLOURS:
        yield from (each.turn.tally.count(colour) if each else 0 for each in found)


def deeds(known: list[Past], order: list[int]) -> Iterator[int]:
    """By seat: its certain votes, what moved when it was an Aedile, and its answers as Praetor."""
    sums = {name: dict.fromkeys(order, 0) for name in DEEDS}
    for each in known:
        turn = each.turn
        for seat in turn.aediles:
            sums["times_aedile"][seat] += 1
            sums["pair_lead"][seat] += each.lead()
            if each.counted[seat] in ("green", "red"):
                sums[f"counted_{each.counted[seat]}"][seat] += 1
            if each.placed[seat]:
                sums[f"placed_{each.placed[seat]}"][seat] += 1
        if turn.answer != "show":
            answer, card = ("kept" if turn.answer == "keep" else "forced"), each.placed[turn.looked]
            sums[f"times_{answer}"][turn.praetor] += 1
            if card:
                sums[f"{answer}_{card}"][turn.praetor] += 1
    for name in DEEDS:
        yield from (sums[name][seat] for seat in order)


FEATURES = Features(version=1, layout=layout, glance=glance, turned=turned)
