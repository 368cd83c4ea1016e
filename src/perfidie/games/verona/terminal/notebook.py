"""The notebook in the terminal: what Paris showed, what follows for certain, the draft, who may hold what."""

from __future__ import annotations

from collections.abc import Sequence

from perfidie.boards.ink import Line, joined, line, mark
from perfidie.engine import View
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.knowledge import NOBODY, deduced, unplayed
from perfidie.games.verona.sight.view import Sight, Token
from perfidie.texts import Texts


def notes(view: View[Sight], texts: Texts) -> list[Line]:
    """All this seat knows beyond the table."""
    if view.seat is None:
        return []
    return [*tokens_known(view, texts), *drafted(view, texts), *exchanged(view, texts), *doubts(view, texts)]


def entry(texts: Texts, label: str, body: Line) -> Line:
    """A line of the notebook behind its label."""
    return line((f"{texts.say(label)} ", "strong"), *body)


def cards(names: Sequence[str], texts: Texts, ink: str = "") -> Line:
    """Characters by name, in one line."""
    return line((", ".join(texts.say(f"table-name-{name}") for name in names), ink))


def tokens_known(view: View[Sight], texts: Texts) -> list[Line]:
    """The tokens Paris showed, wherever they lie now, and those that can be nothing else."""
    sure = deduced(view, Rules(view.seats, view.options))
    placed = view.table.tokens
    seen = [token_line(token, token.kind, texts) for token in placed if view.seat in token.lookers and token.kind]
    certain = [token_line(token, sure[token.number], texts) for token in placed if token.number in sure]
    lines = [entry(texts, "table-ink-paris", joined(seen, ", "))] if seen else []
    return [*lines, entry(texts, "table-ink-deduced", joined(certain, ", "))] if certain else lines


def token_line(token: Token, kind: str, texts: Texts) -> Line:
    """A token: whose it is, what it is, where it lies."""
    where = f" ({texts.say(f'table-name-{token.card}')}\u00a0{token.zone})"
    return line(mark(token.owner), (str(texts.word(kind)), "private"), where)


def drafted(view: View[Sight], texts: Texts) -> list[Line]:
    """The card dealt, every pack seen with the card taken from it, and what had gone when it came back."""
    sight = view.table
    if len(sight.dealt) != 1 or not sight.packs:
        return []
    lines = [entry(texts, "table-ink-dealt-to-you", cards(sight.dealt, texts, "private"))]
    for number, pack in enumerate(sight.packs, start=1):
        if number > 1:
            before = sight.packs[number - 2]
            gone = [card for card in before.cards if card != before.took and card not in pack.cards]
            lines.append(entry(texts, "table-ink-vanished", cards(gone, texts, "private")))
        facts = {"name": texts.say(f"table-name-{pack.took}")}
        took = f" ({texts.say('table-ink-took', facts)})" if pack.took else ""
        body = line(*cards([card for card in pack.cards if card != pack.took], texts, "private"), took)
        lines.append(line((f"{texts.say('table-ink-pack-seen', {'number': number})} ", "strong"), *body))
    if sight.discarded:
        lines.append(entry(texts, "table-ink-you-discarded", cards(sight.discarded, texts, "private")))
    return lines


def exchanged(view: View[Sight], texts: Texts) -> list[Line]:
    """Two players: what was passed and what came."""
    sight = view.table
    if not sight.given:
        return []
    return [
        entry(texts, "table-ink-you-gave", cards(sight.given, texts, "private")),
        entry(texts, "table-ink-you-got", cards(sight.received, texts, "private")),
    ]


def doubts(view: View[Sight], texts: Texts) -> list[Line]:
    """The cards not played yet, and the hands they may be in; the pack in one's own hand needs no note."""
    sight = view.table
    if not sight.dealt or sight.undealt:
        return []
    holding = bool(sight.packs) and not sight.packs[-1].took
    nowhere = "table-ink-in-pack" if sight.pack else "table-ink-out"
    lines: list[Line] = []
    for names, holders in unplayed(view, Rules(view.seats, view.options)):
        if holding and set(holders) == {NOBODY}:
            continue
        where: list[str] = []
        for seat in sorted(set(holders), key=lambda each: (each == NOBODY, each)):
            facts = {"seat": seat, "count": holders.count(seat)}
            where.append(texts.say(nowhere if seat == NOBODY else "table-ink-holds", facts))
        body = line(*cards(names, texts, "private"), (f" ({', '.join(where)})", "faint"))
        lines.append(entry(texts, "table-ink-may-hold" if len(set(holders)) > 1 else "table-ink-sure", body))
    return lines
