"""The rules of Mousquetaires du Roy."""

from __future__ import annotations

from collections import Counter

from perfidie.engine import First, Options, Outcome, Rulebook, Setup, steps_in
from perfidie.games.mousquetaires.rules import scoring
from perfidie.games.mousquetaires.rules.actions import VERBS
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    BOX,
    CARDS,
    NOTHING,
    PARIS_CARDS,
    SEATS,
    TOKENS,
    TREACHERIES,
    Foe,
    ParisCard,
    Token,
    bits,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.steps import (
    act,
    automatic,
    base,
    challenge,
    characters,
    duel,
    end_of_phase,
    end_of_turn,
    exchange,
    la_rochelle,
    milady,
    missions,
    musketeers,
    preparation,
    quest,
    rounds,
    treacheries,
)
from perfidie.games.mousquetaires.rules.table import Table


class MousquetairesRules(Rulebook[Table]):
    """The rules of Mousquetaires du Roy, as its rulebook has them."""

    id = "mousquetaires"
    version = 1
    seats = SEATS
    minutes = BOX.game["minutes"]
    options = BOX.option
    presets = BOX.preset
    first = First(5, seats=4, seat=1)
    vocabulary = VERBS
    steps = steps_in(
        base,
        preparation,
        rounds,
        milady,
        treacheries,
        automatic,
        missions,
        musketeers,
        act,
        exchange,
        characters,
        challenge,
        duel,
        quest,
        end_of_phase,
        la_rochelle,
        end_of_turn,
    )
    state = Table

    def make_setup(self, seats: int, options: Options) -> Setup:
        return Rules(seats, options)

    def lay(self, setup: Rules) -> Table:
        table = Table(setup)
        preparation.prepare(table)
        return table

    def outcome(self, state: Table) -> Outcome:
        return scoring.outcome(state)

    def shares(self, outcome: Outcome) -> tuple[float, ...]:
        """A side wins together, each of its seats the whole game."""
        return tuple([float(score) for score in outcome.scores])

    def teams(self, setup: Rules) -> tuple[tuple[int, ...], ...]:
        return (setup.riders,) if setup.automatic else ((setup.milady,), setup.riders)

    def pieces(self, state: Table) -> Counter[str]:
        """Every card and token wherever it lies."""
        s = state
        found: Counter[str] = Counter()
        for counts in (s.deck, s.discard, *s.hands):
            found.update(dict(zip(CARDS, counts, strict=True)))
        found.update(CARDS[card] for card in s.slots)
        for counts in (s.treachery_deck, s.treachery_discard):
            found.update({f"treachery {name}": count for name, count in zip(TREACHERIES, counts, strict=True)})
        found.update(f"treachery {TREACHERIES[card]}" for card in s.treacheries)
        found.update(dict(zip(TOKENS, s.stock, strict=True)))
        found.update(TOKENS[token] for owned in s.tokens for token in bits(owned, Token))
        found.update(ADVERSARIES[foe] for foe in (*bits(s.pool, Foe), *bits(s.fallen, Foe), *s.foes[0], *s.foes[1]))
        paris = [*bits(s.paris_left, ParisCard), *bits(s.paris_gone, ParisCard), *s.paris_hand, s.cards[0]]
        found.update(PARIS_CARDS[card] for card in paris if card != NOTHING)
        found["missions"] = s.louvre_deck.bit_count() + s.louvre_discard.bit_count() + (s.cards[1] != NOTHING)
        up = sum(token != NOTHING for token in s.turned)
        found["corridor tokens too many"] = sum(s.bag) + up - sum(s.corridors)
        return found

    def again(self, state: Table) -> tuple[Options, int]:
        """Another one is Milady next time; where she is automatic everybody keeps his place."""
        return dict(state.setup.options), int(not state.setup.automatic)
