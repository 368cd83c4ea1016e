"""What is mine at the Council of Verona: the cards I choose from, my hand, my tokens, and what I am asked.

The pack, or the cards to exchange, are the board while one chooses from them; the hand and the tokens lie in the desk.
What is picked there is pointed with at the board. The text of a picked card is read in the desk: the gloss.
"""

from __future__ import annotations

from perfidie.boards.pieces import Part, joined, kept, poured_into, recalled
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
    """A card face up: large on the board, small in the desk."""
    return draw(
        "verona/mine.html#card",
        card=card,
        emblem=EMBLEMS[card],
        families=families_of(card),
        zones=zones_of(card),
        agreed=tuple(rules.options.items()),
        pick=pick,
        fate=fate,
    )


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
    parts: list[Part] = []
    if step:
        parts.append(("gloss", gloss(draw, rules, step, read, tokens if asked == "bet" else ())))
    if cards:
        parts.append(("held", in_hand(draw, rules, cards, "radio" if asked == "play" else "")))
    if tokens:
        parts.append(("purse", purse(draw, me, tokens, asked == "bet", bool(step))))
    return Parts(desk(draw, asked or "rest", tuple([name for name, _ in parts])), tuple(parts))


@kept
def desk(draw: Draw, asked: str, parts: tuple[str, ...]) -> Html:
    """What is mine, without it."""
    return draw("verona/mine.html#hand", asked=asked, parts=parts)


def readable(r: Reading) -> CardIds:
    """The cards whose text the gloss has ready: those that are picked one by one."""
    if r.step == "PlayCard":
        return r.sight.hand
    return r.sight.packs[-1].cards if r.step == "DraftCard" and r.sight.packs else ()


def gloss(draw: Draw, rules: Rules, step: str, cards: CardIds, kinds: CardIds) -> Html:
    """What to do first; and of each card or token that can be picked all there is to read, shown once it is picked."""
    texts = [card_gloss(draw, rules, card) for card in in_order(cards)] + [token_gloss(draw, kind) for kind in kinds]
    return joined(poured_into(draw("verona/mine.html#gloss", step=step), texts=texts))


@kept
def card_gloss(draw: Draw, rules: Rules, card: str) -> Html:
    """All there is to read of a card."""
    agreed, family = tuple(rules.options.items()), families_of(card)[0]
    return draw("verona/mine.html#card_gloss", card=card, family=family, zones=zones_of(card), agreed=agreed)


@kept
def token_gloss(draw: Draw, kind: str) -> Html:
    """All there is to read of a token."""
    return draw("verona/mine.html#token_gloss", kind=kind)


def in_hand(draw: Draw, rules: Rules, cards: CardIds, pick: str) -> Html:
    """My cards: radios while one of them is played."""
    alone = "alone" if pick and len(cards) == 1 else ""
    faces = [card_of(draw, rules, card, pick, alone) for card in in_order(cards)]
    return joined(poured_into(held(draw, bool(pick), len(cards)), cards=faces))


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
