"""How strong the bots are: the matches behind the claims, each with the command that plays it again.

    python bench/strength.py                 all of them (hours on one core)
    python bench/strength.py greedy verona   those against greedy, at Verona

What a match gave is kept in bench/strength.jsonl, and bench/results.md tells it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from perfidie import games
from perfidie.arena.contest import Contest, Thinking, fill
from perfidie.arena.crew import cores, play_all
from perfidie.arena.figures import Interval, Standing, standings

HERE = Path(__file__).parent
KEPT = HERE / "strength.jsonl"
EXACT = HERE / "exact.jsonl"
CEILING = HERE / "ceiling.jsonl"
RESULTS = HERE / "results.md"
HEADING = "## Strength of the bots"
TITLES = {
    "random": "The strongest among random players: 95 % at two seats, elsewhere 90 % or three times the fair share",
    "greedy": "The strongest among greedy players: above the fair share, the whole interval",
    "peer": "The strongest against OpenSpiel's IS-MCTS (Python), equal thinking time: 60 %, or 1.2 fair shares",
    "ladder": "Each level against the one below: 60 %, or 1.2 times the fair share",
    "legend": "A legend among greedy players: 1.6, 1.7, 1.8 fair shares at three to five glasses, at Idus Martii 1.08, "
    "at Verona above one",
    "legend-random": "A legend among random players: half of the wins at five seats",
    "legend-masters": "A legend among masters: at Verona 55 % or 1.15 fair shares, at Idus Martii 1.05 and surely "
    "ahead, else the whole interval above one",
    "master-legends": "A master among legends: the whole interval below the fair share",
}
LEARNED = {
    **{("verre", 3): 1.6, ("verre", 4): 1.7, ("verre", 5): 1.8},
    **{("idus_martii", seats): 1.08 for seats in (5, 6, 7, 8)},
}
"""How many fair shares a network should have among greedy players, by game and seats; elsewhere more than one."""
PEER = "openspiel:ismcts"
LADDER = (("regular", "novice"), ("strong", "regular"), ("master", "strong"))
LEGENDS = {
    "legend": ("legend", "greedy"),
    "legend-random": ("legend", "random"),
    "legend-masters": ("legend", "master"),
    "master-legends": ("master", "legend"),
}
USUAL = {"verre": 3, "verona": 4, "idus_martii": 5, "charlatans": 2, "mousquetaires": 4}
"""At which table levels and peers meet."""


T = TypeVar("T")


class Match(msgspec.Struct, frozen=True):
    """One bot among others of one kind, mirrored; a whole side of each, where sides are known."""

    claim: str
    game: str
    seats: int
    bots: tuple[str, str]
    games: int
    seconds: float

    @property
    def command(self) -> str:
        return (
            f"perfidie arena {self.game} --bots {','.join(self.bots)} --seats {self.seats} --games {self.games}"
            f" --time {self.seconds:g}"
        )

    @property
    def contest(self) -> Contest:
        game = games.find(self.game)
        setup = game.setup(self.seats)
        lineup = fill(self.bots, len(game.rules.teams(setup)))
        return Contest(self.game, self.seats, setup.options, lineup, thinking=Thinking(self.seconds))


class Result(msgspec.Struct, frozen=True):
    """What a match gave the first bot."""

    match: Match
    played: int
    fair: float
    share: float
    low: float
    high: float
    places: int
    """How many players or sides there were."""
    more: Interval | None = None
    """By how much more it won than those it sat among, in the same deals: where many win together, this tells more."""

    @property
    def ratio(self) -> float:
        return self.share / self.fair if self.fair else 0.0

    @property
    def met(self) -> bool:
        return VERDICTS.get(self.match.claim, far_ahead)(self)

    def line(self) -> str:
        match = self.match
        sure, verdict = f"{self.low:.1%} to {self.high:.1%}", "met" if self.met else "**missed**"
        if self.more and match.game == "idus_martii":
            sure += f"; {self.more.mean:+.1%} on them, {self.more.low:+.1%} to {self.more.high:+.1%}"
        return (
            f"| {match.bots[0]}, {match.bots[1]} | {match.game} | {match.seats} | {self.played} | **{self.share:.1%}** "
            f"({sure}) | {self.fair:.1%} | {self.ratio:.2f} | {verdict} | `{match.command}` |"
        )


def far_ahead(result: Result) -> bool:
    """60 % of two players, or 1.2 fair shares."""
    return result.share >= 0.6 if result.places == 2 else result.ratio >= 1.2


def nearly_always(result: Result) -> bool:
    """95 % at two seats, elsewhere 90 % or three fair shares."""
    two = result.match.seats == 2
    return result.share >= (0.95 if two else 0.9) or (not two and result.ratio >= 3)


def as_learned(result: Result) -> bool:
    """So many fair shares as a network should have there; where nothing is said, surely more than one."""
    goal = LEARNED.get((result.match.game, result.match.seats))
    return result.low > result.fair if goal is None else result.ratio >= goal


def above_masters(result: Result) -> bool:
    """At Verona 55 % or 1.15 fair shares, at Idus Martii 1.05 and surely ahead; elsewhere surely more than one."""
    if result.match.game == "idus_martii":
        return result.ratio >= 1.05 and result.more is not None and result.more.low > 0
    if result.match.game != "verona":
        return result.low > result.fair
    return result.share >= 0.55 if result.places == 2 else result.ratio >= 1.15


VERDICTS: dict[str, Callable[[Result], bool]] = {
    "random": nearly_always,
    "greedy": lambda result: result.low > result.fair,
    "legend": as_learned,
    "legend-random": lambda result: result.share >= 0.5,
    "legend-masters": above_masters,
    "master-legends": lambda result: result.high < result.fair,
}
"""By claim: whether it is met."""


PLAN: dict[str, dict[str, tuple[int, float]]] = {
    "random": {
        "verre": (120, 0.05), "verona": (40, 0.03), "idus_martii": (240, 0.05), "charlatans": (30, 0.03),
        "mousquetaires": (24, 0.03),
    },
    "greedy": {
        "verre": (120, 0.05), "verona": (100, 0.05), "idus_martii": (800, 0.1), "charlatans": (160, 0.05),
        "mousquetaires": (60, 0.05),
    },
    "peer": {
        "verre": (48, 0.05), "verona": (40, 0.05), "idus_martii": (50, 0.05), "charlatans": (30, 0.05),
        "mousquetaires": (20, 0.05),
    },
    "regular": {
        "verre": (240, 0.1), "verona": (120, 0.5), "idus_martii": (400, 0.1), "charlatans": (200, 0.1),
        "mousquetaires": (120, 0.1),
    },
    "strong": {
        "verre": (120, 0.5), "verona": (80, 0.5), "idus_martii": (400, 0.1), "charlatans": (120, 0.2),
        "mousquetaires": (60, 0.2),
    },
    "master": {
        "verre": (90, 0.1), "verona": (60, 0.1), "idus_martii": (400, 0.1), "charlatans": (100, 0.05),
        "mousquetaires": (40, 0.05),
    },
    "legend": {"verre": (1000, 1.0), "verona": (1000, 1.0), "idus_martii": (1000, 1.0)},
    "legend-random": {"verre": (1000, 1.0)},
    "legend-masters": {"verre": (60, 1.0), "verona": (40, 0.1), "idus_martii": (300, 0.02)},
    "master-legends": {"verre": (60, 1.0)},
}  # fmt: skip
"""By claim, or by the higher of two levels: how many games, and what the strongest level thinks in them."""


def matches() -> list[Match]:
    """All that is claimed."""
    found = []
    for name, usual in USUAL.items():
        game = games.find(name)
        for seats in game.seats:
            if (
                len(game.rules.teams(game.setup(seats))) > 1
            ):  # alone against an automatic rival there is nobody to compare
                found.append(Match("random", name, seats, ("master", "random"), *PLAN["random"][name]))
        for seats in game.seats if name == "verre" else (usual,):
            found.append(Match("greedy", name, seats, ("master", "greedy"), *PLAN["greedy"][name]))
        found.append(Match("peer", name, usual, ("master", PEER), *PLAN["peer"][name]))
        found += [Match("ladder", name, usual, pair, *PLAN[pair[0]][name]) for pair in LADDER]
    return [*found, *of_legends()]


def of_legends() -> list[Match]:
    """What is claimed of the networks that are shipped."""
    found = []
    for claim, bots in LEGENDS.items():
        for name, plan in PLAN[claim].items():
            for seats in games.find(name).seats:
                if claim in ("legend", "legend-masters") or seats == 5 or (claim == "master-legends" and seats > 2):
                    found.append(Match(claim, name, seats, bots, *plan))
    return found


def played(match: Match, processes: int) -> Result:
    """Plays one match to the end."""
    contest = match.contest
    deals = -(-match.games // contest.rotations)
    found = standings(contest, play_all(list(contest.bouts(deals)), processes))
    first: Standing = found.bots[0]
    share = first.share
    more = next((pair.more for pair in found.pairs if pair.names == match.bots), None)
    return Result(match, found.games, found.fair, share.mean, share.low, share.high, len(contest.places), more)


class Exactly(msgspec.Struct, frozen=True):
    """A player measured against perfect play at the tiny preset of a game, in shares of the win."""

    game: str
    seats: int
    player: str
    iterations: int
    """Of search for one decision, for the level that usually takes a second; 0 where the player does not search."""
    loss: float
    """On average over the seats: what a best response wins against it; without secrets, what perfect play wins."""
    error: float
    """The standard error of that, where it was measured in games."""
    by_seat: list[float]
    asked: int
    """How many decisions the player was asked for."""
    seconds: float
    """Of one core, that it took."""


class Ceiling(msgspec.Struct, frozen=True):
    """What one seat that knows all cards wins at Idus Martii."""

    seats: int
    deals: int
    share: float
    error: float
    among: str = "random"
    fair: float = 0.0
    """What a seat won there on average, where that is known."""


def kept() -> dict[tuple[str, ...], Result]:
    """What is known from earlier, by match."""
    return {key(each.match): each for each in read(KEPT, Result)}


def key(match: Match) -> tuple[str, ...]:
    """What tells one match from another: its claim, its table and its bots."""
    return match.claim, match.game, str(match.seats), *match.bots


def keep(results: dict[tuple[str, ...], Result]) -> None:
    """Writes the results down in the order of the claims, so that a diff shows what has changed."""
    order = {key(match): place for place, match in enumerate(matches())}
    ranked = sorted(results.values(), key=lambda each: order.get(key(each.match), len(order)))
    KEPT.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in ranked))


def section() -> str:
    """The part of the results that tells of strength."""
    lines = [
        HEADING,
        "",
        "Written by `make strength`, which plays what the commands say (mirrored seats; 95 % intervals from",
        "the means of the deals). `--time` is what the strongest level thinks, of its usual second; the others in",
        "proportion. A side of the Musketeers counts as one player.",
        "",
    ]
    results = list(kept().values())
    for claim, title in TITLES.items():
        rows = [each.line() for each in results if each.match.claim == claim]
        if rows:
            head = "| bots | game | seats | games | share of the first (95 %) | fair | ratio | goal | command |"
            lines += [f"### {title}", "", head, "|---|---|---|---|---|---|---|---|---|", *rows, ""]
            lines += ceilings({"legend": "greedy"}.get(claim, claim)) if claim in ("random", "legend") else []
    return "\n".join([*lines, *exactly(), ""])


def read(path: Path, kind: type[T]) -> list[T]:
    """The lines of a file of results; none where there is no file yet."""
    return [msgspec.json.decode(line, type=kind) for line in path.read_bytes().splitlines()] if path.exists() else []


def ceilings(among: str) -> list[str]:
    """What bench/ceiling.py found out."""
    found = [each for each in read(CEILING, Ceiling) if each.among == among]
    if not found:
        return []
    if among == "greedy":
        each_told = [f"{each.share / each.fair:.2f} (± {each.error / each.fair:.2f}) at {each.seats}" for each in found]
        return [
            "At Idus Martii whoever wins has others win as well: the fair share rises with one's own. Somebody who",
            f"sees all cards and searches the true table has among greedy players {', '.join(each_told)} seats",
            "fair shares (`python bench/ceiling.py greedy`): so little is left there to be won by knowing, and less by",
            "guessing.",
            "",
        ]
    told = ", ".join(f"{each.share:.1%} (± {each.error:.1%}) at {each.seats}" for each in found)
    return [
        "At Idus Martii winners win together, and one seat decides little. Among random players somebody who knew all",
        f"cards and chose perfectly would win {told} seats",
        "(`python bench/ceiling.py`): neither 90 % nor three fair shares can be had there by anybody.",
        "",
    ]


def exactly() -> list[str]:
    """What bench/exact.py found out, and how."""
    found = read(EXACT, Exactly)
    if not found:
        return []
    greedy = {each.game: each.loss for each in found if each.player == "greedy"}
    rows = [
        f"| {each.game} | {each.seats} | {each.player} | {each.iterations or ''} | {each.loss:.4f}"
        f"{f' ± {each.error:.4f}' if each.error else ''} | {', '.join(f'{part:.3f}' for part in each.by_seat)}"
        f" | {each.asked} | {each.seconds:g} | {against(each, greedy.get(each.game))} |"
        for each in found
    ]
    return [
        "### Against perfect play on tiny tables",
        "",
        "`python bench/exact.py`: the preset `tiny` of every game. At the poisoned glass, Verona and Idus Martii a",
        "best response to what a player does wherever its own choices can lead it, found on the whole tree: shares of",
        "the win beyond what a seat has while all play like that player, on average over the seats (exploitability, at",
        "two of them) and seat by seat. At Idus Martii one seat alone responds: a coalition might win more. At the",
        "Charlatans and for the lone Musketeer nobody hides anything: what a player's choices lose against perfect",
        "play, a mean of games. `cfr+` is the average strategy by which the tests solve these games. A master should",
        "stay under a quarter of greedy, a legend under a tenth: it has learned the first three by heart",
        "(`src/perfidie/lab/train/configs/*-tiny.toml`), and is a master at the other two.",
        "",
        "| game | seats | player | iterations | loses | by seat | decisions asked | seconds | |",
        "|---|---|---|---|---|---|---|---|---|",
        *rows,
    ]


FAR_AHEAD = {"master": 4, "legend": 10, "network:": 10}
"""By player: the part of greedy's loss that it should stay under."""


