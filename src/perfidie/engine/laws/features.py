"""Law 14: features. What a learner reads of a view is as it was declared, and follows from the view alone.

It may travel: the view that came over the wire says the same. It tells no two worlds apart that the seat cannot tell
apart. And an action seen from another seat is one action still.
"""

from __future__ import annotations

from random import Random

from perfidie.engine.codec import encode
from perfidie.engine.features import Field
from perfidie.engine.laws.law import Law
from perfidie.engine.laws.report import Breach
from perfidie.engine.laws.trial import Trial

POSITIONS = 4
"""How many positions of a game are looked at, besides the last."""


class Features(Law):
    """Law 14."""

    number = 14
    name = "features follow from the view"
    counts = ("glances", "turns")

    def look(self, trial: Trial) -> None:
        """Puts some positions before every seat."""
        rng = trial.rng(self.number)
        self.turned(trial)
        fields = trial.game.lab.features(trial.setup)
        for at in range(trial.last + 1) if self.thorough else trial.positions(rng, POSITIONS):
            for seat in trial.seats():
                self.glance(trial, at, seat, fields, rng)

    def glance(self, trial: Trial, at: int, seat: int | None, fields: tuple[Field, ...], rng: Random) -> None:
        """One view: its features, those of the same view from the wire, those of another world that looks the same."""
        game, state = trial.game, trial.states[at]
        view = game.view(state, seat)
        seen = game.lab.glance(view)
        fault = misfit(seen, fields)
        if fault:
            raise Breach(f"the features are not as their layout says: {fault}", at, seat)
        sent = encode(view)
        read = game.read_view(sent)
        if game.lab.glance(read) != seen:
            raise Breach("the features of a view are others once it has travelled", at, seat)
        other = game.view(game.imagine(read, rng), seat)
        if encode(other) == sent and game.lab.glance(other) != seen:
            raise Breach("the features tell two worlds apart", at, seat)
        self.figures["glances"] += 1

    def turned(self, trial: Trial) -> None:
        """Seen from each seat the actions are the same ones in another order, and turns add up to a whole one."""
        lab, setup = trial.game.lab, trial.setup
        codes = tuple(range(len(setup.vocabulary)))
        by_one = lab.turned(setup, 1 % setup.seats)
        seen = codes
        for seat in range(setup.seats):
            turn = lab.turned(setup, seat)
            if sorted(turn) != list(codes):
                raise Breach(f"seen from seat {seat} the actions are not the same ones in another order", 0, seat)
            if turn != seen:
                raise Breach(f"from seat 0 to seat {seat} it is not {seat} turns by one", 0, seat)
            seen = tuple([by_one[code] for code in turn])
        if seen != codes:
            raise Breach("once round the table an action is another one", 0)
        self.figures["turns"] += setup.seats


def misfit(numbers: bytearray, fields: tuple[Field, ...]) -> str:
    """What is wrong with these numbers by their layout; empty where nothing is."""
    if len(numbers) != sum(field.size for field in fields):
        return f"{len(numbers)} numbers in place of {sum(field.size for field in fields)}"
    place, signed = 0, memoryview(numbers).cast("b").tolist()
    for field in fields:
        held = signed[place : place + field.size]
        place += field.size
        if held and not field.low <= min(held) <= max(held) <= field.high:
            return f"{field.name} is {held}, not within {field.low} to {field.high}"
    return ""
