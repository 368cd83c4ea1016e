"""A finished round of the Council of Verona on the site, and everything face up afterwards."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from ends import ends
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import KINDS, NAMES, ZONES
from perfidie.games.verona.web import notebook as draw_notebook
from perfidie.games.verona.web.reveal import last_round, open_board, standing
from perfidie.texts import LANGUAGES
from web.scenes import Elements, moments, scene, text
from web.verona import FATES, SEATS, between_rounds, kind_in, name_of, notes, sum_told, tokens_drawn, viewers, words

# The finished round


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("poison", [False, True])
@pytest.mark.parametrize("seats", ends(SEATS))
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
            assert [row["class"].split()[1] for row in rows] == [fate for _, fate in fates]
            sums = [sum_told(lang, facts) for card, _ in fates for facts in scored
                    if facts["card"] == card and facts["kind"].isdecimal()]  # fmt: skip
            assert [each["text"] for each in elements.all("span", "past-sum")] == sums


@pytest.mark.parametrize("seats", SEATS)
def test_what_the_tokens_brought_adds_up_to_the_round_and_the_match(seats: int) -> None:
    totals = [0] * seats
    for play, told in between_rounds(seats, seats, poison=seats % 2 == 0):
        points: list[Any] = [event.facts for event in told if event.kind == "round-scored"]
        for facts in points:
            totals[facts["seat"]] += facts["points"]
        brought = [0] * seats
        for each in Elements(last_round(scene(play, 0))).all("span", "past-sum"):
            brought[int(each["class"].split("seat-")[1])] += figure(each["text"].split()[-1])
        assert brought == [facts["points"] for facts in sorted(points, key=lambda facts: facts["seat"])]
        for number, row in enumerate(account_rows(notes(scene(play, 0))["note-rounds"])):
            (total,) = Elements(row).all("td", "past-total")
            assert figure(total["text"]) == totals[number]


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
            rows = account_rows(notes(scene(play, None))["note-rounds"])
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
        assert bool(Elements(last_round(scene(play, 0))).all("summary")) == play.over


# Who may know what stayed face down


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


# Everything face up


@pytest.mark.parametrize(("poison", "lang"), [(False, "fr"), (True, "en")])
@pytest.mark.parametrize("seats", ends(SEATS))
def test_face_up_every_card_is_named_once_and_every_token_shows_its_kind(seats: int, poison: bool, lang: str) -> None:
    steps = set()
    for play in moments(GAME, seats, {"poison": poison, "rounds": 2}, Random(20 + seats)):
        state: Any = play.state
        page = text(open_board(scene(play, None, lang), state))
        laid = not play.over and play.view(None).step not in ("DraftCard", "Exchange")
        table, _, aside = page.partition('<ul class="open-hands"')
        cards = words(f"<ul {aside.removesuffix('</div>')}", "span", "open-card") if aside else []
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
        elif play.over:
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
            page = text(draw_notebook(shown)) + "".join(standing(shown, each) for each in range(5))
            elements = Elements(page)
            assert elements.open == []
            assert not [each for each in elements.found if "style" in each]
            ids = [each["id"] for each in elements.found if "id" in each]
            assert len(ids) == len(set(ids))
            assert not re.search(r"(table|word|step)-[a-z]+-?[a-z_]*<|>(table|word)-", page), "a text is missing"
