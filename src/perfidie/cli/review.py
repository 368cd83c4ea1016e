"""`perfidie review`: what is to be learnt from a game that is over, in words, or whole as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from perfidie import games
from perfidie.boards.ink import clean
from perfidie.cli import say_refusal
from perfidie.cli.terminal.play import seated
from perfidie.cli.terminal.saves import read
from perfidie.engine import Game, Refusal
from perfidie.engine.playthrough import replay as play_again
from perfidie.review.report import Review, review
from perfidie.review.words import (
    believed_told,
    deceits_told,
    decision_told,
    luck_told,
    percent,
    seat_told,
    turning_told,
)
from perfidie.texts import LANGUAGES, Texts, usual_language

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60
"""Characters of a line of chances."""


def run(path: Path, seat: str | None, seed: str, lang: str | None, as_json: bool) -> int:
    """Looks at a game again; the exit status."""
    game: Game[Any, Any] | None = None
    console = Console(highlight=False, soft_wrap=True)
    try:
        if lang is not None:
            Texts(lang)
        record = read(path)
        game = games.find(record.game)
        play = play_again(game, record)
        if not play.over:
            raise Refusal("review-not-over")
        names, _ = seated(record)
        kept = str(record.notes.get("lang", ""))
        texts = Texts(lang or (kept if kept in LANGUAGES else usual_language()), game.id, names)
        wanted = _seat(seat, names, record.seats)
        with Console(stderr=True).status(texts.say("review-thinking")) as status:

            def told(done: float) -> None:
                status.update(f"{texts.say('review-thinking')} {percent(texts, done)}")

            found = review(game, record, _number(seed), told=told)
    except Refusal as refusal:
        return say_refusal(refusal, lang, game.id if game else None)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _show(console, texts, found, wanted)
    return 0


def _number(seed: str) -> int:
    if not (seed.isdecimal() and len(seed) < 19):
        raise Refusal("bad-number", flag="--seed", value=seed[:40])
    return int(seed)


def _seat(seat: str | None, names: tuple[str, ...], seats: int) -> int | None:
    """The seat that was asked for, by number from 0 or by name; None for all."""
    if seat is None:
        return None
    if seat in names:
        return names.index(seat)
    numbers = [str(each) for each in range(seats)]
    if seat not in numbers:
        raise Refusal("no-such-seat", seat=seat[:40])
    return numbers.index(seat)


def _show(console: Console, texts: Texts, found: Review, wanted: int | None) -> None:
    seats = range(found.seats) if wanted is None else [wanted]
    said = [texts.say("review-line")]
    for seat in seats:
        said.append(f"  {_drawn([each.shares[seat] for each in found.line])}  {seat_told(texts, found, seat)}")
    said += [f"  {turning_told(texts, found, moment)}" for moment in found.turning]
    for seat in seats:
        said += ["", texts.say("review-of", {"seat": seat}), *_of(texts, found, seat)]
    lies = [f"  {told}" for _, seat, told in deceits_told(texts, found) if seat in seats]
    if lies:
        said += ["", texts.say("review-lies"), *lies]
    said += ["", texts.say("review-method"), *([texts.say(found.note)] if found.note else [])]
    for line in said:
        console.print(clean(line), markup=False)


def _of(texts: Texts, found: Review, seat: int) -> list[str]:
    """What there is to learn for one seat, and its luck."""
    said = []
    for number in found.instructive(seat):
        said.append(f"  {decision_told(texts, found, number)}")
        said += [f"      {line}" for line in believed_told(texts, found.decisions[number])]
    return [*(said or [f"  {texts.say('review-no-mistake')}"]), f"  {luck_told(texts, found, seat)}"]


def _drawn(shares: list[float]) -> str:
    """A line of chances in small bars."""
    wide = min(WIDEST, len(shares))
    kept = [shares[round(place * (len(shares) - 1) / max(1, wide - 1))] for place in range(wide)]
    return "".join([BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in kept])
