"""What is told at Idus Martii, and to whom (docs/rules/idus_martii.md: who may know what)."""

from __future__ import annotations

from perfidie.engine import ALL
from perfidie.engine.event import Facts
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS, LOYAL, TRAITOR, Side, Sides, colours
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table

# Préparation


def dealt(s: Table) -> None:
    """« Il peut les regarder mais ne doit pas les montrer »."""
    hands = tuple([(seat, _cards(hand)) for seat, hand in enumerate(s.dealt)])
    s.tell("dealt", {"count": 2}, private=hands, learns=tuple(range(s.setup.seats)))


def _cards(hand: Sides) -> Facts:
    return {"cards": tuple([FACTIONS[faction] for faction in hand])}


def turn_started(s: Table) -> None:
    """A turn begins, with its Consul."""
    number = (s.turn - 1) % s.setup.seats + 1
    s.tell("turn-started", {"round": s.round, "turn": number, "turns": s.setup.seats, "consul-seat": s.consul})


# VOTE


def roles_given(s: Table) -> None:
    """In the first round roles pass to the left; in the second the Consul hands them out."""
    first, second = s.aediles
    facts: Facts = {"seat": s.consul, "praetor-seat": s.praetor, "first-seat": first, "second-seat": second}
    s.tell("roles-passed" if s.round == 1 else "roles-handed-out", facts)


# VETO


def looked(s: Table) -> None:
    """The Praetor alone sees the card. In the second round everybody learns whether it is yellow."""
    facts: Facts = {"seat": s.praetor, "aedile-seat": s.aediles[s.looked]}
    seen: Facts = {"vote": COLOURS[s.placed[s.looked]]}
    s.tell("looked", facts, private=((s.praetor, seen),), learns=(s.praetor,) if s.round == 1 else ALL)


def yellow_shown(s: Table) -> None:
    """A yellow card is shown to all."""
    s.tell("yellow-shown", {"seat": s.praetor, "aedile-seat": s.aediles[s.looked]}, learns=ALL)


def answered(s: Table, kind: str) -> None:
    """Whether the Praetor leaves the vote is public (ruling 26)."""
    s.tell(kind, {"seat": s.praetor, "aedile-seat": s.aediles[s.looked]})


def replaced(s: Table, chosen: bool) -> None:
    """The card that comes in lies face down; its owner knows it, and so does the Praetor where there was no choice."""
    owner = s.aediles[s.looked]
    vote: Facts = {"vote": COLOURS[s.counted[s.looked]]}
    s.tell("vote-replaced", {"seat": owner}, private=((owner, vote),) if chosen else ((owner, vote), (s.praetor, vote)))


# DÉCOMPTE


def tallied(s: Table) -> None:
    """Both cards face up, without their owners: they are told in the order of the box."""
    loyal, traitor = s.tokens[LOYAL], s.tokens[TRAITOR]
    votes = colours(tuple(sorted(s.counted)))
    s.tell("tallied", {"votes": votes, "loyal": loyal, "traitor": traitor}, learns=ALL)


# FIN DU TOUR


def side_chosen(s: Table, seat: int, discarded: Side) -> None:
    """The same words for everybody, whatever the two cards are (ruling 22)."""
    own: Facts = {"faction": FACTIONS[s.kept[seat]], "discarded": FACTIONS[discarded]}
    s.tell("side-chosen", {"seat": seat}, private=((seat, own),))


# Fin de la partie


def conspiracy_failed(s: Table, passed: Sides) -> None:
    """These tokens have left the limit square behind."""
    s.tell("conspiracy-failed", {"factions": tuple([FACTIONS[faction] for faction in passed]), "limit": s.setup.limit})


def ides_of_march(s: Table) -> None:
    """The last turn has been counted."""
    s.tell("ides-of-march", {"loyal": s.tokens[LOYAL], "traitor": s.tokens[TRAITOR], "first-seat": s.first})


def allegiances_revealed(s: Table) -> None:
    """Everybody reveals the card they kept, the first player last; discards only where the table agreed on it."""
    seats = s.setup.seats
    for seat in [(s.first + place) % seats for place in range(1, seats + 1)]:
        kept, hand = s.kept[seat], s.dealt[seat]
        if kept == UNCHOSEN:
            s.tell("never-chose", {"seat": seat, **_cards(hand)}, learns=ALL)
        elif s.setup.shows_discards:
            other = hand[0] if kept == hand[1] else hand[1]
            s.tell("revealed-both", {"seat": seat, "faction": FACTIONS[kept], "discarded": FACTIONS[other]}, learns=ALL)
        else:
            s.tell("revealed", {"seat": seat, "faction": FACTIONS[kept]}, learns=ALL)
