"""Le Verre empoisonné (The Poisoned Glass): draft, bluff and guessing for 2 to 5."""

from __future__ import annotations

from collections import Counter
from random import Random

from perfidie.engine import Game, Options, Outcome, Setup, View, steps_in
from perfidie.games.verre import imagine, numbers, scoring, steps, view
from perfidie.games.verre.actions import VERBS
from perfidie.games.verre.box import BOX, SEATS
from perfidie.games.verre.setup import Rules
from perfidie.games.verre.table import Table
from perfidie.games.verre.view import Sight


class PoisonedGlass(Game[Table, Sight]):
    id = "verre"
    version = 1
    seats = SEATS
    minutes = BOX.game["minutes"]
    options = BOX.option
    presets = BOX.preset
    vocabulary = VERBS
    steps = steps_in(steps)
    state = Table
    sight = Sight
    lab = numbers

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

    def look(self, state: Table, seat: int | None) -> Sight:
        return view.look(state, seat)

    def for_person(self, seen: View[Sight]) -> View[Sight]:
        return view.for_person(seen)

    def imagine_table(self, seen: View[Sight], setup: Rules, rng: Random) -> Table:
        return imagine.imagine_table(seen, setup, rng)

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


GAME = PoisonedGlass()
