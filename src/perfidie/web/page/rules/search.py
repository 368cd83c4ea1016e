"""Questions players ask: a small search over rulings, printed sentences, steps, words and options of a game.

A question is cut into words; those that every question has ("may I", "est-ce que") say nothing and are left out. What
is left is compared with every entry, in both languages: the same word counts most, then another form of it, a word
that means the same, one that begins alike, and at last one with a slip in it. Rare words weigh more than common ones,
and words of a question or a heading more than those of the text below it. No answer need hold every word: one that
tells is enough, ordinary talk around it weighs little, and what stands nowhere takes nothing away.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import lru_cache
from math import log
from typing import NamedTuple

from perfidie import games
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.help import own
from perfidie.web.page.rules.parts import Ground, Hit, Marked, Search
from perfidie.web.page.rules.words import ALIKE, ORDINARY, SILENT, stem

SHOWN = 8
"""So many answers are shown."""
LEAST = 0.05
"""What weighs less than this share of a question does not answer it: a question may hold words that stand nowhere."""
NEARLY = 0.45
"""What is worth less than this share of the best answer is not shown beside it."""
FAINT = 0.2
"""What a word of ordinary talk weighs beside a telling one that is as rare."""
FORM, SAME, BEGINS, SLIP = 0.95, 0.8, 0.65, 0.55
LONG = 5
"""A shorter word with another letter in it is another word."""
IN_TEXT = 0.7
"""What a word is worth below the heading."""
IN_FULL = 0.3
"""How much more an entry is worth whose whole heading was asked for."""
KINDS = {"ruling": 1.1, "printed": 1.0, "step": 0.95, "word": 1.0, "option": 0.85}
BY_NAME = 1.3
"""How much more it is worth when it was called by its very name."""
WORD = re.compile(r"[a-z0-9]+")
LETTERS = re.compile(r"\w+")
LONGEST_TEXT = 260
"""Letters of a text that are shown, around what was asked for."""


class Entry(NamedTuple):
    """Something that may be found: what it is called in both languages, where it stands, and its words."""

    key: str
    kind: str
    anchor: str
    title: str
    text: str


class Index(NamedTuple):
    """The entries of a game in one language, and which words stand where."""

    entries: dict[str, Entry]
    titles: dict[str, tuple[str, ...]]
    texts: dict[str, tuple[str, ...]]
    known: Counter[str]
    """In how many entries each word stands."""


def plain(text: str) -> str:
    """A text without accents and capitals.

    >>> plain("Évêque, cœur")
    'eveque, coeur'
    """
    opened = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in opened if not unicodedata.combining(letter))


def cut(text: str, lang: str) -> tuple[str, ...]:
    """The words of a text that say something, in their plain form.

    >>> cut("Puis-je regarder deux fois ?", "fr")
    ('regarder', 'deux', 'fois')
    """
    return tuple(
        word for word in WORD.findall(plain(text)) if word not in SILENT[lang] and (len(word) > 1 or word.isdigit())
    )


def _entries(lang: str, ground: Ground) -> list[Entry]:
    texts, facts, game = SiteTexts(lang, ground.game), ground.facts, games.find(ground.game)

    def say(message: str) -> str:
        return texts.say(message, facts)

    found = []
    for message in texts.ids("ruling-"):
        _, number, *source = message.split("-")
        if source:
            anchor = f"ruling-{int(number)}"
            found.append(Entry(anchor, "ruling", anchor, say(f"ruling-{number}"), say(message)))
    head = ""
    for message in texts.ids("printed-"):
        number = message.removeprefix("printed-")
        if number.isdigit():
            found.append(Entry(message, "printed", f"p-{number}", head, say(message)))
        else:
            head = say(message)
    for name in game.steps:
        if texts.has(f"step-{name}-rule"):
            found.append(Entry(f"step-{name}", "step", name, say(f"step-{name}"), say(f"step-{name}-rule")))
    found += [
        Entry(term, "word", f"word-{place}", say(term), say(f"{term}-help")) for place, term in enumerate(own(texts), 1)
    ]
    for option in game.options:
        if not option.lab and option.when is None:
            name = f"option-{option.id}"
            found.append(Entry(name, "option", name, say(name), say(f"{name}-help")))
    return found


@lru_cache(maxsize=32)
def index(lang: str, ground: Ground) -> Index:
    """All that can be found about this table."""
    entries = {entry.key: entry for entry in _entries(lang, ground)}
    titles = {key: cut(entry.title, lang) for key, entry in entries.items()}
    texts = {key: cut(entry.text, lang) for key, entry in entries.items()}
    known = Counter(word for key in entries for word in {*titles[key], *texts[key]})
    return Index(entries, titles, texts, known)


# How near two words are


def slipped(one: str, other: str) -> bool:
    """Whether two words differ by one letter: another, one more, one less, or two that changed places.

    >>> slipped("poisson", "poison"), slipped("regrader", "regarder"), slipped("verre", "carte")
    (True, True, False)
    """
    if abs(len(one) - len(other)) > 1:
        return False
    ahead = 0
    while ahead < min(len(one), len(other)) and one[ahead] == other[ahead]:
        ahead += 1
    one, other = one[ahead:], other[ahead:]
    swapped = one[:2] == other[1::-1] and one[2:] == other[2:] and len(one) > 1
    return swapped or one[1:] == other[1:] or one[1:] == other or one == other[1:]


def near(word: str, known: Counter[str], lang: str) -> dict[str, float]:
    """The words of an index that this one may mean, and how surely."""
    root, alike = stem(word, lang), ALIKE[lang].get(stem(word, lang), frozenset())
    found: dict[str, float] = {}
    for other in known:
        shape = stem(other, lang)
        if other == word:
            found[other] = 1.0
        elif shape == root:
            found[other] = FORM
        elif shape in alike:
            found[other] = SAME
        elif min(len(shape), len(root)) >= 4 and (shape.startswith(root) or root.startswith(shape)):
            found[other] = BEGINS
    if not found and len(word) >= LONG:
        found = {other: SLIP for other in known if len(other) >= LONG - 1 and slipped(word, other)}
        found |= {other: SLIP for other in known if slipped(root, stem(other, lang))}
    return found


# What a question finds


def spoken(asked: str) -> list[str]:
    """The languages a question may be asked in, by the little words it has: all of them if it has none.

    >>> spoken("Puis-je regarder ?"), spoken("may I look"), spoken("poison")
    (['fr'], ['en'], ['fr', 'en'])
    """
    words = WORD.findall(plain(asked))
    little = {lang: sum(word in SILENT[lang] for word in words) for lang in LANGUAGES}
    return [lang for lang in LANGUAGES if little[lang] == max(little.values())]


def _weighed(asked: str, lang: str, ground: Ground) -> tuple[dict[str, float], frozenset[str]]:
    """How well each entry answers, by its key; and the words that were meant."""
    about = index(lang, ground)
    meant = {word: near(word, about.known, lang) for word in cut(asked, lang)}
    anywhere = frozenset(other for found in meant.values() for other in found)
    telling = frozenset(other for word, found in meant.items() if word not in ORDINARY[lang] for other in found)
    rarity = {
        word: _rare(max([about.known[each] for each in found] or [0]), about) * _told(word, lang)
        for word, found in meant.items()
    }
    whole = sum(rarity.values())
    scores: dict[str, float] = {}
    for key, entry in about.entries.items():
        heading = IN_TEXT if entry.kind == "printed" else 1.0  # many sentences share it
        worth = dict.fromkeys(about.texts[key], IN_TEXT) | dict.fromkeys(about.titles[key], heading)
        if not telling.isdisjoint(worth) or {*about.titles[key]} == meant.keys():
            gained = sum(rarity[word] * _best(found, worth) for word, found in meant.items())
            fits = _fit({*about.titles[key]}, anywhere, about)
            named = BY_NAME if _named(entry, {*about.titles[key]}, meant, lang) else 1.0
            scores[key] = gained / whole * (1 - IN_FULL + IN_FULL * fits) * KINDS[entry.kind] * named
    return scores, anywhere


def _rare(entries: int, about: Index) -> float:
    """What a word weighs that stands in so many entries."""
    return log(1 + len(about.entries) / (1 + entries))


def _named(entry: Entry, title: set[str], meant: dict[str, dict[str, float]], lang: str) -> bool:
    """Whether an entry was called by its very name: "what is a Duel for" asks for nothing but the word Duel."""
    if title == meant.keys():
        return True
    told = [found for word, found in meant.items() if found and word not in ORDINARY[lang]]
    return (
        entry.kind == "word" and bool(told) and all(_best(found, dict.fromkeys(title, 1.0)) >= FORM for found in told)
    )


def _told(word: str, lang: str) -> float:
    """How much a word tells of what is asked."""
    return FAINT if word in ORDINARY[lang] else 1.0


def _best(found: dict[str, float], worth: dict[str, float]) -> float:
    """How surely a word is meant somewhere in an entry, by what it is worth there."""
    return max([sure * worth[other] for other, sure in found.items() if other in worth] or [0.0])


def _fit(title: set[str], meant: frozenset[str], about: Index) -> float:
    """How much of a heading was asked for: a question that is all about it comes before one that also mentions it."""
    weights = {word: _rare(about.known[word], about) for word in title}
    return sum(weights[word] for word in title & meant) / (sum(weights.values()) or 1.0)


def search(lang: str, ground: Ground, asked: str) -> Search:
    """What answers a question, the best first; it may be asked in either language."""
    scores: dict[str, float] = {}
    meant: dict[str, frozenset[str]] = {}
    for each in spoken(asked):
        found, meant[each] = _weighed(asked, each, ground)
        for key, score in found.items():
            scores[key] = max(scores.get(key, 0.0), score)
    entries = index(lang, ground).entries
    least = max([LEAST, *[NEARLY * score for score in scores.values()]])
    best = sorted((key for key in scores if scores[key] >= least and key in entries), key=lambda key: -scores[key])
    return Search(asked, tuple(_hit(entries[key], meant.get(lang, frozenset())) for key in best[:SHOWN]))


def _hit(entry: Entry, words: frozenset[str]) -> Hit:
    return Hit(
        entry.kind,
        entry.anchor,
        marked(entry.title, words),
        _near_the_mark(marked(" ".join(entry.text.split()), words)),
    )


def marked(text: str, words: frozenset[str]) -> Marked:
    """The text in pieces, words that were asked for marked.

    >>> marked("Deux regards ?", frozenset({"regards"}))
    (('Deux ', False), ('regards', True), (' ?', False))
    """
    found: list[tuple[str, bool]] = []
    done = 0
    for each in LETTERS.finditer(text):
        if plain(each[0]) in words:
            found += [(text[done : each.start()], False), (each[0], True)]
            done = each.end()
    found.append((text[done:], False))
    return tuple(piece for piece in found if piece[0])


def _near_the_mark(pieces: Marked) -> Marked:
    """A long text only around the first word that is marked."""
    whole = "".join(text for text, _ in pieces)
    if len(whole) <= LONGEST_TEXT:
        return pieces
    first = 0
    for text, is_marked in pieces:
        if is_marked:
            break
        first += len(text)
    begins = 0 if first < LONGEST_TEXT // 2 else whole.rfind(" ", 0, first - LONGEST_TEXT // 3) + 1
    ends = whole.find(" ", begins + LONGEST_TEXT)
    ends = len(whole) if ends < 0 else ends
    shown, at = [("… ", False)] if begins else [], 0
    for text, is_marked in pieces:
        part = text[max(0, begins - at) : max(0, ends - at)]
        at += len(text)
        shown += [(part, is_marked)] if part else []
    return (*shown, *((" …", False),)) if ends < len(whole) else tuple(shown)
