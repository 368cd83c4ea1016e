"""Phase II – Mousquetaires: « Les Mousquetaires jouent dans l'ordre qu'ils souhaitent »."""

from __future__ import annotations

from perfidie.engine import Action, Automatic, Refusal, Seated
from perfidie.games.mousquetaires.rules.actions import ACTIVATE, TIME_UP, Of
from perfidie.games.mousquetaires.rules.box import MUSKETEERS, NOBODY
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.steps.act import ACT, run_out
from perfidie.games.mousquetaires.rules.steps.base import OfHero, of_hero, of_seat
from perfidie.games.mousquetaires.rules.table import NO_DUEL, PHASE_II, Table


class PhaseTwo(Automatic[Table]):
    """It is the Musketeers' turn."""

    def run(self, s: Table) -> None:
        s.phase = PHASE_II
        if s.loud:
            phase_two.begun(s)
        s.push(NEXT_MUSKETEER)


class NextMusketeer(Automatic[Table]):
    """Until all who are able have acted, or the sand has run out."""

    def run(self, s: Table) -> None:
        if s.ready() and not s.late:
            s.push(CHOOSE_MUSKETEER[s.setup.speaker(s.round)], self)


class ChooseMusketeer(Seated[Table, Action]):
    """The speaker, a role that goes round, names who acts next; under Urgency it is board order."""

    def legal(self, s: Table) -> list[Action]:
        ready = s.ready()[:1] if s.urgency else s.ready()
        found: list[Action] = [ACTIVATE[hero] for hero in ready]
        return [*found, TIME_UP] if s.setup.sand else found

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Of):
            run_out(s)
            return
        hero = action.number
        s.active, s.moved = hero, False
        s.actions = max(0, s.setup.figures.actions - s.conscripts)
        s.duel, s.result, s.blue_dice, s.red_dice, s.blue, s.red = NO_DUEL, (), 0, 0, (), ()
        if s.loud:
            phase_two.turn_started(s)
        s.push(TAKE_TURN[hero])

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action.words[0] != "activate" or not isinstance(action, Of):
            return super().why_not(s, seat, action)
        hero, name = action.number, MUSKETEERS[action.number]
        if hero not in s.setup.team:
            return Refusal("mousquetaires-not-riding", hero=name)
        if s.out[hero]:
            return Refusal("mousquetaires-out-of-action", hero=name)
        if s.acted >> hero & 1:
            return Refusal("mousquetaires-has-acted", hero=name)
        return Refusal("mousquetaires-board-order")


class TakeTurn(OfHero):
    """All his actions in one turn (ruling 3), as long as he stands and does not end it."""

    def run(self, s: Table) -> None:
        hero = self.hero
        if s.active == hero and not s.out[hero] and not s.late:
            s.push(ACT[s.setup.seat_of[hero]], self)
            return
        s.active, s.actions = NOBODY, 0
        s.acted |= 1 << hero
        if s.loud:
            phase_two.turn_ended(s, hero)


PHASE_TWO, NEXT_MUSKETEER = PhaseTwo(), NextMusketeer()
CHOOSE_MUSKETEER = of_seat(ChooseMusketeer)
TAKE_TURN = of_hero(TakeTurn)
