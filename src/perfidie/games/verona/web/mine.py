"""What is mine at the Council of Verona: the cards I choose from, my hand, my tokens, and what I am asked.

The pack, or the cards to exchange, are the board while one chooses from them; the hand and the tokens lie in the desk.
What is picked there is pointed with at the board. The text of a picked card is read in the desk: the gloss.
"""

from __future__ import annotations

from typing import Any

from perfidie.boards.pieces import Nested, Part, joined, kept, poured_into, recalled
from perfidie.boards.scene import Draw, Drawing, Html, Parts
from perfidie.games.verona.rules.box import BOX, CARD, signed
from perfidie.games.verona.rules.setup import Rules
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
    return recalled(r.scene.memo, "choosing", spread, r.draw, r.rules, cards, pick, chosen)


def spread(draw: Draw, rules: Rules, cards: CardIds, pick: str, chosen: CardIds) -> Html:
    """The same, drawn once for the same cards."""
    fates = {card: ("kept" if card in chosen else "passed") if chosen else "" for card in in_order(cards)}
    faces = [card_of(draw, rules, card, pick, fate) for card, fate in fates.items()]
    return joined(poured_into(around(draw, len(faces), pick, bool(chosen)), cards=faces))


@kept
def around(draw: Draw, count: int, pick: str, chosen: bool) -> Html:
    """The board of cards, with a hole for them."""
    return draw("verona/square.html#choosing", count=count, pick=pick, chosen=chosen)


@kept
def in_order(cards: CardIds) -> CardIds:
    """Objectives first, then powers, as in the box."""
    return tuple(sorted(cards, key=CARD.__getitem__))


@kept
def card_of(draw: Draw, rules: Rules, card: str, pick: str, fate: str) -> Html:
    """A card face up on the board."""
    return draw("verona/mine.html#card", **face(rules, card), pick=pick, fate=fate)


def face(rules: Rules, card: str) -> dict[str, Any]:
    """What is printed on a card."""
    families, agreed = families_of(card), tuple(rules.options.items())
    return {"card": card, "emblem": EMBLEMS[card], "families": families, "zones": zones_of(card), "agreed": agreed}


def zones_of(card: str) -> tuple[str, ...]:
    """What the betting zones of a card add; nothing for a power."""
    return tuple([signed(value) for value in BOX.card[CARD[card]].zones])


# The hand and the purse


def hand(r: Reading) -> Drawing:
    """My cards, my tokens, and the text of the card I have picked."""
    me, sight = r.seat, r.sight
    if me is None or r.phase == OVER or not (sight.hand or sight.left):
        return ""
    away = r.step == "Exchange" or (r.view.committed and r.phase == CHOOSING)  # the cards are the board
    cards = () if away else sight.hand
    tokens = sight.left if r.phase > CHOOSING else ()
    return recalled(r.scene.memo, "hand", in_desk, r.draw, r.rules, me, r.step, readable(r), cards, tokens)


def in_desk(draw: Draw, rules: Rules, me: int, step: str, read: CardIds, cards: CardIds, tokens: CardIds) -> Parts:
    """What is mine, drawn once for the same cards, tokens and step."""
    asked = ASKED.get(step, "")
    parts = (
        cut(asked or "rest", bool(step)),
        gloss(draw, rules, step, in_order(read), tokens),
        in_hand(draw, rules, in_order(cards), asked == "play"),
        purse(draw, me, tokens, asked == "bet"),
    )
    return Parts(draw("verona/mine.html#hand"), parts)


@kept
def cut(asked: str, told: bool) -> Part:
    """How the desk is cut: by what is done with one's hand, and whether there is something to read."""
    return "desk-cut", f'<i class="is-{asked}{"" if told else " is-silent"}" id="desk-cut" hidden></i>'


def readable(r: Reading) -> CardIds:
    """The cards whose text the gloss has ready: those that are, or will be, picked one by one."""
    if r.phase > CHOOSING:
        return r.sight.hand
    return r.sight.packs[-1].cards if r.step == "DraftCard" and r.sight.packs else ()


