"""What is told at the poisoned glass, and to whom (docs/rules/verre.md: who may know what).

Facts are never changed once they are told, so those that come again at every table are made once: a house full of
tables remembers each of them in a few bytes.
"""

from __future__ import annotations

from functools import cache, lru_cache

from perfidie.engine import ALL
from perfidie.engine.event import Facts
from perfidie.games.verre.rules.actions import LETTERS, WORD
from perfidie.games.verre.rules.box import Card, Glass, Hand, Row
from perfidie.games.verre.rules.table import Table


def words(cards: Hand) -> tuple[str, ...]:
    """Cards as they are named outside."""
    return tuple([WORD[card] for card in cards])


Private = tuple[tuple[int, Facts], ...]


@cache
def by(seat: int) -> Facts:
    """Who did it."""
    return {"seat": seat}


@cache
def at(seat: int, glass: Glass) -> Facts:
    """Who did it, and at which glass."""
    return {"seat": seat, "glass": LETTERS[glass]}


@cache
def card_of(seat: int, card: Card) -> Private:
    """A card that only this seat sees."""
    return ((seat, {"card": WORD[card]}),)


@cache
def only(seat: int) -> Row:
    """This seat alone."""
    return (seat,)


@cache
def everybody(seats: int) -> Row:
    """All seats."""
    return tuple(range(seats))


@lru_cache(maxsize=8192)
def hand_of(hand: Hand) -> Facts:
    """The cards of a hand."""
    return {"cards": words(hand)}


def round_started(s: Table) -> None:
    """A round begins, with its roles."""
    s.tell("round-started", {"round": s.round, "wesley-seat": s.wesley, "vizzini-seat": s.vizzini})


def dealt(s: Table) -> None:
    """Everybody looks at their own hand."""
    _hands_told(s, "dealt", {"hand": s.setup.turns, "glasses": s.setup.glasses})


def _hands_told(s: Table, kind: str, facts: Facts) -> None:
    hands = tuple([(seat, hand_of(hand)) for seat, hand in enumerate(s.hands)])
    s.tell(kind, facts, private=hands, learns=everybody(s.setup.seats))


def spied(s: Table, seat: int, glass: Glass) -> None:
    """Which glass is public, the face is not (ruling 14)."""
    s.tell("spied", at(seat, glass), private=card_of(seat, s.faces[glass]), learns=only(seat))


def poured(s: Table, seat: int, glass: Glass) -> None:
    """Who poured where is public, the card is not."""
    s.tell("poured", at(seat, glass), private=card_of(seat, s.faces[-1]))


def power_kept(s: Table, seat: int) -> None:
    """Vizzini touches nothing."""
    s.tell("power-kept", by(seat))


def _tops(s: Table, seat: int) -> Private:
    """What Vizzini sees: the two cards, named by the glass each one came from."""
    from_a, from_b = s.peeked
    return ((seat, {"card": WORD[s.faces[from_a]], "other-card": WORD[s.faces[from_b]]}),)


def swapped(s: Table, seat: int, a: Glass, b: Glass) -> None:
    """Two tops change places; Vizzini sees them unless the table plays it blindly."""
    facts: Facts = {"seat": seat, "glass": LETTERS[a], "other-glass": LETTERS[b]}
    if s.setup.swap_shows:
        s.tell("swapped", facts, private=_tops(s, seat), learns=(seat,))
    else:
        s.tell("swapped", facts)


def peeked(s: Table, seat: int, a: Glass, b: Glass) -> None:
    """Vizzini looks at two tops."""
    facts: Facts = {"seat": seat, "glass": LETTERS[a], "other-glass": LETTERS[b]}
    s.tell("peeked", facts, private=_tops(s, seat), learns=(seat,))


def peek_decided(s: Table, seat: int, a: Glass, b: Glass, swapped: bool) -> None:
    """Having looked, Vizzini swaps them or leaves them: everybody sees which."""
    kind = "swap-made" if swapped else "swap-declined"
    s.tell(kind, {"seat": seat, "glass": LETTERS[a], "other-glass": LETTERS[b]})


def hands_passed(s: Table) -> None:
    """Everybody looks at the hand they receive."""
    _hands_told(s, "hands-passed", {"hand": len(s.hands[0])})


def dregs_poured(s: Table, glass: Glass) -> None:
    """The removed card fills up a glass."""
    s.tell("dregs-poured", {"glass": LETTERS[glass]})


def took(s: Table, seat: int, glass: Glass) -> None:
    """A glass is taken."""
    s.tell("took", at(seat, glass))


def announced(s: Table, seat: int, drinks: bool) -> None:
    """I drink, or I do not."""
    s.tell("drank" if drinks else "refused", by(seat))


def revealed(s: Table, seat: int, margin: int, losers: Row) -> None:
    """Opened to everybody: the cards, the balance (halves are shown as such), the hearts lost."""
    glass = s.taken[seat]
    facts: Facts = {
        "seat": seat,
        "glass": LETTERS[glass],
        "cards": words(s.cards_in(glass)),
        "bonus": halves(s.setup.bonus) if seat == s.wesley else "0",
        "balance": halves(margin),
        "verdict": "antidote" if margin > 0 else "poison" if margin < 0 else "even",
    }
    s.tell("revealed", facts, learns=ALL)
    if losers:
        s.tell("lost-heart", {"seats": losers, "count": len(losers)})
    else:
        s.tell("nobody-lost", by(seat))


def recap(s: Table) -> None:
    """Option recap_shows_all: what stayed hidden is shown (ruling 44)."""
    rules = s.setup
    closed = [glass for glass in rules.row if glass not in s.taken or not s.opened[s.taken.index(glass)]]
    for glass in closed:
        s.tell("recap-glass", {"glass": LETTERS[glass], "cards": words(s.cards_in(glass))}, learns=ALL)
    if rules.figures.removed and not rules.dregs:
        s.tell("recap-removed", {"card": WORD[s.dealt[-1]]}, learns=ALL)


def round_ended(s: Table) -> None:
    """A round is over, and another follows."""
    if s.setup.shows_all:
        recap(s)
    s.tell("round-ended", {"round": s.round})


def game_ended(s: Table) -> None:
    """The game is over."""
    if s.setup.shows_all:
        recap(s)
    s.tell("game-ended", {"round": s.round})


def halves(doubled: int) -> str:
    """A doubled amount as people write it.

    >>> halves(-15), halves(6), halves(1)
    ('-7.5', '+3', '+0.5')
    """
    sign = "+" if doubled > 0 else "-" if doubled < 0 else ""
    whole, half = divmod(abs(doubled), 2)
    return f"{sign}{whole}{'.5' if half else ''}"
