"""The board of Idus Martii: everything one may do and know is on it, and nothing one may not know."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.idus_martii.tables import (
    LIMIT,
    SEATS,
    answer,
    assigned,
    choose,
    hands_for,
    in_round_two,
    look,
    moves,
    now,
    position,
    shuffled,
    table,
    turn,
    vote,
)
from games.playing import decisions
from perfidie.boards.scene import Scene, Typed
from perfidie.engine import Claim
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.rules.box import ROMAN
from perfidie.games.idus_martii.web.reading import FACTION_ICONS, ROLE_ICONS, VOTE_ICONS
from perfidie.games.idus_martii.web.said import short
from perfidie.texts import LANGUAGES
from web.idus import (
    BOARD,
    ballots,
    bubble,
    buttons,
    cards,
    choices,
    page,
    pages,
    parts,
    score,
    senator,
    stones,
    strip,
    tag,
    viewers,
    words,
)
from web.scenes import NAMES, Elements, scene, text
from web.test_templates import symbols

DEAL = "LT LM TL MT LT"
"""Five seats: nobody holds two cards alike."""


# Everything is drawn, for everybody, whole


def test_every_icon_is_in_the_sprite() -> None:
    assert {*FACTION_ICONS.values(), *VOTE_ICONS.values(), *ROLE_ICONS.values(), BOARD.emblem} <= symbols()
    assert len({*VOTE_ICONS.values()}) == len({*FACTION_ICONS.values()}) == 3, "no two differ by colour alone"


# Every choice has a button, every button is a choice


def test_what_a_veto_brings_stands_on_its_buttons() -> None:
    first = look(vote(table(DEAL), "gr"), 0)
    assert buttons(scene(first, 1)) == {
        "keep": "Laisser le vote un vert sera compté", "force": "Forcer l’échange il deviendra rouge"
    }  # fmt: skip
    second = look(vote(assigned(1, 3, 4), "gr"), 0)
    assert buttons(scene(second, 1))["force"] == "Forcer l’échange il prendra rouge ou jaune"
    opposite = look(vote(assigned(1, 3, 4, round2_force="opposite"), "rg"), 0)
    assert buttons(scene(opposite, 1))["force"] == "Forcer l’échange il deviendra vert"


def test_a_veto_that_the_table_does_not_play_is_greyed_and_says_why() -> None:
    play = look(vote(assigned(1, 3, 4, round2_force="yellow_only"), "gr"), 0)
    shown = scene(play, 1)
    assert list(buttons(shown)) == ["keep"]
    (grey,) = [each for each in Elements(choices(shown)).all("button") if "aria-disabled" in each]
    assert grey["value"] == "force"
    assert shown.why_not(("force",)) in grey["text"]


def test_a_side_is_chosen_by_the_card_one_keeps() -> None:
    play = turn(table(DEAL), "gr")
    turn(play, "gg")
    assert buttons(scene(play, 1)) == {
        "discard merchant": "Garder Loyal défausser Marchand", "discard loyal": "Garder Marchand défausser Loyal"
    }  # fmt: skip


def test_two_cards_alike_are_one_button() -> None:
    play = turn(table("LT LL TT MT ML"), "gr")
    turn(play, "gr")
    assert buttons(scene(play, 1)) == {"discard loyal": "Garder Loyal défausser l’autre Loyal"}


# Handing out the roles


def grants(shown: Scene) -> dict[int, tuple[bool, bool, str]]:
    """By candidate: whether they may be Praetor, Aedile, and what they were; all of it where they sit."""
    elements = Elements(" ".join(senator(shown, seat) for seat in range(shown.view.seats)))
    may = {each["id"]: "disabled" not in each for each in elements.all("input")}
    said = {each["id"]: each["text"] for each in elements.all("small", "sr")}
    found = [int(name.removeprefix("praetor-")) for name in may if name.startswith("praetor-")]
    return {seat: (may[f"praetor-{seat}"], may[f"aedile-{seat}"], said.get(f"grant-why-{seat}", "")) for seat in found}


def test_whoever_had_a_role_cannot_be_given_it_again_and_it_is_said_why() -> None:
    """Six players, the first round is over: F was Consul, A Praetor, B and C Aediles."""
    assert grants(scene(in_round_two(6), 0)) == {
        1: (True, False, "était Édile"), 2: (True, False, "était Édile"), 3: (True, True, ""), 4: (True, True, ""),
        5: (True, True, "était Consul"),
    }  # fmt: skip
    shown = scene(in_round_two(6), 0)
    seats = Elements(" ".join(senator(shown, seat) for seat in range(6)))
    closed = [each for each in seats.all("input") if "disabled" in each]
    assert [each["aria-describedby"] for each in closed] == ["grant-why-1", "grant-why-2"]


@pytest.mark.parametrize(("repeating", "may"), [(0, False), (1, True), (2, True)])
def test_at_five_an_aedile_may_stay_where_the_table_plays_it(repeating: int, may: bool) -> None:
    shown = scene(in_round_two(5, max_repeating_aediles=repeating), 0)
    assert [grants(shown)[seat][1] for seat in (1, 2)] == [may, may]
    (rule,) = Elements(choices(shown)).all("p", "handout-rule")
    assert ("sauf un Édile" in rule["text"]) == (repeating == 1)


def test_roles_are_one_form_whose_fields_lie_on_the_senators_and_no_browser_interrupts() -> None:
    shown = scene(in_round_two(6), 0)
    seats = Elements(" ".join(senator(shown, seat) for seat in range(6)))
    fields = {(each["type"], each["name"], "required" in each) for each in seats.all("input")}
    assert fields == {("radio", "pick", False), ("checkbox", "pick2", False)}
    assert all(each["form"] == "move" for each in seats.all("input"))
    (button,) = Elements(choices(shown)).all("button")
    assert button["value"] == "assign * **2"
    for other in (1, None):
        assert "<input" not in page(scene(in_round_two(6), other))


# Votes


@pytest.mark.parametrize(("one", "other"), [("gr", "rg"), ("gg", "rr")])
def test_votes_that_lie_face_down_are_the_same_bytes_for_all_who_may_not_know_them(one: str, other: str) -> None:
    tables = [table(DEAL), table(DEAL)]
    for play, votes in zip(tables, (one, other), strict=True):
        moves(play, f"3 vote {'green' if votes[1] == 'g' else 'red'}")
    first = [pages(play) for play in tables]
    assert {seat for seat in first[0] if first[0][seat] != first[1][seat]} == {3}
    for play, votes in zip(tables, (one, other), strict=True):
        moves(play, f"2 vote {'green' if votes[0] == 'g' else 'red'}")
    second = [pages(play) for play in tables]
    assert {seat for seat in second[0] if second[0][seat] != second[1][seat]} == {2, 3}


def test_an_aedile_sees_his_own_vote_and_the_others_that_he_has_voted() -> None:
    play = moves(table(DEAL), "2 vote green")
    assert ballots(scene(play, 2)) == [("green", "votre vote, secret"), ("place", "pas encore voté")]
    for other in (0, 1, 3, 4, None):
        shown = scene(play, other)
        assert ballots(shown) == [("back", "face cachée"), ("place", "pas encore voté")]
        assert (tag(shown, 2), tag(shown, 3)) == ("a voté", "")


def test_the_praetor_alone_sees_the_card_he_took() -> None:
    play = look(vote(table(DEAL), "gr"), 1)
    assert ballots(scene(play, 1)) == [("back", "face cachée"), ("red", "vu par vous seul")]
    assert ballots(scene(play, 2)) == [("green", "votre vote, secret"), ("back", "vu par le Préteur")]
    for other in (0, 4, None):
        assert ballots(scene(play, other)) == [("back", "face cachée"), ("back", "vu par le Préteur")]
        assert (tag(scene(play, other), 2), tag(scene(play, other), 3)) == ("a voté", "regardé")


def test_a_yellow_vote_that_was_found_lies_face_up_before_its_owner() -> None:
    play = look(vote(assigned(1, 3, 4), "gy"), 1)
    for seat in viewers(play):
        shown = scene(play, seat)
        assert ballots(shown)[1] == ("yellow", "montré à tous")
        assert tag(shown, 4) == "jaune !"
    assert set(buttons(scene(play, 4))) == {"swap green", "swap red"}


def test_a_forced_exchange_is_marked_until_the_votes_are_counted() -> None:
    play = answer(look(vote(assigned(1, 3, 4), "gg"), 0), "force")
    assert tag(scene(play, 0), 3) == "échange forcé"
    moves(play, "3 swap red")
    assert [tag(scene(play, 0), seat) for seat in range(5)] == [""] * 5


@pytest.mark.parametrize("votes", ["gr", "rg"])
def test_counted_votes_are_turned_without_their_owners_until_others_lie_there(votes: str) -> None:
    play = turn(table(DEAL), votes)
    for seat in viewers(play):
        assert ballots(scene(play, seat)) == [("green", ""), ("red", "")]
    moves(play, "3 vote green")
    assert [drawn for drawn, _ in ballots(scene(play, None))] == ["back", "place"]
    assert re.findall(r'class="pip is-(\w+)"', parts(scene(play, 0))["ballots"]) == ["green", "red"], "in small"


def test_the_order_of_the_turned_cards_says_nothing_about_who_laid_them() -> None:
    one, other = pages(turn(table(DEAL), "gr")), pages(turn(table(DEAL), "rg"))
    assert {seat for seat in one if one[seat] == other[seat]} == {0, 4, None}, "who neither voted nor looked"


# Senators


def test_a_senator_shows_his_roles_now_and_before_and_how_many_cards_he_holds() -> None:
    play = turn(table(DEAL), "gr")
    said = [Elements(senator(scene(play, 0), seat)) for seat in range(5)]
    roles = [words(each.all("span", "senator-role")[0]["text"]) for each in said]
    assert roles[0].startswith("sans rôle")
    assert "avant : Consul" in roles[0]
    assert [role.split()[0] for role in roles[1:]] == ["Consul", "Préteur", "Édile", "Édile"]
    choose(turn(play, "gr"), "M")
    backs = [Elements(senator(scene(play, 0), seat)).all("i", "fback") for seat in range(5)]
    assert [len(each) for each in backs] == [2, 1, 2, 2, 2]


def test_past_votes_are_coloured_where_they_are_certain_to_the_viewer() -> None:
    """Example 21: a mixed pair is known to both Aediles and the Praetor; two alike are known to everybody."""
    play = turn(table(DEAL), "gr")
    for knows in (1, 2, 3):
        assert (strip(scene(play, knows), 2), strip(scene(play, knows), 3)) == (["green"], ["red"])
    for unsure in (0, 4, None):
        assert (strip(scene(play, unsure), 2), strip(scene(play, unsure), 3)) == (["unknown"], ["unknown"])
    turn(play, "rr")
    assert (strip(scene(play, None), 3), strip(scene(play, None), 4)) == (["unknown", "red"], ["red"])


def test_a_vote_kept_beside_a_yellow_one_is_known_to_everybody() -> None:
    """Example 25."""
    shown = scene(turn(assigned(1, 3, 4), "gy"), None)
    assert (strip(shown, 3)[-1], strip(shown, 4)[-1]) == ("green", "yellow")


def test_without_a_notebook_the_screen_concludes_nothing() -> None:
    play = turn(table(DEAL, notebook=False), "rr")
    for seat in viewers(play):
        assert strip(scene(play, seat), 2) == ["unknown"]


def test_a_senator_s_last_statement_stands_beside_him_while_its_occasion_lasts() -> None:
    play = table(DEAL)
    play.say(4, ("trust", "0"))
    play.say(4, ("faction", "traitor"))
    play.say(0, ("lied", "4"))
    shown = scene(play, 2)
    assert shown.texts.action(("faction", "traitor")) in bubble(shown, 4)
    assert NAMES[4] in bubble(shown, 0)
    assert bubble(shown, 1) == ""
    vote(play, "gr")
    assert [bubble(scene(play, 2), seat) for seat in range(5)] == [""] * 5


def test_what_somebody_has_typed_stands_beside_them_too() -> None:
    play = table(DEAL)
    play.say(4, ("faction", "traitor"))
    said = (Claim(4, ("faction", "traitor"), "1.1.1"), Typed(4, "Je <plaisante>"), Typed(0, "Ah ?"))
    shown = replace(scene(play, 2), spoken=said)
    assert "Je &lt;plaisante&gt;" in senator(shown, 4)
    assert "Ah ?" in bubble(shown, 0)
    later = replace(shown, spoken=(*said, *[Typed(1, "Hum.")] * 8))
    assert shown.texts.action(("faction", "traitor")) in bubble(later, 4), "a typed line makes room, a claim stays"


@pytest.mark.parametrize(
    ("words_", "knows"), [(("voted", "1", "1", "red"), True), (("voted", "1", "1", "green"), False)]
)
def test_a_claim_that_my_notebook_contradicts_is_marked_in_its_bubble_and_in_the_talk(words_: Any, knows: bool) -> None:
    """Odette voted green, and Basile has seen it; Achille cannot know."""
    play = turn(table(DEAL), "gr")
    play.say(2, words_)
    claim = play.claims[-1]
    for seat, marked in ((1, knows), (3, knows), (0, False), (2, False), (None, False)):
        shown = scene(play, seat)
        assert ("is-doubted" in senator(shown, 2)) == marked
        assert BOARD.said(shown.view, claim) == (VOTE_ICONS[words_[-1]], marked)
    blind = turn(table(DEAL, notebook=False), "gr")
    blind.say(2, words_)
    assert "is-doubted" not in senator(scene(blind, 1), 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bubble_is_short_whatever_is_said(lang: str) -> None:
    play = turn(table(DEAL), "gr")
    shown = scene(play, 0, lang)
    for action in GAME.talk.sayable(play.view(4)):
        said_short = re.sub("|".join(NAMES), "", short(shown.draw, shown.texts.names, action.words))
        assert len(said_short.strip()) <= 16, action.words


# The Svffragivm card


@pytest.mark.parametrize("seats", SEATS)
def test_the_limit_of_this_table_stands_out_and_what_lies_beyond_is_hatched(seats: int) -> None:
    squares = Elements(text(BOARD.board(scene(shuffled(seats, 1), 0)))).all("li", "sq")
    kinds = [each["class"].partition("sq")[2].strip() for each in squares]
    limit = LIMIT[seats]
    assert [each["text"].strip() for each in squares] == list(ROMAN[1:])
    assert kinds == [""] * (limit - 1) + ["is-limit"] + ["is-beyond"] * (20 - limit)


def test_tokens_stand_beside_the_card_at_first_then_on_their_squares() -> None:
    play = table(DEAL)
    assert stones(scene(play, None)) == {"loyal": "start", "traitor": "start"}
    turn(play, "gg")
    assert stones(scene(play, None)) == {"loyal": "II", "traitor": "start"}
    assert stones(scene(position("LLTTM", 9, 7, 8), None)) == {"loyal": "IX", "traitor": "VII"}


def test_a_token_that_left_square_twenty_behind_stands_beside_the_card() -> None:
    play = table(hands_for("LLLLTTTM"))
    for votes in ["gr"] * 5 + ["gg"] * 8:
        choose(turn(play, votes), "LLLLTTTM"[now(play).consul])
    assert play.over
    assert stones(scene(play, None)) == {"loyal": "past", "traitor": "V"}


def test_lead_room_votes_to_come_and_who_would_win_by_the_tokens() -> None:
    lead, room, to_come, would_win = score(position("LLTTM", 9, 7, 8))
    assert lead.endswith("2 votes d’avance pour les Loyaux")
    assert re.findall(r"(\d) pas pour les (\w+)", room) == [("4", "Loyaux"), ("6", "Traîtres")]
    assert to_come == "4"
    assert re.findall(r"^Loyaux|d’après les seuls jetons$", would_win) == ["Loyaux", "d’après les seuls jetons"]
    level = score(position("LLTTM", 8, 8, 8))
    assert (level[0].split()[1:], level[3].split()[0]) == (["à", "égalité"], "Marchands")
    assert score(position("LLTTM", 6, 8, 7))[3].startswith("Traîtres")
    assert score(table(DEAL))[2] == "20"


# Around and on the table


def test_the_heading_and_the_ribbon_follow_the_turn() -> None:
    play = shuffled(6, 1, first_player=0)
    assert BOARD.heading(scene(play, 0)).strip() == "Manche I · tour 1 sur 6"
    seen = {}
    for actor, _ in decisions(play, Random(1)):
        ribbon = BOARD.phases(scene(play, actor))
        states = [state for _, state in ribbon]
        now = states.index("now")
        assert states == ["done"] * now + ["now"] + [""] * (len(states) - now - 1)
        seen[play.view(None).step, len(ribbon)] = ribbon[now][0].strip()
    assert seen == {
        ("Vote", 4): "Vote", ("LookAtVote", 4): "Veto", ("Veto", 4): "Veto", ("ChooseSide", 4): "Fin du tour",
        ("HandOutRoles", 5): "Rôles", ("Vote", 5): "Vote", ("LookAtVote", 5): "Veto", ("Veto", 5): "Veto",
        ("ReplaceVote", 5): "Veto", ("ChooseSide", 5): "Fin du tour",
    }  # fmt: skip


def test_my_cards_are_mine_alone_and_the_one_i_discarded_is_put_aside() -> None:
    play = turn(table(DEAL), "gr")
    assert cards(scene(play, 1)) == (["loyal", "merchant"], [])
    choose(turn(play, "gr"), "M")
    assert cards(scene(play, 1)) == (["merchant"], ["loyal"])
    others = [table("LT LM TL MT LT"), table("LT TM LL MT TL")]
    assert page(scene(others[0], 0)) == page(scene(others[1], 0)), "whatever the others hold"
    assert "icard" not in page(scene(others[0], None))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_vote_redraws_one_senator_and_the_votes(lang: str) -> None:
    play = turn(table(DEAL), "gr")
    before, senators = parts(scene(play, 0, lang)), [senator(scene(play, 0, lang), seat) for seat in range(5)]
    moves(play, "3 vote green")
    after = parts(scene(play, 0, lang))
    changed = [seat for seat in range(5) if senator(scene(play, 0, lang), seat) != senators[seat]]
    assert {name for name in after if after[name] != before.get(name)} == {
        "ballots",
        *[f"{part}-{seat}" for part in ("ballot", "vote", "vote-is") for seat in (3, 4)],
        "ballots-last",
    }
    assert changed == [3]
    before = after
    moves(play, "4 vote green")
    after = parts(scene(play, 0, lang))
    assert {name for name in after if after[name] != before[name]} == {"ballots", "ballot-4", "vote-4", "vote-is-4"}
