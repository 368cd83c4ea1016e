"""Trains a network, one that imitates the bots of a data set, or some that do nothing but win against another one.

python -m perfidie.lab.train run CONFIG.toml --out FOLDER
python -m perfidie.lab.train imitate games.parquet --out greedy.npz
python -m perfidie.lab.train exploit NETWORK.npz --config CONFIG.toml --out FOLDER
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from perfidie.engine import Refusal
from perfidie.lab.train.config import Network
from perfidie.texts import Texts, usual_language

if TYPE_CHECKING:
    from perfidie.lab.train.ladder import Rung


def main(arguments: list[str] | None = None) -> int:
    """Reads what is wanted; a refusal is told in the language of the terminal."""
    wanted = _parser().parse_args(arguments)
    try:
        wanted.does(wanted)
    except Refusal as refusal:
        print(Texts(usual_language()).refusal(refusal), file=sys.stderr)
        return 2
    return 0


def _run(wanted: Any) -> None:
    from perfidie.lab.train.ladder import rungs
    from perfidie.lab.train.whole import train

    train(wanted.config, wanted.out, rungs(wanted.among), int(_some("--deals", wanted.deals)))


def _imitate(wanted: Any) -> None:
    from perfidie.lab.train.imitate import imitate

    size = Network(wanted.hidden, wanted.layers, wanted.alike, wanted.pairs)
    count, alike = imitate(wanted.games, wanted.out, size, wanted.steps, wanted.seed)
    print(f"{count} decisions; its first choice is what was done in {alike:.1%} of those kept apart")


def _exploit(wanted: Any) -> None:
    from perfidie.lab.train.exploit import Plan, exploit

    try:
        seeds = tuple(map(int, wanted.seeds.split(",")))
    except ValueError as error:
        raise Refusal("exploit-bad-seeds", words=wanted.seeds[:40]) from error
    decisions = 0.0 if wanted.decisions is None else _some("--decisions", wanted.decisions)
    plan = Plan(seeds, decisions, wanted.begins == "network", int(_some("--deals", wanted.deals)))
    found = exploit(wanted.network, wanted.config, wanted.out, plan)
    for each in found.exploiters:
        print(f"exploiter {each.seed}: {_shares(each.gains)}")
    print(f"the best, exploiter {found.best.seed}, on other deals: {_shares(found.gains)}")


def _some(flag: str, count: float) -> float:
    """A number of things of which there must be one at least."""
    if not count >= 1:
        raise Refusal("small-number", flag=flag, value=f"{count:g}", least=1)
    return count


def _shares(rung: Rung) -> str:
    found = rung.fair_shares
    return f"{found.mean:.2f} fair shares ({found.low:.2f} to {found.high:.2f}, {rung.games} games)"


def _parser() -> argparse.ArgumentParser:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m perfidie.lab.train", description=__doc__, formatter_class=raw)
    kinds = parser.add_subparsers(dest="what", required=True)
    _run_takes(kinds.add_parser("run", help="a whole training"))
    _imitate_takes(kinds.add_parser("imitate", help="a network that does what the bots of a data set did"))
    _exploit_takes(kinds.add_parser("exploit", help="networks that do nothing but win against another one"))
    return parser


def _run_takes(run: argparse.ArgumentParser) -> None:
    run.set_defaults(does=_run)
    run.add_argument("config", type=Path, help="the training, as a TOML file")
    run.add_argument("--out", type=Path, required=True, help="the folder for networks, log and curves")
    tried = "bots it is tried among on the way; ladder: all from random to master; empty: none"
    run.add_argument("--among", default="random,greedy", help=tried)
    run.add_argument("--deals", type=int, default=20, help="deals for each of these trials")


def _imitate_takes(imitate: argparse.ArgumentParser) -> None:
    imitate.set_defaults(does=_imitate)
    imitate.add_argument("games", type=Path, help="a data set written by perfidie dataset")
    imitate.add_argument("--out", type=Path, required=True, help="the file for the network")
    imitate.add_argument("--hidden", type=int, default=256, help="the width of its layers; that of the learner")
    imitate.add_argument("--layers", type=int, default=3, help="how many they are")
    imitate.add_argument("--alike", action="store_true", help="what is alike shares its weights, as in the learner")
    imitate.add_argument("--pairs", type=int, default=Network().pairs, help="what is then thought about two of them")
    imitate.add_argument("--steps", type=int, default=4000, help="how often it moves")
    imitate.add_argument("--seed", type=int, default=1)


def _exploit_takes(exploit: argparse.ArgumentParser) -> None:
    exploit.set_defaults(does=_exploit)
    exploit.add_argument("network", type=Path, help="the other one, which stays as it is")
    exploit.add_argument("--config", type=Path, required=True, help="table and lessons, as for run")
    exploit.add_argument("--out", type=Path, required=True, help="the folder for exploiters and what they gained")
    exploit.add_argument("--seeds", default="1,2", help="one exploiter for each")
    exploit.add_argument("--decisions", type=float, help="for each; as many as the network had, if left out")
    begins = exploit.add_argument("--from", dest="begins", default="nothing", help="what they begin as")
    begins.choices = ("nothing", "network")
    exploit.add_argument("--deals", type=int, default=200, help="for each exploiter, and again for the best one")


if __name__ == "__main__":
    sys.exit(main())
