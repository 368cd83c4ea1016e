"""The notebook of Mousquetaires du Roy in the terminal: what was seen, what is left, and what the pieces do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from perfidie.boards.ink import Line, line
from perfidie.engine import View
from perfidie.games.mousquetaires.rules.box import (
    ABILITY,
    BOX,
    CARDS,
    CHARACTERS,
    HERO,
    PRICE,
    TOKENS,
    TRAPS,
)
from perfidie.games.mousquetaires.rules.box import TREACHERIES as TREACHERY_IDS
from perfidie.games.mousquetaires.sight.knowledge import paris_left, treacheries_left, unseen_cards
from perfidie.games.mousquetaires.sight.view import Sight
from perfidie.games.mousquetaires.terminal.side import is_milady, place_name, tally
from perfidie.texts import Texts


def notes(view: View[Sight], texts: Texts) -> list[Line]:
    """Everything follows from what this seat sees."""
    return [*seen(view, texts), *left(view, texts), *doing(view, texts)]


def titled(label: str, body: str, texts: Texts) -> Line:
    """A line with its title."""
    return line((f"{texts.say(f'table-ink-note-{label}')} ", "strong"), body)


# What was seen


def seen(view: View[Sight], texts: Texts) -> list[Line]:
    """Where Milady was, round by round, and how it was found; the Treacheries played."""
    sight = view.table
    lines = []
    if sight.past:
        rounds = [
            f"{number} {place_name(past.place, texts)}{found_by(past.how, past.hero, texts)}"
            for number, past in enumerate(sight.past, start=1)
        ]
        lines.append(titled("past", " · ".join(rounds), texts))
    if sight.played:
        lines.append(
            titled("played", " · ".join(f"{each.round} {texts.word(each.treachery)}" for each in sight.played), texts)
        )
    return lines


def found_by(how: str, hero: str, texts: Texts) -> str:
    """The Musketeer who unmasked her; nothing where she showed herself."""
    return f" ({texts.word(hero)})" if how != "itself" and hero else ""


# What is left


def left(view: View[Sight], texts: Texts) -> list[Line]:
    """Cards nobody has shown this seat, Milady's men and Traps, the Arsenal; the hands that it may read."""
    sight = view.table
    lines = [
        titled("treacheries", listed(treacheries_left(view), texts), texts),
        titled("paris", ", ".join(map(texts.word, paris_left(view))) or "–", texts),
        titled("cards", listed(unseen_cards(view), texts), texts),
    ]
    force = {foe.id: foe.force for foe in BOX.adversary}
    pool = sorted(sight.pool, key=lambda foe: force[foe])
    lines.append(titled("pool", ", ".join(f"{texts.word(foe)} {force[foe]}" for foe in pool) or "–", texts))
    lines.append(titled("traps", tally(sight.trap_stock, texts, TRAPS) or "–", texts))
    arsenal = [
        texts.say("table-ink-stock", {"name": texts.word(name), "price": PRICE[token], "count": count})
        for token, (name, count) in enumerate(zip(TOKENS, sight.stock, strict=True))
        if count
    ]
    lines.append(titled("arsenal", ", ".join(arsenal), texts))
    for rider in sight.riders:
        if rider.hand:
            lines.append(line((f"{texts.word(rider.id)} ", "strong"), (tally(rider.hand, texts), "private")))
    return lines


def listed(counted: Counter[str], texts: Texts) -> str:
    """Cards by kind, in the order of the box."""
    order = (*CARDS, *TREACHERY_IDS)
    return tally(tuple(counted.elements()), texts, order) or "–"


# What the pieces do


def doing(view: View[Sight], texts: Texts) -> list[Line]:
    """The Paris card, Traps that lie there, Treacheries in hand; Characters, tokens and abilities of one's own."""
    sight = view.table
    lines = [explained("paris", sight.paris.card, texts)] if sight.paris.card else []
    lines += [explained("trap", trap, texts) for trap in unique((*sight.paris.traps, *sight.louvre.traps))]
    if is_milady(view):
        return [*lines, *[explained("treachery", card, texts) for card in unique(sight.treacheries)]]
    mine = [rider for rider in sight.riders if rider.seat == view.seat]
    for rider in mine:
        ability = ABILITY[HERO[rider.id]]
        name = texts.say(f"table-ability-{ability}-name")
        body = f"{name} – {texts.say(f'table-ability-{ability}')}"
        lines.append(line((f"{texts.word(rider.id)} ", "strong"), body))
    lines += [explained("token", token, texts) for token in unique(token for rider in mine for token in rider.tokens)]
    held = unique(card for rider in mine for card in rider.hand)
    return lines + [explained("card", card, texts) for card in held if CARDS.index(card) in CHARACTERS]


def explained(kind: str, name: str, texts: Texts) -> Line:
    """A piece and what it does."""
    return line((f"{texts.word(name)} – ", "gold"), texts.say(f"table-{kind}-{name}"))


def unique(names: Iterable[str]) -> list[str]:
    """Each name once, in their order."""
    return list(dict.fromkeys(names))
