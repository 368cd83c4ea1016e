"""Imagination at Mousquetaires du Roy: what is seen stays; hands, Milady's cards and her place are drawn anew."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from perfidie.engine import View, once_for_a_view
from perfidie.engine.lots import shuffle
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    ALL_HEROES,
    BOARD_AT,
    CARD,
    DESTINATIONS,
    FACE,
    FOE,
    FOE_KINDS,
    HERO,
    MISSION_NAMES,
    NO_BOARD,
    NO_PARIS,
    NOBODY,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    PARIS_CARDS,
    PARIS_NAMED,
    PLACE,
    SKILL,
    SKILL_CARD,
    TOKEN,
    TRAP,
    TREACHERY,
    Board,
    FoeKind,
    Hero,
    ParisCard,
    Place,
    Row,
    Treachery,
    each,
)
from perfidie.games.mousquetaires.rules.events import HOW_REVEALED
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.steps.challenge import CHALLENGE_KIND, missing, payments
from perfidie.games.mousquetaires.rules.table import Table, item_key
from perfidie.games.mousquetaires.sight.view import SIDES, Names, Posting, Sight

Attempt = tuple[Hero, Board, int]
"""A Challenge that is begun: by whom, on which board, which item."""
TRIES = 200
"""How often a hand is dealt anew until it can pay what its owner is about to pay."""


class Known:
    """What all tables have in common that one view allows: laid once, since search imagines hundreds of them."""

    def __init__(self, view: View[Sight], rules: Rules) -> None:
        sight = view.table
        self.table = s = Table(rules)
        lay_tracks(s, sight)
        lay_musketeers(s, sight)
        lay_milady(s, sight)
        lay_boards(s, sight)
        lay_duel(s, sight)
        self.hideouts = hideouts(s, view)
        self.plots = 0 if sight.treacheries else sight.treachery_count
        """How many Treacheries, then Paris cards, she holds that are not seen."""
        lay_treacheries(s, sight)
        self.plot_pile = pile_of(s.treachery_deck)
        self.missions = 0 if sight.paris_hand or rules.automatic else sight.paris_count
        lay_paris(s, sight)
        self.mission_pile = [PARIS_NAMED[name] for name in sight.paris_unseen]
        self.sizes = {HERO[rider.id]: rider.count for rider in sight.riders if len(rider.hand) < rider.count}
        """Of the Adventure cards that are not seen: how many each holds."""
        lay_hands(s, sight)
        self.pile = pile_of(s.deck)
        self.binding = binding(view, self.sizes)


known_of = once_for_a_view(Known)


def imagine_table(view: View[Sight], rules: Rules, rng: Random) -> Table:
    """A table this view cannot tell from the true one."""
    known = known_of(view, rules)
    s = known.table.clone()
    if known.hideouts:
        s.destination = known.hideouts[int(rng.random() * len(known.hideouts))]
    if known.plots:
        deal_treacheries(s, rng.sample(known.plot_pile, known.plots))
    if known.missions:
        deal_paris(s, rng.sample(known.mission_pile, known.missions))
    deal_hands(s, known, rng)
    return s


# What everybody sees


def counts(names: Names, order: Mapping[str, int]) -> Row:
    """How many there are of each, by the order of the box."""
    found = [0] * len(order)
    for name in names:
        found[order[name]] += 1
    return tuple(found)


def mask(names: Names, order: tuple[str, ...]) -> int:
    """The same as a set of bits."""
    return sum([1 << order.index(name) for name in names])


def lay_tracks(s: Table, sight: Sight) -> None:
    """Markers, purse and arsenal as they are seen."""
    s.round, s.phase, s.winner, s.why = sight.round, sight.phase, SIDES.index(sight.winner), sight.why
    s.time, s.louvre_mark, s.queen = sight.time, sight.louvre_mark, sight.queen
    s.rochelle, s.constance = sight.rochelle, sight.constance
    s.purse, s.epic, s.stock = sight.purse, sight.epic, sight.stock
    s.discard = counts(sight.discard, CARD)
    s.slots = tuple([CARD[name] for name in sight.slots])
    s.siege_dice, s.conscripts = sight.siege_dice, sight.conscripts
    s.dead_end, s.urgency = sight.dead_end, sight.urgency


def lay_musketeers(s: Table, sight: Sight) -> None:
    """The Musketeers as they are seen, without their cards."""
    places, health, out, tokens = list(s.places), list(s.health), list(s.out), list(s.tokens)
    for rider in sight.riders:
        hero = HERO[rider.id]
        places[hero], health[hero], out[hero] = PLACE[rider.place], rider.health, rider.out
        tokens[hero] = sum([1 << TOKEN[name] for name in rider.tokens])
        s.acted |= rider.acted << hero
    s.places, s.health, s.out, s.tokens = tuple(places), tuple(health), tuple(out), tuple(tokens)
    s.active = HERO[sight.active] if sight.active else NOBODY
    s.actions, s.moved, s.late = sight.actions, sight.moved, sight.late
    s.transfers, s.given = sight.transfers, sight.given


def lay_milady(s: Table, sight: Sight) -> None:
    """What is seen of Milady's side."""
    s.revealed, s.rochefort, s.extras = sight.revealed, sight.rochefort, sight.extras
    s.excluded = sum([1 << PLACE[name] for name in sight.excluded])
    s.past = tuple(
        [
            (PLACE[seen.place], HOW_REVEALED.index(seen.how), HERO[seen.hero] if seen.hero else NOBODY)
            for seen in sight.past
        ]
    )
    s.played = tuple([(played.round, TREACHERY[played.treachery]) for played in sight.played])
    s.treachery_discard = counts(sight.treachery_discard, TREACHERY)
    s.trap_stock = counts(sight.trap_stock, TRAP)
    s.pool, s.fallen = mask(sight.pool, ADVERSARIES), mask(sight.fallen, ADVERSARIES)
    s.nemesis = HERO[sight.nemesis] if sight.nemesis else NOBODY


