"""Whether a record is what its receipt says: the commitment, the key, every rule, every draw, every bot's chance.

What a bot would choose is asked of whoever calls (`Asked`): nothing here can think.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from perfidie.engine import CHANCE, Game, Playthrough, Record, Refusal, encode
from perfidie.engine.action import Words
from perfidie.receipt import numbers
from perfidie.receipt.choices import open_choices, without_sand
from perfidie.receipt.opened import BotMove, Receipt, lots_of, read_receipt
from perfidie.receipt.seal import moves_of

Verdict = Literal["right", "wrong", "unknown"]
LONGEST_THOUGHT = 20_000_000
"""No bot of ours searches so long for one move; whoever says so wants the check to go on for ever."""


class Finding(NamedTuple):
    """One thing that was looked at, and what came of it (`verify-WHAT-VERDICT` says it)."""

    what: str
    verdict: Verdict
    facts: dict[str, Any]


class Asked(NamedTuple):
    """What a bot was asked, and what it chose."""

    move: BotMove
    view: bytes
    legal: tuple[Words, ...]
    chosen: Words


@dataclass
class Checked:
    """What was found out about a record, and what its bots were asked."""

    findings: list[Finding] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    """Those whose choice is still to be made again."""

    def add(self, what: str, verdict: Verdict | bool, **facts: Any) -> None:
        """One more finding."""
        said: Verdict = ("right" if verdict else "wrong") if isinstance(verdict, bool) else verdict
        self.findings.append(Finding(what, said, facts))

    @property
    def wrong(self) -> bool:
        """Whether anything is not as it should be."""
        return any(each.verdict == "wrong" for each in self.findings)


def check(game: Game[Any, Any], record: Record) -> Checked:
    """Everything but the thinking of bots. A receipt that cannot be read is refused."""
    receipt, done = read_receipt(record), Checked()
    walk = _Walk(game, record, receipt)
    done.add("rules", not walk.refused_at, lines=len(record.entries), line=walk.refused_at)
    if not walk.refused_at:
        done.add("end", walk.play.over)
    if receipt is None:
        done.add("receipt", "unknown")
        return done
    _check_key(done, record, receipt)
    if not walk.refused_at:
        walk.tell(done)
        _check_bots(done, record, receipt, walk)
    return done


def _check_key(done: Checked, record: Record, receipt: Receipt) -> None:
    """The secret is the one that was committed to, and the key follows from it and from what was agreed on."""
    fits = 0 <= receipt.turn < numbers.LONGEST and _is_digest(receipt.secret)
    if fits:
        first = numbers.first_of(bytes.fromhex(receipt.secret), receipt.turn)
        fits = numbers.commitment(receipt.label, first) == receipt.commitment
    done.add("commitment", fits, words=receipt.commitment, name=receipt.label)
    whole = len(receipt.seated) == len(receipt.numbers) == record.seats
    whole = whole and all(not each or _is_digest(each) for each in receipt.numbers)
    key = numbers.key_of(bytes.fromhex(receipt.secret), receipt.terms(record)) if fits and whole else b""
    done.add("key", bool(key) and key.hex() == receipt.key)
    people = [number for number, level in zip(receipt.numbers, receipt.seated, strict=False) if not level]
    added = sum(map(bool, people))
    done.add("numbers", True if added else "unknown", count=added, people=len(people))
    if receipt.places:
        done.add("places", bool(key) and receipt.places == numbers.places(key, record.seats))


def _is_digest(text: str) -> bool:
    return len(text) == 2 * numbers.SIZE and not set(text) - set("0123456789abcdef")


class _Walk:
    """The game played again, with everything that is to be compared on the way."""

    def __init__(self, game: Game[Any, Any], record: Record, receipt: Receipt | None) -> None:
        self.record, self.receipt = record, receipt
        self.play = Playthrough(game, game.setup(record.seats, record.options))
        self.refused_at = 0
        """The first line that the rules refuse, counted from 1."""
        self.wrong: dict[str, list[int]] = {"draws": [], "lots": []}
        self.drawn = 0
        self.questions: dict[int, tuple[bytes, tuple[Words, ...]]] = {}
        """By line of a bot's move: what it saw when it was asked, and from what it chose."""
        self._key = bytes.fromhex(receipt.key) if receipt is not None and _is_digest(receipt.key) else b""
        self._draws = dict(receipt.draws) if receipt is not None else {}
        self._lots = dict(receipt.lots) if receipt is not None else {}
        self._asked = _by_moment(receipt.bots) if receipt is not None else {}
        self._walk()

    def _walk(self) -> None:
        chain = numbers.START
        for place, entry in enumerate(self.record.entries):
            for move in self._asked.get(place, ()):
                self._see(move)
            if self.receipt is not None:
                self._compare(place, chain)
            try:
                self.play.follow(entry)
            except Refusal:
                self.refused_at = place + 1
                return
            chain = numbers.linked(chain, entry)

    def _see(self, move: BotMove) -> None:
        """What a bot is asked at this moment. Who has nothing to decide here was not asked."""
        play, seat = self.play, move.seat
        if 0 <= seat < self.record.seats and seat in play.state.waiting:
            public = play.view(None)
            legal = without_sand(play.legal(seat), play.game.talk.sand(public))
            if move.within is not None:
                legal = open_choices(play, public, seat, legal, move.within)
            self.questions[move.entry] = encode(play.view(seat)), legal

    def _compare(self, place: int, chain: bytes) -> None:
        """What chance did here against what it had to do."""
        entry, play = self.record.entries[place], self.play
        if entry.seat == CHANCE and play.state.actor == CHANCE:
            self.drawn += 1
            if not self._is_drawn(place, chain):
                self.wrong["draws"].append(place + 1)
        elif entry.late and entry.seat in play.state.waiting and not self._is_lot(place, chain):
            self.wrong["lots"].append(place + 1)

    def _is_drawn(self, place: int, chain: bytes) -> bool:
        outcomes = tuple([(action.words, weight) for action, weight in self.play.state.outcomes()])
        if self._draws.pop(place, None) != outcomes or not self._key:
            return False
        taken = numbers.drawn(self._key, [weight for _, weight in outcomes], place, chain)
        words: Words = outcomes[taken][0]
        return words == self.record.entries[place].words

    def _is_lot(self, place: int, chain: bytes) -> bool:
        """Whether chance chose so for somebody whose time was up, or the sand-timer did."""
        entry = self.record.entries[place]
        choices = lots_of(self.play, entry)
        if self._lots.pop(place, ()) != choices or not self._key:
            return False
        return not choices or choices[numbers.lot(self._key, len(choices), place, chain)] == entry.words

    def tell(self, done: Checked) -> None:
        """What came of it. A draw that the receipt names and the game does not know is as wrong as the other way."""
        wrong = sorted([*self.wrong["draws"], *[place + 1 for place in self._draws]])
        done.add("draws", not wrong, count=self.drawn, line=wrong[0] if wrong else 0)
        wrong = sorted([*self.wrong["lots"], *[place + 1 for place in self._lots]])
        late = sum(entry.late for entry in self.record.entries)
        if late or wrong:
            done.add("lots", not wrong, count=late, line=wrong[0] if wrong else 0)


