"""What is mine at the Council of Verona: the cards I choose from, my hand, my tokens, and what I am asked.

The pack, or the cards to exchange, are the board while one chooses from them; the hand and the tokens lie in the desk.
What is picked there is pointed with at the board. The text of a picked card is read in the desk: the gloss.
"""

from __future__ import annotations

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.reading import Agreed
from perfidie.boards.scene import Draw, Html
from perfidie.games.verona.rules.box import BOX, CARD, signed
from perfidie.games.verona.sight.view import CardIds
from perfidie.games.verona.web.people import BETS, CHECKED
from perfidie.games.verona.web.reading import CHOOSING, EMBLEMS, OVER, Reading, families_of

ASKED = {"DraftCard": "draft", "Exchange": "exchange", "PlayCard": "play", "PlaceToken": "bet", "PlaceLastToken": "bet"}
"""What is done with one's hand in these steps; in all others it is only looked at."""


# The cards one chooses from


def choosing(r: Reading) -> Html:
    """The pack in my hands, or the cards of which I keep some: all of the board. Nothing where I do not choose."""
    if r.view.step == "DraftCard" and r.seat in r.view.waiting:  # a lesson may show it before one is asked
        return laid_out(r, r.sight.packs[-1].cards, "radio" if r.step else "")
    if r.step == "Exchange":
        return laid_out(r, r.sight.hand, "checkbox")
    chosen = [words for seat, words in r.view.committed if seat == r.seat and words]
    return laid_out(r, r.sight.hand, "", chosen[0]) if chosen else ""


def laid_out(r: Reading, cards: CardIds, pick: str, chosen: CardIds = ()) -> Html:
    """Cards as large as the board gives them room for."""
    shown = in_order(cards)
    fates = [("kept" if card in chosen else "passed") if chosen else "" for card in shown]
    faces = [card_of(r.draw, card, r.agreed, pick, fate) for card, fate in zip(shown, fates, strict=True)]
    return fill(around(r.draw, len(shown), pick, bool(chosen)), cards=joined(faces))


@kept
def around(draw: Draw, count: int, pick: str, chosen: bool) -> Html:
    """The board of cards, with a hole for them."""
    return draw("verona/square.html#choosing", count=count, pick=pick, chosen=chosen)


def in_order(cards: CardIds) -> list[str]:
    """Objectives first, then powers, as in the box."""
    return sorted(cards, key=CARD.__getitem__)


@kept
def card_of(draw: Draw, card: str, agreed: Agreed, pick: str, fate: str) -> Html:
    """A card face up: large on the board, small in the desk."""
    return draw(
        "verona/mine.html#card",
        card=card,
        emblem=EMBLEMS[card],
        families=families_of(card),
        zones=zones_of(card),
        agreed=agreed,
        pick=pick,
        fate=fate,
    )


def zones_of(card: str) -> tuple[str, ...]:
    """What the betting zones of a card add; nothing for a power."""
    return tuple([signed(value) for value in BOX.card[CARD[card]].zones])


# The hand and the purse


def hand(r: Reading) -> Html:
    """My cards, my tokens, and the text of the card I have picked."""
    me, sight = r.seat, r.sight
    if me is None or r.phase == OVER or not (sight.hand or sight.left):
        return ""
    asked = ASKED.get(r.step, "")
    pieces = [gloss(r.draw, r.step, readable(r), sight.left if asked == "bet" else (), r.agreed)] if r.step else []
    if sight.hand and not (asked == "exchange" or (r.view.committed and r.phase == CHOOSING)):
        pick = "radio" if asked == "play" else ""
        alone = "alone" if pick and len(sight.hand) == 1 else ""
        faces = joined([card_of(r.draw, card, r.agreed, pick, alone) for card in in_order(sight.hand)])
        pieces.append(fill(held(r.draw, bool(pick), len(sight.hand)), cards=faces))
    if sight.left and r.phase > CHOOSING:
        pieces.append(purse(r.draw, me, sight.left, asked == "bet", bool(r.step)))
    return fill(r.draw("verona/mine.html#hand", asked=asked or "rest"), held=joined(pieces))


def readable(r: Reading) -> CardIds:
    """The cards whose text the gloss has ready: those that are picked one by one."""
    cards = {"DraftCard": r.sight.packs[-1].cards if r.sight.packs else (), "PlayCard": r.sight.hand}
    return tuple(in_order(cards.get(r.step, ())))


@kept
def gloss(draw: Draw, step: str, cards: CardIds, kinds: CardIds, agreed: Agreed) -> Html:
    """What to do first; and of each card or token that can be picked all there is to read, shown once it is picked."""
    shown = tuple([(card, families_of(card)[0], zones_of(card)) for card in cards])
    return draw("verona/mine.html#gloss", step=step, cards=shown, kinds=kinds, agreed=agreed)


@kept
def held(draw: Draw, pick: bool, count: int) -> Html:
    """The frame of the hand."""
    return draw("verona/mine.html#held", pick=pick, count=count)


@kept
def purse(draw: Draw, me: int, kinds: CardIds, pick: bool, asked: bool) -> Html:
    """The tokens I have left; one of them is picked where I may place it."""
    return draw("verona/mine.html#purse", seat=me, kinds=kinds, pick=pick, asked=asked)


# The buttons of the desk


def choices(r: Reading) -> Html:
    """The buttons of the desk; characters, places, tokens and zones are pointed at on the board itself."""
    step, sight, draw = r.view.step, r.sight, r.draw
    me = r.view.waiting[0] if r.seat is None else r.seat
    after = r.names[(me + 1) % r.rules.seats]
    if step == "DraftCard":
        last = len(sight.packs) == r.rules.figures.picks and (me + 1) % r.rules.seats == sight.first
        cards = tuple(in_order(sight.packs[-1].cards)) if sight.packs else ()
        return draw("verona/bars.html#draft", cards=cards, left=sight.pack - 1, name=after, last=last)
    if step == "Exchange":
        kept_cards = r.rules.figures.kept
        return draw("verona/bars.html#exchange", kept=kept_cards, given=r.rules.dealt - kept_cards, name=after)
    if step == "PlayCard":
        return ""
    if step in BETS:
        return draw("verona/bars.html#token")
    count = max([len(words) // 2 for words in r.scene.legal]) if step in CHECKED else 0
    return draw("verona/bars.html#power", step=step, count=count)
