"""Every board, of every game: all one may do and know is on it, in both languages, and nothing one may not know.

The laws are the same for boards that are drawn by hand and for generated ones. Each game is met in random games over
all its options, at every kind of decision, while chance acts, and at the end.
"""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from ends import ends
from perfidie import games
from perfidie.boards.scene import Scene
from perfidie.engine import CHANCE, Game, Playthrough, Refusal
from perfidie.engine.action import Words
from perfidie.engine.laws.trial import Trial, option_sets
from perfidie.texts import LANGUAGES
from perfidie.web.doors.tables import action_of
from perfidie.web.page.drawing import generated
from web.conftest import TOYS
from web.reading import Page
from web.scenes import Elements, left_open, scene, text, whole
from web.test_templates import symbols

pytestmark = pytest.mark.usefixtures("toys")

BROKEN = re.compile(r"[\ue000\ue001{}]|\b(table|word|refusal|action|step|event)-[a-z]+|Undefined|\w_\w")
"""What nobody should ever read: a hole left open, a text that is missing, an id, a value of the program."""
NOTHING_HIDDEN = ("charlatans",)
"""At the duel all lies open but what chance will bring."""
EACH = 3
"""How often each kind of decision is looked at, at a table of each size."""
GAMES_PLAYED = 8
Viewer = int | None


def table_sizes() -> list[Any]:
    """Every game at the fewest and the most seats; the sizes between them in the soak."""
    built_in = [(name, seats) for name in games.names() for seats in ends(games.find(name).seats)]
    found = []
    for name, seats in built_in:
        size = seats if isinstance(seats, int) else seats.values[0]
        marks = () if isinstance(seats, int) else seats.marks
        found.append(pytest.param(name, size, marks=marks, id=f"{name}-{size}"))
    return found + [pytest.param(name, 0, id=name) for name in TOYS]


every_table = pytest.mark.parametrize(("name", "seats"), table_sizes())


class Look(NamedTuple):
    """A position as one viewer is shown it."""

    play: Playthrough
    seat: Viewer
    scene: Scene
    page: str


@cache
def met(name: str, seats: int) -> tuple[Playthrough, ...]:
    """Positions of random games under all kinds of options: every kind of decision, some chances, every end."""
    game: Game[Any, Any] = games.find(name)
    seats = seats or game.seats[-1]
    seen: Counter[str] = Counter()
    found = []
    for seed, setup in enumerate(islice(option_sets(game, seats, Random(seats)), GAMES_PLAYED)):
        trial, rng = Trial(game, setup, seed), Random(seed)
        while not trial.play.over:
            play = trial.play
            seat = play.state.actor if play.state.actor == CHANCE else rng.choice(play.state.waiting)
            kind = play.view(seat if seat >= 0 else None).step
            if seen[kind] < EACH and (seen[kind] == 0 or rng.random() < 0.2):
                seen[kind] += 1
                found.append(trial.at(trial.last))
            if seat == CHANCE:
                play._apply(play.state.sample(rng), CHANCE)
            else:
                play.move(seat, rng.choice(play.legal(seat)))
            trial.keep()
        found.append(trial.at(trial.last))
    return tuple(found)


def viewers(play: Playthrough, rng: Random) -> list[Viewer]:
    """Whoever has to decide, one of those who have not, and a spectator."""
    others = [seat for seat in range(play.setup.seats) if seat not in play.state.waiting]
    return [*play.state.waiting[:2], *rng.sample(others, min(1, len(others))), None]


@cache
def looks(name: str, seats: int, lang: str = "fr") -> tuple[Look, ...]:
    """Every position that was met, as several people look at it."""
    rng = Random(seats)
    seen = [(play, seat) for play in met(name, seats) for seat in viewers(play, rng)]
    scenes = [(play, seat, scene(play, seat, lang)) for play, seat in seen]
    return tuple(Look(play, seat, shown, whole(shown)) for play, seat, shown in scenes)


def read_aloud(page: str) -> str:
    """What a person reads or hears: the text, and the attributes that are spoken."""
    spoken = re.findall(r'(?:aria-label|alt|title)="([^"]*)"', page)
    return " ".join([re.sub(r"<[^>]*>", " ", page), *spoken])


# Everything is drawn, for everybody, whole


@every_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_drawn_for_every_viewer_without_a_raw_id(name: str, seats: int, lang: str) -> None:
    for look in looks(name, seats, lang):
        assert "style=" not in look.page
        if name not in TOYS:  # a toy has no texts of its own: its ids are all there is to read
            read = read_aloud(look.page)
            broken = BROKEN.search(read) or (lang == "fr" and re.search(r"\bNone\b", read))
            assert not broken, (broken, look.scene.view.step)
            assert str(generated.find(name).heading(look.scene)).strip() or not look.play.state.waiting


