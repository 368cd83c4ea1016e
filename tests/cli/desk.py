"""A desk to play at: the commands run in this process, with typed lines and a folder of saves of their own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from perfidie import games
from perfidie.cli import app, commands, puzzles
from perfidie.cli.admin import commands as keeper
from perfidie.engine import Glimpse, Playthrough, Record, View, read_record

assert commands  # registers them
assert puzzles
assert keeper
PROMPT = {"fr": "Votre choix (", "en": "Your choice ("}
CURTAIN = {"fr": "appuyez sur Entrée quand personne ne regarde.", "en": "press Enter when nobody is looking."}
SIGN = re.compile(r"[♣†]\d+")
SAID = re.compile(r"(?:antidote|poison)\u00a0\d+")


@dataclass(frozen=True)
class Run:
    status: int
    text: str
    errors: str


class Desk:
    """Runs commands; every game is kept in one folder."""

    def __init__(self, folder: Path) -> None:
        self.saves = folder / "saves"
        self.env = {"PERFIDIE_SAVES": str(self.saves), "PERFIDIE_LANG": "fr", "NO_COLOR": None}

    def run(self, *arguments: str, typed: str = "", **env: str) -> Run:
        result = CliRunner().invoke(app, list(arguments), input=typed, env={**self.env, **env})
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Run(result.exit_code, result.stdout, result.stderr)

    def play(self, *arguments: str, typed: str = "1\n" * 600, lang: str = "fr") -> Run:
        """A game of the poisoned glass; without other lines, the first choice every time."""
        return self.run("play", "verre", "--lang", lang, "--seed", "7", "--bot", "random", *arguments, typed=typed)

    def files(self) -> list[Path]:
        return sorted(self.saves.glob("*")) if self.saves.exists() else []

    def record(self, number: int = 0) -> Record:
        return read_record(self.files()[number].read_bytes())


TITLES = {
    "fr": ("Journal", "Carnet", "Aide", "Fin de la partie"),
    "en": ("Log", "Notebook", "Help", "The game is over"),
}


def it_was_played_to_its_end(desk: Desk, run: Run, lang: str) -> None:
    """With log, notebook and help asked for on the way; it can be seen again."""
    assert run.status == 0, run.errors
    record = desk.record()
    assert replayed(games.find(record.game), record, len(record.entries)).over
    for title in TITLES[lang]:
        assert title in run.text
    shown = desk.run("replay", str(desk.files()[-1]), "--plain", "--open")
    assert shown.status == 0, shown.errors


def moments(record: Record, people: tuple[int, ...]) -> list[tuple[int, Playthrough, Playthrough]]:
    """Every real decision of these seats: who, the table before it and the table after it."""
    game = games.find(record.game)
    found = []
    for number, entry in enumerate(record.entries):
        if entry.seat in people:
            before = replayed(game, record, number)
            if len(before.legal(entry.seat)) > 1:
                found.append((entry.seat, before, replayed(game, record, number + 1)))
    return found


def replayed(game: Any, record: Record, upto: int) -> Playthrough:
    play = Playthrough(game, game.setup(record.seats, record.options))
    for entry in record.entries[:upto]:
        play.follow(entry)
    return play


def sign(word: str) -> str:
    return ("♣" if word[0] == "a" else "†") + word[1:]


def said(word: str) -> str:
    return ("antidote" if word[0] == "a" else "poison") + "\u00a0" + word[1:]


def signs_known(view: View[Any]) -> set[str]:
    """The cards this seat may find drawn on the table: certain faces, pairs, its hand."""
    table = view.table
    known = {word for word in table.faces if word} | set(table.hand) | ({table.removed} - {""})
    return {sign(word) for word in known.union(*[group.cards for group in table.groups if len(group.cards) == 2])}


def cards_told(glimpses: list[Glimpse]) -> set[str]:
    """The cards named in what a seat was told, as sentences name them."""
    words: set[str] = set()
    for glimpse in glimpses:
        for fact in glimpse.facts.values():
            words |= {str(each) for each in (fact if isinstance(fact, tuple) else (fact,))}
    return {said(word) for word in words if re.fullmatch(r"[ap]\d+", word)}
