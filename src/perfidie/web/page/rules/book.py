"""The page of a game's rules, for any number of seats, for one, or for the very table."""

from __future__ import annotations

import re
from dataclasses import replace

from markupsafe import Markup

from perfidie import games
from perfidie.boards.pieces import trusted
from perfidie.school import EXAMPLES, LESSONS, shelf
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.assets import almanac_files
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.games import game_card, minute, option_fields, option_in_words, preset_choices, steps_of
from perfidie.web.page.help import own
from perfidie.web.page.models import Choice, OptionField
from perfidie.web.page.rules.examples import examples
from perfidie.web.page.rules.models import RulesModel, Ruling
from perfidie.web.page.rules.parts import ANY, NOT_ASKED, Ground, Part, ground_of_game
from perfidie.web.page.rules.search import search

PRINTED = re.compile(r"printed-(\d{3})")


def printed(texts: SiteTexts, ground: Ground) -> tuple[Part, ...]:
    """The rulebook in our own words: every printed sentence by its number, under its heading."""
    plates = generated.find(ground.game).plates(pen(texts.lang, ground.game), texts)
    heads: list[tuple[str, str]] = []
    found: list[list[tuple[str, str]]] = []
    for message in texts.ids("printed-"):
        number = PRINTED.fullmatch(message)
        if number is None or not heads:
            head = "" if number else message.removeprefix("printed-")
            heads.append((head, texts.say(message, ground.facts) if head else ""))
            found.append([])
        if number is not None:
            found[-1].append((number[1], texts.say(message, ground.facts)))
    return tuple(
        Part(slug, title, tuple(sentences), trusted(plates.get(slug, "")))
        for (slug, title), sentences in zip(heads, found, strict=True)
    )


def words(texts: SiteTexts, ground: Ground) -> tuple[tuple[str, str], ...]:
    """The words of the game and what they mean at this table."""
    return tuple((texts.say(term, ground.facts), texts.say(f"{term}-help", ground.facts)) for term in own(texts))


def rulings(texts: SiteTexts, ground: Ground) -> tuple[Ruling, ...]:
    """The settled questions. The id of an answer ends with its source: `ruling-07-decision`."""
    shown = {lesson.ruling: lesson.id for lesson in shelf(ground.game, EXAMPLES) if lesson.ruling}
    parted = [message.split("-") for message in texts.ids("ruling-")]
    return tuple(
        Ruling(
            int(number),
            texts.say(f"ruling-{number}", ground.facts),
            source[0],
            texts.say(f"ruling-{number}-{source[0]}", ground.facts),
            shown.get(int(number), ""),
        )
        for _, number, *source in parted
        if source
    )


def _options(texts: SiteTexts, ground: Ground) -> tuple[OptionField, ...]:
    """The options, each with the choice that is in force."""
    facts = ground.facts

    def shown(field: OptionField) -> OptionField:
        value = str(facts.get(field.id, "")).lower()
        choices = tuple(replace(choice, chosen=choice.value == value) for choice in field.choices)
        return replace(field, choices=choices, value=value, more=tuple(map(shown, field.more)))

    return tuple(map(shown, option_fields(games.find(ground.game), texts)))


def _agreed(texts: SiteTexts, ground: Ground) -> tuple[tuple[str, str], ...]:
    """Of a table: what is not as its preset has it."""
    if not ground.code:
        return ()
    found = games.find(ground.game)
    usual = found.setup(ground.places, {}, ground.preset).options
    changed = [(option, ground.facts[option.id]) for option in found.options if not option.lab]
    return tuple(
        (texts.say(f"option-{option.id}"), option_in_words(option, value, texts))
        for option, value in changed
        if value != usual[option.id]
    )


def _numbers(ground: Ground, texts: SiteTexts) -> tuple[Choice, ...]:
    """The numbers of seats that one can read the rules for."""
    if ground.code:
        return ()
    every = Choice(f"/games/{ground.game}", texts.say("rules-any-seats"), chosen=ground.places == ANY)
    return (every,) + tuple(
        Choice(f"/games/{ground.game}?seats={seats}", str(seats), chosen=seats == ground.places)
        for seats in games.find(ground.game).seats
    )


def _short(texts: SiteTexts, ground: Ground) -> tuple[str, ...]:
    said = texts.say("game-rules", ground.facts) if texts.has("game-rules") else ""
    return tuple(line.strip() for line in said.splitlines() if line.strip())


def rules_model(
    lang: str,
    game: str,
    ground: Ground | None = None,
    *,
    asked: str = "",
    example: tuple[str, int] | None = None,
    on_paper: bool = False,
) -> RulesModel:
    """The page of rules: what was asked, which example stands where, and whether it is to be printed."""
    ground = ground or ground_of_game(game)
    found, texts = games.find(game), SiteTexts(lang, game)
    drawn_by = pen(lang, game)
    return RulesModel(
        game=game_card(game, lang),
        pitch=texts.say("game-pitch", ground.facts),
        short=_short(texts, ground),
        steps=steps_of(found, texts, ground.facts),
        glossary=words(texts, ground),
        options=_options(texts, ground),
        presets=preset_choices(found, texts, ground.preset),
        almanac=Markup(generated.find(game).almanac(drawn_by, texts)),  # nosec B704 # drawn by templates
        almanac_css=almanac_files(game),
        rulings=rulings(texts, ground),
        minute=minute(texts, ground.facts) if texts.has("game-minute") else (),
        ground=ground,
        agreed=_agreed(texts, ground),
        numbers=_numbers(ground, texts),
        parts=printed(texts, ground),
        examples=examples(game, lang, example),
        search=search(lang, ground, asked) if asked else NOT_ASKED,
        taught=bool(shelf(game, LESSONS)),
        on_paper=on_paper,
    )
