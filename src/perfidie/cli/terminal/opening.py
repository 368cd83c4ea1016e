"""Before the first card: what the command line said, and what is asked of a newcomer."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perfidie import bots, games
from perfidie.boards.ink import clean, cut, line
from perfidie.cli.terminal.company import invited
from perfidie.cli.terminal.screen import Quit, Screen
from perfidie.engine import Game, Option, Refusal, Setup
from perfidie.texts import LANGUAGES, Texts, usual_language

LONGEST_NAME = 20


@dataclass(frozen=True)
class Wishes:
    """What was typed after `perfidie play`; None where nothing was said."""

    game: str | None = None
    seats: str | None = None
    lang: str | None = None
    preset: str | None = None
    options: tuple[str, ...] = ()
    people: str | None = None
    names: tuple[str, ...] = ()
    bot: str | None = None
    seed: str | None = None
    save: Path | None = None
    resume: bool = False
    seat: str | None = None
    source: Path | None = None
    """A game that is over and is taken up again, ..."""
    at: str | None = None
    """... at this move, ..."""
    redeal: bool = False
    """... dealt again from what the seat could know."""

    def wants_another_table(self) -> bool:
        """Whether anything was said that a resumed game has settled already."""
        settled = self.seats, self.preset, self.options, self.people, self.names, self.bot, self.seed, self.seat
        return any((*settled, self.source, self.at, self.redeal))


@dataclass(frozen=True)
class Opening:
    """A table about to be opened: who sits where, and what they play."""

    game: Game[Any, Any]
    setup: Setup
    texts: Texts
    names: tuple[str, ...]
    levels: tuple[str, ...]
    """By seat: the level of the bot that sits there, or its network; empty for a person."""
    seed: str | None


def whole(flag: str, text: str, least: int | None = None) -> int:
    """A whole number given to a flag."""
    if not re.fullmatch(r"\s*[+-]?\d{1,9}\s*", text):
        raise Refusal("bad-number", flag=flag, value=text[:40])
    number = int(text)
    if least is not None and number < least:
        raise Refusal("small-number", flag=flag, value=number, least=least)
    return number


def open_table(wishes: Wishes, screen: Screen) -> Opening:
    """The table that was asked for. Whoever names no game is asked everything; Enter takes the usual answer."""
    if wishes.at is not None or wishes.redeal:
        raise Refusal("second-only-from")
    asks = wishes.game is None
    lang = wishes.lang or (ask_language(screen) if asks else usual_language())
    texts = Texts(lang)
    game = games.find(wishes.game) if wishes.game else ask_game(screen, texts)
    texts = Texts(lang, game.id)
    if asks:
        screen.show(line((texts.title(), "strong gold")), texts.say("game-pitch"), "")
    seats = whole("--seats", wishes.seats) if wishes.seats is not None else None
    if seats is None:
        usual = game.usual_seats
        seats = ask_seats(screen, texts, game, usual) if asks else usual
    game.setup(seats)  # refuses a wrong number before anything else is asked
    people = whole("--people", wishes.people) if wishes.people is not None else min(1, seats)
    if not 0 <= people <= seats:
        raise Refusal("bad-people", people=people, seats=seats)
    preset = wishes.preset or (ask_preset(screen, texts, game) if asks else game.presets[0].id)
    setup = game.setup(seats, read_options(game, wishes.options), preset)
    taken = seats_of_people(wishes.seat, people, seats)
    names = seat_names(wishes.names, taken, seats, texts, screen if asks else None)
    level = wishes.bot or (ask_level(screen, texts, game, setup) if asks and people < seats else bots.USUAL_LEVEL)
    invited(level, game, setup)  # refuses whoever cannot play here
    levels = tuple("" if seat in taken else level for seat in range(seats))
    return Opening(game, setup, Texts(lang, game.id, names), names, levels, wishes.seed)


def read_options(game: Game[Any, Any], given: Sequence[str]) -> Mapping[str, object]:
    """The options typed as `key=value`."""
    known: dict[str, Option] = {option.id: option for option in game.options}
    read: dict[str, object] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise Refusal("bad-option-form", option=text[:40])
        option = known.get(key.strip())
        read[key.strip()] = option.read(value[:40]) if option else value  # the game refuses what it does not know
    return read


def seats_of_people(first: str | None, people: int, seats: int) -> tuple[int, ...]:
    """Where people sit: side by side from this seat on, the first one unless they say otherwise."""
    start = whole("--seat", first) if first is not None else 0
    if not 0 <= start < seats:
        raise Refusal("no-such-seat", seat=str(start))
    return tuple((start + place) % seats for place in range(people))


def seat_names(
    given: Sequence[str], people: Sequence[int], seats: int, texts: Texts, screen: Screen | None
) -> tuple[str, ...]:
    """People's names, asked for or usual, then bots' names; no two alike."""
    if len(given) > seats:
        raise Refusal("too-many-names", count=len(given), seats=seats)
    names: list[str] = []
    usual = [name.strip() for name in texts.say("usual-names").split(",")]
    for seat in range(seats):
        name = tidy(given[seat]) if seat < len(given) else ""
        pool = usual if seat in people else [name.strip() for name in texts.say("bot-names").split(",")]
        free = next((each for each in pool if each not in names), texts.name(seat))
        if not name and screen is not None and seat in people:
            name = tidy(screen.ask(texts.say("ask-name", {"name": free})))
            if name == "q":
                raise Quit
        if name in names:
            raise Refusal("same-name", name=name)
        names.append(name or free)
    return tuple(names)


def tidy(name: str) -> str:
    """A name as it will be shown: printable, not too long."""
    return cut(clean(" ".join(name.split())), LONGEST_NAME)


# Questions


def ask_one(screen: Screen, texts: Texts, question: str, choices: Sequence[str], usual: str) -> str:
    """One of several words, by itself or by its number; Enter takes the usual one."""
    while True:
        typed = screen.ask(question).strip().lower()
        if typed == "q":
            raise Quit
        if not typed:
            return usual
        if typed in choices:
            return typed
        if typed.isdecimal() and len(typed) < 3 and 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1]
        screen.show(texts.say("ask-again", {"choices": ", ".join(choices)}))


def ask_language(screen: Screen) -> str:
    """Asks for the language, offering the machine's own."""
    usual = usual_language()
    texts = Texts(usual)
    return ask_one(screen, texts, texts.say("ask-language", {"lang": usual}), LANGUAGES, usual)


