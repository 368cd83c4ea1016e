"""The choices of one decision. Where there are too many to read at a glance, they are asked for piece by piece."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from perfidie.cli.board import Board
from perfidie.cli.typed import Words, choose, understand
from perfidie.engine import Game, Refusal, View
from perfidie.texts import Texts
from perfidie.texts.ink import plain

MANY = 8
"""More choices than this are asked for piece by piece, if the game says how (`ways` of its `terminal`)."""


class Menu:
    """What may be chosen, and the pieces of the choice that are named already."""

    def __init__(self, legal: list[Words], board: Board) -> None:
        self.legal, self.board = legal, board
        self.named: tuple[Words, ...] = ()

    def left(self) -> list[Words]:
        """The choices that begin with the pieces named."""
        size = len(self.named)
        return [words for words in self.legal if any(way[:size] == self.named for way in self.board.ways(words))]

    def offered(self) -> list[Words]:
        """The choices; of many, what may be named next."""
        if len(self.legal) <= MANY:
            return self.legal
        size = len(self.named)
        ways = [way for words in self.legal for way in self.board.ways(words) if way[:size] == self.named]
        return list(dict.fromkeys(way[size] for way in ways))

    def question(self, view: View[Any], texts: Texts) -> str:
        most = len(self.offered())
        if not self.named:
            return texts.say("ask-move", {"most": most})
        words = " + ".join(plain(self.board.choice(piece, view, texts)) for piece in self.named)
        return texts.say("ask-piece", {"words": words, "most": most})

    def read(self, typed: str, game: Game[Any, Any], texts: Texts) -> Words | None:
        """The choice that was typed; None where another question follows."""
        if typed == "0" and self.named:
            self.named = self.named[:-1]
            return None
        piece = choose(typed, self.offered())
        if piece is None:
            return self.spelt(typed, game, texts)
        if len(self.legal) <= MANY:
            return piece
        self.named = (*self.named, piece)
        left = self.left()
        return left[0] if len(left) == 1 else None

    def spelt(self, typed: str, game: Game[Any, Any], texts: Texts) -> Words:
        """A choice in words: the rest of one that is begun, or a whole one."""
        if self.named:
            left = self.left()
            with suppress(Refusal):
                words = understand(typed, left, game, texts, self.board.ways)
                if words in left:
                    return words
        return understand(typed, self.legal, game, texts, self.board.ways)
