"""Mousquetaires du Roy drawn as text: the four clocks, Milady, the missions and the quest, purse, duel and sheets.

A Skill is its first letter, a Musketeer wears the shape of the seat that plays him. What each piece does is told by the
notebook; a decision must find room in 24 rows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from perfidie.boards.ink import Line, cells, cut, joined, line, plain, wrap
from perfidie.boards.terminal import Terminal
from perfidie.engine import View
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    CARDS,
    EFFECTS,
    MISSIONS,
    MUSKETEERS,
    NOTHING,
    PLACE_OF,
    PLACES,
    TOKENS,
    TRACKS,
    Item,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.table import PHASE_III, Table
from perfidie.games.mousquetaires.sight.knowledge import MISSION_ITEMS, siege
from perfidie.games.mousquetaires.sight.view import Posting, Sight, look
from perfidie.games.mousquetaires.terminal.choices import choice, item_sign, paris_effect, ways
from perfidie.games.mousquetaires.terminal.notebook import notes
from perfidie.games.mousquetaires.terminal.side import (
    BAR,
    LABEL,
    duel,
    is_milady,
    labelled,
    milady,
    piped,
    place_name,
    roll_of,
    sheets,
    tally,
)
from perfidie.texts import Texts

__all__ = ["choice", "draw", "draw_open", "heading", "notebook", "score", "sums_up", "ways"]

STAGES = ("word-lys_dor", "word-crossing", "word-london", "word-return")
FACE_DOWN = "▮"
LEAST_TITLE = 12
"""A title that would be cut shorter is left out."""
FORCE = {foe.id: foe.force for foe in BOX.adversary}
ABOUT_ACTIVE = ("Act", "CommitCards", "ToledoBlade", "Swap", "PayChallenge")


# What the terminal asks of a game


def heading(view: View[Sight], texts: Texts) -> str:
    """Round, step, and the Musketeer, or mission, it is about."""
    sight = view.table
    parts = [texts.say("table-ink-round", {"round": sight.round})] if sight.round else []
    if texts.has(f"step-{view.step}"):
        parts.append(texts.say(f"step-{view.step}"))
    return " · ".join([*parts, *about(view, texts)])


def about(view: View[Sight], texts: Texts) -> list[str]:
    """Whom, or which mission, the question is about."""
    sight = view.table
    if view.step in ABOUT_ACTIVE and sight.active:
        name = texts.word(sight.active)
        return [texts.say("table-ink-acting", {"name": name, "actions": sight.actions}) if view.step == "Act" else name]
    if view.step in ("ChooseStart", "Sacrifice"):
        return [texts.word(MUSKETEERS[view.agenda[-1][2]])]
    if view.step == "Assign":
        return [place_name(PLACES[PLACE_OF[view.agenda[-1][2]]], texts)]
    return []


def draw(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The table as this seat sees it."""
    return [
        clocks(view, texts),
        *rochelle(view, texts, width),
        *milady(view, texts, width),
        *posting_row("paris", view.table.paris, view, texts, width),
        *posting_row("louvre", view.table.louvre, view, texts, width),
        *quest(view, texts, width),
        *purse(view, texts, width),
        *duel(view, texts, width),
        *sheets(view, texts, width),
        *told_now(view, texts, width),
    ]


