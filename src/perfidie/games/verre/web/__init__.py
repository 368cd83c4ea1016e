"""The board of the poisoned glass on the site (`perfidie.boards.scene` says what is asked of it).

Glasses fill with face-down cards, each with the mark of the one who poured it; a card is picked, then a glass is
pressed; glasses open one at a time on a stage with a balance. Everything is drawn from small pieces that are kept,
so that a move redraws one card, one foot of a glass and one line of the notebook, and nothing else.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from perfidie.boards.board import Board
from perfidie.boards.pieces import fill, joined, kept, poured_into, recalled, slot
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Drawing, Html, Parts, Phases, Scene
from perfidie.engine import View
from perfidie.engine.action import Words
from perfidie.games.verre.rules.actions import LETTERS, WORD
from perfidie.games.verre.rules.box import Row
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight.view import Cards, Sight
from perfidie.games.verre.web import glasses, memory, reveal
from perfidie.games.verre.web.course import course, remarks
from perfidie.games.verre.web.reading import OVER, Reading, amount, read, sorted_cards

EMBLEM = "jeweled-chalice"
HEADS = ("round-started",)
"""Events that head a part of the log."""
PHASES = ("table-phase-1", "table-phase-2", "table-phase-3", "table-phase-4")
PHASES_NOW = ("table-phase-1-now", "table-phase-2-now", "table-phase-3-now", "table-phase-4-now")


# Around the table


def heading(scene: Scene) -> str:
    """The round."""
    return round_label(scene.draw, scene.view.table.round)


@kept
def round_label(draw: Draw, number: int) -> str:
    """The round in one short line."""
    return draw("verre/board.html#label", id="table-round", round=number, turn=0, turns=0)


def phases(scene: Scene) -> Phases:
    """The four phases of a round; the one being played is spelt out."""
    r = read(scene)
    return ribbon(r.draw, r.phase, r.sight.turn + 1 if r.phase == 2 else 0, r.rules.turns)


@kept
def ribbon(draw: Draw, phase: int, turn: int, turns: int) -> Phases:
    """The four phases; the one being played is spelt out."""
    found = []
    for number in (1, 2, 3, 4):
        message = PHASES_NOW[number - 1] if number == phase else PHASES[number - 1]
        name = draw("verre/board.html#label", id=message, round=0, turn=turn, turns=turns)
        found.append((name, "now" if number == phase else "done" if number < phase else ""))
    return tuple(found)


def role(scene: Scene, seat: int) -> tuple[str, str] | None:
    """The stud on the medal: W or V, and what that means."""
    r = read(scene)
    if r.sight.round:
        if seat == r.sight.wesley:
            return studs(r.draw, r.rules)[0]
        if seat == r.sight.vizzini:
            return studs(r.draw, r.rules)[1]
    return None


@kept
def studs(draw: Draw, rules: Rules) -> tuple[tuple[str, str], tuple[str, str]]:
    """Wesley's and Vizzini's."""
    return (
        ("W", draw("verre/board.html#role_name", role="wesley", bonus=halves(rules.bonus))),
        ("V", draw("verre/board.html#role_name", role="vizzini", bonus=str(rules.options["power"]))),
    )


def facts(scene: Scene, seat: int) -> Html:
    """Hearts, then what the phase is about: cards in hand, the rank of choice, the glass taken, what was said."""
    r = read(scene)
    sight = r.sight
    glass, rank, cards = sight.taken[seat], 0, 0
    if r.phase == 3 and glass < 0:
        rank = r.rules.choice_order[sight.wesley].index(seat) + 1
    elif r.phase < 3 and sight.hand_sizes:
        cards = sight.hand_sizes[seat]
    return under_name(r.draw, r.rules, sight.hearts[seat], cards, rank, glass, sight.announced[seat])


@kept
def under_name(draw: Draw, rules: Rules, left: int, cards: int, rank: int, glass: int, said: int) -> Html:
    """What stands under the name of a seat."""
    return draw(
        "verre/seat.html#facts",
        left=left,
        start=rules.hearts,
        lost=rules.end == "full_rotation",
        cards=cards,
        rank=rank,
        glass=LETTERS[glass] if glass >= 0 else "",
        said=said,
    )


def standing(scene: Scene, seat: int) -> Html:
    """The hearts of a seat at the end."""
    r = read(scene)
    return r.draw(
        "verre/seat.html#hearts",
        left=r.sight.hearts[seat],
        start=r.rules.hearts,
        lost=r.view.options["end"] == "full_rotation",
    )


# The table


def board(scene: Scene) -> Parts:
    """The stage where a glass was opened, the row of glasses, and what Vizzini did."""
    r = read(scene)
    draw, told = r.draw, reveal.round_shown(r)
    stage = (reveal.stage(r, told),) if told else ()
    before = (reveal.before(r, told),) if told and r.phase < 2 else ()
    parts = [slot("on-stage", stage), slot("last-round", before)]
    aside: Html = ""
    if not r.sight.glasses:
        aside = draw("verre/board.html#dealing", count=r.sight.undealt)
    else:
        parts += glasses.row(r, reveal.spilt_glass(r, told))
        if not told and r.phase != OVER:
            aside = roles_line(r)
    parts.append(slot("asides", (reveal.swap_line(r), aside)))
    cut = told is not None and r.phase < 2
    letters = LETTERS[: len(r.sight.glasses)]
    return Parts(vessel(draw, letters, told is not None, cut), tuple(parts))


@kept
def vessel(draw: Draw, letters: str, stage: bool, cut: bool) -> Html:
    """The table without what lies on it."""
    return draw("verre/board.html#table", letters=letters, stage=stage, cut=cut)


def roles_line(r: Reading) -> Html:
    """Who is Wesley, who is Vizzini, and what that means; whose ink is on the glasses."""
    sight = r.sight
    quiet = r.phase in (2, 4) or bool(r.seat is not None and sight.spied[r.seat] and r.phase == 1)
    private = r.seat is not None and r.view.options["notebook"] != "off"
    return roles(
        r.draw, r.names[sight.wesley], r.names[sight.vizzini], r.rules.bonus, sight.power, r.phase < 3, quiet, private
    )


@kept
def roles(
    draw: Draw, wesley: str, vizzini: str, bonus: int, power: bool, filling: bool, quiet: bool, private: bool
) -> Html:
    """The line about the two roles."""
    return draw(
        "verre/board.html#roles",
        wesley_name=wesley,
        vizzini_name=vizzini,
        bonus=halves(bonus),
        power=power,
        filling=filling,
        quiet=quiet,
        private=private,
    )


def open_board(scene: Scene, state: Table) -> Html:
    """The table with every card face up, hands and the removed card included."""
    view: View[Sight] = scene.view
    rules = state.setup
    shown = tuple([WORD[card] for card in state.faces])
    summed = tuple([sum([amount(rules, shown[number]) for number in glass]) for glass in state.glasses])
    table = msgspec.structs.replace(view.table, faces=shown, balances=summed, groups=(), peeked=state.peeked)
    scene = replace(scene, view=msgspec.structs.replace(view, table=table, seat=None), legal=())
    hands = [
        (seat, scene.texts.name(seat), sorted_cards(tuple([WORD[card] for card in hand])))
        for seat, hand in enumerate(state.hands)
        if hand
    ]
    aside = WORD[state.dealt[-1]] if state.faces and state.dealt and len(state.faces) <= rules.laid else ""
    return joined([board(scene).whole(), scene.draw("verre/board.html#hands_open", hands=tuple(hands), aside=aside)])


# What is mine


def hand(scene: Scene) -> Html:
    """My cards and where they go next; what I have just seen; my glass; my role and its power."""
    r = read(scene)
    me = r.seat
    if me is None or not r.sight.glasses or r.phase == OVER:
        return ""
    parts = [cards(r, me)] if r.sight.hand else []
    seen = reveal.glance(r) if r.phase < 4 else ()
    parts += [glanced(r.draw, word, letter) for word, letter in seen]
    if r.sight.taken[me] >= 0 and not r.sight.opened[me]:
        parts.append(own_glass(r, me))
    elif len(seen) < 2:
        parts.append(role_card(r, me))
    return recalled(scene.memo, "hand", mine, r.draw, tuple(parts)) if any(parts) else ""


def mine(draw: Draw, parts: tuple[Html, ...]) -> Html:
    """What is mine, side by side."""
    return joined(poured_into(draw("verre/hand.html#hand"), mine=parts))


@kept
def glanced(draw: Draw, word: str, letter: str) -> Html:
    """A card I have just seen."""
    return draw("verre/hand.html#glance", word=word, letter=letter)


def cards(r: Reading, me: int) -> Html:
    """My hand: radios wearing cards while one has to be poured."""
    sight, seats = r.sight, r.view.seats
    pick = bool(r.scene.legal) and any([words[0] == "play" for words in r.scene.legal])
    giver = r.names[(me - 1) % seats] if sight.turn else ""
    taker = r.names[(me + 1) % seats] if sight.turn + 1 < r.rules.turns else ""
    return recalled(r.scene.memo, "cards", held, r.draw, giver, taker, pick, sight.hand, sight.round)


def held(draw: Draw, giver: str, taker: str, pick: bool, hand: Cards, round_number: int) -> Html:
    """My hand."""
    alone = len(hand) == 1
    faces = [hand_card(draw, word, pick, alone, round_number) for word in sorted_cards(hand)]
    return joined(poured_into(hand_title(draw, giver, taker, pick), cards=faces))


@kept
def hand_card(draw: Draw, word: str, pick: bool, alone: bool, round_number: int) -> Html:
    """A card of my hand."""
    return fill(draw("verre/hand.html#card", word=word, pick=pick, alone=alone), piece=f"c{round_number}-{word}")


@kept
def hand_title(draw: Draw, giver: str, taker: str, pick: bool) -> Html:
    """Whose hand this was, and whose it will be."""
    return draw("verre/hand.html#cards", giver=giver, taker=taker, pick=pick)


def own_glass(r: Reading, me: int, template: str = "verre/hand.html#own_glass") -> Html:
    """The glass I took, and what I know of it."""
    sight = r.sight
    glass = sight.taken[me]
    faces = tuple([sight.faces[number] for number in sight.glasses[glass]])
    bonus = r.rules.bonus if me == sight.wesley else 0
    return weighed(r.draw, template, r.rules, glass, faces, sight.balances[glass], bonus, bool(r.scene.legal))


@kept
def weighed(
    draw: Draw, template: str, rules: Rules, glass: int, faces: Cards, balance: int | None, bonus: int, asked: bool
) -> Html:
    """My glass, weighed as far as I can."""
    known = tuple([(word,) if word else () for word in faces])
    total, sure, unknown, written = glasses.weigh(rules, known, balance, bonus)
    return draw(
        template,
        letter=LETTERS[glass],
        total=total,
        sure=sure,
        unknown=unknown,
        bonus=written,
        size=len(faces),
        asked=asked,
    )


def role_card(r: Reading, me: int) -> Html:
    """My role, and Vizzini's power with a button for each pair of glasses."""
    if me == r.sight.wesley:
        return wesley_card(r.draw, r.rules.bonus)
    if me != r.sight.vizzini or r.phase > 2:
        return ""
    uses = uses_of_power(r) if r.view.step == "PourCard" else ()
    return vizzini_card(r.draw, r.sight.power, str(r.view.options["power"]), uses)