def ask_game(screen: Screen, texts: Texts) -> Game[Any, Any]:
    """Asks which game to play, unless there is only one."""
    names = games.names()
    if len(names) == 1:
        return games.find(names[0])
    for number, name in enumerate(names, start=1):
        screen.show(line((f"{number:>2} ", "strong"), Texts(texts.lang, name).title()))
    usual = "verre" if "verre" in names else names[0]
    return games.find(ask_one(screen, texts, texts.say("ask-game", {"game": names.index(usual) + 1}), names, usual))


def ask_seats(screen: Screen, texts: Texts, game: Game[Any, Any], usual: int) -> int:
    """Asks how many sit down, until the number suits the game."""
    if len(game.seats) == 1:
        return usual
    facts = {"least": game.seats[0], "most": game.seats[-1], "usual": usual}
    numbers = [str(number) for number in game.seats]
    while True:
        typed = screen.ask(texts.say("ask-seats", facts)).lower()
        if typed == "q":
            raise Quit
        if not typed or typed in numbers:
            return int(typed or usual)
        screen.show(texts.refusal(Refusal("bad-seats", seats=typed[:40], least=facts["least"], most=facts["most"])))


def ask_preset(screen: Screen, texts: Texts, game: Game[Any, Any]) -> str:
    """Asks for a preset; those made for the laboratory are not offered."""
    offered = [preset.id for preset in game.presets if not preset.lab]
    if len(offered) < 2:
        return game.presets[0].id
    for number, preset in enumerate(offered, start=1):
        screen.show(line((f"{number:>2} ", "strong"), (texts.say(f"preset-{preset}"), "strong")))
        screen.show(line(f"   {texts.say(f'preset-{preset}-help')}"))
    return ask_one(screen, texts, texts.say("ask-preset"), offered, offered[0])


def ask_level(screen: Screen, texts: Texts, game: Game[Any, Any], setup: Setup) -> str:
    """Asks how strong the bots should be, and says what to expect of each at such a table."""
    for number, level in enumerate(bots.LEVELS, start=1):
        screen.show(line((f"{number:>2} ", "strong"), (texts.say(f"bot-{level}"), "strong")))
        screen.show(line(f"   {texts.say(bots.promise(level, game, setup))}"))
    return ask_one(screen, texts, texts.say("ask-bot"), bots.LEVELS, bots.USUAL_LEVEL)
