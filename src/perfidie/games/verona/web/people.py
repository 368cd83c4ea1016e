"""The people of Verona at the Council and in Exile, with the tokens on their betting zones.

A token shows its owner to everybody. Its kind is drawn only where the view gives it, or where it follows for certain;
face down, all tokens of one owner are the same bytes, but for who was seen to look at them.

Nobody jumps when somebody else comes or goes: the board is cut into rows (or columns) for more objective characters
than stand on it, and each stands in its row by `translate`, which moves no neighbour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from perfidie.boards.pieces import Part, fill, joined, kept
from perfidie.boards.reading import Agreed, Names
from perfidie.boards.scene import Draw, Html, Parts, hole
from perfidie.games.verona.rules.box import BOX, CARD, FAMILIES, ZONED, signed
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
from perfidie.games.verona.web.wishes import Signs, living, stands

PRESSED = {"Banish": "move", "Recall": "move", "CopyCapulet": "copy", "CopyMontague": "copy"}
"""The steps in which a character is pressed, and what that does."""
CHECKED = ("SwapTokens", "LookAtTokens")
"""The steps in which tokens are checked."""
BETS = ("PlaceToken", "PlaceLastToken")
"""The steps in which an empty zone is pressed."""
ROOMS = (4, 6)
"""For how many objective characters the board is cut before it is cut for all of the round."""
NARROWEST = 2
"""The columns a place needs for its own name, where the two places stand side by side."""


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


class Verdict(NamedTuple):
    """What has been judged of a round so far, while it is being judged or when it is over."""

    fates: Mapping[str, str]
    """By objective character that has been judged: met, unmet or dead."""
    brings: Mapping[Spot, str]
    """What a token brought, of those that have been counted."""
    now: frozenset[str] = frozenset()
    """The characters that are being looked at."""


def square(r: Reading, verdict: Verdict | None = None, over: Html = "") -> Parts:
    """Council and Exile; every character is a part of its own. `over` lies over the whole board."""
    sight, draw = r.sight, r.draw
    rows = {
        f"{place}_{sort}": tuple([card for card in there if is_objective(card) == (sort == "wishes")])
        for place, there in (("council", sight.council), ("exile", sight.exile))
        for sort in ("wishes", "powers")
    }
    room = room_for(
        len(rows["council_wishes"]) + len(rows["exile_wishes"]), sum([card in ZONED for card in r.rules.cards])
    )
    verb = "play" if r.step == "PlayCard" else ""
    frame = vessel(draw, tuple(rows.items()), room, verb, verdict is not None)
    parts: list[Part] = [("tally", tally(draw, sight.council))]
    parts += people(r, [card for row in rows.values() for card in row], verdict)
    return Parts(fill(frame, tally=hole("tally"), over=over, **in_rows(rows)), tuple(parts))


def room_for(standing: int, most: int) -> int:
    """For how many objective characters the board has room: it is cut anew at most twice a round."""
    return min(most, next(room for room in (*ROOMS, most) if room >= standing))


def in_rows(rows: Mapping[str, CardIds]) -> dict[str, Html]:
    """A hole for each of the people, by the row they stand in."""
    return {name: joined([hole(f"who-{card}") for card in row]) for name, row in rows.items()}


@kept
def vessel(draw: Draw, rows: tuple[tuple[str, CardIds], ...], room: int, verb: str, judged: bool) -> Html:
    """The two places, with holes for the tally and the people."""
    counts = tuple([len(row) for _, row in rows])
    council, exile = counts[0], counts[2]
    cut = council + (room - council - exile) // 2
    least = [max(count, NARROWEST) for count in (council, exile)]
    columns = max(room, sum(least))
    split = least[0] + (columns - sum(least)) // 2
    return draw(
        "verona/square.html#square",
        counts=counts,
        rows=room,
        cut=cut,
        columns=columns,
        split=split,
        verb=verb,
        judged=judged,
    )


@kept
def tally(draw: Draw, council: CardIds) -> Html:
    """Capulets, Montagues and neutrals at the Council."""
    families = [families_of(card) for card in council]
    counts = tuple([(family, sum([family in each for each in families])) for family in FAMILIES])
    return draw("verona/square.html#tally", families=counts)


def people(r: Reading, cards: list[str], verdict: Verdict | None) -> list[Part]:
    """The characters on the table, each as it stands for this viewer."""
    sight = r.sight
    marks, targets = as_things_stand(r.view, r.rules), targets_of(r)
    there = living(sight.council, sight.exile, marks)
    moved, zones = touched(r.scene) if verdict is None else (frozenset(), frozenset())
    known = {(token.card, token.zone): token for token in sight.tokens}
    sure = deduced(r.view, r.rules) if verdict is None else {}
    fresh = sight.plays[-1] if sight.plays and r.phase != LAST_LAP and verdict is None else ""
    brings = verdict.brings if verdict else {}
    drawn: list[Part] = []
    for card in cards:
        held = []
        for number, modifier in enumerate(BOX.card[CARD[card]].zones, start=1):
            spot = (card, number)
            token = seen(known[spot], r.seat, sure) if spot in known else None
            point = "check" if spot in targets.tokens else "press" if spot in targets.empty else ""
            held.append(zone(r.draw, r.names, spot, modifier, token, point, spot in zones, brings.get(spot, "")))
        state = state_of(card, fresh, moved, verdict)
        mark = None if verdict else marks.get(card)
        press = targets.verb if card in targets.people else ""
        signs = stands(r.rules, there, card) if card in marks else ()
        drawn.append(
            (f"who-{card}", person(r.draw, card, r.agreed, state, mark, signs, press, bool(r.step), joined(held)))
        )
    return drawn


def state_of(card: str, fresh: str, moved: frozenset[str], verdict: Verdict | None) -> str:
    """The classes that say what has just happened to a character."""
    if verdict is not None:
        fate = verdict.fates.get(card, "")
        return " ".join(
            [name for name in (f"is-{fate}" if fate else "", "is-judged" if card in verdict.now else "") if name]
        )
    return " ".join([name for name, holds in (("is-fresh", card == fresh), ("is-moved", card in moved)) if holds])


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
def zone(
    draw: Draw, names: Names, spot: Spot, modifier: int, token: Seen | None, point: str, new: bool, brings: str
) -> Html:
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
        brings=brings,
        lookers=tuple([(seat, names[seat]) for seat in lookers]),
    )


@kept
def person(
    draw: Draw,
    card: str,
    agreed: Agreed,
    state: str,
    mark: Mark | None,
    signs: Signs,
    press: str,
    asked: bool,
    zones: Html,
) -> Html:
    """One character, put together from its card, its zones and how its objective stands."""
    drawn = draw(
        "verona/person.html",
        card=card,
        emblem=EMBLEMS[card],
        families=families_of(card),
        power=not zones,
        agreed=agreed,
        state=state,
        mark=tuple(mark) if mark else None,
        signs=signs,
        press=press,
        asked=asked,
    )
    return fill(drawn, zones=zones)
