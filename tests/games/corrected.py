"""A game over a corrected data file: one figure changed at a time, each in a process of its own.

    python -m games.corrected GAME EVERY

An owner of the box corrects a figure in `cards.toml` and nowhere else. For every so-many-th figure this prints one line
of JSON: where it stands, what it was and became, and what came of it:

    refused   the rules say no (no such table can be laid, or no game on it can be played)
    shown     games go on, and every page, text and terminal follows
    broken    the rules go on, but a screen does not: why
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from perfidie import games
from perfidie.cli.terminal.board import Board
from perfidie.engine import Playthrough, data, play_out
from perfidie.texts import LANGUAGES, Texts
from perfidie.web.page.rules.book import rules_model
from web.scenes import scene, whole

Path_ = tuple[str | int, ...]
STRUCTURE = {"seats", "seats_least", "seats_most", "default", "least", "most", "values", "sign", "number"}
"""Ints that name something or say what may be agreed on: they are no figures of the box."""
RAW = re.compile(r"[\ue000\ue001{}]|\b(table|word|refusal|action|step|event|term)-[a-z]+|Undefined")


def figures(printed: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Where every figure stands."""
    if isinstance(printed, dict):
        for name, value in printed.items():
            if name not in STRUCTURE and (path or name not in ("option", "preset")):
                yield from figures(value, (*path, name))
    elif isinstance(printed, list):
        for place, value in enumerate(printed):
            yield from figures(value, (*path, place))
    elif type(printed) is int:
        yield path


def corrected(printed: Any, path: Path_) -> Any:
    """The data with this figure greater by one."""
    if not path:
        return printed + 1
    if isinstance(printed, dict):
        return {name: corrected(value, path[1:]) if name == path[0] else value for name, value in printed.items()}
    return [corrected(value, path[1:]) if place == path[0] else value for place, value in enumerate(printed)]


def in_its_own_process(work: Callable[[], str]) -> str:
    """What comes of some work, done where nothing it changes is kept."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(writes, "w") as answer:
            answer.write(work())
        os._exit(0)
    os.close(writes)
    with os.fdopen(reads) as answer:
        said = answer.read()
    os.waitpid(child, 0)
    return said or "broken: the process died"


def look_at(game: str, printed: Any) -> str:
    """Plays and draws the corrected game."""
    honest, home = data.load_toml, f"perfidie.games.{game}"

    def load_toml(package: str, name: str, kind: Any) -> Any:
        mine = package == home and name == "cards.toml"
        return msgspec.convert(printed, kind) if mine else honest(package, name, kind)

    data.load_toml = load_toml
    try:
        found = games.find(game)
        for seats in (found.seats[0], found.seats[-1]):
            play_out(found.new(found.setup(seats)), Random(seats))
    except Exception as error:
        return f"refused: {type(error).__name__} {str(error)[:80]}"
    try:
        screens(game)
    except Exception as error:
        return f"broken: {type(error).__name__} {str(error)[:300]}"
    return "shown"


def screens(game: str) -> None:
    """The page of rules, and the first moments of a table, on a page and in the terminal, in both languages."""
    found = games.find(game)
    play, rng = Playthrough(found, found.setup(found.seats[-1])), Random(1)
    play.chance(rng)
    for _ in range(4):
        if play.over:
            break
        seat = play.state.waiting[0]
        for lang in LANGUAGES:
            shown = whole(scene(play, seat, lang))
            lines = Board(found).table(play.view(seat), Texts(lang, game, ()), 80)
            readable(re.sub(r"<[^>]*>", " ", shown))
            readable(" ".join(text for line in lines for text, _ in line))
        play.move(seat, rng.choice(play.legal(seat)))
        play.chance(rng)
    for lang in LANGUAGES:
        readable(re.sub(r"<[^>]*>", " ", str(rules_model(lang, game))))


def readable(text: str) -> None:
    raw = RAW.search(text)
    assert raw is None, raw


def main(game: str, every: int) -> None:
    """Corrects every so-many-th figure. The game itself is only ever read in the processes that look at it."""
    assert f"perfidie.games.{game}" not in sys.modules
    printed = msgspec.toml.decode((Path(games.__file__).parent / game / "cards.toml").read_bytes())
    for path in list(figures(printed))[::every]:
        said = in_its_own_process(lambda path=path: look_at(game, corrected(printed, path)))  # type: ignore[misc]
        print(json.dumps({"figure": ".".join(map(str, path)), "came": said}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
