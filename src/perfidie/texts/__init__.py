"""Texts: the only place where message ids become sentences, in French first and in English.

Rules speak in ids and facts; the terminal and the site ask here for words. Ids have a fixed shape::

    game-title, game-pitch, game-rules     the game: its name, two sentences, its rules in short
    step-X, step-X-rule, prompt-X          the step X: its name, its rule, the question it puts
    action-V                               the choice of verb V; $a, $b, $c are its other words, $all all of them;
                                           $a-seat is the name of the seat whose number is $a
    pick-V, pick-V-then                    of a choice that is picked in two steps: its first word, and the rest
    glyph-W                                the sign on the face of a card or die, drawn large beside its word
    verb-V                                 how a person may type that verb, the usual way first, between commas
    event-K, event-K-own                   the event K; as told to a seat that knows more of it
    refusal-C, reason-C                    why not; why the game ended so
    remark-R                               a fact of the game about one player, told after the name when it is over
    option-O, option-O-help, option-O-V    an option, what it means, its value V
    preset-P, preset-P-help                a named set of options
    word-W                                 any other word of the game (a card, a verdict)
    table-T                                a label on the drawn table
    hint-X                                 what a decision of the step X is about, in one line, when it is new
    term-T, term-T-help                    a word, sign or figure of the table (pieces wear T), and its meaning
    advice-G-S                             why a choice of the game G is good: the sign S, $here and $other
    doubt-D, doubt-D-is                    the doubt D, whose words are $a, $b, $c, and what may be so: $answer, and
                                           $answer-seat; without the second one the answer is a word of the game
    ruling-NN                              the settled question of this number (two digits, as in docs/rules), and
    ruling-NN-S                            its one answer; S says where it comes from: rulebook (printed), reading
                                           (printed, but can be read in two ways) or decision (ours)

A list among the facts brings its length along: `$seats` comes with `$seats-count`. A step's rule is given
the options in force, so that it can say which reading the table plays. A fact is printed as people say it; a selector
matches it as they say it or as the rules do: `[true]` and `[yes]` are the same variant.

Figures printed in the box are facts of every text of a game: what `FIGURES` in its `rules/box.py` names, a text may
read (`$price`), and whoever corrects `cards.toml` corrects the sentence. A figure is a number, something printed as it
is (`1/2/3`), or a tuple of words of the game.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from perfidie.engine import Glimpse, Reason, Refusal
from perfidie.texts.bundle import Bundle

LANGUAGES = ("fr", "en")


def usual_language() -> str:
    """PERFIDIE_LANG, or the language of the machine if we speak it, or French."""
    settings = ("PERFIDIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((value for name in settings if (value := os.environ.get(name))), "")
    return next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), LANGUAGES[0])


VERBATIM = ("name", "file", "words", "items", "last")
"""Facts shown as they are, even if they happen to be a word of the game: typed by a person, or spelt already."""
Figure = int | str | tuple[str, ...]
_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_AMOUNT = re.compile(r"[+-]?\d+(\.\d+)?")
_MINUS = re.compile(r"(?<!\w)-(?=\d)")


def sources(lang: str, game: str | None = None, room: str | None = None) -> list[str]:
    """The Fluent files of a language: the common one, that of a room with texts of its own, then the game's."""
    found = [files("perfidie.texts").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")]
    if room is not None:
        found += [file.read_text(encoding="utf-8") for file in pages(room, lang)]
    if game is not None:
        own = files(f"perfidie.games.{game}").joinpath("texts", f"{lang}.ftl")
        if own.is_file():
            found.append(own.read_text(encoding="utf-8"))
    return found


def pages(room: str, lang: str) -> list[Traversable]:
    """The Fluent files of a room: `fr.ftl`, and one for each large idea beside it (`fr-circles.ftl`)."""
    folder = files(room).joinpath("texts")
    names = sorted([each.name for each in folder.iterdir() if each.name.startswith(f"{lang}-")])
    return [folder.joinpath(name) for name in (f"{lang}.ftl", *names)]


@lru_cache(maxsize=64)
def _bundle(lang: str, game: str | None, room: str | None) -> Bundle:
    return Bundle(lang, sources(lang, game, room))


@cache
def figures(game: str) -> Mapping[str, Figure]:
    """The printed figures that every text of this game may read: `FIGURES` of its box, where it has them."""
    rules = f"perfidie.games.{game}.rules"
    if find_spec(f"perfidie.games.{game}") is None or find_spec(rules) is None or find_spec(f"{rules}.box") is None:
        return {}
    found: Mapping[str, Figure] = getattr(import_module(f"{rules}.box"), "FIGURES", {})
    return found


class Spelt(str):
    """A fact as people say it, which a selector of a text also knows by the word the rules have for it."""

    __slots__ = ("raw",)
    raw: str

    def __new__(cls, text: str, raw: str) -> Spelt:
        """The text that is printed, and the raw word behind it."""
        made = super().__new__(cls, text)
        made.raw = raw
        return made

    def __eq__(self, other: object) -> bool:
        return other == self.raw or str.__eq__(self, other)

    __hash__ = str.__hash__


class Texts:
    """Sentences in one language, for one game, with the names of those who sit at the table."""

    room: str | None = None
    """A package with texts of its own beside the common ones (the site has more to say than the terminal)."""
    faults: list[str] | None = None
    """Where somebody listens: what could not be said, or not wholly."""

    def __init__(self, lang: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise Refusal("unknown-language", lang=lang[:40], choices=", ".join(LANGUAGES))
        self.lang = lang
        self.game = game
        self.names = tuple(names)
        self._bundle = _bundle(lang, game, self.room)
        self._figures = figures(game) if game is not None else {}

    def to(self, seat: int | None) -> Texts:
        """The same texts as told to one seat, which finds itself as `Anne (vous)`."""
        names = [self.name(other) for other in range(len(self.names))]
        if seat is not None and 0 <= seat < len(names):
            names[seat] = self.say("own-name", {"name": names[seat]})
        return type(self)(self.lang, self.game, names)

    def has(self, message: str) -> bool:
        """Whether there is such a text: a game may leave some out."""
        return bool(_ID.fullmatch(message)) and self._bundle.has_message(message)

    def ids(self, prefix: str) -> list[str]:
        """The ids that begin with this, in the order they were written."""
        return [name for name in self._bundle.ids if name.startswith(prefix)]

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """The sentence for this id; an id without a text shows itself, so that the gap is seen and nothing breaks."""
        if not facts and (known := self._bundle.fixed.get(message)) is not None:
            return known
        if not self.has(message):
            if self.faults is not None:
                self.faults.append(f"{message} has no text")
            return message
        spelt = {name: self.figure(self._figures[name]) for name in self._bundle.reads(message) & self._figures.keys()}
        for name, value in (facts or {}).items():
            spelt[name] = self.spell(name, value)
            if isinstance(value, list | tuple):
                spelt[f"{name}-count"] = len(value)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, spelt)
        if errors and self.faults is not None:
            self.faults += [f"{message}: {error}" for error in errors]
        if not spelt and not errors:
            self._bundle.fixed[message] = str(text)
        below_zero = any(isinstance(value, int) and value < 0 for value in spelt.values())
        return _MINUS.sub("−", str(text)) if below_zero else str(text)

    def figure(self, value: Figure) -> str | int:
        """A figure of the box as it is printed; a tuple names words of the game, which are said."""
        if isinstance(value, tuple):
            return self.list([self.word(each) for each in value])
        return self.amount(value) if isinstance(value, str) and _AMOUNT.fullmatch(value) else value

    def spell(self, name: str, value: object) -> str | int:
        """A fact as people say it: seats by their names, words of the game by their texts."""
        if name == "seat" or name.endswith("-seat"):
            return self.name(value) if isinstance(value, int) else str(value)
        if isinstance(value, list | tuple):
            each = {"seats": "seat", "names": "name"}.get(name, "")
            items = [str(self.spell(each, item)) for item in value]
            return self.list(items)
        if name in VERBATIM:
            return str(value)
        if isinstance(value, str) and value.isdecimal() and len(value) < 10:
            return int(value)  # so that a text can choose by it
        if isinstance(value, bool) or not isinstance(value, int):
            raw = str(value).lower() if isinstance(value, bool) else str(value)
            return Spelt(self.word(raw), raw)
        return value

    def word(self, word: str) -> str:
        """A word of the game (a card, a glass) or an amount, as people say it."""
        if _AMOUNT.fullmatch(word):
            return self.amount(word)
        return self.say(f"word-{word}") if self.has(f"word-{word}") else word

    def amount(self, text: str) -> str:
        """A figure with a true minus sign and the decimal mark of the language."""
        return text.replace("-", "−").replace(".", "," if self.lang == "fr" else ".")

    def name(self, seat: int) -> str:
        """What a seat is called: the name of the person there, or its number."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})

    def list(self, items: Sequence[str]) -> str:
        """`a`, `a et b`, `a, b et c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last", {"items": ", ".join(items[:-1]), "last": items[-1]})

    # What rules emit

    def action(self, words: Sequence[str]) -> str:
        """A choice, as the button or the numbered line says it."""
        return self.blanks(f"action-{words[0]}", words) if self.has(f"action-{words[0]}") else " ".join(words)

    def stated(self, words: Sequence[str], speaker: int) -> str:
        """A statement, as its speaker says it: of themselves nobody speaks in the third person."""
        own = f"action-{words[0]}-me"
        return self.blanks(own, words) if words[1:2] == (str(speaker),) and self.has(own) else self.action(words)

    def blanks(self, message: str, words: Sequence[str]) -> str:
        """A text whose blanks are the words of a choice: $a, $b, $c, and their seats where they are numbers."""
        blanks: dict[str, object] = {"all": tuple(words[1:])}
        for letter, word in zip("abcdefgh", words[1:], strict=False):
            blanks[letter] = word
            if word.isdecimal():
                blanks[f"{letter}-seat"] = int(word)
        return self.say(message, blanks)

    def event(self, glimpse: Glimpse) -> str:
        """What happened, as the one who saw this glimpse of it is told."""
        message = f"event-{glimpse.kind}"
        if glimpse.own and self.has(f"{message}-own"):
            message = f"{message}-own"
        facts = dict(glimpse.facts)
        if isinstance(facts.get("choice"), list | tuple):  # what a seat chose in secret, which it may read again
            facts["choice"] = self.action(facts["choice"])  # type: ignore[arg-type]
        return self.say(message, facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not done, in one sentence."""
        action = refusal.facts.get("action")
        if not isinstance(action, str):
            return self.say(f"refusal-{refusal.code}", refusal.facts)
        return self.say(f"refusal-{refusal.code}", {**refusal.facts, "action": self.action(action.split()).rstrip(".")})

    def reason(self, reason: Reason) -> str:
        """One of the sentences that explain the end."""
        return self.say(f"reason-{reason.code}", reason.facts)

    def title(self) -> str:
        """The title of the game."""
        return self.say("game-title")
