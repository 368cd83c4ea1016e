"""Takes the pictures of this folder: plays the games on a site of its own, keeps what phone and wide screen show.

    .venv/bin/python docs/pictures/take.py [FOLDER [GAME]]

Chance deals anew each time, so no two sets are the same.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import expect, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "tests"), str(HERE.parents[1] / "bench")]
sys.path.insert(0, str(HERE))

from palette import slimmed  # noqa: E402

from browser.pointing import decide  # noqa: E402
from browser.server import Server  # noqa: E402
from browser.test_charlatans import charlatan_decides  # noqa: E402
from browser.test_idus import senator_decides  # noqa: E402
from browser.test_mousquetaires import swordsman_decides  # noqa: E402
from browser.visitor import DESK, PHONE, Visitor, Visitors  # noqa: E402

SIZES = {"phone": PHONE, "desk": DESK}
LARGEST = 120_000
"""Bytes of the largest picture."""


class Camera:
    """Takes the page in front of a visitor in both sizes, with nothing in motion."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(
        self, visitor: Visitor, name: str, light: str = "dark", sizes: tuple[str, ...] = ("phone", "desk")
    ) -> None:
        page = visitor.page
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        for size in sizes:
            page.set_viewport_size(SIZES[size])
            page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
            self.keep(f"{name}-{size}.png", page.screenshot(animations="disabled", caret="hide"))
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        page.set_viewport_size(PHONE)

    def keep(self, name: str, picture: bytes) -> None:
        for colours in (256, 192, 128, 96, 64, 48, 32):
            slim = slimmed(picture, colours)
            if len(slim) <= LARGEST:
                break
        (self.folder / name).write_bytes(slim)
        print(f"{name:24} {len(picture) // 1000:4} KB, with {colours} colours {len(slim) // 1000:4} KB")


def in_english(visitor: Visitor, camera: Camera, name: str) -> None:
    """The same page in the other language, and back."""
    for lang in ("en", "fr"):
        visitor.click(f"a.lang[hreflang={lang}]")
        expect(visitor.find("html")).to_have_attribute("lang", lang)
        if lang == "en":
            camera.take(visitor, f"{name}-en")


def doors(host: Visitor, guests: list[Visitor], camera: Camera) -> None:
    """Landing page, lobby, and the room with people in it; the game is then begun."""
    host.go("/")
    camera.take(host, "landing")
    in_english(host, camera, "landing")
    host.go("/games/verre/open")
    camera.take(host, "open")
    link = host.open_table(4, first_wesley=1)
    host.click("button[form=public]")
    expect(host.find("button[form=public][value='0']")).to_be_visible()
    guests[1].open_table(5)
    guests[1].click("button[form=public]")
    expect(guests[1].find("button[form=public][value='0']")).to_be_visible()
    guests[0].go("/lobby")
    camera.take(guests[0], "lobby")
    guests[0].sit_down(link)
    host.click("button[form=bot-2]")
    expect(host.find("#chair-2.is-bot")).to_be_visible()
    camera.take(host, "room")
    host.start()


def round_one(host: Visitor, guest: Visitor, camera: Camera, rng: Random) -> None:
    """The first round, with a picture the first time each step is the host's. He is Vizzini, so he announces last."""
    seen: set[str] = set()
    while "Announce" not in seen and not host.over:
        if host.asked:
            step = host.step
            ripe = step != "PourCard" or host.find(".layer:not(.is-room)").count() > 8
            ripe = ripe and (step != "SpyGlass" or host.find(".glance").count() > 0)
            if step not in seen and ripe:
                seen.add(step)
                picture_of(host, step, camera)
            host.decide(rng)
        elif guest.asked:
            guest.decide(rng)
        host.find("#r-seats .seat[aria-current]:not(:has(.seat-kind)), .outcome").first.wait_for(state="attached")


def picture_of(host: Visitor, step: str, camera: Camera) -> None:
    """Takes the picture of a step, at its most telling moment."""
    names = {"SpyGlass": "spy", "PourCard": "pour", "SwapOrEndTurn": "power", "TakeGlass": "take", "Announce": "reveal"}
    name = names[step]
    if step == "PourCard":
        host.choose("pick", host.hand()[-1])
    camera.take(host, name)
    if step in ("PourCard", "Announce"):
        camera.take(host, f"{name}-light", "light")
        in_english(host, camera, name)
        host.wait_for_turn()


def talk(people: list[Visitor], lines: list[tuple[int, str]]) -> None:
    """Lets people say something, each line once the one before is on the page."""
    for who, line in lines:
        person = people[who]
        person.click(".dock a[href='#talk']")
        person.find("#say-text").fill(line)
        person.find("#say-text").press("Enter")
        expect(person.find("#r-talk li", line)).to_be_visible()
        person.page.keyboard.press("Escape")


def to_the_end(people: list[Visitor], camera: Camera, rng: Random) -> None:
    """Plays on by clicking until the game is over."""
    host, guest = people
    while not host.over:
        for person in people:
            if person.asked:
                person.decide(rng)
        host.find("#r-seats .seat[aria-current]:not(:has(.seat-kind)), .outcome").first.wait_for(state="attached")
    host.find(".outcome").wait_for()
    camera.take(host, "outcome")
    camera.take(guest, "outcome-light", "light")
    host.click(".outcome a[href$='/replay']")
    last = int(host.find("#at").get_attribute("max") or 0)
    host.go(f"/t/{host.code}/replay?at={last * 2 // 3}&eyes=open")
    camera.take(host, "replay")


