"""« Tour de jeu » : the four phases of a round, one after the other."""

from __future__ import annotations

from perfidie.engine import Automatic
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.box import BOX, NOWHERE
from perfidie.games.mousquetaires.rules.steps.automatic import HIDE, REPLACE_PARIS, TURN_UP_TREACHERIES
from perfidie.games.mousquetaires.rules.steps.end_of_phase import END_PHASE_TWO
from perfidie.games.mousquetaires.rules.steps.end_of_turn import PHASE_FOUR
from perfidie.games.mousquetaires.rules.steps.la_rochelle import PHASE_THREE
from perfidie.games.mousquetaires.rules.steps.milady import CHOOSE_DESTINATION, OFFER_PARIS, PLAY_TREACHERY
from perfidie.games.mousquetaires.rules.steps.musketeers import PHASE_TWO
from perfidie.games.mousquetaires.rules.table import NO_DUEL, PHASE_I, Table


class StartRound(Automatic[Table]):
    """What was only for the last round is over; Rochefort heals."""

    def run(self, s: Table) -> None:
        if s.round:
            s.rochefort = min(s.rochefort + BOX.rochefort.heals, BOX.rochefort.health)
        s.round += 1
        s.phase = PHASE_I
        s.siege_dice = s.conscripts = s.acted = s.excluded = 0
        s.dead_end = s.urgency = s.revealed = s.late = False
        s.destination = NOWHERE
        s.duel, s.result, s.blue_dice, s.red_dice, s.blue, s.red, s.deficit = NO_DUEL, (), 0, 0, (), (), 0
        if s.loud:
            events.round_started(s)
        s.push(PHASE_TWO, END_PHASE_TWO, PHASE_THREE, PHASE_FOUR, self)
        if s.setup.automatic:
            s.push(HIDE, REPLACE_PARIS, TURN_UP_TREACHERIES)
        else:
            s.push(CHOOSE_DESTINATION[s.setup.milady], OFFER_PARIS, PLAY_TREACHERY[s.setup.milady])


START_ROUND = StartRound()
