"""Actions 1, 2, 3, 8 and 9, which are over at once, and secret passages: when, how, and why not."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from perfidie.engine import Action, Refusal, put
from perfidie.games.mousquetaires.rules.actions import (
    BUY,
    DRAW,
    FIGHT_GAOLER,
    MOVE,
    PASSAGE,
    PAY_BASTILLE,
    REINFORCE,
    Buy,
    Of,
)
from perfidie.games.mousquetaires.rules.box import (
    BASTILLE,
    BOX,
    BY_GAOLER,
    CARDS,
    COLOMBIER,
    COMBAT,
    DOUBLE,
    EFFECTS,
    FERRETS,
    HORSE,
    LIMITS,
    MUSKETEERS,
    NOTHING,
    OPEN,
    PLACES,
    PRICE,
    RICHELIEU,
    ROCHELLE,
    TOKENS,
    Card,
    Hero,
    Place,
    Row,
    Token,
    each,
)
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.steps.base import card_draws
from perfidie.games.mousquetaires.rules.steps.challenge import BY_VISIT, reveal
from perfidie.games.mousquetaires.rules.steps.duel import begin_duel
from perfidie.games.mousquetaires.rules.steps.quest import open_challenges, take_passage
from perfidie.games.mousquetaires.rules.table import Table

# 1. « Se déplacer »

MOVES: tuple[list[Action], ...] = tuple(
    [MOVE[other] for other in OPEN if other != place] for place in range(len(BOX.location))
)


def move_cost(s: Table, hero: Hero) -> int:
    """A Thoroughbred carries him for nothing the first time; a Dead end makes the first Move dearer."""
    if s.moved:
        return 1
    return int(not s.owns(hero, HORSE)) + (EFFECTS["dead_end_cost"] if s.dead_end else 0)


def move(s: Table, hero: Hero, action: Of[Place]) -> None:
    """« Chez Richelieu : si Milady s'y trouve, elle se révèle et perd son action, sinon il est embastillé »."""
    s.actions -= move_cost(s, hero)
    s.moved = True
    s.places = put(s.places, hero, action.number)
    if s.loud:
        phase_two.moved(s, hero)
    if action.number != RICHELIEU:
        return
    if s.destination == RICHELIEU:
        if not s.revealed:
            reveal(s, BY_VISIT, hero)
        elif s.loud:
            phase_two.safe_at_richelieus(s, hero)  # ruling 8
        return
    s.excluded |= 1 << RICHELIEU
    s.places = put(s.places, hero, BASTILLE)
    if s.loud:
        phase_two.arrested(s, hero)


def why_no_move(s: Table, hero: Hero, action: Of[Place]) -> Refusal:
    """He is there already, or a Dead end asks for more actions than he has."""
    if action.number == s.places[hero]:
        return Refusal("mousquetaires-already-there", place=PLACES[action.number])
    return Refusal("mousquetaires-move-cost", cost=1 + EFFECTS["dead_end_cost"])


# 2. « Acheter 1 ou 2 jetons »


@lru_cache(maxsize=4096)
def purchases(owned: int, purse: int, stock: Row) -> list[Action]:
    """Tokens he does not own, in stock, within the common Purse: one, or two different ones."""
    wanted = [token for token, left in each(Token, stock) if left and not owned >> token & 1 and PRICE[token] <= purse]
    pairs = [pair for pair in combinations(wanted, 2) if PRICE[pair[0]] + PRICE[pair[1]] <= purse]
    return [*[BUY[(token,)] for token in wanted], *[BUY[pair] for pair in pairs]]


def buy(s: Table, hero: Hero, action: Buy) -> None:
    """The tokens leave the Arsenal for what he owns."""
    s.actions -= 1
    for token in action.tokens:
        s.purse -= PRICE[token]
        s.stock = put(s.stock, token, s.stock[token] - 1)
        s.tokens = put(s.tokens, hero, s.tokens[hero] | 1 << token)
    if s.loud:
        phase_two.bought(s, hero, action.tokens)


