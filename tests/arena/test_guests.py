"""Bots from outside: programs that speak JSON, and bots of OpenSpiel."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import pytest

from arena import witness
from arena.contests import QUICK, contest, played
from bots.networks import made, shelved
from perfidie import games
from perfidie.arena.contest import Bout
from perfidie.arena.entrants import by_the_clock, check, enter, level_in
from perfidie.arena.match import play
from perfidie.bots.learned import Learned
from perfidie.bots.levels import Level
from perfidie.engine import Playthrough, Refusal, load_state, save_state

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def program(folder: Path, code: str) -> str:
    """A program as it is named in the arena."""
    (folder / "bot.py").write_text(code, encoding="utf-8")
    return f"api:{sys.executable} -I {folder / 'bot.py'}"


def the_bot() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


def bout(*names: str, **more: object) -> Bout:
    return next(iter(contest(*names, **more).bouts(1)))  # type: ignore[arg-type]


def test_the_bot_of_the_manual_enters_as_it_stands_there_twice_at_one_table(tmp_path: Path) -> None:
    name = program(tmp_path, the_bot())
    game = play(bout(name, name, "greedy", seats=3))
    assert game.void is None
    assert sum(game.shares) == pytest.approx(1.0)
    assert all(count > 1 for count in game.decisions)
    assert sorted(game.bots) == sorted([name, name, "greedy"])


SITS_AND = the_bot().partition("now = call")[0]


@pytest.mark.parametrize(
    ("code", "text", "words"),
    [
        ("print('I am off')", "arena-void-died", "I am off"),
        (SITS_AND + "import time; time.sleep(60)", "arena-void-silent", ""),
        (the_bot().replace("words=words", "words=['win', 'now']"), "arena-void-silent", ""),
    ],
    ids=["dies", "silent", "nonsense"],
)
def test_a_program_that_does_not_play_voids_its_game(tmp_path: Path, code: str, text: str, words: str) -> None:
    name = program(tmp_path, code)
    game = play(bout(name, "random", seats=2, patience=1.5 if text == "arena-void-silent" else 60.0))
    assert game.void is not None
    assert (game.void.text, game.void.bot, game.void.words) == (text, name, words)


LONG = ("charlatans", "mousquetaires")
"""Games of hundreds of actions, each of which random rollouts play to the end."""


@pytest.mark.parametrize(
    "game", [pytest.param(each, marks=pytest.mark.soak) if each in LONG else each for each in games.names()]
)
def test_the_search_of_openspiel_plays_every_game_to_its_end(game: str) -> None:
    options = {"rounds": 1} if game == "verona" else {}
    seats = max(2, games.find(game).seats[0])
    found = play(bout("openspiel:ismcts", "greedy", game=game, seats=seats, iterations=1, options=options))
    assert found.void is None
    assert sum(found.decisions) > 0


def test_the_search_of_openspiel_can_be_repeated() -> None:
    which = contest("openspiel:ismcts", "openspiel:uniform", seats=2, iterations=8)
    assert [game.scores for game in played(which)] == [game.scores for game in played(which)]


def test_a_bot_of_openspiel_is_handed_imagined_tables_never_the_true_one() -> None:
    """Asked twice with one view, it gets two tables that differ in what the seat cannot see."""
    which = contest("openspiel:arena.witness:first_legal", seats=3)
    play_on = Playthrough(which.rules, which.setup)
    play_on.chance(Random(1))
    seat = play_on.state.waiting[0]
    bot = enter("openspiel:arena.witness:first_legal", which)
    witness.seen_states.clear()
    for number in range(8):
        assert bot.choose(play_on.view(seat), play_on.legal(seat), Random(number)) in play_on.legal(seat)
    assert len(set(witness.seen_states)) > 1
    true = save_state(which.rules, play_on.state).decode()
    assert any(state != true for state in witness.seen_states)
    for state in witness.seen_states:
        assert which.rules.view(load_state(which.rules, state.encode()), seat) == play_on.view(seat)


def test_openspiel_is_asked_for_the_right_seat_where_all_choose_at_once() -> None:
    found = play(bout("openspiel:arena.witness:first_legal", game="idus_martii", seats=5))
    assert found.void is None


def test_a_network_in_a_file_plays_at_the_tables_it_has_learned_at(tmp_path: Path) -> None:
    rules = games.find("verre")
    file = tmp_path / "some.npz"
    file.write_bytes(made(rules, rules.setup(3, QUICK)))
    [game, *_] = played(contest(f"network:{file}", "random"))
    assert game.void is None
    assert sum(game.shares) == pytest.approx(1)
    with pytest.raises(Refusal, match="network-other-table"):
        check(f"network:{file}", contest(f"network:{file}", "random", seats=4))


@pytest.mark.parametrize("how", ["+search", "+search+judge"])
def test_a_network_in_a_file_may_search_with_the_time_of_a_master(how: str, tmp_path: Path) -> None:
    rules = games.find("verre")
    file = tmp_path / "some.npz"
    file.write_bytes(made(rules, rules.setup(2, QUICK)))
    which = contest(f"network:{file}{how}", "random", seats=2, iterations=20)
    assert not by_the_clock(f"network:{file}{how}", which)
    assert by_the_clock(f"network:{file}{how}", contest(f"network:{file}{how}", "random", seats=2, iterations=0))
    assert not by_the_clock(f"network:{file}", contest(f"network:{file}", "random", seats=2, iterations=0))
    (game, *_), (again, *_) = played(which), played(which)
    assert (game.void, game.scores) == (None, again.scores)
    bot = enter(f"network:{file}{how}", which)
    assert isinstance(bot, Learned)
    assert bot.search is not None
    assert bot.search.budget.iterations == 20


def test_a_legend_enters_as_it_plays_at_this_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.find("verre")
    monkeypatch.setenv("PERFIDIE_NETWORKS", str(shelved(tmp_path, rules, rules.setup(2, QUICK))))
    learned, master = (contest("legend", "random", seats=seats, iterations=0) for seats in (2, 3))
    assert not by_the_clock("legend", learned)
    assert by_the_clock("legend", master)
    (game, *_) = played(learned)
    assert game.levels[game.bots.index("legend")] == Level(learned=True)
    assert level_in("legend", master) == level_in("master", master)
