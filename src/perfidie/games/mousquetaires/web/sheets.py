"""The Musketeers: Health, Skills, secret thrust, ability, tokens, hand; one's own first and large, the others small."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from perfidie.boards.pieces import Part, kept
from perfidie.boards.scene import Draw, Html, Parts, Scene
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
    read,
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


def sheets(scene: Scene) -> Parts:
    """One part for each Musketeer: the viewer's own who acts, or will act, large; the others small."""
    r = read(scene)
    first = foremost(r)
    ordered = sorted(r.sight.riders, key=lambda rider: (rider.id != first, rider.seat != r.seat))
    parts = [part(r, rider, rider.id == first) for rider in ordered]
    return Parts(vessel(r.draw, tuple([name for name, _ in parts]), bool(first)), tuple(parts))


@kept
def vessel(draw: Draw, ids: tuple[str, ...], mine: bool) -> Html:
    """All sheets, each in the hole of its id."""
    return draw("mousquetaires/sheets.html#company", ids=ids, mine=mine)


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


def part(r: Reading, rider: Rider, large: bool) -> Part:
    """A sheet and its id."""
    purse = (r.sight.purse, r.sight.epic) if large else (0, 0)
    return (f"hero-{rider.id}", piece(r.draw, sheet_of(r, rider), large, purse))


@kept
def piece(draw: Draw, sheet: Sheet, large: bool, purse: tuple[int, int]) -> Html:
    """A sheet, large or small."""
    if large:
        return draw("mousquetaires/sheets.html#large", hero=sheet, purse=purse[0], epic=purse[1])
    return draw("mousquetaires/sheets.html#small", hero=sheet)


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