def lay_boards(s: Table, sight: Sight) -> None:
    """Missions and quest as they are seen."""
    quest = sight.quest
    postings = (sight.paris, sight.louvre)
    s.cards = tuple([_card(posting, board) for board, posting in each(Board, postings)])
    s.done = tuple([sum([1 << item for item in row]) for row in (*[posting.done for posting in postings], quest.done)])
    s.foes = tuple([tuple([FOE[name] for name in posting.adversaries]) for posting in postings])
    s.traps = tuple([tuple([TRAP[name] for name in posting.traps]) for posting in postings])
    s.louvre_deck = mask(sight.louvre_unseen, MISSION_NAMES[ON_LOUVRE])
    s.louvre_discard = mask(sight.louvre_discard, MISSION_NAMES[ON_LOUVRE])
    s.stage, s.corridors, s.turned, s.bag = quest.number - 1, quest.corridors, quest.turned, quest.face_down
    hurt: list[tuple[int, int]] = [(FOE[name], wounds) for name, wounds in sight.wounds.items()]
    for board, row in each(Board, (*[posting.hurt for posting in postings], quest.hurt)):
        hurt += [(item_key(board, item), wounds) for item, wounds in enumerate(row) if wounds]
    s.hurt = tuple(sorted(hurt))


def _card(posting: Posting, board: Board) -> int:
    return MISSION_NAMES[board].index(posting.card) if posting.card else NOTHING


def lay_duel(s: Table, sight: Sight) -> None:
    """The dice as they lie, and the duel they belong to."""
    s.blue_dice, s.red_dice, s.deficit = sight.blue_dice, sight.red_dice, sight.deficit
    s.blue = tuple([FACE[face] for face in sight.blue])
    s.red = tuple([FACE[face] for face in sight.red])
    clash = sight.duel
    if clash is not None:
        board = BOARD_AT[PLACE[clash.board]] if clash.board else NO_BOARD
        s.duel = (HERO[clash.hero], FoeKind(FOE_KINDS.index(clash.kind)), clash.number, board, clash.epic)
        s.result = (clash.given, clash.taken) if clash.over else ()


# What is hidden


def hideouts(s: Table, view: View[Sight]) -> list[Place]:
    """Any of the places where Milady was not shown to be absent; none where she is seen, or has not chosen yet."""
    sight = view.table
    if sight.destination:
        s.destination = PLACE[sight.destination]
        return []
    if not sight.round or any(words[0] in ("ChooseDestination", "Hide") for words in view.agenda):
        return []
    return [place for place in DESTINATIONS if not s.excluded >> place & 1]


