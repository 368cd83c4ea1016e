"""What the steps have in common: cards drawn, wounds, dice thrown, markers pushed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar, TypeVar

from perfidie.engine import Automatic, Chance, Draw, Step, one_each, put
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import BLUE, DRAWN, LOST, RED, TREACHERY_DRAWN, Of
from perfidie.games.mousquetaires.rules.box import (
    ALL_HEROES,
    BLUE_WEIGHTS,
    COLOMBIER,
    LIMITS,
    RED_WEIGHTS,
    SEATS,
    SWORD,
    TRACKS,
    Card,
    Face,
    Hero,
    Row,
    Treachery,
)
from perfidie.games.mousquetaires.rules.table import MILADY, PHASE_I, Table

T = TypeVar("T")


def of_seat(kind: Callable[[int], T]) -> tuple[T, ...]:
    """The step of this kind for each seat."""
    return one_each(kind, SEATS[-1])


def of_hero(kind: Callable[[Hero], T]) -> tuple[T, ...]:
    """The step of this kind for each Musketeer."""
    return tuple(kind(hero) for hero in ALL_HEROES)


@dataclass(frozen=True, slots=True, eq=False)
class OfHero(Automatic[Table]):
    """Something that happens to one Musketeer."""

    hero: Hero


def key_target(s: Table, heroes: list[Hero]) -> Hero:
    """The automatic Milady's choice: of these the one with most tokens, then most Health, then in board order."""
    return max(heroes, key=lambda hero: (s.tokens[hero].bit_count(), s.health[hero], -hero))


# Adventure cards


@dataclass(frozen=True, slots=True, eq=False)
class CardDraws(OfHero):
    """So many cards for a Musketeer; an empty deck is rebuilt from the discard pile, and none left is none drawn."""

    count: int

    def run(self, s: Table) -> None:
        if not any(s.deck):
            s.deck, s.discard = s.discard, s.deck
        if not any(s.deck):
            return
        if self.count > 1:
            s.push(DRAW_CARD[self.hero], card_draws(self.hero, self.count - 1))
        else:
            s.push(DRAW_CARD[self.hero])


card_draws = cache(CardDraws)


@dataclass(frozen=True, slots=True, eq=False)
class DrawCard(Draw[Table, Of[Card]]):
    """« Piocher une carte Aventure »."""

    hero: Hero

    drawn = tuple(DRAWN.values())

    def counts(self, s: Table) -> Row:
        return s.deck

    def resolve(self, s: Table, action: Of[Card]) -> None:
        s.deck = put(s.deck, action.number, s.deck[action.number] - 1)
        s.give_card(self.hero, action.number)
        if s.loud:
            events.card_drawn(s, self.hero, action.number)


@dataclass(frozen=True, slots=True, eq=False)
class LoseCards(Draw[Table, Of[Card]]):
    """Cards discarded at random: each card of the hand is as likely as another."""

    hero: Hero
    count: int

    drawn = tuple(LOST.values())

    def counts(self, s: Table) -> Row:
        return s.hands[self.hero]

    def resolve(self, s: Table, action: Of[Card]) -> None:
        s.throw_away(self.hero, action.number)
        if s.loud:
            events.card_lost(s, self.hero, action.number)
        if self.count > 1 and s.cards_of(self.hero):
            s.push(LoseCards(self.hero, self.count - 1))


# Treacheries


@dataclass(frozen=True, slots=True, eq=False)
class TreacheryDraws(Automatic[Table]):
    """So many Treacheries for Milady, never beyond her hand limit (ruling 36); the automatic one earns extras."""

    count: int

    def run(self, s: Table) -> None:
        if s.setup.automatic:
            s.extras += self.count
            if s.loud:
                events.extra_earned(s)
            return
        if len(s.treacheries) >= LIMITS["treacheries"]:
            if s.loud:
                events.hand_full(s)
            return
        if not rebuild_treacheries(s):
            return
        if self.count > 1:
            s.push(DRAW_TREACHERY, TreacheryDraws(self.count - 1))
        else:
            s.push(DRAW_TREACHERY)


def rebuild_treacheries(s: Table) -> bool:
    """An empty deck is made anew from the discard pile; whether there is a card to draw."""
    if not any(s.treachery_deck):
        s.treachery_deck, s.treachery_discard = s.treachery_discard, s.treachery_deck
    return any(s.treachery_deck)


class DrawTreachery(Draw[Table, Of[Treachery]]):
    """« Piocher une nouvelle Perfidie »."""

    drawn = tuple(TREACHERY_DRAWN.values())

    def counts(self, s: Table) -> Row:
        return s.treachery_deck

    def resolve(self, s: Table, action: Of[Treachery]) -> None:
        take_treachery(s, action.number)
        if s.loud:
            events.treachery_drawn(s, action.number)


