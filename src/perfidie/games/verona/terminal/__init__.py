"""The Council of Verona drawn as text: seats, the two places with their people and tokens, what is mine.

A token is the shape of its owner and what this seat knows of it; a kind that is not public is in private ink. Families
differ by their letters, not only by their colours. Marks say how an objective stands if the round ended now.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

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
    wrap,
)
from perfidie.boards.terminal import Terminal
from perfidie.engine import View
from perfidie.engine.action import Words
from perfidie.games.verona.rules.box import (
    BOX,
    CARD,
    EACH_ZONE,
    FACE,
    FAMILIES,
    FAMILY,
    KIND,
    KINDS,
    NAMES,
    bits,
    signed,
)
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import Table
from perfidie.games.verona.sight.knowledge import Mark, as_things_stand, deduced
from perfidie.games.verona.sight.view import Past, Sight, Token, tokens
from perfidie.games.verona.terminal.notebook import notes
from perfidie.texts import Texts

LETTERS = {"capulet": ("C", "red"), "montague": ("M", "blue"), "neutral": ("N", "gold")}
VIALS = {"poison": "†", "antidote": "♣"}
SIDE_BY_SIDE = 100
"""From this width on Council and Exile stand beside each other."""
NAME, LABEL, TIGHT = 14, 12, 60


# What the terminal asks of a game


def heading(view: View[Sight], texts: Texts) -> str:
    """Round, expansion, step."""
    rules = rules_of(view)
    parts = [texts.say("table-ink-round", {"round": view.table.round, "rounds": rules.rounds})]
    if rules.poison:
        parts.append(texts.say("table-ink-with-poison"))
    if texts.has(f"step-{view.step}"):
        parts.append(texts.say(f"step-{view.step}"))
    return " · ".join(parts)


def draw(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The table as this seat sees it; between two rounds, how the last one ended."""
    sight = view.table
    lines = seats(view, texts, width)
    if sight.plays:
        lines += places(view, texts, width)
    elif sight.past:
        lines += finished(view, texts, sight.past[-1]) if view.outcome else summary(view, texts, width)
    if view.seat is not None and not view.outcome:
        lines += mine(view, texts, width)
    return lines