def pile_of(counts: Row) -> list[int]:
    """Cards one by one, where there are so many of each."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def lay_treacheries(s: Table, sight: Sight) -> None:
    """All Treacheries that are seen nowhere are in the deck, until she is dealt a hand."""
    deck = list(s.setup.contents.treachery)
    for name in (*sight.treachery_discard, *sight.treacheries):
        deck[TREACHERY[name]] -= 1
    s.treacheries, s.treachery_deck = tuple(sorted([TREACHERY[name] for name in sight.treacheries])), tuple(deck)


def deal_treacheries(s: Table, hand: list[int]) -> None:
    """Her hand comes from the deck."""
    deck = list(s.treachery_deck)
    for card in hand:
        deck[card] -= 1
    s.treacheries, s.treachery_deck = tuple([Treachery(card) for card in sorted(hand)]), tuple(deck)


def lay_paris(s: Table, sight: Sight) -> None:
    """All Paris cards that are neither unseen nor in Paris have left the game."""
    unseen = [PARIS_NAMED[name] for name in sight.paris_unseen]
    hand = [PARIS_NAMED[name] for name in sight.paris_hand]
    s.paris_hand = (NO_PARIS,) * sight.paris_count if s.setup.automatic else tuple(hand)
    s.paris_left = sum([1 << card for card in unseen if card not in s.paris_hand])
    here = 1 << s.cards[ON_PARIS] if s.cards[ON_PARIS] != NOTHING else 0
    s.paris_gone = (1 << len(PARIS_CARDS)) - 1 & ~(here | sum([1 << card for card in unseen]))


def deal_paris(s: Table, hand: list[ParisCard]) -> None:
    """Her Paris cards come from those nobody has seen."""
    s.paris_hand = tuple(sorted(hand))
    for card in hand:
        s.paris_left &= ~(1 << card)


def lay_hands(s: Table, sight: Sight) -> None:
    """The hands that are seen; all cards that lie nowhere else are in the deck."""
    deck = list(s.setup.contents.adventure)
    hands = list(s.hands)
    for rider in sight.riders:
        hands[HERO[rider.id]] = counts(rider.hand, CARD)
        for name in rider.hand:
            deck[CARD[name]] -= 1
    for name in (*sight.discard, *sight.slots):
        deck[CARD[name]] -= 1
    s.hands, s.deck = tuple(hands), tuple(deck)


def deal_hands(s: Table, known: Known, rng: Random) -> None:
    """Hands that are not seen come from the cards that lie nowhere else; the rest is the deck."""
    pile = known.pile.copy()
    dealt = bound_hands(s, known, pile, rng) if known.binding else {}
    for cards in dealt.values():
        for card in cards:
            pile.remove(card)
    shuffle(pile, rng)
    deck, hands = list(s.deck), list(s.hands)
    for hero, size in known.sizes.items():
        hand = list(hands[hero])
        for card in dealt[hero] if hero in dealt else [pile.pop() for _ in range(size)]:
            hand[card] += 1
            deck[card] -= 1
        hands[hero] = tuple(hand)
    s.hands, s.deck = tuple(hands), tuple(deck)


def binding(view: View[Sight], sizes: dict[Hero, int]) -> tuple[Any, ...]:
    """The step of the agenda that tells something of a hidden hand: it can pay a Challenge, or holds a card."""
    words: tuple[Any, ...]
    for words in view.agenda[::-1]:
        name = words[0]
        if name == "Consent" and words[3] in sizes and words[4] != NOTHING:
            return words
        if name == "PayChallenge" and words[2] in sizes:
            return words
        if name in ("GoOn", "TryIt") and words[3] == CHALLENGE_KIND and words[1] in sizes:
            return words
    return ()


def bound_hands(s: Table, known: Known, pile: list[int], rng: Random) -> dict[Hero, list[int]]:
    """A hidden hand of which something is known now: it can pay the Challenge that is attempted, or holds a card."""
    name, *words = known.binding
    if name == "Consent":
        _, _, hero, card, *_ = words
        rest = list(pile)
        rest.remove(card)
        return {hero: [card, *rng.sample(rest, known.sizes[hero] - 1)]}
    if name == "PayChallenge":
        _, hero, board, item = words
        return {hero: paying_hand(s, (hero, board, item), known.sizes[hero], pile, rng)}
    hero, board, _, item = words
    spent = s.duel[4] if s.duel else 0
    return {hero: paying_hand(s, (hero, board, item), known.sizes[hero], pile, rng, spent)}


def paying_hand(s: Table, attempt: Attempt, size: int, pile: list[int], rng: Random, spent: int = 0) -> list[int]:
    """A hand with which he could pay when he began; `spent`: epic tokens he has put into Rochefort's duel since."""
    hero, board, item = attempt
    epic, hands = s.epic, s.hands
    s.epic += spent
    for _ in range(TRIES):
        cards = rng.sample(pile, size)
        hand = tuple([cards.count(card) for card in CARD.values()])
        s.hands = tuple([hand if other == hero else hands[other] for other in ALL_HEROES])
        if payments(s, hero, board, item):
            break
    else:
        cards = scarce_hand(s, attempt, size, pile, rng)
    s.epic, s.hands = epic, hands
    return cards


def scarce_hand(s: Table, attempt: Attempt, size: int, pile: list[int], rng: Random) -> list[int]:
    """The cards he needs, then any others: for Challenges so hard that a random hand hardly ever meets them."""
    hero, board, item = attempt
    needed = min(max(0, missing(s, hero, board, item) - s.epic), size)
    skill = SKILL_CARD[SKILL[s.items(board)[item].skill]]
    others = [card for card in pile if card in SKILL_CARD and card != skill]
    shuffle(others, rng)
    cards = ([card for card in pile if card == skill] + others)[:needed]
    rest = list(pile)
    for card in cards:
        rest.remove(card)
    return cards + rng.sample(rest, size - len(cards))
