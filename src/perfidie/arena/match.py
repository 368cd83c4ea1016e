"""One game of a contest: every seat is asked with its own view, read from bytes, and its legal words."""

from __future__ import annotations

from perfidie.arena.contest import Bout, Played
from perfidie.arena.entrants import API
from perfidie.arena.party import Party, Void
from perfidie.engine import Playthrough


def play(bout: Bout) -> Played:
    """Plays it, and says how it went. A fault of a bot from outside voids the game; one of ours is raised."""
    party = Party(bout)
    try:
        if any(name.startswith(API) for name in bout.seated):
            from perfidie.arena.programs import with_programs

            return party.result(with_programs(bout, party))
        return party.result(_at_our_table(bout, party))
    except Void as void:
        return party.result(None, void.fault)


def _at_our_table(bout: Bout, party: Party) -> Playthrough:
    contest, dice = bout.contest, bout.dice
    play = Playthrough(contest.rules, contest.setup)
    while True:
        play.chance(dice)
        if play.over:
            return play
        for seat, words in party.talk(play):
            play.say(seat, words)
        seat = play.state.waiting[0]
        play.move(seat, party.decide(play, seat))
