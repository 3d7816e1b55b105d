"""Why a move is not allowed now, as a sentence for the player."""

from __future__ import annotations

from typing import Any

from hortus.games.words import Catalogue, say

from .cards import BESIDE, KIND
from .moves import CELL_NAMES, DECK, SPACE_NAMES, is_lawn, the, to_lay
from .names import the_award, the_card
from .rules import COVER, DISCARD, LAY, PLACE, REFRESH, TAKE, UNDERNEATH
from .state import (
    ACTION,
    AWARD,
    CELLS,
    GREEN,
    HAND,
    LAYING,
    LAYING_AWARD,
    PLACING,
    REFRESHING,
    TAKING_AWARD,
    TAKING_GREEN,
)
from .village import ALL_CELLS, NEIGHBOURS

WORDS: Catalogue = {
    "en": {
        "set-up": "Set-up is not over: lay {award} above one of your columns.",
        "set-up left": "The first three awards go above the columns: a0, b0 or c0.",
        "space taken": "{space} is taken: choose a free space.",
        "space taken solo": "{space} is taken: alone, only a structure's award may cover another.",
        "no award": "You have no award to lay: take one first.",
        "no green taken": "Take a green first; then place or discard a card.",
        "not refreshing": "No refresh is under way.",
        "finish refresh": "Finish the refresh first: choose the card that goes under the deck next.",
        "gone": "That card is under the deck already.",
        "cover first": "You cover this turn: take a green now.",
        "place first": "You have taken a green: place or discard one of your cards now.",
        "place first solo": "You have taken a green: place one of your cards now.",
        "award first": "The structure brings an award: take one now.",
        "lay first": "Lay {award} first.",
        "none there greens": "No green lies face up there.",
        "none there awards": "No award lies face up there.",
        "deck empty greens": "The green deck is empty.",
        "deck empty awards": "The award deck is empty.",
        "not sure": "Alone you must place a card: draw only if a card of your hand can be placed already.",
        "not sure up": "Alone you must place a card: neither your hand nor {card} can be placed.",
        "no space": "All your award spaces are taken: alone, only a structure's award may cover another.",
        "card down": "Your village card is face down: it is used once per game.",
        "not three greens": "A refresh needs three face-up greens.",
        "not three awards": "A refresh needs three face-up awards.",
        "nothing to cover": "There is no flower card to cover in your village.",
        "no green": "There is no green to take.",
        "cannot cover": "No card you could take for sure would cover a card of your village.",
        "only alone": "Only a game played alone can be stopped.",
        "no discard": "Alone nothing is discarded: place a card.",
        "cell taken": "{old} lies on {cell}: place on an empty space or a lawn.",
        "cover flower": "{cell} shows no flower card: you cover one this turn.",
        "no match": "{card} cannot lie on {cell}: {other} on {beside} shares neither flower nor colour.",
    },
    "fr": {
        "set-up": "La mise en place n'est pas finie : posez {award} au-dessus d'une de vos colonnes.",
        "set-up left": "Les trois premiers trophées vont au-dessus des colonnes : a0, b0 ou c0.",
        "space taken": "{space} est occupé : choisissez un emplacement libre.",
        "space taken solo": "{space} est occupé : en solitaire, seul le trophée d'une structure peut en recouvrir un.",
        "no award": "Vous n'avez pas de trophée à poser : prenez-en un d'abord.",
        "no green taken": "Prenez d'abord un aménagement ; placez ou défaussez ensuite une carte.",
        "not refreshing": "Aucun renouvellement n'est en cours.",
        "finish refresh": "Finissez d'abord le renouvellement : choisissez la carte à glisser sous la pioche.",
        "gone": "Cette carte est déjà sous la pioche.",
        "cover first": "Vous recouvrez ce tour-ci : prenez un aménagement maintenant.",
        "place first": "Vous avez pris un aménagement : placez ou défaussez une de vos cartes maintenant.",
        "place first solo": "Vous avez pris un aménagement : placez une de vos cartes maintenant.",
        "award first": "La structure donne droit à un trophée : prenez-en un maintenant.",
        "lay first": "Posez d'abord {award}.",
        "none there greens": "Aucun aménagement visible à cette place.",
        "none there awards": "Aucun trophée visible à cette place.",
        "deck empty greens": "La pioche des aménagements est vide.",
        "deck empty awards": "La pioche des trophées est vide.",
        "not sure": "En solitaire, il faut placer une carte : on ne pioche que si une carte en main peut l'être.",
        "not sure up": "En solitaire, il faut placer une carte : ni votre main ni {card} ne peuvent l'être.",
        "no space": "Emplacements tous pris : en solitaire, seul le trophée d'une structure peut en recouvrir un.",
        "card down": "Votre carte Village est face cachée : elle ne sert qu'une fois par partie.",
        "not three greens": "Il faut trois aménagements visibles pour les renouveler.",
        "not three awards": "Il faut trois trophées visibles pour les renouveler.",
        "nothing to cover": "Il n'y a pas de carte fleurie à recouvrir dans votre village.",
        "no green": "Il n'y a pas d'aménagement à prendre.",
        "cannot cover": "Aucune carte que vous pourriez prendre à coup sûr ne recouvrirait une carte de votre village.",
        "only alone": "Seule une partie en solitaire peut être arrêtée.",
        "no discard": "En solitaire, on ne défausse pas : placez une carte.",
        "cell taken": "{old} est en {cell} : placez sur une case vide ou une pelouse.",
        "cover flower": "{cell} ne montre pas de carte fleurie : ce tour-ci, vous en recouvrez une.",
        "no match": "{card} ne va pas en {cell} : {other} en {beside} n'a ni sa fleur ni sa couleur.",
    },
}


