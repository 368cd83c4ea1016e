"""What is told at the Council of Verona, and to whom (docs/rules/verona.md: who may know what)."""

from __future__ import annotations

from perfidie.engine import ALL
from perfidie.engine.event import Facts
from perfidie.games.verona.rules.actions import PLACES
from perfidie.games.verona.rules.box import (
    EACH_ZONE,
    KINDS,
    MODIFIER,
    NAMES,
    ON,
    ZONES,
    Card,
    Cards,
    Kind,
    Number,
    Row,
    Zone,
    Zones,
    names,
    signed,
)
from perfidie.games.verona.rules.scoring import points
from perfidie.games.verona.rules.table import Table

Private = tuple[tuple[int, Facts], ...]


def spot(zone: Zone) -> Facts:
    """A betting zone: its character and its number, from 1."""
    card, index, _ = ZONES[zone]
    return {"card": NAMES[card], "zone": index + 1}


def spots(s: Table, zones: Zones) -> Facts:
    """One or two zones, with the owners of the tokens there."""
    facts: Facts = {**spot(zones[0]), "owner-seat": s.owners[s.zones[zones[0]]]}
    if len(zones) > 1:
        more = spot(zones[1])
        facts |= {"other-card": more["card"], "other-zone": more["zone"]}
        facts |= {"other-owner-seat": s.owners[s.zones[zones[1]]]}
    return facts


# Mise en place


def round_started(s: Table) -> None:
    """A round begins, with its first player."""
    s.tell("round-started", {"round": s.round, "rounds": s.setup.rounds, "first-seat": s.first})


def dealt(s: Table) -> None:
    """Everybody looks at their own cards (ruling 8); then the first player takes the pack."""
    hands: Private = tuple([(seat, {"cards": names(hand)}) for seat, hand in enumerate(s.hands)])
    s.tell("dealt", {"hand": s.setup.dealt}, private=hands, learns=tuple(range(s.setup.seats)))


def pack_taken(s: Table, seat: int) -> None:
    """Only the holder of the pack looks at it; the others know who holds it."""
    facts: Facts = {"seat": seat, "cards": names(s.pack)}
    s.tell("pack-taken", facts, audience=(seat,), learns=(seat,))


def drafted(s: Table, seat: int, card: Card) -> None:
    """All see that a card was taken, and how many are left; which one is secret."""
    s.tell("drafted", {"seat": seat, "pack": len(s.pack)}, private=((seat, {"card": NAMES[card]}),))


def discarded(s: Table, seat: int) -> None:
    """Only the last drafter knows what is discarded."""
    s.tell("discarded", {"seat": seat, "count": len(s.removed)}, private=((seat, {"cards": names(s.removed)}),))


def exchanged(s: Table) -> None:
    """Both have chosen: the cards change hands, and everybody looks at what they receive."""
    passed = [tuple([card for card in s.dealt[seat] if card not in s.kept[seat]]) for seat in (0, 1)]
    own: Private = tuple(
        [(seat, {"given": names(passed[seat]), "received": names(passed[1 - seat])}) for seat in (0, 1)]
    )
    s.tell("exchanged", {"count": len(passed[0])}, private=own, learns=(0, 1))


# Tour de jeu


def played(s: Table, seat: int, card: Card, place: int) -> None:
    """A card from a hidden hand is now seen by all."""
    s.tell("played", {"seat": seat, "card": NAMES[card], "place": PLACES[place]}, learns=ALL)


def copied(s: Table, seat: int, copier: str, source: Card) -> None:
    """Samson or Balthazar takes another's power."""
    s.tell("copied", {"seat": seat, "card": copier, "other-card": NAMES[source]})


def moved(s: Table, seat: int, by: str, card: Card, place: int) -> None:
    """A character goes to the other place."""
    s.tell("moved", {"seat": seat, "by": by, "card": NAMES[card], "place": PLACES[place]})


def swapped(s: Table, seat: int, a: Zone, b: Zone) -> None:
    """The swap is done openly, and nobody looks."""
    s.tell("swapped", {"seat": seat, **spots(s, (a, b))})


def looked(s: Table, seat: int, zones: Zones) -> None:
    """Which tokens is public, what they are is not."""
    kinds = [KINDS[s.kinds[s.zones[zone]]] for zone in zones]
    own: Facts = {"kind": kinds[0]}
    if len(kinds) > 1:
        own["other-kind"] = kinds[1]
    kind = "looked" if len(zones) > 1 else "looked-at-one"
    s.tell(kind, {"seat": seat, **spots(s, zones)}, private=((seat, own),), learns=(seat,))


def power_skipped(s: Table, seat: int, card: str) -> None:
    """A power that had a use was not used."""
    s.tell("power-skipped", {"seat": seat, "card": card})


def placed(s: Table, seat: int, kind: Kind, zone: Zone) -> None:
    """All see whose token lies where; what it is only its owner knows."""
    facts: Facts = {"seat": seat, **spot(zone), "modifier": signed(MODIFIER[zone])}
    s.tell("placed", facts, private=((seat, {"kind": KINDS[kind]}),))


def token_skipped(s: Table, seat: int) -> None:
    """A token could have been placed, and was not."""
    s.tell("token-skipped", {"seat": seat})


# Fin de manche


def last_lap(s: Table) -> None:
    """All cards are played."""
    s.tell("last-lap", {"first-seat": s.first})


def round_judged(s: Table, killed: Cards, granted: Cards) -> None:
    """Deaths first, then the objectives one by one, then what each token on a met one brings."""
    on_table = {card for card in (*s.council, *s.exile)}
    wishful = [card for card in dict.fromkeys(ON) if card in on_table]
    if s.setup.shows_all:
        for zone, number in zip(EACH_ZONE, s.zones, strict=True):
            if number >= 0 and (s.setup.poison or ON[zone] not in granted):
                _shown(s, zone, number)
    for card in killed:
        s.tell("died", {"card": NAMES[card]})
    for card in wishful:
        if card not in killed:
            s.tell("objective-met" if card in granted else "objective-unmet", {"card": NAMES[card]})
    for zone, number in zip(EACH_ZONE, s.zones, strict=True):
        if number >= 0 and ON[zone] in granted:
            _scored(s, zone, number)


def _shown(s: Table, zone: Zone, number: Number) -> None:
    s.tell("token-shown", {"seat": s.owners[number], **spot(zone), "kind": KINDS[s.kinds[number]]}, learns=ALL)


def _scored(s: Table, zone: Zone, number: Number) -> None:
    facts: Facts = {
        "seat": s.owners[number],
        **spot(zone),
        "kind": KINDS[s.kinds[number]],
        "modifier": signed(MODIFIER[zone]),
        "points": points(s.setup, s.kinds[number], zone),
    }
    s.tell("token-scored", facts, learns=ALL)


def round_scored(s: Table, scores: Row) -> None:
    """One line for each seat, then who has won the round: a title only (ruling 49)."""
    for seat in s.setup.order[s.first]:
        s.tell("round-scored", {"seat": seat, "points": scores[seat], "round": s.round})
    best = max(scores)
    s.tell("round-won", {"seats": tuple([seat for seat, score in enumerate(scores) if score == best]), "points": best})


def match_ended(s: Table) -> None:
    """The rounds agreed on are over."""
    s.tell("match-ended", {"rounds": s.round})
