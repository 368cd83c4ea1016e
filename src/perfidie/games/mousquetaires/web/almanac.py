"""The almanac: Musketeers, the Arsenal, every card, the quest, places and tracks.

All figures come from the box. Every piece has an anchor by its id (`card-athos`, `card-ambush`) that the table can link
to.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.games.mousquetaires.box import (
    BOX,
    EFFECTS,
    INN,
    LIMITS,
    MUSKETEERS,
    SKILLS,
    TOKEN_COUNTS,
    TRACKS,
    Card,
    Faces,
    Gain,
    Guard,
    Item,
    Mission,
    Musketeer,
    Stage,
    Team,
    Token,
)
from perfidie.games.mousquetaires.web.reading import (
    CARD_EMBLEMS,
    PLACE_EMBLEMS,
    SKILL_EMBLEMS,
    TOKEN_EMBLEMS,
    portrait,
)
from perfidie.texts import Texts
from perfidie.texts.scene import Draw, Html

Form = tuple[tuple[str, int], ...]
"""A secret thrust: faces, each with how many of them it asks for."""
FIGURES = {**EFFECTS, **LIMITS}
"""What the texts of pieces and places may read."""
QUEST_PLACE = "ferrets"
"""Its passages cost something else on each stage, which the stages tell."""


class Piece(NamedTuple):
    """A card or token: what it is called by, how many there are, what it does."""

    id: str
    emblem: str
    copies: int
    text: str
    price: int = 0
    kind: str = ""


class Hero(NamedTuple):
    id: str
    medal: Html
    health: int
    skills: tuple[tuple[str, str, int], ...]
    ability: str
    does: str
    botte: tuple[Form, ...]
    improved: tuple[Form, ...]


class Foe(NamedTuple):
    """Whom one fights: his red dice, the wounds he can take, what he is worth, his secret thrust."""

    id: str
    force: int
    wounds: int
    gain: Gain
    botte: tuple[Form, ...]
    heals: int = 0


class Task(NamedTuple):
    """A Challenge or a duel printed on a board."""

    kind: str
    skill: str
    emblem: str
    value: int
    dice: int
    wounds: int
    gain: Gain
    botte: tuple[Form, ...]


class Board(NamedTuple):
    """A mission, or a stage of the quest."""

    id: str
    force: int
    traps: int
    tasks: tuple[Task, ...]
    bonus: Gain
    text: str = ""
    number: int = 0
    passage: int = 0


def almanac(draw: Draw, texts: Texts) -> Html:
    """The box at a glance."""
    return draw(
        "mousquetaires/almanac.html",
        heroes=tuple([hero(draw, texts, each) for each in BOX.musketeer]),
        arsenal=tuple([token(texts, each) for each in BOX.token]),
        adventure=tuple([adventure(texts, each) for each in BOX.adventure]),
        foes=tuple([Foe(each.id, each.force, each.wounds, Gain(each.pistoles, each.epic), forms(each.botte))
                    for each in BOX.adversary]),
        guards=(guard("rochefort", BOX.rochefort), guard("gaoler", BOX.gaoler)),
        louvre=tuple([mission(each) for each in BOX.louvre]),
        paris=tuple([mission(each, texts.say(f"table-paris-{each.id}", FIGURES)) for each in BOX.paris]),
        traps=tuple([piece(each, "spider-web", texts.say(f"table-trap-{each.id}", FIGURES)) for each in BOX.trap]),
        treacheries=tuple([piece(each, "dagger-rose", texts.say(f"table-treachery-{each.id}", FIGURES))
                           for each in BOX.treachery]),
        quest=tuple([stage(each) for each in BOX.quest]), inn=(INN.corridors, INN.corridor_length, TOKEN_COUNTS),
        places=tuple([place(texts, each.id) for each in BOX.location]), tracks=TRACKS, teams=tuple(map(team, BOX.team)),
        rewards=tuple([(each.square, each.side, each.kind, each.amount) for each in BOX.reward]),
        goal=EFFECTS["strangle_goal"], slots=LIMITS["slots"],
    )  # fmt: skip


def forms(bottes: tuple[Faces, ...]) -> tuple[Form, ...]:
    return tuple([tuple(botte.items()) for botte in bottes])


def hero(draw: Draw, texts: Texts, printed: Musketeer) -> Hero:
    name = printed.ability
    return Hero(
        printed.id, portrait(draw, printed.id, MUSKETEERS.index(printed.id), ""), printed.health,
        tuple([(skill, SKILL_EMBLEMS[skill], printed.skills[skill]) for skill in SKILLS]), name,
        texts.say(f"table-ability-{name}", FIGURES), forms(printed.botte), forms(printed.botte_improved),
    )  # fmt: skip


def token(texts: Texts, printed: Token) -> Piece:
    text = texts.say(f"table-token-{printed.id}", FIGURES)
    return Piece(printed.id, TOKEN_EMBLEMS[printed.id], printed.count, text, printed.price, printed.kind)


def adventure(texts: Texts, printed: Card) -> Piece:
    return piece(printed, CARD_EMBLEMS[printed.id], texts.say(f"table-card-{printed.id}", FIGURES))


def piece(printed: Card, emblem: str, text: str) -> Piece:
    return Piece(printed.id, emblem, printed.count, text, kind=printed.kind)


def guard(name: str, printed: Guard) -> Foe:
    return Foe(name, printed.force, printed.health or printed.wounds, Gain(), forms(printed.botte), printed.heals)


def mission(printed: Mission, text: str = "") -> Board:
    return Board(printed.id, printed.force, printed.traps, tasks(printed.items), printed.bonus, text)


def stage(printed: Stage) -> Board:
    return Board(
        printed.id, 0, 0, tasks(printed.items), printed.bonus, number=printed.stage, passage=printed.passage_cost
    )


def tasks(items: tuple[Item, ...]) -> tuple[Task, ...]:
    return tuple(
        [
            Task(
                item.kind, item.skill, SKILL_EMBLEMS.get(item.skill, "crossed-swords"), item.value, item.dice,
                item.wounds, Gain(item.pistoles, item.epic), forms(item.botte),
            )
            for item in items
        ]
    )  # fmt: skip


def place(texts: Texts, name: str) -> Piece:
    text = texts.say("table-almanac-quest-place" if name == QUEST_PLACE else f"table-place-{name}-help", FIGURES)
    return Piece(name, PLACE_EMBLEMS[name], 0, text)


def team(printed: Team) -> tuple[int, ...]:
    """By number of Musketeers: actions, cards, Purse, also with the automatic Milady, her Treacheries, the markers."""
    return (
        printed.musketeers, printed.actions, printed.cards, printed.purse, printed.auto_purse, printed.treacheries,
        printed.time, printed.rochelle,
    )  # fmt: skip
