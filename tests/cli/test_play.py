"""`perfidie play`: whole games, what one sees, what one types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bots.networks import made
from cli.desk import CURTAIN, PROMPT, SAID, SIGN, Desk, cards_told, moments, signs_known
from ends import ends
from perfidie import bots, games
from perfidie.engine import replay
from perfidie.texts import Texts

VERRE = games.find("verre")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", ends([2, 3, 4, 5]))
def test_a_person_plays_a_whole_game_against_bots(desk: Desk, seats: int, lang: str) -> None:
    run = desk.play("--seats", str(seats), lang=lang)
    record = desk.record()
    assert run.status == 0, run.errors
    assert replay(VERRE, record).over
    assert record.notes["over"] is True
    assert record.seats == seats
    assert run.text.count(PROMPT[lang]) == len(moments(record, (0,)))
    assert {"fr": "Fin de la partie", "en": "The game is over"}[lang] in run.text
    assert str(desk.files()[0]) in run.text
    assert "\x1b" not in run.text


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_screen_shows_only_what_the_seat_may_know(desk: Desk, seats: int, lang: str) -> None:
    run = desk.play("--seats", str(seats), lang=lang)
    pages = run.text.split(PROMPT[lang])
    decisions = moments(desk.record(), (0,))
    assert len(pages) == len(decisions) + 1
    seen = set()
    for page, (seat, before, _) in zip(pages, decisions, strict=False):
        assert set(SIGN.findall(page)) <= signs_known(before.view(seat))
        assert set(SAID.findall(page)) <= cards_told(before.glimpses(seat))
        seen |= set(SIGN.findall(page))
    assert seen  # the hand, at least, is drawn


@pytest.mark.parametrize(("people", "seats"), [(2, 2), (3, 3), (2, 4)])
def test_behind_the_curtain_nobody_sees_another_s_cards(desk: Desk, people: int, seats: int) -> None:
    typed = "1\n\n\n" * 600  # Enter also answers curtains and private results; at a prompt it does nothing
    run = desk.play("--seats", str(seats), "--people", str(people), typed=typed, lang="en")
    decisions = moments(desk.record(), tuple(range(people)))
    pages = re.split(r"(?<=\n)(?=Your choice \()", run.text)
    pages = [page for page in pages if not re.fullmatch(r"Your choice \([^\n]*\n", page)]  # a prompt asked twice
    assert len(pages) == len(decisions) + 1
    last = None
    curtains = 0
    for page, (seat, before, _) in zip(pages, decisions, strict=False):
        leaving, curtain, arriving = page.rpartition(CURTAIN["en"])
        assert bool(curtain) == (seat != last), "a curtain falls exactly when the keyboard changes hands"
        assert set(SIGN.findall(arriving)) <= signs_known(before.view(seat))
        assert set(SAID.findall(arriving)) <= cards_told(before.glimpses(seat))
        assert not SIGN.findall(leaving)
        if last is not None and curtain:
            assert set(SAID.findall(leaving)) <= cards_told(before.glimpses(last))
        curtains += bool(curtain)
        last = seat
    assert curtains > 4
    assert run.status == 0


def test_what_one_learns_by_spying_is_shown_before_the_keyboard_passes_on(desk: Desk) -> None:
    run = desk.play("--seats", "2", "--people", "2", typed="\n1\n\n\n" + "q\n", lang="en")
    before_second_curtain = run.text.split(CURTAIN["en"])[1]
    assert re.search(r"looks at the bottom of glass A: (antidote|poison)\u00a0\d", before_second_curtain)
    assert re.search(r"looks at the bottom of glass A\.", run.text.split(CURTAIN["en"])[2])


def test_with_nobody_at_the_keyboard_bots_play_and_one_watches(desk: Desk) -> None:
    run = desk.play("--people", "0", "--seats", "3", typed="", lang="en")
    assert run.status == 0
    assert replay(VERRE, desk.record()).over
    table, *_ = run.text.partition("is opened")
    assert not SIGN.findall(table), "a spectator sees no face before a glass is opened"
    assert "Phase 3: Choose a glass" in run.text


def test_a_person_sits_where_he_likes(desk: Desk) -> None:
    """Who wants to ride with the Musketeers does not have to be Milady."""
    run = desk.run("play", "mousquetaires", "--seat", "2", "--lang", "en", "--seed", "1", typed="q\n")
    assert "Set-up: the Musketeers · Athos" in run.text
    assert "no seat" in desk.run("play", "mousquetaires", "--seat", "4", "--lang", "en").errors


def test_a_seed_makes_a_game_repeatable_and_without_one_it_is_not(desk: Desk) -> None:
    desk.play("--seats", "3")
    desk.play("--seats", "3")
    assert desk.record(0).entries == desk.record(1).entries
    typed = "1\n" * 600
    for _ in range(2):
        desk.run("play", "verre", "--seats", "3", "--bot", "random", typed=typed)
    assert desk.record(2).entries != desk.record(3).entries


def test_every_round_of_a_game_with_a_seed_has_a_deal_of_its_own(desk: Desk) -> None:
    desk.play("--seats", "2")
    cards = [entry.words for entry in desk.record().entries if entry.words[0] == "deal"]
    rounds = [tuple(cards[start : start + 12]) for start in range(0, len(cards), 12)]
    assert len(rounds) > 1
    assert len(set(rounds)) == len(rounds)


def test_the_newcomer_only_presses_enter(desk: Desk) -> None:
    run = desk.run("play", typed="\n" * 6 + "1\nq\n")
    record = desk.record()
    assert run.status == 0
    assert (record.game, record.seats, record.notes["seat-1"]) == ("verre", 4, "regular")
    assert record.names[0] == "Camille"
    assert len(moments(record, (0,))) == 1


def test_the_newcomer_is_asked_again_after_an_odd_answer(desk: Desk) -> None:
    run = desk.run("play", typed="klingon\nen\nchess\nverre\n9\n3\nperhaps\n2\nZoë\nbrilliant\n1\nq\n")
    record = desk.record()
    assert (record.seats, record.names[0], record.notes["seat-2"]) == (3, "Zoë", "novice")
    for level in bots.LEVELS:
        promised = "bot-legend-unlearned" if level == "legend" else f"bot-{level}-help"  # at the duel's own options
        assert Texts("en").say(promised) in run.text
    assert record.options["end"] == "full_rotation"
    assert "This game takes 2 to 5 players; “9” will not do." in run.text
    assert "Zoë (you)" in run.text


def test_leaving_at_a_question_is_a_clean_goodbye(desk: Desk) -> None:
    assert desk.run("play", typed="").status == 0
    assert desk.run("play", typed="fr\nq\n").status == 0
    assert desk.files() == []


# What is typed


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", "spy B"),
        ("fr", "Espionner le verre b"),
        ("fr", "regarder le fond du verre B !"),
        ("en", "spy b"),
        ("en", "look under glass B"),
        ("fr", "2"),
    ],
)
def test_a_move_may_be_typed_in_words(desk: Desk, lang: str, words: str) -> None:
    desk.play("--seats", "2", "--option", "first_wesley=0", typed=f"{words}\nq\n", lang=lang)
    assert [entry.words for entry in desk.record().entries if entry.seat == 0] == [("spy", "B")]


def test_every_choice_can_be_typed_as_it_is_said(desk: Desk) -> None:
    """The sentence of a choice, and its bare words, mean that choice, in both languages."""
    from perfidie.cli.terminal.typed import understand
    from perfidie.engine import Refusal
    from perfidie.texts import Texts

    chance = {"deal", "first_wesley"}
    for lang in ("fr", "en"):
        texts = Texts(lang, "verre")
        for action in VERRE.vocabulary.actions:
            if action.words[0] in chance:
                continue
            assert understand(" ".join(action.words), [action.words], VERRE, texts) == action.words
            assert understand(texts.action(action.words), [action.words], VERRE, texts) == action.words
    for nonsense in ("bois pas", "boire A", "verser a6", "verser a6 Z", "drink drink", "+", "1.5", "-1", "é"):
        with pytest.raises(Refusal):
            understand(nonsense, [("drink",), ("refuse",)], VERRE, Texts("fr", "verre"))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "Il n’y a pas de choix 99 : la liste va de 1 à 3."),
        ("0", "Il n’y a pas de choix 0 : la liste va de 1 à 3."),
        ("abracadabra", "« abracadabra » n’est pas un coup de ce jeu."),
        ("prendre A", "n’est pas permis maintenant"),
        ("spy E", "verre E"),
        ("\x1b[2Jboum", "n’est pas un coup de ce jeu"),
    ],
)
def test_wrong_words_get_one_sentence_and_change_nothing(desk: Desk, typed: str, sentence: str) -> None:
    run = desk.play("--seats", "2", "--option", "first_wesley=0", typed=f"{typed}\nq\n")
    assert sentence in run.text.replace("\u202f", " ").replace("\u00a0", " ").replace("\n", " ")
    assert "\x1b" not in run.text
    assert run.status == 0
    assert not [entry for entry in desk.record().entries if entry.seat == 0]


def test_a_refused_move_names_the_rule_it_breaks(desk: Desk) -> None:
    run = desk.play("--seats", "3", "--option", "first_wesley=0", typed="1\nspy A\nq\n")
    assert "Vous avez déjà regardé le fond du verre A" in run.text
    assert len([entry for entry in desk.record().entries if entry.seat == 0]) == 1


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("?", "on regarde en secret"),
        ("l", "Journal"),
        ("n", "Carnet"),
        ("h", "la règle de l’étape en cours"),
        ("H", "Wesley ajoute une demi-dose"),
    ],
)
def test_a_key_explains_and_takes_no_turn(desk: Desk, key: str, shown: str) -> None:
    run = desk.play("--seats", "2", "--option", "first_wesley=0", typed=f"{key}\nq\n")
    assert shown in re.sub(r"\s*│\s*\n│\s*", " ", run.text)
    assert run.text.count(PROMPT["fr"]) == 2
    assert not [entry for entry in desk.record().entries if entry.seat == 0]


def test_the_rule_of_a_step_speaks_of_the_options_in_force(desk: Desk) -> None:
    typed = "1\n?\nq\n"
    arguments = ("--seats", "2", "--option", "first_wesley=0", "--option", "power=blind_swap")
    run = desk.play(*arguments, typed=typed, lang="en")
    assert "without looking at them" in re.sub(r"\s*│\s*\n│\s*", " ", run.text)


def test_without_a_notebook_the_screen_does_not_remember(desk: Desk) -> None:
    arguments = ("--seats", "3", "--option", "first_wesley=0", "--option", "notebook=off")
    run = desk.play(*arguments, typed="1\n1\nl\nn\nq\n", lang="en")
    *_, page, log, notebook, _ = run.text.split(PROMPT["en"])
    view = moments(desk.record(), (0,))[-1][2].view(0)
    assert set(SIGN.findall(page)) <= {sign for sign in signs_known(view) if sign in SIGN.findall(page)}
    assert not SAID.findall(log)
    assert not SIGN.findall(notebook)
    assert "Nothing to note down yet." in notebook
    drawn = page[page.index("│") : page.index("Your hand")]
    assert not SIGN.findall(drawn), "the glasses show no face that is only remembered"


def test_the_match_shows_hearts_lost(desk: Desk) -> None:
    run = desk.play("--seats", "3", "--preset", "match", lang="en")
    assert "Fair match: hearts lost are counted." in run.text
    assert "−0 ♥" in run.text
    assert "♥♥" not in run.text
    assert replay(VERRE, desk.record()).state.round % 3 == 0


def test_a_network_from_a_file_takes_the_other_seats(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(made(VERRE, VERRE.setup(3)))
    run = desk.play("--seats", "3", "--bot", f"network:{file}", lang="en")
    assert run.status == 0, run.errors
    assert "Level: what mine.npz has learned." in run.text
    assert "The game is over" in run.text
    other = desk.play("--seats", "2", "--bot", f"network:{file}", lang="en")
    assert (other.status, len(desk.files())) == (2, 1)
    assert "has not learned at such a table" in other.errors


def test_a_game_against_a_network_is_resumed_with_it(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(made(VERRE, VERRE.setup(2)))
    assert desk.play("--seats", "2", "--bot", f"network:{file}", typed="1\nq\n").status == 0
    assert desk.run("play", "--resume", typed="1\n" * 600).status == 0
    assert desk.record().notes["over"] is True


def test_names_are_those_given_and_bots_get_others(desk: Desk) -> None:
    desk.play("--seats", "3", "--name", "Basile", typed="q\n")
    names = desk.record().names
    assert names[0] == "Basile"
    assert len(set(names)) == 3


def test_an_odd_name_cannot_disturb_the_screen(desk: Desk) -> None:
    run = desk.play("--seats", "2", "--name", "\x1b[31mRouge\x07 [bold]gras[/bold] et long", typed="q\n")
    assert "\x1b" not in run.text
    assert "\x07" not in run.text
    assert len(desk.record().names[0]) <= 20
