"""The end of a game of Idus Martii on the site: the verdict, the replay face up, and the almanac of the rules."""

from __future__ import annotations

import re
import tomllib
from html import unescape
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from games.idus_martii.tables import FACTION, position, shuffled, table, turn
from perfidie.engine import Claim, Playthrough
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS
from perfidie.games.idus_martii.web import almanac, board, course, lie, open_board, open_facts, remarks, standing
from perfidie.games.idus_martii.web.reveal import verdict
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.ending import opened
from web.scenes import Elements, moments, scene, text

FRENCH = SiteTexts("fr", "idus_martii")
BOX: dict[str, Any] = tomllib.loads((files("perfidie.games.idus_martii") / "cards.toml").read_text("utf-8"))
ROMAN = {13: "XIII", 15: "XV", 17: "XVII", 20: "XX"}


def ended(sides: str, loyal: int, traitor: int, **options: Any) -> Playthrough:
    """The Ides of March with these tokens, everybody on the side named here."""
    return position(sides, loyal, traitor, 2 * len(sides), **options)


def sides(row: str) -> list[tuple[str, bool]]:
    """The factions shown in a row, and whether they were discarded."""
    return [(name, bool(away)) for name, away in re.findall(r'class="side-card of-(\w+)( is-away)?"', row)]


def headings(piece: str) -> list[str]:
    return [each["text"] for tag in ("h2", "h3") for each in Elements(piece).all(tag)]


# How it ended


@pytest.mark.parametrize(
    ("play", "ending", "said", "winners"),
    [
        (lambda: ended("LLTTM", 9, 7), "ides", "wins-loyal", {0, 1}),
        (lambda: ended("LLTTM", 13, 5), "ides", "wins-loyal", {0, 1}),
        (lambda: ended("LLTTM", 8, 8), "ides", "wins-merchant", {4}),
        (lambda: ended("LLLTT", 9, 8), "ides", "nobody", set()),
        (lambda: turn(position("LLTTM", 13, 3, 8), "gg"), "failed", "wins-traitor", {2, 3}),
        (lambda: turn(position("LLTTM", 3, 13, 8), "rr"), "failed", "wins-loyal", {0, 1}),
    ],
    ids=["lead", "on the limit", "close", "nobody", "laurel beyond", "dagger beyond"],
)
def test_the_ending_is_named_with_who_wins_and_why(play: Any, ending: str, said: str, winners: set[int]) -> None:
    found: Playthrough = play()
    for lang in LANGUAGES:
        texts = SiteTexts(lang, "idus_martii")
        shown = scene(found, 2, lang)
        piece = verdict(shown)
        assert headings(piece) == [texts.say(f"table-reveal-{said}")]
        assert texts.say(f"table-reveal-{ending}") in piece
        assert {seat for seat in range(5) if "is-winner" in standing(shown, seat)} == winners
        for reason in found.view(None).outcome.reasons[1:]:  # type: ignore[union-attr]
            assert shown.texts.reason(reason) in unescape(piece)
        assert piece in text(board(shown))


def test_while_the_game_goes_on_there_is_no_verdict() -> None:
    assert verdict(scene(shuffled(5, 1), 0)) == ""


def test_who_never_chose_shows_both_cards_and_nothing_was_discarded() -> None:
    play = turn(table("LT LT LT LT MM", limit=1), "gg")
    assert play.over
    shown = scene(play, 0)
    assert [sides(standing(shown, seat)) for seat in range(5)] == [
        *[[("loyal", False), ("traitor", False)]] * 4, [("merchant", False)] * 2,
    ]  # fmt: skip
    assert all(FRENCH.say("table-reveal-never") in standing(shown, seat) for seat in range(5))
    assert headings(verdict(shown)) == [FRENCH.say("table-reveal-wins-merchant")]