def against(each: Exactly, greedy: float | None) -> str:
    """Whether a master or a network is far enough ahead of greedy."""
    part = next((part for name, part in FAR_AHEAD.items() if each.player.startswith(name)), None)
    if part is None or greedy is None:
        return ""
    return "met" if each.loss < greedy / part else "**missed**"


def write() -> None:
    """Puts the section into the results, at their end."""
    before = RESULTS.read_text(encoding="utf-8").split(f"\n{HEADING}")[0].rstrip("\n")
    RESULTS.write_text(f"{before}\n\n{section()}", encoding="utf-8")


def main() -> int:
    """Plays what was asked for, keeping each result as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="claims, games or bots")
    parser.add_argument("--missing", action="store_true", help="only what was never played")
    parser.add_argument("--games", type=float, default=1.0, help="multiplies the usual number of games")
    parser.add_argument("--time", type=float, default=0.0, help="thinking time of the strongest, in seconds")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--report", action="store_true", help="play nothing, only write the results")
    args = parser.parse_args()
    results = kept()
    for match in matches() if not args.report else ():
        words = {match.claim, match.game, str(match.seats), *match.bots}
        if not set(args.only) <= words or (args.missing and key(match) in results):
            continue
        count = max(1, round(match.games * args.games))
        match = msgspec.structs.replace(match, games=count, seconds=args.time or match.seconds)
        result = played(match, args.processes)
        results = kept() | {key(match): result}
        keep(results)
        print(result.line(), flush=True)
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
