"""A finished round of the Council of Verona, in the notebook and on the board; how seats stand; everything face up.

All of it comes from what the viewer may remember: a token that stayed face down has the same bytes whatever it hides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import msgspec

from perfidie.boards.pieces import fill, joined, kept, recalled
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Parts, Scene
from perfidie.engine import View
from perfidie.games.verona.rules.box import (
    CARD,
    EACH_ZONE,
    FACE,
    FAMILY,
    KIND,
    KINDS,
    MODIFIER,
    NAMES,
    ZONE,
    ZONES_OF,
    Cards,
    Kinds,
    Row,
    Zone,
    bits,
    signed,
)
from perfidie.games.verona.rules.scoring import points
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import Table
from perfidie.games.verona.sight.view import CardIds, Past, Sight, Token, tokens
from perfidie.games.verona.web.people import Verdict
from perfidie.games.verona.web.reading import EMBLEMS, OVER, Reading, Spot, families_of, is_objective, read
from perfidie.games.verona.web.square import square


class Bet(NamedTuple):
    """A betting zone of a finished round; without a token its owner is -1."""

    modifier: str
    owner: int
    name: str
    kind: str
    """Empty where it stayed face down."""
    how: str
    """How the viewer alone knows a token that stayed face down: as their `own`, or `seen` with Paris."""
    sum: str
    """What it brings on a met objective: `3 + 1 = 4`; empty for vials."""


class Person(NamedTuple):
    """An objective character of a finished round."""

    card: str
    emblem: str
    family: str
    place: str
    fate: str
    """dead, met or unmet."""
    bets: tuple[Bet, ...]


class Account(NamedTuple):
    """A seat's line in the table of the rounds."""

    seat: int
    name: str
    scores: Row
    total: int
    leads: bool


# The round that was finished last


def last_round(scene: Scene) -> Html:
    """The round that was finished last, for the notebook; an empty note where there is none."""
    r = read(scene)
    return recalled(scene.memo, "past", opened, r.draw, r.names, r.rules, r.sight.past[-1:], len(r.sight.past), r.seat)


def winners_of(view: View[Sight]) -> Row:
    """Nobody while the match goes on."""
    return view.outcome.winners if view.outcome else ()


def opened(draw: Draw, names: Names, rules: Rules, last: tuple[Past, ...], round: int, me: int | None) -> Html:
    """Deaths first, then the objectives one by one with their tokens and what they brought."""
    if not last:
        return draw("verona/past.html#round", round=0, rounds=0, people=(), counts=(), winners=(), best=0)
    best = max(last[0].scores)
    return draw(
        "verona/past.html#round",
        round=round,
        rounds=rules.rounds,
        people=tuple(people_of(names, rules, last[0], me)),
        counts=counts_of(last[0]),
        winners=tuple([names[seat] for seat, score in enumerate(last[0].scores) if score == best]),
        best=best,
    )


def people_of(names: Names, rules: Rules, past: Past, me: int | None) -> Iterator[Person]:
    """The objective characters on the table: the dead first, the others in the order of the box."""
    placed = {(token.card, token.zone): token for token in past.tokens}
    on_table = [card for card in (*past.council, *past.exile) if is_objective(card)]
    for card in sorted(on_table, key=lambda card: (card not in past.dead, CARD[card])):
        fate = "dead" if card in past.dead else "met" if card in past.met else "unmet"
        zones = enumerate(ZONES_OF[CARD[card]], start=1)
        bets = [bet(names, rules, zone, placed.get((card, number)), fate, me) for number, zone in zones]
        place = "council" if card in past.council else "exile"
        yield Person(card, EMBLEMS[card], families_of(card)[0], place, fate, tuple(bets))


def bet(names: Names, rules: Rules, zone: Zone, token: Token | None, fate: str, me: int | None) -> Bet:
    """A betting zone with the token that lay there, as far as the viewer knows it."""
    modifier = signed(MODIFIER[zone])
    if token is None:
        return Bet(modifier, -1, "", "", "", "")
    turned = fate == "met" or rules.shows_all
    how = "" if turned else "own" if token.owner == me else "seen" if me in token.lookers else ""
    brings = sum_of(rules, token.kind, zone) if fate == "met" else ""
    return Bet(modifier, token.owner, names[token.owner], token.kind, how, brings)


def sum_of(rules: Rules, kind: str, zone: Zone) -> str:
    """What a token brings, as one reckons it aloud, `3 + 1 = 4`; a vial brings nothing."""
    if not kind.isdecimal():
        return ""
    value, modifier = FACE[KIND[kind]], MODIFIER[zone]
    brings = points(rules, KIND[kind], zone)
    equals = "=" if brings == value + modifier else "→"
    return f"{value} {'-' if modifier < 0 else '+'} {abs(modifier)} {equals} {brings}"


def counts_of(past: Past) -> tuple[int, int, int, int, int]:
    """The living: Capulets, Montagues and neutrals at the Council, all at the Council, all in Exile."""
    council = bits(tuple([CARD[card] for card in past.council if card not in past.dead]))
    exile = [card for card in past.exile if card not in past.dead]
    capulets, montagues, neutrals = [(council & family).bit_count() for family in FAMILY.values()]
    return capulets, montagues, neutrals, council.bit_count(), len(exile)


