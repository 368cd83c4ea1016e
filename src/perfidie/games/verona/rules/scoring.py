"""Questions about objectives, deaths and points, with their answers from the rulebook.

Council and Exile are sets of characters, one bit for each: counting is counting bits.
"""

from __future__ import annotations

from collections.abc import Callable

from perfidie.engine import Outcome, Reason
from perfidie.games.verona.rules.box import (
    ANTIDOTE,
    BOX,
    CAPULETS,
    EACH_ZONE,
    FACE,
    LOVERS,
    MODIFIER,
    MONTAGUES,
    NEUTRALS,
    ON,
    POISON,
    ZONED,
    Card,
    Cards,
    Kind,
    Kinds,
    Numbers,
    Row,
    Zone,
    bits,
)
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import Table

Objective = Callable[[Rules, int, int, int], bool]
"""Of the rules, the living at the Council, the living in Exile, and the character as a set of one."""


def balance(rules: Rules, council: int, exile: int, who: int) -> bool:
    """Prince Escalus: « un nombre égal de Capulet et de Montaigu au Conseil », or four neutrals (rulings 28-30)."""
    capulets = (council & CAPULETS).bit_count()
    even = capulets == (council & MONTAGUES).bit_count() and (capulets > 0 or rules.zero_counts)
    return even or (council & NEUTRALS).bit_count() >= rules.neutrals


def exile_majority(rules: Rules, council: int, exile: int, who: int) -> bool:
    """Mercutio: « plus de personnages à l'Exil qu'au Conseil » (ruling 33)."""
    return exile.bit_count() > council.bit_count()


def capulet_majority(rules: Rules, council: int, exile: int, who: int) -> bool:
    """Capulet: « réunir plus de Capulet que de Montaigu au Conseil » (ruling 34)."""
    return (council & CAPULETS).bit_count() > (council & MONTAGUES).bit_count()


def montague_majority(rules: Rules, council: int, exile: int, who: int) -> bool:
    """Montaigu: « réunir plus de Montaigu que de Capulet au Conseil » (ruling 34)."""
    return (council & MONTAGUES).bit_count() > (council & CAPULETS).bit_count()


def together(rules: Rules, council: int, exile: int, who: int) -> bool:
    """Roméo, Juliette: both on the table, alive, at the same place (ruling 36)."""
    return LOVERS & council == LOVERS or LOVERS & exile == LOVERS


def apart(rules: Rules, council: int, exile: int, who: int) -> bool:
    """Rosaline: the exact opposite (ruling 37)."""
    return not together(rules, council, exile, who)


def largest_group(rules: Rules, council: int, exile: int, who: int) -> bool:
    """L'Apothicaire: « s'il fait partie du plus grand groupe de personnages » (ruling 35)."""
    here, there = (council, exile) if council & who else (exile, council)
    return here.bit_count() > there.bit_count() or (rules.tie_counts and here.bit_count() == there.bit_count())


OBJECTIVES: dict[str, Objective] = {
    rule.__name__: rule
    for rule in (balance, exile_majority, capulet_majority, montague_majority, together, apart, largest_group)
}
WISHES = tuple((card, 1 << card, OBJECTIVES[BOX.card[card].objective]) for card in sorted(ZONED))


def met(rules: Rules, council: int, exile: int) -> Cards:
    """The living objective characters whose wish has come true, all on the same position (ruling 39)."""
    table = council | exile
    return tuple([card for card, who, wish in WISHES if table & who and wish(rules, council, exile, who)])


def dead(zones: Numbers, kinds: Kinds) -> Cards:
    """« S'il y a plus de Poison que d'Antidote sur une carte Personnage, ce personnage meurt », all at once."""
    if POISON not in kinds:
        return ()
    doses: dict[Card, int] = {}
    for zone, number in enumerate(zones):
        if number >= 0 and kinds[number] in (POISON, ANTIDOTE):
            doses[ON[zone]] = doses.get(ON[zone], 0) + (1 if kinds[number] == POISON else -1)
    return tuple(sorted(card for card, dose in doses.items() if dose > 0))


def points(rules: Rules, kind: Kind, zone: Zone) -> int:
    """Value plus zone, on a met objective; vials give nothing (ruling 43), a floor is an option (ruling 3)."""
    if kind in (POISON, ANTIDOTE):
        return 0
    worth = FACE[kind] + MODIFIER[zone]
    return max(worth, 0) if rules.floored else worth


def judge(rules: Rules, council: Cards, exile: Cards, zones: Numbers, kinds: Kinds) -> tuple[Cards, Cards]:
    """Fin de manche: who is dead, then whose objective is met."""
    killed = dead(zones, kinds)
    alive = ~bits(killed)
    return killed, met(rules, bits(council) & alive, bits(exile) & alive)


def round_scores(rules: Rules, zones: Numbers, owners: Row, kinds: Kinds, granted: Cards) -> Row:
    """What each seat's tokens bring on the objectives that are met."""
    scores = [0] * rules.seats
    for zone, number in zip(EACH_ZONE, zones, strict=True):
        if number >= 0 and ON[zone] in granted:
            scores[owners[number]] += points(rules, kinds[number], zone)
    return tuple(scores)


def winners_of(scores: tuple[Row, ...]) -> Row:
    """Fin de jeu: the most points; then the best round, the second best, and so on (ruling 50)."""
    seats = range(len(scores[0]))
    rank = [(sum(row[seat] for row in scores), sorted((row[seat] for row in scores), reverse=True)) for seat in seats]
    return tuple(seat for seat in seats if rank[seat] == max(rank))


def outcome(table: Table) -> Outcome:
    """Totals and winners, with the sentence that says what decided."""
    scores = table.scores
    totals = tuple(sum(column) for column in zip(*scores, strict=True))
    winners, best = winners_of(scores), max(totals)
    tied = tuple(seat for seat, total in enumerate(totals) if total == best)
    ended = Reason("verona-ended-by-rounds", {"rounds": len(scores)})
    if len(tied) == 1:
        won = Reason("verona-won-by-points", {"seats": winners, "points": best})
    elif len(winners) < len(tied):
        won = Reason("verona-won-by-best-rounds", {"seats": winners, "tied": len(tied), "points": best})
    else:
        won = Reason("verona-shared", {"seats": winners, "points": best})
    return Outcome(totals, winners, (ended, won))
