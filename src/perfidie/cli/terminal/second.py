"""The second deal in the terminal: a kept game that is over, taken up again at one of its moves by one person."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from perfidie import bots, games
from perfidie.bots.second import deal_again
from perfidie.cli.terminal.company import invited
from perfidie.cli.terminal.opening import Opening, Wishes, seat_names, whole
from perfidie.cli.terminal.saves import read
from perfidie.engine import CHANCE, DEALER, Entry, Record, Refusal, State, View, replay, taken_up
from perfidie.texts import LANGUAGES, Texts, usual_language


def second_table(wishes: Wishes, source: Path) -> tuple[Opening, tuple[Entry, ...]]:
    """Who sits where, and the lines with which the table begins."""
    if any((wishes.game, wishes.seats, wishes.preset, wishes.options, wishes.people, len(wishes.names) > 1)):
        raise Refusal("second-as-it-was")
    record = read(source)
    game = games.find(record.game)
    play = replay(game, record)
    if not play.over:
        raise Refusal("replay-not-over")
    if wishes.at is None:
        raise Refusal("second-needs-at")
    at = _moment(record, whole("--at", wishes.at))
    seat = whole("--seat", wishes.seat) if wishes.seat is not None else _mover(record, at)
    level = wishes.bot or bots.USUAL_LEVEL
    invited(level, game, play.setup)
    rng = SystemRandom() if wishes.seed is None else Random(f"{wishes.seed} deal")

    def imagined(view: View[Any]) -> State:
        return deal_again(game, view, rng)

    entries = taken_up(game, play.setup, play.entries, at, seat, imagined if wishes.redeal else None)
    kept = str(record.notes.get("lang", ""))
    lang = wishes.lang or (kept if kept in LANGUAGES else usual_language())
    given = [""] * record.seats
    given[seat] = next(iter(wishes.names), "")
    names = seat_names(given, (seat,), record.seats, Texts(lang), None)
    levels = tuple("" if each == seat else level for each in range(record.seats))
    return Opening(game, play.setup, Texts(lang, game.id, names), names, levels, wishes.seed), entries


def _moment(record: Record, move: int) -> int:
    """After how many decisions this move stands, as `perfidie replay` counts them: statements are moves as well."""
    decided, moves = 0, -1
    for number, entry in enumerate(record.entries):
        decided += entry.seat >= 0 and not entry.said
        following = record.entries[number + 1 : number + 2]
        if not (following and following[0].seat in (CHANCE, DEALER)):
            moves += 1
            if moves == move:
                return decided
    raise Refusal("second-no-such-moment", at=str(move), last=max(moves, 0))


def _mover(record: Record, at: int) -> int:
    """Who decides next."""
    deciders = [entry.seat for entry in record.entries if entry.seat >= 0 and not entry.said]
    return deciders[at] if at < len(deciders) else 0
