"""The rules of Idus Martii."""

from __future__ import annotations

from collections import Counter

from perfidie.engine import First, Options, Outcome, Rulebook, Setup, steps_in
from perfidie.games.idus_martii.rules import scoring, steps
from perfidie.games.idus_martii.rules.actions import VERBS
from perfidie.games.idus_martii.rules.box import BOX, FACTIONS, SEATS
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import Table


class IdusRules(Rulebook[Table]):
    """The rules of Idus Martii, as its rulebook has them."""

    id = "idus_martii"
    version = 1
    seats = SEATS
    minutes = BOX.game["minutes"]
    options = BOX.option
    presets = BOX.preset
    first = First(3, seats=6)
    vocabulary = VERBS
    steps = steps_in(steps)
    state = Table

    def make_setup(self, seats: int, options: Options) -> Setup:
        return Rules(seats, options)

    def lay(self, setup: Rules) -> Table:
        table = Table(setup)
        if setup.first is None:
            table.push(steps.DEAL_CARD, steps.DRAW_FIRST_PLAYER, steps.START_TURN)
        else:
            table.first = setup.first
            table.push(steps.DEAL_CARD, steps.START_TURN)
        return table

    def outcome(self, state: Table) -> Outcome:
        return scoring.outcome(state)

    def shares(self, outcome: Outcome) -> tuple[float, ...]:
        """A faction wins together: each of its members wins the whole game."""
        return tuple([float(score) for score in outcome.scores])

    def pieces(self, state: Table) -> Counter[str]:
        """Every faction card once: in the deck, or dealt, whether it was kept or discarded."""
        cards = [*state.drawn, *[faction for hand in state.dealt for faction in hand]]
        return Counter([FACTIONS[card] for card in cards]) + Counter(dict(zip(FACTIONS, state.deck, strict=True)))

    def again(self, state: Table) -> tuple[Options, int]:
        """Nobody changes place: the one to the left of the first player begins the next game."""
        return state.setup.next_to("first_player", state.first), 0
