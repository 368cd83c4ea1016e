"""`perfidie replay`: a kept game, move by move, as a seat saw it, as everybody saw it, or face up.

A game that is not over keeps its secrets: it is shown as everybody saw it, or from the seat of a person
who plays it. Face up, and from the seats of bots, only once it is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perfidie import games
from perfidie.boards.ink import Line, line
from perfidie.cli import say_refusal
from perfidie.cli.terminal.page import Page
from perfidie.cli.terminal.play import seated
from perfidie.cli.terminal.saves import read
from perfidie.cli.terminal.screen import Quit, Screen
from perfidie.engine import CHANCE, DEALER, Event, Game, Glimpse, Playthrough, Record, Refusal, State
from perfidie.engine.playthrough import replay as play_again
from perfidie.texts import LANGUAGES, Texts, usual_language

PUBLIC, OPEN = "public", "open"
Eyes = int | str
"""Through whose eyes one looks: a seat, PUBLIC or OPEN."""


@dataclass(frozen=True)
class Stop:
    """The table after a move, chance included, and how much had been told and said by then."""

    state: State
    events: int
    claims: int


def run(path: Path, seat: str | None, face_up: bool, public: bool, lang: str | None, plain: bool) -> int:
    """Shows a record; the exit status."""
    screen = Screen(as_text=plain)
    game = None
    try:
        if lang is not None:
            Texts(lang)
        record = read(path)
        game = games.find(record.game)
        show = Replay(game, record, lang, screen)
        show.eyes = show.first_eyes(seat, face_up, public)
        if plain:
            show.print_all()
        else:
            show.leaf_through()
    except Refusal as refusal:
        return say_refusal(refusal, lang, game.id if game else None)
    except (Quit, KeyboardInterrupt):
        pass
    return 0


class Replay:
    """A record being leafed through."""

    def __init__(self, game: Game[Any, Any], record: Record, lang: str | None, screen: Screen) -> None:
        play_again(game, record)  # refuses a record that does not fit, with the entry where it fails
        kept = str(record.notes.get("lang", ""))
        names, self.levels = seated(record)
        self.texts = Texts(lang or (kept if kept in LANGUAGES else usual_language()), game.id, names)
        self.game, self.screen, self.page = game, screen, Page(game, screen)
        self.play = Playthrough(game, game.setup(record.seats, record.options))
        self.stops: list[Stop] = []
        self.eyes: Eyes = PUBLIC
        for number, entry in enumerate(record.entries):
            self.play.follow(entry)
            following = record.entries[number + 1 : number + 2]
            if not (following and following[0].seat in (CHANCE, DEALER)):
                self._stop()
        if not self.stops:
            self._stop()

    def _stop(self) -> None:
        self.stops.append(Stop(self.play.state.clone(), len(self.play.events), len(self.play.claims)))

    # Through whose eyes

    def first_eyes(self, seat: str | None, face_up: bool, public: bool) -> Eyes:
        """What the command line asked for; else the first person's seat, if the record names one."""
        if (seat is not None) + face_up + public > 1:
            raise Refusal("one-view-only")
        if seat is not None:
            return self.seat_eyes(seat)
        if face_up:
            return self.open_eyes()
        if public:
            return PUBLIC
        return self.levels.index("") if any(self.texts.names) and "" in self.levels else PUBLIC

    def seat_eyes(self, typed: str) -> Eyes:
        """A seat by its number or its name."""
        names = [name.casefold() for name in self.texts.names]
        if typed.casefold() in names:
            seat = names.index(typed.casefold())
        elif typed.isdecimal() and len(typed) < 3 and int(typed) < self.play.setup.seats:
            seat = int(typed)
        else:
            raise Refusal("no-such-seat", seat=typed[:40])
        if not self.play.over and self.levels[seat]:
            raise Refusal("replay-not-over")
        return seat

    def open_eyes(self) -> Eyes:
        if not self.play.over:
            raise Refusal("replay-not-over")
        return OPEN

    @property
    def seat(self) -> int | None:
        return self.eyes if isinstance(self.eyes, int) else None

    # Showing

    def sentences(self, at: int) -> list[Line]:
        """What happened between the stop before and this one."""
        before, stop = self.stops[at - 1] if at else Stop(self.play.state, 0, 0), self.stops[at]
        events = self.play.events[before.events : stop.events]
        said = self.play.claims[before.claims : stop.claims]
        texts = self.texts.to(self.seat)
        if self.eyes != OPEN:
            heard = [claim for claim in said if self.game.talk.hears(self.play.setup, self.seat, claim)]
            return self.page.sentences([*events, *heard], self.seat, texts)
        told = [each for event in events for each in self.told_in_full(event)]
        return [*told, *self.page.sentences(said, None, texts)]

    def told_in_full(self, event: Event) -> list[Line]:
        """An event with all that anybody learned from it."""
        if not event.private:
            return [line(self.texts.event(Glimpse(event.kind, event.facts)))]
        told = [self.texts.event(Glimpse(event.kind, {**event.facts, **facts}, own=True)) for _, facts in event.private]
        if len(told) == 1:
            return [line(told[0])]
        owners = [self.texts.name(seat) for seat, _ in event.private]
        return [line((f"{owner} › ", "strong"), each) for owner, each in zip(owners, told, strict=True)]

    def table(self, at: int) -> None:
        stop = self.stops[at]
        texts = self.texts.to(self.seat)
        view = self.game.view(stop.state, self.seat, self.play.claims[: stop.claims])
        self.page.head(view, texts, self.texts.say("replay-move", {"move": at, "moves": len(self.stops) - 1}))
        if self.eyes == OPEN:
            self.screen.show(*self.page.board.open_table(stop.state, texts, self.screen.width))
        else:
            self.page.table(view, texts)

    def outcome(self) -> None:
        if self.play.over:
            self.page.outcome(self.game.view(self.play.state, self.seat), self.texts.to(self.seat))
        else:
            self.screen.show(line((self.texts.say("replay-unfinished"), "faint")))

    def print_all(self) -> None:
        """The whole game as text: every move in a sentence, the table whenever another phase begins."""
        phase = ""
        last = len(self.stops) - 1
        for at, stop in enumerate(self.stops):
            for each in self.sentences(at):
                self.screen.show(line((f"{at:>4}  ", "faint"), *each))
            step = type(stop.state.agenda[-1]).__name__ if stop.state.agenda else ""
            if step != phase or at == last:
                phase = step
                self.screen.show("")
                self.table(at)
                self.screen.show("")
        self.outcome()

    def leaf_through(self) -> None:
        """Enter, b, a number, e, s, o, p, q."""
        at = 0
        self.show(at)
        while True:
            typed = self.screen.ask(self.texts.say("ask-replay")).lower().split()
            try:
                at = self.turn_page(typed, at)
            except Refusal as refusal:
                self.screen.show(line((self.texts.refusal(refusal), "bad")))
                continue
            self.show(at)

    def show(self, at: int) -> None:
        self.screen.clear()
        self.table(at)
        self.screen.show(*[line("· ", *each) for each in self.sentences(at)])
        if at == len(self.stops) - 1:
            self.outcome()
        eyes = self.texts.name(self.eyes) if isinstance(self.eyes, int) else self.texts.say(f"eyes-{self.eyes}")
        self.screen.show(line((self.texts.say("replay-eyes", {"name": eyes}), "faint")))

    def help(self) -> None:
        texts = self.texts
        names = tuple(f"{seat} {texts.name(seat)}" for seat in range(self.play.setup.seats))
        lines = [*texts.say("replay-help").split("\n"), texts.say("replay-seats", {"names": names})]
        self.screen.panel(texts.say("help-title"), lines)

    def turn_page(self, typed: list[str], at: int) -> int:
        """The stop to show next."""
        last = len(self.stops) - 1
        match typed:
            case []:
                return min(at + 1, last)
            case ["b"]:
                return max(at - 1, 0)
            case ["e"]:
                return last
            case ["q"]:
                raise Quit
            case ["h" | "?"]:
                self.help()
                self.screen.wait(self.texts.say("ask-enter"))
            case ["o"]:
                self.eyes = self.open_eyes()
            case ["p"]:
                self.eyes = PUBLIC
            case ["s", seat]:
                self.eyes = self.seat_eyes(seat)
            case [number] if number.isdecimal() and len(number) < 7 and int(number) <= last:
                return int(number)
            case _:
                raise Refusal("bad-page", words=" ".join(typed)[:40], most=last)
        return at
