"""A whole training from its file: networks, a log and the curves in a folder."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

from perfidie import games
from perfidie.bots.network import read as network_in
from perfidie.engine import Setup
from perfidie.lab import batch
from perfidie.lab.train import weights
from perfidie.lab.train.config import read
from perfidie.lab.train.curves import by_name, draw
from perfidie.lab.train.ladder import check, climbed
from perfidie.lab.train.run import Log, School

Curves = dict[str, list[tuple[float, float]]]


def train(config: Path, out: Path, among: tuple[str, ...] = (), deals: int = 20) -> None:
    """Writes `network.npz`, a network for each checkpoint, `log.ndjson` and `curves.svg`."""
    training = read(config)
    game = games.find(training.game)
    setup = game.setup(training.seats, training.options, training.preset or game.presets[0].id)
    batched = batch.load(training.game, training.seats, dict(setup.options))
    paths = {each.path for each in training.company if each.path} | ({training.start} if training.start else set())
    ground = weights.ground_of(batched, game, setup, training.policy)
    networks = {path: weights.fetch(config.parent / path, game, ground, training.policy) for path in sorted(paths)}
    school = School(training, ground, networks)
    if training.start:
        school.before = network_in(config.parent / training.start, game).header.decisions
    teach(school, out, among, deals)


def teach(school: School, out: Path, among: tuple[str, ...] = (), deals: int = 20) -> None:
    """Holds all lessons of a school; what cannot be is refused before anything is written."""
    training, setup = school.training, school.ground.game.setup
    school.company()  # refuses networks of another size
    check(setup, among)
    out.mkdir(parents=True, exist_ok=True)
    log, kept = Log(out / "log.ndjson"), 0
    curves: Curves = defaultdict(list)

    def show(name: str) -> None:
        path = out / f"{name}.npz"
        header = weights.header_of(training, games.find(setup.game), setup, school.before + school.played)
        weights.keep(path, header, school.mean, school.ground)
        _try(path, setup, among, deals, school.played, curves)
        title = f"{training.game}, {training.seats} seats: fair shares while learning"
        (out / "curves.svg").write_text(draw(title, curves), encoding="utf-8")

    for shown in school.lessons():
        line = log.add(shown)
        if line:
            print(json.dumps(line), flush=True)
            for name, share in by_name(school.guests, line["games"], line["fair_shares"]).items():
                curves[name].append((line["decisions"], share))
        if shown["kept"]:
            kept += 1
            show(f"checkpoint-{kept}")
    show("network")


def _try(path: Path, setup: Setup, among: tuple[str, ...], deals: int, decisions: float, curves: Curves) -> None:
    """Has the network play in the engine among bots of the house."""
    for rung in climbed(path, setup, among, deals):
        found = rung.fair_shares
        told = {"decisions": decisions, "among": rung.among, "games": rung.games}
        print(json.dumps({**told, "fair_shares": found.mean, "low": found.low, "high": found.high}), flush=True)
        curves[f"among {rung.among}"].append((decisions, found.mean))
