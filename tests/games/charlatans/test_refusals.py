"""Refusals of kept cards that have nothing to do, and of moves out of their time."""

from __future__ import annotations

import pytest

from games.charlatans.tables import Lay


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (3, "charlatans-card-save-white-idle"),
        (18, "charlatans-card-return-colours-idle"),
        (19, "charlatans-card-double-buy-idle"),
        (20, "charlatans-card-return-two-whites-idle"),
    ],
)
def test_a_card_that_can_do_nothing_is_refused_by_its_name(lay: Lay, card: int, code: str) -> None:
    assert lay(f"cards {card}").why_not("B", f"card {card}") == code


def test_a_card_of_the_box_cannot_be_used(lay: Lay) -> None:
    assert lay("track w1@1", "cards 3").why_not("B", "card 3") == "charlatans-no-card"


@pytest.mark.parametrize(("script", "who", "said"), [
    ("", "B", "end_turn"), ("", "B", "take_card"), ("B stop; Y stop", "B", "take_offer"),
    ("B draw w3, w2", "B", "draw"), ("", "B", "coin_return_whites"), ("", "B", "coin_patient"),
    ("", "B", "mayor gold"), ("", "B", "pay 1"), ("", "B", "return_white 1"), ("", "B", "take o1"),
])  # fmt: skip
def test_what_belongs_to_another_moment_is_not_now(lay: Lay, script: str, who: str, said: str) -> None:
    duel = lay()
    if script:
        duel.do(script)
    assert duel.why_not(who, said) == "not-now"


def test_chips_are_not_returned_that_do_not_lie_there(lay: Lay) -> None:
    duel = lay("neck o1, bottom k1, cards 18").do("B card 18")
    assert duel.why_not("B", "return o1") == "charlatans-no-such-chip"
    duel = lay("bag b1", "bag w1 k1", books="IV").do("B draw b1 w1 k1")
    assert duel.why_not("B", "set_aside o1") == "charlatans-no-such-chip"
    four = lay(card=6).do("B stop; Y stop; B offer 0 0; Y take_offer")
    assert four.why_not("B", "take o1") == "charlatans-no-such-chip"


def test_a_card_that_comes_too_late_is_not_called_idle(lay: Lay) -> None:
    """At an explosion only card 3 helps; card 20 has whites to take, but not now."""
    duel = lay("track w3@3 w2@5 w1@6, cards 3 20").do("B draw w2")
    assert duel.asked == "B SavePotion"
    assert duel.why_not("B", "card 20") == "not-now"
