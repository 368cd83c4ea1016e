"""A program that has a bot think in another process, says so, and then waits to be killed."""

from __future__ import annotations

import asyncio
import sys
from random import Random

from perfidie.engine import Playthrough, encode
from perfidie.games import find
from perfidie.web.house.bots.thinkers import Thinkers


async def main() -> None:
    game = find("verre")
    play = Playthrough(game, game.setup(2))
    play.chance(Random(1))
    seat = play.state.waiting[0]
    thinkers = Thinkers(1)
    print(*await thinkers.think("verre", "greedy", encode(play.view(seat)), play.legal(seat), 7), flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    asyncio.run(main())
