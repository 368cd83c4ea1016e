"""The end of Mousquetaires du Roy on the site, everything face up afterwards, the almanac, and the room before."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.mousquetaires.tables import GAME, Adventure, lay
from perfidie.engine import Playthrough
from perfidie.games.mousquetaires.rules.box import BOX, CARDS, PLACES, TREACHERIES, named
from perfidie.games.mousquetaires.web import almanac, board, open_board, part
from perfidie.games.mousquetaires.web.reveal import last_reveal, standing
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live
from web.mousquetaires import seen, words
from web.scenes import Elements, moments, scene, text

NEARLY: dict[str, dict[str, Any]] = {
    "time": {"time": 10}, "queen": {"queen": 4, "louvre_mark": 2}, "rochelle": {"rochelle": -5, "time": 7},
    "constance": {"paris": "constance_abducted", "constance": 5},
}  # fmt: skip
"""By defeat: a position that is a step away from it."""


@cache
def finished(seed: int, seats: int = 4, closed: bool = False) -> Playthrough:
    *_, play = moments(GAME, seats, {"closed_hands": closed}, Random(seed))
    return play


def ended(why: str) -> Adventure:
    """A game that has just ended so."""
    if why == "quest":
        table = lay("athos ferrets", "athos 3", quest="return +0 +1 +2 3=2", destination="paris")
        return table.duel("athos", "item 3", "SSS", "LLLL")
    table = lay(destination="richelieu", **NEARLY[why])
    play, rng = table.play, Random(5)
    while not play.over:
        if play.state.waiting:
            seat = play.state.actor
            legal = play.legal(seat)
            play.move(seat, next((said for said in legal if said[0] in ("end", "pass", "done")), legal[0]))
        play.chance(rng)
    return table


def test_while_the_game_goes_on_there_is_no_end_to_show() -> None:
    for number, play in enumerate(moments(GAME, 4, {}, Random(2))):
        if number % 40 == 0 or play.over:
            assert bool(last_reveal(scene(play, 0))) == play.over
            assert ('id="reveal"' in text(board(scene(play, 0)))) == play.over


@pytest.mark.parametrize("why", ["quest", *NEARLY])
def test_the_end_is_headed_by_what_decided_it_and_bears_the_seal_of_those_who_won(why: str) -> None:
    table = ended(why)
    side = "musketeers" if why == "quest" else "milady"
    assert table.won == f"{side} {why}"
    for lang in LANGUAGES:
        texts = SiteTexts(lang, "mousquetaires")
        shown = Elements(last_reveal(seen(table, "", lang)))
        assert shown.all("h2")[0]["text"] == texts.say(f"table-reveal-{why}")
        assert shown.all("span", "end-seal")[0]["aria-label"] == texts.say(f"table-reveal-wins-{side}")
        decided = [each["text"] for each in shown.all("div", "is-decided")]
        assert len(decided) == (why != "quest")
        assert all(each.startswith(texts.say(f"table-reveal-clock-{why}")) for each in decided)


def test_the_clocks_stand_as_they_stood_and_constance_has_one_only_while_she_is_abducted() -> None:
    for seed in range(3):
        play = finished(seed)
        s: Any = play.state
        page = Elements(last_reveal(scene(play, 1)))
        here = [each["text"].replace("−", "-") for each in page.all("i", "is-here")]
        abducted = s.cards[0] >= 0 and BOX.paris[s.cards[0]].id == "constance_abducted"
        assert here == [str(figure) for figure in (s.time, s.queen, s.rochelle, *[s.constance] * abducted)]


def test_stages_of_the_quest_and_fallen_adversaries_are_told() -> None:
    fallen = lay("athos louvre", quest="london +0 +2", time=10, fallen="felton jussac", at="musketeers").play
    state: Any = fallen.state
    state.win(1, "time")
    told = words(last_reveal(scene(fallen, 0)))
    assert "Lys d’Or accomplie La traversée accomplie Londres en cours : 2 sur 4 Le retour au bal pas atteinte" in told
    assert "2 sur 12 : Felton Jussac" in told
    assert words(last_reveal(seen(ended("quest")))).count("accomplie") == 4


def test_a_hand_is_shown_to_those_who_saw_it_and_open_to_all_in_the_replay() -> None:
    texts = SiteTexts("fr", "mousquetaires")
    play = finished(6, closed=True)
    s: Any = play.state
    for seat in (*range(4), None):
        people = last_reveal(scene(play, seat)).rpartition('<ul class="nb-owners">')[2].split("<li>")[1:]
        for hero, piece in zip(s.setup.team, people, strict=True):
            hand = named(CARDS, s.hands[hero])
            seen_here = seat is not None and hero in s.setup.sees[seat]
            shown = [each["text"] for each in Elements(piece.partition("</li>")[0]).all("span", "nb-kind")]
            assert all((texts.word(card) in " ".join(shown)) == seen_here for card in hand)
    opened = text(open_board(scene(play, None), s))
    for hero in s.setup.team:
        assert all(texts.word(card) in opened for card in named(CARDS, s.hands[hero]))


def test_in_an_open_replay_milady_s_place_and_treacheries_lie_face_up() -> None:
    texts = SiteTexts("en", "mousquetaires")
    for number, play in enumerate(moments(GAME, 3, {}, Random(9))):
        s: Any = play.state
        if number % 20 and not play.over:
            continue
        page = text(open_board(scene(play, None, "en"), s))
        told = words(page[page.index('id="face-up"') :])
        place = texts.say(f"table-place-{PLACES[s.destination]}") if s.destination >= 0 else "no destination yet"
        assert f"Milady {place} Her Treacheries" in told
        assert all(texts.word(TREACHERIES[card]) in told for card in s.treacheries)


def test_the_list_of_the_shell_says_which_part_each_played() -> None:
    play = finished(1, seats=3)
    parts = [words(standing(scene(play, None), seat)) for seat in range(3)]
    assert parts == ["Milady", "D D’Artagnan D’Artagnan At Athos Athos", "P Porthos Porthos Ar Aramis Aramis"]


# The room before the game


@pytest.mark.parametrize(
    ("seats", "options", "parts"),
    [
        (2, {}, ["Milady", "D’Artagnan, Athos et Aramis"]),
        (3, {}, ["Milady", "D’Artagnan et Athos", "Porthos et Aramis"]),
        (3, {"handed_on": 1}, ["Milady", "D’Artagnan et Aramis", "Athos et Porthos"]),
        (2, {"automatic_milady": True}, ["D’Artagnan et Athos", "Porthos et Aramis"]),
        (1, {}, ["D’Artagnan, Athos et Aramis"]),
    ],
)
def test_before_the_game_each_seat_is_told_what_it_will_play(
    seats: int, options: dict[str, Any], parts: list[str]
) -> None:
    rules: Any = GAME.setup(seats, options)
    assert [part(SiteTexts("fr", "mousquetaires"), rules, seat) for seat in range(seats)] == parts


def test_the_room_names_the_parts_and_offers_no_chair_that_the_automatic_milady_cannot_have(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = site.visitor("Camille")
            for preset, with_milady, offered in (("standard", True, True), ("cooperative", False, False)):
                page = await host.get(await host.open(5, "mousquetaires", preset=preset))
                parts = re.findall(r'<small class="chair-part">([^<]*)</small>', page.text)
                assert len(parts) == 5
                assert ("Milady" in parts) == with_milady
                assert bool(page.all("button", name="seats", value="6")) == offered

    live(story())


# The almanac


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_has_every_piece_of_the_box_once_with_a_name_and_an_anchor(lang: str) -> None:
    page = almanac(pen(lang, "mousquetaires"), SiteTexts(lang, "mousquetaires"))
    anchors = re.findall(r' id="card-(\w+)"', page)
    printed = [
        *BOX.musketeer, *BOX.token, *BOX.adventure, *BOX.adversary, *BOX.louvre, *BOX.paris, *BOX.trap,
        *BOX.treachery, *BOX.quest, *BOX.location,
    ]  # fmt: skip
    assert sorted(anchors) == sorted([*[each.id for each in printed], "rochefort", "gaoler"])
    assert not re.search(r">\s*(table|word)-", page)
    assert not re.search(r"\{|\$", page)


def test_a_piece_of_the_almanac_shows_its_figures() -> None:
    page = almanac(pen("fr", "mousquetaires"), SiteTexts("fr", "mousquetaires"))
    entry = {name: piece for name, piece in re.findall(r' id="card-(\w+)"(.*?)(?=<li class="al-|<h3)', page)}
    for token in BOX.token:
        assert f"{token.price} pistoles" in entry[token.id]
        assert f"× {token.count}" in entry[token.id]
    for card in (*BOX.adventure, *BOX.trap, *BOX.treachery):
        assert f"× {card.count}</b>" in entry[card.id]
    for hero in BOX.musketeer:
        assert re.findall(r"<dd>(\d)</dd>", entry[hero.id]) == [str(value) for value in hero.skills.values()]
        assert entry[hero.id].count("is-full") == hero.health
        faces = [sum(botte.values()) for botte in (*hero.botte, *hero.botte_improved)]
        assert [row.count("al-face") for row in entry[hero.id].split('class="al-botte"')[1:]] == faces
    for foe in BOX.adversary:
        assert entry[foe.id].count("<i></i>") == foe.force
        assert f"{foe.wounds} blessure" in entry[foe.id]
    for mission in (*BOX.louvre, *BOX.paris):
        values = [str(item.value) for item in mission.items if item.kind == "challenge"]
        assert re.findall(r"<b>(\d)</b></span>", entry[mission.id]) == values
