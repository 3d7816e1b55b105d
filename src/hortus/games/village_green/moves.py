"""Village Green in words: notation, sentences, and what can be done now. Why not is in `refusals`."""

from __future__ import annotations

from typing import Any

from hortus.games.words import Catalogue, say, square

from .cards import AWARD_NAMES, GREEN_NAMES, KINDS, LAWN
from .names import AND, the_award, the_card
from .rules import CODES, COVER, DISCARD, LAY, PLACE, REFRESH, STOP, TAKE, UNDERNEATH
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
    SPACES,
    TAKING_AWARD,
    TAKING_GREEN,
)

CELL_NAMES = [square(cell // 3, cell % 3) for cell in range(CELLS)]
SPACE_NAMES = [*(square(-1, column) for column in range(3)), *(square(row, -1) for row in range(3))]
KIND_NAMES = ("greens", "awards")
DECK = 3  # the place of a take that is not face up


def _notation(move: int) -> str:
    if move >= PLACE:
        return f"place {(move - PLACE) // CELLS + 1}-{CELL_NAMES[(move - PLACE) % CELLS]}"
    if move >= DISCARD:
        return f"discard {move - DISCARD + 1}"
    if move == STOP:
        return "stop"
    if move == COVER:
        return "cover"
    if move >= UNDERNEATH:
        return f"under {move - UNDERNEATH + 1}"
    if move >= REFRESH:
        return f"refresh {KIND_NAMES[move - REFRESH]}"
    if move >= TAKE:
        kind, place = divmod(move - TAKE, 4)
        return f"{('green', 'award')[kind]} {'deck' if place == DECK else place + 1}"
    return f"lay {SPACE_NAMES[move - LAY]}"


NOTATION = [_notation(move) for move in range(CODES)]
OUTCOMES = ["", *GREEN_NAMES[1:], *AWARD_NAMES[1:]]

WORDS: Catalogue = {
    "en": {
        "lay": "Lay {award} on {space}.",
        "lay over": "Lay {award} on {space}, over {old}.",
        "take": "Take {card}.",
        "green deck": "Draw the top green of the deck.",
        "award deck": "Draw the top award of the deck.",
        "refresh greens": "Turn your village card: put the face-up greens under the deck and reveal three new ones.",
        "refresh awards": "Turn your village card: put the face-up awards under the deck and reveal three new ones.",
        "under": "Put {card} under the deck next.",
        "cover": "Turn your village card: this turn you cover a card of your village with a green.",
        "stop": "End the game here.",
        "discard": "Discard {card}.",
        "place": "Place {card} on {cell}.",
        "place over": "Place {card} on {cell}, over {old}.",
        "did lay": "lays {award} on {space}.",
        "did lay over": "lays {award} on {space}, over {old}.",
        "did lay both": "lays {award} on {space}, and {last} on {last_space}.",
        "did take": "takes {card}.",
        "did take new": "takes {card}; {new} is turned up.",
        "did draw": "draws {card}.",
        "did green deck": "draws a green from the deck.",
        "did award deck": "draws an award from the deck.",
        "did refresh greens": "turns the village card to refresh the greens.",
        "did refresh awards": "turns the village card to refresh the awards.",
        "did under": "puts {card} under the deck.",
        "did under hidden": "puts a card under the deck.",
        "did under last": "puts {card}, then {last} under the deck, and turns up {new}.",
        "did under last hidden": "puts the other two under the deck, and turns up {new}.",
        "did cover": "turns the village card to cover a card.",
        "did stop": "ends the game.",
        "did discard": "discards {card}.",
        "did discard hidden": "discards a card face down.",
        "did place": "places {card} on {cell}.",
        "did place over": "places {card} on {cell}, over {old}.",
        "last round": "The end is near: this round is the last!",
        "now laying": "Lay {award} above one of your columns.",
        "now action": "Take a green or an award.",
        "now action village": "Take a green or an award, or turn your village card first.",
        "now solo": "Take a green or an award, or end the game.",
        "now solo village": "Take a green or an award, turn your village card first, or end the game.",
        "now stuck": "No normal action is left: use your village card, or end the game.",
        "now refreshing": "Choose the card that goes under the deck next: the first will be drawn first.",
        "now taking green": "Take the green to cover with: you choose from your whole hand afterwards.",
        "now placing": "Place one of your four cards, or discard one.",
        "now placing solo": "Place one of your four cards.",
        "now covering": "Cover a card of your village with one of your four cards, or discard one.",
        "now covering solo": "Cover a card of your village with one of your four cards.",
        "now taking award": "The structure brings an award: take one.",
        "now laying award": "Lay {award} above a column or beside a row.",
    },
    "fr": {
        "lay": "Poser {award} en {space}.",
        "lay over": "Poser {award} en {space}, sur {old}.",
        "take": "Prendre {card}.",
        "green deck": "Piocher la première carte Aménagement.",
        "award deck": "Piocher le premier trophée.",
        "refresh greens": "Retourner votre carte Village : glisser les trois aménagements visibles sous leur pioche et en révéler trois autres.",  # noqa: E501
        "refresh awards": "Retourner votre carte Village : glisser les trois trophées visibles sous leur pioche et en révéler trois autres.",  # noqa: E501
        "under": "Glisser {card} sous la pioche.",
        "cover": "Retourner votre carte Village : ce tour-ci, vous recouvrez une carte de votre village.",
        "stop": "Arrêter la partie ici.",
        "discard": "Défausser {card}.",
        "place": "Placer {card} en {cell}.",
        "place over": "Placer {card} en {cell}, sur {old}.",
        "did lay": "pose {award} en {space}.",
        "did lay over": "pose {award} en {space}, sur {old}.",
        "did lay both": "pose {award} en {space}, et {last} en {last_space}.",
        "did take": "prend {card}.",
        "did take new": "prend {card} ; nouvelle carte visible : {new}.",
        "did draw": "pioche {card}.",
        "did green deck": "pioche une carte Aménagement.",
        "did award deck": "pioche un trophée.",
        "did refresh greens": "retourne sa carte Village pour renouveler les aménagements.",
        "did refresh awards": "retourne sa carte Village pour renouveler les trophées.",
        "did under": "glisse {card} sous la pioche.",
        "did under hidden": "glisse une carte sous la pioche.",
        "did under last": "glisse {card}, puis {last} sous la pioche, et révèle {new}.",
        "did under last hidden": "glisse les deux autres sous la pioche, et révèle {new}.",
        "did cover": "retourne sa carte Village pour recouvrir une carte.",
        "did stop": "arrête la partie.",
        "did discard": "défausse {card}.",
        "did discard hidden": "défausse une carte face cachée.",
        "did place": "place {card} en {cell}.",
        "did place over": "place {card} en {cell}, sur {old}.",
        "last round": "La fin approche : c'est la dernière manche !",
        "now laying": "Posez {award} au-dessus d'une de vos colonnes.",
        "now action": "Prenez un aménagement ou un trophée.",
        "now action village": "Prenez un aménagement ou un trophée, ou retournez d'abord votre carte Village.",
        "now solo": "Prenez un aménagement ou un trophée, ou arrêtez la partie.",
        "now solo village": "Prenez un aménagement ou un trophée, retournez d'abord votre carte Village, ou arrêtez la partie.",  # noqa: E501
        "now stuck": "Plus aucune action normale : utilisez votre carte Village, ou arrêtez la partie.",
        "now refreshing": "Choisissez la carte à glisser sous la pioche : la première sera piochée la première.",
        "now taking green": "Prenez l'aménagement du recouvrement : vous choisirez ensuite dans toute votre main.",
        "now placing": "Placez une de vos quatre cartes, ou défaussez-en une.",
        "now placing solo": "Placez une de vos quatre cartes.",
        "now covering": "Recouvrez une carte de votre village avec une de vos quatre cartes, ou défaussez-en une.",
        "now covering solo": "Recouvrez une carte de votre village avec une de vos quatre cartes.",
        "now taking award": "La structure donne droit à un trophée : prenez-en un.",
        "now laying award": "Posez {award} au-dessus d'une colonne ou à gauche d'une rangée.",
    },
}


def the(kind: int, card: int, lang: str) -> str:
    return the_award(card, lang) if kind == AWARD else the_card(card, lang)


def listed(parts: list[str], lang: str) -> str:
    return ", ".join(parts[:-1]) + AND[lang] + parts[-1] if len(parts) > 1 else parts[0]


def sentence(before: Any, move: int, after: Any, viewer: int | None, lang: str) -> str:
    """Blind draws, discards and the order of a Refresh are named to the one who makes them only."""
    own = viewer == before.turn
    if after is None:
        return _to_do(before, move, lang)
    text = _done(before, move, after, own, lang)
    if after.triggered and not before.triggered:
        text += " " + say(WORDS, lang, "last round")
    return text


def _to_do(state: Any, move: int, lang: str) -> str:
    """A legal move, to the seat that may make it."""
    seat = state.turn
    if move >= PLACE:
        n, cell = divmod(move - PLACE, CELLS)
        old = state.green[CELLS * seat + cell]
        return say(WORDS, lang, "place over" if old else "place", card=the_card(state.slot[HAND * seat + n], lang),
                   cell=CELL_NAMES[cell], old=old and the_card(old, lang))  # fmt: skip
    if move >= DISCARD:
        return say(WORDS, lang, "discard", card=the_card(state.slot[HAND * seat + move - DISCARD], lang))
    if UNDERNEATH <= move < COVER:
        kind = state.refreshing
        return say(WORDS, lang, "under", card=the(kind, state.up[3 * kind + move - UNDERNEATH], lang))
    if TAKE <= move < REFRESH:
        kind, place = divmod(move - TAKE, 4)
        if place != DECK:
            return say(WORDS, lang, "take", card=the(kind, state.up[3 * kind + place], lang))
    if move < TAKE:
        old = state.award[SPACES * seat + move - LAY]
        return say(WORDS, lang, "lay over" if old else "lay", award=the_award(to_lay(state), lang),
                   space=SPACE_NAMES[move - LAY], old=old and the_award(old, lang))  # fmt: skip
    return say(WORDS, lang, NOTATION[move])


def _done(before: Any, move: int, after: Any, own: bool, lang: str) -> str:
    seat = before.turn
    if move >= PLACE:
        cell = (move - PLACE) % CELLS
        old = before.green[CELLS * seat + cell]
        return say(WORDS, lang, "did place over" if old else "did place", cell=CELL_NAMES[cell],
                   card=the_card(after.green[CELLS * seat + cell], lang), old=old and the_card(old, lang))  # fmt: skip
    if move >= DISCARD:
        if not own:
            return say(WORDS, lang, "did discard hidden")
        return say(WORDS, lang, "did discard", card=the_card(before.slot[HAND * seat + move - DISCARD], lang))
    if UNDERNEATH <= move < COVER:
        return _done_under(before, move - UNDERNEATH, after, own, lang)
    if TAKE <= move < REFRESH:
        return _done_take(before, move, after, own, lang)
    if move < TAKE:
        return _done_lay(before, move - LAY, after, lang)
    return say(WORDS, lang, "did " + NOTATION[move])


def _done_under(before: Any, place: int, after: Any, own: bool, lang: str) -> str:
    kind = before.refreshing
    hidden = "" if own else " hidden"
    gone = [i for i in range(3) if not before.up[3 * kind + i]]
    card = the(kind, before.up[3 * kind + place], lang) if own else ""
    if not gone:
        return say(WORDS, lang, "did under" + hidden, card=card)
    last = ({0, 1, 2} - {*gone, place}).pop() if own else place
    new = listed([the(kind, after.up[3 * kind + i], lang) for i in range(3)], lang)
    return say(WORDS, lang, "did under last" + hidden, card=card, new=new,
               last=the(kind, before.up[3 * kind + last], lang) if own else "")  # fmt: skip


def _done_take(before: Any, move: int, after: Any, own: bool, lang: str) -> str:
    kind, place = divmod(move - TAKE, 4)
    if place == DECK:
        if not own:
            return say(WORDS, lang, "did " + NOTATION[move])
        card = after.held if kind == AWARD else after.slot[HAND * before.turn + after.hand_count[before.turn] - 1]
        return say(WORDS, lang, "did draw", card=the(kind, card, lang))
    card = the(kind, before.up[3 * kind + place], lang)
    if after.up_count[kind] < before.up_count[kind]:
        return say(WORDS, lang, "did take", card=card)
    return say(WORDS, lang, "did take new", card=card, new=the(kind, after.up[3 * kind + place], lang))


def _done_lay(before: Any, space: int, after: Any, lang: str) -> str:
    first = SPACES * before.turn
    award = the_award(after.award[first + space], lang)
    if before.phase == LAYING:
        for last in range(3):
            if last != space and after.award[first + last] and not before.award[first + last]:
                return say(WORDS, lang, "did lay both", award=award, space=SPACE_NAMES[space],
                           last=the_award(after.award[first + last], lang), last_space=SPACE_NAMES[last])  # fmt: skip
    old = before.award[first + space]
    return say(WORDS, lang, "did lay over" if old else "did lay", award=award, space=SPACE_NAMES[space],
               old=old and the_award(old, lang))  # fmt: skip


def to_lay(state: Any) -> int:
    """The award the seat to decide has to lay; 0: none."""
    if state.phase == LAYING:
        return next(award for award in state.dealt[3 * state.turn : 3 * state.turn + 3] if award)  # type: ignore[no-any-return]
    return state.held  # type: ignore[no-any-return]


def what_now(state: Any, lang: str) -> str:
    solo = state.players == 1
    phase = state.phase
    if phase in (LAYING, LAYING_AWARD):
        key = "now laying" if phase == LAYING else "now laying award"
        return say(WORDS, lang, key, award=the_award(to_lay(state), lang))
    if phase == REFRESHING:
        return say(WORDS, lang, "now refreshing")
    if phase == TAKING_GREEN:
        return say(WORDS, lang, "now taking green")
    if phase == TAKING_AWARD:
        return say(WORDS, lang, "now taking award")
    if phase == PLACING:
        return say(WORDS, lang, ("now covering" if state.covering else "now placing") + (" solo" if solo else ""))
    assert phase == ACTION
    if solo and not state.rules.can_act_alone(state):
        return say(WORDS, lang, "now stuck")
    usable = state.card_up[state.turn] and (
        state.rules.can_refresh(state, GREEN) or state.rules.can_refresh(state, AWARD) or state.rules.can_cover(state)
    )
    return say(WORDS, lang, ("now solo" if solo else "now action") + (" village" if usable else ""))


def is_lawn(card: int) -> bool:
    return KINDS[card] == LAWN
