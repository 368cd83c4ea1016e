"""The Council of Verona for learners: the same knowledge as the view, as small ints in a fixed layout.

Of the round being played everything is there, of those before only the scores: cards and tokens begin anew.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from perfidie.engine import Action, Field, Laboratory
from perfidie.engine.rows import Rows
from perfidie.games.verona.features import FEATURES, STEPS, zones
from perfidie.games.verona.rules.actions import (
    COPY,
    DEAL,
    DRAFT,
    FIRST_PLAYER,
    KEEP,
    LOOK,
    MOVE,
    PLACE,
    PLAY,
    SKIP_POWER,
    SKIP_TOKEN,
    SWAP,
    VERBS,
    Keep,
)
from perfidie.games.verona.rules.box import ABSENT, BOX, FAMILY, MODIFIER, Card, Row
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import Table

COPIERS = {"copy_capulet": FAMILY["capulet"], "copy_montague": FAMILY["montague"]}
"""By power: whom its bearer may copy."""


class VeronaLab(Laboratory[Table]):
    """The Council of Verona as numbers."""

    view_features = FEATURES

    def actions(self, setup: Rules) -> tuple[int, ...]:
        """The codes of the actions that can occur at this table."""
        cards, places, found = setup.cards, zones(setup), set(powers(setup))
        pairs = list(combinations(places, 2))
        possible: list[Action] = [SKIP_TOKEN, *[PLACE[kind][zone] for kind in setup.kinds for zone in places]]
        possible += [play for card in cards for play in PLAY[card]]
        possible += [DRAFT[card] for card in cards] if setup.drafts else []
        possible += [] if setup.drafts else [KEEP[kept] for kept in combinations(cards, setup.figures.kept)]
        possible += [SKIP_POWER] if found else []
        possible += [MOVE[card] for card in cards] if found & {"banish", "recall"} else []
        possible += [SWAP[pair] for pair in pairs] if "swap" in found else []
        possible += [LOOK[each] for each in [*[(zone,) for zone in places], *pairs]] if "look" in found else []
        clans = [clan for power, clan in COPIERS.items() if power in found]
        possible += [copy for card, copy in COPY.items() if card in cards and any(clan >> card & 1 for clan in clans)]
        return tuple(sorted([action.code for action in possible] + list(self.chances(setup))))

    def chances(self, setup: Rules) -> tuple[int, ...]:
        """The codes only chance takes: the first player and the deal."""
        first = FIRST_PLAYER[: setup.seats] if setup.options["first_player"] == "random" else ()
        return tuple(action.code for action in (*first, *[DEAL[card] for card in setup.cards]))

    def longest(self, setup: Rules) -> int:
        """Every round with every power that fits into the hands used, and a token of everybody kept to the last lap."""
        turns, found = setup.seats * setup.hand, powers(setup)
        each = setup.draws + (setup.picks or setup.seats) + turns  # deal, draft or exchange, and play
        each += min(len(found), turns) + sum(power in COPIERS for power in found)  # a copier says whom, then what
        each += turns + setup.seats  # tokens, placed or not
        return (setup.options["first_player"] == "random") + setup.rounds * each

    def fields(self, setup: Rules) -> tuple[Field, ...]:
        """Where everything stands: by card in use, by betting zone in use, by seat."""
        seats, cards, spots, turns = setup.seats, len(setup.cards), len(zones(setup)), setup.seats * setup.hand
        least = sum(min(0, value + min(MODIFIER)) for value in setup.figures.influence)
        most = sum(value + max(MODIFIER) for value in setup.figures.influence)
        return (
            Field("scores", setup.rounds * seats, least, most),
            Field("seat", seats),
            Field("first", seats),
            Field("actor", seats),
            Field("step", len(STEPS) + 1),
            Field("round", 1, 0, setup.rounds),
            Field("undealt", 1, 0, cards),
            Field("pack", 1, 0, setup.pack),
            Field("chosen", seats),
            Field("hand", cards),
            Field("dealt", cards),
            Field("passed", cards, 0, max(setup.figures.picks, 2)),
            Field("played", cards, 0, turns),
            Field("exiled", cards),
            Field("left", len(setup.kinds)),
            Field("tokens_left", seats, 0, len(setup.kinds)),
            Field("token_owner", spots, ABSENT, seats - 1),
            Field("token_number", spots, 0, min(spots, seats * min(len(setup.kinds), setup.hand + 1))),
            Field("token_kind", spots, 0, len(setup.kinds)),
            Field("token_lookers", spots, 0, 2**seats - 1),  # what follows stands in no key
            Field("exile_order", cards, 0, cards),
            Field("council_order", cards, 0, cards),
        )

    def numbers(self, state: Table, seat: int) -> bytearray:
        """What the seat knows, as signed bytes, piece by piece in the order of the fields."""
        order = rows_of(state.setup).order
        return bytearray().join([self.key(state, seat), order[state.exile], order[state.council]])

    def key(self, state: Table, seat: int) -> bytearray:
        """All but the order in which characters came to lie where they lie, which no rule looks at."""
        rows = rows_of(state.setup)
        step = state.agenda[-1] if state.agenda else None
        pieces: list[bytes | bytearray] = [
            rows.scores[state.scores],
            rows.moment[seat, state.first, step.seat if step else -1, step.__class__],
            bytes((state.round, len(state.deck), len(state.pack))),
            rows.seats[tuple([other for other, _ in state.committed])],
            rows.cards[state.hands[seat]],
            rows.cards[state.dealt[seat] if state.dealt else ()],
            passed(state, seat),
            rows.order[state.plays],
            rows.cards[state.exile],
            rows.kinds[state.left[seat]],
            bytes(map(len, state.left)),
            tokens(state, seat),
        ]
        return bytearray().join(pieces)


def powers(rules: Rules) -> list[str]:
    """The powers of the characters in use."""
    return [BOX.card[card].power for card in rules.cards if BOX.card[card].power]


def passed(s: Table, seat: int) -> bytearray:
    """By card. Three seats and more: the last lap, from 1, in which it lay in the pack this seat held.

    So the notebook of the draft is whole: what was taken, what was passed on, and what was gone when the pack came
    back. Two seats: 1 for a card given, 2 for one received.
    """
    rules = s.setup
    place, row = rows_of(rules).place, bytearray(len(rules.cards))
    if not rules.drafts:
        for card in given_away(s, seat):
            row[place[card]] = 1
        for card in given_away(s, 1 - seat) if s.kept else ():
            row[place[card]] = 2
        return row
    before = (seat - s.first) % rules.seats  # so many take a card before this seat does
    pack = (*s.picked, *(s.pack or s.removed)) if s.dealt else ()
    laps = range(before, len(s.picked) + bool(s.pack), rules.seats)
    for lap, taken in enumerate(laps, start=1):
        for card in pack[taken:]:
            row[place[card]] = lap
    return row


def given_away(s: Table, seat: int) -> list[Card]:
    """Two seats: the cards this one has chosen to pass, as soon as it has chosen."""
    if s.kept:
        return [card for card in s.dealt[seat] if card not in s.kept[seat]]
    for other, code in s.committed:
        choice = VERBS.actions[code]
        if other == seat and isinstance(choice, Keep):
            return [card for card in s.dealt[seat] if card not in choice.cards]
    return []


def tokens(s: Table, seat: int) -> bytearray:
    """By zone: whose token lies there, its number, its kind where this seat knows it (both from 1), who looked."""
    spots = zones(s.setup)
    size = len(spots)
    row = bytearray(4 * size)
    place_of, mine, anybody_looked = rows_of(s.setup).kind, s.looked[seat], any(s.looked)
    for place, zone in enumerate(spots):
        number = s.zones[zone]
        if number < 0:
            row[place] = number & 0xFF
            continue
        owner = row[place] = s.owners[number]
        row[size + place] = number + 1
        if owner == seat or number in mine:
            row[2 * size + place] = place_of[s.kinds[number]] + 1
        if anybody_looked:
            row[3 * size + place] = sum([1 << other for other, seen in enumerate(s.looked) if number in seen])
    return row


class KnownRows:
    """The rows of one set-up, and where its cards and kinds stand in them."""

    def __init__(self, rules: Rules) -> None:
        seats, cards, kinds = range(rules.seats), rules.cards, rules.kinds
        self.place = {card: place for place, card in enumerate(cards)}
        self.kind = {kind: place for place, kind in enumerate(kinds)}

        def moment(shown: tuple[int, int, int, type]) -> list[int]:
            """Whose view it is, who began, who acts, and in which step."""
            *who, kind = shown
            step = STEPS.index(kind.__name__) if kind.__name__ in STEPS else len(STEPS)
            return [
                *(seat == other for seat in who for other in seats),
                *(step == other for other in range(len(STEPS) + 1)),
            ]

        def scores(rounds: tuple[Row, ...]) -> list[int]:
            return [*(score for row in rounds for score in row), *[0] * (rules.rounds - len(rounds)) * rules.seats]

        self.scores = Rows(scores)
        self.moment = Rows(moment)
        self.seats = Rows(lambda chosen: [seat in chosen for seat in seats])
        self.cards = Rows(lambda held: [card in held for card in cards])
        self.order = Rows(lambda plays: [plays.index(card) + 1 if card in plays else 0 for card in cards])
        self.kinds = Rows(lambda left: [kind in left for kind in kinds])


@lru_cache(maxsize=64)
def rows_of(rules: Rules) -> KnownRows:
    """The rows of this set-up, made once."""
    return KnownRows(rules)
