"""The duel drawn as text: the path, both flasks and bags side by side, the books or the shop, the scale.

Blue is always on the left, as on the path. A chip is two letters of its ingredient and its value; inks only repeat it.
"""

from __future__ import annotations

from perfidie.boards.ink import Line, Span, beside, joined, line, mark, pad, wrap
from perfidie.boards.terminal import Terminal
from perfidie.engine import View
from perfidie.engine.action import Words
from perfidie.games.charlatans.rules.box import (
    BOX,
    BUYABLE,
    CARD,
    CHIP,
    CHIPS,
    COLOUR_OF,
    COLOURS,
    HIGHER,
    PAGE,
    PLAYERS,
    VALUE,
    books,
)
from perfidie.games.charlatans.rules.table import NOBODY, Table
from perfidie.games.charlatans.sight.knowledge import landing, movement_now, penalty, risk
from perfidie.games.charlatans.sight.view import Charlatan, Sight
from perfidie.games.charlatans.sight.worth import fair_offer
from perfidie.games.charlatans.terminal.notebook import notes
from perfidie.games.charlatans.terminal.side import INKS, POTION, name_of, side_block, tally
from perfidie.texts import Texts

PATIENT, MAYOR, PARK = "P", "M", "║"
GAP = " │ "
TRADING = ("MakeOffer", "ChoosePan", "TakeOne", "TakeFour")
READING = (*POTION, "YieldToBlackmail", "UpgradePumpkin", "TakeOne", "TakeFour")
"""Steps in which the books are read."""
OF_CHIP = ("place", "return", "set_aside", "take")


# What the terminal asks of a game


def heading(view: View[Sight], texts: Texts) -> str:
    """Round and step."""
    parts = [texts.say("table-ink-round", {"round": view.table.round, "rounds": view.table.rounds})]
    if texts.has(f"step-{view.step}"):
        parts.append(texts.say(f"step-{view.step}"))
    return " · ".join(parts)


