"""What is shown of Idus Martii, beat by beat: the same pauses for everybody, and nothing before its beat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from games.idus_martii.tables import SEATS, assigned, look, moves, position, shuffled, table, vote
from perfidie.boards.beats import Beat
from perfidie.boards.scene import Scene
from perfidie.engine import Playthrough
from perfidie.texts import LANGUAGES
from web.idus import BOARD, senator, viewers, words
from web.scenes import scene, text

DEAL = "LT LM TL MT LT"
Shows = dict[int | None, tuple[Beat, ...]]


def shown(play: Playthrough, *does: str, lang: str = "fr") -> Shows:
    """What everybody is shown of the last of these moves."""
    for words_of in does[:-1]:
        moves(play, words_of)
    before, told = {seat: scene(play, seat, lang) for seat in viewers(play)}, len(play.events)
    moves(play, does[-1])
    return {seat: of_line(play, before[seat], seat, told, lang) for seat in viewers(play)}


def of_line(play: Playthrough, before: Scene, seat: int | None, told: int, lang: str = "fr") -> tuple[Beat, ...]:
    heard = [event.seen_by(seat) for event in play.events[told:] if event.audience is None]
    return BOARD.beats(before, scene(play, seat, lang), tuple(each for each in heard if each is not None))


def drawn(beat: Beat, seats: int) -> str:
    around = [senator(beat.around, seat) for seat in range(seats)] if beat.around else []
    return "\n".join([text(beat.board), beat.caption, *around])


def whole_games(seats: int) -> Iterator[tuple[Playthrough, Shows]]:
    """Every move of a random game, and what everybody is shown of it."""
    rng, play = Random(seats), shuffled(seats, seats)
    while not play.over:
        before, told = {seat: scene(play, seat) for seat in viewers(play)}, len(play.events)
        actor = rng.choice(play.state.waiting)
        play.move(actor, rng.choice(play.state.legal_for(actor)).words)
        yield play, {seat: of_line(play, before[seat], seat, told) for seat in viewers(play)}


@pytest.mark.parametrize("seats", [SEATS[0], SEATS[-1]])
def test_every_move_of_a_game_is_shown_to_everybody_in_the_same_time_and_the_last_beat_tells_what_came_of_it(
    seats: int,
) -> None:
    for play, shows in whole_games(seats):
        assert len({tuple(beat.seconds for beat in each) for each in shows.values()}) == 1
        for seat, beats in shows.items():
            assert [beat.told for beat in beats] == [False] * (len(beats) - 1) + [True]
            assert text(beats[-1].board) == text(BOARD.board(scene(play, seat)))
            assert all(0.5 <= beat.seconds <= 2.5 and words(beat.caption) for beat in beats)


def test_votes_are_turned_one_after_the_other_and_each_moves_its_token_afterwards() -> None:
    play = look(vote(table(DEAL), "gr"), 0)
    for beats in shown(play, "1 keep").values():
        faces = [re.findall(r'class="card icard is-(\w+)"', text(beat.board)) for beat in beats]
        assert faces[1:6] == [[], ["green"], ["green"], ["green", "red"], ["green", "red"]]
        places = [re.findall(r"stone-(\w+)", text(beat.board).partition('<ol class="track"')[2]) for beat in beats]
        assert places[1:6] == [[], [], ["loyal"], ["loyal"], ["loyal", "traitor"]]


def test_the_step_of_the_tally_is_lit_while_votes_are_counted() -> None:
    beats = shown(look(vote(table(DEAL), "gr"), 0), "1 keep")[4]
    lit = [next(name for name, state in BOARD.phases(beat.around) if state == "now").strip() for beat in beats[1:5]]
    assert lit == ["Décompte"] * 4


def test_nothing_tells_a_vote_before_it_is_turned() -> None:
    """Two tables whose votes differ are shown the same until the card that tells them apart."""
    one, other = (shown(look(vote(table(DEAL), votes), 0), "1 keep") for votes in ("gg", "gr"))
    alike = [drawn(a, 5) == drawn(b, 5) for a, b in zip(one[0], other[0], strict=True)]
    assert alike == [True] * 4 + [False] * (len(alike) - 4)


def test_a_yellow_card_is_looked_at_before_it_is_shown() -> None:
    beats = shown(vote(assigned(1, 3, 4), "gy"), "1 look 4")
    assert [len(each) for each in beats.values()] == [2] * 6
    assert "is-yellow" not in text(beats[0][0].board).partition('id="ballots"')[2].partition("ballots-last")[0]
    assert "is-yellow" in text(beats[0][1].board).partition('id="ballots"')[2].partition("ballots-last")[0]
    kept = shown(vote(assigned(1, 3, 4), "gy"), "1 look 3")
    assert [len(each) for each in kept.values()] == [1] * 6


def test_at_the_end_allegiances_are_turned_on_the_seats_one_by_one_the_first_player_last() -> None:
    play = look(vote(position("LLTTM", 13, 3, 8), "gg"), 0)
    beats = shown(play, f"{play.state.waiting[0]} keep")[None]
    known = []
    for beat in beats[:-1]:
        assert beat.around is not None
        known.append([seat for seat in range(5) if "side-card" in senator(beat.around, seat)])
    counts = [len(each) for each in known]
    assert counts[-5:] == [1, 2, 3, 4, 5]
    assert set(counts[:-5]) == {0}
    assert known[-1] != known[-2]
    assert known[-1][0] == 0
    assert 0 not in known[-2], "the first player is the last"
    assert "verdict" in text(beats[-1].board)
    assert not any("verdict" in text(beat.board) for beat in beats[:-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_did_what_is_said_in_a_line(lang: str) -> None:
    play = table(DEAL)
    assert "Odette" in shown(play, "2 vote green", lang=lang)[0][0].caption
    moves(play, "3 vote red")
    assert {"Basile", "Ferdinand"} <= set(re.findall(r"\w+", shown(play, "1 look 3", lang=lang)[0][0].caption))
