"""The house sends letters through the server its host has named; what does not go out is told to who asked."""

from __future__ import annotations

import asyncio

import pytest

from perfidie.engine import Refusal
from perfidie.web.mail import Mailer
from web.postbox import a_postbox

HOUSE, ANNE = "house@perfidie.example", "anne@example.org"


def test_a_letter_arrives_with_its_words_and_says_that_no_person_wrote_it() -> None:
    async def story() -> None:
        async with a_postbox() as box:
            mailer = Mailer(box.address, HOUSE)
            assert mailer
            await mailer.send(
                ANNE, "Une table vous attend", "À vous de jouer, Zoé\u202f!", List_Unsubscribe="<https://x>"
            )
            (letter,) = box.letters
            assert (letter["From"], letter["To"], letter["Subject"]) == (HOUSE, ANNE, "Une table vous attend")
            assert letter["Auto-Submitted"] == "auto-generated"
            assert letter["List-Unsubscribe"] == "<https://x>"
            assert box.texts == ["À vous de jouer, Zoé\u202f!\n"]

    asyncio.run(story())


def test_a_house_without_a_mail_server_says_so() -> None:
    mailer = Mailer("", "")
    assert not mailer
    with pytest.raises(Refusal, match="no-mail-here"):
        asyncio.run(mailer.send(ANNE, "x", "y"))


def test_a_letter_that_is_refused_or_finds_nobody_is_told_of() -> None:
    async def story() -> None:
        async with a_postbox() as box:
            box.refuses = "550 we do not know you"
            with pytest.raises(Refusal, match="mail-failed"):
                await Mailer(box.address, HOUSE).send(ANNE, "x", "y")
            assert not box.letters
            gone = box.address
        with pytest.raises(Refusal, match="mail-failed"):
            await Mailer(gone, HOUSE).send(ANNE, "x", "y")

    asyncio.run(story())


def test_nothing_typed_becomes_a_head_of_a_letter() -> None:
    async def story() -> None:
        async with a_postbox() as box:
            with pytest.raises(Refusal, match="mail-failed"):
                await Mailer(box.address, HOUSE).send("anne@example.org\nBcc: all@example.org", "x", "y")
            assert not box.letters

    asyncio.run(story())
