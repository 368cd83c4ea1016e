"""The notebook of the duel: what anybody could have counted or written down.

Bags by counting, who would be behind now, the rounds with their cards and offers, the chips gained. It is drawn in
parts, one for each sort of note. Where the memory aid is off the rival's bag is a number, and nothing more is told.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import joined, kept, recalled
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Parts, Scene, hole
from perfidie.engine import View
from perfidie.games.charlatans.rules.box import BOX, CHIPS, LAST_CARD, card_name
from perfidie.games.charlatans.rules.setup import FROM_THE_BOX, Rules
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.knowledge import trailing
from perfidie.games.charlatans.sight.view import Charlatan, Gain, Round, Sight
from perfidie.games.charlatans.web.reading import Chips, Reading, read

Counted = tuple[tuple[str, int], ...]
"""Kinds of chips, each with how many there are."""
KEPT_CARDS = frozenset(str(card.number) for card in BOX.card if card.kept)
NO_PILE = -1
"""The last round's card lies on top: there is nothing more to come."""


class Bag(NamedTuple):
    """What one player's chips are, wherever they lie."""

    seat: int
    name: str
    size: int
    known: bool
    """Whether its contents may be counted here."""
    inside: Counted
    flask: Counted
    aside: Counted
    bought: Counted


class Finish(NamedTuple):
    """A potion that is finished."""

    seat: int
    name: str
    exploded: bool


class Chapter(NamedTuple):
    """A round to look back on, or the one being played."""

    number: int
    starter: int
    starter_name: str
    finished: tuple[Finish, ...]
    card: str
    fate: str
    """What became of the card: `scale`, `taken`; of a kept one, `held` or `used`."""
    taker: int
    taker_name: str
    offer: tuple[int, ...]
    giver: int
    giver_name: str
    receiver: int
    receiver_name: str


def notebook(scene: Scene) -> Parts:
    """Mine first; who has no seat reads it as blue would."""
    r = read(scene)
    sight, draw, memo = r.sight, r.draw, scene.memo
    bags = tuple([bag_of(seat, r.names[seat], sight.sides[seat]) for seat in (r.me, r.rival)])
    over = r.view.outcome is not None
    below = NO_PILE if over or sight.card == card_name(LAST_CARD) else sight.pile
    parts = (
        ("note-bags", recalled(memo, "note-bags", bags_drawn, draw, bags, sight.removed)),
        ("note-behind", behind_drawn(draw) if over else behind(r)),
        (
            "note-rounds",
            recalled(
                memo,
                "note-rounds",
                rounds_drawn,
                draw,
                chapters(r.view, r.names),
                not over,
                below,
                known_cards(r.rules, sight),
            ),
        ),
        ("note-gains", gains(draw, r.me, r.names, sight.gained)),
    )
    return Parts(joined([hole(name) for name, _ in parts]), parts)


# Bags


def counted(chips: Chips) -> Counted:
    """Chips of one kind together, in the order of the box."""
    return tuple([(chip, chips.count(chip)) for chip in CHIPS if chip in chips])


def in_flask(side: Charlatan) -> Chips:
    """Everything in a flask: neck, bottom and white track."""
    return (*side.neck, *side.bottom, *[f"white-{white.value}" for white in side.whites])


def bag_of(seat: int, name: str, side: Charlatan) -> Bag:
    """All chips of one player."""
    known = len(side.bag) == side.bag_size
    return Bag(
        seat,
        name,
        side.bag_size,
        known,
        counted(side.bag),
        counted(in_flask(side)),
        counted(side.aside),
        counted(side.bought),
    )


def bags_drawn(draw: Draw, bags: tuple[Bag, ...], removed: int) -> Html:
    """The note of both bags."""
    return draw("charlatans/notes.html#bags", bags=bags, removed=removed)


# Who is behind