def why_no_purchase(s: Table, hero: Hero, action: Buy) -> Refusal:
    """A token he owns, one that is sold out, or too few pistoles."""
    for token in action.tokens:
        if s.owns(hero, token):
            return Refusal("mousquetaires-owns-it", token=TOKENS[token])
        if not s.stock[token]:
            return Refusal("mousquetaires-sold-out", token=TOKENS[token])
    price = sum(PRICE[token] for token in action.tokens)
    return Refusal("mousquetaires-too-dear", price=price, purse=s.purse)


# 3. « Piocher une carte Aventure »


def drawing(s: Table) -> list[Action]:
    """A card, as long as there is one anywhere."""
    return DRAWING if any(s.deck) or any(s.discard) else []


DRAWING: list[Action] = [DRAW]


def draw(s: Table, hero: Hero, action: Action) -> None:
    """He draws a card."""
    s.actions -= 1
    s.push(card_draws(hero, 1))


def why_no_drawing(s: Table, hero: Hero, action: Action) -> Refusal:
    """Deck and discard pile are empty."""
    return Refusal("mousquetaires-no-cards")


# 8. « Poser des Renforts à La Rochelle »


def reinforcements(s: Table, hero: Hero) -> list[Action]:
    """The Combat cards he can lay there while a slot is free."""
    if len(s.slots) >= LIMITS["slots"]:
        return []
    return [REINFORCE[card] for card in (COMBAT, DOUBLE) if s.hands[hero][card]]


def reinforce(s: Table, hero: Hero, action: Of[Card]) -> None:
    """A card of his hand lies at La Rochelle."""
    s.actions -= 1
    s.take_card(hero, action.number)
    s.slots += (action.number,)
    if s.loud:
        phase_two.reinforced(s, hero, action.number)


def why_no_reinforcement(s: Table, hero: Hero, action: Of[Card]) -> Refusal:
    """He is elsewhere, all slots are taken, or he does not hold the card."""
    if s.places[hero] != ROCHELLE:
        return Refusal("mousquetaires-not-here", place=PLACES[s.places[hero]])
    if len(s.slots) >= LIMITS["slots"]:
        return Refusal("mousquetaires-no-slot")
    return Refusal("mousquetaires-not-in-hand", card=CARDS[action.number])


# 9. « Sortir de la Bastille »


def leaving(s: Table) -> list[Action]:
    """« Payer 3 pistoles ou vaincre un Adversaire de force 3 »."""
    return [PAY_BASTILLE, FIGHT_GAOLER] if s.purse >= LIMITS["bastille_price"] else [FIGHT_GAOLER]


def leave_bastille(s: Table, hero: Hero, action: Action) -> None:
    """The Purse pays, or he fights the gaoler."""
    s.actions -= 1
    if action is FIGHT_GAOLER:
        s.push(begin_duel(hero, BY_GAOLER, 0, NOTHING))
        return
    s.purse -= LIMITS["bastille_price"]
    s.places = put(s.places, hero, COLOMBIER)
    if s.loud:
        phase_two.bought_out(s, hero)


def why_no_leaving(s: Table, hero: Hero, action: Action) -> Refusal:
    """He is free, or the Purse does not buy him out."""
    if s.places[hero] != BASTILLE:
        return Refusal("mousquetaires-not-imprisoned", hero=MUSKETEERS[hero])
    return Refusal("mousquetaires-too-dear", price=LIMITS["bastille_price"], purse=s.purse)


# Passages secrets


def passages(s: Table) -> list[Action]:
    """At the quest, for epic tokens and without an action: past a token of the inn, or past a Challenge."""
    if s.epic < BOX.quest[s.stage].passage_cost:
        return []
    if not s.stage:
        return [PASSAGE[corridor] for corridor, left in enumerate(s.corridors) if left]
    return [PASSAGE[item] for item in open_challenges(s)]


def go_through(s: Table, hero: Hero, action: Of[int]) -> None:
    """A secret passage."""
    take_passage(s, hero, action.number)


def why_no_passage(s: Table, hero: Hero, action: Of[int]) -> Refusal:
    """He is elsewhere, there are too few epic tokens, or nothing is left to pass."""
    if s.places[hero] != FERRETS:
        return Refusal("mousquetaires-not-here", place=PLACES[s.places[hero]])
    cost = BOX.quest[s.stage].passage_cost
    return Refusal("mousquetaires-passage-cost", cost=cost) if s.epic < cost else Refusal("mousquetaires-done")
