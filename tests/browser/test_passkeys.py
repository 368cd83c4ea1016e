"""Passkeys by clicking, in Chromium with its virtual authenticator: made, left behind, used on another device."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, expect

from browser.visitor import Visitor, Visitors

KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """A browser with an authenticator of its own."""

    def __init__(self, visitor: Visitor) -> None:
        self.line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.line.send("WebAuthn.enable")
        self.id: str = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """A key ring that is shared by several devices brings it here."""
        self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


def keeps_themselves(visitor: Visitor) -> Device:
    """From a stranger to somebody with a passkey, by clicking."""
    device = Device(visitor)
    visitor.go("/me")
    visitor.find("input[name=name]").fill(visitor.name)
    visitor.click("form[action='/me/name'] button")
    visitor.click("#passkey button")
    expect(visitor.find("#passkeys .me-list li")).to_have_count(1)
    return device


def test_a_passkey_is_made_left_and_used_again_on_another_device(visitors: Visitors) -> None:
    anne = visitors.come("Anne", lang="en")
    device = keeps_themselves(anne)
    table = anne.open_table(3)
    assert len(device.passkeys) == 1
    assert device.passkeys[0]["rpId"] == "localhost"
    anne.go("/me")
    anne.click("form[action='/me/leave'] button")
    expect(anne.find(".me-said")).to_contain_text("does not know you any more")

    other = visitors.come("Somebody", lang="en")
    shared = Device(other)
    shared.take(device.passkeys[0])
    other.go("/sign-in")
    other.click("#passkey button")
    expect(other.find(".me-said")).to_contain_text("Welcome back")
    expect(other.find("#name")).to_have_value("Anne")
    other.page.goto(table)
    expect(other.find(".chair.is-person button[form=stand]")).to_be_visible()


def test_a_browser_without_a_passkey_is_told_so_and_nothing_changes(visitors: Visitors) -> None:
    eve = visitors.come("Eve", lang="en")
    Device(eve)
    eve.go("/sign-in")
    eve.click("#passkey button")
    expect(eve.find("#notice")).to_contain_text("Nothing has changed")
    expect(eve.find("#passkey button")).to_be_enabled()


def test_a_device_makes_no_second_passkey_for_the_same_person(visitors: Visitors) -> None:
    anne = visitors.come("Anne", lang="en")
    device = keeps_themselves(anne)
    anne.go("/me")
    anne.click("#passkey button")
    expect(anne.find("#notice")).to_contain_text("already has a passkey")
    assert len(device.passkeys) == 1


def test_a_passkey_that_was_removed_opens_nothing(visitors: Visitors) -> None:
    anne = visitors.come("Anne", lang="en")
    keeps_themselves(anne)
    anne.click("form[action='/me/passkeys/remove'] button")
    anne.click("form[action='/me/passkeys/remove'] button")
    expect(anne.find(".me-said")).to_contain_text("removed")
    anne.expects("403")
    anne.go("/sign-in")
    anne.click("#passkey button")
    expect(anne.find("main")).to_contain_text("Nobody is known here by this passkey")


def test_everything_about_me_goes_by_two_clicks(visitors: Visitors) -> None:
    anne = visitors.come("Anne", lang="en")
    keeps_themselves(anne)
    anne.click("a[href='/me/erase']")
    anne.click("form[action='/me/erase'] button")
    expect(anne.find(".me-said")).to_contain_text("Everything is erased")
    anne.go("/me")
    expect(anne.find("main")).to_contain_text("does not know you yet")