def test_discards_are_told_at_the_end_where_the_table_agreed_on_it() -> None:
    for shows in (True, False):
        play = ended("LLTTM", 9, 7, reveal_discards_at_end=shows)
        found = [sides(standing(scene(play, 0), seat)) for seat in range(5)]
        assert {any(away for _, away in each) for each in found} == {shows}


def test_a_standing_is_the_side_that_was_kept() -> None:
    play = ended("LLTTM", 9, 7)
    for seat, letter in enumerate("LLTTM"):
        piece = standing(scene(play, 0), seat)
        assert sides(piece)[0] == (FACTION[letter], False)
        assert ("is-winner" in piece) == (letter == "L")
    assert sides(standing(scene(shuffled(5, 1), 0), 0)) == []


# Everything face up


def test_the_replay_shows_every_card_and_every_vote_on_the_seat_of_its_owner() -> None:
    kept = 0
    for play in moments(GAME, 5, {"reveal_discards_at_end": False}, Random(11)):
        state: Any = play.state
        cast = [(seat, vote_) for closed in state.past for seat, vote_ in zip(closed[2], closed[-1], strict=True)]
        for seat in range(5):
            piece = text(open_facts(scene(play, None), state, seat))
            assert Elements(piece).open == []
            cards = re.findall(r'class="fcard is-(\w+)( is-away)?"', piece)
            names = [FACTIONS[faction] for faction in state.dealt[seat]] if state.dealt else []
            assert sorted(name for name, _ in cards) == sorted(names)
            held = [name for name, gone in cards if not gone]
            assert held == (names if not names or state.kept[seat] < 0 else [FACTIONS[state.kept[seat]]])
            votes = re.findall(r'pip is-(\w+)"', piece)
            assert votes == [COLOURS[vote_] for owner, vote_ in cast if owner == seat]
            kept += bool(names) and state.kept[seat] >= 0
    assert kept


def test_the_replay_shows_a_vote_as_soon_as_it_lies_there() -> None:
    play = shuffled(5, 1, first_player=0)
    play.move(2, ["vote", "red"])
    assert lying(play) == {2: ["red"]}
    play.move(3, ["vote", "green"])
    assert lying(play) == {2: ["red"], 3: ["green"]}


def lying(play: Playthrough) -> dict[int, list[str]]:
    """By seat: the vote that lies face up before it."""
    piece = text(open_board(scene(play, None), play.state))  # type: ignore[arg-type]
    found = {}
    for point, card in re.findall(r'data-point="vote-(\d)">(.*?)</span></span>', piece):
        if faces := re.findall(r"icard is-(\w+)", card):
            found[int(point)] = faces
    return found


# Lies


def lies(play: Playthrough, *said: str) -> list[str]:
    """What is stamped on these statements of this table, made now."""
    state: Any = play.state
    when = "1.2.1"
    claims = [Claim(int(who), tuple(words), when) for who, *words in map(str.split, said)]
    return [str(lie(scene(play, None), state, state, claim)) for claim in claims]


def test_a_lie_is_stamped_with_the_truth_in_nobodys_name_and_a_true_word_with_nothing() -> None:
    play = turn(table("LT LM TL MT LT"), "gr")
    assert lies(play, "2 voted 1 1 green", "3 voted 1 1 red", "1 seen 1 1 2 green") == ["", "", ""]
    assert lies(play, "2 voted 1 1 red", "1 seen 1 1 2 red") == ["c’était vert", "c’était vert"]
    assert lies(play, "4 voted 1 1 green", "0 seen 1 1 2 green") == ["n’en savait rien"] * 2
    assert lies(play, "1 faction loyal", "1 faction merchant", "1 faction traitor") == [
        "", "", "tenait Loyal et Marchand"
    ]  # fmt: skip
    assert lies(play, "1 trust 2", "1 accuse 2 traitor") == ["", ""], "nobody can lie about what they think"


def test_a_promise_is_judged_by_the_card_that_was_placed() -> None:
    play = table("LT LM TL MT LT")
    promised = Claim(2, ("promise", "red"), "1.1.1")
    then = play.state.clone()
    turn(play, "gr")
    assert lie(scene(play, None), then, play.state, promised) == "c’était vert"  # type: ignore[arg-type]


