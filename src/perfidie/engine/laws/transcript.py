"""Golden playthroughs (law 9): a record as a text that people can read and programs compare.

Move by move it says what was told to whom, what changed in each view, and what everybody may do next. What is
the same for all is written once.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from perfidie.engine.codec import encode
from perfidie.engine.event import Event
from perfidie.engine.game import Game
from perfidie.engine.laws.rules import Endings
from perfidie.engine.laws.trial import Trial
from perfidie.engine.options import Options
from perfidie.engine.playthrough import Playthrough, replay
from perfidie.engine.record import Entry, Record
from perfidie.engine.refusal import Refusal
from perfidie.engine.step import CHANCE

LARGEST = 220_000
"""The longest transcript, in bytes, that a person might still read."""
MIXTURES = 2
Fields = dict[str, str]


def transcript(game: Game[Any, Any], record: Record) -> str:
    """The whole game as text."""
    return "\n".join(_lines(game, record)) + "\n"


def _lines(game: Game[Any, Any], record: Record) -> Iterator[str]:
    play = replay(game, record, upto=0)
    watchers: list[int | None] = [None, *range(record.seats)]
    yield f"{game.id}, rules {record.rules}, {record.seats} seats"
    yield "  ".join(f"{name}={_json(value)}" for name, value in record.options.items())
    seen: dict[int | None, Fields] = {watcher: {} for watcher in watchers}
    yield ""
    yield "0  before anything"
    yield from _position(play, play.events, seen)
    for number, entry in enumerate(record.entries, start=1):
        before = len(play.events)
        play.follow(entry)
        yield ""
        yield f"{number}  {_who(entry)}: {' '.join(entry.words)}"
        yield from _position(play, play.events[before:], seen)


def _who(entry: Entry) -> str:
    who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
    return f"{who} says" if entry.said else who


def _position(play: Playthrough, told: list[Event], seen: dict[int | None, Fields]) -> Iterator[str]:
    """What was told, what changed in the views, and the choices there are now."""
    for event in told:
        glimpses = {seat: event.seen_by(seat) for seat in seen}
        texts = {seat: f"{g.kind} {_json(g.facts)}" if g else "" for seat, g in glimpses.items()}
        yield from (f"   told {whom}: {text}" for whom, text in _grouped(texts))
    now = {seat: _fields(play, seat) for seat in seen}
    changes: dict[str, list[str]] = {}
    for name in {name: None for fields in now.values() for name in fields}:
        texts = {seat: now[seat][name] for seat in seen}
        if texts == {seat: seen[seat].get(name) for seat in seen}:
            continue
        if len(set(texts.values())) > 1:
            texts = {seat: text if seen[seat].get(name) != text else "" for seat, text in texts.items()}
        for whom, text in _grouped({seat: _since(seen[seat].get(name), text) for seat, text in texts.items()}):
            changes.setdefault(whom, []).append(f"{name} {text}")
    for whom in sorted(changes):
        yield f"   sees {whom}: {' · '.join(changes[whom])}"
    seen.update(now)
    for seat in play.state.waiting:
        yield f"   may  {seat}: {' | '.join(' '.join(words) for words in play.legal(seat))}"


def _fields(play: Playthrough, seat: int | None) -> Fields:
    """A view cut into its fields; of the agenda, the step being played and how many wait behind it."""
    view = msgspec.to_builtins(play.view(seat))
    table = view.pop("table")
    agenda = view.pop("agenda")
    step = f"{' '.join(str(word) for word in agenda[-1])}, {len(agenda) - 1} to come" if agenda else "none"
    frame = {name: view[name] for name in ("waiting", "committed", "claims", "outcome")}
    fields = {"step": step, **{name: _json(value) for name, value in frame.items()}}
    for name, value in table.items() if isinstance(table, dict) else [("table", table)]:
        fields[name] = _json(value)
    return fields


def _since(before: str | None, now: str) -> str:
    """A list in which what this watcher saw before is named by the place it had: `[#0,#1,{...}]`."""
    if not before or before[:2] != "[{" or now[:2] != "[{":
        return now
    old = {_json(thing): f"#{place}" for place, thing in enumerate(msgspec.json.decode(before))}
    return f"[{','.join(old.get(text, text) for text in map(_json, msgspec.json.decode(now)))}]"


def _grouped(texts: dict[int | None, str]) -> Iterator[tuple[str, str]]:
    """Who sees which text (`-` is the spectator), grouped by text; empty texts are left out."""
    groups: dict[str, list[str]] = {}
    for seat, text in texts.items():
        if text:
            groups.setdefault(text, []).append("-" if seat is None else str(seat))
    for text, seats in groups.items():
        yield "all" if len(seats) == len(texts) else " ".join(seats), text


def _json(value: Any) -> str:
    return encode(value).decode()


# Which games are kept


def golden_tables(game: Game[Any, Any]) -> Iterator[tuple[str, int, Options]]:
    """Name, seats and options: the standard game at every seat count, each other preset, and mixtures of options."""
    for seats in game.seats:
        yield f"{seats}-{game.presets[0].id}", seats, {}
    for number, preset in enumerate(game.presets[1:]):
        seats = game.seats[number % len(game.seats)]
        yield f"{seats}-{preset.id}", seats, preset.options
    for number in range(1, MIXTURES + 1):
        seats = game.seats[(number - 1) % len(game.seats)]
        options = _mixture(game, seats, number)
        if options:
            yield f"{seats}-mixture-{number}", seats, options


def _mixture(game: Game[Any, Any], seats: int, number: int) -> Options:
    """For each option people are offered, its value of this number, where there is one."""
    options: Options = {}
    for option in game.options:
        if option.lab or len(option.values) <= number:
            continue
        try:
            game.setup(seats, {**options, option.id: option.values[number]})
        except Refusal:
            continue
        options[option.id] = option.values[number]
    return options


def golden_record(game: Game[Any, Any], name: str, seats: int, options: Options) -> Record:
    """A random game, always the same for this name, that is short enough to be read."""
    rng = Random(f"{game.id} {name}")
    best: Record | None = None
    for _ in range(20):
        trial = Trial(game, game.setup(seats, options), rng.randrange(1_000_000))
        Endings().check(trial)
        record = trial.play.record()
        if best is None or len(record.entries) < len(best.entries):
            best = record
        if len(transcript(game, record).encode()) <= LARGEST:
            return record
    assert best is not None
    return best
