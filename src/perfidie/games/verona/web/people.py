"""The people of Verona at the Council and in Exile, with the tokens on their betting zones.

A token shows its owner to everybody. Its kind is drawn only where the view gives it, or where it follows for certain;
face down, all tokens of one owner are the same bytes, but for who was seen to look at them.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Part, fill, joined, kept
from perfidie.boards.reading import Agreed, Names
from perfidie.boards.scene import Draw, Html, Parts, hole
from perfidie.games.verona.rules.box import BOX, CARD, FAMILIES, signed
from perfidie.games.verona.sight.knowledge import Mark, as_things_stand, deduced
from perfidie.games.verona.sight.view import CardIds, Token
from perfidie.games.verona.web.reading import (
    EMBLEMS,
    LAST_LAP,
    Reading,
    Spot,
    families_of,
    is_objective,
    touched,
)

PRESSED = {"Banish": "move", "Recall": "move", "CopyCapulet": "copy", "CopyMontague": "copy"}
"""The steps in which a character is pressed, and what that does."""
CHECKED = ("SwapTokens", "LookAtTokens")
"""The steps in which tokens are checked."""
BETS = ("PlaceToken", "PlaceLastToken")
"""The steps in which an empty zone is pressed."""


class Seen(NamedTuple):
    """A token as this viewer may know it."""

    owner: int
    kind: str
    how: str
    """How its kind is known: own, seen with Paris, deduced; empty where it is not."""
    lookers: tuple[int, ...]
    """The others who have seen it with Paris."""


class Targets(NamedTuple):
    """What can be pointed at now."""

    verb: str
    people: frozenset[str]
    tokens: frozenset[Spot]
    empty: frozenset[Spot]


def square(r: Reading) -> Parts:
    """Tally, Council and Exile; every character is a part of its own."""
    sight, draw = r.sight, r.draw
    rows = {
        f"{place}_{sort}": tuple([card for card in there if is_objective(card) == (sort == "wishes")])
        for place, there in (("council", sight.council), ("exile", sight.exile))
        for sort in ("wishes", "powers")
    }
    parts: list[Part] = [("tally", tally(draw, sight.council, len(sight.exile)))]
    parts += people(r, [card for row in rows.values() for card in row])
    return Parts(vessel(draw, tuple(rows.items())), tuple(parts))


@kept
def vessel(draw: Draw, rows: tuple[tuple[str, CardIds], ...]) -> Html:
    """The two places, with a hole for the tally and for each of the people."""
    people = {name: joined([hole(f"who-{card}") for card in row]) for name, row in rows if row}
    counts = tuple([len(row) for _, row in rows])
    return fill(draw("verona/square.html#square", counts=counts), tally=hole("tally"), **people)


@kept
def tally(draw: Draw, council: CardIds, exiled: int) -> Html:
    """Capulets, Montagues and neutrals at the Council; how many are there, and how many in Exile."""
    families = [families_of(card) for card in council]
    counts = tuple([(family, sum([family in each for each in families])) for family in FAMILIES])
    return draw("verona/square.html#tally", families=counts, council=len(council), exile=exiled)


def people(r: Reading, cards: list[str]) -> list[Part]:
    """The characters on the table, each as it stands for this viewer."""
    sight = r.sight
    marks, targets = as_things_stand(r.view, r.rules), targets_of(r)
    moved, zones = touched(r.scene)
    known = {(token.card, token.zone): token for token in sight.tokens}
    sure = deduced(r.view, r.rules)
    fresh = sight.plays[-1] if sight.plays and r.phase != LAST_LAP else ""
    drawn: list[Part] = []
    for card in cards:
        held = []
        for number, modifier in enumerate(BOX.card[CARD[card]].zones, start=1):
            spot = (card, number)
            token = seen(known[spot], r.seat, sure) if spot in known else None
            point = "check" if spot in targets.tokens else "press" if spot in targets.empty else ""
            held.append(zone(r.draw, r.names, spot, modifier, token, point, spot in zones))
        press = targets.verb if card in targets.people else ""
        html = person(r.draw, card, r.agreed, card == fresh, card in moved, marks.get(card), press, joined(held))
        drawn.append((f"who-{card}", html))
    return drawn


def targets_of(r: Reading) -> Targets:
    """The characters, tokens and empty zones that a legal choice names."""
    step, legal = r.step, r.scene.legal
    nobody: frozenset[str] = frozenset()
    nowhere: frozenset[Spot] = frozenset()
    if step in PRESSED:
        return Targets(PRESSED[step], frozenset([words[1] for words in legal if len(words) > 1]), nowhere, nowhere)
    if step in CHECKED:
        return Targets("", nobody, spots(legal, 1) | spots(legal, 3), nowhere)
    if step in BETS:
        return Targets("", nobody, nowhere, spots(legal, 2))
    return Targets("", nobody, nowhere, nowhere)


def spots(legal: tuple[tuple[str, ...], ...], at: int) -> frozenset[Spot]:
    """The zones that are named at this place of the words."""
    return frozenset([(words[at], int(words[at + 1])) for words in legal if len(words) > at + 1])


def seen(token: Token, me: int | None, sure: dict[int, str]) -> Seen:
    """A token with its kind as far as it is known."""
    others = tuple([seat for seat in token.lookers if seat != me])
    if token.kind:
        return Seen(
            token.owner, token.kind, "own" if token.owner == me else "seen" if me in token.lookers else "open", others
        )
    kind = sure.get(token.number, "")
    return Seen(token.owner, kind, "deduced" if kind else "", others)


@kept
def zone(draw: Draw, names: Names, spot: Spot, modifier: int, token: Seen | None, point: str, new: bool) -> Html:
    """One betting zone: pressed while it is empty, checked while a token on it is asked for."""
    card, number = spot
    owner, kind, how, lookers = token or Seen(-1, "", "", ())
    return draw(
        "verona/zone.html",
        card=card,
        number=number,
        modifier=signed(modifier),
        owner=owner,
        name=names[owner] if owner >= 0 else "",
        kind=kind,
        how=how,
        point=point,
        new=new,
        lookers=tuple([(seat, names[seat]) for seat in lookers]),
    )


@kept
def person(
    draw: Draw, card: str, agreed: Agreed, fresh: bool, moved: bool, mark: Mark | None, press: str, zones: Html
) -> Html:
    """One character, put together from its card, its zones and how its objective stands."""
    drawn = draw(
        "verona/person.html",
        card=card,
        emblem=EMBLEMS[card],
        families=families_of(card),
        power=not zones,
        agreed=agreed,
        fresh=fresh,
        moved=moved,
        mark=tuple(mark) if mark else None,
        press=press,
    )
    return fill(drawn, zones=zones)
