"""What is to be learned: a TOML file that says it all, so that a training can be run again."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from perfidie.bots.network import SHARP, SHARPEST
from perfidie.engine import Refusal


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at an equal part of the tables beside the learner."""

    kind: Literal["self", "past", "weights", "thumb", "random"] = "self"
    """The learner alone; somebody it was before; a network from a file; rules of thumb, where the game in arrays has
    any; or somebody who does anything that is allowed."""
    path: str = ""
    """The file of such a network, relative to the config file."""
    most: int = 0
    """At most so many seats are theirs; 0: all but one."""
    least: int = 1
    """At least so many seats are theirs, or as many as there are for them."""
    parts: int = 1
    """How many of the equal parts of the tables they keep company at."""
    sharp: float = 1.0
    """How surely they take what they like best: their preferences times this number."""

    @property
    def name(self) -> str:
        """What a curve calls them."""
        words = [Path(self.path).stem or CALLED[self.kind]]
        words += [f"on {self.least} seats or more"] if self.least > 1 else []
        words += [f"sharp {self.sharp:g}"] if self.sharp != 1 else []
        return ", ".join(words)


CALLED = {"self": "itself", "past": "its past", "thumb": "rules of thumb", "random": "random"}
"""What curves call company that has no file."""


class Network(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of a network."""

    hidden: int = 256
    layers: int = 3
    alike: bool = False
    """Whether what is alike in a game (glasses) shares its weights; `hidden` is then counted for each such thing."""
    pairs: int = 16
    """How much is then thought about two of them together."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is played before one looks back, and how far one then moves."""

    tables: int = 4096
    steps: int = 64
    epochs: int = 2
    pieces: int = 8
    """Into how many pieces what was played is cut: the network moves a little after each."""
    rows: int = 0
    """How many decisions of a lesson are gone over; 0: a few more than the learner makes."""
    rate: float = 5e-4
    rate_end: float = 5e-5
    entropy: float = 0.03
    """What it is worth to stay undecided, at the beginning; falls evenly to `entropy_end`."""
    entropy_end: float = 0.002
    trace: float = 0.97
    """How far a later surprise reaches back (lambda of GAE), for each decision of anybody."""
    waits: int = 0
    """So many lessons are the judge's alone, and in as many again the player begins to move: who learns from somebody
    who knows nothing yet learns to be sure of nonsense."""
    clip: float = 0.2
    reach: float = 0.5
    """The longest step, as the norm of the gradient."""


class Training(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole training."""

    game: str
    seats: int
    seed: int = 1
    preset: str = ""
    options: dict[str, str | int | bool] = {}
    also: tuple[str, ...] = ()
    """Presets at whose tables the network may be played by too: they differ in nothing that a seat could learn from."""
    decisions: float = 1e6
    """How many decisions are played, in all; a training also ends when `minutes` are over."""
    minutes: float = 0.0
    checkpoint: float = 0.0
    """After how many decisions it is kept as somebody it was; 0: ten times in a training."""
    sharp: float = SHARP
    """How surely the network is played by afterwards: at 1 it mixes as it did when it learned."""
    start: str = ""
    """A network to go on from, relative to the config file."""
    policy: Network = Network()
    judge: Network = Network(512, 3)
    lesson: Lesson = Lesson()
    company: tuple[Company, ...] = (Company(),)

    def __post_init__(self) -> None:
        lesson = self.lesson
        good = {
            "decisions": self.decisions >= 1,
            "lesson.steps": lesson.steps >= 1,
            "lesson.pieces": lesson.pieces >= 1 and lesson.steps * lesson.tables % lesson.pieces == 0,
            "lesson.rows": 0 <= lesson.rows <= lesson.steps * lesson.tables
            and lesson.rows % max(1, lesson.pieces) == 0,
            "lesson.epochs": lesson.epochs >= 1,
            "sharp": 0 < self.sharp <= SHARPEST,
            "lesson.tables": lesson.tables >= 1 and lesson.tables % self.parts == 0,
            "company": bool(self.company)
            and all(each.parts >= 1 and each.least >= 1 and each.most >= 0 for each in self.company),
        }
        for name, right in good.items():
            if not right:
                raise ValueError(name)

    @property
    def parts(self) -> int:
        """Into how many equal parts the tables fall."""
        return max(1, sum(each.parts for each in self.company))


def read(path: Path) -> Training:
    """The training that a file describes; a refusal that says what is wrong with it."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Training)
    except OSError as error:
        raise Refusal("training-no-file", path=path.name) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise Refusal("training-bad-file", path=path.name, why=str(error)[:200]) from error
