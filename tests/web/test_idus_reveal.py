"""The end of a game of Idus Martii on the site: the last reveal, the replay face up, and the almanac of the rules."""

from __future__ import annotations

import re
import tomllib
from html import unescape
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from games.idus_martii.tables import FACTION, position, shuffled, table, turn
from perfidie.engine import Playthrough
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS
from perfidie.games.idus_martii.web import almanac, open_board, standing
from perfidie.games.idus_martii.web.reveal import last_reveal
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from web.scenes import Elements, moments, scene, text

FRENCH = SiteTexts("fr", "idus_martii")
BOX: dict[str, Any] = tomllib.loads((files("perfidie.games.idus_martii") / "cards.toml").read_text("utf-8"))
ROMAN = {13: "XIII", 15: "XV", 17: "XVII", 20: "XX"}


def ended(sides: str, loyal: int, traitor: int, **options: Any) -> Playthrough:
    """The Ides of March with these tokens, everybody on the side named here."""
    return position(sides, loyal, traitor, 2 * len(sides), **options)


def rows(piece: str) -> list[str]:
    """The senators of a reveal, in the order in which they turn their cards over."""
    return re.findall(r'<li class="reveal-person.*?</li>', piece)


def seat_of(row: str) -> int:
    return int(re.findall(r"mark seat-(\d)", row)[0])


def sides(row: str) -> list[tuple[str, bool]]:
    """The factions shown in a row, and whether they were discarded."""
    return [(name, bool(away)) for name, away in re.findall(r'class="side-card of-(\w+)( is-away)?"', row)]


def headings(piece: str) -> list[str]:
    return [each["text"] for tag in ("h2", "h3") for each in Elements(piece).all(tag)]


# The last reveal


@pytest.mark.parametrize(("seats", "shows", "lang"), [(5, True, "fr"), (6, False, "en"), (8, True, "en")])
def test_allegiances_are_turned_over_as_they_were_told_the_first_player_last(
    seats: int, shows: bool, lang: str
) -> None:
    for play in moments(GAME, seats, {"reveal_discards_at_end": shows}, Random(seats)):
        assert play.over or not last_reveal(scene(play, 0, lang))
    told: list[Any] = [event.facts for event in play.events if event.kind.startswith("revealed")]
    for seat in (0, None):
        piece = last_reveal(scene(play, seat, lang))
        assert Elements(piece).open == []
        shown = rows(piece)
        assert [seat_of(row) for row in shown] == [facts["seat"] for facts in told]
        assert seat_of(shown[-1]) == play.view(None).table.first
        for row, facts in zip(shown, told, strict=True):
            assert sides(row)[0] == (facts["faction"], False)
            assert sides(row)[1:] == ([(facts["discarded"], True)] if shows else [])


@pytest.mark.parametrize(
    ("play", "ending", "verdict", "winners"),
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
def test_the_ending_is_named_with_who_wins_and_why(play: Any, ending: str, verdict: str, winners: set[int]) -> None:
    found: Playthrough = play()
    for lang in LANGUAGES:
        texts = SiteTexts(lang, "idus_martii")
        shown = scene(found, 2, lang)
        piece = last_reveal(shown)
        assert headings(piece) == [texts.say(f"table-reveal-{ending}"), texts.say(f"table-reveal-{verdict}")]
        assert {seat_of(row) for row in rows(piece) if "is-winner" in row} == winners
        assert {seat_of(row) for row in rows(piece) if texts.say("table-reveal-won") + "<" in row} == winners
        for reason in found.view(None).outcome.reasons[1:]:  # type: ignore[union-attr]
            assert shown.texts.reason(reason) in unescape(piece)
        loyal, traitor = found.view(None).table.tokens
        assert texts.t("table-reveal-token-loyal", square=loyal) in piece
        assert texts.t("table-reveal-token-traitor", square=traitor) in piece
        assert ("is-beyond" in piece) == (ending == "failed")


def test_who_never_chose_shows_both_cards_and_nothing_was_discarded() -> None:
    play = turn(table("LT LT LT LT MM", limit=1), "gg")
    assert play.over
    piece = last_reveal(scene(play, 0))
    assert {seat_of(row): sides(row) for row in rows(piece)} == {
        **{seat: [("loyal", False), ("traitor", False)] for seat in range(4)}, 4: [("merchant", False)] * 2,
    }  # fmt: skip
    assert all(FRENCH.say("table-reveal-never") in row for row in rows(piece))
    assert headings(piece)[1] == FRENCH.say("table-reveal-wins-merchant")


def test_before_it_is_turned_a_row_tells_nothing_by_its_place_or_its_back() -> None:
    """Two games that differ in the sides people chose: the pauses and the backs are the same."""
    pieces = [last_reveal(scene(ended(sides_, 9, 7), None)) for sides_ in ("LLTTM", "TTLLM")]
    places = [re.findall(r'class="reveal-person (at-\d)', piece) for piece in pieces]
    assert places[0] == places[1] == [f"at-{place}" for place in range(1, 6)]
    backs = {back for piece in pieces for back in re.findall(r'<span class="reveal-back".*?</span>', piece)}
    assert len(backs) == 1


def test_a_standing_is_the_side_that_was_kept() -> None:
    play = ended("LLTTM", 9, 7)
    for seat, letter in enumerate("LLTTM"):
        piece = standing(scene(play, 0), seat)
        assert sides(piece) == [(FACTION[letter], False)]
        assert ("is-winner" in piece) == (letter == "L")
    assert sides(standing(scene(shuffled(5, 1), 0), 0)) == []


# Everything face up


def test_the_replay_shows_every_card_and_every_vote_with_its_owner() -> None:
    kept = 0
    for play in moments(GAME, 5, {"reveal_discards_at_end": False}, Random(11)):
        state: Any = play.state
        piece = text(open_board(scene(play, None), state))
        assert Elements(piece).open == []
        shown = rows(piece) or re.findall(r"<li><span class=\"note-who\">.*?</li>", piece.partition("open-record")[0])
        for row in shown:
            seat = seat_of(row)
            names = [FACTIONS[faction] for faction in state.dealt[seat]]
            assert sorted(name for name, _ in sides(row)) == sorted(names)
            away = [name for name, gone in sides(row) if not gone]
            assert away == (names if state.kept[seat] < 0 else [FACTIONS[state.kept[seat]]])
            kept += state.kept[seat] >= 0
        assert len(shown) == 5
        recorded = piece.partition("open-record")[2]
        votes = re.findall(r'pip is-(\w+)"', re.sub(r'<span class="note-tally">.*?</p>', "", recorded))
        assert votes == [COLOURS[vote_] for closed in reversed(state.past) for vote_ in closed[-1]]
    assert kept


def test_the_replay_shows_a_vote_as_soon_as_it_lies_there() -> None:
    play = shuffled(5, 1, first_player=0)
    play.move(2, ["vote", "red"])
    assert lying(play) == {2: ["red"]}
    play.move(3, ["vote", "green"])
    assert lying(play) == {2: ["red"], 3: ["green"]}


def lying(play: Playthrough) -> dict[int, list[str]]:
    """By seat: the votes drawn beside its cards."""
    piece = text(open_board(scene(play, None), play.state)).partition("open-record")[0]  # type: ignore[arg-type]
    found = {}
    for row in re.findall(r"<li><span class=\"note-who\">.*?</li>", piece):
        if "open-votes" in row:
            found[seat_of(row)] = re.findall(r'pip is-(\w+)"', row)
    return found


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
