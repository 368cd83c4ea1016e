"""The duel at the keyboard: it fits the window, tells what a choice leads to, and understands what is typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from cli.desk import Desk, it_was_played_to_its_end
from perfidie import games
from perfidie.boards.ink import cells, plain
from perfidie.cli.terminal.menu import Menu
from perfidie.cli.terminal.page import Page
from perfidie.cli.terminal.screen import Screen
from perfidie.cli.terminal.typed import understand
from perfidie.engine import Playthrough
from perfidie.engine.action import Words
from perfidie.games.charlatans.sight.knowledge import risk
from perfidie.games.charlatans.terminal import ways
from perfidie.texts import LANGUAGES, Texts

DUEL = games.find("charlatans")
NAMES = ("Maximilienne", "Ferdinand")
PAGE = Page(DUEL, Screen(as_text=True))
SHORT = {"short": True, "first_player": 0}
FITS = 24 - 3
"""Lines of the window but for the title, the question and what is typed."""


def decisions(seed: int = 1, **options: bool | int | str) -> Iterator[tuple[Playthrough, int, list[Words]]]:
    """Every decision of a game between two who like to draw and to buy, before it is made."""
    rng = Random(seed)
    play = Playthrough(DUEL, DUEL.setup(2, options))
    while not play.over:
        play.chance(rng)
        if play.state.waiting:
            seat = play.state.waiting[0]
            legal = play.legal(seat)
            yield play, seat, legal
            play.move(seat, ("draw",) if ("draw",) in legal and rng.random() < 0.8 else rng.choice(legal))


def shown(play: Playthrough, seat: int, lang: str = "fr") -> str:
    """The table on the screen of this seat."""
    texts = Texts(lang, "charlatans", NAMES).to(seat)
    return "\n".join(map(plain, PAGE.board.table(DUEL.eyes.for_person(play.view(seat)), texts, 80)))


def listed(play: Playthrough, seat: int, legal: list[Words], lang: str = "fr") -> list[str]:
    """The choices with their numbers."""
    return [plain(row) for row in PAGE.board.choices(legal, play.view(seat), Texts(lang, "charlatans", NAMES), 80)]


@pytest.mark.parametrize(
    ("lang", "seed", "options"),
    [
        ("fr", 3, {"books": "IV", "mayor": True, "offer_hints": "printed"}),
        ("en", 4, {"books": "III", "cards": "chosen", "card_1": 19, "card_2": 20, "card_3": 3, "card_4": 18}),
    ],
)
def test_at_every_decision_the_table_and_its_choices_fit_80_columns_and_24_lines(
    lang: str, seed: int, options: dict[str, bool | int | str]
) -> None:
    steps = set()
    for play, seat, legal in decisions(seed, **options):
        told, view = Texts(lang, "charlatans", NAMES).to(seat), play.view(seat)
        table = PAGE.board.table(view, told, 80)
        choices = PAGE.board.choices(Menu(legal, PAGE.board).offered(), view, told, 80)
        assert len(table) + len(choices) <= FITS, view.step
        assert [plain(row) for row in [*table, *choices] if cells(plain(row)) > 80] == []
        assert cells(f"{told.title()} · {PAGE.board.heading(view, told)}") <= 76
        steps.add(view.step)
    assert len(steps) > 8


def test_the_patient_goes_where_finishing_the_potion_was_said_to_send_it() -> None:
    expected: tuple[int, int, str] | None = None
    checked = 0
    for play, seat, legal in decisions(2, **SHORT):
        if expected is not None and play.entries[-1].words == ("stop",):
            before, stopper, said = expected
            sight = play.view(None).table
            cured = sight.sides[stopper].cured - before
            assert f"patient en {'●■'[sight.half]}{sight.space}" in said if not cured else "soigné" in said
            checked += 1
        expected = None
        if ("stop",) in legal and play.view(seat).table.placed:
            (row,) = [row for row in listed(play, seat, legal) if "Terminer" in row]
            expected = (play.view(None).table.sides[seat].cured, seat, row)
    assert checked > 2


def test_the_path_shows_the_patient_on_the_space_the_view_names() -> None:
    for play, seat, _ in decisions(5, **SHORT):
        sight = play.view(seat).table
        if sight.half >= 0 and play.view(seat).step == "Brew":
            left, _, right = shown(play, seat).splitlines()[0].partition("║")
            halves = (left[2:][::-1], right[1:])  # both counted from the park, two columns a space
            assert halves[sight.half].index("P") // 2 + 1 == sight.space
            assert "P" not in halves[1 - sight.half]


def test_without_the_memory_aid_a_screen_counts_one_s_own_bag_and_not_the_rival_s() -> None:
    play, seat, _ = next(each for each in decisions(1, memory_aid=False) if each[0].view(0).step == "Brew")
    assert seat in (0, 1)
    rows = [row for row in shown(play, seat).splitlines() if "Sac " in row]
    halves = rows[0].split("│")
    assert "Cl1×" in halves[seat]
    assert re.search(r"Sac +\d+ *$", halves[1 - seat])


def test_without_the_odds_no_risk_is_shown_and_with_them_it_is() -> None:
    for odds in (True, False):
        risky = 0
        for play, seat, legal in decisions(1, **SHORT, odds=odds):
            if ("draw",) in legal:
                text = "\n".join([shown(play, seat), *listed(play, seat, legal)])
                chance = risk(play.view(seat), seat)
                assert ("risque" in text) is odds
                risky += bool(chance and chance.bad and f"risque {chance.bad}/{chance.chips}" in text)
        assert (risky > 3) is odds


# What is typed


def test_each_of_the_21_offers_has_a_number_and_words_of_its_own() -> None:
    play, seat, legal = next(each for each in decisions(1) if each[2][0][0] == "offer")
    assert len(legal) == 21
    found = re.findall(r"\d+ (.+?)(?= {2}|$)", "\n".join(row[13:] for row in listed(play, seat, legal)), re.MULTILINE)
    assert len(set(found)) == 21
    menu, texts = Menu(legal, PAGE.board), Texts("fr", "charlatans")
    assert menu.read("21", DUEL, texts) == ("offer", "5", "0")
    assert menu.read("offrir 2 1", DUEL, texts) == ("offer", "2", "1")


def test_a_double_purchase_is_asked_for_by_its_card_and_then_by_its_chip() -> None:
    legal: list[Words] = [(verb, chip) for verb in ("buy", "buy_double") for chip in CHEAP] + [("end_buy",)]
    menu, texts = Menu(legal, PAGE.board), Texts("fr", "charlatans")
    assert menu.offered() == [*legal[: len(CHEAP)], ("buy_double",), ("end_buy",)]
    assert menu.read(str(len(CHEAP) + 1), DUEL, texts) is None
    assert menu.offered() == legal[len(CHEAP) : -1]
    assert menu.read("2", DUEL, texts) == ("buy_double", CHEAP[1])
    assert [way[-1] for way in ways(("buy_double", "red-1"))] == [("buy_double", "red-1")]


CHEAP = ("orange-1", "orange-2", "blue-1", "red-1", "green-1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_may_be_typed_as_it_is_said_and_by_its_words(lang: str) -> None:
    texts = Texts(lang, "charlatans")
    for number, (_, _, legal) in enumerate(decisions(6, **SHORT, books="II")):
        for words in legal[number % 7 :: 7]:
            assert understand(texts.action(words), legal, DUEL, texts, PAGE.board.ways) == words
            assert understand(" ".join(words), legal, DUEL, texts, PAGE.board.ways) == words


FRENCH = {
    "piocher": ("draw",),
    "arreter": ("stop",),
    "acheter œil de paon 2": ("buy", "blue-2"),
    "achete herbe de sorciere 4": ("buy", "green-4"),
    "prendre citrouille 1": ("take", "orange-1"),
    "augmenter plomb 2 au fond": ("upgrade", "bottom", "black-2"),
    "payer 2": ("pay", "2"),
    "poser soie d'araignée 1": ("place", "pink-1"),
    "offrir 1 3": ("offer", "1", "3"),
    "goulot": ("to_neck",),
    "la carte": ("take_card",),
    "renoncer": ("decline",),
}


@pytest.mark.parametrize("typed", FRENCH)
def test_a_move_may_be_typed_in_french_with_or_without_accents(typed: str) -> None:
    legal = [action.words for action in DUEL.vocabulary.actions if action.words[0] == FRENCH[typed][0]]
    assert understand(typed, legal, DUEL, Texts("fr", "charlatans"), PAGE.board.ways) == FRENCH[typed]


# At the desk


@pytest.mark.parametrize(("lang", "preset"), [("fr", "first_game"), ("en", "mixture")])
def test_a_game_is_played_to_its_end_with_rule_log_notebook_and_help(desk: Desk, lang: str, preset: str) -> None:
    run = desk.run(
        "play", "charlatans", "--seats", "2", "--preset", preset, "--option", "short=true", "--lang", lang,
        "--seed", "5", "--bot", "random", typed="?\nl\nh\n" + "1\n1\n2\n" * 3 + "n\n" + "1\n1\n2\n" * 100,
    )  # fmt: skip
    it_was_played_to_its_end(desk, run, lang)
    assert not re.search(r"(step|prompt|table|event|word|refusal|action)-[a-z]|(blue|red|white|black)[-_]\d", run.text)