def draw_open(state: Table, view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The same with all hands face up, Milady's destination and her cards."""
    rules = state.setup
    hands = {
        texts.word(rider.id): tally(rider.hand, texts)
        for seat in rules.riders
        for rider in look(state, seat).riders
        if rider.seat == seat
    }
    own = look(state, rules.milady) if not rules.automatic else view.table
    hers = [PLACES[state.destination]] if state.destination != NOTHING else []
    hands[texts.say("word-milady")] = ", ".join(map(texts.word, (*hers, *own.treacheries, *own.paris_hand)))
    rows = draw(view, texts, width)
    for name, cards in hands.items():
        rows += wrap(line((f"{name}  ", "strong"), cards), width, indent=2) if cards else []
    return rows


def notebook(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """What became public, what is left, and what the pieces on the table and in hand do."""
    return notes(view, texts)


def sums_up(view: View[Sight]) -> bool:
    """In the midst of a turn the table shows what the dice brought; before it, what happened is told on a page."""
    sight = view.table
    begun = sight.moved or sight.actions + sight.conscripts < Rules(view.seats, view.options).figures.actions
    return view.step in ABOUT_ACTIVE and begun


def score(view: View[Sight], seat: int, texts: Texts) -> Line:
    """Whom this seat played."""
    rules = Rules(view.seats, view.options)
    if seat == rules.milady:
        return line(texts.say("word-milady"))
    return line(", ".join(texts.word(MUSKETEERS[hero]) for hero in rules.run_by(seat)))


# The clocks


def clocks(view: View[Sight], texts: Texts) -> Line:
    """Time, the Queen, the Louvre, Constance: where each is, and what the next square brings."""
    sight = view.table
    dice = TRACKS.time_dice[min(sight.time, len(TRACKS.time_dice) - 1)]
    found = [
        ("time", {"square": sight.time, "last": TRACKS.time_cardinal, "dice": dice}, TRACKS.time_cardinal - sight.time),
        ("queen", {"square": sight.queen, "last": TRACKS.queen_cardinal}, TRACKS.queen_cardinal - sight.queen),
        ("louvre-mark", {"square": sight.louvre_mark, "last": TRACKS.louvre_fail}, 9),
    ]
    if sight.paris.card == "constance_abducted":
        goal = EFFECTS["strangle_goal"]
        found.append(("constance", {"square": sight.constance, "last": goal}, goal - sight.constance))
    parts = []
    for name, facts, left in found:
        text = texts.say(f"table-ink-{name}", facts)
        if name == "louvre-mark":
            text += louvre_brings(sight, texts)
        parts.append(line((text, "bad" if left < 2 else "")))
    return piped(parts)


def louvre_brings(sight: Sight, texts: Texts) -> str:
    """What the next square of the Louvre does."""
    after = sight.louvre_mark + 1
    if after == TRACKS.louvre_fail:
        return f" → {texts.say('table-ink-then-failed')}"
    return f" → {texts.say('table-ink-then-queen')}" if after in TRACKS.louvre_queen else ""


def rochelle(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The marker of La Rochelle, the nearest rewards, the cards that lie there, the dice of both sides."""
    sight = view.table
    square = texts.say("table-ink-square", {"square": sight.rochelle, "end": TRACKS.rochelle_cardinal})
    down = [each for each in BOX.reward if each.side == "milady" and each.square < sight.rochelle]
    up = [each for each in BOX.reward if each.side == "musketeers" and each.square > sight.rochelle]
    rewards = [*down[-1:], *up[:1]]
    brings = ", ".join(
        texts.say("table-ink-reward", {"square": each.square, "kind": each.kind, "amount": each.amount})
        for each in rewards
    )
    dice = siege(view)
    forces = texts.say("table-ink-siege", {"blue": dice.blue, "red": dice.red})
    if sight.phase == PHASE_III and (sight.blue or sight.red):
        blue, red = roll_of(sight.blue, texts) or "–", roll_of(sight.red, texts)
        forces = texts.say("table-ink-assault", {"items": blue, "words": red, "deficit": sight.deficit})
    slots = tally(sight.slots, texts)
    parts = [line((square, "bad" if sight.rochelle - TRACKS.rochelle_cardinal < 2 else "strong")), line(brings)]
    return labelled(texts, "rochelle", piped([*parts, line(slots), line(forces)]), width)


# Missions and quest


def posting_row(place: str, posting: Posting, view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """A mission: what is to be done, who lies in wait, the Traps, and its title in the room that is left."""
    if not posting.card:
        return labelled(texts, place, line((texts.say("table-ink-empty"), "faint")), width)
    mission = next(each for cards in MISSIONS for each in cards if each.id == posting.card)
    items = items_line(MISSION_ITEMS[posting.card], posting.done, texts)
    foes = ", ".join(f"{texts.word(foe)} {FORCE[foe]}" for foe in posting.adversaries)
    traps = ", ".join(trap_name(trap, view, texts) for trap in posting.traps)
    if view.step == "Assign" and place == PLACES[PLACE_OF[view.agenda[-1][2]]]:
        used = sum(FORCE[foe] for foe in posting.adversaries)
        foes = f"{foes} {texts.say('table-ink-force', {'used': used, 'force': mission.force})}".strip()
    body = piped([items, line((foes, "red")), line((traps, "bad"))])
    room = width - LABEL - cells(plain(body)) - len(BAR)
    title = texts.word(posting.card)
    if place == "paris" and cells(title) + cells(paris_effect(posting.card, texts)) + 3 <= room:
        title = f"{title} ({paris_effect(posting.card, texts)})"
    if place == "louvre" and room < LEAST_TITLE:
        return labelled(texts, place, body, width)
    return labelled(texts, place, line((cut(title, max(room, LEAST_TITLE)), "strong"), BAR, *body), width)


def items_line(items: Sequence[Item], done: Sequence[int], texts: Texts) -> Line:
    """`N6 (+2)`, `duel 2d (+1) ×3`; what is done has its mark."""
    rows: Counter[tuple[str, str, str]] = Counter()
    for number, item in enumerate(items):
        gain = f" (+{item.pistoles})" if item.pistoles else ""
        sign = item_sign(item, texts)
        rows[(f"✓{sign}", "faint", "") if number in done else (sign, "strong", gain)] += 1
    return joined(
        [
            line((sign, ink), (gain, "gold"), f" ×{count}" if count > 1 else "")
            for (sign, ink, gain), count in rows.items()
        ],
        "  ",
    )


def trap_name(trap: str, view: View[Sight], texts: Texts) -> str:
    """A Trap; Nemesis with him whom she names."""
    return f"{texts.word(trap)} ({texts.word(view.table.nemesis)})" if trap == "nemesis" else texts.word(trap)


def quest(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The stage: corridors with what was turned up, or items; and the price of the secret passage."""
    sight = view.table
    stage = BOX.quest[sight.quest.number - 1]
    title = texts.say("table-ink-stage", {"number": stage.stage, "last": len(BOX.quest)})
    if stage.corridors:
        rows = [
            line(f"{number + 1} ", (f"{guard}" if guard > 0 else "", "strong"), FACE_DOWN * (left - (guard > 0)))
            for number, (left, guard) in enumerate(zip(sight.quest.corridors, sight.quest.turned, strict=True))
        ]
        todo = joined(rows, "  ")
    else:
        todo = items_line(stage.items, sight.quest.done, texts)
    passage = texts.say("table-ink-passage", {"cost": stage.passage_cost})
    name = (f"{title} {texts.say(STAGES[sight.quest.number - 1])}", "strong")
    return labelled(texts, "ferrets", piped([line(name), todo, line((passage, "faint"))]), width)


def purse(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """What is common to the Musketeers, and what weighs on this round."""
    sight = view.table
    weights = [name for name, on in (("urgency", sight.urgency), ("dead_end", sight.dead_end)) if on]
    weights += ["conscripts"] if sight.conscripts else []
    cards = texts.say("table-ink-deck", {"deck": sight.deck, "discard": len(sight.discard)})
    money = line((f"{sight.purse}", "gold"), f" · {texts.say('table-ink-epic', {'count': sight.epic})}")
    burden = line((", ".join(map(texts.word, weights)), "bad"))
    return labelled(texts, "purse", piped([money, line((cards, "faint")), burden]), width)


# What must be read to decide


def told_now(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """What the cards do that Milady may play now, or that strikes; what a companion asks for."""
    sight = view.table
    if view.step == "Consent":
        _, _, hero, partner, card, token = view.agenda[-1]
        thing = texts.word(CARDS[card] if card != NOTHING else TOKENS[token])
        return [line((f"{texts.word(MUSKETEERS[partner])} → {texts.word(MUSKETEERS[hero])}  {thing}", "strong"))]
    names: Sequence[str] = ()
    if view.step == "PlayTreachery" and is_milady(view):
        names = [f"treachery-{card}" for card in dict.fromkeys(sight.treacheries)]
    elif view.step == "ChooseTarget":
        names = [f"paris-{sight.paris.card}"]
    rows = []
    for name in names:
        title = texts.word(name.partition("-")[2])
        rows.append(line((f"{title} – ", "strong"), cut(texts.say(f"table-{name}"), width - cells(title) - 3)))
    return rows


TERMINAL = Terminal(
    heading=heading,
    draw=draw,
    draw_open=draw_open,
    notebook=notebook,
    choice=choice,
    ways=ways,
    score=score,
    sums_up=sums_up,
)
