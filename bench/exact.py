"""How far players are from perfect play on a poisoned glass so small that perfect play can be computed.

The reduction is the preset `tiny` at two seats: four cards (1 and 2 of each kind), two glasses, one card in hand, one
look, a single round of two hearts, Vizzini's power included. OpenSpiel's CFR+ gives the value of the game;
OpenSpiel's best response to a player's choices gives what a perfect rival wins against that player beyond that.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pyspiel

import strength
from perfidie import bots
from perfidie.adapters import openspiel
from perfidie.bots.levels import Player
from perfidie.engine import encode
from strength import Exactly

CHEAP = 40
"""How often a player that does not search is asked each question, so that its choices by lot are seen as such."""

Policy = dict[str, list[tuple[int, float]]]
"""By what a seat knows: its choices with their chances."""


def load() -> Any:
    """The tiny game; returns are shares less a half."""
    return openspiel.load("verre", 2, preset="tiny", zero_sum=True)


def policy_of(lab: Any, bot: bots.Bot, samples: int, seed: int = 1) -> Policy:
    """What the bot does wherever its own choices can lead it, each decision asked several times."""
    found: Policy = {}
    for seat in range(2):
        for state in reached(lab.new_initial_state(), seat, found):
            found[state.information_state_string()] = answers(state, bot, samples, seed)
    return found


def reached(state: Any, seat: int, policy: Policy) -> Iterator[Any]:
    """The decisions of this seat that chance, a rival who does anything and its own policy lead to, each once."""
    if state.is_terminal():
        return
    legal = state.legal_actions()
    if state.current_player() == seat and len(legal) > 1:
        if state.information_state_string() not in policy:
            yield state
        legal = [action for action, chance in policy[state.information_state_string()] if chance]
    for action in legal:
        yield from reached(state.child(action), seat, policy)


def answers(state: Any, bot: bots.Bot, samples: int, seed: int) -> list[tuple[int, float]]:
    """How often the bot gives each answer, asked with nothing but the seat's view."""
    game, table, seat = state.lab.rules, state.table, state.current_player()
    view = game.read_view(encode(game.view(table, seat)))
    numbers = {state.action_to_string(seat, action): action for action in state.legal_actions()}
    words = [tuple(text.split()) for text in numbers]
    given = Counter(bot.choose(view, words, Random(seed + turn)) for turn in range(samples))
    return [(action, given[tuple(text.split())] / samples) for text, action in numbers.items()]


def exploitability(lab: Any, policy: Policy) -> float:
    """What perfect rivals win against this policy, on average over the two seats.

    Decisions that its own choices never lead to are filled in at random: no rival can bring it there.
    """
    table = {**pyspiel.UniformRandomPolicy(lab).policy_table(), **policy}
    return float(pyspiel.nash_conv(lab, pyspiel.TabularPolicy(table))) / 2


def perfect(lab: Any, iterations: int) -> tuple[float, float]:
    """The value of the game to Wesley under CFR+, and how exploitable that solution still is."""
    solver = pyspiel.CFRPlusSolver(lab)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = pyspiel.expected_returns(lab.new_initial_state(), policy, -1, True)[0]
    return float(value), float(pyspiel.nash_conv(lab, policy)) / 2


def measured(lab: Any, name: str, seconds: float, samples: int, value: float, unsure: float) -> Exactly:
    """The player as it stands, or with a multiple of its usual patience."""
    bot: bots.Bot = bots.find(name, lab.rules)
    thought = 0.0
    if isinstance(bot, Player) and bot.search:
        bot = bot.hurried(seconds)
        thought = bot.search.budget.seconds if bot.search else 0.0
    policy = policy_of(lab, bot, samples if thought else CHEAP)
    return Exactly(name, thought, exploitability(lab, policy), len(policy), value + 0.5, unsure)


def main() -> None:
    """Solves the tiny game, then holds every bot against the solution."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="random,greedy,novice,regular,strong,master")
    parser.add_argument("--time", type=float, default=1.0, help="seconds of thought of the strongest level")
    parser.add_argument("--samples", type=int, default=1, help="how often a searching bot is asked the same question")
    parser.add_argument("--iterations", type=int, default=60, help="of CFR+")
    args = parser.parse_args()
    lab = load()
    value, unsure = perfect(lab, args.iterations)
    print(f"value to Wesley {value + 0.5:.4f} of the win, CFR+ solution exploitable by {unsure:.4f}", flush=True)
    found = []
    for name in args.bots.split(","):
        found.append(measured(lab, name, args.time, args.samples, value, unsure))
        print(found[-1], flush=True)
        strength.EXACT.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in found))
    strength.write()


if __name__ == "__main__":
    main()
