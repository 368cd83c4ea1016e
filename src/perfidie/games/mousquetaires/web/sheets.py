"""The Musketeers: Health, Skills, secret thrust, ability, tokens, hand. One lies in hand, all are in the notebook."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from perfidie.boards.pieces import Part, fill, joined, kept, recalled
from perfidie.boards.scene import Draw, Html, Parts, hole
from perfidie.games.mousquetaires.rules.box import (
    ABILITY,
    BOTTE,
    BOX,
    CARDS,
    HEALTH,
    HERO,
    LIMITS,
    MUSKETEERS,
    SKILLS,
)
from perfidie.games.mousquetaires.sight.view import Names, Rider
from perfidie.games.mousquetaires.web.fights import faces_of
from perfidie.games.mousquetaires.web.reading import (
    CARD_EMBLEMS,
    LETTERS,
    MUSKETEERS_PHASE,
    SKILL_EMBLEMS,
    TOKEN_EMBLEMS,
    Reading,
)

KINDS = {card.id: card.kind for card in BOX.adventure}
Pips = tuple[int, int]
"""Actions that are left, and how many there were."""


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


# In hand


def mine(r: Reading) -> Parts:
    """The sheet that lies open before the viewer: Skills, secret thrust, tokens and cards of one Musketeer."""
    rider = r.rider(foremost(r))
    assert rider is not None
    active = rider.id == r.sight.active and r.phase == MUSKETEERS_PHASE
    most = max(r.rules.figures.actions - r.sight.conscripts, r.sight.actions) if active else 0
    pips = (r.sight.actions, most) if most else (0, 0)
    acted = rider.acted and r.phase == MUSKETEERS_PHASE
    return recalled(
        r.scene.memo, "sheet", large, r.draw, rider.id, r.shape(rider.id), rider.health, rider.out, acted, rider.hand,
        rider.tokens, pips,
    )  # fmt: skip


def large(
    draw: Draw, hero: str, shape: int, health: int, out: int, acted: bool, hand: Names, tokens: Names, pips: Pips
) -> Parts:  # fmt: skip
    """A sheet as one holds it, with a part for all that changes by itself."""
    actions, most = pips
    return Parts(
        frame(draw, hero, shape, bool(out)),
        (
            ("hero-life", life(draw, hero, health, "hero-life")),
            ("hero-pips", draw("mousquetaires/sheets.html#pips", actions=actions, most=most)),
            ("hero-state", draw("mousquetaires/sheets.html#state", out=out, acted=acted, name="hero-state")),
            ("hero-skills", skills(draw, hero, tokens, "hero-skills")),
            ("hero-botte", thrust(draw, hero, "imp_botte" in tokens, "hero-botte")),
            ("hero-hand", spread(draw, hand, tokens)),
        ),
    )


@kept
def frame(draw: Draw, hero: str, shape: int, out: bool) -> Html:
    """A sheet without what changes on it."""
    medal, power = (shape, LETTERS[hero]), ability(draw, hero)
    return draw("mousquetaires/sheets.html#large", hero=hero, medal=medal, out=out, ability=power)


def spread(draw: Draw, hand: Names, tokens: Names) -> Parts:
    """Cards and tokens side by side, a part each."""
    cards: list[Part] = [card(draw, each) for each in held(hand)]
    found = (*cards, *[token(draw, each) for each in tokens])
    return Parts(hand_row(draw, tuple([name for name, _ in found]), bool(cards)), found)


@kept
def hand_row(draw: Draw, names: Names, cards: bool) -> Html:
    """Room for these; where there is no card, that is said."""
    vessel = draw("mousquetaires/sheets.html#hand", count=len(names), cards=cards)
    return fill(vessel, held=joined([hole(name) for name in names]))


@kept
def card(draw: Draw, each: Held) -> Part:
    """Cards of one kind."""
    name = f"held-{each.card}"
    return (name, draw("mousquetaires/sheets.html#card", held=each, name=name))


@kept
def token(draw: Draw, each: str) -> Part:
    """A token."""
    name = f"held-{each}"
    return (name, draw("mousquetaires/sheets.html#token", token=each, emblem=TOKEN_EMBLEMS[each], name=name))


# What is printed on a sheet, and what tokens change of it; with a name it is a part


@kept
def life(draw: Draw, hero: str, health: int, name: str = "") -> Html:
    """How much he can still take."""
    return draw("mousquetaires/sheets.html#life", health=health, of=HEALTH[HERO[hero]], name=name)


@kept
def skills(draw: Draw, hero: str, tokens: Names, name: str = "") -> Html:
    """His Skills, with what tokens add."""
    return draw("mousquetaires/sheets.html#skills", skills=skills_of(hero, tokens), name=name)


@kept
def thrust(draw: Draw, hero: str, better: bool, name: str = "") -> Html:
    """Every form of his secret thrust."""
    bottes = tuple([faces_of(botte) for botte in BOTTE[HERO[hero]][better]])
    return draw("mousquetaires/sheets.html#thrust", bottes=bottes, better=better, name=name)


@kept
def ability(draw: Draw, hero: str) -> Html:
    """What he alone can do."""
    return draw("mousquetaires/sheets.html#ability", ability=ABILITY[HERO[hero]])


# In the notebook


def company(r: Reading) -> Parts:
    """All Musketeers, the viewer's own first: as many cards as this viewer sees."""
    ordered = sorted(r.sight.riders, key=lambda rider: rider.seat != r.seat)
    several = len(r.rules.riders) > 1
    found = []
    for rider in ordered:
        player = r.names[rider.seat] if several and rider.seat != r.seat else ""
        acted = rider.acted and r.phase == MUSKETEERS_PHASE
        name = f"mate-{rider.id}"
        found.append((name, recalled(r.scene.memo, name, mate, r.draw, rider, r.shape(rider.id), player, acted)))
    return Parts(company_frame(r.draw, tuple([name for name, _ in found])), tuple(found))


