"""The notebook of the duel in the terminal: the rounds so far, and the chips that have joined each bag."""

from __future__ import annotations

from collections import Counter

from perfidie.boards.ink import Line, line, mark
from perfidie.engine import View
from perfidie.games.charlatans.rules.box import CHIPS
from perfidie.games.charlatans.sight.view import Round, Sight
from perfidie.texts import Texts


def notes(view: View[Sight], texts: Texts) -> list[Line]:
    """Everything here was public; it is written down so that nobody has to scroll back."""
    rounds = [line_of(number, past, texts) for number, past in enumerate(view.table.past, start=1)]
    return [*rounds, *gains(view, texts)]


def line_of(number: int, past: Round, texts: Texts) -> Line:
    """One round: who began, who finished first, who exploded; the card, who took it, and what the other got."""
    title = (f"{texts.say('table-ink-past', {'round': number})} ", "strong")
    marks = [mark(seat) for seat in past.finished]
    burst = [mark(seat) for seat, exploded in enumerate(past.exploded) if exploded]
    upgrades, gold = past.offer
    offer = texts.say("table-ink-offer", {"upgrades": upgrades, "gold": gold})
    body = line(mark(past.starter), f" {texts.say('table-ink-began')} · ", *marks, f" {texts.say('table-ink-order')}")
    if burst:
        body = line(*body, " · ", *burst, f" {texts.say('table-ink-exploded')}")
    card = texts.say(f"table-card-{past.card}-name")
    return line(title, *body, " · ", mark(past.taker), f" {card} · ", mark(1 - past.taker), f" {offer}")


def gains(view: View[Sight], texts: Texts) -> list[Line]:
    """What each has won or bought; not the rival's where the table agreed to count for oneself."""
    lines = []
    for seat in range(view.seats):
        if view.seat not in (None, seat) and not view.options["memory_aid"]:
            continue
        counted = Counter(gain.chip for gain in view.table.gained if gain.seat == seat)
        names = [
            f"{texts.word(chip)}{f' ×{counted[chip]}' if counted[chip] > 1 else ''}"
            for chip in sorted(counted, key=CHIPS.index)
        ]
        if names:
            title = (f" {texts.say('table-ink-gained', {'seat': seat})} ", "strong")
            lines.append(line(mark(seat), title, ", ".join(names)))
    return lines
