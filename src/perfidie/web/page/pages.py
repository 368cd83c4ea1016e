"""Pages: what the templates are given, put together for one reader."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from perfidie import games
from perfidie.engine import Game, Option, Refusal
from perfidie.store import EMPTY, GATHERING, OVER, PERSON, PLAYING, Arrangement, Listed, Person
from perfidie.web.house.advice import agreement
from perfidie.web.house.house import House
from perfidie.web.house.table import LiveTable
from perfidie.web.page import generated
from perfidie.web.page.assets import almanac_files, board_files
from perfidie.web.page.draw import pen
from perfidie.web.page.models import (  # fmt: skip
    ChairModel,
    Choice,
    Frame,
    GameCard,
    Listing,
    OpenForm,
    OptionField,
    RoomModel,
    RulesModel,
    Ruling,
    Start,
    TableModel,
)
from perfidie.web.page.shell import Regions, regions
from perfidie.web.page.standins import levels
from perfidie.web.page.words import SiteTexts

FEW_NUMBERS = 24
"""A form lists so many numbers to choose from; more are typed."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who asks for a page, and how."""

    lang: str
    csrf: str
    here: str
    origin: str
    """Scheme and host as the reader typed them, for links."""
    person: Person | None = None

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def name(self) -> str:
        return self.person.name if self.person else ""


def frame(reader: Reader, game: str | None = None) -> Frame:
    css, scripts = board_files(game) if game else ((), ())
    return Frame(
        reader.lang, reader.here, reader.csrf, game or "perfidie", css, scripts, reader.name
    )  # fmt: skip


def page(reader: Reader, template: str, game: str | None = None, **facts: Any) -> str:
    """A whole page, in the reader's language."""
    return pen(reader.lang, game).page(template, frame=frame(reader, game), **facts)


# Games


@lru_cache(maxsize=64)
def game_card(game: str, lang: str) -> GameCard:
    found, texts = games.find(game), SiteTexts(lang, game)
    least, most = found.seats[0], found.seats[-1]
    seats = str(least) if least == most else texts.t("site-from-to", least=least, most=most)
    line = texts.say("game-line") if texts.has("game-line") else texts.say("game-pitch")
    return GameCard(game, texts.title(), line, seats, found.minutes, generated.find(game).emblem)


def game_cards(lang: str) -> tuple[GameCard, ...]:
    return tuple(game_card(game, lang) for game in games.names())


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
) -> OptionField:  # fmt: skip
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


def preset_choices(game: Game[Any, Any], texts: SiteTexts, chosen: str) -> tuple[Choice, ...]:
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
    )


def steps_of(game: Game[Any, Any], texts: SiteTexts, options: dict[str, Any]) -> tuple[tuple[str, str, str], ...]:
    """The steps people take, in the order they are written in: id, name, rule."""
    return tuple(
        (name, texts.say(f"step-{name}"), texts.say(f"step-{name}-rule", options))
        for name in game.steps
        if texts.has(f"step-{name}-rule")
    )


@lru_cache(maxsize=64)
def glossary(game: str, lang: str) -> tuple[tuple[str, str], ...]:
    texts = SiteTexts(lang, game)
    return tuple(
        (texts.say(term), texts.say(f"{term}-help")) for term in texts.ids("term-") if not term.endswith("-help")
    )


@lru_cache(maxsize=64)
def rulings(game: str, lang: str) -> tuple[Ruling, ...]:
    """The settled questions of a game. The id of an answer ends with its source: `ruling-07-decision`."""
    texts = SiteTexts(lang, game)
    parted = [message.split("-") for message in texts.ids("ruling-")]
    return tuple(
        Ruling(int(number), texts.say(f"ruling-{number}"), source[0], texts.say(f"ruling-{number}-{source[0]}"))
        for _, number, *source in parted
        if source
    )


def rules_model(lang: str, game: str) -> RulesModel:
    found, texts = games.find(game), SiteTexts(lang, game)
    seats = found.usual_seats
    usual = {**found.setup(seats).options, "places": seats}
    short = texts.say("game-rules", usual).splitlines() if texts.has("game-rules") else []
    return RulesModel(
        game_card(game, lang), texts.say("game-pitch"), tuple(line.strip() for line in short if line.strip()),
        steps_of(found, texts, usual), glossary(game, lang), option_fields(found, texts),
        preset_choices(found, texts, found.presets[0].id), generated.find(game).almanac(pen(lang, game), texts),
        almanac_files(game), rulings(game, lang),
    )  # fmt: skip


# Lists of tables


def listings(reader: Reader, found: list[Listed], turns: frozenset[str] = frozenset()) -> tuple[Listing, ...]:
    """Tables for a list; `turns` are the codes of those where it is the reader's turn."""
    return tuple(_listing(reader, each, turns) for each in found if each.arrangement.game in games.names())


def _listing(reader: Reader, listed: Listed, turns: frozenset[str]) -> Listing:
    agreed = listed.arrangement
    card, texts = game_card(agreed.game, reader.lang), SiteTexts(reader.lang)
    names = [chair.name for chair in agreed.chairs if chair.kind != EMPTY]
    free = sum(chair.kind == EMPTY for chair in agreed.chairs)
    mine = any(chair.person == reader.id for chair in agreed.chairs if chair.person)
    return Listing(
        listed.code,
        agreed.game,
        card.title,
        card.emblem,
        texts.list(names),
        free,
        len(agreed.chairs),
        agreed.phase,
        mine,
        listed.code in turns,
    )


