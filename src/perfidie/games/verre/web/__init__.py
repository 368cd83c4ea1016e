"""The board of the poisoned glass on the site (`perfidie.texts.scene` says what is asked of it).

Glasses fill with face-down cards, each with the mark of the one who poured it; a card is picked, then a glass is
pressed; glasses open one at a time on a stage with a balance. Everything is drawn from small pieces that are kept,
so that a move redraws one card, one foot of a glass and one line of the notebook, and nothing else.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from perfidie.engine import View
from perfidie.games.verre.actions import LETTERS, WORD
from perfidie.games.verre.events import halves
from perfidie.games.verre.table import Table
from perfidie.games.verre.view import Sight
from perfidie.games.verre.web import glasses, memory, reveal
from perfidie.games.verre.web.reading import OVER, amount, names_of, phase_of, rules_of, sorted_cards
from perfidie.texts.scene import Html, Phases, Scene

EMBLEM = "jeweled-chalice"
HEADS = ("round-started",)
"""Events that head a part of the log."""
PHASES = ("table-phase-1", "table-phase-2", "table-phase-3", "table-phase-4")
PHASES_NOW = ("table-phase-1-now", "table-phase-2-now", "table-phase-3-now", "table-phase-4-now")


# Around the table


def heading(scene: Scene) -> str:
    return scene.draw("verre/label.html", id="table-round", round=scene.view.table.round, turn=0, turns=0)


def phases(scene: Scene) -> Phases:
    """The four phases of a round; the one being played is spelt out."""
    view, draw = scene.view, scene.draw
    sight: Sight = view.table
    now, turns = phase_of(view), rules_of(view).turns
    found = []
    for number in (1, 2, 3, 4):
        message = PHASES_NOW[number - 1] if number == now else PHASES[number - 1]
        turn = (sight.turn + 1, turns) if number == now == 2 else (0, 0)
        name = draw("verre/label.html", id=message, round=0, turn=turn[0], turns=turn[1])
        found.append((name, "now" if number == now else "done" if number < now else ""))
    return tuple(found)


def role(scene: Scene, seat: int) -> tuple[str, str] | None:
    sight: Sight = scene.view.table
    if not sight.round:
        return None
    if seat == sight.wesley:
        return ("W", scene.draw("verre/role_name.html", role="wesley", bonus=halves(rules_of(scene.view).bonus)))
    if seat == sight.vizzini:
        power = str(scene.view.options["power"])
        return ("V", scene.draw("verre/role_name.html", role="vizzini", bonus=power))
    return None


def facts(scene: Scene, seat: int) -> Html:
    """Hearts, then what the phase is about: cards in hand, the rank of choice, the glass taken, what was said."""
    view = scene.view
    sight: Sight = view.table
    phase = phase_of(view)
    glass, rank, cards = sight.taken[seat], 0, 0
    if phase == 3 and glass < 0:
        rank = rules_of(view).choice_order[sight.wesley].index(seat) + 1
    elif phase < 3 and sight.hand_sizes:
        cards = sight.hand_sizes[seat]
    return scene.draw(
        "verre/facts.html", left=sight.hearts[seat], start=int(view.options["start_hearts"]),
        lost=view.options["end"] == "full_rotation", cards=cards, rank=rank,
        glass=LETTERS[glass] if glass >= 0 else "", said=sight.announced[seat],
    )  # fmt: skip


def standing(scene: Scene, seat: int) -> Html:
    view = scene.view
    return scene.draw(
        "verre/hearts.html", left=view.table.hearts[seat], start=int(view.options["start_hearts"]),
        lost=view.options["end"] == "full_rotation",
    )  # fmt: skip


# The table


def board(scene: Scene) -> Html:
    """The stage where a glass was opened, the row of glasses, and what Vizzini did."""
    view, draw = scene.view, scene.draw
    sight: Sight = view.table
    told = reveal.round_shown(scene)
    parts = []
    if told:
        parts.append(reveal.stage(scene, told))
        if phase_of(view) in (0, 1):
            parts.append(reveal.before(scene, told))
    if sight.glasses:
        parts.append(glasses.row(scene, told is not None, reveal.spilt_glass(scene, told)))
    else:
        parts.append(draw("verre/dealing.html", count=sight.undealt))
    parts.append(reveal.swap_line(scene))
    if not told:
        parts.append(roles_line(scene))
    return glasses.fill(draw, draw("verre/board.html", stage=told is not None), draw.join(parts))


def roles_line(scene: Scene) -> Html:
    """Who is Wesley, who is Vizzini, and what that means; whose ink is on the glasses."""
    view = scene.view
    sight: Sight = view.table
    if not sight.glasses or phase_of(view) == OVER:
        return ""
    return scene.draw(
        "verre/roles.html", wesley=sight.wesley, vizzini=sight.vizzini, wesley_name=scene.texts.name(sight.wesley),
        vizzini_name=scene.texts.name(sight.vizzini), bonus=halves(rules_of(view).bonus), power=sight.power,
        filling=phase_of(view) < 3, quiet=phase_of(view) in (2, 4),
        private=view.seat is not None and view.options["notebook"] != "off",
    )  # fmt: skip


def open_board(scene: Scene, state: Table) -> Html:
    """The table with every card face up, hands and the removed card included."""
    view: View[Sight] = scene.view
    rules, draw = state.setup, scene.draw
    shown = tuple([WORD[card] for card in state.faces])
    summed = tuple([sum([amount(rules, shown[number]) for number in glass]) for glass in state.glasses])
    table = msgspec.structs.replace(view.table, faces=shown, balances=summed, groups=(), peeked=state.peeked)
    scene = replace(scene, view=msgspec.structs.replace(view, table=table, seat=None), legal=())
    names = names_of(scene)
    hands = tuple(
        [
            (seat, names[seat], sorted_cards(tuple([WORD[card] for card in hand])))
            for seat, hand in enumerate(state.hands)
            if hand
        ]
    )
    aside = WORD[state.dealt[-1]] if state.faces and state.dealt and len(state.faces) <= rules.laid else ""
    return draw.join([board(scene), draw("verre/hands_open.html", hands=hands, aside=aside)])


# What is mine


def hand(scene: Scene) -> Html:
    """My cards and where they go next; what I have just seen; my glass; my role and its power."""
    view, draw = scene.view, scene.draw
    sight: Sight = view.table
    me, phase = view.seat, phase_of(view)
    if me is None or not sight.glasses or phase == OVER:
        return ""
    parts = [cards(scene, me)] if sight.hand else []
    seen = reveal.glance(scene) if phase < 4 else ()
    parts += [draw("verre/glance.html", word=word, letter=letter) for word, letter in seen]
    if sight.taken[me] >= 0 and not sight.opened[me]:
        parts.append(own_glass(scene, me))
    elif len(seen) < 2:
        parts.append(role_card(scene, me))
    return glasses.fill(draw, draw("verre/hand.html"), draw.join(parts)) if any(parts) else ""


def cards(scene: Scene, me: int) -> Html:
    view = scene.view
    sight: Sight = view.table
    name, seats = scene.texts.name, view.seats
    passes = sight.turn + 1 < rules_of(view).turns
    return scene.draw(
        "verre/cards.html", cards=sorted_cards(sight.hand), pick=any(words[0] == "play" for words in scene.legal),
        giver=name((me - 1) % seats) if sight.turn else "", taker=name((me + 1) % seats) if passes else "",
        round=sight.round,
    )  # fmt: skip


def own_glass(scene: Scene, me: int) -> Html:
    """The glass I took, and what I know of it."""
    sight: Sight = scene.view.table
    glass = sight.taken[me]
    total, sure, unknown, bonus = glasses.weight_of(sight, rules_of(scene.view), glass, me)
    return scene.draw(
        "verre/own_glass.html", letter=LETTERS[glass], total=total, sure=sure, unknown=unknown, bonus=bonus,
        size=len(sight.glasses[glass]),
    )  # fmt: skip


def role_card(scene: Scene, me: int) -> Html:
    """My role, and Vizzini's power with a button for each pair of glasses."""
    view = scene.view
    sight: Sight = view.table
    if me == sight.wesley:
        return scene.draw("verre/wesley.html", bonus=halves(rules_of(view).bonus))
    if me != sight.vizzini or phase_of(view) > 2:
        return ""
    uses = uses_of_power(scene) if view.step == "PourCard" else ()
    return scene.draw("verre/vizzini.html", ready=sight.power, power=str(view.options["power"]), uses=uses)


def uses_of_power(scene: Scene) -> tuple[tuple[str, ...], ...]:
    return tuple([words for words in scene.legal if words[0] in ("swap", "peek")])


# What I decide


def choices(scene: Scene) -> Html:
    """The buttons of the decision bar."""
    view, draw = scene.view, scene.draw
    sight: Sight = view.table
    verb = glasses.PRESSES.get(view.step, "")
    if verb:
        free = glasses.pressed(scene, verb)
        names = scene.texts.name
        buttons = []
        for glass, row in enumerate(sight.glasses):
            owner = sight.taken.index(glass) if verb == "take" and glass in sight.taken else -1
            buttons.append((LETTERS[glass], len(row), LETTERS[glass] in free, names(owner) if owner >= 0 else ""))
        return draw("verre/press.html", verb=verb, glasses=tuple(buttons))
    if view.step == "SwapOrEndTurn":
        return draw("verre/power.html", uses=uses_of_power(scene))
    if view.step == "SwapOrLeave":
        return draw("verre/swap_or_leave.html")
    return draw("verre/drink_or_not.html")


def notebook(scene: Scene) -> Html:
    return memory.notebook(scene)
