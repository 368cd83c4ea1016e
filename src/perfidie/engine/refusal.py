"""Refusals: why something cannot be done, as a message id and facts.

A refusal is told to the person who asked, in their language, so it names the rule
and never mentions what that person may not know.
"""

from __future__ import annotations


class Refusal(Exception):
    """A clear no. `code` is the id of a text, `facts` fill its blanks.

    >>> str(Refusal("not-your-turn", seat=2))
    'not-your-turn (seat=2)'
    """

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        blanks = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{code} ({blanks})" if blanks else code)