@kept
def wesley_card(draw: Draw, bonus: int) -> Html:
    """What Wesley may expect."""
    return draw("verre/hand.html#wesley", bonus=halves(bonus))


@kept
def vizzini_card(draw: Draw, ready: bool, power: str, uses: tuple[Words, ...]) -> Html:
    """What Vizzini may do."""
    return draw("verre/hand.html#vizzini", ready=ready, power=power, uses=uses)


def uses_of_power(r: Reading) -> tuple[Words, ...]:
    """The swaps, or looks, that are mine to make now."""
    return tuple([words for words in r.scene.legal if words[0] in ("swap", "peek")])


# What I decide


def choices(scene: Scene) -> Html:
    """The buttons of the decision bar."""
    r = read(scene)
    verb = glasses.PRESSES.get(r.view.step, "")
    if verb:
        return press(r, verb)
    if r.view.step == "SwapOrEndTurn":
        return r.draw("verre/decision.html#power", uses=uses_of_power(r))
    if r.view.step == "SwapOrLeave":
        return r.draw("verre/decision.html#swap_or_leave")
    return own_glass(r, r.view.waiting[0], "verre/hand.html#drink_or_not")


def press(r: Reading, verb: str) -> Html:
    """A button for each glass; those that may not be pressed are greyed and say why."""
    sight, free = r.sight, glasses.pressed(r.scene, verb)
    sizes = tuple([len(row) for row in sight.glasses]) if verb == "play" else (0,) * r.rules.glasses
    owners = glasses.taken_by(sight.taken, r.rules.glasses) if verb == "take" else (-1,) * r.rules.glasses
    return buttons(r.draw, r.names, verb, free, sizes, owners, r.rules.capacity)


def buttons(draw: Draw, names: Names, verb: str, free: str, sizes: Row, owners: Row, capacity: int) -> Html:
    """A button for each glass, greyed where it may not be pressed."""
    drawn = [
        draw(
            "verre/decision.html#press",
            verb=verb,
            letter=letter,
            size=size,
            capacity=capacity,
            free=letter in free,
            owner=names[owner] if owner >= 0 else "",
        )
        for letter, size, owner in zip(LETTERS[: len(sizes)], sizes, owners, strict=True)
    ]
    return joined(poured_into(draw("verre/decision.html#presses"), buttons=drawn))


def notebook(scene: Scene) -> Drawing:
    """What this seat remembers."""
    return memory.notebook(read(scene))


BOARD = Board(
    emblem=EMBLEM,
    heads=frozenset(HEADS),
    heading=heading,
    phases=phases,
    role=role,
    facts=facts,
    board=board,
    hand=hand,
    choices=choices,
    notebook=notebook,
    standing=standing,
    course=course,
    remarks=remarks,
    open_board=open_board,
)
