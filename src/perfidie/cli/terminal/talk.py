"""Statements at the keyboard: what a person may say now, put together piece by piece, and what bots have to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from perfidie import bots
from perfidie.boards.ink import clean, line
from perfidie.cli.terminal.board import Board
from perfidie.cli.terminal.menu import Menu
from perfidie.cli.terminal.screen import Quit, Screen
from perfidie.engine import Claim, Playthrough, Refusal
from perfidie.texts import Texts


def round_of_bots(play: Playthrough, seated: Mapping[int, bots.Bot], rng: Callable[[str], Random]) -> Iterator[Claim]:
    """Every bot makes a statement, or none, and hears those before it."""
    seats = play.setup.seats
    first = play.game.talk.first_to_speak(play.view(None))
    for seat in [(first + place) % seats for place in range(seats)]:
        words = bots.speak(seated[seat], play, seat, rng(f"talk {seat}")) if seat in seated else None
        if words is not None:
            yield play.say(seat, words)


def state_something(
    play: Playthrough, seat: int, board: Board, screen: Screen, texts: Texts, typed: str
) -> Claim | None:
    """What this person says; None where they think better of it.

    A statement typed whole is made at once. Otherwise only what is open now is offered: a kind, then its words.
    """
    game, view = play.game, play.view(seat)
    menu = Menu([statement.words for statement in game.talk.sayable(view)], board)
    if not menu.legal:
        raise game.talk.why_not_said(view, game.talk.statements.actions[0])
    while True:
        if typed:
            try:
                words = menu.read(typed, game.talk.statements, texts)
                if words is not None:
                    return play.say(seat, words)
            except Refusal as refusal:
                if not menu.named:
                    raise
                screen.show(line((clean(texts.refusal(refusal)), "bad")))
        screen.panel(
            texts.say("talk-title"), board.choices(menu.offered(), view, texts, screen.width - 4, titled=False)
        )
        typed = screen.ask(menu.question(view, texts, "ask-say", "ask-say-more")).removeprefix("!").strip()
        if typed.lower() == "q":
            raise Quit
        if not typed or (typed == "0" and not menu.named):
            return None
