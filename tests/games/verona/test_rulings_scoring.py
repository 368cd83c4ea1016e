"""Rulings 28 to 43: objectives, deaths and vials."""

from __future__ import annotations

import pytest

from games.playing import told
from games.verona.reading import met, scores, worth
from games.verona.tables import OBJECTIVES, moves, position, refusal, see
from perfidie.engine import Playthrough
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import FACE, KIND


def ended(seats: int, council: str, tokens: str = "", away: str = "", **options: object) -> Playthrough:
    """A finished round: these at the Council, everybody else but those away in Exile."""
    away = away or {2: "tybalt benvolio lady_montague", 5: "tybalt benvolio"}.get(seats, "tybalt")
    return position(seats, f"C: {council}; E: *", tokens, away=away, **options)


def dead(play: Playthrough) -> set[str]:
    return set(see(play, None).past[0].dead)


# The Prince


@pytest.mark.parametrize(("counts", "granted"), [(True, True), (False, False)])
def test_r28_none_of_either_family_is_equal_unless_agreed_otherwise(counts: bool, granted: bool) -> None:
    play = ended(3, "prince mercutio paris", prince_zero_counts=counts)
    assert ("prince_escalus" in met(play)) is granted


@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize(
    ("council", "granted"), [("romeo juliet", True), ("romeo", False), ("romeo juliet nurse", False)]
)
def test_r28_as_many_of_both_families(counts: bool, council: str, granted: bool) -> None:
    assert ("prince_escalus" in met(ended(3, council, prince_zero_counts=counts))) is granted


@pytest.mark.parametrize(
    ("council", "granted"),
    [
        ("prince mercutio paris capulet", False),  # three
        ("prince mercutio paris nurse", True),  # four
        ("prince mercutio paris nurse friar capulet", True),  # five, and two Capulets to one Montague more
        ("rosaline apothecary prince mercutio paris nurse friar capulet", True),  # all seven
    ],
)
def test_r29_four_neutrals_or_more(council: str, granted: bool) -> None:
    assert ("prince_escalus" in met(ended(5, council))) is granted


@pytest.mark.parametrize("wanted", range(1, 8))
def test_r29_a_table_may_want_another_number_of_neutrals(wanted: int) -> None:
    neutrals = ["prince", "mercutio", "paris", "rosaline", "apothecary", "nurse", "friar"]
    for count in range(1, 7):
        council = " ".join([*neutrals[:count], "capulet juliet"])
        assert ("prince_escalus" in met(ended(5, council, prince_neutrals=wanted))) is (count >= wanted)


def test_r30_the_prince_counts_himself_at_the_council_only() -> None:
    assert "prince_escalus" in met(ended(3, "prince mercutio paris nurse"))
    assert "prince_escalus" not in met(ended(3, "mercutio paris nurse"))
    assert "prince_escalus" in met(ended(5, "mercutio paris nurse rosaline"))  # four others do as well


def test_r30_meeting_both_ways_pays_once() -> None:
    play = ended(3, "prince mercutio nurse friar", "P0:5@prince0")
    assert scores(play) == worth(play, "P0:5@prince0")


# The place of the character itself


@pytest.mark.parametrize(
    ("card", "council"),
    [
        ("prince_escalus", "romeo juliet"),
        ("prince_escalus", "prince"),
        ("mercutio", "capulet"),
        ("mercutio", "mercutio"),
        ("capulet", "juliet"),
        ("capulet", "capulet"),
        ("montague", "romeo"),
        ("montague", "montague"),
        ("romeo", "prince"),
        ("juliet", "romeo juliet"),
        ("rosaline", "romeo"),
        ("rosaline", "romeo rosaline"),
        ("apothecary", "prince"),
        ("apothecary", "apothecary prince mercutio capulet montague romeo juliet rosaline"),
    ],
)
def test_r31_a_character_need_not_be_at_the_council(card: str, council: str) -> None:
    assert card in met(ended(5, council))


# Families


def test_r32_the_nurse_and_the_friar_count_as_family_and_as_neutral() -> None:
    assert {"capulet"} == met(ended(3, "nurse")) & {"capulet", "montague", "prince_escalus"}
    assert {"montague"} == met(ended(3, "friar")) & {"capulet", "montague", "prince_escalus"}
    assert "prince_escalus" in met(ended(3, "nurse friar"))  # one of each
    assert "prince_escalus" in met(ended(3, "nurse friar mercutio paris capulet"))  # four neutrals, two to one
    assert "prince_escalus" not in met(ended(3, "nurse mercutio paris capulet"))


@pytest.mark.parametrize("card", ["capulet", "juliet", "lady_capulet", "tybalt", "nurse", "samson"])
def test_r32_the_capulets(card: str) -> None:
    play = ended(5, card, away="benvolio paris")
    assert met(play) & {"capulet", "montague"} == {"capulet"}


