"""A finished round of the Council of Verona on the site, the notebook, and everything face up afterwards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from perfidie.engine import Playthrough
from perfidie.games.verona import GAME
from perfidie.games.verona.box import KINDS, NAMES, ZONES
from perfidie.games.verona.knowledge import deduced
from perfidie.games.verona.web import notebook as draw_notebook
from perfidie.games.verona.web.reveal import last_round, open_board, standing
from perfidie.texts import LANGUAGES
from perfidie.texts.scene import Parts, Scene
from perfidie.web.words import SiteTexts
from web.scenes import NAMES as PEOPLE
from web.scenes import Elements, moments, scene, text

SEATS = (2, 3, 4, 5)
FATES = {"died": "is-dead", "objective-met": "is-met", "objective-unmet": "is-unmet"}


def viewers(seats: int) -> list[int | None]:
    return [*range(seats), None]


def between_rounds(seats: int, seed: int, **options: Any) -> Iterator[tuple[Playthrough, list[Any]]]:
    """A random match, stopped when a round is just over; with what was told of that round."""
    told, rounds = 0, 0
    for play in moments(GAME, seats, options, Random(seed)):
        over = len(play.view(None).table.past)
        if over > rounds:
            news = play.events[told:]
            start = [number for number, event in enumerate(news) if event.kind == "round-started"]
            yield play, list(news[: start[-1]] if start and not play.over else news)
            rounds = over
            told = len(play.events)


def notes(shown: Scene) -> dict[str, str]:
    """The notebook, part by part."""
    drawing = draw_notebook(shown)
    assert isinstance(drawing, Parts)
    assert text(drawing)
    return dict(drawing.parts)


def words(piece: str, tag: str, cls: str = "") -> list[str]:
    return [each["text"].strip() for each in Elements(piece).all(tag, cls)]


@cache
def name_of(lang: str, card: str) -> str:
    return SiteTexts(lang, "verona").say(f"table-name-{card}")


def sum_told(lang: str, facts: Any) -> str:
    """`3 + 1 = 4`, from the facts of the event."""
    modifier = int(facts["modifier"])
    written = f"{facts['kind']} {'-' if modifier < 0 else '+'} {abs(modifier)} = {facts['points']}"
    return SiteTexts(lang, "verona").amount(written)


# The finished round


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("poison", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_the_finished_round_shows_the_deaths_fates_and_sums_that_were_told(seats: int, poison: bool, lang: str) -> None:
    for play, told in between_rounds(seats, 10 * seats + poison, poison=poison):
        fates = [(event.facts["card"], FATES[event.kind]) for event in told if event.kind in FATES]
        scored: list[Any] = [event.facts for event in told if event.kind == "token-scored"]
        for seat in viewers(seats):
            elements = Elements(last_round(scene(play, seat, lang)))
            assert words(last_round(scene(play, seat, lang)), "b", "past-card") == [
                name_of(lang, card) for card, _ in fates
            ]
            rows = elements.all("li", "past-person")
            assert [row["class"].split()[2] for row in rows] == [fate for _, fate in fates]
            sums = [sum_told(lang, facts) for card, _ in fates for facts in scored
                    if facts["card"] == card and facts["kind"].isdecimal()]  # fmt: skip
            assert [each["text"] for each in elements.all("span", "past-sum")] == sums


@pytest.mark.parametrize("seats", SEATS)
def test_points_fly_to_their_owners_and_add_up_to_the_round_and_the_match(seats: int) -> None:
    totals = [0] * seats
    for play, told in between_rounds(seats, seats, poison=seats % 2 == 0):
        scored: list[Any] = [event.facts for event in told if event.kind == "token-scored"]
        points: list[Any] = [event.facts for event in told if event.kind == "round-scored"]
        for facts in points:
            totals[facts["seat"]] += facts["points"]
        for number, line in enumerate(Elements(row).found for row in account_rows(last_round(scene(play, 0)))):
            own = [facts["points"] for facts in scored if facts["seat"] == number and facts["kind"].isdecimal()]
            gains = [figure(each["text"]) for each in line if "past-gain" in each.get("class", "")]
            assert Counter(gains) == Counter(own)
            (new,) = [figure(each["text"]) for each in line if each.get("class") == "is-new"]
            assert new == sum(own)
            (total,) = [figure(each["text"]) for each in line if each.get("class") == "past-total"]
            assert total == totals[number]


def account_rows(piece: str) -> list[str]:
    return re.findall(r"<tr[^>]*><th scope=\"row\">.*?</tr>", piece)


def figure(text_: str) -> int:
    return int(text_.replace("−", "-"))


def test_who_has_the_most_points_leads_and_at_the_end_the_winner() -> None:
    """A tie of points is broken at the end: the crown is the outcome's."""
    for seed in range(12):
        for play, _ in between_rounds(2, seed):
            past = play.view(None).table.past
            totals = [sum(each.scores[seat] for each in past) for seat in (0, 1)]
            best = [seat for seat in (0, 1) if totals[seat] == max(totals)]
            if outcome := play.view(None).outcome:
                best = list(outcome.winners)
            rows = account_rows(last_round(scene(play, None)))
            assert [seat for seat, row in enumerate(rows) if "is-leader" in row] == best