def _by_moment(moves: Iterable[BotMove]) -> dict[int, list[BotMove]]:
    found: dict[int, list[BotMove]] = {}
    for move in moves:
        if move.asked <= move.entry:
            found.setdefault(move.asked, []).append(move)
    return found


def _check_bots(done: Checked, record: Record, receipt: Receipt, walk: _Walk) -> None:
    """Which moves were bots', with what chance; those that can be thought about again are left to the caller."""
    wrong: list[int] = []
    unseen: list[int] = []
    key = bytes.fromhex(receipt.key) if _is_digest(receipt.key) else b""
    for move in receipt.bots:
        if not _is_signed(record, move, key):
            wrong.append(move.entry + 1)
        elif move.asked < 0:
            unseen.append(move.entry + 1)
        elif move.entry not in walk.questions:
            wrong.append(move.entry + 1)
        else:
            view, legal = walk.questions[move.entry]
            done.asked.append(Asked(move, view, legal, record.entries[move.entry].words))
    if len({move.entry for move in receipt.bots}) < len(receipt.bots):
        wrong.append(receipt.bots[-1].entry + 1)
    if receipt.bots:
        done.add("seeds", not wrong, count=len(receipt.bots), line=min(wrong, default=0))
    if unseen:
        done.add("unseen", "unknown", count=len(unseen))
    if unsigned := _unsigned(record, receipt):
        done.add("unsigned", "unknown", count=len(unsigned), line=unsigned[0])
    if others := _of_another_level(receipt):
        done.add("levels", "unknown", count=len(others), line=min(others))


def _is_signed(record: Record, move: BotMove, key: bytes) -> bool:
    """Whether this is a bot's move of the record, with the chance that the key gives it."""
    if not key or not 0 <= move.entry < len(record.entries) or move.iterations > LONGEST_THOUGHT:
        return False
    entry = record.entries[move.entry]
    if entry.seat != move.seat or move.seat < 0 or entry.said or entry.late:
        return False
    return move.seed == numbers.seed_of(key, move.seat, moves_of(record.entries[: move.entry], move.seat))


def _seated(receipt: Receipt) -> Sequence[str]:
    """By seat: the level of the bot that had it at the beginning, or nothing for a person."""
    seated: Sequence[str] = receipt.seated
    if receipt.places and sorted(receipt.places) == list(range(len(seated))):
        return [seated[place] for place in receipt.places]
    return seated


def _of_another_level(receipt: Receipt) -> list[int]:
    """Moves of bots at another level than was agreed on before the game."""
    agreed = dict(enumerate(_seated(receipt)))
    return [move.entry + 1 for move in receipt.bots if agreed.get(move.seat) and move.level != agreed[move.seat]]


def _unsigned(record: Record, receipt: Receipt) -> list[int]:
    """Moves of seats that began as bots, and of which the receipt does not say that a bot made them."""
    bots = {seat for seat, level in enumerate(_seated(receipt)) if level}
    signed = {move.entry for move in receipt.bots}
    return [
        place + 1
        for place, entry in enumerate(record.entries)
        if entry.seat in bots and place not in signed and not entry.said and not entry.late
    ]


def fallback_of(receipt: Receipt, record: Record, asked: Asked) -> Words:
    """What chance chose for a bot that could not think."""
    nth = moves_of(record.entries[: asked.move.entry], asked.move.seat)
    return asked.legal[numbers.fallback(bytes.fromhex(receipt.key), len(asked.legal), asked.move.seat, nth)]
