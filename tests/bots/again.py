"""Makes choices again in a process of its own: questions come in as JSON, the words of the answers go out."""

from __future__ import annotations

import base64
import json
import sys
from random import Random

from perfidie import bots, games
from perfidie.bots import Player


def main() -> None:
    """Answers all of them."""
    answers = []
    for each in json.load(sys.stdin):
        game = games.find(each["game"])
        player = bots.find(each["level"], game)
        assert isinstance(player, Player)
        view = game.read_view(base64.b64decode(each["view"]))
        legal = [tuple(words) for words in each["legal"]]
        answers.append(player.measured(each["iterations"]).choose(view, legal, Random(each["seed"])))
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
