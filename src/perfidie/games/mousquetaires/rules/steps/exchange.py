"""4. « Échanger des cartes Aventure et/ou des Équipements avec un joueur présent sur le même lieu »."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from perfidie.engine import Action, Refusal, Seated, Step, put
from perfidie.games.mousquetaires.rules.actions import ACCEPT, ASK, DONE, GIVE, REFUSE, Of, Transfer
from perfidie.games.mousquetaires.rules.box import (
    BASTILLE,
    CARDS,
    EQUIPMENT,
    LIMITS,
    MUSKETEERS,
    NOTHING,
    Card,
    Hero,
    Token,
)
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.table import Table, captain


def partners(s: Table, hero: Hero) -> list[Hero]:
    """Who is with him and has, or is offered, anything to exchange; the captain exchanges at any distance."""
    if s.urgency:
        return []
    places, out = s.places, s.out
    here, far, rich = places[hero], captain(hero), any(s.hands[hero])
    found = []
    for other in s.setup.team:
        there = places[other]
        if other == hero or out[other] or there == BASTILLE or not (far or there == here or captain(other)):
            continue
        if rich or any(s.hands[other]) or (s.tokens[hero] | s.tokens[other]) & ANY_EQUIPMENT:
            found.append(other)
    return found


ANY_EQUIPMENT = sum(1 << token for token in EQUIPMENT)


def why_no_exchange(s: Table, hero: Hero, action: Of[Hero]) -> Refusal:
    """Urgency forbids it, or there is nobody, or nothing, to exchange with."""
    if s.urgency:
        return Refusal("mousquetaires-urgency")
    return Refusal("mousquetaires-nobody-to-exchange", hero=MUSKETEERS[action.number])


def open_exchange(s: Table, hero: Hero, action: Of[Hero]) -> None:
    """The two begin to exchange."""
    partner = action.number
    s.actions -= 1
    s.transfers = s.given = 0
    if s.loud:
        phase_two.exchange_opened(s, hero, partner)
    s.push(swap(s.setup.seat_of[hero], hero, partner))


@dataclass(frozen=True, slots=True, eq=False)
class Swap(Seated[Table, Action]):
    """Up to six transfers; gifts need no consent. With closed hands he asks another seat's Musketeer blindly."""

    hero: Hero
    partner: Hero

    def legal(self, s: Table) -> list[Action]:
        if s.transfers >= LIMITS["transfers"]:
            return [DONE]
        hero, partner = self.hero, self.partner
        found: list[Action] = [GIVE["card", card] for card, count in enumerate(s.hands[hero]) if count]
        found += [GIVE["token", token] for token in EQUIPMENT if s.owns(hero, token) and not s.owns(partner, token)]
        if s.setup.closed and s.setup.seat_of[partner] != self.seat:
            found += [ASK["card", card] for card in range(len(CARDS))]
        else:
            found += [ASK["card", card] for card, count in enumerate(s.hands[partner]) if count]
        found += [ASK["token", token] for token in EQUIPMENT if s.owns(partner, token) and not s.owns(hero, token)]
        return [*found, DONE]

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Transfer):
            if s.loud:
                phase_two.exchange_closed(s, self.hero, self.partner)
            s.transfers = s.given = 0
            return
        s.transfers += 1
        hero, partner, owner = self.hero, self.partner, s.setup.seat_of[self.partner]
        vain = action.asked and action.card != NOTHING and not s.hands[partner][action.card]
        if action.asked and owner != self.seat and not vain:
            if s.loud:
                phase_two.asked(s, hero, partner, action.card, action.token)
            s.push(consent(owner, hero, partner, action.card, action.token))
            return
        s.push(self)
        if vain:
            if s.loud:
                phase_two.asked_in_vain(s, hero, partner, action.card)
        elif action.asked:
            hand_over(s, partner, hero, action.card, action.token)
        else:
            hand_over(s, hero, partner, action.card, action.token)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if not isinstance(action, Transfer):
            return Seated.why_not(self, s, seat, action)
        if s.transfers >= LIMITS["transfers"]:
            return Refusal("mousquetaires-enough-exchanged", most=LIMITS["transfers"])
        return Refusal("mousquetaires-not-to-give", thing=action.words[1])


swap = cache(Swap)


@dataclass(frozen=True, slots=True, eq=False)
class Consent(Seated[Table, Action]):
    """Who runs the partner accepts or refuses; who does not belong to it sees the exchange going on, no more."""

    hero: Hero
    partner: Hero
    card: Card
    token: Token

    def legal(self, s: Table) -> list[Action]:
        return [ACCEPT, REFUSE]

    def resolve(self, s: Table, action: Action) -> None:
        s.push(self.exchange(s))
        if action is ACCEPT:
            hand_over(s, self.partner, self.hero, self.card, self.token)
        elif s.loud:
            phase_two.refused(s, self.hero, self.partner, self.card, self.token)

    def exchange(self, s: Table) -> Swap:
        """What goes on once he has answered."""
        return swap(s.setup.seat_of[self.hero], self.hero, self.partner)

    def shown_to(self, s: Table, seat: int | None) -> Step[Any, Any]:
        """Milady's view goes on showing that these two exchange, decided by the seat that opened it."""
        return self if seat in s.setup.insiders(self.hero, self.partner) else self.exchange(s)


consent = cache(Consent)


def hand_over(s: Table, giver: Hero, taker: Hero, card: Card, token: Token) -> None:
    """A card, or an Equipment, goes from one to the other."""
    s.given += 1
    if card != NOTHING:
        s.take_card(giver, card)
        s.give_card(taker, card)
    else:
        s.tokens = put(s.tokens, giver, s.tokens[giver] & ~(1 << token))
        s.tokens = put(s.tokens, taker, s.tokens[taker] | 1 << token)
    if s.loud:
        phase_two.handed_over(s, giver, taker, card, token)
