"""The people of Verona at the Council and in Exile, each with its zones, what its wish counts, and the marks on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from perfidie.boards.pieces import Nested, kept, recalled
from perfidie.boards.scene import Draw, Html, Parts
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.knowledge import Mark, as_things_stand, deduced
from perfidie.games.verona.sight.view import Token
from perfidie.games.verona.web.reading import EMBLEMS, LAST_LAP, Reading, Spot, families_of, touched
from perfidie.games.verona.web.wishes import Signs, counts, living
from perfidie.games.verona.web.zones import SPOTS, Lying, Sure, by_character, zones

PRESSED = {"Banish": "move", "Recall": "move", "CopyCapulet": "copy", "CopyMontague": "copy"}
"""The steps in which a character is pressed, and what that does."""
CHECKED = ("SwapTokens", "LookAtTokens")
"""The steps in which tokens are checked."""
BETS = ("PlaceToken", "PlaceLastToken")
"""The steps in which an empty zone is pressed."""
STATES = {(False, False): "", (True, False): "is-fresh", (False, True): "is-moved", (True, True): "is-fresh is-moved"}
"""What has just happened to a character: it was played, it was moved."""
SPOTTED = {card: f"zones-{card}" for card in SPOTS}


class Targets(NamedTuple):
    """What can be pointed at now: characters to press, tokens to check, empty zones to press."""

    verb: str = ""
    people: frozenset[str] = frozenset()
    point: str = ""
    spots: frozenset[Spot] = frozenset()


NO_TARGETS = Targets()


class Verdict(NamedTuple):
    """What has been judged of a round so far, while it is being judged or when it is over."""

    fates: Mapping[str, str]
    """By objective character that has been judged: met, unmet or dead."""
    brings: Mapping[Spot, str]
    """What a token brought, of those that have been counted."""
    now: frozenset[str] = frozenset()
    """The characters that are being looked at."""


class Stands(NamedTuple):
    """How a character stands: its wish, what has just happened to it, and what can be done with it."""

    signs: Signs
    mark: Mark | None = None
    state: str = ""
    press: str = ""
    fate: str = ""
    """Once it is judged: met, unmet or dead."""
    judged: bool = False
    """Whether it is being judged at this moment."""


def people(r: Reading) -> dict[str, Nested]:
    """The characters on the table by their names, each as it stands for this viewer."""
    sight, memo, draw, rules, names, me = r.sight, r.scene.memo, r.draw, r.rules, r.names, r.seat
    marks, (verb, pressed, point, spots) = marks_of(r), targets_of(r)
    signs = counts(rules, living(sight.council, sight.exile, marks))
    moved, zones_touched = touched(r.scene)
    tokens, pointed, stirred = on_each(sight.tokens), by_character(spots), by_character(zones_touched)
    sure = follows(r)
    fresh = sight.plays[-1] if sight.plays and r.phase != LAST_LAP else ""
    found: dict[str, Nested] = {}
    for card in (*sight.council, *sight.exile):
        state = STATES[card == fresh, card in moved]
        stands = Stands(signs.get(card, ()), marks.get(card), state, verb if card in pressed else "")
        lying = Lying(tokens.get(card, ()), sure, point, pointed.get(card, ()), stirred.get(card, ()))
        held = recalled(memo, SPOTTED[card], zones, draw, names, me, card, lying)
        found[card] = recalled(memo, card, person, draw, rules, card, stands, held)
    return found


def judged_people(r: Reading, verdict: Verdict) -> dict[str, Nested]:
    """The same while a round is judged: what has become of each of them so far."""
    sight, tokens = r.sight, on_each(r.sight.tokens)
    signs = counts(r.rules, living(sight.council, sight.exile, marks_of(r)))
    found: dict[str, Nested] = {}
    for card in (*sight.council, *sight.exile):
        stands = Stands(signs.get(card, ()), fate=verdict.fates.get(card, ""), judged=card in verdict.now)
        brings = tuple([verdict.brings.get(spot, "") for spot in SPOTS[card]])
        held = zones(r.draw, r.names, r.seat, card, Lying(tokens.get(card, ()), brings=brings))
        found[card] = person(r.draw, r.rules, card, stands, held)
    return found


def on_each(tokens: tuple[Token, ...]) -> dict[str, tuple[Token, ...]]:
    """The tokens on each character."""
    found: dict[str, tuple[Token, ...]] = {}
    for token in tokens:
        found[token.card] = (*found.get(token.card, ()), token)
    return found


def marks_of(r: Reading) -> dict[str, Mark]:
    """How the wishes stand, worked out again only where somebody has moved or a token was placed."""
    sight = r.sight
    facts = (sight.council, sight.exile, sight.tokens)
    before = r.scene.memo.get("marks")
    if before is None or before[0] != facts:
        before = r.scene.memo["marks"] = (facts, as_things_stand(r.view, r.rules))
    marks: dict[str, Mark] = before[1]
    return marks


def follows(r: Reading) -> Sure:
    """The kinds that follow for certain: something must have been seen with Paris."""
    looked = any([r.seat in token.lookers for token in r.sight.tokens])
    return tuple(deduced(r.view, r.rules).items()) if looked else ()


def targets_of(r: Reading) -> Targets:
    """The characters, tokens and empty zones that a legal choice names."""
    step, legal = r.step, r.scene.legal
    if step in PRESSED:
        return Targets(PRESSED[step], frozenset([words[1] for words in legal if len(words) > 1]))
    if step in CHECKED:
        return Targets(point="check", spots=spots(legal, 1) | spots(legal, 3))
    if step in BETS:
        return Targets(point="press", spots=spots(legal, 2))
    return NO_TARGETS


def spots(legal: tuple[tuple[str, ...], ...], at: int) -> frozenset[Spot]:
    """The zones that are named at this place of the words."""
    return frozenset([(words[at], int(words[at + 1])) for words in legal if len(words) > at + 1])


# One character


def person(draw: Draw, rules: Rules, card: str, stands: Stands, held: tuple[Nested, ...]) -> Nested:
    """One character, put together from its card, its zones, what its wish counts and its marks."""
    signs, mark, state, press, fate, judged = stands
    on_it = marks(draw, card, state, mark, fate, press)
    parts = (now(draw, card, signs), *held, on_it) if held else (on_it,)
    return f"who-{card}", Parts(printed(draw, rules, card, fate, judged), parts)


@kept
def printed(draw: Draw, rules: Rules, card: str, fate: str, judged: bool) -> Html:
    """A character as it is printed; while a round is judged, with what has become of it."""
    return draw(
        "verona/person.html#person",
        card=card,
        emblem=EMBLEMS[card],
        families=families_of(card),
        zones=len(SPOTS[card]),
        agreed=tuple(rules.options.items()),
        fate=" ".join([name for name in (f"is-{fate}" if fate else "", "is-judged" if judged else "") if name]),
    )


@kept
def now(draw: Draw, card: str, signs: Signs) -> Nested:
    """What is counted for its wish."""
    named = [(f"now-{card}-{place}", sign) for place, (icon, sign) in enumerate(signs) if not icon]
    vessel = draw("verona/person.html#now", card=card, icons=tuple([icon for icon, _ in signs]))
    parts = tuple([(name, draw("verona/person.html#sign", id=name, sign=sign)) for name, sign in named])
    return f"now-{card}", Parts(vessel, parts)


@kept
def marks(draw: Draw, card: str, state: str, mark: Mark | None, fate: str, press: str) -> Nested:
    """What lies on a character: how its wish stands, what has just happened to it, and the button to point at it."""
    told, name = tuple(mark) if mark else None, f"state-{card}"
    vessel = draw("verona/person.html#marks", card=card, mark=told, fate=fate, press=press)
    return f"marks-{card}", Parts(vessel, ((name, f'<i class="{state}" id="{name}" hidden></i>'),))
