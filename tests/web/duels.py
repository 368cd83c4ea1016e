"""Duels played for the tests of what is remembered of them, and the pieces that tell it, read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.charlatans.eager import eager
from perfidie.engine import Playthrough
from perfidie.games.charlatans import GAME
from perfidie.web.page.drawing.words import SiteTexts

Words = tuple[str, ...]
Choose = Callable[[list[Words], Random], Words]


def idle(legal: list[Words], rng: Random) -> Words:
    """Never draws, so that no patient leaves the park."""
    still = [action for action in legal if action[0] in ("stop", "end_turn", "end_buy")]
    return still[0] if still else rng.choice(legal)


def duel(seed: int, choose: Choose = eager, every: int = 1, **options: Any) -> Iterator[Playthrough]:
    """A game, stopped before each decision (or each so many) and at its end."""
    rng, moves = Random(seed), 0
    play = Playthrough(GAME, GAME.setup(2, options))
    play.chance(rng)
    while not play.over:
        if moves % every == 0:
            yield play
        moves += 1
        (seat,) = play.state.waiting
        play.move(seat, choose(list(play.legal(seat)), rng))
        play.chance(rng)
    yield play


def finished(seed: int, choose: Choose = eager, **options: Any) -> Playthrough:
    *_, last = duel(seed, choose, **options)
    return last


def heaps(piece: str, lang: str = "fr") -> list[Counter[str]]:
    """Every heap of a piece: its chips by name, by what is read aloud of them."""
    shape = {"fr": r'aria-label="([^"]*), (\d+) fois"', "en": r'aria-label="([^"]*), (\d+) times"'}[lang]
    found = []
    for heap in piece.split('<span class="nb-heap">')[1:]:
        counts = {name: int(count) for name, count in re.findall(shape, heap.partition("</span> </span>")[0])}
        found.append(Counter(counts))
    return found


def named(chips: Any, lang: str = "fr") -> Counter[str]:
    """Chips by the names people read."""
    texts = SiteTexts(lang, "charlatans")
    return Counter(texts.word(chip) for chip in chips)
