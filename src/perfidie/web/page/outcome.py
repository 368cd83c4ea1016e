"""How a game ended: who won and why, who stands where, and what can be done next."""

from __future__ import annotations

from markupsafe import Markup

from perfidie.boards.pieces import trusted
from perfidie.boards.scene import Scene
from perfidie.engine import Outcome
from perfidie.store import BOT
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.models import OutcomeModel, RankModel
from perfidie.web.page.sketch import Sketch


def outcome(table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """Takes the place of the decision once the game is over."""
    ended, seat = scene.view.outcome, sketch.seat
    assert ended is not None
    plain = SiteTexts(sketch.texts.lang, sketch.texts.game, table.names)
    won = "outcome-won" if seat in ended.winners else "outcome-lost"
    model = OutcomeModel(
        title=plain.say("outcome-winners", {"seats": ended.winners}),
        aside="" if seat is None else plain.say(won),
        reasons=tuple(plain.reason(reason) for reason in ended.reasons),
        ranks=_ranks(table, sketch, scene, ended),
        winners=ended.winners,
        code=table.code,
        following=table.arrangement.following,
        seated=seat is not None,
    )
    return trusted(sketch.pen.page("parts/outcome.html", outcome=model))


def _ranks(table: LiveTable, sketch: Sketch, scene: Scene, ended: Outcome) -> tuple[RankModel, ...]:
    order = sorted(range(len(ended.scores)), key=lambda each: (each not in ended.winners, -ended.scores[each], each))
    return tuple(
        RankModel(
            seat=each,
            name=table.names[each],
            letter=table.names[each][:1].upper(),
            winner=each in ended.winners,
            bot=table.chairs[each].kind == BOT,
            standing=Markup(sketch.board.standing(scene, each)),
        )
        for each in order
    )
