"""What taking luck out of the arena's scores brings: the plain interval against the luck-free one, game by game.

    python bench/luck.py                  200 games of each (minutes on one core)
    python bench/luck.py charlatans       of one
    python bench/luck.py --fit            what part of a quick estimate to trust, from games of their own

What a contest gave is kept in bench/luck.jsonl, and bench/results.md tells it. The seeds of `--fit` are used nowhere
else: what it finds goes into `review.toml` in a game's room `bot` before anything is measured.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from random import Random

import msgspec

import sections
import strength
from calibration import GAMES, played
from perfidie import games
from perfidie.arena.contest import Contest, Played, Thinking, fill
from perfidie.arena.crew import cores, play_all
from perfidie.arena.figures import Interval, standings
from perfidie.engine.record import Record
from perfidie.review.luck import quick_luck
from perfidie.review.worth import manner_of

HERE = Path(__file__).parent
KEPT = HERE / "luck.jsonl"
HEADING = "## Luck-free scores"
BOTS = ("greedy", "regular")
COUNT = 200
ITERATIONS = 100
COLUMNS = (
    "game", "seats", "games", "plain (95 %)", "luck-free (95 %)", "its width, of the plain one's",
    "deviation of one game", "luck-free", "of the plain one's", "mean luck", "command",
)  # fmt: skip


class Result(msgspec.Struct, frozen=True):
    """What a contest gave the first bot, with luck and without."""

    game: str
    seats: int
    games: int
    plain: Interval
    free: Interval
    """From the means of the deals, each played from every place."""
    single: float
    single_free: float
    """By how much a single game varies, from the game's mean: the standard deviations."""
    luck: float
    error: float
    """The mean luck of all seats in the first game of each deal, which should be 0, and its standard error."""

    @property
    def command(self) -> str:
        return (
            f"perfidie arena {self.game} --bots {','.join(BOTS)} --seats {self.seats} --games {COUNT} --luck-free"
            f" --iterations {ITERATIONS}"
        )

    def line(self) -> str:
        plain, free = self.plain.high - self.plain.low, self.free.high - self.free.low
        return (
            f"| {self.game} | {self.seats} | {self.games} | {between(self.plain)} | **{between(self.free)}** | "
            f"{free / plain:.2f} | {self.single:.3f} | {self.single_free:.3f} | "
            f"{self.single_free / self.single:.2f} | {self.luck:+.4f} ± {2 * self.error:.4f} | `{self.command}` |"
        )


def between(share: Interval) -> str:
    """A mean with its bounds."""
    return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"


def measured(name: str, count: int, processes: int) -> Result:
    """One contest: the first bot among others, every deal from every place."""
    game = games.find(name)
    seats = strength.USUAL[name]
    setup = game.setup(seats)
    lineup = fill(BOTS, len(game.rules.teams(setup)))
    contest = Contest(name, seats, setup.options, lineup, thinking=Thinking(iterations=ITERATIONS), luck_free=True)
    bouts = list(contest.bouts(-(-count // contest.rotations)))
    done = list(play_all(bouts, processes))
    first = standings(contest, done).bots[0]
    assert first.luck_free is not None
    mine = [_of_first(contest, each) for each in done]
    plain, free = [share for share, _ in mine], [share - luck for share, luck in mine]
    lucks = [luck for each in done if each.rotation == 0 for luck in _by_place(contest, each)]
    return Result(
        name, seats, len(done), first.share, first.luck_free, deviation(plain), deviation(free),
        mean(lucks), deviation(lucks) / sqrt(len(lucks)),
    )  # fmt: skip


def _of_first(contest: Contest, each: Played) -> tuple[float, float]:
    seat = each.bots.index(contest.names[0])
    return each.shares[seat], each.luck[seat]


def _by_place(contest: Contest, each: Played) -> list[float]:
    """The luck of one place: where shares always add up to one, that of all places together is always 0."""
    return [each.luck[contest.places[0][0]]]


def mean(values: list[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def deviation(values: list[float]) -> float:
    """The standard deviation."""
    middle = mean(values)
    return sqrt(sum([(each - middle) ** 2 for each in values]) / (len(values) - 1))


def fitted(name: str, count: int) -> float:
    """The part of a quick estimate that leaves luck-free scores varying least: a regression through the usual share."""
    game, pairs = games.find(name), list[tuple[tuple[int, int], float, float]]()
    for number in range(count):
        play = played(game, -1 - number)  # numbers below 0 are no games of the calibration
        record: Record = play.record()
        found = quick_luck(game, record, Random(number))
        shares = game.rules.shares(game.rules.outcome(play.state))
        for place, seats in enumerate(game.rules.teams(play.setup)):
            pairs.append(((record.seats, place), shares[seats[0]], found[seats[0]]))
    usual = {key: mean([share for other, share, _ in pairs if other == key]) for key, _, _ in pairs}
    squares = sum([luck**2 for _, _, luck in pairs])
    along = sum([(share - usual[key]) * luck for key, share, luck in pairs])
    return manner_of(name).luck.trusted * along / squares if squares else 0.0


def kept() -> list[Result]:
    """What is known from earlier."""
    return strength.read(KEPT, Result)


def section() -> str:
    """The part of the results that tells of luck."""
    return "\n".join(
        [
            HEADING,
            "",
            "Written by `python bench/luck.py`. The share of greedy among regular players, plain and without what",
            "deals, draws and dice brought it (`perfidie.review.luck`). The arena plays every deal from every place,",
            "which takes out the luck of the deal already; what is left is that of later draws; where there are none",
            "luck-free scores can be no surer. The deviations are those of a single game, as people play them, nothing",
            "mirrored. What luck does on average should be 0: the last figures are its mean for the first place in the",
            "first game of each deal, with twice its standard error.",
            "",
            f"| {' | '.join(COLUMNS)} |",
            "|" + "---|" * len(COLUMNS),
            *[each.line() for each in kept()],
            "",
        ]
    )


def main() -> int:
    """Plays what was asked for, keeping each result as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="games")
    parser.add_argument("--games", type=int, default=COUNT)
    parser.add_argument("--fit", action="store_true", help="only say what part of a quick estimate to trust")
    parser.add_argument("--report", action="store_true", help="play nothing, only write the results")
    parser.add_argument("--processes", type=int, default=cores())
    args = parser.parse_args()
    for name in () if args.report else args.only or GAMES:
        if args.fit:
            print(name, round(fitted(name, args.games), 2), flush=True)
            continue
        result = measured(name, args.games, args.processes)
        known = {each.game: each for each in kept()} | {name: result}
        KEPT.write_bytes(b"".join(msgspec.json.encode(known[each]) + b"\n" for each in GAMES if each in known))
        print(result.line(), flush=True)
    if not args.fit:
        sections.put(HEADING, section())
    return 0


if __name__ == "__main__":
    sys.exit(main())
