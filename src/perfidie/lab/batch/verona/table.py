"""The table of the Council of Verona in packed words, and what never changes while a game lasts.

Within a round seats are counted from its first player. Cards, betting zones and kinds of tokens are named by their
place among those in use; a set of them is a word with a bit for each. What lies in a zone is said by sets of zones:
those with a token of this seat, of this kind, seen by this seat. Each seat has one token of each kind, so these sets
say what is left in hand as well.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from perfidie.adapters.numbering import numbering
from perfidie.games import find
from perfidie.games.verona.features import STEPS, wishers, zones
from perfidie.games.verona.rules.actions import (
    COPY,
    DRAFT,
    KEEP,
    LOOK,
    MOVE,
    PLACE,
    PLAY,
    SKIP_POWER,
    SKIP_TOKEN,
    SWAP,
)
from perfidie.games.verona.rules.box import BOX, EACH_ZONE, FAMILY, KIND, ON, Card, Zone
from perfidie.games.verona.rules.scoring import points
from perfidie.games.verona.rules.setup import Rules
from perfidie.lab.batch.arrays import Array

(
    DRAFTING, KEEPING, PLAYING, BANISHING, RECALLING, SWAPPING, LOOKING, COPYING_CAPULET, COPYING_MONTAGUE,
    PLACING, PLACING_LAST, OVER,
) = range(len(STEPS) + 1)  # fmt: skip
"""What is being done, in the order of the features."""
SIMPLE = {"banish": BANISHING, "recall": RECALLING, "swap": SWAPPING, "look": LOOKING}
"""By power: how it is used. These powers can be copied."""
COPIERS = {"capulet": COPYING_CAPULET, "montague": COPYING_MONTAGUE}
"""By family: how the power of one of its characters is copied."""


class Table(NamedTuple):
    """One table, or as many as the arrays have further axes for."""

    stage: Array
    round: Array
    first: Array
    """The first player, as the table counts."""
    place: Array
    """How far the draft, the exchange, the turns, or the last lap have come."""
    bearer: Array
    """Whose power may be used, and one more; 0 while none may."""
    hands: Array
    """By seat of the round, a bit for each card, as all that follows."""
    dealt: Array
    """By seat of the round."""
    chosen: Array
    """By pick of the draft, the card it took; without a draft by seat of the round, what it keeps. 0 until then."""
    rest: Array
    """The cards in nobody's hand from the beginning: the pack while it goes round, then what was put away."""
    council: Array
    exile: Array
    owned: Array
    """By seat of the round, the zones where its tokens lie."""
    kinds: Array
    """By kind of token, the zones where such tokens lie."""
    looked: Array
    """By seat of the round, the zones with tokens that Paris showed it."""
    scores: Array
    """By seat, as the table counts: its points of the rounds that are over."""
    tallies: Array
    """By word, by seat as the table counts: how many of its rounds brought so many points, the most in the highest
    bits. Of two seats with as many points the greater tally has the better rounds (ruling 50)."""


class Luck(NamedTuple):
    """All that chance does when a round begins; `first` counts only where a game does."""

    hands: Array
    """By seat of the round, a bit for each card dealt."""
    first: Array
    """The first player."""