def take_treachery(s: Table, card: Treachery) -> None:
    """A Treachery goes from the deck into Milady's hand."""
    s.treachery_deck = put(s.treachery_deck, card, s.treachery_deck[card] - 1)
    s.treacheries = tuple(sorted((*s.treacheries, card)))


# Wounds


def wound(s: Table, hero: Hero, wounds: int) -> None:
    """Health goes down; at 0 he is out of action until the end of a later phase II, at the Vieux-Colombier."""
    if not wounds or s.out[hero]:
        return
    health = max(0, s.health[hero] - wounds)
    s.health = put(s.health, hero, health)
    if not health:
        s.out = put(s.out, hero, s.round + (s.phase != PHASE_I))
        s.places = put(s.places, hero, COLOMBIER)
    if s.loud:
        events.wounded(s, hero, wounds)


# Dice


class RollDie(Chance[Table, Of[Face]]):
    """A die with six sides."""

    faces: ClassVar[list[Of[Face]]]
    shares: ClassVar[list[int]]
    """By face: on how many sides it is."""
    sides: ClassVar[list[Of[Face]]]
    """What each side shows."""

    def legal(self, s: Table) -> list[Of[Face]]:
        return self.faces

    def weights(self, s: Table) -> list[int]:
        return self.shares

    def sample(self, s: Table, rng: Random) -> Of[Face]:
        """The side that lies up: the same as by weights, without counting them, since search rolls all the time."""
        sides = self.sides
        return sides[int(rng.random() * len(sides))]


BLUE_FACES, RED_FACES = list(BLUE.values()), list(RED.values())


def sides_of(faces: list[Of[Face]], weights: list[int]) -> list[Of[Face]]:
    """One face for each side of a die."""
    return [face for face, count in zip(faces, weights, strict=True) for _ in range(count)]


class BlueDie(RollDie):
    """One of the Musketeers' dice."""

    faces = BLUE_FACES
    shares = BLUE_WEIGHTS
    sides = sides_of(BLUE_FACES, BLUE_WEIGHTS)


class RollBlue(BlueDie):
    """The Musketeers' dice, one at a time."""

    def resolve(self, s: Table, action: Of[Face]) -> None:
        s.blue += (action.number,)
        if len(s.blue) < s.blue_dice:
            s.push(self)
        if s.loud:
            events.die_rolled(s, "blue", action.number)


class RollRed(RollDie):
    """Milady's dice, one at a time; more than four are thrown again (ruling 50)."""

    faces = RED_FACES
    shares = RED_WEIGHTS
    sides = sides_of(RED_FACES, RED_WEIGHTS)

    def resolve(self, s: Table, action: Of[Face]) -> None:
        s.red += (action.number,)
        if len(s.red) < s.red_dice:
            s.push(self)
        if s.loud:
            events.die_rolled(s, "red", action.number)


def throw(s: Table, blue: int, red: int, *then: Step[Any, Any]) -> None:
    """Both sides take so many dice; they are rolled before what follows."""
    s.blue_dice, s.red_dice, s.blue, s.red = blue, red, (), ()
    s.push(*ROLLS[bool(blue), bool(red)], *then)


def swords(roll: Row) -> int:
    """How many Swords a roll shows."""
    return roll.count(SWORD)


# Markers


def push_queen(s: Table, squares: int) -> None:
    """The Queen's marker; on the Cardinal square Milady wins at once."""
    s.queen = min(s.queen + squares, TRACKS.queen_cardinal)
    if s.loud:
        events.queen_pushed(s)
    if s.queen == TRACKS.queen_cardinal:
        s.win(MILADY, "queen")


def push_time(s: Table, squares: int) -> None:
    """The Time marker; on the Cardinal square Milady wins at once."""
    s.time = min(s.time + squares, TRACKS.time_cardinal)
    if s.loud:
        events.time_passed(s)
    if s.time == TRACKS.time_cardinal:
        s.win(MILADY, "time")


DRAW_CARD = of_hero(DrawCard)
DRAW_TREACHERY = DrawTreachery()
ONE_TREACHERY = TreacheryDraws(1)
ROLL_BLUE, ROLL_RED = RollBlue(), RollRed()
ROLLS: dict[tuple[bool, bool], tuple[Step[Any, Any], ...]] = {
    (True, True): (ROLL_BLUE, ROLL_RED),
    (True, False): (ROLL_BLUE,),
    (False, True): (ROLL_RED,),
    (False, False): (),
}
"""Who rolls, the Musketeers first, by which side has any dice."""
