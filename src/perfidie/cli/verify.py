"""`perfidie verify`: whether the chance of a kept game was chosen by nobody, and its bots played by themselves.

It replays the game by the rules, draws everything again from what the receipt opens, and has each bot think again about
what it saw, at its level, with its chance and for as long as it did.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Literal

from perfidie import __version__, bots, games
from perfidie.boards.ink import clean
from perfidie.bots import Legend, Player
from perfidie.cli import say_refusal
from perfidie.cli.terminal.saves import read
from perfidie.engine import Game, Record, Refusal
from perfidie.engine.action import Words
from perfidie.receipt import Receipt, read_receipt
from perfidie.receipt.check import Asked, Checked, Finding, Verdict, check, fallback_of
from perfidie.texts import Texts, usual_language

FOUND = 1
"""Exit status where something is not as it should be."""
Gone = Literal["gone"]
"""Of a choice that was made by a network which is not here."""
MARKS = {"right": "✓", "wrong": "✗", "unknown": "–"}


def run(file: Path, lang: str | None, *, quick: bool) -> int:
    """Checks a record and says what came of it; the exit status."""
    try:
        texts = Texts(lang or usual_language())
        record = read(file)
        game: Game[Any, Any] = games.find(record.game)
        print(texts.say("verify-title", {"name": Texts(texts.lang, game.id).say("game-title")}))
        done = check(game, record)
        for finding in done.findings:
            _say(texts, finding)
        for finding in _thought_again(game, record, done, texts, quick=quick):
            done.findings.append(finding)
            _say(texts, finding)
    except Refusal as refusal:
        return say_refusal(refusal, lang)
    receipt = read_receipt(record)
    whole = "wrong" if done.wrong else "right"
    verdict = whole if receipt is not None else "broken" if done.wrong else "unknown"
    print(texts.say(f"verify-all-{verdict}"))
    if receipt is not None and any(entry.said for entry in record.entries):
        print(texts.say("verify-said"))
    return FOUND if done.wrong else 0


def _say(texts: Texts, finding: Finding) -> None:
    said = texts.say(f"verify-{finding.what}-{finding.verdict}", finding.facts)
    print(clean(f"{MARKS[finding.verdict]} {said}"))


def _thought_again(
    game: Game[Any, Any], record: Record, done: Checked, texts: Texts, *, quick: bool
) -> Iterator[Finding]:
    """Each bot's choice from its view, level, chance and length of thought alone."""
    receipt = read_receipt(record)
    if receipt is None or not done.asked:
        return
    if quick:
        yield Finding("bots", "unknown", {"count": len(done.asked)})
        return
    counts: dict[Verdict | Gone, list[int]] = {"right": [], "wrong": [], "unknown": [], "gone": []}
    thinking = _Thinking(game, record, receipt)
    for number, asked in enumerate(done.asked, start=1):
        if sys.stderr.isatty():
            told = texts.say("verify-thinking", {"number": number, "count": len(done.asked)})
            print(f"\r{told}", end="", file=sys.stderr, flush=True)
        counts[thinking.verdict(asked)].append(asked.move.entry + 1)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    if counts["wrong"]:
        yield Finding("thoughts", "wrong", {"count": len(counts["wrong"]), "line": counts["wrong"][0]})
    elif counts["right"]:
        yield Finding("thoughts", "right", {"count": len(counts["right"])})
    if counts["unknown"]:
        yield Finding("thoughts", "unknown", {"count": len(counts["unknown"]), "version": __version__})
    if counts["gone"]:
        yield Finding("networks", "unknown", {"count": len(counts["gone"]), "line": counts["gone"][0]})


class _Thinking:
    """Has bots think again."""

    def __init__(self, game: Game[Any, Any], record: Record, receipt: Receipt) -> None:
        self._game, self._record, self._receipt = game, record, receipt
        self._bots: dict[str, bots.Bot] = {}

    def verdict(self, asked: Asked) -> Verdict | Gone:
        """Whether a bot chooses what it chose. Bots of another version may have other ideas."""
        move = asked.move
        try:
            words, sure = self._chosen(asked)
        except Refusal as refusal:  # a level or a network that is not known here
            return "gone" if refusal.code == "network-gone" else "unknown"
        if words == asked.chosen:
            return "right"
        return "wrong" if sure and move.version == __version__ else "unknown"

    def _chosen(self, asked: Asked) -> tuple[Words, bool]:
        """What it chooses, and whether all is known that it depends on."""
        move = asked.move
        if move.lot:
            return fallback_of(self._receipt, self._record, asked), True
        bot = self._bots.get(move.level)
        if bot is None:
            bot = self._bots[move.level] = bots.find(move.level, self._game)
        view, sure = self._game.read_view(asked.view), True
        if isinstance(bot, Legend):
            bot = bot.again(view, move.network)
        if isinstance(bot, Player) and bot.search is not None:
            sure = move.iterations >= 0
            bot = bot.measured(move.iterations)
        return bot.choose(view, asked.legal, Random(move.seed)), sure
