"""The messages of a language, each read when it is first said.

A game has a thousand of them and a page says a few dozen: a file is cut where its entries begin, and an entry becomes a
tree once somebody asks for it. The trees are shared by all bundles that hold the same file.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where an entry begins: at the edge of the page. Whatever belongs to it is set in."""
_parser = FluentParser(with_spans=False)


class Written:
    """One entry as it stands in its file; read once."""

    __slots__ = ("_source", "_tree")

    def __init__(self, source: str) -> None:
        self._source = source
        self._tree: Any = None

    def read(self) -> Any:
        """The entry as a tree; junk where it makes no sense."""
        if self._tree is None:
            self._tree = _parser.parse_entry(self._source)
        return self._tree


@lru_cache(maxsize=64)
def entries(source: str) -> dict[str, Written]:
    """The entries of a file by their ids, terms with their dash; of two with one id the later one counts."""
    begins = list(_ENTRY.finditer(source))
    ends = [each.start() for each in begins[1:]] + [len(source)]
    return {each[1]: Written(source[each.start() : end]) for each, end in zip(begins, ends, strict=True)}


class Bundle(FluentBundle):  # type: ignore[misc]
    """The messages of a language, which know what each of them reads."""

    def __init__(self, lang: str, sources: list[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self._entries: dict[str, Written] = {}
        for source in sources:
            self._entries.update(entries(source))
        self._variables: dict[str, frozenset[str]] = {}
        self.fixed: dict[str, str] = {}
        """Sentences without a blank, once they were said: most of a page is made of them."""

    @property
    def ids(self) -> list[str]:
        """The ids of all messages, in the order they were written."""
        return [name for name in self._entries if name[0] != "-"]

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, and it can be read."""
        found = self._entries.get(message_id)
        return found is not None and isinstance(found.read(), ast.Message)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """The entry, ready to be said: put together from its tree when it is first needed."""
        name = f"-{entry_id}" if term else entry_id
        found = self._compiled.get(name)
        if found is None:
            tree = self._entries[name].read()
            if not isinstance(tree, ast.Term if term else ast.Message):
                raise LookupError(name)
            found = self._compiled[name] = self._compiler(tree)
        return found

    def reads(self, message: str) -> frozenset[str]:
        """The variables of this message and of those it refers to: sentences are many, and few read a figure."""
        if message not in self._variables:
            found: set[str] = set()
            left: list[Any] = [self.get_message(message).value]
            while left:
                node = left.pop()
                if isinstance(node, list):
                    left += node
                elif isinstance(node, ast.VariableReference):
                    found.add(node.id.name)
                elif isinstance(node, ast.MessageReference) and self.has_message(node.id.name):
                    left.append(self.get_message(node.id.name).value)
                elif isinstance(node, ast.BaseNode):
                    left += vars(node).values()
            self._variables[message] = frozenset(found)
        return self._variables[message]
