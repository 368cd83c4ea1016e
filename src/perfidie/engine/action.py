"""Actions: what a seat, or chance, does.

An action is frozen and interned: a game makes each one once, at import, in its
Vocabulary. Outside the process it travels as words (`["play", "a6", "B"]`); inside search and the
adapters it is its `code`, a small int.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from perfidie.engine.refusal import Refusal

Words = tuple[str, ...]
"""What an action, or a statement, is called outside: its verb, then what it is about."""
LONGEST_WORDS = 12
LONGEST_WORD = 64


class Action(msgspec.Struct, frozen=True, eq=False):
    """One choice. A game's subclasses add the ints its steps read (`card`, `glass`).

    Interned, therefore compared by identity: two equal actions are the same object.
    """

    code: int
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.words)


A = TypeVar("A", bound=Action)


class Vocabulary:
    """All actions a game can ever offer, in a fixed order that gives them their codes.

    >>> class Take(Action, frozen=True, eq=False):
    ...     glass: int
    >>> verbs = Vocabulary()
    >>> take = [verbs.add(Take, "take", letter, glass=i) for i, letter in enumerate("AB")]
    >>> verbs.parse(["take", "B"]) is take[1], take[1].code
    (True, 1)
    """

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._by_words: dict[tuple[str, ...], Action] = {}

    def add(self, kind: type[A], /, *words: str, **fields: Any) -> A:
        """Makes and interns one action."""
        if words in self._by_words:
            raise ValueError(f"the action {words} exists already")
        action = kind(code=len(self.actions), words=words, **fields)
        self.actions.append(action)
        self._by_words[words] = action
        return action

    def also(self, action: Action, *words: str) -> None:
        """Other words for the same action, where the order in which things are named means nothing."""
        if words in self._by_words:
            raise ValueError(f"the action {words} exists already")
        self._by_words[words] = action

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, words: object) -> Action:
        """The action these words name; anything else is refused, however odd its shape."""
        if isinstance(words, str) or not isinstance(words, Sequence) or not 0 < len(words) <= LONGEST_WORDS:
            raise Refusal("malformed-action")
        if not all(isinstance(word, str) and len(word) <= LONGEST_WORD for word in words):
            raise Refusal("malformed-action")
        action = self._by_words.get(tuple(words))
        if action is None:
            raise Refusal("unknown-action", words=" ".join(words))
        return action
