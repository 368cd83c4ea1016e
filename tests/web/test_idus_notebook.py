"""The notebook of Idus Martii on the site: every vote as its reader may know it, and what follows for certain."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any, NamedTuple

import pytest

from games.idus_martii.tables import answer, assigned, choose, look, now, shuffled, table, turn, vote
from perfidie.boards.scene import Parts, Scene
from perfidie.engine import Event, Playthrough
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.rules.box import COLOURS
from perfidie.games.idus_martii.web import notebook
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from web.scenes import Elements, moments, scene, text

FRENCH = SiteTexts("fr", "idus_martii")
ANSWERS = {"vote-kept": "keep", "exchange-forced": "force", "yellow-shown": "show"}


class Noted(NamedTuple):
    """A turn as the notebook has it: seats, answer, tally; by Aedile what is certain, and what else is said of him."""

    consul: int
    praetor: int
    aediles: tuple[int, ...]
    looked: int
    answer: str
    tally: tuple[str, ...]
    votes: tuple[str, ...]
    tags: tuple[list[str], ...]
    why: str
    lies: list[tuple[int, str]]


def parts(shown: Scene) -> dict[str, str]:
    drawing = notebook(shown)
    assert isinstance(drawing, Parts)
    assert Elements(text(drawing)).open == []
    return dict(drawing.parts)


def pips(piece: str) -> tuple[str, ...]:
    return tuple(re.findall(r'<i class="pip is-(\w+)"', piece))


def noted(part: str) -> Noted:
    """What stands in the part of one turn."""
    seats = [int(seat) for seat in re.findall(r"mark seat-(\d)", part.partition("<ul")[0])]
    rows = re.findall(r"<li>(.*?)</li>", part.partition("<ul")[2].partition("</ul>")[0])
    aediles = tuple(int(re.findall(r"mark seat-(\d)", row)[0]) for row in rows)
    tags = tuple([each["text"] for each in Elements(row).all("span", "note-tag")] for row in rows)
    kinds = [re.findall(r'class="note-tag is-(look|keep|force|show)"', row) for row in rows]
    looked = [(seat, kind[0]) for seat, kind in zip(aediles, kinds, strict=True) if kind] or [(-1, "")]
    said = re.findall(r'<p class="note-lie">(.*?)</p>', part)
    return Noted(
        seats[0], seats[1] if len(seats) > 1 else -1, aediles, looked[0][0], looked[0][1],
        pips(part.partition('class="note-tally"')[2].partition("</p>")[0]), tuple("".join(pips(row)) for row in rows),
        tags, "".join(each["text"] for each in Elements(part).all("p", "note-why")),
        [(int(re.findall(r"mark seat-(\d)", each)[0]), re.sub(r"<[^>]*>", "", each)) for each in said],
    )  # fmt: skip


def turns(shown: Scene) -> list[Noted]:
    """The turns that have begun, in the order of the page."""
    found = [part for name, part in parts(shown).items() if name.startswith("note-turn")]
    return [noted(part) for part in found if " hidden" not in part]


def one(play: Playthrough, seat: int | None, number: int = 1) -> Noted:
    """A turn by its number, from 1."""
    return noted(parts(scene(play, seat))[f"note-turn-{number}"])


def told(events: list[Event]) -> list[dict[str, Any]]:
    """The turns as the table was told of them."""
    found: list[dict[str, Any]] = []
    for event in events:
        facts: Any = event.facts
        if event.kind == "turn-started":
            found.append({"consul": facts["consul-seat"]})
        elif event.kind.startswith("roles-"):
            found[-1].update(praetor=facts["praetor-seat"], aediles=(facts["first-seat"], facts["second-seat"]))
        elif event.kind in ANSWERS:
            found[-1].update(looked=facts["aedile-seat"], answer=ANSWERS[event.kind])
        elif event.kind == "tallied":
            found[-1].update(tally=facts["votes"])
    return found


# The record


@pytest.mark.parametrize(("seats", "lang"), [(5, "fr"), (6, "en"), (8, "fr")])
def test_every_turn_is_recorded_as_it_was_told_the_newest_first(seats: int, lang: str) -> None:
    *_, play = moments(GAME, seats, {}, Random(seats))
    wanted = told(list(play.events))[::-1]
    for seat in (0, seats - 1, None):
        shown = turns(scene(play, seat, lang))
        assert [{name: getattr(each, name) for name in wanted[0]} for each in shown] == wanted


@pytest.mark.parametrize("force", ["aedile_choice", "opposite", "yellow_only"])
def test_a_colour_stands_only_where_it_is_true(force: str) -> None:
    """Whatever the reader's seat; a vote one cast, or saw and left, is never hatched."""
    for seed in range(2):
        *_, play = moments(GAME, 5, {"round2_force": force}, Random(seed))
        past = list(play.state.past)[::-1]  # type: ignore[attr-defined]
        for seat in (*range(5), None):
            for shown, (_, praetor, aediles, looked, _, _, counted) in zip(turns(scene(play, seat)), past, strict=True):
                for which, vote_ in enumerate(shown.votes):
                    assert vote_ in ("unknown", COLOURS[counted[which]])
                    assert vote_ != "unknown" or seat != aediles[which]
                kept = shown.answer == "keep" and seat == praetor
                assert not kept or shown.votes[looked] != "unknown"


