"""Questions about a glass and about hearts, with their answers from the rulebook."""

from __future__ import annotations

from perfidie.engine import Outcome, Reason
from perfidie.games.verre.rules.box import Hand, Row
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.table import Table


def doubled_margin(rules: Rules, cards: Hand, wesley: bool) -> int:
    """Antidote minus poison, twice: Wesley's half antidote per player stays a whole number (ruling 6)."""
    amount = sum([1 if card > 0 else -1 for card in cards]) if rules.by_count else sum(cards)
    return 2 * amount + (rules.bonus if wesley else 0)


def verdict(rules: Rules, margin: int) -> int:
    """1 for more antidote, -1 for more poison, 0 for an even glass (ruling 5, option tie)."""
    if margin:
        return 1 if margin > 0 else -1
    return {"nothing": 0, "poison": -1, "antidote": 1}[str(rules.tie)]


def losers(rules: Rules, seat: int, drinks: bool, verdict: int) -> Row:
    """JE BOIS ! / JE NE BOIS PAS ! Who loses a heart when this seat's glass is revealed."""
    if drinks and verdict > 0:
        return rules.others[seat]
    if verdict > 0 or (drinks and verdict < 0):
        return (seat,)
    return ()


def is_over(table: Table, round_ended: bool) -> bool:
    """FIN DE PARTIE: as soon as a player has no heart left (rulings 31 and 39, option end)."""
    rules = table.setup
    if rules.end == "immediate" or not round_ended:
        out = rules.end == "immediate" and min(table.hearts) <= 0
    elif rules.end == "full_rotation":
        out = table.round % rules.seats == 0 and min(table.hearts) <= 0
    else:
        out = min(table.hearts) <= 0
    return out or (round_ended and table.round == rules.max_rounds)


def outcome(table: Table) -> Outcome:
    """CONDITIONS DE VICTOIRE: the most hearts win; equal, they win together (ruling 35)."""
    best = max(table.hearts)
    winners = tuple(seat for seat, hearts in enumerate(table.hearts) if hearts == best)
    empty = tuple(seat for seat, hearts in enumerate(table.hearts) if hearts <= 0)
    rotating = table.setup.end == "full_rotation"
    if not empty or (rotating and table.round % table.setup.seats):
        ended = Reason("verre-ended-by-rounds", {"rounds": table.round})
    else:
        ended = Reason("verre-ended-by-hearts", {"seats": empty})
    if rotating:
        won = Reason("verre-won-by-fewest-lost", {"seats": winners, "lost": table.setup.hearts - best})
    else:
        won = Reason("verre-won-by-most-hearts", {"seats": winners, "hearts": best})
    return Outcome(table.hearts, winners, (ended, won))