def test_a_vial_on_a_met_objective_brings_nothing() -> None:
    vials = 0
    for play, told in between_rounds(4, 3, poison=True):
        kinds: list[Any] = [event.facts for event in told if event.kind == "token-scored"]
        vials += sum(not facts["kind"].isdecimal() for facts in kinds)
        for zone in re.findall(r'<li class="past-zone .*?</li>', last_round(scene(play, 0))):
            assert not ("death-skull" in zone or "three-leaves" in zone) or "past-sum" not in zone
    assert vials


def test_a_sum_below_zero_that_counts_for_nothing_says_so() -> None:
    arrows = 0
    for seed in range(6):
        for play, _ in between_rounds(5, seed, floor_token_at_zero=True):
            sums = words(last_round(scene(play, 0)), "span", "past-sum")
            assert all(figure(each.split()[-1]) >= 0 for each in sums)
            arrows += sum(bool(re.fullmatch(r"0 − [12] → 0", each)) for each in sums)
    assert arrows


def test_before_the_first_round_is_over_there_is_nothing_to_show() -> None:
    for play in moments(GAME, 3, {"rounds": 1}, Random(1)):
        assert bool(last_round(scene(play, 0))) == play.over


@pytest.mark.parametrize("seats", [2, 4])
def test_the_piece_stays_the_same_through_the_next_round_so_that_it_opens_once(seats: int) -> None:
    drawn: dict[tuple[int, int | None], set[str]] = {}
    for play in moments(GAME, seats, {"rounds": 3, "poison": True}, Random(seats)):
        if not play.over:
            for seat in viewers(seats):
                over = len(play.view(None).table.past)
                drawn.setdefault((over, seat), set()).add(last_round(scene(play, seat)))
    assert {over for over, _ in drawn} == {0, 1, 2}
    assert all(len(pieces) == 1 for pieces in drawn.values())
    ids = {re.findall(r' id="(past-\d)"', piece)[0] for (over, _), (piece, *_) in drawn.items() if over}
    assert ids == {"past-1", "past-2"}


# Who may know what stayed face down


ICONS = {"death-skull": "poison", "three-leaves": "antidote"}


def tokens_drawn(piece: str) -> list[tuple[str, str]]:
    """The tokens of a piece: whose they are, and what is drawn on them."""
    found = []
    for seat, rest in re.findall(r'<span class="tok seat-(\d)[^"]*"[^>]*>(.*?)</span>', piece):
        kinds = re.findall(r"<b[^>]*>(\d)</b>", rest)
        kinds += [ICONS[name] for name in re.findall(r"#(death-skull|three-leaves)", rest)]
        found.append((seat, "".join(kinds)))
    return found


def kind_in(rest: str) -> bool:
    return "<b" in rest or "death-skull" in rest or "three-leaves" in rest


@pytest.mark.parametrize("seats", SEATS)
def test_a_token_that_stayed_face_down_shows_its_kind_to_its_owner_and_to_who_looked_only(seats: int) -> None:
    hidden, by_paris = 0, 0
    for seed in range(4):
        for play, _ in between_rounds(seats, 100 * seats + seed):
            closed = play.state.closed[-1]  # type: ignore[attr-defined]
            _, _, _, zones, owners, kinds, looked, _ = closed
            met = play.view(None).table.past[-1].met
            for seat in viewers(seats):
                piece = last_round(scene(play, seat))
                wanted, eyes = [], 0
                for zone, number in enumerate(zones):
                    if number < 0:
                        continue
                    turned = NAMES[ZONES[zone][0]] in met
                    saw = seat is not None and number in looked[seat]
                    knows = turned or owners[number] == seat or saw
                    hidden += not knows
                    eyes += saw and not turned
                    wanted.append((str(owners[number]), KINDS[kinds[number]] if knows else ""))
                assert tokens_drawn(piece) == wanted
                assert piece.count("tok-eye") == eyes
                by_paris += eyes
    assert hidden
    assert by_paris


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_of_one_owner_that_stayed_face_down_are_the_same_bytes(lang: str) -> None:
    for play, _ in between_rounds(4, 8):
        piece = last_round(scene(play, None, lang))
        for seat in range(4):
            tokens = re.findall(rf'<span class="tok seat-{seat}.*?</span>', piece)
            assert len({token for token in tokens if not kind_in(token)}) < 2