def test_votes_that_are_not_certain_are_the_same_bytes() -> None:
    play = answer(look(vote(table("LT LT LT LT MM"), "gr"), 0), "keep")
    rows = re.findall(r"<i class=\"pip.*?</i>", parts(scene(play, 4))["note-turn-1"].partition("<ul")[2])
    assert len(rows) == 2
    assert len(set(rows)) == 1


# What follows for certain


def test_e21_a_mixed_pair_is_known_to_its_aediles_and_to_the_praetor_who_looked() -> None:
    play = answer(look(vote(table("LT LT LT LT MM"), "gr"), 0), "keep")
    assert {seat: one(play, seat).votes for seat in (0, 1, 2, 3, 4, None)} == {
        0: ("unknown", "unknown"), 1: ("green", "red"), 2: ("green", "red"), 3: ("green", "red"),
        4: ("unknown", "unknown"), None: ("unknown", "unknown"),
    }  # fmt: skip
    assert one(play, 2).why == FRENCH.say("table-note-why-own")
    assert one(play, 1).why == FRENCH.say("table-note-why-seen")
    assert one(play, 0).why == ""


def test_two_equal_votes_are_known_to_everybody_and_so_is_the_wish_of_the_one_who_was_forced() -> None:
    play = answer(look(vote(table("LT LT LT LT MM"), "gr"), 1), "force")
    for seat in (0, 2, 4, None):
        shown = one(play, seat)
        assert shown.votes == ("green", "green")
        assert shown.why == FRENCH.say("table-note-why-same")
        assert FRENCH.t("table-note-wanted", vote="red") in shown.tags[1]
        assert not any("rouge" in tag for tag in shown.tags[0])
    assert FRENCH.t("table-note-wanted-own", vote="red") in one(play, 3).tags[1]


def test_e22_a_yellow_that_was_shown_betrays_the_other_one() -> None:
    play = look(vote(assigned(1, 3, 4), "yy"), 0)
    play.move(3, ["swap", "red"])
    for seat in (0, 2, None):
        shown = one(play, seat, 6)
        assert shown.votes == ("red", "yellow")
        assert shown.why == FRENCH.say("table-note-why-show")
        assert shown.tags == ([FRENCH.say("table-note-answer-show")], [])


