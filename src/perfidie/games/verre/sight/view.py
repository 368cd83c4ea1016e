"""What a seat sees and remembers at the poisoned glass.

Everything a seat does not know for certain falls into *groups*: so many cards lie on so many places, in
an unknown order. Groups are the pairs of the notebook; imagination deals each one anew.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perfidie.engine import View
from perfidie.games.verre.rules.actions import WORD
from perfidie.games.verre.rules.box import Card, Glass, Laid, Pile, Piles, Row
from perfidie.games.verre.rules.table import Table

HAND = 100
"""Place of a card in the hand of seat s: HAND + s. Smaller places are the numbers of laid cards."""
REMOVED = 200
"""Place of the card set aside at two seats."""

Cards = tuple[str, ...]
"""Cards as they are named outside."""
UNKNOWN = Card(0)
"""In place of a card one does not know."""

spell = {**WORD, UNKNOWN: ""}.__getitem__
"""A card as it is named outside; nothing for one that is not known."""


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
    glasses: Piles
    """The numbers of the cards in each glass, bottom first; a number says nothing about a face."""
    pourers: Row
    """Who poured each numbered card; -1 for a card dealt by chance."""
    spied: tuple[tuple[Glass, ...], ...]
    peeked: Pile
    taken: tuple[Glass, ...]
    announced: Row
    opened: tuple[bool, ...]
    faces: Cards
    """By number, the faces this seat is certain of; empty where it is not."""
    seen: tuple[bool, ...]
    """By number, whether that certainty comes from the seat's own eyes (else it is deduced)."""
    removed: str
    """The card set aside at two seats, once it has been shown (option recap_shows_all)."""
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
        s.round,
        s.wesley,
        rules.vizzini[s.wesley],
        s.hearts,
        s.turn,
        s.power,
        len(s.deck),
        tuple(map(spell, s.hands[seat])) if seat is not None and s.hands else (),
        tuple([len(hand) for hand in s.hands]),
        s.glasses,
        rules.pourer[s.wesley][:laid],
        s.spied,
        s.peeked,
        s.taken,
        s.announced,
        s.opened,
        tuple(map(spell, faces)),
        tuple(seen),
        spell(removed),
        tuple([Group(tuple(map(spell, sorted(cards))), tuple(places)) for cards, places in groups]),
        tuple([HandSeen(turn, origin, tuple(map(spell, cards))) for turn, origin, cards in hands]),
        balances(s, faces, groups),
    )


def spied_by(spied: tuple[tuple[Glass, ...], ...], number: Laid) -> Row:
    """The seats that spied this card: that is public, and follows the card wherever it is swapped to (ruling 21).

    A card that can be spied is the bottom dealt to a glass, and the glass's place in the row is its number.
    """
    return tuple([seat for seat, looks in enumerate(spied) if Glass(number) in looks])


Groups = list[tuple[list[Card], list[int]]]
"""Cards, and the places they lie on."""
Weights = Sequence[tuple[Sequence[int], list[int]]]
"""The same with what each card weighs."""
Held = list[tuple[int, int, list[Card]]]
"""Hands: the turn, the seat it was dealt to, its cards."""


def remember(s: Table, seat: int | None) -> tuple[list[Card], list[bool], Card, Groups, Held]:
    """The notebook: faces seen or deduced, the removed card, groups, hands held.

    Reads of the true state only what the seat saw: glasses opened to all, its own looks, its own cards,
    and the hands that went through its own.
    """
    rules = s.setup
    if not s.faces:
        return [], [], UNKNOWN, [], []
    all_shown, laid = rules.shows_all and not s.agenda, len(s.faces)
    seen, faces = [False] * laid, [UNKNOWN] * laid
    for number in seen_cards(s, seat, all_shown):
        seen[number], faces[number] = True, s.faces[number]
    unseen = set(rules.cards.difference(faces, s.hands[seat] if seat is not None else ()))
    groups: Groups = []
    grouped: set[int] = set()
    hands = hands_held(s, seat) if seat is not None else []
    for cards, places in passed_on(s, hands):
        left = [card for card in cards if card in unseen]
        if left:
            where = [place for place in places if place >= HAND or not seen[place]]
            unseen.difference_update(left)
            grouped.update(where)
            groups.append((left, where))
    rest = [number for number, saw in enumerate(seen) if not saw and number not in grouped]
    for other, hand in enumerate(s.hands):
        if hand and other != seat and HAND + other not in grouped:
            rest += [HAND + other] * len(hand)
    removed = UNKNOWN
    if rules.figures.removed and laid <= rules.laid:  # else it lies in the short glass (dregs)
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