@pytest.mark.parametrize("poison", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_two_worlds_that_look_the_same_are_drawn_the_same(seats: int, poison: bool) -> None:
    rng = Random(seats)
    drawn = 0
    for play in moments(GAME, seats, {"poison": poison, "rounds": 2}, Random(7 * seats + poison)):
        if rng.random() > 0.2 and not play.over:
            continue
        for seat in viewers(seats):
            true = scene(play, seat)
            other = scene(play, seat, world=GAME.imagine(play.view(seat), rng), heard=true.recent)
            assert last_round(other) == last_round(true)
            assert notes(other) == notes(true)
            drawn += bool(play.view(seat).table.past)
    assert drawn


# How a seat stands


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_stands_at_the_end_with_the_sum_of_its_rounds(seats: int, lang: str) -> None:
    *_, play = moments(GAME, seats, {"poison": True}, Random(seats))
    outcome = play.view(None).outcome
    scores = outcome.scores if outcome else ()
    for seat in range(seats):
        shown = Elements(standing(scene(play, None, lang), seat))
        (total,) = shown.all("b", "num")
        assert figure(total["text"]) == scores[seat]
        (rounds,) = shown.all("span", "past-rounds")
        terms = re.findall(r"\d+|[+−=]", rounds["text"])
        assert eval_sum(terms) == scores[seat]


def eval_sum(terms: list[str]) -> int:
    total, sign = 0, 1
    for term in terms:
        if term.isdecimal():
            total, sign = total + sign * int(term), 1
        elif term == "−":
            sign = -1
    return total


# The notebook


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
    public = ["note-left", "note-rounds", "note-sheet"]
    for play in moments(GAME, 3, {"poison": True, "rounds": 2}, Random(3)):
        assert list(notes(scene(play, None))) == public
        assert list(notes(scene(play, 1)))[-3:] == public


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


# Everything face up


@pytest.mark.parametrize(("poison", "lang"), [(False, "fr"), (True, "en")])
@pytest.mark.parametrize("seats", SEATS)
def test_face_up_every_card_is_named_once_and_every_token_shows_its_kind(seats: int, poison: bool, lang: str) -> None:
    steps = set()
    for play in moments(GAME, seats, {"poison": poison, "rounds": 2}, Random(20 + seats)):
        state: Any = play.state
        page = text(open_board(scene(play, None, lang), state))
        laid = not play.over and play.view(None).step not in ("DraftCard", "Exchange")
        table, _, aside = page.partition('<ul class="open-hands"')
        cards = words(f"<ul {aside}", "span", "open-card") if aside else []
        away = [card for hand in state.hands for card in hand] + [*state.pack, *state.removed]
        assert Counter(cards) == Counter(name_of(lang, NAMES[card]) for card in away)
        shown = tokens_drawn(aside)
        held = [(str(seat), KINDS[kind]) for seat, left in enumerate(state.left) for kind in left]
        assert shown == ([] if state.deck else held)
        if laid:
            assert {each["id"] for each in Elements(page).found if each.get("id", "").startswith("who-")} == {
                f"who-{NAMES[card]}" for card in (*state.council, *state.exile)
            }
            placed = [(str(state.owners[n]), KINDS[state.kinds[n]]) for n in state.zones if n >= 0]
            assert Counter(tokens_drawn(table)) == Counter(placed)
        elif state.closed:
            *_, zones, owners, kinds, _, _ = state.closed[-1]
            placed = [(str(owners[n]), KINDS[kinds[n]]) for n in zones if n >= 0]
            assert Counter(tokens_drawn(table)) == Counter(placed)
        steps.add((laid, bool(state.closed), play.over))
    assert {(True, False, False), (True, True, False), (False, True, False), (False, True, True)} <= steps


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pieces_are_well_formed_without_style_or_doubled_ids(lang: str) -> None:
    for play, _ in between_rounds(5, 5, poison=True):
        for seat in (0, None):
            shown = scene(play, seat, lang)
            page = last_round(shown) + text(draw_notebook(shown)) + "".join(standing(shown, each) for each in range(5))
            elements = Elements(page)
            assert elements.open == []
            assert not [each for each in elements.found if "style" in each]
            ids = [each["id"] for each in elements.found if "id" in each]
            assert len(ids) == len(set(ids))
            assert not re.search(r"(table|word|step)-[a-z]+-?[a-z_]*<|>(table|word)-", page), "a text is missing"
