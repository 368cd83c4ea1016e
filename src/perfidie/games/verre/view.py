"""What a seat sees and remembers at the poisoned glass.

Everything a seat does not know for certain falls into *groups*: so many cards lie on so many places, in
an unknown order. Groups are the pairs of the notebook; imagination deals each one anew.
"""

from __future__ import annotations

import msgspec

from perfidie.engine import View
from perfidie.games.verre.actions import WORD
from perfidie.games.verre.setup import Row, Rows
from perfidie.games.verre.table import Table

HAND = 100
"""Place of a card in the hand of seat s: HAND + s. Smaller places are the numbers of laid cards."""
REMOVED = 200
"""Place of the card set aside at two seats."""

Cards = tuple[str, ...]


class Group(msgspec.Struct, frozen=True):
    """These cards lie on these places, and this seat cannot tell which is where."""

    cards: Cards
    places: Row


class HandSeen(msgspec.Struct, frozen=True):
    """A hand as this seat held it: in which turn, dealt to whom, and what was in it."""

    turn: int
    dealt_to: int
    cards: Cards


class Sight(msgspec.Struct, frozen=True):
    """The table of the poisoned glass as one seat may know it."""

    round: int
    wesley: int
    vizzini: int
    hearts: Row
    turn: int
    power: bool
    undealt: int
    hand: Cards
    hand_sizes: Row
    glasses: Rows
    """The numbers of the cards in each glass, bottom first; a number says nothing about a face."""
    pourers: Row
    """Who poured each numbered card; -1 for a card dealt by chance."""
    spied: Rows
    peeked: Row
    taken: Row
    announced: Row
    opened: tuple[bool, ...]
    faces: Cards
    """By number, the faces this seat is certain of; empty where it is not."""
    seen: tuple[bool, ...]
    """By number, whether that certainty comes from the seat's own eyes (else it is deduced)."""
    removed: str
    """The card set aside at two seats, if this seat knows it."""
    groups: tuple[Group, ...]
    hands_seen: tuple[HandSeen, ...]
    balances: tuple[int | None, ...]
    """By glass, antidote minus poison (without Wesley's bonus) where the seat is certain of it."""


def look(s: Table, seat: int | None) -> Sight:
    """Builds the sight of one seat, from nothing."""
    rules = s.setup
    faces, seen, removed, groups, hands = remember(s, seat)
    laid = len(s.faces)
    return Sight(
        s.round, s.wesley, rules.vizzini[s.wesley], s.hearts, s.turn, s.power, len(s.deck),
        tuple([WORD[card] for card in s.hands[seat]]) if seat is not None and s.hands else (),
        tuple([len(hand) for hand in s.hands]),
        s.glasses, rules.pourer[s.wesley][:laid], s.spied, s.peeked, s.taken, s.announced, s.opened,
        tuple([WORD[face] if face else "" for face in faces]),
        tuple(seen), WORD[removed] if removed else "",
        tuple([Group(tuple([WORD[card] for card in sorted(cards)]), tuple(places)) for cards, places in groups]),
        tuple([HandSeen(turn, origin, tuple([WORD[card] for card in cards])) for turn, origin, cards in hands]),
        tuple([balance(s, glass, faces, groups) for glass in s.glasses]),
    )  # fmt: skip


Groups = list[tuple[list[int], list[int]]]
Hands = list[tuple[int, int, list[int]]]


def remember(s: Table, seat: int | None) -> tuple[list[int], list[bool], int, Groups, Hands]:
    """The notebook: faces seen or deduced, the removed card, groups, hands held.

    Reads of the true state only what the seat saw: glasses opened to all, its own looks, its own cards,
    and the hands that went through its own.
    """
    rules = s.setup
    if not s.faces:
        return [], [], 0, [], []
    all_shown = rules.shows_all and not s.agenda
    seen = eyes(s, seat, all_shown)
    faces = [face if saw else 0 for face, saw in zip(s.faces, seen, strict=True)]
    unseen = set(rules.deck).difference(faces)
    if seat is not None:
        unseen.difference_update(s.hands[seat])
    unknown = {number for number, saw in enumerate(seen) if not saw}
    groups: Groups = []
    hands: Hands = [] if seat is None else hands_held(s, seat)
    for cards, places in passed_on(s, seat, hands):
        left = [card for card in cards if card in unseen]
        where = [place for place in places if place >= HAND or place in unknown]
        unseen.difference_update(left)
        unknown.difference_update(where)
        if left:
            groups.append((left, where))
    known_hands = {place for _, places in groups for place in places if place >= HAND}
    rest = sorted(unknown)
    for other, hand in enumerate(s.hands):
        if other != seat and HAND + other not in known_hands:
            rest += [HAND + other] * len(hand)
    removed = 0
    if rules.figures.removed and len(s.faces) <= rules.laid:  # else it lies in the short glass (dregs)
        if all_shown:
            removed = s.dealt[-1]
            unseen.discard(removed)
        else:
            rest.append(REMOVED)
    if unseen:
        groups.append((list(unseen), rest))
    for cards, places in groups:
        if len(cards) == 1 and places[0] < HAND:  # a certain deduction
            faces[places[0]] = cards[0]
    return faces, seen, removed, [g for g in groups if len(g[0]) > 1 or g[1][0] >= HAND], hands


