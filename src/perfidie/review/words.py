"""A review in words: what was in doubt, what was believed of it."""

from __future__ import annotations

from perfidie.engine.doubts import Doubt
from perfidie.texts import Texts


def doubt_told(texts: Texts, doubt: Doubt) -> str:
    """What is in doubt."""
    return texts.blanks(f"doubt-{doubt[0]}", doubt)


def answer_told(texts: Texts, doubt: Doubt, answer: str) -> str:
    """What is so, or may be."""
    message = f"doubt-{doubt[0]}-is"
    if not texts.has(message):
        return texts.word(answer)
    facts: dict[str, object] = {"answer": answer}
    if answer.isdecimal():
        facts["answer-seat"] = int(answer)
    return texts.say(message, facts)
