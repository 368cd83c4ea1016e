"""What a person typed, read as a move: a number of the list, or words in either language."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from perfidie.engine import Game, Refusal
from perfidie.texts import Texts

Words = tuple[str, ...]
_SHOWN = 40


def fold(text: str) -> str:
    """Without capitals, accents and punctuation: `« Échanger, A ! »` is `echanger a`."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[^\w+-]+", " ", bare.casefold()).split())


def understand(typed: str, legal: list[Words], game: Game[Any, Any], texts: Texts) -> Words:
    """The words of the move that was meant; whether it is legal is for the table to say."""
    chosen = choose(typed, legal)
    if chosen:
        return chosen
    found = readings(fold(typed), legal, game, texts)
    if not found:
        raise Refusal("unknown-action", words=typed[:_SHOWN])
    return next((words for words in found if words in legal), found[0])


def choose(typed: str, offered: list[Words]) -> Words | None:
    """The choice of this number; None where no number was typed."""
    if not re.fullmatch(r"[0-9]{1,6}", typed):
        return None
    number = int(typed)
    if not 1 <= number <= len(offered):
        raise Refusal("no-such-choice", number=number, most=len(offered))
    return offered[number - 1]


def readings(text: str, legal: list[Words], game: Game[Any, Any], texts: Texts) -> list[Words]:
    """All the actions these words may mean: a choice as it is said, or a verb and its other words in any order."""
    found = [words for words in legal if fold(texts.action(words)) == text]
    fillers = set(fold(texts.say("filler-words")).split())
    for alias, verb in verbs(game, texts):
        if text != alias and not text.startswith(f"{alias} "):
            continue
        rest = text[len(alias) :].split()
        same = [action.words for action in game.vocabulary.actions if action.words[0] == verb]
        # A letter may be both a glass and a small word: try every word as it stands, then without the small ones.
        for meant in (sorted(rest), sorted(word for word in rest if word not in fillers)):
            found += [words for words in same if meant in spellings(words, texts)]
    return found


def verbs(game: Game[Any, Any], texts: Texts) -> list[tuple[str, str]]:
    """Every way to say a verb of the game, with the verb; two verbs may be said alike."""
    known = []
    for word in dict.fromkeys(action.words[0] for action in game.vocabulary.actions):
        spoken = texts.say(f"verb-{word}").split(",") if texts.has(f"verb-{word}") else []
        known += [(fold(alias), word) for alias in [*spoken, word, word.replace("_", " ")]]
    return known


def spellings(words: Words, texts: Texts) -> tuple[list[str], list[str]]:
    """The other words of an action as they are written and as they are said: `a6`, `antidote 6`."""
    said = " ".join(fold(texts.word(word)) for word in words[1:])
    return sorted(map(fold, words[1:])), sorted(said.split())