def test_e25_a_yellow_beside_a_vote_that_was_left_is_the_other_aedile_s() -> None:
    play = answer(look(vote(assigned(1, 3, 4), "gy"), 0), "keep")
    shown = one(play, None, 6)
    assert (shown.votes, shown.why) == (("green", "yellow"), FRENCH.say("table-note-why-keep"))
    mixed = answer(look(vote(assigned(1, 3, 4), "gr"), 0), "keep")
    assert [one(mixed, seat, 6).votes[0] for seat in (None, 2, 1, 3)] == ["unknown", "unknown", "green", "green"]


def test_a_praetor_who_forces_in_the_second_round_keeps_what_he_saw_though_not_what_came_of_it() -> None:
    play = answer(look(vote(assigned(1, 3, 4), "gr"), 0), "force")
    play.move(3, ["swap", "yellow"])
    shown = one(play, 1, 6)
    assert shown.votes == ("unknown", "unknown")
    assert {FRENCH.t("table-note-wanted", vote="green"), FRENCH.say("table-note-seen")} < {*shown.tags[0]}
    assert not any("vert" in tag for tag in one(play, 2, 6).tags[0])


def test_while_votes_lie_there_one_reads_one_s_own_and_the_one_that_was_looked_at() -> None:
    play = look(vote(shuffled(5, 1, first_player=0), "gr"), 0)
    assert {seat: one(play, seat).tags for seat in (0, 1, 2, 3)} == {
        0: ([FRENCH.say("table-note-answer-look")], []),
        1: ([FRENCH.say("table-note-answer-look"), FRENCH.t("table-note-placed", vote="green"),
             FRENCH.say("table-note-seen")], []),
        2: ([FRENCH.say("table-note-answer-look"), FRENCH.t("table-note-placed-own", vote="green")], []),
        3: ([FRENCH.say("table-note-answer-look")], [FRENCH.t("table-note-placed-own", vote="red")]),
    }  # fmt: skip
    assert one(play, 1).tally == ()


# What was said


def test_what_one_knows_to_be_false_is_marked_at_the_turn_it_speaks_of_for_those_who_know() -> None:
    play = turn(shuffled(5, 1, first_player=0), "gr")
    play.say(2, ["voted", "1", "1", "red"])
    play.say(2, ["voted", "1", "1", "red"])
    play.say(1, ["seen", "1", "1", "2", "green"])
    assert {seat: [who for who, _ in one(play, seat).lies] for seat in (0, 1, 2, 3, 4, None)} == {
        0: [], 1: [2], 2: [], 3: [2], 4: [], None: []
    }  # fmt: skip
    said = one(play, 1).lies[0][1]
    assert FRENCH.say("table-note-false") in said
    assert FRENCH.action(("voted", "1", "1", "red")) in said


def test_what_cannot_be_true_of_anybody_s_role_is_marked_for_everybody() -> None:
    play = turn(shuffled(5, 1, first_player=0), "gr")
    play.say(4, ["voted", "1", "1", "green"])
    play.say(3, ["seen", "1", "1", "2", "green"])
    play.say(1, ["seen", "1", "1", "3", "red"])
    assert [who for who, _ in one(play, 0).lies] == [4, 3, 1]
    assert [who for who, _ in one(play, 4).lies] == [3, 1], "nobody is told of his own lies"


def test_who_was_forced_may_have_meant_either_of_his_two_cards() -> None:
    play = answer(look(vote(shuffled(5, 1, first_player=0), "gg"), 0), "force")
    for colour in ("green", "red"):
        play.say(2, ["voted", "1", "1", colour])
    assert one(play, 1).lies == []


def test_a_broken_promise_is_marked_for_those_who_saw_the_card() -> None:
    play = shuffled(5, 1, first_player=0)
    for seat in (2, 3):
        play.say(seat, ["promise", "green"])
    play.say(4, ["promise", "green"])
    turn(play, "rg")
    assert {seat: [who for who, _ in one(play, seat).lies] for seat in (0, 1, 3, None)} == {
        0: [],
        1: [2],
        3: [2],
        None: [],
    }
    assert FRENCH.say("table-note-broken") in one(play, 1).lies[0][1]


