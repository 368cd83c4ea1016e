"""How a round may end, by what a seat knows: worlds drawn from its view, each finished quickly on sets of characters.

In a world the hidden cards and tokens are dealt by their chances. The others then play at random; the seat itself
keeps its best cards for the end and sends everybody where its own bets want them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from perfidie.engine import View
from perfidie.games.verona.rules.actions import EXILE
from perfidie.games.verona.rules.box import (
    ANTIDOTE,
    BOX,
    CARD,
    CARDS,
    KIND,
    NAMES,
    ON,
    POISON,
    ZONE,
    Card,
    Cards,
    Kind,
    Number,
    Zone,
    bits,
)
from perfidie.games.verona.rules.scoring import met, points
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.knowledge import NOBODY, unknown_kinds, unplayed
from perfidie.games.verona.sight.view import Sight, Token

WORLDS = 24
POWER = tuple(card.power for card in BOX.card)
LATE = {"": 0, "look": 1, "copy_capulet": 2, "copy_montague": 2, "swap": 3, "banish": 4, "recall": 4}
"""By power: what is better kept for a late turn. The last mover of a round decides most objectives."""
STRAY = 0.5
"""The chance that a vial still in another hand is placed before the end."""

remembered = lru_cache(maxsize=1 << 14)(met)
"""The same ends are met again and again, in one world and the next."""

Position = tuple[int, int]
"""Who is at the Council and who is in Exile, as sets."""
Lying = dict[Zone, Number]
"""By zone: the number of the token there."""
Hidden = list[tuple[list[str], list[int]]]
"""Cards not seen yet, with the seats that may hold them."""


class World(NamedTuple):
    """One way in which all that is hidden may lie, and what the others will do in it."""

    kinds: dict[Number, Kind]
    """By number of a placed token."""
    script: list[tuple[int, int, str, float]]
    """What the others play in turn: the character as a set of one, the place, the power, and a draw for its use."""
    strays: list[tuple[Card, int]]
    """Vials yet to come: the character, and whether it is one dose more or less."""


class Stakes(NamedTuple):
    """What lies on each objective character in a world: net points for the seat, and who is dead."""

    net: list[float]
    doses: list[int]
    dead: int


class Foresight:
    """The worlds a seat can think of, and what its choices come to in them."""

    def __init__(self, view: View[Sight], rules: Rules, rng: Random) -> None:
        assert view.seat is not None
        sight = view.table
        self.view, self.rules, self.rng, self.seat = view, rules, rng, view.seat
        self.position: Position = bits(row(sight.council)), bits(row(sight.exile))
        self.hand = sorted(row(sight.hand), key=lambda card: LATE[POWER[card]])
        self.lying: Lying = {ZONE[CARD[token.card], token.zone]: token.number for token in sight.tokens}
        self.owner = {token.number: token.owner for token in sight.tokens}
        self.rival = -1 / (rules.seats - 1)
        played = len(sight.plays) + (view.step == "PlayCard")
        turns = rules.seats * rules.hand
        self.future = [(sight.first + turn) % rules.seats for turn in range(played, turns)]
        self.turns_left = self.future.count(self.seat)
        hidden = unplayed(view, rules)
        tokens = unknown_kinds(view, rules)
        self.worlds = [self._world(hidden, tokens) for _ in range(WORLDS)]
        self.stakes = [self.staked(world, self.lying) for world in self.worlds]

    # Worlds

    def _world(self, hidden: Hidden, tokens: dict[int, tuple[list[Kind], list[Token], int]]) -> World:
        rng, hands = self.rng, self._hands(hidden)
        script: list[tuple[int, int, str, float]] = []
        for seat in self.future:
            if seat != self.seat:
                card = hands[seat].pop()
                script.append((1 << card, int(rng.random() * 2), POWER[card], rng.random()))
        kinds = {token.number: KIND[token.kind] for token in self.view.table.tokens if token.kind}
        strays: list[tuple[Card, int]] = []
        in_play = sorted({ON[zone] for zone in self.lying}) or [CARDS[0]]
        for unknown, placed, _ in tokens.values():
            unknown = unknown[:]
            rng.shuffle(unknown)
            for token in placed:
                kinds[token.number] = unknown.pop()
            for kind in unknown:
                if kind in (POISON, ANTIDOTE) and rng.random() < STRAY:
                    strays.append((in_play[int(rng.random() * len(in_play))], 1 if kind == POISON else -1))
        return World(kinds, script, strays)

    def _hands(self, hidden: Hidden) -> list[list[Card]]:
        """By seat: the cards still in hand, in the order in which they will be played."""
        hands: list[list[Card]] = [[] for _ in range(self.rules.seats)]
        if self.rules.seats == 2:
            sight = self.view.table
            hands[1 - self.seat] = [CARD[card] for card in sight.given if card not in sight.plays]
        for cards, holders in hidden:
            cards = cards[:]
            self.rng.shuffle(cards)
            for name, holder in zip(cards, holders, strict=True):
                if holder != NOBODY:
                    hands[holder].append(CARD[name])
        for hand in hands:
            self.rng.shuffle(hand)
        return hands

    # Stakes

    def staked(self, world: World, lying: Lying) -> Stakes:
        """What every objective would bring this seat, less what it would bring the others."""
        net, doses = [0.0] * len(NAMES), [0] * len(NAMES)
        for zone, number in lying.items():
            kind = world.kinds[number]
            if kind == POISON:
                doses[ON[zone]] += 1
            elif kind == ANTIDOTE:
                doses[ON[zone]] -= 1
            else:
                sign = 1 if self.owner[number] == self.seat else self.rival
                net[ON[zone]] += sign * points(self.rules, kind, zone)
        for card, dose in world.strays:
            doses[card] += dose
        return Stakes(net, doses, sum([1 << card for card, dose in enumerate(doses) if dose > 0]))

    def granted(self, position: Position, dead: int) -> Cards:
        """The objectives met when the round ends like this."""
        return remembered(self.rules, position[0] & ~dead, position[1] & ~dead)

    def value(self, position: Position, stakes: Stakes, dead: int | None = None) -> float:
        """What this end of the round is worth."""
        granted = self.granted(position, stakes.dead if dead is None else dead)
        return sum([stakes.net[card] for card in granted])

    # The rest of the round

    def finish(self, world: World, stakes: Stakes, position: Position, hand: Sequence[Card]) -> Position:
        """Everybody plays what they have left."""
        council, exile = position
        script, mine = iter(world.script), iter(hand)
        for seat in self.future:
            if seat == self.seat:
                council, exile = self.best_play(next(mine), (council, exile), stakes)
                continue
            character, place, power, draw = next(script)
            if place == EXILE:
                exile |= character
            else:
                council |= character
            if power == "banish":
                moved = drawn(council, draw)
                council, exile = council ^ moved, exile | moved
            elif power == "recall":
                moved = drawn(exile, draw)
                council, exile = council | moved, exile ^ moved
        return council, exile

    def best_play(self, card: Card, position: Position, stakes: Stakes) -> Position:
        """Where this card does most for the bets already made; anywhere when it makes no difference."""
        options = outcomes_of(card, position)
        if not any(stakes.net):
            return options[int(self.rng.random() * 2)]
        return max(options, key=lambda option: self.value(option, stakes))

    def ends(self, position: Position | None = None, hand: Iterable[Card] | None = None) -> list[Position]:
        """How the round ends, in every world, from this position and with these cards in hand."""
        position = position or self.position
        cards = self.hand if hand is None else list(hand)
        return [
            self.finish(world, stakes, position, cards) for world, stakes in zip(self.worlds, self.stakes, strict=True)
        ]

    def chances(self, ends: list[Position]) -> list[float]:
        """By character: how likely its objective is to be met."""
        count = [0] * len(NAMES)
        for position, stakes in zip(ends, self.stakes, strict=True):
            for card in self.granted(position, stakes.dead):
                count[card] += 1
        return [met / len(ends) for met in count]


def row(names: Iterable[str]) -> Cards:
    """Characters by their names."""
    return tuple([CARD[name] for name in names])


def drawn(people: int, draw: float) -> int:
    """One of these characters, as a set of one, or nobody."""
    for _ in range(int(draw * (people.bit_count() + 1))):
        people &= people - 1
    return people & -people


def each(people: int) -> list[int]:
    """These characters, each as a set of one."""
    found = []
    while people:
        found.append(people & -people)
        people &= people - 1
    return found


def moves_of(power: str, position: Position) -> list[Position]:
    """The positions to which a mover can lead."""
    council, exile = position
    if power == "banish":
        return [(council ^ one, exile | one) for one in each(council)]
    return [(council | one, exile ^ one) for one in each(exile)] if power == "recall" else []


def outcomes_of(card: Card, position: Position) -> list[Position]:
    """Council and Exile after this card is played: first at the Council, then in Exile, then with its movement."""
    council, exile = position
    placed = [(council | 1 << card, exile), (council, exile | 1 << card)]
    return placed + [moved for start in placed for moved in moves_of(POWER[card], start)]