@pytest.mark.parametrize("card", ["montague", "romeo", "lady_montague", "benvolio", "friar", "balthazar"])
def test_r32_the_montagues(card: str) -> None:
    play = ended(5, card, away="tybalt paris")
    assert met(play) & {"capulet", "montague"} == {"montague"}


@pytest.mark.parametrize("card", ["prince", "mercutio", "rosaline", "apothecary", "paris"])
def test_r32_the_neutrals(card: str) -> None:
    play = ended(5, card, prince_neutrals=1, prince_zero_counts=False)
    assert met(play) & {"capulet", "montague", "prince_escalus"} == {"prince_escalus"}


# Majorities


@pytest.mark.parametrize(("size", "granted"), [(5, True), (6, False), (7, False)])
def test_r33_mercutio_wants_more_in_exile(size: int, granted: bool) -> None:
    cards = ["mercutio", "capulet", "montague", "romeo", "juliet", "prince", "paris"]
    assert ("mercutio" in met(ended(4, " ".join(cards[:size])))) is granted


@pytest.mark.parametrize(
    ("council", "granted"),
    [
        ("romeo juliet", set()),
        ("prince", set()),
        ("romeo juliet nurse", {"capulet"}),
        ("romeo juliet friar", {"montague"}),
    ],
)
def test_r34_the_lords_fail_both_at_a_tie(council: str, granted: set[str]) -> None:
    assert met(ended(3, council)) & {"capulet", "montague"} == granted


EVEN = "romeo juliet rosaline capulet montague nurse tybalt apothecary"


@pytest.mark.parametrize("place", ["council", "exile"])
@pytest.mark.parametrize("counts", [False, True])
def test_r35_the_apothecary_at_a_tie(counts: bool, place: str) -> None:
    """Fifteen characters lie on the table: a tie needs a death."""
    council = EVEN if place == "council" else EVEN.replace("apothecary", "paris")
    play = ended(5, council, "P0:poison@capulet0 P1:5@apothecary0", away="balthazar friar", poison=True,
                 apothecary_tie_counts=counts)  # fmt: skip
    past = see(play, None).past[0]
    assert (len(past.council), len(past.exile), past.dead) == (8, 7, ("capulet",))
    assert ("apothecary" in met(play)) is counts
    assert scores(play) == (worth(play, "P1:5@apothecary0") if counts else (0,) * 5)


@pytest.mark.parametrize("counts", [False, True])
def test_r35_the_apothecary_in_the_smaller_group_always_fails(counts: bool) -> None:
    assert "apothecary" not in met(ended(5, "apothecary prince", apothecary_tie_counts=counts))
    assert "apothecary" in met(ended(5, "prince mercutio", apothecary_tie_counts=counts))


# The lovers and Rosaline


@pytest.mark.parametrize("gone", ["romeo", "juliet"])
def test_r36_a_lover_who_is_not_in_play_fails_the_other(gone: str) -> None:
    other = "juliet" if gone == "romeo" else "romeo"
    assert not met(ended(3, other, away=gone)) & {"romeo", "juliet"}
    assert not met(ended(3, "prince", away=gone)) & {"romeo", "juliet"}


@pytest.mark.parametrize("council", ["romeo juliet", "prince"])
@pytest.mark.parametrize("gone", ["romeo", "juliet"])
def test_r36_a_dead_lover_fails_the_other(gone: str, council: str) -> None:
    other = "juliet" if gone == "romeo" else "romeo"
    play = ended(3, council, f"P0:poison@{gone}0 P1:5@{other}0", poison=True)
    assert dead(play) == {gone}
    assert not met(play) & {"romeo", "juliet"}
    assert scores(play) == (0, 0, 0)


@pytest.mark.parametrize(
    ("council", "together"), [("romeo juliet", True), ("prince", True), ("romeo", False), ("juliet", False)]
)
def test_r36_the_lovers_are_met_both_or_neither(council: str, together: bool) -> None:
    assert met(ended(3, council)) & {"romeo", "juliet"} == ({"romeo", "juliet"} if together else set())


@pytest.mark.parametrize(
    ("council", "tokens", "away", "granted"),
    [
        ("romeo juliet", "", "tybalt benvolio", False),
        ("prince", "", "tybalt benvolio", False),
        ("romeo", "", "tybalt benvolio", True),
        ("juliet", "", "romeo benvolio", True),
        ("romeo", "", "juliet benvolio", True),
        ("prince", "", "romeo juliet", True),
        ("romeo juliet", "P0:poison@romeo0", "tybalt benvolio", True),
        ("prince", "P0:poison@juliet0", "tybalt benvolio", True),
        ("romeo juliet", "P0:poison@romeo0 P1:poison@juliet0", "tybalt benvolio", True),
    ],
)
def test_r37_rosaline_is_the_exact_opposite(council: str, tokens: str, away: str, granted: bool) -> None:
    play = ended(5, council, tokens, away=away, poison=True)
    assert ("rosaline" in met(play)) is granted
    assert bool(met(play) & {"romeo", "juliet"}) is not granted


