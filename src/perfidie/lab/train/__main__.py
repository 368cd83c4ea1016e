"""Trains a network, or one that imitates the bots of a data set.

python -m perfidie.lab.train run CONFIG.toml --out FOLDER
python -m perfidie.lab.train imitate games.parquet --out greedy.npz
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from perfidie.engine import Refusal
from perfidie.texts import Texts, usual_language


def main(arguments: list[str] | None = None) -> int:
    """Reads what is wanted; a refusal is told in the language of the terminal."""
    wanted = _parser().parse_args(arguments)
    try:
        if wanted.what == "run":
            from perfidie.lab.train.whole import train

            train(wanted.config, wanted.out, tuple(filter(None, wanted.among.split(","))), wanted.deals)
        else:
            from perfidie.lab.train.config import Network
            from perfidie.lab.train.imitate import imitate

            size = Network(wanted.hidden, wanted.layers)
            count, alike = imitate(wanted.games, wanted.out, size, wanted.steps, wanted.seed)
            print(f"{count} decisions; its first choice is what was done in {alike:.1%} of those kept apart")
    except Refusal as refusal:
        print(Texts(usual_language()).refusal(refusal), file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m perfidie.lab.train", description=__doc__)
    kinds = parser.add_subparsers(dest="what", required=True)
    run = kinds.add_parser("run", help="a whole training")
    run.add_argument("config", type=Path, help="the training, as a TOML file")
    run.add_argument("--out", type=Path, required=True, help="the folder for networks, log and curves")
    run.add_argument("--among", default="random,greedy", help="bots it is tried among on the way; empty: none")
    run.add_argument("--deals", type=int, default=20, help="deals for each of these trials")
    imitate = kinds.add_parser("imitate", help="a network that does what the bots of a data set did")
    imitate.add_argument("games", type=Path, help="a data set written by perfidie dataset")
    imitate.add_argument("--out", type=Path, required=True, help="the file for the network")
    imitate.add_argument("--hidden", type=int, default=256, help="the width of its layers; that of the learner")
    imitate.add_argument("--layers", type=int, default=3, help="how many they are")
    imitate.add_argument("--steps", type=int, default=4000, help="how often it moves")
    imitate.add_argument("--seed", type=int, default=1)
    return parser


if __name__ == "__main__":
    sys.exit(main())
