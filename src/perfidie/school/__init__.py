"""The school: guided first games, positions to practise, worked examples. All of them are data on top of the engine.

A game keeps them in its folder `lessons/`: `first.toml` and any other guided game, `practice.toml`, `examples.toml`.
Each says how the table is laid, what chance and the others do, what the teacher says and points at, and what is
accepted of the learner. No rule is written there: every line is played by the engine, and one that no longer fits is
refused.
"""

from perfidie.school.lesson import Answer, Beat, Chapter, Lesson, Question, Sentence
from perfidie.school.shelf import EXAMPLES, LESSONS, PRACTICE, find, shelf, walk
from perfidie.school.walk import Kindly, Place, Stop, Walk, read_place

__all__ = [
    "EXAMPLES",
    "LESSONS",
    "PRACTICE",
    "Answer",
    "Beat",
    "Chapter",
    "Kindly",
    "Lesson",
    "Place",
    "Question",
    "Sentence",
    "Stop",
    "Walk",
    "find",
    "read_place",
    "shelf",
    "walk",
]