def test_r38_rosaline_is_neutral() -> None:
    assert "prince_escalus" in met(ended(5, "rosaline prince mercutio paris juliet"))
    assert "prince_escalus" not in met(ended(5, "prince mercutio paris juliet"))
    assert not met(ended(5, "rosaline")) & {"capulet", "montague"}


# Deaths


def test_r39_all_deaths_come_before_all_objectives() -> None:
    """With Juliet gone the families are even; with Romeo gone as well Lord Capulet has his majority again."""
    play = ended(3, "juliet capulet romeo", "P0:poison@juliet0 P1:poison@romeo0 P2:5@capulet0", poison=True)
    assert dead(play) == {"juliet", "romeo"}
    assert met(play) & {"capulet", "montague", "prince_escalus"} == {"capulet"}
    kinds = [event.kind for event in play.events]
    first_wish = min(kinds.index(kind) for kind in ("objective-met", "objective-unmet") if kind in kinds)
    last_death = max(place for place, kind in enumerate(kinds) if kind == "died")
    shown = [place for place, kind in enumerate(kinds) if kind == "token-shown"]
    assert max(shown) < kinds.index("died")
    assert last_death < first_wish
    assert first_wish < kinds.index("token-scored")


@pytest.mark.parametrize(
    ("council", "tokens", "card", "alive", "after"),
    [
        # by character: met while all live, met once the poisoned one is gone
        ("mercutio capulet montague romeo juliet prince", "P0:poison@romeo0", "mercutio", False, True),
        ("juliet romeo", "P0:poison@juliet0", "prince", True, False),
        ("capulet romeo juliet", "P0:poison@juliet0", "capulet", True, False),
        ("capulet romeo", "P0:poison@capulet0", "montague", False, True),
        ("prince mercutio paris nurse", "P0:poison@mercutio0", "prince", True, False),
    ],
)
def test_r40_the_dead_count_nowhere(council: str, tokens: str, card: str, alive: bool, after: bool) -> None:
    name = "prince_escalus" if card == "prince" else card
    assert (name in met(ended(4, council, poison=True))) is alive
    assert (name in met(ended(4, council, tokens, poison=True))) is after


def test_r40_the_dead_do_not_count_for_the_apothecary() -> None:
    play = ended(5, EVEN, away="paris friar", poison=True)
    assert "apothecary" in met(play)
    play = ended(5, EVEN, "P0:poison@capulet0 P1:poison@romeo0", away="paris friar", poison=True)
    assert "apothecary" not in met(play)


def test_r40_a_dead_character_pays_nothing_and_is_not_asked_for_its_objective() -> None:
    play = ended(3, "capulet", "P0:5@capulet0 P1:poison@capulet1", poison=True)
    assert told(play, None, "died") == [{"card": "capulet"}]
    asked = {facts["card"] for kind in ("objective-met", "objective-unmet") for facts in told(play, None, kind)}
    assert "capulet" not in asked
    assert scores(play) == (0, 0, 0)
    assert not told(play, None, "token-scored")


def test_r41_a_power_character_has_no_zone_and_cannot_be_poisoned() -> None:
    on = {action.words[2] for action in GAME.vocabulary.actions if action.words[0] == "token"}
    assert on == set(OBJECTIVES)
    play = position(3, "C: romeo", hold="tybalt", poison=True)
    moves(play, "1 play tybalt exile; 1 skip_power")
    assert refusal(play, 1, "token poison tybalt 1") == "unknown-action"


@pytest.mark.parametrize(
    ("vials", "dies"),
    [
        ("P0:poison@capulet0", True),
        ("P0:antidote@capulet0", False),
        ("P0:poison@capulet0 P1:antidote@capulet1", False),
        ("P0:antidote@capulet0 P1:antidote@capulet1 P2:poison@capulet2", False),
        ("P0:poison@capulet0 P1:poison@capulet1 P2:antidote@capulet2", True),
        ("P0:poison@capulet0 P1:poison@capulet1 P2:poison@capulet2", True),
        ("P0:poison@capulet0 P1:antidote@juliet0", True),
    ],
)
def test_r42_more_poison_than_antidote_kills(vials: str, dies: bool) -> None:
    assert dead(ended(3, "capulet", vials, poison=True)) == ({"capulet"} if dies else set())


@pytest.mark.parametrize("floor", [False, True])
def test_r43_vials_give_no_points_whatever_the_zone(floor: bool) -> None:
    tokens = "P0:antidote@capulet0 P1:antidote@romeo2 P2:poison@romeo1"
    play = ended(3, "capulet nurse romeo juliet", tokens, poison=True, floor_token_at_zero=floor)
    assert {"capulet", "romeo"} <= met(play)
    assert scores(play) == (0, 0, 0)
    assert [facts["points"] for facts in told(play, None, "token-scored")] == [0, 0, 0]
    assert FACE[KIND["poison"]] == FACE[KIND["antidote"]] == 0
