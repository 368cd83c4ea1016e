"""What is mine at the Council of Verona: the pack while I hold it, my hand, my tokens, and the decision bar.

What is picked before the table is pointed at (a card to play, a token to place) lies in the bar itself: on a phone it
stays in reach while the table is read.
"""

from __future__ import annotations

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.reading import Agreed
from perfidie.boards.scene import Draw, Html
from perfidie.games.verona.rules.box import CARD
from perfidie.games.verona.sight.view import CardIds
from perfidie.games.verona.web.people import BETS, CHECKED
from perfidie.games.verona.web.reading import CHOOSING, EMBLEMS, OVER, Reading, families_of

LOVERS = {"romeo": "juliet", "juliet": "romeo"}


# The pack, the hand and the purse


def hand(r: Reading) -> Html:
    """The pack I choose from, my cards, my tokens."""
    me, sight = r.seat, r.sight
    if me is None or r.phase == OVER or not (sight.hand or sight.left):
        return ""
    pieces = [pack(r)] if r.step == "DraftCard" else []
    if sight.hand and r.step != "PlayCard":
        pieces.append(cards(r))
    if sight.left and r.phase > CHOOSING and r.step not in BETS:
        pieces.append(purse(r.draw, me, sight.left))
    # the round that is over is looked at first; when the pack comes round again, it is the pack
    first = r.step == "DraftCard" and len(sight.packs) > 1
    return fill(r.draw("verona/mine.html#hand", first=first), held=joined(pieces))


def pack(r: Reading) -> Html:
    """The pack in my hands: one card is kept, the rest goes on."""
    shown = sorted(r.sight.packs[-1].cards, key=CARD.__getitem__)
    faces = joined([card_of(r.draw, card, r.agreed, "radio", "") for card in shown])
    return fill(titled(r.draw, "pack", "radio", len(shown)), cards=faces)


def cards(r: Reading) -> Html:
    """My hand: radios while one is played, boxes while some are kept; what I keep once I have chosen."""
    pick = {"PlayCard": "radio", "Exchange": "checkbox"}.get(r.step, "")
    chosen = [words for seat, words in r.view.committed if seat == r.seat and words]
    alone = len(r.sight.hand) == 1
    faces = []
    for card in sorted(r.sight.hand, key=CARD.__getitem__):
        fate = ("kept" if card in chosen[0] else "passed") if chosen else "alone" if alone and pick else ""
        faces.append(card_of(r.draw, card, r.agreed, pick, fate))
    return fill(titled(r.draw, "chosen" if chosen else "hand", pick, len(faces)), cards=joined(faces))


@kept
def titled(draw: Draw, what: str, pick: str, count: int) -> Html:
    """The frame of the pack or the hand, with its title."""
    return draw("verona/mine.html#cards", what=what, pick=pick, count=count)


@kept
def card_of(draw: Draw, card: str, agreed: Agreed, pick: str, fate: str) -> Html:
    """A card in my hands."""
    return draw(
        "verona/mine.html#card",
        card=card,
        emblem=EMBLEMS[card],
        families=families_of(card),
        agreed=agreed,
        pick=pick,
        fate=fate,
    )


@kept
def purse(draw: Draw, me: int, kinds: CardIds) -> Html:
    """The tokens I have left."""
    return draw("verona/mine.html#purse", seat=me, kinds=kinds)


# The decision bar


def choices(r: Reading) -> Html:
    """The buttons of the decision bar; characters, tokens and zones are pointed at on the table itself."""
    step, sight, draw = r.view.step, r.sight, r.draw
    me = r.view.waiting[0] if r.seat is None else r.seat
    after = r.names[(me + 1) % r.rules.seats]
    if step == "DraftCard":
        last = len(sight.packs) == r.rules.figures.picks and (me + 1) % r.rules.seats == sight.first
        return draw("verona/bars.html#draft", left=sight.pack - 1, name=after, last=last)
    if step == "Exchange":
        kept_cards = r.rules.figures.kept
        return draw("verona/bars.html#exchange", kept=kept_cards, given=r.rules.dealt - kept_cards, name=after)
    if step == "PlayCard":
        lovers = [[LOVERS[card] for card in sight.hand if LOVERS.get(card) in place] for place in places(r)]
        council, exile = [(len(place), love[0] if love else "") for place, love in zip(places(r), lovers, strict=True)]
        return fill(draw("verona/bars.html#play", council=council, exile=exile), cards=cards(r) if r.step else "")
    if step in BETS:
        return draw("verona/bars.html#token", seat=me, kinds=sight.left)
    count = max([len(words) // 2 for words in r.scene.legal]) if step in CHECKED else 0
    return draw("verona/bars.html#power", step=step, count=count)


def places(r: Reading) -> tuple[CardIds, CardIds]:
    """Who is at the Council, and who in Exile."""
    return r.sight.council, r.sight.exile