@every_table
def test_every_element_is_closed_and_named_once_and_every_reference_leads_somewhere(name: str, seats: int) -> None:
    for look in looks(name, seats)[::2]:
        elements = Elements(look.page)
        assert elements.open == []
        ids = [each["id"] for each in elements.found if "id" in each]
        assert len(ids) == len(set(ids)), [each for each, count in Counter(ids).items() if count > 1]
        pieces = [each["data-piece"] for each in elements.found if "data-piece" in each]
        assert len(pieces) == len(set(pieces))
        for each in elements.found:
            for reference in ("aria-labelledby", "aria-describedby", "for"):
                assert {*each.get(reference, "").split()} <= {*ids}, each


@every_table
def test_every_icon_on_a_board_is_in_the_sprite(name: str, seats: int) -> None:
    assert generated.find(name).emblem in symbols()
    for look in looks(name, seats):
        local = set(re.findall(r'<symbol id="([^"]+)"', look.page))
        assert set(re.findall(r'<use[^>]* href="#([^"]+)"', look.page)) <= symbols() | local


@every_table
def test_the_ribbon_tells_one_phase_at_a_time_in_their_order(name: str, seats: int) -> None:
    for look in looks(name, seats):
        states = [state for _, state in generated.find(name).phases(look.scene)]
        if "now" in states:
            now = states.index("now")
            assert states == ["done"] * now + ["now"] + [""] * (len(states) - now - 1)
        else:  # before the first phase and after the last one
            assert len(set(states)) <= 1


@every_table
def test_what_a_board_says_all_see_alike_every_seat_sees_so(name: str, seats: int) -> None:
    """It is drawn once for all, with the eyes of somebody who has no seat (`Board.open_to_all`)."""
    board = generated.find(name)
    for play in met(name, seats):
        watched = scene(play, None)
        for viewer in range(play.setup.seats):
            shown = scene(play, viewer)
            for each in board.open_to_all & {"heading", "phases"}:
                assert getattr(board, each)(shown) == getattr(board, each)(watched)
            for each in board.open_to_all & {"role", "facts"}:
                for seat in range(play.setup.seats):
                    assert getattr(board, each)(shown, seat) == getattr(board, each)(watched, seat)


@every_table
def test_everything_lies_open_when_a_game_is_seen_again(name: str, seats: int) -> None:
    for play in met(name, seats):
        page = text(generated.find(name).open_board(scene(play, None), play.state))
        assert left_open(page) == []
        assert name in TOYS or BROKEN.search(read_aloud(page)) is None
        assert 'form="move"' not in page


# Every choice has a control, every control is a choice


def offered(look: Look) -> set[Words]:
    """All that the controls of a page can send, with every set of picks they ask for, as the site reads it."""
    vocabulary, found = look.play.game.vocabulary, set()
    for post in Page(look.page).posts:
        with suppress(Refusal):  # the same thing picked twice, where that is no move
            found.add(vocabulary.parse(action_of(post, vocabulary)).words)
    return found


@every_table
def test_every_legal_action_has_a_control_and_every_other_one_says_why_not(name: str, seats: int) -> None:
    asked = set()
    for look in looks(name, seats):
        live, legal = offered(look), set(look.scene.legal)
        assert legal <= live, (look.scene.view.step, legal - live)
        for words in live - legal:  # picks that do not go together
            assert legal
            assert look.scene.why_not(words), words
        asked.add(look.scene.view.step)
    assert len(asked) > 1


@every_table
def test_nobody_else_has_anything_to_press(name: str, seats: int) -> None:
    for look in looks(name, seats):
        assert look.seat in look.play.state.waiting or 'form="move"' not in look.page


@every_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_greyed_control_says_what_the_refusal_would_say(name: str, seats: int, lang: str) -> None:
    for look in looks(name, seats, lang):
        if 'aria-disabled="true"' not in look.page:
            continue
        elements = Elements(look.page)
        reasons = {each["id"]: each["text"].strip() for each in elements.found if "id" in each}
        for button in elements.all("button"):
            if button.get("aria-disabled") == "true":
                words = tuple(button["value"].split())
                assert words not in look.scene.legal
                reason = reasons.get(button.get("aria-describedby", ""), button["text"])
                assert reason, button
                if "*" not in button["value"]:
                    assert look.scene.why_not(words) in reason, (words, reason)


@every_table
def test_a_button_that_needs_no_pick_never_insists_on_one(name: str, seats: int) -> None:
    """A required radio keeps a form from being sent: what needs no pick must be sent without one, in every browser."""
    for look in looks(name, seats):
        page = Page(look.page)
        insists = any("required" in each for each in page.all("input", form="move"))
        for button in page.all("button", form="move", name="action"):
            if insists and button.get("aria-disabled") != "true":
                assert "*" in button["value"] or "formnovalidate" in button, button


# Nothing is told


@every_table
def test_two_worlds_that_look_the_same_are_drawn_the_same(name: str, seats: int) -> None:
    game, rng, different = games.find(name), Random(seats), 0
    for look in looks(name, seats):
        world = game.imagine(look.play.view(look.seat), rng)
        different += world != look.play.state
        other = scene(look.play, look.seat, world=world, heard=look.scene.recent)
        assert whole(other) == look.page, (look.seat, look.scene.view.step)
    assert different or name in NOTHING_HIDDEN