def why_not(state: Any, move: int, lang: str) -> str:
    """A reason a player understands, for any move that is not legal now."""
    phase = state.phase
    solo = state.players == 1
    if phase == LAYING:
        return _setup(state, move, lang)
    if phase == REFRESHING:
        return say(WORDS, lang, "gone" if UNDERNEATH <= move < COVER else "finish refresh")
    if phase == LAYING_AWARD:
        if move >= TAKE:
            return say(WORDS, lang, "lay first", award=the_award(to_lay(state), lang))
        return say(WORDS, lang, "space taken solo", space=SPACE_NAMES[move - LAY])
    if phase == PLACING:
        if move >= PLACE:
            return _misfit(state, move, lang)
        if move >= DISCARD:
            return say(WORDS, lang, "no discard")
        return say(WORDS, lang, "place first solo" if solo else "place first")
    if phase == TAKING_AWARD and not TAKE + 4 <= move < REFRESH:
        return say(WORDS, lang, "award first")
    if phase == TAKING_GREEN and not TAKE <= move < TAKE + 4:
        return say(WORDS, lang, "cover first")
    if TAKE <= move < REFRESH:
        return _no_take(state, *divmod(move - TAKE, 4), lang)
    assert phase == ACTION
    if move < TAKE:
        return say(WORDS, lang, "no award")
    if move >= DISCARD:
        return say(WORDS, lang, "no green taken")
    if UNDERNEATH <= move < COVER:
        return say(WORDS, lang, "not refreshing")
    if move > COVER:
        return say(WORDS, lang, "only alone")
    return _no_village_card(state, move, lang)


def _setup(state: Any, move: int, lang: str) -> str:
    if move >= TAKE:
        return say(WORDS, lang, "set-up", award=the_award(to_lay(state), lang))
    if move >= LAY + 3:
        return say(WORDS, lang, "set-up left")
    return say(WORDS, lang, "space taken", space=SPACE_NAMES[move - LAY])


def _no_take(state: Any, kind: int, place: int, lang: str) -> str:
    if kind == AWARD and state.players == 1 and state.phase == ACTION and not state.rules.has_award_space(state):
        return say(WORDS, lang, "no space")
    name = "awards" if kind == AWARD else "greens"
    if place == DECK:
        if state.rules.deck_size(state, kind):
            return say(WORDS, lang, "not sure")
        return say(WORDS, lang, f"deck empty {name}")
    if place >= state.up_count[kind]:
        return say(WORDS, lang, f"none there {name}")
    return say(WORDS, lang, "not sure up", card=the(kind, state.up[3 * kind + place], lang))


def _no_village_card(state: Any, move: int, lang: str) -> str:
    if not state.card_up[state.turn]:
        return say(WORDS, lang, "card down")
    if move == COVER:
        if state.free[state.turn] == ALL_CELLS:
            return say(WORDS, lang, "nothing to cover")
        return say(WORDS, lang, "cannot cover" if state.rules.left(state, GREEN) else "no green")
    name = ("greens", "awards")[move - REFRESH]
    if state.up_count[move - REFRESH] < 3:
        return say(WORDS, lang, f"not three {name}")
    return say(WORDS, lang, f"deck empty {name}")


def _misfit(state: Any, move: int, lang: str) -> str:
    n, cell = divmod(move - PLACE, CELLS)
    base = CELLS * state.turn
    card, old = state.slot[HAND * state.turn + n], state.green[base + cell]
    if state.covering and (not old or is_lawn(old)):
        return say(WORDS, lang, "cover flower", cell=CELL_NAMES[cell])
    if not state.covering and old and not is_lawn(old):
        return capital(say(WORDS, lang, "cell taken", cell=CELL_NAMES[cell], old=the_card(old, lang)))
    for beside in NEIGHBOURS[4 * cell : 4 * cell + 4]:
        other = state.green[base + beside] if beside >= 0 else 0
        if other and not int(BESIDE[KIND[other]]) >> int(KIND[card]) & 1:
            return capital(say(WORDS, lang, "no match", card=the_card(card, lang), cell=CELL_NAMES[cell],
                               other=the_card(other, lang), beside=CELL_NAMES[beside]))  # fmt: skip
    raise AssertionError(move)


def capital(text: str) -> str:
    return text[0].upper() + text[1:]
