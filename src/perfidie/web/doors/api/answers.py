"""Answers of the JSON interface, put together from what one asker may know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

from perfidie import games
from perfidie.bots import LEVELS
from perfidie.engine import Game, Option, Refusal, View
from perfidie.engine.action import Words
from perfidie.engine.setup import Options, Value
from perfidie.store import EMPTY, PERSON, PLAYING, WATCHING, Arrangement, Listed, Said
from perfidie.web.doors.api import models as m
from perfidie.web.house.bots.advice import is_allowed
from perfidie.web.house.evening import games_played, score
from perfidie.web.house.house import House
from perfidie.web.house.people.removal import standing
from perfidie.web.house.table import LiveTable
from perfidie.web.house.talk import GALLERY, TABLE, TEAM
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.games import game_card

# Games


def game_in_short(game: str, lang: str) -> m.GameInShort:
    """A game in a list."""
    card = game_card(game, lang)
    return m.GameInShort(game, card.title, card.line, tuple(games.find(game).seats), card.minutes)


def game_in_full(game: Game[Any, Any], lang: str) -> m.GameInFull:
    """All that can be agreed on before a game."""
    texts = SiteTexts(lang, game.id)
    presets = (
        m.PresetOfGame(each.id, texts.say(f"preset-{each.id}"), texts.say(f"preset-{each.id}-help"), each.options)
        for each in game.presets
        if not each.lab
    )
    return m.GameInFull(
        game.id,
        game.version,
        texts.title(),
        texts.say("game-pitch"),
        tuple(game.seats),
        game.minutes,
        tuple(presets),
        tuple(_option(option, texts) for option in game.options if not option.lab),
        tuple(m.Named(level, texts.say(f"bot-{level}"), texts.say(f"bot-{level}-help")) for level in LEVELS),
        tuple(statement.words for statement in game.talk.statements.actions),
    )


def _option(option: Option, texts: SiteTexts) -> m.OptionOfGame:
    values = tuple(
        m.NamedValue(value, texts.say(f"option-{option.id}-{str(value).lower()}")) for value in option.values
    )
    title, meaning = texts.say(f"option-{option.id}"), texts.say(f"option-{option.id}-help")
    when = m.Condition(*option.when) if option.when else None
    return m.OptionOfGame(option.id, title, meaning, option.usual, values, option.least, option.most, when)


def offered(game: Game[Any, Any], preset: str, options: Mapping[str, Value]) -> Options:
    """The options as they were asked for. Those of the laboratory are not offered at tables, here as on the pages."""
    presets = [each.id for each in game.presets if not each.lab]
    if preset not in presets:
        raise Refusal("unknown-preset", preset=preset, choices=", ".join(presets))
    known = sorted(option.id for option in game.options if not option.lab)
    for name in options:
        if name not in known:
            raise Refusal("unknown-option", option=name, choices=", ".join(known))
    return dict(options)


# Tables


def table_in_short(listed: Listed) -> m.TableInShort:
    """A table in a list."""
    agreed = listed.arrangement
    names = tuple(chair.name for chair in agreed.chairs if chair.kind != EMPTY)
    places = len(agreed.chairs)
    phase, free = cast(m.Phase, agreed.phase), places - len(names)
    return m.TableInShort(listed.code, agreed.game, phase, places, free, names, _second(agreed))


def _second(agreed: Arrangement) -> m.SecondNow | None:
    second = agreed.second
    return m.SecondNow(second.table, second.moment, second.seat, second.again) if second else None


def table_now(house: House, table: LiveTable, person: str | None) -> m.TableNow:
    """Who sits at a table and what was agreed on, as this person may know it."""
    agreed, seat = table.arrangement, table.seat_of(person)
    return m.TableNow(
        table.code,
        agreed.game,
        agreed.rules,
        cast(m.Phase, agreed.phase),
        agreed.preset,
        agreed.options,
        agreed.public,
        tuple(_chair(house, table, each, seat) for each in range(len(agreed.chairs))),
        seat,
        bool(person) and agreed.host == person,
        table.stood_in_for(person),
        agreed.following,
        is_allowed(table),
        _seats(table, table.company.again),
        tuple(
            m.AskNow(each.number, each.name, each.seat, _seats(table, each.agreed), each.person == person)
            for each in (table.company.asks if agreed.phase == PLAYING else ())
        ),
        _removal(table),
        games_played(table),
        tuple(m.Tally(each.name, not each.person, each.wins) for each in score(table)),
        _pace(house, table, seat),
        table.pledged,
        _second(agreed),
    )


def _pace(house: House, table: LiveTable, seat: int | None) -> m.PaceNow:
    pace, asked = table.pace, seat if seat in table.asked else None
    until = house.clocks.paced(table, asked).items()
    return m.PaceNow(pace.seconds, pace.bank, pace.added, pace.then, tuple(sorted(until)))


def _seats(table: LiveTable, people: tuple[str, ...]) -> tuple[int, ...]:
    """Where these people sit; nobody is named otherwise."""
    return tuple([seat for seat, chair in enumerate(table.chairs) if chair.person and chair.person in people])


def _removal(table: LiveTable) -> m.RemovalNow | None:
    found = standing(table)
    return m.RemovalNow(found.seat, _seats(table, found.agreed), _seats(table, found.against)) if found else None


def _chair(house: House, table: LiveTable, seat: int, mine: int | None) -> m.ChairNow:
    chair = table.chairs[seat]
    host = bool(chair.person) and chair.person == table.arrangement.host
    is_away = house.presence.gone if table.pace.slow else house.presence.away
    away = chair.kind == PERSON and is_away(table, seat)
    willing = chair.kind == PERSON and chair.advice
    return m.ChairNow(seat, cast(Any, chair.kind), chair.name, chair.level, seat == mine, host, away, willing)


def talk_since(table: LiveTable, seat: int | None, since: int) -> m.Talk:
    """The lines that this seat may read, after the first so many of them (-1: the last one)."""
    heard = table.talk.heard_by(seat)
    lines = [m.Said(said.seat, said.name, said.text, _channel(said)) for said in heard[since:]]
    return m.Talk(len(heard), tuple(lines), table.talk.team(seat))


def _channel(said: Said) -> m.Channel:
    return GALLERY if said.seat == WATCHING else TEAM if said.team else TABLE


# Views


def view_now(table: LiveTable, seat: int | None, lang: str, since: int | None = None) -> m.TableView:
    """What this seat (None: a spectator) may know now. Programs get their whole memory, like the house's own bots."""
    phase, following = cast(m.Phase, table.phase), table.arrangement.following
    if not table.begun:
        return m.TableView(table.code, phase, m.BEFORE, seat, (), (), False, 0, (), (), following, None)
    play = table.game_on
    view = play.view(seat)
    asked = table.asked.get(seat) if seat is not None else None
    told = play.glimpses(seat)
    texts = SiteTexts(lang, table.game.id, table.names)
    events = told[since:] if since is not None else []
    return m.TableView(
        table.code,
        phase,
        table.version_for(seat),
        seat,
        tuple(m.Choice(words, choice_text(lang, table.game.id, words)) for words in asked.choices) if asked else (),
        sayable(table, view),
        seat is not None and play.can_undo(seat),
        len(told),
        tuple(m.Told(each.kind, each.facts, each.own, texts.event(each)) for each in events),
        tuple(texts.reason(reason) for reason in view.outcome.reasons) if view.outcome else (),
        following,
        view,
    )


def sayable(table: LiveTable, view: View[Any]) -> tuple[Words, ...]:
    """The statements open to a seat; a spectator makes none, and nobody does once the game is over."""
    if view.seat is None or view.outcome is not None:
        return ()
    return tuple([statement.words for statement in table.game.talk.sayable(view)])


@lru_cache(maxsize=4096)
def choice_text(lang: str, game: str, words: Words) -> str:
    """A choice as a sentence."""
    return SiteTexts(lang, game).action(words)