class Figures:
    """What follows from the number of seats and the options, and where each kind of action stands among the numbers."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats, self.rounds, self.turns = rules.seats, rules.rounds, rules.seats * rules.hand
        self.deck, self.every = len(rules.cards), (1 << len(rules.cards)) - 1
        self.picks = rules.picks or rules.seats
        """How many choices are made before the first turn."""
        self.drawn = [rules.dealt] * rules.seats if rules.pack else [rules.removed, *[rules.dealt] * (rules.seats - 1)]
        """How many cards are drawn together; where there is no pack, the last hand is what remains."""
        self.kinds = len(rules.kinds)
        self.vials = [rules.kinds.index(KIND[vial]) for vial in ("poison", "antidote")] if rules.poison else []
        self._lay_out(rules)
        self._weigh(rules)
        self._number(rules)

    def _lay_out(self, rules: Rules) -> None:
        """The characters in use and their betting zones."""
        self.card = {card: place for place, card in enumerate(rules.cards)}
        """By character of the box: its place among those in use."""
        spots = zones(rules)
        self.spot = {zone: place for place, zone in enumerate(spots)}
        """By zone of the box: its place among those in use."""
        self.spots = len(spots)
        self.wishers = [(self.card[card], BOX.card[card].objective, self.zones_of(card)) for card in wishers(rules)]
        """The characters with an objective: which card, what they wish, the set of their zones."""
        self.families = {name: self.cards_in(family) for name, family in FAMILY.items()}
        powers = {card: BOX.card[card].power for card in rules.cards}
        self.powers = {
            stage: sum(1 << self.card[card] for card in rules.cards if powers[card] == power)
            for power, stage in SIMPLE.items()
            if power in powers.values()
        }
        """By use of a power: the cards that have it."""
        self.copiers = {
            stage: (family, sum(1 << self.card[card] for card in rules.cards if powers[card] == f"copy_{family}"))
            for family, stage in COPIERS.items()
            if f"copy_{family}" in powers.values()
        }
        """By use of a power: the family whose powers it copies, and the cards that have it."""

    def cards_in(self, cards: int) -> int:
        """A set of characters of the box, of those in use."""
        return sum(1 << place for card, place in self.card.items() if cards >> card & 1)

    def zones_of(self, card: Card) -> int:
        """The zones of a character of the box."""
        return sum(1 << place for zone, place in self.spot.items() if ON[zone] == card)

    def worth(self, zone: Zone) -> tuple[int, ...]:
        """By kind: what such a token brings in this zone of the box."""
        return tuple(points(self.rules, kind, zone) for kind in self.rules.kinds)

    def _weigh(self, rules: Rules) -> None:
        """What tokens bring where, and how rounds are counted by what they brought."""
        kinds = range(self.kinds)
        worths = {spot: self.worth(zone) for zone, spot in self.spot.items()}
        self.lift = max(0, -min(min(worth) for worth in worths.values()))
        """By how much the worth of a token is raised to be no less than 0."""
        most = max(max(worth) for worth in worths.values()) + self.lift
        self.planes = [
            [sum(1 << spot for spot in worths if (worths[spot][kind] + self.lift) >> bit & 1) for kind in kinds]
            for bit in range(most.bit_length())
        ]
        """By bit of the raised worth and by kind: the zones where that bit is raised."""
        alike = sorted(set(worths.values()))
        self.alike = [(worth, sum(1 << spot for spot in worths if worths[spot] == worth)) for worth in alike]
        """The zones where every kind brings the same: what each kind brings, and the zones."""
        self.least = sum(min(0, *[worth[kind] for worth in alike]) for kind in kinds)
        self.most = sum(max(0, *[worth[kind] for worth in alike]) for kind in kinds)
        """Nobody gets less, or more, in a round."""
        self.wide = rules.rounds.bit_length()
        """So many bits count the rounds that brought so many points."""
        self.counted = 30 // self.wide
        """So many counts are in one word."""
        self.words = -(-(self.most - self.least + 1) // self.counted)

    def _number(self, rules: Rules) -> None:
        """The number of the first action of each kind; None where no character in use can do such a thing."""
        counted = numbering(find("verona"), rules)
        number = counted.for_seats
        cards, spots = rules.cards, [zone for zone in EACH_ZONE if zone in self.spot]
        self.actions = counted.seats_take
        self.at_draft = number[DRAFT[cards[0]].code] if rules.drafts else -1
        self.at_keep = -1 if rules.drafts else number[KEEP[cards[: rules.figures.kept]].code]
        self.at_play = number[PLAY[cards[0]][0].code]
        self.at_move = number[MOVE[cards[0]].code]
        self.pairs = list(combinations(range(self.spots), 2))
        self.at_swap = number[SWAP[spots[0], spots[1]].code]
        self.at_look, self.at_look_pairs = number[LOOK[spots[0],].code], number[LOOK[spots[0], spots[1]].code]
        copied = [(self.card[card], number[copy.code]) for card, copy in COPY.items() if card in self.card]
        self.copied = [(card, at) for card, at in copied if at is not None]
        """The cards whose power may be copied, each with the number of that action."""
        self.at_skip_power = number[SKIP_POWER.code]
        self.at_place, self.at_skip_token = number[PLACE[rules.kinds[0]][spots[0]].code], number[SKIP_TOKEN.code]