def draw_open(state: Table, view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The table with everything face up, for a match that is over; `view` is a spectator's."""
    lines = seats(view, texts, width)
    if state.plays:
        placed = tokens(state.zones, state.owners, state.kinds, state.looked, None, EACH_ZONE)
        lines += places(view, texts, width, placed)
    elif state.closed:
        lines += finished(view, texts, opened(state, view.table.past[-1]))
    for seat, hand in enumerate(state.hands):
        if hand:
            names = joined([person(NAMES[card], texts) for card in hand], ", ")
            lines.append(line(mark(seat), f" {texts.say('table-ink-hand-of', {'seat': seat})} ", *names))
    for seat, left in enumerate(state.left):
        if left and state.dealt:
            kinds = " ".join(sign(KINDS[kind]) for kind in left)
            lines.append(line(mark(seat), f" {texts.say('table-ink-left-of', {'seat': seat})} {kinds}"))
    for label, cards in (("table-ink-pack-cards", state.pack), ("table-ink-removed-cards", state.removed)):
        if cards:
            lines.append(line(f"{texts.say(label)} ", *joined([person(NAMES[c], texts) for c in cards], ", ")))
    return lines


def choice(words: Words, view: View[Sight], texts: Texts) -> Line:
    """A choice, or a piece of one, in as little room as it needs, under the name of its verb."""
    verb, *rest = words
    if verb == "draft":
        return line(*pad(person(rest[0], texts), NAME + 5), (short(rest[0], view, texts), "faint"))
    if verb == "keep":
        return joined([person(card, texts) for card in rest], ", ")
    if verb == "play":
        return line(*person(rest[0], texts), f" → {texts.say(f'table-ink-{rest[1]}')}")
    if verb in ("move", "copy"):
        return person(rest[0], texts)
    if verb == "token":
        kind, spot = (rest[:1], rest[1:]) if len(rest) != 2 else ([], rest)
        named = [token_name(each, texts) for each in kind]
        return joined([*named, *([zone_name(spot, view, texts)] if spot else [])], " → ")
    if verb in ("swap", "look"):
        named = [zone_name(rest[start : start + 2], view, texts) for start in range(0, len(rest), 2)]
        return joined(named, " ⇄ " if verb == "swap" else " + ")
    return line(texts.action(words))


def ways(words: Words) -> list[tuple[tuple[str, ...], ...]]:
    """A token is named by its kind, then its zone; two tokens, or the cards to keep, one by one in any order."""
    verb, *rest = words
    if verb == "keep":
        return [tuple((verb, card) for card in cards) for cards in permutations(rest)]
    if verb == "token":
        return [((verb, rest[0]), (verb, *rest[1:]))]
    if verb in ("swap", "look") and len(rest) == 4:
        one, other = (verb, *rest[:2]), (verb, *rest[2:])
        return [(one, other), (other, one)]
    return [(tuple(words),)]


def notebook(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """What this seat remembers; how the last round ended."""
    lines = notes(view, texts)
    if view.table.past and not view.outcome:
        lines += finished(view, texts, view.table.past[-1])
    return lines


def score(view: View[Sight], seat: int, texts: Texts) -> Line:
    """The total, and what each round brought to it."""
    rounds = [past.scores[seat] for past in view.table.past]
    total = texts.say("table-ink-points", {"points": sum(rounds)})
    each = " + ".join(texts.amount(f"({points})" if points < 0 else str(points)) for points in rounds)
    return line(total, (f" = {each}" if len(rounds) > 1 else "", "faint"))


# Small pieces


def rules_of(view: View[Sight]) -> Rules:
    """What the table agreed on."""
    return Rules(view.seats, view.options)


def sign(kind: str) -> str:
    """A kind of token in one letter; none for a hidden one."""
    return VIALS.get(kind, kind) or "?"


def families(card: str) -> Line:
    """The letters of a character's families: two for the Nurse and the Friar."""
    return tuple(LETTERS[family] for family in BOX.card[CARD[card]].families)


def person(card: str, texts: Texts) -> Line:
    """A character by name, with its families."""
    name = texts.say(f"table-name-{card}").replace(" ", "\u00a0")
    return line(f"{name}\u00a0", *families(card))


def short(card: str, view: View[Sight], texts: Texts) -> str:
    """Its objective or power in few words."""
    return texts.say(f"table-short-{card}", view.options)


def last_name(card: str, texts: Texts) -> str:
    """A name where room is scarce: its last word."""
    return texts.say(f"table-name-{card}").split()[-1]


def token_name(kind: str, texts: Texts) -> Line:
    """A token in hand: `jeton 5`, `Poison`."""
    return line(texts.word(kind) if kind in VIALS else texts.say("table-ink-token", {"kind": kind}))


def zone_name(spot: Sequence[str], view: View[Sight], texts: Texts) -> Line:
    """A betting zone by character and number, with the owner of the token there."""
    card, number = spot
    owner = [mark(token.owner) for token in view.table.tokens if (token.card, str(token.zone)) == (card, number)]
    return line(f"{last_name(card, texts)} {number}", *owner)


def own_name(view: View[Sight], texts: Texts, seat: int) -> str:
    """The name of a seat; the reader's own is `you`."""
    return texts.say("table-ink-you") if seat == view.seat else texts.name(seat)


# Seats


def seats(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """Two seats a line, three where five sit: who acts, first player, points, cards and tokens in hand."""
    across = 3 if view.seats > 4 else 2
    columns = (width - across + 1) // across
    cells_of = [pad(seat_cell(view, texts, seat, columns), columns) for seat in range(view.seats)]
    return [joined(cells_of[start : start + across]) for start in range(0, view.seats, across)]


def seat_cell(view: View[Sight], texts: Texts, seat: int, columns: int) -> Line:
    """One seat: who acts, name, first player, points, cards and tokens in hand."""
    sight, rules = view.table, rules_of(view)
    acts = ("▶", "strong") if seat in view.waiting else (" ", "")
    first = "¹" if seat == sight.first and sight.round else ""
    points = texts.say("table-ink-points", {"points": sum(past.scores[seat] for past in sight.past)})
    cards = f" {'▮' * sight.hand_sizes[seat]:<{rules.hand}}"
    stock = f"{cards} {'○' * sight.tokens_left[seat]:<{len(rules.kinds)}}"
    room = columns - 2 - 7 - len(stock)
    name = line((cut(own_name(view, texts, seat), room - len(first)), f"seat-{seat}"), (first, "gold"))
    return (acts, mark(seat), *pad(name, room), (f"{points:>7}", "strong"), (stock, "faint"))


# The two places


def places(view: View[Sight], texts: Texts, width: int, placed: tuple[Token, ...] | None = None) -> list[Line]:
    """Council and Exile, with all who are there; `placed` are the tokens of a table that lies open."""
    marks = as_things_stand(view, rules_of(view)) if placed is None else {}
    lying = view.table.tokens if placed is None else placed
    wide = width >= SIDE_BY_SIDE
    columns = (width - 3) // 2 if wide else width
    blocks: list[list[Line]] = []
    for where, people in (("council", view.table.council), ("exile", view.table.exile)):
        wishful = [card for card in NAMES if card in people and BOX.card[CARD[card]].zones]
        powers = [person(card, texts) for card in NAMES if card in people and card not in wishful]
        block = [place_title(where, people, texts, columns)]
        block += [wishful_row(card, view, texts, columns, marks.get(card), lying) for card in wishful]
        block += wrap(line("   ", *joined(powers, ", ")), columns, indent=3) if powers else []
        blocks.append(block)
    return beside(blocks, gap=" │ ") if wide else [*blocks[0], *blocks[1]]


def place_title(where: str, people: Sequence[str], texts: Texts, columns: int) -> Line:
    """How many are there, in all and of each family."""
    here = bits(tuple(CARD[card] for card in people))
    counts = joined([line(LETTERS[each], f" {(here & FAMILY[each]).bit_count()}") for each in FAMILIES], " · ")
    title = line((texts.say(f"table-ink-{where}"), "strong gold"), f" {len(people)} ", ("· ", "faint"), *counts)
    return line(*title, (f" {'─' * max(0, columns - cells(plain(title)) - 1)}", "gold"))


def wishful_row(
    card: str, view: View[Sight], texts: Texts, columns: int, stands: Mark | None, placed: tuple[Token, ...]
) -> Line:
    """Mark, name, family, zones, objective in as many words as there is room for."""
    tight = columns < TIGHT
    name = last_name(card, texts) if tight else texts.say(f"table-name-{card}")
    row = line(*pad(line(standing(stands)), 3), *pad(line(name), LABEL if tight else NAME + 1), *families(card), " ")
    known = deduced(view, rules_of(view))
    for number, value in enumerate(BOX.card[CARD[card]].zones, start=1):
        token = next((each for each in placed if (each.card, each.zone) == (card, number)), None)
        zone = line(
            (f"{texts.amount(signed(value)):>2}{'' if tight else ' '}", "faint"), *lying_token(token, view, known)
        )
        row = (*row, *pad(zone, 5 if tight else 7))
    full = texts.say(f"table-text-{card}", view.options)
    room = columns - cells(plain(row))
    wish = full if cells(full) <= room else cut(short(card, view, texts), room)
    return line(*row, (wish, "faint"))


def standing(state: Mark | None) -> Span:
    """How an objective stands if the round ended now."""
    if state is None:
        return ("", "")
    doubt = "" if state.sure else "?"
    if state.dies:
        return (f"†{doubt}", "bad")
    return (f"✓{doubt}", "good") if state.met else (f"✗{doubt}", "faint")


def lying_token(token: Token | None, view: View[Sight], known: dict[int, str]) -> Line:
    """The token in a zone: whose it is, and what this seat knows of it."""
    if token is None:
        return line(("·", "faint"))
    kind = token.kind or known.get(token.number, "")
    ink = "strong" if kind and token.owner == view.seat else "private" if kind else "faint"
    return line(mark(token.owner), (sign(kind), ink))


# A finished round


def opened(state: Table, past: Past) -> Past:
    """The last round with every token turned over."""
    _, _, _, zones, owners, kinds, looked, _ = state.closed[-1]
    everything = tokens(zones, owners, kinds, looked, None, EACH_ZONE)
    return msgspec.structs.replace(past, tokens=everything)


def finished(view: View[Sight], texts: Texts, past: Past) -> list[Line]:
    """The last round: deaths, objectives, what every token brought, the points of all."""
    rules = rules_of(view)
    lines = [line((texts.say("table-ink-last-round", {"round": len(view.table.past)}), "strong gold"))]
    for card in NAMES:
        if card in (*past.council, *past.exile) and BOX.card[CARD[card]].zones:
            lines.append(finished_row(card, past, rules, texts))
    return [*lines, points(view, texts, past)]


def finished_row(card: str, past: Past, rules: Rules, texts: Texts) -> Line:
    """One objective with its sums: `✓ Capulet C  ●3+1=4  ■5+0=5`."""
    place_of = texts.say("table-ink-council" if card in past.council else "table-ink-exile")
    name = pad(line(f" {texts.say(f'table-name-{card}')}"), NAME + 2)
    sums = [pad(brought(token, card in past.met, rules), 9) for token in past.tokens if token.card == card]
    return line(ended(card, past), *name, *families(card), *pad(line((f" {place_of}", "faint")), 9), *joined(sums))


def ended(card: str, past: Past) -> Span:
    """How an objective stood at the end of a round."""
    if card in past.dead:
        return ("†", "bad")
    return ("✓", "good") if card in past.met else ("✗", "faint")


def brought(token: Token, met: bool, rules: Rules) -> Line:
    """A token and, on a met objective, its sum."""
    shown = line(mark(token.owner), (sign(token.kind), "" if token.kind else "faint"))
    if not met or token.kind in VIALS or not token.kind:
        return shown
    value = BOX.card[CARD[token.card]].zones[token.zone - 1]
    worth = FACE[KIND[token.kind]] + value
    total = max(0, worth) if rules.floored else worth
    return line(*shown, f"{value:+d}={total}".replace("-", "−"))


def points(view: View[Sight], texts: Texts, past: Past) -> Line:
    """What the round brought each seat."""
    each = [
        line(mark(seat), f" {own_name(view, texts, seat)} ", (texts.amount(str(score)), "strong"))
        for seat, score in enumerate(past.scores)
    ]
    return line((f"{texts.say('table-ink-round-points')} ", "gold"), *joined(each, " · "))


def summary(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The last round in two or three lines, while the next one is prepared."""
    past = view.table.past[-1]
    wishful = [card for card in NAMES if card in (*past.council, *past.exile) and BOX.card[CARD[card]].zones]
    title = (f"{texts.say('table-ink-last-round', {'round': len(view.table.past)})} ", "gold")
    each = [line(ended(card, past), f"\u00a0{last_name(card, texts)}") for card in wishful]
    return [*wrap(line(title, *joined(each, "  ")), width, indent=2), *wrap(points(view, texts, past), width, indent=2)]


# What is mine


def mine(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """My hand, each card with its text; my tokens."""
    sight = view.table
    lines: list[Line] = []
    for number, card in enumerate(sight.hand):
        title = texts.say("table-ink-hand") if number == 0 else ""
        row = line(*pad(line((title, "strong")), LABEL), *pad(person(card, texts), NAME + 5))
        full = texts.say(f"table-text-{card}", view.options)
        room = width - cells(plain(row))
        lines.append(line(*row, (full if cells(full) <= room else short(card, view, texts), "faint")))
    if sight.hand or sight.plays:
        kinds = " ".join(sign(kind) for kind in sight.left) or "–"
        lines.append(line(*pad(line((texts.say("table-ink-left"), "strong")), LABEL), kinds))
    return lines


TERMINAL = Terminal(
    heading=heading,
    draw=draw,
    draw_open=draw_open,
    notebook=notebook,
    choice=choice,
    ways=ways,
    score=score,
)