def draw(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The table; all seats see the same, but for a bag that an option keeps from a screen."""
    columns = (width - len(GAP)) // 2
    sides = [side_block(view, texts, seat, columns) for seat in range(PLAYERS)]
    lines = beside(sides, GAP) if view.step == "BuyChips" else [path(view.table), *beside(sides, GAP)]
    if not view.outcome:
        lines += market(view, texts, width)
    return lines


def draw_open(state: Table, view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """Nothing was ever hidden."""
    return draw(view, texts, width)


def choice(words: Words, view: View[Sight], texts: Texts) -> Line:
    """A choice in as little room as it needs, with what it brings or costs."""
    verb, *rest = words
    if verb in OF_CHIP:
        return line(name_of(rest[0], texts))
    if verb == "coin":
        return line(f"{texts.word(rest[0])} – ", (texts.word(rest[1]), "gold"))
    if verb in ("buy", "buy_double") and rest:
        price = books(tuple(PAGE[page] for page in view.table.pages)).price[CHIP[rest[0]]]
        return line(texts.say("table-ink-priced", {"name": name_of(rest[0], texts), "gold": price}))
    if verb == "offer":
        return line(texts.say("table-ink-offer", {"upgrades": int(rest[0]), "gold": int(rest[1])}))
    if verb == "upgrade":
        better = VALUE[HIGHER[CHIP[rest[1]]]]
        return line(f"{name_of(rest[1], texts)} → {better} ", (texts.word(rest[0]), "faint"))
    if verb == "coin_return_colour":
        return line(texts.say("table-ink-take-back", {"name": name_of(rest[0], texts)}))
    if verb == "return_white":
        value = next((white.value for white in own(view).whites if str(white.space) == rest[0]), 0)
        return line(texts.say("table-ink-white-on", {"space": int(rest[0]), "value": value}))
    return line(said(words, texts), *consequence(verb, view, texts))


def said(words: Words, texts: Texts) -> str:
    """A choice as it is said; `buy_double` alone is the piece that comes before the chip."""
    return texts.say("table-ink-double") if words[0] == "buy_double" else texts.action(words)


def ways(words: Words) -> list[tuple[Words, ...]]:
    """A double purchase is asked for by its card first, so that the shop is listed once."""
    if words[0] == "buy_double":
        return [((words[0],), words)]
    return [(words,)]


def notebook(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The rounds so far, and what everybody has won or bought."""
    return notes(view, texts)


def score(view: View[Sight], seat: int, texts: Texts) -> Line:
    """How many patients this seat has cured."""
    return line(texts.say("table-ink-cured", {"count": view.table.sides[seat].cured}))


def own(view: View[Sight]) -> Charlatan:
    """The side of who decides."""
    return view.table.sides[view.waiting[0] if view.waiting else view.seat or 0]


# The path


def path(sight: Sight) -> Line:
    """Blue's half from its end to the park, then yellow's: stands, patient, a figure on every fifth space."""
    spaces = range(1, BOX.path.spaces + 1)
    blue = [place(sight, 0, space) for space in reversed(spaces)]
    yellow = [place(sight, 1, space) for space in spaces]
    return line("  ", *blue, (f"{PARK} ", "gold"), *yellow)


def place(sight: Sight, seat: int, space: int) -> Span:
    """One space of the path."""
    if (sight.half, sight.space) == (seat, space):
        return (f"{MAYOR if sight.mayor_walks else PATIENT} ", "strong")
    if sight.sides[seat].stand == space:
        shape, ink = mark(seat)
        return (f"{shape} ", ink)
    return (f"{space:<2}" if space % 5 == 0 else "· ", "faint")


# What lies between the players


def market(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """Coins tossed, chips shown, the books or the shop, the scale."""
    sight = view.table
    lines: list[Line] = []
    if view.step == "ChooseCoin":
        for bonus in sight.toss:
            body = line((texts.word(bonus), "gold"), f" – {texts.say(f'table-bonus-{bonus}')}")
            lines += wrap(body, width, indent=2)
    if sight.shown:
        lines.append(line((f"{texts.say('table-ink-shown')} ", "strong"), *tally(sight.shown, texts)))
    if view.step == "BuyChips":
        return lines + shop(view, texts, width)
    if view.step in READING:
        lines += shelf(view, texts, width)
    return lines + scale(view, texts, width)


def shelf(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The open books in a few words each, two a row."""
    cells_of = [
        line(letters(page.partition("_")[0], texts), f" {texts.say(f'table-page-{page}-short')}")
        for page in view.table.pages
    ]
    return in_twos(cells_of, width)


def shop(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """Every colour for sale: prices by value, and how many chips of each are left."""
    sight = view.table
    prices = books(tuple(PAGE[page] for page in sight.pages)).price
    stalls = []
    for colour in BUYABLE:
        kinds = [chip for chip, each in enumerate(COLOUR_OF) if each == colour]
        facts = {
            "prices": "/".join(str(prices[chip]) for chip in kinds),
            "left": "/".join(str(sight.supply[CHIPS[chip]]) for chip in kinds),
        }
        name = texts.say(f"table-ink-name-{COLOURS[colour]}")
        stalls.append(line(letters(COLOURS[colour], texts), f" {name:<11}", texts.say("table-ink-stall", facts)))
    return in_twos([*stalls, on_top(view, texts)], width)


def letters(colour: str, texts: Texts) -> Span:
    """The two letters of an ingredient, in its ink."""
    return (texts.say(f"table-ink-sign-{colour}"), f"strong {INKS[colour]}".strip())


def in_twos(each: list[Line], width: int) -> list[Line]:
    """Two a row, each in its half."""
    columns = (width - len(GAP)) // 2
    halves = [pad(cell, columns) for cell in each]
    return [joined(halves[start : start + 2], GAP) for start in range(0, len(halves), 2)]


def on_top(view: View[Sight], texts: Texts) -> Line:
    """The card on the scale by its name."""
    name = texts.say(f"table-card-{view.table.card}-name")
    return line((f"{texts.say('table-ink-scale')} ", "strong"), (name, "gold"))


def scale(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The card on the scale; while it is traded, its text, the offer and a hint where the table wants one."""
    sight = view.table
    if sight.round == sight.rounds:
        return [line((texts.say("table-ink-last"), "gold"))]
    if view.step not in TRADING:
        return [on_top(view, texts)]
    lines = wrap(line(*on_top(view, texts), f" – {texts.say(f'table-card-{sight.card}')}"), width, indent=2)
    if view.step == "ChoosePan":
        upgrades, gold = sight.offer
        offer = texts.say("table-ink-offer", {"upgrades": upgrades, "gold": gold})
        lines.append(line((f"{texts.say('table-ink-against')} ", "strong"), (offer, "gold")))
    hint = suggested(view) if view.step == "MakeOffer" else ()
    if hint:
        offer = texts.say("table-ink-offer", {"upgrades": hint[0], "gold": hint[1]})
        lines.append(line((f"{texts.say('table-ink-hint')} ", "faint"), offer))
    return lines


def suggested(view: View[Sight]) -> tuple[int, ...]:
    """The offer the table suggests, printed for beginners or reckoned; nothing without the option."""
    wish = view.options["offer_hints"]
    if wish == "computed":
        return fair_offer(view)
    return BOX.card[CARD[int(view.table.card)]].suggested if wish == "printed" else ()


# What a choice leads to


def consequence(verb: str, view: View[Sight], texts: Texts) -> Line:
    """The chance of an explosion, where the patient would go, what is at stake."""
    seat = view.waiting[0] if view.waiting else view.seat or 0
    if verb == "draw" and (chance := risk(view, seat)):
        facts = {"bad": chance.bad, "chips": chance.chips}
        return line((f"  {texts.say('table-ink-risk', facts)}", "bad" if chance.bad else "faint"))
    if verb == "stop":
        return line((f"  {would_go(view, seat, movement_now(view, seat), texts)}", "faint"))
    if verb == "lose_gold":
        return line((f"  {texts.say('table-ink-nuggets', {'gold': penalty(view, seat)})}", "gold"))
    if verb == "give_steps":
        return line((f"  {texts.say('table-ink-steps', {'steps': penalty(view, seat)})}", "bad"))
    return line()


def would_go(view: View[Sight], seat: int, steps: int, texts: Texts) -> str:
    """`5 pas : patient soigné`, `3 pas : patient en ●2`."""
    there = landing(view, seat, steps)
    if there.wins:
        ending = texts.say("table-ink-would-win")
    elif there.cured:
        ending = texts.say("table-ink-would-cure", {"count": there.cured})
    elif there.half == NOBODY:
        ending = texts.say("table-ink-would-stay")
    else:
        ending = texts.say("table-ink-would-stand", {"name": f"{mark(there.half)[0]}{there.space}"})
    return texts.say("table-ink-would", {"steps": steps, "name": ending})


TERMINAL = Terminal(
    heading=heading,
    draw=draw,
    draw_open=draw_open,
    notebook=notebook,
    choice=choice,
    ways=ways,
    score=score,
)