def gloss(draw: Draw, rules: Rules, step: str, cards: CardIds, kinds: CardIds) -> Nested:
    """What to do first; and of each card or token that can be picked all there is to read, shown once it is picked."""
    texts = [card_gloss(draw, rules, card) for card in cards] + [token_gloss(draw, kind) for kind in kinds]
    first = ("gloss-first", draw("verona/mine.html#first", step=step))
    return "gloss", Parts(draw("verona/mine.html#gloss", texts=(*cards, *kinds)), (first, *texts))


@kept
def card_gloss(draw: Draw, rules: Rules, card: str) -> Part:
    """All there is to read of a card."""
    agreed, family = tuple(rules.options.items()), families_of(card)[0]
    told = draw("verona/mine.html#card_gloss", card=card, family=family, zones=zones_of(card), agreed=agreed)
    return f"gloss-{card}", told


@kept
def token_gloss(draw: Draw, kind: str) -> Part:
    """All there is to read of a token."""
    return f"gloss-{kind}", draw("verona/mine.html#token_gloss", kind=kind)


def in_hand(draw: Draw, rules: Rules, cards: CardIds, pick: bool) -> Nested:
    """My cards: radios while one of them is played."""
    held = tuple([own(draw, rules, card, pick, len(cards) == 1) for card in cards])
    return "held", Parts(draw("verona/mine.html#held", cards=cards), held) if held else '<ul id="held" hidden></ul>'


@kept
def own(draw: Draw, rules: Rules, card: str, pick: bool, alone: bool) -> Nested:
    """A card of mine; one that is alone is picked already."""
    return f"held-{card}", Parts(draw("verona/mine.html#own", **face(rules, card)), (picked(card, pick, alone),))


@kept
def purse(draw: Draw, me: int, kinds: CardIds, pick: bool) -> Nested:
    """The tokens I have left; one of them is picked where I may place it."""
    coins = tuple([coin(draw, me, kind, pick, len(kinds) == 1) for kind in kinds])
    return "purse", Parts(draw("verona/mine.html#purse", kinds=kinds), coins) if coins else '<i id="purse" hidden></i>'


@kept
def coin(draw: Draw, me: int, kind: str, pick: bool, alone: bool) -> Nested:
    """A token of mine."""
    return f"coin-{kind}", Parts(draw("verona/mine.html#coin", seat=me, kind=kind), (picked(kind, pick, alone),))


def picked(what: str, pick: bool, alone: bool) -> Part:
    """What picks a card or a token, where one is picked."""
    name, checked = f"pick-{what}", " checked" if alone else ""
    if not pick:
        return name, f'<i id="{name}" hidden></i>'
    return name, f'<input id="{name}" type="radio" form="move" name="pick" value="{what}" required{checked}>'


# The buttons of the desk


def choices(r: Reading) -> Html:
    """The buttons of the desk; characters, places, tokens and zones are pointed at on the board itself."""
    step, sight, draw = r.view.step, r.sight, r.draw
    me = r.view.waiting[0] if r.seat is None else r.seat
    after = r.names[(me + 1) % r.rules.seats]
    if step == "DraftCard":
        last = len(sight.packs) == r.rules.figures.picks and (me + 1) % r.rules.seats == sight.first
        cards = in_order(sight.packs[-1].cards) if sight.packs else ()
        bar = draw("verona/bars.html#draft", left=sight.pack - 1, name=after, last=last)
        return joined(poured_into(bar, cards=[draw("verona/bars.html#keep", card=card) for card in cards]))
    if step == "Exchange":
        kept_cards = r.rules.figures.kept
        return draw("verona/bars.html#exchange", kept=kept_cards, given=r.rules.dealt - kept_cards, name=after)
    if step == "PlayCard":
        return ""
    if step in BETS:
        return draw("verona/bars.html#token")
    count = max([len(words) // 2 for words in r.scene.legal]) if step in CHECKED else 0
    return draw("verona/bars.html#power", step=step, count=count)
