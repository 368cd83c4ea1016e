"""`perfidie play`: people at one keyboard, bots in the other seats, every move saved at once."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom

from perfidie import bots, games
from perfidie.boards.ink import clean, line
from perfidie.cli import say_refusal
from perfidie.cli.terminal import advice
from perfidie.cli.terminal.company import called, invited, takes
from perfidie.cli.terminal.menu import KEYS, Menu
from perfidie.cli.terminal.opening import Opening, Wishes, open_table
from perfidie.cli.terminal.page import Page, Told
from perfidie.cli.terminal.saves import Save, latest, read
from perfidie.cli.terminal.screen import Quit, Screen
from perfidie.cli.terminal.second import second_table
from perfidie.cli.terminal.talk import round_of_bots, state_something
from perfidie.engine import CHANCE, Claim, Event, Playthrough, Record, Refusal, encode, replay
from perfidie.engine.action import Words
from perfidie.texts import LANGUAGES, Texts, usual_language


def run(wishes: Wishes) -> int:
    """Opens or resumes a table and plays it; the exit status."""
    screen = Screen()
    lang = wishes.lang
    game = None
    try:
        if lang is not None:
            Texts(lang)
        if wishes.resume:
            sitting = resume(wishes, screen)
        elif wishes.source is not None:
            sitting = take_up(wishes, wishes.source, screen)
        else:
            opening = open_table(wishes, screen)
            lang, game = opening.texts.lang, opening.game.id
            save = Save.new(opening.game.id, wishes.save)
            sitting = Sitting(opening, Playthrough(opening.game, opening.setup), save, screen)
        sitting.write()
    except Refusal as refusal:
        return say_refusal(refusal, lang, game)
    except (Quit, KeyboardInterrupt):
        return 0
    return sitting.play_on(new=not wishes.resume)


def resume(wishes: Wishes, screen: Screen) -> Sitting:
    """The table as it was left: the same seats, names, bots and, unless another is asked for, language."""
    if wishes.wants_another_table():
        raise Refusal("resume-as-it-was")
    path = Path(wishes.game) if wishes.game else latest()
    record = read(path)
    kept = str(record.notes.get("lang", ""))
    lang = wishes.lang or (kept if kept in LANGUAGES else usual_language())
    game = games.find(record.game)
    play = replay(game, record)
    if play.over:
        raise Refusal("record-finished", file=str(path))
    names, levels = seated(record)
    seed = record.notes.get("seed")
    opening = Opening(game, play.setup, Texts(lang, game.id, names), names, levels, None if seed is None else str(seed))
    save = Save.of(path) if wishes.save is None else Save.new(game.id, wishes.save)
    sitting = Sitting(opening, play, save, screen)
    sitting.remember(record)
    return sitting


def take_up(wishes: Wishes, source: Path, screen: Screen) -> Sitting:
    """A game that is over, taken up again at one of its moves: one person among bots, with the same cards or others."""
    opening, entries = second_table(wishes, source)
    play = Playthrough(opening.game, opening.setup)
    for entry in entries:
        play.follow(entry)
    sitting = Sitting(opening, play, Save.new(opening.game.id, wishes.save), screen)
    sitting.remember(play.record())
    return sitting


def seated(record: Record) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and bot levels of a record; a seat it says nothing about is a person's."""
    names = (*(clean(name)[:40] for name in record.names[: record.seats]), *[""] * (record.seats - len(record.names)))
    levels = [str(record.notes.get(f"seat-{seat}", "person")) for seat in range(record.seats)]
    return names, tuple("" if level == "person" else level for level in levels)


def program() -> str:
    """How this command was called, for sentences that say what to type next."""
    return "perfidie" if shutil.which("perfidie") else shlex.quote(sys.argv[0])