def accounts_of(names: Names, rules: Rules, scores: tuple[Row, ...], winners: Row) -> tuple[Account, ...]:
    """The match so far, seat by seat. Who leads has the most points; at the end, who has won."""
    totals = [sum([row[seat] for row in scores]) for seat in range(rules.seats)]
    lead = winners or tuple([seat for seat, total in enumerate(totals) if total == max(totals)])
    return tuple(
        [
            Account(seat, names[seat], tuple([row[seat] for row in scores]), total, seat in lead)
            for seat, total in enumerate(totals)
        ]
    )


@kept
def rounds_so_far(draw: Draw, names: Names, rules: Rules, scores: tuple[Row, ...], winners: Row) -> Html:
    """The table of the rounds alone, for the notebook."""
    return draw("verona/notes.html#rounds", accounts=accounts_of(names, rules, scores, winners) if scores else ())


# The board on which a round was judged


def judged(r: Reading) -> Parts:
    """Council and Exile as they stood when the last round was judged, with what came of every objective."""
    past = r.sight.past[-1]
    return square(read(standing_then(r.scene, past.council, past.exile, past.tokens)), verdict_of(r.rules, past))


def standing_then(scene: Scene, council: CardIds, exile: CardIds, tokens: tuple[Token, ...]) -> Scene:
    """The scene with these people and tokens on the table, and nothing to decide."""
    table = msgspec.structs.replace(scene.view.table, council=council, exile=exile, tokens=tokens)
    return replace(scene, view=msgspec.structs.replace(scene.view, table=table), legal=(), memo={})


def verdict_of(rules: Rules, past: Past) -> Verdict:
    """What came of every objective, and what each token on a met one brought."""
    on_table = [card for card in (*past.council, *past.exile) if is_objective(card)]
    fates = {card: "dead" if card in past.dead else "met" if card in past.met else "unmet" for card in on_table}
    paid = [token for token in past.tokens if token.card in past.met and token.kind.isdecimal()]
    brings = {(token.card, token.zone): worth(rules, token.kind, (token.card, token.zone)) for token in paid}
    return Verdict(fates, brings)


def worth(rules: Rules, kind: str, spot: Spot) -> str:
    """What a token brings on a met objective, with its sign."""
    return signed(points(rules, KIND[kind], ZONE[CARD[spot[0]], spot[1]]))


# How a seat stands at the end


def standing(scene: Scene, seat: int) -> Html:
    """The scores of its rounds, and their sum."""
    scores = tuple([past.scores[seat] for past in scene.view.table.past])
    return scene.draw("verona/past.html#standing", scores=scores, total=sum(scores))


# Everything face up


def open_board(scene: Scene, state: Table) -> Html:
    """Everything face up, for the replay of a match that is over: the table, then hands, pack and discard."""
    r = read(face_up(scene, state))
    table = square(r).whole() if r.laid else judged(r).whole() if r.phase == OVER else ""
    return joined(['<div class="open-verona">', table, in_hands(r.draw, r.names, state), "</div>"])


def face_up(scene: Scene, state: Table) -> Scene:
    """The scene as nobody at the table ever saw it: every token turned over, those of the past as well."""
    view: View[Sight] = scene.view
    past = [
        msgspec.structs.replace(each, tokens=tokens(*closed[3:7], None, EACH_ZONE))
        for each, closed in zip(view.table.past, state.closed, strict=True)
    ]
    placed = tokens(state.zones, state.owners, state.kinds, state.looked, None, EACH_ZONE)
    table = msgspec.structs.replace(view.table, past=tuple(past), tokens=placed)
    return replace(scene, view=msgspec.structs.replace(view, table=table, seat=None), legal=())


def in_hands(draw: Draw, names: Names, state: Table) -> Html:
    """The cards and tokens of every hand, and the cards in none."""
    hands = list(zip(names, state.hands, state.left, strict=True)) if not state.deck else []  # else chance still deals
    shown = [hand(draw, seat, *each) for seat, each in enumerate(hands) if each[1] or each[2]]
    aside = "discard" if state.setup.drafts else "removed"
    shown += [pile(draw, which, cards) for which, cards in (("pack", state.pack), (aside, state.removed)) if cards]
    return fill(draw("verona/open_hands.html#all"), hands=joined(shown)) if shown else ""


@kept
def hand(draw: Draw, seat: int, name: str, cards: Cards, left: Kinds) -> Html:
    """The cards and tokens of one hand."""
    kinds = tuple([KINDS[kind] for kind in left])
    return draw("verona/open_hands.html#hand", seat=seat, name=name, faces=faces(cards), kinds=kinds)


@kept
def pile(draw: Draw, which: str, cards: Cards) -> Html:
    """Cards that are in no hand."""
    return draw("verona/open_hands.html#pile", which=which, faces=faces(cards))


def faces(cards: Cards) -> tuple[tuple[str, str], ...]:
    """Characters with their families."""
    return tuple([(card, families_of(card)[0]) for card in [NAMES[each] for each in cards]])
