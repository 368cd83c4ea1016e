"""Preparation: cards dealt, the first Paris card and Louvre mission furnished, Musketeers placed."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.engine import Automatic, Seated, put
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import PARIS_CARD, START, Of
from perfidie.games.mousquetaires.rules.box import Hero, ParisCard, Place, bits
from perfidie.games.mousquetaires.rules.steps.automatic import TURN_UP_PARIS
from perfidie.games.mousquetaires.rules.steps.base import TreacheryDraws, card_draws, of_seat
from perfidie.games.mousquetaires.rules.steps.missions import NEXT_MISSION, ChooseParis, put_in_paris
from perfidie.games.mousquetaires.rules.steps.rounds import START_ROUND
from perfidie.games.mousquetaires.rules.table import PREPARING, Table


def prepare(s: Table) -> None:
    """All that comes before the first round, in the order of the set-up."""
    rules = s.setup
    first = TURN_UP_PARIS if rules.automatic else FIRST_PARIS[rules.milady]
    deal = [TreacheryDraws(rules.treacheries)] if rules.treacheries else []
    s.push(
        *[card_draws(hero, rules.figures.cards) for hero in rules.team],
        *deal,
        CARDS_DEALT,
        first,
        NEXT_MISSION,
        *[ChooseStart(rules.seat_of[hero], hero) for hero in rules.team],
        START_ROUND,
    )


class CardsDealt(Automatic[Table]):
    """Everybody looks at his cards."""

    def run(self, s: Table) -> None:
        s.phase = PREPARING
        if s.loud:
            events.dealt(s)


class FirstParis(ChooseParis[Of[ParisCard]]):
    """Milady chooses the first Paris card from all of them."""

    def legal(self, s: Table) -> list[Of[ParisCard]]:
        return [PARIS_CARD[card] for card in bits(s.paris_left, ParisCard)]

    def resolve(self, s: Table, action: Of[ParisCard]) -> None:
        s.paris_left &= ~(1 << action.number)
        put_in_paris(s, action.number)


@dataclass(frozen=True, slots=True, eq=False)
class ChooseStart(Seated[Table, Of[Place]]):
    """In board order each Musketeer is placed: Vieux-Colombier, Paris, Louvre or La Rochelle."""

    hero: Hero

    def legal(self, s: Table) -> list[Of[Place]]:
        return list(START.values())

    def resolve(self, s: Table, action: Of[Place]) -> None:
        s.places = put(s.places, self.hero, action.number)
        if s.loud:
            events.placed(s, self.hero)


CARDS_DEALT = CardsDealt()
FIRST_PARIS = of_seat(FirstParis)