def eyes(s: Table, seat: int | None, all_shown: bool) -> list[bool]:
    """By card number: has this seat seen its face?"""
    if all_shown:
        return [True] * len(s.faces)
    seen = [pourer == seat for pourer in s.setup.pourer[s.wesley][: len(s.faces)]]
    if seat is not None:
        for glass in s.spied[seat]:
            seen[glass] = True  # the bottom of glass g is card number g
        if seat == s.setup.vizzini[s.wesley]:
            for number in s.peeked:
                seen[number] = True
    for taken, opened in zip(s.taken, s.opened, strict=True):
        if opened:
            for number in s.glasses[taken]:
                seen[number] = True
    return seen


def hands_held(s: Table, seat: int) -> Hands:
    """In turn t a seat holds the hand dealt to the seat t places to its right."""
    rules = s.setup
    hands: Hands = []
    for turn in range(s.turn + 1):
        origin = (seat - turn) % rules.seats
        cards = list(s.dealt_hand(origin))
        for earlier in range(turn):
            cards.remove(s.faces[pour_number(s, origin, earlier)])
        hands.append((turn, origin, cards))
    return hands


def pour_number(s: Table, origin: int, turn: int) -> int:
    """The number of the card poured in this turn from the hand dealt to `origin`."""
    rules = s.setup
    pourer = (origin + turn) % rules.seats
    return rules.glasses + turn * rules.seats + (pourer - s.wesley) % rules.seats


def passed_on(s: Table, seat: int | None, hands: Hands) -> Groups:
    """What was passed on: so many cards, known, poured since by others or still in a hand."""
    rules = s.setup
    now = s.turn
    groups: Groups = []
    for turn, origin, cards in hands:
        if turn >= now:
            continue  # still in this seat's own hand
        mine = s.faces[pour_number(s, origin, turn)]
        left = [card for card in cards if card != mine]
        back = next((h for h in hands if h[1] == origin and h[0] > turn), None)
        until = back[0] - 1 if back else now
        places = [pour_number(s, origin, later) for later in range(turn + 1, until + 1)]
        places = [number for number in places if number < len(s.faces)]
        if back:  # two seats: the hand comes back and shows what is missing
            left = [card for card in left if card not in back[2]]
        else:
            places += [HAND + (origin + now) % rules.seats] * (len(left) - len(places))
        groups.append((left, places))
    return groups


def balance(s: Table, glass: Row, faces: list[int], groups: Groups) -> int | None:
    """Antidote minus poison, where every unknown card of the glass belongs to a group that lies wholly in it."""
    known = [faces[number] for number in glass if faces[number]]
    missing = len(glass) - len(known)
    for cards, places in groups:
        if missing and all(place in glass for place in places):
            known += cards
            missing -= len(cards)
    if missing:
        return None
    return sum([1 if face > 0 else -1 for face in known]) if s.setup.by_count else sum(known)


def for_person(view: View[Sight]) -> View[Sight]:
    """Option notebook: how much of its memory a person's screen shows (programs always get all of it)."""
    level = view.options["notebook"]
    if level == "full" or view.seat is None:
        return view
    table = view.table
    opened = {number for seat, glass in enumerate(table.taken) if table.opened[seat] for number in table.glasses[glass]}
    kept = [seen and (level == "seen_only" or number in opened) for number, seen in enumerate(table.seen)]
    table = msgspec.structs.replace(
        table,
        faces=tuple(face if keep else "" for face, keep in zip(table.faces, kept, strict=True)),
        groups=(),
        hands_seen=table.hands_seen if level == "seen_only" else (),
        balances=tuple(None for _ in table.balances),
    )
    return msgspec.structs.replace(view, table=table)