# Cards and sums


@pytest.mark.parametrize("seats", [5, 8])
def test_one_s_own_cards_are_there_and_the_others_are_counted_from_them(seats: int) -> None:
    chosen, rng = 0, Random(seats)
    for play in moments(GAME, seats, {}, Random(3)):
        for seat in rng.sample(range(seats), int(rng.random() < 0.4)):
            sight = play.view(seat).table
            part = parts(scene(play, seat))["note-mine"]
            cards = re.findall(r'class="side-card of-(\w+)( is-away)?"', part)
            if sight.side:
                assert cards[0] == (sight.side, "")
                assert Counter(name for name, _ in cards) == Counter(sight.dealt)
                assert cards[1][1]
                chosen += 1
            else:
                assert cards == [(name, "") for name in sight.dealt]
            others = Counter(loyal=seats - 1, traitor=seats - 1, merchant=2) - Counter(sight.dealt)
            counted = re.findall(r'note-cards of-(\w+)">(\d+)', part)
            assert {name: int(count) for name, count in counted if int(count)} == others
    assert chosen


def test_the_sums_of_a_senator_are_the_votes_of_the_record() -> None:
    *_, play = moments(GAME, 6, {}, Random(6))
    for seat in (2, None):
        shown = scene(play, seat)
        found = Counter(
            (who, vote_) for each in turns(shown) for who, vote_ in zip(each.aediles, each.votes, strict=True)
        )
        rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", parts(shown)["note-senators"])
        assert len(rows) == 6
        for who, row in enumerate(rows):
            counts = re.findall(r'<td class="is-(\w+)(?: is-zero)?">(\d+)</td>', row)
            assert {name: int(count) for name, count in counts} == {
                name: found[who, name] for name in (*COLOURS, "unknown")
            }


def test_without_a_notebook_there_are_one_s_own_cards_and_one_sentence() -> None:
    *_, play = moments(GAME, 5, {"notebook": False}, Random(5))
    own = parts(scene(play, 0))
    assert list(own) == ["note-mine"]
    assert FRENCH.say("table-note-none") in own["note-mine"]
    assert "note-cards" not in own["note-mine"]
    assert parts(scene(play, None)) == {}


def test_a_move_changes_one_turn_and_a_tally_the_sums() -> None:
    before: dict[str, str] = {}
    steps = []
    for play in moments(GAME, 5, {}, Random(9)):
        found = parts(scene(play, 0))
        if before:
            steps.append({name for name in found if found[name] != before[name]})
        before = found
    assert max(map(len, steps)) <= 4, "the turn that is over, the one that begins, the sums, and one's own side"
    assert sum(map(len, steps)) < 2 * len(steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notebook_has_only_whole_sentences(lang: str) -> None:
    play = shuffled(5, 2, first_player=0)
    rng = Random(2)
    while not play.over:
        seat = play.state.waiting[0]
        for who in (0, 2, 3):
            sayable = [action.words for action in GAME.talk.sayable(play.view(who))]
            for words in rng.sample(sayable, min(1, len(sayable))):
                play.say(who, words)
        if rng.random() < 0.3:
            page = text(notebook(scene(play, 1, lang)))
            broken = re.search(r"\ue000|style=|[{}$]|table-[a-z]|action-|[ >]None|Undefined", page)
            assert broken is None, broken
        play.move(seat, rng.choice(play.legal(seat)))
    assert any(each.lies for each in turns(scene(play, 1, lang)))


def test_the_reader_s_choice_of_side_is_nobody_else_s_business() -> None:
    pages = []
    for side in "LT":
        play = turn(turn(table("LT LT LT LT MM"), "gr"), "gr")
        assert now(play).consul == 1
        choose(play, side)
        pages.append([text(notebook(scene(play, seat))) for seat in (0, 2, 3, 4, None)])
    assert pages[0] == pages[1]
