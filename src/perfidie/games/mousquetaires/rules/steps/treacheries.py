"""The Treacheries, each a step found by its id. `choices` says whom or what it can be played at."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.engine import Automatic, Chance, found_by, put
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import TAKEN, Of
from perfidie.games.mousquetaires.rules.box import (
    BASTILLE,
    EFFECTS,
    EQUIPMENT,
    NOBODY,
    NOTHING,
    TREACHERIES,
    Card,
    Hero,
    Token,
    Treachery,
)
from perfidie.games.mousquetaires.rules.steps.base import LoseCards, push_queen, push_time, wound
from perfidie.games.mousquetaires.rules.table import Table

Choices = list[tuple[Hero, int]]
ALWAYS: Choices = [(NOBODY, NOTHING)]


@dataclass(frozen=True, slots=True, eq=False)
class TreacheryStep(Automatic[Table]):
    """A Treachery, the Musketeer it strikes and the thing it takes, where it asks for them."""

    hero: Hero = NOBODY
    thing: int = NOTHING

    @staticmethod
    def choices(s: Table) -> Choices:
        """All it can be played at; a card without a target cannot be played."""
        return ALWAYS


TREACHERY_STEPS: dict[str, type[TreacheryStep]] = {}


@found_by(TREACHERY_STEPS, "reinforcements")
class Reinforcements(TreacheryStep):
    """« Renforts » : more red dice in phase III of this round."""

    def run(self, s: Table) -> None:
        s.siege_dice += EFFECTS["reinforcement_dice"]


@found_by(TREACHERY_STEPS, "conscripts")
class Conscripts(TreacheryStep):
    """« Conscrits » : each Musketeer has an action less this round."""

    def run(self, s: Table) -> None:
        s.conscripts += EFFECTS["conscripts_actions"]


@found_by(TREACHERY_STEPS, "to_bastille")
class ToTheBastille(TreacheryStep):
    """« Embastillé »."""

    @staticmethod
    def choices(s: Table) -> Choices:
        return [(hero, NOTHING) for hero in s.setup.team if s.at_large(hero)]

    def run(self, s: Table) -> None:
        imprison(s, self.hero)


@found_by(TREACHERY_STEPS, "ambush")
class Ambush(TreacheryStep):
    """« Guet-apens » : a wound; who falls by it is back at the end of this round's phase II (ruling 41)."""

    @staticmethod
    def choices(s: Table) -> Choices:
        return [(hero, NOTHING) for hero in s.setup.team if s.able(hero)]

    def run(self, s: Table) -> None:
        wound(s, self.hero, EFFECTS["ambush_wounds"])


@found_by(TREACHERY_STEPS, "dead_end")
class DeadEnd(TreacheryStep):
    """« Impasse » : the first Move of each Musketeer costs more this round."""

    def run(self, s: Table) -> None:
        s.dead_end = True


@found_by(TREACHERY_STEPS, "urgency")
class Urgency(TreacheryStep):
    """« Urgence » : Musketeers act in board order and do not exchange this round."""

    def run(self, s: Table) -> None:
        s.urgency = True


@found_by(TREACHERY_STEPS, "plot")
class Plot(TreacheryStep):
    """« Complot » : the Queen is dishonoured."""

    def run(self, s: Table) -> None:
        push_queen(s, EFFECTS["plot_queen"])


@found_by(TREACHERY_STEPS, "haste")
class Haste(TreacheryStep):
    """« Le temps presse »."""

    def run(self, s: Table) -> None:
        push_time(s, EFFECTS["haste_time"])


@found_by(TREACHERY_STEPS, "purse_theft")
class PurseTheft(TreacheryStep):
    """« Bourse coupée »."""

    @staticmethod
    def choices(s: Table) -> Choices:
        return ALWAYS if s.purse else []

    def run(self, s: Table) -> None:
        lost = s.lose_pistoles(EFFECTS["purse_theft"])
        if s.loud:
            events.pistoles_lost(s, lost)


@found_by(TREACHERY_STEPS, "poison")
class Poison(TreacheryStep):
    """« Vin d'Anjou » : cards discarded at random; who is out of action keeps cards and can lose them (ruling 42)."""

    @staticmethod
    def choices(s: Table) -> Choices:
        return [(hero, NOTHING) for hero in s.setup.team if s.cards_of(hero)]

    def run(self, s: Table) -> None:
        s.push(LoseCards(self.hero, EFFECTS["poison_cards"]))


@found_by(TREACHERY_STEPS, "sabotage")
class Sabotage(TreacheryStep):
    """« Sabotage » : a card of La Rochelle is discarded."""

    @staticmethod
    def choices(s: Table) -> Choices:
        return [(NOBODY, card) for card in sorted(set(s.slots))]

    def run(self, s: Table) -> None:
        card = Card(self.thing)
        s.clear_slot(card)
        if s.loud:
            events.slot_cleared(s, card)


@found_by(TREACHERY_STEPS, "confiscation")
class Confiscation(TreacheryStep):
    """« Confiscation » : an Equipment returns to the Arsenal."""

    @staticmethod
    def choices(s: Table) -> Choices:
        return [(hero, token) for hero in s.setup.team for token in EQUIPMENT if s.owns(hero, token)]

    def run(self, s: Table) -> None:
        if self.thing == NOTHING:  # the automatic Milady takes any of them
            s.push(TakeToken(self.hero))
        else:
            confiscate(s, self.hero, Token(self.thing))


@dataclass(frozen=True, slots=True, eq=False)
class TakeToken(Chance[Table, Of[Token]]):
    """Chance takes one of his Equipments."""

    hero: Hero

    def legal(self, s: Table) -> list[Of[Token]]:
        return [TAKEN[token] for token in EQUIPMENT if s.owns(self.hero, token)]

    def resolve(self, s: Table, action: Of[Token]) -> None:
        confiscate(s, self.hero, action.number)


def confiscate(s: Table, hero: Hero, token: Token) -> None:
    """A token goes back to the Arsenal."""
    s.tokens = put(s.tokens, hero, s.tokens[hero] & ~(1 << token))
    s.stock = put(s.stock, token, s.stock[token] + 1)
    if s.loud:
        events.confiscated(s, hero, token)


def play_treachery(s: Table, card: Treachery, hero: Hero, thing: int) -> None:
    """It is shown, discarded and carried out."""
    s.treachery_discard = put(s.treachery_discard, card, s.treachery_discard[card] + 1)
    s.played += ((s.round, card),)
    if s.loud:
        events.treachery_played(s, card, hero, thing)
    s.push(TREACHERY_STEPS[TREACHERIES[card]](hero, thing))


def imprison(s: Table, hero: Hero) -> None:
    """He goes to the Bastille."""
    s.places = put(s.places, hero, BASTILLE)
    if s.loud:
        events.imprisoned(s, hero)
