"""The almanac: Musketeers, the Arsenal, every card, the quest, places and tracks.

All figures come from the box. Every piece has an anchor by its id (`card-athos`, `card-ambush`) that the table can link
to.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    EFFECTS,
    INN,
    LIMITS,
    MUSKETEERS,
    SKILLS,
    TOKEN_COUNTS,
    TRACKS,
    Faces,
    Gain,
    Guard,
    Item,
    Mission,
    Musketeer,
    PrintedCard,
    PrintedToken,
    Stage,
    Team,
)
from perfidie.games.mousquetaires.web.reading import (
    CARD_EMBLEMS,
    PLACE_EMBLEMS,
    SKILL_EMBLEMS,
    TOKEN_EMBLEMS,
    portrait,
)
from perfidie.texts import Texts

Form = tuple[tuple[str, int], ...]
"""A secret thrust: faces, each with how many of them it asks for."""
"""What the texts of pieces and places may read."""


class Piece(NamedTuple):
    """A card or token, and how many of it there are."""

    id: str
    emblem: str
    copies: int
    price: int = 0
    kind: str = ""


class Hero(NamedTuple):
    """A Musketeer as the almanac shows him."""

    id: str
    medal: Html
    health: int
    skills: tuple[tuple[str, str, int], ...]
    ability: str
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
    number: int = 0
    passage: int = 0


def almanac(draw: Draw, texts: Texts) -> Html:
    """The box at a glance."""
    return draw(
        "mousquetaires/almanac.html",
        heroes=tuple([hero(draw, each) for each in BOX.musketeer]),
        arsenal=tuple([token(each) for each in BOX.token]),
        adventure=tuple([piece(each, CARD_EMBLEMS[each.id]) for each in BOX.adventure]),
        foes=tuple([Foe(each.id, each.force, each.wounds, Gain(each.pistoles, each.epic), forms(each.botte))
                    for each in BOX.adversary]),
        guards=(guard("rochefort", BOX.rochefort), guard("gaoler", BOX.gaoler)),
        louvre=tuple([mission(each) for each in BOX.louvre]),
        paris=tuple([mission(each) for each in BOX.paris]),
        traps=tuple([piece(each, "spider-web") for each in BOX.trap]),
        treacheries=tuple([piece(each, "dagger-rose") for each in BOX.treachery]),
        quest=tuple([stage(each) for each in BOX.quest]), inn=(INN.corridors, INN.corridor_length, TOKEN_COUNTS),
        places=tuple([(each.id, PLACE_EMBLEMS[each.id]) for each in BOX.location]), tracks=TRACKS,
        teams=tuple(map(team, BOX.team)),
        rewards=tuple([(each.square, each.side, each.kind, each.amount) for each in BOX.reward]),
        goal=EFFECTS["strangle_goal"], slots=LIMITS["slots"],
    )  # fmt: skip


def forms(bottes: tuple[Faces, ...]) -> tuple[Form, ...]:
    """The forms of a secret thrust."""
    return tuple([tuple(botte.items()) for botte in bottes])


def hero(draw: Draw, printed: Musketeer) -> Hero:
    """What is printed of a Musketeer."""
    return Hero(
        printed.id, portrait(draw, printed.id, MUSKETEERS.index(printed.id), ""), printed.health,
        tuple([(skill, SKILL_EMBLEMS[skill], printed.skills[skill]) for skill in SKILLS]), printed.ability,
        forms(printed.botte), forms(printed.botte_improved),
    )  # fmt: skip


def token(printed: PrintedToken) -> Piece:
    """What is printed of a token."""
    return Piece(printed.id, TOKEN_EMBLEMS[printed.id], printed.count, printed.price, printed.kind)


def piece(printed: PrintedCard, emblem: str) -> Piece:
    """What is printed of a card."""
    return Piece(printed.id, emblem, printed.count, kind=printed.kind)


def guard(name: str, printed: Guard) -> Foe:
    """What is printed of Rochefort, or of the gaoler."""
    return Foe(name, printed.force, printed.health or printed.wounds, Gain(), forms(printed.botte), printed.heals)


def mission(printed: Mission) -> Board:
    """What is printed of a mission."""
    return Board(printed.id, printed.force, printed.traps, tasks(printed.items), printed.bonus)


def stage(printed: Stage) -> Board:
    """What is printed of a stage of the quest."""
    return Board(
        printed.id, 0, 0, tasks(printed.items), printed.bonus, number=printed.stage, passage=printed.passage_cost
    )


def tasks(items: tuple[Item, ...]) -> tuple[Task, ...]:
    """What is to be done on a board."""
    return tuple(
        [
            Task(
                item.kind, item.skill, SKILL_EMBLEMS.get(item.skill, "crossed-swords"), item.value, item.dice,
                item.wounds, Gain(item.pistoles, item.epic), forms(item.botte),
            )
            for item in items
        ]
    )  # fmt: skip


def team(printed: Team) -> tuple[int, ...]:
    """By number of Musketeers: actions, cards, Purse, also with the automatic Milady, her Treacheries, the markers."""
    return (
        printed.musketeers, printed.actions, printed.cards, printed.purse, printed.auto_purse, printed.treacheries,
        printed.time, printed.rochelle,
    )  # fmt: skip
