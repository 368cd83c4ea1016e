"""The notebook of the duel on the site."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from perfidie.boards.scene import Parts, Scene
from perfidie.engine import Playthrough
from perfidie.games.charlatans.rules.box import CHIPS, WHITE_1
from perfidie.games.charlatans.web import notebook
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from web.duels import duel, finished, heaps, named
from web.scenes import NAMES, Elements, scene, text


def notes(shown: Scene) -> dict[str, str]:
    """The notebook, part by part."""
    drawing = notebook(shown)
    assert isinstance(drawing, Parts)
    return dict(drawing.parts)


def bags(shown: Scene) -> list[str]:
    """What is told of each player's chips, the viewer's first."""
    return notes(shown)["note-bags"].split('<div class="nb-bag" role="group"')[1:]


def lying(play: Playthrough, seat: int) -> list[list[str]]:
    """Where the chips of a seat truly lie: bag, flask, aside, bought; places without a chip left out."""
    state: Any = play.state
    whites = [chip for _, chip in state.whites[seat]]
    places = [state.bags[seat], [*state.flask(seat), *whites], state.aside[seat], state.bought[seat]]
    return [[CHIPS[chip] for chip in place] for place in places if place]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chip_of_both_is_counted_where_it_lies_the_reader_s_first(lang: str) -> None:
    for play in duel(3, every=16, books="III"):
        for seat, order in ((0, (0, 1)), (1, (1, 0)), (None, (0, 1))):
            told = bags(scene(play, seat, lang))
            for owner, piece in zip(order, told, strict=True):
                assert piece.startswith(f' aria-label="{NAMES[owner]}"')
                assert heaps(piece, lang) == [named(place, lang) for place in lying(play, owner)]


def test_without_the_memory_aid_a_rival_s_bag_is_a_number_and_a_spectator_counts_neither() -> None:
    for play in duel(4, every=9, memory_aid=False):
        state: Any = play.state
        mine, rival = bags(scene(play, 1))
        watched = bags(scene(play, None))
        assert heaps(mine) == [named(place) for place in lying(play, 1)]
        for owner, piece in ((0, rival), (0, watched[0]), (1, watched[1])):
            outside = lying(play, owner)[1 if state.bags[owner] else 0 :]
            assert heaps(piece) == [named(place) for place in outside]
            size = len(state.bags[owner])
            assert (f"· {size} jeton" if size else "· vide") in piece


def test_who_would_be_behind_is_who_begins_the_next_round() -> None:
    reasons = set()
    for seed in range(4):
        named_behind, number = "", 1
        for play in duel(seed, short=True):
            sight = play.view(None).table
            if sight.round > number:
                assert named_behind == NAMES[sight.starter]
                number = sight.round
            if not play.over and play.view(None).step != "BuyChips":
                continue  # buying is the last thing in a round
            part = notes(scene(play, 0, "en"))["note-behind"]
            if play.over:
                assert Elements(part).all("p") == []
                continue
            (named_behind,) = re.findall(r"If a round began now, (\w+) would be behind", part)
            reasons.add(Elements(part).all("p", "nb-memory")[0]["text"].split(".")[0])
    assert len(reasons) >= 3


def test_each_round_tells_the_offer_and_who_took_the_card_as_it_was_told() -> None:
    texts = SiteTexts("en", "charlatans")
    for play in (finished(6, cards="first_game"), finished(7, books="II")):
        offers: list[Any] = [event.facts for event in play.events if event.kind == "offered"]
        takers = [event.facts["seat"] for event in play.events if event.kind in ("card-played", "card-kept")]
        rounds = Elements(notes(scene(play, 0, "en"))["note-rounds"]).all("li", "nb-round")
        assert len(rounds) == play.view(None).table.round
        closed = list(reversed(rounds))[: len(offers)]
        for number, (offer, taker, told) in enumerate(zip(offers, takers, closed, strict=True), start=1):
            words = " ".join(told["text"].split())
            assert words.startswith(f"Round {number} ")
            assert texts.say(f"table-card-{offer['card']}-name") in words
            given = texts.say("table-note-offer-is", {"upgrades": offer["upgrades"], "gold": offer["gold"]})
            giver, other = NAMES[offer["seat"]], NAMES[1 - offer["seat"]]
            whose = f"made and taken back by {giver}" if offer["seat"] != taker else f"from {giver}, to {other}"
            assert f"{given} {whose}" in words
            assert f"taken by {NAMES[taker]}" in words


def test_explosions_and_the_order_of_finished_potions_are_remembered() -> None:
    bursts = 0
    for play in (finished(8), finished(9)):
        past = play.view(None).table.past
        rounds = notes(scene(play, 0, "en"))["note-rounds"].split('<li class="nb-round')[1:]
        for each, told in zip(past, reversed(rounds), strict=False):
            potions = told.split('<span class="nb-potion')[1:]
            assert [int(re.findall(r"mark seat-(\d)", potion)[0]) for potion in potions] == list(each.finished)
            assert [potion.startswith(" is-burst") for potion in potions] == [
                each.exploded[seat] for seat in each.finished
            ]
            bursts += sum(each.exploded)
    assert bursts


def test_a_kept_card_says_whether_it_is_still_there() -> None:
    fates = set()
    for seed in range(4):
        for play in duel(seed, every=12, cards="chosen", card_1=19, card_2=18, card_3=20):
            sight = play.view(None).table
            if sight.round > len(sight.past) and sight.taker >= 0:
                continue  # the card has been chosen and may not be in hand yet
            held = sum(len(side.cards) for side in sight.sides)
            used = sum(event.kind == "card-used" for event in play.events)
            words = notes(scene(play, 0, "en"))["note-rounds"]
            assert (words.count("still in hand"), words.count("already used")) == (held, used)
            fates.add((bool(held), bool(used)))
    assert len(fates) >= 3


def test_the_cards_to_come_are_named_only_where_the_table_agreed_on_them() -> None:
    texts = SiteTexts("fr", "charlatans")
    names = [texts.say(f"table-card-{number}-name") for number in range(1, 7)]
    known = notes(scene(next(duel(1, cards="first_game")), 0))["note-rounds"]
    assert known.index(names[1]) < known.index(names[5]) < known.index("<ol")
    drawn = notes(scene(next(duel(1)), 0))["note-rounds"]
    assert not any(name in drawn.partition("<ol")[0] for name in names)


def test_every_chip_gained_is_listed_with_its_round() -> None:
    play = finished(11, books="II")
    texts = SiteTexts("fr", "charlatans")
    told: list[Any] = [event for event in play.events if event.kind in ("chip-won", "chip-into-bag", "round-started")]
    number, wanted = 0, []
    for event in told:
        if event.kind == "round-started":
            number = event.facts["round"]
        else:
            wanted.append((event.facts["seat"], number, texts.word(event.facts["chip"])))
    found = []
    for seat, piece in enumerate(notes(scene(play, 0))["note-gains"].split('<div class="nb-bag" role="group"')[1:]):
        for round_, chips in re.findall(r"<dt>Manche (\d+)</dt><dd>(.*?)</dd>", piece):
            found += [(seat, int(round_), chip) for chip in re.findall(r'aria-label="([^"]*)"', chips)]
    assert sorted(found) == sorted(wanted)
    assert texts.word(CHIPS[WHITE_1]) in {chip for _, _, chip in found}


def test_a_move_changes_few_parts_of_the_notebook() -> None:
    before: dict[str, str] = {}
    changed = []
    for play in islice(duel(12), 80):
        assert not Elements(text(notebook(scene(play, 0)))).open
        parts = notes(scene(play, 0))
        if before:
            changed.append(sum(parts[name] != before[name] for name in parts))
        before = parts
    assert sum(changed) / len(changed) < 1.5
