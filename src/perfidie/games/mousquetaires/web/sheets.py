"""The Musketeers: Health, Skills, secret thrust, ability, tokens, hand. One lies in hand, all are in the notebook."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import ABILITY, BOX, CARDS, HEALTH, HERO, MUSKETEERS, SKILLS
from perfidie.games.mousquetaires.sight.knowledge import skill
from perfidie.games.mousquetaires.sight.view import Rider
from perfidie.games.mousquetaires.web.buttons import effect
from perfidie.games.mousquetaires.web.fights import botte_of, faces_of
from perfidie.games.mousquetaires.web.reading import (
    CARD_EMBLEMS,
    LETTERS,
    MUSKETEERS_PHASE,
    SKILL_EMBLEMS,
    TOKEN_EMBLEMS,
    Reading,
)

KINDS = {card.id: card.kind for card in BOX.adventure}


class Held(NamedTuple):
    """Cards of one kind in a hand."""

    card: str
    kind: str
    emblem: str
    number: int


class Skill(NamedTuple):
    """A Skill of a Musketeer."""

    id: str
    emblem: str
    value: int
    better: int
    """What an improvement adds; it is in the value."""


class Sheet(NamedTuple):
    """A Musketeer as this viewer sees him."""

    hero: str
    medal: tuple[int, str]
    player: str
    """Who plays him, where that is worth saying."""
    place: str
    health: int
    of: int
    out: int
    acted: bool
    active: bool
    mine: bool
    open: bool
    cards: int
    hand: tuple[Held, ...]
    skills: tuple[Skill, ...]
    ability: str
    power: str
    """What his ability does."""
    bottes: tuple[tuple[str, ...], ...]
    better_botte: bool
    tokens: tuple[tuple[str, str], ...]


def mine(r: Reading) -> Html:
    """The sheet that lies open before the viewer: Skills, secret thrust, tokens and cards of one Musketeer."""
    rider = r.rider(foremost(r))
    assert rider is not None
    active = rider.id == r.sight.active and r.phase == MUSKETEERS_PHASE
    most = max(r.rules.figures.actions - r.sight.conscripts, r.sight.actions) if active else 0
    return large(r.draw, sheet_of(r, rider), r.sight.actions, most)


@kept
def large(draw: Draw, sheet: Sheet, actions: int, most: int) -> Html:
    """A sheet as one holds it."""
    return draw("mousquetaires/sheets.html#large", hero=sheet, actions=actions, most=most)


def company(r: Reading) -> Html:
    """All Musketeers, the viewer's own first: as many cards as this viewer sees."""
    ordered = sorted(r.sight.riders, key=lambda rider: rider.seat != r.seat)
    return companions(r.draw, tuple([sheet_of(r, rider) for rider in ordered]))


@kept
def companions(draw: Draw, found: tuple[Sheet, ...]) -> Html:
    """All Musketeers, drawn."""
    return draw("mousquetaires/sheets.html#company", heroes=found)


def foremost(r: Reading) -> str:
    """Whose sheet lies open before the viewer: his own who is concerned; else the first who can still act."""
    own = r.mine
    if not own:
        return ""
    asked = concerned(r)
    fits = sorted(own, key=lambda rider: (rider.id not in asked, rider.acted, bool(rider.out)))
    return fits[0].id


def concerned(r: Reading) -> tuple[str, ...]:
    """Who acts, and whom the viewer's decision is about: who bleeds, is placed, or is asked for a card."""
    place = {"Sacrifice": 2, "ChooseStart": 2, "Consent": 3}.get(r.step)
    return (r.sight.active, MUSKETEERS[r.view.agenda[-1][place]]) if place else (r.sight.active,)


def sheet_of(r: Reading, rider: Rider) -> Sheet:
    """All that a sheet shows."""
    hero = HERO[rider.id]
    alone = len(r.rules.riders) == 1 or rider.seat == r.seat
    return Sheet(
        hero=rider.id,
        medal=(r.shape(rider.id), LETTERS[rider.id]),
        player="" if alone else r.names[rider.seat],
        place=rider.place,
        health=rider.health,
        of=HEALTH[hero],
        out=rider.out,
        acted=rider.acted and r.phase == MUSKETEERS_PHASE,
        active=rider.id == r.sight.active,
        mine=rider.seat == r.seat,
        open=len(rider.hand) == rider.count,
        cards=rider.count,
        hand=held(rider.hand),
        skills=tuple([skill_of(r, rider, name) for name in SKILLS]),
        ability=ABILITY[hero],
        power=effect(r, "ability", ABILITY[hero]),
        bottes=tuple([faces_of(botte) for botte in botte_of(rider)]),
        better_botte="imp_botte" in rider.tokens,
        tokens=tuple([(token, TOKEN_EMBLEMS[token]) for token in rider.tokens]),
    )


def held(hand: tuple[str, ...]) -> tuple[Held, ...]:
    """A hand by kind of card, in the order of the box."""
    counts = Counter(hand)
    return tuple([Held(card, KINDS[card], CARD_EMBLEMS[card], counts[card]) for card in CARDS if counts[card]])


def skill_of(r: Reading, rider: Rider, name: str) -> Skill:
    """A Skill with its improvement."""
    value = skill(r.view, rider, name)
    return Skill(name, SKILL_EMBLEMS[name], value, value - BOX.musketeer[HERO[rider.id]].skills[name])
