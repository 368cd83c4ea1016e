"""The notebook of Mousquetaires du Roy on the site."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.mousquetaires.tables import GAME, lay
from perfidie.boards.scene import Parts, Scene
from perfidie.engine import Playthrough
from perfidie.games.mousquetaires.rules.box import BOARD_AT, CARDS, HERO, PLACE, PLACES, TREACHERIES, named
from perfidie.games.mousquetaires.rules.steps import la_rochelle
from perfidie.games.mousquetaires.rules.steps.challenge import missing, payments
from perfidie.games.mousquetaires.sight.knowledge import challenges, siege, squares_left
from perfidie.games.mousquetaires.web import notebook
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from web.mousquetaires import seen, words
from web.scenes import Elements, moments, scene, text

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}), (5, {"closed_hands": True}), (1, {}), (3, {"automatic_milady": True}),
]  # fmt: skip


def notes(shown: Scene) -> dict[str, str]:
    """The notebook, part by part."""
    drawing = notebook(shown)
    assert isinstance(drawing, Parts)
    return {name: text(part) for name, part in drawing.parts}


def counted(part: str) -> Counter[str]:
    """The cards of the first heap in a part, by what they are called."""
    found: Counter[str] = Counter()
    for each in Elements(part.partition('class="nb-gone"')[0]).all("span", "nb-kind"):
        name, _, count = each["text"].partition("×")
        found[name.strip()] += int(count or 1)
    return found


def called(cards: tuple[str, ...], lang: str = "fr") -> Counter[str]:
    texts = SiteTexts(lang, "mousquetaires")
    return Counter([texts.word(card) for card in cards])


def places(shown: Scene, state: str) -> set[str]:
    """The places she may be at (`is-open`), or is not at (`is-out`)."""
    rows = Elements(notes(shown)["note-where"].replace("</b>", "</b>|")).all("li", state)
    return {each["text"].partition("|")[0] for each in rows}


def games(every: int) -> Iterator[Playthrough]:
    for number, (seats, options) in enumerate(TABLES):
        for move, play in enumerate(moments(GAME, seats, options, Random(number))):
            if move % every == 0 or play.over:
                yield play


def shown_empty(play: Playthrough) -> set[str]:
    """Where it was told in this round that she is not."""
    found: set[str] = set()
    for event in play.events:
        if event.kind == "round-started":
            found.clear()
        elif event.kind in ("not-there", "arrested"):
            found.add(str(event.facts.get("place", "richelieu")))
    return found


def test_milady_is_always_at_one_of_the_places_that_are_left_and_the_others_were_shown_to_be_empty() -> None:
    struck = 0
    for play in games(7):
        state: Any = play.state
        shown = scene(play, state.setup.riders[0])
        gone = places(shown, "is-out")
        if play.over or state.revealed or not state.round or state.destination < 0:
            assert gone == set()
            continue
        titles = {name: SiteTexts("fr", "mousquetaires").say(f"table-place-{name}") for name in PLACES}
        assert gone == {titles[name] for name in shown_empty(play)}
        assert titles[PLACES[state.destination]] in places(shown, "is-open")
        assert len(gone) + len(places(shown, "is-open")) == 6
        struck += len(gone)
    assert struck > 4


def test_once_she_is_found_the_notebook_says_where_and_by_whom() -> None:
    found = lay("aramis louvre", "aramis 3", louvre="slander felton", destination="louvre")
    found.do("aramis duel adversary felton; aramis commit 0 0 0")
    told = words(notes(seen(found, "athos"))["note-where"])
    assert told == "Où est Milady ? Le Louvre Démasquée par un Défi ou un Duel : Aramis."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_treacheries_and_adventure_cards_that_a_seat_does_not_see_are_counted(lang: str) -> None:
    for play in games(47):
        s: Any = play.state
        if s.phase < 0:
            continue
        for seat in (*range(s.setup.seats), None):
            part = notes(scene(play, seat, lang))
            held = () if seat == s.setup.milady else tuple(TREACHERIES[card] for card in s.treacheries)
            assert counted(part["note-treacheries"]) == called((*named(TREACHERIES, s.treachery_deck), *held), lang)
            closed = [hero for hero in s.setup.team if seat is None or hero not in s.setup.sees[seat]]
            hidden = [card for hero in closed for card in named(CARDS, s.hands[hero])]
            assert counted(part["note-adventure"]) == called((*named(CARDS, s.deck), *hidden), lang)


def test_with_an_empty_deck_her_hand_is_known() -> None:
    table = lay(treacheries="sabotage confiscation", treachery_pile="")
    told = words(notes(seen(table, "athos"))["note-treacheries"])
    assert "La pioche est vide : elle tient exactement ces cartes. Sabotage Confiscation Défaussées" in told
    assert "La pioche est vide." in words(notes(seen(table, "M"))["note-treacheries"])


def test_what_each_musketeer_lacks_is_what_the_rules_ask_of_him_and_who_can_pay_is_marked() -> None:
    marked: Counter[bool] = Counter()
    for play in games(11):
        s: Any = play.state
        seat = s.setup.riders[-1]
        view = play.view(seat)
        if play.over or not s.round:
            continue
        for challenge, part in zip(
            challenges(view), notes(scene(play, seat))["note-trials"].split("<li>")[1:], strict=True
        ):
            board = BOARD_AT[PLACE[challenge.place]]
            told = {}
            for row in Elements(part.partition("</ul>")[0].partition("</li>")[0]).all("span", "nb-trial"):
                lack = row["text"].partition("il manque ")[2].partition(",")[0].strip()
                name = next(rider.id for rider in view.table.riders if _named(rider.id) in row["text"])
                told[name] = (int(lack or 0), "is-ready" in row["class"].split())
            for rider in view.table.riders:
                hero = HERO[rider.id]
                lacks, ready = told[rider.id]
                assert lacks == missing(s, hero, board, challenge.item)
                if hero in s.setup.sees[seat]:
                    assert ready == bool(payments(s, hero, board, challenge.item))
                    marked[ready] += 1
    assert min(marked[True], marked[False]) > 20


def _named(hero: str) -> str:
    return SiteTexts("fr", "mousquetaires").word(hero)


def test_every_round_tells_where_she_was_how_she_was_found_and_what_struck() -> None:
    texts = SiteTexts("en", "mousquetaires")
    for seats, options in TABLES:
        *_, play = moments(GAME, seats, options, Random(seats))
        part = notes(scene(play, 0, "en"))["note-rounds"].replace("<", " <")
        rounds = [words(each["text"]) for each in Elements(part).all("li", "nb-round")][::-1]
        number = 0
        for event in play.events:
            if event.kind == "round-started":
                number += 1
                assert rounds[number - 1].startswith(f"Round {number} ")
            elif event.kind == "milady-revealed":
                how = texts.say(f"table-note-how-{event.facts['how']}", event.facts)
                assert texts.say(f"table-place-{event.facts['place']}") + f" {how}" in rounds[number - 1]
            elif event.kind in ("treachery-played", "treachery-aimed", "treachery-idle"):
                assert texts.word(str(event.facts["treachery"])) in rounds[number - 1]
        assert len(rounds) == number > 2


def test_the_notebook_is_the_same_in_every_world_its_reader_cannot_tell_apart() -> None:
    for number, play in enumerate(games(31)):
        for seat in (*range(play.setup.seats), None):
            view: Any = play.view(seat)
            world = GAME.imagine(view, Random(number))
            assert notebook(scene(play, seat, world=world)) == notebook(scene(play, seat))


def test_milady_s_page_shows_what_the_musketeers_own_and_theirs_does_not_show_her_cards() -> None:
    table = lay("athos louvre 3 combat*2 leather; aramis imp_erudition", treacheries="poison", destination="paris")
    told = words(notes(seen(table, "M"))["note-company"])
    assert "Athos" in told
    assert "2 cartes" in told
    assert "Cuir" in told
    assert "Combat" not in told
    assert "Combat" in words(notes(seen(table, "athos"))["note-company"])
    hers = {"note-reserve", "note-rounds", "note-treacheries", "note-company", "note-arsenal", "note-adventure"}
    assert set(notes(seen(table, "M"))) == hers
    assert "note-reserve" not in notes(seen(table, "athos"))
    assert "Cuir 3 pistoles, reste 2" in words(notes(seen(table, "athos"))["note-arsenal"])
    assert "Paris Pas encore découverte." in words(notes(seen(table, "M"))["note-rounds"])
    assert "Inconnue Pas encore découverte." in words(notes(seen(table, "athos"))["note-rounds"])


def test_dice_of_the_siege_and_squares_to_each_defeat_follow_from_the_view() -> None:
    for play in games(13):
        s: Any = play.state
        left = squares_left(play.view(None))
        assert (left.time, left.queen, left.rochelle) == (11 - s.time, 5 - s.queen, s.rochelle + 6)
        if not play.over:
            assert siege(play.view(None)) == (la_rochelle.blue_dice(s), la_rochelle.red_dice(s))
