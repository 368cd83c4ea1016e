"""Made-up facts for every template, in both languages: what pages are drawn from where no site is open."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import Markup

from perfidie.boards.course import Course
from perfidie.bots.advice import Advised
from perfidie.school import LESSONS, PRACTICE, Place, shelf, walk
from perfidie.store import Second
from perfidie.store.people.accounts import Holiday, Preferences, Quiet
from perfidie.store.times import Pace
from perfidie.texts import LANGUAGES
from perfidie.web.doors.oneself.holidays import holidays_model
from perfidie.web.page.chart import chart
from perfidie.web.page.drawing.draw import Pen, pen
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.help import Term, WordsModel
from perfidie.web.page.models import (
    AgainModel,
    Agreement,
    ChairModel,
    Choice,
    Evening,
    Frame,
    GameCard,
    Leaving,
    Listing,
    OpenForm,
    OptionField,
    RoomModel,
    SecondFate,
    StandIn,
    Start,
    TableModel,
    Tried,
    Wanted,
    Willing,
)
from perfidie.web.page.outcome import OutcomeModel, RankModel
from perfidie.web.page.paces import paces
from perfidie.web.page.replays import MomentModel, ReplayModel, ticks
from perfidie.web.page.rules.models import RulesModel
from perfidie.web.page.school.lessons import LessonModel, lesson_model, school_model
from perfidie.web.page.second import FieldsModel, TriesModel

TOKEN = "t0ken"


class Strict(SiteTexts):
    """Texts that do not forgive: an id without a sentence, or a sentence with a blank, is a mistake."""

    def say(self, message: str, facts: Any = None) -> str:
        assert self.has(message), f"no text {message}"
        text = super().say(message, facts)
        assert not re.search(r"[{}$]", text), f"{message}: {text}"
        return text


def frame(lang: str, game: str = "verre", notice: str = "") -> Frame:
    return Frame(lang, "/t/ROSE-742%3Fat%3D1%26eyes%3D0", TOKEN, game, name="Camille", notice=notice)


CARD = GameCard("verre", "Le Verre empoisonné", "Personne ne voit quoi.", "2 à 5", 15, "jeweled-chalice")
LEVELS = (Choice("novice", "novice", "Oublie."), Choice("strong", "rusé", "Pèse ses coups.", chosen=True))
LISTINGS = (
    Listing("ROSE-742", "verre", CARD.title, CARD.emblem, "Camille et Basile", 2, 4, "gathering", False),
    Listing("LYS-118", "verre", CARD.title, CARD.emblem, "Camille, Odette", 0, 2, "playing", True, True),
    Listing("THYM-3", "verre", CARD.title, CARD.emblem, "", 0, 2, "over", True),
    Listing("ORTIE-9", "verre", CARD.title, CARD.emblem, "Odette", 0, 2, "playing", False),
    Listing("SAUGE-5", "verre", CARD.title, CARD.emblem, "Odette", 1, 2, "gathering", True),
    Listing("HOUX-7", "verre", CARD.title, CARD.emblem, "Odette", 0, 2, "playing", True, second=True),
)
OPTIONS = (
    OptionField("tie", "Égalité", "Ce que vaut un verre.", (Choice("a", "rien"), Choice("b", "poison", chosen=True))),
    OptionField("max_rounds", "Manches", "Après tant de manches.", least=0, most=99, value="0"),
)
PACES = paces(SiteTexts("fr", "verre"), Pace(90, True, 7, "master"))
PRESETS = (Choice("standard", "Partie classique", "La règle imprimée.", True), Choice("match", "Match", "Long."))
CARDS = tuple(replace(CARD, id=f"{CARD.id}-{number}") for number in range(5))
CHAIRS = (
    ChairModel(0, "person", "Camille", "C", me=True, host=True, present=True),
    ChairModel(1, "person", "<b>Basile</b>", "B", present=True),
    ChairModel(2, "bot", "Odette", "O", level="rusé", levels=LEVELS),
    ChairModel(3, "empty", "", ""),
    ChairModel(4, "person", "Ferdinand", "F", host=True),
)
RULES = (("SpyGlass", "Espionner", "On regarde.\nEn secret."), ("PourCard", "Remplir", "On verse."))
AGREED = Agreement(False, False, False, ("<b>Basile</b>",), ("Ferdinand",))
WORDS = (("Fond", "La première carte d’un verre."), ("Dessus", "La dernière."))
TERMS = tuple(Term(name.lower(), name, meaning) for name, meaning in WORDS)


EVENING = Evening(3, (("<b>Basile</b>", False, 2), ("Odette", True, 1)))


def again(mine: bool = False, following: str = "", seated: bool = True) -> AgainModel:
    people = (
        Willing(0, "Camille", mine, False),
        Willing(1, "<b>Basile</b>", True, False),
        Willing(2, "Éloi", False, True),
    )
    return AgainModel(following, seated, mine, people, () if mine else ("<b>Basile</b>",), mine, EVENING)


def room(seated: bool = True, free: int = 1) -> RoomModel:
    starts = (Start("bots", "Commencer avec un automate", "Il prendra la place libre."), Start("few", "À quatre"))
    return RoomModel(
        "ROSE-742", CARD.title, "https://perfidie.example/t/ROSE-742", CHAIRS, LEVELS, (("Égalité", "poison"),),
        "Partie classique", seated, seated, seated, free, seated, seated, starts if seated else (), "On attend.",
        "Camille", AGREED if seated else Agreement(False, None, False, (), ("Camille",)), "Camille commencera.",
        ("On verse.", "On boit."), Markup("<li>Santé</li>"), Markup("<p>Parlez.</p>"), not seated,
        EVENING if seated else None,
    )  # fmt: skip


def regions(turn: int) -> dict[str, Markup]:
    names = (
        "seats", "ribbon", "goal", "hint", "since", "board", "news", "hand", "voice", "decision", "advice", "notebook",
        "log", "heard", "talk", "speech", "say", "rules", "agreement", "offer", "bots", "second",
    )  # fmt: skip
    return {name: Markup(f"<!--{name}-->") for name in names} | {"status": Markup(f'<span data-turn="{turn}"></span>')}


def table(seated: bool = True, over: bool = False, turn: int = 1, back: bool = False) -> TableModel:
    return TableModel(
        "ROSE-742", CARD.title, regions(turn), seated, not seated, over, "/t/ROSE-742/live?lang=fr",
        (("log", "scroll-unfurled", "Journal", False), ("rules", "rule-book", "Règles", False)), False, LEVELS, back, "https://perfidie.example/t/ROSE-742",
        1_700_000_000 * turn, mine=bool(turn),
    )  # fmt: skip


def outcome(winners: tuple[int, ...], following: str = "", seated: bool = True) -> OutcomeModel:
    ranks = tuple(
        RankModel(
            seat, name, name[0], seat in winners, seat == 1, Markup("<i>♥</i>"), seat + 1, "perd tout.", seat, seat == 0
        )
        for seat, name in enumerate(("Camille", "Basile"))
    )  # fmt: skip
    course = Course("Les cœurs", ("Manche 1", "", "Manche 2"), ((4, 3, 3), (4, 4, 0)))
    return OutcomeModel(
        "Victoire", "Bien joué." if seated else "", "Camille l’emporte" if seated else "", ("Plus de cœur.",), ranks,
        winners, "ROSE-742", following, seated, seated and 0 not in winners, "jeweled-chalice",
        chart(course, [(1, 0, 1)]) if winners else None,
        chart(course, [(1, 0, 1)], 372.0, 90.0) if winners else None, "Les cœurs : 3 et 0.", 0 if seated else -1, "fr",
    )  # fmt: skip


def replay(at: int = 3, moments: tuple[MomentModel, ...] = ()) -> ReplayModel:
    eyes = (Choice("open", "cartes sur table", chosen=True), Choice("public", "tous"), Choice("0", "Camille"))
    drawn_by = pen("fr", "verre")
    when = [(each.at >= at) + (each.at > at) for each in moments]
    listed = [
        drawn_by("parts/replay.html#moment", moment=each, code="ROSE-742", eyes="open", when=now)
        for each, now in zip(moments, when, strict=True)
    ]
    flags = drawn_by("parts/replay.html#flags", moments=moments, last=4)
    lenses, more = drawn_by("parts/replay.html#lenses", eyes=eyes), drawn_by("parts/replay.html#more", count=2)
    jumps = tuple((each.kind, each.at) for each in moments)
    return ReplayModel(
        *(
            "ROSE-742",
            CARD.title,
            at,
            max(at - 1, 0),
            at + 1,
            4,
            4,
            "sur 4",
            "open",
            lenses,
            Markup("Camille verse."),
            more,
        ),
        *(ticks((0, 1, -1, 0), (2,), at), flags, drawn_by.join(listed), jumps, regions(0)),
    )


def second(over: bool = False) -> FieldsModel:
    seats = (Choice("0", "Camille"), Choice("1", "<b>Basile</b> (à jouer)", chosen=True))
    return FieldsModel(over, seats, True, LEVELS)


def tries(tried: bool = True) -> TriesModel:
    groups = (("<b>Basile</b>", "same", "rusé", 20, 12), ("Camille", "again", "novice", 1, 0)) if tried else ()
    mine = (("LYS-118", 3, "<b>Basile</b>", "again", True),) if tried else ()
    before = (("<b>Basile</b>", False), ("Camille", True)) if tried else ()
    return TriesModel("ROSE-742", False, groups, before, ((7, 2, 1),) if tried else (), mine)


SECOND = Second("ROSE-742", 3, 1, again=True, level="strong", won=False)
FATE = SecondFate("/t/ROSE-742/replay?at=3&eyes=1#second", True, 10, "<b>Basile</b>", False, 20, 12)


def lesson_at(kind: str, name: str, at: int) -> LessonModel:
    """A moment of a lesson of the poisoned glass; -1 is the last one."""
    through = walk("verre", kind, name)
    return lesson_model(kind, through, Place(at % (through.last + 1)), "fr", "", None)


MOMENTS = (
    MomentModel(2, "head", "Manche 2."),
    MomentModel(3, "lie", "<b>Basile</b> : vert.", 1),
    MomentModel(4, "turn", "Tout."),
)
DEVICE = {
    **{"code": "ROSE-742", "name": "Camille", "door": "https://perfidie.example/t/ROSE-742/seat"},
    **{"key": "", "link": "", "qr": "", "ended": False},
}
SEAT = {"long": "is-12", "seat": 0, "name": "Camille", "letter": "C"}
MINE = {"prompt": "?", "step": "PourCard", "undo": False, "watching": False}
NOT_MINE = {"prompt": "On attend Basile.", "step": "", "undo": True}
LINE = {"seat": 0, "name": "Camille", "text": "Non.", "claim": False, "team": False}

PHASES = (("Espionner", "done"), ("Remplir", "now"), ("Boire", ""))
STAND_INS = (StandIn(1, "<b>Basile</b>", False, LEVELS), StandIn(2, "Odette", True, LEVELS))
WILLING = Agreement(True, True, False, ("Basile",), ())
ADVISED = Advised(("spy", "A"), 62, 58, 66, "62 %", "Sûr.")

NOTICES: dict[str, Any] = {
    **{
        "at": "/me/notices",
        "devices": [],
        "waits": [("/t/ROSE-742", "<b>Ana</b>")],
        "wishes": Preferences(quiet=Quiet()),
    },
    **{
        "kept": True,
        "mails": True,
        "address": "<b>ana@example.org",
        "zones": ("Europe/Paris",),
        "key": "k",
        "done": "",
        "away": holidays_model(Preferences(holidays=(Holiday(0.0, 9e9), Holiday(9e9, 9.1e9))), "fr", 1.0),
    },
}
CASES: list[tuple[str, dict[str, Any]]] = [
    ("scene.html", {"emblem": "meeple"}),
    ("offline.html", {}),
    ("landing.html", {"cards": (CARD,), "mine": (), "turns": 0, "rested": True, "told": [("/friends", "<b>Ana")]}),
    ("landing.html", {"cards": CARDS, "mine": LISTINGS, "turns": 2, "rested": False, "told": []}),
    ("lobby.html", {"tables": LISTINGS, "mine": LISTINGS[:1]}),
    ("lobby.html", {"tables": (), "mine": ()}),
    ("open.html", {"form": OpenForm(CARD, "/games/verre/open", LEVELS, PRESETS, OPTIONS, False, "", paces=PACES)}),
    ("open.html", {"form": OpenForm(CARD, "/t/A-1/options", LEVELS, PRESETS, OPTIONS, True, "", True, paces=PACES)}),
    ("room.html", {"room": room()}),
    ("room.html", {"room": replace(room(), pledged="c0ffee" * 10, added=1, mine_added=True)}),
    ("room.html", {"room": room(seated=False)}),
    ("room.html", {"room": room(seated=False, free=0)}),
    ("table.html", {"table": table()}),
    ("table.html", {"table": table(seated=False, turn=0)}),
    ("table.html", {"table": table(seated=False, turn=0, back=True)}),
    ("table.html", {"table": table(over=True, turn=0)}),
    ("table.html", {"table": replace(table(over=True, turn=0), pledged="c0ffee" * 10)}),
    ("table.html", {"table": replace(table(), pledged="c0ffee" * 10)}),
    ("replay.html", {"replay": replay()}),
    ("replay.html", {"replay": replay(0, MOMENTS)}),
    ("replay.html", {"replay": replace(replay(), receipt=True)}),
    ("verify.html", {"code": ""}),
    ("verify.html", {"code": "ROSE-742"}),
    ("parts/replay.html#flags", {"moments": MOMENTS, "last": 4}),
    ("parts/replay.html#more", {"count": 1}),
    ("parts/replay.html#lenses", {"eyes": LEVELS}),
    ("parts/replay.html#moment", {"moment": MOMENTS[1], "code": "ROSE-742", "eyes": "0", "when": 1}),
    ("rules.html", {"rules": RulesModel(CARD, "Mentez.", ("Un.", "Deux."), RULES, WORDS, OPTIONS, PRESETS)}),
    ("log.html", {"title": CARD.title, "code": "ROSE-742", "lines": (Markup("<li>1</li>"), Markup("<li>2</li>"))}),
    ("device.html", {**DEVICE, "link": f"{DEVICE['door']}#7K2QR-ABCDE", "key": "7K2QR-ABCDE", "qr": "data:,"}),
    ("device.html", DEVICE),
    ("device.html", {**DEVICE, "ended": True}),
    ("takeover.html", {"code": "ROSE-742", "own": 0}),
    ("takeover.html", {"code": "ROSE-742", "own": 2}),
    ("message.html", {"title": "Non", "text": "Il n’y a rien ici.", "back": "/"}),
    ("message.html", {"title": "Non", "text": "Trop tard.", "back": "/t/ROSE-742"}),
    ("credits.html", {}),
    ("parts/room.html", {"room": room()}),
    ("parts/table.html#seat", {**SEAT, "me": True, "bot": "", "away": False, "role": ("W", "Wesley")}),
    ("parts/table.html#seat", {**SEAT, "me": False, "bot": "master", "away": True, "role": None}),
    ("parts/table.html#turn", {"seat": 1, "active": True}),
    ("parts/table.html#turn", {"seat": 1, "active": False}),
    ("parts/table.html#goal", {"text": "Gardez vos cœurs."}),
    ("parts/table.html#ribbon", {"phases": PHASES, "heading": "Manche"}),
    ("parts/table.html#decision", MINE),
    ("parts/table.html#decision", {**NOT_MINE, "watching": False}),
    ("parts/table.html#decision", {**NOT_MINE, "watching": True, "undo": False}),
    ("parts/table.html#log_line", {"seat": 0, "text": "Camille verse.", "own": True, "head": False, "said": False}),
    ("parts/table.html#log_line", {"seat": -1, "text": "Manche 2", "own": False, "head": True, "said": False}),
    ("parts/table.html#log_line", {"seat": -1, "text": "Tout passe.", "own": False, "head": False, "said": False}),
    ("parts/table.html#log_line", {"seat": 1, "text": "Basile déclare.", "own": False, "head": False, "said": True}),
    ("parts/table.html#log_divide", {}),
    ("parts/table.html#news", {"seat": 1, "text": "Basile verse.", "beat": 0, "sound": ""}),
    ("parts/table.html#news", {"seat": -1, "text": "Le verre de <b>Basile</b> s’ouvre.", "beat": 3, "sound": "turn"}),
    ("parts/table.html#since", {}),
    ("parts/help.html#hint", {"key": "verre-SpyGlass", "text": "Regardez en secret."}),
    ("parts/help.html#card", {}),
    ("parts/help.html#words", {"address": "/t/ROSE-742/words"}),
    ("words.html", {"words": WordsModel(CARD.title, "/t/ROSE-742", RULES, TERMS)}),
    ("parts/talk.html#line", {**LINE, "kinds": "is-mine"}),
    ("parts/talk.html#line", {**LINE, "claim": True, "kinds": "is-claim"}),
    ("parts/talk.html#line", {**LINE, "team": True, "kinds": "is-team"}),
    ("parts/table.html#rule", {"step": "SpyGlass", "name": "Espionner", "rule": "On regarde."}),
    ("parts/statements.html", {"choices": (Choice("say a", "J’ai du poison."), Choice("b", "Non.", "Vrai ou faux."))}),
    ("parts/talk.html#closed", {"why": "Pas maintenant."}),
    ("parts/talk.html#field", {"state": "open", "mates": ""}),
    ("parts/talk.html#field", {"state": "open", "mates": "Basile et Doña Inés"}),
    ("parts/talk.html#field", {"state": "hushed", "mates": "Basile"}),
    ("parts/talk.html#field", {"state": "silent", "mates": ""}),
    ("parts/talk.html#line", {**LINE, "seat": -1, "kinds": ""}),
    ("parts/talk.html#field", {"state": "outside", "mates": ""}),
    ("parts/talk.html#field", {"state": "gallery", "mates": ""}),
    ("parts/talk.html#field", {"state": "afterwards", "mates": ""}),
    ("parts/again.html#question", {"again": again()}),
    ("parts/again.html#question", {"again": again(mine=True)}),
    ("parts/again.html#question", {"again": again(mine=True, following="LYS-118")}),
    ("parts/again.html#question", {"again": again(following="LYS-118")}),
    ("parts/again.html#question", {"again": again(following="LYS-118", seated=False)}),
    ("parts/again.html#question", {"again": AgainModel("", True, False, (), (), False, None)}),
    ("parts/again.html#question", {"again": replace(again(), second=FATE)}),
    ("parts/again.html#question", {"again": replace(again(seated=False), second=replace(FATE, before="", tries=0))}),
    ("parts/again.html#question", {"again": replace(again(), tried=Tried("ROSE-742", 1, 0))}),
    *[("parts/second.html#fields", {"sheet": second(over)}) for over in (False, True)],
    *[("parts/second.html#tries", {"sheet": tries(tried)}) for tried in (False, True)],
    *[
        ("parts/second.html#note", {"second": SECOND, "cards": "same", "before": name, "link": "/t/ROSE-742/replay"})
        for name in ("<b>Basile</b>", "")
    ],
    *[("parts/second.html#fate", {"fate": replace(FATE, decisions=number), "seated": True}) for number in (0, 1, 2)],
    ("parts/second.html#tried", {"tried": Tried("ROSE-742", 20, 12)}),
    ("table.html", {"table": replace(table(), second=True)}),
    ("replay.html", {"replay": replace(replay(), over=True)}),
    ("parts/bots.html#wanted", {"asks": [Wanted(1, "<b>Zoé</b>", 2, "Odette", False, ("Camille",), False)]}),
    ("parts/bots.html#wanted", {"asks": [Wanted(1, "<b>Zoé</b>", 2, "Odette", True, ("Éloi", "Ana"), True)]}),
    ("parts/bots.html#leaving", {"leaving": Leaving(1, "<b>Basile</b>", ("Camille",), None, False)}),
    ("parts/bots.html#leaving", {"leaving": Leaving(1, "<b>Basile</b>", ("Camille", "Éloi"), True, True)}),
    ("parts/bots.html#asked", {"asks": (("<b>Zoé</b>", "Odette"),), "refused": ""}),
    ("parts/bots.html#asked", {"asks": (), "refused": "<b>Zoé</b>"}),
    ("parts/bots.html#to_ask_for", {"seats": ((2, "Odette"),)}),
    ("table.html", {"table": replace(table(seated=False, turn=0), can_ask=True)}),
    ("table.html", {"table": replace(table(seated=False, over=True, turn=0), can_join=True)}),
    ("parts/bots.html#offer", {"missed": ((1, "<b>Basile</b>"), (2, "Odette")), "levels": LEVELS}),
    ("parts/bots.html#levels", {"seats": STAND_INS, "people": ()}),
    ("parts/bots.html#levels", {"seats": (), "people": ((0, "Camille"), (1, "<b>Basile</b>"))}),
    ("parts/advice.html#who_agrees", {"agreement": Agreement(True, True, True, (), ())}),
    ("parts/advice.html#who_agrees", {"agreement": Agreement(False, False, True, (), ())}),
    ("parts/advice.html#who_agrees", {"agreement": Agreement(False, True, False, (), ("Basile", "Odette"))}),
    ("parts/advice.html#ask", {"agreement": WILLING, "mine": True, "thinking": True}),
    ("parts/advice.html#ask", {"agreement": Agreement(True, None, True, (), ()), "mine": False, "thinking": False}),
    ("parts/advice.html#ask", {"agreement": AGREED, "mine": True, "thinking": False}),
    ("parts/advice.html#suggestions", {"lines": [("A", ADVISED)], "note": "Non."}),
    ("parts/outcome.html", {"outcome": outcome((0,))}),
    ("parts/outcome.html", {"outcome": outcome((0, 1), "LYS-118")}),
    ("parts/outcome.html", {"outcome": outcome((), seated=False)}),
    ("parts/outcome.html", {"outcome": outcome((1,))}),
    ("parts/outcome.html", {"outcome": replace(outcome((1,)), receipt=True)}),
    *[("lesson.html", {"lesson": lesson_at(LESSONS, "first", at)}) for at in (0, 3, -1)],
    *[("lesson.html", {"lesson": lesson_at(PRACTICE, shelf("verre", PRACTICE)[0].id, at)}) for at in (0, -1)],
    ("learn.html", {"school": school_model("verre", "fr", {"lesson.first": Place(4)})}),
    ("parts/announcement.html", {"text": "<b>Redémarrage</b> à 20 h."}),
    (
        "privacy.html",
        {
            "days": {"gathering": 14, "unfinished": 1, "over": 0, "people": 400, "accounts": 1100},
            "contact": "<b>Ana</b>",
        },
    ),
    ("privacy.html", {"days": {"gathering": 0, "unfinished": 0, "over": 9, "people": 0, "accounts": 0}, "contact": ""}),
    ("digest.html", {"word": "ana.1", "done": False}),
    ("digest.html", {"word": "ana.1", "done": True}),
    ("notices.html", {**NOTICES, "kept": False}),
    ("notices.html", {**NOTICES, "devices": [{"id": "1", "label": "", "here": True, "failed": "1/2"}], "done": "kept"}),
    ("parts/chart.html#chart", {"chart": chart(Course("Votes", ("", ""), ((1, 2),), ("Pour",), (3,)), ())}),
]  # fmt: skip


def draw(lang: str, template: str, facts: dict[str, Any]) -> str:
    whole = "/" not in template
    return Pen(Strict(lang, "verre")).page(template, **({"frame": frame(lang)} if whole else {}), **facts)


PAGES = [
    pytest.param(lang, template, facts, id=f"{template}-{number}-{lang}")
    for number, (template, facts) in enumerate(CASES)
    for lang in LANGUAGES
]