def seen_cards(s: Table, seat: int | None, all_shown: bool) -> list[Laid]:
    """The numbers of the laid cards whose faces this seat has seen with its own eyes."""
    laid = len(s.faces)
    if all_shown:
        return list(map(Laid, range(laid)))
    seen: list[Laid] = []
    if seat is not None:
        seen += [number for number in s.setup.own_pours[s.wesley][seat] if number < laid]
        seen += map(Laid, s.spied[seat])  # the bottom of glass g is card number g
        if seat == s.setup.vizzini[s.wesley]:
            seen += s.peeked
    if True in s.opened:
        for taken, opened in zip(s.taken, s.opened, strict=True):
            if opened:
                seen += s.glasses[taken]
    return seen


def hands_held(s: Table, seat: int) -> Held:
    """In turn t a seat holds the hand dealt to the seat t places to its right."""
    seats = s.setup.seats
    return [(turn, (seat - turn) % seats, list(hands[seat])) for turn, hands in enumerate(s.held)]


def passed_on(s: Table, hands: Held) -> Groups:
    """What was passed on: so many cards, known, poured since by others or still in a hand."""
    rules = s.setup
    now, laid = s.turn, len(s.faces)
    groups: Groups = []
    for turn, origin, cards in hands[:now]:  # the last one is still in this seat's own hand
        pours = rules.pours[s.wesley][origin]
        mine = s.faces[pours[turn]]
        left = [card for card in cards if card != mine]
        if turn + rules.seats <= now:  # two seats: the hand came back and shows what is missing
            back = hands[turn + rules.seats][2]
            groups.append(([card for card in left if card not in back], [*pours[turn + 1 : turn + rules.seats]]))
        else:
            places: list[int] = [number for number in pours[turn + 1 : now + 1] if number < laid]
            places += [HAND + (origin + now) % rules.seats] * (len(left) - len(places))
            groups.append((left, places))
    return groups


def balances(s: Table, faces: list[Card], groups: Groups) -> tuple[int | None, ...]:
    """Antidote minus poison by glass, where every unknown card of it belongs to a group that lies wholly in it."""
    weights, weighed = counted(faces, groups) if s.setup.by_count else (faces, groups)
    inside: dict[int, list[int]] = {}
    for cards, places in weighed:
        if len(places) > s.setup.capacity:  # more than any glass holds
            continue
        for glass, row in enumerate(s.glasses):
            if places[0] in row:
                if all([place in row for place in places]):
                    inside[glass] = [*inside.get(glass, []), *cards]
                break
    found: list[int | None] = []
    for glass, row in enumerate(s.glasses):
        known = [weights[number] for number in row]
        more = inside.get(glass, [])
        found.append(sum(known) + sum(more) if known.count(0) == len(more) else None)
    return tuple(found)


def counted(faces: Sequence[Card], groups: Groups) -> tuple[Sequence[int], Weights]:
    """Option compare = count: every card weighs one, so cards of one kind need not be told apart."""
    weights = [(face > 0) - (face < 0) for face in faces]
    mixed: list[tuple[Sequence[int], list[int]]] = []
    for cards, places in groups:
        signs = [1 if card > 0 else -1 for card in cards]
        if len(set(signs)) > 1:
            mixed.append((signs, places))
            continue
        for place in places:
            if place < HAND:
                weights[place] = signs[0]
    return weights, mixed


def for_person(view: View[Sight]) -> View[Sight]:
    """Option notebook: how much of its memory a person's screen shows (programs always get all of it)."""
    level = view.options["notebook"]
    if level == "full" or view.seat is None:
        return view
    table = view.table
    public = {number for seat, glass in enumerate(table.taken) if table.opened[seat] for number in table.glasses[glass]}
    if view.outcome and view.options["recap_shows_all"]:
        public = set(map(Laid, range(len(table.faces))))
    kept = [seen and (level == "seen_only" or number in public) for number, seen in enumerate(table.seen)]
    table = msgspec.structs.replace(
        table,
        faces=tuple(face if keep else "" for face, keep in zip(table.faces, kept, strict=True)),
        groups=(),
        hands_seen=table.hands_seen if level == "seen_only" else (),
        balances=tuple(
            balance if public.issuperset(glass) else None
            for balance, glass in zip(table.balances, table.glasses, strict=True)
        ),
    )
    return msgspec.structs.replace(view, table=table)
