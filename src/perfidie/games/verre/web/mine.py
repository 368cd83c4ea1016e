"""What is mine: the hand, what I have just seen, my glass, my role with its power; and the buttons of my decision."""

from __future__ import annotations

from perfidie.boards.pieces import fill, joined, kept, poured_into, recalled
from perfidie.boards.scene import Draw, Drawing, Html, Parts, Scene
from perfidie.engine.action import Words
from perfidie.games.verre.rules.actions import LETTERS
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.sight.view import Cards
from perfidie.games.verre.web import glasses, reveal
from perfidie.games.verre.web.reading import OVER, Reading, read, sorted_cards

WORN = {"PourCard": "pick", "SwapOrEndTurn": "pip", "SwapOrLeave": "pip"}
"""How a card of the hand is drawn, by the step that is to be decided: to be picked, or in small; else as a card."""


def hand(scene: Scene) -> Drawing:
    """My cards and where they go next; beside them what I have just seen, my glass, my role."""
    r = read(scene)
    me = r.seat
    if me is None or not r.sight.glasses or r.phase == OVER:
        return ""
    held = cards(r, me) if r.sight.hand else ""
    beside = aside(r, me)
    if not (held or beside):
        return ""
    return recalled(scene.memo, "hand", laid_out, r.draw, r.rules.turns, held, beside)


def laid_out(draw: Draw, full: int, cards: Html, side: Html) -> Parts:
    """What is mine, side by side; there is always room for a full hand, so that nothing moves as it shrinks."""
    held, beside = fill(draw("verre/hand.html#held"), cards=cards), fill(draw("verre/hand.html#side"), side=side)
    return Parts(draw("verre/hand.html#hand", full=full), (("hand-held", held), ("hand-side", beside)))


def aside(r: Reading, me: int) -> Html:
    """Beside the cards: what I have just seen, and my glass, my power, or my role where there is room for it."""
    seen = reveal.glance(r) if r.phase < 4 else ()
    parts = [glanced(r.draw, word, letter) for word, letter in seen]
    if r.sight.taken[me] >= 0 and not r.sight.opened[me]:
        parts.append(own_glass(r, me))
    elif power := power_of(r):
        parts.append(power)
    elif len(seen) < 2 and r.step != "SwapOrEndTurn":
        parts.append(role_card(r, me))
    return joined(parts)


@kept
def glanced(draw: Draw, word: str, letter: str) -> Html:
    """A card I have just seen."""
    return draw("verre/hand.html#glance", word=word, letter=letter)


# My cards


def cards(r: Reading, me: int) -> Html:
    """My hand: radios wearing cards while one has to be poured, small where other buttons need the room."""
    sight, seats = r.sight, r.view.seats
    worn = WORN.get(r.step, "card")
    giver = r.names[(me - 1) % seats] if sight.turn else ""
    taker = r.names[(me + 1) % seats] if sight.turn + 1 < r.rules.turns else ""
    return recalled(r.scene.memo, "cards", held, r.draw, giver, taker, worn, sight.hand, sight.round)


def held(draw: Draw, giver: str, taker: str, worn: str, hand: Cards, round_number: int) -> Html:
    """My hand."""
    alone = len(hand) == 1
    faces = [hand_card(draw, word, worn, alone, round_number) for word in sorted_cards(hand)]
    return joined(poured_into(hand_title(draw, giver, taker, worn), cards=faces))


@kept
def hand_card(draw: Draw, word: str, worn: str, alone: bool, round_number: int) -> Html:
    """A card of my hand."""
    return fill(draw("verre/hand.html#card", word=word, worn=worn, alone=alone), piece=f"c{round_number}-{word}")


@kept
def hand_title(draw: Draw, giver: str, taker: str, worn: str) -> Html:
    """Whose hand this was, and whose it will be."""
    return draw("verre/hand.html#cards", giver=giver, taker=taker, worn=worn)


# My glass and my role


def own_glass(r: Reading, me: int) -> Html:
    """The glass I took, and what I know of it."""
    sight = r.sight
    glass = sight.taken[me]
    faces = tuple([sight.faces[number] for number in sight.glasses[glass]])
    return weighed(r.draw, r.rules, glass, faces, sight.balances[glass], r.rules.bonus if me == sight.wesley else 0)


@kept
def weighed(draw: Draw, rules: Rules, glass: int, faces: Cards, balance: int | None, bonus: int) -> Html:
    """My glass, weighed as far as I can."""
    known = tuple([(word,) if word else () for word in faces])
    total, sure, unknown, written = glasses.weigh(rules, known, balance, bonus)
    return draw(
        "verre/hand.html#own_glass",
        letter=LETTERS[glass],
        total=total,
        sure=sure,
        unknown=unknown,
        bonus=written,
        size=len(faces),
    )


def role_card(r: Reading, me: int) -> Html:
    """My role, and what it is good for."""
    if me == r.sight.wesley:
        return wesley_card(r.draw, r.rules.bonus)
    if me != r.sight.vizzini or r.phase > 2:
        return ""
    return vizzini_card(r.draw, r.sight.power, str(r.view.options["power"]))


@kept
def wesley_card(draw: Draw, bonus: int) -> Html:
    """What Wesley may expect."""
    return draw("verre/hand.html#wesley", bonus=halves(bonus))


@kept
def vizzini_card(draw: Draw, ready: bool, power: str) -> Html:
    """What Vizzini may do."""
    return draw("verre/hand.html#vizzini", ready=ready, power=power)


def power_of(r: Reading) -> Html:
    """Vizzini's power before he pours: a button for each pair of glasses."""
    uses = uses_of_power(r) if r.step == "PourCard" else ()
    return power_card(r.draw, str(r.view.options["power"]), uses) if uses else ""


@kept
def power_card(draw: Draw, power: str, uses: tuple[Words, ...]) -> Html:
    """Vizzini's power, to be opened."""
    return draw("verre/hand.html#power", power=power, uses=uses)


def uses_of_power(r: Reading) -> tuple[Words, ...]:
    """The swaps, or looks, that are mine to make now."""
    return tuple([words for words in r.scene.legal if words[0] in ("swap", "peek")])


# What I decide


def choices(scene: Scene) -> Html:
    """The buttons of the decision bar; glasses are looked into, poured into and taken on their own plaques."""
    r = read(scene)
    if r.view.step == "SwapOrEndTurn":
        return r.draw("verre/decision.html#power", uses=uses_of_power(r))
    if r.view.step == "SwapOrLeave":
        return r.draw("verre/decision.html#swap_or_leave")
    return r.draw("verre/decision.html#drink_or_not") if r.view.step == "Announce" else ""
