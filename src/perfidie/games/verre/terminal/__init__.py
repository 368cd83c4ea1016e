"""The poisoned glass drawn as text: seats, glasses with what one knows of them, hand, notebook.

A closed glass shows every card with the one who poured it and the turn as a small figure; a face in it
is private ink, known to this seat alone. Antidote and poison differ by their sign, not only by colour.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from perfidie.boards.ink import (
    Line,
    Span,
    beside,
    cells,
    cut,
    joined,
    line,
    mark,
    pad,
    plain,
)
from perfidie.boards.terminal import Terminal
from perfidie.engine import View
from perfidie.games.verre.rules.actions import CARD, LETTERS, WORD
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight.view import HAND, REMOVED, Sight, spied_by
from perfidie.texts import Texts

ANTIDOTE, POISON = "♣", "†"
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
WIDEST_GLASS = 24
PHASES = {"SpyGlass": 1, "PourCard": 2, "SwapOrEndTurn": 2, "SwapOrLeave": 2, "TakeGlass": 3, "Announce": 4}


def face(word: str, ink: str = "") -> Span:
    """A card: its sign and its value."""
    card = CARD[word]
    sign, side = (ANTIDOTE, "good") if card > 0 else (POISON, "bad")
    return (f"{sign}{abs(card)}", f"{side} {ink}".strip())


def faces(words: Sequence[str], ink: str = "") -> Line:
    """Cards in the order of the choices: from the worst poison to the best antidote."""
    return joined([(face(word, ink),) for word in sorted(words, key=CARD.__getitem__)])


# What the terminal asks of a game


def heading(view: View[Sight], texts: Texts) -> str:
    """Round, phase, turn."""
    sight = view.table
    parts = [texts.say("table-round", {"round": sight.round})]
    if view.step in PHASES:
        parts.append(texts.say(f"step-{view.step}"))
    if PHASES.get(view.step) == 2:
        parts.append(texts.say("table-turn", {"turn": sight.turn + 1, "turns": rules_of(view).turns}))
    return " · ".join(parts)


def draw(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The table as this seat sees it."""
    lines = [*seats(view, texts, width), line(), *glasses(view, texts, width)]
    if view.seat is not None and view.table.hand_sizes:
        lines += own_line(view, texts)
    if view.table.removed:
        lines.append(line(texts.say("table-removed"), "  ", face(view.table.removed)))
    return lines


def draw_open(state: Table, view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The table with every card face up, for a game that is over; `view` is a spectator's."""
    shown = tuple(WORD[card] for card in state.faces)
    summed = tuple(sum(amount(view, shown[number]) for number in glass) for glass in state.glasses)
    view = msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, faces=shown, balances=summed))
    lines = [*seats(view, texts, width), line(), *glasses(view, texts, width)]
    for seat, hand in enumerate(state.hands):
        if hand:
            cards = faces([WORD[card] for card in hand])
            lines.append(line(mark(seat), f" {texts.say('table-hand-of', {'seat': seat})}  ", *cards))
    rules = state.setup
    if state.faces and state.dealt and len(state.faces) <= rules.laid:
        lines.append(line(texts.say("table-removed"), "  ", face(WORD[state.dealt[-1]])))
    return lines


def choice(words: Sequence[str], view: View[Sight], texts: Texts) -> Line:
    """A choice in as little room as it needs, under the name of its verb."""
    verb, *rest = words
    if verb == "play":
        return line(face(rest[0]), f" → {rest[1]}")
    if verb in ("swap", "peek"):
        return line(f"{rest[0]} ⇄ {rest[1]}")
    if rest:
        return line(texts.say("table-glass", {"glass": rest[0]}))
    return line(texts.action(words))


def score(view: View[Sight], seat: int, texts: Texts) -> Line:
    """How a seat stands at the end."""
    return hearts(view, seat)


