"""An eyewitness: a seat that keeps its own notes from the glimpses it got.

It shares no code with the game's views and knowledge; they must agree. Only what is printed is read from the box:
the order of the characters, and how many cards and tokens this number of players takes.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from games.verona.tables import FAMILIES
from perfidie.engine import Options, Playthrough
from perfidie.games.verona.rules.box import KINDS, NAMES

Cards = tuple[str, ...]
Spot = tuple[str, int]
"""A betting zone: its character and its number, from 1."""


class Placed:
    """A token on the table, followed wherever it goes."""

    def __init__(self, number: int, owner: int, spot: Spot, kind: str) -> None:
        self.number, self.owner, self.spot, self.kind = number, owner, spot, kind
        self.lookers: set[int] = set()

    def told(self) -> dict[str, Any]:
        card, zone = self.spot
        return {
            "number": self.number, "owner": self.owner, "card": card, "zone": zone, "kind": self.kind,
            "lookers": sorted(self.lookers),
        }  # fmt: skip


class Eyewitness:
    """What one seat (None: a spectator) has been told, and remembers."""

    def __init__(self, play: Playthrough, seat: int | None) -> None:
        setup: Any = play.setup
        self.play, self.seat, self.seats = play, seat, setup.seats
        self.cards = [NAMES[card] for card in setup.cards]
        self.kinds = [KINDS[kind] for kind in setup.kinds]
        self.figures, self.options = setup.figures, setup.options
        self.heard = self.round = self.first = 0
        self.past: list[dict[str, Any]] = []
        self.clear()
        self.listen()

    def clear(self) -> None:
        self.dealt: list[str] = []
        self.hand: list[str] = []
        self.sizes = [0] * self.seats
        self.packs: list[dict[str, Any]] = []
        self.pack = self.picks = 0
        self.discarded: list[str] = []
        self.given: list[str] = []
        self.received: list[str] = []
        self.exchanged = False
        self.plays: list[tuple[int, str]] = []
        self.places: dict[str, list[str]] = {"council": [], "exile": []}
        self.tokens: list[Placed] = []
        self.left = self.kinds[:] if self.seat is not None else []
        self.tokens_left = [len(self.kinds)] * self.seats
        self.dead: list[str] = []
        self.met: list[str] = []
        self.scores = [0] * self.seats

    def listen(self) -> Eyewitness:
        """Notes what was told since the last time."""
        fresh = self.play.glimpses(self.seat, since=self.heard)
        self.heard = len(self.play.events)
        for glimpse in fresh:
            note = getattr(self, f"on_{glimpse.kind.replace('-', '_')}", None)
            if note:
                note(glimpse.facts)
        return self

    def at(self, facts: dict[str, Any], other: str = "") -> Placed:
        """The token that lies where an event says."""
        spot = (facts[f"{other}card"], facts[f"{other}zone"])
        (token,) = [token for token in self.tokens if token.spot == spot]
        return token

    # What is told, noted as it comes

    def on_round_started(self, facts: dict[str, Any]) -> None:
        self.round, self.first = facts["round"], facts["first-seat"]

    def on_dealt(self, facts: dict[str, Any]) -> None:
        self.dealt = list(facts.get("cards", ()))
        self.hand = self.dealt[:]
        self.sizes = [facts["hand"]] * self.seats
        if self.figures.picks:
            self.pack = len(self.cards) - self.seats * facts["hand"]

    def on_pack_taken(self, facts: dict[str, Any]) -> None:
        assert facts["seat"] == self.seat
        self.packs.append({"cards": list(facts["cards"]), "took": ""})

    def on_drafted(self, facts: dict[str, Any]) -> None:
        self.pack = facts["pack"]
        self.picks += 1
        self.sizes[facts["seat"]] += 1
        if "card" in facts:
            self.packs[-1]["took"] = facts["card"]
            self.hand.append(facts["card"])

    def on_discarded(self, facts: dict[str, Any]) -> None:
        self.pack = 0
        self.discarded = list(facts.get("cards", ()))

    def on_exchanged(self, facts: dict[str, Any]) -> None:
        self.given, self.received = list(facts.get("given", ())), list(facts.get("received", ()))
        self.hand = [card for card in self.hand if card not in self.given] + self.received
        self.exchanged = True

    def on_played(self, facts: dict[str, Any]) -> None:
        seat, card = facts["seat"], facts["card"]
        self.plays.append((seat, card))
        self.places[facts["place"]].append(card)
        self.sizes[seat] -= 1
        if seat == self.seat:
            self.hand.remove(card)

    def on_moved(self, facts: dict[str, Any]) -> None:
        there = facts["place"]
        self.places["council" if there == "exile" else "exile"].remove(facts["card"])
        self.places[there].append(facts["card"])

    def on_swapped(self, facts: dict[str, Any]) -> None:
        one, other = self.at(facts), self.at(facts, "other-")
        assert (one.owner, other.owner) == (facts["owner-seat"], facts["other-owner-seat"])
        one.spot, other.spot = other.spot, one.spot

    def on_looked(self, facts: dict[str, Any]) -> None:
        self.on_looked_at_one(facts)
        self.seen(self.at(facts, "other-"), facts["seat"], facts.get("other-kind", ""))

    def on_looked_at_one(self, facts: dict[str, Any]) -> None:
        self.seen(self.at(facts), facts["seat"], facts.get("kind", ""))

    def seen(self, token: Placed, by: int, kind: str) -> None:
        token.lookers.add(by)
        token.kind = token.kind or kind

    def on_placed(self, facts: dict[str, Any]) -> None:
        spot, kind = (facts["card"], facts["zone"]), facts.get("kind", "")
        self.tokens.append(Placed(len(self.tokens), facts["seat"], spot, kind))
        self.tokens_left[facts["seat"]] -= 1
        if facts["seat"] == self.seat:
            self.left.remove(kind)

    def on_token_shown(self, facts: dict[str, Any]) -> None:
        self.at(facts).kind = facts["kind"]

    on_token_scored = on_token_shown

    def on_died(self, facts: dict[str, Any]) -> None:
        self.dead.append(facts["card"])

    def on_objective_met(self, facts: dict[str, Any]) -> None:
        self.met.append(facts["card"])

    def on_round_scored(self, facts: dict[str, Any]) -> None:
        self.scores[facts["seat"]] = facts["points"]

    def on_round_won(self, facts: dict[str, Any]) -> None:
        """The last that is told of a round: it is over, and everybody keeps what he saw of it."""
        self.past.append({
            "first": self.first, "council": self.places["council"], "exile": self.places["exile"],
            "tokens": self.tokens_told(), "dead": self.dead, "met": self.met, "scores": self.scores,
        })  # fmt: skip
        self.clear()

    # What follows from it

    def tokens_told(self) -> list[dict[str, Any]]:
        """By character and zone."""
        ordered = sorted(self.tokens, key=lambda token: (NAMES.index(token.spot[0]), token.spot[1]))
        return [token.told() for token in ordered]

    def sight(self) -> dict[str, Any]:
        """All that this seat may know of the table, at a decision or at the end of the match."""
        return {
            "round": self.round,
            "first": self.first,
            "past": self.past,
            "undealt": len(self.cards) if self.play.over else 0,
            "hand": sorted(self.hand, key=NAMES.index),
            "hand_sizes": self.sizes,
            "plays": [card for _, card in self.plays],
            "council": self.places["council"],
            "exile": self.places["exile"],
            "tokens": self.tokens_told(),
            "left": self.left,
            "tokens_left": self.tokens_left,
            "pack": self.pack,
            "dealt": self.dealt,
            "packs": self.packs,
            "discarded": self.discarded,
            "given": self.given,
            "received": self.received,
        }


# Where the cards may be: every deal, draft and exchange that fits, tried one by one

NOBODY = -1
Holders = dict[str, int]
"""By character: the seat that got it into its hand; NOBODY for the pack, the discard and the removed cards."""


class Deals:
    """Plays the set-up of the round again in every way that this seat cannot tell from the true one."""

    def __init__(self, witness: Eyewitness) -> None:
        self.w = witness
        self.player = {card: seat for seat, card in witness.plays}
        self.found: list[Holders] = []
        if witness.figures.picks:
            self.deal(dict.fromkeys(witness.dealt, witness.seat), 0)
        else:
            self.exchange()

    def fits(self, card: str, seat: int) -> bool:
        """What somebody played was in his hand."""
        return self.player.get(card, seat) == seat

    def note(self, held: Holders) -> None:
        if all(held.get(card) == seat for card, seat in self.player.items()):
            self.found.append({card: held.get(card, NOBODY) for card in self.w.cards})

    # Three and more: a card each, then the pack goes round

    def deal(self, held: Holders, seat: int) -> None:
        if seat == self.w.seats:
            self.draft(held, [card for card in self.w.cards if card not in held], 0)
        elif seat == self.w.seat:
            self.deal(held, seat + 1)
        else:
            seen = {card for pack in self.w.packs for card in pack["cards"]}
            for card in self.w.cards:
                if card not in held and card not in seen and self.fits(card, seat):
                    self.deal({**held, card: seat}, seat + 1)

    def draft(self, held: Holders, pack: list[str], turn: int) -> None:
        seat, lap = (self.w.first + turn) % self.w.seats, turn // self.w.seats
        if seat == self.w.seat and lap < len(self.w.packs):
            mine = self.w.packs[lap]
            if mine["cards"] != pack:
                return
            if mine["took"]:
                self.draft({**held, mine["took"]: seat}, [c for c in pack if c != mine["took"]], turn + 1)
                return
        if turn == self.w.picks:
            self.note(held)
            return
        coming = [pack for place, pack in enumerate(self.w.packs) if self.turn_of(place) > turn]
        kept = coming[0]["cards"] if coming else ()
        for card in pack:
            if card not in kept and self.fits(card, seat):
                self.draft({**held, card: seat}, [other for other in pack if other != card], turn + 1)

    def turn_of(self, lap: int) -> int:
        """The turn of the draft in which this seat held the pack for the time number `lap`."""
        assert self.w.seat is not None
        return (self.w.seat - self.w.first) % self.w.seats + lap * self.w.seats

    # Two: a hand each, then some of it changes hands

    def exchange(self) -> None:
        size, passed = self.w.figures.dealt, self.w.figures.dealt - self.w.figures.kept
        for mine in [tuple(self.w.dealt)] if self.w.dealt else combinations(self.w.cards, size):
            others = [card for card in self.w.cards if card not in mine]
            for theirs in combinations(others, size):
                if not self.w.exchanged:
                    self.note({**dict.fromkeys(mine, self.seat), **dict.fromkeys(theirs, 1 - self.seat)})
                    continue
                for given in [tuple(self.w.given)] if self.w.given else combinations(mine, passed):
                    for received in combinations(theirs, passed):
                        if not self.w.received or set(received) == set(self.w.received):
                            self.swap(mine, theirs, given, received)

    @property
    def seat(self) -> int:
        return self.w.seat or 0

    def swap(self, mine: Cards, theirs: Cards, given: Cards, received: Cards) -> None:
        held = {card: 1 - self.seat if card in given else self.seat for card in mine}
        self.note({**held, **{card: self.seat if card in received else 1 - self.seat for card in theirs}})


# What the tokens may be, and how the objectives stand: every placing of the hidden vials

Doses = tuple[tuple[str, int], ...]
"""Poison less antidote, by character, where there is any."""


class Vials:
    """The kinds of the face-down tokens in every possible way."""

    def __init__(self, witness: Eyewitness) -> None:
        self.w = witness
        self.worlds: dict[int, list[dict[int, str]]] = {
            owner: self.kinds_of(owner) for owner in range(witness.seats) if owner != witness.seat
        }

    def kinds_of(self, owner: int) -> list[dict[int, str]]:
        """By number, in every way this owner's face-down tokens could be."""
        own = [token for token in self.w.tokens if token.owner == owner]
        hidden = [token.number for token in own if not token.kind]
        kinds = [kind for kind in self.w.kinds if kind not in [token.kind for token in own]]
        return [dict(zip(hidden, chosen, strict=True)) for chosen in permutations(kinds, len(hidden))]

    def certain(self) -> dict[int, str]:
        """The kinds nobody told, that are the same in all worlds."""
        found = {}
        for worlds in self.worlds.values():
            for number in worlds[0]:
                kinds = {world[number] for world in worlds}
                if len(kinds) == 1:
                    found[number] = kinds.pop()
        return found

    def known_doses(self) -> Doses:
        certain = self.certain()
        return self.doses({t.number: t.kind or certain.get(t.number, "") for t in self.w.tokens})

    def doses(self, kinds: dict[int, str]) -> Doses:
        total: dict[str, int] = {}
        for token in self.w.tokens:
            dose = {"poison": 1, "antidote": -1}.get(kinds.get(token.number, ""), 0)
            total[token.spot[0]] = total.get(token.spot[0], 0) + dose
        return tuple(sorted((card, dose) for card, dose in total.items() if dose))

    def all_doses(self) -> set[Doses]:
        """What may lie on the characters, over all worlds of all owners."""
        found = {self.doses({token.number: token.kind for token in self.w.tokens})}
        for worlds in self.worlds.values():
            ways = {self.doses(world) for world in worlds}
            found = {self.added(one, other) for one in found for other in ways}
        return found

    def added(self, one: Doses, other: Doses) -> Doses:
        total = dict(one)
        for card, dose in other:
            total[card] = total.get(card, 0) + dose
        return tuple(sorted((card, dose) for card, dose in total.items() if dose))

    def judged(self, doses: Doses) -> tuple[set[str], set[str]]:
        """Who is dead, and whose objective is met, if the round ended now with these doses."""
        dead = {card for card, dose in doses if dose > 0}
        council, exile = (set(self.w.places[place]) - dead for place in ("council", "exile"))
        return dead, granted(council, exile, self.w.options)


# The objectives, in words


def granted(council: set[str], exile: set[str], options: Options) -> set[str]:
    """Who of the living has his wish."""
    capulets, montagues, neutrals = (sum(letter in FAMILIES[card] for card in council) for letter in "CMN")
    even = capulets == montagues and (capulets > 0 or bool(options["prince_zero_counts"]))
    lovers = {"romeo", "juliet"}
    together = lovers <= council or lovers <= exile
    here, there = (council, exile) if "apothecary" in council else (exile, council)
    wishes = {
        "prince_escalus": even or neutrals >= int(options["prince_neutrals"]),
        "mercutio": len(exile) > len(council),
        "capulet": capulets > montagues,
        "montague": montagues > capulets,
        "romeo": together,
        "juliet": together,
        "rosaline": not together,
        "apothecary": len(here) > len(there) or (len(here) == len(there) and bool(options["apothecary_tie_counts"])),
    }
    return {card for card in wishes if wishes[card] and card in council | exile}