@kept
def company_frame(draw: Draw, names: Names) -> Html:
    """Room for these Musketeers."""
    return draw("mousquetaires/sheets.html#company", names=names)


def mate(draw: Draw, rider: Rider, shape: int, player: str, acted: bool) -> Parts:
    """A Musketeer in the notebook: where he is and how he is, what is printed on his sheet, what he holds."""
    hero = rider.id
    head = draw(
        "mousquetaires/sheets.html#mate_head", hero=hero, medal=(shape, LETTERS[hero]), health=rider.health,
        of=HEALTH[HERO[hero]], place=rider.place, player=player, out=rider.out, acted=acted,
    )  # fmt: skip
    heap = holdings(draw, hero, rider.count, rider.hand, rider.tokens)
    return Parts(
        mate_frame(draw, hero, bool(rider.out), rider.tokens),
        ((f"mate-head-{hero}", head), (f"mate-holds-{hero}", heap)),
    )


@kept
def mate_frame(draw: Draw, hero: str, out: bool, tokens: Names) -> Html:
    """What is printed on his sheet, with room for the rest."""
    printed = (skills(draw, hero, tokens), thrust(draw, hero, "imp_botte" in tokens), ability(draw, hero))
    return draw("mousquetaires/sheets.html#mate", hero=hero, out=out, printed=joined(printed))


def holdings(draw: Draw, hero: str, count: int, hand: Names, tokens: Names) -> Html:
    """His cards where they are seen, else how many there are; and his tokens."""
    if len(hand) != count:
        kinds = [draw("mousquetaires/sheets.html#closed", cards=count)]
    elif hand:
        kinds = [draw("mousquetaires/sheets.html#kind", held=each) for each in held(hand)]
    else:
        kinds = [draw("mousquetaires/sheets.html#empty")]
    kinds += [draw("mousquetaires/sheets.html#owned", token=each, emblem=TOKEN_EMBLEMS[each]) for each in tokens]
    return fill(draw("mousquetaires/sheets.html#holds", hero=hero), kinds=joined(kinds))


# Whose it is


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


@kept
def held(hand: tuple[str, ...]) -> tuple[Held, ...]:
    """A hand by kind of card, in the order of the box."""
    counts = Counter(hand)
    return tuple([Held(card, KINDS[card], CARD_EMBLEMS[card], counts[card]) for card in CARDS if counts[card]])


def skills_of(hero: str, tokens: Names) -> tuple[Skill, ...]:
    """All his Skills."""
    return tuple([skill_of(hero, tokens, name) for name in SKILLS])


def skill_of(hero: str, tokens: Names, name: str) -> Skill:
    """A Skill with its improvement."""
    better = LIMITS["improvement"] if f"imp_{name}" in tokens else 0
    return Skill(name, SKILL_EMBLEMS[name], BOX.musketeer[HERO[hero]].skills[name] + better, better)
