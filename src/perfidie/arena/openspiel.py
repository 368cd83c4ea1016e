"""OpenSpiel's bots at our table.

Such a bot wants a state. It is handed one that was imagined from the view of its seat, a fresh one for each decision;
the true one never comes near it. It knows nothing of what was said at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perfidie.adapters.research import need
from perfidie.arena.contest import Contest
from perfidie.arena.outside import named
from perfidie.bots.budget import Budget
from perfidie.engine import Refusal, View
from perfidie.engine.action import Words

EXPLORE = 1.4
"""The constant of the upper confidence bound, for returns between 0 and 1."""


class Guest:
    """One seat played by OpenSpiel: `ismcts`, `uniform`, or `package.module:factory`.

    A factory gets the game, the player's number and a `random.Random`, and gives a `pyspiel.Bot`.
    """

    def __init__(self, which: str, contest: Contest) -> None:
        need("pyspiel")
        from perfidie.adapters import openspiel

        self._for_seat = openspiel.for_seat
        self.lab = openspiel.LabGame(contest.rules, contest.setup)
        self.thinking = contest.thinking
        makers = {"ismcts": self._ismcts, "uniform": _uniform}
        self._make: Any = makers.get(which) or named(which)
        if not callable(self._make):
            raise Refusal("arena-not-a-bot", words=which)
        self._bot: Any = None
        self._view: Any = None

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        """Hands the bot a state imagined from the view: OpenSpiel's bots want one, and must not get the true one."""
        self._view = view
        self._bot = self._bot or self._make(self.lab, view.seat, rng)
        action = int(self._bot.step(self._for_seat(self.lab, view, rng)))
        words: Words = self.lab.numbering.actions[action].words
        return words

    def _ismcts(self, lab: Any, player: int, rng: Random) -> Any:
        """OpenSpiel's own search with random rollouts, as long as the strongest level thinks."""
        bot = _searching(lab, self.thinking.of(Budget(seconds=1.0)), rng)
        bot.set_resampler(lambda state, player: self._for_seat(lab, self._view, rng))
        return bot


def _uniform(lab: Any, player: int, rng: Random) -> Any:
    from open_spiel.python.bots.uniform_random import UniformRandomBot

    return UniformRandomBot(player, _numbers(rng))


def _searching(lab: Any, budget: Budget, rng: Random) -> Any:
    from open_spiel.python.algorithms import ismcts, mcts

    class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
        """The bot unchanged, except that its search ends by a budget instead of a number of simulations."""

        def run_search(self, state: Any) -> Any:
            self.reset()
            self._root_node = root = self.create_new_node(state)
            for _ in budget.rounds():
                self.run_simulation(self.sample_root_state(state))
            while root.total_visits < 1:  # its first simulation tries no choice yet
                self.run_simulation(self.sample_root_state(state))
            return self.get_final_policy(state, root)

    evaluator = mcts.RandomRolloutEvaluator(1, _numbers(rng))
    return Timed(lab, evaluator, EXPLORE, 1, random_state=_numbers(rng))


def _numbers(rng: Random) -> Any:
    """A source of chance of numpy's kind, fed by ours."""
    return need("numpy").random.RandomState(rng.getrandbits(32))
