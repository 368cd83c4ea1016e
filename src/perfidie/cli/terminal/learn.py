"""`perfidie learn`: a guided first game, or positions to practise, at the keyboard.

The same lessons as on the site (`perfidie.school`): the table as `perfidie play` draws it, and a teacher under it.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie import games
from perfidie.boards.ink import clean, line
from perfidie.cli import say_refusal
from perfidie.cli.terminal.menu import Menu
from perfidie.cli.terminal.page import Page, Told
from perfidie.cli.terminal.play import program
from perfidie.cli.terminal.screen import Quit, Screen
from perfidie.engine import Playthrough, Refusal
from perfidie.engine.action import Words
from perfidie.school import LESSONS, PRACTICE, Kindly, Lesson, Place, Walk, shelf, walk
from perfidie.texts import Texts


class Wishes(NamedTuple):
    """What the command line asks for."""

    game: str
    lesson: str
    practice: bool
    step: int
    """Where to take it up again, counted from 1."""
    lang: str


def run(wishes: Wishes) -> int:
    """Teaches; the exit status."""
    screen, texts = Screen(), Texts(wishes.lang)
    try:
        games.find(wishes.game)
        texts = Texts(wishes.lang, wishes.game)
        kind = PRACTICE if wishes.practice else LESSONS
        lesson = chosen(wishes, kind, screen, texts)
        through = walk(wishes.game, kind, lesson.id)
        place = Place(min(max(0, wishes.step - 1), through.last))
        Class(through, screen, wishes.lang, kind).teach(place)
    except Refusal as refusal:
        return say_refusal(refusal, wishes.lang, texts.game)
    except (Quit, KeyboardInterrupt):
        return 0
    return 0


def chosen(wishes: Wishes, kind: str, screen: Screen, texts: Texts) -> Lesson:
    """The lesson that was named, the only one, or the one that is picked from the list."""
    offered = shelf(wishes.game, kind)
    named = [each for each in offered if each.id == wishes.lesson]
    if (wishes.lesson and not named) or not offered:
        raise Refusal(
            "unknown-lesson", words=wishes.lesson[:40], choices=", ".join(each.id for each in offered) or "none"
        )
    if named or len(offered) == 1:
        return (named or list(offered))[0]
    rows = [
        f"{number}. {each.title.to(wishes.lang)}: {each.line.to(wishes.lang)}" for number, each in enumerate(offered, 1)
    ]
    screen.panel(texts.title(), rows)
    while True:
        typed = screen.ask(texts.say("learn-which", {"most": len(offered)}))
        if typed.lower() == "q":
            raise Quit
        if typed.isdecimal() and 1 <= int(typed) <= len(offered):
            return offered[int(typed) - 1]


class Class:
    """One lesson at this keyboard."""

    def __init__(self, through: Walk, screen: Screen, lang: str, kind: str) -> None:
        self.walk, self.screen, self.kind = through, screen, kind
        self.seat = through.lesson.seat
        names = tuple(through.lesson.seated(Texts(lang).say("usual-names")))
        self.texts = Texts(lang, through.game.id, names).to(self.seat)
        self.page = Page(through.game, screen)
        self.lang = lang

    def teach(self, place: Place) -> None:
        """From this place to the end, or until somebody quits; whoever quits is told how to come back."""
        try:
            while place.at < self.walk.last:
                place = self.moment(place)
            self.show(place)
            self.end()
        except (Quit, KeyboardInterrupt):
            words = f"{program()} learn {self.walk.game.id} {self.walk.lesson.id} --step {place.at + 1}"
            self.screen.verbatim(
                self.texts.say("learn-again", {"words": words + " --practice" * (self.kind == PRACTICE)})
            )
            raise

    def moment(self, place: Place) -> Place:
        """One stop of the lesson, and where it leads."""
        stop, play = self.walk.stops[place.at], self.walk.play(place)
        menu = self.menu(play, said=stop.said) if stop.takes else None
        self.show(place, menu)
        while True:
            if menu is None:
                typed = self.screen.ask(self.texts.say("learn-next"))
                if not typed:
                    return self.walk.onward(place)
            else:
                typed = self.screen.ask(menu.question(play.view(self.seat), self.texts, keys="? l n b q"))
            if typed.lower() == "b":
                return self.walk.back(place) or place
            if self.is_request(typed, place, menu):
                continue
            after = self.tried(place, menu, typed, said=stop.said) if menu is not None else None
            if after is not None:
                return after

    def menu(self, play: Playthrough, *, said: bool) -> Menu:
        """What may be done now, or said."""
        talk = self.walk.game.talk
        legal = [each.words for each in talk.sayable(play.view(self.seat))] if said else play.legal(self.seat)
        return Menu(legal, self.page.board)

    def tried(self, place: Place, menu: Menu, typed: str, *, said: bool) -> Place | None:
        """What comes of a choice; where nothing does, why, in a sentence."""
        game = self.walk.game
        try:
            words: Words | None = menu.read(typed, game.talk.statements if said else game, self.texts)
            reply = self.walk.answer(place, words, said=said) if words is not None else None
        except Refusal as refusal:
            self.screen.show(line((clean(self.texts.refusal(refusal)), "bad")))
            return None
        if isinstance(reply, Place):
            return reply
        if isinstance(reply, Kindly):
            answers = self.walk.beat(place).answers
            self.speak(answers[reply.answer].to(self.lang) if reply.answer >= 0 else self.texts.say("learn-not-now"))
            menu.named = ()
        else:
            self.choices(place, menu)
        return None

    def is_request(self, typed: str, place: Place, menu: Menu | None) -> bool:
        """The keys that are no moves."""
        view = self.walk.play(place).view(self.seat)
        match typed.lower():
            case "q":
                raise Quit
            case "?" if view.step:
                self.page.rule(view, self.texts)
            case "l":
                self.page.log(self.story(place, 0), view, self.texts)
            case "n":
                self.page.notebook(view, self.texts)
            case "":
                self.show(place, menu)
            case _:
                return False
        return True

    # Showing

    def story(self, place: Place, since: int) -> list[Told]:
        """What happened and was said, after the first so many lines of the record."""
        play, told = Playthrough(self.walk.game, self.walk.setup), list[Told]()
        for number, entry in enumerate(self.walk.entries(place)[0]):
            events: list[Told] = [*play.follow(entry)]
            if number >= since:
                told += [play.claims[-1]] if entry.said else events
        return told

    def show(self, place: Place, menu: Menu | None = None) -> None:
        """What happened on the way, the table, the teacher, and what may be chosen."""
        view, beat = self.walk.play(place).view(self.seat), self.walk.beat(place)
        stop = self.walk.stops[place.at]
        self.screen.clear()
        title = f"{self.walk.lesson.title.to(self.lang)} · {stop.beat + 1}/{len(self.walk.beats)}"
        self.page.head(view, self.texts, title)
        if place.at:
            self.page.tell(self.story(place, self.walk.entries(place)[1]), self.seat, self.texts)
        self.page.table(view, self.texts)
        if view.outcome is not None:
            self.page.outcome(view, self.texts)
        self.speak(beat.to(self.lang))
        if menu is not None:
            self.choices(place, menu)

    def choices(self, place: Place, menu: Menu) -> None:
        view = self.walk.play(place).view(self.seat)
        self.screen.show(*self.page.board.choices(menu.offered(), view, self.texts, self.screen.width))

    def speak(self, words: str) -> None:
        """The teacher says something."""
        self.screen.panel(self.texts.say("learn-teacher"), [words])

    def end(self) -> None:
        """Where to go from here."""
        game, lang = self.walk.game.id, self.lang
        for each in self.walk.lesson.questions:
            self.screen.show(f"· {each.to(lang)} {each.answer.to(lang)}")
        self.screen.verbatim(self.texts.say("learn-then", {"words": f"{program()} play {game} --bot novice"}))
        if self.kind == LESSONS and shelf(game, PRACTICE):
            self.screen.verbatim(self.texts.say("learn-practice", {"words": f"{program()} learn {game} --practice"}))
