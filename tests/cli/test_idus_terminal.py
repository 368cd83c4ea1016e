"""Idus Martii at the keyboard: it fits the window, hides what is hidden, understands names, and lets people talk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from cli.desk import CURTAIN, Desk
from perfidie import games
from perfidie.boards.ink import cells, plain
from perfidie.cli.terminal.menu import MANY, Menu
from perfidie.cli.terminal.page import Page
from perfidie.cli.terminal.screen import GAP, NARROWEST, SIDE_BY_SIDE, Screen
from perfidie.cli.terminal.typed import understand
from perfidie.engine import Playthrough, Refusal, replay
from perfidie.engine.action import Words
from perfidie.games.idus_martii.terminal import ways
from perfidie.texts import LANGUAGES, Texts

IDUS = games.find("idus_martii")
NAMES = ("Maximilienne", "Basile", "Odette", "Ferdinand", "Hortense", "Anselme", "Léonie", "Gaspard")
PAGE = Page(IDUS, Screen(as_text=True))


def texts_of(lang: str, seats: int) -> Texts:
    return Texts(lang, "idus_martii", NAMES[:seats])


def decisions(
    seats: int, seed: int = 1, talkative: bool = False, **options: bool | int | str
) -> Iterator[tuple[Playthrough, int, list[Words]]]:
    """Every decision of a random game, before it is made; talkative people say something whenever they may."""
    rng = Random(seed)
    play = Playthrough(IDUS, IDUS.setup(seats, options))
    while not play.over:
        play.chance(rng)
        for seat in range(seats) if talkative else ():
            sayable = IDUS.talk.sayable(play.view(seat))
            if sayable:
                play.say(seat, rng.choice(sayable).words)
        if play.state.waiting:
            seat = rng.choice(play.state.waiting)
            legal = play.legal(seat)
            yield play, seat, legal
            play.move(seat, rng.choice(legal))
    yield play, -1, []


def questions(legal: list[Words]) -> list[list[Words]]:
    """All that a person may be shown to choose from, whatever was named before."""
    menu, shown = Menu(legal, PAGE.board), []
    named: list[tuple[Words, ...]] = [()]
    while named:
        menu.named = named.pop()
        offered = menu.offered()
        shown.append(offered)
        if len(legal) > MANY:
            for piece in offered:
                further = Menu(legal, PAGE.board)
                further.named = (*menu.named, piece)
                if len(further.left()) > 1:
                    named.append(further.named)
    return shown


# The table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [5, 8])
def test_at_every_decision_the_table_and_each_question_fit_80_columns_and_24_lines(seats: int, lang: str) -> None:
    for play, seat, legal in decisions(seats, seed=seats, talkative=True):
        told = texts_of(lang, seats).to(max(seat, 0))
        view = play.view(max(seat, 0))
        table = PAGE.board.table(view, told, 80)
        assert [plain(row) for row in table if cells(plain(row)) > 80] == []
        assert cells(f"{told.title()} · {PAGE.board.heading(view, told)}") <= 76
        for offered in questions(legal) if legal else []:
            choices = PAGE.board.choices(offered, view, told, 80)
            assert len(table) + len(choices) + 3 <= 24
            assert [plain(row) for row in choices if cells(plain(row)) > 80] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_be_said_is_offered_in_a_few_lines_and_each_statement_is_reached_by_numbers(lang: str) -> None:
    late = ((play, seat) for play, seat, _ in decisions(8) if play.version > 90 and seat >= 0)
    play, seat = next((play, seat) for play, seat in late if IDUS.talk.sayable(play.view(seat)))
    told, view = texts_of(lang, 8).to(seat), play.view(seat)
    sayable = [statement.words for statement in IDUS.talk.sayable(view)]
    assert len(sayable) > 300
    for offered in questions(sayable):
        rows = PAGE.board.choices(offered, view, told, 76, titled=False)
        assert len(rows) <= 8
        assert [plain(row) for row in rows if cells(plain(row)) > 76] == []
    for words in sayable[::17]:
        menu = Menu(sayable, PAGE.board)
        (way,) = ways(words)
        read = [menu.read(str(menu.offered().index(piece) + 1), IDUS.talk.statements, told) for piece in way]
        assert read == [None] * (len(way) - 1) + [words]


def test_the_track_shows_both_tokens_and_the_limit() -> None:
    last, *_ = list(decisions(6, seed=4))[-1]
    loyal, traitor = last.view(None).table.tokens
    rows = [plain(row) for row in PAGE.board.table(last.view(None), texts_of("en", 6), 80)]
    for row, square in zip(rows, (loyal, traitor), strict=False):
        assert row.count("▰") == square
        assert len(re.split("[▰▱]", row.partition("┃")[0])) - 1 == 15
    assert "Limit XV" in rows[1]


def strips(play: Playthrough, seat: int | None) -> dict[int, str]:
    """By seat, the votes as they are drawn for a viewer, in English."""
    told = texts_of("en", play.setup.seats).to(seat)
    rows = [plain(row) for row in PAGE.board.table(play.view(seat), told, 80)]
    return {place: row[33:42].strip() for place, row in enumerate(rows[2 : 2 + play.setup.seats])}


def test_a_vote_is_a_letter_where_it_is_certain_to_the_viewer_and_a_dot_elsewhere() -> None:
    """C green and D red: their Praetor, they themselves and nobody else can tell who cast which."""
    play = Playthrough(IDUS, IDUS.setup(5, {"first_player": 0}))
    play.chance(Random(1))
    play.move(2, ["vote", "green"])
    play.move(3, ["vote", "red"])
    play.move(1, ["look", "2"])
    assert all(not any(strips(play, viewer).values()) for viewer in (*range(5), None))
    play.move(1, ["keep"])
    for viewer in (1, 2, 3):
        assert (strips(play, viewer)[2], strips(play, viewer)[3]) == ("G", "R")
    for viewer in (0, 4, None):
        assert (strips(play, viewer)[2], strips(play, viewer)[3]) == ("·", "·")


def test_without_a_notebook_the_screen_concludes_nothing() -> None:
    for play, seat, _ in decisions(5, notebook=False):
        if seat >= 0:
            view = IDUS.eyes.for_person(play.view(seat))
            rows = [plain(row) for row in PAGE.board.table(view, texts_of("en", 5).to(seat), 80)]
            assert not any(re.search("[GRY]", row[33:42]) for row in rows[2:7])
            assert len(PAGE.board.notebook(view, texts_of("en", 5).to(seat), 80)) == 1
            assert not PAGE.board.remembers(view)


def test_the_colour_of_a_card_is_drawn_for_those_who_may_know_it() -> None:
    play = Playthrough(IDUS, IDUS.setup(5, {"first_player": 0}))
    play.chance(Random(1))
    play.move(2, ["vote", "red"])
    line_of = {seat: votes_line(play, seat) for seat in (*range(5), None)}
    assert "you red" in line_of[2]
    assert all("red" not in line and "Odette face down · " in line for seat, line in line_of.items() if seat != 2)
    play.move(3, ["vote", "green"])
    play.move(1, ["look", "3"])
    assert "Ferdinand green, looked at" in votes_line(play, 1)
    assert "Ferdinand face down, looked at" in votes_line(play, 0)


def votes_line(play: Playthrough, seat: int | None) -> str:
    told = texts_of("en", play.setup.seats).to(seat)
    return next(row for each in PAGE.board.table(play.view(seat), told, 80) if (row := plain(each)).startswith("Votes"))


def test_face_up_every_vote_and_every_side_is_drawn() -> None:
    play, *_ = list(decisions(5, seed=2))[-1]
    rows = [plain(row) for row in PAGE.board.open_table(play.state, texts_of("en", 5), 80)]
    assert not any("·" in row[33:42] for row in rows[2:7])
    assert sum(len(row[33:42].strip()) for row in rows[2:7]) == 2 * len(play.view(None).table.turns)
    assert sum(" → " in row for row in rows) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notebook_has_a_line_for_every_turn_and_counts_the_others_cards(lang: str) -> None:
    play, *_ = next(moment for moment in decisions(8, seed=3) if len(moment[0].view(None).table.turns) == 16)
    view, told = play.view(0), texts_of(lang, 8).to(0)
    rows = [plain(row) for row in PAGE.board.notebook(view, told, 80)]
    over = sum(bool(turn.tally) for turn in view.table.turns)
    turns = [row for row in rows if re.match(r"II?·\d ", row)]
    assert len(turns) == over == 15
    assert max(map(cells, turns)) <= SIDE_BY_SIDE - NARROWEST - len(GAP) - 4
    counts = {"loyal": 7, "traitor": 7, "merchant": 2}
    assert all(f"{told.word(name)} {count - view.table.dealt.count(name)}" in rows[1] for name, count in counts.items())


def test_news_that_do_not_fit_give_up_talk_first_and_never_begin_in_the_middle_of_a_sentence() -> None:
    play = next(play for play, *_ in decisions(5, talkative=True) if len(play.view(None).table.turns) == 3)
    told = texts_of("fr", 5)
    news = [*play.claims, *play.events]
    happened = len(PAGE.rows(play.events, None, told))
    assert len(PAGE.fitting(news, None, told, 10_000)) == len(PAGE.rows(news, None, told)) > happened
    for room in range(1, happened + 2):
        more, *rows = [plain(row) for row in PAGE.fitting(news, None, told, room)]
        assert len(rows) <= room - 1
        assert not rows or rows[0].startswith("· ")
        assert not any("«" in row for row in rows)
        hidden = len(PAGE.rows(news, None, told)) - len(rows)
        assert more == told.say("log-more", {"count": hidden})
    assert len(rows) == happened


# What is typed


def hand_outs() -> list[Words]:
    return next(legal for _, _, legal in decisions(8) if legal and legal[0][0] == "assign")


def test_roles_are_named_one_by_one_by_number_or_by_name() -> None:
    legal, told = hand_outs(), texts_of("fr", 8).to(0)
    for words in legal[::5]:
        for way in ways(words):
            numbers, names = Menu(legal, PAGE.board), Menu(legal, PAGE.board)
            read: list[Words | None] = [None, None]
            for piece in way:
                if read[0] is None:
                    read[0] = numbers.read(str(numbers.offered().index(piece) + 1), IDUS, told)
                    read[1] = names.read(NAMES[int(piece[1])][:5].lower(), IDUS, told)
            assert read == [words, words]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_may_be_typed_as_it_is_said_and_by_its_words(lang: str) -> None:
    told = texts_of(lang, 8)
    for number, (_, _, legal) in enumerate(decisions(8)):
        for words in legal[number % 7 :: 7]:
            assert understand(told.action(words), legal, IDUS, told, PAGE.board.ways) == words
            assert understand(" ".join(words), legal, IDUS, told, PAGE.board.ways) == words


SPOKEN = {
    "confiance odette": ("trust", "2"),
    "confiance à Odette": ("trust", "2"),
    "trust 3": ("trust", "3"),
    "ferdinand ment": ("lied", "3"),
    "ment ferd": ("lied", "3"),
    "je suis du côté des traîtres": ("faction", "traitor"),
    "camp loyal": ("faction", "loyal"),
    "je voterai vert": ("promise", "green"),
    "accuse bas marchand": ("accuse", "1", "merchant"),
    "vu 1 2 odette rouge": ("seen", "1", "2", "2", "red"),
    "Consul, nommez Léonie Édile !": ("ask_role", "6", "aedile"),
}


@pytest.mark.parametrize("typed", SPOKEN)
def test_a_statement_may_be_typed_with_the_names_of_people(typed: str) -> None:
    sayable = [statement.words for statement in IDUS.talk.statements.actions]
    assert understand(typed, sayable, IDUS.talk.statements, texts_of("fr", 8), PAGE.board.ways) == SPOKEN[typed]


def test_a_name_that_two_people_could_mean_is_not_guessed() -> None:
    told = Texts("fr", "idus_martii", ("Anne", "Annette", "Basile", "Camille", "Dora"))
    legal: list[Words] = [("look", "0"), ("look", "1")]
    assert understand("regarder anne", legal, IDUS, told) == ("look", "0")
    assert understand("regarder annet", legal, IDUS, told) == ("look", "1")
    with pytest.raises(Refusal, match="unknown-action"):
        understand("regarder ann", legal, IDUS, told)


# At the desk


@pytest.mark.parametrize(("lang", "seats"), [("fr", 5), ("en", 8)])
def test_a_game_is_played_to_its_end_with_rule_log_notebook_help_and_talk(desk: Desk, lang: str, seats: int) -> None:
    run = desk.run(
        "play", "idus_martii", "--seats", str(seats), "--lang", lang, "--seed", "5", "--bot", "random",
        typed="?\nl\nn\nh\n!\n1\n1\n" + "1\n" * 200,
    )  # fmt: skip
    assert run.status == 0, run.errors
    record = desk.record()
    assert replay(IDUS, record).over
    assert [entry.words for entry in record.entries if entry.said] == [("faction", "loyal")]
    titles = {
        "fr": ("Journal", "Carnet", "Aide", "Fin de la partie"),
        "en": ("Log", "Notebook", "Help", "The game is over"),
    }
    for title in titles[lang]:
        assert title in run.text
    assert not re.search(r"(step|prompt|table|event|word|refusal|ask)-[a-z]", run.text)
    shown = desk.run("replay", str(desk.files()[-1]), "--plain", "--open")
    assert shown.status == 0, shown.errors
    assert texts_of(lang, 0).action(("faction", "loyal")) in shown.text


def test_two_aediles_vote_behind_the_curtain(desk: Desk) -> None:
    """Seats 2 and 3 vote on the first turn: the second one's page says that the first has voted, never how."""
    typed = "\n2\n\nq\n"
    run = desk.run(
        "play", "idus_martii", "--seats", "5", "--people", "5", "--lang", "en", "--option", "first_player=0",
        "--seed", "2", typed=typed,
    )  # fmt: skip
    first, second = run.text.split(CURTAIN["en"])[1:3]
    assert "Vote red" not in second
    assert desk.record().entries[-1].words == ("vote", "red")
    names = [name for name in re.findall(r"▶. (?:you|(\w+))", second) if name]
    assert names == []
    assert re.search(r"Votes +◆ \w+ face down · ▲ you not yet", second)
    assert re.search(r"Votes +◆ you not yet · ▲ \w+ not yet", first)


