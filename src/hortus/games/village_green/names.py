"""Names of our own for cards and awards, in both languages, and each award's scoring as an equation of icons.

An equation is a few terms over things that can be counted in a line. It says the same as `awards`, for people: it is
what pages and pictures draw and what `explain` reads out. A test holds the two together.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .cards import CARDS, COLOURS, FLOWERS, SPECIES, Green

Words = dict[str, str]

# --- Greens ---

FLOWER_WORDS: dict[str, Words] = {
    "lily": {"en": "lily", "fr": "lys"},
    "petunia": {"en": "petunia", "fr": "pétunia"},
    "rose": {"en": "rose", "fr": "rose"},
}
COLOUR_WORDS: dict[str, Words] = {
    "red": {"en": "red", "fr": "rouge"},
    "yellow": {"en": "yellow", "fr": "jaune"},
    "blue": {"en": "blue", "fr": "bleu"},
}
FEATURE_WORDS: dict[str, Words] = {
    "birch": {"en": "birch", "fr": "bouleau"},
    "oak": {"en": "oak", "fr": "chêne"},
    "willow": {"en": "willow", "fr": "saule"},
    "pond": {"en": "pond", "fr": "bassin"},
    "structure": {"en": "structure", "fr": "structure"},
    "lawn": {"en": "lawn", "fr": "pelouse"},
}
AND = {"en": " and ", "fr": " et "}


def green(number: int) -> Green:
    card = CARDS[number]
    assert card is not None
    return card


def feature_name(card: Green, lang: str) -> str:
    """What is at the foot of the card."""
    if not card.trees:
        return FEATURE_WORDS[card.feature][lang]
    if len(set(card.trees)) < len(card.trees):
        several = {"birch": "birches", "oak": "oaks", "willow": "willows"}[card.trees[0]]
        return f"two {several}" if lang == "en" else f"deux {FEATURE_WORDS[card.trees[0]]['fr']}s"
    return AND[lang].join(FEATURE_WORDS[tree][lang] for tree in card.trees)


def flower_name(flower: str, colour: str, lang: str) -> str:
    if lang == "en":
        return f"{colour} {flower}"
    feminine = "e" if flower == "rose" and colour == "blue" else ""
    return f"{FLOWER_WORDS[flower]['fr']} {COLOUR_WORDS[colour]['fr']}{feminine}"


def card_name(number: int, lang: str) -> str:
    """The card without an article."""
    card = green(number)
    if card.flower is None or card.colour is None:
        return FEATURE_WORDS["lawn"][lang]
    return f"{flower_name(card.flower, card.colour, lang)} ({feature_name(card, lang)})"


def the_card(number: int, lang: str) -> str:
    """The card with its article."""
    if lang == "en":
        return f"the {card_name(number, lang)}"
    return f"{'la' if green(number).flower in ('rose', None) else 'le'} {card_name(number, lang)}"


# --- Awards ---

AWARD_WORDS: list[Words] = [
    {"en": "", "fr": ""},
    *(
        {
            "en": f"{colour} {plural}".capitalize(),
            "fr": f"{plural_fr} {colour_fr}".capitalize(),
        }
        for plural, plural_fr, colours_fr in (
            ("lilies", "lys", ("rouges", "jaunes", "bleus")),
            ("petunias", "pétunias", ("rouges", "jaunes", "bleus")),
            ("roses", "roses", ("rouges", "jaunes", "bleues")),
        )
        for colour, colour_fr in zip(COLOURS, colours_fr, strict=True)
    ),
    {"en": "Still waters", "fr": "Eaux calmes"},
    {"en": "Paintbox", "fr": "Palette"},
    {"en": "Nosegay", "fr": "Bouquet"},
    {"en": "Open sky", "fr": "Plein ciel"},
    {"en": "No bare patch", "fr": "Sans trou"},
    {"en": "Birch walk", "fr": "Allée de bouleaux"},
    {"en": "Royal oak", "fr": "Chêne royal"},
    {"en": "Little wood", "fr": "Petit bois"},
    {"en": "Twin trees", "fr": "Arbres jumeaux"},
    {"en": "Picnic", "fr": "Pique-nique"},
    {"en": "Odd masonry", "fr": "Pierres impaires"},
    {"en": "Stonework", "fr": "Vieilles pierres"},
    {"en": "Croquet", "fr": "Croquet"},
    {"en": "Three alike", "fr": "Trois pareils"},
    {"en": "One kind or all", "fr": "Une ou toutes"},
    {"en": "Arboretum", "fr": "Arboretum"},
    {"en": "Few or many", "fr": "Peu ou beaucoup"},
    {"en": "Lily lover", "fr": "Ami des lys"},
    {"en": "Blue ribbon", "fr": "Ruban bleu"},
    {"en": "Quiet corner", "fr": "Coin tranquille"},
    {"en": "Summer house", "fr": "Pavillon"},
]


def award_name(award: int, lang: str) -> str:
    return f"{AWARD_WORDS[award][lang]} (A{award:02})"


def the_award(award: int, lang: str) -> str:
    return f"{'the award' if lang == 'en' else 'le trophée'} {award_name(award, lang)}"


# --- Equations ---


class Term(msgspec.Struct, frozen=True):
    """One part of an equation.

    each   every one of the things brings points[0]
    groups every group of `of` equal ones among the things brings points[0]
    all    points[0] if every one of the things is there
    scale  points[n] for n of the thing
    exact  points[0] if there are exactly `counts` of the things
    """

    form: str
    things: tuple[str, ...]
    points: tuple[int, ...]
    of: int = 0
    counts: tuple[int, ...] = ()


def each(thing: str, points: int) -> Term:
    return Term("each", (thing,), (points,))


def groups(of: int, points: int, *things: str) -> Term:
    return Term("groups", things, (points,), of)


def everything(points: int, *things: str) -> Term:
    return Term("all", things, (points,))


def scale(thing: str, *points: int) -> Term:
    return Term("scale", (thing,), points)


def exact(points: int, **counts: int) -> Term:
    return Term("exact", tuple(name.replace("_", " ") for name in counts), (points,), 0, tuple(counts.values()))


EQUATIONS: list[tuple[Term, ...]] = [
    (),
    *((each(f"{colour} {flower}", 3),) for flower in FLOWERS for colour in COLOURS),
    (each("pond", 2),),
    (everything(6, *COLOURS),),
    (everything(6, *FLOWERS),),
    (each("card", 2), each("tree", -1)),
    (each("card", 1), each("empty", -3)),
    (each("birch", 2), each("willow", -2)),
    (each("oak", 3), each("birch", -2), each("willow", -1)),
    (each("tree", 1),),
    (groups(2, 2, *SPECIES),),
    (each("lawn", 3), each("tree", 1), each("structure", -1)),
    (scale("structure", -4, 2, -2, 6),),
    (scale("structure", -2, 1, 2, 4),),
    (scale("lawn", -2, 1, 4, 8),),
    (groups(3, 5, "structure", *SPECIES),),
    (scale("species", -1, 3, -1, 5),),
    (scale("species", 1, -3, 2, 6), each("empty", -2)),
    (scale("tree", -2, 4, -1, -1, -1, 4, 6),),
    (each("lily", 2), each("petunia", 1), each("rose", -2), each("lawn", -3), each("empty", -3)),
    (each("blue", 2), each("yellow", 1), each("red", -2), each("lawn", -3), each("empty", -3)),
    (exact(6, structure=1, one_tree_card=1, pond_or_empty=1),),
    (exact(-2, structure=1, tree=0), exact(4, structure=1, tree=2), exact(6, structure=2, tree=2)),
]

# What the things are called, one and several.
THINGS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {
        **{
            f"{colour} {flower}": (f"{colour} {flower}", AWARD_WORDS[1 + 3 * f + c]["en"].lower())
            for f, flower in enumerate(FLOWERS) for c, colour in enumerate(COLOURS)
        },
        "lily": ("lily", "lilies"), "petunia": ("petunia", "petunias"), "rose": ("rose", "roses"),
        "red": ("red", "red"), "yellow": ("yellow", "yellow"), "blue": ("blue", "blue"),
        "birch": ("birch", "birches"), "oak": ("oak", "oaks"), "willow": ("willow", "willows"),
        "tree": ("tree", "trees"), "species": ("tree species", "tree species"),
        "structure": ("structure", "structures"), "pond": ("pond", "ponds"), "lawn": ("lawn", "lawns"),
        "card": ("card", "cards"), "empty": ("empty space", "empty spaces"),
        "one tree card": ("card with one tree", "cards with one tree"),
        "pond or empty": ("pond or empty space", "ponds or empty spaces"),
    },
    "fr": {
        **{
            f"{colour} {flower}": (flower_name(flower, colour, "fr"), AWARD_WORDS[1 + 3 * f + c]["fr"].lower())
            for f, flower in enumerate(FLOWERS) for c, colour in enumerate(COLOURS)
        },
        "lily": ("lys", "lys"), "petunia": ("pétunia", "pétunias"), "rose": ("rose", "roses"),
        "red": ("rouge", "rouges"), "yellow": ("jaune", "jaunes"), "blue": ("bleu", "bleus"),
        "birch": ("bouleau", "bouleaux"), "oak": ("chêne", "chênes"), "willow": ("saule", "saules"),
        "tree": ("arbre", "arbres"), "species": ("essence", "essences"),
        "structure": ("structure", "structures"), "pond": ("bassin", "bassins"), "lawn": ("pelouse", "pelouses"),
        "card": ("carte", "cartes"), "empty": ("case vide", "cases vides"),
        "one tree card": ("carte à un arbre", "cartes à un arbre"),
        "pond or empty": ("bassin ou case vide", "bassins ou cases vides"),
    },
}  # fmt: skip


def thing_name(thing: str, lang: str, count: int = 1) -> str:
    one, several = THINGS[lang][thing]
    return several if abs(count) > 1 or (count == 0 and lang == "en") else one


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def count_on(thing: str, card: Green | None) -> int:
    """How often a space of a line shows the thing. Species are counted over the whole line: see `count_in`."""
    if card is None:
        return int(thing in ("empty", "pond or empty"))
    if thing == "tree":
        return len(card.trees)
    if thing == "one tree card":
        return int(len(card.trees) == 1)
    if thing == "pond or empty":
        return int(card.feature == "pond")
    if thing == "species":
        return len(set(card.trees))
    if " " in thing:
        return int(thing == f"{card.colour} {card.flower}")
    if thing == "card":
        return 1
    return card.trees.count(thing) + (thing in (card.flower, card.colour, card.feature))


def count_in(thing: str, line: list[Green | None]) -> int:
    if thing == "species":
        return len({tree for card in line if card for tree in card.trees})
    return sum(count_on(thing, card) for card in line)


def term_points(term: Term, line: list[Green | None]) -> int:
    """What a term of an equation brings for a line."""
    counts = [count_in(thing, line) for thing in term.things]
    if term.form == "each":
        return counts[0] * term.points[0]
    if term.form == "groups":
        return sum(count // term.of for count in counts) * term.points[0]
    if term.form == "all":
        return term.points[0] if all(counts) else 0
    if term.form == "scale":
        return term.points[counts[0]]
    return term.points[0] if counts == list(term.counts) else 0


GROUP_WORDS = {
    "en": {2: "two trees of one species", 3: "three trees of one species or three structures"},
    "fr": {2: "deux arbres d'une essence", 3: "trois arbres d'une essence ou trois structures"},
}


def term_text(term: Term, lang: str) -> str:
    """A term in words."""
    points = signed(term.points[0])
    names = [thing_name(thing, lang) for thing in term.things]
    colon = ": " if lang == "en" else " : "
    if term.form == "each":
        return f"{names[0]} {points}"
    if term.form == "groups":
        return f"{GROUP_WORDS[lang][term.of]} {points}"
    if term.form == "all":
        return f"{' + '.join(names)} {points}"
    if term.form == "scale":
        steps = " / ".join(f"{count}{colon}{signed(value)}" for count, value in enumerate(term.points))
        return f"{thing_name(term.things[0], lang, 2)} {steps}"
    parts = [f"{n} {thing_name(thing, lang, n)}" for thing, n in zip(term.things, term.counts, strict=True)]
    return f"{' + '.join(parts)} {points}"


def equation_text(award: int, lang: str) -> str:
    """What an award scores, in words."""
    return ", ".join(term_text(term, lang) for term in EQUATIONS[award])


def equation_view(award: int) -> list[dict[str, Any]]:
    """What an award scores, for a page to draw."""
    terms: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(EQUATIONS[award]))
    return [{name: value for name, value in term.items() if value} for term in terms]