# How it went


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_course_is_both_tokens_from_turn_to_turn_and_everybody_gets_one_true_remark(lang: str) -> None:
    play = ended("LLTTM", 9, 7)
    shown = scene(play, None, lang)
    told = tuple(opened(event) for event in play.events)
    found = course(shown, told)
    assert found is not None
    assert [line[-1] for line in found.lines] == [9, 7]
    assert len(found.marks) == len(found.lines[0]) == 11
    assert found.marks[1] == "I·1"
    said = remarks(shown, told)
    assert [each.seat for each in said] == list(range(5))
    assert all(0 < len(each.text) <= 60 and "{" not in each.text for each in said)


def test_who_votes_against_their_own_side_is_told_so() -> None:
    """The Loyal of seat 0 has placed a red card."""
    play = ended("LLTTM", 7, 9)
    told = tuple(opened(event) for event in play.events)
    red = {each.facts["seat"] for each in told if each.kind == "committed" and each.facts["choice"][-1] == "red"}
    said = {each.seat: each.text for each in remarks(scene(play, None), told)}
    against = {seat for seat, text_ in said.items() if "contre son propre camp" in text_}
    assert against
    assert against <= {0, 1} & red | {2, 3}


# The almanac


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_has_the_figures_of_the_box_for_every_number_of_players(lang: str) -> None:
    texts = SiteTexts(lang, "idus_martii")
    piece = almanac(pen(lang, "idus_martii"), texts)
    assert Elements(piece).open == []
    assert not re.search(r"table-[a-z]|[{}]|None", re.sub(r"almanac-table", "", piece))
    by_seats = piece.partition('class="almanac-table"')[2].partition("</table>")[0]
    lines = [re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", row) for row in re.findall(r"<tr>(.*?)</tr>", by_seats)[1:]]
    assert lines == [
        [str(each["seats"]), *map(str, each["factions"]), ROMAN[each["limit"]], str(2 * each["seats"])]
        for each in BOX["table"]
    ]
    squares = re.findall(r"<li( class=\"is-limit\")?><span>([IVX]+)</span>(?:<small>.*?</svg>(\d))?", piece)
    assert len(squares) == BOX["track"]["squares"]
    assert [(name, int(seats)) for limit, name, seats in squares if limit] == [
        (ROMAN[each["limit"]], each["seats"]) for each in BOX["table"]
    ]
    for kind, names in (("faction", FACTIONS), ("vote", COLOURS), ("role", ("consul", "praetor", "aedile", "none"))):
        assert tuple(re.findall(rf'data-{kind}="(\w+)"', piece)) == names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_says_who_wins_when(lang: str) -> None:
    """Section « Fin de la Partie »: with somebody on the rival side, and with nobody."""
    texts = SiteTexts(lang, "idus_martii")
    piece = almanac(pen(lang, "idus_martii"), texts).partition("almanac-endings")[2]
    shown = [
        (re.findall(r"of-(\w+)", row), unescape(re.sub(r"<[^>]*>", "", row)))
        for row in re.findall(r"<tr class.*?</tr>", piece)
    ]
    wanted = [
        (["traitor", "merchant"], "failed", "beyond-loyal"), (["loyal", "merchant"], "failed", "beyond-traitor"),
        (["loyal", "merchant"], "ides", "ahead-loyal"), (["traitor", "merchant"], "ides", "ahead-traitor"),
        (["merchant"], "ides", "close"),
    ]  # fmt: skip
    assert [winners for winners, _ in shown] == [winners for winners, *_ in wanted]
    for (_, said), (_, ending, situation) in zip(shown, wanted, strict=True):
        assert texts.say(f"table-reveal-{ending}") in said
        assert texts.t(f"table-almanac-{situation}", lead=1 if situation == "close" else 2) in said
