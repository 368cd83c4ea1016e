"""The automatic Milady: what she would decide is drawn by chance or follows from the table."""

from __future__ import annotations

from perfidie.engine import Automatic, Chance, Draw, put
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import HIDDEN_AT, SLOT_CARDS, TREACHERY_DRAWN, TURNED_UP, Of
from perfidie.games.mousquetaires.rules.box import (
    BASSOMPIERRE,
    COMBAT,
    DOUBLE,
    LIMITS,
    NOBODY,
    NOTHING,
    ON_PARIS,
    TREACHERIES,
    Card,
    Hero,
    ParisCard,
    Place,
    Row,
    Treachery,
    bits,
)
from perfidie.games.mousquetaires.rules.steps.base import key_target, rebuild_treacheries
from perfidie.games.mousquetaires.rules.steps.missions import put_in_paris
from perfidie.games.mousquetaires.rules.steps.treacheries import TREACHERY_STEPS, TreacheryStep, play_treachery
from perfidie.games.mousquetaires.rules.table import Cards, Table

DEAREST_FIRST = (DOUBLE, BASSOMPIERRE, COMBAT)
"""Which card of La Rochelle she discards."""


def dearest(slots: Cards) -> Card:
    """The card of La Rochelle that she takes."""
    return next(card for card in DEAREST_FIRST if card in slots)


# Destination


class Hide(Chance[Table, Of[Place]]):
    """One of the six Location cards, face down for everybody."""

    def legal(self, s: Table) -> list[Of[Place]]:
        return list(HIDDEN_AT.values())

    def resolve(self, s: Table, action: Of[Place]) -> None:
        s.destination = action.number
        if s.loud:
            events.hidden(s)


# Carte Paris


class ReplaceParis(Automatic[Table]):
    """Where Paris is empty her oldest card is put in play; a card that lies there is never replaced."""

    def run(self, s: Table) -> None:
        if s.cards[ON_PARIS] == NOTHING and s.paris_hand:
            s.paris_hand = s.paris_hand[1:]
            s.push(TURN_UP_PARIS)


class TurnUpParis(Chance[Table, Of[ParisCard]]):
    """A Paris card nobody has seen."""

    def legal(self, s: Table) -> list[Of[ParisCard]]:
        return [TURNED_UP[card] for card in bits(s.paris_left, ParisCard)]

    def resolve(self, s: Table, action: Of[ParisCard]) -> None:
        s.paris_left &= ~(1 << action.number)
        put_in_paris(s, action.number)


# Carte Perfidie


class TurnUpTreacheries(Automatic[Table]):
    """One Treachery, and one more if she has earned any since the last phase I; then the count begins anew."""

    def run(self, s: Table) -> None:
        count = min(1 + bool(s.extras), LIMITS["automatic_treacheries"])
        s.extras = 0
        s.push(*[NEXT_TREACHERY] * count)


class NextTreachery(Automatic[Table]):
    """An empty deck is rebuilt first."""

    def run(self, s: Table) -> None:
        if rebuild_treacheries(s):
            s.push(TURN_UP_TREACHERY)


class TurnUpTreachery(Draw[Table, Of[Treachery]]):
    """The top Treachery strikes at once; one without a target is discarded without effect."""

    drawn = tuple(TREACHERY_DRAWN.values())

    def counts(self, s: Table) -> Row:
        return s.treachery_deck

    def resolve(self, s: Table, action: Of[Treachery]) -> None:
        card = action.number
        s.treachery_deck = put(s.treachery_deck, card, s.treachery_deck[card] - 1)
        kind = TREACHERY_STEPS[TREACHERIES[card]]
        choices = kind.choices(s)
        if not choices:
            s.treachery_discard = put(s.treachery_discard, card, s.treachery_discard[card] + 1)
            s.played += ((s.round, card),)
            if s.loud:
                events.treachery_idle(s, card)
            return
        play_treachery(s, card, *aim(s, kind))


def aim(s: Table, kind: type[TreacheryStep]) -> tuple[Hero, int]:
    """Whom and what it strikes: the key target, the dearest card of La Rochelle; an Equipment is drawn later."""
    choices = kind.choices(s)
    heroes = sorted({hero for hero, _ in choices if hero != NOBODY})
    hero = key_target(s, heroes) if heroes else NOBODY
    things = tuple(thing for _, thing in choices)
    return hero, dearest(s.slots) if things[0] in SLOT_CARDS and not heroes else NOTHING


HIDE = Hide()
REPLACE_PARIS = ReplaceParis()
TURN_UP_PARIS = TurnUpParis()
TURN_UP_TREACHERIES = TurnUpTreacheries()
NEXT_TREACHERY = NextTreachery()
TURN_UP_TREACHERY = TurnUpTreachery()
