"""What a person typed, read as a move: a number of the list, or words in either language, whole or begun."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from perfidie.engine import Game, Refusal, Vocabulary
from perfidie.engine.action import Words
from perfidie.texts import Texts

Ways = Callable[[Words], Sequence[tuple[Words, ...]]]
"""Of a choice: the ways to name it piece by piece, each piece with the verb before it."""
Known = Game[Any, Any] | Vocabulary
"""A game, for its moves; or any other vocabulary, for its statements."""
_SHOWN = 40


def whole(words: Words) -> Sequence[tuple[Words, ...]]:
    """A choice that is named in one piece."""
    return [(words,)]


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Without capitals, accents and punctuation: `« Échanger, A ! »` is `echanger a`."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[^\w+-]+", " ", bare.casefold()).split())


def understand(typed: str, legal: list[Words], known: Known, texts: Texts, ways: Ways = whole) -> Words:
    """The words of the move, or statement, that was meant; whether it is open now is for the table to say.

    A seat may be called by its name, or by the beginning of it, where no word of the game is meant.
    """
    chosen = choose(typed, legal)
    if chosen:
        return chosen
    every = [action.words for action in (known.vocabulary if isinstance(known, Game) else known).actions]
    for text in dict.fromkeys((fold(typed), numbered(fold(typed), texts))):
        found = meant_by(text, legal, every, texts, ways)
        if found:
            break
    if not found:
        raise Refusal("unknown-action", words=typed[:_SHOWN])
    meant = [words for words in found if words in legal]
    if len(meant or found) > 1 and len({words[0] for words in meant or found}) == 1:
        raise Refusal("ambiguous-action", words=typed[:_SHOWN])
    return (meant or found)[0]


def meant_by(text: str, legal: list[Words], every: list[Words], texts: Texts, ways: Ways) -> list[Words]:
    """All that these words may mean: as they are said, or else as beginnings."""
    found = list(dict.fromkeys(readings(text, legal, every, texts)))
    if len(found) > 1:  # the same words in another order: `romeo 1 juliet 2` is not `romeo 2 juliet 1`
        found = [words for words in found if begins(text, words, texts, ways)] or found
    if found:
        return found
    verbs = {words[0] for words in legal}
    begun = [words for words in legal if begins(text, words, texts, ways)] or [
        words for words in every if words[0] in verbs and begins(text, words, texts, ways)
    ]
    said = {word: sum(part in wholly(word, texts, ways) for part in text.split()) for word in begun}
    return [words for words in begun if said[words] == max(said.values())]  # `1 six` is not `10 six`


def wholly(words: Words, texts: Texts, ways: Ways) -> set[str]:
    """The words an action is called by, each of them whole."""
    named = [word for way in ways(words) for piece in way for word in piece[1:]]
    return {*bare(named, texts), *map(fold, named)}


def numbered(text: str, texts: Texts) -> str:
    """The same text with seats by their numbers instead of their names: `look at bas` is `look at 1`."""
    names = [fold(name) for name in texts.names]
    for seat in sorted(range(len(names)), key=lambda each: -len(names[each])):  # `jean paul` before `jean`
        if names[seat]:
            text = re.sub(rf"(?<!\S){re.escape(names[seat])}(?!\S)", str(seat), text)
    called = []
    for word in text.split():
        seats = [seat for seat, name in enumerate(names) if len(word) > 1 and name.startswith(word)]
        called.append(str(seats[0]) if len(seats) == 1 and not word.isdecimal() else word)
    return " ".join(called)


def choose(typed: str, offered: list[Words]) -> Words | None:
    """The choice of this number; None where no number was typed."""
    if not re.fullmatch(r"[0-9]{1,6}", typed):
        return None
    number = int(typed)
    if not 1 <= number <= len(offered):
        raise Refusal("no-such-choice", number=number, most=len(offered))
    return offered[number - 1]


def readings(text: str, legal: list[Words], every: list[Words], texts: Texts) -> list[Words]:
    """All the actions these words may mean: a choice as it is said, or a verb and its other words in any order."""
    found = [words for words in legal if fold(texts.action(words)) == text]
    small = fillers(texts)
    for verb in dict.fromkeys(words[0] for words in every):
        for alias in aliases(verb, texts):
            if text != alias and not text.startswith(f"{alias} "):
                continue
            rest = text[len(alias) :].split()
            same = [words for words in every if words[0] == verb]
            # A letter may be both a glass and a small word: try every word as it stands, then without the small ones.
            for meant in (sorted(rest), sorted(word for word in rest if word not in small)):
                found += [words for words in same if meant in spellings(words, texts)]
    return found


@lru_cache(maxsize=16)
def fillers(texts: Texts) -> frozenset[str]:
    """The small words that may stand anywhere."""
    return frozenset(fold(texts.say("filler-words")).split())


def aliases(verb: str, texts: Texts) -> list[str]:
    """Every way to say a verb; two verbs may be said alike."""
    spoken = texts.say(f"verb-{verb}").split(",") if texts.has(f"verb-{verb}") else []
    return list(dict.fromkeys(fold(alias) for alias in [*spoken, verb, verb.replace("_", " ")]))


def spellings(words: Words, texts: Texts) -> tuple[list[str], ...]:
    """The other words of an action as they are written and as they are said: `a6`, `antidote 6`; `la nourrice`."""
    said = [word for each in words[1:] for word in fold(texts.word(each)).split()]
    return sorted(map(fold, words[1:])), sorted(said), sorted(bare(words[1:], texts))


def bare(words: Sequence[str], texts: Texts) -> list[str]:
    """Words as they are said, without the small ones: `la Nourrice` is `nourrice`."""
    small, found = fillers(texts), []
    for each in words:
        said = fold(texts.word(each)).split()
        found += [word for word in said if word not in small] or said
    return found


def begins(text: str, words: Words, texts: Texts, ways: Ways) -> bool:
    """Whether these are, in order, beginnings of the words of this action, its verb said or not: `5 rom 1`."""
    typed = [word for word in text.split() if word not in fillers(texts)] or text.split()
    openings = [typed]
    for alias in aliases(words[0], texts):
        size = len(alias.split())
        if typed[:size] == alias.split() or (typed and alias.startswith(typed[0])):
            openings.append(typed[size if typed[:size] == alias.split() else 1 :])
    for way in ways(words):
        named = [word for piece in way for word in piece[1:]]
        for spelt in (bare(named, texts), list(map(fold, named))):
            if any((opening or opening is not typed) and in_order(opening, spelt) for opening in openings):
                return True
    return False


def in_order(beginnings: list[str], words: list[str]) -> bool:
    """Whether each beginning has its word, one after the other; words may be left out."""
    left = iter(words)
    return all(any(word.startswith(each) for word in left) for each in beginnings)
