"""An eyewitness: a seat that keeps its own notes from the glimpses it got, and thinks of every possible world.

It shares no code with the game's notebook; the two must agree.
"""

from __future__ import annotations

from typing import Any

from perfidie.engine import Playthrough
from perfidie.games.verre.rules.actions import CARD, WORD

World = dict[object, str]
"""By place (the number of a laid card, a slot of a hand, the removed card): the face."""


class Eyewitness:
    """What one seat knows of this round."""

    def __init__(self, play: Playthrough, seat: int) -> None:
        self.seat, self.seats = seat, play.setup.seats
        self.deck = [WORD[card] for card in play.setup.deck]
        self.by_count = play.setup.options["compare"] == "count"
        self.eyes: dict[int, str] = {}
        self.glasses: list[list[int]] = []
        self.poured_by: list[int] = []
        self.held: list[tuple[str, ...]] = []
        self.hand: list[str] = []
        self.sizes: list[int] = []
        self.removed = ""
        self.dregs = False
        for glimpse in play.glimpses(seat):
            note = getattr(self, glimpse.kind.replace("-", "_"), None)
            if note:
                note(glimpse.facts)

    @property
    def laid(self) -> range:
        return range(sum(map(len, self.glasses)))

    # What is told, noted as it comes

    def dealt(self, facts: dict[str, Any]) -> None:
        glasses = facts["glasses"]
        self.eyes, self.removed, self.dregs = {}, "", False
        self.glasses = [[glass] for glass in range(glasses)]
        self.poured_by = [-1] * glasses
        self.held, self.hand = [facts["cards"]], list(facts["cards"])
        self.sizes = [facts["hand"]] * self.seats

    def hands_passed(self, facts: dict[str, Any]) -> None:
        self.held.append(facts["cards"])
        self.hand = list(facts["cards"])

    def spied(self, facts: dict[str, Any]) -> None:
        if facts["seat"] == self.seat:
            self.eyes[self.glass(facts["glass"])[0]] = facts["card"]

    def poured(self, facts: dict[str, Any]) -> None:
        number = len(self.poured_by)
        self.glass(facts["glass"]).append(number)
        self.poured_by.append(facts["seat"])
        self.sizes[facts["seat"]] -= 1
        if facts["seat"] == self.seat:
            self.eyes[number] = facts["card"]
            self.hand.remove(facts["card"])

    def peeked(self, facts: dict[str, Any]) -> None:
        if "card" in facts:
            self.eyes[self.glass(facts["glass"])[-1]] = facts["card"]
            self.eyes[self.glass(facts["other-glass"])[-1]] = facts["other-card"]

    def swap_made(self, facts: dict[str, Any]) -> None:
        one, other = self.glass(facts["glass"]), self.glass(facts["other-glass"])
        one[-1], other[-1] = other[-1], one[-1]

    def swapped(self, facts: dict[str, Any]) -> None:
        self.peeked(facts)
        self.swap_made(facts)

    def dregs_poured(self, facts: dict[str, Any]) -> None:
        self.glass(facts["glass"]).append(len(self.poured_by))
        self.poured_by.append(-1)
        self.dregs = True

    def revealed(self, facts: dict[str, Any]) -> None:
        self.eyes.update(zip(self.glass(facts["glass"]), facts["cards"], strict=True))

    recap_glass = revealed

    def recap_removed(self, facts: dict[str, Any]) -> None:
        self.removed = facts["card"]

    def glass(self, letter: str) -> list[int]:
        return self.glasses["ABCDE".index(letter)]

    # What follows from it

    def places_of_hand(self, turn: int) -> list[object]:
        """Where the cards are that this seat held in this turn: poured since, or in the hand that holds them now."""
        now = len(self.held) - 1
        places: list[object] = []
        for later in range(turn, now + 1):
            pourer = (self.seat + later - turn) % self.seats
            turns = [number for number, who in enumerate(self.poured_by) if who == pourer]
            places += turns[later : later + 1]
        holder = (self.seat + now - turn) % self.seats
        return places + [(holder, slot) for slot in range(self.sizes[holder])]

    def worlds(self) -> list[World]:
        """Every way to lay the cards this seat has not seen on the places it has not seen."""
        known: World = {**self.eyes, **{(self.seat, slot): card for slot, card in enumerate(self.hand)}}
        if self.removed:
            known["removed"] = self.removed
        places: list[object] = [number for number in self.laid if number not in known]
        places += [(s, slot) for s in range(self.seats) if s != self.seat for slot in range(self.sizes[s])]
        if self.seats == 2 and not self.dregs and not self.removed:
            places.append("removed")
        unseen = [card for card in self.deck if card not in known.values()]
        hands = [(set(self.places_of_hand(turn)), set(cards)) for turn, cards in enumerate(self.held)]
        allowed = {
            place: [card for card in unseen if all((place in where) == (card in cards) for where, cards in hands)]
            for place in places
        }
        found: list[World] = []
        self._lay(known, places, allowed, found)
        return found

    def _lay(self, world: World, places: list[object], allowed: dict[object, list[str]], found: list[World]) -> None:
        if not places:
            found.append(world)
            return
        used = set(world.values())
        for card in allowed[places[0]]:
            if card not in used:
                self._lay({**world, places[0]: card}, places[1:], allowed, found)

    def outline(self, world: World) -> tuple[tuple[str, ...], tuple[frozenset[str], ...]]:
        """The world without the order of the cards in a hand, which nobody cares about."""
        hands = [frozenset(world[(seat, slot)] for slot in range(size)) for seat, size in enumerate(self.sizes)]
        return tuple(world[number] for number in self.laid), tuple(hands)

    def certain(self, faces: list[str]) -> str:
        return faces[0] if len(set(faces)) == 1 else ""

    def balance(self, world: World, glass: list[int]) -> int:
        cards = [CARD[world[number]] for number in glass]
        return sum(1 if card > 0 else -1 for card in cards) if self.by_count else sum(cards)
