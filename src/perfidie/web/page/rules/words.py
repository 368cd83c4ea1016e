"""Words as a search takes them: which say nothing in a question, which mean the same, and what their endings leave."""

from __future__ import annotations

from functools import lru_cache


def _set_of(words: str) -> frozenset[str]:
    return frozenset(words.split())


SILENT = {
    "fr": _set_of(
        """
        a ai aie ait as au aux avec avoir avait avons avez c ca ce cela ces cet cette ceux chez ci comment d
        dans de des deja doit doivent dois devoir devons devez donc du elle elles en encore es est et etre
        eux fait faire faut fut ici il ils j je jusqu l la le les leur leurs lui m ma mais me meme mes moi
        mon n ne ni nos notre nous on ont ou par parmi pas peut peux peuvent pouvoir pouvez pouvons peu plus
        pour pourquoi puis puisque qu quand que quel quelle quelles quels qui quoi s sa sans se ses si soi
        soit son sont sous suis sur t ta te tes toi ton tous tout toute toutes tu un une va vais vers veut
        veux vos votre vous y droit possible permis autorise arrive passe obtient vont lorsque lors alors
        aussi bien etait sait savoir jeu partie
        """
    ),
    "en": _set_of(
        """
        a about again all allowed also am an and any anybody anyone are as at be been being but by can could
        did do does doing done for from get gets go goes got had has have having he her hers him his how i
        if in into is it its just let may me might mine more must my no not of off on one ones only or our
        please possible shall she should so some somebody someone than that the their them then there
        these they this those to too up upon us was we were what when where whether which while who whom
        whose why will with would you your yours happen happens game s t rule rules
        """
    ),
}
"""What stands in every question. It is left out of texts and questions alike."""

ORDINARY = {
    "fr": _set_of(
        """
        sert servent servir serve utile utilite utiliser combien maximum minimum chose choses quelqu juste exactement
        vraiment simplement signifie signifier dire veulent marche marchent fonctionne fonctionnent compte comptent
        pendant chaque moment cas aller rien trop tellement autre autres nombre faisons font deviennent devient
        """
    ),
    "en": _set_of(
        """
        use used uses using good many much mean means meaning meant actually really exactly supposed thing things
        stuff work works need want wants now number long time every each everybody everyone else next other make
        makes take takes come comes give gives guy
        """
    ),
}
"""What people say around what they ask for. It may stand in a rule, yet it seldom is what a question is about."""

_ALIKE = {
    "fr": (
        "deux fois|deux|second|seconde",
        "regarder|voir|revoir|regard|voit|vu",
        "egalite|autant|egal|pareil|ex aequo",
        "jeter|defausser|ecarter",
        "echanger|permuter|intervertir|echange",
        "mourir|mort|morts|meurt|meurent|mourrait|tuer|eliminer|elimine",
        "mentir|mensonge|bluffer|parler|dire",
        "gagner|remporter|emporter|vainqueur|victoire|gagne",
        "commencer|premier|debut|commence",
        "poser|placer|mettre",
        "acheter|payer|achat|cout|couter|coute",
        "passer|renoncer|refuser|sauter",
        "or|pepites|argent|pistoles",
        "vie|vies|sante|coeur|coeurs|hors",
        "bouger|deplacer|deplacement|avancer",
        "explosion|exploser|explose",
        "sac|bourse",
        "cacher|cache|secret",
        "adversaire|rival|autre",
        "limite|dernier|fin",
        "decouvrir|trouver|demasquer|reveler",
        "vaincre|vaincu|battu|battre|perdre|perdu",
        "revenir|retour|retourner|revient",
        "endroit|lieu|destination",
        "arreter|terminer|finir|stop",
        "oblige|forcer|obligatoire",
        "combat|duel|bagarre|combattre",
        "lancer|jeter|lance",
        "choisir|prendre|choix",
    ),
    "en": (
        "twice|two|second",
        "look|see|watch|peek|seen",
        "tie|tied|equal|level|same|draw|much|many",
        "discard|throw|remove|removed",
        "swap|exchange|switch|trade",
        "die|dead|death|kill|eliminate|dies",
        "lie|bluff|talk|tell|lying",
        "win|winner|won|wins|victory",
        "begin|start|first|begins",
        "place|put|lay",
        "buy|pay|cost|purchase|bought|price",
        "pass|skip|decline|refuse",
        "gold|money|pistoles|coins",
        "life|lives|health|heart|hearts",
        "move|moves|movement",
        "explode|explosion|exploded|explodes",
        "hidden|hide|secret",
        "opponent|rival|opposing",
        "last|final|end",
        "find|found|reveal|discover|unmask",
        "defeat|beaten|beat|lost|lose",
        "return|back|come",
        "place|destination|location|spot",
        "early|before",
        "eliminated|out",
        "row|running|successive",
        "stop|finish|end",
        "fight|duel|combat",
        "roll|throw|toss",
        "pick|choose|take",
        "mandatory|must|compulsory|optional",
    ),
}
_ENDINGS = {
    "fr": (
        *(
            "issements",
            "issement",
            "ations",
            "ation",
            "ements",
            "ement",
            "erions",
            "aient",
            "antes",
            "ante",
            "ants",
            "ant",
        ),
        *(
            "erait",
            "erons",
            "eront",
            "era",
            "ees",
            "ee",
            "ent",
            "ait",
            "ons",
            "ez",
            "er",
            "es",
            "is",
            "it",
            "ir",
            "e",
            "s",
            "x",
        ),
    ),
    "en": (
        "ations",
        "ation",
        "ings",
        "ing",
        "ments",
        "ment",
        "edly",
        "ied",
        "ies",
        "ed",
        "es",
        "er",
        "ly",
        "e",
        "y",
        "s",
    ),
}
LEAST_LEFT = 3


@lru_cache(maxsize=8192)
def stem(word: str, lang: str) -> str:
    """What is left of a plain word without its ending: its forms share it.

    >>> stem("regardées".replace("é", "e"), "fr") == stem("regarder", "fr") == stem("regards", "fr")
    True
    >>> stem("swapped", "en") == stem("swaps", "en"), stem("glasses", "en") == stem("glass", "en")
    (True, True)
    """
    left = word
    for _ in range(2):
        for ending in _ENDINGS[lang]:
            if (
                left.endswith(ending)
                and len(left) - len(ending) >= LEAST_LEFT
                and not (ending == "s" and left.endswith("ss"))
            ):
                left = left[: -len(ending)]
                break
        else:
            break
    return left[:-1] if len(left) > LEAST_LEFT and left[-1] == left[-2] else left


def _groups(lang: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for group in _ALIKE[lang]:
        roots = frozenset(stem(word, lang) for word in group.replace("|", " ").split() if word not in SILENT[lang])
        for root in roots:
            found[root] = found.get(root, frozenset()) | roots
    return found


ALIKE = {lang: _groups(lang) for lang in SILENT}
"""By the stem of a word, the stems of those that mean the same in a game."""