def verona(host: Visitor, camera: Camera, rng: Random) -> None:
    """A match of the Council of Verona with Poison against bots: each step once, when there is something to see."""
    host.open_table(4, "verona", poison="true", rounds=2)
    host.start()
    names = {
        "DraftCard": "draft",
        "PlayCard": "play",
        "PlaceToken": "token",
        "LookAtTokens": "look",
        "SwapTokens": "swap",
    }
    seen: set[str] = set()
    while host.wait_for_turn_or_end():
        step = host.step
        ripe = host.find("#r-board .past").count() > 0 if step == "DraftCard" else host.find(".person").count() > 6
        if step in names and step not in seen and ripe:
            seen.add(step)
            camera.take(host, f"verona-{names[step]}")
            if step == "PlaceToken":
                camera.take(host, "verona-token-light", "light", ("phone",))
        decide(host, rng)
    camera.take(host, "verona-outcome")
    host.go("/games/verona")
    camera.take(host, "verona-rules")


def idus(host: Visitor, camera: Camera, rng: Random) -> None:
    """A game of Idus Martii for seven against bots: each step once, in the second round where it comes there."""
    host.open_table(7, "idus_martii", talk_pause=0, first_player=0)
    host.start()
    names = {"Vote": "vote", "LookAtVote": "look", "Veto": "veto", "HandOutRoles": "roles", "ChooseSide": "side"}
    seen: set[str] = set()
    while host.wait_for_turn_or_end():
        step = host.step
        late = host.find(".senator-cards .pip").count() > 12
        if step in names and step not in seen and late:
            seen.add(step)
            camera.take(host, f"idus-{names[step]}")
            if step == "Veto":
                camera.take(host, "idus-veto-light", "light")
            if step == "Vote":
                for sheet in ("talk", "notebook"):
                    host.click(f".dock a[href='#{sheet}']")
                    camera.take(host, f"idus-{sheet}", sizes=("phone",))
                    host.page.keyboard.press("Escape")
        senator_decides(host, rng)
    camera.take(host, "idus-outcome")
    host.go("/games/idus_martii")
    camera.take(host, "idus-rules")


def charlatans(host: Visitor, camera: Camera, rng: Random) -> None:
    """A duel with books of all sets against a bot: each step once, the potion when there is something in the flask."""
    host.open_table(2, "charlatans", books="random", mayor="true", first_player=0)
    host.start()
    names = {"ChooseCoin": "coins", "Brew": "brew", "MakeOffer": "offer", "ChoosePan": "pans", "BuyChips": "shop"}
    seen: set[str] = set()
    while host.wait_for_turn_or_end():
        step = host.step
        ripe = step != "Brew" or (
            host.find(".own .neck .disc").count() > 1 and host.find(".own .belly .disc").count() > 4
        )
        if step in names and step not in seen and ripe:
            seen.add(step)
            camera.take(host, f"charlatans-{names[step]}")
            if step == "Brew":
                camera.take(host, "charlatans-brew-light", "light", ("phone",))
                in_english(host, camera, "charlatans-brew")
                host.wait_for_turn()
        charlatan_decides(host, rng)
    camera.take(host, "charlatans-outcome")
    host.go("/games/charlatans")
    camera.take(host, "charlatans-rules")


def mousquetaires(host: Visitor, camera: Camera, rng: Random) -> None:
    """As Milady against three Musketeers, then alone with three of them: each step once it has something to show."""
    for seats, begun in ((4, ".track.is-time .sq.is-past"), (1, ".task.is-done")):
        host.open_table(seats, "mousquetaires")
        host.start()
        seen: set[str] = set()
        while host.wait_for_turn_or_end():
            step = host.step
            if step not in seen and host.find(begun).count() > 0:
                seen.add(step)
                name = f"mousquetaires-{'alone-' if seats == 1 else ''}{step.lower()}"
                camera.take(host, name)
                if step == "Act":
                    camera.take(host, f"{name}-light", "light")
                    in_english(host, camera, name)
                    host.wait_for_turn()
            swordsman_decides(host, rng)
        camera.take(host, f"mousquetaires-outcome-{seats}")
    host.go("/games/mousquetaires")
    camera.take(host, "mousquetaires-rules")


def glasses(host: Visitor, guest: Visitor, stranger: Visitor, camera: Camera, rng: Random) -> None:
    """The doors of the site and a game of the poisoned glass."""
    doors(host, [guest, stranger], camera)
    talk([host, guest], [(1, "Je ne bois jamais avant minuit."), (0, "Il est minuit quelque part.")])
    round_one(host, guest, camera, rng)
    to_the_end([host, guest], camera, rng)


def story(visitors: Visitors, camera: Camera, rng: Random, game: str) -> None:
    """Plays the games one after the other, or only the one that was named."""
    host, guest, stranger = (visitors.come(name) for name in ("Isaure", "Lazare", "Pernelle"))
    if game in ("", "verre"):
        glasses(host, guest, stranger, camera, rng)
    for name, play in (
        ("verona", verona),
        ("idus_martii", idus),
        ("charlatans", charlatans),
        ("mousquetaires", mousquetaires),
    ):
        if game in ("", name):
            play(guest, camera, rng)
    visitors.leave()


def main(folder: Path, game: str = "") -> None:
    """Opens a site and a browser, and lets the story run."""
    named = os.environ.get("PERFIDIE_CHROMIUM")
    program = named or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        server = Server(Path(home))
        try:
            story(Visitors(browser, server.origin), Camera(folder), Random(11), game)
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE, *sys.argv[2:3])
