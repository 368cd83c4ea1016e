"""How far players are from perfect play, on the preset `tiny` of every game, so small that perfect play is computed.

    python bench/exact.py                                   CFR+ and all levels from random up at all games
    python bench/exact.py verre --bots network:FILE,greedy  other entrants, named as in the arena, at one game

Where players hide things from each other, the tree is solved by CFR+; a player is asked at every decision its own
choices can lead it to, and a best response then wins what can be won against it, seat by seat, while the others play as
it does. Where nobody hides anything, the exact worth of every position tells what each choice of a player costs against
perfect play. What was found is kept in bench/exact.jsonl, and bench/results.md tells it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

import strength
from perfidie import bots, games
from perfidie.arena.contest import Contest, Thinking
from perfidie.arena.entrants import enter, level_in
from perfidie.engine import CHANCE, Game, Setup, encode
from perfidie.lab.exact import Common, Solver, Tree
from strength import Exactly

SEATS = {"verre": 2, "verona": 2, "idus_martii": 5, "charlatans": 2, "mousquetaires": 1}
"""At which table each game is solved."""
ROUNDS = {"verre": 120, "verona": 100, "idus_martii": 30}
"""Of CFR+, at the games with secrets."""
SOLVED = "cfr+"
CHEAP = 40
"""How often a player that does not search is asked each question, so that its choices by lot are seen as such."""


class Table(NamedTuple):
    """A game with the set-up that is solved."""

    game: Game[Any, Any]
    setup: Setup

    def entrant(self, name: str, iterations: int) -> tuple[bots.Bot, bool]:
        """The bot of this name, and whether it searches."""
        setup = self.setup
        contest = Contest(
            self.game.id, setup.seats, setup.options, (name,) * setup.seats, thinking=Thinking(iterations=iterations)
        )
        level = level_in(name, contest)
        return enter(name, contest), level is not None and level.budget is not None


def table_of(name: str) -> Table:
    """The tiny table of a game."""
    game = games.find(name)
    return Table(game, game.setup(SEATS[name], preset="tiny"))


def answers(game: Game[Any, Any], bot: bots.Bot, samples: int, state: Any) -> list[float]:
    """How often the bot makes each choice, asked with nothing but the seat's view."""
    view = game.read_view(encode(game.view(state, state.actor)))
    words = [action.words for action in state.legal()]
    given = Counter(tuple(bot.choose(view, words, Random(1 + turn))) for turn in range(samples))
    return [given[each] / samples for each in words]


def shown(name: str) -> str:
    """A player as it is told: a network by its file alone, wherever that lies."""
    kind, colon, where = name.partition(":")
    return f"{kind}:{Path(where).name}" if colon and kind == "network" else name


def with_secrets(table: Table, solver: Solver, name: str, iterations: int, samples: int) -> Exactly:
    """A player at a game with secrets: what best responses win against it, on average over the seats."""
    began, asked = process_time(), 0
    searches = False
    if name == SOLVED:
        policy = solver.average
    else:
        bot, searches = table.entrant(name, iterations)
        policy, asked = solver.played(partial(answers, table.game, bot, samples if searches else CHEAP))
    gains = solver.gains(policy)
    return Exactly(
        table.game.id, table.setup.seats, shown(name), iterations if searches else 0, sum(gains) / len(gains), 0.0,
        [round(gain, 6) for gain in gains], asked, round(process_time() - began, 1),
    )  # fmt: skip


def costs(common: Common, choose: Callable[[Any, Random], Any], seat: int, rng: Random) -> float:
    """What a player's choices cost in one game in this seat against perfect play; chance is drawn as it comes."""
    position, cost = common.start, 0.0
    while position[0][0].agenda:
        state = position[0][0]
        if state.actor == CHANCE:
            parts = common.after_chance(position)
        else:
            choices = common.choices(position)
            sign = -1 if state.actor else 1
            best = max(choices, key=lambda choice: sign * choice[1])
            if state.actor == seat and len(choices) > 1:
                words = choose(state, rng)
                taken = next(choice for choice in choices if choice[0].words == words)
                cost += sign * (best[1] - taken[1])
                best = taken
            parts = common.after(position, best[0])
        position = rng.choices([part for part, _ in parts], [chance for _, chance in parts])[0]
    return cost


def in_the_open(table: Table, common: Common, name: str, iterations: int, deals: int) -> Exactly:
    """A player at a game without secrets: what it loses against perfect play, on average over games and seats."""
    began = process_time()
    bot, searches = table.entrant(name, iterations)
    asked = 0

    def choose(state: Any, rng: Random) -> tuple[str, ...]:
        nonlocal asked
        asked += 1
        view = table.game.read_view(encode(table.game.view(state, state.actor)))
        return tuple(bot.choose(view, [action.words for action in state.legal()], rng))

    seats = range(table.setup.seats)
    lost = [[costs(common, choose, seat, Random(deal)) for deal in range(deals)] for seat in seats]
    means = [sum(each) / deals for each in lost]
    every = [cost for each in lost for cost in each]
    mean = sum(every) / len(every)
    error = sqrt(sum((cost - mean) ** 2 for cost in every) / max(1, len(every) - 1) / len(every))
    return Exactly(
        table.game.id, table.setup.seats, shown(name), iterations if searches else 0, mean, error,
        [round(each, 6) for each in means], asked, round(process_time() - began, 1),
    )  # fmt: skip


def measured(name: str, players: list[str], args: argparse.Namespace) -> list[Exactly]:
    """All these players at one game."""
    table, found = table_of(name), []
    measure: Callable[..., Exactly]
    if name in ROUNDS:
        solver = Solver(Tree(table.game, table.setup))
        solver.learn(ROUNDS[name])
        measure = partial(with_secrets, table, solver, iterations=args.iterations, samples=args.samples)
        print(name, "values under CFR+", [round(float(each), 4) for each in solver.values(solver.average)], flush=True)
    else:
        common = Common(table.game, table.setup)
        players = [player for player in players if player != SOLVED]
        measure = partial(in_the_open, table, common, iterations=args.iterations, deals=args.deals)
        print(name, f"value to the first seat {common.value:.4f}", flush=True)
    for player in players:
        found.append(measure(player))
        print(found[-1], flush=True)
    return found


def kept() -> dict[tuple[str, str, int], Exactly]:
    """What is known from earlier, by game, player and thought."""
    return {(each.game, each.player, each.iterations): each for each in strength.read(strength.EXACT, Exactly)}


def main() -> None:
    """Solves the tiny games, then holds every player against the solution."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all of them where none is named")
    parser.add_argument("--bots", default=f"{SOLVED},random,greedy,strong,master,legend")
    parser.add_argument("--iterations", type=int, default=400, help="of search, for the level that takes a second")
    parser.add_argument("--samples", type=int, default=4, help="how often a searching bot is asked the same question")
    parser.add_argument("--deals", type=int, default=400, help="games without secrets, from each seat")
    args = parser.parse_args()
    for name in args.games or SEATS:
        fresh = measured(name, args.bots.split(","), args)
        rows = kept() | {(each.game, each.player, each.iterations): each for each in fresh}
        order = list(SEATS)
        ranked = sorted(rows.values(), key=lambda each: order.index(each.game))
        strength.EXACT.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in ranked))
        strength.write()


if __name__ == "__main__":
    main()
