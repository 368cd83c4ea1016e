"""The decision bar of Mousquetaires du Roy: every choice is a button that says what it costs and what it brings."""

from __future__ import annotations

from collections.abc import Callable

from perfidie.boards.scene import Html, Scene
from perfidie.games.mousquetaires.web import bars_milady as milady
from perfidie.games.mousquetaires.web import bars_musketeers as musketeers
from perfidie.games.mousquetaires.web.bars_act import act
from perfidie.games.mousquetaires.web.reading import Reading, read


def choices(scene: Scene) -> Html:
    """The choice that is mine."""
    r = read(scene)
    return STEPS[r.view.step](r)


STEPS: dict[str, Callable[[Reading], Html]] = {
    "FirstParis": milady.choose_paris,
    "Assign": milady.assign,
    "ChooseDestination": milady.choose_destination,
    "PlayParis": milady.choose_paris,
    "PlayTreachery": milady.play_treachery,
    "MiladyAtSiege": milady.at_siege,
    "MiladyAtRichelieus": milady.at_richelieus,
    "MiladyAtHome": milady.choose_paris,
    "ChooseTarget": milady.choose_target,
    "ChooseStart": musketeers.choose_start,
    "ChooseMusketeer": musketeers.choose_musketeer,
    "Act": act,
    "Swap": musketeers.swap,
    "Consent": musketeers.consent,
    "PayChallenge": musketeers.pay_challenge,
    "CommitCards": musketeers.commit_cards,
    "ToledoBlade": musketeers.toledo_blade,
    "Sacrifice": musketeers.sacrifice,
}
"""Who draws which choice, by its step."""
