"""Phase III – La Rochelle: « Dés », « Sacrifice », rewards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from perfidie.engine import Action, Automatic, Refusal, Seated
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import SACRIFICE, Of
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    DICE_AT_ROCHELLE,
    EFFECTS,
    ON_PARIS,
    ROCHELLE,
    SMUGGLERS,
    TRACKS,
    Hero,
)
from perfidie.games.mousquetaires.rules.steps.base import OfHero, TreacheryDraws, of_hero, swords, throw, wound
from perfidie.games.mousquetaires.rules.table import MILADY, NO_DUEL, PHASE_III, Table, sacrifice_of

REWARDS = {reward.square: reward for reward in BOX.reward}


class PhaseThree(Automatic[Table]):
    """« Chaque camp lance ses dés en fonction des cartes Combat présentes et du jeton Temps »."""

    def run(self, s: Table) -> None:
        s.phase = PHASE_III
        s.duel, s.result = NO_DUEL, ()
        if s.loud:
            events.siege_begins(s)
        throw(s, blue_dice(s), red_dice(s), COUNT_SWORDS)


def blue_dice(s: Table) -> int:
    """By the cards that lie there, within the limit."""
    return min(sum([DICE_AT_ROCHELLE[card] for card in s.slots]), BOX.dice.most)


def red_dice(s: Table) -> int:
    """By the square of Time, by Treacheries of this round, by Smugglers in Paris; there is no maximum."""
    smugglers = EFFECTS["smugglers_dice"] if s.cards[ON_PARIS] == SMUGGLERS else 0
    return TRACKS.time_dice[s.time - 1] + s.siege_dice + smugglers


class CountSwords(Automatic[Table]):
    """« Le marqueur avance en fonction du nombre d'Épées obtenues » : by the difference (ruling 44)."""

    def run(self, s: Table) -> None:
        s.deficit = swords(s.red) - swords(s.blue)
        if s.loud:
            events.swords_counted(s)
        there = [hero for hero in s.setup.team if s.able(hero) and s.places[hero] == ROCHELLE]
        s.push(*[ASK_SACRIFICE[hero] for hero in there if s.deficit > 0], MOVE_MARKER)


class AskSacrifice(OfHero):
    """In board order, as long as there is anything to make up for."""

    def run(self, s: Table) -> None:
        if s.deficit > 0:
            s.push(sacrifice(s.setup.seat_of[self.hero], self.hero))


@dataclass(frozen=True, slots=True, eq=False)
class Sacrifice(Seated[Table, Of[int]]):
    """« Chaque Mousquetaire présent à La Rochelle peut se sacrifier d'1 point de vie » ; Porthos of two."""

    hero: Hero

    def legal(self, s: Table) -> list[Of[int]]:
        return list(SACRIFICE[: min(sacrifice_of(self.hero), s.health[self.hero], s.deficit) + 1])

    def resolve(self, s: Table, action: Of[int]) -> None:
        s.deficit -= action.number
        if s.loud:
            events.sacrificed(s, self.hero, action.number)
        wound(s, self.hero, action.number)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action.words[0] == "sacrifice":
            return Refusal("mousquetaires-too-much-blood")
        return Seated.why_not(self, s, seat, action)


sacrifice = cache(Sacrifice)


class MoveMarker(Automatic[Table]):
    """Towards the Cardinal or away from him; where it stops after a real move a reward may lie (ruling 45)."""

    def run(self, s: Table) -> None:
        before = s.rochelle
        s.rochelle = max(TRACKS.rochelle_cardinal, min(before - s.deficit, TRACKS.rochelle_top))
        if s.loud:
            events.rochelle_moved(s)
        if s.rochelle == TRACKS.rochelle_cardinal:
            s.win(MILADY, "rochelle")
        elif s.rochelle != before:
            reward(s, "milady" if s.rochelle < before else "musketeers")


def reward(s: Table, side: str) -> None:
    """« Le résultat final peut enclencher des Récompenses pour l'un des camps »."""
    found = REWARDS.get(s.rochelle)
    if found is None or found.side != side:
        return
    if s.loud:
        events.rochelle_reward(s, found.side, found.kind, found.amount)
    if found.kind == "treachery":
        s.push(TreacheryDraws(found.amount))
    else:
        s.earn(**{found.kind: found.amount, "epic" if found.kind == "pistoles" else "pistoles": 0})


PHASE_THREE, COUNT_SWORDS, MOVE_MARKER = PhaseThree(), CountSwords(), MoveMarker()
ASK_SACRIFICE = of_hero(AskSacrifice)
