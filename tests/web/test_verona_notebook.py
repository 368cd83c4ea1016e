"""The notebook of the Council of Verona on the site."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from perfidie.engine import Playthrough
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import NAMES, ZONES
from perfidie.games.verona.sight.knowledge import deduced
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from web.scenes import NAMES as PEOPLE
from web.scenes import moments, scene
from web.verona import SEATS, name_of, notes, tokens_drawn, viewers, words


def noted(part: str, heading: str) -> list[tuple[str, str]]:
    """The tokens under a heading of the notebook: what is drawn on them, and the line beside it."""
    _, found, rest = part.partition(f"{heading}</h3>")
    if not found:
        return []
    lines = re.findall(r"<li>(.*?)</li>", rest.split("</ul>")[0])
    return [(tokens_drawn(line)[0][1], words(line, "span")[-1]) for line in lines]


@pytest.mark.parametrize(("seats", "deck"), [(2, "printed"), (3, "reduced"), (4, "reduced"), (5, "reduced")])
def test_the_notebook_says_where_known_tokens_lie_now_and_how_they_are_known(seats: int, deck: str) -> None:
    """With only two tokens each, one that was seen tells what the other is."""
    lang = "fr"
    texts = SiteTexts(lang, "verona")
    headings = [texts.say(f"table-note-{kind}") for kind in ("seen", "placed", "deduced")]
    found = Counter[str]()
    for seed in range(8):
        for play in moments(GAME, seats, {"rounds": 1, "deck": deck}, Random(seed)):
            if not play.view(None).table.tokens:
                continue
            for seat in range(seats):
                view = play.view(seat)
                lines = [noted(notes(scene(play, seat, lang))["note-tokens"], heading) for heading in headings]
                sure = deduced(view, play.setup)  # type: ignore[arg-type]
                wanted: list[list[tuple[str, str]]] = [[], [], []]
                for token in view.table.tokens:
                    owner = token.owner == seat
                    modifier = texts.amount(f"{ZONES_BY_NAME[token.card, token.zone]:+d}").replace("+0", "0")
                    place = f"{texts.word(token.card)}, zone {token.zone} ({modifier})"
                    place = place if owner else f"{PEOPLE[token.owner]}, {place}"
                    if seat in token.lookers:
                        wanted[0].append((token.kind, place))
                    elif owner:
                        wanted[1].append((token.kind, place))
                    elif token.number in sure:
                        wanted[2].append((sure[token.number], place))
                assert lines == wanted
                found.update(heading for heading, some in zip(headings, lines, strict=True) if some)
    assert set(found) >= set(headings if deck == "reduced" else headings[:2])


ZONES_BY_NAME = {(NAMES[card], index + 1): value for card, index, value in ZONES}


def listed(part: str) -> list[tuple[set[str], bool, Counter[int]]]:
    """Who holds what: the cards of each line, whether it is certain, and how many each holder has (-1: nobody)."""
    found = []
    for cls, line in re.findall(r"<li( class=\"is-sure\")?>(.*?)</li>", part):
        cards, _, where = line.partition('<span class="note-where">')
        holders: Counter[int] = Counter()
        for holder in re.findall(r'<span class="note-holder">.*?</span>(?: </span>|</span>)?', where + " "):
            seat = re.findall(r"mark seat-(\d)", holder)
            many = re.findall(r"× (\d+)", holder)
            holders[int(seat[0]) if seat else -1] = int(many[0]) if many else 1
        names = {name.strip() for name in re.sub(r"<[^>]*>", "", cards).split(",")}
        found.append((names, bool(cls), holders))
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_who_holds_what_is_true_of_the_cards_that_lie_there(seats: int) -> None:
    """Every line holds in the true world: so many of its cards are in each hand named, all of them where it is sure."""
    texts = SiteTexts("fr", "verona")
    lines = sure_lines = 0
    for play in moments(GAME, seats, {"rounds": 2}, Random(40 + seats)):
        state: Any = play.state
        if state.deck:
            continue
        where = {card: seat for seat, hand in enumerate(state.hands) for card in hand}
        for seat in range(seats):
            part = notes(scene(play, seat))["note-doubts"]
            for cards, sure, holders in listed(part):
                truly = Counter(where.get(card, -1) for card in range(len(NAMES)) if texts.word(NAMES[card]) in cards)
                assert truly == holders, (cards, part)
                assert sure == (len(holders) == 1)
                assert bool(re.findall(r"<b>", part)) or not sure
                lines += 1
                sure_lines += sure
    assert lines
    assert sure_lines


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_draft_is_remembered_with_what_vanished_and_what_was_discarded(seats: int) -> None:
    texts = SiteTexts("en", "verona")
    gone_seen = discarded_seen = 0
    for play in moments(GAME, seats, {"rounds": 1}, Random(seats)):
        for seat in range(seats):
            sight = play.view(seat).table
            part = notes(scene(play, seat, "en"))["note-draft"]
            bold = re.findall(r"<b>(.*?)</b>", part)
            if not sight.dealt:
                assert "<li>" not in part
                continue
            assert texts.word(sight.dealt[0]) in words(part, "li")[0]
            expected: list[str] = []
            for number, pack in enumerate(sight.packs):
                expected += [texts.word(pack.took)] if pack.took else []
                if number + 1 < len(sight.packs):
                    gone = set(pack.cards) - {pack.took} - set(sight.packs[number + 1].cards)
                    names = [texts.word(card) for card in pack.cards if card in gone]
                    expected += [", ".join(names)] if names else []
                    gone_seen += bool(names)
            if sight.discarded:
                expected.append(", ".join(texts.word(card) for card in sight.discarded))
                discarded_seen += 1
            assert bold == expected
    assert gone_seen
    assert discarded_seen


def test_two_players_remember_what_they_gave_and_received() -> None:
    texts = SiteTexts("fr", "verona")
    exchanged = 0
    for play in moments(GAME, 2, {"rounds": 1}, Random(2)):
        for seat in (0, 1):
            sight = play.view(seat).table
            lines = words(notes(scene(play, seat))["note-draft"], "li")
            told = [cards for cards in (sight.dealt, sight.given, sight.received) if cards]
            assert len(lines) == len(told)
            for line, cards in zip(lines, told, strict=True):
                assert line.endswith(", ".join(texts.word(card) for card in cards))
            exchanged += bool(sight.given)
    assert exchanged


def test_the_characters_not_yet_played_are_listed_with_one_s_own_in_bold() -> None:
    texts = SiteTexts("fr", "verona")
    for play in moments(GAME, 4, {"rounds": 1}, Random(4)):
        for seat in viewers(4):
            sight = play.view(seat).table
            part = notes(scene(play, seat))["note-left"]
            cards = [NAMES[card] for card in play.setup.cards if NAMES[card] not in sight.plays]  # type: ignore[attr-defined]
            wanted = [] if sight.undealt else [texts.word(card) for card in cards]
            shown = re.sub(r"<span class=\"sr\">.*?</span>", "", part)
            assert [name.strip() for each in words(shown, "p") for name in each.split(",")] == wanted
            assert set(re.findall(r"<b>(.*?)</b>", shown)) == {texts.word(card) for card in sight.hand}


def test_a_spectator_reads_only_what_everybody_may_know() -> None:
    public = ["note-left", "note-rounds", "note-past", "note-sheet"]
    for play in moments(GAME, 3, {"poison": True, "rounds": 2}, Random(3)):
        assert list(notes(scene(play, None))) == public
        assert [name for name in notes(scene(play, 1)) if name in public] == public


def test_most_moves_change_few_parts_of_the_notebook() -> None:
    """What is pushed is what has changed: of six parts, two at most for a move of somebody else's turn."""
    before: dict[str, str] = {}
    changed: list[int] = []
    for play in moments(GAME, 4, {"rounds": 1}, Random(9)):
        parts = notes(scene(play, 0))
        if before and play.view(0).table.plays:
            changed.append(sum(parts[name] != before[name] for name in parts))
        before = parts
    assert max(changed[:-1]) <= 3
    assert sum(changed) / len(changed) < 1.5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_reference_sheet_has_every_character_of_the_table_with_the_options_in_force(seats: int, lang: str) -> None:
    play = Playthrough(GAME, GAME.setup(seats, {"prince_neutrals": 6}))
    play.chance(Random(1))
    part = notes(scene(play, 0, lang))["note-sheet"]
    texts = SiteTexts(lang, "verona")
    cards = [NAMES[card] for card in play.setup.cards]  # type: ignore[attr-defined]
    assert [each.split("  ")[0].strip() for each in words(part, "dt")] != []
    for entry, rule, card in zip(words(part, "dt"), words(part, "dd"), cards, strict=True):
        assert entry.startswith(name_of(lang, card))
        assert rule.startswith(texts.say(f"table-text-{card}", play.view(0).options))
    assert "6" in words(part, "dd")[0]
    assert "<details" in part
    assert " open" not in part