# The room before the game


def room_model(house: House, table: LiveTable, reader: Reader) -> RoomModel:
    texts = SiteTexts(reader.lang, table.game.id)
    agreed = table.arrangement
    seat, count = table.seat_of(reader.id), len(table.chairs)
    free = sum(chair.kind == EMPTY for chair in table.chairs)
    host = agreed.host == reader.id and seat is not None
    return RoomModel(
        table.code,
        texts.title(),
        f"{reader.origin}/t/{table.code}",
        tuple(_chair(house, table, number, seat, texts) for number in range(count)),
        levels(reader.lang),
        _unusual(table, texts),
        texts.say(f"preset-{agreed.preset}"),
        agreed.public,
        seat is not None,
        host,
        free,
        host and _seats_fit(table, count + 1),
        host and _seats_fit(table, count - 1) and any(chair.kind != PERSON for chair in table.chairs),
        _starts(table, texts, free) if host else (),
        _waiting(table, texts, free, host),
        reader.name,
        agreement(table, seat, table.names),
    )


def _seats_fit(table: LiveTable, count: int) -> bool:
    """Whether what the table agreed on can be played by so many."""
    try:
        table.game.setup(count, table.arrangement.options, table.arrangement.preset)
    except Refusal:
        return False
    return True


def _chair(house: House, table: LiveTable, seat: int, mine: int | None, texts: SiteTexts) -> ChairModel:
    chair = table.chairs[seat]
    level = texts.say(f"bot-{chair.level}") if chair.level else ""
    choices = levels(texts.lang, chair.level) if chair.level else ()
    host = bool(chair.person) and chair.person == table.arrangement.host
    present = chair.kind == PERSON and not house.away(table, seat)
    agreed = table.arrangement
    setup = table.game.setup(len(table.chairs), agreed.options, agreed.preset)
    part = generated.find(table.game.id).part(texts, setup, seat)
    return ChairModel(
        seat, chair.kind, chair.name, chair.name[:1].upper(), level, seat == mine, host, present, part, choices
    )


def _unusual(table: LiveTable, texts: SiteTexts) -> tuple[tuple[str, str], ...]:
    """The options that are not as the preset has them."""
    changed, found = changed_options(table), []
    for option in table.game.options:
        if option.id in changed:
            spelt = str(changed[option.id]).lower()
            words = texts.say(f"option-{option.id}-{spelt}") if option.values else spelt
            found.append((texts.say(f"option-{option.id}"), words))
    return tuple(found)


def _starts(table: LiveTable, texts: SiteTexts, free: int) -> tuple[Start, ...]:
    taken = len(table.chairs) - free
    if not free:
        return (Start("all", texts.say("site-start-all")),)
    found = [Start("bots", texts.t("site-start-bots", count=free), texts.t("site-start-bots-note", count=free))]
    if _seats_fit(table, taken):
        found.append(Start("few", texts.t("site-start-few", count=taken), texts.t("site-start-few-note", count=free)))
    return tuple(found)


def _waiting(table: LiveTable, texts: SiteTexts, free: int, host: bool) -> str:
    if free:
        return texts.t("site-room-free", count=free)
    if host:
        return texts.say("site-room-ready")
    names = {chair.person: chair.name for chair in table.chairs}
    return texts.t("site-room-host", name=names.get(table.arrangement.host, "?"))


# The table


def table_model(house: House, table: LiveTable, reader: Reader) -> TableModel:
    game, texts = table.game, SiteTexts(reader.lang, table.game.id, table.names)
    seat, playing = table.seat_of(reader.id), table.phase == PLAYING
    agreed: dict[str, Any] = {**table.arrangement.options, "places": len(table.chairs)}
    return TableModel(
        code=table.code,
        title=texts.title(),
        regions=regions(house, table, seat, reader.lang).whole(),
        seated=seat is not None,
        spectator=seat is None,
        over=table.phase == OVER,
        live=f"/t/{table.code}/live?lang={reader.lang}&seat={seat_word(seat)}",
        glossary=glossary(game.id, reader.lang),
        rules=steps_of(game, texts, agreed),
        levels=levels(reader.lang),
        can_return=playing and table.stood_in_for(reader.id) is not None,
        link=f"{reader.origin}/t/{table.code}",
        now=round(house.clock.date()) if _keeps_time(table) else 0,
    )


def seat_word(seat: int | None) -> str:
    """For whom a page was drawn, as its stream says it: a page drawn for somebody else must be loaded anew."""
    return "none" if seat is None else str(seat)


def _keeps_time(table: LiveTable) -> bool:
    """Whether a clock runs, or a sand-timer may be turned while the page is open."""
    return bool(table.clocks) or (table.phase == PLAYING and table.has_sand)


NOBODY: dict[str, str] = {}
"""Names are in these regions already."""


def room_regions(house: House, table: LiveTable, reader: Reader) -> Regions:
    """The regions of a room: the same names for all, so they are simply written."""
    drawn = pen(reader.lang, table.game.id).page(
        "parts/room.html", room=room_model(house, table, reader), csrf=reader.csrf
    )
    status = f'<span data-turn="0" data-phase="{GATHERING}"></span>'
    return Regions({"status": status, "room": drawn}, NOBODY)
