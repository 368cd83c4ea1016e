"""« Fin de la Phase II »: those who were out recover, Milady shows herself and may act where she is."""

from __future__ import annotations

from perfidie.engine import Action, Automatic, Refusal, Seated, put
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import CHOOSE, DISCARD, PARIS_CARD, PASS, REFILL, Of
from perfidie.games.mousquetaires.rules.box import (
    COLOMBIER,
    HEALTH,
    HOUSE,
    LIMITS,
    NO_PARIS,
    NOBODY,
    RICHELIEU,
    ROCHELLE,
    Card,
    ParisCard,
    Treachery,
    bits,
    each,
)
from perfidie.games.mousquetaires.rules.steps.automatic import dearest
from perfidie.games.mousquetaires.rules.steps.base import (
    ONE_TREACHERY,
    TreacheryDraws,
    card_draws,
    of_seat,
    rebuild_treacheries,
    take_treachery,
)
from perfidie.games.mousquetaires.rules.steps.challenge import BY_ITSELF, reveal
from perfidie.games.mousquetaires.rules.steps.missions import ChooseParis
from perfidie.games.mousquetaires.rules.table import Table


class EndPhaseTwo(Automatic[Table]):
    """« Ceux qui ont été mis hors de combat au tour précédent ou en phase I regagnent toute leur santé »."""

    def run(self, s: Table) -> None:
        back = [hero for hero in s.setup.team if 0 < s.out[hero] <= s.round]
        for hero in back:
            s.health = put(s.health, hero, HEALTH[hero])
            s.out, s.places = put(s.out, hero, 0), put(s.places, hero, COLOMBIER)
            if s.loud:
                events.recovered(s, hero)
        s.push(*[card_draws(hero, 1) for hero in back], SHOW_MILADY)


class ShowMilady(Automatic[Table]):
    """« Si Milady n'a pas été découverte, elle se révèle et mène éventuellement son action »."""

    def run(self, s: Table) -> None:
        if s.revealed:
            return
        reveal(s, BY_ITSELF, NOBODY)
        if s.destination == ROCHELLE and s.slots:
            at_la_rochelle(s)
        elif s.destination == RICHELIEU:
            at_richelieus(s)
        elif s.destination == HOUSE and s.paris_left:
            at_home(s)


# « La Rochelle : défausser une carte Combat ou double Combat »


def at_la_rochelle(s: Table) -> None:
    """A card of La Rochelle is in danger."""
    if s.setup.automatic:
        take_from_siege(s, dearest(s.slots))
    else:
        s.push(MILADY_AT_SIEGE[s.setup.milady])


def take_from_siege(s: Table, card: Card) -> None:
    """A card leaves La Rochelle."""
    s.clear_slot(card)
    if s.loud:
        events.slot_cleared(s, card)


class MiladyAtSiege(Seated[Table, Action]):
    """One card of La Rochelle, or none."""

    def legal(self, s: Table) -> list[Action]:
        return [*[DISCARD[card] for card in sorted(set(s.slots))], PASS]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Of):
            take_from_siege(s, action.number)
        elif s.loud:
            events.passed(s, "siege")


# « Richelieu : choisir une nouvelle carte Perfidie ou compléter sa main à 3 cartes Perfidie »


def at_richelieus(s: Table) -> None:
    """Another Treachery, or several."""
    if s.setup.automatic:
        s.push(ONE_TREACHERY)
    else:
        rebuild_treacheries(s)
        s.push(MILADY_AT_RICHELIEUS[s.setup.milady])


class MiladyAtRichelieus(Seated[Table, Action]):
    """Any card of the deck, or as many as bring her hand to three; with a full hand, nothing (ruling 61)."""

    def legal(self, s: Table) -> list[Action]:
        found: list[Action] = []
        if len(s.treacheries) < LIMITS["treacheries"]:
            found += [CHOOSE[card] for card, count in each(Treachery, s.treachery_deck) if count]
        if len(s.treacheries) < LIMITS["refill"] and any(s.treachery_deck):
            found.append(REFILL)
        return [*found, PASS]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Of):
            take_treachery(s, action.number)
            if s.loud:
                events.treachery_chosen(s, action.number)
        elif action is REFILL:
            s.push(TreacheryDraws(LIMITS["refill"] - len(s.treacheries)))
        elif s.loud:
            events.passed(s, "richelieu")

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        verb = action.words[0]
        if verb not in MOST_AT_RICHELIEUS:
            return super().why_not(s, seat, action)
        full = len(s.treacheries) >= MOST_AT_RICHELIEUS[verb]
        return Refusal("mousquetaires-hand-full" if full else "mousquetaires-not-in-deck")


MOST_AT_RICHELIEUS = {"choose": LIMITS["treacheries"], "refill": LIMITS["refill"]}
"""With how many Treacheries in hand she gets none there."""

# « Chez Milady : choisir une nouvelle carte Paris »


def at_home(s: Table) -> None:
    """The automatic Milady takes the top card of the Paris deck, which nobody looks at."""
    if not s.setup.automatic:
        s.push(MILADY_AT_HOME[s.setup.milady])
    elif len(s.paris_hand) < s.paris_left.bit_count():
        s.paris_hand += (NO_PARIS,)
        if s.loud:
            events.paris_taken(s, NO_PARIS)


class MiladyAtHome(ChooseParis[Action]):
    """A card of her reserve goes into her hand."""

    def legal(self, s: Table) -> list[Action]:
        return [*[PARIS_CARD[card] for card in bits(s.paris_left, ParisCard)], PASS]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Of):
            s.paris_left &= ~(1 << action.number)
            s.paris_hand = tuple(sorted((*s.paris_hand, action.number)))
            if s.loud:
                events.paris_taken(s, action.number)
        elif s.loud:
            events.passed(s, "house")


END_PHASE_TWO, SHOW_MILADY = EndPhaseTwo(), ShowMilady()
MILADY_AT_SIEGE = of_seat(MiladyAtSiege)
MILADY_AT_RICHELIEUS = of_seat(MiladyAtRichelieus)
MILADY_AT_HOME = of_seat(MiladyAtHome)
