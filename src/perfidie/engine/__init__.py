"""The engine: what any game is. Imports nothing of ours."""

from perfidie.engine.action import Action, Vocabulary
from perfidie.engine.codec import encode, load_state, save_state
from perfidie.engine.contract import Eyes, First, Laboratory, Rulebook, Sand, Talk, steps_in
from perfidie.engine.event import ALL, Event, Glimpse
from perfidie.engine.features import Features, Field
from perfidie.engine.game import Game
from perfidie.engine.native import compiled
from perfidie.engine.options import Option, Options, Preset
from perfidie.engine.outcome import Outcome, Reason
from perfidie.engine.playout import play_out
from perfidie.engine.playthrough import Playthrough, replay, taken_up
from perfidie.engine.record import Entry, Record, moments, read_record
from perfidie.engine.refusal import Refusal
from perfidie.engine.setup import Setup
from perfidie.engine.state import State, put, without
from perfidie.engine.step import (
    AUTOMATIC,
    CHANCE,
    DEALER,
    OVER,
    Anybody,
    Automatic,
    Chance,
    Draw,
    Seated,
    Step,
    Together,
    found_by,
    one_each,
)
from perfidie.engine.view import Claim, View, once_for_a_view

__all__ = [
    "ALL",
    "AUTOMATIC",
    "CHANCE",
    "DEALER",
    "OVER",
    "Action",
    "Anybody",
    "Automatic",
    "Chance",
    "Claim",
    "Draw",
    "Entry",
    "Event",
    "Eyes",
    "Features",
    "Field",
    "First",
    "Game",
    "Glimpse",
    "Laboratory",
    "Option",
    "Options",
    "Outcome",
    "Playthrough",
    "Preset",
    "Reason",
    "Record",
    "Refusal",
    "Rulebook",
    "Sand",
    "Seated",
    "Setup",
    "State",
    "Step",
    "Talk",
    "Together",
    "View",
    "Vocabulary",
    "compiled",
    "encode",
    "found_by",
    "load_state",
    "moments",
    "once_for_a_view",
    "one_each",
    "play_out",
    "put",
    "read_record",
    "replay",
    "save_state",
    "steps_in",
    "taken_up",
    "without",
]
