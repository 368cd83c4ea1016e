"""The laws every game obeys, checked on random games at every seat count and option set.

Those that need nothing but the engine live here::

    1  random games end; lists of choices are never empty, never hold duplicates, never change by themselves
    2  a clone never changes with its original
    3  save, load, compare; a record replays to the same states, events, views and outcome
    4  pieces are conserved
    5  secrecy: what a seat cannot know makes no difference to what it gets
    6  imagination is honest and wide
    7  what is refused changes nothing
   12  recall: what a seat was told, and the table still keeps, the seat still sees
   14  features: what a learner reads is as declared, and follows from the view alone

Laws 8 to 11 and 13 (research libraries, golden playthroughs, rulings, texts, lessons) need the world outside and live
with the command `perfidie check`.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from perfidie.engine.game import Game
from perfidie.engine.laws.features import Features
from perfidie.engine.laws.imagination import Imagination
from perfidie.engine.laws.law import Law, stumble
from perfidie.engine.laws.recall import Recall
from perfidie.engine.laws.refusals import Refusals
from perfidie.engine.laws.report import NOBODY, Broken, Finding
from perfidie.engine.laws.rules import Clones, Endings, Pieces, Records
from perfidie.engine.laws.secrecy import Secrecy
from perfidie.engine.laws.trial import Trial, option_sets, unusual

__all__ = ["LAWS", "NOBODY", "Broken", "Finding", "Trial", "check", "option_sets", "unusual"]

LAWS: tuple[type[Law], ...] = (Endings, Clones, Records, Pieces, Secrecy, Imagination, Refusals, Recall, Features)
SMALLER = 12
"""How many more games are played to find a smaller case of a broken law."""


def check(
    game: Game[Any, Any], seats: int, games: int, seed: int = 0, first: int = 0, only: tuple[int, ...] = ()
) -> list[Finding]:
    """Laws 1 to 7, 12 and 14, or `only` some of them (the first always plays), at one seat count.

    `first` is the number of the first game: parts of a long run add up.
    """
    laws = [law() for law in LAWS if not only or law.number in (Endings.number, *only)]
    broken: dict[int, Broken] = {}
    setups = islice(option_sets(game, seats, Random(seed)), first, first + games)
    for number, setup in enumerate(setups, start=first):
        try:
            trial = Trial(game, setup, seed * 1_000_003 + number)
        except Exception as error:
            broken[Endings.number] = Broken(
                Endings.number, f"the table cannot be laid: {stumble(error)}", seats, unusual(game, setup.options), ()
            )
            break
        look_at(trial, laws, broken, seed)
        if Endings.number in broken and not trial.play.over:
            break  # a game that does not end, or cannot go on, costs too much time
        if len(laws) > 1 and all(law.number in broken for law in laws if not isinstance(law, Endings)):
            break  # nothing is left to be asked
    for law in laws:
        if isinstance(law, Imagination) and law.number not in broken and not first and games:
            case = law.exact(game, seats, seed)
            if case is not None:
                broken[law.number] = case
    return [law.finding(seats, broken.get(law.number)) for law in laws]


def look_at(trial: Trial, laws: list[Law], broken: dict[int, Broken], seed: int) -> None:
    """Puts one game before all laws; a law already broken is not asked again, except the first, which plays it."""
    for law in laws:
        if law.number in broken and not isinstance(law, Endings):
            continue
        case = law.check(trial)
        if case is not None and law.number not in broken:
            broken[law.number] = smaller(trial.game, type(law), case, seed)


def smaller(game: Game[Any, Any], law: type[Law], case: Broken, seed: int) -> Broken:
    """The smallest case found in a few more games, each examined thoroughly and shorter than the best so far.

    They are played by the options of the case, by the defaults and by the laboratory's small presets in turn.
    """
    ways = [case.options, {}, *(preset.options for preset in game.presets if preset.lab)]
    for number in range(SMALLER):
        upto = len(case.entries) - 1
        if upto < 0:
            break
        trial = Trial(game, game.setup(case.seats, ways[number % len(ways)]), seed * 7_000_003 + number, upto)
        found = Endings().check(trial)
        if law is not Endings:
            found = law(thorough=True).check(trial)
        if found is not None and len(found.entries) < len(case.entries):
            case = found
    return case
