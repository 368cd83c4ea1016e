"""One player's side of the table in the terminal: stand, flask, bag and what lies beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from perfidie.boards.ink import Line, Span, cells, cut, joined, line, mark, pad, wrap
from perfidie.engine import View
from perfidie.games.charlatans.rules.box import BOX, CHIP, CHIPS, COLOUR_OF, COLOURS, VALUE
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.knowledge import distance, movement_now, risk
from perfidie.games.charlatans.sight.view import Charlatan, Sight
from perfidie.texts import Texts

LABEL = 8
INKS = {
    "white": "strong",
    "black": "",
    "orange": "gold",
    "blue": "blue",
    "red": "red",
    "green": "good",
    "pink": "heart",
    "yellow": "gold",
    "purple": "private",
}
POTION = (
    "Brew",
    "ChooseChip",
    "SetRivalsAside",
    "BuySteps",
    "UndoWhite",
    "ChooseZone",
    "StrikeDeal",
    "SavePotion",
    "BonusSpace",
)
"""Steps in the midst of a turn of phase 2."""


# Small pieces


def colour_of(chip: str) -> str:
    """The ingredient of a chip."""
    return COLOURS[COLOUR_OF[CHIP[chip]]]


def name_of(chip: str, texts: Texts) -> str:
    """A chip by the short name of its ingredient: `herbe 2`."""
    return f"{texts.say(f'table-ink-name-{colour_of(chip)}')}\u00a0{VALUE[CHIP[chip]]}"


def sign(chip: str, texts: Texts, count: int = 1) -> Span:
    """A chip in as few letters as possible: `He2`, `Cl1×4`."""
    times = f"×{count}" if count > 1 else ""
    return (f"{texts.say(f'table-ink-sign-{colour_of(chip)}')}{VALUE[CHIP[chip]]}{times}", INKS[colour_of(chip)])


def tally(chips: Sequence[str], texts: Texts) -> Line:
    """Chips by kind, in the order of the box."""
    counted = Counter(chips)
    found = [line(sign(chip, texts, counted[chip])) for chip in sorted(counted, key=CHIPS.index)]
    return joined(found) if found else line(("–", "faint"))


def labelled(texts: Texts, label: str, body: Line, columns: int) -> list[Line]:
    """A row with its label, broken where it must be."""
    head = pad(line((texts.say(f"table-ink-{label}"), "faint")), LABEL)
    rows = wrap(body, columns - LABEL)
    return [line(*head, *rows[0]), *[line(" " * LABEL, *row) for row in rows[1:]]]


# One side of the table


def side_block(view: View[Sight], texts: Texts, seat: int, columns: int) -> list[Line]:
    """A player: name, cured, gold; stand; flask; bag; what lies beside it."""
    sight = view.table
    side = sight.sides[seat]
    lines = [name_row(view, texts, seat, columns)]
    if view.step != "BuyChips":
        lines.append(stand_row(view, texts, seat))
    if sight.race:
        total = sum(VALUE[CHIP[chip]] for chip in side.bottom)
        lines += labelled(texts, "race", line((f"{total} = ", "strong"), *tally(side.bottom, texts)), columns)
    elif view.step != "BuyChips":
        lines += [neck(view, texts, seat), track(view, texts, seat)]
        lines += labelled(texts, "bottom", tally(side.bottom, texts), columns)
    lines += labelled(texts, "bag", bag(view, texts, seat), columns)
    return lines + beside_flask(side, texts, columns)


def name_row(view: View[Sight], texts: Texts, seat: int, columns: int) -> Line:
    """Who it is, whether they act (▶) and began the round (¹); patients cured and gold."""
    sight = view.table
    side = sight.sides[seat]
    acts = ("▶", "strong") if seat in view.waiting else (" ", "")
    first = "¹" if seat == sight.starter and sight.round else ""
    facts = {"count": side.cured, "goal": sight.goal}
    stock = f" {texts.say('table-ink-patients', facts)}  {texts.say('table-ink-price', {'gold': side.gold})}"
    room = columns - 3 - cells(stock)
    name = line((cut(texts.name(seat), room - len(first)), f"seat-{seat}"), (first, "gold"))
    return line(acts, mark(seat), " ", *pad(name, room), (stock, "strong"))


def stand_row(view: View[Sight], texts: Texts, seat: int) -> Line:
    """Where the stand is, and how far from it the patient, or the park."""
    facts = {"space": view.table.sides[seat].stand, "steps": distance(view, seat)}
    message = "table-ink-stand" if view.table.half != NOBODY else "table-ink-stand-park"
    return line("  ", texts.say(message, facts))


def neck(view: View[Sight], texts: Texts, seat: int) -> Line:
    """The neck, and what it comes to; or how the potion ended."""
    sight = view.table
    side = sight.sides[seat]
    chips = [line(sign(chip, texts)) for chip in side.neck]
    free = [line(("·", "faint"))] * (BOX.flask.neck - len(chips))
    row = line(*pad(line((texts.say("table-ink-neck"), "faint")), LABEL), *joined([*chips, *free]))
    if side.exploded:
        return line(*row, (f"  {texts.say('table-ink-exploded')}", "bad"))
    if seat in sight.finished:
        return line(*row, (f"  {texts.say('table-ink-finished')}", "faint"))
    if sight.active == seat and sight.placed and view.step in POTION:
        steps = texts.say("table-ink-steps", {"steps": movement_now(view, seat)})
        return line(*row, (f"  = {steps}", "strong"))
    return row


def track(view: View[Sight], texts: Texts, seat: int) -> Line:
    """The white track: whites by their values, the bonus space, mines; beyond them, the space by its number."""
    side = view.table.sides[seat]
    lying = {white.space: white.value for white in side.whites}
    row = [line(track_space(space, lying.get(space, 0), side)) for space in range(1, BOX.flask.mined[-1] + 1)]
    farthest = max(lying, default=0)
    if farthest > BOX.flask.mined[-1]:
        row.append(line((f"→{farthest}", "bad")))
    return line(*pad(line((texts.say("table-ink-track"), "faint")), LABEL), *joined(row))


def track_space(space: int, value: int, side: Charlatan) -> Span:
    """One space of the white track: a white, a mine, the bonus, or nothing."""
    if value:
        return (str(value), "strong")
    if space in BOX.flask.mined:
        covered = space == BOX.flask.mined[0] and side.waiting == "mine_guard"
        return ("○", "good") if covered else ("×", "bad")
    return ("+", "gold") if space in BOX.flask.bonus else ("·", "faint")


def bag(view: View[Sight], texts: Texts, seat: int) -> Line:
    """The bag by counting, and how many of its chips would explode; only its size where nobody counts for one."""
    sight = view.table
    side = sight.sides[seat]
    found = line((f"{side.bag_size}", "strong"))
    if (chance := risk(view, seat)) and chance.bad and seat not in sight.finished and not sight.race:
        found = line(*found, (f" ({texts.say('table-ink-danger', {'bad': chance.bad})})", "bad"))
    return line(*found, " = ", *tally(side.bag, texts)) if side.bag else found


def beside_flask(side: Charlatan, texts: Texts, columns: int) -> list[Line]:
    """Coin, kept cards, chips aside, won or bought, and what the rival has laid on this flask."""
    lines: list[Line] = []
    if side.waiting and side.waiting != "mine_guard":  # the covered mine is seen on the track
        lines += labelled(texts, "coin", line((texts.word(side.waiting), "gold")), columns)
    if side.cards:
        names = [texts.say(f"table-card-{card}-name") for card in side.cards]
        lines += labelled(texts, "cards", line((", ".join(names), "gold")), columns)
    if side.aside:
        lines += labelled(texts, "aside", tally(side.aside, texts), columns)
    if side.bought:
        lines += labelled(texts, "bought", tally(side.bought, texts), columns)
    if side.web:
        lines += labelled(texts, "web", line((texts.say("table-ink-farther", {"space": side.web}), "bad")), columns)
    if side.amber:
        lines += labelled(texts, "amber", line((texts.say("table-ink-shorter", {"steps": side.amber}), "bad")), columns)
    return lines
