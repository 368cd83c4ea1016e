"""Games on the pages: a game in short, its steps and words, and the form of its options."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from perfidie import games
from perfidie.boards.pieces import trusted
from perfidie.engine import Game, Option
from perfidie.store import Arrangement
from perfidie.store.times import AT_EASE
from perfidie.web.house.people.stakes import fair_tables
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.models import Choice, GameCard, OpenForm, OptionField
from perfidie.web.page.paces import paces
from perfidie.web.page.pages import Reader
from perfidie.web.page.ways import first_lesson

FEW_NUMBERS = 24
"""A form lists so many numbers to choose from; more are typed."""


@lru_cache(maxsize=64)
def game_card(game: str, lang: str) -> GameCard:
    """A game in short."""
    found, texts = games.find(game), SiteTexts(lang, game)
    least, most = found.seats[0], found.seats[-1]
    seats = str(least) if least == most else texts.t("site-from-to", least=least, most=most)
    line = texts.say("game-line") if texts.has("game-line") else texts.say("game-pitch")
    emblem = generated.find(game).emblem
    first = texts.say("game-first") if texts.has("game-first") else ""
    bots = (found.rules.first.seats or found.usual_seats) - 1
    return GameCard(
        game,
        texts.title(),
        line,
        seats,
        found.minutes,
        emblem,
        _scene(game, lang, emblem),
        first or texts.t("landing-bots", count=bots),
        *first_lesson(game),
    )


def _scene(game: str, lang: str, emblem: str) -> Markup:
    """The game in one picture: its own, or its emblem."""
    own = files(f"perfidie.games.{game}") / "web" / "scene.html"
    return trusted(pen(lang).page(f"{game}/scene.html" if own.is_file() else "scene.html", emblem=emblem))


def game_cards(lang: str) -> tuple[GameCard, ...]:
    """All games of the house, in the order in which a newcomer should meet them."""
    shelf = sorted(games.names(), key=lambda game: (games.find(game).rules.first.order, game))
    return tuple(game_card(game, lang) for game in shelf)


def option_fields(
    game: Game[Any, Any], texts: SiteTexts, chosen: dict[str, Any] | None = None
) -> tuple[OptionField, ...]:
    """The options people may change, those that depend on another one inside it.

    In a form (`chosen` given) each can also be left as the preset has it.
    """
    offered = [option for option in game.options if not option.lab]
    return tuple(_option_field(option, offered, texts, chosen) for option in offered if option.when is None)


def _option_field(
    option: Option, offered: list[Option], texts: SiteTexts, chosen: dict[str, Any] | None
) -> OptionField:
    value = "" if chosen is None else str(chosen.get(option.id, "")).lower()
    more = [each for each in offered if each.when and each.when[0] == option.id]
    opening = {str(each.when[1]).lower() for each in more if each.when}
    choices = [
        Choice(each, label, chosen=each == value, opens=each in opening)
        for each, label in _labelled(option, texts, in_form=chosen is not None)
    ]
    if chosen is not None and choices:
        choices.insert(0, Choice("", texts.say("site-as-preset"), chosen=not value))
    label, help_text = texts.say(f"option-{option.id}"), texts.say(f"option-{option.id}-help")
    within = tuple(_option_field(each, offered, texts, chosen) for each in more)
    return OptionField(option.id, label, help_text, tuple(choices), option.least, option.most, value, within)


def _labelled(option: Option, texts: SiteTexts, *, in_form: bool) -> list[tuple[str, str]]:
    """The values of an option with their names; in a form, a few numbers are chosen from a list as well."""
    if not option.values and in_form and option.most - option.least < FEW_NUMBERS:
        return [(str(number), str(number)) for number in range(option.least, option.most + 1)]
    words = [str(value).lower() for value in option.values]
    return [(word, texts.say(f"option-{option.id}-{word}")) for word in words]


def changed_options(table: LiveTable) -> dict[str, Any]:
    """The options of a table that are not as its preset has them."""
    agreed = table.arrangement
    usual = table.game.setup(len(table.chairs), {}, agreed.preset).options
    return {name: value for name, value in agreed.options.items() if value != usual[name]}


def option_in_words(option: Option, value: Any, texts: SiteTexts) -> str:
    """The value of an option as people say it."""
    spelt = str(value).lower()
    return texts.say(f"option-{option.id}-{spelt}") if option.values else spelt


def preset_choices(game: Game[Any, Any], texts: SiteTexts, chosen: str) -> tuple[Choice, ...]:
    """The presets people may choose from."""
    return tuple(
        Choice(each.id, texts.say(f"preset-{each.id}"), texts.say(f"preset-{each.id}-help"), each.id == chosen)
        for each in game.presets
        if not each.lab
    )


def open_form(reader: Reader, game: str, table: LiveTable | None = None) -> OpenForm:
    """The form that opens a table, or changes one that is open."""
    found, texts = games.find(game), SiteTexts(reader.lang, game)
    agreed: Arrangement | None = table.arrangement if table else None
    count = len(agreed.chairs) if agreed else found.usual_seats
    return OpenForm(
        game_card(game, reader.lang),
        f"/t/{table.code}/options" if table else f"/games/{game}/open",
        tuple(Choice(str(seats), str(seats), chosen=seats == count) for seats in found.seats),
        preset_choices(found, texts, agreed.preset if agreed else found.presets[0].id),
        option_fields(found, texts, changed_options(table) if table else {}),
        bool(agreed and agreed.public),
        reader.name,
        table is not None,
        _fair_in_words(found, texts) if table is None else "",
        paces(texts, agreed.pace if agreed else AT_EASE),
    )


def _fair_in_words(game: Game[Any, Any], texts: SiteTexts) -> str:
    """The presets that may be rated, each with its seats where not all will do."""
    names = []
    for preset, seats in fair_tables(game.id).items():
        name = texts.say(f"preset-{preset}")
        names.append(name if set(seats) == set(game.seats) else f"{name} ({', '.join(map(str, seats))})")
    return texts.list(names)


def steps_of(game: Game[Any, Any], texts: SiteTexts, options: dict[str, Any]) -> tuple[tuple[str, str, str], ...]:
    """The steps people take, in the order they are written in: id, name, rule."""
    return tuple(
        (name, texts.say(f"step-{name}"), texts.say(f"step-{name}-rule", options))
        for name in game.steps
        if texts.has(f"step-{name}-rule")
    )


def minute(texts: SiteTexts, facts: dict[str, Any]) -> tuple[str, ...]:
    """The game in one minute, line by line; where it has not been told so shortly, its rules in short."""
    message = next((each for each in ("game-minute", "game-rules") if texts.has(each)), "")
    lines = texts.say(message, facts).splitlines() if message else []
    return tuple(line.strip() for line in lines if line.strip())
