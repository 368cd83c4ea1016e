"""The choices of one decision. Where there are too many to read at a glance, they are asked for piece by piece."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from perfidie.boards.ink import plain
from perfidie.cli.terminal.board import Board
from perfidie.cli.terminal.typed import Known, aliases, bare, choose, fold, numbered, understand
from perfidie.engine import Refusal, View
from perfidie.engine.action import Words
from perfidie.texts import Texts

MANY = 8
"""More choices than this are asked for piece by piece, if the game says how (`ways` of its `terminal`)."""


KEYS = "? l n h q"
"""The keys that are no moves, wherever a move is asked for."""


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

    def question(
        self, view: View[Any], texts: Texts, first: str = "ask-move", then: str = "ask-piece", keys: str = KEYS
    ) -> str:
        """What is asked: the choice, or the rest of one that is begun; `first` and `then` are the texts of both."""
        most = len(self.offered())
        if not self.named:
            return texts.say(first, {"most": most, "keys": keys})
        words = " + ".join(plain(self.board.choice(piece, view, texts)) for piece in self.named)
        return texts.say(then, {"words": words, "most": most, "keys": keys})

    def read(self, typed: str, known: Known, texts: Texts) -> Words | None:
        """The choice that was typed; None where another question follows."""
        if typed == "0" and self.named:
            self.named = self.named[:-1]
            return None
        piece = choose(typed, self.offered()) or self.piece(typed, texts)
        if piece is None:
            return self.spelt(typed, known, texts)
        if len(self.legal) <= MANY:
            return piece
        before, self.named = self.named, (*self.named, piece)
        left = self.left()
        if len(left) > 1:
            return None
        self.named = before
        return left[0]

    def piece(self, typed: str, texts: Texts) -> Words | None:
        """The one piece that was typed in its own words: a kind by its verb, a seat by its name."""
        if len(self.legal) <= MANY:
            return None
        words = numbered(fold(typed), texts).split()
        found = []
        for piece in self.offered():
            verb, *rest = piece
            if words in (list(map(fold, rest)), bare(rest, texts)) if rest else fold(typed) in aliases(verb, texts):
                found.append(piece)
        return found[0] if len(found) == 1 else None

    def spelt(self, typed: str, known: Known, texts: Texts) -> Words:
        """A choice in words: the rest of one that is begun, or a whole one."""
        if self.named:
            left = self.left()
            with suppress(Refusal):
                words = understand(typed, left, known, texts, self.board.ways)
                if words in left:
                    return words
        return understand(typed, self.legal, known, texts, self.board.ways)
