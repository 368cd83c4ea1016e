"""The Council of Verona at the keyboard: it fits the window, hides what is hidden, and understands what is typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from cli.desk import Desk, it_was_played_to_its_end
from ends import ends
from perfidie import games
from perfidie.boards.ink import MARKS, Line, cells, plain
from perfidie.cli.terminal.menu import MANY, Menu
from perfidie.cli.terminal.page import Page
from perfidie.cli.terminal.screen import Screen
from perfidie.cli.terminal.typed import understand
from perfidie.engine import Playthrough, Refusal
from perfidie.engine.action import Words
from perfidie.games.verona.rules.box import FACE
from perfidie.games.verona.terminal import families, ways
from perfidie.texts import LANGUAGES, Texts

VERONA = games.find("verona")
NAMES = ("Maximilienne", "Basile", "Odette", "Ferdinand", "Hortense")
PAGE = Page(VERONA, Screen(as_text=True))
KNOWN_TOKEN = re.compile(rf"[{MARKS}][0345†♣]")


def decisions(seats: int, seed: int = 1, **options: bool | int | str) -> Iterator[tuple[Playthrough, int, list[Words]]]:
    """Every decision of a random match, before it is made."""
    rng = Random(seed)
    play = Playthrough(VERONA, VERONA.setup(seats, options))
    while not play.over:
        play.chance(rng)
        if play.state.waiting:
            seat = play.state.waiting[0]
            legal = play.legal(seat)
            yield play, seat, legal
            play.move(seat, rng.choice(legal))
    yield play, -1, []


def questions(legal: list[Words]) -> list[list[Words]]:
    """All that a person may be shown to choose from, whatever was named before."""
    menu = Menu(legal, PAGE.board)
    first = menu.offered()
    shown = [first]
    if len(legal) > MANY:
        for piece in first:
            menu.named = (piece,)
            if len(menu.left()) > 1:
                shown.append(menu.offered())
    return shown


def drawn(play: Playthrough, seat: int | None, width: int = 80, lang: str = "fr") -> list[Line]:
    texts = Texts(lang, "verona", NAMES[: play.setup.seats]).to(seat)
    return PAGE.board.table(play.view(seat), texts, width)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("poison", [False, True])
@pytest.mark.parametrize("seats", ends([2, 3, 4, 5]))
def test_at_every_decision_the_table_and_each_question_fit_80_columns_and_24_lines(
    seats: int, poison: bool, lang: str
) -> None:
    for play, seat, legal in decisions(seats, seed=seats, poison=poison):
        told = Texts(lang, "verona", NAMES[:seats]).to(max(seat, 0))
        view = play.view(max(seat, 0))
        table = PAGE.board.table(view, told, 80)
        for offered in questions(legal) if legal else []:
            choices = PAGE.board.choices(offered, view, told, 80)
            assert len(table) + len(choices) + 3 <= 24
            assert [plain(row) for row in choices if cells(plain(row)) > 80] == []
        assert [plain(row) for row in table if cells(plain(row)) > 80] == []
        assert cells(f"{told.title()} · {PAGE.board.heading(view, told)}") <= 76


def test_council_and_exile_stand_side_by_side_in_a_wide_window_and_one_below_the_other_in_a_narrow_one() -> None:
    both = re.compile(r"Conseil \d+ .*Exil \d+ ")
    for play, seat, _ in decisions(4, rounds=1):
        if seat >= 0 and play.view(seat).table.plays:
            assert sum(bool(both.search(plain(row))) for row in drawn(play, seat, 100)) == 1
            assert max(cells(plain(row)) for row in drawn(play, seat, 100)) <= 100
            assert not any(both.search(plain(row)) for row in drawn(play, seat, 80))


def test_a_spectator_s_table_shows_no_kind_before_the_round_is_over() -> None:
    hidden = 0
    for play, seat, _ in decisions(5, rounds=1, poison=True):
        if seat >= 0:
            text = "\n".join(map(plain, drawn(play, None)))
            assert not KNOWN_TOKEN.search(text)
            hidden += len(re.findall(rf"[{MARKS}]\?", text))
    assert hidden > 100


def test_a_seat_s_table_shows_its_own_tokens_and_hides_those_it_cannot_know() -> None:
    for play, seat, _ in decisions(3, rounds=1):
        if seat >= 0:
            shown = KNOWN_TOKEN.findall("\n".join(map(plain, drawn(play, seat))))
            sight = play.view(seat).table
            own = [token for token in sight.tokens if token.owner == seat]
            assert sum(each[0] == MARKS[seat] for each in shown) == len(own)
            others = [token for token in sight.tokens if token.owner != seat]
            if not any(seat in token.lookers for token in others) and len(others) < 3:
                assert len(shown) == len(own)


def test_the_sums_of_a_finished_round_are_its_scores() -> None:
    play, *_ = list(decisions(5, seed=4, poison=True))[-1]
    rows = [plain(row) for row in drawn(play, None)]
    scores = [0] * 5
    for row in rows:
        for mark, kind, value, total in re.findall(rf"([{MARKS}])(\d)([+−]\d)=(−?\d+)", row):
            assert row.startswith("✓")
            assert int(kind) + int(value.replace("−", "-")) == int(total.replace("−", "-"))
            scores[MARKS.index(mark)] += int(total.replace("−", "-"))
    assert tuple(scores) == play.view(None).table.past[-1].scores
    assert any(scores)


def test_a_match_that_is_over_is_drawn_face_up_at_any_of_its_moves() -> None:
    for play, seat, _ in decisions(3, rounds=1):
        rows = [plain(row) for row in PAGE.board.open_table(play.state, Texts("en", "verona", NAMES[:3]), 80)]
        text = "\n".join(rows)
        placed = len(play.view(None).table.tokens if seat >= 0 else play.view(None).table.past[-1].tokens)
        assert len(KNOWN_TOKEN.findall(text)) == placed
        assert not re.search(rf"[{MARKS}]\?", text)
        if seat >= 0:
            assert ("Pack:" if play.view(None).table.pack else "Removed cards:") in text


def test_a_family_is_a_letter_and_the_nurse_and_the_friar_have_two() -> None:
    assert [plain(families(card)) for card in ("capulet", "romeo", "mercutio")] == ["C", "M", "N"]
    assert [plain(families(card)) for card in ("nurse", "friar_laurence")] == ["CN", "MN"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("neutrals", [3, 4])
def test_the_prince_s_wish_says_how_many_neutrals_this_table_asks_for(lang: str, neutrals: int) -> None:
    found = 0
    for play, seat, legal in decisions(3, rounds=1, prince_neutrals=neutrals):
        if ("draft", "prince_escalus") in legal:
            view, told = play.view(seat), Texts(lang, "verona")
            choices = [plain(row) for row in PAGE.board.choices(legal, view, told, 80)]
            assert any(f"{neutrals}+ N" in row for row in choices)
            found += 1
    assert found


# What is typed


def many(verb: str, seats: int = 5) -> tuple[Playthrough, int, list[Words]]:
    """A moment with many choices of this verb."""
    for seed in range(1, 40):
        for play, seat, legal in decisions(seats, seed=seed, rounds=1, poison=True):
            if sum(words[0] == verb for words in legal) > MANY:
                return play, seat, legal
    raise AssertionError(verb)


@pytest.mark.parametrize(("verb", "seats"), [("token", 5), ("swap", 5), ("look", 5), ("keep", 2)])
def test_of_many_choices_each_is_reached_by_numbers_piece_by_piece_in_every_order(verb: str, seats: int) -> None:
    _, _, legal = many(verb, seats)
    for words in legal:
        for way in ways(words):
            menu = Menu(legal, PAGE.board)
            read: Words | None = None
            for piece in way:
                assert read is None
                number = menu.offered().index(piece) + 1
                read = menu.read(str(number), VERONA, Texts("fr", "verona"))
                if read:
                    break
            assert read == words


def test_zero_goes_back_to_the_question_before() -> None:
    _, _, legal = many("swap")
    menu, texts = Menu(legal, PAGE.board), Texts("fr", "verona")
    first = menu.offered()
    assert menu.read("2", VERONA, texts) is None
    assert menu.offered() != first
    assert menu.read("0", VERONA, texts) is None
    assert menu.offered() == first
    with pytest.raises(Refusal, match="no-such-choice"):
        menu.read("0", VERONA, texts)


def test_a_choice_that_is_begun_may_be_finished_in_words() -> None:
    _, _, legal = many("token")
    menu, texts = Menu(legal, PAGE.board), Texts("fr", "verona")
    _, kind, card, zone = legal[0]
    assert menu.read("1", VERONA, texts) is None
    assert menu.read(f"{texts.word(card)} {zone}", VERONA, texts) == ("token", kind, card, zone)
    assert menu.read("passer", VERONA, texts) == ("skip_token",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "poison"), [(2, True), (5, True)])
def test_every_choice_may_be_typed_as_it_is_said_and_by_its_words(seats: int, poison: bool, lang: str) -> None:
    texts = Texts(lang, "verona")
    for number, (_, _, legal) in enumerate(decisions(seats, rounds=1, poison=poison)):
        for words in legal[number % 29 :: 29]:
            assert understand(texts.action(words), legal, VERONA, texts, PAGE.board.ways) == words
            assert understand(" ".join(words), legal, VERONA, texts, PAGE.board.ways) == words


HIGH = str(max(FACE))
FRENCH = {
    "jouer la nourrice au conseil": ("play", "nurse", "council"),
    "Joue nourrice exil": ("play", "nurse", "exile"),
    "nour ex": ("play", "nurse", "exile"),
    "l’apothicaire conseil": ("play", "apothecary", "council"),
    f"poser {HIGH} roméo 1": ("token", HIGH, "romeo", "1"),
    f"{HIGH} rom 1": ("token", HIGH, "romeo", "1"),
    "poser le jeton poison sur le Prince Escalus, zone 3": ("token", "poison", "prince_escalus", "3"),
    "poi escalus 3": ("token", "poison", "prince_escalus", "3"),
    "échanger roméo 1 juliette 2": ("swap", "romeo", "1", "juliet", "2"),
    "echanger juliette 2 et romeo 1": ("swap", "romeo", "1", "juliet", "2"),
    "échanger roméo 2 juliette 1": ("swap", "romeo", "2", "juliet", "1"),
    "rom 2 jul 1": ("swap", "romeo", "2", "juliet", "1"),
    "regarder mercutio 1": ("look", "mercutio", "1"),
    "tyb escalus jul": ("keep", "prince_escalus", "juliet", "tybalt"),
    "exiler tybalt": ("move", "tybalt"),
    "rien": ("skip_token",),
}


@pytest.mark.parametrize("typed", FRENCH)
def test_a_move_may_be_typed_in_french_with_or_without_accents_articles_and_ends_of_words(typed: str) -> None:
    meant = FRENCH[typed]
    legal = [action.words for action in VERONA.vocabulary.actions if action.words[0] == meant[0]]
    legal = [words for words in legal if words[0] != "look" or len(words) == 3]
    assert understand(typed, legal, VERONA, Texts("fr", "verona"), PAGE.board.ways) == meant


def test_two_tokens_are_never_taken_for_two_others() -> None:
    """`1 romeo 2 juliet` may be Romeo 1 and Juliet 2, or Romeo 2 and Juliet 1: the person is asked to say more."""
    legal: list[Words] = [("swap", "romeo", "1", "juliet", "2"), ("swap", "romeo", "2", "juliet", "1")]
    with pytest.raises(Refusal, match="ambiguous-action"):
        understand("swap 1 2 romeo juliet", legal, VERONA, Texts("en", "verona"), PAGE.board.ways)
    with pytest.raises(Refusal, match="ambiguous-action"):
        understand("romeo juliet", legal, VERONA, Texts("en", "verona"), PAGE.board.ways)


def test_what_begins_no_move_is_refused_and_a_move_that_breaks_a_rule_is_answered_by_the_rule() -> None:
    legal: list[Words] = [("token", HIGH, "romeo", "1"), ("skip_token",)]
    texts = Texts("fr", "verona")
    with pytest.raises(Refusal, match="unknown-action"):
        understand("hamlet 1", legal, VERONA, texts, PAGE.board.ways)
    assert understand(f"{HIGH} rom 2", legal, VERONA, texts, PAGE.board.ways) == ("token", HIGH, "romeo", "2")


# At the desk


@pytest.mark.parametrize(
    ("lang", "seats", "preset"), [("fr", 2, "quick"), ("en", 3, "quick_poison"), ("fr", 5, "quick_poison")]
)
def test_a_match_is_played_to_its_end_with_rule_log_notebook_and_help(
    desk: Desk, lang: str, seats: int, preset: str
) -> None:
    run = desk.run(
        "play", "verona", "--seats", str(seats), "--preset", preset, "--lang", lang, "--seed", "5", "--bot", "random",
        typed="?\nl\nn\nh\n" + "1\n" * 400,
    )  # fmt: skip
    it_was_played_to_its_end(desk, run, lang)
    assert not re.search(r"(step|prompt|table|event|word|refusal)-[a-z]", run.text)


def test_two_people_exchange_cards_without_seeing_each_other_s_choice(desk: Desk) -> None:
    typed = "\n1\n1\n1\n\n1\n1\n1\n\nq\n"
    run = desk.run("play", "verona", "--seats", "2", "--people", "2", "--lang", "en", "--seed", "2", typed=typed)
    record = desk.record()
    kept = [entry.words for entry in record.entries if entry.words[0] == "keep"]
    assert len(kept) == 2
    assert "has chosen, in secret" in run.text
