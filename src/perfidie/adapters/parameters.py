"""What OpenSpiel is told of a game: its type, and its options as parameters, each of one type, and back."""

from __future__ import annotations

from typing import Any

from perfidie.adapters.research import need
from perfidie.engine import Game, Option, Options

pyspiel = need("pyspiel")

PREFIX = "perfidie_"
PARAMETERS = {"preset": "standard", "zero_sum": False, "perfect_recall": False, "statements": False}
"""What every game takes beside its seats and options, as it is when nobody says otherwise."""


def game_type(game: Game[Any, Any], zero_sum: bool = False) -> Any:
    """What kind of game it is, and which parameters it takes."""
    kinds = pyspiel.GameType
    usual = parameters(game, game.setup(game.seats[0]).options)
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Perfidie: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**PARAMETERS, "players": game.seats[0], **usual},
    )


def parameters(game: Game[Any, Any], options: Options) -> dict[str, object]:
    """These options of a game as parameters."""
    return {option.id: parameter(option, options[option.id]) for option in game.options}


def parameter(option: Option, value: object) -> object:
    """A value as an OpenSpiel parameter, which has one type: where an option's values have several, they are text.

    Text that OpenSpiel would read as a number or a truth gets quotes: `first_wesley='0'`.
    """
    if not _is_text(option):
        return value
    text = str(value)
    plain = text.lower() not in ("true", "false") and not text.lstrip("+-").replace(".", "", 1).isdigit()
    return text if plain else f"'{text}'"


def _is_text(option: Option) -> bool:
    kinds = {type(value) for value in option.values}
    return kinds == {str} or len(kinds) > 1


def value(option: Option, given: object) -> object:
    """The value of an option that a parameter stands for."""
    return option.read(str(given).strip("'\"")) if _is_text(option) else given
