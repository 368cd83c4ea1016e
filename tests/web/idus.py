"""What the pieces of the board of Idus Martii say, read for the tests."""

from __future__ import annotations

import re
from itertools import combinations, product

from perfidie.boards.scene import Parts, Scene
from perfidie.engine import Playthrough
from perfidie.games.idus_martii import GAME
from perfidie.web.doors.tables import action_of
from perfidie.web.page.drawing import generated
from web.reading import overlap
from web.scenes import Elements, elements_of, scene, text

BOARD = generated.find("idus_martii")
Words = tuple[str, ...]


def viewers(play: Playthrough) -> list[int | None]:
    return [*range(play.setup.seats), None]


def pages(play: Playthrough) -> dict[int | None, str]:
    """What everybody sees of the table itself: board, votes, my cards, choices, senators, heading and ribbon."""
    return {seat: page(scene(play, seat)) for seat in viewers(play)}


def page(shown: Scene) -> str:
    parts = [BOARD.heading(shown), str(BOARD.phases(shown)), text(BOARD.board(shown)), text(BOARD.hand(shown))]
    parts += [senator(shown, seat) for seat in range(shown.view.seats)]
    return "\n".join([*parts, choices(shown)])


def parts(shown: Scene) -> dict[str, str]:
    """The parts of board and hand by their ids: what is sent alone when it alone has changed."""
    found: dict[str, str] = {}
    for drawing in (BOARD.board(shown), BOARD.hand(shown)):
        assert isinstance(drawing, Parts)
        found |= elements_of(drawing)
    return found


def senator(shown: Scene, seat: int) -> str:
    return text(BOARD.facts(shown, seat))


def choices(shown: Scene) -> str:
    return str(BOARD.choices(shown)) if shown.legal else ""


def buttons(shown: Scene) -> dict[str, str]:
    """The buttons of the bar that are not greyed: what each sends, and what it says."""
    found = re.findall(r"<button([^>]*)>(.*?)</button>", choices(shown))
    return {re.findall(r'value="([^"]*)"', tag)[0]: words(said) for tag, said in found if "aria-disabled" not in tag}


def words(piece: str) -> str:
    """What a piece says, its parts set apart."""
    return " ".join(re.sub(r"<[^>]+>", " ", piece).split())


def strip(shown: Scene, seat: int) -> list[str]:
    """The past votes under a senator's name."""
    return re.findall(r'class="pip is-(\w+)"', senator(shown, seat))


def tag(shown: Scene, seat: int) -> str:
    found = Elements(senator(shown, seat)).all("span", "senator-tag")
    return words(found[0]["text"]) if found else ""


def bubble(shown: Scene, seat: int) -> str:
    found = Elements(senator(shown, seat)).all("q")
    return found[0]["text"] if found else ""


def ballots(shown: Scene) -> list[tuple[str, str]]:
    """The two votes: what is drawn there (a colour, `back`, `place`), and what is written under it."""
    drawn = text(BOARD.board(shown))
    (section,) = re.findall(r'<section class="ballots.*?</section>', drawn)
    found = []
    for piece in re.findall(
        r'<figure class="ballot.*?</figure>|<span class="ballot" id.*?</span></span></span>', section
    ):
        face = re.findall(r'class="card icard is-(\w+)', piece)
        drawn = face[0] if face else "back" if "card-back" in piece else "place"
        found.append((drawn, " ".join(each["text"] for each in Elements(piece).all("em"))))
    return found


def cards(shown: Scene) -> tuple[list[str], list[str]]:
    """My faction cards: those I hold, and the one I put away."""
    hand = text(BOARD.hand(shown)).partition('id="sides"')[2]
    return re.findall(r'class="card icard is-(\w+)', hand), re.findall(r'class="away is-(\w+)', hand)


def stones(shown: Scene) -> dict[str, str]:
    """By token: the square it stands on, `start` or `past` beside the card."""
    drawn = text(BOARD.board(shown))
    found = {}
    for past, held in re.findall(r'<span class="beside( is-past)?"[^>]*>(.*?)(?=<h3|</div>)', drawn):
        for faction in re.findall("stone-(\\w+)", held):
            found[faction] = "past" if past else "start"
    for square in re.findall(r'<li class="sq.*?</li>', drawn):
        for faction in re.findall("stone-(\\w+)", square):
            found[faction] = re.findall(r'class="sq-n">(\w+)<', square)[0]
    return found


def score(play: Playthrough) -> list[str]:
    """Lead, room to the limit, votes to come and who would win, as they are read."""
    return [words(each) for each in re.findall(r"<dd.*?</dd>", text(BOARD.board(scene(play, None))))]


def offered(shown: Scene) -> set[Words]:
    """All that the bar can send, with every set of picks it asks for, as the site reads it.

    Who is pointed at as Praetor and checked as Aedile is nothing that could be sent.
    """
    elements = Elements(choices(shown))
    found: set[Words] = set()
    for button in elements.all("button"):
        assert button["form"] == "move"
        if "aria-disabled" in button:
            continue
        counts = [int(count or 1) for count in re.findall(r"\*(?:\*(\d))?", button["value"])]
        fields = [
            [(name, "\n".join(some)) for some in combinations(picks(elements, name), count)]
            for name, count in zip(("pick", "pick2"), counts, strict=False)
        ]
        for chosen in product(*fields):
            if not overlap(chosen):
                sent = action_of({"action": button["value"], **dict(chosen)}, GAME.vocabulary)
                found.add(GAME.vocabulary.parse(sent).words)
    return found


def picks(elements: Elements, name: str) -> list[str]:
    found = [each for each in elements.all("input") if each["name"] == name and "disabled" not in each]
    return [each["value"] for each in reversed(found)]
