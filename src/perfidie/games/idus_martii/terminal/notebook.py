"""The notebook in the terminal: every turn with what is certain to this seat, and the cards the others may hold."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.ink import Line, Span, joined, line, mark, pad
from perfidie.engine import View
from perfidie.games.idus_martii.rules.box import FACTIONS, Row
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.sight.knowledge import certain, intended
from perfidie.games.idus_martii.sight.view import UNKNOWN, Shown, Sight, Turn
from perfidie.texts import Texts

INKS = {"green": "good", "red": "red", "yellow": "gold"}
ROUNDS = ("", "I", "II")
COLUMNS = (5, 3, 3, 13, 5)
"""Turn, Consul, Praetor, the Aediles with their votes, the tally; then the veto. All fit the narrowest panel."""


class Known(NamedTuple):
    """A counted turn, as far as its votes are certain."""

    aediles: Row
    placed: Shown
    counted: Shown

    def counted_by(self, seat: int) -> Shown:
        """The counted vote of this seat, empty where it is uncertain; nothing where it was no Aedile."""
        return tuple([vote for aedile, vote in zip(self.aediles, self.counted, strict=True) if aedile == seat])


def known_votes(view: View[Sight]) -> list[Known]:
    """Every counted turn. Without a notebook the screen concludes nothing, not even what everybody could."""
    force = str(view.options["round2_force"])
    found = []
    for place, turn in enumerate(view.table.turns):
        if turn.tally:
            number = place // view.seats + 1
            sure = bool(view.options["notebook"])
            placed = intended(turn, number, force) if sure else UNKNOWN
            found.append(Known(turn.aediles, placed, certain(turn, number, force) if sure else UNKNOWN))
    return found


def letter(vote: str, texts: Texts) -> Span:
    """A vote in one letter, a dot where nobody can tell."""
    return (texts.word(vote)[0].upper(), INKS[vote]) if vote else ("·", "faint")


def turn_name(number: int, turn: int) -> str:
    """A turn as it is called: the round in Roman figures, then its turn."""
    return f"{ROUNDS[number]}·{turn}"


def notes(view: View[Sight], texts: Texts) -> list[Line]:
    """The cards the others were dealt, then the turns, the newest last."""
    known = known_votes(view)
    lines = [others(view, texts)]
    if known:
        titles = ("turn", "consul", "praetor", "aediles", "tally", "veto")
        cells_of = [line((texts.say(f"table-column-{title}"), "strong")) for title in titles]
        lines.append(in_columns(cells_of))
    for place, (turn, votes) in enumerate(zip(view.table.turns, known, strict=False)):
        name = turn_name(place // view.seats + 1, place % view.seats + 1)
        lines.append(in_columns([line(name), *turn_cells(turn, votes, texts)]))
    return lines


def in_columns(parts: list[Line]) -> Line:
    """Parts set in columns of the same width."""
    return joined([*[pad(part, size) for part, size in zip(parts, COLUMNS, strict=False)], *parts[len(COLUMNS) :]], "")


def turn_cells(turn: Turn, votes: Known, texts: Texts) -> list[Line]:
    """`● ■ ◆ V ▲ V→R`: an arrow where the card that was placed is known to have been another one."""
    aediles = []
    for seat, placed, counted in zip(votes.aediles, votes.placed, votes.counted, strict=True):
        wanted = (letter(placed, texts), ("→", "faint")) if placed and placed != counted else ()
        aediles.append(line(mark(seat), " ", *wanted, letter(counted, texts)))
    veto = line(mark(turn.looked), f" {texts.say(f'table-veto-{turn.answer}')}")
    tally = joined([(letter(vote, texts),) for vote in turn.tally])
    return [line(mark(turn.consul)), line(mark(turn.praetor)), joined(aediles, "  "), tally, veto]


def others(view: View[Sight], texts: Texts) -> Line:
    """How many cards of each faction were dealt to the others: one's own two tell that much."""
    rules = Rules(view.seats, view.options)
    counts = [
        f"{texts.word(name)} {count - view.table.dealt.count(name)}"
        for name, count in zip(FACTIONS, rules.deck, strict=True)
    ]
    return line((f"{texts.say('table-ink-others')} ", "strong"), " · ".join(counts))