@pytest.mark.parametrize(("deck", "kinds"), [("printed", 2), ("reduced", 1)])
def test_a_consul_with_two_equal_cards_is_asked_like_anybody_else(desk: Desk, deck: str, kinds: int) -> None:
    """With these decks the second Consul is dealt two factions, or one twice: the curtain falls, and they are asked."""
    run = desk.run(
        "play", "idus_martii", "--seats", "5", "--people", "5", "--lang", "en", "--option", "first_player=0",
        "--option", f"deck={deck}", "--seed", "1", typed="1\n\n\n" * 12,
    )  # fmt: skip
    assert len({*replay(IDUS, desk.record()).view(1).table.dealt}) == kinds
    page = next(page for page in run.text.split(CURTAIN["en"]) if "Which side will you be on?" in page)
    assert re.findall(r"Your choice \(1-(\d)", page)[0] == str(kinds)


class Parrot:
    """A bot that makes the first statement open to it and the first move."""

    def choose(self, view: object, legal: list[Words], rng: Random) -> Words:
        return legal[0]

    def speak(self, view: object, sayable: list[Words], rng: Random) -> Words:
        return sayable[0]


def test_bots_speak_once_on_every_occasion_beginning_with_the_consul(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perfidie.bots.find", lambda level, game: Parrot())
    arguments = ("play", "idus_martii", "--seats", "5", "--people", "0", "--lang", "en", "--option", "first_player=3")
    run = desk.run(*arguments, "--option", "limit=1", "--seed", "4")
    assert run.status == 0, run.errors
    play = replay(IDUS, desk.record())
    occasions = list(dict.fromkeys(claim.when for claim in play.claims))
    assert occasions[:2] == ["1.1.1", "1.1.2"]
    for when in occasions:
        speakers = [claim.seat for claim in play.claims if claim.when == when]
        consul = 2 + int(when.split(".")[1])
        assert speakers == [(consul + place) % 5 for place in range(5)]
    assert run.text.count("“I am on the side of the Loyal.”") == len(play.claims)


def test_a_resumed_game_does_not_ask_bots_again_and_tells_what_was_said(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perfidie.bots.find", lambda level, game: Parrot())
    arguments = ("play", "idus_martii", "--seats", "5", "--lang", "en", "--option", "first_player=3", "--seed", "4")
    desk.run(*arguments, typed="!trust 1\nq\n")
    before = desk.record().entries
    assert [entry.words for entry in before if entry.seat == 0 and entry.said] == [("trust", "1")]
    again = desk.run("play", "--resume", typed="q\n")
    assert desk.record().entries == before
    assert again.text.count("“I am on the side of the Loyal.”") == 4


def test_talk_that_is_not_open_is_answered_by_the_rule(desk: Desk) -> None:
    arguments = ("play", "idus_martii", "--seats", "5", "--lang", "en", "--bot", "random", "--seed", "5")
    said = "!trust 1\n!trust 2\n!trust 3\n!trust 4\n!\nq\n"
    assert desk.run(*arguments, typed=said).text.count("3 statements made; another occasion will come.") == 2
    silent = desk.run(*arguments, "--option", "talk=silent", typed="!\n!trust 1\nq\n")
    assert silent.text.count("There are no ready-made statements at this table.") == 2
    assert [entry for entry in desk.record(1).entries if entry.said] == []