def behind(r: Reading) -> Html:
    """Who would begin and choose a coin if a round began now, and by which of the four rules."""
    sight = r.sight
    seat = trailing(r.view)
    if seat not in range(len(r.names)):  # before the first player is drawn nobody is behind
        return behind_drawn(r.draw)
    blue, yellow = [side.cured for side in sight.sides]
    return behind_drawn(
        r.draw, seat, r.names[seat], behind_by(sight), min(blue, yellow), max(blue, yellow), r.last_round
    )


def behind_by(sight: Sight) -> str:
    """« Qui est mené ? »: the first of the four questions that has an answer."""
    if sight.sides[0].cured != sight.sides[1].cured:
        return "patients"
    if sight.half != NOBODY:
        return "half"
    return "card" if sight.discarder != NOBODY else "starter"


@kept
def behind_drawn(
    draw: Draw, seat: int = NOBODY, name: str = "", why: str = "", fewer: int = 0, more: int = 0, last: bool = False
) -> Html:
    """Nothing once the game is over."""
    return draw("charlatans/notes.html#behind", seat=seat, name=name, why=why, fewer=fewer, more=more, last=last)


# Rounds, cards and offers


def chapters(view: View[Sight], names: Names) -> tuple[Chapter, ...]:
    """The rounds from the newest to the oldest; the one being played first, until its trade is over."""
    sight = view.table
    found = [
        chapter(number, past, fate_of(past, sight.sides), names) for number, past in enumerate(sight.past, start=1)
    ]
    if sight.round > len(sight.past):
        exploded = tuple([side.exploded for side in sight.sides])
        coins = tuple([side.coin for side in sight.sides])
        now = Round(sight.starter, coins, sight.finished, exploded, sight.card, sight.offer, sight.taker)
        found.append(chapter(sight.round, now, "scale" if sight.taker == NOBODY else "taken", names))
    return tuple(reversed(found))


def chapter(number: int, past: Round, fate: str, names: Names) -> Chapter:
    """One round with its names."""
    finished = tuple([Finish(seat, names[seat], past.exploded[seat]) for seat in past.finished])
    giver = past.finished[0] if past.offer else NOBODY
    receiver = 1 - past.taker if past.offer and past.taker != NOBODY else NOBODY
    return Chapter(
        number,
        past.starter,
        names[past.starter],
        finished,
        past.card,
        fate,
        past.taker,
        name_of(names, past.taker),
        past.offer,
        giver,
        name_of(names, giver),
        receiver,
        name_of(names, receiver),
    )


def name_of(names: Names, seat: int) -> str:
    """The name of a seat; empty for nobody."""
    return names[seat] if seat != NOBODY else ""


def fate_of(past: Round, sides: tuple[Charlatan, ...]) -> str:
    """What became of the card of a round that is over."""
    if past.card in sides[past.taker].cards:
        return "held"
    return "used" if past.card in KEPT_CARDS else "taken"


def known_cards(rules: Rules, sight: Sight) -> Names:
    """The cards under the top one, where the table agreed on them."""
    below = rules.pile[len(rules.pile) - sight.pile :] if sight.pile else ()
    return tuple([card_name(card) for card in below]) if FROM_THE_BOX not in below else ()


def rounds_drawn(draw: Draw, rounds: tuple[Chapter, ...], playing: bool, pile: int, cards: Names) -> Html:
    """The note of the rounds."""
    return draw("charlatans/notes.html#rounds", rounds=rounds, playing=playing, pile=pile, cards=cards)


# Chips gained


@kept
def gains(draw: Draw, me: int, names: Names, gained: tuple[Gain, ...]) -> Html:
    """By player, mine first: the chips of each round."""
    people = tuple([(seat, names[seat], by_round(gained, seat)) for seat in (me, 1 - me)])
    return draw("charlatans/notes.html#gains", people=people)


def by_round(gained: tuple[Gain, ...], seat: int) -> tuple[tuple[int, Chips], ...]:
    """The chips one player has gained, by round."""
    rounds = dict.fromkeys([gain.round for gain in gained if gain.seat == seat])
    return tuple(
        [
            (number, tuple([gain.chip for gain in gained if gain.seat == seat and gain.round == number]))
            for number in rounds
        ]
    )