def remembers(view: View[Sight]) -> bool:
    """Whether the log may repeat what was seen in secret (option notebook)."""
    return view.options["notebook"] != "off"


# Seats


def rules_of(view: View[Sight]) -> Rules:
    """What the table agreed on."""
    return Rules(view.seats, view.options)


def seats(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """Two seats a line: who acts, hearts, role, cards in hand."""
    rows = [seat_line(view, texts, seat) for seat in range(view.seats)]
    half = (len(rows) + 1) // 2
    lines = beside([[pad(row, (width - 1) // 2) for row in rows[:half]], rows[half:]], gap=" ")
    if view.options["end"] == "full_rotation":
        lines.append(line((texts.say("table-hearts-lost"), "faint")))
    return lines


def seat_line(view: View[Sight], texts: Texts, seat: int) -> Line:
    """One seat: who acts, its name, hearts, role and cards."""
    sight = view.table
    acts = ("▶", "strong") if seat in view.waiting else (" ", "")
    name = pad(line((cut(texts.name(seat), 16), "strong" if seat == view.seat else "")), 17)
    role = ""
    if seat == sight.wesley:
        role = "Wesley"
    elif seat == sight.vizzini:
        role = "Vizzini ⇄" if sight.power and not any(glass >= 0 for glass in sight.taken) else "Vizzini"
    backs = "▮" * sight.hand_sizes[seat] if sight.hand_sizes else ""
    shown = [*name, *pad(hearts(view, seat), 5), *pad(line((role, "gold")), 10), (backs, "faint")]
    return (acts, mark(seat), (" ", ""), *shown)


def hearts(view: View[Sight], seat: int) -> Line:
    """Hearts left; hearts lost where the game may go below none (option end)."""
    left, start = view.table.hearts[seat], int(view.options["start_hearts"])
    if view.options["end"] == "full_rotation":
        return line((f"−{start - left} ♥", "heart"))
    if start > 5:
        return line((f"{left} ♥", "heart"))
    return line(("♥" * left, "heart"), ("·" * (start - left), "faint"))


# Glasses


def amount(view: View[Sight], word: str) -> int:
    """What a card weighs: its value, or one (option compare)."""
    card = CARD[word]
    return card if view.options["compare"] == "sum" else (1 if card > 0 else -1)


def glasses(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The row of glasses, and the key to its signs."""
    sight = view.table
    if not sight.glasses:
        return []
    columns = min(WIDEST_GLASS, (width - len(sight.glasses) + 1) // len(sight.glasses))
    blocks = [glass_block(view, texts, glass, columns) for glass in range(len(sight.glasses))]
    return beside(blocks)


def glass_block(view: View[Sight], texts: Texts, glass: int, columns: int) -> list[Line]:
    """One glass: its cards, the top one on top, its letter, who looked into it, its balance, its owner."""
    sight = view.table
    inner = columns - 2
    rows = [pad(card_line(view, texts, number, inner), inner) for number in reversed(sight.glasses[glass])]
    rows = [pad(line(), inner)] * (rules_of(view).capacity - len(rows)) + rows
    edge = ("│", "gold")
    foot = f" {LETTERS[glass]} ".center(inner, "─")
    block: list[Line] = [(edge, *row, edge) for row in rows]
    block.append(
        line(
            (f"╰{foot[: inner // 2 - 1]}", "gold"),
            (foot[inner // 2 - 1 : inner // 2 + 2], "strong gold"),
            (f"{foot[inner // 2 + 2 :]}╯", "gold"),
        )
    )
    block.append(pad(spies(view, texts, glass), columns, centred=True))
    block.append(pad(weight(view, texts, glass), columns, centred=True))
    if any(taken >= 0 for taken in sight.taken):
        block.append(pad(owner_line(view, texts, glass, columns), columns, centred=True))
    return block


def card_line(view: View[Sight], texts: Texts, number: int, columns: int) -> Line:
    """A card in a glass: what this seat knows of its face, who poured it, in which turn."""
    sight = view.table
    shown: Line = line(("?", "faint"))
    if sight.faces[number]:
        shown = line(face(sight.faces[number], "" if is_open(sight, number) else "private"))
    else:
        pair = next((group.cards for group in sight.groups if number in group.places and len(group.cards) == 2), ())
        if pair:
            shown = joined([(face(word, "private"),) for word in sorted(pair, key=CARD.__getitem__)], "/")
    shown = ((" " * max(0, 3 - cells(plain(shown))), ""), *shown)
    left = columns - cells(plain(shown)) - 1
    seat = sight.pourers[number] if number < len(sight.pourers) else -1
    if seat < 0:
        label = "table-bottom" if number < len(sight.glasses) else "table-dregs"
        return (*shown, (" ", ""), (cut(texts.say(label), left), "faint"))
    turn = RAISED[(number - len(sight.glasses)) // view.seats + 1]
    name = cut(short_name(view, texts, seat), left - 2)
    return (*shown, (" ", ""), mark(seat), (name, f"seat-{seat}"), (turn, f"seat-{seat}"))


def short_name(view: View[Sight], texts: Texts, seat: int) -> str:
    """A name where room is scarce: one's own is simply `you`."""
    return texts.say("table-you") if seat == view.seat else texts.name(seat)


def is_open(sight: Sight, number: int) -> bool:
    """Whether this card lies in a glass that was opened."""
    return any(
        opened and number in sight.glasses[taken] for taken, opened in zip(sight.taken, sight.opened, strict=True)
    )


def spies(view: View[Sight], texts: Texts, glass: int) -> Line:
    """Who has spied the bottom of this glass, and after an arrow who spied one that was swapped to lie higher."""
    bottom, *higher = [spied_by(view.table.spied, number) for number in view.table.glasses[glass]]
    moved = [seat for seats in higher for seat in seats]
    shown = [*[mark(seat) for seat in bottom], *([("↑", "faint")] if moved else []), *[mark(seat) for seat in moved]]
    return line((f"{texts.say('table-spied')} ", "faint"), *shown) if shown else line()


def weight(view: View[Sight], texts: Texts, glass: int) -> Line:
    """Antidote minus poison as far as this seat knows, and how many cards it does not know."""
    sight = view.table
    known = [sight.faces[number] for number in sight.glasses[glass] if sight.faces[number]]
    unknown = len(sight.glasses[glass]) - len(known)
    sure = sight.balances[glass]
    total = sum(amount(view, word) for word in known) if sure is None else sure
    bonus = rules_of(view).bonus if sight.wesley == owner(sight, glass) else 0
    wesley = f"W{texts.amount(halves(bonus))}" if bonus else ""
    if sure is not None:
        return line("= ", inked_amount(2 * total + bonus, texts), (f" ({wesley})" if bonus else "", "good"))
    parts = [line(inked_amount(2 * total, texts))] if known else []
    parts += [line((wesley, "good"))] if bonus else []
    so_far = joined(parts)
    return joined([*([so_far] if so_far else []), line((f"{unknown} ?", "faint"))], " + ")


def inked_amount(doubled: int, texts: Texts) -> Span:
    """An amount in the ink of its side."""
    return (texts.amount(halves(doubled)), "good" if doubled > 0 else "bad" if doubled < 0 else "")


def owner(sight: Sight, glass: int) -> int | None:
    """The seat that took this glass."""
    return sight.taken.index(glass) if glass in sight.taken else None


def owner_line(view: View[Sight], texts: Texts, glass: int, columns: int) -> Line:
    """Who took the glass, and what they said."""
    seat = owner(view.table, glass)
    if seat is None:
        return line()
    said = {1: "table-drinks", 0: "table-refuses"}.get(view.table.announced[seat])
    words = f" {texts.say(said)}" if said else ""
    return line(mark(seat), (cut(short_name(view, texts, seat), columns - 1 - cells(words)), f"seat-{seat}"), words)


# What is mine: hand, role, notebook


def own_line(view: View[Sight], texts: Texts) -> list[Line]:
    """My hand and where it goes next; my role."""
    sight, seat = view.table, view.seat
    assert seat is not None
    parts: list[Line] = []
    if sight.hand:
        hand: Line = line((f"{texts.say('table-hand')}  ", "strong"), *faces(sight.hand, "strong"))
        if sight.turn + 1 < rules_of(view).turns:
            hand = (*hand, (f"  → {cut(texts.name((seat + 1) % view.seats), 16)}", "faint"))
        parts.append(hand)
    if seat == sight.wesley:
        parts.append(line((texts.say("table-wesley", {"bonus": halves(rules_of(view).bonus)}), "gold")))
    elif seat == sight.vizzini:
        parts.append(line((texts.say("table-vizzini-ready" if sight.power else "table-vizzini-done"), "gold")))
    return [joined(parts, "   ")] if parts else []


def notebook(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """What this seat saw and what follows from it for certain."""
    sight = view.table
    lines: list[Line] = []
    known = [number for number, word in enumerate(sight.faces) if word]
    for title, numbers in (
        ("table-seen", [number for number in known if sight.seen[number]]),
        ("table-deduced", [number for number in known if not sight.seen[number]]),
    ):
        if numbers:
            entries = [line(face(sight.faces[n], "private"), f" {place(view, texts, n)}") for n in numbers]
            lines.append(entry(texts.say(title), joined(entries, ", ")))
    for group in sight.groups:
        where = texts.list(places(view, texts, group.places))
        title = "table-pair" if len(group.cards) == 2 else "table-never-seen"
        lines.append(entry(texts.say(title), line(*faces(group.cards, "private"), (f" ({where})", "faint"))))
    for hand in sight.hands_seen:
        facts: Mapping[str, object] = {"turn": hand.turn + 1, "seat": hand.dealt_to}
        lines.append(entry(texts.say("table-hand-seen", facts), faces(hand.cards, "private")))
    sure = [
        line(f"{LETTERS[glass]} = ", inked_amount(2 * total, texts))
        for glass, total in enumerate(sight.balances)
        if total is not None
    ]
    if sure:
        lines.append(entry(texts.say("table-balances"), joined(sure, ", ")))
    return lines


def entry(title: str, body: Line) -> Line:
    """A line of the notebook."""
    return ((f"{title} ", "strong"), *body)


def places(view: View[Sight], texts: Texts, numbers: Sequence[int]) -> list[str]:
    """Places in words, cards of one hand counted together."""
    names: list[str] = []
    for number in sorted(set(numbers)):
        if number == REMOVED:
            names.append(texts.say("table-place-removed"))
        elif number >= HAND:
            facts: Mapping[str, object] = {"seat": number - HAND, "count": numbers.count(number)}
            names.append(texts.say("table-place-hand", facts))
        else:
            names.append(place(view, texts, number))
    return names


def place(view: View[Sight], texts: Texts, number: int) -> str:
    """Where a card lies now, and whose it was: `A Basile²`."""
    sight = view.table
    glass = next(LETTERS[at] for at, cards in enumerate(sight.glasses) if number in cards)
    seat = sight.pourers[number] if number < len(sight.pourers) else -1
    if seat < 0:
        return f"{glass}\u00a0{texts.say('table-bottom' if number < len(sight.glasses) else 'table-dregs')}"
    return f"{glass}\u00a0{short_name(view, texts, seat)}{RAISED[(number - len(sight.glasses)) // view.seats + 1]}"


TERMINAL = Terminal(
    heading=heading,
    draw=draw,
    draw_open=draw_open,
    notebook=notebook,
    choice=choice,
    score=score,
    remembers=remembers,
)