class Sitting:
    """One table being played at this keyboard."""

    def __init__(self, opening: Opening, play: Playthrough, save: Save, screen: Screen) -> None:
        self.game, self.texts, self.names = opening.game, opening.texts, opening.names
        self.play, self.save, self.screen = play, save, screen
        self.page = Page(opening.game, screen)
        self.seed, self.levels = opening.seed, opening.levels
        self.bots = {seat: invited(level, self.game, play.setup) for seat, level in enumerate(self.levels) if level}
        self.people = [seat for seat, level in enumerate(opening.levels) if not level]
        self.story: list[Told] = list(play.events)  # all that happened and was said, in order
        self.told = dict.fromkeys(self.people, 0)  # by person: how much of it was told before the last decision
        self.only = self.people[0] if len(self.people) == 1 else None
        self.at_keyboard = self.only
        self.phase, self.drawn = "", 0
        self.occasion: str | None = None
        self.paused: str | None = None
        """The occasion on which people were last offered a word."""

    def remember(self, record: Record) -> None:
        """A resumed game goes on telling each person what happened since their last decision."""
        again = Playthrough(self.game, self.play.setup)
        self.story = list(again.events)
        for entry in record.entries:
            if entry.seat in self.told and not entry.said and self.is_asked(again, entry.seat):
                self.told[entry.seat] = len(self.story)
                self.page.met.add((entry.seat, again.view(entry.seat).step))
            self.story += again.follow(entry)
            if entry.said:
                self.story.append(again.claims[-1])
            if entry.lays and again.laid is not None and again.laid.state is not None:
                self.story = list(again.as_laid())
                self.told = dict.fromkeys(self.people, sum(again.laid.acted))
        self.occasion = self.game.talk.occasion(again.view(None))  # whatever bots had to say on it is said

    def is_asked(self, play: Playthrough, seat: int) -> bool:
        """Whether there is something to decide; what is not asked for the log tells."""
        return len(play.legal(seat)) > 1 or self.page.board.asks(play.view(seat))

    def welcome(self) -> None:
        """Who sits here, and where the game is kept."""
        texts, screen = self.texts, self.screen
        screen.clear()
        screen.rule(texts.title())
        screen.show(texts.say("game-pitch"), "")
        names = texts.to(self.only).name
        if self.people:
            screen.show(texts.say("welcome-people", {"names": tuple(map(names, self.people))}))
        if self.bots:
            level = next(filter(None, self.levels))
            facts = {"names": tuple(map(names, self.bots)), "level": called(level, texts)}
            screen.show(texts.say("welcome-bots" if self.people else "welcome-watch", facts))
        screen.verbatim(texts.say("welcome-save", {"file": clean(str(self.save.path))}))
        if self.people:
            screen.show(texts.say("welcome-keys"))
        screen.show("")
        if screen.live and self.people:
            screen.wait(texts.say("welcome-enter"))

    # The game

    def play_on(self, new: bool) -> int:
        """Plays to the end, or until somebody quits."""
        try:
            if new:
                self.welcome()
            while not self.play.over:
                self.one_move()
            self.end()
        except (Quit, KeyboardInterrupt):
            self.leave()
        return 0

    def one_move(self) -> None:
        play = self.play
        if play.state.actor == CHANCE:
            self.happened(play.chance(self.rng("chance")))
            return
        self.let_bots_speak()
        seat = play.state.waiting[0]
        legal = play.legal(seat)
        if seat in self.bots:
            self.let_people_speak(seat)
            words = self.choice_of_bot(seat)
            self.happened(play.move(seat, words))
            if self.screen.live and self.only is None:
                self.at_keyboard = None  # the whole room was watching: whoever moves next needs a curtain
        elif not self.is_asked(play, seat):
            self.happened(play.move(seat, legal[0]))
        else:
            self.decision(seat, legal)

    def choice_of_bot(self, seat: int) -> Words:
        """What the bot on this seat chooses, after the time that its level usually takes."""
        began, thinks = self.screen.now(), takes(self.levels[seat], self.game)
        with self.screen.thinking(self.texts.say("bot-thinks", {"seat": seat}), thinks):
            words = bots.ask(self.bots[seat], self.play, seat, self.rng(f"bot {seat}"))
            self.screen.pause(began, thinks)
        return words

    def rng(self, purpose: str) -> Random:
        """Chance from the system, or from the seed and the move, so that leaving and coming back changes nothing."""
        return SystemRandom() if self.seed is None else Random(f"{self.seed} {self.play.version} {purpose}")

    def write(self) -> None:
        """Saves the record, with what is needed to sit down again: bots, language, seed."""
        notes: dict[str, bool | int | str] = {"lang": self.texts.lang, "over": self.play.over}
        notes.update({f"seat-{seat}": level or "person" for seat, level in enumerate(self.levels)})
        if self.seed is not None:
            notes["seed"] = self.seed
        self.save.write(self.play.record(self.names, **notes))

    def keep(self) -> bool:
        """Saves after a move. A disk that fails is told about, and does not stop the game."""
        try:
            self.write()
        except Refusal as refusal:
            self.screen.show(line((clean(self.texts.refusal(refusal)), "bad")))
            return False
        return True

    def happened(self, told: Sequence[Told]) -> None:
        """Keeps what just happened and says it aloud: to the one person here, or to the whole room."""
        self.keep()
        self.story += told
        if self.screen.live or not self.people:
            self.page.tell(self.heard_by(self.only, told), self.only, self.texts.to(self.only))
        if not self.people and not self.play.over:
            self.watch()

    def heard_by(self, seat: int | None, story: Sequence[Told]) -> list[Told]:
        """Without what was said in a channel this seat does not hear."""
        setup = self.play.setup
        return [each for each in story if not isinstance(each, Claim) or self.game.talk.hears(setup, seat, each)]

    def let_bots_speak(self) -> None:
        """As an occasion to talk opens, every bot is asked once, beginning where the game says."""
        now = self.game.talk.occasion(self.play.view(None)) if len(self.game.talk.statements) else None
        if now is not None and now != self.occasion:
            for claim in round_of_bots(self.play, self.bots, self.rng):
                self.happened([claim])
        self.occasion = now or self.occasion

    def let_people_speak(self, seat: int) -> None:
        """Before a bot closes an occasion to talk, whoever was not asked anything on it may say a word."""
        if not self.screen.live or not self.game.talk.pause(self.play.view(seat)) or self.paused == self.occasion:
            return  # a program that types is never waited for
        self.paused = self.occasion
        for person in self.people:
            texts = self.texts.to(person)
            while self.game.talk.sayable(self.play.view(person)):
                typed = self.screen.ask(texts.say("ask-word", {"seat": person}))
                if typed.lower() == "q":
                    raise Quit
                if not typed:
                    break
                self.talk(typed.removeprefix("!").strip(), person, texts)

    def watch(self) -> None:
        """Bots among themselves: the table is shown when a phase begins, but not after every other move."""
        view = self.play.view(None)
        if view.waiting and view.step != self.phase and self.play.version >= self.drawn + view.seats:
            self.phase, self.drawn = view.step, self.play.version
            self.page.head(view, self.texts)
            self.page.table(view, self.texts)

    # A decision

    def decision(self, seat: int, legal: list[Words]) -> None:
        """Shows the table to a seat and asks until it has moved."""
        screen, texts = self.screen, self.texts.to(seat)
        if self.at_keyboard != seat:
            self.curtain(seat)
        menu = Menu(legal, self.page.board)
        self.show_decision(seat, menu.offered(), texts)
        while True:
            typed = screen.ask(menu.question(self.play.view(seat), texts, keys=self.keys(seat)))
            if typed.lower() == "u" and self.play.can_undo(seat):
                self.take_back(seat, texts)
                return
            if self.is_request(typed, seat, menu.offered(), texts):
                continue
            before = len(self.story)
            try:
                words = menu.read(typed, self.game, texts)
                if words is not None:
                    events = self.play.move(seat, words)
                    break
                self.ask_on(seat, menu.offered(), texts)
            except Refusal as refusal:
                screen.show(line((clean(texts.refusal(refusal)), "bad")))
        self.told[seat] = before
        self.story += events
        self.keep()
        self.show_result(seat, events, texts)

    def keys(self, seat: int) -> str:
        """The keys that are no moves: taking back and talking where they are possible."""
        talks = "! " if self.game.talk.sayable(self.play.view(seat)) else ""
        return f"{talks}{'u ' if self.play.can_undo(seat) else ''}{KEYS}"

    def take_back(self, seat: int, texts: Texts) -> None:
        """The last move has not happened: nobody had learned anything from it."""
        gone = self.play.undo(seat)
        self.story = [each for each in self.story if not any(each is other for other in gone)]
        self.told[seat] = min(self.told[seat], len(self.story))
        self.keep()
        self.screen.show(line((texts.say("taken-back"), "good")))

    def show_decision(self, seat: int, legal: list[Words], texts: Texts) -> None:
        view = self.play.view(seat)
        news = self.heard_by(seat, self.story[self.told[seat] :])
        opened = any(isinstance(each, Event) and each.teaches(None) for each in news)
        too_long = len(self.page.rows(news, seat, texts)) > self.page.room_for_news(view, texts, legal)
        if self.screen.live and opened and too_long and not self.page.board.sums_up(view):
            self.screen.clear()
            self.screen.panel(texts.say("log-title"), self.page.sentences(news, seat, texts))
            self.screen.wait(texts.say("ask-enter"))
        self.page.decision(view, texts, news, legal)

    def ask_on(self, seat: int, offered: list[Words], texts: Texts) -> None:
        """The next question of a choice that is named piece by piece, under the same table."""
        view = self.play.view(seat)
        if self.screen.live:
            self.page.decision(view, texts, [], offered)
        else:
            self.screen.show(*self.page.board.choices(offered, view, texts, self.screen.width))

    def show_result(self, seat: int, events: list[Event], texts: Texts) -> None:
        """What the move brought. A secret is shown to its owner alone, before the keyboard passes on."""
        if self.only is not None:
            if self.screen.live:
                self.page.tell(events, seat, texts)
            return
        self.screen.clear(everything=True)
        learned = any(event.teaches(seat) and not event.teaches(None) for event in events)
        if learned and seat not in self.play.state.waiting:
            self.page.tell(events, seat, texts)
            self.screen.wait(texts.say("ask-enter"))
            self.screen.clear(everything=True)

    def curtain(self, seat: int) -> None:
        """Nobody sees another's cards: everything is wiped, then the right person asks for the table."""
        self.at_keyboard = None
        self.screen.clear(everything=True)
        self.screen.panel(self.texts.title(), [self.texts.say("curtain", {"seat": seat})])
        self.screen.wait(self.texts.say("curtain-enter", {"seat": seat}))
        self.at_keyboard = seat

    def is_request(self, typed: str, seat: int, legal: list[Words], texts: Texts) -> bool:
        """The keys that are not moves."""
        view = self.play.view(seat)
        match typed.lower():
            case "" if self.screen.live:
                self.show_decision(seat, legal, texts)
            case "?":
                self.page.rule(view, texts)
            case "l":
                self.page.log(self.heard_by(seat, self.story), view, texts)
            case "n":
                self.page.notebook(view, texts)
            case "h":
                self.page.help(view, texts)
            case asked if advice.is_asked_for(asked, texts):
                self.advise(seat, legal, texts)
            case "q":
                raise Quit
            case talk if talk.startswith("!") and len(self.game.talk.statements):
                self.talk(talk[1:].strip(), seat, texts)
            case other:
                return other == ""
        return True

    def advise(self, seat: int, offered: list[Words], texts: Texts) -> None:
        """Whoever plays alone against bots may be advised; several people at one keyboard have not agreed to it."""
        if self.only is None:
            self.screen.show(line((texts.refusal(Refusal("advice-alone")), "bad")))
            return
        view = self.game.read_view(encode(self.play.view(seat)))
        found = advice.found(self.game, view, self.play.legal(seat), self.rng("advice"), self.screen, texts)
        self.screen.panel(texts.say("advice-title"), advice.lines(self.game, found, offered, texts))

    def talk(self, typed: str, seat: int, texts: Texts) -> None:
        """A statement to the whole table, true or false; a bare `!` asks what is to be said."""
        try:
            claim = state_something(self.play, seat, self.page.board, self.screen, texts, typed)
        except Refusal as refusal:
            self.screen.show(line((clean(texts.refusal(refusal)), "bad")))
            return
        if claim is not None:
            self.story.append(claim)
            self.keep()
            self.page.tell([claim], seat, texts)

    # The end

    def end(self) -> None:
        """The last news, the table as the rules leave it, and why it ended so."""
        screen, texts = self.screen, self.texts.to(self.only)
        if self.people and not (screen.live and self.only is not None):
            screen.clear(everything=True)
            self.page.tell(self.heard_by(self.only, self.story[min(self.told.values()) :]), self.only, texts)
        view = self.play.view(self.only)
        self.page.head(view, texts)
        self.page.table(view, texts)
        self.page.outcome(view, texts)
        if self.keep():
            file = shlex.quote(clean(str(self.save.path)))
            screen.verbatim(texts.say("end-save", {"file": file}))
            screen.verbatim(texts.say("end-replay", {"words": f"{program()} replay --open {file}"}))

    def leave(self) -> None:
        """A clean goodbye: the game waits in its file."""
        if len(self.people) > 1:
            self.screen.clear(everything=True)
        self.screen.show("")
        if self.keep():
            file = shlex.quote(clean(str(self.save.path)))
            self.screen.verbatim(self.texts.say("leave-save", {"file": file}))
            self.screen.verbatim(self.texts.say("leave-resume", {"words": f"{program()} play --resume {file}"}))
