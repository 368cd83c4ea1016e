"""The Musketeers at the keyboard: every decision fits the window, and no screen tells what its seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from cli.desk import Desk, it_was_played_to_its_end
from perfidie import bots, games
from perfidie.boards.ink import cells, plain
from perfidie.cli.terminal.menu import Menu
from perfidie.cli.terminal.page import Page
from perfidie.cli.terminal.screen import Screen
from perfidie.cli.terminal.typed import understand
from perfidie.engine import Playthrough, View
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.sight.view import Sight
from perfidie.texts import LANGUAGES, Texts

MUSKETEERS = games.find("mousquetaires")
NAMES = ("Maximilienne", "Ferdinand", "Camille", "Dora", "Emilienne", "Fay")
PAGE = Page(MUSKETEERS, Screen(as_text=True))
FITS = 24 - 3
"""Lines of the window but for the title, the question and what is typed."""
Decision = tuple[int, View[Sight], list[Words]]


@cache
def decisions(seats: int, seed: int, level: str = "greedy") -> list[Decision]:
    """Every real decision of a game: who decides, what they see, what they may do."""
    rng, bot = Random(seed), bots.find(level, MUSKETEERS)
    play = Playthrough(MUSKETEERS, MUSKETEERS.setup(seats))
    found = []
    while not play.over:
        play.chance(rng)
        if play.state.waiting:
            seat = play.state.waiting[0]
            if len(legal := play.legal(seat)) > 1:
                found.append((seat, play.view(seat), legal))
            play.move(seat, bots.ask(bot, play, seat, rng))
    return found


def told(seats: int, seat: int | None, lang: str = "fr") -> Texts:
    return Texts(lang, "mousquetaires", NAMES[:seats]).to(seat)


def shown(view: View[Sight], texts: Texts) -> list[str]:
    return [plain(row) for row in PAGE.board.table(view, texts, 80)]


def menus(legal: list[Words]) -> Iterator[list[Words]]:
    """What is offered first, and what is offered after each first piece."""
    first = Menu(legal, PAGE.board)
    yield first.offered()
    for piece in first.offered() if len(legal) > len(first.offered()) else []:
        further = Menu(legal, PAGE.board)
        further.named = (piece,)
        if len(further.left()) > 1:
            yield further.offered()


@pytest.mark.parametrize(("seats", "seed", "lang"), [(6, 7, "fr"), (1, 2, "en"), (3, 9, "fr")])
def test_at_every_decision_the_table_and_its_choices_fit_80_columns_and_24_lines(
    seats: int, seed: int, lang: str
) -> None:
    steps = set()
    for seat, view, legal in decisions(seats, seed):
        texts = told(seats, seat, lang)
        table = shown(view, texts)
        for offered in menus(legal):
            choices = [plain(row) for row in PAGE.board.choices(offered, view, texts, 80)]
            assert len(table) + len(choices) <= FITS, view.step
            assert [row for row in [*table, *choices] if cells(row) > 80] == []
        assert cells(f"{texts.title()} · {PAGE.board.heading(view, texts)}") <= 76
        steps.add(view.step)
    assert len(steps) > 5


def test_the_heading_names_the_musketeer_whose_turn_it_is_and_what_he_has_left() -> None:
    acting = [each for each in decisions(1, 2) if each[1].step == "Act"]
    assert len({view.table.active for _, view, _ in acting}) == 3
    for seat, view, _ in acting:
        texts = told(1, seat)
        heading = PAGE.board.heading(view, texts)
        assert texts.word(view.table.active) in heading
        assert not view.table.actions or f"{view.table.actions} action" in heading
        (marked,) = [row for row in shown(view, texts) if row.startswith("▶")]
        assert texts.word(view.table.active) in marked


def test_milady_s_screen_names_her_place_and_a_musketeer_s_only_once_she_is_seen() -> None:
    hidden = 0
    for seat, view, _ in decisions(3, 9):
        texts = told(3, seat)
        (row,) = [row for row in shown(view, texts) if row.startswith("Milady ")]
        if seat == 0 and view.table.destination:
            assert texts.word(view.table.destination) in row
        elif seat and not view.table.revealed:
            assert "vue" not in row
            assert "vous êtes" not in row
            for place in view.table.excluded:
                assert texts.say(f"table-ink-place-{place}") in row.partition("mais pas")[2]
            hidden += 1
    assert hidden > 20


def test_milady_s_screen_counts_a_musketeer_s_cards_and_his_own_names_them() -> None:
    counted = named = 0
    for seat, view, _ in decisions(3, 9):
        rows = shown(view, told(3, seat))
        for rider in view.table.riders:
            (place,) = [number for number, row in enumerate(rows) if re.match(rf".. {NAMED[rider.id]} +[♥♡]", row)]
            if seat == 0:
                assert re.search(rf"│ ({rider.count} cartes?|aucune carte)$", rows[place])
                counted += 1
            elif seat == rider.seat and view.step == "Act" and rider.hand:
                assert re.match(r" {9}\S", rows[place + 1])
                assert ("Galanterie" in rows[place + 1]) is ("gallantry" in rider.hand)
                named += 1
    assert counted > 20
    assert named > 20


NAMED = {"dartagnan": "D’Artagnan", "athos": "Athos", "porthos": "Porthos", "aramis": "Aramis"}


def test_what_a_challenge_still_lacks_is_what_its_payments_pay() -> None:
    checked = 0
    lacked: dict[Words, int] = {}
    for seat, view, legal in [*decisions(1, 2), *decisions(3, 9)]:
        if view.step == "Act":
            rows = {words: plain(PAGE.board.choice(words, view, told(1, seat))) for words in legal}
            lacked = {
                words: int((re.findall(r"manque (\d)", row) or ["0"])[0])
                for words, row in rows.items()
                if words[0] == "challenge"
            }
        elif view.step == "PayChallenge":
            item = str(view.agenda[-1][4])
            paid = {int(cards) + int(epic) + (joker != "none") for _, cards, joker, epic in legal}
            assert paid == {lacked["challenge", item]}
            checked += 1
    assert checked > 3


# What is typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_may_be_typed_as_it_is_said_and_by_its_words(lang: str) -> None:
    texts = Texts(lang, "mousquetaires")
    for number, (_, _, legal) in enumerate(decisions(3, 9)[::4]):
        for words in legal[number % 9 :: 9]:
            assert understand(texts.action(words), legal, MUSKETEERS, texts, PAGE.board.ways) == words
            assert understand(" ".join(words), legal, MUSKETEERS, texts, PAGE.board.ways) == words


def test_two_tokens_are_bought_one_after_the_other_in_any_order() -> None:
    legal: list[Words] = [("buy", "leather"), ("buy", "toledo"), ("buy", "leather", "toledo"), ("draw",), ("end",)]
    legal += [("move", place) for place in ("paris", "louvre", "la_rochelle", "ferrets")]
    texts = Texts("fr", "mousquetaires")
    for first, second, bought in (
        ("toledo", "leather", ("buy", "leather", "toledo")),
        ("leather", "toledo", ("buy", "leather", "toledo")),
        ("leather", "alone", ("buy", "leather")),
    ):
        menu = Menu(legal, PAGE.board)
        assert ("action", "buy") in menu.offered()
        for piece in (("action", "buy"), ("buy", first)):
            assert menu.read(str(menu.offered().index(piece) + 1), MUSKETEERS, texts) is None
        last = menu.offered().index(("buy", first, second)) + 1
        assert menu.read(str(last), MUSKETEERS, texts) == bought


FRENCH = {
    "aller au louvre": ("move", "louvre"),
    "acheter pur-sang": ("buy", "thoroughbred"),
    "acheter cuir et lame de tolede": ("buy", "leather", "toledo"),
    "duel avec biscarat": ("duel", "adversary", "biscarat"),
    "donner galanterie": ("give", "gallantry"),
    "engager 1 0 2": ("commit", "1", "0", "2"),
    "se cacher chez richelieu": ("destination", "richelieu"),
    "embuche mendiants": ("trap", "beggars"),
    "perfidie guet-apens athos": ("play", "ambush", "athos"),
    "relancer bouclier": ("reroll", "shield"),
    "sacrifier 1": ("sacrifice", "1"),
}


@pytest.mark.parametrize("typed", FRENCH)
def test_a_move_may_be_typed_in_french_with_or_without_accents(typed: str) -> None:
    legal = [action.words for action in MUSKETEERS.vocabulary.actions if action.words[0] == FRENCH[typed][0]]
    assert understand(typed, legal, MUSKETEERS, Texts("fr", "mousquetaires"), PAGE.board.ways) == FRENCH[typed]


# At the desk


@pytest.mark.parametrize(("lang", "seats", "seed"), [("fr", "1", "4"), ("en", "2", "5")])
def test_a_game_is_played_to_its_end_with_rule_log_notebook_and_help(
    desk: Desk, lang: str, seats: str, seed: str
) -> None:
    typed = "?\nl\nn\nh\n" + "1\n2\n1\n3\n2\n" * 300
    run = desk.run(
        "play", "mousquetaires", "--seats", seats, "--lang", lang, "--seed", seed, "--bot", "random", typed=typed,
    )  # fmt: skip
    it_was_played_to_its_end(desk, run, lang)
    assert not re.search(r"(step|prompt|table|event|word|refusal|action)-[a-z]|[{}]", run.text)
