"""Opponents and the chances against them, as far as the table shows them: for actions, commitments and the dice."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.games.mousquetaires.rules.box import (
    BOTTE,
    BOX,
    EFFECTS,
    FACES,
    FOE,
    HERO,
    Item,
    Row,
    Rows,
    needs,
)
from perfidie.games.mousquetaires.sight.odds import Match, hitting, odds
from perfidie.games.mousquetaires.sight.view import Rider
from perfidie.games.mousquetaires.web.reading import Reading

MISSION_ITEMS = {mission.id: mission.items for mission in (*BOX.paris, *BOX.louvre)}


class Foe(NamedTuple):
    """An opponent: the word for him, what is sent to fight him, what he fights with and what he brings."""

    name: str
    words: tuple[str, ...]
    dice: int
    botte: Rows = ()
    wounds: int = 1
    """How many more he can take."""
    pistoles: int = 0
    epic: int = 0
    number: int = 0
    """Of a corridor, from 1."""


def items_at(r: Reading, place: str) -> tuple[Item, ...]:
    """What is printed on the board at a place."""
    if place == "ferrets":
        return BOX.quest[r.sight.quest.number - 1].items
    card = r.sight.paris.card if place == "paris" else r.sight.louvre.card if place == "louvre" else ""
    return MISSION_ITEMS[card] if card else ()


def more_dice(r: Reading, place: str) -> int:
    """What a Henchman adds."""
    traps = r.sight.paris.traps if place == "paris" else r.sight.louvre.traps if place == "louvre" else ()
    return EFFECTS["henchman_dice"] if "henchman" in traps else 0


def foes_at(r: Reading, place: str) -> list[Foe]:
    """All who can be fought at a place, alike guards once."""
    s = r.sight
    if place == "ferrets" and s.quest.number == 1:
        return [corridor(r, number) for number, left in enumerate(s.quest.corridors) if left]
    posting = s.paris if place == "paris" else s.louvre
    found = [adversary(r, name, place) for name in sorted(posting.adversaries, key=FOE.__getitem__)]
    if place == "ferrets":
        found = []
    done = s.quest.done if place == "ferrets" else posting.done
    seen: list[Item] = []
    for number, item in enumerate(items_at(r, place)):
        if item.kind != "challenge" and number not in done and item not in seen:
            seen.append(item)
            found.append(guard(r, number, item, place))
    return found


def adversary(r: Reading, name: str, place: str) -> Foe:
    """An Adversary as an opponent."""
    printed = BOX.adversary[FOE[name]]
    left = printed.wounds - r.sight.wounds.get(name, 0)
    dice = printed.force + more_dice(r, place)
    words = ("duel", "adversary", name)
    return Foe(name, words, dice, needs(printed.botte), left, printed.pistoles, printed.epic)


def guard(r: Reading, number: int, item: Item, place: str) -> Foe:
    """A guard who is printed on the board; at the very end, Rochefort."""
    hurt = {"paris": r.sight.paris.hurt, "louvre": r.sight.louvre.hurt}.get(place, r.sight.quest.hurt)
    left = item.wounds - (hurt[number] if number < len(hurt) else 0)
    name = "final" if item.kind == "final" else "item"
    dice = item.dice + more_dice(r, place)
    return Foe(name, ("duel", "item", str(number)), dice, needs(item.botte), left, item.pistoles, item.epic)


def corridor(r: Reading, number: int) -> Foe:
    """Who stands at the head of a corridor, if he was turned up."""
    return Foe("corridor", ("duel", "corridor", str(number)), r.sight.quest.turned[number], number=number + 1)


def opponent(r: Reading) -> Foe:
    """The opponent of the duel that is being fought."""
    clash = r.sight.duel
    assert clash is not None
    if clash.kind == "rochefort":
        return Foe("rochefort", (), BOX.rochefort.force, needs(BOX.rochefort.botte), r.sight.rochefort)
    if clash.kind == "gaoler":
        return Foe("gaoler", (), BOX.gaoler.force, needs(BOX.gaoler.botte), BOX.gaoler.wounds)
    if clash.kind == "adversary":
        return adversary(r, clash.opponent, clash.board)
    if clash.kind == "corridor":
        return Foe("corridor", (), r.sight.red_dice, number=clash.number + 1)
    items = items_at(r, clash.board)
    if clash.number < len(items):
        return guard(r, clash.number, items[clash.number], clash.board)
    return Foe(clash.kind, (), r.sight.red_dice)


def botte_of(rider: Rider) -> Rows:
    """The secret thrust of a Musketeer, as he has it now."""
    return BOTTE[HERO[rider.id]]["imp_botte" in rider.tokens]


def faces_of(botte: Row) -> tuple[str, ...]:
    """A secret thrust as faces, one by one.

    >>> faces_of((1, 0, 2))
    ('sword', 'lys', 'lys')
    """
    return tuple([face for face, count in zip(FACES, botte, strict=True) for _ in range(count)])


class Chances(NamedTuple):
    """What a Musketeer may expect of a duel, in hundredths; a blade of Toledo is thought to be used well."""

    wounds: int
    """That he wounds his opponent at least once."""
    hurt: int
    """That he is wounded himself."""
    falls: int
    """That his wounds put him out of action."""


def match_of(rider: Rider, foe: Foe, blue: int, red: int) -> Match:
    """The two as they face each other."""
    carries = [token in rider.tokens for token in ("leather", "toledo", "pistol")]
    return Match(blue, red, botte_of(rider), foe.botte, *carries)


def chances(rider: Rider, foe: Foe, blue: int) -> Chances:
    """What so many blue dice promise."""
    found = odds(match_of(rider, foe, blue, max(0, foe.dice)))
    hurt = sum([chance for (_, taken), chance in found.items() if taken])
    falls = sum([chance for (_, taken), chance in found.items() if taken >= rider.health])
    return Chances(percent(hitting(found)), percent(hurt), percent(falls))


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)
