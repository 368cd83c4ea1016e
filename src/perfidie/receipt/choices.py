"""Among what a choice was made that no person made: a lot that was drawn, or a bot's move.

The site asks here, and whoever checks a receipt asks here again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from perfidie.engine import ALL, Playthrough, Sand, View
from perfidie.engine.action import Words


def without_sand(legal: Sequence[Words], sand: Sand | None) -> tuple[Words, ...]:
    """What an empty sand-timer should bring about is left to the house, where there is anything else to choose."""
    withheld = sand.words if sand else None
    return tuple([words for words in legal if words != withheld]) or tuple(legal)


def open_choices(
    play: Playthrough, public: View[Any], seat: int, choices: tuple[Words, ...], within: Collection[int] = ()
) -> tuple[Words, ...]:
    """What this seat may choose so that all notice it, or nobody is told but those `within`; anything if it must.

    Who sees that somebody has decided, and that nothing has come of it, knows that something hidden has.
    """
    if seat not in public.waiting:
        return choices
    return tuple([words for words in choices if _is_open(play, public, seat, words, within)]) or choices


def _is_open(play: Playthrough, public: View[Any], seat: int, words: Words, within: Collection[int]) -> bool:
    after = play.tried(seat, words)
    told = [event.audience for event in after.events]
    if ALL in told or play.game.view(after, None, play.claims) != public:
        return True
    return bool(told) and all(each in within for audience in told for each in audience or ())
