"""The rules of the poisoned glass."""

from __future__ import annotations

from collections import Counter

from perfidie.engine import First, Options, Outcome, Rulebook, Setup, steps_in
from perfidie.games.verre.rules import scoring, steps
from perfidie.games.verre.rules.actions import VERBS
from perfidie.games.verre.rules.box import BOX, SEATS
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.table import Table


class GlassRules(Rulebook[Table]):
    """The rules of the poisoned glass, as its rulebook has them."""

    id = "verre"
    version = 1
    seats = SEATS
    minutes = BOX.game["minutes"]
    options = BOX.option
    presets = BOX.preset
    first = First(1, seats=4)
    vocabulary = VERBS
    steps = steps_in(steps)
    state = Table

    def make_setup(self, seats: int, options: Options) -> Setup:
        return Rules(seats, options)

    def lay(self, setup: Rules) -> Table:
        table = Table(setup)
        if setup.first is None:
            table.push(steps.DRAW_FIRST_WESLEY, steps.START_ROUND)
        else:
            table.wesley = setup.first
            table.push(steps.START_ROUND)
        return table

    def outcome(self, state: Table) -> Outcome:
        return scoring.outcome(state)

    def pieces(self, state: Table) -> Counter[int]:
        """Every card exactly once: in the deck, in a hand, in a glass, or removed."""
        rules = state.setup
        if not state.faces:
            return Counter(state.deck + state.dealt)
        removed = state.dealt if len(state.faces) <= rules.laid else ()
        in_glasses = [state.faces[number] for glass in state.glasses for number in glass]
        return Counter([*in_glasses, *(card for hand in state.hands for card in hand), *removed])

    def again(self, state: Table) -> tuple[Options, int]:
        """Nobody changes place: the one to the left of the first Wesley of this game is the first one of the next."""
        first = (state.wesley - (state.round - 1)) % state.setup.seats
        return state.setup.next_to("first_wesley", first), 0
